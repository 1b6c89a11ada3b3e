//! Games played on from each play of a decision, all with the same dice.

use plakoto_rules::{AfterState, Decision, Dice, Position, Ruleset, Side};

use crate::scatter::{below, scatter};
use crate::{Chances, Plies, Search, Thinking, endings};

/// How a rollout is done.
///
/// ```
/// use plakoto_engine::RolloutPlan;
/// let plan = RolloutPlan { trials: 36, truncate: Some(8), ..RolloutPlan::default() };
/// assert!(plan.luck);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RolloutPlan {
    /// How many times each play is played on from, at most. Multiples of 36 have each first throw
    /// equally often, multiples of 1,296 each pair of the first two.
    pub trials: u32,
    /// Where chance begins.
    pub seed: u64,
    /// After how many rolls a game is broken off and evaluated; none is, if left out. Where tables say
    /// how it will [end](crate::endings), it is broken off in any case.
    pub truncate: Option<u16>,
    /// How far the players look, and who evaluates where a game is broken off.
    pub plies: Plies,
    /// Whether the luck of each roll is taken away: what the best play of the roll is worth by one
    /// ply, less the mean over all rolls. It has no mean of its own, and takes most of what differs
    /// from game to game with it.
    pub luck: bool,
    /// By how many standard errors the best play must be ahead of each other for the rollout to end
    /// before its time. This is asked after every 36 trials from the 72nd on.
    pub confidence: Option<f32>,
}

impl Default for RolloutPlan {
    fn default() -> RolloutPlan {
        RolloutPlan {
            trials: 1_296,
            seed: 1,
            truncate: None,
            plies: Plies::One,
            luck: true,
            confidence: None,
        }
    }
}

/// What a play came to when it was rolled out.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rolled {
    /// What the play leads to.
    pub after: AfterState,
    /// How the games ended for the side that plays, on average. Without the luck a chance may come
    /// to a little less than 0 or more than 1.
    pub chances: Chances,
    /// The standard error of the equity, in points: infinite if there was one trial only.
    pub error: f32,
    /// How much less equity it has than the best, in points: 0 for the best.
    pub loss: f32,
    /// The standard error of the loss. It is less than the errors of both, since they had the same
    /// dice.
    pub loss_error: f32,
}

/// A rollout, going on a bit at a time or on several threads.
///
/// A trial plays one game on from each play, with the same dice for all, and depends on its number
/// and the seed alone. What the rollout comes to does not depend on who plays the trials, in which
/// order or in which bits. To cancel it, leave it.
///
/// ```
/// use plakoto_engine::{Net, Plies, Rollout, RolloutPlan, Search, Weights};
/// use plakoto_rules::{AfterStates, Decision};
/// let net = Net::new(Weights::zero()).unwrap();
/// let mut search = Search::new(&net);
/// let decision: Decision = "o----------------------O w65".parse()?;
/// let mut after = AfterStates::new();
/// after.fill(&decision);
/// let plays = after.as_slice();
/// let plan = RolloutPlan { trials: 36, truncate: Some(4), ..RolloutPlan::default() };
/// let mut rollout = Rollout::new(&decision, plays, plan);
/// while !rollout.advance(&mut search, 1_000) {}
/// assert_eq!(rollout.trials(), 36);
/// assert_eq!(rollout.results()[0].loss, 0.0);
/// // The same, trial by trial.
/// let mut again = Rollout::new(&decision, plays, plan);
/// for number in (0..36).rev() {
///     let mut trial = again.trial(number);
///     trial.advance(&mut search, Search::FREELY);
///     again.add(trial);
/// }
/// assert_eq!(again.results(), rollout.results());
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Rollout {
    table: Table,
    /// Those that were played, by number.
    trials: Vec<(u32, Vec<Chances>)>,
    under_way: Option<Trial>,
    settled: bool,
}

/// What is common to all trials.
#[derive(Clone, Debug)]
struct Table {
    plan: RolloutPlan,
    ruleset: Ruleset,
    /// For whom the games are counted.
    counted: Side,
    /// Who is to roll after the plays.
    roller: Side,
    plays: Vec<AfterState>,
}

impl Rollout {
    /// A rollout of some plays of a decision, for the side that plays.
    #[must_use]
    pub fn new(decision: &Decision, plays: &[AfterState], plan: RolloutPlan) -> Rollout {
        let Decision { side, ruleset, .. } = *decision;
        Rollout::of(Table { plan, ruleset, counted: side, roller: side.other(), plays: plays.to_vec() })
    }

    /// A rollout of a position, for `side`, which is to roll in it. It has one result.
    ///
    /// ```
    /// use plakoto_engine::{Net, Rollout, RolloutPlan, Search, Weights};
    /// use plakoto_rules::{Position, Ruleset, Side};
    /// let net = Net::new(Weights::zero()).unwrap();
    /// let position: Position = "A----------------------a".parse()?;
    /// let plan = RolloutPlan { trials: 36, ..RolloutPlan::default() };
    /// let mut rollout = Rollout::from_position(&position, Side::Black, Ruleset::TAPA, plan);
    /// rollout.advance(&mut Search::new(&net), Search::FREELY);
    /// assert_eq!(rollout.results()[0].chances.equity(), 1.0);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn from_position(position: &Position, side: Side, ruleset: Ruleset, plan: RolloutPlan) -> Rollout {
        let outcome = position.ending(ruleset).map(|ending| ending.outcome);
        let plays = vec![AfterState { position: *position, outcome }];
        Rollout::of(Table { plan, ruleset, counted: side, roller: side, plays })
    }

    fn of(table: Table) -> Rollout {
        Rollout { table, trials: Vec::new(), under_way: None, settled: false }
    }

    /// Goes on for about so many evaluations, and says whether it is done. It stops after a ply of one
    /// game, or a step of thinking about it.
    pub fn advance(&mut self, search: &mut Search<'_>, evaluations: u64) -> bool {
        let end = search.evaluations().saturating_add(evaluations);
        while !self.is_done() && search.evaluations() < end {
            self.step(search);
        }
        self.is_done()
    }

    /// The least that can be done at once.
    pub(crate) fn step(&mut self, search: &mut Search<'_>) {
        let mut trial = match self.under_way.take() {
            Some(trial) => trial,
            None => self.trial(self.trials()),
        };
        trial.step(search);
        if trial.is_done() {
            self.add(trial);
        } else {
            self.under_way = Some(trial);
        }
    }

    /// Whether each first throw has come as often.
    pub(crate) fn is_whole(&self) -> bool {
        self.trials().is_multiple_of(THROWS)
    }

    /// How it is done.
    #[must_use]
    pub fn plan(&self) -> &RolloutPlan {
        &self.table.plan
    }

    /// Whether as many trials were played as were planned, or the best play is far enough ahead.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.table.plays.is_empty() || self.trials() >= self.table.plan.trials || self.settled
    }

    /// How many trials were played.
    #[must_use]
    pub fn trials(&self) -> u32 {
        self.trials.len() as u32
    }

    /// A trial to be played elsewhere, by its number: 0 for the first.
    #[must_use]
    pub fn trial(&self, number: u32) -> Trial {
        let ends = Vec::with_capacity(self.table.plays.len());
        Trial { table: self.table.clone(), number, ends, line: None }
    }

    /// Adds a trial of this rollout that was played. One that is not done, or that was added before,
    /// changes nothing.
    ///
    /// Whether the best play is far enough ahead is asked when the trials are complete up to a
    /// multiple of 36: for an answer that does not depend on threads, play so many and add them all.
    pub fn add(&mut self, trial: Trial) {
        let Err(place) = self.trials.binary_search_by_key(&trial.number, |(number, _)| *number) else {
            return;
        };
        if !trial.is_done() {
            return;
        }
        self.trials.insert(place, (trial.number, trial.ends));
        if let Some(confidence) = self.table.plan.confidence
            && self.trials() >= 2 * THROWS
            && self.is_whole()
        {
            let results = self.results();
            let ahead = |other: &Rolled| other.loss > confidence * other.loss_error;
            self.settled = results.len() > 1 && results[1..].iter().all(ahead);
        }
    }

    /// What each play came to, the best first; nothing before the first trial.
    #[must_use]
    pub fn results(&self) -> Vec<Rolled> {
        if self.trials.is_empty() {
            return Vec::new();
        }
        let mean = |play: usize, part: fn(&Chances) -> f32| {
            let sum: f64 = self.trials.iter().map(|(_, ends)| f64::from(part(&ends[play]))).sum();
            (sum / self.trials.len() as f64) as f32
        };
        let means: Vec<Chances> = (0..self.table.plays.len())
            .map(|play| Chances {
                win: mean(play, |ends| ends.win),
                win_double: mean(play, |ends| ends.win_double),
                lose_double: mean(play, |ends| ends.lose_double),
                draw: mean(play, |ends| ends.draw),
            })
            .collect();
        let mut order: Vec<usize> = (0..means.len()).collect();
        order.sort_by(|one, two| means[*two].equity().total_cmp(&means[*one].equity()));
        let Some(best) = order.first().copied() else { return Vec::new() };
        let result = |play: usize| Rolled {
            after: self.table.plays[play],
            chances: means[play],
            error: standard_error(self.trials.iter().map(|(_, ends)| ends[play].equity())),
            loss: means[best].equity() - means[play].equity(),
            loss_error: if play == best {
                0.0
            } else {
                standard_error(self.trials.iter().map(|(_, ends)| ends[best].equity() - ends[play].equity()))
            },
        };
        order.into_iter().map(result).collect()
    }
}

/// That of the mean of some numbers, taken as drawn each by itself.
fn standard_error(numbers: impl Iterator<Item = f32> + Clone) -> f32 {
    let count = numbers.clone().count() as f64;
    if count < 2.0 {
        return f32::INFINITY;
    }
    let mean = numbers.clone().map(f64::from).sum::<f64>() / count;
    let squares: f64 = numbers.map(|number| (f64::from(number) - mean).powi(2)).sum();
    (squares / (count - 1.0) / count).sqrt() as f32
}

/// One game from each play of a [`Rollout`].
#[derive(Clone, Debug)]
pub struct Trial {
    table: Table,
    number: u32,
    /// How the games ended, of the plays in their order.
    ends: Vec<Chances>,
    /// The game of the next play.
    line: Option<Line>,
}

/// A game under way.
#[derive(Clone, Debug)]
struct Line {
    position: Position,
    side: Side,
    /// How many rolls were played.
    rolls: u16,
    /// What the luck of the rolls gave to the side that is counted for.
    luck: Chances,
    /// What is thought of the present roll.
    thinking: Option<Thinking>,
}

/// No game that leads anywhere takes so many rolls: one that does is broken off.
const LONGEST: u16 = 2_000;

impl Trial {
    /// Goes on for about so many evaluations, and says whether it is done.
    pub fn advance(&mut self, search: &mut Search<'_>, evaluations: u64) -> bool {
        let end = search.evaluations().saturating_add(evaluations);
        while !self.is_done() && search.evaluations() < end {
            self.step(search);
        }
        self.is_done()
    }

    /// How the games ended that were played by now, of the plays in their order, for the side that is
    /// counted for.
    #[must_use]
    pub fn ends(&self) -> &[Chances] {
        &self.ends
    }

    /// Whether all games were played.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.ends.len() >= self.table.plays.len()
    }

    /// The least that can be done at once.
    fn step(&mut self, search: &mut Search<'_>) {
        let Some(play) = self.table.plays.get(self.ends.len()) else { return };
        let Table { counted, roller, .. } = self.table;
        let mut line = match self.line.take() {
            Some(line) => line,
            None => match play.outcome {
                Some(outcome) => {
                    self.ends.push(Chances::certain(outcome, counted));
                    return;
                }
                None => Line::new(play.position, roller),
            },
        };
        match line.step(&self.table, self.number, search) {
            Some(end) => self.ends.push(end),
            None => self.line = Some(line),
        }
    }
}

impl Line {
    fn new(position: Position, side: Side) -> Line {
        Line { position, side, rolls: 0, luck: Chances::default(), thinking: None }
    }

    /// Plays a roll, or thinks about it, and returns how the game ended if it did.
    fn step(&mut self, table: &Table, trial: u32, search: &mut Search<'_>) -> Option<Chances> {
        let Table { plan, ruleset, counted, .. } = *table;
        let Line { position, side, .. } = *self;
        if let Some(end) = endings::chances(&position, side) {
            return Some(self.without_luck(end, counted));
        }
        if self.rolls >= plan.truncate.unwrap_or(LONGEST).min(LONGEST) {
            let end = match plan.plies {
                Plies::One => search.look(&position, side, ruleset),
                Plies::Two | Plies::Three => search.after_replies(&position, side, ruleset),
            };
            return Some(self.without_luck(end, counted));
        }
        let dice = throw(plan.seed, trial, self.rolls);
        let decision = Decision { position, side, dice, ruleset };
        let after = match &mut self.thinking {
            Some(thinking) => {
                thinking.advance(search, 1);
                thinking.best().filter(|_| thinking.is_done())?
            }
            None => {
                let best = plan.luck.then(|| self.take_luck(&decision, counted, search));
                match (plan.plies, best) {
                    (Plies::One, Some(best)) => best,
                    (Plies::One, None) => search.choose(&decision, Plies::One, Search::FREELY),
                    (plies, _) => {
                        self.thinking = Some(Thinking::choice(&decision, plies, Search::FREELY));
                        return None;
                    }
                }
            }
        };
        self.thinking = None;
        if let Some(outcome) = after.outcome {
            return Some(self.without_luck(Chances::certain(outcome, side), counted));
        }
        self.position = after.position;
        self.side = side.other();
        self.rolls += 1;
        None
    }

    /// Counts the luck of a roll, and returns its best play by one ply.
    fn take_luck(&mut self, decision: &Decision, counted: Side, search: &mut Search<'_>) -> AfterState {
        let (after, chances, mean) = search.best_and_mean(decision);
        let seen = |chances: Chances| if decision.side == counted { chances } else { chances.exchanged() };
        self.luck = combined(&self.luck, &seen(chances), 1.0);
        self.luck = combined(&self.luck, &seen(mean), -1.0);
        after
    }

    /// An end as `self.side` sees it, for the side that is counted for, without what luck gave it.
    fn without_luck(&self, end: Chances, counted: Side) -> Chances {
        let end = if self.side == counted { end } else { end.exchanged() };
        combined(&end, &self.luck, -1.0)
    }
}

/// Chances and some of others, added up one by one.
fn combined(one: &Chances, two: &Chances, times: f32) -> Chances {
    Chances {
        win: one.win + times * two.win,
        win_double: one.win_double + times * two.win_double,
        lose_double: one.lose_double + times * two.lose_double,
        draw: one.draw + times * two.draw,
    }
}

/// How many throws there are of two dice, one after the other.
const THROWS: u32 = 36;

/// The throw of a trial. The first throws of 36 trials are all different, and so are their second
/// ones; those of 1,296 trials are all pairs.
fn throw(seed: u64, trial: u32, roll: u16) -> Dice {
    let number = match roll {
        0 => trial % THROWS,
        1 => shuffled(seed, (trial % THROWS + trial / THROWS) % THROWS),
        _ => {
            let place = scatter(seed) ^ u64::from(trial) << 16 ^ u64::from(roll);
            below(THROWS.into(), place) as u32
        }
    };
    let die = |number: u32| plakoto_rules::Die::ALL[number as usize % 6];
    Dice::of(die(number / 6), die(number))
}

/// A throw for each throw, in an order by the seed.
fn shuffled(seed: u64, throw: u32) -> u32 {
    let mut throws: [u32; THROWS as usize] = std::array::from_fn(|throw| throw as u32);
    let key = |throw: &u32| scatter(scatter(seed) ^ u64::MAX << 48 ^ u64::from(*throw));
    throws.sort_by_key(key);
    throws[throw as usize]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn count(throws: impl Iterator<Item = Vec<Dice>>) -> Vec<u32> {
        let mut counts = BTreeMap::new();
        throws.for_each(|throws| *counts.entry(throws).or_insert(0) += 1);
        counts.into_values().collect()
    }

    #[test]
    fn the_first_throws_are_all_there_are() {
        for seed in [0, 1, u64::MAX] {
            for block in [0, 5, 40] {
                let trials = block * THROWS..(block + 1) * THROWS;
                for roll in [0, 1] {
                    let counts = count(trials.clone().map(|trial| vec![throw(seed, trial, roll)]));
                    assert_eq!((counts.len(), counts.iter().sum::<u32>()), (21, 36));
                    assert!(counts.iter().all(|count| *count <= 2), "{counts:?}");
                }
            }
            let pairs = count((0..1_296).map(|trial| [0, 1].map(|roll| throw(seed, trial, roll)).to_vec()));
            assert_eq!((pairs.len(), pairs.iter().sum::<u32>()), (21 * 21, 1_296));
            assert!(pairs.iter().all(|count| *count <= 4));
        }
    }

    /// Chi-squared over the 21 rolls, of later throws by one seed and by many.
    #[test]
    fn later_throws_are_even() {
        let fit = |throws: &mut dyn Iterator<Item = Dice>| {
            let mut counts: BTreeMap<Dice, f64> = BTreeMap::new();
            let mut all = 0.0;
            for dice in throws {
                *counts.entry(dice).or_default() += 1.0;
                all += 1.0;
            }
            counts.iter().fold(0.0, |sum, (dice, count)| {
                let expected = all * f64::from(dice.chances()) / 36.0;
                sum + (count - expected).powi(2) / expected
            })
        };
        for seed in 0..5 {
            let by_trial = fit(&mut (0..20_000).map(|trial| throw(seed, trial, 7)));
            let by_roll = fit(&mut (0..20_000).map(|roll| throw(seed, 3, 2 + roll)));
            let by_seed = fit(&mut (0..20_000).map(|other| throw(seed << 32 | other, 3, 7)));
            for fit in [by_trial, by_roll, by_seed] {
                // 20 degrees of freedom: 45 is passed once in a thousand.
                assert!(fit < 55.0, "{fit}");
            }
        }
    }
}
