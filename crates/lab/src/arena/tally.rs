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
    /// The points without what luck gave, if it was counted.
    pub luckless: Option<Luckless>,
}

/// Points less what the luck of the rolls gave to the first player, in millionths, over pairs of
/// games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Luckless {
    /// Millionths won less millionths lost.
    pub points: i64,
    /// The same by pairs, each squared.
    pub squares: u128,
}

/// What is counted of a game.
pub(crate) struct Game {
    pub ending: Ending,
    pub plies: u64,
    /// The side of the first player.
    pub first: Side,
    /// What luck gave to the first player, in points, if it is counted.
    pub luck: Option<f64>,
}

impl Tally {
    /// A pair of games.
    pub(crate) fn of(games: &[Game; 2]) -> Tally {
        let mut tally = Tally { pairs: 1, ..Tally::default() };
        for Game { ending: Ending { outcome, cause }, plies, first: side, .. } in games {
            match outcome {
                Outcome::Draw => tally.drawn += 1,
                Outcome::Win { side: winner, double } => {
                    let points = 1 + i64::from(*double);
                    tally.points += if winner == side { points } else { -points };
                    tally.won += u64::from(winner == side);
                    tally.doubles += u64::from(*double);
                }
            }
            tally.mothers += u64::from(*cause == Cause::Mother);
            tally.plies += plies;
        }
        tally.squares = tally.points.unsigned_abs().pow(2);
        let [one, two] = games;
        tally.luckless = one.luck.zip(two.luck).map(|(one, two)| {
            let points = (1e6 * (tally.points as f64 - one - two)).round() as i64;
            Luckless { points, squares: u128::from(points.unsigned_abs()).pow(2) }
        });
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
        margin(self.pairs, self.points as f64, self.squares as f64)
    }

    /// Each figure with its name and unit.
    pub(crate) fn figures(&self) -> Vec<(&'static str, String, &'static str)> {
        let share = |count: u64| format!("{:.2}", self.share(count));
        let mut figures = vec![
            ("ppg", format!("{:+.4}", self.ppg()), "points"),
            ("ppg_margin", format!("{:.4}", self.margin()), "points"),
            ("won", share(self.won), "%"),
            ("double", share(self.doubles), "%"),
            ("mother", share(self.mothers), "%"),
            ("drawn", share(self.drawn), "%"),
            ("plies", format!("{:.1}", self.plies as f64 / self.games() as f64), "plies"),
        ];
        if let Some(luckless) = self.luckless {
            figures.push(("ppg_luck_off", format!("{:+.4}", luckless.ppg(self.pairs)), "points"));
            figures.push(("ppg_luck_off_margin", format!("{:.4}", luckless.margin(self.pairs)), "points"));
        }
        figures
    }

    fn share(&self, count: u64) -> f64 {
        100.0 * count as f64 / self.games() as f64
    }
}

impl Luckless {
    /// Points a game, over so many pairs. Its mean is that of the [points](Tally::ppg) with the luck.
    #[must_use]
    pub fn ppg(&self, pairs: u64) -> f64 {
        self.points as f64 / 2e6 / pairs as f64
    }

    /// How far these may be off to either side, with a confidence of 95 %.
    #[must_use]
    pub fn margin(&self, pairs: u64) -> f64 {
        margin(pairs, self.points as f64, self.squares as f64) / 1e6
    }
}

/// Half the width of what a game's mean is within, with a confidence of 95 %, by sums over pairs.
fn margin(pairs: u64, sum: f64, squares: f64) -> f64 {
    let pairs = pairs as f64;
    let mean = sum / pairs;
    let variance = (squares / pairs - mean * mean).max(0.0) * pairs / (pairs - 1.0).max(1.0);
    1.96 * (variance / pairs).sqrt() / 2.0
}

impl std::ops::Add for Luckless {
    type Output = Luckless;

    fn add(self, other: Luckless) -> Luckless {
        Luckless { points: self.points + other.points, squares: self.squares + other.squares }
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
            luckless: match (self.luckless, other.luckless) {
                (Some(one), Some(two)) => Some(one + two),
                (one, two) => one.or(two),
            },
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
        )?;
        let Some(luckless) = self.luckless else { return Ok(()) };
        let [ppg, margin] = [luckless.ppg(self.pairs), luckless.margin(self.pairs)];
        write!(f, "; without luck {ppg:+.4} ± {margin:.4} ppg")
    }
}
