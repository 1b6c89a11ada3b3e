//! English.

use plakoto_rules::{Cause, Ending, Impossible, Outcome, Side, Variant};

use super::{Direction, Locale, Problems, Refusals, Sentence, Speech, Standing};

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
    let noun = Locale::En.one_or_more(number, ["checker", "checkers"]);
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

fn words_point(standing: Standing) -> String {
    let Standing { point, owner, count, captive } = standing;
    let top = checkers(count, owner);
    if captive {
        format!("{point}-point: {top}, one {} captive", colour(owner.other()))
    } else {
        format!("{point}-point: {top}")
    }
}

pub(super) static SPEECH: Speech = Speech {
    language: "English",
    direction: Direction::LeftToRight,
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
    refusals: Refusals {
        no_checker: Sentence::new("You have no checker on the {0}-point."),
        pinned: Sentence::new(
            "Your checker on the {0}-point is pinned. It waits until the last one above it leaves.",
        ),
        closed: Sentence::new("The {0}-point is closed."),
        own_captive: Sentence::new("Your own checker is pinned on the {0}-point: you cannot land there."),
        no_such_die: Sentence::new("No die that is left goes from {0} to {1}."),
        no_such_die_off: Sentence::new("No die that is left bears off from {0}."),
        not_home: Sentence::new("No bearing off yet: your checker on the {0}-point is not home."),
        captive_keeps_home: Sentence::new("No bearing off while your checker on the {0}-point is pinned."),
        higher_checker: Sentence::new(
            "A larger die bears off only from your highest point, and that is the {0}-point.",
        ),
        both_dice: "That would waste a die: both can be played, so you must.",
        more_dice: "That would waste a die: more of them can be played, so you must.",
        higher_die: Sentence::new("Only one die can be played, and it must be the higher: the {0}."),
        turn_complete: "The roll is played. Confirm, or take back.",
        not_with_this_roll: "That cannot be played with this roll.",
    },
    words: "The position in words",
    point: words_point,
    empty: |point| format!("{point}-point: empty"),
    off: |side, off, pips| {
        format!(
            "{}: {off} borne off, {pips} {} to go.",
            name(side),
            Locale::En.one_or_more(pips, ["pip", "pips"])
        )
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
    problems: Problems {
        at: Sentence::new("In “{0}”, character {1}: {2}"),
        play: "play",
        outcome: "outcome",
        end: "end",
        missing: "Nothing is there.",
        no_group: Sentence::new("“{0}” stands for nothing there; write -, or a letter A to O or a to o."),
        stray_star: "A * must follow the letter of a stack.",
        group_count: Sentence::new("{0} groups, but the board has 24 points."),
        too_many: Sentence::new("{0} has {1} checkers, and 15 are all there are."),
        nobody_on_top: Sentence::new("No checker is on top on the {0}-point."),
        no_side: Sentence::new("“{0}” is no side; write w or b."),
        no_dice: Sentence::new("“{0}” is no roll; write two numbers from 1 to 6."),
        no_ruleset: Sentence::new("“{0}” is no ruleset; write plakoto or tapa."),
        no_outcome: Sentence::new("“{0}” is no outcome."),
        surplus: Sentence::new("“{0}” is too much."),
        no_point: Sentence::new("“{0}” is no point."),
        no_step: Sentence::new("“{0}” goes nowhere."),
        no_times: Sentence::new("“{0}” is no number of checkers."),
        bar: "There is no bar in this game.",
        no_roll: "The roll is missing.",
    },
};
