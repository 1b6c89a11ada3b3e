use std::fmt;

use crate::{Die, Point};

/// One checker moved by one die (R2), in the mover's own numbering.
///
/// ```
/// use plakoto_rules::{Die, Point, Step};
/// let step = Step { from: Point::START, die: Die::new(6).unwrap() };
/// assert_eq!(step.to(), Point::new(18));
/// assert_eq!(step.to_string(), "24/18");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// Where it starts.
    pub from: Point,
    /// The die it uses. In bearing off it may be larger than the way that is left (R8).
    pub die: Die,
}

impl Step {
    /// Where it lands; nothing if it bears off.
    #[must_use]
    pub const fn to(self) -> Option<Point> {
        Point::new(self.from.number().saturating_sub(self.die.pips()))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to() {
            Some(to) => write!(f, "{}/{to}", self.from),
            None => write!(f, "{}/off", self.from),
        }
    }
}
