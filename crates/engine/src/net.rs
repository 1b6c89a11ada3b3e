use plakoto_rules::{AfterState, Position, Ruleset, Side};

use crate::chances::{Chances, possible_ends};
use crate::columns::Features;
use crate::endings;
use crate::layers::Layers;
use crate::phase::{PHASES, Phase};
use crate::plays::Plays;
use crate::weights::{BadWeights, Weights};

/// A net that says how a game will end. It counts in integers, so that its answers are the same to
/// the last bit wherever it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    phases: [Layers; PHASES],
}

impl Net {
    /// A net that looks at all phases of a game with the same weights.
    ///
    /// # Errors
    /// If there are too few or too many, or sums of them could overflow.
    pub fn new(weights: Weights) -> Result<Net, BadWeights> {
        let layers = Layers::new(weights)?;
        Ok(Net { phases: std::array::from_fn(|_| layers.clone()) })
    }

    /// A net that looks at each [`Phase`] with weights of its own, in the order of [`Phase::ALL`].
    ///
    /// # Errors
    /// As those of [`new`](Net::new).
    pub fn of_phases(weights: [Weights; PHASES]) -> Result<Net, BadWeights> {
        let [early, late] = weights.map(Layers::new);
        Ok(Net { phases: [early?, late?] })
    }

    /// The numbers it is made of, by phases.
    #[must_use]
    pub fn weights(&self) -> [Weights; PHASES] {
        self.phases.each_ref().map(Layers::weights)
    }

    pub(crate) fn layers(&self, phase: Phase) -> &Layers {
        &self.phases[phase as usize]
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
        let features = Features::new(position, side);
        let layers = self.layers(features.phase());
        layers.chances(&layers.sums(&features), &possible_ends(position, side, ruleset))
    }

    /// Looks at a position once, to evaluate others that differ little from it.
    #[must_use]
    pub fn from_here(&self, position: &Position, side: Side) -> Base<'_> {
        Base { net: self, plays: Plays::new(Features::new(position, side)) }
    }
}

/// A position that was looked at, seen by the side that is to roll in it or, if a play of the other
/// is to be chosen, in the positions that it leads to.
///
/// ```
/// use plakoto_engine::{Net, Weights};
/// use plakoto_rules::{Position, Ruleset, Side};
/// let net = Net::new(Weights::zero()).unwrap();
/// let mut base = net.from_here(&Position::START, Side::Black);
/// let played: Position = "o----------------AA----M".parse()?;
/// let near = base.evaluate(&played, Ruleset::TAPA);
/// assert_eq!(near, net.evaluate(&played, Side::Black, Ruleset::TAPA));
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Base<'n> {
    net: &'n Net,
    plays: Plays,
}

impl Base<'_> {
    /// How the game will end for the side that looks, if it is to roll in that position. The answer
    /// is the same from every base; from one that differs little it is found soonest.
    #[must_use]
    pub fn evaluate(&mut self, position: &Position, ruleset: Ruleset) -> Chances {
        let side = self.plays.before.side;
        if let Some(chances) = endings::chances(position, side) {
            return chances;
        }
        let features = Features::new(position, side);
        let layers = self.net.layers(features.phase());
        let mut sums = *self.plays.differences(self.net, features.phase()).sums();
        features.changes(&self.plays.before, |column, comes| {
            let column = &layers.columns[column];
            if comes { sums.add(column) } else { sums.subtract(column) }
        });
        layers.chances(&sums, &possible_ends(position, side, ruleset))
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
            Some(outcome) => Chances::certain(outcome, self.plays.before.side),
            None => self.evaluate(&state.position, ruleset),
        }));
    }
}
