use std::cmp::Ordering;

use plakoto_rules::{AfterState, AfterStates, Decision, Dice, Position, Ruleset, Side};

use crate::{Base, Chances, Net};

/// How far a search looks.
///
/// ```
/// use plakoto_engine::Plies;
/// assert!(Plies::One < Plies::Two);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Plies {
    /// To the positions after the play.
    One,
    /// To those after the best reply to each of the 21 rolls, and their mean.
    Two,
}

/// A play that was thought about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked {
    /// What the play leads to.
    pub after: AfterState,
    /// How the game will end for the side that plays.
    pub chances: Chances,
    /// How far was looked.
    pub plies: Plies,
}

/// A search for the best play. It keeps its memory from one to the next.
///
/// It sees the board, the roll and the rules, and its answer depends on nothing else.
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
    evaluations: u64,
}

/// How many plays are looked at deeper.
const CANDIDATES: usize = 8;
/// How much less than the best a play may promise at first, in points, and be looked at deeper.
const MARGIN: f32 = 0.16;

impl<'n> Search<'n> {
    /// A budget that no search uses up.
    pub const FREELY: u64 = u64::MAX;

    /// A search with that net.
    #[must_use]
    pub fn new(net: &'n Net) -> Search<'n> {
        Search { net, after: AfterStates::new(), evaluations: 0 }
    }

    /// How many positions were evaluated since it was made.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.evaluations
    }

    /// The legal plays, best first, one for each distinct position and outcome; of plays that are
    /// worth the same, the one that the rules list first.
    ///
    /// With two plies, the best by one ply, eight at most and none that is far behind, are looked
    /// at deeper and come before the others. Once so many evaluations are spent as the budget
    /// allows, no further play is looked at deeper; the first is, in any case.
    ///
    /// ```
    /// use plakoto_engine::{Net, Plies, Search, Weights};
    /// use plakoto_rules::Decision;
    /// let net = Net::new(Weights::zero()).unwrap();
    /// let decision: Decision = "o----------------------O w65".parse()?;
    /// let ranked = Search::new(&net).rank(&decision, Plies::Two, 1);
    /// let plies: Vec<Plies> = ranked.iter().map(|ranked| ranked.plies).collect();
    /// assert_eq!(plies, [Plies::Two, Plies::One]);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn rank(&mut self, decision: &Decision, plies: Plies, budget: u64) -> Vec<Ranked> {
        let Decision { position, side, ruleset, .. } = decision;
        let spent = self.evaluations;
        let other = side.other();
        let base = self.net.from_here(position, other);
        self.after.fill(decision);
        let mut ranked: Vec<Ranked> = Vec::with_capacity(self.after.as_slice().len());
        for after in self.after.as_slice() {
            let chances = value(&base, after, other, *ruleset).exchanged();
            ranked.push(Ranked { after: *after, chances, plies: Plies::One });
        }
        self.evaluations += ranked.len() as u64;
        ranked.sort_by(better);
        if plies == Plies::Two {
            let least = ranked[0].chances.equity() - MARGIN;
            let near = ranked.iter().take(CANDIDATES).take_while(|one| one.chances.equity() >= least).count();
            let mut deeper = 0;
            for one in &mut ranked[..near] {
                if deeper > 0 && self.evaluations - spent >= budget {
                    break;
                }
                if one.after.outcome.is_none() {
                    one.chances = self.after_replies(&one.after.position, other, *ruleset).exchanged();
                }
                one.plies = Plies::Two;
                deeper += 1;
            }
            ranked[..deeper].sort_by(better);
        }
        ranked
    }

    /// The best play, as [`rank`](Search::rank) finds it.
    pub fn choose(&mut self, decision: &Decision, plies: Plies, budget: u64) -> AfterState {
        match plies {
            Plies::One => {
                let base = self.net.from_here(&decision.position, decision.side.other());
                self.best(&base, decision).0
            }
            Plies::Two => {
                self.after.fill(decision);
                match self.after.as_slice() {
                    [only] => *only,
                    _ => self.rank(decision, plies, budget)[0].after,
                }
            }
        }
    }

    /// How the game will end for `side`, which is to roll: with one ply as the net sees it, with two
    /// as the mean over the rolls after the best play of each.
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
        if let Some(ending) = position.ending(ruleset) {
            return Chances::certain(ending.outcome, side);
        }
        match plies {
            Plies::One => {
                self.evaluations += 1;
                self.net.evaluate(position, side, ruleset)
            }
            Plies::Two => self.after_replies(position, side, ruleset),
        }
    }

    /// The mean over all rolls of `side`, each with its best play.
    fn after_replies(&mut self, position: &Position, side: Side, ruleset: Ruleset) -> Chances {
        let base = self.net.from_here(position, side.other());
        let mut sum = Chances::default();
        for dice in Dice::all() {
            let decision = Decision { position: *position, side, dice, ruleset };
            let (_, chances) = self.best(&base, &decision);
            let times = f32::from(dice.chances());
            sum.win += times * chances.win;
            sum.win_double += times * chances.win_double;
            sum.lose_double += times * chances.lose_double;
            sum.draw += times * chances.draw;
        }
        Chances {
            win: sum.win / 36.0,
            win_double: sum.win_double / 36.0,
            lose_double: sum.lose_double / 36.0,
            draw: sum.draw / 36.0,
        }
    }

    /// The best play by one ply, and the chances of who plays it. The base is seen by the other.
    fn best(&mut self, base: &Base<'_>, decision: &Decision) -> (AfterState, Chances) {
        let other = decision.side.other();
        self.after.fill(decision);
        let pass = AfterState { position: decision.position, outcome: None };
        let mut best = (pass, Chances::default());
        let mut most = f32::NEG_INFINITY;
        for after in self.after.as_slice() {
            let own = value(base, after, other, decision.ruleset).exchanged();
            if own.equity() > most {
                most = own.equity();
                best = (*after, own);
            }
        }
        self.evaluations += self.after.as_slice().len() as u64;
        best
    }
}

/// What a play left to the other side, which is to roll.
fn value(base: &Base<'_>, after: &AfterState, other: Side, ruleset: Ruleset) -> Chances {
    match after.outcome {
        Some(outcome) => Chances::certain(outcome, other),
        None => base.evaluate(&after.position, ruleset),
    }
}

/// The one with more equity comes first.
fn better(one: &Ranked, two: &Ranked) -> Ordering {
    two.chances.equity().total_cmp(&one.chances.equity())
}
