//! What a row of games came to.

use std::fmt;

use plakoto_rules::{Cause, Ending, Outcome, Side};

/// Counts over games in pairs, for the first of two players. Whole numbers, so that it does not
/// matter in which order they are added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Pairs of games with the same dice.
    pub pairs: u64,
    /// Points won less points lost.
    pub points: i64,
    /// The same by pairs, each squared.
    pub squares: u64,
    /// Games won.
    pub won: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games that either won double.
    pub doubles: u64,
    /// Games that ended by the mother.
    pub mothers: u64,
    /// Turns of all games.
    pub plies: u64,
}

impl Tally {
    /// A pair of games, each with the side of the first player.
    pub(crate) fn of(games: [(Ending, u64, Side); 2]) -> Tally {
        let mut tally = Tally { pairs: 1, ..Tally::default() };
        for (Ending { outcome, cause }, plies, side) in games {
            match outcome {
                Outcome::Draw => tally.drawn += 1,
                Outcome::Win { side: winner, double } => {
                    let points = 1 + i64::from(double);
                    tally.points += if winner == side { points } else { -points };
                    tally.won += u64::from(winner == side);
                    tally.doubles += u64::from(double);
                }
            }
            tally.mothers += u64::from(cause == Cause::Mother);
            tally.plies += plies;
        }
        tally.squares = tally.points.unsigned_abs().pow(2);
        tally
    }

    /// Games, of which a pair has two.
    #[must_use]
    pub fn games(&self) -> u64 {
        2 * self.pairs
    }

    /// Points a game.
    #[must_use]
    pub fn ppg(&self) -> f64 {
        self.points as f64 / self.games() as f64
    }

    /// How far the points a game may be off to either side, with a confidence of 95 %. The pair is
    /// the unit, since its games have the same dice.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let pairs = self.pairs as f64;
        let mean = self.points as f64 / pairs;
        let variance = (self.squares as f64 / pairs - mean * mean).max(0.0) * pairs / (pairs - 1.0).max(1.0);
        1.96 * (variance / pairs).sqrt() / 2.0
    }

    /// Each figure with its name and unit.
    pub(crate) fn figures(&self) -> [(&'static str, String, &'static str); 7] {
        let share = |count: u64| format!("{:.2}", self.share(count));
        [
            ("ppg", format!("{:+.4}", self.ppg()), "points"),
            ("ppg_margin", format!("{:.4}", self.margin()), "points"),
            ("won", share(self.won), "%"),
            ("double", share(self.doubles), "%"),
            ("mother", share(self.mothers), "%"),
            ("drawn", share(self.drawn), "%"),
            ("plies", format!("{:.1}", self.plies as f64 / self.games() as f64), "plies"),
        ]
    }

    fn share(&self, count: u64) -> f64 {
        100.0 * count as f64 / self.games() as f64
    }
}

impl std::ops::Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally {
            pairs: self.pairs + other.pairs,
            points: self.points + other.points,
            squares: self.squares + other.squares,
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            doubles: self.doubles + other.doubles,
            mothers: self.mothers + other.mothers,
            plies: self.plies + other.plies,
        }
    }
}

impl std::iter::Sum for Tally {
    fn sum<I: Iterator<Item = Tally>>(tallies: I) -> Tally {
        tallies.fold(Tally::default(), |one, two| one + two)
    }
}

/// In one line.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:+.4} ± {:.4} ppg, {:.1} % won, {:.1} % double, {:.1} % by the mother, {:.1} % drawn, \
             {:.1} plies, {} games",
            self.ppg(),
            self.margin(),
            self.share(self.won),
            self.share(self.doubles),
            self.share(self.mothers),
            self.share(self.drawn),
            self.plies as f64 / self.games() as f64,
            self.games(),
        )
    }
}
