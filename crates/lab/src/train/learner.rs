//! The net while it learns.

use fastrand::Rng;
use plakoto_engine::columns::Features;
use plakoto_engine::{BadWeights, Net, PHASES};

use super::layers::{ENDS, Layers, Step};

/// What is learned for each phase of the game, in their order.
#[derive(Clone)]
pub struct Learner {
    phases: [Layers; PHASES],
}

impl Learner {
    /// Small weights by chance.
    pub fn new(rng: &mut Rng) -> Learner {
        Learner::alike(&Layers::new(rng))
    }

    /// All phases begin with the same.
    pub fn alike(layers: &Layers) -> Learner {
        Learner { phases: std::array::from_fn(|_| layers.clone()) }
    }

    /// Looks how often each column counted since this was last done.
    pub fn count(&mut self) {
        self.phases.iter_mut().for_each(Layers::count);
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
        self.phases[features.phase() as usize].learn(features, possible, target, step)
    }

    /// The net in integers.
    pub fn net(&self) -> Result<Net, BadWeights> {
        Net::of_phases(self.phases.each_ref().map(Layers::weights))
    }

    /// Moves every weight by a share of the way to another's.
    pub fn approach(&mut self, other: &Learner, share: f32) {
        for (layers, other) in self.phases.iter_mut().zip(&other.phases) {
            layers.approach(other, share);
        }
    }

    /// All numbers in a fixed order, to be kept.
    pub fn numbers(&self) -> Vec<f32> {
        let mut numbers = Vec::new();
        for layers in &self.phases {
            layers.keep(&mut numbers);
        }
        numbers
    }
}

/// What is learned by phases, as [`numbers`](Learner::numbers) gives it.
impl From<[Layers; PHASES]> for Learner {
    fn from(phases: [Layers; PHASES]) -> Learner {
        Learner { phases }
    }
}
