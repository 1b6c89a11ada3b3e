//! Who can play.

use std::fmt;
use std::fs;
use std::str::FromStr;

use fastrand::Rng;
use plakoto_engine::{Net, Plies, Search};
use plakoto_rules::{AfterState, AfterStates, Decision, Ruleset, Variant};

use super::heuristic::Heuristic;
use crate::Failure;
use crate::recipe::Recipe;

/// A player as it is named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// Any legal play, all alike.
    Random,
    /// Rules of thumb.
    Heuristic,
    /// The published recipe.
    Recipe {
        /// The file of its weights; those that were trained for the game, if none is named.
        file: Option<String>,
    },
    /// A net.
    Net {
        /// How far it looks.
        plies: Plies,
        /// The file of its weights; the program's own, if none is named.
        file: Option<String>,
    },
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        let (name, file) = match text.split_once(':') {
            Some((name, file)) => (name, Some(file.into())),
            None => (text, None),
        };
        match (name, &file) {
            ("random", None) => Ok(Name::Random),
            ("heuristic", None) => Ok(Name::Heuristic),
            ("recipe", _) => Ok(Name::Recipe { file }),
            ("net", _) => Ok(Name::Net { plies: Plies::One, file }),
            ("net@2", _) => Ok(Name::Net { plies: Plies::Two, file }),
            _ => Err("no player: write random, heuristic, recipe, net, net@2, net:FILE or net@2:FILE".into()),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name::Random => f.write_str("random"),
            Name::Heuristic => f.write_str("heuristic"),
            Name::Recipe { file } => {
                f.write_str("recipe")?;
                file.as_ref().map_or(Ok(()), |file| write!(f, ":{file}"))
            }
            Name::Net { plies, file } => {
                f.write_str(if *plies == Plies::One { "net" } else { "net@2" })?;
                file.as_ref().map_or(Ok(()), |file| write!(f, ":{file}"))
            }
        }
    }
}

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
}

impl Player {
    /// Reads what the player needs for that game.
    ///
    /// # Errors
    /// If its file cannot be read, or is none.
    pub fn new(name: &Name, variant: Variant) -> Result<Player, Failure> {
        match name {
            Name::Random => Ok(Player::Random),
            Name::Heuristic => Ok(Player::Heuristic),
            Name::Recipe { file } => {
                let recipe = match file {
                    Some(file) => {
                        let bytes = fs::read(file).map_err(|error| Failure::File(file.clone(), error))?;
                        Recipe::from_bytes(&bytes).map_err(|error| Failure::Recipe(file.clone(), error))?
                    }
                    None => Recipe::trained(variant).clone(),
                };
                Ok(Player::Recipe(Box::new(recipe)))
            }
            Name::Net { plies, file } => {
                let net = match file {
                    Some(file) => {
                        let bytes = fs::read(file).map_err(|error| Failure::File(file.clone(), error))?;
                        Net::from_bytes(&bytes).map_err(|error| Failure::Weights(file.clone(), error))?
                    }
                    None => Net::trained(Ruleset::preset(variant)).clone(),
                };
                Ok(Player::Net(Box::new(net), *plies))
            }
        }
    }

    /// The player at a board.
    pub(crate) fn sit(&self) -> Seat<'_> {
        match self {
            Player::Random => Seat::Random(AfterStates::new()),
            Player::Heuristic => Seat::Heuristic(Heuristic::default()),
            Player::Recipe(recipe) => Seat::Recipe(recipe, AfterStates::new()),
            Player::Net(net, plies) => Seat::Net(Search::new(net), *plies),
        }
    }
}

/// A player with the memory that it plays with.
pub(crate) enum Seat<'p> {
    Random(AfterStates),
    Heuristic(Heuristic),
    Recipe(&'p Recipe, AfterStates),
    Net(Search<'p>, Plies),
}

impl Seat<'_> {
    pub(crate) fn choose(&mut self, decision: &Decision, rng: &mut Rng) -> AfterState {
        match self {
            Seat::Random(after) => {
                after.fill(decision);
                after.as_slice()[rng.usize(..after.as_slice().len())]
            }
            Seat::Heuristic(heuristic) => heuristic.choose(decision),
            Seat::Recipe(recipe, after) => recipe.choose(decision, after),
            Seat::Net(search, plies) => search.choose(decision, *plies, Search::FREELY),
        }
    }
}
