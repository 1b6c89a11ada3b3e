//! What a change on one point, or of one group of columns, adds to the sums.
//!
//! The plays of a turn, and of all 21 rolls even more, change the same few things in ever new
//! combinations: what each of them adds is found once and kept.

use plakoto_rules::{Point, Position, Side};

use crate::columns::{Features, GROUP_STARTS, POINT_STATES, pip_columns, points};
use crate::net::Net;
use crate::plays::{CHANGING, Lanes};
use crate::units::Row;

/// The columns of one point of the mover's, whatever of his stands there.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// What stands there before the roll.
    before: Option<u16>,
    /// None of his.
    empty: Option<u16>,
    /// No column yet, but with as many of his as stand there added, it is.
    counted: u16,
    /// The pips of his checkers there before the roll.
    pips: usize,
}

/// The differences to one position, as far as they were asked for.
#[derive(Clone, Debug)]
pub(crate) struct Differences {
    rows: Vec<Row>,
    places: [Place; POINTS],
    /// The columns of the changing groups before the roll.
    before: [u16; CHANGING.len()],
    /// The rows by point and count, and by group and state.
    points: [[u16; 16]; POINTS],
    groups: [[u16; STATES]; CHANGING.len()],
    /// The rows by the mover's pips, for both groups of pips; and what the other's and they are
    /// before the roll.
    pips: [u16; MOST_PIPS + 1],
    pips_before: [u16; 2],
}

/// No group has as many states, and no index of six bits misses.
const STATES: usize = 64;
/// Nor one of five bits misses a point.
const POINTS: usize = 32;
/// Fifteen checkers on the start point.
const MOST_PIPS: usize = 360;
/// The row of what makes no difference.
const NONE: u16 = 0;
/// In place of a row that was not asked for yet. There are never so many.
const UNKNOWN: u16 = 1 << 15;
const _: () = assert!(1 + CHANGING.len() * STATES + MOST_PIPS + 1 + POINTS * 16 < UNKNOWN as usize);

impl Differences {
    /// None yet. What the mover can pin is in his own numbering.
    pub(crate) fn new(features: &Features, lone: u32) -> Differences {
        let mut differences = Differences {
            rows: Vec::with_capacity(128),
            places: [Place::default(); POINTS],
            before: CHANGING.map(|group| features.groups[group]),
            points: [[UNKNOWN; 16]; POINTS],
            groups: [[UNKNOWN; STATES]; CHANGING.len()],
            pips: [UNKNOWN; MOST_PIPS + 1],
            pips_before: [features.side, features.side.other()].map(|side| features.position.pips(side)),
        };
        differences.rows.push(Row::ZERO);
        for point in Point::all() {
            let theirs = point.mirrored();
            let first = usize::from(theirs.number() - 1) * POINT_STATES;
            let column = |state: usize| (first + state) as u16;
            let before = features.point(theirs).map(|column| column as u16);
            let count = features.position.count(features.side.other(), point);
            let pips = usize::from(point.number()) * usize::from(count);
            // One is added to the count in the first place: one of his is state 15 or 45.
            differences.places[usize::from(point.number())] = if lone & 1 << point.number() != 0 {
                Place { before, empty: Some(column(0)), counted: column(44), pips }
            } else {
                Place { before, empty: None, counted: column(14), pips }
            };
        }
        for (group, column) in differences.before.iter().enumerate() {
            let state = usize::from(*column) - GROUP_STARTS[CHANGING[group]];
            differences.groups[group][state] = NONE;
        }
        differences
    }

    pub(crate) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The rows that a position's sums differ by.
    #[inline(always)]
    pub(crate) fn choose(&mut self, net: &Net, changes: &Changes) -> Chosen {
        loop {
            let mut chosen = Chosen { rows: [0; PLACES], count: 0, seen: 0 };
            for (rows, states) in self.groups.iter().zip(changes.groups) {
                chosen.take(rows[states[changes.lane] as usize % STATES]);
            }
            let mut pips = usize::from(self.pips_before[1]);
            for (point, count) in changes.points() {
                chosen.take(self.points[point][count]);
                pips = (pips + point * count).wrapping_sub(self.places[point].pips);
            }
            chosen.take(self.pips[pips.min(MOST_PIPS)]);
            if chosen.are_known() {
                return chosen;
            }
            self.find_all(net, changes, pips);
        }
    }

    /// Finds the rows that are not known yet.
    #[cold]
    #[inline(never)]
    fn find_all(&mut self, net: &Net, changes: &Changes, pips: usize) {
        for (group, states) in changes.groups.iter().enumerate() {
            let state = states[changes.lane];
            if self.groups[group][state as usize] == UNKNOWN {
                let now = GROUP_STARTS[CHANGING[group]] as u16 + state as u16;
                self.groups[group][state as usize] = self.find(net, &[self.before[group]], &[now]);
            }
        }
        if self.pips[pips] == UNKNOWN {
            let [own, theirs] = self.pips_before;
            let (before, now) = (pip_columns(own, theirs), pip_columns(own, pips as u16));
            self.pips[pips] = if now == before { NONE } else { self.find(net, &before, &now) };
        }
        for (point, count) in changes.points() {
            if self.points[point][count] == UNKNOWN {
                let Place { before, empty, counted, .. } = self.places[point];
                let now = if count == 0 { empty } else { Some(counted + count as u16) };
                self.points[point][count] = self.find(net, before.as_slice(), now.as_slice());
            }
        }
    }

    /// A new row.
    fn find(&mut self, net: &Net, before: &[u16], now: &[u16]) -> u16 {
        let mut row = Row::ZERO;
        for column in now {
            row.add(&net.columns[usize::from(*column)]);
        }
        for column in before {
            row.subtract(&net.columns[usize::from(*column)]);
        }
        self.rows.push(row);
        (self.rows.len() - 1) as u16
    }
}

/// What is to be looked at in a position.
pub(crate) struct Changes<'p> {
    /// The states of the changing groups, by positions; and which of them it is.
    pub(crate) groups: &'p [Lanes<u32>; CHANGING.len()],
    pub(crate) lane: usize,
    /// The position, whose side it is that moved, and his points where it differs.
    pub(crate) position: &'p Position,
    pub(crate) mover: Side,
    pub(crate) changed: u32,
}

impl Changes<'_> {
    /// The changed points, and how many of the mover's there are.
    #[inline(always)]
    fn points(&self) -> impl Iterator<Item = (usize, usize)> {
        points(self.changed).map(|point| {
            let count = self.position.count(self.mover, point);
            (usize::from(point.number()) % POINTS, usize::from(count))
        })
    }
}

/// A row for each group, for the pips and for each point; and one to be written over. No index of
/// six bits misses.
const PLACES: usize = 64;
const _: () = assert!(PLACES > CHANGING.len() + 1 + 24 + 1);

/// Rows to be added up.
pub(crate) struct Chosen {
    rows: [u16; PLACES],
    count: usize,
    /// The bits of all of them.
    seen: u16,
}

impl Chosen {
    #[inline(always)]
    fn take(&mut self, row: u16) {
        // Without a branch: what makes no difference is written over by the next.
        self.rows[self.count % PLACES] = row;
        self.count += usize::from(row != NONE);
        self.seen |= row;
    }

    /// Whether no row is unknown: it alone has that bit.
    #[inline(always)]
    fn are_known(&self) -> bool {
        self.seen & UNKNOWN == 0
    }

    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.rows[..self.count % PLACES]
    }
}
