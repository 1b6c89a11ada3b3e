//! Deutsch.

use plakoto_rules::notation::{Field, ParseError, Problem};
use plakoto_rules::{Cause, Die, Ending, Impossible, Outcome, Refusal, SetupProblem, Side, Variant};

use super::{Standing, Text};
use crate::play::company::Speed;

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

fn bad_situation(error: &ParseError) -> String {
    format!(
        "Die Adresse nennt eine Stellung, die sich nicht lesen lässt. In „{}“, Zeichen {}: {}.",
        field(error.field()),
        error.at() + 1,
        problem(error.problem())
    )
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

fn with_dice(dice: &[Die]) -> String {
    match dice {
        [one] => format!("mit der {one}"),
        _ => {
            let all: Vec<String> = dice.iter().map(Die::to_string).collect();
            format!("mit {}", all.join(" und "))
        }
    }
}

pub(super) static TEXT: Text = Text {
    language: "Deutsch",
    side: name,
    game,

    new_match: "Neues Match",
    which_game: "Spiel",
    game_of: |variant| match variant {
        Variant::Plakoto => "griechisch",
        Variant::Tapa => "bulgarisch",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "Wer den letzten Stein auf dem Mutterpunkt des Gegners festsetzt, gewinnt sofort doppelt."
        }
        Variant::Tapa => {
            "Ein festgesetzter letzter Stein auf dem Mutterpunkt ist nur eine schlechte Stellung: Es geht weiter bis zum Auswürfeln."
        }
    },
    match_to: "Match bis",
    options: "Optionen",
    opening: "Eröffnung",
    opening_play: "beide Würfel ziehen",
    opening_afresh: "neu würfeln",
    next_game_begins: "Nächste Partie",
    winner_begins: "Sieger beginnt",
    opening_every_game: "Eröffnungswurf",
    mother: "Mutterpunkt",
    mother_wins: "Fang gewinnt 2",
    mother_plays_on: "es geht weiter",
    draw: "Unentschieden",
    draw_nothing: "0–0",
    draw_one_each: "1–1",
    start: "Match beginnen",
    back_to_match: "Zurück zum Match",

    who_plays: "Wer spielt",
    two_people: "zwei Menschen",
    against_program: "gegen das Programm",
    watch_programs: "ihm zusehen",
    level: "Stufe",
    level_of_white: "Stufe von Weiß",
    level_of_black: "Stufe von Schwarz",
    level_told: |level| match level {
        1 => "Neuling: zieht mit dem Hintersten, setzt fest, was er kann, sieht keine Gefahr.",
        2 => "Anfänger: sieht hin und wieder eine Gefahr.",
        3 => "Lernender: sieht Gefahren und gibt Gefangene doch zu früh frei.",
        4 => "Gelegenheitsspieler: irrt oft, aber selten grob.",
        5 => "Geübter Spieler: irrt ab und zu.",
        6 => "Starker Spieler: irrt selten und um wenig.",
        _ => "Volle Stärke: rechnet drei Halbzüge voraus.",
    },
    your_colour: "Deine Farbe",
    by_chance: "durch Zufall",
    you: "du",
    program_at: |level| format!("Stufe {level}"),
    thinking: "denkt nach",

    board: "Brett",
    board_keys: "Pfeiltasten wandern über die Punkte, Enter nimmt und setzt einen Stein, die Rücktaste nimmt zurück, die Leertaste würfelt, H gibt einen Rat.",
    points_of_match: |points| if points == 1 { "Einzelpartie".into() } else { format!("Match bis {points}") },
    pips_and_off: |pips, off| format!("{pips} {} · {off} heraus", if pips == 1 { "Pip" } else { "Pips" }),
    to_move: "am Zug",
    score_of: |side, score| {
        format!("{}: {score} {}", name(side), if score == 1 { "Punkt" } else { "Punkte" })
    },
    moves: "Züge",
    no_moves: "Hier erscheinen die Züge der Partie.",
    look_at_turn: |turn, side, play| format!("Zug {turn} ansehen, {}: {play}", name(side)),
    first_turn: "Erste Stellung",
    turn_back: "Einen Zug zurück",
    turn_on: "Einen Zug weiter",
    present: "Jetzige Stellung",
    looking_back: |turn, turns| format!("Du siehst das Brett nach Zug {turn} von {turns}."),
    seeded: |seed| format!("Vorbestimmte Würfel: {seed}"),

    throw_for_opening: "Um den Beginn würfeln",
    throw_again: "Noch einmal würfeln",
    roll: "Würfeln",
    confirm: "Bestätigen",
    pass: "Aussetzen",
    take_back: "Zurücknehmen",
    next_game: "Nächste Partie",
    back_to_game: "Zurück zur Partie",
    wait: "Einen Moment",
    pause: "Anhalten",
    go_on: "Weiter",
    one_turn: "Ein Zug",
    hint: "Rat",
    play_it: "So ziehen",
    accept: "Annehmen",
    play_on: "Weiterspielen",
    go_without: "Ohne Programm weiter",
    choose_die: "Mit welchem Würfel?",
    with_dice,
    cancel: "Abbrechen",
    close: "Schließen",
    menu: "Menü",
    resign: "Partie aufgeben",
    resign_question: |side| format!("{} gibt die Partie auf. Für wie viel?", name(side)),
    resign_one: "1 Punkt",
    resign_two: "2 Punkte",
    copy_words: "Stellung als Text kopieren",
    copy_code: "Stellungscode kopieren",
    copied: "Kopiert.",
    not_copied: "Der Browser erlaubt hier kein Kopieren.",
    play_forced: "Erzwungene Züge für mich ziehen",
    turn_board: "Brett umdrehen",
    show_chances: "Chancen zeigen",
    speed: "Das Programm zieht",
    speed_of: |speed| match speed {
        Speed::Slow => "langsam",
        Speed::Normal => "gemächlich",
        Speed::Instant => "sofort",
    },
    language_setting: "Sprache",

    opening_due: "Jede Seite wirft einen Würfel. Der höhere beginnt.",
    opening_tie: |die| format!("Beide warfen {die}. Noch einmal."),
    opening_won: |side, own, other| format!("{} warf {own} gegen {other} und beginnt.", name(side)),
    to_roll: |side| format!("{} würfelt.", name(side)),
    to_play: |side, one, two| format!("{} zieht {one}-{two}.", name(side)),
    complete: "Der Wurf ist gezogen. Bestätige, oder nimm zurück.",
    passes: |side, one, two| format!("{} kann {one}-{two} nicht ziehen und setzt aus.", name(side)),
    forced: "Nur ein Zug ist möglich; er wurde für dich gezogen.",
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
    plays: |side, one, two| format!("{} zieht {one}-{two}.", name(side)),
    offers: |side, double| {
        format!(
            "{} möchte aufgeben: {} bekäme {}.",
            name(side),
            name(side.other()),
            won(1 + u8::from(double))
        )
    },
    ended,
    match_won: |side, own, other| format!("{} gewinnt das Match {own}–{other}.", name(side)),
    score_now: |white, black| format!("Weiß {white}, Schwarz {black}."),
    begins_next: |side| format!("{} beginnt die nächste Partie.", name(side)),
    opening_next: "Die nächste Partie beginnt mit dem Eröffnungswurf.",
    refused,

    decimal: ',',
    hint_of: |side, one, two| format!("Die besten Züge von {} mit {one}-{two}", name(side)),
    hint_thinks: "Wird bedacht …",
    best: "bester",
    your_play: "deiner",
    was_played: "gezogen",
    chances: |[win, double, lost]| format!("gewinnt {win} %, doppelt {double} %, verliert doppelt {lost} %"),
    valuation: |side, equity, chances| format!("{} vor dem Wurf, {equity}: {chances}", name(side)),

    words: "Die Stellung in Worten",
    words_turn: |side| format!("{} würfelt.", name(side)),
    words_dice: |side, one, two| format!("{} zieht {one}-{two}.", name(side)),
    words_point,
    words_empty: |point| format!("Punkt {point}: leer"),
    words_off: |side, off, pips| {
        format!("{}: {off} ausgewürfelt, noch {pips} {}.", name(side), if pips == 1 { "Pip" } else { "Pips" })
    },
    words_last: |side, play| format!("Letzter Zug, von {}: {play}.", name(side)),

    broken_save: "Die Partie, die dieser Browser aufbewahrt hat, ließ sich nicht lesen. Sie wurde beiseitegelegt, und eine neue kann beginnen.",
    unsaved: "Der Browser bewahrt gerade nichts auf (sein Platz ist voll oder dieser Seite verschlossen). Die Partie geht weiter, aber nach einem Neuladen wäre sie verloren.",
    no_randomness: "Der Browser liefert keine Zufallszahlen, also gibt es keine Würfel.",
    no_program: "Das Programm lässt sich in diesem Browser gerade nicht starten. Zwei Menschen können hier weiterspielen, oder die Seite lässt sich für einen neuen Versuch neu laden.",
    plays_on: "Das Programm nimmt den 1 Punkt nicht an: Es hofft auf 2 und spielt weiter.",
    thinks_here: "Dieser Browser startet keinen Worker, also denkt das Programm auf der Seite selbst: Sie kann dabei kurz stocken.",
    bad_situation,
    finished_situation: |ending| {
        format!("In der Stellung, die die Adresse nennt, ist die Partie zu Ende. {}", ended(ending))
    },
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
    opened_situation: "Stellung aus der Adresse; dein eigenes Match bleibt erhalten.",
    dismiss: "Verstanden",
};
