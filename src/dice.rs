//! Where dice come from: the browser's cryptographic source, or a seed for tests.

use plakoto_board::chance;
use plakoto_rules::Die;
use serde::{Deserialize, Serialize};

/// A source of dice that can be kept: a reload goes on where it was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DiceSource {
    /// The browser's cryptographic source.
    #[default]
    Random,
    /// The same dice for the same seed.
    Seeded {
        /// The seed.
        seed: u64,
        /// How many dice were thrown with it.
        thrown: u64,
    },
}

/// The browser gives no random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRandomness;

impl DiceSource {
    /// Dice that a seed decides.
    pub fn seeded(seed: u64) -> DiceSource {
        DiceSource::Seeded { seed, thrown: 0 }
    }

    /// The seed, if there is one.
    pub fn seed(&self) -> Option<u64> {
        match self {
            DiceSource::Random => None,
            DiceSource::Seeded { seed, .. } => Some(*seed),
        }
    }

    /// Throws two dice.
    ///
    /// # Errors
    /// If the browser gives no random numbers. Nothing could take their place.
    pub fn throw(&mut self) -> Result<[Die; 2], NoRandomness> {
        Ok([self.die()?, self.die()?])
    }

    fn die(&mut self) -> Result<Die, NoRandomness> {
        match self {
            DiceSource::Random => loop {
                let mut byte = [0];
                getrandom::fill(&mut byte).map_err(|_| NoRandomness)?;
                if let Some(die) = chance::die(byte[0]) {
                    return Ok(die);
                }
            },
            DiceSource::Seeded { seed, thrown } => {
                // One generator a die, so that nothing but the two numbers has to be kept.
                let mut generator =
                    fastrand::Rng::with_seed(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ *thrown);
                *thrown += 1;
                loop {
                    if let Some(die) = chance::die(generator.u8(..)) {
                        return Ok(die);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_dice_from_wherever_they_were_kept() {
        let mut one = DiceSource::seeded(7);
        let first: Vec<_> = (0..50).map(|_| one.throw().unwrap()).collect();
        let mut two = DiceSource::seeded(7);
        for (index, expected) in first.iter().enumerate() {
            if index == 25 {
                let kept = postcard::to_allocvec(&two).unwrap();
                two = postcard::from_bytes(&kept).unwrap();
            }
            assert_eq!(two.throw().unwrap(), *expected);
        }
        let mut other = DiceSource::seeded(8);
        assert!(first.iter().any(|expected| other.throw().unwrap() != *expected));
    }

    #[test]
    fn seeded_dice_are_even() {
        let mut dice = DiceSource::seeded(1);
        let mut faces = [0u32; 6];
        for _ in 0..30_000 {
            for die in dice.throw().unwrap() {
                faces[usize::from(die.pips()) - 1] += 1;
            }
        }
        // Six standard deviations of a face's count.
        assert!(faces.iter().all(|count| count.abs_diff(10_000) < 550), "{faces:?}");
    }

    #[test]
    fn random_dice_show_every_face() {
        let mut dice = DiceSource::Random;
        let faces: std::collections::BTreeSet<Die> = (0..300).flat_map(|_| dice.throw().unwrap()).collect();
        assert_eq!(faces.len(), 6);
    }
}
