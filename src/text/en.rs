//! English.

use plakoto_rules::notation::{Field, ParseError, Problem};
use plakoto_rules::{Cause, Die, Ending, Impossible, Outcome, Refusal, SetupProblem, Side, Variant};

use super::{Standing, Text};
use crate::play::company::Speed;

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

fn colour(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn game(variant: Variant) -> &'static str {
    match variant {
        Variant::Plakoto => "Plakoto",
        Variant::Tapa => "Tapa",
    }
}

fn count(number: u8) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(usize::from(number)).map_or_else(|| number.to_string(), |word| (*word).into())
}

fn checkers(number: u8, side: Side) -> String {
    let noun = if number == 1 { "checker" } else { "checkers" };
    format!("{} {} {noun}", count(number), colour(side))
}

fn won(points: u8) -> &'static str {
    if points == 2 { "2 points" } else { "1 point" }
}

fn ended(ending: Ending) -> String {
    let Outcome::Win { side, double } = ending.outcome else {
        return "A draw: both mothers are pinned, and neither can ever leave.".into();
    };
    let (winner, loser, points) = (name(side), name(side.other()), won(1 + u8::from(double)));
    match (ending.cause, double) {
        (Cause::Mother, _) => format!("{winner} wins {points}: {loser}’s mother is pinned."),
        (Cause::Resigned, _) => format!("{loser} resigns. {winner} wins {points}."),
        (_, true) => format!("{winner} wins {points}: all borne off, and {loser} has borne off none."),
        (_, false) => format!("{winner} has borne off all fifteen and wins {points}."),
    }
}

fn refused(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoChecker { point } => format!("You have no checker on the {point}-point."),
        Refusal::Pinned { point } => {
            format!(
                "Your checker on the {point}-point is pinned. It waits until the last one above it leaves."
            )
        }
        Refusal::Closed { point } => format!("The {point}-point is closed."),
        Refusal::OwnCaptive { point } => {
            format!("Your own checker is pinned on the {point}-point: you cannot land there.")
        }
        Refusal::NoSuchDie { from, to: Some(to) } => {
            format!("No die that is left goes from {from} to {to}.")
        }
        Refusal::NoSuchDie { from, to: None } => format!("No die that is left bears off from {from}."),
        Refusal::NotHome { point } => {
            format!("No bearing off yet: your checker on the {point}-point is not home.")
        }
        Refusal::CaptiveKeepsHome { point } => {
            format!("No bearing off while your checker on the {point}-point is pinned.")
        }
        Refusal::HigherChecker { point } => {
            format!("A larger die bears off only from your highest point, and that is the {point}-point.")
        }
        Refusal::MoreDice { steps } => {
            format!(
                "That would waste a die: {} can be played, so you must.",
                if steps > 2 { "more of them" } else { "both" }
            )
        }
        Refusal::HigherDie { die } => {
            format!("Only one die can be played, and it must be the higher: the {die}.")
        }
        Refusal::TurnComplete => "The roll is played. Confirm, or take back.".into(),
        Refusal::NotWithThisRoll => "That cannot be played with this roll.".into(),
    }
}

fn field(field: Field) -> &'static str {
    match field {
        Field::Position => "position",
        Field::Turn => "turn",
        Field::Dice => "dice",
        Field::Rules => "rules",
        Field::Play => "play",
        Field::Outcome => "outcome",
        Field::End => "end",
    }
}

fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Missing => "nothing is there".into(),
        Problem::NoGroup(found) => {
            format!("“{found}” stands for nothing there; write -, or a letter A to O or a to o")
        }
        Problem::StrayStar => "a * must follow the letter of a stack".into(),
        Problem::GroupCount(found) => format!("{found} groups, but the board has 24 points"),
        Problem::Setup(SetupProblem::TooMany { side, count }) => {
            format!("{} has {count} checkers, and 15 are all there are", name(*side))
        }
        Problem::Setup(SetupProblem::NobodyOnTop { point }) => {
            format!("no checker is on top on the {point}-point")
        }
        Problem::NoSide(found) => format!("“{found}” is no side; write w or b"),
        Problem::NoDice(found) => format!("“{found}” is no roll; write two numbers from 1 to 6"),
        Problem::NoRuleset(found) => format!("“{found}” is no ruleset; write plakoto or tapa"),
        Problem::NoOutcome(found) => format!("“{found}” is no outcome"),
        Problem::Surplus(found) => format!("“{found}” is too much"),
        Problem::NoPoint(found) => format!("“{found}” is no point"),
        Problem::NoStep(found) => format!("“{found}” goes nowhere"),
        Problem::NoTimes(found) => format!("“{found}” is no number of checkers"),
        Problem::Bar => "there is no bar in this game".into(),
        Problem::Illegal(refusal) => refused(*refusal),
        Problem::NoRoll => "the roll is missing".into(),
    }
}

fn bad_situation(error: &ParseError) -> String {
    format!(
        "The address asks for a position that cannot be read. In “{}”, character {}: {}.",
        field(error.field()),
        error.at() + 1,
        problem(error.problem())
    )
}

fn words_point(standing: Standing) -> String {
    let Standing { point, owner, count, captive } = standing;
    let top = checkers(count, owner);
    if captive {
        format!("{point}-point: {top}, one {} captive", colour(owner.other()))
    } else {
        format!("{point}-point: {top}")
    }
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
    language: "English",
    side: name,
    game,

    new_match: "New match",
    which_game: "Game",
    game_of: |variant| match variant {
        Variant::Plakoto => "Greek",
        Variant::Tapa => "Bulgarian",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "Pin the last checker on the other side’s start point, his mother, and you win double at once."
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

    board: "Board",
    board_keys: "Arrow keys move over the points, Enter takes and drops a checker, Backspace takes back, Space rolls, H asks for a hint.",
    points_of_match: |points| if points == 1 { "single game".into() } else { format!("match to {points}") },
    pips_and_off: |pips, off| format!("{pips} {} · {off} off", if pips == 1 { "pip" } else { "pips" }),
    to_move: "to move",
    score_of: |side, score| {
        format!("{}: {score} {}", name(side), if score == 1 { "point" } else { "points" })
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
    copy_words: "Copy the position as text",
    copy_code: "Copy the position code",
    copied: "Copied.",
    not_copied: "The browser does not allow copying here.",
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

    opening_due: "Each side throws one die. The higher begins.",
    opening_tie: |die| format!("Both threw {die}. Throw again."),
    opening_won: |side, own, other| format!("{} threw {own} against {other} and begins.", name(side)),
    to_roll: |side| format!("{} to roll.", name(side)),
    to_play: |side, one, two| format!("{} to play {one}-{two}.", name(side)),
    complete: "The roll is played. Confirm, or take back.",
    passes: |side, one, two| format!("{} cannot play {one}-{two} and passes.", name(side)),
    forced: "Only one play is legal; it was made for you.",
    pins: |pinned, die, point| {
        format!(
            "The {die} pins {}’s lone checker on your {point}-point. It stays there until you leave.",
            name(pinned)
        )
    },
    pins_mother: |pinned| {
        format!("{}’s mother is pinned. It can leave only when you bear off from your 1-point.", name(pinned))
    },
    pins_mother_waits: |pinned| {
        format!("{}’s mother is pinned. You win as soon as your own start point is empty.", name(pinned))
    },
    frees: |freed, point| format!("{}’s checker on your {point}-point is free again.", name(freed)),
    played: |side, play| format!("{} played {play}.", name(side)),
    plays: |side, one, two| format!("{} plays {one}-{two}.", name(side)),
    offers: |side, double| {
        format!(
            "{} offers to give the game up: {} would win {}.",
            name(side),
            name(side.other()),
            won(1 + u8::from(double))
        )
    },
    ended,
    match_won: |side, own, other| format!("{} wins the match {own}–{other}.", name(side)),
    score_now: |white, black| format!("White {white}, Black {black}."),
    begins_next: |side| format!("{} begins the next game.", name(side)),
    opening_next: "The next game starts with the opening roll.",
    refused,

    decimal: '.',
    hint_of: |side, one, two| format!("{}’s best plays of {one}-{two}", name(side)),
    hint_thinks: "Thinking about it …",
    best: "best",
    your_play: "yours",
    was_played: "played",
    chances: |[win, double, lost]| format!("wins {win}%, double {double}%, loses double {lost}%"),
    valuation: |side, equity, chances| format!("{} to roll, {equity}: {chances}", name(side)),

    words: "The position in words",
    words_turn: |side| format!("{} to roll.", name(side)),
    words_dice: |side, one, two| format!("{} to play {one}-{two}.", name(side)),
    words_point,
    words_empty: |point| format!("{point}-point: empty"),
    words_off: |side, off, pips| {
        format!("{}: {off} borne off, {pips} {} to go.", name(side), if pips == 1 { "pip" } else { "pips" })
    },
    words_last: |side, play| format!("Last play, by {}: {play}.", name(side)),

    broken_save: "The game kept in this browser could not be read. It was set aside, and a new one can start.",
    unsaved: "The browser keeps nothing just now (its room is full or closed to this page). Play goes on, but a reload would lose the game.",
    no_randomness: "The browser gives no random numbers, so there are no dice to throw.",
    no_program: "The program cannot start in this browser just now. Two people can go on at this screen, or the page can be loaded again to try once more.",
    plays_on: "The program does not take 1 point: it hopes for 2, and plays on.",
    thinks_here: "This browser starts no worker, so the program thinks on the page itself: the page may halt for a moment while it does.",
    bad_situation,
    finished_situation: |ending| {
        format!("In the position that the address asks for, the game is over. {}", ended(ending))
    },
    impossible: |impossible| match impossible {
        Impossible::BorneOffTooSoon { side } => {
            format!(
                "Play cannot lead here: {} has borne off while others of its checkers are not home.",
                name(side)
            )
        }
        Impossible::CaptiveUnderStarters { side } => {
            format!("Play cannot lead here: {} pins a checker on its own start point.", name(side))
        }
        Impossible::BothBorneOff => "Play cannot lead here: both sides have borne off every checker.".into(),
    },
    opened_situation: "Position from the address; your own match is kept.",
    dismiss: "Dismiss",
};
