use crate::half::Half;
use crate::mover::{Mover, OUTSIDE};
use crate::{Decision, Outcome, Position};

/// A position that a legal play reaches, and what the game is worth if it ends there.
///
/// ```
/// use plakoto_rules::{AfterStates, Decision};
/// let mut after = AfterStates::new();
/// after.fill(&"A----------------------b w65 tapa".parse::<Decision>()?);
/// let state = after.as_slice()[0];
/// assert_eq!(state.position.to_string(), "-----------------------b");
/// assert_eq!(state.outcome.unwrap().to_string(), "w1");
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct AfterState {
    /// The position after the play.
    pub position: Position,
    /// The outcome, if the play ends the game.
    pub outcome: Option<Outcome>,
}

/// The distinct positions that a roll can lead to: the hot path of search and training.
///
/// It is a buffer to be filled again and again, so that no play costs an allocation. How the
/// checkers get there is not written down; ask [`Decision::plays`] for that.
///
/// ```
/// use plakoto_rules::{AfterStates, Decision};
/// let mut after = AfterStates::new();
/// after.fill(&"o----------------------O w65 plakoto".parse::<Decision>()?);
/// assert_eq!(after.dice_used(), 2);
/// assert_eq!(after.as_slice().len(), 2);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct AfterStates {
    found: Vec<AfterState>,
    dice_used: u8,
    scratch: Scratch,
}

/// States on the way, kept between rolls for their memory alone.
#[derive(Clone, Debug, Default)]
struct Scratch {
    /// After complete plays, some perhaps more than once.
    complete: Vec<Half>,
    /// After one step.
    single: Vec<Half>,
}

impl AfterStates {
    /// An empty buffer.
    #[must_use]
    pub fn new() -> AfterStates {
        AfterStates::default()
    }

    /// Every state found, each once, in an order that depends on the position and roll alone. On
    /// a pass it holds the unchanged position.
    #[must_use]
    pub fn as_slice(&self) -> &[AfterState] {
        &self.found
    }

    /// The steps of every legal play, where a play that ends the game counts as all (R6, R7);
    /// 0 means that the turn passes.
    #[must_use]
    pub fn dice_used(&self) -> u8 {
        self.dice_used
    }

    /// Finds all states that the roll can lead to, in place of what was there.
    ///
    /// The game must not be [over](Position::ending) yet: if it is, what is found has no meaning.
    ///
    /// ```
    /// use plakoto_rules::{AfterStates, Decision, Dice};
    /// let decision: Decision = "o----------------------O w11".parse()?;
    /// let mut after = AfterStates::new();
    /// let counts = Dice::all().map(|dice| {
    ///     after.fill(&Decision { dice, ..decision });
    ///     after.as_slice().len()
    /// });
    /// assert_eq!(counts.sum::<usize>(), 59);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn fill(&mut self, decision: &Decision) {
        let Decision { position, side, dice, ruleset } = decision;
        let mover = Mover::new(position, *side, *ruleset);
        let own = position.half(*side);
        let free = mover.free(own);
        let (high, low) = (dice.high().pips(), dice.low().pips());
        self.found.clear();
        self.dice_used = 0;
        let may_end =
            mover.mother_in_play(own, free, high, low) || may_come_to_bear_off(&mover, own, dice.steps());
        match (dice.is_double(), may_end) {
            (true, false) => self.doubles(&mover, own, free, high),
            (true, true) => self.doubles_to_the_end(&mover, own, free, high),
            (false, false) => self.pairs(&mover, own, free, high, low),
            (false, true) => self.pairs_to_the_end(&mover, own, free, high, low),
        }
        if self.found.is_empty() {
            self.found.push(AfterState { position: *position, outcome: None });
        }
    }

    /// Two different dice, no bearing off and no end in sight: nothing that one step does
    /// changes whether another is possible, so all plays are pairs of sources, and a pair in
    /// which one checker could make both steps is counted once, as that checker's.
    fn pairs(&mut self, mover: &Mover, own: Half, free: u32, high: u8, low: u8) {
        let with_high = mover.sources_on_board(free, high);
        let with_low = mover.sources_on_board(free, low);
        let made = own.made();
        self.found.reserve(with_high.count_ones() as usize * (with_low.count_ones() as usize + 1) + 24);
        for one in bits(with_high) {
            let after_one = own.after(Half::change(one, high));
            // Where this checker goes, and where it comes from for the other die, is one journey.
            let journeys = 1u32 << (one - high) | 1u32.checked_shl(u32::from(one + low)).unwrap_or(0);
            let leaves = if made & 1 << one == 0 { 1 << one } else { 0 };
            let free_one = free & !leaves | 1 << (one - high);
            for two in bits(with_low & !journeys & !leaves) {
                let after = after_one.after(Half::change(two, low));
                let last = made & 1 << two == 0 || (two == one && own.count(one) == 2);
                let gone = if last { 1u32 << two } else { 0 };
                self.push(mover, after, free_one & !gone | 1 << (two - low));
            }
        }
        let journeys = mover.sources_on_board(free, high + low)
            & (mover.sources_on_board(free, high) | mover.sources_on_board(free, low));
        for one in bits(journeys) {
            let both = own.after(Half::change(one, high)).after(Half::change(one - high, low));
            let leaves = if made & 1 << one == 0 { 1u32 << one } else { 0 };
            self.push(mover, both, free & !leaves | 1 << (one - high - low));
        }
        if !self.found.is_empty() {
            self.dice_used = 2;
            return;
        }
        let (sources, die) = if with_high != 0 { (with_high, high) } else { (with_low, low) };
        for one in bits(sources) {
            let leaves = if made & 1 << one == 0 { 1u32 << one } else { 0 };
            self.push(mover, own.after(Half::change(one, die)), free & !leaves | 1 << (one - die));
            self.dice_used = 1;
        }
    }

    /// Two different dice where bearing off or the end is possible, by trying both orders step by
    /// step. What is reached twice is dropped in the end.
    fn pairs_to_the_end(&mut self, mover: &Mover, own: Half, free: u32, high: u8, low: u8) {
        let Scratch { mut complete, mut single } = std::mem::take(&mut self.scratch);
        complete.clear();
        single.clear();
        for (first, second) in [(high, low), (low, high)] {
            // Where just one die can be played, it is the higher, which is tried first (R6).
            let higher_can = !single.is_empty();
            for one in bits(mover.sources(free, first)) {
                let after_one = own.after(Half::change(one, first));
                if mover.ending(after_one).is_some() {
                    complete.push(after_one); // R7
                    continue;
                }
                for two in bits(mover.sources(mover.free(after_one), second)) {
                    complete.push(after_one.after(Half::change(two, second)));
                }
                if !higher_can {
                    single.push(after_one);
                }
            }
        }
        let (states, dice_used) = if complete.is_empty() { (&mut single, 1) } else { (&mut complete, 2) };
        self.dice_used = if states.is_empty() { 0 } else { dice_used };
        self.push_distinct(mover, states);
        self.scratch = Scratch { complete, single };
    }

    /// A double, no bearing off and no end in sight. Any set of steps that can be made at all can
    /// be made from the highest source down, and how often each point is left tells the sets
    /// apart: so going down only finds each state once.
    fn doubles(&mut self, mover: &Mover, own: Half, free: u32, die: u8) {
        self.found.reserve(64);
        for steps in (1..=4).rev() {
            self.downwards(mover, own, free, die, u32::MAX, steps);
            if !self.found.is_empty() {
                self.dice_used = steps;
                return;
            }
        }
    }

    /// All states after so many more steps from the points of `below`, each from no higher a point
    /// than the one before.
    fn downwards(&mut self, mover: &Mover, own: Half, free: u32, die: u8, below: u32, steps: u8) {
        for from in bits(mover.sources_on_board(free, die) & below) {
            let after = own.after(Half::change(from, die));
            let gone = if own.count(from) == 1 { 1u32 << from } else { 0 };
            let free_after = free & !gone | 1 << (from - die);
            if steps == 1 {
                self.push(mover, after, free_after);
            } else {
                self.downwards(mover, after, free_after, die, (2u32 << from) - 1, steps - 1);
            }
        }
    }

    /// A double where bearing off or the end is possible. A state in which the game goes on is
    /// still found by going down: on no way there is the game over, since what ends it, a pinned
    /// mother and an empty start point, stays so (her pinner leaves by bearing off alone, when the
    /// start point is long empty). A state that ends the game is any of these and one step more,
    /// from wherever.
    fn doubles_to_the_end(&mut self, mover: &Mover, own: Half, free: u32, die: u8) {
        self.scratch.complete.clear();
        for steps in (1..=4).rev() {
            self.downwards_to_the_end(mover, own, free, die, u32::MAX, steps);
            if !self.scratch.complete.is_empty() {
                self.dice_used = 4; // R7
                let mut complete = std::mem::take(&mut self.scratch.complete);
                self.push_distinct(mover, &mut complete);
                self.scratch.complete = complete;
                return;
            }
            if !self.found.is_empty() {
                self.dice_used = steps;
                return;
            }
        }
    }

    fn downwards_to_the_end(&mut self, mover: &Mover, own: Half, free: u32, die: u8, below: u32, steps: u8) {
        for from in bits(mover.sources(free, die)) {
            let after = own.after(Half::change(from, die));
            if mover.ending(after).is_some() {
                self.scratch.complete.push(after);
            } else if below & 1 << from != 0 {
                let free_after = mover.free(after);
                if steps == 1 {
                    self.push(mover, after, free_after);
                } else {
                    self.downwards_to_the_end(mover, after, free_after, die, (2u32 << from) - 1, steps - 1);
                }
            }
        }
    }

    /// Takes over states of which some may be there twice, and some may be the end.
    fn push_distinct(&mut self, mover: &Mover, states: &mut Vec<Half>) {
        states.sort_unstable();
        states.dedup();
        for state in states {
            let outcome = mover.ending(*state).map(|ending| ending.outcome);
            self.found.push(AfterState { position: mover.position(*state, mover.free(*state)), outcome });
        }
    }

    #[inline]
    fn push(&mut self, mover: &Mover, own: Half, free: u32) {
        self.found.push(AfterState { position: mover.position(own, free), outcome: None });
    }
}

/// Whether the mover could be bearing off by the last of so many steps: one is left when those
/// outside are home, of which there are at least two on a made point.
fn may_come_to_bear_off(mover: &Mover, own: Half, steps: u8) -> bool {
    let outside = own.occupied() & OUTSIDE;
    let at_least = outside.count_ones() + (outside & own.made()).count_ones();
    mover.captives == 0 && at_least < u32::from(steps)
}

/// The numbers of the bits set, lowest first.
#[inline]
fn bits(mut mask: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            bit
        })
    })
}
