//! The table that two people sit at, as plain data: what is kept, what the hands are doing, and
//! every action of the screen. No browser here; the page shows it and passes on what is done.

use plakoto_rules::notation::ParseError;
use plakoto_rules::{Decision, Ending, Impossible, Phase, Refusal, Ruleset, Side, Step, Target};

use super::advice::Advice;
use super::company::Guests;
use super::program::{Mind, Pace};
use super::session::Session;
use crate::query::Query;
use crate::store::{Found, Kept, Opened};
use crate::thinker::Level;
use plakoto_board::geometry::{Format, Geometry, Place};
use plakoto_board::hands::Moving;
use plakoto_board::scene::{Board, Moved, Scene, Thrown, place_of, places_of, thrown};
use plakoto_board::speech::Locale;

/// Something the player is told above the board, until he has seen it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// What was kept could not be read.
    BrokenSave,
    /// The browser keeps nothing.
    Unsaved,
    /// There are no dice.
    NoRandomness,
    /// The program cannot think.
    NoProgram,
    /// It does not take 1 point, since it hopes for 2.
    PlaysOn,
    /// It thinks on the page, since no worker can start.
    ThinksHere,
    /// The address asks for what cannot be read.
    BadSituation(ParseError),
    /// The address asks for a game that is over.
    Finished(Ending),
    /// The address asks for what play cannot lead to.
    Impossible(Impossible),
}

/// What the main button does now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MainAction {
    ThrowForOpening,
    ThrowAgain,
    Roll,
    Confirm {
        ready: bool,
    },
    Pass,
    NextGame,
    NewMatch,
    BackToGame,
    /// Nothing: the program plays.
    Wait,
    Pause,
    GoOn,
}

/// What is in the place of the game beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Settings,
    /// A step of the introduction, from 0.
    Introduction(usize),
}

/// Everything that the screen depends on, but for where a dragged checker is.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub kept: Kept,
    pub notices: Vec<Notice>,
    pub format: Format,
    /// The checker that is picked up, by click, key or drag.
    pub picked: Option<Place>,
    /// Whether it is under way with the pointer.
    pub dragging: bool,
    /// Where the keyboard is; nothing until keys are used.
    pub cursor: Option<Place>,
    /// Ways between which the player has to choose.
    pub choice: Option<Vec<Vec<Step>>>,
    pub refusal: Option<Refusal>,
    /// Whether copying to the clipboard worked, once it was tried.
    pub copied: Option<bool>,
    pub mind: Mind,
    pub advice: Advice,
    /// Whether a new version of the app can be taken.
    pub new_version: bool,
    /// What the player looks at instead of the game.
    pub view: Option<View>,
    /// Whether the player has taken back in this turn, so that nothing is played for him.
    pub took_back: bool,
    moved: Option<Moved>,
    movements: u32,
    query: Query,
    browser_locale: Locale,
}

impl State {
    /// The table as it was left, or as the address asks for it.
    pub fn new(found: Found, query: Query, browser_locale: Locale, format: Format) -> State {
        let Found { mut kept, broken } = found;
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
                notices.extend(situation.position.ending(situation.ruleset).map(Notice::Finished));
                notices.extend(situation.position.impossible().into_iter().map(Notice::Impossible));
            }
            Some(Err(error)) => notices.push(Notice::BadSituation(error.clone())),
            None => {}
        }
        let mut state = State {
            kept,
            notices,
            format,
            picked: None,
            dragging: false,
            cursor: None,
            choice: None,
            refusal: None,
            copied: None,
            mind: Mind::default(),
            advice: Advice::default(),
            new_version: false,
            view: None,
            took_back: false,
            moved: None,
            movements: 0,
            query,
            browser_locale,
        };
        state.forget_plan();
        state
    }

    /// The language: what the address asks for, else what the player chose, else the browser's.
    pub fn locale(&self) -> Locale {
        self.query.locale.or(self.kept.settings.locale).unwrap_or(self.browser_locale)
    }

    /// Takes the language that the player chooses, whatever the address asked for before.
    pub(super) fn speak(&mut self, locale: Option<Locale>) {
        self.query.locale = None;
        self.kept.settings.locale = locale;
    }

    /// Whether the board shows a position that the address asked for.
    pub fn is_opened(&self) -> bool {
        matches!(self.query.situation, Some(Ok(_)))
    }

    /// Whether a game is under way, on the board or laid aside: it ends with the version of the app that
    /// it is played with.
    pub fn is_under_way(&self) -> bool {
        let opened = self.kept.opened.as_ref().filter(|_| self.is_opened());
        let sessions = self.kept.session.iter().chain(opened.map(|opened| &opened.session));
        sessions.filter(|session| session.ending().is_none()).any(Session::is_begun)
    }

    /// Whether the player looks at something else than the present board, so that nothing happens on it.
    pub fn is_away(&self) -> bool {
        self.view.is_some() || self.session().is_some_and(|session| session.looking_at().is_some())
    }

    pub fn at_start(&self) -> bool {
        self.session().is_none()
    }

    /// The session on the board, if one is.
    pub fn session(&self) -> Option<&Session> {
        if self.is_opened() {
            self.kept.opened.as_ref().map(|opened| &opened.session)
        } else {
            self.kept.session.as_ref().filter(|_| !self.kept.at_start)
        }
    }

    pub(super) fn session_mut(&mut self) -> Option<&mut Session> {
        if self.is_opened() {
            self.kept.opened.as_mut().map(|opened| &mut opened.session)
        } else {
            self.kept.session.as_mut().filter(|_| !self.kept.at_start)
        }
    }

    /// How the board lies.
    pub fn geometry(&self) -> Geometry {
        let (flipped, home_left) = (self.kept.settings.turned, self.kept.preferences.home_left);
        Geometry { format: self.format, flipped, home_left }
    }

    /// The scene that the board shows.
    pub fn scene(&self) -> Scene {
        let likes = &self.kept.preferences;
        let mut board = match (self.view, self.session()) {
            (Some(View::Introduction(step)), _) => lesson(step, self.geometry()),
            (_, Some(session)) => self.board(session),
            // What is set shows on a board on which there is something to see.
            (Some(View::Settings), None) => lesson(1, self.geometry()),
            (None, None) => Board::at_rest(self.geometry()),
        };
        board.pips = likes.pips;
        if !likes.numbers {
            board.numbers = None;
        }
        if !likes.highlights {
            board.sources = Vec::new();
            board.targets = Vec::new();
        }
        board.scene()
    }

    fn board(&self, session: &Session) -> Board {
        let mine = !self.is_programs();
        // The roll's plays begin where the roll was thrown, not in mid-turn.
        let advice = self.shown_advice().zip(self.hinted());
        let picked = self.picked.filter(|_| advice.is_none());
        Board {
            geometry: self.geometry(),
            position: advice.map_or(session.position(), |(_, decision)| decision.position),
            numbers: Some(advice.map_or(self.numbers(session), |(_, decision)| decision.side)),
            pips: false,
            dice: dice_of(session),
            sources: session.sources().into_iter().filter(|_| mine && advice.is_none()).collect(),
            picked,
            lifted: picked.filter(|_| self.dragging),
            targets: picked.map(|from| session.targets(from)).unwrap_or_default(),
            cursor: self.cursor,
            last: advice
                .map(|(play, _)| play)
                .or(session.last_turn().map(|turn| &turn.play))
                .map(|play| (play.side(), play.items().to_vec())),
            advised: advice.is_some(),
            moved: self.moved.into_iter().collect(),
        }
    }

    /// Whose numbers the board shows: against the program always the person's, so that they stand
    /// still while it plays.
    pub fn numbers(&self, session: &Session) -> Side {
        self.person().unwrap_or(session.numbers())
    }

    pub fn main_action(&self) -> Option<MainAction> {
        let session = self.session()?;
        if session.looking_at().is_some() {
            return Some(MainAction::BackToGame);
        }
        if self.is_programs() {
            return Some(match self.mind.pace {
                Pace::Stands => MainAction::GoOn,
                _ if self.is_watched() => MainAction::Pause,
                _ => MainAction::Wait,
            });
        }
        Some(match session.phase() {
            Phase::Opening if session.game().throws().is_empty() => MainAction::ThrowForOpening,
            Phase::Opening => MainAction::ThrowAgain,
            Phase::Roll(_) => MainAction::Roll,
            Phase::Play(..) => match session.draft() {
                Some(draft) if draft.steps_required() == 0 => MainAction::Pass,
                draft => MainAction::Confirm { ready: draft.is_some_and(|draft| draft.is_complete()) },
            },
            // A position from the address is a game by itself.
            Phase::Over(_) if self.is_opened() => return None,
            Phase::Over(_) if session.match_winner().is_some() => MainAction::NewMatch,
            Phase::Over(_) => MainAction::NextGame,
        })
    }

    /// Whether the play on the board was made for the player, as he wished, and the game goes on.
    pub fn was_forced(&self) -> bool {
        let mine = self.session().filter(|session| session.looking_at().is_none() && !self.is_programs());
        let draft = mine.and_then(Session::draft);
        self.kept.settings.play_forced
            && draft.is_some_and(|draft| {
                draft.steps_required() > 0
                    && draft.is_complete()
                    && draft.ending().is_none()
                    && draft.decision().only_play().is_some()
            })
    }

    pub fn can_take_back(&self) -> bool {
        self.picked.is_some()
            || self
                .session()
                .is_some_and(|session| session.looking_at().is_none() && !session.steps().is_empty())
                && !self.is_programs()
    }

    /// The side that would give the game up: the person against the program, or who is to move.
    pub fn can_resign(&self) -> Option<Side> {
        let to_move = self.session()?.game().side_to_move()?;
        if self.is_watched() { None } else { self.person().or(Some(to_move)) }
    }

    /// The side to move, whose checker is in the hand.
    pub fn side_to_move(&self) -> Option<Side> {
        self.session()?.game().side_to_move()
    }

    /// Forgets what the hands were doing.
    pub(super) fn let_go(&mut self) {
        self.picked = None;
        self.dragging = false;
        self.choice = None;
        self.refusal = None;
    }

    /// Does something to the session, with free hands.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Session)) {
        self.let_go();
        self.moved = None;
        if let Some(session) = self.session_mut() {
            change(session);
        }
    }

    pub fn start_match(&mut self, ruleset: Ruleset, target: Target) {
        self.let_go();
        self.moved = None;
        self.mind = Mind::default();
        self.close_hint();
        // Thrown aside, so that the match has all of its dice.
        let odd = self.query.dice.clone().throw().is_ok_and(|[one, two]| (one.pips() + two.pips()) % 2 == 1);
        self.kept.company.sit_down(if odd { Side::White } else { Side::Black });
        if let Some(side) = self.kept.company.person() {
            self.kept.settings.turned = side == Side::Black;
        }
        self.kept.session = Some(Session::new(ruleset, target, self.query.dice.clone()));
        self.kept.at_start = false;
        self.kept.preferences.introduced = true;
    }

    /// A game against the program as a beginner, or between two people: what a first visitor gets by one
    /// tap.
    pub(super) fn start_at_once(&mut self, guests: Guests) {
        let company = &mut self.kept.company;
        company.guests = guests;
        company.side = Some(Side::White);
        if let Some(beginner) = Level::new(2) {
            company.levels[0] = beginner;
        }
        self.kept.settings.target = Target::One;
        self.start_match(self.kept.settings.ruleset, Target::One);
    }

    pub(super) fn show_view(&mut self, view: View) {
        self.let_go();
        self.close_hint();
        self.view = Some(view);
    }

    pub(super) fn close_view(&mut self) {
        self.view = None;
    }

    pub fn show_start(&mut self, at_start: bool) {
        self.let_go();
        self.kept.at_start = at_start;
    }

    /// What the main button, the dice, Space or Enter do.
    pub fn act(&mut self) {
        match self.main_action() {
            None | Some(MainAction::Confirm { ready: false } | MainAction::Wait) => {}
            Some(MainAction::Pause) => self.mind.pace = Pace::Stands,
            Some(MainAction::GoOn) => self.mind.pace = Pace::Goes,
            Some(MainAction::ThrowForOpening | MainAction::ThrowAgain | MainAction::Roll) => self.roll(),
            // What the action says can be done; should it not be after all, nothing happens.
            Some(MainAction::Confirm { .. } | MainAction::Pass) => {
                self.close_hint();
                self.change(|session| {
                    let _ = session.confirm();
                });
            }
            Some(MainAction::NextGame) => {
                self.kept.company.offered = false;
                self.change(|session| {
                    let _ = session.next_game();
                });
            }
            Some(MainAction::NewMatch) => self.show_start(true),
            Some(MainAction::BackToGame) => self.look(|session| session.look_at(None)),
        }
    }

    pub(super) fn roll(&mut self) {
        self.took_back = false;
        let mut failed = false;
        self.change(|session| failed = session.roll().is_err());
        if failed {
            self.mind.pace = Pace::Stands;
            self.tell(Notice::NoRandomness);
        }
    }

    /// Tells the player something, once.
    pub fn tell(&mut self, notice: Notice) {
        if !self.notices.contains(&notice) {
            self.notices.push(notice);
        }
    }

    /// Looks at another turn of the game.
    pub fn look(&mut self, look: impl FnOnce(&mut Session)) {
        self.change(look);
    }

    /// Picks a checker up, or says why that cannot be.
    pub fn pick_up(&mut self, place: Place) {
        self.let_go();
        self.advice.chosen = None;
        if self.is_programs() {
            return;
        }
        if self.is_source(place) {
            self.picked = Some(place);
        } else {
            self.refusal = self.session().and_then(|session| session.why_not(place));
        }
    }

    pub fn is_source(&self, place: Place) -> bool {
        self.session().is_some_and(|session| session.sources().contains(&place))
    }

    pub fn is_target(&self, place: Place) -> bool {
        let targets = |from| self.session().map(|session| session.targets(from));
        self.picked.and_then(targets).is_some_and(|targets| targets.contains(&place))
    }

    /// Puts the picked-up checker down; `carried` if the player has brought it there himself.
    pub fn drop_on(&mut self, place: Place, carried: bool) {
        let Some(from) = self.picked else { return };
        match self.session_mut().map(|session| session.move_checker(from, place)) {
            Some(Moving::Done(_)) => {
                self.let_go();
                self.show_movement(if carried { place } else { from }, place);
            }
            Some(Moving::Choose(ways)) => {
                self.refusal = None;
                self.choice = Some(ways);
            }
            Some(Moving::Refused(refusal)) => self.refusal = Some(refusal),
            None => {}
        }
    }

    /// Plays the way that the player chose.
    pub fn choose(&mut self, way: &[Step]) {
        self.let_go();
        let Some(side) = self.side_to_move() else { return };
        let taken = self.session_mut().is_some_and(|session| session.take(way).is_ok());
        if let (true, Some(first), Some(last)) = (taken, way.first(), way.last()) {
            self.show_movement(places_of(side, *first).0, places_of(side, *last).1);
        }
    }

    /// Takes back: what is in the hand, or else the last step.
    pub fn take_back(&mut self) {
        let in_hand = self.picked.is_some() || self.choice.is_some();
        self.let_go();
        let (false, true, Some(side)) = (in_hand, self.can_take_back(), self.side_to_move()) else { return };
        let undone = self.session_mut().and_then(Session::undo);
        if let Some(step) = undone {
            self.took_back = true;
            let (from, to) = places_of(side, step);
            self.show_movement(to, from);
        }
    }

    /// Shows the last movement once more, for who chooses how fast checkers move.
    pub(super) fn move_again(&mut self) {
        let last = self.session().and_then(|session| {
            let turn = session.last_turn()?;
            Some(places_of(turn.side, *turn.play.steps().last()?)).zip(Some(turn.side))
        });
        if let Some(((from, to), side)) = last {
            self.movements += 1;
            self.moved = Some(Moved { side, from, to, number: self.movements });
        }
    }

    pub(super) fn show_movement(&mut self, from: Place, to: Place) {
        self.movements += 1;
        let number = self.movements;
        self.moved = self.side_to_move().map(|side| Moved { side, from, to, number });
    }
}

/// What the introduction shows, a step each: a roll, and the play that it tells of.
pub const LESSONS: [(&str, &str); 3] = [
    ("n-a----------A---------N w64 plakoto", "24/18 24/20"),
    ("j---d-------F-a----A---H w53 plakoto", "20/15* 13/10"),
    ("CBBBCC------------cccbbb w65 plakoto", "6/off 5/off"),
];

/// The board of a step of the introduction.
fn lesson(step: usize, geometry: Geometry) -> Board {
    let at_rest = Board::at_rest(geometry);
    let played = LESSONS.get(step).and_then(|(roll, play)| {
        let decision: Decision = roll.parse().ok()?;
        decision.parse_play(play).ok()
    });
    let Some(play) = played else { return at_rest };
    let sources = play.items().iter().map(|item| place_of(play.side(), item.from)).collect();
    Board { position: play.position(), sources, last: Some((play.side(), play.items().to_vec())), ..at_rest }
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
    match (session.phase(), session.opening_dice(), game.throws().last()) {
        (Phase::Opening, _, None) => Side::BOTH.map(|side| die(side, None)).to_vec(),
        // The dice of the opening stay with those who threw them, until the first is played.
        (Phase::Opening, _, Some([white, black])) => {
            vec![die(Side::White, Some(*white)), die(Side::Black, Some(*black))]
        }
        (Phase::Play(..), Some([white, black]), _) if session.steps().is_empty() => {
            vec![die(Side::White, Some(white)), die(Side::Black, Some(black))]
        }
        (Phase::Roll(side), ..) => vec![die(side, None); 2],
        (Phase::Play(side, dice), ..) => {
            let left = session.draft().map(|draft| draft.dice_left()).unwrap_or_default();
            thrown(side, dice, &left, throw)
        }
        (Phase::Over(_), ..) => Vec::new(),
    }
}
