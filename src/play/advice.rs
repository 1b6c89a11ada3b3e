//! What the program advises: the plays of a roll with what each is worth, and the chances of the
//! position in view.

use crate::thinker::{Chances, Plies};
use plakoto_rules::{Decision, Phase, Play, Position, Side};

use super::program::leads_to;
use super::state::State;
use crate::thinker::{Answer, What};

/// A play with what becomes of it for the side that plays it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advised {
    pub play: Play,
    pub chances: Chances,
}

/// What was asked for and what is known. None of it is kept.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// Whether the list of plays is open.
    pub open: bool,
    /// The plays of a roll, best first, and whether that is the last word on them.
    plays: Option<(Decision, Vec<Advised>, bool)>,
    /// The play that was tapped, at first the best, and the one under the pointer or the keyboard's
    /// focus.
    pub chosen: Option<usize>,
    pub pointed: Option<usize>,
    valued: Option<(Position, Side, Chances)>,
}

impl State {
    /// The roll that a hint would be about: the one on the board, or the one that was played next
    /// where somebody looks back. The program gets none for its own turn.
    pub fn hinted(&self) -> Option<Decision> {
        let session = self.session()?;
        let past = session.looking_at().is_some();
        session.decision_in_view().filter(|_| past || !self.is_programs())
    }

    /// Opens the list of plays, or closes it.
    pub fn toggle_hint(&mut self) {
        let open = !self.advice.open && self.hinted().is_some();
        self.close_hint();
        self.advice.open = open;
        self.advice.chosen = open.then_some(0);
    }

    pub fn close_hint(&mut self) {
        self.advice =
            Advice { plays: self.advice.plays.take(), valued: self.advice.valued, ..Advice::default() };
    }

    /// The plays of the hint, once they are known.
    pub fn advised(&self) -> Option<&[Advised]> {
        let (decision, plays, _) = self.advice.plays.as_ref()?;
        (self.advice.open && self.hinted() == Some(*decision)).then_some(plays.as_slice())
    }

    /// Whether the plays of the hint are still being looked at.
    pub fn ponders(&self) -> bool {
        matches!(self.advice_question(), Some(What::Rank { .. }))
    }

    /// The play that the board shows by arrows in place of the last one.
    pub fn shown_advice(&self) -> Option<&Play> {
        let line = self.advice.pointed.or(self.advice.chosen)?;
        self.advised()?.get(line).map(|advised| &advised.play)
    }

    /// Whether the chosen play can be put on the board.
    pub fn can_follow(&self) -> bool {
        self.advice.chosen.is_some()
            && self.advised().is_some()
            && self.session().is_some_and(|session| session.looking_at().is_none())
    }

    /// Plays what was chosen, up to the confirmation.
    pub fn follow_advice(&mut self) {
        let play = self.shown_advice().cloned().filter(|_| self.can_follow());
        if let Some(play) = play {
            self.close_hint();
            self.change(|session| {
                session.take_all_back();
                // It is a play of the roll on the board.
                let _ = session.take(play.steps());
            });
        }
    }

    /// The position in view with the side that is to roll in it, if it is anybody's turn: before
    /// the roll, or after a play that only waits to be confirmed.
    fn in_view(&self) -> Option<(Position, Side)> {
        let session = self.session()?;
        if let Some(decision) = session.looking_at().and_then(|_| session.decision_in_view()) {
            return Some((decision.position, decision.side));
        }
        match session.phase() {
            Phase::Roll(side) => Some((session.game().position(), side)),
            Phase::Play(side, _) => {
                let draft = session.draft()?;
                if draft.ending().is_some() {
                    None
                } else if draft.is_complete() {
                    Some((draft.position(), side.other()))
                } else {
                    Some((session.game().position(), side))
                }
            }
            Phase::Opening | Phase::Over(_) => None,
        }
    }

    /// The chances of who is to roll in the position in view, where that is wanted and known.
    pub fn valuation(&self) -> Option<(Side, Chances)> {
        let (position, side, chances) = self.advice.valued.filter(|_| self.kept.company.evaluates)?;
        (self.in_view() == Some((position, side))).then_some((side, chances))
    }

    /// What has to be thought about for the one who asked.
    pub fn advice_question(&self) -> Option<What> {
        let known = |decision| self.advice.plays.as_ref().is_some_and(|known| known.2 && known.0 == decision);
        if let Some(decision) = self.hinted().filter(|decision| self.advice.open && !known(*decision)) {
            return Some(What::Rank { decision, plies: Plies::Three });
        }
        let wanted = self.kept.company.evaluates && self.valuation().is_none();
        let (position, side) = self.in_view().filter(|_| wanted)?;
        Some(What::Evaluate { position, side, ruleset: self.session()?.ruleset(), plies: Plies::Two })
    }

    /// Takes in an answer to [`advice_question`](State::advice_question).
    pub fn hear_advice(&mut self, what: What, answer: Answer) {
        match (what, answer) {
            (What::Rank { decision, .. }, Answer::Ranking { plays: ranked, done }) => {
                let plays = decision.plays();
                let advised = ranked.into_iter().filter_map(|ranked| {
                    let play = plays.iter().find(|play| leads_to(play, ranked.after))?;
                    Some(Advised { play: play.clone(), chances: ranked.chances })
                });
                let advised: Vec<Advised> = advised.collect();
                // What was looked at stays so, wherever it stands now; the best stays the best.
                let moved = |line: Option<usize>| {
                    let before = &self.advised()?.get(line?)?.play;
                    advised.iter().position(|now| now.play == *before)
                };
                let chosen = |line| if line == 0 { 0 } else { moved(Some(line)).unwrap_or_default() };
                (self.advice.chosen, self.advice.pointed) =
                    (self.advice.chosen.map(chosen), moved(self.advice.pointed));
                self.advice.plays = Some((decision, advised, done));
            }
            (What::Evaluate { position, side, .. }, Answer::Evaluation(chances)) => {
                self.advice.valued = Some((position, side, chances));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::company::Speed;
    use crate::play::program::tests::{EVEN, answer, attend, level, table};
    use crate::play::shown::Shown;
    use crate::play::state::MainAction;

    /// White's 6-4 of the opening waits to be played.
    fn opening() -> State {
        let mut state = table(3, [None; 2], Speed::Normal);
        state.act();
        state
    }

    /// Worth less by a tenth of a point a line.
    fn graded(what: What) -> Answer {
        let Answer::Ranking { mut plays, done } = answer(what, EVEN) else { panic!("no ranking") };
        for (line, ranked) in plays.iter_mut().enumerate() {
            ranked.chances.win -= 0.05 * line as f32;
        }
        Answer::Ranking { plays, done }
    }

    #[test]
    fn nothing_is_thought_about_unless_somebody_asks() {
        let mut state = opening();
        assert_eq!(state.question(), None);
        state.toggle_hint();
        assert!(matches!(state.question(), Some(What::Rank { .. })));
        state.toggle_hint();
        assert_eq!(state.question(), None);
    }

    #[test]
    fn a_hint_is_shown_with_what_each_play_loses() {
        let mut state = opening();
        assert!(state.key("h"));
        assert_eq!(Shown::new(&state).hint.as_deref(), Some("White’s best plays of 6-4"));
        let what = state.question().unwrap();
        state.hear(what, graded(what));
        assert_eq!(state.question(), None, "it is known now");
        let shown = Shown::new(&state);
        let lines: Vec<_> = shown
            .plays
            .iter()
            .map(|line| (line.play.as_str(), line.equity.as_str(), line.loss.as_str()))
            .collect();
        assert_eq!(lines, [("24/20 24/18", "+0.000", "best"), ("24/14", "−0.100", "−0.100")]);
        assert_eq!(shown.plays[1].chances, "wins 45.0%, double 25.0%, loses double 25.0%");
        // Arrows for the best line, or the one that is looked at, from where the roll was thrown.
        assert!(shown.chosen == Some(0) && shown.can_follow);
        assert_eq!(state.scene().arrows.len(), 2);
        state.advice.pointed = Some(1);
        assert!(state.scene().arrows.iter().all(|arrow| arrow.advised));
        assert_eq!(state.scene().arrows.len(), 1);
        state.advice.pointed = None;
        assert!(state.key("Escape"));
        assert!(!state.advice.open);
    }

    #[test]
    fn a_chosen_play_is_put_on_the_board_and_confirmed_by_the_player() {
        let mut state = opening();
        state.toggle_hint();
        assert!(!state.can_follow(), "nothing is known");
        let what = state.question().unwrap();
        state.hear(what, graded(what));
        state.advice.chosen = Some(1);
        assert!(state.can_follow());
        state.follow_advice();
        assert_eq!(state.session().unwrap().draft().unwrap().play().unwrap().to_string(), "24/14");
        assert_eq!(state.main_action(), Some(MainAction::Confirm { ready: true }));
        assert!(!state.advice.open);
        // Opened again it marks what is on the board, and confirming closes it.
        state.toggle_hint();
        assert_eq!(Shown::new(&state).plays[1].loss, "−0.100 · yours");
        state.act();
        assert!(!state.advice.open && state.hinted().is_none());
    }

    #[test]
    fn a_better_founded_ranking_takes_the_place_of_the_first() {
        let mut state = opening();
        state.toggle_hint();
        let what = state.question().unwrap();
        let Answer::Ranking { mut plays, .. } = graded(what) else { panic!() };
        state.hear(what, Answer::Ranking { plays: plays.clone(), done: false });
        assert_eq!(state.question(), Some(what), "the last word is still to come");
        assert_eq!(state.shown_advice().unwrap().to_string(), "24/20 24/18");
        plays.reverse();
        let mut other = state.clone();
        other.hear(what, Answer::Ranking { plays: plays.clone(), done: true });
        assert_eq!(other.shown_advice().unwrap().to_string(), "24/14", "who chose nothing gets the best");
        state.advice.chosen = Some(1);
        state.hear(what, Answer::Ranking { plays, done: true });
        assert_eq!(state.question(), None);
        assert_eq!(state.advice.chosen, Some(0), "what was chosen moved up");
        assert_eq!(state.shown_advice().unwrap().to_string(), "24/14");
    }

    #[test]
    fn a_hint_about_the_past_says_what_was_played() {
        let mut state = table(3, [level(2); 2], Speed::Instant);
        attend(&mut state, EVEN);
        assert_eq!(state.hinted(), None, "the game is over");
        state.look(|session| session.look_at(Some(0)));
        state.toggle_hint();
        let what = state.question().unwrap();
        state.hear(what, graded(what));
        assert_eq!(Shown::new(&state).plays[0].loss, "best · played");
        state.advice.chosen = Some(0);
        assert!(!state.can_follow(), "the past is not played again");
    }

    #[test]
    fn the_position_in_view_is_evaluated_where_that_is_wanted() {
        let mut state = opening();
        state.kept.company.evaluates = true;
        let evaluated = |state: &mut State| {
            let Some(What::Evaluate { position, side, .. }) = state.question() else {
                panic!("nothing asked")
            };
            let what = state.question().unwrap();
            state.hear(what, answer(what, EVEN));
            assert_eq!(state.question(), None);
            (position, side)
        };
        assert_eq!(evaluated(&mut state), (Position::START, Side::White));
        assert_eq!(
            Shown::new(&state).chances.as_deref(),
            Some("White to roll, +0.000: wins 50.0%, double 25.0%, loses double 25.0%")
        );
        // A play that only waits to be confirmed is judged by where it leads.
        let play = state.hinted().unwrap().plays().remove(0);
        state.advice.open = true;
        let what = state.question().unwrap();
        state.hear(what, answer(what, EVEN));
        state.advice.chosen = Some(0);
        state.follow_advice();
        assert_eq!(evaluated(&mut state), (play.position(), Side::Black));
        state.act();
        assert!(state.valuation().is_some(), "confirming it changes nothing");
        state.look(|session| session.look_at(Some(0)));
        assert_eq!(evaluated(&mut state), (Position::START, Side::White));
        state.kept.company.evaluates = false;
        assert_eq!(Shown::new(&state).chances, None);
    }
}
