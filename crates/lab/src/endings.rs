//! How often games come to endings that tables know, and how well a net knows them by itself.

use std::io::Write;

use plakoto_engine::{Net, Plies, Search, endings};
use plakoto_rules::{Decision, Position, Ruleset, Side, Variant};

use crate::arena::{cores, each};
use crate::{Failure, throw};

/// The games that are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Survey {
    /// The game.
    pub variant: Variant,
    /// How many games the net plays against itself, one ply deep.
    pub games: u64,
    /// Where chance begins.
    pub seed: u64,
}

/// What was counted: whole numbers, so that the order of games makes no difference.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Positions that a side had to roll in.
    pub positions: u64,
    /// Those that tables know.
    pub known: u64,
    /// Games that came to such a position.
    pub games: u64,
    /// By how much the net's equity is off there, added up, in millionths of a point.
    pub off: u64,
}

impl Survey {
    /// Plays the games.
    ///
    /// ```
    /// use plakoto_lab::endings::Survey;
    /// use plakoto_rules::Variant;
    /// let count = Survey { variant: Variant::Tapa, games: 10, seed: 1 }.count().unwrap();
    /// assert!(count.games <= 10 && count.known < count.positions);
    /// ```
    ///
    /// # Errors
    /// If the work on the threads fails, which this work has no reason to.
    pub fn count(&self) -> Result<Count, Failure> {
        let net = Net::trained(Ruleset::preset(self.variant));
        let games = each(
            self.games,
            cores(),
            || Ok(Search::new(net)),
            |search, game| Ok(self.game(net, search, game)),
        )?;
        Ok(games.into_iter().fold(Count::default(), |one, two| Count {
            positions: one.positions + two.positions,
            known: one.known + two.known,
            games: one.games + two.games,
            off: one.off + two.off,
        }))
    }

    fn game(&self, net: &Net, search: &mut Search<'_>, game: u64) -> Count {
        let ruleset = Ruleset::preset(self.variant);
        let mut rng = throw::rng(self.seed, game);
        let (mut position, mut side, mut dice) = (Position::START, Side::White, throw::opening(&mut rng));
        let mut count = Count::default();
        loop {
            let decision = Decision { position, side, dice, ruleset };
            (position, side) = (search.choose(&decision, Plies::One, Search::FREELY).position, side.other());
            if position.ending(ruleset).is_some() {
                count.games = u64::from(count.known > 0);
                return count;
            }
            count.positions += 1;
            if let Some(known) = endings::chances(&position, side) {
                let off = net.unaided(&position, side, ruleset).equity() - known.equity();
                count.known += 1;
                count.off += (off.abs() * 1e6) as u64;
            }
            dice = throw::dice(&mut rng);
        }
    }
}

/// Prints what was counted, and each figure on a line of its own.
pub(crate) fn run(survey: &Survey, output: &mut impl Write) -> Result<(), Failure> {
    let Survey { variant, games, .. } = survey;
    let count = survey.count()?;
    let share = |some: u64, all: u64| 100.0 * some as f64 / all.max(1) as f64;
    let (known, reached) = (share(count.known, count.positions), share(count.games, *games));
    let off = count.off as f64 / 1e3 / count.known.max(1) as f64;
    let mut print = || {
        writeln!(output, "{variant}: {} positions of {games} games", count.positions)?;
        writeln!(output, "figure endings_known_{variant} {known:.2} %")?;
        writeln!(output, "figure endings_games_{variant} {reached:.1} %")?;
        writeln!(output, "figure endings_net_error_{variant} {off:.1} mpt")?;
        output.flush()
    };
    print().map_err(Failure::Output)
}
