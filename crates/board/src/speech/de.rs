//! Deutsch.

use plakoto_rules::notation::{Field, ParseError, Problem};
use plakoto_rules::{Cause, Ending, Impossible, Outcome, Refusal, SetupProblem, Side, Variant};

use super::{Speech, Standing};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "Weiß",
        Side::Black => "Schwarz",
    }
}

/// „der … Stein“, im Genitiv und Dativ Plural ebenso gebeugt.
fn adjective(side: Side) -> &'static str {
    match side {
        Side::White => "weiß",
        Side::Black => "schwarz",
    }
}

fn game(variant: Variant) -> &'static str {
    match variant {
        Variant::Plakoto => "Plakoto",
        Variant::Tapa => "Tapa",
    }
}

fn checkers(number: u8, side: Side) -> String {
    let adjective = adjective(side);
    let words = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];
    match (number, words.get(usize::from(number))) {
        (1, _) => format!("ein {adjective}er Stein"),
        (_, Some(word)) => format!("{word} {adjective}e Steine"),
        (_, None) => format!("{number} {adjective}e Steine"),
    }
}

fn won(points: u8) -> &'static str {
    if points == 2 { "2 Punkte" } else { "1 Punkt" }
}

fn ended(ending: Ending) -> String {
    let Outcome::Win { side, double } = ending.outcome else {
        return "Unentschieden: Auf beiden Mutterpunkten ist der letzte Stein festgesetzt, und keiner kommt je frei.".into();
    };
    let (winner, loser, points) = (name(side), name(side.other()), won(1 + u8::from(double)));
    match (ending.cause, double) {
        (Cause::Mother, _) => {
            format!(
                "{winner} gewinnt {points}: Der letzte Stein auf dem Mutterpunkt von {loser} ist festgesetzt."
            )
        }
        (Cause::Resigned, _) => format!("{loser} gibt auf. {winner} gewinnt {points}."),
        (_, true) => format!("{winner} hat alle Steine ausgewürfelt, {loser} keinen, und gewinnt {points}."),
        (_, false) => format!("{winner} hat alle fünfzehn Steine ausgewürfelt und gewinnt {points}."),
    }
}

fn refused(refusal: Refusal) -> String {
    match refusal {
        Refusal::NoChecker { point } => format!("Auf Punkt {point} steht kein Stein von dir."),
        Refusal::Pinned { point } => {
            format!("Dein Stein auf Punkt {point} ist festgesetzt. Er wartet, bis der letzte über ihm geht.")
        }
        Refusal::Closed { point } => format!("Punkt {point} ist gesperrt."),
        Refusal::OwnCaptive { point } => {
            format!("Auf Punkt {point} ist dein eigener Stein festgesetzt: Dort darfst du nicht landen.")
        }
        Refusal::NoSuchDie { from, to: Some(to) } => {
            format!("Kein übriger Würfel führt von {from} nach {to}.")
        }
        Refusal::NoSuchDie { from, to: None } => {
            format!("Kein übriger Würfel nimmt einen Stein von {from} heraus.")
        }
        Refusal::NotHome { point } => {
            format!("Noch kein Auswürfeln: Dein Stein auf Punkt {point} ist nicht im Heimfeld.")
        }
        Refusal::CaptiveKeepsHome { point } => {
            format!("Kein Auswürfeln, solange dein Stein auf Punkt {point} festgesetzt ist.")
        }
        Refusal::HigherChecker { point } => {
            format!("Ein größerer Würfel nimmt nur vom höchsten Punkt heraus, und das ist Punkt {point}.")
        }
        Refusal::MoreDice { steps } => format!(
            "So bliebe ein Würfel ungenutzt: {}",
            if steps > 2 {
                "Es lassen sich mehr ziehen, also musst du."
            } else {
                "Beide lassen sich ziehen, also musst du."
            }
        ),
        Refusal::HigherDie { die } => {
            format!("Nur ein Würfel lässt sich ziehen, und das muss der höhere sein: die {die}.")
        }
        Refusal::TurnComplete => "Der Wurf ist gezogen. Bestätige, oder nimm zurück.".into(),
        Refusal::NotWithThisRoll => "Das lässt sich mit diesem Wurf nicht ziehen.".into(),
    }
}

fn field(field: Field) -> &'static str {
    match field {
        Field::Position => "position",
        Field::Turn => "turn",
        Field::Dice => "dice",
        Field::Rules => "rules",
        Field::Play => "Zug",
        Field::Outcome => "Ausgang",
        Field::End => "Ende",
    }
}

fn problem(problem: &Problem) -> String {
    match problem {
        Problem::Missing => "dort steht nichts".into(),
        Problem::NoGroup(found) => {
            format!(
                "„{found}“ bedeutet dort nichts; schreibe - oder einen Buchstaben von A bis O oder a bis o"
            )
        }
        Problem::StrayStar => "ein * muss auf den Buchstaben eines Stapels folgen".into(),
        Problem::GroupCount(found) => format!("{found} Gruppen, aber das Brett hat 24 Punkte"),
        Problem::Setup(SetupProblem::TooMany { side, count }) => {
            format!("{} hat {count} Steine, und es gibt nur 15", name(*side))
        }
        Problem::Setup(SetupProblem::NobodyOnTop { point }) => {
            format!("auf Punkt {point} liegt kein Stein oben")
        }
        Problem::NoSide(found) => format!("„{found}“ ist keine Seite; schreibe w oder b"),
        Problem::NoDice(found) => format!("„{found}“ ist kein Wurf; schreibe zwei Zahlen von 1 bis 6"),
        Problem::NoRuleset(found) => format!("„{found}“ ist kein Spiel; schreibe plakoto oder tapa"),
        Problem::NoOutcome(found) => format!("„{found}“ ist kein Ausgang"),
        Problem::Surplus(found) => format!("„{found}“ ist zu viel"),
        Problem::NoPoint(found) => format!("„{found}“ ist kein Punkt"),
        Problem::NoStep(found) => format!("„{found}“ führt nirgends hin"),
        Problem::NoTimes(found) => format!("„{found}“ ist keine Anzahl von Steinen"),
        Problem::Bar => "eine Bar gibt es in diesem Spiel nicht".into(),
        Problem::Illegal(refusal) => refused(*refusal),
        Problem::NoRoll => "der Wurf fehlt".into(),
    }
}

fn words_point(standing: Standing) -> String {
    let Standing { point, owner, count, captive } = standing;
    let top = checkers(count, owner);
    if captive {
        format!("Punkt {point}: {top}, darunter ein {}er Gefangener", adjective(owner.other()))
    } else {
        format!("Punkt {point}: {top}")
    }
}

fn wrong(error: &ParseError) -> String {
    format!("In „{}“, Zeichen {}: {}.", field(error.field()), error.at() + 1, problem(error.problem()))
}

pub(super) static SPEECH: Speech = Speech {
    language: "Deutsch",
    side: name,
    game,
    board: "Brett",
    copy_words: "Stellung als Text kopieren",
    copied: "Kopiert.",
    not_copied: "Der Browser erlaubt hier kein Kopieren.",
    to_roll: |side| format!("{} würfelt.", name(side)),
    to_play: |side, one, two| format!("{} zieht {one}-{two}.", name(side)),
    passes: |side, one, two| format!("{} kann {one}-{two} nicht ziehen und setzt aus.", name(side)),
    pins: |pinned, die, point| {
        format!(
            "Die {die} setzt den einzelnen Stein von {} auf deinem Punkt {point} fest. Er bleibt dort, bis du gehst.",
            name(pinned)
        )
    },
    pins_mother: |pinned| {
        format!(
            "Der letzte Stein auf dem Mutterpunkt von {} ist festgesetzt. Er kommt erst frei, wenn du von Punkt 1 auswürfelst.",
            name(pinned)
        )
    },
    pins_mother_waits: |pinned| {
        format!(
            "Der letzte Stein auf dem Mutterpunkt von {} ist festgesetzt. Du gewinnst, sobald dein eigener Mutterpunkt leer ist.",
            name(pinned)
        )
    },
    frees: |freed, point| format!("Der Stein von {} auf deinem Punkt {point} ist wieder frei.", name(freed)),
    played: |side, play| format!("{} zog {play}.", name(side)),
    won,
    ended,
    refused,
    words: "Die Stellung in Worten",
    point: words_point,
    empty: |point| format!("Punkt {point}: leer"),
    off: |side, off, pips| {
        format!("{}: {off} ausgewürfelt, noch {pips} {}.", name(side), if pips == 1 { "Pip" } else { "Pips" })
    },
    last: |side, play| format!("Letzter Zug, von {}: {play}.", name(side)),
    impossible: |impossible| match impossible {
        Impossible::BorneOffTooSoon { side } => {
            format!(
                "So kann es im Spiel nicht kommen: {} hat ausgewürfelt, obwohl nicht alle Steine im Heimfeld sind.",
                name(side)
            )
        }
        Impossible::CaptiveUnderStarters { side } => {
            format!(
                "So kann es im Spiel nicht kommen: {} setzt einen Stein auf dem eigenen Startpunkt fest.",
                name(side)
            )
        }
        Impossible::BothBorneOff => {
            "So kann es im Spiel nicht kommen: Beide Seiten haben alle Steine ausgewürfelt.".into()
        }
    },
    wrong,
};
