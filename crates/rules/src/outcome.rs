use std::fmt;
use std::str::FromStr;

use crate::notation::{Field, ParseError, Problem, excerpt};
use crate::{DrawScore, Side};

/// What a finished game is worth (R10, R11).
///
/// ```
/// use plakoto_rules::{Outcome, Side};
/// let outcome = Outcome::Win { side: Side::White, double: true };
/// assert_eq!(outcome.to_string(), "w2");
/// assert_eq!(outcome.winner(), Some(Side::White));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// One side wins 1 point, or 2.
    Win {
        /// The winner.
        side: Side,
        /// Whether it wins 2 points.
        double: bool,
    },
    /// Both mothers are pinned.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win { side, .. } => Some(side),
            Outcome::Draw => None,
        }
    }

    /// What a side scores, 0 to 2 points.
    ///
    /// ```
    /// # use plakoto_rules::{DrawScore, Outcome, Side};
    /// assert_eq!(Outcome::Draw.points(Side::Black, DrawScore::OneEach), 1);
    /// ```
    #[must_use]
    pub fn points(self, side: Side, draw_score: DrawScore) -> u8 {
        match self {
            Outcome::Win { side: winner, double } if winner == side => 1 + u8::from(double),
            Outcome::Win { .. } => 0,
            Outcome::Draw => draw_score.points(),
        }
    }
}

/// As the engine protocol writes it: `w1`, `w2`, `b1`, `b2` or `draw`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win { side, double } => write!(f, "{}{}", side.letter(), 1 + u8::from(*double)),
            Outcome::Draw => f.write_str("draw"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Outcome, ParseError> {
        let wins =
            Side::BOTH.into_iter().flat_map(|side| [false, true].map(|double| Outcome::Win { side, double }));
        wins.chain([Outcome::Draw])
            .find(|outcome| outcome.to_string() == text)
            .ok_or_else(|| ParseError::new(Field::Outcome, 0, Problem::NoOutcome(excerpt(text))))
    }
}

/// How a game came to its end.
///
/// ```
/// use plakoto_rules::{Cause, Position, Ruleset};
/// let home: Position = "-----------------------b".parse()?;
/// assert_eq!(home.ending(Ruleset::TAPA).unwrap().cause, Cause::BorneOff);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Cause {
    /// A side bore off its fifteenth checker (R10).
    BorneOff,
    /// The opponent's mother was pinned and the pinner had left his own start point (R16).
    Mother,
    /// Both mothers were pinned (R11).
    BothMothers,
    /// A side gave the game up.
    Resigned,
}

/// The end of a game: what it is worth, and how it came.
///
/// ```
/// use plakoto_rules::{Cause, Ending, Outcome, Position, Ruleset};
/// let both: Position = "A*----------------------a*".parse()?;
/// let drawn = Ending { outcome: Outcome::Draw, cause: Cause::BothMothers };
/// assert_eq!(both.ending(Ruleset::TAPA), Some(drawn));
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "crate::record::EndingRecord"))]
pub struct Ending {
    /// What it is worth.
    pub outcome: Outcome,
    /// How it came.
    pub cause: Cause,
}
