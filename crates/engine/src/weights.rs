//! The numbers that a net is made of.

use std::fmt;

use crate::chances::ENDS;
use crate::columns::COLUMNS;

/// How many units there are between the columns and the chances.
pub const HIDDEN: usize = 128;

/// A unit's full activation. Weights of columns are counted in these steps.
pub const UNIT: i16 = 256;

/// Weights of outputs are counted in these steps.
pub const OUTPUT_UNIT: i16 = 2048;

/// The numbers that a net is made of, for one phase or for all.
///
/// ```
/// use plakoto_engine::{Net, Weights};
/// use plakoto_rules::{Position, Ruleset, Side};
/// let net = Net::new(Weights::zero()).unwrap();
/// let chances = net.evaluate(&Position::START, Side::White, Ruleset::PLAKOTO);
/// assert!(chances.equity().abs() < 1e-6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What each column adds to each unit: [`COLUMNS`] rows.
    pub columns: Vec<[i16; HIDDEN]>,
    /// What each unit begins with.
    pub bias: [i16; HIDDEN],
    /// What each unit adds to each output, in the order of [`Chances::ends`](crate::Chances::ends).
    pub outputs: [[i16; HIDDEN]; 5],
    /// What each output begins with.
    pub output_bias: [i16; 5],
}

impl Weights {
    /// All of them zero: every end that is possible is as likely as another.
    #[must_use]
    pub fn zero() -> Weights {
        Weights {
            columns: vec![[0; HIDDEN]; COLUMNS],
            bias: [0; HIDDEN],
            outputs: [[0; HIDDEN]; ENDS],
            output_bias: [0; ENDS],
        }
    }
}

/// Why weights make no net.
///
/// ```
/// use plakoto_engine::{BadWeights, Net};
/// assert_eq!(Net::from_bytes(b"hello"), Err(BadWeights::NoWeights));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadWeights {
    /// The bytes do not begin as weights do.
    NoWeights,
    /// There are other than [`COLUMNS`] rows of columns.
    OtherColumns,
    /// The bytes end too soon.
    TooShort,
    /// More bytes follow.
    TooLong,
    /// A number is out of range.
    OutOfRange,
    /// The columns of some position may add up to more than sixteen bits hold.
    TooLarge,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadWeights::NoWeights => "these are no weights, or weights of another version",
            BadWeights::OtherColumns => "the weights are for another number of columns",
            BadWeights::TooShort => "the weights end too soon",
            BadWeights::TooLong => "more bytes follow the weights",
            BadWeights::OutOfRange => "a weight is out of range",
            BadWeights::TooLarge => "the weights are so large that sums could overflow",
        })
    }
}

impl std::error::Error for BadWeights {}
