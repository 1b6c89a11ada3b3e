use std::fmt;

use crate::Side;

/// A point of the board, 1 to 24, in the numbering of the side it is said for: checkers
/// travel from 24 down to 1 and off. One side's 24-point is the other side's 1-point.
///
/// ```
/// use plakoto_rules::Point;
/// let start = Point::START;
/// assert_eq!(start.number(), 24);
/// assert_eq!(start.mirrored().number(), 1);
/// assert_eq!(Point::new(25), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// The start point, a side's own 24-point (R1).
    pub const START: Point = Point(24);

    /// The opponent's start point, which is a side's own 1-point.
    pub const ENEMY_START: Point = Point(1);

    /// The point of that number, 1 to 24; nothing for any other number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Point> {
        match number {
            1..=24 => Some(Point(number)),
            _ => None,
        }
    }

    /// Points from 24 down to 1, the way checkers go.
    ///
    /// ```
    /// # use plakoto_rules::Point;
    /// assert_eq!(Point::all().count(), 24);
    /// assert_eq!(Point::all().next(), Some(Point::START));
    /// ```
    pub fn all() -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator {
        (0..24u8).map(|i| Point(24 - i))
    }

    /// Its number, 1 to 24.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same place in the opponent's numbering.
    #[must_use]
    pub const fn mirrored(self) -> Point {
        Point(25 - self.0)
    }

    /// The same place from White's numbering to a side's own, or back.
    ///
    /// ```
    /// use plakoto_rules::{Point, Side};
    /// assert_eq!(Point::START.seen_by(Side::White).number(), 24);
    /// assert_eq!(Point::START.seen_by(Side::Black).number(), 1);
    /// ```
    #[must_use]
    pub const fn seen_by(self, side: Side) -> Point {
        match side {
            Side::White => self,
            Side::Black => self.mirrored(),
        }
    }

    /// Whether it lies in the home board, 1 to 6 (R8).
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }

    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The points whose bits are set, highest first. Bits that are no point are passed over.
    pub(crate) fn in_mask(mask: u32) -> impl Iterator<Item = Point> {
        Point::all().filter(move |point| mask & point.bit() != 0)
    }
}

/// The bare number.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
