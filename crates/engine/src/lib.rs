#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod chances;
pub mod columns;
mod differences;
pub mod endings;
mod file;
mod judgement;
mod level;
mod net;
mod places;
mod plays;
mod plies;
mod rollout;
mod scatter;
mod search;
mod shots;
mod thinking;
#[cfg(feature = "weights")]
mod trained;
mod units;
mod valuation;

pub use chances::{Chances, possible_ends};
pub use level::Level;
pub use net::{BadWeights, Base, HIDDEN, Net, OUTPUT_UNIT, UNIT, Weights};
pub use plies::Plies;
pub use rollout::{Rolled, Rollout, RolloutPlan, Trial};
pub use search::Search;
pub use thinking::{Ranked, Thinking};
pub use valuation::Valuation;
