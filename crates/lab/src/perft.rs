//! Counting the plays to a depth: the usual measure of a move generator, and a check on its rules.

use std::iter::Sum;
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use plakoto_rules::notation::Situation;
use plakoto_rules::{AfterStates, Decision, Dice, Position, Ruleset, Side, Variant};

use crate::Failure;

/// Where counting begins.
#[derive(Clone, Copy, Debug)]
pub struct Root {
    position: Position,
    side: Side,
    ruleset: Ruleset,
}

/// The plays at one depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All of them, one for each roll and distinct position and outcome; a pass is one.
    pub plays: u64,
    /// Those that end the game.
    pub ended: u64,
}

impl Sum for Count {
    fn sum<I: Iterator<Item = Count>>(counts: I) -> Count {
        counts.fold(Count::default(), |one, two| Count {
            plays: one.plays + two.plays,
            ended: one.ended + two.ended,
        })
    }
}

impl Root {
    /// A root from a position code and a side to roll; the start, with White, without a text.
    ///
    /// # Errors
    /// Says what cannot be read and where, or that the game is over.
    pub fn new(variant: Variant, text: Option<&str>) -> Result<Root, Failure> {
        let ruleset = Ruleset::preset(variant);
        let Some(text) = text else {
            return Ok(Root { position: Position::START, side: Side::White, ruleset });
        };
        let Situation { position, side, dice, .. } = text.parse()?;
        if dice.is_some() {
            return Err(Failure::SurplusDice);
        }
        if text.split_whitespace().nth(2).is_some() {
            return Err(Failure::SurplusRules);
        }
        match position.ending(ruleset) {
            Some(ending) => Err(Failure::Over(ending)),
            None => Ok(Root { position, side, ruleset }),
        }
    }

    /// The plays at a depth of turns, on all processor cores.
    ///
    /// ```
    /// use plakoto_lab::perft::{Count, Root};
    /// use plakoto_rules::Variant;
    /// let root = Root::new(Variant::Plakoto, None).unwrap();
    /// assert_eq!(root.count(2), Count { plays: 3474, ended: 0 });
    /// ```
    #[must_use]
    pub fn count(&self, depth: u8) -> Count {
        if depth <= 1 {
            return self.below(&mut buffers(depth));
        }
        let first = self.children();
        let next = AtomicUsize::new(0);
        let work = || {
            let mut buffers = buffers(depth - 1);
            std::iter::from_fn(|| first.get(next.fetch_add(1, Ordering::Relaxed)))
                .map(|child| child.below(&mut buffers))
                .sum()
        };
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        thread::scope(|scope| {
            let others: Vec<_> = (1..cores).map(|_| scope.spawn(work)).collect();
            let own: Count = work();
            let theirs = others.into_iter().map(|other| match other.join() {
                Ok(count) => count,
                Err(panic) => std::panic::resume_unwind(panic),
            });
            theirs.chain([own]).sum()
        })
    }

    /// What every roll's plays lead to, where the game goes on.
    fn children(&self) -> Vec<Root> {
        let mut after = AfterStates::new();
        let mut children = Vec::new();
        for dice in Dice::all() {
            after.fill(&self.with(dice));
            children.extend(self.going_on(&after));
        }
        children
    }

    /// The plays as deep below as there are buffers.
    fn below(&self, buffers: &mut [AfterStates]) -> Count {
        let Some((after, deeper)) = buffers.split_first_mut() else { return Count::default() };
        Dice::all()
            .map(|dice| {
                after.fill(&self.with(dice));
                if deeper.is_empty() {
                    let ended = after.as_slice().iter().filter(|after| after.outcome.is_some()).count();
                    return Count { plays: after.as_slice().len() as u64, ended: ended as u64 };
                }
                self.going_on(after).map(|child| child.below(deeper)).sum()
            })
            .sum()
    }

    fn going_on(&self, after: &AfterStates) -> impl Iterator<Item = Root> {
        let (side, ruleset) = (self.side.other(), self.ruleset);
        let open = after.as_slice().iter().filter(|after| after.outcome.is_none());
        open.map(move |after| Root { position: after.position, side, ruleset })
    }

    fn with(&self, dice: Dice) -> Decision {
        Decision { position: self.position, side: self.side, dice, ruleset: self.ruleset }
    }
}

/// One buffer for each depth, to be filled again and again.
fn buffers(depth: u8) -> Vec<AfterStates> {
    vec![AfterStates::new(); usize::from(depth)]
}
