use crate::half::{CHECKERS, Half};
use crate::mover::{Mover, OUTSIDE};
use crate::{Decision, Dice, Outcome, Position};

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
    levels: Levels,
}

/// What the search by levels keeps between rolls, for its memory alone.
#[derive(Clone, Debug, Default)]
struct Levels {
    level: Vec<Half>,
    next: Vec<Half>,
    deepest: Vec<Half>,
    ended: Vec<Half>,
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
    /// The game must not be [over](Position::ending) yet: if it is, the states are those of a
    /// game that went on.
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
        let mother = mover.mother_in_play(own, free, high, low);
        if dice.is_double() && !mother {
            self.doubles(&mover, own, free, high);
        } else if mother || may_come_to_bear_off(&mover, own) {
            self.by_levels(&mover, own, *dice);
        } else {
            self.pairs(&mover, own, free, high, low);
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

    /// A double without a mother in play. Any set of steps that can be made at all can be made
    /// from the highest source down, and how often each point is left tells the sets apart: so
    /// going down only finds each state once.
    fn doubles(&mut self, mover: &Mover, own: Half, free: u32, die: u8) {
        self.found.reserve(64);
        // With four outside, all four steps bring them home at best.
        let bears_off = mover.captives == 0 && (own.occupied() & OUTSIDE).count_ones() < 4;
        for steps in (1..=4).rev() {
            if bears_off {
                self.downwards::<true>(mover, own, free, die, u32::MAX, steps);
            } else {
                self.downwards::<false>(mover, own, free, die, u32::MAX, steps);
            }
            if !self.found.is_empty() {
                self.dice_used = steps;
                return;
            }
        }
    }

    /// All states after so many more steps from the points of `below`, each from no higher a point
    /// than the one before.
    fn downwards<const BEARS_OFF: bool>(
        &mut self,
        mover: &Mover,
        own: Half,
        free: u32,
        die: u8,
        below: u32,
        steps: u8,
    ) {
        let sources =
            if BEARS_OFF { mover.sources(free, die) } else { mover.sources_on_board(free, die) } & below;
        for from in bits(sources) {
            let after = own.after(Half::change(from, die));
            let to = if BEARS_OFF { 1u32 << from.saturating_sub(die) & !1 } else { 1 << (from - die) };
            let gone = if own.count(from) == 1 { 1u32 << from } else { 0 };
            let free_after = free & !gone | to;
            if BEARS_OFF && after.count(0) == CHECKERS {
                self.push_if_over(mover, after, free_after);
            } else if steps == 1 {
                self.push(mover, after, free_after);
            } else {
                self.downwards::<BEARS_OFF>(mover, after, free_after, die, (2u32 << from) - 1, steps - 1);
            }
        }
    }

    /// What the two above leave out, by trying all orders step by step: a state reached twice is
    /// dropped after every level. A play that ends the game is complete (R7).
    fn by_levels(&mut self, mover: &Mover, own: Half, dice: Dice) {
        let (high, low) = (dice.high().pips(), dice.low().pips());
        let orders: &[&[u8]] = if dice.is_double() { &[&[high; 4]] } else { &[&[high, low], &[low, high]] };
        let Levels { mut level, mut next, mut deepest, mut ended } = std::mem::take(&mut self.levels);
        deepest.clear();
        ended.clear();
        let mut depth_reached = 0;
        for order in orders {
            level.clear();
            level.push(own);
            for (depth, die) in (1u8..).zip(order.iter().copied()) {
                next.clear();
                for state in &level {
                    for from in bits(mover.sources(mover.free(*state), die)) {
                        let after = state.after(Half::change(from, die));
                        let over = mover.ending(after).is_some();
                        if over { ended.push(after) } else { next.push(after) }
                    }
                }
                if next.is_empty() {
                    break;
                }
                next.sort_unstable();
                next.dedup();
                if depth > depth_reached {
                    depth_reached = depth;
                    deepest.clear();
                }
                // The higher die was tried first: where just one can be played, it is that (R6).
                if depth == depth_reached && (depth > 1 || deepest.is_empty()) {
                    deepest.extend_from_slice(&next);
                }
                std::mem::swap(&mut level, &mut next);
            }
        }
        if !ended.is_empty() {
            if depth_reached < dice.steps() {
                deepest.clear();
            }
            depth_reached = dice.steps();
            deepest.append(&mut ended);
        }
        deepest.sort_unstable();
        deepest.dedup();
        self.dice_used = depth_reached;
        for state in &deepest {
            self.push_if_over(mover, *state, mover.free(*state));
        }
        self.levels = Levels { level, next, deepest, ended };
    }

    #[inline]
    fn push(&mut self, mover: &Mover, own: Half, free: u32) {
        self.found.push(AfterState { position: mover.position(own, free), outcome: None });
    }

    #[inline]
    fn push_if_over(&mut self, mover: &Mover, own: Half, free: u32) {
        let outcome = mover.ending(own).map(|ending| ending.outcome);
        self.found.push(AfterState { position: mover.position(own, free), outcome });
    }
}

/// Whether the mover could be bearing off by the second of two steps.
fn may_come_to_bear_off(mover: &Mover, own: Half) -> bool {
    let outside = own.occupied() & OUTSIDE;
    mover.captives == 0 && outside.count_ones() <= 1 && own.made() & outside == 0
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
