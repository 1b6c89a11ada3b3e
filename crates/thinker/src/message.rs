//! What the page and the engine say to each other.
//!
//! A question holds the board, the roll and the rules, and nothing else: whatever dice come later,
//! the engine cannot know them.

use std::fmt;

pub use plakoto_engine::{Chances, Level, Plies, Ranked};
use plakoto_rules::{Decision, Position, Ruleset, Side};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// What the page sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Request {
    /// A question. Its answers bear its number.
    Ask {
        /// Chosen by who asks, from 1.
        number: u32,
        /// The question.
        what: What,
    },
    /// The answer is not wanted any more. If it was not given yet it will be
    /// [cancelled](Answer::Cancelled).
    Cancel {
        /// The question's number.
        number: u32,
    },
}

/// A question to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum What {
    /// Which play does a player of this level choose? Answered by one [`Choice`](Answer::Choice).
    Choose {
        /// The roll to be played.
        decision: Decision,
        /// Who plays.
        level: Level,
    },
    /// What is each play worth? Answered by [rankings](Answer::Ranking), each better founded than
    /// the one before.
    Rank {
        /// The roll to be played.
        decision: Decision,
        /// How far to look.
        plies: Plies,
    },
    /// How will the game end? Answered by one [`Evaluation`](Answer::Evaluation).
    Evaluate {
        /// Where the checkers are.
        position: Position,
        /// Who is to roll.
        side: Side,
        /// The rules that are played.
        ruleset: Ruleset,
        /// How far to look.
        plies: Plies,
    },
}

impl What {
    /// Where the checkers are.
    #[must_use]
    pub fn position(&self) -> &Position {
        match self {
            What::Choose { decision, .. } | What::Rank { decision, .. } => &decision.position,
            What::Evaluate { position, .. } => position,
        }
    }

    /// The rules that are played.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        match self {
            What::Choose { decision, .. } | What::Rank { decision, .. } => decision.ruleset,
            What::Evaluate { ruleset, .. } => *ruleset,
        }
    }
}

/// What the engine sends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the question; 0 answers a message that could not be read.
    pub number: u32,
    /// The answer.
    pub answer: Answer,
}

/// An answer of the engine. Every question gets one that is the [last](Answer::is_last), and before
/// it perhaps others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// The play that was chosen, with its chances as far as they were looked at.
    Choice(Ranked),
    /// Every distinct play, the best first, for the side that plays.
    Ranking {
        /// The plays; of a turn that passes, the pass.
        plays: Vec<Ranked>,
        /// Whether this is the last word.
        done: bool,
    },
    /// The chances of the side to roll.
    Evaluation(Chances),
    /// The question was taken back, or too many came after it.
    Cancelled,
    /// There is no answer.
    Refused(Trouble),
}

impl Answer {
    /// Whether no other answer to the same question follows.
    ///
    /// ```
    /// use plakoto_thinker::message::Answer;
    /// assert!(Answer::Cancelled.is_last());
    /// assert!(!Answer::Ranking { plays: Vec::new(), done: false }.is_last());
    /// ```
    #[must_use]
    pub fn is_last(&self) -> bool {
        !matches!(self, Answer::Ranking { done: false, .. })
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trouble {
    /// The bytes are no [`Request`].
    NoRequest,
    /// The game is over.
    Over,
    /// The weights did not come, or are none.
    NoWeights(String),
    /// The engine does not run.
    NoEngine,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::NoRequest => f.write_str("the message is no request"),
            Trouble::Over => f.write_str("the game is over"),
            Trouble::NoWeights(reason) => write!(f, "there are no weights: {reason}"),
            Trouble::NoEngine => f.write_str("the engine does not run"),
        }
    }
}

/// A message as bytes.
///
/// ```
/// use plakoto_thinker::message::{Request, read, write};
/// let cancel = Request::Cancel { number: 7 };
/// assert_eq!(read(&write(&cancel)), Some(cancel));
/// assert_eq!(read::<Request>(b"hello"), None);
/// ```
#[must_use]
pub fn write(message: &impl Serialize) -> Vec<u8> {
    // Memory takes whatever is written to it, and our messages are of known lengths.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// The message that the bytes are, the whole of them.
#[must_use]
pub fn read<M: DeserializeOwned>(bytes: &[u8]) -> Option<M> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Some(message),
        _ => None,
    }
}
