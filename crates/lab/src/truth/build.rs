//! Making a set, and adding to it.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

use plakoto_engine::{Net, Plies, Search};
use plakoto_rules::{AfterState, Decision, Play, Ruleset, Variant};

use super::hash_bytes;
use super::sample::sample;
use super::set::{Entry, Known, Set};
use super::settle::{Effort, Settled, settle};
use crate::arena::{Name, Player, Seat, cores, each};
use crate::{Failure, throw};

/// How a set is made.
#[derive(Clone, Debug)]
pub struct Build {
    /// The game.
    pub variant: Variant,
    /// Where the set is kept, after every few decisions.
    pub file: PathBuf,
    /// How many decisions there are.
    pub decisions: usize,
    /// Where chance begins.
    pub seed: u64,
    /// How long plays are rolled out.
    pub effort: Effort,
    /// Players whose choices are to be in the set too.
    pub add: Vec<Name>,
    /// Whether plays that are neither far behind the best nor well known are rolled out again, in
    /// place of what was known of them.
    pub close: bool,
}

/// Players whose choices are in every set.
const TESTED: [&str; 4] = ["heuristic", "recipe", "net", "net@2"];

/// How many of the best plays by two plies are in every set at least,
const AT_LEAST: usize = 2;
/// and how many if they are no more points behind than this.
const BEST: usize = 3;
const NEAR: f32 = 0.04;

/// After so many decisions the file is written.
const OFTEN: usize = 20;

impl Build {
    /// Makes what is still to be made of the set: decisions if there is no file, and rollouts of
    /// those that have none, or of plays that the added players choose and the set does not have.
    ///
    /// # Errors
    /// If a file cannot be read or written, or a player does not play.
    pub fn run(&self, output: &mut impl Write) -> Result<(), Failure> {
        let set = self.begin()?;
        let tested: Vec<Name> =
            TESTED.map(|name| name.parse().unwrap_or_else(|error| unreachable!("{error}"))).into();
        let names: Vec<Name> = tested.into_iter().chain(self.add.iter().cloned()).collect();
        let players: Vec<Player> =
            names.iter().map(|name| Player::new(name, self.variant)).collect::<Result<_, _>>()?;
        let net = Net::trained(Ruleset::preset(self.variant));
        let entries = set.entries.clone();
        let kept = Mutex::new((set, 0));
        let memory = || -> Result<_, Failure> {
            let seats: Vec<Seat<'_>> = players.iter().map(Player::sit).collect::<Result<_, _>>()?;
            Ok((seats, Search::new(net)))
        };
        each(entries.len() as u64, cores(), memory, |(seats, search), number| {
            let Some(entry) = self.work(&entries[number as usize], seats, search)? else { return Ok(()) };
            // A thread that fails ends all others.
            let mut kept = kept.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let (set, done) = &mut *kept;
            set.entries[number as usize] = entry;
            *done += 1;
            if *done % OFTEN == 0 { set.save(&self.file) } else { Ok(()) }
        })?;
        let (set, done) = kept.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
        set.save(&self.file)?;
        writeln!(output, "{done} of {} decisions were rolled out", set.entries.len())
            .and_then(|()| output.flush())
            .map_err(Failure::Output)
    }

    /// The set as it is kept, or with decisions alone.
    fn begin(&self) -> Result<Set, Failure> {
        let Build { variant, decisions, seed, .. } = self;
        let Effort { trials, truncate } = self.effort;
        let weights = hash_bytes(&Net::trained(Ruleset::preset(*variant)).to_bytes());
        let weights = format!("with the weights {weights:016x}");
        let mut set = if self.file.exists() {
            Set::open(&self.file, *variant)?
        } else {
            let plies = truncate.map_or(String::new(), |plies| format!(" --truncate {plies}"));
            let header = vec![
                format!("Decisions of {variant}, and what their plays lose."),
                "Fields, with a tab between: situation; phase; held (the fifth that no training or tuning"
                    .into(),
                "looks at) or open; equity of the best play; and the plays, the best first, each with its"
                    .into(),
                "loss and the standard error of the loss in thousandths of a point, and its trials.".into(),
                format!(
                    "plakoto truth build {variant} FILE --decisions {decisions} --seed {seed} \
                     --trials {trials}{plies}"
                ),
                weights.clone(),
            ];
            let entries = sample(*variant, *decisions, *seed)?.into_iter().map(Entry::new).collect();
            Set { header, entries }
        };
        let mut more: Vec<String> = self.add.iter().map(|name| format!("and choices of {name}")).collect();
        if self.close {
            let plies = truncate.map_or(String::new(), |plies| format!(" of {plies} rolls"));
            more.push(format!("and what was not settled again by {trials} trials{plies}"));
        }
        for what in more {
            let line = format!("{what}, {weights}");
            if !set.header.contains(&line) {
                set.header.push(line);
            }
        }
        set.save(&self.file)?;
        Ok(set)
    }

    /// The decision with what is known of it now, if that is more than before.
    fn work(
        &self,
        entry: &Entry,
        seats: &mut [Seat<'_>],
        search: &mut Search<'_>,
    ) -> Result<Option<Entry>, Failure> {
        let decision = &entry.decision;
        let is_new = entry.plays.is_empty();
        if !is_new && self.close {
            return Ok(again(entry, self.effort, search));
        }
        if !is_new && self.add.is_empty() {
            return Ok(None);
        }
        let mut plays: Vec<AfterState> = Vec::new();
        if is_new {
            let ranked = search.rank(decision, Plies::Two, Search::FREELY);
            let least = ranked.first().map_or(0.0, |best| best.chances.equity()) - NEAR;
            let near = ranked.iter().take(BEST).filter(|one| one.chances.equity() >= least);
            plays.extend(ranked.iter().take(AT_LEAST).chain(near.skip(AT_LEAST)).map(|one| one.after));
        }
        for seat in &mut seats[if is_new { 0 } else { TESTED.len() }..] {
            let choice = seat.choose(decision, &mut throw::rng(self.seed, 0))?;
            if !plays.contains(&choice) {
                plays.push(choice);
            }
        }
        if is_new {
            return Ok(Some(with(entry, &settle(decision, &plays, self.effort, search))));
        }
        let mut entry = entry.clone();
        let before = entry.clone();
        for play in plays {
            add(&mut entry, play, self.effort, search);
        }
        Ok((entry != before).then_some(entry))
    }
}

/// The decision with its close plays rolled out again, if there are any that had fewer trials.
fn again(entry: &Entry, effort: Effort, search: &mut Search<'_>) -> Option<Entry> {
    let is_close = |known: &Known| !known.is_settled() && known.trials < effort.trials;
    if !entry.plays.iter().any(is_close) {
        return None;
    }
    let (close, rest): (Vec<&Known>, Vec<&Known>) =
        entry.plays.iter().partition(|known| known.loss == 0.0 || is_close(known));
    let plays: Vec<AfterState> = close.iter().filter_map(|known| after(entry, known)).collect();
    let settled = settle(&entry.decision, &plays, effort, search);
    let mut again = with(entry, &settled);
    // The others keep their distance to what was the best.
    let before = again.known(&entry.plays.first()?.play)?.clone();
    again.plays.extend(rest.into_iter().map(|known| Known {
        loss: known.loss + before.loss,
        error: known.error.hypot(before.error),
        ..known.clone()
    }));
    again.plays.sort_by(|one, two| one.loss.total_cmp(&two.loss));
    Some(again)
}

/// What a play that is known leads to.
pub(super) fn after(entry: &Entry, known: &Known) -> Option<AfterState> {
    let play = entry.decision.parse_play(&known.play).ok()?;
    Some(AfterState { position: play.position(), outcome: play.outcome() })
}

/// Adds a play, if it is not known, by a rollout beside the best one. Returns what it loses to it:
/// less than nothing, if it is the best from now on.
pub(super) fn add(
    entry: &mut Entry,
    after: AfterState,
    effort: Effort,
    search: &mut Search<'_>,
) -> Option<f64> {
    let decision = entry.decision;
    let plays = decision.plays();
    let play = plays.iter().find(|play| leads_to(play, &after))?.to_string();
    if entry.known(&play).is_some() {
        return None;
    }
    let best = self::after(entry, entry.plays.first()?)?;
    let settled = settle(&decision, &[best, after], effort, search);
    let [first, second] = settled.as_slice() else { return None };
    let better = first.after == after;
    let (loss, trials) = (thousandths(second.loss), second.trials);
    let error = thousandths(second.error);
    if better {
        for known in &mut entry.plays {
            known.loss += loss;
            known.error = if known.error == 0.0 { error } else { known.error.hypot(error) };
        }
        entry.equity += second.loss;
        entry.plays.insert(0, Known { play, loss: 0.0, error: 0.0, trials });
        Some(-loss)
    } else {
        entry.plays.push(Known { play, loss, error, trials });
        entry.plays.sort_by(|one, two| one.loss.total_cmp(&two.loss));
        Some(loss)
    }
}

fn with(entry: &Entry, settled: &[Settled]) -> Entry {
    let plays = entry.decision.plays();
    let known = |settled: &Settled| Known {
        play: text(&plays, &settled.after),
        loss: thousandths(settled.loss),
        error: thousandths(settled.error),
        trials: settled.trials,
    };
    let equity = settled.first().map_or(0.0, |best| best.equity);
    Entry { equity, plays: settled.iter().map(known).collect(), ..entry.clone() }
}

/// In the steps in which it is written.
fn thousandths(points: f64) -> f64 {
    (points * 1e4).round() / 10.0
}

fn leads_to(play: &Play, after: &AfterState) -> bool {
    (play.position(), play.outcome()) == (after.position, after.outcome)
}

fn text(plays: &[Play], after: &AfterState) -> String {
    plays.iter().find(|play| leads_to(play, after)).map(ToString::to_string).unwrap_or_default()
}

/// The text of a choice.
pub(super) fn written(decision: &Decision, after: &AfterState) -> String {
    text(&decision.plays(), after)
}
