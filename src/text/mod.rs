//! Every text of the app, one table a language. A text that is missing does not compile, and no
//! sentence is glued from pieces: what varies goes through a function of the language.

mod ar;
mod bg;
mod da;
mod de;
mod el;
mod en;
mod es;
pub mod number;

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
    /// A place with its checkers, where one can be taken.
    pub can_leave: fn(&str) -> String,
    /// A place with its checkers, to which the one in hand can come.
    pub can_come: fn(&str) -> String,
    /// The place that the checker in hand was taken from, and those that it can come to.
    pub in_hand: fn(&str, &str) -> String,
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
    pub guide: &'static str,
    /// The link from a refusal, or from a game's end, to the paragraph about it.
    pub why: &'static str,
    /// The name of the editor of diagrams, a page apart that says everything else of it itself.
    pub editor: &'static str,
    pub play_forced: &'static str,
    pub turn_board: &'static str,
    pub show_chances: &'static str,
    pub speed: &'static str,
    pub speed_of: fn(Speed) -> &'static str,
    pub language_setting: &'static str,

    // Settings.
    pub settings: &'static str,
    pub looks: &'static str,
    pub done_for_you: &'static str,
    pub pace_and_sound: &'static str,
    pub as_device: &'static str,
    pub theme: &'static str,
    /// Day and night.
    pub themes: [&'static str; 2],
    pub board: &'static str,
    /// The boards that can be chosen, in the order of `Colours`.
    pub boards: [&'static str; 4],
    pub checkers: &'static str,
    /// In the order of `Checkers`.
    pub checker_colours: [&'static str; 3],
    pub home_left: &'static str,
    pub numbers: &'static str,
    pub pip_counts: &'static str,
    pub highlights: &'static str,
    pub motion: &'static str,
    /// In the order of `Motion`.
    pub motions: [&'static str; 4],
    pub sound: &'static str,
    pub rolls: &'static str,
    pub bears_off: &'static str,
    pub confirms: &'static str,
    pub reset: &'static str,

    // The introduction, and what a first visitor can do at once.
    pub new_here: &'static str,
    pub introduction: &'static str,
    /// What each step of the introduction tells.
    pub lessons: [&'static str; 3],
    pub play_program: &'static str,
    pub play_friend: &'static str,
    pub skip: &'static str,
    pub back: &'static str,
    pub next: &'static str,

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
    pub new_version: &'static str,
    pub take_new_version: &'static str,
}

impl Text {
    /// A language's texts.
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use plakoto_board::speech::Direction;

    /// Keys of the keyboard have their names everywhere.
    const KEYS: [&str; 3] = ["Enter", "Backspace", "H"];

    fn check(locale: Locale, text: &str) {
        assert!(!text.trim().is_empty(), "{locale:?}: nothing");
        assert!(!text.contains("  ") && !text.contains('{') && !text.contains('#'), "{locale:?}: {text}");
        if matches!(locale, Locale::El | Locale::Bg | Locale::Ar) {
            let mut words = text.split(|letter: char| !letter.is_ascii_alphabetic());
            let foreign = words.find(|word| !word.is_empty() && !KEYS.contains(word));
            assert_eq!(foreign, None, "{locale:?}: {text}");
        }
        let marks = |mark| text.chars().filter(|letter| *letter == mark).count();
        assert_eq!(marks('\u{2066}'), marks('\u{2069}'), "{locale:?}: {text}");
        // One within another would be cut short where it becomes an element.
        assert!(text.split('\u{2066}').skip(1).all(|part| part.contains('\u{2069}')), "{locale:?}: {text}");
        if locale.direction() == Direction::LeftToRight {
            assert_eq!(marks('\u{2066}'), 0, "{locale:?}: {text}");
        }
    }

    /// Texts of two that must not be the same.
    fn check_both(locale: Locale, [one, other]: [String; 2]) {
        check(locale, &one);
        check(locale, &other);
        assert_ne!(one, other);
    }

    fn check_figures(locale: Locale, text: &str, figures: &[&str]) {
        check(locale, text);
        for figure in figures {
            // Arabic has words of its own for one and two.
            let is_word = locale == Locale::Ar && matches!(*figure, "0" | "1" | "2");
            assert!(is_word || text.contains(figure), "{locale:?}: no {figure} in {text}");
        }
    }

    /// Every text of every language, so none can be forgotten: a new one does not compile here.
    #[test]
    fn every_text_says_something_in_its_own_letters() {
        for locale in Locale::ALL {
            let Text {
                speech,
                new_match,
                which_game,
                game_of,
                what_differs,
                match_to,
                options,
                opening,
                opening_play,
                opening_afresh,
                next_game_begins,
                winner_begins,
                opening_every_game,
                mother,
                mother_wins,
                mother_plays_on,
                draw,
                draw_nothing,
                draw_one_each,
                start,
                back_to_match,
                who_plays,
                two_people,
                against_program,
                watch_programs,
                level,
                level_of_white,
                level_of_black,
                level_told,
                your_colour,
                by_chance,
                you,
                program_at,
                thinking,
                board_keys,
                can_leave,
                can_come,
                in_hand,
                points_of_match,
                pips_and_off,
                to_move,
                score_of,
                moves,
                no_moves,
                look_at_turn,
                first_turn,
                turn_back,
                turn_on,
                present,
                looking_back,
                seeded,
                throw_for_opening,
                throw_again,
                roll,
                confirm,
                pass,
                take_back,
                next_game,
                back_to_game,
                wait,
                pause,
                go_on,
                one_turn,
                hint,
                play_it,
                accept,
                play_on,
                go_without,
                choose_die,
                with_dice,
                cancel,
                close,
                menu,
                resign,
                resign_question,
                resign_one,
                resign_two,
                copy_code,
                guide,
                why,
                editor,
                play_forced,
                turn_board,
                show_chances,
                speed,
                speed_of,
                language_setting,
                settings,
                looks,
                done_for_you,
                pace_and_sound,
                as_device,
                theme,
                themes,
                board,
                boards,
                checkers,
                checker_colours,
                home_left,
                numbers,
                pip_counts,
                highlights,
                motion,
                motions,
                sound,
                rolls,
                bears_off,
                confirms,
                reset,
                new_here,
                introduction,
                lessons,
                play_program,
                play_friend,
                skip,
                back,
                next,
                opening_due,
                opening_tie,
                opening_won,
                complete,
                forced,
                plays,
                offers,
                match_won,
                score_now,
                begins_next,
                opening_next,
                hint_of,
                hint_thinks,
                best,
                your_play,
                was_played,
                chances,
                valuation,
                broken_save,
                unsaved,
                no_randomness,
                no_program,
                plays_on,
                thinks_here,
                bad_situation,
                finished_situation,
                opened_situation,
                dismiss,
                new_version,
                take_new_version,
            } = Text::of(locale);
            assert!(std::ptr::eq(*speech, locale.speech()), "the table of another language");
            for text in [
                new_match,
                which_game,
                match_to,
                options,
                opening,
                opening_play,
                opening_afresh,
                next_game_begins,
                winner_begins,
                opening_every_game,
                mother,
                mother_wins,
                mother_plays_on,
                draw,
                draw_nothing,
                draw_one_each,
                start,
                back_to_match,
                who_plays,
                two_people,
                against_program,
                watch_programs,
                level,
                level_of_white,
                level_of_black,
                your_colour,
                by_chance,
                you,
                thinking,
                board_keys,
                to_move,
                moves,
                no_moves,
                first_turn,
                turn_back,
                turn_on,
                present,
                throw_for_opening,
                throw_again,
                roll,
                confirm,
                pass,
                take_back,
                next_game,
                back_to_game,
                wait,
                pause,
                go_on,
                one_turn,
                hint,
                play_it,
                accept,
                play_on,
                go_without,
                choose_die,
                cancel,
                close,
                menu,
                resign,
                resign_one,
                resign_two,
                copy_code,
                guide,
                why,
                editor,
                play_forced,
                turn_board,
                show_chances,
                speed,
                language_setting,
                settings,
                looks,
                done_for_you,
                pace_and_sound,
                as_device,
                theme,
                board,
                checkers,
                home_left,
                numbers,
                pip_counts,
                highlights,
                motion,
                sound,
                rolls,
                bears_off,
                confirms,
                reset,
                new_here,
                introduction,
                play_program,
                play_friend,
                skip,
                back,
                next,
                opening_due,
                complete,
                forced,
                opening_next,
                hint_thinks,
                best,
                your_play,
                was_played,
                broken_save,
                unsaved,
                no_randomness,
                no_program,
                plays_on,
                thinks_here,
                bad_situation,
                finished_situation,
                opened_situation,
                dismiss,
                new_version,
                take_new_version,
            ] {
                check(locale, text);
            }
            let lists: [&[&str]; 5] = [themes, boards, checker_colours, motions, lessons];
            for texts in lists {
                for (at, text) in texts.iter().enumerate() {
                    check(locale, text);
                    assert!(!texts[..at].contains(text), "{locale:?}: {text} twice");
                }
            }
            check_both(locale, [Variant::Plakoto, Variant::Tapa].map(|game| game_of(game).into()));
            check_both(locale, [Variant::Plakoto, Variant::Tapa].map(|game| what_differs(game).into()));
            for level in 1..=7 {
                check(locale, level_told(level));
                check_figures(locale, &program_at(level), &[&level.to_string()]);
            }
            for points in [3, 5, 7] {
                check_figures(locale, &points_of_match(points), &[&points.to_string()]);
            }
            check(locale, &points_of_match(1));
            for pips in 0..=375 {
                for off in 0..=15 {
                    let figures = [pips.to_string(), off.to_string()];
                    check_figures(locale, &pips_and_off(pips, off), &figures.each_ref().map(String::as_str));
                }
            }
            check_figures(locale, &can_leave("24"), &["24"]);
            check_figures(locale, &can_come("24"), &["24"]);
            check_figures(locale, &in_hand("24", &speech.kept_together("18, 13")), &["24", "18, 13"]);
            for speed in Speed::ALL {
                check(locale, speed_of(speed));
            }
            check_figures(locale, &seeded(u64::MAX), &[&u64::MAX.to_string()]);
            check_figures(locale, &looking_back(12, 34), &["12", "34"]);
            for die in Die::ALL {
                check_figures(locale, &opening_tie(die), &[&die.to_string()]);
                for count in 1..=4 {
                    check_figures(locale, &with_dice(&vec![die; count]), &[&die.to_string()]);
                }
            }
            let [four, six] = [Die::ALL[3], Die::ALL[5]];
            check_figures(locale, &with_dice(&[six, four]), &["6", "4"]);
            check_figures(locale, &score_now(12, 34), &["12", "34"]);
            let both = [Side::White, Side::Black];
            for side in both {
                for score in 0..=15 {
                    check_figures(locale, &score_of(side, score), &[&score.to_string()]);
                }
                for double in [false, true] {
                    check_figures(locale, &offers(side, double), &[if double { "2" } else { "1" }]);
                }
            }
            check_both(locale, both.map(|side| score_of(side, 5)));
            check_both(locale, both.map(|side| offers(side, true)));
            check_both(locale, both.map(begins_next));
            check_both(locale, both.map(resign_question));
            let kept = |figures| speech.kept_together(figures);
            let play = "65: 24/19 24/18";
            check_both(locale, both.map(|side| look_at_turn(12, side, play)));
            check_figures(locale, &look_at_turn(12, Side::White, play), &["12", &kept(play)]);
            for roll_told in [*plays, *hint_of] {
                check_both(locale, both.map(|side| roll_told(side, six, four)));
                check_figures(locale, &roll_told(Side::White, six, four), &[&kept("6-4")]);
            }
            check_both(locale, both.map(|side| opening_won(side, six, four)));
            check_figures(locale, &opening_won(Side::White, six, four), &["6", "4"]);
            check_both(locale, both.map(|side| match_won(side, 3, 1)));
            check_figures(locale, &match_won(Side::White, 3, 1), &[&kept("3–1")]);
            let told = chances(["61.2", "7.3", "4.5"].map(kept));
            check_figures(locale, &told, &["61.2", "7.3", "4.5"]);
            check_both(locale, both.map(|side| valuation(side, "+0.123", "61.2")));
            check_figures(locale, &valuation(Side::White, "+0.123", "61.2"), &["+0.123", "61.2"]);
        }
    }
}
