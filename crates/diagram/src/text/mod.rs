//! What a diagram says besides its board, one table a language, made as the board's
//! [`Speech`](plakoto_board::speech::Speech) is: a text that is missing does not compile.

mod de;
mod en;

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
    /// The texts of a language.
    #[must_use]
    pub const fn of(locale: Locale) -> &'static Text {
        match locale {
            Locale::En => &en::TEXT,
            Locale::De => &de::TEXT,
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
        Fault::Text(error) if wrong.number.is_none() => return (locale.speech().wrong)(error),
        Fault::Text(error) => (locale.speech().wrong)(error),
        fault => (text.fault)(fault),
    };
    (text.wrong)(wrong.attribute, wrong.number, &fault)
}
