//! Games between two players, to see who is stronger.

mod heuristic;
mod name;
mod player;
mod tally;

use std::io::Write;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use fastrand::Rng;
use plakoto_rules::{Decision, Ending, Position, Ruleset, Side, Variant};

pub use name::Name;
pub use player::Player;
pub(crate) use player::Seat;
pub use tally::Tally;

use crate::{Failure, throw};

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
    /// # Errors
    /// If an external program does not play.
    ///
    /// ```
    /// use plakoto_lab::arena::{Match, Player};
    /// use plakoto_rules::Variant;
    /// let games = Match { variant: Variant::Tapa, pairs: 20, seed: 1 };
    /// let tally = games.play(&Player::Heuristic, &Player::Random, 1)?;
    /// assert!(tally.ppg() > 0.5);
    /// assert_eq!(tally, games.play(&Player::Heuristic, &Player::Random, 2)?);
    /// # Ok::<(), plakoto_lab::Failure>(())
    /// ```
    pub fn play(&self, one: &Player, two: &Player, threads: usize) -> Result<Tally, Failure> {
        each(self.pairs, threads, || Ok([one.sit()?, two.sit()?]), |seats, pair| self.pair(seats, pair))
            .map(|tallies| tallies.into_iter().sum())
    }

    /// Two games with the same dice, in which the first player is White and then Black.
    fn pair(&self, seats: &mut [Seat<'_>; 2], pair: u64) -> Result<Tally, Failure> {
        let mut game = |side| -> Result<_, Failure> {
            let mut dice = throw::rng(self.seed, pair);
            // What a player does by chance is another matter than the dice.
            let mut whims = throw::rng(!self.seed, pair);
            let (ending, plies) = self.game(seats, side, &mut dice, &mut whims)?;
            Ok((ending, plies, side))
        };
        Ok(Tally::of([game(Side::White)?, game(Side::Black)?]))
    }

    fn game(
        &self,
        seats: &mut [Seat<'_>; 2],
        first: Side,
        rng: &mut Rng,
        whims: &mut Rng,
    ) -> Result<(Ending, u64), Failure> {
        let ruleset = Ruleset::preset(self.variant);
        let (mut position, mut side, mut dice) = (Position::START, Side::White, throw::opening(rng));
        let mut plies = 0;
        loop {
            let seat = usize::from(side != first);
            let decision = Decision { position, side, dice, ruleset };
            position = seats[seat].choose(&decision, whims)?.position;
            plies += 1;
            if let Some(ending) = position.ending(ruleset) {
                return Ok((ending, plies));
            }
            side = side.other();
            dice = throw::dice(rng);
        }
    }
}

/// Does a piece of work for each number below `count` on that many threads, each with memory of its
/// own, and returns what they came to, in no certain order. After a failure no more is begun.
pub(crate) fn each<M, T: Send>(
    count: u64,
    threads: usize,
    memory: impl Fn() -> Result<M, Failure> + Sync,
    work: impl Fn(&mut M, u64) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let next = AtomicU64::new(0);
    let all = || -> Result<Vec<T>, Failure> {
        let mut done = Vec::new();
        let mut begin = || -> Result<(), Failure> {
            let mut memory = memory()?;
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return Ok(());
                }
                done.push(work(&mut memory, number)?);
            }
        };
        begin().inspect_err(|_| next.store(count, Ordering::Relaxed))?;
        Ok(done)
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(all)).collect();
        let mut done = vec![all()];
        done.extend(others.into_iter().map(|other| match other.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        }));
        let mut together = Vec::new();
        for part in done {
            together.extend(part?);
        }
        Ok(together)
    })
}

/// All processor cores.
#[must_use]
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// Plays and prints what it came to, and each figure on a line of its own.
pub(crate) fn run(games: &Match, names: [&Name; 2], output: &mut impl Write) -> Result<(), Failure> {
    let [one, two] = names;
    let tally = games.play(&Player::new(one, games.variant)?, &Player::new(two, games.variant)?, cores())?;
    let mut print = || {
        writeln!(output, "{one} against {two}, {}: {tally}", games.variant)?;
        for (name, value, unit) in tally.figures() {
            writeln!(output, "figure arena_{name} {value} {unit}")?;
        }
        if let (Some(one), Some(two)) = (one.figure(), two.figure()) {
            let variant = games.variant;
            writeln!(output, "figure {one}_vs_{two}_{variant} {:+.4} ppg", tally.ppg())?;
            writeln!(output, "figure {one}_vs_{two}_{variant}_margin {:.4} ppg", tally.margin())?;
        }
        output.flush()
    };
    print().map_err(Failure::Output)
}
