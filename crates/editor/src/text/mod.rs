//! Every text of the editor, one table a language, beside what is said of a board. A text that is
//! missing does not compile.

mod ar;
mod bg;
mod da;
mod de;
mod el;
mod en;
mod es;

use plakoto_board::speech::{Locale, Speech};
use plakoto_diagram::Theme;
use plakoto_diagram::html::{Misread, Snag};
use plakoto_rules::{Die, Side};

use crate::document::Purpose;
use crate::editor::{Tab, Tool};
use crate::place::Refused;

/// The texts of one language. Points are in the numbering that the board shows.
pub(crate) struct Text {
    /// What is said of a board.
    pub speech: &'static Speech,

    /// The name of the view.
    pub title: &'static str,
    /// To leave it.
    pub back: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub parts: &'static str,
    pub tab: fn(Tab) -> &'static str,

    // The position.
    pub click: &'static str,
    pub tool: fn(Tool) -> &'static str,
    pub start: &'static str,
    pub clear: &'static str,
    pub flip: &'static str,
    pub turn: &'static str,
    pub game: &'static str,
    pub dice: &'static str,
    pub no_dice: &'static str,
    /// A side's checkers on the board and off, and its pips.
    pub count: fn(u8, u8, u16) -> String,
    pub how: &'static str,
    pub how_by_keys: &'static str,
    pub over: &'static str,

    // The plays.
    pub reader: &'static str,
    pub purpose: fn(Purpose) -> &'static str,
    pub steps: &'static str,
    pub beginning: &'static str,
    /// A caption of a step, counted from 0.
    pub caption: fn(usize) -> String,
    pub caption_here: &'static str,
    pub look_at: fn(usize) -> String,
    pub next_roll: &'static str,
    pub play_on_board: fn(Side, Die, Die) -> String,
    pub other_roll: &'static str,
    pub cannot_play: &'static str,
    pub earlier: &'static str,
    pub cut: &'static str,
    pub begin: &'static str,
    pub answers: &'static str,
    pub no_answers: &'static str,
    pub drop_answer: &'static str,
    pub quiz_lacks: &'static str,
    pub quiz_has_plays: &'static str,
    pub quiz_roll: &'static str,
    pub choose_die: &'static str,
    pub with_die: fn(Die) -> String,
    pub cancel: &'static str,

    // The looks.
    pub language: &'static str,
    pub page_language: &'static str,
    pub theme: &'static str,
    pub theme_of: fn(Theme) -> &'static str,
    pub numbers: &'static str,
    pub numbers_of_turn: &'static str,
    pub no_numbers: &'static str,
    pub pips: &'static str,
    pub black_below: &'static str,
    pub width: &'static str,
    pub whole_width: &'static str,
    pub first_step: &'static str,

    // What is taken away.
    pub preview: &'static str,
    pub snippet: &'static str,
    pub frame: &'static str,
    pub link: &'static str,
    pub play_link: &'static str,
    pub code: &'static str,
    pub words: &'static str,
    pub picture: &'static str,
    pub copy: &'static str,
    pub svg: &'static str,
    pub png: &'static str,
    pub folder: &'static str,
    pub folder_told: &'static str,

    // What is brought in.
    pub pasted: &'static str,
    pub pasted_told: &'static str,
    pub open: &'static str,
    pub opened: &'static str,

    // What happens.
    pub refused: fn(Refused) -> String,
    pub plays_gone: fn(usize) -> String,
    pub recorded: fn(Side, &str) -> String,
    pub answered: fn(&str) -> String,
    pub no_picture: &'static str,
    pub unsaved: &'static str,
    /// Where in what was pasted, by line and character, and what is wrong there.
    pub at: fn(usize, usize, &str) -> String,
    pub nothing_there: &'static str,
    pub unclosed: &'static str,
    pub unknown: fn(&str) -> String,
    pub second: &'static str,
}

impl Text {
    /// A language's texts.
    #[must_use]
    pub fn of(locale: Locale) -> &'static Text {
        match locale {
            Locale::En => &en::TEXT,
            Locale::De => &de::TEXT,
            Locale::Da => &da::TEXT,
            Locale::Es => &es::TEXT,
            Locale::El => &el::TEXT,
            Locale::Bg => &bg::TEXT,
            Locale::Ar => &ar::TEXT,
        }
    }

    /// What is wrong with something pasted, and where.
    #[must_use]
    pub fn misread(&self, misread: &Misread) -> String {
        let at = |what: &str| (self.at)(misread.line, misread.character, what);
        match &misread.snag {
            Snag::Nothing => self.nothing_there.into(),
            Snag::Unclosed => at(self.unclosed),
            Snag::Unknown(name) => at(&(self.unknown)(name)),
            Snag::Second => at(self.second),
            Snag::Code(error) => self.speech.wrong(error),
        }
    }
}
