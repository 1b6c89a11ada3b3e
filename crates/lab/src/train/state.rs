//! A training that is kept, to be gone on with.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use super::Plan;
use super::net::Learner;
use crate::{Failure, throw};

/// How far a training has come.
pub struct State {
    pub games: u64,
    pub learner: Learner,
    /// The mean of what was learned lately, which is what becomes of the training.
    pub mean: Learner,
}

impl State {
    /// What is kept of this plan; the beginning, if nothing is.
    pub fn open(plan: &Plan) -> Result<State, Failure> {
        if let Some(bytes) = bytes(&plan.state())? {
            return kept(&bytes)
                .filter(|(first, state)| *first == head(plan, state.games))
                .map(|(_, state)| state)
                .ok_or_else(|| Failure::OtherTraining(name(&plan.state())));
        }
        let learner = match &plan.from {
            None => Learner::new(&mut throw::rng(plan.seed, 0)),
            Some(from) => {
                let bytes = fs::read(from).map_err(|error| Failure::File(name(from), error))?;
                kept(&bytes)
                    .filter(|(first, _)| first.starts_with(&beginning(plan)))
                    .map(|(_, state)| state.mean)
                    .ok_or_else(|| Failure::OtherTraining(name(from)))?
            }
        };
        Ok(State { games: 0, mean: learner.clone(), learner })
    }

    /// Keeps it in place of what was kept, all or nothing.
    pub fn keep(&self, plan: &Plan) -> Result<(), Failure> {
        let mut bytes = head(plan, self.games).into_bytes();
        for learner in [&self.learner, &self.mean] {
            bytes.extend(learner.numbers().iter().flat_map(|number| number.to_le_bytes()));
        }
        let state = plan.state();
        let beside = state.with_extension("part");
        fs::write(&beside, bytes)
            .and_then(|()| fs::rename(&beside, &state))
            .map_err(|error| Failure::File(name(&state), error))
    }
}

fn name(file: &Path) -> String {
    file.display().to_string()
}

/// What is in a file, if there is one.
fn bytes(file: &Path) -> Result<Option<Vec<u8>>, Failure> {
    match fs::read(file) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::File(name(file), error)),
    }
}

/// The first line of what is kept, and what follows it.
fn kept(bytes: &[u8]) -> Option<(&str, State)> {
    let end = bytes.iter().position(|byte| *byte == b'\n')?;
    let (first, rest) = bytes.split_at(end + 1);
    let first = std::str::from_utf8(first).ok()?;
    let games = first.trim_end().rsplit(' ').next()?.parse().ok()?;
    let (numbers, []) = rest.as_chunks() else { return None };
    let mut numbers = numbers.iter().map(|bytes| f32::from_le_bytes(*bytes));
    let learner = Learner::from_numbers(&mut numbers)?;
    // Before there was a mean, only what was learned was kept.
    let mean = if numbers.len() == 0 { learner.clone() } else { Learner::from_numbers(&mut numbers)? };
    numbers.next().is_none().then_some((first, State { games, learner, mean }))
}

/// What the first line begins with for every training of the same game.
fn beginning(plan: &Plan) -> String {
    format!("plakoto training 1 {} ", plan.variant)
}

/// The first line: what the training is of, and how many games are played.
fn head(plan: &Plan, games: u64) -> String {
    let Plan { games: all, seed, rate, lambda, seeded, batch, cycle, passes, .. } = plan;
    format!(
        "{}games {all} seed {seed} rate {rate} lambda {lambda} seeded {seeded} batch {batch} cycle {cycle} \
         passes {passes} played {games}\n",
        beginning(plan)
    )
}
