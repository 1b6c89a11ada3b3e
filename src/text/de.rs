//! Deutsch.

use plakoto_board::speech::{Locale, Speech};
use plakoto_rules::{Die, Side, Variant};

use super::Text;
use crate::play::company::Speed;

static SPEECH: &Speech = Locale::De.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
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
    speech: SPEECH,
    new_match: "Neues Match",
    which_game: "Spiel",
    game_of: |variant| match variant {
        Variant::Plakoto => "griechisch",
        Variant::Tapa => "bulgarisch",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "Wer den letzten Stein auf dem Mutterpunkt des Gegners festsetzt, gewinnt doppelt, sobald sein eigener leer ist."
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

    board_keys: "Pfeiltasten wandern über die Punkte, Enter nimmt und setzt einen Stein, die Rücktaste nimmt zurück, die Leertaste würfelt, H gibt einen Rat.",
    can_leave: |line| format!("{line}. Kann gezogen werden."),
    can_come: |line| format!("{line}. Der Stein in der Hand kann hierher."),
    in_hand: |line, places| format!("{line}. In der Hand; mögliche Ziele: {places}."),
    points_of_match: |points| if points == 1 { "Einzelpartie".into() } else { format!("Match bis {points}") },
    pips_and_off: |pips, off| {
        format!("{pips} {} · {off} heraus", Locale::De.one_or_more(pips, ["Pip", "Pips"]))
    },
    to_move: "am Zug",
    score_of: |side, score| {
        format!("{}: {score} {}", name(side), Locale::De.one_or_more(score, ["Punkt", "Punkte"]))
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
    copy_code: "Stellungscode kopieren",
    guide: "Regeln",
    why: "Warum?",
    editor: "Diagramm-Editor",
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

    settings: "Einstellungen",
    looks: "Aussehen",
    done_for_you: "Für dich erledigt",
    pace_and_sound: "Tempo und Ton",
    as_device: "wie das Gerät",
    theme: "Tag oder Nacht",
    themes: ["hell", "dunkel"],
    board: "Brett",
    boards: ["grün", "Nussbaum", "hoher Kontrast", "schwarz auf weiß"],
    checkers: "Steine",
    checker_colours: ["Elfenbein und Ebenholz", "creme und rot", "creme und blau"],
    home_left: "Heimfelder links",
    numbers: "Nummern der Punkte",
    pip_counts: "Pip-Stände",
    highlights: "Mögliche Züge zeigen",
    motion: "Bewegungen",
    motions: ["langsam", "gemächlich", "flink", "keine"],
    sound: "Ton",
    rolls: "Für mich würfeln",
    bears_off: "Für mich auswürfeln, sobald alle vorbei sind",
    confirms: "Jeden Zug bestätigen",
    reset: "Zurücksetzen",

    new_here: "Neu hier?",
    introduction: "Plakoto in drei Schritten",
    lessons: [
        "Deine Steine laufen von ihrem Startpunkt um das Brett in dein Heimfeld. Zwei oder mehr auf einem Punkt versperren ihn der anderen Seite.",
        "Triffst du einen einzelnen Stein, setzt du ihn fest: Er bleibt, bis dein letzter Stein über ihm gegangen ist.",
        "Sind alle fünfzehn im Heimfeld und ist keiner festgesetzt, werden sie ausgewürfelt. Wer zuerst keinen mehr hat, gewinnt.",
    ],
    play_program: "Gegen das Programm spielen",
    play_friend: "Zu zweit spielen",
    skip: "Überspringen",
    back: "Zurück",
    next: "Weiter",

    opening_due: "Jede Seite wirft einen Würfel. Der höhere beginnt.",
    opening_tie: |die| format!("Beide warfen {die}. Noch einmal."),
    opening_won: |side, own, other| format!("{} warf {own} gegen {other} und beginnt.", name(side)),
    complete: "Der Wurf ist gezogen. Bestätige, oder nimm zurück.",
    forced: "Nur ein Zug ist möglich; er wurde für dich gezogen.",
    plays: |side, one, two| format!("{} zieht {one}-{two}.", name(side)),
    offers: |side, double| {
        format!(
            "{} möchte aufgeben: {} bekäme {}.",
            name(side),
            name(side.other()),
            (SPEECH.won)(1 + u8::from(double))
        )
    },
    match_won: |side, own, other| format!("{} gewinnt das Match {own}–{other}.", name(side)),
    score_now: |white, black| format!("Weiß {white}, Schwarz {black}."),
    begins_next: |side| format!("{} beginnt die nächste Partie.", name(side)),
    opening_next: "Die nächste Partie beginnt mit dem Eröffnungswurf.",
    hint_of: |side, one, two| format!("Die besten Züge von {} mit {one}-{two}", name(side)),
    hint_thinks: "Wird bedacht …",
    best: "bester",
    your_play: "deiner",
    was_played: "gezogen",
    chances: |[win, double, lost]| format!("gewinnt {win} %, doppelt {double} %, verliert doppelt {lost} %"),
    valuation: |side, equity, chances| format!("{} vor dem Wurf, {equity}: {chances}", name(side)),

    broken_save: "Die Partie, die dieser Browser aufbewahrt hat, ließ sich nicht lesen. Sie wurde beiseitegelegt, und eine neue kann beginnen.",
    unsaved: "Der Browser bewahrt gerade nichts auf (sein Platz ist voll oder dieser Seite verschlossen). Die Partie geht weiter, aber nach einem Neuladen wäre sie verloren.",
    no_randomness: "Der Browser liefert keine Zufallszahlen, also gibt es keine Würfel.",
    no_program: "Das Programm lässt sich in diesem Browser gerade nicht starten. Zwei Menschen können hier weiterspielen, oder die Seite lässt sich für einen neuen Versuch neu laden.",
    plays_on: "Das Programm nimmt den 1 Punkt nicht an: Es hofft auf 2 und spielt weiter.",
    thinks_here: "Dieser Browser startet keinen Worker, also denkt das Programm auf der Seite selbst: Sie kann dabei kurz stocken.",
    finished_situation: "In der Stellung, die die Adresse nennt, ist die Partie zu Ende.",
    opened_situation: "Stellung aus der Adresse; dein eigenes Match bleibt erhalten.",
    dismiss: "Verstanden",
    new_version: "Eine neue Fassung liegt bereit.",
    take_new_version: "Übernehmen",
    bad_situation: "Die Adresse nennt eine Stellung, die sich nicht lesen lässt.",
};
