//! A game against itself, and what is learned from it.

use fastrand::Rng;
use plakoto_engine::columns::Features;
use plakoto_engine::{Chances, possible_ends};
use plakoto_rules::{AfterState, AfterStates, Decision, Position, Ruleset, Side};

use super::net::{ENDS, Learner, Step};
use crate::throw;

/// A position of the game, seen by the side that was to roll.
struct Seen {
    features: Features,
    possible: [bool; ENDS],
    /// What it was thought to be worth when it was chosen.
    ends: [f32; ENDS],
}

/// Plays one game and learns from its positions, the last first. Each is to be worth what came
/// after it: by a share of `lambda` what was learned there, else what was thought.
pub fn learn(
    learner: &mut Learner,
    after: &mut AfterStates,
    ruleset: Ruleset,
    rng: &mut Rng,
    lambda: f32,
    step: Step,
) {
    let (game, outcome) = play(learner, after, ruleset, rng);
    let mut target = outcome;
    for seen in game.iter().rev() {
        learner.learn(seen.features, &seen.possible, &target, step);
        for (target, thought) in target.iter_mut().zip(&seen.ends) {
            *target = lambda * *target + (1.0 - lambda) * thought;
        }
        target = exchanged(&target);
    }
}

/// The positions of a game in which both sides choose what is thought to be best, and how it ended
/// for the side that was to roll in the last of them.
fn play(
    learner: &Learner,
    after: &mut AfterStates,
    ruleset: Ruleset,
    rng: &mut Rng,
) -> (Vec<Seen>, [f32; ENDS]) {
    let (mut position, mut side) = (Position::START, Side::White);
    let mut dice = throw::opening(rng);
    let seen = |position: &Position, side, ends| Seen {
        features: Features::new(position, side),
        possible: possible_ends(position, side, ruleset),
        ends,
    };
    // The start is learned too; what was thought of it is no target for anything before it.
    let mut game = vec![seen(&position, side, [0.0; ENDS])];
    loop {
        let other = side.other();
        let base = learner.base(Features::new(&position, other));
        after.fill(&Decision { position, side, dice, ruleset });
        let mut best: Option<(AfterState, Chances)> = None;
        for after in after.as_slice() {
            let theirs = match after.outcome {
                Some(outcome) => Chances::certain(outcome, other),
                None => {
                    let features = Features::new(&after.position, other);
                    learner.evaluate(&base, &features, &possible_ends(&after.position, other, ruleset))
                }
            };
            if best.is_none_or(|(_, least)| theirs.equity() < least.equity()) {
                best = Some((*after, theirs));
            }
        }
        // There is always a state: on a pass it is the position itself.
        let Some((AfterState { position: next, outcome }, thought)) = best else { unreachable!() };
        if let Some(outcome) = outcome {
            return (game, Chances::certain(outcome, side).ends());
        }
        (position, side) = (next, other);
        game.push(seen(&position, side, thought.ends()));
        dice = throw::dice(rng);
    }
}

/// The same for the other side.
fn exchanged(ends: &[f32; ENDS]) -> [f32; ENDS] {
    let [win, win_double, lose, lose_double, draw] = *ends;
    [lose, lose_double, win, win_double, draw]
}
