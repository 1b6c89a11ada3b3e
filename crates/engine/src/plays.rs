//! The positions that one roll leads to, evaluated side by side.
//!
//! They differ from the position before the roll by the mover's checkers alone, so what the other
//! side adds to them is known. Eight are looked at together: the same steps on eight numbers are
//! what processors do best, and what a compiler makes of plain loops.

use plakoto_rules::{AfterState, Point, Position, Ruleset, Side};

use crate::chances::{Chances, ENDS, possible_ends, weighed};
use crate::columns::{Features, GROUP_STARTS, POINT_STATES, pip_states, points};
use crate::endings;
use crate::net::{HIDDEN, Net, Weights};
use crate::shots::{BOARD, Throws, mirrored};
#[cfg(target_arch = "x86_64")]
use crate::units::products_avx2;
use crate::units::{Changes, products};

/// How many positions are looked at together.
pub(crate) const LANES: usize = 8;

/// A number of each position.
pub(crate) type Lanes<T> = [T; LANES];

/// The groups of columns that a play of the other side may change, by their numbers.
const CHANGING: [usize; 11] = [1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13];

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

/// What all plays of the other side have in common.
#[derive(Clone, Debug)]
pub(crate) struct Common {
    before: Position,
    side: Side,
    /// The sums before the roll without the changing groups.
    sums: [i16; HIDDEN],
    places: [Place; 25],
    occupied: u32,
    pins: u32,
    /// In the mover's numbering: where he cannot land, where he is pinned, and what he can pin.
    closed: u32,
    captives: u32,
    lone: u32,
    pips: u16,
}

impl Common {
    pub(crate) fn new(net: &Net, features: &Features, sums: &[i16; HIDDEN]) -> Common {
        let Features { position, side, groups } = features;
        let mut sums = *sums;
        for group in CHANGING {
            for (sum, weight) in sums.iter_mut().zip(&net.weights().columns[usize::from(groups[group])]) {
                *sum = sum.wrapping_sub(*weight);
            }
        }
        let (occupied, made, pins) = (position.occupied(*side), position.made(*side), position.pins(*side));
        let captives = mirrored(pins);
        let closed = mirrored(made) | captives;
        let lone = mirrored(occupied) & !closed;
        let places = std::array::from_fn(|number| {
            let Some(point) = Point::new(number as u8) else { return Place::default() };
            let first = usize::from(point.mirrored().number() - 1) * POINT_STATES;
            let column = |state: usize| (first + state) as u16;
            let before = features.point(point.mirrored()).map(|column| column as u16);
            // One is added to the count in the first place: one of his is state 15 or 45.
            if lone & 1 << number != 0 {
                Place { before, empty: Some(column(0)), counted: column(44) }
            } else {
                Place { before, empty: None, counted: column(14) }
            }
        });
        let pips = position.pips(*side);
        Common { before: *position, side: *side, sums, places, occupied, pins, closed, captives, lone, pips }
    }

    /// Whether it has all in common with this position, which any play of the other side has.
    pub(crate) fn fits(&self, position: &Position) -> bool {
        position.is_as_before(&self.before, self.side)
    }

    /// How the game will end for the side that looks, after each of these plays. They must fit.
    pub(crate) fn evaluate(
        &self,
        net: &Net,
        after: &[AfterState],
        ruleset: Ruleset,
        chances: &mut Vec<Chances>,
    ) {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has just said that it knows these instructions.
            #[allow(unsafe_code)]
            return unsafe { self.evaluate_avx2(net, after, ruleset, chances) };
        }
        self.evaluate_by(net, after, ruleset, chances, products);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn evaluate_avx2(&self, net: &Net, after: &[AfterState], ruleset: Ruleset, chances: &mut Vec<Chances>) {
        self.evaluate_by(net, after, ruleset, chances, |weights, columns| products_avx2(weights, columns));
    }

    #[inline(always)]
    fn evaluate_by(
        &self,
        net: &Net,
        after: &[AfterState],
        ruleset: Ruleset,
        chances: &mut Vec<Chances>,
        products: impl Fn(&Weights, &Changes<'_>) -> [i32; ENDS],
    ) {
        for states in after.chunks(LANES) {
            let mut all_known = true;
            let known: Lanes<Option<Chances>> = std::array::from_fn(|lane| {
                let known = states.get(lane).and_then(|state| known(state, self.side));
                all_known &= known.is_some() || lane >= states.len();
                known
            });
            if all_known {
                chances.extend(known.iter().flatten());
                continue;
            }
            let mut logits = [[0.0; LANES]; ENDS];
            let seen = seen(self, states);
            for (lane, AfterState { position, .. }) in states.iter().enumerate() {
                let products = products(net.weights(), &self.changes(position, &seen, lane));
                let possible = possible_ends(position, self.side, ruleset);
                for end in 0..ENDS {
                    let logit = net.logit(products[end], end);
                    logits[end][lane] = if possible[end] { logit } else { f32::NEG_INFINITY };
                }
            }
            let ends = weighed(&logits);
            for (lane, known) in known[..states.len()].iter().enumerate() {
                let found = || Chances::from_ends(&std::array::from_fn(|end| ends[end][lane]));
                chances.push(known.unwrap_or_else(found));
            }
        }
    }

    /// The columns that change.
    #[inline(always)]
    fn changes(&self, position: &Position, seen: &Seen, lane: usize) -> Changes<'_> {
        let mover = self.side.other();
        let mut changes = Changes::new(&self.sums);
        for (group, states) in CHANGING.iter().zip(seen) {
            changes.come(GROUP_STARTS[*group] as u16 + states[lane] as u16);
        }
        for point in points(position.changed(&self.before, mover) & !1) {
            let place = &self.places[usize::from(point.number())];
            if let Some(column) = place.before {
                changes.go(column);
            }
            let count = position.count(mover, point);
            let now = if count == 0 { place.empty } else { Some(place.counted + u16::from(count)) };
            if let Some(column) = now {
                changes.come(column);
            }
        }
        changes
    }
}

/// What is known for `side` after a play without any net: how a game has ended, or what tables say.
#[inline(always)]
pub(crate) fn known(after: &AfterState, side: Side) -> Option<Chances> {
    match after.outcome {
        Some(outcome) => Some(Chances::certain(outcome, side)),
        None => endings::chances(&after.position, side),
    }
}

/// The states of the changing groups.
type Seen = [Lanes<u32>; CHANGING.len()];

#[inline(always)]
fn seen(common: &Common, states: &[AfterState]) -> Seen {
    let mover = common.side.other();
    let mut occupied = [0; LANES];
    let mut made = [0; LANES];
    let mut pins = [0; LANES];
    let mut off = [0; LANES];
    let mut ahead = [0; LANES];
    let mut all = [0; LANES];
    for (lane, AfterState { position, .. }) in states.iter().enumerate() {
        occupied[lane] = position.occupied(mover);
        made[lane] = position.made(mover);
        pins[lane] = position.pins(mover);
        off[lane] = u32::from(position.off(mover));
        [ahead[lane], all[lane]] = pip_states(common.pips, position.pips(mover)).map(|state| state as u32);
    }
    let mut run = [0; LANES];
    for lane in 0..LANES {
        let mut left = made[lane] | pins[lane];
        for _ in 0..8 {
            run[lane] += u32::from(left != 0);
            left &= left << 1;
        }
    }
    let theirs = Throws::of(
        &occupied.map(|points| points & !common.captives),
        &pins.map(|pins| common.lone & !pins),
        &[BOARD & !common.closed; LANES],
    );
    let closed: Lanes<u32> = std::array::from_fn(|lane| mirrored(made[lane] | pins[lane]));
    let mine = Throws::of(
        &pins.map(|pins| common.occupied & !mirrored(pins)),
        &std::array::from_fn(|lane| mirrored(occupied[lane]) & !closed[lane] & !common.pins),
        &closed.map(|points| BOARD & !points),
    );
    let deepest = pins.map(|pins| mirrored(pins).checked_ilog2().unwrap_or(0));
    [off, mine.any, mine.home, mine.mother, theirs.any, theirs.home, theirs.mother, run, deepest, ahead, all]
}
