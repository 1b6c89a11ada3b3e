//! A player by hand, that counts pips and pins.

use plakoto_rules::{AfterState, AfterStates, Decision, Point, Position, Side};

/// Takes the play that looks best by a few plain rules of thumb, and looks no further.
#[derive(Debug, Default)]
pub struct Heuristic {
    after: AfterStates,
}

impl Heuristic {
    /// The play.
    pub fn choose(&mut self, decision: &Decision) -> AfterState {
        self.after.fill(decision);
        let mut best = AfterState { position: decision.position, outcome: None };
        let mut most = i32::MIN;
        for after in self.after.as_slice() {
            let merit = match after.outcome {
                Some(outcome) if outcome.winner() == Some(decision.side) => 1_000_000,
                Some(_) => 0,
                None => merit(&after.position, decision.side),
            };
            if merit > most {
                (best, most) = (*after, merit);
            }
        }
        best
    }
}

/// Pips ahead, captives by how far they still have to go, mothers above all, and lone checkers that
/// an enemy has still to pass.
fn merit(position: &Position, side: Side) -> i32 {
    let enemy = side.other();
    let held = |of: Side| -> i32 {
        let worth = |point: Point| if point == Point::START { 200 } else { 2 * i32::from(point.number()) };
        position.captives(of).map(worth).sum()
    };
    let pips = |of: Side| i32::from(position.pips(of));
    pips(enemy) - pips(side) + held(enemy) - held(side) - danger(position, side)
}

/// What lone checkers may lose: more for a checker far from home, and for the mother most.
fn danger(position: &Position, side: Side) -> i32 {
    let enemy = side.other();
    let lone = |point: &Point| {
        position
            .stack(side, *point)
            .is_some_and(|stack| stack.owner == side && stack.count == 1 && !stack.captive)
    };
    Point::all()
        .filter(lone)
        .map(|point| {
            let behind = position.occupied(enemy) >> (point.mirrored().number() + 1);
            // Those that hit with one die weigh most.
            let (near, far) = ((behind & 0x3f).count_ones(), (behind >> 6 & 0x3f).count_ones());
            let chance = (3 * near.min(2) + far.min(2)) as i32;
            let worth = if point == Point::START { 60 } else { i32::from(point.number()) };
            worth * chance / 4
        })
        .sum()
}
