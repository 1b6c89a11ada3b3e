//! Every text of the app, one table a language. A text that is missing does not compile, and no
//! sentence is glued from pieces: what varies goes through a function of the language.

mod de;
mod en;

use plakoto_board::speech::{Locale, Speech};
use plakoto_rules::{Die, Side, Variant};

use crate::play::company::Speed;

/// The texts of one language, beside what is said of a board. Points are in the numbering of the
/// side to move.
pub struct Text {
    /// What is said of a board.
    pub speech: &'static Speech,

    // The start of a match.
    pub new_match: &'static str,
    pub which_game: &'static str,
    pub game_of: fn(Variant) -> &'static str,
    pub what_differs: fn(Variant) -> &'static str,
    pub match_to: &'static str,
    pub options: &'static str,
    pub opening: &'static str,
    pub opening_play: &'static str,
    pub opening_afresh: &'static str,
    pub next_game_begins: &'static str,
    pub winner_begins: &'static str,
    pub opening_every_game: &'static str,
    pub mother: &'static str,
    pub mother_wins: &'static str,
    pub mother_plays_on: &'static str,
    pub draw: &'static str,
    pub draw_nothing: &'static str,
    pub draw_one_each: &'static str,
    pub start: &'static str,
    pub back_to_match: &'static str,

    // Who plays.
    pub who_plays: &'static str,
    pub two_people: &'static str,
    pub against_program: &'static str,
    pub watch_programs: &'static str,
    pub level: &'static str,
    pub level_of_white: &'static str,
    pub level_of_black: &'static str,
    /// A level by its name, and what to expect of it.
    pub level_told: fn(u8) -> &'static str,
    pub your_colour: &'static str,
    pub by_chance: &'static str,
    pub you: &'static str,
    pub program_at: fn(u8) -> String,
    pub thinking: &'static str,

    // Beside the board.
    pub board_keys: &'static str,
    pub points_of_match: fn(u8) -> String,
    pub pips_and_off: fn(u16, u8) -> String,
    pub to_move: &'static str,
    pub score_of: fn(Side, u32) -> String,
    pub moves: &'static str,
    pub no_moves: &'static str,
    pub look_at_turn: fn(usize, Side, &str) -> String,
    pub first_turn: &'static str,
    pub turn_back: &'static str,
    pub turn_on: &'static str,
    pub present: &'static str,
    pub looking_back: fn(usize, usize) -> String,
    pub seeded: fn(u64) -> String,

    // Buttons.
    pub throw_for_opening: &'static str,
    pub throw_again: &'static str,
    pub roll: &'static str,
    pub confirm: &'static str,
    pub pass: &'static str,
    pub take_back: &'static str,
    pub next_game: &'static str,
    pub back_to_game: &'static str,
    pub wait: &'static str,
    pub pause: &'static str,
    pub go_on: &'static str,
    pub one_turn: &'static str,
    pub hint: &'static str,
    pub play_it: &'static str,
    pub accept: &'static str,
    pub play_on: &'static str,
    pub go_without: &'static str,
    pub choose_die: &'static str,
    pub with_dice: fn(&[Die]) -> String,
    pub cancel: &'static str,
    pub close: &'static str,
    pub menu: &'static str,
    pub resign: &'static str,
    pub resign_question: fn(Side) -> String,
    pub resign_one: &'static str,
    pub resign_two: &'static str,
    pub copy_code: &'static str,
    pub play_forced: &'static str,
    pub turn_board: &'static str,
    pub show_chances: &'static str,
    pub speed: &'static str,
    pub speed_of: fn(Speed) -> &'static str,
    pub language_setting: &'static str,

    // What happens.
    pub opening_due: &'static str,
    pub opening_tie: fn(Die) -> String,
    pub opening_won: fn(Side, Die, Die) -> String,
    pub complete: &'static str,
    pub forced: &'static str,
    pub plays: fn(Side, Die, Die) -> String,
    pub offers: fn(Side, bool) -> String,
    pub match_won: fn(Side, u32, u32) -> String,
    pub score_now: fn(u32, u32) -> String,
    pub begins_next: fn(Side) -> String,
    pub opening_next: &'static str,

    // What the program advises.
    /// What divides whole numbers from tenths.
    pub decimal: char,
    pub hint_of: fn(Side, Die, Die) -> String,
    pub hint_thinks: &'static str,
    pub best: &'static str,
    pub your_play: &'static str,
    pub was_played: &'static str,
    /// Of winning, of winning double, of losing double, each in percent.
    pub chances: fn([String; 3]) -> String,
    pub valuation: fn(Side, &str, &str) -> String,

    // What is wrong.
    pub broken_save: &'static str,
    pub unsaved: &'static str,
    pub no_randomness: &'static str,
    pub no_program: &'static str,
    pub plays_on: &'static str,
    pub thinks_here: &'static str,
    pub bad_situation: &'static str,
    pub finished_situation: &'static str,
    pub opened_situation: &'static str,
    pub dismiss: &'static str,
}

/// The name of the editor of diagrams, a page apart that says everything else of it itself.
#[must_use]
pub fn editor(locale: Locale) -> &'static str {
    match locale.tag() {
        "de" => "Diagramm-Editor",
        "da" => "Diagrameditor",
        "es" => "Editor de diagramas",
        "el" => "Επεξεργασία διαγραμμάτων",
        "bg" => "Редактор на диаграми",
        "ar" => "محرر الرسوم",
        _ => "Diagram editor",
    }
}

impl Text {
    /// A language's texts.
    pub fn of(locale: Locale) -> &'static Text {
        match locale {
            Locale::En => &en::TEXT,
            Locale::De => &de::TEXT,
        }
    }
}
