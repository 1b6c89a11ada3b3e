//! The table that two people sit at: the kept state, what the pointer and keys are doing, and
//! every action of the play screen.

use leptos::prelude::*;
use plakoto_rules::{Draft, Phase, Refusal, Ruleset, Side, Step, Target};

use super::session::{Moving, Session};
use crate::board::geometry::{Format, Geometry, Place, Spot};
use crate::board::scene::{Board, Moved, Scene, Thrown, last_play, places_of, thrown};
use crate::board::words::Words;
use crate::query::Query;
use crate::store::{self, Kept, NotKept, Opened};
use crate::text::{Locale, Standing, Text};

/// Something the player is told once, above the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// What was kept could not be read.
    BrokenSave,
    /// The browser keeps nothing.
    Unsaved,
    /// There are no dice.
    NoRandomness,
    /// The address asks for what cannot be read.
    BadSituation(plakoto_rules::notation::ParseError),
    /// The address asks for a game that is over.
    Finished(plakoto_rules::Ending),
    /// The address asks for what play cannot lead to.
    Impossible(plakoto_rules::Impossible),
}

/// What the main button does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MainAction {
    ThrowForOpening,
    ThrowAgain,
    Roll,
    Confirm { ready: bool },
    Pass,
    NextGame,
    NewMatch,
    BackToGame,
}

/// A handle to the table; copies are the same table.
#[derive(Clone, Copy)]
pub struct Table {
    pub kept: RwSignal<Kept>,
    pub notices: RwSignal<Vec<Notice>>,
    pub format: RwSignal<Format>,
    /// The checker that is picked up, by click, key or drag.
    pub picked: RwSignal<Option<Place>>,
    /// Where a dragged checker is.
    pub dragged_to: RwSignal<Option<Spot>>,
    /// Where the keyboard is; nothing until keys are used.
    pub cursor: RwSignal<Option<Place>>,
    /// Ways between which the player has to choose.
    pub choice: RwSignal<Option<Vec<Vec<Step>>>>,
    pub refusal: RwSignal<Option<Refusal>>,
    moved: RwSignal<Option<Moved>>,
    movements: StoredValue<u32>,
    query: StoredValue<Query>,
    browser_locale: StoredValue<Locale>,
}

impl Table {
    /// The table as it was left, or as the address asks for it.
    pub fn new(query: Query, browser_locale: Locale, format: Format) -> Table {
        let store::Found { mut kept, broken } = store::load();
        let mut notices = Vec::new();
        if broken {
            notices.push(Notice::BrokenSave);
        }
        match &query.situation {
            Some(Ok(situation)) => {
                if kept.opened.as_ref().is_none_or(|opened| opened.query != query.asked) {
                    let session = Session::from_situation(*situation, query.dice.clone());
                    kept.opened = Some(Opened { query: query.asked.clone(), session });
                }
                if let Some(ending) = situation.position.ending(situation.ruleset) {
                    notices.push(Notice::Finished(ending));
                }
                notices.extend(situation.position.impossible().into_iter().map(Notice::Impossible));
            }
            Some(Err(error)) => notices.push(Notice::BadSituation(error.clone())),
            None => {}
        }
        let table = Table {
            kept: RwSignal::new(kept),
            notices: RwSignal::new(notices),
            format: RwSignal::new(format),
            picked: RwSignal::new(None),
            dragged_to: RwSignal::new(None),
            cursor: RwSignal::new(None),
            choice: RwSignal::new(None),
            refusal: RwSignal::new(None),
            moved: RwSignal::new(None),
            movements: StoredValue::new(0),
            query: StoredValue::new(query),
            browser_locale: StoredValue::new(browser_locale),
        };
        Effect::new(move || {
            let saved = table.kept.with(store::save);
            let told = table.notices.with_untracked(|notices| notices.contains(&Notice::Unsaved));
            match saved {
                Err(NotKept) if !told => table.notices.update(|notices| notices.push(Notice::Unsaved)),
                Ok(()) if told => {
                    table.notices.update(|notices| notices.retain(|notice| *notice != Notice::Unsaved));
                }
                _ => {}
            }
        });
        table
    }

    // What is to be seen.

    pub fn locale(&self) -> Locale {
        self.kept.with(|kept| kept.settings.locale).unwrap_or(self.browser_locale.get_value())
    }

    pub fn text(&self) -> &'static Text {
        self.locale().text()
    }

    /// Whether the board shows a position that the address asked for.
    pub fn is_opened(&self) -> bool {
        self.query.with_value(|query| matches!(query.situation, Some(Ok(_))))
    }

    pub fn at_start(&self) -> bool {
        !self.is_opened() && self.kept.with(|kept| kept.at_start || kept.session.is_none())
    }

    /// Whether there is a match to go back to from the start.
    pub fn has_match(&self) -> bool {
        self.kept.with(|kept| kept.session.is_some())
    }

    /// Looks at the session, if there is one to be played.
    pub fn with_session<R>(&self, look: impl FnOnce(&Session) -> R) -> Option<R> {
        let opened = self.is_opened();
        self.kept.with(|kept| match (opened, &kept.opened) {
            (true, Some(opened)) => Some(look(&opened.session)),
            (true, None) => None,
            (false, _) if kept.at_start => None,
            (false, _) => kept.session.as_ref().map(look),
        })
    }

    fn draft(&self) -> Option<Draft> {
        self.with_session(Session::draft).flatten()
    }

    pub fn main_action(&self) -> Option<MainAction> {
        self.with_session(|session| {
            if session.looking_at().is_some() {
                return MainAction::BackToGame;
            }
            match session.phase() {
                Phase::Opening if session.game().throws().is_empty() => MainAction::ThrowForOpening,
                Phase::Opening => MainAction::ThrowAgain,
                Phase::Roll(_) => MainAction::Roll,
                Phase::Play(..) => match session.draft() {
                    Some(draft) if draft.steps_required() == 0 => MainAction::Pass,
                    draft => MainAction::Confirm { ready: draft.is_some_and(|draft| draft.is_complete()) },
                },
                Phase::Over(_) if session.match_winner().is_some() => MainAction::NewMatch,
                Phase::Over(_) => MainAction::NextGame,
            }
        })
    }

    /// How the board lies.
    pub fn geometry(&self) -> Geometry {
        Geometry { format: self.format.get(), flipped: self.kept.with(|kept| kept.settings.turned) }
    }

    /// The scene that the board shows now.
    pub fn scene(&self) -> Scene {
        let geometry = self.geometry();
        let picked = self.picked.get();
        let board = self.with_session(|session| {
            let last = session.last_turn().map(|turn| last_play(&turn.play));
            Board {
                geometry,
                position: session.position(),
                numbers: session.numbers(),
                dice: dice_of(session),
                sources: session.sources(),
                picked,
                lifted: None,
                targets: picked.map(|from| session.targets(from)).unwrap_or_default(),
                cursor: None,
                last,
                moved: None,
            }
        });
        let mut board = board.unwrap_or_else(|| Board::at_rest(geometry));
        board.cursor = self.cursor.get();
        board.moved = self.moved.get();
        board.lifted = picked.filter(|_| self.dragged_to.with(Option::is_some));
        board.scene()
    }

    /// The position on the board in words, a line each.
    pub fn words(&self) -> Vec<String> {
        let text = self.text();
        let lines = self.with_session(|session| {
            let present = session.looking_at().is_none();
            let words = Words {
                position: session.position(),
                turn: session.game().side_to_move().filter(|_| present),
                dice: session.game().decision().filter(|_| present).map(|decision| decision.dice),
                numbers: session.numbers(),
                last: session.last_turn(),
            };
            words.lines(text)
        });
        lines.unwrap_or_default()
    }

    /// The position on the board as a situation's text, or as its code alone when it is nobody's
    /// turn.
    pub fn code(&self) -> String {
        self.with_session(|session| match session.game().situation() {
            Some(situation) if session.looking_at().is_none() && session.steps().is_empty() => {
                situation.to_string()
            }
            _ => session.position().to_string(),
        })
        .unwrap_or_default()
    }

    /// What is under the keyboard's cursor.
    pub fn cursor_in_words(&self) -> Option<String> {
        let place = self.cursor.get()?;
        let text = self.text();
        self.with_session(|session| match place {
            Place::Point(point) => {
                let numbers = session.numbers();
                let point = if numbers == Side::White { point } else { point.mirrored() };
                match session.position().stack(numbers, point) {
                    Some(stack) => (text.words_point)(Standing::new(point, stack)),
                    None => (text.words_empty)(point),
                }
            }
            Place::Off(side) => {
                let position = session.position();
                (text.words_off)(side, position.off(side), position.pips(side))
            }
        })
    }

    // What can be done.

    fn with_session_mut<R>(&self, change: impl FnOnce(&mut Session) -> R) -> Option<R> {
        let opened = self.is_opened();
        let mut result = None;
        self.kept.update(|kept| {
            let session = match (opened, &mut kept.opened) {
                (true, Some(opened)) => Some(&mut opened.session),
                (true, None) => None,
                (false, _) => kept.session.as_mut(),
            };
            result = session.map(change);
        });
        result
    }

    /// Forgets what the hands were doing.
    fn let_go(&self) {
        self.picked.set(None);
        self.dragged_to.set(None);
        self.choice.set(None);
        self.refusal.set(None);
    }

    pub fn start_match(&self, ruleset: Ruleset, target: Target) {
        let dice = self.query.with_value(|query| query.dice.clone());
        self.let_go();
        self.moved.set(None);
        self.kept.update(|kept| {
            kept.session = Some(Session::new(ruleset, target, dice));
            kept.at_start = false;
        });
    }

    pub fn show_start(&self, at_start: bool) {
        self.let_go();
        self.kept.update(|kept| kept.at_start = at_start);
    }

    /// What the main button, the dice, Space or Enter do.
    pub fn act(&self) {
        let Some(action) = self.main_action() else { return };
        if action == (MainAction::Confirm { ready: false }) {
            return;
        }
        self.let_go();
        match action {
            MainAction::ThrowForOpening | MainAction::ThrowAgain | MainAction::Roll => self.roll(),
            MainAction::Confirm { .. } | MainAction::Pass => {
                self.moved.set(None);
                self.with_session_mut(Session::confirm);
            }
            MainAction::NextGame => {
                self.moved.set(None);
                self.with_session_mut(Session::next_game);
            }
            MainAction::NewMatch if self.is_opened() => {}
            MainAction::NewMatch => self.show_start(true),
            MainAction::BackToGame => self.look(|session| session.look_at(None)),
        }
    }

    fn roll(&self) {
        self.moved.set(None);
        let forced = self.kept.with_untracked(|kept| kept.settings.play_forced);
        let rolled = self.with_session_mut(|session| {
            let rolled = session.roll();
            if forced {
                session.play_if_forced();
            }
            rolled
        });
        if rolled.is_some_and(|rolled| rolled.is_err()) {
            self.notices.update(|notices| notices.push(Notice::NoRandomness));
        }
    }

    /// Looks at another turn of the game.
    pub fn look(&self, change: impl FnOnce(&mut Session)) {
        self.let_go();
        self.moved.set(None);
        self.with_session_mut(change);
    }

    /// Picks a checker up, or says why that cannot be.
    pub fn pick_up(&self, place: Place) {
        self.choice.set(None);
        if self.is_source(place) {
            self.refusal.set(None);
            self.picked.set(Some(place));
        } else {
            self.picked.set(None);
            self.refusal.set(self.with_session(|session| session.why_not(place)).flatten());
        }
    }

    pub fn is_source(&self, place: Place) -> bool {
        self.with_session(|session| session.sources().contains(&place)).unwrap_or(false)
    }

    pub fn is_target(&self, place: Place) -> bool {
        let picked = self.picked.get_untracked();
        picked
            .and_then(|from| self.with_session(|session| session.targets(from).contains(&place)))
            .unwrap_or(false)
    }

    /// Puts the picked-up checker down; `carried` if the player has brought it there himself.
    pub fn drop_on(&self, place: Place, carried: bool) {
        let Some(from) = self.picked.get_untracked() else { return };
        match self.with_session_mut(|session| session.move_checker(from, place)) {
            Some(Moving::Done(_)) => {
                self.let_go();
                self.show_movement(if carried { place } else { from }, place);
            }
            Some(Moving::Choose(ways)) => {
                self.refusal.set(None);
                self.choice.set(Some(ways));
            }
            Some(Moving::Refused(refusal)) => self.refusal.set(Some(refusal)),
            None => {}
        }
    }

    /// Plays the way that the player chose.
    pub fn choose(&self, way: &[Step]) {
        let Some(side) = self.draft().map(|draft| draft.decision().side) else { return };
        let taken = self.with_session_mut(|session| session.take(way)).is_some_and(|taken| taken.is_ok());
        self.let_go();
        if let (true, Some(first), Some(last)) = (taken, way.first(), way.last()) {
            self.show_movement(places_of(side, *first).0, places_of(side, *last).1);
        }
    }

    /// Takes back: what is in the hand, or else the last step.
    pub fn take_back(&self) {
        if self.picked.get_untracked().is_some() || self.choice.get_untracked().is_some() {
            self.let_go();
            return;
        }
        let Some(side) = self.draft().map(|draft| draft.decision().side) else { return };
        let undone = self
            .with_session_mut(|session| if session.looking_at().is_none() { session.undo() } else { None });
        self.let_go();
        if let Some(step) = undone.flatten() {
            let (from, to) = places_of(side, step);
            self.show_movement(to, from);
        }
    }

    pub fn can_take_back(&self) -> bool {
        self.with_session(|session| session.looking_at().is_none() && !session.steps().is_empty())
            .unwrap_or(false)
    }

    pub fn resign(&self, double: bool) {
        self.let_go();
        self.moved.set(None);
        self.with_session_mut(|session| session.resign(double));
    }

    fn show_movement(&self, from: Place, to: Place) {
        let number = self.movements.with_value(|number| number + 1);
        self.movements.set_value(number);
        let side = self.draft().map(|draft| draft.decision().side);
        self.moved.set(side.map(|side| Moved { side, from, to, number }));
    }
}

/// The dice that lie on the board: those of the opening or of the roll, or blank ones that wait to
/// be thrown.
fn dice_of(session: &Session) -> Vec<Thrown> {
    let game = session.game();
    let throw = (game.throws().len() + game.turns().len()) as u32;
    let die = |side, die| Thrown { side, die, used: false, throw };
    if let Some(turns) = session.looking_at() {
        let shown = turns.checked_sub(1).and_then(|index| game.turns().get(index));
        return shown.map(|turn| thrown(turn.side, turn.dice, &[], turns as u32)).unwrap_or_default();
    }
    match (session.phase(), game.throws().last()) {
        (Phase::Opening, None) => Side::BOTH.map(|side| die(side, None)).to_vec(),
        (Phase::Opening, Some([white, black])) => {
            vec![die(Side::White, Some(*white)), die(Side::Black, Some(*black))]
        }
        (Phase::Roll(side), _) => vec![die(side, None); 2],
        // The dice of the opening stay with those who threw them, until the first is played.
        (Phase::Play(..), Some([white, black])) if game.turns().is_empty() && session.steps().is_empty() => {
            vec![die(Side::White, Some(*white)), die(Side::Black, Some(*black))]
        }
        (Phase::Play(side, dice), _) => {
            let left = session.draft().map(|draft| draft.dice_left()).unwrap_or_default();
            thrown(side, dice, &left, throw)
        }
        (Phase::Over(_), _) => Vec::new(),
    }
}
