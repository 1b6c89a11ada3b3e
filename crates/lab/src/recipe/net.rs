use std::fmt;

use fastrand::Rng;
use plakoto_rules::{AfterState, Position, Side};

use super::units::{self, INPUTS};
use super::{Chances, certain};

/// Units between the inputs and the outputs.
const HIDDEN: usize = 128;
const OUTPUTS: usize = 3;

/// The slope of a unit below zero, so that none dies.
const LEAK: f32 = 0.01;

/// Kept weights are whole numbers of these steps.
const STEP: f32 = 1.0 / 1024.0;
const MAGIC: &[u8; 8] = b"recipe 1";

/// A net as it was published: what each input adds to each hidden unit, and each unit to each output.
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    inputs: Vec<[f32; HIDDEN]>,
    bias: [f32; HIDDEN],
    outputs: [[f32; HIDDEN]; OUTPUTS],
    output_bias: [f32; OUTPUTS],
}

/// Why bytes are no weights of the recipe.
///
/// ```
/// use plakoto_lab::recipe::{BadRecipe, Recipe};
/// assert_eq!(Recipe::from_bytes(b"hello"), Err(BadRecipe));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadRecipe;

impl fmt::Display for BadRecipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are no weights of the recipe")
    }
}

impl std::error::Error for BadRecipe {}

/// A position that was looked at, to look at others near it.
pub(super) struct Base {
    position: Position,
    side: Side,
    sums: [f32; HIDDEN],
}

impl Recipe {
    /// Small weights by chance.
    pub(super) fn random(rng: &mut Rng) -> Recipe {
        let mut within = |size: f32| (2.0 * rng.f32() - 1.0) * size;
        Recipe {
            inputs: (0..INPUTS).map(|_| std::array::from_fn(|_| within(0.1))).collect(),
            bias: std::array::from_fn(|_| within(0.1)),
            outputs: std::array::from_fn(|_| std::array::from_fn(|_| within(0.1))),
            output_bias: [0.0; OUTPUTS],
        }
    }

    pub(super) fn look(&self, position: &Position, side: Side) -> Base {
        let mut sums = self.bias;
        units::all(position, side, |input, value| add(&mut sums, &self.inputs[input], value));
        Base { position: *position, side, sums }
    }

    /// The chances of who looks in each of some positions, in which he is to roll if they do not end
    /// the game.
    pub(super) fn judge(&self, base: &Base, after: &[AfterState], chances: &mut Vec<Chances>) {
        chances.clear();
        chances.extend(after.iter().map(|after| self.sums(&self.near(base, &after.position))));
        // All at once, which is several times as fast.
        for chance in chances.as_flattened_mut() {
            *chance = sigmoid(*chance);
        }
        for (after, chances) in after.iter().zip(chances) {
            if let Some(outcome) = after.outcome {
                *chances = certain(outcome, base.side);
            }
        }
    }

    /// What the hidden units make of a position near another.
    #[inline]
    fn near(&self, base: &Base, position: &Position) -> [f32; HIDDEN] {
        let mut sums = base.sums;
        units::changes(&base.position, position, base.side, |input, value| {
            add(&mut sums, &self.inputs[input], value);
        });
        sums.map(active)
    }

    #[inline]
    fn sums(&self, active: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut sums = self.output_bias;
        for (sum, weights) in sums.iter_mut().zip(&self.outputs) {
            *sum += product(active, weights);
        }
        sums
    }

    /// A step towards what a position turned out to be worth.
    pub(super) fn learn(&mut self, position: &Position, side: Side, target: &Chances, rate: f32) {
        let sums = self.look(position, side).sums;
        let active = sums.map(active);
        let thought = self.sums(&active).map(sigmoid);
        let mut deltas = [0.0; HIDDEN];
        for output in 0..OUTPUTS {
            let error = rate * (target[output] - thought[output]);
            add(&mut deltas, &self.outputs[output], error);
            add(&mut self.outputs[output], &active, error);
            self.output_bias[output] += error;
        }
        for (delta, sum) in deltas.iter_mut().zip(&sums) {
            *delta *= if *sum > 0.0 { 1.0 } else { LEAK };
        }
        add(&mut self.bias, &deltas, 1.0);
        let inputs = &mut self.inputs;
        units::all(position, side, |input, value| add(&mut inputs[input], &deltas, value));
    }

    fn numbers(&self) -> impl Iterator<Item = &f32> {
        let outputs = self.outputs.as_flattened();
        self.inputs.as_flattened().iter().chain(&self.bias).chain(outputs).chain(&self.output_bias)
    }

    /// The weights in sixteen bits each, rounded and, beyond ±32, clipped.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let whole = |number: &f32| ((number / STEP).round() as i16).to_le_bytes();
        MAGIC.iter().copied().chain(self.numbers().flat_map(whole)).collect()
    }

    /// From its bytes.
    ///
    /// # Errors
    /// If they are no weights of the recipe.
    pub fn from_bytes(bytes: &[u8]) -> Result<Recipe, BadRecipe> {
        let (numbers, rest) = bytes.strip_prefix(MAGIC).ok_or(BadRecipe)?.as_chunks();
        let mut numbers = numbers.iter().map(|bytes| f32::from(i16::from_le_bytes(*bytes)) * STEP);
        let mut recipe = Recipe {
            inputs: vec![[0.0; HIDDEN]; INPUTS],
            bias: [0.0; HIDDEN],
            outputs: [[0.0; HIDDEN]; OUTPUTS],
            output_bias: [0.0; OUTPUTS],
        };
        let places = recipe.inputs.as_flattened_mut().iter_mut().chain(&mut recipe.bias);
        let places = places.chain(recipe.outputs.as_flattened_mut()).chain(&mut recipe.output_bias);
        for place in places {
            *place = numbers.next().ok_or(BadRecipe)?;
        }
        if numbers.next().is_some() || !rest.is_empty() { Err(BadRecipe) } else { Ok(recipe) }
    }
}

#[inline]
fn add(sums: &mut [f32; HIDDEN], weights: &[f32; HIDDEN], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += times * weight;
    }
}

#[inline]
fn active(sum: f32) -> f32 {
    sum.max(LEAK * sum)
}

const LANES: usize = 16;

/// The sum of products, in an order that is the same on every machine.
#[inline]
fn product(one: &[f32; HIDDEN], two: &[f32; HIDDEN]) -> f32 {
    let mut lanes = [0.0; LANES];
    for (one, two) in one.as_chunks::<LANES>().0.iter().zip(two.as_chunks::<LANES>().0) {
        for lane in 0..LANES {
            lanes[lane] += one[lane] * two[lane];
        }
    }
    // By halves, so that one sum need not wait for another.
    let eight: [f32; 8] = std::array::from_fn(|lane| lanes[lane] + lanes[lane + 8]);
    let four: [f32; 4] = std::array::from_fn(|lane| eight[lane] + eight[lane + 4]);
    (four[0] + four[2]) + (four[1] + four[3])
}

/// From sums and products alone, which are the same on every machine; a system's exponential is not.
#[inline]
fn sigmoid(sum: f32) -> f32 {
    let power = (-sum * std::f32::consts::LOG2_E).clamp(-100.0, 100.0);
    let whole = (power + 128.0) as i32 - 128;
    let rest = (power - whole as f32) * std::f32::consts::LN_2;
    // The series of the exponential function, for less than 0.7.
    let mut series = 1.0;
    for below in [6.0, 5.0, 4.0, 3.0, 2.0, 1.0f32] {
        series = 1.0 + series * rest * below.recip();
    }
    1.0 / (1.0 + series * f32::from_bits(((whole + 127) as u32) << 23))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sigmoid_is_right() {
        for step in -3000..3000 {
            let sum = 0.01 * step as f32;
            let exact = 1.0 / (1.0 + (-sum).exp());
            assert!((sigmoid(sum) - exact).abs() < 1e-5, "{sum}: {} for {exact}", sigmoid(sum));
        }
        assert!(sigmoid(1e9) == 1.0 && sigmoid(-1e9) < 1e-20);
    }

    #[test]
    fn bytes_keep_the_weights() {
        let recipe = Recipe::random(&mut Rng::with_seed(1));
        let bytes = recipe.to_bytes();
        let read = Recipe::from_bytes(&bytes).unwrap();
        assert_eq!(read.to_bytes(), bytes);
        for (kept, number) in read.numbers().zip(recipe.numbers()) {
            assert!((kept - number).abs() <= STEP / 2.0);
        }
        for spoiled in
            [&bytes[..bytes.len() - 1], &bytes[..bytes.len() - 2], &[&bytes[..], &[0; 2]].concat(), b""]
        {
            assert_eq!(Recipe::from_bytes(spoiled), Err(BadRecipe));
        }
    }

    /// The chances of Black in a position, found from another.
    fn judged(recipe: &Recipe, base: &Position, position: &Position) -> Chances {
        let mut chances = Vec::new();
        let after = AfterState { position: *position, outcome: None };
        recipe.judge(&recipe.look(base, Side::Black), &[after], &mut chances);
        chances[0]
    }

    /// From a neighbour a position is worth the same as by itself.
    #[test]
    fn neighbours_are_worth_the_same() {
        let recipe = Recipe::random(&mut Rng::with_seed(2));
        let positions = ["o----------------------O", "j---d----A--E-A*--------H", "AAABBB------------cccbbb"];
        let positions = positions.map(|code| code.parse::<Position>().unwrap());
        for (one, two) in positions.iter().flat_map(|one| positions.iter().map(move |two| (one, two))) {
            let (near, own) = (judged(&recipe, one, two), judged(&recipe, two, two));
            assert!(near.iter().zip(&own).all(|(near, own)| (near - own).abs() < 1e-5), "{one} {two}");
        }
    }

    #[test]
    fn a_step_goes_towards_its_target() {
        let mut recipe = Recipe::random(&mut Rng::with_seed(3));
        let target = [0.9, 0.6, 0.1];
        for _ in 0..500 {
            recipe.learn(&Position::START, Side::Black, &target, 0.02);
        }
        let learned = judged(&recipe, &Position::START, &Position::START);
        assert!(learned.iter().zip(&target).all(|(one, two)| (one - two).abs() < 0.02), "{learned:?}");
    }
}
