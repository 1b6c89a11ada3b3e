//! How the recipe is trained.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use fastrand::Rng;
use plakoto_rules::{Decision, Position, Ruleset, Side, Variant};

use super::{Chances, Memory, Recipe, certain, exchanged};
use crate::arena::{Match, Player};
use crate::{Failure, throw};

/// The share of what was learned after a position in what is learned of it.
const LAMBDA: f32 = 0.7;

/// What is trained, and how long.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The game.
    pub variant: Variant,
    /// How many games.
    pub games: u64,
    /// Where chance begins.
    pub seed: u64,
    /// The size of the first steps; it falls in a straight line to a hundredth.
    pub rate: f32,
    /// Games between two lines of the log.
    pub round: u64,
    /// Games against the heuristic for a line of the log.
    pub trial: u64,
    /// Where the weights go, after each round.
    pub weights: PathBuf,
}

impl Schedule {
    fn rate(&self, games: u64) -> f32 {
        self.rate * (1.0 - 0.99 * games as f32 / self.games as f32)
    }
}

/// Trains from weights by chance, on one thread. After each round there is a line of the log, with
/// what the net comes to against the heuristic.
///
/// # Errors
/// If the weights or the log cannot be written.
pub fn run(schedule: &Schedule, output: &mut impl Write) -> Result<(), Failure> {
    let Schedule { variant, seed, .. } = *schedule;
    let ruleset = Ruleset::preset(variant);
    let mut recipe = Recipe::random(&mut throw::rng(seed, 0));
    let mut memory = Memory::default();
    let mut games = 0;
    while games < schedule.games {
        let (start, first) = (Instant::now(), games);
        while games < schedule.games.min(first.saturating_add(schedule.round)) {
            games += 1;
            game(&mut recipe, &mut memory, ruleset, &mut throw::rng(seed, games), schedule.rate(games));
        }
        let speed = (games - first) as f64 / start.elapsed().as_secs_f64();
        let bytes = recipe.to_bytes();
        fs::write(&schedule.weights, &bytes)
            .map_err(|error| Failure::File(schedule.weights.display().to_string(), error))?;
        // As it is kept: rounded.
        let kept = Recipe::from_bytes(&bytes).unwrap_or_else(|error| unreachable!("{error}"));
        let trial = Match { variant, pairs: schedule.trial.div_ceil(2), seed, luck_off: false };
        let tally = trial.play(&Player::Recipe(Box::new(kept)), &Player::Heuristic, 1)?;
        writeln!(
            output,
            "{games} games, {speed:.0} a second, rate {:.5}; against the heuristic {tally}",
            schedule.rate(games)
        )
        .and_then(|()| output.flush())
        .map_err(Failure::Output)?;
    }
    Ok(())
}

/// A position of the game, and what was thought of it by the side that was to roll.
struct Seen {
    position: Position,
    side: Side,
    thought: Chances,
}

/// One game, and what is learned from it, the last position first.
fn game(recipe: &mut Recipe, memory: &mut Memory, ruleset: Ruleset, rng: &mut Rng, rate: f32) {
    let (seen, mut target) = play(recipe, memory, ruleset, rng);
    for Seen { position, side, thought } in seen.iter().rev() {
        recipe.learn(position, *side, &target, rate);
        for (target, thought) in target.iter_mut().zip(thought) {
            *target = LAMBDA * *target + (1.0 - LAMBDA) * thought;
        }
        target = exchanged(&target);
    }
}

/// A game of the net against itself, and what it was worth to the side that was to roll in the last
/// position.
fn play(recipe: &Recipe, memory: &mut Memory, ruleset: Ruleset, rng: &mut Rng) -> (Vec<Seen>, Chances) {
    let (mut position, mut side) = (Position::START, Side::White);
    let mut dice = throw::opening(rng);
    // The start is learned too; what was thought of it is no target for anything before it.
    let mut seen = vec![Seen { position, side, thought: [0.5, 0.0, 0.0] }];
    loop {
        let decision = Decision { position, side, dice, ruleset };
        let (next, thought) = recipe.best(&decision, memory);
        if let Some(outcome) = next.outcome {
            return (seen, certain(outcome, side));
        }
        (position, side) = (next.position, side.other());
        seen.push(Seen { position, side, thought });
        dice = throw::dice(rng);
    }
}
