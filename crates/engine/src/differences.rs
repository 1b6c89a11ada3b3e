//! What a change on one point, or of one group of columns, adds to the sums.
//!
//! The plays of a turn, and of all 21 rolls even more, change the same few things in ever new
//! combinations: what each of them adds is found once and kept.

use plakoto_rules::{Point, Position, Side};

use crate::columns::{Features, GROUP_STARTS, POINT_STATES, pip_columns, points};
use crate::net::Net;
use crate::plays::CHANGING;
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
}

/// The differences to one position, as far as they were asked for.
#[derive(Clone, Debug)]
pub(crate) struct Differences {
    rows: Vec<Row>,
    places: [Place; 25],
    /// The columns of the changing groups before the roll.
    before: [u16; CHANGING.len()],
    /// The rows by point and count, and by group and state.
    points: [[u16; 16]; 25],
    groups: [[u16; LARGEST]; CHANGING.len()],
    /// The rows by the mover's pips, for both groups of pips; and what they and the other's are
    /// before the roll.
    pips: [u16; MOST_PIPS + 1],
    pips_before: [u16; 2],
}

/// How many states a group has at most.
const LARGEST: usize = 37;
/// Fifteen checkers on the start point.
const MOST_PIPS: usize = 360;
/// The row of what makes no difference.
const NONE: u16 = 0;
/// In place of a row that was not asked for yet.
const UNKNOWN: u16 = u16::MAX;

impl Differences {
    /// None yet. What the mover can pin is in his own numbering.
    pub(crate) fn new(features: &Features, lone: u32) -> Differences {
        let mut differences = Differences {
            rows: Vec::with_capacity(64),
            places: [Place::default(); 25],
            before: CHANGING.map(|group| features.groups[group]),
            points: [[UNKNOWN; 16]; 25],
            groups: [[UNKNOWN; LARGEST]; CHANGING.len()],
            pips: [UNKNOWN; MOST_PIPS + 1],
            pips_before: [features.side, features.side.other()].map(|side| features.position.pips(side)),
        };
        differences.rows.push(Row::ZERO);
        for point in Point::all() {
            let theirs = point.mirrored();
            let first = usize::from(theirs.number() - 1) * POINT_STATES;
            let column = |state: usize| (first + state) as u16;
            let before = features.point(theirs).map(|column| column as u16);
            // One is added to the count in the first place: one of his is state 15 or 45.
            differences.places[usize::from(point.number())] = if lone & 1 << point.number() != 0 {
                Place { before, empty: Some(column(0)), counted: column(44) }
            } else {
                Place { before, empty: None, counted: column(14) }
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
            let mut chosen = Chosen { rows: [0; PLACES], count: 0, all_known: true };
            for (rows, state) in self.groups.iter().zip(changes.groups) {
                chosen.take(rows[state as usize]);
            }
            chosen.take(self.pips[usize::from(changes.pips)]);
            for (point, count) in changes.points() {
                chosen.take(self.points[point][count]);
            }
            if chosen.all_known {
                return chosen;
            }
            self.find_all(net, changes);
        }
    }

    /// Finds the rows that are not known yet.
    #[cold]
    #[inline(never)]
    fn find_all(&mut self, net: &Net, changes: &Changes) {
        for (group, state) in changes.groups.into_iter().enumerate() {
            if self.groups[group][state as usize] == UNKNOWN {
                let now = GROUP_STARTS[CHANGING[group]] as u16 + state as u16;
                self.groups[group][state as usize] = self.find(net, &[self.before[group]], &[now]);
            }
        }
        if self.pips[usize::from(changes.pips)] == UNKNOWN {
            let [own, theirs] = self.pips_before;
            let (before, now) = (pip_columns(own, theirs), pip_columns(own, changes.pips));
            let row = if now == before { NONE } else { self.find(net, &before, &now) };
            self.pips[usize::from(changes.pips)] = row;
        }
        for (point, count) in changes.points() {
            if self.points[point][count] == UNKNOWN {
                let Place { before, empty, counted } = self.places[point];
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
    /// The states of the changing groups.
    pub(crate) groups: [u32; CHANGING.len()],
    /// The mover's pips.
    pub(crate) pips: u16,
    /// The position, whose side it is that moved, and his points where it differs.
    pub(crate) position: &'p Position,
    pub(crate) mover: Side,
    pub(crate) changed: u32,
}

impl Changes<'_> {
    /// The changed points, and how many of the mover's there are.
    #[inline(always)]
    fn points(&self) -> impl Iterator<Item = (usize, usize)> {
        points(self.changed)
            .map(|point| (usize::from(point.number()), usize::from(self.position.count(self.mover, point))))
    }
}

/// A row for each group, for the pips and for each point; and one to be written over.
const PLACES: usize = CHANGING.len() + 1 + 24 + 1;

/// Rows to be added up.
pub(crate) struct Chosen {
    rows: [u16; PLACES],
    count: usize,
    all_known: bool,
}

impl Chosen {
    #[inline(always)]
    fn take(&mut self, row: u16) {
        // Without a branch: what makes no difference is written over by the next.
        self.rows[self.count] = row;
        self.count += usize::from(row != NONE);
        self.all_known &= row != UNKNOWN;
    }

    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[u16] {
        &self.rows[..self.count]
    }
}
