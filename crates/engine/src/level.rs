use std::fmt;

use plakoto_rules::{AfterState, Decision};

use crate::judgement::Judgement;
use crate::{Search, Thinking};

/// How strong a player is, 1 to 7.
///
/// A weaker level judges worse. It runs with the hindmost, leaves its mother alone, pins what it can
/// and lets captives go, and misjudges single positions: the more, the weaker it is. It has the same
/// dice as anybody, and its play is always the same on the same board with the same roll. The
/// strongest looks three plies deep, and plays on from the plays that are nearly equal then.
///
/// ```
/// use plakoto_engine::Level;
/// assert_eq!(Level::ALL.len(), 7);
/// assert_eq!(Level::new(3).map(Level::number), Some(3));
/// assert_eq!((Level::new(0), Level::new(8)), (None, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Level(u8);

/// How dim each level but the strongest is: chosen so that each beats the next weaker one by about as
/// much. `plakoto levels` measures it.
const DIMNESS: [f32; 6] = [0.82, 0.75, 0.65, 0.535, 0.385, 0.2];

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 7] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7)];

    /// The strongest.
    pub const FULL: Level = Level(7);

    /// The most evaluations that a play takes at full strength.
    pub const BUDGET: u64 = 1_500_000;

    /// That level, 1 to 7; nothing for any other number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=7 => Some(Level(number)),
            _ => None,
        }
    }

    /// Its number, 1 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it thinks about a roll: [`best`](Thinking::best) is its play once it is done.
    ///
    /// ```
    /// use plakoto_engine::{Level, Net, Search, Weights};
    /// use plakoto_rules::Decision;
    /// let net = Net::new(Weights::zero()).unwrap();
    /// let mut search = Search::new(&net);
    /// let decision: Decision = "o----------------------O w65".parse()?;
    /// let mut thinking = Level::FULL.think(&decision);
    /// while !thinking.advance(&mut search, 1_000) {}
    /// assert!(thinking.best().is_some());
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn think(self, decision: &Decision) -> Thinking {
        match DIMNESS.get(usize::from(self.0) - 1) {
            Some(dimness) => Thinking::misjudged(decision, Judgement::dim(*dimness)),
            None => Thinking::thorough(decision, Level::BUDGET),
        }
    }

    /// The play of this level.
    #[must_use]
    pub fn choose(self, search: &mut Search<'_>, decision: &Decision) -> AfterState {
        let mut thinking = self.think(decision);
        thinking.advance(search, Search::FREELY);
        // Once it is done there is a play, if only a pass.
        let pass = AfterState { position: decision.position, outcome: None };
        thinking.best().unwrap_or(pass)
    }
}

/// The number.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

/// Fails for a level that there is not.
impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Level, &'static str> {
        Level::new(number).ok_or("levels are 1 to 7")
    }
}
