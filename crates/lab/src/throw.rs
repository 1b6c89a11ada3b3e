//! Dice by a seed.

use fastrand::Rng;
use plakoto_rules::{Dice, Die};

/// The numbers that belong to one part of a run, whatever else there is in it.
pub fn rng(seed: u64, part: u64) -> Rng {
    // Neighbours are spread over all numbers.
    Rng::with_seed(
        seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ part.wrapping_mul(0xd134_2543_de82_ef95),
    )
}

/// A throw of two dice.
pub fn dice(rng: &mut Rng) -> Dice {
    Dice::of(die(rng), die(rng))
}

/// The throw that a game begins with, which is no double.
pub fn opening(rng: &mut Rng) -> Dice {
    loop {
        let dice = dice(rng);
        if !dice.is_double() {
            return dice;
        }
    }
}

fn die(rng: &mut Rng) -> Die {
    Die::ALL[rng.usize(..Die::ALL.len())]
}
