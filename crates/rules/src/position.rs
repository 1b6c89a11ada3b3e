use std::fmt;

use crate::half::{CHECKERS, Half, mirrored};
use crate::mover::Mover;
use crate::{Ending, Point, Ruleset, Setup, SetupProblem, Side, Stack};

/// Where all thirty checkers are. Every value is valid: fifteen of each side on the board or
/// borne off, at most one captive on a point (R1, R4). 32 bytes, cheap to copy and compare.
///
/// It is read and written as a [position code](crate::notation), in White's numbering.
///
/// ```
/// use plakoto_rules::{Point, Position, Side};
/// let position: Position = "j---d----A--E-A*--------H".parse()?;
/// assert_eq!(position.pips(Side::White), 282);
/// assert_eq!(position.pips(Side::Black), 330);
/// let pin = position.stack(Side::White, Point::new(15).unwrap()).unwrap();
/// assert!(pin.captive && pin.owner == Side::White);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    halves: [Half; 2],
}

impl Position {
    /// The start: fifteen checkers of each side on its own 24-point (R1).
    pub const START: Position = Position { halves: [Half::START; 2] };

    pub(crate) const fn from_halves(halves: [Half; 2]) -> Position {
        Position { halves }
    }

    #[inline]
    pub(crate) const fn half(&self, side: Side) -> Half {
        self.halves[side.index()]
    }

    /// What stands on a point, in the numbering of `view`; nothing on an empty one.
    ///
    /// ```
    /// use plakoto_rules::{Point, Position, Side};
    /// let stack = Position::START.stack(Side::Black, Point::ENEMY_START).unwrap();
    /// assert_eq!((stack.owner, stack.count), (Side::White, 15));
    /// assert_eq!(Position::START.stack(Side::White, Point::new(12).unwrap()), None);
    /// ```
    #[must_use]
    pub fn stack(&self, view: Side, point: Point) -> Option<Stack> {
        let own = self.half(view).count(point.number());
        let other = self.half(view.other()).count(point.mirrored().number());
        let pins = self.half(view).pins() & point.bit() != 0;
        match (own, other) {
            (0, 0) => None,
            (1.., 0) => Some(Stack { owner: view, count: own, captive: false }),
            (0, 1..) => Some(Stack { owner: view.other(), count: other, captive: false }),
            _ if pins => Some(Stack { owner: view, count: own, captive: true }),
            _ => Some(Stack { owner: view.other(), count: other, captive: true }),
        }
    }

    /// How many checkers a side has borne off, 0 to 15.
    #[must_use]
    #[inline]
    pub fn off(&self, side: Side) -> u8 {
        self.half(side).count(0)
    }

    /// The pips a side has to go, 0 to 360. A captive keeps its pips (R9).
    ///
    /// ```
    /// # use plakoto_rules::{Position, Side};
    /// assert_eq!(Position::START.pips(Side::Black), 360);
    /// ```
    #[must_use]
    #[inline]
    pub fn pips(&self, side: Side) -> u16 {
        self.half(side).pips()
    }

    /// The points where checkers of `side` are pinned, in its own numbering, highest first (R4).
    ///
    /// ```
    /// use plakoto_rules::{Point, Position, Side};
    /// let position: Position = "j---d----A--E-A*--------H".parse()?;
    /// // White's 15-point is Black's 10-point.
    /// assert!(position.captives(Side::Black).eq(Point::new(10)));
    /// assert_eq!(position.captives(Side::White).count(), 0);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn captives(&self, side: Side) -> impl Iterator<Item = Point> + use<> {
        Point::in_mask(self.captive_mask(side))
    }

    pub(crate) fn captive_mask(&self, side: Side) -> u32 {
        mirrored(self.half(side.other()).pins())
    }

    /// How many checkers of a side are on a point of its own numbering, a captive among them.
    ///
    /// ```
    /// use plakoto_rules::{Point, Position, Side};
    /// let position: Position = "j---d----A--E-A*--------H".parse()?;
    /// assert_eq!(position.count(Side::White, Point::START), 8);
    /// assert_eq!(position.count(Side::Black, Point::new(10).unwrap()), 1);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn count(&self, side: Side, point: Point) -> u8 {
        self.half(side).count(point.number())
    }

    /// The points where a side has checkers, in its own numbering: bits 1 to 24.
    ///
    /// This and the other masks are for programs that look at many positions a second.
    ///
    /// ```
    /// use plakoto_rules::{Position, Side};
    /// let position: Position = "j---d----A--E-A*--------H".parse()?;
    /// assert_eq!(position.occupied(Side::White), 1 << 10 | 1 << 13 | 1 << 15 | 1 << 24);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn occupied(&self, side: Side) -> u32 {
        self.half(side).occupied()
    }

    /// The points where a side has two checkers or more, in its own numbering: bits 1 to 24.
    ///
    /// ```
    /// use plakoto_rules::{Position, Side};
    /// let position: Position = "j---d----A--E-A*--------H".parse()?;
    /// assert_eq!(position.made(Side::White), 1 << 13 | 1 << 24);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn made(&self, side: Side) -> u32 {
        self.half(side).made()
    }

    /// The points where a side pins a checker of the other, in its own numbering: bits 1 to 24.
    ///
    /// ```
    /// use plakoto_rules::{Position, Side};
    /// let position: Position = "j---d----A--E-A*--------H".parse()?;
    /// assert_eq!(position.pins(Side::White), 1 << 15);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn pins(&self, side: Side) -> u32 {
        self.half(side).pins()
    }

    /// The points of a side's own numbering where it has not as many checkers as in another
    /// position: bits 1 to 24, and bit 0 for those borne off.
    ///
    /// ```
    /// use plakoto_rules::{Position, Side};
    /// let played: Position = "o----------------AA----M".parse()?;
    /// assert_eq!(played.changed(&Position::START, Side::White), 1 << 24 | 1 << 19 | 1 << 18);
    /// assert_eq!(played.changed(&Position::START, Side::Black), 0);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn changed(&self, other: &Position, side: Side) -> u32 {
        self.half(side).changed(other.half(side))
    }

    /// The checkers of a side as they are kept, to look at all points at once: four bits for each
    /// place of its own numbering, from 0, where the borne off are, to 15 in the first number and
    /// from 16 to 24 in the second. What stands above those is not said.
    ///
    /// ```
    /// use plakoto_rules::{Position, Side};
    /// let played: Position = "o----------------AA----M".parse()?;
    /// let [low, high] = played.packed(Side::White);
    /// assert_eq!((low, high & 0xf_ffff_ffff), (0, 0xd_0000_1100));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn packed(&self, side: Side) -> [u64; 2] {
        self.half(side).packed()
    }

    /// Whether a side's checkers, and its pins, are where they were in another position.
    ///
    /// ```
    /// use plakoto_rules::{Position, Side};
    /// let played: Position = "o----------------AA----M".parse()?;
    /// assert!(played.is_as_before(&Position::START, Side::Black));
    /// assert!(!played.is_as_before(&Position::START, Side::White));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_as_before(&self, other: &Position, side: Side) -> bool {
        self.half(side) == other.half(side)
    }

    /// Whether a side may bear off: all its checkers are home or off, and none is pinned (R8).
    ///
    /// ```
    /// use plakoto_rules::{Position, Side};
    /// let home: Position = "AAABBB------------cccbbb".parse()?;
    /// assert!(home.may_bear_off(Side::White));
    /// let pinned: Position = "AAABBa*------------bccbbb".parse()?;
    /// assert!(pinned.all_home(Side::White) && !pinned.may_bear_off(Side::White));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn may_bear_off(&self, side: Side) -> bool {
        self.captive_mask(side) == 0 && self.all_home(side)
    }

    /// Whether all checkers of a side are in its points 1 to 6 or borne off.
    #[must_use]
    #[inline]
    pub fn all_home(&self, side: Side) -> bool {
        self.half(side).all_home()
    }

    /// How the game is over in this position, if it is (R10, R11, R16).
    ///
    /// ```
    /// use plakoto_rules::{Cause, Position, Ruleset};
    /// let mother: Position = "A*-----------------------".parse()?;
    /// assert_eq!(mother.ending(Ruleset::PLAKOTO).map(|end| end.cause), Some(Cause::Mother));
    /// assert_eq!(mother.ending(Ruleset::TAPA), None);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn ending(&self, ruleset: Ruleset) -> Option<Ending> {
        Side::BOTH.into_iter().find_map(|side| {
            let mover = Mover::new(self, side, ruleset);
            mover.ending(self.half(side))
        })
    }

    /// What shows that play cannot lead here, though the position is valid: for editors to warn
    /// of and diagrams to refuse. It finds what it can name, not everything. Whether the game is
    /// over is asked of [`ending`](Position::ending).
    ///
    /// ```
    /// use plakoto_rules::{Impossible, Position, Side};
    /// let position: Position = "o----------------------N".parse()?;
    /// let found = position.impossible();
    /// assert_eq!(found, [Impossible::BorneOffTooSoon { side: Side::White }]);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn impossible(&self) -> Vec<Impossible> {
        let mut found = Vec::new();
        for side in Side::BOTH {
            if self.off(side) > 0 && !self.all_home(side) {
                found.push(Impossible::BorneOffTooSoon { side });
            }
            if self.half(side).pins() & Point::START.bit() != 0 {
                found.push(Impossible::CaptiveUnderStarters { side });
            }
        }
        if Side::BOTH.iter().all(|side| self.off(*side) == CHECKERS) {
            found.push(Impossible::BothBorneOff);
        }
        found
    }

    /// The same position with the sides exchanged.
    ///
    /// ```
    /// # use plakoto_rules::{Position, Side};
    /// let position: Position = "j---d----A--E-A*--------H".parse()?;
    /// assert_eq!(position.exchanged().pips(Side::Black), position.pips(Side::White));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub const fn exchanged(&self) -> Position {
        Position { halves: [self.halves[1], self.halves[0]] }
    }
}

/// As a setup, to change it by hand.
impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::default();
        for point in Point::all() {
            setup.put(point, position.stack(Side::White, point));
        }
        setup
    }
}

/// Fails with the first of the setup's [problems](Setup::problems).
impl TryFrom<&Setup> for Position {
    type Error = SetupProblem;

    fn try_from(setup: &Setup) -> Result<Position, SetupProblem> {
        if let Some(problem) = setup.problems().into_iter().next() {
            return Err(problem);
        }
        let mut halves = [Half::EMPTY; 2];
        for side in Side::BOTH {
            let mut half = Half::EMPTY;
            let mut pins = 0;
            for point in Point::all() {
                let seen = point.seen_by(side);
                match setup.stack(seen) {
                    Some(stack) if stack.owner == side => {
                        half = half.with_count(point.number(), stack.count);
                        pins |= if stack.captive { point.bit() } else { 0 };
                    }
                    Some(Stack { captive: true, .. }) => half = half.with_count(point.number(), 1),
                    _ => {}
                }
            }
            let off = u32::from(CHECKERS) - setup.on_board(side);
            halves[side.index()] = half.with_count(0, off as u8).with_pins(pins);
        }
        Ok(Position { halves })
    }
}

/// The position code.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why play can never lead to a position that is valid in itself.
///
/// ```
/// use plakoto_rules::{Impossible, Position};
/// let position: Position = "------------------------".parse()?;
/// assert_eq!(position.impossible(), [Impossible::BothBorneOff]);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// A side has borne off while others of its checkers are not home (R8).
    BorneOffTooSoon {
        /// The side.
        side: Side,
    },
    /// A side pins a checker on its own start point, where none of its checkers can land.
    CaptiveUnderStarters {
        /// The side that pins.
        side: Side,
    },
    /// Both sides have borne off all, though the first to do so ends the game (R10).
    BothBorneOff,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::BorneOffTooSoon { side } => {
                write!(
                    f,
                    "{side} has borne off while others of its checkers are still outside its home board"
                )
            }
            Impossible::CaptiveUnderStarters { side } => {
                write!(f, "{side} pins a checker on its own start point, where it cannot land")
            }
            Impossible::BothBorneOff => f.write_str("both sides have borne off every checker"),
        }
    }
}
