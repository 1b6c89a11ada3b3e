//! The weights of one phase, as they are counted with.

use crate::chances::{Chances, ENDS};
use crate::columns::{COLUMNS, Features, exclusive};
use crate::units::{Row, products};
use crate::weights::{BadWeights, HIDDEN, OUTPUT_UNIT, UNIT, Weights};

/// Two layers: from columns to units, and from units to outputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layers {
    pub(crate) columns: Vec<Row>,
    bias: Row,
    pub(crate) outputs: [Row; ENDS],
    output_bias: [i16; ENDS],
}

impl Layers {
    /// Refuses weights that are too few or too many, or whose sums could overflow.
    pub(crate) fn new(weights: Weights) -> Result<Layers, BadWeights> {
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
        Ok(Layers {
            columns: weights.columns.into_iter().map(Row).collect(),
            bias: Row(weights.bias),
            outputs: weights.outputs.map(Row),
            output_bias: weights.output_bias,
        })
    }

    pub(crate) fn weights(&self) -> Weights {
        Weights {
            columns: self.columns.iter().map(|row| row.0).collect(),
            bias: self.bias.0,
            outputs: self.outputs.map(|row| row.0),
            output_bias: self.output_bias,
        }
    }

    /// The columns of a position added up, which the units are made of.
    pub(crate) fn sums(&self, features: &Features) -> Row {
        let mut sums = self.bias;
        features.for_each(|column| sums.add(&self.columns[column]));
        sums
    }

    pub(crate) fn chances(&self, sums: &Row, possible: &[bool; ENDS]) -> Chances {
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
