use std::fmt;

use crate::notation::Situation;
use crate::{
    AfterStates, Cause, Decision, Dice, Die, Ending, Opening, Outcome, Play, Position, Ruleset, Side,
};

/// One game, from its first roll to its end. Dice are handed in; it throws none itself.
///
/// ```
/// use plakoto_rules::{Dice, Die, Game, Phase, Ruleset, Side};
/// let mut game = Game::new(Ruleset::PLAKOTO);
/// let die = |pips| Die::new(pips).unwrap();
/// assert_eq!(game.opening_roll(die(6), die(5))?, Some(Side::White));
/// let play = game.decision().unwrap().parse_play("24/19 24/18")?;
/// game.play(&play)?;
/// assert_eq!(game.phase(), Phase::Roll(Side::Black));
/// game.roll(Dice::new(3, 1).unwrap())?;
/// assert_eq!(game.turns().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "crate::record::GameRecord", into = "crate::record::GameRecord")
)]
pub struct Game {
    ruleset: Ruleset,
    start: Start,
    throws: Vec<[Die; 2]>,
    turns: Vec<Turn>,
    position: Position,
    phase: Phase,
}

/// How a game starts.
///
/// ```
/// use plakoto_rules::{Game, Phase, Ruleset, Side, Start, notation::Situation};
/// let Situation { position, side, dice, ruleset } = "j---d-------F-a----A---H w53".parse()?;
/// let game = Game::starting(ruleset, Start::At { position, side, dice });
/// assert_eq!(game.phase(), Phase::Play(Side::White, dice.unwrap()));
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// With an opening roll (R13).
    OpeningRoll,
    /// One side begins and throws both dice (R14).
    Begins(Side),
    /// In the middle.
    At {
        /// Where the checkers are.
        position: Position,
        /// Whose turn it is.
        side: Side,
        /// What was thrown; nothing if the roll is to come.
        dice: Option<Dice>,
    },
}

/// What is due in a game.
///
/// ```
/// use plakoto_rules::{Game, Phase, Ruleset};
/// assert_eq!(Game::new(Ruleset::TAPA).phase(), Phase::Opening);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The opening roll, one die a side (R13).
    Opening,
    /// A side's roll.
    Roll(Side),
    /// A side's play of its roll.
    Play(Side, Dice),
    /// Nothing: the game is over.
    Over(Ending),
}

/// A turn that was played.
///
/// ```
/// use plakoto_rules::{Die, Game, Ruleset};
/// let mut game = Game::new(Ruleset::PLAKOTO);
/// game.opening_roll(Die::new(1).unwrap(), Die::new(3).unwrap())?;
/// game.play(&game.decision().unwrap().parse_play("24/23 24/21")?)?;
/// let turn = &game.turns()[0];
/// assert_eq!(format!("{} {}: {}", turn.side, turn.dice, turn.play), "Black 31: 24/23 24/21");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who played.
    pub side: Side,
    /// What was thrown.
    pub dice: Dice,
    /// What was played.
    pub play: Play,
}

/// Why something cannot be done in a game now.
///
/// ```
/// use plakoto_rules::{Dice, Game, GameError, Ruleset};
/// let mut game = Game::new(Ruleset::PLAKOTO);
/// assert_eq!(game.roll(Dice::new(6, 5).unwrap()), Err(GameError::NotDue));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameError {
    /// Something else is due: see the game's [phase](Game::phase).
    NotDue,
    /// The play is not legal with this roll.
    IllegalPlay,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameError::NotDue => "something else is due in the game",
            GameError::IllegalPlay => "the play is not legal with this roll",
        })
    }
}

impl std::error::Error for GameError {}

impl Game {
    /// A game that starts with the opening roll.
    #[must_use]
    pub fn new(ruleset: Ruleset) -> Game {
        Game::starting(ruleset, Start::OpeningRoll)
    }

    /// A game that starts in the given way. From a position in which the game is over, it is over.
    ///
    /// ```
    /// use plakoto_rules::{Game, Phase, Ruleset, Side, Start};
    /// let game = Game::starting(Ruleset::TAPA, Start::Begins(Side::Black));
    /// assert_eq!(game.phase(), Phase::Roll(Side::Black));
    /// ```
    #[must_use]
    pub fn starting(ruleset: Ruleset, start: Start) -> Game {
        let (position, phase) = match start {
            Start::OpeningRoll => (Position::START, Phase::Opening),
            Start::Begins(side) => (Position::START, Phase::Roll(side)),
            Start::At { position, side, dice } => {
                let phase = match (position.ending(ruleset), dice) {
                    (Some(ending), _) => Phase::Over(ending),
                    (None, Some(dice)) => Phase::Play(side, dice),
                    (None, None) => Phase::Roll(side),
                };
                (position, phase)
            }
        };
        Game { ruleset, start, throws: Vec::new(), turns: Vec::new(), position, phase }
    }

    /// The rules it is played by.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// How it started.
    #[must_use]
    pub fn start(&self) -> Start {
        self.start
    }

    /// The throws of the opening, White's die first; all but the last are equal dice (R13).
    #[must_use]
    pub fn throws(&self) -> &[[Die; 2]] {
        &self.throws
    }

    /// The turns played so far.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Where the checkers are now.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position
    }

    /// Where the checkers were after that many turns; nothing if there were not so many.
    ///
    /// ```
    /// # use plakoto_rules::{Game, Position, Ruleset};
    /// let game = Game::new(Ruleset::PLAKOTO);
    /// assert_eq!(game.position_after(0), Some(Position::START));
    /// assert_eq!(game.position_after(1), None);
    /// ```
    #[must_use]
    pub fn position_after(&self, turns: usize) -> Option<Position> {
        match (turns.checked_sub(1), self.start) {
            (Some(last), _) => self.turns.get(last).map(|turn| turn.play.position()),
            (None, Start::At { position, .. }) => Some(position),
            (None, _) => Some(Position::START),
        }
    }

    /// What is due.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; nobody's before the opening and after the end.
    #[must_use]
    pub fn side_to_move(&self) -> Option<Side> {
        match self.phase {
            Phase::Roll(side) | Phase::Play(side, _) => Some(side),
            Phase::Opening | Phase::Over(_) => None,
        }
    }

    /// How it ended, if it did.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over(ending) => Some(ending),
            _ => None,
        }
    }

    /// The roll that is to be played, if one is.
    #[must_use]
    pub fn decision(&self) -> Option<Decision> {
        match self.phase {
            Phase::Play(side, dice) => {
                Some(Decision { position: self.position, side, dice, ruleset: self.ruleset })
            }
            _ => None,
        }
    }

    /// The situation as it stands, if it is somebody's turn.
    #[must_use]
    pub fn situation(&self) -> Option<Situation> {
        let dice = self.decision().map(|decision| decision.dice);
        self.side_to_move().map(|side| Situation {
            position: self.position,
            side,
            dice,
            ruleset: self.ruleset,
        })
    }

    /// Throws one die a side. The side with the higher begins; equal dice are thrown again (R13).
    ///
    /// # Errors
    /// [`GameError::NotDue`] if no opening roll is.
    ///
    /// ```
    /// use plakoto_rules::{Die, Game, Ruleset, Side};
    /// let mut game = Game::new(Ruleset::PLAKOTO);
    /// let die = |pips| Die::new(pips).unwrap();
    /// assert_eq!(game.opening_roll(die(4), die(4))?, None);
    /// assert_eq!(game.opening_roll(die(2), die(4))?, Some(Side::Black));
    /// assert_eq!(game.decision().unwrap().dice.to_string(), "42");
    /// # Ok::<(), plakoto_rules::GameError>(())
    /// ```
    pub fn opening_roll(&mut self, white: Die, black: Die) -> Result<Option<Side>, GameError> {
        if self.phase != Phase::Opening {
            return Err(GameError::NotDue);
        }
        self.throws.push([white, black]);
        if white == black {
            return Ok(None);
        }
        let side = if white > black { Side::White } else { Side::Black };
        self.phase = match self.ruleset.opening {
            Opening::PlayTheTwoDice => Phase::Play(side, Dice::of(white, black)),
            Opening::ThrowAfresh => Phase::Roll(side),
        };
        Ok(Some(side))
    }

    /// Throws both dice for the side whose roll is due.
    ///
    /// # Errors
    /// [`GameError::NotDue`] if no roll is.
    pub fn roll(&mut self, dice: Dice) -> Result<(), GameError> {
        match self.phase {
            Phase::Roll(side) => {
                self.phase = Phase::Play(side, dice);
                Ok(())
            }
            _ => Err(GameError::NotDue),
        }
    }

    /// Plays the roll.
    ///
    /// # Errors
    /// [`GameError::NotDue`] if no roll is to be played, [`GameError::IllegalPlay`] if this is no
    /// legal play of it.
    pub fn play(&mut self, play: &Play) -> Result<(), GameError> {
        let decision = self.decision().ok_or(GameError::NotDue)?;
        let mut after = AfterStates::new();
        after.fill(&decision);
        let state = after.as_slice().iter().find(|state| state.position == play.position());
        if !state.is_some_and(|state| Play::new(&decision, *state, after.dice_used()) == *play) {
            return Err(GameError::IllegalPlay);
        }
        self.position = play.position();
        self.phase = match self.position.ending(self.ruleset) {
            Some(ending) => Phase::Over(ending),
            None => Phase::Roll(decision.side.other()),
        };
        self.turns.push(Turn { side: decision.side, dice: decision.dice, play: play.clone() });
        Ok(())
    }

    /// A side gives the game up, for 1 point or for 2.
    ///
    /// # Errors
    /// [`GameError::NotDue`] if the game is over.
    ///
    /// ```
    /// use plakoto_rules::{Cause, Game, Ruleset, Side};
    /// let mut game = Game::new(Ruleset::PLAKOTO);
    /// game.resign(Side::White, true)?;
    /// let ending = game.ending().unwrap();
    /// assert_eq!((ending.outcome.to_string().as_str(), ending.cause), ("b2", Cause::Resigned));
    /// # Ok::<(), plakoto_rules::GameError>(())
    /// ```
    pub fn resign(&mut self, side: Side, double: bool) -> Result<(), GameError> {
        if self.ending().is_some() {
            return Err(GameError::NotDue);
        }
        let outcome = Outcome::Win { side: side.other(), double };
        self.phase = Phase::Over(Ending { outcome, cause: Cause::Resigned });
        Ok(())
    }
}
