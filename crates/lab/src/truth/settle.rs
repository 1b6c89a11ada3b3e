//! What plays lose, by rollouts that go on until it is known well enough.

use plakoto_engine::{Chances, Rollout, RolloutPlan, Search};
use plakoto_rules::notation::Situation;
use plakoto_rules::{AfterState, Decision};

use super::hash;

/// How long plays are rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The most trials of a play.
    pub trials: u32,
    /// After how many rolls a game is broken off and evaluated; none is, if left out.
    pub truncate: Option<u16>,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { trials: 432, truncate: Some(12) }
    }
}

/// So many trials have each first throw once.
const ROUND: u32 = 36;
/// What a difference should be known to, in points.
const WELL_KNOWN: f64 = 0.005;
/// A play that is so many standard errors behind is not rolled out any further.
const FAR_BEHIND: f64 = 4.0;

/// Whether a play is far behind the best, or its loss well known. Both are in points, as kept to
/// ten-thousandths.
pub(super) fn is_settled(loss: f64, error: f64) -> bool {
    loss > FAR_BEHIND * error || error < WELL_KNOWN + 5e-5
}

/// What a play came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settled {
    /// What the play leads to.
    pub after: AfterState,
    /// What it is worth to who plays, in points.
    pub equity: f64,
    /// How much more the best is worth.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// How many trials it had.
    pub trials: u32,
}

/// Rolls plays out with the same dice, by one ply and with luck taken away, until each is far
/// behind the best or its loss is well known. The best comes first.
///
/// It depends on the decision, the plays, the net and the effort alone.
pub fn settle(
    decision: &Decision,
    plays: &[AfterState],
    effort: Effort,
    search: &mut Search<'_>,
) -> Vec<Settled> {
    let Effort { trials, truncate } = effort;
    let plan =
        RolloutPlan { trials, seed: hash(&Situation::from(*decision)), truncate, ..RolloutPlan::default() };
    let mut rows: Vec<Row> = plays.iter().map(|after| Row::new(decision, *after, plan)).collect();
    let mut played = 0;
    while played < trials {
        played = (played + ROUND).min(trials);
        for row in rows.iter_mut().filter(|row| row.goes_on) {
            row.play(played, search);
        }
        if played < 2 * ROUND {
            continue;
        }
        let Some(best) = best(&rows) else { break };
        let mut open = false;
        for place in (0..rows.len()).filter(|place| *place != best) {
            let (loss, error) = rows[best].ahead_of(&rows[place]);
            rows[place].goes_on &= loss <= FAR_BEHIND * error;
            open |= rows[place].goes_on && error > WELL_KNOWN;
        }
        if !open {
            break;
        }
    }
    let Some(best) = best(&rows) else { return Vec::new() };
    let settled = |place: usize| {
        let row = &rows[place];
        let (loss, error) = if place == best { (0.0, 0.0) } else { rows[best].ahead_of(row) };
        let loss = loss.max(0.0);
        let trials = row.equities.len() as u32;
        Settled { after: row.after, equity: rows[best].mean() - loss, loss, error, trials }
    };
    let mut all: Vec<Settled> = (0..rows.len()).map(settled).collect();
    all.sort_by(|one, two| one.loss.total_cmp(&two.loss));
    // Another may be level with the best.
    if let Some(place) = all.iter().position(|one| one.after == rows[best].after) {
        all[..=place].rotate_right(1);
    }
    all
}

/// A play with its trials.
struct Row {
    after: AfterState,
    rollout: Rollout,
    equities: Vec<f64>,
    goes_on: bool,
}

impl Row {
    fn new(decision: &Decision, after: AfterState, plan: RolloutPlan) -> Row {
        Row { after, rollout: Rollout::new(decision, &[after], plan), equities: Vec::new(), goes_on: true }
    }

    /// Plays on to so many trials.
    fn play(&mut self, trials: u32, search: &mut Search<'_>) {
        for number in self.equities.len() as u32..trials {
            let mut trial = self.rollout.trial(number);
            trial.advance(search, Search::FREELY);
            self.equities.extend(trial.ends().iter().map(|ends| f64::from(Chances::equity(ends))));
        }
    }

    fn mean(&self) -> f64 {
        self.equities.iter().sum::<f64>() / self.equities.len() as f64
    }

    /// How much more it is worth than another that had no more trials, and the standard error.
    fn ahead_of(&self, other: &Row) -> (f64, f64) {
        let differences = || self.equities.iter().zip(&other.equities).map(|(one, two)| one - two);
        mean_and_error(differences())
    }
}

/// The best of those that go on: they have had the same trials.
fn best(rows: &[Row]) -> Option<usize> {
    let going_on = (0..rows.len()).filter(|place| rows[*place].goes_on);
    going_on.rev().max_by(|one, two| rows[*one].mean().total_cmp(&rows[*two].mean()))
}

/// The mean of numbers and its standard error.
pub(super) fn mean_and_error(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.clone().count() as f64;
    let mean = numbers.clone().sum::<f64>() / count;
    let squares: f64 = numbers.map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use plakoto_engine::Net;
    use plakoto_rules::Ruleset;

    use super::*;

    fn settled(situation: &str, effort: Effort) -> Vec<(String, Settled)> {
        let decision: Decision = situation.parse().unwrap();
        let plays = decision.plays();
        let after: Vec<AfterState> = plays
            .iter()
            .map(|play| AfterState { position: play.position(), outcome: play.outcome() })
            .collect();
        let mut search = Search::new(Net::trained(Ruleset::PLAKOTO));
        let text = |settled: &Settled| {
            let play = plays.iter().find(|play| play.position() == settled.after.position).unwrap();
            (play.to_string(), *settled)
        };
        settle(&decision, &after, effort, &mut search).iter().map(|one| (text(one), *one).0).collect()
    }

    #[test]
    fn a_win_is_settled_at_once() {
        let all = settled("AA--------------------ab w21", Effort::default());
        assert_eq!(all[0].0, "2/off 1/off");
        assert_eq!((all[0].1.equity, all[0].1.loss, all[0].1.error), (1.0, 0.0, 0.0));
        assert!(all[1..].iter().all(|(_, one)| one.trials == 72 && one.loss >= 0.0));
    }

    #[test]
    fn a_blunder_is_left_early_and_a_close_play_is_not() {
        let effort = Effort { trials: 144, truncate: Some(3) };
        let all = settled("j---d-------F-a----A---H w53 plakoto", effort);
        let trials: Vec<u32> = all.iter().map(|(_, one)| one.trials).collect();
        assert_eq!(trials.iter().min(), Some(&72), "{trials:?}");
        assert!(all.windows(2).all(|pair| pair[0].1.loss <= pair[1].1.loss));
        assert_eq!(all[0].1.loss, 0.0);
        let again = settled("j---d-------F-a----A---H w53 plakoto", effort);
        assert_eq!(all, again);
    }
}
