//! Who can play.

use std::fs;

use fastrand::Rng;
use plakoto_engine::{Level, Net, Plies, Search};
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
        Ok(match name {
            Name::Random => Player::Random,
            Name::Heuristic => Player::Heuristic,
            Name::Recipe { file } => Player::Recipe(Box::new(match file {
                Some(file) => {
                    Recipe::from_bytes(&read(file)?).map_err(|error| Failure::Recipe(file.clone(), error))?
                }
                None => Recipe::trained(variant).clone(),
            })),
            Name::Net { plies, file } => {
                let net = match file {
                    Some(file) => Net::from_bytes(&read(file)?)
                        .map_err(|error| Failure::Weights(file.clone(), error))?,
                    None => trained(),
                };
                Player::Net(Box::new(net), *plies)
            }
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
            Seat::Level(search, level) => level.choose(search, decision),
            Seat::Program(program) => program.choose(decision)?,
        })
    }
}
