//! English.

use plakoto_board::speech::{Locale, Speech};
use plakoto_diagram::Theme;
use plakoto_rules::Side;

use super::Text;
use crate::document::Purpose;
use crate::editor::{Tab, Tool};
use crate::place::Refused;

static SPEECH: &Speech = Locale::En.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    title: "Diagram editor",
    back: "Back to the board",
    undo: "Undo",
    redo: "Redo",
    parts: "Parts of the diagram",
    tab: |tab| match tab {
        Tab::Position => "Position",
        Tab::Plays => "Plays",
        Tab::Looks => "Looks",
        Tab::Take => "Take",
        Tab::Open => "Open",
    },

    click: "A click",
    tool: |tool| match tool {
        Tool::Put(Side::White) => "puts White",
        Tool::Put(Side::Black) => "puts Black",
        Tool::TakeAway => "takes away",
    },
    start: "The start",
    clear: "Clear the board",
    flip: "Turn it round",
    turn: "To move",
    game: "Game",
    dice: "Roll",
    no_dice: "not yet rolled",
    count: |on, off, pips| {
        format!("{on} on the board · {off} off · {pips} {}", Locale::En.one_or_more(pips, ["pip", "pips"]))
    },
    how: "Click a point, or drag a checker: from the tray, to another point, or off the board. On a lone enemy it pins.",
    how_by_keys: "Arrow keys move over the points, W and B put a checker, Delete takes one away, Enter does what a click does.",
    over: "In this position the game is over.",

    reader: "The reader",
    purpose: |purpose| match purpose {
        Purpose::View => "steps through",
        Purpose::Play => "plays on",
        Purpose::Quiz => "answers a quiz",
    },
    steps: "Steps and captions",
    beginning: "Beginning",
    caption: |step| {
        if step == 0 { "Caption of the beginning".into() } else { format!("Caption of step {step}") }
    },
    caption_here: "What is to be said of it",
    look_at: |step| if step == 0 { "Show the beginning".into() } else { format!("Show step {step}") },
    next_roll: "Next roll",
    play_on_board: |side, one, two| format!("Play {one}-{two} for {} on the board.", name(side)),
    other_roll: "Another roll",
    cannot_play: "Record the pass",
    earlier: "The board shows an earlier step. Plays are recorded at the last one.",
    cut: "Leave out the plays after it",
    begin: "Let the diagram begin here",
    answers: "Right answers",
    no_answers: "Play the right answer on the board; several may be right.",
    drop_answer: "Take this answer out",
    quiz_lacks: "Until the quiz has its roll and an answer, the diagram only shows the position.",
    quiz_has_plays: "A quiz asks about one position and has no plays. Let it begin at the step that it is about.",
    quiz_roll: "The roll that it is about",
    choose_die: "Which die?",
    with_die: |die| format!("with the {die}"),
    cancel: "Cancel",

    language: "Language",
    page_language: "the page’s",
    theme: "Light",
    theme_of: |theme| match theme {
        Theme::Auto => "as the reader’s system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    },
    numbers: "Numbers",
    numbers_of_turn: "of who is to move",
    no_numbers: "none",
    pips: "Show pip counts",
    black_below: "Black’s home at the bottom",
    width: "Greatest width",
    whole_width: "all there is",
    first_step: "Shown at first",

    preview: "As readers see it",
    snippet: "For a page of yours",
    frame: "In a frame",
    link: "Link to the diagram",
    play_link: "Link to play on from this step",
    code: "Position code of this step",
    words: "This step in words",
    picture: "Picture of this step",
    copy: "Copy",
    svg: "SVG file",
    png: "PNG file",
    folder: "Where the diagram’s files lie",
    folder_told: "Here, unless you keep a copy of plakoto-diagram.js and embed.html of your own.",

    pasted: "A position code, a link, or one of our snippets",
    pasted_told: "It takes the place of the diagram; Undo brings that back.",
    open: "Open it",
    opened: "Opened.",

    refused: |refused| match refused {
        Refused::NoneLeft(side) => format!("All fifteen of {} are on the board.", name(side)),
        Refused::Closed(point) => {
            format!("Two or more stand on the {point}-point, and only a lone checker can be pinned.")
        }
        Refused::OwnCaptive(point) => format!("One of its own is pinned on the {point}-point."),
        Refused::Empty(point) => format!("Nothing stands on the {point}-point."),
    },
    plays_gone: |plays| format!("Plays left out, since the rules do not allow them any more: {plays}."),
    recorded: |side, play| format!("{}: {play}. Recorded.", name(side)),
    answered: |play| format!("{play} is a right answer now."),
    no_picture: "The browser cannot make the picture here.",
    unsaved: "The browser keeps nothing just now: a reload would lose the diagram.",
    at: |line, character, what| format!("Line {line}, character {character}: {what}."),
    nothing_there: "No diagram, no link and no position code is there.",
    unclosed: "what begins there does not end",
    unknown: |name| format!("“{name}” is no attribute of a diagram"),
    second: "a second diagram begins there",
};
