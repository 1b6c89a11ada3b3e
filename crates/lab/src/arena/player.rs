//! Who can play.

use std::fs;

use fastrand::Rng;
use plakoto_engine::{Chances, Level, Net, Plies, Search, endings};
use plakoto_rules::{AfterState, AfterStates, Decision, Ruleset, Variant};

use super::Name;
use super::heuristic::Heuristic;
use crate::Failure;
use crate::external::{Program, Running};
use crate::recipe::{Memory, Recipe};

/// A player that is ready.
#[derive(Clone, Debug)]
pub enum Player {
    /// Any legal play.
    Random,
    /// Rules of thumb.
    Heuristic,
    /// The published recipe.
    Recipe(Box<Recipe>),
    /// A net.
    Net(Box<Net>, Plies),
    /// A net that asks no tables.
    Unaided(Box<Net>),
    /// A level, with the net that it judges by.
    Level(Box<Net>, Level),
    /// Another program.
    Program(Program),
}

impl Player {
    /// Reads what the player needs for that game.
    ///
    /// # Errors
    /// If its file cannot be read, or is none.
    pub fn new(name: &Name, variant: Variant) -> Result<Player, Failure> {
        let trained = || Net::trained(Ruleset::preset(variant)).clone();
        let net = |file: &Option<String>| -> Result<_, Failure> {
            Ok(Box::new(match file {
                Some(file) => {
                    Net::from_bytes(&read(file)?).map_err(|error| Failure::Weights(file.clone(), error))?
                }
                None => trained(),
            }))
        };
        Ok(match name {
            Name::Random => Player::Random,
            Name::Heuristic => Player::Heuristic,
            Name::Recipe { file } => Player::Recipe(Box::new(match file {
                Some(file) => {
                    Recipe::from_bytes(&read(file)?).map_err(|error| Failure::Recipe(file.clone(), error))?
                }
                None => Recipe::trained(variant).clone(),
            })),
            Name::Net { plies, file } => Player::Net(net(file)?, *plies),
            Name::Unaided { file } => Player::Unaided(net(file)?),
            Name::Level(level) => Player::Level(Box::new(trained()), *level),
            Name::Program(command) => {
                Player::Program(Program { command: command.clone(), patience: Program::PATIENCE })
            }
        })
    }

    /// The player at a board.
    ///
    /// # Errors
    /// If an external program cannot be started.
    pub(crate) fn sit(&self) -> Result<Seat<'_>, Failure> {
        Ok(match self {
            Player::Random => Seat::Random(AfterStates::new()),
            Player::Heuristic => Seat::Heuristic(Heuristic::default()),
            Player::Recipe(recipe) => Seat::Recipe(recipe, Memory::default()),
            Player::Net(net, plies) => Seat::Net(Search::new(net), *plies),
            Player::Unaided(net) => Seat::Unaided(net, Search::new(net), AfterStates::new()),
            Player::Level(net, level) => Seat::Level(Search::new(net), *level),
            Player::Program(program) => Seat::Program(program.start()?),
        })
    }
}

fn read(file: &str) -> Result<Vec<u8>, Failure> {
    fs::read(file).map_err(|error| Failure::File(file.into(), error))
}

/// A player with the memory that it plays with.
pub(crate) enum Seat<'p> {
    Random(AfterStates),
    Heuristic(Heuristic),
    Recipe(&'p Recipe, Memory),
    Net(Search<'p>, Plies),
    Unaided(&'p Net, Search<'p>, AfterStates),
    Level(Search<'p>, Level),
    Program(Running<'p>),
}

impl Seat<'_> {
    /// The play.
    ///
    /// # Errors
    /// If an external program does not answer, or not with a legal play.
    pub(crate) fn choose(&mut self, decision: &Decision, rng: &mut Rng) -> Result<AfterState, Failure> {
        Ok(match self {
            Seat::Random(after) => {
                after.fill(decision);
                after.as_slice()[rng.usize(..after.as_slice().len())]
            }
            Seat::Heuristic(heuristic) => heuristic.choose(decision),
            Seat::Recipe(recipe, memory) => recipe.choose(decision, memory),
            Seat::Net(search, plies) => search.choose(decision, *plies, Search::FREELY),
            Seat::Unaided(net, search, after) => unaided(net, search, decision, after),
            Seat::Level(search, level) => level.choose(search, decision),
            Seat::Program(program) => program.choose(decision)?,
        })
    }
}

/// The best play as the net itself sees it, by one ply.
fn unaided(net: &Net, search: &mut Search<'_>, decision: &Decision, after: &mut AfterStates) -> AfterState {
    let Decision { position, side, ruleset, .. } = *decision;
    let other = side.other();
    after.fill(decision);
    if after.as_slice().iter().all(|after| endings::chances(&after.position, other).is_none()) {
        // No table would be asked.
        return search.choose(decision, Plies::One, Search::FREELY);
    }
    let equity = |after: &AfterState| match after.outcome {
        Some(outcome) => Chances::certain(outcome, side).equity(),
        None => -net.unaided(&after.position, other, ruleset).equity(),
    };
    let first = |best: (AfterState, f32), next: (AfterState, f32)| if next.1 > best.1 { next } else { best };
    let pass = AfterState { position, outcome: None };
    after.as_slice().iter().map(|after| (*after, equity(after))).reduce(first).map_or(pass, |best| best.0)
}
