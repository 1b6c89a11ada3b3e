//! The net while it learns, in floating point.

use fastrand::Rng;
use plakoto_engine::columns::{COLUMNS, Features};
use plakoto_engine::{BadWeights, Chances, HIDDEN, Net, OUTPUT_UNIT, UNIT, Weights};

/// The outputs: a single win, a double one, a single loss, a double one, a draw.
pub const ENDS: usize = 5;

/// The weights, and which columns ever counted.
#[derive(Clone)]
pub struct Learner {
    /// What each column adds to each unit, and whether it was in a game.
    columns: Vec<([f32; HIDDEN], bool)>,
    bias: [f32; HIDDEN],
    /// What each unit adds to each output.
    outputs: [[f32; HIDDEN]; ENDS],
    output_bias: [f32; ENDS],
}

/// How large a step is.
#[derive(Clone, Copy)]
pub struct Step {
    /// Of the weights along the gradient.
    pub rate: f32,
    /// The slope that a unit is given where it is clipped, so that it can come back.
    pub leak: f32,
}

/// A position that others are compared with.
pub struct Base {
    features: Features,
    sums: [f32; HIDDEN],
}

impl Learner {
    /// Small weights by chance.
    pub fn new(rng: &mut Rng) -> Learner {
        let mut within = |size: f32| (2.0 * rng.f32() - 1.0) * size;
        let columns = (0..COLUMNS).map(|_| (std::array::from_fn(|_| within(0.05)), false)).collect();
        let bias = std::array::from_fn(|_| 0.3 + within(0.3));
        let outputs = std::array::from_fn(|_| std::array::from_fn(|_| within(0.1)));
        Learner { columns, bias, outputs, output_bias: [0.0; ENDS] }
    }

    /// Looks at a position once.
    pub fn base(&self, features: Features) -> Base {
        let mut sums = self.bias;
        features.for_each(|column| add(&mut sums, &self.columns[column].0));
        Base { features, sums }
    }

    /// How the game will end in a position near another, seen by the same side.
    pub fn evaluate(&self, base: &Base, features: &Features, possible: &[bool; ENDS]) -> Chances {
        let mut sums = base.sums;
        features.changes(&base.features, |column, comes| {
            let column = &self.columns[column].0;
            if comes {
                add(&mut sums, column);
            } else {
                subtract(&mut sums, column);
            }
        });
        self.chances(&active(&sums), possible)
    }

    fn chances(&self, active: &[f32; HIDDEN], possible: &[bool; ENDS]) -> Chances {
        let logits = std::array::from_fn(|end| self.output_bias[end] + product(active, &self.outputs[end]));
        Chances::weighed(&logits, possible)
    }

    /// A step towards what a position turned out to be worth.
    pub fn learn(&mut self, features: Features, possible: &[bool; ENDS], target: &[f32; ENDS], step: Step) {
        let Step { rate, leak } = step;
        let sums = self.base(features).sums;
        let active = active(&sums);
        let ends = self.chances(&active, possible).ends();
        let errors: [f32; ENDS] = std::array::from_fn(|end| rate * (target[end] - ends[end]));
        let mut deltas = [0.0; HIDDEN];
        for (outputs, error) in self.outputs.iter_mut().zip(&errors) {
            for unit in 0..HIDDEN {
                deltas[unit] += outputs[unit] * error;
                outputs[unit] += active[unit] * error;
            }
        }
        for (delta, sum) in deltas.iter_mut().zip(&sums) {
            *delta *= if (0.0..=1.0).contains(sum) { 1.0 } else { leak };
        }
        for (weight, error) in self.output_bias.iter_mut().zip(&errors) {
            *weight += error;
        }
        add(&mut self.bias, &deltas);
        features.for_each(|column| {
            let (column, counted) = &mut self.columns[column];
            add(column, &deltas);
            *counted = true;
        });
    }

    /// The net in integers, without the columns that never counted.
    pub fn net(&self) -> Result<Net, BadWeights> {
        let whole = |weight: f32, unit: i16| (weight * f32::from(unit)).round() as i16;
        let mut weights = Weights::zero();
        for (rounded, (column, counted)) in weights.columns.iter_mut().zip(&self.columns) {
            if *counted {
                *rounded = column.map(|weight| whole(weight, UNIT));
            }
        }
        weights.bias = self.bias.map(|weight| whole(weight, UNIT));
        weights.outputs = self.outputs.map(|output| output.map(|weight| whole(weight, OUTPUT_UNIT)));
        weights.output_bias = self.output_bias.map(|weight| whole(weight, OUTPUT_UNIT));
        Net::new(weights)
    }

    /// All numbers in a fixed order, to be kept.
    pub fn numbers(&self) -> Vec<f32> {
        let mut numbers = Vec::new();
        for (column, counted) in &self.columns {
            numbers.push(f32::from(u8::from(*counted)));
            numbers.extend(column);
        }
        numbers.extend(self.bias);
        numbers.extend(self.outputs.as_flattened());
        numbers.extend(self.output_bias);
        numbers
    }

    /// From its numbers; nothing if there are too few or too many.
    pub fn from_numbers(numbers: &[f32]) -> Option<Learner> {
        let mut numbers = numbers.iter().copied();
        let mut learner = Learner {
            columns: vec![([0.0; HIDDEN], false); COLUMNS],
            bias: [0.0; HIDDEN],
            outputs: [[0.0; HIDDEN]; ENDS],
            output_bias: [0.0; ENDS],
        };
        for (column, counted) in &mut learner.columns {
            *counted = numbers.next()? != 0.0;
            fill(column, &mut numbers)?;
        }
        fill(&mut learner.bias, &mut numbers)?;
        fill(learner.outputs.as_flattened_mut(), &mut numbers)?;
        fill(&mut learner.output_bias, &mut numbers)?;
        numbers.next().is_none().then_some(learner)
    }
}

fn fill(places: &mut [f32], numbers: &mut impl Iterator<Item = f32>) -> Option<()> {
    for place in places {
        *place = numbers.next()?;
    }
    Some(())
}

fn active(sums: &[f32; HIDDEN]) -> [f32; HIDDEN] {
    sums.map(|sum| sum.clamp(0.0, 1.0))
}

/// The sum of products, by eight lanes so that the order of the sum is the same on every machine.
fn product(one: &[f32; HIDDEN], two: &[f32; HIDDEN]) -> f32 {
    let mut lanes = [0.0; 8];
    for (one, two) in one.as_chunks::<8>().0.iter().zip(two.as_chunks::<8>().0) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * two[lane];
        }
    }
    lanes.iter().sum()
}

#[inline]
fn add(sums: &mut [f32; HIDDEN], column: &[f32; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(column) {
        *sum += weight;
    }
}

#[inline]
fn subtract(sums: &mut [f32; HIDDEN], column: &[f32; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(column) {
        *sum -= weight;
    }
}
