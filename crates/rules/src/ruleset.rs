use std::fmt;
use std::str::FromStr;

use crate::notation::{Field, ParseError, Problem, excerpt};

/// Which of the two games is played; each has its [preset](Ruleset) of the options.
///
/// ```
/// use plakoto_rules::Variant;
/// assert_eq!("tapa".parse(), Ok(Variant::Tapa));
/// assert!("portes".parse::<Variant>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Variant {
    /// Greek Plakoto: a pinned mother loses at once (R16).
    Plakoto,
    /// Bulgarian Tapa: a pinned mother plays on (R17).
    Tapa,
}

impl Variant {
    /// Both games.
    pub const BOTH: [Variant; 2] = [Variant::Plakoto, Variant::Tapa];

    /// The word that situations use: `plakoto` or `tapa`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Variant::Plakoto => "plakoto",
            Variant::Tapa => "tapa",
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Variant {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Variant, ParseError> {
        Variant::BOTH
            .into_iter()
            .find(|variant| variant.word() == text)
            .ok_or_else(|| ParseError::new(Field::Rules, 0, Problem::NoRuleset(excerpt(text))))
    }
}

/// What the side that wins the opening roll does (R13).
///
/// ```
/// use plakoto_rules::{Opening, Ruleset};
/// assert_eq!(Ruleset::PLAKOTO.opening, Opening::PlayTheTwoDice);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Opening {
    /// It plays exactly the two dice of the opening.
    PlayTheTwoDice,
    /// It throws both dice afresh.
    ThrowAfresh,
}

/// Who begins the later games of a match (R14).
///
/// ```
/// use plakoto_rules::{NextGame, Ruleset};
/// assert_eq!(Ruleset::TAPA.next_game, NextGame::WinnerBegins);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum NextGame {
    /// The winner of the last game begins and throws both dice.
    WinnerBegins,
    /// Every game has an opening roll.
    OpeningRoll,
}

/// What a draw scores (R12).
///
/// ```
/// use plakoto_rules::{DrawScore, Outcome, Side};
/// assert_eq!(Outcome::Draw.points(Side::White, DrawScore::Nothing), 0);
/// assert_eq!(DrawScore::OneEach.points(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DrawScore {
    /// Nobody scores.
    Nothing,
    /// Each side scores one point.
    OneEach,
}

impl DrawScore {
    /// What each side gets, 0 or 1 point.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            DrawScore::Nothing => 0,
            DrawScore::OneEach => 1,
        }
    }
}

/// The game and its four options, on which the tables differ (R12, R13, R14, R16, R17).
///
/// ```
/// use plakoto_rules::{Ruleset, Variant};
/// assert!(Ruleset::PLAKOTO.mother);
/// let tapa_with_mother = Ruleset { mother: true, ..Ruleset::TAPA };
/// assert_ne!(tapa_with_mother, Ruleset::preset(Variant::Tapa));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ruleset {
    /// The game.
    pub variant: Variant,
    /// What the winner of the opening roll plays.
    pub opening: Opening,
    /// Who begins later games.
    pub next_game: NextGame,
    /// Whether pinning the opponent's last starter wins at once (R16).
    pub mother: bool,
    /// What a draw scores.
    pub draw_score: DrawScore,
}

impl Ruleset {
    /// Greek Plakoto as it comes.
    pub const PLAKOTO: Ruleset = Ruleset {
        variant: Variant::Plakoto,
        opening: Opening::PlayTheTwoDice,
        next_game: NextGame::WinnerBegins,
        mother: true,
        draw_score: DrawScore::Nothing,
    };

    /// Bulgarian Tapa as it comes.
    pub const TAPA: Ruleset = Ruleset { variant: Variant::Tapa, mother: false, ..Ruleset::PLAKOTO };

    /// The usual options of a game.
    #[must_use]
    pub const fn preset(variant: Variant) -> Ruleset {
        match variant {
            Variant::Plakoto => Ruleset::PLAKOTO,
            Variant::Tapa => Ruleset::TAPA,
        }
    }
}
