//! The engine, as the page asks it: `Asked` is what was asked and how the engine is, [`Thinker`] the
//! handle that starts it.

mod asked;
mod handle;

pub use asked::Engine;
pub use handle::Thinker;
pub use plakoto_thinker::message::{Answer, Chances, Level, Plies, Ranked, Trouble, What};
