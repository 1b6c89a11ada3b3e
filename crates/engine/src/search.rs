use std::cmp::Ordering;

use plakoto_rules::{AfterState, AfterStates, Decision, Dice, Position, Ruleset, Side};

use crate::{Base, Chances, Net, Plies, Ranked, Thinking, Valuation};

/// What looks at positions: a net, and the memory that looking takes. It counts what it looked at.
///
/// It sees the board, the roll and the rules, and its answers depend on nothing else. Its own
/// methods look to the end; [`Thinking`] and [`Valuation`] look a bit at a time.
///
/// ```
/// use plakoto_engine::{Net, Plies, Search, Weights};
/// use plakoto_rules::Decision;
/// let net = Net::new(Weights::zero()).unwrap();
/// let mut search = Search::new(&net);
/// // One play ends the game.
/// let decision: Decision = "AA--------------------ab w21".parse()?;
/// let play = search.choose(&decision, Plies::One, Search::FREELY);
/// assert_eq!(play.outcome.unwrap().to_string(), "w1");
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Debug)]
pub struct Search<'n> {
    net: &'n Net,
    after: AfterStates,
    /// What those are worth to the side that is to roll.
    chances: Vec<Chances>,
    evaluations: u64,
}

impl<'n> Search<'n> {
    /// A budget that no search uses up.
    pub const FREELY: u64 = u64::MAX;

    /// A search with that net.
    #[must_use]
    pub fn new(net: &'n Net) -> Search<'n> {
        Search { net, after: AfterStates::new(), chances: Vec::new(), evaluations: 0 }
    }

    /// How many positions were evaluated since it was made.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// The legal plays, best first, one for each distinct position and outcome, as
    /// [`Thinking::ranking`] finds them.
    ///
    /// ```
    /// use plakoto_engine::{Net, Plies, Search, Weights};
    /// use plakoto_rules::Decision;
    /// let net = Net::new(Weights::zero()).unwrap();
    /// let decision: Decision = "o----------------------O w65".parse()?;
    /// let ranked = Search::new(&net).rank(&decision, Plies::Two, Search::FREELY);
    /// let plies: Vec<Plies> = ranked.iter().map(|ranked| ranked.plies).collect();
    /// assert_eq!(plies, [Plies::Two, Plies::Two]);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn rank(&mut self, decision: &Decision, plies: Plies, budget: u64) -> Vec<Ranked> {
        let mut thinking = Thinking::ranking(decision, plies, budget);
        thinking.advance(self, Search::FREELY);
        thinking.into_ranked()
    }

    /// The best play, as [`Thinking::choice`] finds it: the first that [`rank`](Search::rank) finds.
    pub fn choose(&mut self, decision: &Decision, plies: Plies, budget: u64) -> AfterState {
        if plies == Plies::One {
            // No order is needed.
            let mut base = self.net.from_here(&decision.position, decision.side.other());
            return self.best(&mut base, decision).0;
        }
        let mut thinking = Thinking::choice(decision, plies, budget);
        thinking.advance(self, Search::FREELY);
        // Once it is done there is a play.
        thinking.best().unwrap_or(pass(decision))
    }

    /// How the game will end for `side`, which is to roll, as a [`Valuation`] finds it.
    ///
    /// ```
    /// use plakoto_engine::{Net, Plies, Search, Weights};
    /// use plakoto_rules::{Position, Ruleset, Side};
    /// let net = Net::new(Weights::zero()).unwrap();
    /// let mut search = Search::new(&net);
    /// let last_checkers: Position = "A----------------------a".parse()?;
    /// let chances = search.evaluate(&last_checkers, Side::White, Ruleset::PLAKOTO, Plies::Two);
    /// assert_eq!((chances.win, chances.win_double), (1.0, 0.0));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn evaluate(&mut self, position: &Position, side: Side, ruleset: Ruleset, plies: Plies) -> Chances {
        let mut valuation = Valuation::new(position, side, ruleset, plies);
        valuation.advance(self, Search::FREELY);
        valuation.chances().unwrap_or_default()
    }

    /// What the roll gives to the side that has it, in points: what its best play is worth by one ply,
    /// less the mean over all rolls. Over all rolls its mean is 0, whoever plays and however well, so
    /// that it can be taken away from what games come to without any bias.
    ///
    /// ```
    /// use plakoto_engine::{Net, Search, Weights};
    /// use plakoto_rules::{Decision, Dice, Position, Ruleset, Side};
    /// let net = Net::new(Weights::zero()).unwrap();
    /// let mut search = Search::new(&net);
    /// let position: Position = "C----------------------a".parse()?;
    /// let mean: f32 = Dice::all()
    ///     .map(|dice| {
    ///         let decision = Decision { position, side: Side::White, dice, ruleset: Ruleset::TAPA };
    ///         f32::from(dice.chances()) * search.luck(&decision) / 36.0
    ///     })
    ///     .sum();
    /// assert!(mean.abs() < 1e-5);
    /// let double: Decision = "C----------------------a w66 tapa".parse()?;
    /// assert!(search.luck(&double) > 1.0);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn luck(&mut self, decision: &Decision) -> f32 {
        let (_, chances, mean) = self.best_and_mean(decision);
        chances.equity() - mean.equity()
    }

    /// How the game will end for `side`, which is to roll in a game that is not over, as the net sees
    /// it.
    pub(crate) fn look(&mut self, position: &Position, side: Side, ruleset: Ruleset) -> Chances {
        self.evaluations += 1;
        self.net.evaluate(position, side, ruleset)
    }

    /// All plays with what they are worth by one ply, the best first; of plays that are worth the
    /// same, the one that the rules list first.
    pub(crate) fn plays(&mut self, decision: &Decision) -> Vec<Ranked> {
        let mut base = self.net.from_here(&decision.position, decision.side.other());
        self.after.fill(decision);
        base.evaluate_plays(self.after.as_slice(), decision.ruleset, &mut self.chances);
        let seen = self.after.as_slice().iter().zip(&self.chances);
        let mut plays: Vec<Ranked> = seen
            .map(|(after, theirs)| Ranked { after: *after, chances: theirs.exchanged(), plies: Plies::One })
            .collect();
        self.evaluations += plays.len() as u64;
        plays.sort_by(better);
        plays
    }

    /// The mean over all rolls of `side`, each with its best play.
    pub(crate) fn after_replies(&mut self, position: &Position, side: Side, ruleset: Ruleset) -> Chances {
        let mut base = self.net.from_here(position, side.other());
        let mut sum = Sum::default();
        for dice in Dice::all() {
            let decision = Decision { position: *position, side, dice, ruleset };
            let (_, chances) = self.best(&mut base, &decision);
            sum.add(dice, &chances);
        }
        sum.mean()
    }

    /// The best play of a roll by one ply, its chances, and their mean over all rolls.
    pub(crate) fn best_and_mean(&mut self, decision: &Decision) -> (AfterState, Chances, Chances) {
        let mut base = self.net.from_here(&decision.position, decision.side.other());
        let mut sum = Sum::default();
        let mut thrown = (pass(decision), Chances::default());
        for dice in Dice::all() {
            let found = self.best(&mut base, &Decision { dice, ..*decision });
            sum.add(dice, &found.1);
            if dice == decision.dice {
                thrown = found;
            }
        }
        (thrown.0, thrown.1, sum.mean())
    }

    /// The best play by one ply, and the chances of who plays it. The base is seen by the other.
    fn best(&mut self, base: &mut Base<'_>, decision: &Decision) -> (AfterState, Chances) {
        self.after.fill(decision);
        base.evaluate_plays(self.after.as_slice(), decision.ruleset, &mut self.chances);
        let mut best = (pass(decision), Chances::default());
        let mut most = f32::NEG_INFINITY;
        for (after, theirs) in self.after.as_slice().iter().zip(&self.chances) {
            let own = theirs.exchanged();
            let equity = own.equity();
            if equity > most || equity == most && after.outcome.is_some() && best.0.outcome.is_none() {
                most = equity;
                best = (*after, own);
            }
        }
        self.evaluations += self.after.as_slice().len() as u64;
        best
    }
}

/// The turn that changes nothing. There is a play of every roll, if only this.
fn pass(decision: &Decision) -> AfterState {
    AfterState { position: decision.position, outcome: None }
}

/// The one with more equity comes first, and of two with the same the one that ends the game:
/// what is certain is not put off for what is as good as certain.
pub(crate) fn better(one: &Ranked, two: &Ranked) -> Ordering {
    let by_equity = two.chances.equity().total_cmp(&one.chances.equity());
    by_equity.then(two.after.outcome.is_some().cmp(&one.after.outcome.is_some()))
}

/// Chances of rolls, added up in the order of [`Dice::all`].
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum(Chances);

impl Sum {
    /// Adds the chances after a roll as often as it comes.
    pub(crate) fn add(&mut self, dice: Dice, chances: &Chances) {
        let times = f32::from(dice.chances());
        self.0.win += times * chances.win;
        self.0.win_double += times * chances.win_double;
        self.0.lose_double += times * chances.lose_double;
        self.0.draw += times * chances.draw;
    }

    /// Their mean, once all are added.
    pub(crate) fn mean(&self) -> Chances {
        Chances {
            win: self.0.win / 36.0,
            win_double: self.0.win_double / 36.0,
            lose_double: self.0.lose_double / 36.0,
            draw: self.0.draw / 36.0,
        }
    }
}
