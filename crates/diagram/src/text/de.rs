//! Deutsch.

use plakoto_rules::Side;

use super::Text;
use crate::{Fault, Lack};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "Weiß",
        Side::Black => "Schwarz",
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Win => "Er gewinnt das Spiel nicht sofort".into(),
        Lack::Pin { point } => format!("Er setzt auf Punkt {point} nichts fest"),
        Lack::Hold { point } => format!("Er gibt den Gefangenen auf Punkt {point} frei"),
        Lack::Safety { point } => {
            format!("Er lässt auf Punkt {point} einen einzelnen Stein stehen, der festgesetzt werden kann")
        }
        Lack::Closed { point } => format!("Er sperrt Punkt {point} nicht"),
        Lack::Off { more: 1 } => "Ein Stein mehr lässt sich auswürfeln".into(),
        Lack::Off { more } => format!("{more} Steine mehr lassen sich auswürfeln"),
    }
}

pub(super) static TEXT: Text = Text {
    first: "Zum ersten Schritt",
    back: "Einen Schritt zurück",
    forward: "Einen Schritt weiter",
    last: "Zum letzten Schritt",
    step: |step, last| format!("Schritt {step} von {last}"),
    roll: "Würfeln",
    set_dice: "Wurf eingeben",
    which_dice: ["Was zeigt der erste Würfel?", "Was zeigt der zweite Würfel?"],
    which_die: "Mit welchem Würfel?",
    with_die: |die| format!("Mit der {die}"),
    cancel: "Abbrechen",
    confirm: "Bestätigen",
    pass: "Aussetzen",
    take_back: "Zurücknehmen",
    start_over: "Von vorn",
    complete: "Der Wurf ist gezogen. Bestätige, oder nimm zurück.",
    no_randomness: "Der Browser gibt keine Zufallszahlen her: Gib den Wurf ein.",
    keys: "Pfeiltasten gehen über die Punkte, Enter nimmt auf und setzt ab, Rücktaste nimmt zurück.",
    find: |side, one, two| format!("Finde den Zug: {} zieht {one}-{two}.", name(side)),
    check: "Prüfen",
    right: |play| format!("Richtig: {play}."),
    another: |play| format!("{play} ist erlaubt, aber gesucht ist ein anderer Zug."),
    lacks: |play, lacking| format!("{play} ist es nicht. {}.", lack(lacking)),
    solve: "Lösung zeigen",
    solution: |play| format!("Die Lösung: {play}."),
    wrong: |attribute, number, fault| match number {
        Some(number) => format!("Das Attribut „{attribute}“, Zug {number}: {fault}"),
        None => format!("Das Attribut „{attribute}“: {fault}"),
    },
    fault: |fault| match fault {
        Fault::NoRoll => "Der Wurf fehlt; schreibe 65: vor den Zug.".into(),
        Fault::OtherRoll => "Der Wurf ist nicht der, den „dice“ nennt.".into(),
        Fault::Over(_) => "Das Spiel ist schon vorher zu Ende.".into(),
        Fault::NoChoice(words) => {
            let words: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
            format!("Schreibe {}.", words.join(", "))
        }
        Fault::NoNumber(most) => format!("Schreibe eine ganze Zahl von 0 bis {most}."),
        Fault::Missing(other) => format!("Dazu gehört „{other}“, und das fehlt."),
        // The board's speech tells it.
        Fault::Text(_) => String::new(),
    },
};
