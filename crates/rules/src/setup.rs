use std::fmt;

use crate::half::CHECKERS;
use crate::{Point, Side};

/// What stands on a point that is not empty: the checkers on top, and whether they pin one.
///
/// ```
/// use plakoto_rules::{Point, Position, Side, Stack};
/// let start = Position::START.stack(Side::White, Point::START);
/// assert_eq!(start, Some(Stack { owner: Side::White, count: 15, captive: false }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    /// Whose checkers are on top.
    pub owner: Side,
    /// How many are on top, without the captive.
    pub count: u8,
    /// Whether they pin one checker of the other side (R4).
    pub captive: bool,
}

/// Checkers put on a board by hand, in White's numbering. It may be anything, and
/// [says what is wrong with it](Setup::problems); what is right becomes a
/// [`Position`](crate::Position). What is not on the board counts as borne off.
///
/// ```
/// use plakoto_rules::{Point, Position, Setup, Side, Stack};
/// let mut setup = Setup::default();
/// setup.put(Point::START, Some(Stack { owner: Side::White, count: 16, captive: false }));
/// assert_eq!(setup.problems()[0].to_string(), "White has 16 checkers, which is 1 too many");
/// assert!(Position::try_from(&setup).is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    stacks: [Option<Stack>; 24],
}

impl Setup {
    /// What stands on a point, in White's numbering.
    #[must_use]
    pub fn stack(&self, point: Point) -> Option<Stack> {
        self.stacks[usize::from(point.number() - 1)]
    }

    /// Puts a stack on a point in White's numbering, or clears it, in place of what is there.
    pub fn put(&mut self, point: Point, stack: Option<Stack>) {
        self.stacks[usize::from(point.number() - 1)] = stack;
    }

    /// The checkers of a side on the board, captives with them.
    #[must_use]
    pub fn on_board(&self, side: Side) -> u32 {
        self.stacks
            .iter()
            .flatten()
            .map(|stack| if stack.owner == side { u32::from(stack.count) } else { u32::from(stack.captive) })
            .sum()
    }

    /// Everything that keeps it from being a position; empty if nothing does.
    ///
    /// ```
    /// use plakoto_rules::{Setup, SetupProblem, Side};
    /// let setup: Setup = "O----------------------A".parse()?;
    /// assert_eq!(setup.problems(), [SetupProblem::TooMany { side: Side::White, count: 16 }]);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn problems(&self) -> Vec<SetupProblem> {
        let empty = Point::all()
            .filter(|point| self.stack(*point).is_some_and(|stack| stack.count == 0))
            .map(|point| SetupProblem::NobodyOnTop { point });
        let crowded = Side::BOTH
            .into_iter()
            .map(|side| SetupProblem::TooMany { side, count: self.on_board(side) })
            .filter(|problem| {
                matches!(problem, SetupProblem::TooMany { count, .. } if *count > u32::from(CHECKERS))
            });
        empty.chain(crowded).collect()
    }
}

/// What keeps a [`Setup`] from being a position.
///
/// ```
/// use plakoto_rules::{Point, Setup, SetupProblem, Side, Stack};
/// let mut setup = Setup::default();
/// setup.put(Point::START, Some(Stack { owner: Side::White, count: 0, captive: true }));
/// assert_eq!(setup.problems(), [SetupProblem::NobodyOnTop { point: Point::START }]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupProblem {
    /// A side has more than fifteen checkers.
    TooMany {
        /// The side.
        side: Side,
        /// How many it has.
        count: u32,
    },
    /// A stack without a checker on top.
    NobodyOnTop {
        /// Where, in White's numbering.
        point: Point,
    },
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupProblem::TooMany { side, count } => {
                write!(
                    f,
                    "{side} has {count} checkers, which is {} too many",
                    count.saturating_sub(u32::from(CHECKERS))
                )
            }
            SetupProblem::NobodyOnTop { point } => {
                write!(f, "the stack on White’s {point}-point has no checker on top")
            }
        }
    }
}

impl std::error::Error for SetupProblem {}
