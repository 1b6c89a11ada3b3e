use crate::{AfterState, AfterStates, Dice, Draft, Play, Position, Ruleset, Side};

/// A roll that is to be played.
///
/// ```
/// use plakoto_rules::{Decision, Dice, Position, Ruleset, Side};
/// let decision = Decision {
///     position: Position::START,
///     side: Side::White,
///     dice: Dice::new(6, 6).unwrap(),
///     ruleset: Ruleset::PLAKOTO,
/// };
/// assert_eq!(decision.plays().len(), 4);
/// assert_eq!("o----------------------O w66 plakoto".parse(), Ok(decision));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Decision {
    /// Where the checkers are.
    pub position: Position,
    /// Whose turn it is.
    pub side: Side,
    /// What was thrown.
    pub dice: Dice,
    /// The rules that are played.
    pub ruleset: Ruleset,
}

impl Decision {
    /// Every legal play, one for each distinct position and outcome, ordered by its text from
    /// the highest points down. A pass is one play without steps (R6).
    ///
    /// The game must not be [over](Position::ending): if it is, what is found has no meaning.
    ///
    /// ```
    /// use plakoto_rules::Decision;
    /// let decision: Decision = "o----------------------O w65".parse()?;
    /// let texts: Vec<String> = decision.plays().iter().map(ToString::to_string).collect();
    /// assert_eq!(texts, ["24/19 24/18", "24/13"]);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn plays(&self) -> Vec<Play> {
        let mut after = AfterStates::new();
        after.fill(self);
        let play = |state: &AfterState| Play::new(self, *state, after.dice_used());
        let mut plays: Vec<Play> = after.as_slice().iter().map(play).collect();
        plays.sort_by(|one, two| two.items().cmp(one.items()));
        plays
    }

    /// The play, if only one is legal: a forced play, or a pass.
    ///
    /// ```
    /// use plakoto_rules::Decision;
    /// let forced: Decision = "k----------------bb----O w65".parse()?;
    /// assert!(forced.only_play().is_some_and(|play| play.is_pass()));
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn only_play(&self) -> Option<Play> {
        let mut after = AfterStates::new();
        after.fill(self);
        match after.as_slice() {
            [only] => Some(Play::new(self, *only, after.dice_used())),
            _ => None,
        }
    }

    /// A turn to be played step by step.
    ///
    /// ```
    /// # use plakoto_rules::Decision;
    /// let decision: Decision = "o----------------------O w65 plakoto".parse()?;
    /// assert_eq!(decision.draft().legal_steps().len(), 2);
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    #[must_use]
    pub fn draft(&self) -> Draft {
        Draft::new(*self)
    }
}
