//! Plays, or a position, played on many times.

use std::io::{self, BufWriter, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use plakoto_engine::{Net, Plies, Rolled, Rollout, RolloutPlan, Search, Trial};
use plakoto_rules::notation::Situation;
use plakoto_rules::{AfterState, Play};
use serde::Serialize;

use crate::advice::{Choice, Evaluation};
use crate::arena::cores;
use crate::{Failure, protocol};

/// Half the width of what 95 of 100 errors are within, in standard errors.
const NINETY_FIVE: f32 = 1.96;

/// The trials that are played before it is asked again whether more are wanted.
const ROUND: u32 = 36;

/// Goes on with a rollout to its end, on that many threads, which makes no difference to what it
/// comes to.
///
/// ```
/// use plakoto_engine::{Net, Rollout, RolloutPlan};
/// use plakoto_lab::rollout::roll_out;
/// use plakoto_rules::{Position, Ruleset, Side};
/// let plan = RolloutPlan { trials: 36, truncate: Some(2), ..RolloutPlan::default() };
/// let [one, two] = [1, 2].map(|threads| {
///     let mut rollout = Rollout::from_position(&Position::START, Side::White, Ruleset::TAPA, plan);
///     roll_out(&mut rollout, Net::trained(Ruleset::TAPA), threads);
///     rollout.results()
/// });
/// assert_eq!(one, two);
/// ```
pub fn roll_out(rollout: &mut Rollout, net: &Net, threads: usize) {
    while !rollout.is_done() {
        let begin = rollout.trials();
        let end = begin.saturating_add(ROUND).min(rollout.plan().trials);
        for trial in round(rollout, net, threads, begin, end) {
            rollout.add(trial);
        }
    }
}

/// Plays the trials of these numbers.
fn round(rollout: &Rollout, net: &Net, threads: usize, begin: u32, end: u32) -> Vec<Trial> {
    let next = AtomicU32::new(begin);
    let work = || -> Vec<Trial> {
        let mut search = Search::new(net);
        std::iter::from_fn(|| {
            let number = next.fetch_add(1, Ordering::Relaxed);
            (number < end).then(|| {
                let mut trial = rollout.trial(number);
                trial.advance(&mut search, Search::FREELY);
                trial
            })
        })
        .collect()
    };
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut trials = work();
        for other in others {
            match other.join() {
                Ok(theirs) => trials.extend(theirs),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        trials
    })
}

/// What is asked of the command.
#[derive(Clone, Debug)]
pub struct Question {
    /// A situation, with dice or without.
    pub situation: String,
    /// How it is done.
    pub plan: RolloutPlan,
    /// How many plays are rolled out: the best by two plies.
    pub best: usize,
    /// Whether the answer is JSON.
    pub json: bool,
}

/// What a rollout came to: its fields and their order are those of the answer in JSON.
#[derive(Debug, Serialize)]
struct Answer {
    trials: u32,
    plays: Vec<RolledPlay>,
}

/// A play, or the position itself, of which the play is left out.
#[derive(Debug, Serialize)]
struct RolledPlay {
    #[serde(flatten)]
    choice: Option<Choice>,
    #[serde(flatten)]
    evaluation: Evaluation,
    /// Of the equity and of the loss, 95 %; nothing, if there was one trial.
    margin: Option<f32>,
    loss: f32,
    loss_margin: Option<f32>,
}

impl RolledPlay {
    fn new(rolled: &Rolled, plays: Option<&[Play]>) -> RolledPlay {
        let margin = |error: f32| error.is_finite().then_some(NINETY_FIVE * error);
        RolledPlay {
            choice: plays.map(|plays| Choice::of(plays, rolled.after.position, rolled.after.outcome)),
            evaluation: Evaluation::of(&rolled.chances),
            margin: margin(rolled.error),
            loss: rolled.loss,
            loss_margin: margin(rolled.loss_error),
        }
    }
}

/// Rolls out and prints what it came to.
///
/// # Errors
/// Says what cannot be read and where, that the game is over, or that nothing can be written.
pub fn run(question: &Question, output: &mut impl Write) -> Result<(), Failure> {
    let Question { plan, best, json, .. } = question;
    let situation: Situation = question.situation.parse()?;
    let Situation { position, side, ruleset, .. } = situation;
    if let Some(ending) = position.ending(ruleset) {
        return Err(Failure::Over(ending));
    }
    let net = Net::trained(ruleset);
    let (mut rollout, plays) = match situation.decision() {
        Some(decision) => {
            let ranked = Search::new(net).rank(&decision, Plies::Two, Search::FREELY);
            let after: Vec<AfterState> = ranked.iter().take(*best).map(|ranked| ranked.after).collect();
            (Rollout::new(&decision, &after, *plan), Some(decision.plays()))
        }
        None => (Rollout::from_position(&position, side, ruleset, *plan), None),
    };
    roll_out(&mut rollout, net, cores());
    let answer = |rolled: &Rolled| RolledPlay::new(rolled, plays.as_deref());
    let answer = Answer { trials: rollout.trials(), plays: rollout.results().iter().map(answer).collect() };
    let mut output = BufWriter::new(output);
    let written =
        if *json { output.write_all(&protocol::line(&answer)) } else { write_table(&answer, &mut output) };
    written.and_then(|()| output.flush()).map_err(Failure::Output)
}

/// A line for each play, the best first.
fn write_table(answer: &Answer, output: &mut impl Write) -> io::Result<()> {
    let text = |play: &RolledPlay| play.choice.as_ref().map_or("", Choice::play).to_string();
    let width = answer.plays.iter().map(|play| text(play).chars().count()).max().unwrap_or_default();
    for (place, play) in answer.plays.iter().enumerate() {
        if width > 0 {
            write!(output, "{:width$}  ", text(play))?;
        }
        let Evaluation { equity, win, win_double, lose_double, draw } = play.evaluation;
        write!(output, "{equity:+.4}{}", margin(play.margin))?;
        let per_cent = |chance: f32| 100.0 * chance;
        write!(
            output,
            ", {:.1} % won, {:.1} % won double, {:.1} % lost double, {:.1} % drawn",
            per_cent(win),
            per_cent(win_double),
            per_cent(lose_double),
            per_cent(draw),
        )?;
        if place > 0 {
            write!(output, ", {:.4}{} behind", play.loss, margin(play.loss_margin))?;
        }
        writeln!(output)?;
    }
    writeln!(output, "figure rollout_trials {} trials", answer.trials)
}

fn margin(margin: Option<f32>) -> String {
    margin.map(|margin| format!(" ± {margin:.4}")).unwrap_or_default()
}
