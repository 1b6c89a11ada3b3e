//! A match at one screen, as it stands: plain data and what can be done to it. No browser here.

use plakoto_rules::notation::Situation;
use plakoto_rules::{
    Decision, Dice, Die, Draft, Ending, Game, GameError, Match, Opening, Phase, Position, Refusal, Ruleset,
    Side, Start, Step, Target, Turn,
};
use serde::{Deserialize, Serialize};

use crate::dice::{DiceSource, NoRandomness};
use plakoto_board::geometry::Place;
use plakoto_board::hands::{self, Moving};

/// What is kept of a match between two visits: all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Kept")]
pub struct Session {
    contest: Match,
    game: Game,
    /// The steps of the turn that is being played.
    steps: Vec<Step>,
    /// How many turns of the game the board shows, while somebody looks back.
    looking_at: Option<usize>,
    dice: DiceSource,
}

/// A session as it was kept, before its parts are known to fit.
#[derive(Deserialize)]
struct Kept {
    contest: Match,
    game: Game,
    steps: Vec<Step>,
    looking_at: Option<usize>,
    dice: DiceSource,
}

impl TryFrom<Kept> for Session {
    type Error = String;

    fn try_from(kept: Kept) -> Result<Session, String> {
        let Kept { contest, game, steps, looking_at, dice } = kept;
        if contest.ruleset() != game.ruleset() {
            return Err("the game is played by other rules than its match".into());
        }
        let session = Session { contest, game, steps: Vec::new(), looking_at, dice };
        if looking_at.is_some_and(|turns| turns > session.game.turns().len()) {
            return Err("no such turn to look at".into());
        }
        let draft = session.game.decision().map(|decision| decision.draft());
        if let Some(mut draft) = draft {
            for step in &steps {
                draft.step(step.from, step.die).map_err(|refusal| refusal.to_string())?;
            }
        } else if !steps.is_empty() {
            return Err("steps without a roll".into());
        }
        Ok(Session { steps, ..session })
    }
}

impl Session {
    /// A match about to begin.
    pub fn new(ruleset: Ruleset, target: Target, dice: DiceSource) -> Session {
        let contest = Match::new(ruleset, target);
        Session { contest, game: Game::new(ruleset), steps: Vec::new(), looking_at: None, dice }
    }

    /// A single game from a situation.
    pub fn from_situation(situation: Situation, dice: DiceSource) -> Session {
        let Situation { position, side, dice: roll, ruleset } = situation;
        let start = Start::At { position, side, dice: roll };
        let game = Game::starting(ruleset, start);
        Session { game, ..Session::new(ruleset, Target::One, dice) }
    }

    pub fn contest(&self) -> &Match {
        &self.contest
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn dice(&self) -> &DiceSource {
        &self.dice
    }

    pub fn ruleset(&self) -> Ruleset {
        self.game.ruleset()
    }

    pub fn phase(&self) -> Phase {
        self.game.phase()
    }

    /// The dice of the opening while they are being played: White's, then Black's (R13).
    pub fn opening_dice(&self) -> Option<[Die; 2]> {
        let played = self.ruleset().opening == Opening::PlayTheTwoDice && self.game.turns().is_empty();
        self.game.throws().last().filter(|_| played && self.game.decision().is_some()).copied()
    }

    pub fn looking_at(&self) -> Option<usize> {
        self.looking_at
    }

    /// The roll that the position in view is followed by: the present one, or the one played next
    /// where somebody looks back.
    pub fn decision_in_view(&self) -> Option<Decision> {
        let turns = self.looking_at.unwrap_or(self.game.turns().len());
        match self.game.turns().get(turns) {
            Some(&Turn { side, dice, .. }) => {
                let position = self.game.position_after(turns)?;
                Some(Decision { position, side, dice, ruleset: self.ruleset() })
            }
            None => self.game.decision(),
        }
    }

    /// The turn that is being played, if a roll is.
    pub fn draft(&self) -> Option<Draft> {
        let mut draft = self.game.decision()?.draft();
        for step in &self.steps {
            draft.step(step.from, step.die).ok()?;
        }
        Some(draft)
    }

    /// The position on the board: of the turn looked at, or as it is now with the draft.
    pub fn position(&self) -> Position {
        match self.looking_at {
            Some(turns) => self.game.position_after(turns).unwrap_or(self.game.position()),
            None => self.draft().map_or(self.game.position(), |draft| draft.position()),
        }
    }

    /// Whose numbers the board shows: those of the side to move.
    pub fn numbers(&self) -> Side {
        if let Some(turn) = self.looking_at.and_then(|turns| self.game.turns().get(turns)) {
            return turn.side;
        }
        match (self.game.side_to_move(), self.game.turns().last()) {
            (Some(side), _) => side,
            (None, Some(last)) => last.side,
            (None, None) => Side::White,
        }
    }

    /// The turn that led to what the board shows.
    pub fn last_turn(&self) -> Option<&Turn> {
        let turns = self.looking_at.unwrap_or(self.game.turns().len());
        self.game.turns().get(turns.checked_sub(1)?)
    }

    /// The match as it is scored now, with the game that has just ended.
    pub fn score(&self, side: Side) -> u32 {
        self.scored().score(side)
    }

    /// The winner of the match, once it has one.
    pub fn match_winner(&self) -> Option<Side> {
        self.scored().winner()
    }

    fn scored(&self) -> Match {
        let mut contest = self.contest.clone();
        if let Some(ending) = self.game.ending() {
            // A match that is over takes no further game, and starts none.
            let _ = contest.record(ending);
        }
        contest
    }

    /// Whether anything has been thrown or played in the game.
    pub fn is_begun(&self) -> bool {
        let game = &self.game;
        !(game.throws().is_empty() && game.turns().is_empty() && game.decision().is_none())
    }

    /// How the game ended, if it did.
    pub fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }

    /// Throws what is due: one die a side for the opening, or both dice.
    ///
    /// # Errors
    /// If there are no dice to throw with. Where no throw is due, nothing happens.
    pub fn roll(&mut self) -> Result<(), NoRandomness> {
        let opening = self.game.phase() == Phase::Opening;
        if opening || matches!(self.game.phase(), Phase::Roll(_)) {
            let [one, two] = self.dice.throw()?;
            // What is due was looked at above, so neither can be refused.
            if opening {
                let _ = self.game.opening_roll(one, two);
            } else {
                let _ = self.game.roll(Dice::of(one, two));
            }
        }
        Ok(())
    }

    /// The places that a checker can be picked up from.
    pub fn sources(&self) -> Vec<Place> {
        self.turn_at_hand().map(|draft| hands::sources(&draft)).unwrap_or_default()
    }

    /// The places that a checker from there can come to, by one die or by more.
    pub fn targets(&self, from: Place) -> Vec<Place> {
        self.turn_at_hand().map(|draft| hands::targets(&draft, from)).unwrap_or_default()
    }

    /// Why no checker can be picked up there.
    pub fn why_not(&self, from: Place) -> Option<Refusal> {
        hands::why_not(&self.turn_at_hand()?, from)
    }

    /// Moves the checker from a place to another, by one die or by more.
    pub fn move_checker(&mut self, from: Place, to: Place) -> Moving {
        let Some(draft) = self.turn_at_hand() else { return Moving::Refused(Refusal::NotWithThisRoll) };
        let moving = hands::moving(&draft, from, to);
        if let Moving::Done(way) = &moving {
            self.steps.extend(way);
        }
        moving
    }

    /// Makes the steps that the player chose.
    ///
    /// # Errors
    /// The refusal, if they are not legal now; nothing is changed then.
    pub fn take(&mut self, way: &[Step]) -> Result<(), Refusal> {
        let mut draft = self.turn_at_hand().ok_or(Refusal::TurnComplete)?;
        for step in way {
            draft.step(step.from, step.die)?;
        }
        self.steps = draft.steps().to_vec();
        Ok(())
    }

    /// Takes the last step back.
    pub fn undo(&mut self) -> Option<Step> {
        self.steps.pop()
    }

    /// Takes every step of the turn back.
    pub fn take_all_back(&mut self) {
        self.steps.clear();
    }

    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Ends the turn with the play that was made, or with a pass.
    ///
    /// # Errors
    /// If the play is not complete.
    pub fn confirm(&mut self) -> Result<(), GameError> {
        let play = self.draft().and_then(|draft| draft.play()).ok_or(GameError::NotDue)?;
        self.game.play(&play)?;
        self.steps.clear();
        Ok(())
    }

    /// A side gives the game up.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, side: Side, double: bool) -> Result<(), GameError> {
        self.game.resign(side, double)?;
        self.steps.clear();
        self.looking_at = None;
        Ok(())
    }

    /// Goes on with the next game of the match.
    ///
    /// # Errors
    /// If the game or the whole match is not at that point.
    pub fn next_game(&mut self) -> Result<(), GameError> {
        if self.game.ending().is_none() {
            return Err(GameError::NotDue);
        }
        let contest = self.scored();
        self.game = contest.next_game().ok_or(GameError::NotDue)?;
        self.contest = contest;
        self.looking_at = None;
        Ok(())
    }

    /// Shows the board as it was after that many turns, or the present.
    pub fn look_at(&mut self, turns: Option<usize>) {
        self.looking_at = turns.map(|turns| turns.min(self.game.turns().len()));
    }

    /// One turn back or on from what the board shows; on from the last turn is the present.
    pub fn look_further(&mut self, on: bool) {
        let all = self.game.turns().len();
        let shown = self.looking_at.unwrap_or(all);
        let present = self.looking_at.is_none();
        self.looking_at = match (on, present) {
            (true, true) => None,
            (true, false) if shown + 1 >= all => None,
            (true, false) => Some(shown + 1),
            // While a turn is drafted the board shows more than the last turn left.
            (false, true) if !self.steps.is_empty() => Some(all),
            (false, _) => Some(shown.saturating_sub(1)),
        };
        if all == 0 {
            self.looking_at = None;
        }
    }

    /// The turn that input acts on: none while somebody looks back.
    fn turn_at_hand(&self) -> Option<Draft> {
        if self.looking_at.is_some() { None } else { self.draft() }
    }
}
