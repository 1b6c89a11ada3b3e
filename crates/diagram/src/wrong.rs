use std::fmt;

use plakoto_rules::Ending;
use plakoto_rules::notation::ParseError;

use crate::Attribute;

/// Which attribute of a diagram is wrong, and how.
///
/// ```
/// use plakoto_diagram::{Attribute, Attributes, Diagram};
/// let attributes = Attributes::default().with(Attribute::Plays, "65: 24/19 24/18; 31: 24/21");
/// let wrong = Diagram::read(&attributes).unwrap_err();
/// assert_eq!(wrong.attribute, Attribute::Plays);
/// assert_eq!(
///     wrong.to_string(),
///     "plays, number 2: play, character 1: a legal play of this roll has 2 steps"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The attribute.
    pub attribute: Attribute,
    /// Which of several plays, counted from 1.
    pub number: Option<usize>,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text cannot be read, or the rules forbid the play.
    Text(ParseError),
    /// The play has no roll.
    NoRoll,
    /// The roll is another than the one that the diagram's dice name.
    OtherRoll,
    /// The game is over before.
    Over(Ending),
    /// It is none of these words.
    NoChoice(&'static [&'static str]),
    /// It is no whole number from 0 to this.
    NoNumber(usize),
    /// Another attribute, which this one needs, is missing.
    Missing(Attribute),
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.attribute.name())?;
        if let Some(number) = self.number {
            write!(f, ", number {number}")?;
        }
        f.write_str(": ")?;
        match &self.fault {
            Fault::Text(error) => error.fmt(f),
            Fault::NoRoll => f.write_str("the play's roll is missing: write 65: before it"),
            Fault::OtherRoll => f.write_str("the roll is not the one that dice names"),
            Fault::Over(_) => f.write_str("the game is over before"),
            Fault::NoChoice(words) => write!(f, "write one of: {}", words.join(", ")),
            Fault::NoNumber(most) => write!(f, "write a whole number from 0 to {most}"),
            Fault::Missing(attribute) => write!(f, "{attribute} is missing, which this needs"),
        }
    }
}

impl std::error::Error for Wrong {}
