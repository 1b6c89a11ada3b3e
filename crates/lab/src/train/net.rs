//! The net while it learns, in floating point.

use fastrand::Rng;
use plakoto_engine::columns::{COLUMNS, Features};
use plakoto_engine::{BadWeights, Chances, HIDDEN, Net, OUTPUT_UNIT, UNIT, Weights};

/// The outputs: a single win, a double one, a single loss, a double one, a draw.
pub const ENDS: usize = 5;

/// A number for each unit, in whole lines of a processor's cache.
#[derive(Clone)]
#[repr(align(64))]
struct Row([f32; HIDDEN]);

/// The weights, and how often each column counts.
#[derive(Clone)]
pub struct Learner {
    /// What each column adds to each unit.
    columns: Vec<Row>,
    /// In what share of positions each column lately counted; 0 if it never did.
    shares: Vec<f32>,
    /// In how many positions each counted since the shares were brought up to date.
    counts: Vec<u32>,
    /// By how much a column's steps are longer.
    pace: Vec<f32>,
    bias: Row,
    /// What each unit adds to each output.
    outputs: [Row; ENDS],
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

/// The share of positions in which a column counts whose steps are neither longer nor shorter.
const USUAL: f32 = 0.02;
/// The least share that a column falls to which counted once.
const LEAST: f32 = 1e-6;
/// What the newest shares weigh beside those before.
const NEWEST: f32 = 0.05;

/// By how much the steps of a column are longer that counts in such a share of positions: it has
/// fewer of them if it is rare. Roots are the same to the last bit on every machine.
fn pace(share: f32) -> f32 {
    if share == 0.0 { 1.0 } else { (USUAL / share).sqrt().sqrt().clamp(0.6, 3.0) }
}

impl Learner {
    /// Small weights by chance.
    pub fn new(rng: &mut Rng) -> Learner {
        let mut within = |size: f32| (2.0 * rng.f32() - 1.0) * size;
        let mut row = |middle: f32, size: f32| Row(std::array::from_fn(|_| middle + within(size)));
        let columns = (0..COLUMNS).map(|_| row(0.0, 0.05)).collect();
        let bias = row(0.3, 0.3);
        let outputs = std::array::from_fn(|_| row(0.0, 0.1));
        Learner {
            columns,
            shares: vec![0.0; COLUMNS],
            counts: vec![0; COLUMNS],
            pace: vec![1.0; COLUMNS],
            bias,
            outputs,
            output_bias: [0.0; ENDS],
        }
    }

    /// Looks how often each column counted in the last so many positions, and lets the rare ones
    /// learn faster from now on.
    pub fn count(&mut self, positions: usize) {
        let columns = self.shares.iter_mut().zip(&mut self.counts).zip(&mut self.pace);
        for ((share, count), pace_of_column) in columns {
            if *share > 0.0 || *count > 0 {
                let before = if *share > 0.0 { *share } else { USUAL };
                let newest = std::mem::take(count) as f32 / positions as f32;
                *share = (before + NEWEST * (newest - before)).max(LEAST);
            }
            *pace_of_column = pace(*share);
        }
    }

    fn sums(&self, features: &Features) -> Row {
        let mut sums = self.bias.clone();
        features.for_each(|column| add(&mut sums, &self.columns[column]));
        sums
    }

    fn ends(&self, active: &Row, possible: &[bool; ENDS]) -> [f32; ENDS] {
        let logits = std::array::from_fn(|end| self.output_bias[end] + product(active, &self.outputs[end]));
        Chances::weighed(&logits, possible).ends()
    }

    /// A step towards what a position turned out to be worth. Gives what it was thought to be worth
    /// before.
    pub fn learn(
        &mut self,
        features: &Features,
        possible: &[bool; ENDS],
        target: &[f32; ENDS],
        step: Step,
    ) -> [f32; ENDS] {
        let Step { rate, leak } = step;
        let sums = self.sums(features);
        let active = Row(sums.0.map(|sum| sum.clamp(0.0, 1.0)));
        let thought = self.ends(&active, possible);
        let errors: [f32; ENDS] = std::array::from_fn(|end| rate * (target[end] - thought[end]));
        let mut deltas = Row([0.0; HIDDEN]);
        for (output, error) in self.outputs.iter_mut().zip(&errors) {
            for ((weight, delta), active) in output.0.iter_mut().zip(&mut deltas.0).zip(&active.0) {
                *delta += *weight * error;
                *weight += active * error;
            }
        }
        for (delta, sum) in deltas.0.iter_mut().zip(&sums.0) {
            *delta *= if (0.0..=1.0).contains(sum) { 1.0 } else { leak };
        }
        for (weight, error) in self.output_bias.iter_mut().zip(&errors) {
            *weight += error;
        }
        add(&mut self.bias, &deltas);
        features.for_each(|column| {
            let pace = self.pace[column];
            for (weight, delta) in self.columns[column].0.iter_mut().zip(&deltas.0) {
                *weight += pace * delta;
            }
            self.counts[column] += 1;
        });
        thought
    }

    /// The net in integers, without the columns that never counted.
    pub fn net(&self) -> Result<Net, BadWeights> {
        let mut weights = Weights::zero();
        for (rounded, (column, share)) in
            weights.columns.iter_mut().zip(self.columns.iter().zip(&self.shares))
        {
            if *share > 0.0 {
                *rounded = column.0.map(|weight| whole(weight, UNIT));
            }
        }
        weights.bias = self.bias.0.map(|weight| whole(weight, UNIT));
        for (rounded, output) in weights.outputs.iter_mut().zip(&self.outputs) {
            *rounded = output.0.map(|weight| whole(weight, OUTPUT_UNIT));
        }
        weights.output_bias = self.output_bias.map(|weight| whole(weight, OUTPUT_UNIT));
        Net::new(weights)
    }

    /// Moves every weight by a share of the way to another's; how often the columns count is taken
    /// over.
    pub fn approach(&mut self, other: &Learner, share: f32) {
        let near = |row: &mut Row, other: &Row| {
            for (weight, other) in row.0.iter_mut().zip(&other.0) {
                *weight += share * (other - *weight);
            }
        };
        for (column, other) in self.columns.iter_mut().zip(&other.columns) {
            near(column, other);
        }
        near(&mut self.bias, &other.bias);
        for (output, other) in self.outputs.iter_mut().zip(&other.outputs) {
            near(output, other);
        }
        for (weight, other) in self.output_bias.iter_mut().zip(&other.output_bias) {
            *weight += share * (other - *weight);
        }
        self.shares.clone_from(&other.shares);
        self.pace.clone_from(&other.pace);
    }

    /// All numbers in a fixed order, to be kept.
    pub fn numbers(&self) -> Vec<f32> {
        let mut numbers = Vec::new();
        for (column, share) in self.columns.iter().zip(&self.shares) {
            numbers.push(*share);
            numbers.extend(column.0);
        }
        numbers.extend(self.bias.0);
        for output in &self.outputs {
            numbers.extend(output.0);
        }
        numbers.extend(self.output_bias);
        numbers
    }

    /// From its numbers; nothing if there are too few.
    pub fn from_numbers(numbers: &mut impl Iterator<Item = f32>) -> Option<Learner> {
        let mut learner = Learner {
            columns: Vec::with_capacity(COLUMNS),
            shares: Vec::with_capacity(COLUMNS),
            counts: vec![0; COLUMNS],
            pace: Vec::with_capacity(COLUMNS),
            bias: Row([0.0; HIDDEN]),
            outputs: std::array::from_fn(|_| Row([0.0; HIDDEN])),
            output_bias: [0.0; ENDS],
        };
        for _ in 0..COLUMNS {
            let share = numbers.next()?;
            learner.shares.push(share);
            learner.pace.push(pace(share));
            let mut column = Row([0.0; HIDDEN]);
            fill(&mut column.0, numbers)?;
            learner.columns.push(column);
        }
        fill(&mut learner.bias.0, numbers)?;
        for output in &mut learner.outputs {
            fill(&mut output.0, numbers)?;
        }
        fill(&mut learner.output_bias, numbers)?;
        Some(learner)
    }
}

fn whole(weight: f32, unit: i16) -> i16 {
    (weight * f32::from(unit)).round() as i16
}

fn fill(places: &mut [f32], numbers: &mut impl Iterator<Item = f32>) -> Option<()> {
    for place in places {
        *place = numbers.next()?;
    }
    Some(())
}

/// The sum of products, by sixteen lanes so that the order of the sum is the same on every machine.
fn product(one: &Row, two: &Row) -> f32 {
    let mut lanes = [0.0; 16];
    for (one, two) in one.0.as_chunks::<16>().0.iter().zip(two.0.as_chunks::<16>().0) {
        for lane in 0..16 {
            lanes[lane] += one[lane] * two[lane];
        }
    }
    lanes.iter().sum()
}

#[inline]
fn add(sums: &mut Row, column: &Row) {
    for (sum, weight) in sums.0.iter_mut().zip(&column.0) {
        *sum += weight;
    }
}
