//! A game against itself, and what is learned from it.

use fastrand::Rng;
use plakoto_engine::columns::Features;
use plakoto_engine::{Chances, Plies, Search, endings, possible_ends};
use plakoto_rules::{Decision, Point, Position, Ruleset, Side};

use super::net::{ENDS, Learner, Step};
use crate::throw;

/// A game that was played, to be learned from.
pub struct Game {
    /// The positions, each with the side that was to roll.
    positions: Vec<(Position, Side)>,
    /// How it ended for the side that was to roll in the last of them, or will end by the tables.
    outcome: [f32; ENDS],
}

impl Game {
    /// Plays one game in which both sides choose what the net thinks best, to its end or to where
    /// the chances can be read from tables. A share of them, `seeded`, begin with a position of the
    /// game before.
    pub fn play(
        search: &mut Search<'_>,
        ruleset: Ruleset,
        before: Option<&Game>,
        seeded: f32,
        rng: &mut Rng,
    ) -> Game {
        let seed = before.filter(|_| seeded > 0.0 && rng.f32() < seeded).and_then(|game| game.seed(rng));
        let (mut position, mut side) = seed.unwrap_or((Position::START, Side::White));
        let mut dice = if seed.is_some() { throw::dice(rng) } else { throw::opening(rng) };
        let mut positions = vec![(position, side)];
        loop {
            let decision = Decision { position, side, dice, ruleset };
            let after = search.choose(&decision, Plies::One, Search::FREELY);
            if let Some(outcome) = after.outcome {
                return Game { positions, outcome: Chances::certain(outcome, side).ends() };
            }
            if let Some(theirs) = endings::chances(&after.position, side.other()) {
                return Game { positions, outcome: theirs.exchanged().ends() };
            }
            (position, side) = (after.position, side.other());
            positions.push((position, side));
            dice = throw::dice(rng);
        }
    }

    /// A position for another game to begin with: any of those of a phase, which is chosen by
    /// chance too. Nothing if the game had no such phase.
    fn seed(&self, rng: &mut Rng) -> Option<(Position, Side)> {
        let phase = [mother, pin, home][rng.usize(..3)];
        let of_phase: Vec<_> = self.positions.iter().filter(|(position, _)| phase(position)).collect();
        (!of_phase.is_empty()).then(|| *of_phase[rng.usize(..of_phase.len())])
    }

    /// Learns from the positions, the last first. Each is to be worth what came after it: by a
    /// share of `lambda` what was learned there, else what was thought of it. Gives how many there
    /// are.
    pub fn teach(&self, learner: &mut Learner, ruleset: Ruleset, lambda: f32, step: Step) -> usize {
        let mut target = self.outcome;
        for (position, side) in self.positions.iter().rev() {
            let features = Features::new(position, *side);
            let possible = possible_ends(position, *side, ruleset);
            let thought = learner.learn(&features, &possible, &target, step);
            for (target, thought) in target.iter_mut().zip(&thought) {
                *target = lambda * *target + (1.0 - lambda) * thought;
            }
            target = exchanged(&target);
        }
        self.positions.len()
    }
}

/// Whether the last checker of a side stands on its start point.
fn mother(position: &Position) -> bool {
    Side::BOTH.iter().any(|side| position.count(*side, Point::START) == 1)
}

/// Whether there is a captive.
fn pin(position: &Position) -> bool {
    Side::BOTH.iter().any(|side| position.pins(*side) != 0)
}

/// Whether a side has come home with all checkers.
fn home(position: &Position) -> bool {
    Side::BOTH.iter().any(|side| position.all_home(*side))
}

/// The same for the other side.
fn exchanged(ends: &[f32; ENDS]) -> [f32; ENDS] {
    let [win, win_double, lose, lose_double, draw] = *ends;
    [lose, lose_double, win, win_double, draw]
}
