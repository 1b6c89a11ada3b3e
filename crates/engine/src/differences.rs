//! What a change on one point, or of one group of columns, adds to the sums.
//!
//! The plays of a turn, and of all 21 rolls even more, change the same few things in ever new
//! combinations: what each of them adds is found once and kept.

use plakoto_rules::Point;

use crate::columns::{Features, GROUP_STARTS, POINT_STATES};
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
}

/// How many states a group has at most.
const LARGEST: usize = 37;
/// In place of a row that was not asked for yet.
const UNKNOWN: u16 = u16::MAX;

impl Differences {
    /// The row of what makes no difference.
    pub(crate) const NONE: u16 = 0;

    /// None yet. What the mover can pin is in his own numbering.
    pub(crate) fn new(features: &Features, lone: u32) -> Differences {
        let mut differences = Differences {
            rows: Vec::with_capacity(64),
            places: [Place::default(); 25],
            before: CHANGING.map(|group| features.groups[group]),
            points: [[UNKNOWN; 16]; 25],
            groups: [[UNKNOWN; LARGEST]; CHANGING.len()],
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
            differences.groups[group][state] = Differences::NONE;
        }
        differences
    }

    pub(crate) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The row for that many of the mover's on a point of his, which is other than before.
    #[inline(always)]
    pub(crate) fn point(&mut self, net: &Net, point: Point, count: u8) -> u16 {
        let (point, count) = (usize::from(point.number()), usize::from(count));
        let known = self.points[point][count];
        if known == UNKNOWN { self.find_point(net, point, count) } else { known }
    }

    #[cold]
    #[inline(never)]
    fn find_point(&mut self, net: &Net, point: usize, count: usize) -> u16 {
        let Place { before, empty, counted } = self.places[point];
        let now = if count == 0 { empty } else { Some(counted + count as u16) };
        let row = self.find(net, before, now);
        self.points[point][count] = row;
        row
    }

    /// The row for a group's state.
    #[inline(always)]
    pub(crate) fn group(&mut self, net: &Net, group: usize, state: u32) -> u16 {
        let known = self.groups[group][state as usize];
        if known == UNKNOWN { self.find_group(net, group, state) } else { known }
    }

    #[cold]
    #[inline(never)]
    fn find_group(&mut self, net: &Net, group: usize, state: u32) -> u16 {
        let now = GROUP_STARTS[CHANGING[group]] as u16 + state as u16;
        let row = self.find(net, Some(self.before[group]), Some(now));
        self.groups[group][state as usize] = row;
        row
    }

    fn find(&mut self, net: &Net, before: Option<u16>, now: Option<u16>) -> u16 {
        let mut row = now.map_or(Row::ZERO, |column| net.columns[usize::from(column)]);
        if let Some(column) = before {
            row.subtract(&net.columns[usize::from(column)]);
        }
        self.rows.push(row);
        (self.rows.len() - 1) as u16
    }
}
