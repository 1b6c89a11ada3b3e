#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod chances;
pub mod columns;
mod file;
mod net;
mod search;
mod shots;
mod trained;

pub use chances::{Chances, possible_ends};
pub use net::{BadWeights, Base, HIDDEN, Net, OUTPUT_UNIT, UNIT, Weights};
pub use search::{Plies, Ranked, Search};
