use plakoto_rules::{AfterState, Decision};

use crate::judgement::Judgement;
use crate::search::better;
use crate::{Chances, Plies, Rollout, RolloutPlan, Search, Valuation};

/// How many plays are looked at with so many plies, and how much less than the best each of them may
/// promise, in points.
const fn candidates(plies: Plies) -> (usize, f32) {
    match plies {
        Plies::One => (usize::MAX, f32::INFINITY),
        Plies::Two => (8, 0.16),
        Plies::Three => (6, 0.08),
    }
}

/// How many plays are played on from, and how much less than the best each of them may promise by three
/// plies, in points.
const NEARLY_EQUAL: (usize, f32) = (4, 0.04);

/// How they are played on from: until the best is well ahead.
const PLAYING_ON: RolloutPlan = RolloutPlan {
    trials: 216,
    seed: 1,
    truncate: Some(5),
    plies: Plies::One,
    luck: true,
    confidence: Some(2.0),
};

/// A play that was thought about.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ranked {
    /// What the play leads to.
    pub after: AfterState,
    /// How the game will end for the side that plays.
    pub chances: Chances,
    /// How far was looked.
    pub plies: Plies,
}

/// A search for the best play, going on a bit at a time.
///
/// All plays are looked at with one ply; then the best of them, eight at most and none that is far
/// behind, with two; then the best of these with three. What was looked at deeper comes before what
/// was not.
///
/// The budget is counted in evaluations. Once it is spent nothing is looked at deeper, and a look
/// under way is given up. What it comes to depends on the board, the roll, the rules and the budget,
/// and not on the sizes of the bits. To cancel it, leave it.
///
/// ```
/// use plakoto_engine::{Net, Plies, Search, Thinking, Weights};
/// use plakoto_rules::Decision;
/// let net = Net::new(Weights::zero()).unwrap();
/// let mut search = Search::new(&net);
/// let decision: Decision = "j---d-------F-a----A---H w53".parse()?;
/// let mut thinking = Thinking::ranking(&decision, Plies::Three, 20_000);
/// while !thinking.advance(&mut search, 1_000) {
///     // Here is the place to look whether the answer is still wanted.
///     assert!(thinking.best().is_some());
/// }
/// let at_once = search.rank(&decision, Plies::Three, 20_000);
/// assert_eq!(thinking.ranked(), at_once);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Thinking {
    decision: Decision,
    plies: Plies,
    budget: u64,
    /// Whether only the best play is asked for.
    choice: bool,
    judgement: Option<Judgement>,
    /// Whether plays that are nearly equal are played on from.
    plays_on: bool,
    spent: u64,
    /// Best first, as it is known by now.
    ranked: Vec<Ranked>,
    look: Option<Look>,
    rollout: Option<Box<Rollout>>,
    done: bool,
}

/// A look at the first of the ranked plays that goes deeper than the last.
#[derive(Clone, Debug)]
struct Look {
    plies: Plies,
    /// How many plays it takes in.
    near: usize,
    /// Those that were looked at, in the order of the last look.
    found: Vec<Ranked>,
    /// The next one, half done.
    valuation: Option<Valuation>,
}

impl Thinking {
    /// Finds the best play, and stops as soon as it is certain: of the only play nothing is asked.
    ///
    /// ```
    /// use plakoto_engine::{Net, Plies, Search, Thinking, Weights};
    /// use plakoto_rules::Decision;
    /// let net = Net::new(Weights::zero()).unwrap();
    /// let mut search = Search::new(&net);
    /// let forced: Decision = "k----------------bb----O w65".parse()?;
    /// let mut thinking = Thinking::choice(&forced, Plies::Three, Search::FREELY);
    /// assert!(thinking.advance(&mut search, 1_000));
    /// assert_eq!(thinking.best().unwrap().position, forced.position);
    /// assert_eq!(search.evaluations(), 1);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn choice(decision: &Decision, plies: Plies, budget: u64) -> Thinking {
        Thinking::new(decision, plies, budget, true, None)
    }

    /// Finds the best play as well as it can: plays that are nearly equal by three plies are [played
    /// on](Rollout) from, with the same dice, for some rolls. The dice are always the same ones.
    ///
    /// ```
    /// use plakoto_engine::{Net, Search, Thinking, Weights};
    /// use plakoto_rules::Decision;
    /// let net = Net::new(Weights::zero()).unwrap();
    /// let mut search = Search::new(&net);
    /// let decision: Decision = "o----------------------O w65".parse()?;
    /// let mut thinking = Thinking::thorough(&decision, 300_000);
    /// while !thinking.advance(&mut search, 1_000) {}
    /// assert!(thinking.best().is_some());
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn thorough(decision: &Decision, budget: u64) -> Thinking {
        Thinking { plays_on: true, ..Thinking::choice(decision, Plies::Three, budget) }
    }

    /// Puts all plays in order, each with its chances; that of the only play is looked at too.
    #[must_use]
    pub fn ranking(decision: &Decision, plies: Plies, budget: u64) -> Thinking {
        Thinking::new(decision, plies, budget, false, None)
    }

    /// Finds the best play in the eyes of one who sees less.
    pub(crate) fn misjudged(decision: &Decision, judgement: Judgement) -> Thinking {
        Thinking::new(decision, Plies::One, Search::FREELY, true, Some(judgement))
    }

    fn new(
        decision: &Decision,
        plies: Plies,
        budget: u64,
        choice: bool,
        judgement: Option<Judgement>,
    ) -> Thinking {
        Thinking {
            decision: *decision,
            plies,
            budget,
            choice,
            judgement,
            plays_on: false,
            spent: 0,
            ranked: Vec::new(),
            look: None,
            rollout: None,
            done: false,
        }
    }

    /// Goes on for about so many evaluations, and says whether it is done. It stops after the value
    /// of a position with two plies, which takes some hundred evaluations more at most.
    ///
    /// The search must be with the same net each time.
    pub fn advance(&mut self, search: &mut Search<'_>, evaluations: u64) -> bool {
        let begun = search.evaluations();
        while !self.done && search.evaluations() - begun < evaluations {
            self.step(search);
        }
        self.done
    }

    /// Whether there is nothing left to do.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// What was asked.
    #[must_use]
    pub fn decision(&self) -> &Decision {
        &self.decision
    }

    /// How many evaluations it took by now.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.spent
    }

    /// The legal plays, best first, as known by now: none before it was first
    /// [advanced](Thinking::advance), all of them after.
    ///
    /// Plays that were looked at deeper come before the others, and among those of the same depth
    /// more equity before less; of plays that are worth the same, one that ends the game comes
    /// first, then the one that the rules list first. A [level](crate::Level) that misjudges has an
    /// order of its own, and the chances are what the net sees.
    #[must_use]
    pub fn ranked(&self) -> &[Ranked] {
        &self.ranked
    }

    /// The same, to keep.
    #[must_use]
    pub fn into_ranked(self) -> Vec<Ranked> {
        self.ranked
    }

    /// The best play as known by now; nothing before it was first advanced.
    #[must_use]
    pub fn best(&self) -> Option<AfterState> {
        self.ranked.first().map(|ranked| ranked.after)
    }

    /// The least that can be done at once.
    fn step(&mut self, search: &mut Search<'_>) {
        if let Some(rollout) = self.rollout.take() {
            self.play_on(rollout, search);
            return;
        }
        let Some(mut look) = self.look.take() else {
            self.ranked = search.plays(&self.decision);
            if let Some(judgement) = &self.judgement {
                judgement.sort(&mut self.ranked, &self.decision);
            }
            self.spent = self.ranked.len() as u64;
            self.look_deeper(Plies::One, self.ranked.len());
            return;
        };
        let after = self.ranked[look.found.len()].after;
        let before = search.evaluations();
        let chances = look.go_on(&after, &self.decision, search);
        self.spent += search.evaluations() - before;
        look.found.extend(chances.map(|chances| Ranked { after, chances, plies: look.plies }));
        if look.found.len() < look.near && self.spent < self.budget {
            self.look = Some(look);
            return;
        }
        look.found.sort_by(better);
        self.ranked[..look.found.len()].copy_from_slice(&look.found);
        self.look_deeper(look.plies, look.found.len());
    }

    /// Begins to look deeper than before at the best of the plays that were looked at so far, of
    /// which there are `count`; or finds that all is done.
    fn look_deeper(&mut self, before: Plies, count: usize) {
        let plies = before.next().filter(|plies| *plies <= self.plies);
        if self.spent >= self.budget || plies.is_none() && !self.plays_on {
            self.done = true;
            return;
        }
        let (most, margin) = plies.map_or(NEARLY_EQUAL, candidates);
        let least = self.ranked[0].chances.equity() - margin;
        let seen = &self.ranked[..count.min(most)];
        let near = seen.iter().take_while(|play| play.chances.equity() >= least).count();
        let wins = self.ranked[0].after.outcome.is_some_and(|outcome| outcome.winner().is_some());
        self.done = self.choice && (near == 1 || wins);
        match plies {
            Some(plies) => {
                self.look = Some(Look { plies, near, found: Vec::with_capacity(near), valuation: None });
            }
            None => {
                let plays: Vec<AfterState> = self.ranked[..near].iter().map(|play| play.after).collect();
                self.rollout = Some(Box::new(Rollout::new(&self.decision, &plays, PLAYING_ON)));
            }
        }
    }

    /// Plays on for a bit. Each round of trials, in which every first throw has come as often, puts the
    /// plays in a new order.
    fn play_on(&mut self, mut rollout: Box<Rollout>, search: &mut Search<'_>) {
        let (before, trials) = (search.evaluations(), rollout.trials());
        rollout.step(search);
        self.spent += search.evaluations() - before;
        if rollout.trials() > trials && rollout.is_whole() {
            let results = rollout.results();
            let rank = |play: &Ranked| results.iter().position(|rolled| rolled.after == play.after);
            self.ranked[..results.len()].sort_by_key(rank);
        }
        self.done = rollout.is_done() || self.spent >= self.budget;
        self.rollout = Some(rollout);
    }
}

impl Look {
    /// Looks at a play, and returns its chances once they are known.
    fn go_on(&mut self, after: &AfterState, decision: &Decision, search: &mut Search<'_>) -> Option<Chances> {
        let Decision { side, ruleset, .. } = *decision;
        if let Some(outcome) = after.outcome {
            return Some(Chances::certain(outcome, side));
        }
        let valuation = self
            .valuation
            .get_or_insert_with(|| Valuation::new(&after.position, side.other(), ruleset, self.plies));
        valuation.step(search);
        let chances = valuation.chances()?.exchanged();
        self.valuation = None;
        Some(chances)
    }
}
