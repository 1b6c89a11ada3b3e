//! What a diagram says besides its board, one table a language, made as the board's
//! [`Speech`](plakoto_board::speech::Speech) is: a text that is missing does not compile.

mod ar;
mod bg;
mod da;
mod de;
mod el;
mod en;
mod es;

use plakoto_board::speech::Locale;
use plakoto_rules::{Die, Side};

use crate::{Attribute, Fault, Lack, Wrong};

/// A diagram's texts in one language.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_diagram::Text;
/// assert_eq!((Text::of(Locale::De).step)(1, 3), "Schritt 1 von 3");
/// ```
pub struct Text {
    /// The buttons that lead to the first step, one back, one on, and to the last.
    pub first: &'static str,
    /// See [`first`](Text::first).
    pub back: &'static str,
    /// See [`first`](Text::first).
    pub forward: &'static str,
    /// See [`first`](Text::first).
    pub last: &'static str,
    /// Which step is shown, and how many there are.
    pub step: fn(usize, usize) -> String,

    /// The button that throws the dice.
    pub roll: &'static str,
    /// The button that lets the reader say what the dice show.
    pub set_dice: &'static str,
    /// The question for the first die, then for the second.
    pub which_dice: [&'static str; 2],
    /// The question which die is to be used.
    pub which_die: &'static str,
    /// A choice: with this die.
    pub with_die: fn(Die) -> String,
    /// The button that closes a question.
    pub cancel: &'static str,
    /// The button that ends a turn.
    pub confirm: &'static str,
    /// The button that ends a turn in which nothing can be played.
    pub pass: &'static str,
    /// The button that takes a step back.
    pub take_back: &'static str,
    /// The button that takes everything back that the reader has played.
    pub start_over: &'static str,
    /// That the roll is played.
    pub complete: &'static str,
    /// That there are no dice to throw.
    pub no_randomness: &'static str,
    /// How the board is played by keys.
    pub keys: &'static str,

    /// What a quiz asks of a side that is to play these dice.
    pub find: fn(Side, Die, Die) -> String,
    /// The button that asks whether the play is right.
    pub check: &'static str,
    /// That it is.
    pub right: fn(&str) -> String,
    /// That it is not, if nothing more can be said.
    pub another: fn(&str) -> String,
    /// That it is not, and what it lacks.
    pub lacks: fn(&str, Lack) -> String,
    /// The button that shows the play that is asked for.
    pub solve: &'static str,
    /// The play that is asked for.
    pub solution: fn(&str) -> String,

    /// That an attribute is wrong: which, which of several plays, and how.
    pub wrong: fn(Attribute, Option<usize>, &str) -> String,
    /// What is wrong, but for texts that cannot be read: those are told by the board's speech.
    pub fault: fn(&Fault) -> String,
}

impl Text {
    /// The texts of a language; English where the build left it out.
    #[must_use]
    pub const fn of(locale: Locale) -> &'static Text {
        match locale {
            Locale::De if Locale::De.is_spoken() => &de::TEXT,
            Locale::Da if Locale::Da.is_spoken() => &da::TEXT,
            Locale::Es if Locale::Es.is_spoken() => &es::TEXT,
            Locale::El if Locale::El.is_spoken() => &el::TEXT,
            Locale::Bg if Locale::Bg.is_spoken() => &bg::TEXT,
            Locale::Ar if Locale::Ar.is_spoken() => &ar::TEXT,
            _ => &en::TEXT,
        }
    }
}

/// What is wrong with an attribute, in a language.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_diagram::{Attribute, Attributes, Diagram, told};
/// let wrong = Diagram::read(&Attributes::default().with(Attribute::Step, "7")).unwrap_err();
/// assert_eq!(told(&wrong, Locale::En), "The attribute “step”: write a whole number from 0 to 0.");
/// ```
#[must_use]
pub fn told(wrong: &Wrong, locale: Locale) -> String {
    let text = Text::of(locale);
    let fault = match &wrong.fault {
        // It names the attribute itself.
        Fault::Text(error) if wrong.number.is_none() => return locale.speech().wrong(error),
        Fault::Text(error) => locale.speech().wrong(error),
        fault => (text.fault)(fault),
    };
    (text.wrong)(wrong.attribute, wrong.number, &fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plakoto_board::speech::Direction;
    use plakoto_rules::Point;

    /// Keys, attributes and what is written in them have their names everywhere.
    const TYPED: [&str; 9] =
        ["Enter", "Backspace", "dice", "plays", "answer", "step", "view", "play", "quiz"];

    fn check(locale: Locale, text: &str, figures: &[&str]) {
        assert!(!text.trim().is_empty(), "{locale:?}: nothing");
        assert!(
            !text.contains("  ") && !text.contains("..") && !text.contains(['{', '#']),
            "{locale:?}: {text}"
        );
        if matches!(locale, Locale::El | Locale::Bg | Locale::Ar) {
            let mut words = text.split(|letter: char| !letter.is_ascii_alphabetic());
            let foreign = words.find(|word| !word.is_empty() && !TYPED.contains(word));
            assert_eq!(foreign, None, "{locale:?}: {text}");
        }
        let marks = |mark| text.chars().filter(|letter| *letter == mark).count();
        assert_eq!(marks('\u{2066}'), marks('\u{2069}'), "{locale:?}: {text}");
        // One within another would be cut short where it becomes an element.
        assert!(text.split('\u{2066}').skip(1).all(|part| part.contains('\u{2069}')), "{locale:?}: {text}");
        if locale.direction() == Direction::LeftToRight {
            assert_eq!(marks('\u{2066}'), 0, "{locale:?}: {text}");
        }
        for figure in figures {
            assert!(text.contains(figure), "{locale:?}: no {figure} in {text}");
        }
    }

    /// Every text of every language, so none can be forgotten: a new one does not compile here.
    #[test]
    fn every_text_says_something_in_its_own_letters() {
        for locale in Locale::ALL {
            let Text {
                first,
                back,
                forward,
                last,
                step,
                roll,
                set_dice,
                which_dice: [which, second],
                which_die,
                with_die,
                cancel,
                confirm,
                pass,
                take_back,
                start_over,
                complete,
                no_randomness,
                keys,
                find,
                check: ask,
                right,
                another,
                lacks,
                solve,
                solution,
                wrong,
                fault,
            } = Text::of(locale);
            for text in [
                first,
                back,
                forward,
                last,
                roll,
                set_dice,
                which,
                second,
                which_die,
                cancel,
                confirm,
                pass,
                take_back,
                start_over,
                complete,
                no_randomness,
                keys,
                ask,
                solve,
            ] {
                check(locale, text, &[]);
            }
            check(locale, &step(12, 34), &["12", "34"]);
            for die in Die::ALL {
                check(locale, &with_die(die), &[&die.to_string()]);
            }
            let kept = |figures| locale.speech().kept_together(figures);
            let found = [Side::White, Side::Black].map(|side| find(side, Die::ALL[5], Die::ALL[3]));
            check(locale, &found[0], &[&kept("6-4")]);
            assert_ne!(found[0], found[1]);
            for told in [right, another, solution] {
                check(locale, &told("24/19 24/18"), &[&kept("24/19 24/18")]);
            }
            for point in Point::all() {
                for lack in [
                    Lack::Pin { point },
                    Lack::Hold { point },
                    Lack::Safety { point },
                    Lack::Closed { point },
                ] {
                    check(locale, &lacks("24/19", lack), &[&kept("24/19"), &point.to_string()]);
                }
            }
            for lack in [Lack::Win, Lack::Off { more: 1 }, Lack::Off { more: 2 }, Lack::Off { more: 3 }] {
                check(locale, &lacks("24/19", lack), &[&kept("24/19")]);
            }
            check(locale, &wrong(Attribute::Plays, Some(12), "!"), &["plays", "12", "!"]);
            check(locale, &wrong(Attribute::Plays, None, "!"), &["plays", "!"]);
            check(locale, &fault(&Fault::NoRoll), &["65:"]);
            check(locale, &fault(&Fault::OtherRoll), &["dice"]);
            check(locale, &fault(&Fault::NoNumber(34)), &["0", "34"]);
            check(locale, &fault(&Fault::NoChoice(&["view", "play", "quiz"])), &["view, play, quiz"]);
            check(locale, &fault(&Fault::Missing(Attribute::Answer)), &["answer"]);
        }
    }
}
