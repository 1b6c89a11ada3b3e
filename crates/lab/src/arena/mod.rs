//! Games between two players, to see who is stronger.

mod heuristic;
mod player;
mod tally;

use std::io::Write;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use fastrand::Rng;
use plakoto_rules::{Decision, Ending, Position, Ruleset, Side, Variant};

pub use player::{Name, Player};
pub use tally::Tally;

use crate::{Failure, throw};
use player::Seat;

/// How many games are played, and by which dice.
#[derive(Clone, Copy, Debug)]
pub struct Match {
    /// The game.
    pub variant: Variant,
    /// Pairs of games: both have the same dice, and the players change sides.
    pub pairs: u64,
    /// Where chance begins.
    pub seed: u64,
}

impl Match {
    /// Plays all games on that many threads, which makes no difference to what they come to.
    ///
    /// ```
    /// use plakoto_lab::arena::{Match, Player};
    /// use plakoto_rules::Variant;
    /// let games = Match { variant: Variant::Tapa, pairs: 20, seed: 1 };
    /// let tally = games.play(&Player::Heuristic, &Player::Random, 1);
    /// assert!(tally.ppg() > 0.5);
    /// assert_eq!(tally, games.play(&Player::Heuristic, &Player::Random, 2));
    /// ```
    #[must_use]
    pub fn play(&self, one: &Player, two: &Player, threads: usize) -> Tally {
        let next = AtomicU64::new(0);
        let work = || -> Tally {
            let mut seats = [one.sit(), two.sit()];
            std::iter::from_fn(|| {
                let pair = next.fetch_add(1, Ordering::Relaxed);
                (pair < self.pairs).then(|| self.pair(&mut seats, pair))
            })
            .sum()
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
            let own = work();
            let theirs = others.into_iter().map(|other| match other.join() {
                Ok(tally) => tally,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            theirs.chain([own]).sum()
        })
    }

    /// Two games with the same dice, in which the first player is White and then Black.
    fn pair(&self, seats: &mut [Seat<'_>; 2], pair: u64) -> Tally {
        Tally::of(Side::BOTH.map(|side| {
            let mut dice = throw::rng(self.seed, pair);
            // What a player does by chance is another matter than the dice.
            let mut whims = throw::rng(!self.seed, pair);
            let (ending, plies) = self.game(seats, side, &mut dice, &mut whims);
            (ending, plies, side)
        }))
    }

    fn game(&self, seats: &mut [Seat<'_>; 2], first: Side, rng: &mut Rng, whims: &mut Rng) -> (Ending, u64) {
        let ruleset = Ruleset::preset(self.variant);
        let (mut position, mut side, mut dice) = (Position::START, Side::White, throw::opening(rng));
        let mut plies = 0;
        loop {
            let seat = usize::from(side != first);
            let decision = Decision { position, side, dice, ruleset };
            position = seats[seat].choose(&decision, whims).position;
            plies += 1;
            if let Some(ending) = position.ending(ruleset) {
                return (ending, plies);
            }
            side = side.other();
            dice = throw::dice(rng);
        }
    }
}

/// All processor cores.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Plays and prints what it came to, and each figure on a line of its own.
pub(crate) fn run(games: &Match, names: [&Name; 2], output: &mut impl Write) -> Result<(), Failure> {
    let [one, two] = names;
    let tally = games.play(&Player::new(one, games.variant)?, &Player::new(two, games.variant)?, cores());
    let mut print = || {
        writeln!(output, "{one} against {two}, {}: {tally}", games.variant)?;
        for (name, value, unit) in tally.figures() {
            writeln!(output, "figure arena_{name} {value} {unit}")?;
        }
        output.flush()
    };
    print().map_err(Failure::Output)
}
