//! What is said of a board, one table a language: for positions in words, for refusals, for errors. A
//! text that is missing does not compile, and no sentence is glued from pieces: what varies goes
//! through a function of the language.

mod de;
mod en;

use plakoto_rules::notation::ParseError;
use plakoto_rules::{Die, Ending, Impossible, Point, Refusal, Side, Stack, Variant};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// A language.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_rules::Side;
/// let german = Locale::choose(["fr", "de-AT"]).unwrap();
/// assert_eq!((german.speech().to_roll)(Side::White), "Weiß würfelt.");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
pub enum Locale {
    /// English.
    En,
    /// German.
    De,
}

impl Locale {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Locale; 2] = [Locale::En, Locale::De];

    /// The language's tag, as pages name it.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::De => "de",
        }
    }

    /// The first language of a reader's list that is spoken here.
    pub fn choose<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Option<Locale> {
        wanted.into_iter().find_map(|tag| {
            let language = tag.split(['-', '_']).next().unwrap_or_default();
            Locale::ALL.into_iter().find(|locale| language.eq_ignore_ascii_case(locale.tag()))
        })
    }

    /// What is said of a board in it.
    #[must_use]
    pub const fn speech(self) -> &'static Speech {
        match self {
            Locale::En => &en::SPEECH,
            Locale::De => &de::SPEECH,
        }
    }
}

/// What a point holds, for a position in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The point, in the numbering of whose numbers are shown.
    pub point: Point,
    /// Who has the point.
    pub owner: Side,
    /// How many of the owner's checkers are there, 1 to 15.
    pub count: u8,
    /// Whether one of the other side is pinned below them.
    pub captive: bool,
}

impl Standing {
    /// What stands there.
    #[must_use]
    pub fn new(point: Point, stack: Stack) -> Standing {
        let Stack { owner, count, captive } = stack;
        Standing { point, owner, count, captive }
    }
}

/// What is said of a board in one language. Points are in the numbering of the side to move, or of
/// whose numbers are shown.
pub struct Speech {
    /// The language's own name.
    pub language: &'static str,
    /// A side's name.
    pub side: fn(Side) -> &'static str,
    /// A game's name.
    pub game: fn(Variant) -> &'static str,
    /// The name of a board.
    pub board: &'static str,

    /// That a side is to roll.
    pub to_roll: fn(Side) -> String,
    /// That a side is to play a roll.
    pub to_play: fn(Side, Die, Die) -> String,
    /// That a side cannot play its roll.
    pub passes: fn(Side, Die, Die) -> String,
    /// That a side made a play.
    pub played: fn(Side, &str) -> String,
    /// That a die pins a checker of this side.
    pub pins: fn(Side, Die, Point) -> String,
    /// That the last checker of this side on its start point is pinned.
    pub pins_mother: fn(Side) -> String,
    /// The same, while the pinner's own start point is not empty (R11).
    pub pins_mother_waits: fn(Side) -> String,
    /// That a checker of this side is free again.
    pub frees: fn(Side, Point) -> String,
    /// Points that are won.
    pub won: fn(u8) -> &'static str,
    /// How a game ended.
    pub ended: fn(Ending) -> String,
    /// Why a step is refused.
    pub refused: fn(Refusal) -> String,
    /// Why a position cannot occur in play.
    pub impossible: fn(Impossible) -> String,
    /// Where a text is wrong, and how.
    pub wrong: fn(&ParseError) -> String,

    /// The heading of a position in words.
    pub words: &'static str,
    /// What stands on a point.
    pub point: fn(Standing) -> String,
    /// That nothing does.
    pub empty: fn(Point) -> String,
    /// A side's checkers borne off, and its pips.
    pub off: fn(Side, u8, u16) -> String,
    /// The play that led to a position.
    pub last: fn(Side, &str) -> String,
    /// To copy a position in words.
    pub copy_words: &'static str,
    /// That it was copied.
    pub copied: &'static str,
    /// That it cannot be.
    pub not_copied: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_is_spoken_is_chosen() {
        assert_eq!(Locale::choose(["fr-FR", "de-AT", "en"]), Some(Locale::De));
        assert_eq!(Locale::choose(["EN_us"]), Some(Locale::En));
        assert_eq!(Locale::choose(["", "pt"]), None);
    }
}
