//! What a player's choices lose.

use std::fmt;
use std::io::Write;

use plakoto_engine::{Net, Search};
use plakoto_rules::{Ruleset, Variant};

use super::build::{add, written};
use super::set::{Entry, Set};
use super::settle::mean_and_error;
use super::{Effort, Phase};
use crate::arena::{Name, Player, Seat, cores, each};
use crate::{Failure, throw};

/// A player's choices in the decisions of a set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    choices: Vec<Choice>,
    /// Decisions that were not rolled out yet.
    open: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Choice {
    number: u64,
    phase: Phase,
    is_held_out: bool,
    /// In thousandths of a point.
    loss: f64,
    /// Whether the set did not have the play.
    is_new: bool,
    /// Whether it is better than all that the set has.
    is_better: bool,
}

/// What choices lose on average, in thousandths of a point.
#[derive(Clone, Copy, Debug)]
struct Mean {
    decisions: usize,
    loss: f64,
    margin: f64,
}

impl Score {
    /// Asks the player, and rolls out those of his plays that the set does not have. Such a play
    /// that turns out better than the best of the set loses nothing.
    ///
    /// # Errors
    /// If the player does not play.
    pub fn new(player: &Player, variant: Variant, set: &Set) -> Result<Score, Failure> {
        let net = Net::trained(Ruleset::preset(variant));
        let memory = || Ok((player.sit()?, Search::new(net)));
        let entries: Vec<&Entry> = set.entries.iter().filter(|entry| !entry.plays.is_empty()).collect();
        let mut choices = each(entries.len() as u64, cores(), memory, |(seat, search), number| {
            choice(entries[number as usize], number, seat, search)
        })?;
        choices.sort_by_key(|choice| choice.number);
        Ok(Score { choices, open: set.entries.len() - entries.len() })
    }

    /// The average loss, in thousandths of a point, over the decisions held out, or over the others.
    #[must_use]
    pub fn loss(&self, is_held_out: bool) -> f64 {
        self.mean(|choice| choice.is_held_out == is_held_out).loss
    }

    /// How many choices the set did not have.
    #[must_use]
    pub fn unknown(&self) -> usize {
        self.choices.iter().filter(|choice| choice.is_new).count()
    }

    fn mean(&self, which: impl Fn(&Choice) -> bool) -> Mean {
        let losses = self.choices.iter().filter(|choice| which(choice)).map(|choice| choice.loss);
        let decisions = losses.clone().count();
        let (loss, error) = if decisions == 0 { (0.0, 0.0) } else { mean_and_error(losses) };
        Mean { decisions, loss, margin: 1.96 * error }
    }

    /// Scores a player and prints it, and each figure on a line of its own.
    pub(crate) fn run(
        name: &Name,
        variant: Variant,
        set: &Set,
        output: &mut impl Write,
    ) -> Result<(), Failure> {
        let score = Score::new(&Player::new(name, variant)?, variant, set)?;
        let player = name.figure().unwrap_or_else(|| "player".into());
        let held = score.mean(|choice| choice.is_held_out);
        let open = score.mean(|choice| !choice.is_held_out);
        let mut print = || {
            writeln!(output, "{name}, {variant}\n{score}")?;
            let mut figure = |what: &str, value: f64, unit: &str| {
                writeln!(output, "figure truth_{player}_{variant}{what} {value:.2} {unit}")
            };
            figure("", held.loss, "mpt")?;
            figure("_margin", held.margin, "mpt")?;
            figure("_pr", held.pr(), "points")?;
            figure("_open", open.loss, "mpt")?;
            figure("_open_margin", open.margin, "mpt")?;
            figure("_unknown", score.unknown() as f64, "plays")?;
            output.flush()
        };
        print().map_err(Failure::Output)
    }
}

impl Mean {
    /// The performance rating as backgammon programs count it: points in 500 decisions.
    fn pr(&self) -> f64 {
        self.loss / 2.0
    }
}

fn choice(
    entry: &Entry,
    number: u64,
    seat: &mut Seat<'_>,
    search: &mut Search<'_>,
) -> Result<Choice, Failure> {
    let after = seat.choose(&entry.decision, &mut throw::rng(0, number))?;
    let known = entry.known(&written(&entry.decision, &after)).map(|known| known.loss);
    let loss = match known {
        Some(loss) => loss,
        // What a play that is rolled out loses is always known.
        None => add(&mut entry.clone(), after, Effort::default(), search).unwrap_or(f64::NAN),
    };
    Ok(Choice {
        number,
        phase: entry.phase,
        is_held_out: entry.is_held_out(),
        loss: loss.max(0.0),
        is_new: known.is_none(),
        is_better: loss < 0.0,
    })
}

/// A line for each phase, and what is to be said of plays that were not known.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = |name: &str, which: &dyn Fn(&Choice) -> bool| {
            let held = self.mean(|choice| choice.is_held_out && which(choice));
            let open = self.mean(|choice| !choice.is_held_out && which(choice));
            writeln!(f, "{name:16}  held out {held}  open {open}")
        };
        for phase in Phase::ALL {
            line(&phase.to_string(), &|choice| choice.phase == phase)?;
        }
        line("all", &|_| true)?;
        let better = self.choices.iter().filter(|choice| choice.is_better).count();
        write!(
            f,
            "{} plays were not in the set and were rolled out; {better} of them are better than its best",
            self.unknown(),
        )?;
        match self.open {
            0 => Ok(()),
            open => write!(f, "\n{open} decisions of the set are not rolled out yet, and were left out"),
        }
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mean { decisions, loss, margin } = self;
        write!(f, "{loss:6.2} ± {margin:5.2} mpt, PR {:5.2}, {decisions:4} decisions", self.pr())
    }
}
