//! English.

use plakoto_rules::notation::{Field, ParseError, Problem};
use plakoto_rules::{Cause, Ending, Impossible, Outcome, Refusal, SetupProblem, Side, Variant};

use super::{Speech, Standing};

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

fn words_point(standing: Standing) -> String {
    let Standing { point, owner, count, captive } = standing;
    let top = checkers(count, owner);
    if captive {
        format!("{point}-point: {top}, one {} captive", colour(owner.other()))
    } else {
        format!("{point}-point: {top}")
    }
}

fn wrong(error: &ParseError) -> String {
    format!("In “{}”, character {}: {}.", field(error.field()), error.at() + 1, problem(error.problem()))
}

pub(super) static SPEECH: Speech = Speech {
    language: "English",
    side: name,
    game,
    board: "Board",
    copy_words: "Copy the position as text",
    copied: "Copied.",
    not_copied: "The browser does not allow copying here.",
    to_roll: |side| format!("{} to roll.", name(side)),
    to_play: |side, one, two| format!("{} to play {one}-{two}.", name(side)),
    passes: |side, one, two| format!("{} cannot play {one}-{two} and passes.", name(side)),
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
    won,
    ended,
    refused,
    words: "The position in words",
    point: words_point,
    empty: |point| format!("{point}-point: empty"),
    off: |side, off, pips| {
        format!("{}: {off} borne off, {pips} {} to go.", name(side), if pips == 1 { "pip" } else { "pips" })
    },
    last: |side, play| format!("Last play, by {}: {play}.", name(side)),
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
    wrong,
};
