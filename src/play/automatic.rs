//! What is done for a person who wishes so: throwing, the only play, bearing off past each other, and
//! ending the turn. It is shown step by step like the program's movements, and never while somebody looks
//! at something else than the present board.

use plakoto_rules::{Decision, Phase, Play, Position, Side, Step};

use super::program::Pace;
use super::session::Session;
use super::state::{MainAction, State};
use plakoto_board::scene::places_of;

/// Something that the person would have to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// Presses the button that throws.
    Roll,
    /// Makes a step.
    Step(Step),
    /// Presses the button that ends the turn.
    End,
}

/// Whether the two sides are past each other, so that none can pin or hinder the other any more.
fn is_past(position: &Position) -> bool {
    let rearmost = |side| u32::BITS - 1 - (position.occupied(side) | 1).leading_zeros();
    let captives = Side::BOTH.into_iter().any(|side| position.pins(side) != 0);
    // The same point is numbered from the other end by the other side.
    !captives && rearmost(Side::White) + rearmost(Side::Black) < 25
}

/// The play by which every die takes a checker off, where all such plays lead to the same: then no other
/// play could leave less to do.
fn bearing_off(decision: &Decision) -> Option<Play> {
    let (position, side) = (&decision.position, decision.side);
    if !is_past(position) || !position.may_bear_off(side) {
        return None;
    }
    let mut all = decision.plays();
    all.retain(|play| !play.is_pass() && play.steps().iter().all(|step| step.to().is_none()));
    let first = all.pop()?;
    all.iter().all(|play| play.position() == first.position()).then_some(first)
}

impl State {
    /// What is to be done for the person now.
    pub fn automatic(&self) -> Option<Automatic> {
        let session = self.session().filter(|_| !self.is_away())?;
        let busy = self.picked.is_some() || self.choice.is_some() || self.advice.open;
        if busy || self.is_programs() || self.mind.pace == Pace::Stands || self.is_negotiating() {
            return None;
        }
        let (settings, likes) = (&self.kept.settings, &self.kept.preferences);
        match self.main_action()? {
            MainAction::Roll | MainAction::ThrowAgain if likes.rolls => Some(Automatic::Roll),
            MainAction::Pass if settings.play_forced && !likes.confirms => Some(Automatic::End),
            MainAction::Confirm { ready: true } if !likes.confirms => Some(Automatic::End),
            MainAction::Confirm { ready: false } if !self.took_back => {
                let decision = session.game().decision()?;
                let play = decision
                    .only_play()
                    .filter(|_| settings.play_forced)
                    .or_else(|| bearing_off(&decision).filter(|_| likes.bears_off))?;
                let done = session.steps();
                // Who began otherwise goes on otherwise.
                play.steps()
                    .get(done.len())
                    .filter(|_| play.steps().starts_with(done))
                    .copied()
                    .map(Automatic::Step)
            }
            _ => None,
        }
    }

    /// Does it.
    pub(super) fn do_automatic(&mut self, what: Automatic) {
        match (what, self.session().map(Session::phase)) {
            (Automatic::Step(step), Some(Phase::Play(side, _))) => {
                // It is a step of a legal play.
                if self.session_mut().is_some_and(|session| session.take(&[step]).is_ok()) {
                    let (from, to) = places_of(side, step);
                    self.show_movement(from, to);
                }
            }
            _ => self.act(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;
    use crate::play::company::Speed;
    use crate::play::program::tests::{EVEN, attend, level, table};
    use crate::play::state::View;
    use crate::query::Query;
    use crate::store::{Found, Kept};
    use plakoto_board::geometry::{Format, Place};
    use plakoto_board::speech::Locale;

    /// A board from the address, with all that can be done for a person switched off.
    fn state(situation: &str) -> State {
        let query = Query {
            situation: Some(Ok(situation.parse().unwrap())),
            asked: "x".into(),
            dice: DiceSource::seeded(1),
            locale: None,
        };
        State::new(Found { kept: Kept::default(), broken: false }, query, Locale::En, Format::Wide)
    }

    /// Lets pass what is done by itself, one movement at a time; how many there were.
    fn pass(state: &mut State) -> usize {
        (0..200)
            .find(|_| {
                let due = state.due().is_some();
                state.go_on();
                !due
            })
            .expect("it takes no end")
    }

    const FORCED: &str = "i-------b--------bbA---N w65 plakoto";

    #[test]
    fn the_only_play_is_made_step_by_step_and_waits_to_be_confirmed() {
        let mut state = state(FORCED);
        assert_eq!(state.due(), None, "nobody wished it");
        state.kept.settings.play_forced = true;
        assert!(matches!(state.automatic(), Some(Automatic::Step(_))));
        assert_eq!(pass(&mut state), 1);
        assert_eq!(state.session().unwrap().draft().unwrap().play().unwrap().to_string(), "20/14");
        assert!(state.was_forced());
        assert_eq!(state.main_action(), Some(MainAction::Confirm { ready: true }));
        // Taken back it stays so.
        state.take_back();
        assert_eq!(state.due(), None);
        // In the next turn it is done again.
        let mut again = self::state(FORCED);
        again.kept.settings.play_forced = true;
        again.kept.preferences.confirms = false;
        assert_eq!(pass(&mut again), 2);
        assert_eq!(again.session().unwrap().game().turns().len(), 1);
        assert!(!again.took_back);
    }

    #[test]
    fn a_play_that_is_not_the_only_one_is_the_persons() {
        let mut state = state("o----------------------O w65 plakoto");
        state.kept.settings.play_forced = true;
        state.kept.preferences.bears_off = true;
        assert_eq!(state.due(), None);
    }

    #[test]
    fn a_pass_is_the_persons_unless_nothing_is_to_be_confirmed() {
        let mut state = state("k----------------bb----O w65 plakoto");
        state.kept.settings.play_forced = true;
        assert_eq!((state.main_action(), state.due()), (Some(MainAction::Pass), None));
        state.kept.preferences.confirms = false;
        assert_eq!(state.automatic(), Some(Automatic::End));
        state.kept.settings.play_forced = false;
        assert_eq!(state.automatic(), None);
    }

    #[test]
    fn dice_are_thrown_only_where_a_person_would_have_to() {
        let mut state = table(3, [None; 2], Speed::Normal);
        state.kept.preferences.rolls = true;
        assert_eq!(state.due(), None, "the match begins when the person says so");
        state.act();
        assert_eq!(state.due(), None, "the opening is to be played");
        let play = state.session().unwrap().game().decision().unwrap().plays().remove(0);
        state.change(|session| session.take(play.steps()).unwrap());
        state.act();
        assert_eq!((state.main_action(), state.automatic()), (Some(MainAction::Roll), Some(Automatic::Roll)));
        for closed in [View::Settings, View::Introduction(1)] {
            state.view = Some(closed);
            assert_eq!(state.due(), None, "something else is looked at");
            state.view = None;
        }
        state.look(|session| session.look_at(Some(0)));
        assert_eq!(state.due(), None, "the past is looked at");
        state.go_on();
        assert_eq!(state.session().unwrap().looking_at(), Some(0));
        state.look(|session| session.look_at(None));
        let turns = state.session().unwrap().game().turns().len();
        state.go_on();
        assert!(matches!(state.session().unwrap().phase(), Phase::Play(..)), "one throw");
        assert_eq!((state.session().unwrap().game().turns().len(), state.due()), (turns, None));
    }

    #[test]
    fn the_programs_roll_is_not_thrown_for_a_person() {
        let mut state = table(3, [None, level(3)], Speed::Normal);
        state.kept.preferences.rolls = true;
        state.act();
        let play = state.session().unwrap().game().decision().unwrap().plays().remove(0);
        state.change(|session| session.take(play.steps()).unwrap());
        state.act();
        assert!(state.is_programs() && state.automatic().is_none());
        // It plays, and then the person's dice are thrown.
        attend(&mut state, EVEN);
        assert_eq!(state.main_action(), Some(MainAction::Confirm { ready: false }));
        assert_eq!(state.session().unwrap().game().turns().len(), 2);
    }

    #[test]
    fn nobody_past_each_other_bears_off_by_himself() {
        let past = |code: &str| is_past(&code.parse().unwrap());
        assert!(past("FFC------------------cff"));
        assert!(past("A----------------------b"));
        assert!(!past("o----------------------O"));
        assert!(!past("FF-aC-------------------"), "Black has still to pass");
        assert!(!past("A*E-------------------bff"), "a captive");
        // Home, and yet within reach.
        let mut state = state("-b-EEE------------------ w65 plakoto");
        state.kept.preferences.bears_off = true;
        assert_eq!(state.due(), None);
    }

    #[test]
    fn checkers_are_borne_off_where_every_die_takes_one() {
        let bears = |situation: &str| {
            let mut state = state(situation);
            state.kept.preferences.bears_off = true;
            pass(&mut state);
            let session = state.session().unwrap();
            (session.position().off(Side::White), state.main_action())
        };
        let ready = Some(MainAction::Confirm { ready: true });
        assert_eq!(bears("FAA-BB-----------------b w65 plakoto"), (5, ready));
        assert_eq!(
            bears("FAAB-B-----------------b w33 plakoto"),
            (3, Some(MainAction::Confirm { ready: false }))
        );
    }

    #[test]
    fn a_whole_game_is_played_by_itself_where_everything_is_forced() {
        let mut state = state("I----------------------i w65 tapa");
        state.kept.preferences.bears_off = true;
        state.kept.preferences.rolls = true;
        state.kept.preferences.confirms = false;
        state.kept.settings.play_forced = true;
        pass(&mut state);
        assert!(state.session().unwrap().ending().is_some());
        // Switched off in mid-game, all stops.
        let mut other = self::state("I----------------------i w65 tapa");
        other.kept.preferences = state.kept.preferences.clone();
        other.go_on();
        other.kept.preferences.bears_off = false;
        assert_eq!(other.due(), None);
    }

    #[test]
    fn what_is_in_the_hand_or_in_question_is_waited_for() {
        let mut state = state(FORCED);
        state.kept.settings.play_forced = true;
        state.pick_up(Place::Point(plakoto_rules::Point::new(20).unwrap()));
        assert!(state.picked.is_some() && state.due().is_none());
        state.let_go();
        state.toggle_hint();
        assert_eq!(state.due(), None, "who looks at a hint is thinking");
        state.close_hint();
        assert!(state.due().is_some());
    }
}
