//! The positions that one roll leads to, evaluated side by side.
//!
//! They differ from the position before the roll by the mover's checkers alone, so what the other
//! side adds to them is known. Eight are looked at together: the same steps on eight numbers are
//! what processors do best, and what a compiler makes of plain loops.

use plakoto_rules::{AfterState, Point, Position, Ruleset, Side};

use crate::chances::{Chances, ENDS, weighed};
use crate::columns::Features;
use crate::differences::{Changes, Differences};
use crate::endings;
use crate::net::Net;
use crate::shots::{BOARD, Throws, mirrored};
use crate::units::Row;
#[cfg(target_arch = "x86_64")]
use crate::units::products_avx2;
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
use crate::{places::places, units::products};
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use crate::{places::places_simd128, units::products_simd128};

/// How many positions are looked at together.
pub(crate) const LANES: usize = 8;

/// A number of each position.
pub(crate) type Lanes<T> = [T; LANES];

/// The groups of columns that a play of the other side may change, by their numbers, but for those
/// of pips.
pub(crate) const CHANGING: [usize; 9] = [1, 2, 3, 4, 5, 6, 7, 9, 10];

/// What all plays of the other side have in common, and how they differ.
#[derive(Clone, Debug)]
pub(crate) struct Plays {
    before: Position,
    side: Side,
    /// The sums before the roll.
    sums: Row,
    differences: Differences,
    /// In the mover's numbering: the other side's points, where he cannot land, where he is pinned,
    /// and what he can pin.
    occupied: u32,
    closed: u32,
    captives: u32,
    lone: u32,
}

impl Plays {
    pub(crate) fn new(features: &Features, sums: &Row) -> Plays {
        let Features { position, side, .. } = features;
        let [occupied, made, captives] =
            [position.occupied(*side), position.made(*side), position.pins(*side)].map(mirrored);
        let closed = made | captives;
        let lone = occupied & !closed;
        Plays {
            before: *position,
            side: *side,
            sums: *sums,
            differences: Differences::new(features, lone),
            occupied,
            closed,
            captives,
            lone,
        }
    }

    /// Whether this position has all in common with them, which any play of the other side has.
    pub(crate) fn fit(&self, position: &Position) -> bool {
        position.is_as_before(&self.before, self.side)
    }

    /// How the game will end for the side that looks, after each of these plays. They must fit.
    pub(crate) fn evaluate(
        &mut self,
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
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        return self.evaluate_by(net, after, ruleset, chances, places_simd128, products_simd128);
        #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
        self.evaluate_by(net, after, ruleset, chances, places, products);
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn evaluate_avx2(
        &mut self,
        net: &Net,
        after: &[AfterState],
        ruleset: Ruleset,
        chances: &mut Vec<Chances>,
    ) {
        self.evaluate_by(net, after, ruleset, chances, places, |outputs, sums, rows, chosen, draw| {
            products_avx2(outputs, sums, rows, chosen, draw)
        });
    }

    #[inline(always)]
    fn evaluate_by(
        &mut self,
        net: &Net,
        after: &[AfterState],
        ruleset: Ruleset,
        chances: &mut Vec<Chances>,
        places: impl Fn([u64; 2]) -> [u32; 2],
        products: impl Fn(&[Row; ENDS], &Row, &[Row], &[u16], bool) -> [i32; ENDS],
    ) {
        let (side, mover) = (self.side, self.side.other());
        let has_starters = self.before.count(side, Point::START) > 0;
        let may_lose_double = self.before.off(side) == 0 || ruleset.mother && has_starters;
        let near = endings::may_be_near(&self.before, side);
        for states in after.chunks(LANES) {
            if near && states.iter().all(|state| known(state, side).is_some()) {
                chances.extend(states.iter().filter_map(|state| known(state, side)));
                continue;
            }
            let seen = Seen::new(self, states, &places);
            let draw = has_starters && seen.starters.iter().any(|starters| *starters != 0);
            let mut sums = [[0; LANES]; ENDS];
            for (lane, AfterState { position, .. }) in states.iter().enumerate() {
                let changes =
                    Changes { groups: &seen.groups, lane, position, mover, changed: seen.changed[lane] };
                let chosen = self.differences.choose(net, &changes);
                let rows = self.differences.rows();
                let products = products(&net.outputs, &self.sums, rows, chosen.as_slice(), draw);
                for (sums, product) in sums.iter_mut().zip(products) {
                    sums[lane] = product;
                }
            }
            let mut logits = [[0.0; LANES]; ENDS];
            for (end, (logits, sums)) in logits.iter_mut().zip(&sums).enumerate() {
                for (logit, sum) in logits.iter_mut().zip(sums) {
                    *logit = net.logit(*sum, end);
                }
            }
            let [_, wins_double, _, loses_double, draws] = &mut logits;
            for lane in 0..LANES {
                // As `possible_ends` says.
                let starters = seen.starters[lane] != 0;
                let may_win_double = seen.groups[0][lane] == 0 || ruleset.mother && starters;
                let possible = |possible, logit| if possible { logit } else { f32::NEG_INFINITY };
                wins_double[lane] = possible(may_win_double, wins_double[lane]);
                loses_double[lane] = possible(may_lose_double, loses_double[lane]);
                draws[lane] = possible(has_starters && starters, draws[lane]);
            }
            let ends = weighed(&logits);
            for (lane, state) in states.iter().enumerate() {
                let found = Chances::from_ends(&std::array::from_fn(|end| ends[end][lane]));
                chances.push(match state.outcome {
                    Some(outcome) => Chances::certain(outcome, side),
                    None if near => endings::chances(&state.position, side).unwrap_or(found),
                    None => found,
                });
            }
        }
    }
}

/// What is known for `side` after a play without any net: how a game has ended, or what tables say.
fn known(after: &AfterState, side: Side) -> Option<Chances> {
    match after.outcome {
        Some(outcome) => Some(Chances::certain(outcome, side)),
        None => endings::chances(&after.position, side),
    }
}

/// What is seen of some positions.
struct Seen {
    /// The states of the changing groups, of which the first is what the mover has borne off.
    groups: [Lanes<u32>; CHANGING.len()],
    /// What the mover has left on his start point.
    starters: Lanes<u32>,
    /// The mover's points where another number of his checkers stood before the roll.
    changed: Lanes<u32>,
}

impl Seen {
    // By itself in WASM: a browser compiles small functions better than a large one.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn new(plays: &Plays, states: &[AfterState], places: &impl Fn([u64; 2]) -> [u32; 2]) -> Seen {
        let mover = plays.side.other();
        let mut occupied = [0; LANES];
        let mut made = [0; LANES];
        let mut pins = [0; LANES];
        let mut off = [0; LANES];
        let mut starters = [0; LANES];
        let mut changed = [0; LANES];
        let before = plays.before.packed(mover);
        for (lane, AfterState { position, .. }) in states.iter().enumerate() {
            let packed = position.packed(mover);
            [occupied[lane], made[lane]] = places(packed).map(|places| places & BOARD);
            changed[lane] = places([packed[0] ^ before[0], packed[1] ^ before[1]])[0] & BOARD;
            pins[lane] = position.pins(mover);
            off[lane] = u32::from(position.off(mover));
            starters[lane] = u32::from(position.count(mover, Point::START));
        }
        let mut run = [0; LANES];
        for lane in 0..LANES {
            let mut left = made[lane] | pins[lane];
            for _ in 0..8 {
                run[lane] += u32::from(left != 0);
                left &= left << 1;
            }
        }
        let theirs = Throws::of::<false>(
            &occupied.map(|points| points & !plays.captives),
            &pins.map(|pins| plays.lone & !pins),
            &[BOARD & !plays.closed; LANES],
        );
        let closed: Lanes<u32> = std::array::from_fn(|lane| made[lane] | pins[lane]);
        let mine = Throws::of::<true>(
            &pins.map(|pins| plays.occupied & !pins),
            &std::array::from_fn(|lane| occupied[lane] & !closed[lane] & !plays.captives),
            &closed.map(|points| BOARD & !points),
        );
        // The lowest of the mover's points is the other's highest.
        let deepest = pins.map(|pins| if pins == 0 { 0 } else { 25 - pins.trailing_zeros() });
        let groups =
            [off, mine.any, mine.home, mine.mother, theirs.any, theirs.home, theirs.mother, run, deepest];
        Seen { groups, starters, changed }
    }
}
