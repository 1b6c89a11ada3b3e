use std::fmt;
use std::str::FromStr;

use super::{Field, ParseError, Problem, excerpt};
use crate::{Decision, Dice, Position, Ruleset, Side, Variant};

/// A position with whose turn it is, the dice if they are thrown, and the game's rules.
///
/// As text its fields stand in this order with one blank between; in a URL they are the
/// parameters `position`, `turn`, `dice` and `rules`. Fields at the end may be left out: then it
/// is White's turn to roll, in Plakoto. The options of the ruleset are its preset's.
///
/// ```
/// use plakoto_rules::{Side, notation::Situation};
/// let situation: Situation = "j---d-------F-a----A---H w53 tapa".parse()?;
/// assert_eq!(situation.side, Side::White);
/// assert_eq!(situation.to_string(), "j---d-------F-a----A---H w53 tapa");
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// Where the checkers are.
    pub position: Position,
    /// Whose turn it is.
    pub side: Side,
    /// The dice to be played; nothing if they are to be rolled.
    pub dice: Option<Dice>,
    /// The rules that are played.
    pub ruleset: Ruleset,
}

impl Situation {
    /// A situation from its fields as a URL has them; those after the position may be missing.
    ///
    /// # Errors
    /// Says which field is wrong, and how.
    ///
    /// ```
    /// use plakoto_rules::notation::{Field, Situation};
    /// let start = "o----------------------O";
    /// assert!(Situation::from_fields(start, Some("b"), Some("31"), None).is_ok());
    /// let error = Situation::from_fields(start, None, Some("71"), None).unwrap_err();
    /// assert_eq!(error.field(), Field::Dice);
    /// ```
    pub fn from_fields(
        position: &str,
        turn: Option<&str>,
        dice: Option<&str>,
        rules: Option<&str>,
    ) -> Result<Situation, ParseError> {
        let position = position.parse()?;
        let side = turn.map_or(Ok(Side::White), |turn| parse_side(turn, turn))?;
        let dice = dice.map(str::parse).transpose()?;
        let variant = rules.map_or(Ok(Variant::Plakoto), str::parse)?;
        Ok(Situation { position, side, dice, ruleset: Ruleset::preset(variant) })
    }

    /// The roll to be played, if there is one.
    ///
    /// ```
    /// use plakoto_rules::notation::Situation;
    /// let to_roll: Situation = "o----------------------O b".parse()?;
    /// assert_eq!(to_roll.decision(), None);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        let Situation { position, side, dice, ruleset } = *self;
        dice.map(|dice| Decision { position, side, dice, ruleset })
    }
}

impl From<Decision> for Situation {
    fn from(decision: Decision) -> Situation {
        let Decision { position, side, dice, ruleset } = decision;
        Situation { position, side, dice: Some(dice), ruleset }
    }
}

impl fmt::Display for Situation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.position, self.side.letter())?;
        if let Some(dice) = self.dice {
            write!(f, "{dice}")?;
        }
        write!(f, " {}", self.ruleset.variant)
    }
}

impl FromStr for Situation {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Situation, ParseError> {
        let mut fields = text.split_whitespace();
        let position = fields.next().unwrap_or_default();
        let (turn, dice) = match fields.next() {
            Some(turn) => {
                let after = turn.char_indices().nth(1).map_or(turn.len(), |(at, _)| at);
                let (side, dice) = turn.split_at_checked(after).unwrap_or((turn, ""));
                (parse_side(side, turn)?, dice)
            }
            None => (Side::White, ""),
        };
        let dice = if dice.is_empty() { None } else { Some(parse_dice(dice, Field::Turn, 1)?) };
        let mut situation = Situation::from_fields(position, None, None, fields.next())?;
        if let Some(surplus) = fields.next() {
            return Err(ParseError::new(Field::End, 0, Problem::Surplus(excerpt(surplus))));
        }
        situation.side = turn;
        situation.dice = dice;
        Ok(situation)
    }
}

/// A [`Situation`] whose dice are given.
impl FromStr for Decision {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Decision, ParseError> {
        let situation: Situation = text.parse()?;
        situation.decision().ok_or_else(|| ParseError::new(Field::Turn, 1, Problem::NoRoll))
    }
}

/// Two numbers from 1 to 6 in either order: `65` or `56`.
impl FromStr for Dice {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Dice, ParseError> {
        parse_dice(text, Field::Dice, 0)
    }
}

fn parse_side(side: &str, whole: &str) -> Result<Side, ParseError> {
    let mut letters = side.chars();
    match (letters.next().and_then(Side::from_letter), letters.next()) {
        (Some(side), None) => Ok(side),
        _ => Err(ParseError::new(Field::Turn, 0, Problem::NoSide(excerpt(whole)))),
    }
}

fn parse_dice(text: &str, field: Field, at: usize) -> Result<Dice, ParseError> {
    let mut letters = text.chars();
    let mut pips = || letters.next().and_then(|letter| letter.to_digit(10)).map_or(0, |pips| pips as u8);
    match (Dice::new(pips(), pips()), letters.next()) {
        (Some(dice), None) => Ok(dice),
        _ => Err(ParseError::new(field, at, Problem::NoDice(excerpt(text)))),
    }
}
