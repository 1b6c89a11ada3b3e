//! English.

use plakoto_board::speech::{Locale, Speech};
use plakoto_rules::{Die, Side, Variant};

use super::Text;
use crate::play::company::Speed;

static SPEECH: &Speech = Locale::En.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

fn with_dice(dice: &[Die]) -> String {
    match dice {
        [one] => format!("with the {one}"),
        _ => {
            let all: Vec<String> = dice.iter().map(Die::to_string).collect();
            format!("with {}", all.join(" and "))
        }
    }
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    new_match: "New match",
    which_game: "Game",
    game_of: |variant| match variant {
        Variant::Plakoto => "Greek",
        Variant::Tapa => "Bulgarian",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "Pin the other side’s mother, the last checker on its start point, and you win double as soon as your own is empty."
        }
        Variant::Tapa => "A pinned mother is only a bad position: play goes on until one side has borne off.",
    },
    match_to: "Match to",
    options: "Options",
    opening: "Opening",
    opening_play: "play the two dice",
    opening_afresh: "throw again",
    next_game_begins: "Next game",
    winner_begins: "winner begins",
    opening_every_game: "opening roll",
    mother: "Mother",
    mother_wins: "pinned: wins 2",
    mother_plays_on: "play goes on",
    draw: "Draw",
    draw_nothing: "0–0",
    draw_one_each: "1–1",
    start: "Start the match",
    back_to_match: "Back to the match",

    who_plays: "Who plays",
    two_people: "two people",
    against_program: "against the program",
    watch_programs: "watch it play",
    level: "Level",
    level_of_white: "White’s level",
    level_of_black: "Black’s level",
    level_told: |level| match level {
        1 => "Newcomer: runs with its rearmost, pins what it can, sees no danger.",
        2 => "Beginner: sees a danger now and then.",
        3 => "Learner: sees dangers, and still lets captives go too soon.",
        4 => "Casual player: errs often, but seldom grossly.",
        5 => "Practised player: errs now and then.",
        6 => "Strong player: errs seldom, and by little.",
        _ => "Full strength: looks three plies ahead.",
    },
    your_colour: "Your colour",
    by_chance: "by chance",
    you: "you",
    program_at: |level| format!("level {level}"),
    thinking: "thinking",

    board_keys: "Arrow keys move over the points, Enter takes and drops a checker, Backspace takes back, Space rolls, H asks for a hint.",
    can_leave: |line| format!("{line}. Can be moved."),
    can_come: |line| format!("{line}. The checker in hand can go here."),
    in_hand: |line, places| format!("{line}. In hand; it can go to {places}."),
    points_of_match: |points| if points == 1 { "single game".into() } else { format!("match to {points}") },
    pips_and_off: |pips, off| format!("{pips} {} · {off} off", Locale::En.one_or_more(pips, ["pip", "pips"])),
    to_move: "to move",
    score_of: |side, score| {
        format!("{}: {score} {}", name(side), Locale::En.one_or_more(score, ["point", "points"]))
    },
    moves: "Moves",
    no_moves: "The moves of the game appear here.",
    look_at_turn: |turn, side, play| format!("Look at turn {turn}, {}: {play}", name(side)),
    first_turn: "First position",
    turn_back: "One turn back",
    turn_on: "One turn on",
    present: "Present position",
    looking_back: |turn, turns| format!("You are looking at the board after turn {turn} of {turns}."),
    seeded: |seed| format!("Seeded dice: {seed}"),

    throw_for_opening: "Throw for the opening",
    throw_again: "Throw again",
    roll: "Roll",
    confirm: "Confirm",
    pass: "Pass",
    take_back: "Take back",
    next_game: "Next game",
    back_to_game: "Back to the game",
    wait: "One moment",
    pause: "Pause",
    go_on: "Go on",
    one_turn: "One turn",
    hint: "Hint",
    play_it: "Play this",
    accept: "Accept",
    play_on: "Play on",
    go_without: "Go on without it",
    choose_die: "Which die?",
    with_dice,
    cancel: "Cancel",
    close: "Close",
    menu: "Menu",
    resign: "Resign the game",
    resign_question: |side| format!("{} gives the game up. For how much?", name(side)),
    resign_one: "1 point",
    resign_two: "2 points",
    copy_code: "Copy the position code",
    guide: "Rules",
    why: "Why?",
    editor: "Diagram editor",
    play_forced: "Play forced moves for me",
    turn_board: "Turn the board round",
    show_chances: "Show the chances",
    speed: "The program plays",
    speed_of: |speed| match speed {
        Speed::Slow => "slowly",
        Speed::Normal => "at ease",
        Speed::Instant => "at once",
    },
    language_setting: "Language",

    settings: "Settings",
    looks: "Looks",
    done_for_you: "Done for you",
    pace_and_sound: "Pace and sound",
    as_device: "as the device",
    theme: "Day or night",
    themes: ["light", "dark"],
    board: "Board",
    boards: ["green", "walnut", "high contrast", "black on white"],
    checkers: "Checkers",
    checker_colours: ["ivory and ebony", "cream and red", "cream and blue"],
    home_left: "Homes at the left",
    numbers: "Point numbers",
    pip_counts: "Pip counts",
    highlights: "Mark legal moves",
    motion: "Movements",
    motions: ["slow", "at ease", "quick", "none"],
    sound: "Sound",
    rolls: "Roll for me",
    bears_off: "Bear off for me, once past each other",
    confirms: "Confirm each turn",
    reset: "Reset to default",

    new_here: "New here?",
    introduction: "Plakoto in three steps",
    lessons: [
        "Your checkers run from their start point round the board and into your home. Two or more on a point block it for the other side.",
        "Land on a lone checker, and it is pinned: it cannot move until the last of yours has left it.",
        "Once all fifteen are home and none is pinned, bear them off. Whoever has none left first wins.",
    ],
    play_program: "Play against the program",
    play_friend: "Play with a friend",
    skip: "Skip",
    back: "Back",
    next: "Next",

    opening_due: "Each side throws one die. The higher begins.",
    opening_tie: |die| format!("Both threw {die}. Throw again."),
    opening_won: |side, own, other| format!("{} threw {own} against {other} and begins.", name(side)),
    complete: "The roll is played. Confirm, or take back.",
    forced: "Only one play is legal; it was made for you.",
    plays: |side, one, two| format!("{} plays {one}-{two}.", name(side)),
    offers: |side, double| {
        format!(
            "{} offers to give the game up: {} would win {}.",
            name(side),
            name(side.other()),
            (SPEECH.won)(1 + u8::from(double))
        )
    },
    match_won: |side, own, other| format!("{} wins the match {own}–{other}.", name(side)),
    score_now: |white, black| format!("White {white}, Black {black}."),
    begins_next: |side| format!("{} begins the next game.", name(side)),
    opening_next: "The next game starts with the opening roll.",
    hint_of: |side, one, two| format!("{}’s best plays of {one}-{two}", name(side)),
    hint_thinks: "Thinking about it …",
    best: "best",
    your_play: "yours",
    was_played: "played",
    chances: |[win, double, lost]| format!("wins {win}%, double {double}%, loses double {lost}%"),
    valuation: |side, equity, chances| format!("{} to roll, {equity}: {chances}", name(side)),

    broken_save: "The game kept in this browser could not be read. It was set aside, and a new one can start.",
    unsaved: "The browser keeps nothing just now (its room is full or closed to this page). Play goes on, but a reload would lose the game.",
    no_randomness: "The browser gives no random numbers, so there are no dice to throw.",
    no_program: "The program cannot start in this browser just now. Two people can go on at this screen, or the page can be loaded again to try once more.",
    plays_on: "The program does not take 1 point: it hopes for 2, and plays on.",
    thinks_here: "This browser starts no worker, so the program thinks on the page itself: the page may halt for a moment while it does.",
    finished_situation: "In the position that the address asks for, the game is over.",
    opened_situation: "Position from the address; your own match is kept.",
    dismiss: "Dismiss",
    new_version: "A new version is ready.",
    take_new_version: "Use it",
    bad_situation: "The address asks for a position that cannot be read.",
};
