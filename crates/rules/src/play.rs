use std::fmt;

use crate::half::Half;
use crate::mover::Mover;
use crate::{AfterState, Decision, Die, Outcome, Point, Position, Side, Step};

/// A whole legal play of a roll: where it leads, and steps that go there. Two plays of a decision
/// are equal when they lead to the same position, whatever the order they were played in.
///
/// ```
/// use plakoto_rules::{Decision, Side};
/// let decision: Decision = "AAABBB------------cccbbb w65 plakoto".parse()?;
/// let play = decision.parse_play("5/off 6/off")?;
/// assert_eq!(play.to_string(), "6/off 5/off");
/// assert_eq!(play.position().off(Side::White), 8);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    side: Side,
    steps: Vec<Step>,
    items: Vec<Item>,
    after: AfterState,
}

impl Play {
    /// The play that leads to one of the decision's after-states, by as many steps as every legal
    /// play of it has.
    pub(crate) fn new(decision: &Decision, after: AfterState, dice_used: u8) -> Play {
        let mover = Mover::new(&decision.position, decision.side, decision.ruleset);
        let own = decision.position.half(decision.side);
        let target = after.position.half(decision.side);
        let steps = Route::find(&mover, own, target, decision, dice_used);
        let items = items(&mover, own, target, &steps);
        Play { side: decision.side, steps, items, after }
    }

    /// Who plays.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Steps that lead there, each legal after the one before; none for a pass. Where there is a
    /// choice, they touch and go as little as they can (R5).
    ///
    /// ```
    /// use plakoto_rules::Decision;
    /// let decision: Decision = "o----------------------O w65".parse()?;
    /// let play = decision.parse_play("24/13")?;
    /// let steps: Vec<String> = play.steps().iter().map(ToString::to_string).collect();
    /// assert_eq!(steps, ["24/18", "18/13"]);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The position after the play.
    #[must_use]
    pub fn position(&self) -> Position {
        self.after.position
    }

    /// The outcome, if the play ends the game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.after.outcome
    }

    /// Whether the turn passes without a step (R6).
    #[must_use]
    pub fn is_pass(&self) -> bool {
        self.steps.is_empty()
    }

    /// What the play is written with, the highest sources first.
    #[must_use]
    pub fn items(&self) -> &[Item] {
        &self.items
    }
}

/// The canonical text, so that equal plays have equal text; `-` for a pass.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.items.is_empty() {
            return f.write_str("-");
        }
        for (index, item) in self.items.iter().enumerate() {
            let blank = if index == 0 { "" } else { " " };
            write!(f, "{blank}{item}")?;
        }
        Ok(())
    }
}

/// The journey of one checker in a play, or of several alike.
///
/// ```
/// use plakoto_rules::Decision;
/// let decision: Decision = "o----------------------O w66 plakoto".parse()?;
/// let play = decision.parse_play("24/18(4)")?;
/// let item = &play.items()[0];
/// assert_eq!((item.from.number(), item.to.unwrap().number(), item.times), (24, 18, 4));
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Item {
    /// Where it starts.
    pub from: Point,
    /// Where it ends; nothing if it bears off.
    pub to: Option<Point>,
    /// Where it pins on its way and goes on (R5).
    pub touches: Vec<Point>,
    /// Whether it pins where it ends (R4).
    pub pins: bool,
    /// How many checkers make this journey.
    pub times: u8,
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        for point in &self.touches {
            write!(f, "/{point}*")?;
        }
        match self.to {
            Some(point) => write!(f, "/{point}")?,
            None => f.write_str("/off")?,
        }
        if self.pins {
            f.write_str("*")?;
        }
        if self.times > 1 {
            write!(f, "({})", self.times)?;
        }
        Ok(())
    }
}

/// A search for steps that lead from one state of the mover's checkers to another.
struct Route<'a> {
    mover: &'a Mover,
    /// The counts at the beginning and those to reach; their pins count for nothing.
    own: Half,
    target: Half,
    /// How many steps it takes, unless the game ends before. One step can lead where two do: with
    /// 6-1, `6/off` and `6/5/off`.
    dice_used: u8,
    best: Option<(usize, Vec<Step>)>,
}

impl Route<'_> {
    fn find(mover: &Mover, own: Half, target: Half, decision: &Decision, dice_used: u8) -> Vec<Step> {
        let dice = decision.dice;
        let (own, target) = (own.with_pins(0), target.with_pins(0));
        let mut route = Route { mover, own, target, dice_used, best: None };
        let mut steps = Vec::with_capacity(4);
        if own != route.target {
            if dice.is_double() {
                route.search(own, &[dice.high(); 4], 0, &mut steps);
            } else {
                route.search(own, &[dice.high(), dice.low()], 0, &mut steps);
                route.search(own, &[dice.low(), dice.high()], 0, &mut steps);
            }
        }
        route.best.map(|(_, steps)| steps).unwrap_or_default()
    }

    fn search(&mut self, own: Half, dice: &[Die], touches: usize, steps: &mut Vec<Step>) {
        let Some((die, rest)) = dice.split_first() else { return };
        for from in Point::in_mask(self.mover.sources(self.mover.free(own), die.pips())) {
            let step = Step { from, die: *die };
            let after = Mover::after(own, step);
            if !leads_to(after, self.target) {
                continue;
            }
            let touch = step.to().is_some_and(|to| self.touches(to));
            let touches = touches + usize::from(touch);
            if self.best.as_ref().is_some_and(|(best, _)| *best <= touches) {
                continue;
            }
            steps.push(step);
            let over = self.mover.ending(after).is_some();
            if after == self.target && (over || steps.len() == usize::from(self.dice_used)) {
                self.best = Some((touches, steps.clone()));
            } else if !over {
                self.search(after, rest, touches, steps);
            }
            steps.pop();
        }
    }

    /// Whether to land on a point is to touch and go there (R5).
    fn touches(&self, point: Point) -> bool {
        touch_and_go(self.mover, self.own, self.target, point)
    }
}

/// Whether checkers that only move down could still come from one state to another: of none of
/// the highest points may there be fewer than in the end.
fn leads_to(own: Half, target: Half) -> bool {
    let mut spare = 0i16;
    (1..=24u8).rev().all(|place| {
        spare += i16::from(own.count(place)) - i16::from(target.count(place));
        spare >= 0
    })
}

/// Whether a landing on a point pins there for the time being alone: the mover has nobody there
/// before the play and after it.
fn touch_and_go(mover: &Mover, own: Half, target: Half, point: Point) -> bool {
    let number = point.number();
    mover.lone & point.bit() != 0 && own.count(number) == 0 && target.count(number) == 0
}

/// The journeys that a set of steps amounts to, each as far as one checker can have gone.
fn items(mover: &Mover, own: Half, target: Half, steps: &[Step]) -> Vec<Item> {
    let mut under_way: Vec<Journey> = Vec::new();
    let mut arrived: Vec<Journey> = Vec::new();
    for point in Point::all() {
        let (mut here, elsewhere): (Vec<_>, Vec<_>) =
            under_way.into_iter().partition(|journey| journey.at == Some(point));
        under_way = elsewhere;
        let mut here_or_off = Vec::new();
        let touch = touch_and_go(mover, own, target, point);
        for step in steps.iter().filter(|step| step.from == point) {
            let mut journey = if here.is_empty() {
                Journey { from: point, touches: Vec::new(), at: Some(point) }
            } else {
                here.remove(0)
            };
            if touch {
                journey.touches.push(point);
            }
            journey.at = step.to();
            if journey.at.is_some() { under_way.push(journey) } else { here_or_off.push(journey) }
        }
        here_or_off.append(&mut here);
        for journey in here_or_off {
            let after = |other: &Journey| (other.from, other.at) >= (journey.from, journey.at);
            arrived.insert(arrived.partition_point(after), journey);
        }
    }

    let mut newly_pinned = mover.lone & target.occupied() & !own.occupied();
    let mut items: Vec<Item> = Vec::new();
    for Journey { from, touches, at: to } in arrived {
        match items.last_mut() {
            Some(last) if last.from == from && last.to == to && last.touches == touches => last.times += 1,
            _ => {
                let bit = to.map_or(0, Point::bit);
                let pins = newly_pinned & bit != 0;
                newly_pinned &= !bit;
                items.push(Item { from, to, touches, pins, times: 1 });
            }
        }
    }
    items
}

/// One checker on its way.
struct Journey {
    from: Point,
    touches: Vec<Point>,
    at: Option<Point>,
}
