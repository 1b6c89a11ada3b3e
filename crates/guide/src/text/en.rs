//! English.

use super::Text;

pub(super) static TEXT: Text = Text {
    title: "The rules of Plakoto and Tapa",
    description: "The rules of the Greek game Plakoto and of the Bulgarian Tapa, in short words, with boards to try them on.",
    lead: "Plakoto is played in Greece and Tapa in Bulgaria, with the board and the dice of backgammon. No checker is ever sent back: one that is caught alone is pinned where it stands, and waits. On each board here you can step through the plays, or move the checkers yourself.",
    contents: "Contents",
    play: "Play",
    languages: "Languages",

    start_heading: "The start and the aim",
    start_board: "The board has 24 points. Each side has fifteen checkers, and they all begin on one point, the side’s own <b>start point</b>. The two start points face each other.",
    start_aim: "You bring your checkers round the board into your <b>home board</b>, the last six points of the way, and then you bear them off. Whoever first bears off all fifteen wins. The two sides move in opposite directions, so they must pass each other.",
    start_numbers: "Each side counts the points in its own direction: its start point is 24, its last point is 1. So your home board is points 1 to 6, and your 1-point is the start point of the other side. Plays are written with these numbers: 24/18 is a checker that moves from the 24-point to the 18-point, and 6/off is one that is borne off from the 6-point.",
    start_captions: [
        "The start: fifteen checkers each, on the side’s own 24-point. White rolls 6-5.",
        "White moves one checker by six and another by five. Black rolls 3-1.",
        "Black moves the other way round the board, from its own 24-point.",
    ],

    opening_heading: "The opening roll",
    opening_roll: "To begin, each side throws one die; equal dice are thrown again. The higher die begins, and its side plays exactly the two dice that lie there. So a game never opens with a double.",
    opening_later_games: "In a match, the winner of a game begins the next one and throws both dice. After a draw, both sides throw for the opening again.",
    opening_caption: [
        "Try it: White threw 6, Black threw 3, so White begins and plays 6-3. Then roll for Black, and go on as long as you like.",
    ],
    opening_later_games_caption: [
        "Try it: White won the last game, so White begins this one and throws both dice. They may show a double.",
    ],

    moving_heading: "Moving and blocking",
    moving_dice: "Each die moves one checker by as many points as it shows, towards your home board. The two dice may move two checkers, or the same one twice, in either order. You move only your own checkers, and only by the numbers that were thrown. Any number of your checkers may stand on one point.",
    moving_double: "A <b>double</b> is played four times: with 4-4 you make four moves of four points each.",
    moving_double_captions: [
        "White rolls 5-2 and moves one checker with both dice.",
        "Black rolls 4-4, a double.",
        "Black has moved four times by four: two checkers, eight points each.",
    ],
    moving_blocked: "A point is <b>closed</b> to you if two or more checkers of the other side stand there. You cannot land on it, not even in between: a checker that moves by both dice needs an open point for its first step. A point with a single checker of the other side is open.",
    moving_blocked_caption: [
        "Try it: White’s 6-5. Black’s two checkers close the 18-point, so no six can be moved from the 24-point. Five first, and then six, is open.",
    ],
    moving_whole_roll: "You must play as much of your roll as you can. If one way plays both dice and another way plays only one, you must choose a way that plays both; of a double, you play as many moves as possible. When nothing of the roll is left, your turn is over.",
    moving_whole_roll_caption: [
        "Try it: White’s 6-5. Moving the checker on the 8-point by five is refused, since no six could be played after it. Both dice must be played.",
    ],
    moving_higher_die: "If you can play either die, but not both of them, you must play the higher one.",
    moving_higher_die_caption: [
        "Try it: White’s 6-5. Only the checker on the 24-point can move, and the 13-point is closed: after one die there is no second move. So the six must be played, not the five.",
    ],
    moving_no_play: "If you cannot play either die, the turn passes to the other side. You cannot pass by choice.",
    moving_no_play_caption: [
        "Try it: White’s 6-5. Black closes every point that a five or a six could reach, so nothing can be played. Pass, and then roll for Black.",
    ],

    pinning_heading: "Pinning and release",
    pinning_pin: "You may land on a point where a single checker of the other side stands. That checker is not sent back: it is <b>pinned</b> under yours. Only a lone checker can be pinned.",
    pinning_captive: "A pinned checker cannot move as long as anything stands on it. Its side has to play with the others.",
    pinning_captions: [
        "Black has a lone checker on White’s 15-point. White rolls 5-3.",
        "20/15* lands on it and pins it; the star says so. Black rolls 6-4.",
        "Black plays on with its other checkers. The pinned one stays where it is.",
    ],
    pinning_release: "It is free the moment the last checker above it leaves, in the middle of a turn even. You may stack as many checkers on it as you like; only the last one that leaves counts.",
    pinning_release_captions: [
        "Two white checkers stand on a black one. White rolls 6-2.",
        "One of the two has left. The other still holds the captive. Black rolls 2-1.",
        "Black has moved other checkers. White rolls 5-4.",
        "The last one has left, and the black checker is free. Black rolls 6-3.",
        "It moves on at once, with the six.",
    ],
    pinning_pinner: "A checker that pins can never be pinned itself. Even if it is alone above its captive, it closes the point to the other side as two checkers would.",
    pinning_own_captive: "So you cannot land on a point where a checker of your own is pinned. Passing over it is allowed.",
    pinning_own_captive_caption: [
        "Try it: White’s 6-1. A white checker is pinned on the 18-point: it cannot move, and no other one can land there. One first and then six passes over it.",
    ],

    touch_heading: "Touch and go",
    touch_and_go: "A checker may pin with one die and go on with the next. Then nothing stays pinned. It helps where the other way is closed: a lone checker is a place to step on.",
    touch_captions: [
        "White rolls 5-4. From the 20-point the four is closed. The five lands on a lone checker.",
        "The four has taken White’s checker on to the 11-point, and the black one is free again.",
    ],

    mother_heading: "The mother",
    mother_checker: "The last checker that a side has on its own start point is called the <b>mother</b>. It has the longest way of all before it, and it stands where the other side brings its checkers home.",
    mother_wins: "In Plakoto you win double, 2 points, when the mother of the other side is pinned and your own start point is empty. The game ends on that very step, wherever the other checkers stand.",
    mother_waits: "If you still have checkers on your own start point, the pin alone does not win yet. Play goes on, and the game ends on the step that takes your last one away from there, perhaps many turns later.",
    mother_captions: [
        "Black’s mother stands alone on its start point, White’s 1-point. White rolls 5-4.",
        "White pins it, and a second checker joins. White still has a checker on its own start point, so play goes on. Black rolls 2-1.",
        "Black can do nothing about it. White rolls 6-3.",
        "White’s last checker leaves the start point: the game ends with this step, and White wins 2 points.",
    ],
    mother_why: "Why does it wait? The checker that pins the mother stands on its own 1-point and can leave only by bearing off, so the mother is held. But as long as your own last checker is at the start, the other side can still pin that one, and then nobody wins. Once your start point is empty, nothing there can be pinned, and the game is decided.",
    mother_readings: "This rule is read in two ways. By the other reading, any pin of a mother wins at once, even if the winner’s own start point is full. Here the pin waits, so that the other side keeps its chance to answer.",
    mother_quiz: ["White rolls 6-5 and can win the game in this turn. How?"],

    both_heading: "Both mothers pinned",
    both_drawn: "If both mothers are pinned, the game is drawn at once, in Plakoto and in Tapa. Nothing could change any more: a checker that pins a mother can leave only by bearing off, and no side may bear off while a checker of its own is pinned. So who has lost the mother may still save a draw by pinning the other one.",
    both_captions: [
        "White’s mother is pinned on White’s 24-point, and Black still has a last checker on its own start point. White rolls 5-4.",
        "White pins it with the five: a draw. The four is not played any more.",
    ],
    both_try_caption: ["Try it: White’s 5-4. Pin Black’s mother with the five, and see how the game ends."],

    off_heading: "Bearing off",
    off_all_home: "You may bear off only while all your checkers that are left are in your home board. This is asked at each step: one die may bring the last checker home, and the next may bear one off.",
    off_all_home_caption: [
        "Try it: White’s 6-2. The six cannot bear off while a checker stands on the 8-point. Bring it home with the two first, and it can.",
    ],
    off_points: "A die takes a checker off the point of its own number: a six takes one off the 6-point.",
    off_inside: "You may move inside your home board instead. But if bearing off is the only way to play a die, you must.",
    off_captions: [
        "Both sides have all their checkers home, and none is pinned: they may bear off. White rolls 6-5.",
        "White takes one checker off its 6-point and one off its 5-point. Black rolls 6-5.",
        "Black bears one off with the six, and moves inside its home board with the five.",
    ],
    off_highest: "If a die is larger than your highest point, it takes a checker off that highest point, and off no other. As long as a checker stands farther back, a larger die cannot take one from a lower point.",
    off_highest_caption: [
        "Try it: White’s 6-4. The highest point is the 5-point, so the six takes that checker off. Only then does the four take one off the 3-point.",
    ],
    off_captive: "You may not bear off while any checker of yours is pinned, even if it is pinned in your own home board. One pinned checker holds up all the others.",
    off_captive_caption: [
        "Try it: White’s 6-4. All are home, but one is pinned on the 3-point, so no checker can be borne off. Only the four can be played, inside the home board.",
    ],
    off_holding: "A checker that you hold pinned does not keep you from bearing off. It comes free when the last one above it is borne off.",
    off_holding_captions: [
        "White is bearing off and holds a black checker on its 2-point. White rolls 3-1.",
        "White bears one off, and two hold the captive now. Black rolls 2-1.",
        "Black cannot bear off and has to move inside its home board. White rolls 6-5.",
        "White has borne off its last two. Black has borne off none: White wins 2 points.",
    ],
    off_holding_try_caption: [
        "Try it: White’s 3-1. Bear a checker off with the three, hold the captive with the one, and play on to the end.",
    ],

    scoring_heading: "Scoring",
    scoring_points: "A game that is won counts 1 point, or 2 points if the other side has borne off no checker at all: a <b>double game</b>. A win by the mother counts 2. There is no triple game, and no doubling cube.",
    scoring_single_caption: [
        "Try it: White’s 6-5. Bear off the last two checkers. Black has borne off one already, so White wins 1 point.",
    ],
    scoring_double_caption: ["Try it: the same 6-5, but Black has borne off none yet. White wins 2 points."],
    scoring_match: "A match goes to 1, 3, 5 or 7 points. A draw scores nothing.",
    scoring_pips: "The <b>pip count</b> of a side says how many points all its checkers together still have to go until they are off. It is 360 at the start. A pinned checker keeps its pips.",
    scoring_pips_caption: [
        "Try it: White’s 5-3. The pip counts stand at the edge of the board. However you play, White goes from 290 to 282; Black stays at 330, even if 20/15* pins a checker.",
    ],

    tapa_heading: "What Tapa changes",
    tapa_mother: "In Tapa a pinned mother does not end the game. It is only a bad position: its side cannot bear off before the mother is free, while the other side bears off in peace. Play goes on until one side has borne off all fifteen. All other rules are the same.",
    tapa_captions: [
        "Tapa: Black’s mother stands alone. White rolls 5-4.",
        "White pins it, as in Plakoto. Black rolls 2-1.",
        "Black has played elsewhere. White rolls 6-3.",
        "White’s start point is empty, and still the game goes on.",
    ],
    tapa_with_mother: "Some players of Tapa know the rule of the mother, in Bulgarian майка. They can choose it as an option.",
    tapa_with_mother_caption: [
        "Try it: Tapa with the mother. White’s 5-4. White’s start point is empty already, so White wins 2 points at once by pinning Black’s mother.",
    ],

    options_heading: "What can be chosen",
    options_lead: "Players and books do not agree about everything. Four rules can be chosen when a match begins.",
    options_head: ["Rule", "Usual here", "Can be chosen", "Who plays what"],
    options_rows: [
        [
            "Opening",
            "The higher die plays the two dice that were thrown.",
            "The higher die throws both dice again.",
            "A German description plays the two dice; Spanish and most Greek ones throw again.",
        ],
        ["Next game", "The winner begins.", "Both sides throw for the opening.", "Descriptions differ."],
        [
            "Mother",
            "It wins 2 points in Plakoto, and nothing in Tapa.",
            "Tapa is played with the mother.",
            "Descriptions of Tapa differ.",
        ],
        ["Draw", "0–0", "1–1", "Descriptions differ."],
    ],
    options_opening_caption: [
        "Try it: White threw the higher die for the opening. With this choice White throws both dice again, and they may show a double.",
    ],
    options_next_caption: [
        "Try it: with this choice both sides throw for the opening of every game. Black won the last one, but now White threw 5 and Black threw 2, so White begins and plays 5-2.",
    ],
    options_mother_caption: [
        "Try it: Tapa with the mother. White’s 6-3. Black’s mother is pinned: as soon as White’s last checker leaves the start point, White wins 2 points.",
    ],
    options_draw_caption: [
        "Try it: Tapa, and White’s 5-4. The five pins the second mother, and the game is drawn. That counts 0–0, or 1–1 if it was so chosen.",
    ],

    principles_heading: "First principles of play",
    principles_home: "Pin in your home board if you can. There the captive still has most of its way before it, and your checkers have no need to leave until the end. A pin far from your home must be given up when your other checkers run out of moves.",
    principles_quiz: [
        "White rolls 5-1, and the five can pin one of two black checkers. Which pin is worth more?",
    ],
    principles_quiz_told: "Our program values the best play with the one pin about half a point higher than the best with the other.",
    principles_reach: "A lone checker can be pinned only by checkers that have not passed it yet; behind the last of them it is safe. In front of one, this is how many of the 36 throws reach it if no point between is closed:",
    principles_chances: ["Points away", "Throws of 36"],
    principles_mother: "Do not leave your last checker alone at the start while the other side can reach it. When our program plays against one that looks no further than the next pin, the mother ends every fourth game; when it plays against itself, fewer than 1 in 25.",
    principles_points: "Two checkers on a point are safe, and they close it. Closed points in a row are a wall: six of them cannot be passed at all.",
    principles_patience: "Do not let a captive go too soon. While it waits, its side must use up its rolls with other checkers, and give up good points in the end. One checker is enough to hold it; what you stack on top is missing elsewhere.",
    principles_double: "Play for the double game. When our program plays against itself, 4 games in 10 are won double. So a side that is far behind should bring its checkers home and bear off one in time.",

    backgammon_heading: "Compared with backgammon",
    backgammon_head: ["", "Backgammon", "Plakoto and Tapa"],
    backgammon_rows: [
        ["Start", "On four points, a few checkers each", "All fifteen on one point"],
        ["A lone checker", "Is hit, and starts again from the bar", "Is pinned, and stays where it is"],
        ["Until then", "Its side cannot move before it has entered", "Its side moves its other checkers"],
        ["Two checkers", "Close the point", "Close the point; so does one above a captive"],
        ["Last checker at the start", "Nothing special", "The mother: pinned, it loses double in Plakoto"],
        ["Bearing off", "When all are home", "When all are home and none is pinned"],
        ["A game counts", "1, 2 or 3, times the cube", "1 or 2, without a cube"],
        ["Draw", "Never", "When both mothers are pinned"],
    ],

    names_heading: "Names",
    names_games: "To pin is πλακώνω in Greek, and the game is called Πλακωτό, Plakoto. In Bulgaria it is Тапа, Tapa, and to pin is затапвам. In Cyprus people say Τσιλλιτόν, Tsilliton. In the Levant it is محبوسة, Mahbusa: Plakoto with customs of its own at each table.",
    names_cafe: "In a Greek café, Plakoto is the second game of a series of three: Πόρτες, Πλακωτό, Φεύγα.",

    questions_heading: "Short questions",
    questions: [
        [
            "Must I pin when I can?",
            "No. You must play your roll, but how is your choice. Only if there is no other way to play it, you must.",
        ],
        [
            "How do I free a pinned checker?",
            "You cannot. It waits until the other side leaves, which a roll may force it to do.",
        ],
        [
            "Can two of my checkers be pinned on one point?",
            "No. You cannot land where one is pinned already. On different points you may have several.",
        ],
        [
            "All my checkers are home. Why can I not bear off?",
            "One of them is pinned. It has to be free first.",
        ],
        [
            "Can a mother be pinned while two checkers are on the start point?",
            "No. Two close the point. The mother is the last one there.",
        ],
        [
            "My mother is pinned. Have I lost?",
            "In Plakoto not while the other side has a checker on its own start point: pin that one when it is the last, and the game is drawn. In Tapa play goes on.",
        ],
        ["May I play only one die if I like that better?", "No. If both can be played, both must be played."],
        ["Do I lose 3 points if a checker was pinned all game?", "No. A game counts at most 2 points."],
    ],
};
