//! Positions to test on: from play, random or greedy, and put up at random.

#![allow(dead_code, reason = "each test file uses its own part of it")]

use fastrand::Rng;
use plakoto_rules::{AfterState, AfterStates, Decision, Dice, Point, Position, Ruleset, Setup, Side, Stack};

/// How the next position of a game is chosen.
#[derive(Clone, Copy)]
pub enum Manner {
    /// Any after-state, all alike.
    Random,
    /// The one with the most captives, the enemy's mother above all, and the fewest lone checkers;
    /// now and then any.
    Greedy,
}

pub fn roll(rng: &mut Rng) -> Dice {
    Dice::new(rng.u8(1..=6), rng.u8(1..=6)).unwrap()
}

/// The order in which the states were found plays no part.
fn choose(rng: &mut Rng, manner: Manner, decision: &Decision, after: &[AfterState]) -> AfterState {
    match manner {
        Manner::Greedy if rng.u8(..8) > 0 => {
            *after.iter().max_by_key(|after| (merit(decision.side, &after.position), **after)).unwrap()
        }
        _ => {
            let nth = rng.usize(..after.len());
            *after.to_vec().select_nth_unstable(nth).1
        }
    }
}

fn merit(side: Side, position: &Position) -> i32 {
    let captives: i32 = position
        .captives(side.other())
        .map(|point| if point == Point::START { 200 } else { 20 + i32::from(point.number()) })
        .sum();
    let lone = Point::all().filter(|point| {
        position.stack(side, *point) == Some(Stack { owner: side, count: 1, captive: false })
    });
    captives - 3 * lone.count() as i32
}

/// Plays games one after another and shows `look` every roll that is to be played, until it has
/// seen that many. The games start where `start` says.
pub fn play(
    rng: &mut Rng,
    manner: Manner,
    ruleset: Ruleset,
    decisions: usize,
    mut start: impl FnMut(&mut Rng) -> Position,
    mut look: impl FnMut(Decision),
) {
    let mut after = AfterStates::new();
    let mut seen = 0;
    while seen < decisions {
        let mut position = start(rng);
        let mut side = if rng.bool() { Side::White } else { Side::Black };
        while position.ending(ruleset).is_none() && seen < decisions {
            let decision = Decision { position, side, dice: roll(rng), ruleset };
            look(decision);
            seen += 1;
            after.fill(&decision);
            position = choose(rng, manner, &decision, after.as_slice()).position;
            side = side.other();
        }
    }
}

/// What kind of position is put up.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Anything valid, of which play may know nothing.
    Anything,
    /// Each side has one checker, two or three on its start point and the rest elsewhere, some on
    /// the enemy's.
    Mothers,
    /// One side's mother is pinned, and the other's may be.
    PinnedMother,
    /// Both sides all but home, some borne off.
    BearingOff,
    /// All home, with a captive there or two.
    CaptiveAtHome,
}

pub const KINDS: [Kind; 5] =
    [Kind::Anything, Kind::Mothers, Kind::PinnedMother, Kind::BearingOff, Kind::CaptiveAtHome];

/// A position of that kind. Checkers are put down one by one where they may stand.
pub fn put_up(rng: &mut Rng, kind: Kind) -> Position {
    let mut setup = Setup::default();
    for side in Side::BOTH {
        match kind {
            Kind::Mothers | Kind::PinnedMother => {
                for _ in 0..if rng.bool() { 1 } else { rng.u8(1..=3) } {
                    add(&mut setup, side, Point::START);
                }
            }
            _ => {}
        }
    }
    if let Kind::PinnedMother = kind {
        for side in Side::BOTH {
            add(&mut setup, side, Point::ENEMY_START);
        }
    }
    let on_board = Side::BOTH.map(|_| match kind {
        Kind::BearingOff => rng.u32(1..=15),
        Kind::CaptiveAtHome | Kind::Anything if rng.bool() => rng.u32(8..=15),
        _ => 15,
    });
    for (side, wanted) in Side::BOTH.into_iter().zip(on_board) {
        let mut tries = 0;
        while setup.on_board(side) < wanted && tries < 400 {
            tries += 1;
            let highest = match kind {
                Kind::BearingOff if rng.u8(..12) > 0 => 6,
                Kind::BearingOff => 9,
                Kind::CaptiveAtHome => 6,
                _ => 24,
            };
            add(&mut setup, side, Point::new(rng.u8(1..=highest)).unwrap());
        }
    }
    if let Kind::CaptiveAtHome = kind {
        let side = if rng.bool() { Side::White } else { Side::Black };
        for _ in 0..rng.u8(1..=2) {
            pin_one(rng, &mut setup, side);
        }
    }
    Position::try_from(&setup).unwrap()
}

/// Puts one checker down, if it may stand there.
pub fn add(setup: &mut Setup, side: Side, point: Point) {
    let seen = if side == Side::White { point } else { point.mirrored() };
    let stack = match setup.stack(seen) {
        None => Stack { owner: side, count: 1, captive: false },
        Some(stack) if stack.owner == side => Stack { count: stack.count + 1, ..stack },
        Some(Stack { count: 1, captive: false, .. }) => Stack { owner: side, count: 1, captive: true },
        Some(_) => return,
    };
    setup.put(seen, Some(stack));
}

/// Takes one of the enemies from where they are and puts it on a lone checker of `side` at home.
fn pin_one(rng: &mut Rng, setup: &mut Setup, side: Side) {
    let seen = |side: Side, point: Point| if side == Side::White { point } else { point.mirrored() };
    let home = seen(side, Point::new(rng.u8(1..=6)).unwrap());
    let alone = Stack { owner: side, count: 1, captive: false };
    if setup.on_board(side) >= 15 && setup.stack(home) != Some(alone) {
        return;
    }
    if setup.stack(home).is_some_and(|stack| stack != alone) {
        return;
    }
    let enemy = side.other();
    let taken = Point::all().find_map(|point| match setup.stack(seen(enemy, point)) {
        Some(stack) if stack.owner == enemy && stack.count > 1 => Some((seen(enemy, point), stack)),
        _ => None,
    });
    if let Some((from, stack)) = taken {
        setup.put(from, Some(Stack { count: stack.count - 1, ..stack }));
        setup.put(home, Some(Stack { owner: enemy, count: 1, captive: true }));
    }
}
