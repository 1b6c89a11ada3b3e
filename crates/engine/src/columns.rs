//! A position as the columns of a net's first layer: which of them are added up.
//!
//! Each thing that is looked at takes one of several states, and each state has a column. A play
//! changes a few of them, so that what was added up for one position is soon brought to the next.

use std::ops::Range;

use plakoto_rules::{Point, Position, Side};

use crate::shots::{Shots, mirrored};

/// How many columns there are.
pub const COLUMNS: usize = POINT_COLUMNS + GROUP_COLUMNS;

/// A point is empty, which needs no column, or holds 1 to 15 of one side, with or without a captive.
pub(crate) const POINT_STATES: usize = 60;
const POINT_COLUMNS: usize = 24 * POINT_STATES;

/// How many states each group has, in the order of [`Features::new`].
pub(crate) const GROUP_SIZES: [usize; GROUPS] = [16, 16, 37, 37, 37, 37, 37, 37, 9, 9, 25, 25, 31, 37];
const GROUPS: usize = 14;
/// Where each group's columns begin.
pub(crate) const GROUP_STARTS: [usize; GROUPS] = {
    let mut starts = [POINT_COLUMNS; GROUPS];
    let mut group = 1;
    while group < GROUPS {
        starts[group] = starts[group - 1] + GROUP_SIZES[group - 1];
        group += 1;
    }
    starts
};
const GROUP_COLUMNS: usize = GROUP_STARTS[GROUPS - 1] + GROUP_SIZES[GROUPS - 1] - POINT_COLUMNS;

/// What a net sees of a position that a side is to roll in.
///
/// ```
/// use plakoto_engine::columns::{COLUMNS, Features};
/// use plakoto_rules::{Position, Side};
/// let mut columns = Vec::new();
/// Features::new(&Position::START, Side::White).for_each(|column| columns.push(column));
/// assert_eq!(columns.len(), 2 + 14);
/// assert!(columns.iter().all(|column| *column < COLUMNS));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Features {
    pub(crate) position: Position,
    pub(crate) side: Side,
    pub(crate) groups: [u16; GROUPS],
}

impl Features {
    /// What is seen by `side`, which is to roll.
    #[must_use]
    pub fn new(position: &Position, side: Side) -> Features {
        let other = side.other();
        let (mine, theirs) = (Shots::of(position, side), Shots::of(position, other));
        let (my_pips, their_pips) = (position.pips(side), position.pips(other));
        let [ahead, all] = pip_states(my_pips, their_pips);
        let states = [
            usize::from(position.off(side)),
            usize::from(position.off(other)),
            mine.any.into(),
            mine.home.into(),
            mine.mother.into(),
            theirs.any.into(),
            theirs.home.into(),
            theirs.mother.into(),
            longest_run(position, side),
            longest_run(position, other),
            deepest_captive(position, side),
            deepest_captive(position, other),
            ahead,
            all,
        ];
        let mut groups = [0; GROUPS];
        for (group, column) in groups.iter_mut().enumerate() {
            *column = (GROUP_STARTS[group] + states[group]) as u16;
        }
        Features { position: *position, side, groups }
    }

    /// Shows every column of the position, each once.
    pub fn for_each(&self, mut column: impl FnMut(usize)) {
        let other = self.side.other();
        let occupied = self.position.occupied(self.side) | mirrored(self.position.occupied(other));
        for point in points(occupied) {
            if let Some(state) = self.point(point) {
                column(state);
            }
        }
        for group in self.groups {
            column(group.into());
        }
    }

    /// Shows each column that must be taken away from those of `before`, with `false`, or added, with
    /// `true`, to come to these. Both must be seen by the same side.
    ///
    /// ```
    /// use plakoto_engine::columns::Features;
    /// use plakoto_rules::{Position, Side};
    /// let start = Features::new(&Position::START, Side::Black);
    /// let played = Features::new(&"o----------------AA----M".parse()?, Side::Black);
    /// let (mut gone, mut come) = (0, 0);
    /// played.changes(&start, |_, comes| if comes { come += 1 } else { gone += 1 });
    /// // A stack of fifteen became one of thirteen and two checkers; Black's throws that pin, anywhere
    /// // and in his home board, changed too, and so did the pips by which he is behind and all pips.
    /// assert_eq!((gone, come), (1 + 4, 3 + 4));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[inline]
    pub fn changes(&self, before: &Features, mut change: impl FnMut(usize, bool)) {
        debug_assert_eq!(self.side, before.side);
        let (side, other) = (self.side, self.side.other());
        // A pin comes and goes with the checkers above the captive, so the counts tell of it.
        let own = self.position.changed(&before.position, side);
        let theirs = mirrored(self.position.changed(&before.position, other) & !1);
        let pins = self.position.pins(side) ^ before.position.pins(side);
        for point in points(own & !1 | theirs | pins) {
            if let Some(state) = before.point(point) {
                change(state, false);
            }
            if let Some(state) = self.point(point) {
                change(state, true);
            }
        }
        for (now, then) in self.groups.iter().zip(&before.groups) {
            if now != then {
                change((*then).into(), false);
                change((*now).into(), true);
            }
        }
    }

    /// The column of what stands on a point in the numbering of the side that looks.
    #[inline]
    pub(crate) fn point(&self, point: Point) -> Option<usize> {
        let other = self.side.other();
        let mine = usize::from(self.position.count(self.side, point));
        let theirs = usize::from(self.position.count(other, point.mirrored()));
        let state = match (mine, theirs) {
            (0, 0) => return None,
            (count, 0) => count - 1,
            (0, count) => 15 + count - 1,
            (count, _) if self.position.pins(self.side) & 1 << point.number() != 0 => 30 + count - 1,
            (_, count) => 45 + count - 1,
        };
        Some(usize::from(point.number() - 1) * POINT_STATES + state)
    }
}

/// Columns of which a position has one at most: those of a point, or of a group.
pub(crate) fn exclusive() -> impl Iterator<Item = Range<usize>> {
    let points = (0..24).map(|point| point * POINT_STATES..(point + 1) * POINT_STATES);
    points.chain((0..GROUPS).map(|group| GROUP_STARTS[group]..GROUP_STARTS[group] + GROUP_SIZES[group]))
}

/// Pips ahead in steps of eight, -15 to 15 as 0 to 30, and all pips in steps of twenty.
fn pip_states(mine: u16, theirs: u16) -> [usize; 2] {
    let ahead = (i32::from(theirs) - i32::from(mine) + 4).div_euclid(8).clamp(-15, 15);
    [(ahead + 15) as usize, usize::from((mine + theirs) / 20)]
}

/// The columns of both groups of pips.
pub(crate) fn pip_columns(mine: u16, theirs: u16) -> [u16; 2] {
    let [ahead, all] = pip_states(mine, theirs);
    [(GROUP_STARTS[GROUPS - 2] + ahead) as u16, (GROUP_STARTS[GROUPS - 1] + all) as u16]
}

/// The points whose bits are set, lowest first.
pub(crate) fn points(mut mask: u32) -> impl Iterator<Item = Point> {
    std::iter::from_fn(move || {
        let point = Point::new(mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(point)
    })
}

/// The most points in a row that a side closes to the other, up to eight.
fn longest_run(position: &Position, side: Side) -> usize {
    let mut left = position.made(side) | position.pins(side);
    let mut length = 0;
    while left != 0 && length < 8 {
        left &= left << 1;
        length += 1;
    }
    length
}

/// The highest point, in its own numbering, where a side has a captive; 0 without one.
fn deepest_captive(position: &Position, side: Side) -> usize {
    mirrored(position.pins(side.other())).checked_ilog2().unwrap_or(0) as usize
}
