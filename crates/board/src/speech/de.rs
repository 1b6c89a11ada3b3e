//! Deutsch.

use plakoto_rules::{Cause, Ending, Impossible, Outcome, Side, Variant};

use super::{Direction, Locale, Problems, Refusals, Sentence, Speech, Standing};

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

fn words_point(standing: Standing) -> String {
    let Standing { point, owner, count, captive } = standing;
    let top = checkers(count, owner);
    if captive {
        format!("Punkt {point}: {top}, darunter ein {}er Gefangener", adjective(owner.other()))
    } else {
        format!("Punkt {point}: {top}")
    }
}

pub(super) static SPEECH: Speech = Speech {
    language: "Deutsch",
    direction: Direction::LeftToRight,
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
    refusals: Refusals {
        no_checker: Sentence::new("Auf Punkt {0} steht kein Stein von dir."),
        pinned: Sentence::new(
            "Dein Stein auf Punkt {0} ist festgesetzt. Er wartet, bis der letzte über ihm geht.",
        ),
        closed: Sentence::new("Punkt {0} ist gesperrt."),
        own_captive: Sentence::new(
            "Auf Punkt {0} ist dein eigener Stein festgesetzt: Dort darfst du nicht landen.",
        ),
        no_such_die: Sentence::new("Kein übriger Würfel führt von {0} nach {1}."),
        no_such_die_off: Sentence::new("Kein übriger Würfel nimmt einen Stein von {0} heraus."),
        not_home: Sentence::new("Noch kein Auswürfeln: Dein Stein auf Punkt {0} ist nicht im Heimfeld."),
        captive_keeps_home: Sentence::new(
            "Kein Auswürfeln, solange dein Stein auf Punkt {0} festgesetzt ist.",
        ),
        higher_checker: Sentence::new(
            "Ein größerer Würfel nimmt nur vom höchsten Punkt heraus, und das ist Punkt {0}.",
        ),
        both_dice: "So bliebe ein Würfel ungenutzt: Beide lassen sich ziehen, also musst du.",
        more_dice: "So bliebe ein Würfel ungenutzt: Es lassen sich mehr ziehen, also musst du.",
        higher_die: Sentence::new("Nur ein Würfel lässt sich ziehen, und das muss der höhere sein: die {0}."),
        turn_complete: "Der Wurf ist gezogen. Bestätige, oder nimm zurück.",
        not_with_this_roll: "Das lässt sich mit diesem Wurf nicht ziehen.",
    },
    words: "Die Stellung in Worten",
    point: words_point,
    empty: |point| format!("Punkt {point}: leer"),
    off: |side, off, pips| {
        format!(
            "{}: {off} ausgewürfelt, noch {pips} {}.",
            name(side),
            Locale::De.one_or_more(pips, ["Pip", "Pips"])
        )
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
    problems: Problems {
        at: Sentence::new("In „{0}“, Zeichen {1}: {2}"),
        play: "Zug",
        outcome: "Ausgang",
        end: "Ende",
        missing: "Dort steht nichts.",
        no_group: Sentence::new(
            "„{0}“ bedeutet dort nichts; schreibe - oder einen Buchstaben von A bis O oder a bis o.",
        ),
        stray_star: "Ein * muss auf den Buchstaben eines Stapels folgen.",
        group_count: Sentence::new("{0} Gruppen, aber das Brett hat 24 Punkte."),
        too_many: Sentence::new("{0} hat {1} Steine, und es gibt nur 15."),
        nobody_on_top: Sentence::new("Auf Punkt {0} liegt kein Stein oben."),
        no_side: Sentence::new("„{0}“ ist keine Seite; schreibe w oder b."),
        no_dice: Sentence::new("„{0}“ ist kein Wurf; schreibe zwei Zahlen von 1 bis 6."),
        no_ruleset: Sentence::new("„{0}“ ist kein Spiel; schreibe plakoto oder tapa."),
        no_outcome: Sentence::new("„{0}“ ist kein Ausgang."),
        surplus: Sentence::new("„{0}“ ist zu viel."),
        no_point: Sentence::new("„{0}“ ist kein Punkt."),
        no_step: Sentence::new("„{0}“ führt nirgends hin."),
        no_times: Sentence::new("„{0}“ ist keine Anzahl von Steinen."),
        bar: "Eine Bar gibt es in diesem Spiel nicht.",
        no_roll: "Der Wurf fehlt.",
    },
};
