//! What the engine thinks, as it answers.

use plakoto_engine::{Chances, Level, Net, Plies, Ranked, Search};
use plakoto_rules::notation::Situation;
use plakoto_rules::{Decision, Outcome, Play, Position, Ruleset};
use serde::Serialize;

use crate::Failure;

/// The most evaluations that an answer takes.
const BUDGET: u64 = Level::BUDGET;

/// Who chooses.
#[derive(Clone, Copy, Debug)]
pub enum By {
    /// One of the seven levels.
    Level(Level),
    /// A search so deep.
    Plies(Plies),
}

/// The best play: its fields and their order are the protocol's.
#[derive(Debug, Serialize)]
pub struct Choice {
    play: String,
    after: String,
    outcome: Option<String>,
}

/// The plays, best first.
#[derive(Debug, Serialize)]
pub struct Ranking {
    plays: Vec<RankedPlay>,
}

#[derive(Debug, Serialize)]
struct RankedPlay {
    #[serde(flatten)]
    choice: Choice,
    plies: u8,
    #[serde(flatten)]
    evaluation: Evaluation,
}

/// How a game will end.
#[derive(Debug, Serialize)]
pub struct Evaluation {
    pub(crate) equity: f32,
    pub(crate) win: f32,
    pub(crate) win_double: f32,
    pub(crate) lose_double: f32,
    pub(crate) draw: f32,
}

impl Choice {
    /// The best play of a roll.
    #[must_use]
    pub fn new(decision: &Decision, by: By) -> Choice {
        let mut search = search(decision.ruleset);
        let best = match by {
            By::Level(level) => level.choose(&mut search, decision),
            By::Plies(plies) => search.choose(decision, plies, BUDGET),
        };
        Choice::of(&decision.plays(), best.position, best.outcome)
    }

    /// Its text.
    pub(crate) fn play(&self) -> &str {
        &self.play
    }

    pub(crate) fn of(plays: &[Play], position: Position, outcome: Option<Outcome>) -> Choice {
        let found = plays.iter().find(|play| (play.position(), play.outcome()) == (position, outcome));
        Choice {
            play: found.map(ToString::to_string).unwrap_or_default(),
            after: position.to_string(),
            outcome: outcome.map(|outcome| outcome.to_string()),
        }
    }
}

impl Ranking {
    /// All plays of a roll; none if the turn passes.
    #[must_use]
    pub fn new(decision: &Decision, plies: Plies) -> Ranking {
        let plays: Vec<Play> = decision.plays().into_iter().filter(|play| !play.is_pass()).collect();
        if plays.is_empty() {
            return Ranking { plays: Vec::new() };
        }
        let ranked = search(decision.ruleset).rank(decision, plies, BUDGET);
        let answer = |Ranked { after, chances, plies }: &Ranked| RankedPlay {
            choice: Choice::of(&plays, after.position, after.outcome),
            plies: plies.number(),
            evaluation: Evaluation::of(chances),
        };
        Ranking { plays: ranked.iter().map(answer).collect() }
    }
}

impl Evaluation {
    /// For the side to roll or, with dice, to play: then it is that of the best play.
    ///
    /// # Errors
    /// Says what cannot be read and where, or that the game is over.
    pub fn new(situation: &str, plies: Plies) -> Result<Evaluation, Failure> {
        let situation: Situation = situation.parse()?;
        let Situation { position, side, ruleset, .. } = situation;
        if let Some(ending) = position.ending(ruleset) {
            return Err(Failure::Over(ending));
        }
        Ok(Evaluation::of(&match situation.decision() {
            Some(decision) => search(ruleset).rank(&decision, plies, BUDGET)[0].chances,
            None => search(ruleset).evaluate(&position, side, ruleset, plies),
        }))
    }

    pub(crate) fn of(chances: &Chances) -> Evaluation {
        let Chances { win, win_double, lose_double, draw } = *chances;
        Evaluation { equity: chances.equity(), win, win_double, lose_double, draw }
    }
}

fn search(ruleset: Ruleset) -> Search<'static> {
    Search::new(Net::trained(ruleset))
}
