//! What is said of a board, one table a language: for positions in words, for refusals, for errors. A
//! text that is missing does not compile, and no sentence is glued from pieces: what varies goes into
//! the holes of a [`Sentence`] or, where the words around it vary with it, through a function of the
//! language.

mod ar;
mod bg;
mod da;
mod de;
mod el;
mod en;
mod es;
mod plural;
mod sentence;

pub use ar::counted as counted_in_arabic;
pub use plural::Plural;
pub use sentence::Sentence;

use plakoto_rules::notation::{Field, ParseError, Problem};
use plakoto_rules::{Die, Ending, Impossible, Point, Refusal, SetupProblem, Side, Stack, Variant};
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
// Kept by the place in this list, so what is new goes to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "lowercase"))]
pub enum Locale {
    /// English.
    En,
    /// German.
    De,
    /// Danish.
    Da,
    /// Spanish.
    Es,
    /// Greek.
    El,
    /// Bulgarian.
    Bg,
    /// Arabic.
    Ar,
}

/// Which way a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// As this is.
    LeftToRight,
    /// As Arabic is. Boards, plays and dice are not turned round with it.
    RightToLeft,
}

impl Direction {
    /// As a page's `dir` names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Direction::LeftToRight => "ltr",
            Direction::RightToLeft => "rtl",
        }
    }
}

const DE: bool = is_built(b"de");
const DA: bool = is_built(b"da");
const ES: bool = is_built(b"es");
const EL: bool = is_built(b"el");
const BG: bool = is_built(b"bg");
const AR: bool = is_built(b"ar");

/// Whether the build has that language.
const fn is_built(tag: &[u8; 2]) -> bool {
    match option_env!("PLAKOTO_LANGUAGE") {
        None => true,
        Some(only) => {
            let only = only.as_bytes();
            only.len() == 2 && only[0] == tag[0] && only[1] == tag[1]
        }
    }
}

impl Locale {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Locale; 7] =
        [Locale::En, Locale::De, Locale::Da, Locale::Es, Locale::El, Locale::Bg, Locale::Ar];

    /// The language's tag, as pages name it.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::De => "de",
            Locale::Da => "da",
            Locale::Es => "es",
            Locale::El => "el",
            Locale::Bg => "bg",
            Locale::Ar => "ar",
        }
    }

    /// The first language of a reader's list that is spoken here.
    pub fn choose<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Option<Locale> {
        wanted.into_iter().find_map(|tag| {
            let language = tag.split(['-', '_']).next().unwrap_or_default();
            Locale::ALL.into_iter().find(|locale| language.eq_ignore_ascii_case(locale.tag()))
        })
    }

    /// What is said of a board in it; English where the build left the language out.
    #[must_use]
    pub const fn speech(self) -> &'static Speech {
        match self {
            Locale::De if DE => &de::SPEECH,
            Locale::Da if DA => &da::SPEECH,
            Locale::Es if ES => &es::SPEECH,
            Locale::El if EL => &el::SPEECH,
            Locale::Bg if BG => &bg::SPEECH,
            Locale::Ar if AR => &ar::SPEECH,
            _ => &en::SPEECH,
        }
    }

    /// Whether this build speaks it: all languages, or the one that `PLAKOTO_LANGUAGE` named when it was
    /// compiled, and English. Who loads a diagram loads one language.
    #[must_use]
    pub const fn is_spoken(self) -> bool {
        match self {
            Locale::En => true,
            Locale::De => DE,
            Locale::Da => DA,
            Locale::Es => ES,
            Locale::El => EL,
            Locale::Bg => BG,
            Locale::Ar => AR,
        }
    }

    /// Which way it is written.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.speech().direction
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
    /// Which way it is written.
    pub direction: Direction,
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
    /// Why steps are refused; [`Speech::refused`] says it.
    pub refusals: Refusals,
    /// Why a position cannot occur in play.
    pub impossible: fn(Impossible) -> String,
    /// What can be wrong with a text; [`Speech::wrong`] says it.
    pub problems: Problems,

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

/// Why a step is refused, one text a [`Refusal`]. Holes are for points, and for the die.
pub struct Refusals {
    /// [`Refusal::NoChecker`].
    pub no_checker: Sentence<1>,
    /// [`Refusal::Pinned`].
    pub pinned: Sentence<1>,
    /// [`Refusal::Closed`].
    pub closed: Sentence<1>,
    /// [`Refusal::OwnCaptive`].
    pub own_captive: Sentence<1>,
    /// [`Refusal::NoSuchDie`] to a point.
    pub no_such_die: Sentence<2>,
    /// [`Refusal::NoSuchDie`] to bear off.
    pub no_such_die_off: Sentence<1>,
    /// [`Refusal::NotHome`].
    pub not_home: Sentence<1>,
    /// [`Refusal::CaptiveKeepsHome`].
    pub captive_keeps_home: Sentence<1>,
    /// [`Refusal::HigherChecker`].
    pub higher_checker: Sentence<1>,
    /// [`Refusal::MoreDice`] of a roll of two dice.
    pub both_dice: &'static str,
    /// [`Refusal::MoreDice`] of a double.
    pub more_dice: &'static str,
    /// [`Refusal::HigherDie`].
    pub higher_die: Sentence<1>,
    /// [`Refusal::TurnComplete`].
    pub turn_complete: &'static str,
    /// [`Refusal::NotWithThisRoll`].
    pub not_with_this_roll: &'static str,
}

/// What is wrong with a text, one sentence a [`Problem`]. Holes are for what was found.
pub struct Problems {
    /// Where: the field, the character, and a sentence.
    pub at: Sentence<3>,
    /// [`Field::Play`]; the fields before it have the names that they have in an address.
    pub play: &'static str,
    /// [`Field::Outcome`].
    pub outcome: &'static str,
    /// [`Field::End`].
    pub end: &'static str,
    /// [`Problem::Missing`].
    pub missing: &'static str,
    /// [`Problem::NoGroup`].
    pub no_group: Sentence<1>,
    /// [`Problem::StrayStar`].
    pub stray_star: &'static str,
    /// [`Problem::GroupCount`].
    pub group_count: Sentence<1>,
    /// [`SetupProblem::TooMany`]: the side, and its checkers.
    pub too_many: Sentence<2>,
    /// [`SetupProblem::NobodyOnTop`].
    pub nobody_on_top: Sentence<1>,
    /// [`Problem::NoSide`].
    pub no_side: Sentence<1>,
    /// [`Problem::NoDice`].
    pub no_dice: Sentence<1>,
    /// [`Problem::NoRuleset`].
    pub no_ruleset: Sentence<1>,
    /// [`Problem::NoOutcome`].
    pub no_outcome: Sentence<1>,
    /// [`Problem::Surplus`].
    pub surplus: Sentence<1>,
    /// [`Problem::NoPoint`].
    pub no_point: Sentence<1>,
    /// [`Problem::NoStep`].
    pub no_step: Sentence<1>,
    /// [`Problem::NoTimes`].
    pub no_times: Sentence<1>,
    /// [`Problem::Bar`].
    pub bar: &'static str,
    /// [`Problem::NoRoll`].
    pub no_roll: &'static str,
}

impl Speech {
    /// Why a step is refused.
    ///
    /// ```
    /// use plakoto_board::speech::Locale;
    /// use plakoto_rules::{Point, Refusal};
    /// let closed = Refusal::Closed { point: Point::new(9).unwrap() };
    /// assert_eq!(Locale::El.speech().refused(closed), "Η θέση 9 είναι κλειστή.");
    /// ```
    #[must_use]
    pub fn refused(&self, refusal: Refusal) -> String {
        let texts = &self.refusals;
        match refusal {
            Refusal::NoChecker { point } => texts.no_checker.with([&point]),
            Refusal::Pinned { point } => texts.pinned.with([&point]),
            Refusal::Closed { point } => texts.closed.with([&point]),
            Refusal::OwnCaptive { point } => texts.own_captive.with([&point]),
            Refusal::NoSuchDie { from, to: Some(to) } => texts.no_such_die.with([&from, &to]),
            Refusal::NoSuchDie { from, to: None } => texts.no_such_die_off.with([&from]),
            Refusal::NotHome { point } => texts.not_home.with([&point]),
            Refusal::CaptiveKeepsHome { point } => texts.captive_keeps_home.with([&point]),
            Refusal::HigherChecker { point } => texts.higher_checker.with([&point]),
            Refusal::MoreDice { steps } => if steps > 2 { texts.more_dice } else { texts.both_dice }.into(),
            Refusal::HigherDie { die } => texts.higher_die.with([&die]),
            Refusal::TurnComplete => texts.turn_complete.into(),
            Refusal::NotWithThisRoll => texts.not_with_this_roll.into(),
        }
    }

    /// Where a text is wrong, and how.
    #[must_use]
    pub fn wrong(&self, error: &ParseError) -> String {
        let texts = &self.problems;
        let field = match error.field() {
            Field::Position => "position",
            Field::Turn => "turn",
            Field::Dice => "dice",
            Field::Rules => "rules",
            Field::Play => texts.play,
            Field::Outcome => texts.outcome,
            Field::End => texts.end,
        };
        let problem = match error.problem() {
            Problem::Missing => texts.missing.into(),
            Problem::NoGroup(found) => texts.no_group.with([found]),
            Problem::StrayStar => texts.stray_star.into(),
            Problem::GroupCount(found) => texts.group_count.with([found]),
            Problem::Setup(SetupProblem::TooMany { side, count }) => {
                texts.too_many.with([&(self.side)(*side), count])
            }
            Problem::Setup(SetupProblem::NobodyOnTop { point }) => texts.nobody_on_top.with([point]),
            Problem::NoSide(found) => texts.no_side.with([found]),
            Problem::NoDice(found) => texts.no_dice.with([found]),
            Problem::NoRuleset(found) => texts.no_ruleset.with([found]),
            Problem::NoOutcome(found) => texts.no_outcome.with([found]),
            Problem::Surplus(found) => texts.surplus.with([found]),
            Problem::NoPoint(found) => texts.no_point.with([found]),
            Problem::NoStep(found) => texts.no_step.with([found]),
            Problem::NoTimes(found) => texts.no_times.with([found]),
            Problem::Bar => texts.bar.into(),
            Problem::Illegal(refusal) => self.refused(*refusal),
            Problem::NoRoll => texts.no_roll.into(),
        };
        texts.at.with([&field, &(error.at() + 1), &problem])
    }

    /// Figures, a roll or a play as they stand within a sentence of the language: in one that is
    /// written from right to left between marks that keep them from being turned round.
    #[must_use]
    pub fn kept_together(&self, figures: &str) -> String {
        match self.direction {
            Direction::LeftToRight => figures.into(),
            Direction::RightToLeft => format!("\u{2066}{figures}\u{2069}"),
        }
    }
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
