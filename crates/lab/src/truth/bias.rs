//! Whether games that are broken off are worth what they would have come to.

use std::io::Write;

use plakoto_engine::{Net, Search};
use plakoto_rules::{AfterState, Ruleset, Variant};

use super::build::after;
use super::settle::{mean_and_error, settle};
use super::{Effort, Entry, Set};
use crate::Failure;
use crate::arena::{cores, each};

/// Rollouts to the end of the two best plays of some decisions of a set.
#[derive(Clone, Copy, Debug)]
pub struct Bias {
    /// How many decisions, the first of the set.
    pub decisions: usize,
    /// How many trials each play has.
    pub trials: u32,
}

/// How much better the best play is than the next, in thousandths of a point.
struct Pair {
    number: u64,
    /// By games broken off.
    broken_off: f64,
    /// By games to the end.
    to_the_end: f64,
    /// The standard error of the difference of both.
    error: f64,
}

impl Bias {
    /// Prints how far the two kinds of rollout are apart.
    pub(crate) fn run(&self, variant: Variant, set: &Set, output: &mut impl Write) -> Result<(), Failure> {
        let entries: Vec<&Entry> =
            set.entries.iter().filter(|entry| entry.plays.len() > 1).take(self.decisions).collect();
        let net = Net::trained(Ruleset::preset(variant));
        let memory = || Ok(Search::new(net));
        let mut pairs = each(entries.len() as u64, cores(), memory, |search, number| {
            Ok(self.pair(entries[number as usize], number, search))
        })?;
        pairs.sort_by_key(|pair| pair.number);
        let apart = pairs.iter().map(|pair| pair.to_the_end - pair.broken_off);
        let (mean, error) = mean_and_error(apart);
        // What the errors alone would make of it is 1.
        let squares = pairs.iter().map(|pair| ((pair.to_the_end - pair.broken_off) / pair.error).powi(2));
        let spread = (squares.sum::<f64>() / pairs.len() as f64).sqrt();
        let mut print = || {
            writeln!(
                output,
                "{variant}: the best play is ahead of the next by {mean:+.2} ± {:.2} mpt more to the end \
                 than broken off, over {} decisions; the two differ by {spread:.2} times their error",
                1.96 * error,
                pairs.len(),
            )?;
            writeln!(output, "figure truth_bias_{variant} {mean:+.2} mpt")?;
            writeln!(output, "figure truth_bias_{variant}_margin {:.2} mpt", 1.96 * error)?;
            writeln!(output, "figure truth_bias_{variant}_spread {spread:.2} errors")?;
            output.flush()
        };
        print().map_err(Failure::Output)
    }

    fn pair(&self, entry: &Entry, number: u64, search: &mut Search<'_>) -> Pair {
        let decision = &entry.decision;
        let plays: Vec<AfterState> =
            entry.plays.iter().take(2).filter_map(|known| after(entry, known)).collect();
        let effort = Effort { trials: self.trials, truncate: None };
        let settled = settle(decision, &plays, effort, search);
        let second = &entry.plays[1];
        let (loss, error) = settled.last().map_or((0.0, 0.0), |last| (1e3 * last.loss, 1e3 * last.error));
        let same_best = settled.first().map(|best| best.after) == plays.first().copied();
        Pair {
            number,
            broken_off: second.loss,
            to_the_end: if same_best { loss } else { -loss },
            error: error.hypot(second.error).max(0.1),
        }
    }
}
