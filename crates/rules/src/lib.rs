#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod contest;
mod decision;
mod dice;
mod draft;
mod game;
mod generate;
mod half;
mod mover;
pub mod notation;
mod outcome;
mod play;
mod point;
mod position;
#[cfg(feature = "serde")]
mod record;
mod refusal;
mod ruleset;
mod setup;
mod side;
mod step;

pub use contest::{Match, Target};
pub use decision::Decision;
pub use dice::{Dice, Die};
pub use draft::Draft;
pub use game::{Game, GameError, Phase, Start, Turn};
pub use generate::{AfterState, AfterStates};
pub use outcome::{Cause, Ending, Outcome};
pub use play::{Item, Play};
pub use point::Point;
pub use position::{Impossible, Position};
pub use refusal::Refusal;
pub use ruleset::{DrawScore, NextGame, Opening, Ruleset, Variant};
pub use setup::{Setup, SetupProblem, Stack};
pub use side::Side;
pub use step::Step;
