//! Dansk.

use plakoto_rules::Side;

use super::Text;
use crate::{Fault, Lack};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "Hvid",
        Side::Black => "Sort",
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Win => "Det vinder ikke spillet med det samme".into(),
        Lack::Pin { point } => format!("Det låser intet fast på felt {point}"),
        Lack::Hold { point } => format!("Det slipper fangen på felt {point} fri"),
        Lack::Safety { point } => {
            format!("Det efterlader en enlig brik på felt {point}, hvor den kan låses fast")
        }
        Lack::Closed { point } => format!("Det lukker ikke felt {point}"),
        Lack::Off { more: 1 } => "Der kan bæres én brik mere af".into(),
        Lack::Off { more } => format!("Der kan bæres {more} brikker mere af"),
    }
}

pub(super) static TEXT: Text = Text {
    first: "Til første trin",
    back: "Et trin tilbage",
    forward: "Et trin frem",
    last: "Til sidste trin",
    step: |step, last| format!("Trin {step} af {last}"),
    roll: "Slå",
    set_dice: "Angiv slaget",
    which_dice: ["Hvad viser den første terning?", "Hvad viser den anden terning?"],
    which_die: "Med hvilken terning?",
    with_die: |die| format!("Med {die}’eren"),
    cancel: "Annullér",
    confirm: "Bekræft",
    pass: "Stå over",
    take_back: "Tag tilbage",
    start_over: "Begynd forfra",
    complete: "Slaget er flyttet. Bekræft, eller tag tilbage.",
    no_randomness: "Browseren giver ingen tilfældige tal: Angiv slaget.",
    keys: "Piletasterne går fra felt til felt, Enter tager og sætter, Backspace tager tilbage.",
    find: |side, one, two| format!("Find trækket: {} skal flytte {one}-{two}.", name(side)),
    check: "Tjek",
    right: |play| format!("Rigtigt: {play}."),
    another: |play| format!("{play} er tilladt, men der spørges efter et andet træk."),
    lacks: |play, lacking| format!("{play} er det ikke. {}.", lack(lacking)),
    solve: "Vis løsningen",
    solution: |play| format!("Løsningen: {play}."),
    wrong: |attribute, number, fault| match number {
        Some(number) => format!("Attributten »{attribute}«, træk {number}: {fault}"),
        None => format!("Attributten »{attribute}«: {fault}"),
    },
    fault: |fault| match fault {
        Fault::NoRoll => "Slaget mangler; skriv 65: foran trækket.".into(),
        Fault::OtherRoll => "Slaget er ikke det, som »dice« angiver.".into(),
        Fault::Over(_) => "Spillet er allerede slut.".into(),
        Fault::NoChoice(words) => {
            let words: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
            format!("Skriv et af: {}.", words.join(", "))
        }
        Fault::NoNumber(most) => format!("Skriv et helt tal fra 0 til {most}."),
        Fault::Missing(other) => format!("Der skal også stå »{other}«, og det mangler."),
        Fault::Text(_) => String::new(),
    },
};
