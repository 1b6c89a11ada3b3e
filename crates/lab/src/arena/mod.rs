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
use plakoto_engine::{Net, Search};
use plakoto_rules::{Decision, Position, Ruleset, Side, Variant};

pub use name::Name;
pub use player::Player;
pub(crate) use player::Seat;
use tally::Game;
pub use tally::{Luckless, Tally};

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
    /// Whether the [luck](Search::luck) of each roll is counted, as the program's own net sees it, so
    /// that the tally can tell what the games come to without it.
    pub luck_off: bool,
}

/// What a thread plays with.
struct Table<'p> {
    seats: [Seat<'p>; 2],
    /// What luck is counted by, if it is.
    luck: Option<Search<'static>>,
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
    /// let games = Match { variant: Variant::Tapa, pairs: 20, seed: 1, luck_off: false };
    /// let tally = games.play(&Player::Heuristic, &Player::Random, 1)?;
    /// assert!(tally.ppg() > 0.5);
    /// assert_eq!(tally, games.play(&Player::Heuristic, &Player::Random, 2)?);
    /// # Ok::<(), plakoto_lab::Failure>(())
    /// ```
    pub fn play(&self, one: &Player, two: &Player, threads: usize) -> Result<Tally, Failure> {
        let memory = || {
            let luck = self.luck_off.then(|| Search::new(Net::trained(Ruleset::preset(self.variant))));
            Ok(Table { seats: [one.sit()?, two.sit()?], luck })
        };
        each(self.pairs, threads, memory, |table, pair| self.pair(table, pair))
            .map(|tallies| tallies.into_iter().sum())
    }

    /// Two games with the same dice, in which the first player is White and then Black.
    fn pair(&self, table: &mut Table<'_>, pair: u64) -> Result<Tally, Failure> {
        let mut game = |first| -> Result<_, Failure> {
            let mut dice = throw::rng(self.seed, pair);
            // What a player does by chance is another matter than the dice.
            let mut whims = throw::rng(!self.seed, pair);
            self.game(table, first, &mut dice, &mut whims)
        };
        Ok(Tally::of(&[game(Side::White)?, game(Side::Black)?]))
    }

    fn game(
        &self,
        table: &mut Table<'_>,
        first: Side,
        rng: &mut Rng,
        whims: &mut Rng,
    ) -> Result<Game, Failure> {
        let ruleset = Ruleset::preset(self.variant);
        let (mut position, mut side, mut dice) = (Position::START, Side::White, throw::opening(rng));
        let mut plies = 0;
        let mut luck = table.luck.as_ref().map(|_| 0.0);
        loop {
            let seat = usize::from(side != first);
            let decision = Decision { position, side, dice, ruleset };
            // The opening roll is the same luck for both: each of them has it in one game of the pair.
            if let (Some(search), Some(luck)) = (&mut table.luck, &mut luck)
                && plies > 0
            {
                let gained = f64::from(search.luck(&decision));
                *luck += if seat == 0 { gained } else { -gained };
            }
            position = table.seats[seat].choose(&decision, whims)?.position;
            plies += 1;
            if let Some(ending) = position.ending(ruleset) {
                return Ok(Game { ending, plies, first, luck });
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
            if let Some(luckless) = tally.luckless {
                let [ppg, margin] = [luckless.ppg(tally.pairs), luckless.margin(tally.pairs)];
                writeln!(output, "figure {one}_vs_{two}_{variant}_luck_off {ppg:+.4} ppg")?;
                writeln!(output, "figure {one}_vs_{two}_{variant}_luck_off_margin {margin:.4} ppg")?;
            }
        }
        output.flush()
    };
    print().map_err(Failure::Output)
}
