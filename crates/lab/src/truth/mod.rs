//! The truth set: decisions whose plays were rolled out, to say what a player's choices lose.
//!
//! A fifth of the decisions is held out: no training and no tuning may look at them. Which these are
//! is decided by a hash of the position, and written in each line.

mod bias;
mod build;
mod phase;
mod sample;
mod score;
mod set;
mod settle;

use plakoto_rules::Variant;

pub use bias::Bias;
pub use build::Build;
pub use phase::Phase;
pub use score::Score;
pub use set::{Entry, Known, Set};
pub use settle::{Effort, Settled, settle};

impl Set {
    /// The set that comes with the program.
    #[must_use]
    pub fn kept(variant: Variant) -> Set {
        let text = match variant {
            Variant::Plakoto => include_str!("../../data/plakoto.truth"),
            Variant::Tapa => include_str!("../../data/tapa.truth"),
        };
        // A test reads them both.
        Set::read(text).unwrap_or_else(|error| unreachable!("{error}"))
    }
}

/// A number from a text, without a pattern and the same for ever.
fn hash(written: &impl ToString) -> u64 {
    hash_bytes(written.to_string().as_bytes())
}

/// FNV-1a, and a stir of the bits that it leaves alike.
fn hash_bytes(bytes: &[u8]) -> u64 {
    let fold = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325, fold);
    let hash = (hash ^ hash >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash ^ hash >> 31
}
