//! The published recipe, rebuilt as an opponent: 256 unary inputs, 128 hidden units, three outputs,
//! two million games of TD(0.7) against itself.
//!
//! Nothing is added that the recipe does not have: no throws counted, no ends masked, no search. So
//! it shows what an engine is worth beyond it.

mod net;
mod training;
mod units;

use std::sync::LazyLock;

use plakoto_rules::{AfterState, AfterStates, Decision, Outcome, Side, Variant};

pub use net::{BadRecipe, Recipe};
pub use training::{Schedule, run};

static PLAKOTO: LazyLock<Recipe> = LazyLock::new(|| read(include_bytes!("../../data/plakoto.recipe")));
static TAPA: LazyLock<Recipe> = LazyLock::new(|| read(include_bytes!("../../data/tapa.recipe")));

fn read(bytes: &[u8]) -> Recipe {
    // A test reads them both.
    Recipe::from_bytes(bytes).unwrap_or_else(|error| unreachable!("{error}"))
}

impl Recipe {
    /// The one that was trained for a game.
    #[must_use]
    pub fn trained(variant: Variant) -> &'static Recipe {
        match variant {
            Variant::Plakoto => &PLAKOTO,
            Variant::Tapa => &TAPA,
        }
    }

    /// The play after which the other side is thought to have the least, and what it has then.
    fn best(&self, decision: &Decision, memory: &mut Memory) -> (AfterState, Chances) {
        let Memory { after, chances } = memory;
        after.fill(decision);
        let base = self.look(&decision.position, decision.side.other());
        self.judge(&base, after.as_slice(), chances);
        let plays = after.as_slice().iter().zip(chances.iter());
        let mut best = (AfterState { position: decision.position, outcome: None }, Chances::default());
        let mut least = f32::INFINITY;
        for (after, theirs) in plays {
            if equity(theirs) < least {
                least = equity(theirs);
                best = (*after, *theirs);
            }
        }
        best
    }

    /// The play.
    pub(crate) fn choose(&self, decision: &Decision, memory: &mut Memory) -> AfterState {
        self.best(decision, memory).0
    }
}

/// What is kept from one choice to the next for its memory alone.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    after: AfterStates,
    chances: Vec<Chances>,
}

/// Chances to win, to win double, and to lose double.
type Chances = [f32; 3];

/// Points to be won, less those to be lost.
fn equity([win, win_double, lose_double]: &Chances) -> f32 {
    2.0 * win - 1.0 + win_double - lose_double
}

/// What a finished game is worth to a side. The recipe knows no draws: one is half a win.
fn certain(outcome: Outcome, side: Side) -> Chances {
    match outcome {
        Outcome::Draw => [0.5, 0.0, 0.0],
        Outcome::Win { side: winner, double } => {
            let double = f32::from(u8::from(double));
            if winner == side { [1.0, double, 0.0] } else { [0.0, 0.0, double] }
        }
    }
}

/// The same for the other side.
fn exchanged([win, win_double, lose_double]: &Chances) -> Chances {
    [1.0 - win, *lose_double, *win_double]
}
