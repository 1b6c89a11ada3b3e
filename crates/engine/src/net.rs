use std::fmt;

use plakoto_rules::{AfterState, Position, Ruleset, Side};

use crate::chances::{Chances, ENDS, possible_ends};
use crate::columns::{COLUMNS, Features, exclusive};
use crate::endings;
use crate::plays::Common;
use crate::units::{Changes, products};

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
        let common = Common::new(self, &features, &sums);
        Base { net: self, features, sums, common }
    }

    /// The outputs, each larger for what is likelier.
    fn logits(&self, sums: &[i16; HIDDEN]) -> [f32; ENDS] {
        let products = products(&self.weights, &Changes::new(sums));
        std::array::from_fn(|end| self.logit(products[end], end))
    }

    /// An output from the sum of its products.
    #[inline(always)]
    pub(crate) fn logit(&self, products: i32, end: usize) -> f32 {
        let step = 1.0 / (f32::from(UNIT) * f32::from(OUTPUT_UNIT));
        // 128 products of at most 256 and 32768 fit into 31 bits, and the bias too.
        (products + i32::from(self.weights.output_bias[end]) * i32::from(UNIT)) as f32 * step
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
    common: Common,
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
        let possible = possible_ends(position, features.side, ruleset);
        Chances::weighed(&self.net.logits(&sums), &possible)
    }

    /// How the game will end for the side that looks after each play of the other's roll, which is
    /// what [`evaluate`](Base::evaluate) says of each, or certain. `chances` is cleared before.
    ///
    /// ```
    /// use plakoto_engine::Net;
    /// use plakoto_rules::{AfterStates, Decision};
    /// let decision: Decision = "o----------------------O w65".parse()?;
    /// let mut after = AfterStates::new();
    /// after.fill(&decision);
    /// let base = Net::trained(decision.ruleset).from_here(&decision.position, decision.side.other());
    /// let mut chances = Vec::new();
    /// base.evaluate_plays(after.as_slice(), decision.ruleset, &mut chances);
    /// assert_eq!(chances.len(), 2);
    /// assert_eq!(chances[0], base.evaluate(&after.as_slice()[0].position, decision.ruleset));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn evaluate_plays(&self, after: &[AfterState], ruleset: Ruleset, chances: &mut Vec<Chances>) {
        chances.clear();
        if after.iter().all(|state| self.common.fits(&state.position)) {
            return self.common.evaluate(self.net, after, ruleset, chances);
        }
        chances.extend(after.iter().map(|state| match state.outcome {
            Some(outcome) => Chances::certain(outcome, self.features.side),
            None => self.evaluate(&state.position, ruleset),
        }));
    }

    fn evaluate_here(&self, ruleset: Ruleset) -> Chances {
        let Features { position, side, .. } = &self.features;
        Chances::weighed(&self.net.logits(&self.sums), &possible_ends(position, *side, ruleset))
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
