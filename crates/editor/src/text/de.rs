//! German.

use plakoto_board::speech::{Locale, Speech};
use plakoto_diagram::Theme;
use plakoto_rules::Side;

use super::Text;
use crate::document::Purpose;
use crate::editor::{Tab, Tool};
use crate::place::Refused;

static SPEECH: &Speech = Locale::De.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    title: "Diagramm-Editor",
    back: "Zurück zum Brett",
    undo: "Rückgängig",
    redo: "Wiederholen",
    parts: "Teile des Diagramms",
    tab: |tab| match tab {
        Tab::Position => "Stellung",
        Tab::Plays => "Züge",
        Tab::Looks => "Aussehen",
        Tab::Take => "Mitnehmen",
        Tab::Open => "Öffnen",
    },

    click: "Ein Klick",
    tool: |tool| match tool {
        Tool::Put(Side::White) => "setzt Weiß",
        Tool::Put(Side::Black) => "setzt Schwarz",
        Tool::TakeAway => "nimmt weg",
    },
    start: "Anfangsstellung",
    clear: "Brett leeren",
    flip: "Umdrehen",
    turn: "Am Zug",
    game: "Spiel",
    dice: "Wurf",
    no_dice: "noch nicht geworfen",
    count: |on, off, pips| {
        format!(
            "{on} auf dem Brett · {off} ausgewürfelt · {pips} {}",
            Locale::De.one_or_more(pips, ["Pip", "Pips"])
        )
    },
    how: "Klicke einen Punkt an oder ziehe einen Stein: aus der Ablage, auf einen anderen Punkt oder vom Brett. Auf einem einzelnen gegnerischen Stein setzt er ihn fest.",
    how_by_keys: "Pfeiltasten gehen über die Punkte, W und B setzen einen Stein, Entf nimmt einen weg, Enter tut, was ein Klick tut.",
    over: "In dieser Stellung ist die Partie zu Ende.",

    reader: "Wer es liest",
    purpose: |purpose| match purpose {
        Purpose::View => "blättert",
        Purpose::Play => "spielt weiter",
        Purpose::Quiz => "löst eine Aufgabe",
    },
    steps: "Schritte und Bildtexte",
    beginning: "Anfang",
    caption: |step| {
        if step == 0 { "Bildtext zum Anfang".into() } else { format!("Bildtext zu Schritt {step}") }
    },
    caption_here: "Was dazu zu sagen ist",
    look_at: |step| if step == 0 { "Den Anfang zeigen".into() } else { format!("Schritt {step} zeigen") },
    next_roll: "Nächster Wurf",
    play_on_board: |side, one, two| format!("Ziehe {one}-{two} für {} auf dem Brett.", name(side)),
    other_roll: "Anderer Wurf",
    cannot_play: "Aussetzen aufnehmen",
    earlier: "Das Brett zeigt einen früheren Schritt. Züge werden beim letzten aufgenommen.",
    cut: "Die Züge danach weglassen",
    begin: "Das Diagramm hier beginnen lassen",
    answers: "Richtige Antworten",
    no_answers: "Ziehe die richtige Antwort auf dem Brett; mehrere können richtig sein.",
    drop_answer: "Diese Antwort herausnehmen",
    quiz_lacks: "Solange der Aufgabe der Wurf oder eine Antwort fehlt, zeigt das Diagramm nur die Stellung.",
    quiz_has_plays: "Eine Aufgabe fragt nach einer Stellung und hat keine Züge. Lass sie bei dem Schritt beginnen, um den es geht.",
    quiz_roll: "Der Wurf, um den es geht",
    choose_die: "Welcher Würfel?",
    with_die: |die| format!("mit der {die}"),
    cancel: "Abbrechen",

    language: "Sprache",
    page_language: "die der Seite",
    theme: "Licht",
    theme_of: |theme| match theme {
        Theme::Auto => "wie das System des Lesers",
        Theme::Light => "hell",
        Theme::Dark => "dunkel",
    },
    numbers: "Nummern",
    numbers_of_turn: "der Seite am Zug",
    no_numbers: "keine",
    pips: "Pip-Stand zeigen",
    black_below: "Heimfeld von Schwarz unten",
    width: "Größte Breite",
    whole_width: "so breit wie Platz ist",
    first_step: "Zuerst gezeigt",

    preview: "So sehen es Leser",
    snippet: "Für deine Seite",
    frame: "In einem Rahmen",
    link: "Link zum Diagramm",
    play_link: "Link zum Weiterspielen ab diesem Schritt",
    code: "Stellungscode dieses Schritts",
    words: "Dieser Schritt in Worten",
    picture: "Bild dieses Schritts",
    copy: "Kopieren",
    svg: "SVG-Datei",
    png: "PNG-Datei",
    folder: "Wo die Dateien des Diagramms liegen",
    folder_told: "Hier, wenn du keine eigene Kopie von plakoto-diagram.js und embed.html hast.",

    pasted: "Ein Stellungscode, ein Link oder einer unserer Schnipsel",
    pasted_told: "Er tritt an die Stelle des Diagramms; „Rückgängig“ holt es wieder.",
    open: "Öffnen",
    opened: "Geöffnet.",

    refused: |refused| match refused {
        Refused::NoneLeft(side) => format!("Alle fünfzehn Steine von {} sind auf dem Brett.", name(side)),
        Refused::Closed(point) => {
            format!(
                "Auf Punkt {point} stehen zwei oder mehr, und nur ein einzelner Stein lässt sich festsetzen."
            )
        }
        Refused::OwnCaptive(point) => format!("Auf Punkt {point} ist ein eigener Stein festgesetzt."),
        Refused::Empty(point) => format!("Auf Punkt {point} steht nichts."),
    },
    plays_gone: |plays| format!("Züge weggelassen, weil die Regeln sie nicht mehr erlauben: {plays}."),
    recorded: |side, play| format!("{}: {play}. Aufgenommen.", name(side)),
    answered: |play| format!("{play} ist jetzt eine richtige Antwort."),
    no_picture: "Der Browser kann das Bild hier nicht erstellen.",
    unsaved: "Der Browser bewahrt gerade nichts auf: Nach einem Neuladen wäre das Diagramm verloren.",
    at: |line, character, what| format!("Zeile {line}, Zeichen {character}: {what}."),
    nothing_there: "Da ist kein Diagramm, kein Link und kein Stellungscode.",
    unclosed: "Was hier beginnt, endet nicht",
    unknown: |name| format!("„{name}“ ist kein Attribut eines Diagramms"),
    second: "Hier beginnt ein zweites Diagramm",
};
