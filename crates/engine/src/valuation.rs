use plakoto_rules::{AfterState, Decision, Dice, Position, Ruleset, Side};

use crate::search::Sum;
use crate::{Chances, Plies, Search, endings};

/// How many replies to a roll are looked at deeper.
const REPLIES: usize = 2;
/// How much less than the best a reply may promise at first, in points, and be looked at deeper.
const MARGIN: f32 = 0.06;

/// How a game will end for the side that is to roll, being found out a bit at a time.
///
/// With one ply it is what the net sees; with two the mean over the 21 rolls, each with its best
/// play by one ply; with three the best plays of each roll, two at most and none that is far
/// behind, are valued with two plies. Where tables say how the game will [end](crate::endings), no
/// more is asked.
///
/// What it comes to does not depend on the sizes of the bits. To cancel it, leave it.
///
/// ```
/// use plakoto_engine::{Net, Plies, Search, Valuation, Weights};
/// use plakoto_rules::{Position, Ruleset, Side};
/// let net = Net::new(Weights::zero()).unwrap();
/// let mut search = Search::new(&net);
/// let position = Position::START;
/// let mut valuation = Valuation::new(&position, Side::White, Ruleset::PLAKOTO, Plies::Three);
/// let mut bits = 1;
/// while !valuation.advance(&mut search, 1_000) {
///     assert_eq!(valuation.chances(), None);
///     bits += 1;
/// }
/// assert!(bits > 1);
/// let at_once = search.evaluate(&position, Side::White, Ruleset::PLAKOTO, Plies::Three);
/// assert_eq!(valuation.chances(), Some(at_once));
/// ```
#[derive(Clone, Debug)]
pub struct Valuation {
    ruleset: Ruleset,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    /// Nothing was done yet.
    New {
        position: Position,
        side: Side,
        plies: Plies,
    },
    /// Roll by roll.
    UnderWay(Box<Rolls>),
    Done(Chances),
}

/// The rolls of a position, valued with three plies one after the other.
#[derive(Clone, Debug)]
struct Rolls {
    position: Position,
    side: Side,
    /// Those that are still to come.
    left: Vec<Dice>,
    dice: Dice,
    /// The plays of `dice` that are still to be looked at.
    plays: Vec<AfterState>,
    /// The best of those that were.
    best: Option<Chances>,
    sum: Sum,
}

impl Valuation {
    /// The valuation of a position that `side` is to roll in.
    #[must_use]
    pub fn new(position: &Position, side: Side, ruleset: Ruleset, plies: Plies) -> Valuation {
        let over = position.ending(ruleset).map(|ending| Chances::certain(ending.outcome, side));
        let stage = match over.or_else(|| endings::chances(position, side)) {
            Some(chances) => Stage::Done(chances),
            None => Stage::New { position: *position, side, plies },
        };
        Valuation { ruleset, stage }
    }

    /// Goes on for about so many evaluations, and says whether it is done. It stops after the value
    /// of a position with two plies, which takes some hundred evaluations more at most.
    pub fn advance(&mut self, search: &mut Search<'_>, evaluations: u64) -> bool {
        let end = search.evaluations().saturating_add(evaluations);
        while !self.is_done() && search.evaluations() < end {
            self.step(search);
        }
        self.is_done()
    }

    /// Whether there is nothing left to do.
    #[must_use]
    pub fn is_done(&self) -> bool {
        matches!(self.stage, Stage::Done(_))
    }

    /// What was found out, once it is done.
    #[must_use]
    pub fn chances(&self) -> Option<Chances> {
        match self.stage {
            Stage::Done(chances) => Some(chances),
            _ => None,
        }
    }

    /// The least that can be done at once.
    pub(crate) fn step(&mut self, search: &mut Search<'_>) {
        match &mut self.stage {
            Stage::New { position, side, plies } => {
                self.stage = match plies {
                    Plies::One => Stage::Done(search.look(position, *side, self.ruleset)),
                    Plies::Two => Stage::Done(search.after_replies(position, *side, self.ruleset)),
                    Plies::Three => {
                        Stage::UnderWay(Box::new(Rolls::new(position, *side, self.ruleset, search)))
                    }
                }
            }
            Stage::UnderWay(rolls) => {
                if let Some(chances) = rolls.step(self.ruleset, search) {
                    self.stage = Stage::Done(chances);
                }
            }
            Stage::Done(_) => {}
        }
    }
}

impl Rolls {
    fn new(position: &Position, side: Side, ruleset: Ruleset, search: &mut Search<'_>) -> Rolls {
        // The last is taken first.
        let mut left: Vec<Dice> = Dice::all().collect();
        left.reverse();
        let dice = left.pop().unwrap_or_else(|| unreachable!("there are 21 rolls"));
        let mut rolls = Rolls {
            position: *position,
            side,
            left,
            dice,
            plays: Vec::with_capacity(REPLIES),
            best: None,
            sum: Sum::default(),
        };
        rolls.begin_roll(ruleset, search);
        rolls
    }

    /// Finds the plays of the roll that are worth a look.
    fn begin_roll(&mut self, ruleset: Ruleset, search: &mut Search<'_>) {
        let Rolls { position, side, dice, .. } = *self;
        let plays = search.plays(&Decision { position, side, dice, ruleset });
        let least = plays[0].chances.equity() - MARGIN;
        let near = plays.iter().take(REPLIES).take_while(|play| play.chances.equity() >= least);
        self.plays.extend(near.map(|play| play.after));
        self.plays.reverse();
        self.best = None;
    }

    /// Looks at a play, and returns the mean after the last of the last roll.
    fn step(&mut self, ruleset: Ruleset, search: &mut Search<'_>) -> Option<Chances> {
        if let Some(AfterState { position, outcome }) = self.plays.pop() {
            let chances = match outcome {
                Some(outcome) => Chances::certain(outcome, self.side),
                None => search.after_replies(&position, self.side.other(), ruleset).exchanged(),
            };
            if self.best.is_none_or(|best| chances.equity() > best.equity()) {
                self.best = Some(chances);
            }
        }
        if self.plays.is_empty() {
            self.sum.add(self.dice, &self.best.unwrap_or_default());
            match self.left.pop() {
                Some(dice) => {
                    self.dice = dice;
                    self.begin_roll(ruleset, search);
                }
                None => return Some(self.sum.mean()),
            }
        }
        None
    }
}
