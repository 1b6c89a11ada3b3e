//! The phases of a game, as the mover of a decision sees them.

use std::fmt;
use std::str::FromStr;

use plakoto_rules::{Decision, Point, Position, Side};

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// Both sides have nine checkers or more on their start points, and nobody is pinned.
    Opening,
    /// None of the others: the sides have still to pass each other.
    Contact,
    /// One starter is left alone, with an enemy at most twelve pips behind.
    Mother,
    /// Somebody is pinned, and the mover is not home.
    Captive,
    /// Nobody is pinned, and the mover's checkers are near home or past all enemies.
    BearIn,
    /// All the mover's checkers are home, and nobody is pinned.
    BearOff,
    /// All the mover's checkers are home, and somebody is pinned.
    BearOffCaptive,
}

impl Phase {
    /// All of them, in the order of a game.
    pub const ALL: [Phase; 7] = [
        Phase::Opening,
        Phase::Contact,
        Phase::Mother,
        Phase::Captive,
        Phase::BearIn,
        Phase::BearOff,
        Phase::BearOffCaptive,
    ];

    /// That of a decision.
    ///
    /// ```
    /// use plakoto_lab::truth::Phase;
    /// let decision = "o----------------------O w65".parse()?;
    /// assert_eq!(Phase::of(&decision), Phase::Opening);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn of(decision: &Decision) -> Phase {
        let Decision { position, side, .. } = decision;
        let captive = Side::BOTH.iter().any(|side| position.pins(*side) != 0);
        match (position.all_home(*side), captive) {
            (true, true) => Phase::BearOffCaptive,
            (true, false) => Phase::BearOff,
            _ if Side::BOTH.iter().any(|side| is_mother_in_danger(position, *side)) => Phase::Mother,
            (false, true) => Phase::Captive,
            _ if is_near_home(position, *side) => Phase::BearIn,
            _ if Side::BOTH.iter().all(|side| position.count(*side, Point::START) >= 9) => Phase::Opening,
            _ => Phase::Contact,
        }
    }

    /// The share of the decisions of a set, of a hundred.
    pub(super) fn share(self) -> usize {
        match self {
            Phase::Opening | Phase::Mother | Phase::BearIn | Phase::BearOff | Phase::BearOffCaptive => 10,
            Phase::Contact | Phase::Captive => 25,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Phase::Opening => "opening",
            Phase::Contact => "contact",
            Phase::Mother => "mother",
            Phase::Captive => "captive",
            Phase::BearIn => "bear-in",
            Phase::BearOff => "bear-off",
            Phase::BearOffCaptive => "bear-off-captive",
        }
    }
}

/// Whether the side's checkers are all on its points 1 to 12, or past all enemies.
fn is_near_home(position: &Position, side: Side) -> bool {
    let highest = |side| position.occupied(side).checked_ilog2().unwrap_or(0);
    highest(side) <= 12 || highest(side) + highest(side.other()) < 25
}

fn is_mother_in_danger(position: &Position, side: Side) -> bool {
    let enemy = side.other();
    let alone = position.count(side, Point::START) == 1 && position.pins(enemy) & 1 << 1 == 0;
    // The start point is the enemy's point 1.
    alone && position.occupied(enemy) & ((1 << 14) - (1 << 2)) != 0
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Phase {
    type Err = String;

    fn from_str(text: &str) -> Result<Phase, String> {
        let found = Phase::ALL.into_iter().find(|phase| phase.word() == text);
        found.ok_or_else(|| format!("“{text}” is no phase"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_are_told_apart() {
        for (situation, phase) in [
            ("o----------------------O w65", Phase::Opening),
            ("j---e------------------O w65", Phase::Opening),
            ("j---d-------F-a----A---H w65", Phase::Contact),
            ("j---d----A--E-A*--------H b65", Phase::Captive),
            ("---------N-------o-----A w65", Phase::Mother),
            ("---------N-------o-----A b65", Phase::Mother),
            ("-----------------A*----nN w65", Phase::Captive),
            ("CCCC-------C----------fi w65", Phase::BearIn),
            ("CCCC-C-ffc-------------- b65", Phase::BearIn),
            ("CCCCC-----------------fi w65", Phase::BearOff),
            ("CCCCA*B----------------hf w65", Phase::BearOffCaptive),
        ] {
            let decision = situation.parse().unwrap();
            assert_eq!(Phase::of(&decision), phase, "{situation}");
        }
        assert_eq!(Phase::ALL.map(Phase::share).iter().sum::<usize>(), 100);
        for phase in Phase::ALL {
            assert_eq!(phase.to_string().parse(), Ok(phase));
        }
        assert!("middle".parse::<Phase>().is_err());
    }
}
