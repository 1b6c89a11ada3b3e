use std::fmt;

use crate::{Die, Point};

/// Why a step or a play is not legal, in the rules' own terms. Points are in the mover's
/// numbering.
///
/// ```
/// use plakoto_rules::{Decision, Die, Point, Refusal};
/// let decision: Decision = "o----------------------O w65 plakoto".parse()?;
/// let point = Point::new(13).unwrap();
/// let refused = decision.draft().step(point, Die::new(6).unwrap());
/// assert_eq!(refused, Err(Refusal::NoChecker { point }));
/// assert_eq!(Refusal::NoChecker { point }.rule(), "R2");
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// None of the mover's checkers stands there (R2).
    NoChecker {
        /// Where.
        point: Point,
    },
    /// The checker there is pinned (R4).
    Pinned {
        /// Where.
        point: Point,
    },
    /// The landing point is closed by enemy checkers (R3).
    Closed {
        /// The landing point.
        point: Point,
    },
    /// The mover's own checker is pinned on the landing point (R4).
    OwnCaptive {
        /// The landing point.
        point: Point,
    },
    /// No die that is left to play goes there (R2).
    NoSuchDie {
        /// Where the step starts.
        from: Point,
        /// Where it should land; nothing for off.
        to: Option<Point>,
    },
    /// Bearing off, while a checker is not home (R8).
    NotHome {
        /// The farthest of those outside.
        point: Point,
    },
    /// Bearing off, while one of the mover's checkers is pinned (R8).
    CaptiveKeepsHome {
        /// Where it is pinned.
        point: Point,
    },
    /// Bearing off with a larger die, while a checker stands on a higher point (R8).
    HigherChecker {
        /// The highest point that holds one.
        point: Point,
    },
    /// More of the dice can be played, so they must be (R6).
    MoreDice {
        /// How many steps every legal play has.
        steps: u8,
    },
    /// Just one die can be played, and it must be the higher (R6).
    HigherDie {
        /// The higher die.
        die: Die,
    },
    /// Nothing is left to play in this turn (R6, R7).
    TurnComplete,
    /// The play as a whole cannot be made with this roll (R2).
    NotWithThisRoll,
}

impl Refusal {
    /// The name of the rule that it comes from.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Refusal::NoChecker { .. } | Refusal::NoSuchDie { .. } | Refusal::NotWithThisRoll => "R2",
            Refusal::Closed { .. } => "R3",
            Refusal::Pinned { .. } | Refusal::OwnCaptive { .. } => "R4",
            Refusal::MoreDice { .. } | Refusal::HigherDie { .. } | Refusal::TurnComplete => "R6",
            Refusal::NotHome { .. } | Refusal::CaptiveKeepsHome { .. } | Refusal::HigherChecker { .. } => {
                "R8"
            }
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoChecker { point } => write!(f, "no checker of the mover stands on the {point}-point"),
            Refusal::Pinned { point } => write!(f, "the checker on the {point}-point is pinned"),
            Refusal::Closed { point } => write!(f, "the {point}-point is closed"),
            Refusal::OwnCaptive { point } => {
                write!(f, "the mover’s own checker is pinned on the {point}-point, so it cannot land there")
            }
            Refusal::NoSuchDie { from, to: Some(to) } => {
                write!(f, "no die that is left goes from the {from}-point to the {to}-point")
            }
            Refusal::NoSuchDie { from, to: None } => {
                write!(f, "no die that is left bears off from the {from}-point")
            }
            Refusal::NotHome { point } => {
                write!(f, "no bearing off while a checker on the {point}-point is not home")
            }
            Refusal::CaptiveKeepsHome { point } => {
                write!(f, "no bearing off while a checker is pinned on the {point}-point")
            }
            Refusal::HigherChecker { point } => {
                write!(f, "no bearing off with a larger die while a checker stands on the {point}-point")
            }
            Refusal::MoreDice { steps } => write!(f, "a legal play of this roll has {steps} steps"),
            Refusal::HigherDie { die } => {
                write!(f, "only one die can be played, and it must be the higher, the {die}")
            }
            Refusal::TurnComplete => f.write_str("nothing of this roll is left to play"),
            Refusal::NotWithThisRoll => f.write_str("this cannot be played with the roll"),
        }
    }
}

impl std::error::Error for Refusal {}
