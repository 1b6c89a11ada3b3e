//! English.

use plakoto_rules::Side;

use super::Text;
use crate::{Fault, Lack};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Win => "It does not win the game at once".into(),
        Lack::Pin { point } => format!("It pins nothing on the {point}-point"),
        Lack::Hold { point } => format!("It sets the captive on the {point}-point free"),
        Lack::Safety { point } => {
            format!("It leaves a lone checker on the {point}-point, where it can be pinned")
        }
        Lack::Closed { point } => format!("It does not close the {point}-point"),
        Lack::Off { more: 1 } => "One more checker can be borne off".into(),
        Lack::Off { more } => format!("{more} more checkers can be borne off"),
    }
}

pub(super) static TEXT: Text = Text {
    first: "To the first step",
    back: "One step back",
    forward: "One step on",
    last: "To the last step",
    step: |step, last| format!("Step {step} of {last}"),
    roll: "Roll",
    set_dice: "Set the dice",
    which_dice: ["What does the first die show?", "What does the second die show?"],
    which_die: "With which die?",
    with_die: |die| format!("With the {die}"),
    cancel: "Cancel",
    confirm: "Confirm",
    pass: "Pass",
    take_back: "Take back",
    start_over: "Start over",
    complete: "The roll is played. Confirm, or take back.",
    no_randomness: "The browser gives no random numbers: set the dice.",
    keys: "Arrow keys move over the points, Enter takes and puts down, Backspace takes back.",
    find: |side, one, two| format!("Find the play: {} to play {one}-{two}.", name(side)),
    check: "Check",
    right: |play| format!("Right: {play}."),
    another: |play| format!("{play} is legal, but another play is asked for."),
    lacks: |play, lacking| format!("{play} is not it. {}.", lack(lacking)),
    solve: "Show the solution",
    solution: |play| format!("The solution: {play}."),
    wrong: |attribute, number, fault| match number {
        Some(number) => format!("The attribute “{attribute}”, play {number}: {fault}"),
        None => format!("The attribute “{attribute}”: {fault}"),
    },
    fault: |fault| match fault {
        Fault::NoRoll => "the roll is missing; write 65: before the play.".into(),
        Fault::OtherRoll => "the roll is not the one that “dice” names.".into(),
        Fault::Over(_) => "the game is over before.".into(),
        Fault::NoChoice(words) => {
            let words: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
            format!("write {}.", words.join(", "))
        }
        Fault::NoNumber(most) => format!("write a whole number from 0 to {most}."),
        Fault::Missing(other) => format!("it needs “{other}”, which is missing."),
        // The board's speech tells it.
        Fault::Text(_) => String::new(),
    },
};
