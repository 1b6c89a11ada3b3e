use std::fmt;

use plakoto_rules::{Position, Ruleset, Side};

use crate::chances::{Chances, ENDS, possible_ends};
use crate::columns::{COLUMNS, Features, exclusive};
use crate::endings;

/// How many units there are between the columns and the chances.
pub const HIDDEN: usize = 128;

/// A unit's full activation. Weights of columns are counted in these steps.
pub const UNIT: i16 = 256;

/// Weights of outputs are counted in these steps.
pub const OUTPUT_UNIT: i16 = 2048;

/// The numbers that a net is made of.
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
    /// What each unit adds to each output, in the order of [`Chances::ends`].
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

/// A net that says how a game will end. It counts in integers, so that its answers are the same to
/// the last bit wherever it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    weights: Weights,
}

impl Net {
    /// A net of these weights.
    ///
    /// # Errors
    /// If there are too few or too many, or sums of them could overflow.
    pub fn new(weights: Weights) -> Result<Net, BadWeights> {
        if weights.columns.len() != COLUMNS {
            return Err(BadWeights::OtherColumns);
        }
        for unit in 0..HIDDEN {
            let bias = i32::from(weights.bias[unit]);
            let (mut least, mut most) = (bias, bias);
            for columns in exclusive() {
                let rows = weights.columns[columns].iter().map(|row| i32::from(row[unit]));
                let (low, high) =
                    rows.fold((0, 0), |(low, high), weight| (low.min(weight), high.max(weight)));
                least += low;
                most += high;
            }
            if least < i16::MIN.into() || most > i16::MAX.into() {
                return Err(BadWeights::TooLarge);
            }
        }
        Ok(Net { weights })
    }

    /// The numbers it is made of.
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// How the game will end for `side`, which is to roll: from [tables](endings) where there are
    /// any. Of a game that is over this has no meaning.
    #[must_use]
    pub fn evaluate(&self, position: &Position, side: Side, ruleset: Ruleset) -> Chances {
        endings::chances(position, side)
            .unwrap_or_else(|| self.from_here(position, side).evaluate_here(ruleset))
    }

    /// Looks at a position once, to evaluate others that differ little from it.
    #[must_use]
    pub fn from_here(&self, position: &Position, side: Side) -> Base<'_> {
        let features = Features::new(position, side);
        let mut sums = self.weights.bias;
        features.for_each(|column| add(&mut sums, &self.weights.columns[column]));
        Base { net: self, features, sums }
    }

    fn outputs(&self, sums: &[i16; HIDDEN], possible: &[bool; ENDS]) -> Chances {
        let active = sums.map(|sum| sum.clamp(0, UNIT));
        let step = 1.0 / (f32::from(UNIT) * f32::from(OUTPUT_UNIT));
        let mut logits = [0.0; ENDS];
        for (end, logit) in logits.iter_mut().enumerate() {
            let products = active.iter().zip(&self.weights.outputs[end]);
            // 128 products of at most 256 and 32768 fit into 31 bits, and the bias too.
            let sum: i32 = products.map(|(one, two)| i32::from(*one) * i32::from(*two)).sum();
            *logit = (sum + i32::from(self.weights.output_bias[end]) * i32::from(UNIT)) as f32 * step;
        }
        Chances::weighed(&logits, possible)
    }
}

/// A position that was looked at, seen by the side that is to roll in it or, if a play of the other
/// is to be chosen, in the positions that it leads to.
///
/// ```
/// use plakoto_engine::{Net, Weights};
/// use plakoto_rules::{Position, Ruleset, Side};
/// let net = Net::new(Weights::zero()).unwrap();
/// let base = net.from_here(&Position::START, Side::Black);
/// let played: Position = "o----------------AA----M".parse()?;
/// let near = base.evaluate(&played, Ruleset::TAPA);
/// assert_eq!(near, net.evaluate(&played, Side::Black, Ruleset::TAPA));
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Base<'n> {
    net: &'n Net,
    features: Features,
    sums: [i16; HIDDEN],
}

impl Base<'_> {
    /// How the game will end for the side that looks, if it is to roll in that position. The answer
    /// is the same from every base; from one that differs little it is found soonest.
    #[must_use]
    pub fn evaluate(&self, position: &Position, ruleset: Ruleset) -> Chances {
        if let Some(chances) = endings::chances(position, self.features.side) {
            return chances;
        }
        let features = Features::new(position, self.features.side);
        let mut sums = self.sums;
        let columns = &self.net.weights.columns;
        features.changes(&self.features, |column, comes| {
            if comes {
                add(&mut sums, &columns[column]);
            } else {
                subtract(&mut sums, &columns[column]);
            }
        });
        self.net.outputs(&sums, &possible_ends(position, features.side, ruleset))
    }

    fn evaluate_here(&self, ruleset: Ruleset) -> Chances {
        let Features { position, side, .. } = &self.features;
        self.net.outputs(&self.sums, &possible_ends(position, *side, ruleset))
    }
}

// What wraps on the way comes back: the whole sum fits.

#[inline]
fn add(sums: &mut [i16; HIDDEN], column: &[i16; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(column) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline]
fn subtract(sums: &mut [i16; HIDDEN], column: &[i16; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(column) {
        *sum = sum.wrapping_sub(*weight);
    }
}
