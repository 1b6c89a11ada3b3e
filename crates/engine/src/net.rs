use std::fmt;

use plakoto_rules::{AfterState, Position, Ruleset, Side};

use crate::chances::{Chances, ENDS, possible_ends};
use crate::columns::{COLUMNS, Features, exclusive};
use crate::endings;
use crate::plays::Plays;
use crate::units::{Row, products};

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
    pub(crate) columns: Vec<Row>,
    bias: Row,
    pub(crate) outputs: [Row; ENDS],
    output_bias: [i16; ENDS],
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
        Ok(Net {
            columns: weights.columns.into_iter().map(Row).collect(),
            bias: Row(weights.bias),
            outputs: weights.outputs.map(Row),
            output_bias: weights.output_bias,
        })
    }

    /// The numbers it is made of.
    #[must_use]
    pub fn weights(&self) -> Weights {
        Weights {
            columns: self.columns.iter().map(|row| row.0).collect(),
            bias: self.bias.0,
            outputs: self.outputs.map(|row| row.0),
            output_bias: self.output_bias,
        }
    }

    /// How the game will end for `side`, which is to roll: from [tables](endings) where there are
    /// any. Of a game that is over this has no meaning.
    #[must_use]
    pub fn evaluate(&self, position: &Position, side: Side, ruleset: Ruleset) -> Chances {
        endings::chances(position, side).unwrap_or_else(|| self.unaided(position, side, ruleset))
    }

    /// What the net itself thinks, whatever the [tables](endings) say: to be compared with them.
    ///
    /// ```
    /// use plakoto_engine::{Net, endings};
    /// use plakoto_rules::{Position, Ruleset, Side};
    /// let home: Position = "AAABBB------------cccbbb".parse()?;
    /// let known = endings::chances(&home, Side::White).unwrap();
    /// let thought = Net::trained(Ruleset::TAPA).unaided(&home, Side::White, Ruleset::TAPA);
    /// assert!(thought != known && (thought.win - known.win).abs() < 0.1);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn unaided(&self, position: &Position, side: Side, ruleset: Ruleset) -> Chances {
        self.chances(&self.sums(&Features::new(position, side)), &possible_ends(position, side, ruleset))
    }

    /// Looks at a position once, to evaluate others that differ little from it.
    #[must_use]
    pub fn from_here(&self, position: &Position, side: Side) -> Base<'_> {
        let features = Features::new(position, side);
        let sums = self.sums(&features);
        Base { net: self, features, sums, plays: Plays::new(&features, &sums) }
    }

    fn sums(&self, features: &Features) -> Row {
        let mut sums = self.bias;
        features.for_each(|column| sums.add(&self.columns[column]));
        sums
    }

    fn chances(&self, sums: &Row, possible: &[bool; ENDS]) -> Chances {
        let products = products(&self.outputs, sums, &[], &[], true);
        let logits = std::array::from_fn(|end| self.logit(products[end], end));
        Chances::weighed(&logits, possible)
    }

    /// An output, larger for what is likelier, from its products' sum.
    #[inline(always)]
    pub(crate) fn logit(&self, products: i32, end: usize) -> f32 {
        const STEP: f32 = 1.0 / (UNIT as f32 * OUTPUT_UNIT as f32);
        // 128 products of at most 256 and 32768 fit into 31 bits, and the bias too.
        (products + i32::from(self.output_bias[end]) * i32::from(UNIT)) as f32 * STEP
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
    sums: Row,
    plays: Plays,
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
        features.changes(&self.features, |column, comes| {
            let column = &self.net.columns[column];
            if comes { sums.add(column) } else { sums.subtract(column) }
        });
        self.net.chances(&sums, &possible_ends(position, features.side, ruleset))
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
    /// let mut base = Net::trained(decision.ruleset).from_here(&decision.position, decision.side.other());
    /// let mut chances = Vec::new();
    /// base.evaluate_plays(after.as_slice(), decision.ruleset, &mut chances);
    /// assert_eq!(chances.len(), 2);
    /// assert_eq!(chances[0], base.evaluate(&after.as_slice()[0].position, decision.ruleset));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn evaluate_plays(&mut self, after: &[AfterState], ruleset: Ruleset, chances: &mut Vec<Chances>) {
        chances.clear();
        if after.iter().all(|state| self.plays.fit(&state.position)) {
            return self.plays.evaluate(self.net, after, ruleset, chances);
        }
        chances.extend(after.iter().map(|state| match state.outcome {
            Some(outcome) => Chances::certain(outcome, self.features.side),
            None => self.evaluate(&state.position, ruleset),
        }));
    }
}
