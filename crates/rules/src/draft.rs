use crate::half::Half;
use crate::mover::Mover;
use crate::{AfterState, Decision, Die, Ending, Play, Point, Position, Refusal, Step};

/// A turn being played, step by step. It offers the steps that are legal *now*: those after
/// which the whole play can still be completed legally (R6). Steps can be undone until the play
/// is taken.
///
/// ```
/// use plakoto_rules::{Decision, Die, Point};
/// let decision: Decision = "j---d-------F-a----A---H w53 plakoto".parse()?;
/// let mut draft = decision.draft();
/// draft.step(Point::new(20).unwrap(), Die::new(5).unwrap())?;
/// assert!(draft.play().is_none());
/// draft.step(Point::new(13).unwrap(), Die::new(3).unwrap())?;
/// assert_eq!(draft.play().unwrap().to_string(), "20/15* 13/10");
/// assert!(draft.undo().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    decision: Decision,
    steps: Vec<Step>,
    /// The steps of every legal play, an ending counting as all (R6, R7).
    required: u8,
}

impl Draft {
    /// A turn of which nothing is played yet.
    #[must_use]
    pub fn new(decision: Decision) -> Draft {
        let mut draft = Draft { decision, steps: Vec::new(), required: 0 };
        let own = decision.position.half(decision.side);
        draft.required = most_steps(&draft.mover(), own, &draft.dice_left());
        draft
    }

    /// What is being played.
    #[must_use]
    pub fn decision(&self) -> &Decision {
        &self.decision
    }

    /// The steps made so far.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The position after the steps made so far.
    #[must_use]
    pub fn position(&self) -> Position {
        let (mover, own) = (self.mover(), self.own());
        mover.position(own, mover.free(own))
    }

    /// How the steps so far ended the game, if they did (R7).
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.mover().ending(self.own())
    }

    /// How many steps every legal play of the roll has, where a play that ends the game counts as
    /// all; 0 if the turn passes.
    ///
    /// ```
    /// use plakoto_rules::Decision;
    /// let blocked: Decision = "M----------------b----bB w61".parse()?;
    /// assert_eq!(blocked.draft().steps_required(), 0);
    /// assert!(blocked.draft().play().unwrap().is_pass());
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn steps_required(&self) -> u8 {
        self.required
    }

    /// The dice not used yet, the higher first; a double has four.
    #[must_use]
    pub fn dice_left(&self) -> Vec<Die> {
        let dice = self.decision.dice;
        let mut left = if dice.is_double() { vec![dice.high(); 4] } else { vec![dice.high(), dice.low()] };
        for step in &self.steps {
            if let Some(used) = left.iter().position(|die| *die == step.die) {
                left.remove(used);
            }
        }
        left
    }

    /// The steps that are legal now, the highest source and die first; none when the play is
    /// complete.
    ///
    /// ```
    /// use plakoto_rules::Decision;
    /// let decision: Decision = "AA---------------------o w21".parse()?;
    /// let steps: Vec<String> = decision.draft().legal_steps().iter().map(ToString::to_string).collect();
    /// assert_eq!(steps, ["2/off", "2/1", "1/off"]);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn legal_steps(&self) -> Vec<Step> {
        let mut steps: Vec<Step> = Point::all()
            .flat_map(|from| self.different_dice_left().into_iter().map(move |die| Step { from, die }))
            .collect();
        steps.retain(|step| self.refusal(step.from, step.die).is_none());
        steps
    }

    /// Every way for the one checker on `from` to come to `to` (nothing for off) by legal steps,
    /// the shortest ways first.
    ///
    /// ```
    /// # use plakoto_rules::{Decision, Point};
    /// let decision: Decision = "o----------------------O w65 plakoto".parse()?;
    /// let draft = decision.draft();
    /// assert_eq!(draft.ways(Point::START, Point::new(13)).len(), 2);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn ways(&self, from: Point, to: Option<Point>) -> Vec<Vec<Step>> {
        let mut ways = Vec::new();
        self.collect_ways(from, to, &mut Vec::new(), &mut ways);
        // Never more than a handful: a sort would be more code than it saves time.
        (1..=4).flat_map(|length| ways.iter().filter(move |way| way.len() == length).cloned()).collect()
    }

    fn collect_ways(&self, from: Point, to: Option<Point>, way: &mut Vec<Step>, ways: &mut Vec<Vec<Step>>) {
        for die in self.different_dice_left() {
            let mut after = self.clone();
            let step = Step { from, die };
            if after.step(from, die).is_err() {
                continue;
            }
            way.push(step);
            match step.to() {
                landed if landed == to => ways.push(way.clone()),
                Some(landed) if to.is_none_or(|to| to < landed) => after.collect_ways(landed, to, way, ways),
                _ => {}
            }
            way.pop();
        }
    }

    /// Why a step is not legal now; nothing if it is.
    ///
    /// ```
    /// use plakoto_rules::{Decision, Die, Point, Refusal};
    /// let decision: Decision = "i---d-------F-b----A---H w53".parse()?;
    /// let point = |number| Point::new(number).unwrap();
    /// let five = Die::new(5).unwrap();
    /// let draft = decision.draft();
    /// assert_eq!(draft.refusal(point(20), five), Some(Refusal::Closed { point: point(15) }));
    /// assert_eq!(draft.refusal(point(13), five), None);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn refusal(&self, from: Point, die: Die) -> Option<Refusal> {
        let (mover, own) = (self.mover(), self.own());
        if self.steps.len() >= usize::from(self.required) || self.ending().is_some() {
            return Some(Refusal::TurnComplete);
        }
        let step = Step { from, die };
        let left = self.dice_left();
        let Some(used) = left.iter().position(|other| *other == die) else {
            return Some(Refusal::NoSuchDie { from, to: step.to() });
        };
        if let Some(refusal) = impossible_step(&mover, own, step) {
            return Some(refusal);
        }
        let after = Mover::after(own, step);
        if mover.ending(after).is_some() {
            return None;
        }
        let mut rest = left;
        rest.remove(used);
        let made = self.steps.len() as u8 + 1;
        if made + most_steps(&mover, after, &rest) < self.required {
            return Some(Refusal::MoreDice { steps: self.required });
        }
        let high = self.decision.dice.high();
        let higher_too = self.required == 1 && die != high && {
            let can = mover.sources(mover.free(own), high.pips());
            can != 0
        };
        higher_too.then_some(Refusal::HigherDie { die: high })
    }

    /// Makes a step.
    ///
    /// # Errors
    /// The [`Refusal`] that says why it is not legal now; the draft stays as it was.
    pub fn step(&mut self, from: Point, die: Die) -> Result<(), Refusal> {
        match self.refusal(from, die) {
            Some(refusal) => Err(refusal),
            None => {
                self.steps.push(Step { from, die });
                Ok(())
            }
        }
    }

    /// Takes back the last step, and says which it was; nothing if none was made.
    ///
    /// ```
    /// use plakoto_rules::{Decision, Die, Point};
    /// let mut draft = "o----------------------O w65".parse::<Decision>()?.draft();
    /// draft.step(Point::START, Die::new(6).unwrap())?;
    /// assert_eq!(draft.undo().unwrap().to_string(), "24/18");
    /// assert_eq!(draft.undo(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<Step> {
        self.steps.pop()
    }

    /// Whether nothing is left to play: every die that can be, or the game is over.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.steps.len() >= usize::from(self.required) || self.ending().is_some()
    }

    /// The play, once it is complete. A roll that cannot be played is complete from the start.
    #[must_use]
    pub fn play(&self) -> Option<Play> {
        self.is_complete().then(|| {
            let outcome = self.ending().map(|ending| ending.outcome);
            let after = AfterState { position: self.position(), outcome };
            Play::new(&self.decision, after, self.required)
        })
    }

    fn mover(&self) -> Mover {
        Mover::new(&self.decision.position, self.decision.side, self.decision.ruleset)
    }

    fn own(&self) -> Half {
        let start = self.decision.position.half(self.decision.side);
        self.steps.iter().fold(start, |own, step| Mover::after(own, *step))
    }

    fn different_dice_left(&self) -> Vec<Die> {
        let mut left = self.dice_left();
        left.dedup();
        left
    }
}

/// Why a step cannot be made, taken by itself.
fn impossible_step(mover: &Mover, own: Half, step: Step) -> Option<Refusal> {
    let free = mover.free(own);
    let Step { from, die } = step;
    if mover.captives & from.bit() != 0 {
        return Some(Refusal::Pinned { point: from });
    }
    if free & from.bit() == 0 {
        return Some(Refusal::NoChecker { point: from });
    }
    if mover.sources(free, die.pips()) & from.bit() != 0 {
        return None;
    }
    let highest = |mask: u32| Point::in_mask(mask).next();
    Some(match step.to() {
        Some(point) if mover.captives & point.bit() != 0 => Refusal::OwnCaptive { point },
        Some(point) => Refusal::Closed { point },
        None => match (highest(mover.captives), highest(own.occupied())) {
            (_, Some(point)) if !point.is_home() && mover.captives & point.bit() == 0 => {
                Refusal::NotHome { point }
            }
            (Some(point), _) => Refusal::CaptiveKeepsHome { point },
            (_, Some(point)) => Refusal::HigherChecker { point },
            _ => Refusal::NoChecker { point: from },
        },
    })
}

/// The most steps that these dice allow, where a step that ends the game counts as all of them.
fn most_steps(mover: &Mover, own: Half, dice: &[Die]) -> u8 {
    let all = dice.len() as u8;
    let mut most = 0;
    for (index, die) in dice.iter().enumerate() {
        if dice[..index].contains(die) {
            continue;
        }
        let mut rest = dice.to_vec();
        rest.remove(index);
        for from in Point::in_mask(mover.sources(mover.free(own), die.pips())) {
            let after = Mover::after(own, Step { from, die: *die });
            if mover.ending(after).is_some() {
                return all;
            }
            most = most.max(1 + most_steps(mover, after, &rest));
            if most == all {
                return all;
            }
        }
    }
    most
}
