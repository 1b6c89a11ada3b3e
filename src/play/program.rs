//! The program at the table: what it has to think about, and what it does next. It says what it
//! wants as data; who answers, and who lets the time pass, is for the page to say.

use crate::thinker::Plies;
use plakoto_rules::{AfterState, Phase, Play, Position, Side, Step};

use super::company::Speed;
use super::session::Session;
use super::state::{Notice, State};
use crate::thinker::{Answer, Engine, Level, What};
use plakoto_board::scene::places_of;

/// Whether the program goes on by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    #[default]
    Goes,
    Stands,
    /// Until the present turn is played.
    OneTurn,
}

/// What the program has in mind. None of it is kept: it would think the same again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mind {
    pub pace: Pace,
    /// The steps that it still wants to make with the roll on the board.
    plan: Option<Vec<Step>>,
    /// The position in which it last looked whether it is lost.
    judged: Option<Position>,
    /// Its offer to give the game up, and whether for 2 points.
    pub offer: Option<bool>,
    /// Whether the person wants to give the game up for 1 point, which it has to think about.
    conceded: bool,
    /// Whether it could not think when it was asked.
    failed: bool,
}

/// From which chance on something is beyond doubt.
const CERTAIN: f32 = 0.999;
/// How much more than 1 point the program must hope for, to play on when it is offered 1.
const CONTENT: f32 = 1.01;
/// How long what is done for a person is waited for at least, in milliseconds.
const LEAST_PAUSE: u64 = 300;
/// Below which it cannot happen.
const IMPOSSIBLE: f32 = 1.0 - CERTAIN;

/// Whether that is the play by which this comes about.
pub fn leads_to(play: &Play, after: AfterState) -> bool {
    play.position() == after.position && play.outcome() == after.outcome
}

impl State {
    /// The program's level on a side, if it plays it.
    pub fn level(&self, side: Side) -> Option<Level> {
        // A position from the address is played by people.
        let seats = (!self.is_opened()).then_some(self.kept.company.seats)?;
        seats[usize::from(side == Side::Black)]
    }

    /// Whether the program plays itself.
    pub fn is_watched(&self) -> bool {
        Side::BOTH.into_iter().all(|side| self.level(side).is_some())
    }

    /// The side of the only person against the program.
    pub fn person(&self) -> Option<Side> {
        self.kept.company.person().filter(|_| !self.is_opened())
    }

    /// Whether the present turn, or the opening, is the program's.
    pub fn is_programs(&self) -> bool {
        match self.session().map(|session| session.phase()) {
            Some(Phase::Roll(side) | Phase::Play(side, _)) => self.level(side).is_some(),
            Some(Phase::Opening) => self.is_watched(),
            Some(Phase::Over(_)) | None => false,
        }
    }

    /// What has to be thought about now, the program's own affairs first.
    pub fn question(&self) -> Option<What> {
        if self.mind.failed {
            return None;
        }
        self.programs_question().or_else(|| self.advice_question())
    }

    /// The side for which the program is choosing its play.
    pub fn thinks(&self) -> Option<Side> {
        match self.programs_question().filter(|_| !self.mind.failed)? {
            What::Choose { decision, .. } => Some(decision.side),
            _ => None,
        }
    }

    /// Takes in an answer; one that came too late changes nothing.
    pub fn hear(&mut self, what: What, answer: Answer) {
        if matches!(answer, Answer::Refused(_)) {
            self.fail();
        } else if self.programs_question() == Some(what) {
            self.hear_program(answer);
        } else if self.advice_question() == Some(what) {
            self.hear_advice(what, answer);
        }
    }

    /// Whether the engine will be asked, so that it had better start.
    pub fn wants_engine(&self) -> bool {
        self.is_watched() || self.person().is_some()
    }

    /// Takes in how the engine is.
    pub fn hear_engine(&mut self, engine: &Engine) {
        match engine {
            Engine::Ready { on_page: true } => self.tell(Notice::ThinksHere),
            Engine::Failed(_) if self.wants_engine() => self.fail(),
            _ => {}
        }
    }

    /// Nobody can think for the program: it stands until the player has read so.
    pub fn fail(&mut self) {
        self.mind.failed = true;
        self.tell(Notice::NoProgram);
    }

    /// What the program has to think about to go on.
    fn programs_question(&self) -> Option<What> {
        if self.mind.conceded {
            let game = self.session()?.game();
            let (position, ruleset) = (game.position(), game.ruleset());
            return Some(What::Evaluate { position, side: game.side_to_move()?, ruleset, plies: Plies::Two });
        }
        let session = self.session().filter(|_| self.is_programs())?;
        match session.phase() {
            Phase::Roll(side) if self.has_to_judge(side) => {
                let (position, ruleset) = (session.game().position(), session.ruleset());
                Some(What::Evaluate { position, side, ruleset, plies: Plies::Two })
            }
            Phase::Play(side, _) if self.mind.plan.is_none() => {
                Some(What::Choose { decision: session.game().decision()?, level: self.level(side)? })
            }
            _ => None,
        }
    }

    /// Whether it looks if it is lost: against a person, before its roll, until it has offered.
    fn has_to_judge(&self, side: Side) -> bool {
        let position = self.session().map(|session| session.game().position());
        self.person() == Some(side.other()) && !self.kept.company.offered && self.mind.judged != position
    }

    fn hear_program(&mut self, answer: Answer) {
        let Some(session) = self.session() else { return };
        match answer {
            Answer::Choice(choice) => {
                let decision = session.game().decision();
                let plays = decision.map(|decision| decision.plays()).unwrap_or_default();
                match plays.into_iter().find(|play| leads_to(play, choice.after)) {
                    Some(play) => self.mind.plan = Some(play.steps().to_vec()),
                    None => self.fail(),
                }
            }
            Answer::Evaluation(chances) if self.mind.conceded => {
                let own = session.game().side_to_move() != self.person();
                self.mind.conceded = false;
                let hoped = if own { chances } else { chances.exchanged() };
                if hoped.equity() > CONTENT {
                    self.tell(Notice::PlaysOn);
                } else {
                    self.give_up(false);
                }
            }
            Answer::Evaluation(chances) => {
                self.mind.judged = Some(session.game().position());
                let double = chances.lose_double;
                if chances.lose() >= CERTAIN && !(IMPOSSIBLE..CERTAIN).contains(&double) {
                    self.mind.offer = Some(double >= CERTAIN);
                }
            }
            _ => {}
        }
    }

    /// Whether something is being talked about that may end the game.
    pub(super) fn is_negotiating(&self) -> bool {
        self.mind.offer.is_some() || self.mind.conceded
    }

    /// How long to wait for the next movement that is made by itself, the program's or one that is made
    /// for the person, in milliseconds; nothing if none is due.
    pub fn due(&self) -> Option<u64> {
        let pause = self.kept.company.speed.pause();
        if self.automatic().is_some() {
            // Who has the program play at once still wants to see his own roll.
            return Some(pause.max(LEAST_PAUSE));
        }
        let waits = self.mind.pace == Pace::Stands || self.mind.offer.is_some() || self.is_away();
        let ready = !waits && self.is_programs() && self.programs_question().is_none();
        ready.then_some(pause)
    }

    /// Where the game is, so that who waits for a movement knows whether it is still the one that is due.
    pub fn moment(&self) -> [usize; 3] {
        self.session().map_or([0; 3], |session| {
            let game = session.game();
            let rolled = game.throws().len() + usize::from(game.decision().is_some());
            [game.turns().len(), rolled, session.steps().len()]
        })
    }

    /// Makes the next movement that is due: a throw, a step, or the end of a turn. At the highest speed
    /// the program makes all that are due.
    pub fn go_on(&mut self) {
        if let Some(what) = self.automatic() {
            return self.do_automatic(what);
        }
        while self.due().is_some() && self.automatic().is_none() {
            self.move_on();
            if self.kept.company.speed != Speed::Instant {
                break;
            }
        }
    }

    fn move_on(&mut self) {
        let next = self.mind.plan.as_mut().filter(|plan| !plan.is_empty()).map(|plan| plan.remove(0));
        match (next, self.session().map(|session| session.phase())) {
            (Some(step), Some(Phase::Play(side, _))) => {
                // The plan is a legal play; should it not be, thinking begins again.
                if self.session_mut().is_some_and(|session| session.take(&[step]).is_ok()) {
                    let (from, to) = places_of(side, step);
                    self.show_movement(from, to);
                } else {
                    self.forget_plan();
                }
            }
            (None, Some(Phase::Play(..))) => {
                self.change(|session| {
                    let _ = session.confirm();
                });
                self.mind.plan = None;
                if self.mind.pace == Pace::OneTurn {
                    self.mind.pace = Pace::Stands;
                }
            }
            _ => self.roll(),
        }
    }

    /// Begins the program's turn anew: its half-made play is taken back, and its thoughts with it.
    pub fn forget_plan(&mut self) {
        self.mind.plan = None;
        if self.is_programs() {
            self.change(Session::take_all_back);
        }
    }

    /// Lets a program that stands play one turn.
    pub fn one_turn(&mut self) {
        self.mind.pace = Pace::OneTurn;
    }

    /// Gives the game up for 1 point or for 2. The program thinks about it first where it may hope
    /// for more.
    pub fn resign(&mut self, double: bool) {
        self.mind.conceded = !double && self.person().is_some() && !self.mind.failed;
        if !self.mind.conceded {
            self.give_up(double);
        }
    }

    fn give_up(&mut self, double: bool) {
        if let Some(side) = self.can_resign() {
            self.mind = Mind::default();
            self.change(|session| {
                // The game is not over, since somebody is to move.
                let _ = session.resign(side, double);
            });
        }
    }

    /// Answers its offer to give the game up.
    pub fn answer_offer(&mut self, accepted: bool) {
        let (Some(double), Some(person)) = (self.mind.offer.take(), self.person()) else { return };
        self.kept.company.offered = true;
        if accepted {
            self.change(|session| {
                let _ = session.resign(person.other(), double);
            });
        }
    }

    /// The player has read a notice. Where the program cannot think, people go on in its place.
    pub fn dismiss(&mut self, notice: &Notice) {
        self.notices.retain(|other| other != notice);
        if *notice == Notice::NoProgram {
            self.forget_plan();
            self.mind = Mind::default();
            self.close_hint();
            self.kept.company.seats = [None; 2];
            self.kept.company.evaluates = false;
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::dice::DiceSource;
    use crate::play::company::{Guests, Seat};
    use crate::play::state::MainAction;
    use crate::query::Query;
    use crate::store::{Found, Kept};
    use crate::thinker::{Chances, Ranked};
    use plakoto_board::geometry::{Format, Place};
    use plakoto_board::speech::Locale;
    use plakoto_rules::{Decision, Ruleset, Target};

    fn query(seed: u64) -> Query {
        Query { situation: None, asked: String::new(), dice: DiceSource::seeded(seed), locale: None }
    }

    fn opened(kept: Kept, query: Query) -> State {
        State::new(Found { kept, broken: false }, query, Locale::En, Format::Wide)
    }

    pub fn level(number: u8) -> Seat {
        Level::new(number)
    }

    /// A match with the dice of a seed.
    pub fn table(seed: u64, seats: [Seat; 2], speed: Speed) -> State {
        let mut state = opened(Kept::default(), query(seed));
        state.kept.company.speed = speed;
        state.start_match(Ruleset::PLAKOTO, Target::Three);
        state.kept.company.seats = seats;
        state
    }

    pub const EVEN: Chances = Chances { win: 0.5, win_double: 0.25, lose_double: 0.25, draw: 0.0 };

    /// Answers as somebody would who takes the plays as the rules list them.
    pub fn answer(what: What, chances: Chances) -> Answer {
        let ranked = |decision: &Decision| -> Vec<Ranked> {
            let after = decision
                .plays()
                .into_iter()
                .map(|play| plakoto_rules::AfterState { position: play.position(), outcome: play.outcome() });
            after.map(|after| Ranked { after, chances, plies: Plies::One }).collect()
        };
        match what {
            What::Choose { decision, .. } => Answer::Choice(ranked(&decision)[0]),
            What::Rank { decision, .. } => Answer::Ranking { plays: ranked(&decision), done: true },
            What::Evaluate { .. } => Answer::Evaluation(chances),
        }
    }

    /// Lets the program do what it can by itself.
    pub fn attend(state: &mut State, chances: Chances) {
        for _ in 0..10_000 {
            if let Some(what) = state.question() {
                state.hear(what, answer(what, chances));
            } else if state.due().is_some() {
                state.go_on();
            } else {
                return;
            }
        }
        panic!("the program takes no end");
    }

    /// Plays a turn for a person: the first step that is legal, as long as there is one.
    fn turn(state: &mut State) {
        for _ in 0..20 {
            let Some(session) = state.session() else { return };
            match (session.draft(), state.main_action()) {
                (Some(draft), Some(MainAction::Confirm { ready: false })) => {
                    let step = draft.legal_steps()[0];
                    let (from, to) = places_of(draft.decision().side, step);
                    state.pick_up(from);
                    state.drop_on(to, false);
                    if let Some(way) = state.choice.as_ref().map(|ways| ways[0].clone()) {
                        state.choose(&way);
                    }
                }
                (_, Some(MainAction::Confirm { ready: true } | MainAction::Pass)) => return state.act(),
                // The program has won the opening.
                (_, Some(MainAction::Wait)) => return,
                _ => state.act(),
            }
        }
        panic!("the turn takes no end");
    }

    fn turns(state: &State) -> usize {
        state.session().unwrap().game().turns().len()
    }

    /// Until the game is over.
    fn game(state: &mut State) {
        for _ in 0..300 {
            attend(state, EVEN);
            match state.session().unwrap().phase() {
                Phase::Over(_) => return,
                _ if state.is_programs() => panic!("the program stands still"),
                _ => turn(state),
            }
        }
        panic!("the game takes no end");
    }

    #[test]
    fn the_program_plays_its_turn_step_by_step_and_then_waits() {
        // White wins the opening of seed 3; then Black throws 6-1.
        let mut state = table(3, [None, level(3)], Speed::Normal);
        assert_eq!(state.due(), None, "a person throws for the opening");
        turn(&mut state);
        assert_eq!(turns(&state), 1);
        assert!(matches!(state.question(), Some(What::Evaluate { .. })), "first it looks if it is lost");
        attend_once(&mut state);
        assert_eq!((state.question(), state.due()), (None, Some(600)));
        state.go_on();
        let what = state.question().unwrap();
        assert!(matches!(what, What::Choose { level, .. } if Some(level) == Level::new(3)));
        assert_eq!((state.due(), state.thinks()), (None, Some(Side::Black)));
        state.hear(what, answer(what, EVEN));
        for steps in 0..=2 {
            assert_eq!(state.session().unwrap().steps().len(), steps);
            assert_eq!(state.main_action(), Some(MainAction::Wait));
            state.go_on();
        }
        assert_eq!((turns(&state), state.due(), state.question()), (2, None, None));
        assert_eq!(state.main_action(), Some(MainAction::Roll));
        // Its play stays in sight until the next one is confirmed.
        assert!(!state.scene().arrows.is_empty());
        state.act();
        assert!(state.scene().arrows.iter().all(|arrow| arrow.side == Side::Black));
    }

    fn attend_once(state: &mut State) {
        let what = state.question().unwrap();
        state.hear(what, answer(what, EVEN));
    }

    #[test]
    fn at_once_a_turn_is_one_movement() {
        let mut state = table(3, [None, level(3)], Speed::Instant);
        turn(&mut state);
        attend_once(&mut state);
        assert_eq!(state.due(), Some(0));
        state.go_on();
        attend_once(&mut state);
        state.go_on();
        assert_eq!((turns(&state), state.main_action()), (2, Some(MainAction::Roll)));
    }

    #[test]
    fn nobody_touches_the_programs_turn() {
        let mut state = table(3, [None, level(3)], Speed::Normal);
        turn(&mut state);
        attend_once(&mut state);
        state.go_on();
        attend_once(&mut state);
        state.go_on();
        let before = state.kept.clone();
        assert_eq!(before.session.as_ref().unwrap().steps().len(), 1);
        for point in plakoto_rules::Point::all() {
            state.pick_up(Place::Point(point));
            state.drop_on(Place::Off(Side::Black), false);
        }
        for key in ["Backspace", "Escape", "Enter", " ", "h", "3"] {
            state.key(key);
        }
        state.act();
        state.take_back();
        assert_eq!(state.kept, before);
        assert!(state.scene().rings.is_empty() && !state.can_take_back());
        assert_eq!(state.hinted(), None);
    }

    #[test]
    fn a_reload_begins_the_half_shown_turn_anew_with_the_same_roll() {
        let mut state = table(3, [None, level(3)], Speed::Normal);
        turn(&mut state);
        attend_once(&mut state);
        state.go_on();
        let what = state.question();
        attend_once(&mut state);
        state.go_on();
        let mut again = opened(state.kept.clone(), query(99));
        assert_eq!(again.session().unwrap().steps().len(), 0);
        assert_eq!(again.question(), what);
        attend(&mut state, EVEN);
        attend(&mut again, EVEN);
        assert_eq!(again.kept, state.kept);
    }

    #[test]
    fn an_answer_that_comes_too_late_changes_nothing() {
        let mut state = table(3, [level(2), None], Speed::Normal);
        state.act();
        let what = state.question().unwrap();
        assert!(matches!(what, What::Choose { .. }), "the opening is won by White, and played");
        state.start_match(Ruleset::TAPA, Target::One);
        let before = state.clone();
        state.hear(what, answer(what, EVEN));
        assert_eq!(state, before);
    }

    #[test]
    fn an_answer_that_is_no_play_is_a_failure() {
        let mut state = table(3, [level(2), None], Speed::Normal);
        state.act();
        let what = state.question().unwrap();
        let after = plakoto_rules::AfterState { position: Position::START, outcome: None };
        state.hear(what, Answer::Choice(Ranked { after, chances: EVEN, plies: Plies::One }));
        assert_eq!(state.notices, [Notice::NoProgram]);
    }

    #[test]
    fn whole_games_end_whoever_plays() {
        for seats in [[None, level(1)], [level(7), None], [level(2), level(5)]] {
            for speed in Speed::ALL {
                let mut state = table(5, seats, speed);
                game(&mut state);
                assert!(turns(&state) > 20);
                let winner = state.session().unwrap().ending().unwrap().outcome.winner();
                if state.session().unwrap().match_winner().is_none() {
                    state.act();
                    // The winner begins, with a throw of both dice (R14).
                    assert_eq!(state.session().unwrap().phase(), Phase::Roll(winner.unwrap()));
                    game(&mut state);
                }
            }
        }
    }

    #[test]
    fn the_dice_of_the_opening_are_played_by_the_program_too() {
        let mut state = table(3, [level(4), None], Speed::Normal);
        state.act();
        let Some(What::Choose { decision, .. }) = state.question() else { panic!("nothing to choose") };
        assert_eq!((decision.side, decision.dice.to_string().as_str()), (Side::White, "64"));
        assert_eq!(state.main_action(), Some(MainAction::Wait));
    }

    #[test]
    fn a_watched_game_stands_and_goes_on() {
        let mut state = table(3, [level(1), level(7)], Speed::Normal);
        assert_eq!(state.main_action(), Some(MainAction::Pause));
        assert!(state.due().is_some(), "it throws for the opening itself");
        state.act();
        assert_eq!((state.due(), state.main_action()), (None, Some(MainAction::GoOn)));
        for turn in 1..=3 {
            state.one_turn();
            attend(&mut state, EVEN);
            assert_eq!((turns(&state), state.main_action()), (turn, Some(MainAction::GoOn)));
        }
        state.act();
        game(&mut state);
        assert_eq!(state.mind.offer, None, "there is nobody to whom it could give up");
    }

    #[test]
    fn who_looks_back_stops_the_program() {
        let mut state = table(3, [None, level(3)], Speed::Normal);
        turn(&mut state);
        attend_once(&mut state);
        assert!(state.due().is_some());
        state.look(|session| session.look_at(Some(0)));
        assert_eq!(state.due(), None);
        state.act();
        assert!(state.due().is_some());
    }

    const LOST: Chances = Chances { win: 0.0005, win_double: 0.0, lose_double: 0.9995, draw: 0.0 };

    /// A person has played, and the program is to roll.
    fn before_its_roll(speed: Speed) -> State {
        let mut state = table(3, [None, level(3)], speed);
        turn(&mut state);
        state
    }

    #[test]
    fn it_offers_what_is_certain_and_only_that() {
        let single = Chances { lose_double: 0.0004, ..LOST };
        let which = Chances { lose_double: 0.5, ..LOST };
        let doubtful = Chances { win: 0.002, ..LOST };
        for (chances, offer) in [(LOST, Some(true)), (single, Some(false)), (which, None), (doubtful, None)] {
            let mut state = before_its_roll(Speed::Normal);
            let what = state.question().unwrap();
            state.hear(what, answer(what, chances));
            assert_eq!(state.mind.offer, offer, "{chances:?}");
            assert_eq!(state.due().is_some(), offer.is_none());
        }
    }

    #[test]
    fn an_accepted_offer_ends_the_game() {
        let mut state = before_its_roll(Speed::Instant);
        attend(&mut state, LOST);
        state.answer_offer(true);
        let session = state.session().unwrap();
        assert_eq!(session.score(Side::White), 2);
        assert_eq!(session.ending().unwrap().cause, plakoto_rules::Cause::Resigned);
        let read = opened(state.kept.clone(), query(1));
        assert_eq!(read.session().unwrap().score(Side::White), 2);
        // In the next game it may offer again.
        state.act();
        assert!(!state.kept.company.offered);
    }

    #[test]
    fn it_asks_but_once_a_game() {
        let mut state = before_its_roll(Speed::Instant);
        attend(&mut state, LOST);
        assert_eq!(state.mind.offer, Some(true));
        state.answer_offer(false);
        // Not even after a reload.
        let mut state = opened(state.kept.clone(), query(1));
        for _ in 0..10 {
            attend(&mut state, LOST);
            assert_eq!(state.mind.offer, None);
            turn(&mut state);
        }
        assert!(turns(&state) > 15);
    }

    #[test]
    fn it_is_the_person_who_resigns() {
        let mut state = before_its_roll(Speed::Normal);
        assert_eq!(state.can_resign(), Some(Side::White));
        state.resign(true);
        assert_eq!(state.session().unwrap().score(Side::Black), 2);
        assert_eq!(state.question(), None);
        assert_eq!(state.can_resign(), None);
        assert_eq!(table(3, [level(1), level(1)], Speed::Normal).can_resign(), None);
    }

    #[test]
    fn it_takes_a_point_unless_it_may_hope_for_two() {
        let wins = Chances { win: 0.9995, win_double: 0.6, lose_double: 0.0, draw: 0.0 };
        for (win_double, taken) in [(0.0, true), (0.6, false)] {
            let mut state = before_its_roll(Speed::Normal);
            state.resign(false);
            let what = state.question().unwrap();
            state.hear(what, answer(what, Chances { win_double, ..wins }));
            assert_eq!(state.session().unwrap().ending().is_some(), taken);
            assert_eq!(state.notices.contains(&Notice::PlaysOn), !taken);
            assert_eq!(state.session().unwrap().score(Side::Black), u32::from(taken));
        }
        // In the person's turn the chances are the person's.
        let mut state = table(3, [None, level(3)], Speed::Normal);
        state.act();
        state.resign(false);
        let what = state.question().unwrap();
        state.hear(what, answer(what, wins.exchanged()));
        assert_eq!(state.notices, [Notice::PlaysOn]);
        assert_eq!(state.main_action(), Some(MainAction::Confirm { ready: false }));
    }

    #[test]
    fn without_the_program_people_go_on() {
        let mut state = before_its_roll(Speed::Normal);
        attend_once(&mut state);
        state.go_on();
        let what = state.question().unwrap();
        state.hear(what, Answer::Refused(crate::thinker::Trouble::NoEngine));
        assert_eq!((state.question(), state.due(), state.thinks()), (None, None, None));
        assert_eq!(state.notices, [Notice::NoProgram]);
        let roll = state.session().unwrap().game().decision();
        state.dismiss(&Notice::NoProgram);
        assert_eq!(state.notices, []);
        assert_eq!(state.session().unwrap().game().decision(), roll, "the roll stays");
        assert_eq!(state.main_action(), Some(MainAction::Confirm { ready: false }));
        turn(&mut state);
        assert_eq!(turns(&state), 2);
    }

    /// The rolls of a game in which a person and the program take turns.
    fn rolls(seed: u64, strength: u8, last: bool, undo: bool) -> Vec<String> {
        let mut state = table(seed, [None, Level::new(strength)], Speed::Instant);
        for _ in 0..8 {
            turn(&mut state);
            while let Some(what) = state.question() {
                let mut said = answer(what, EVEN);
                if let (What::Choose { decision, .. }, Answer::Choice(choice)) = (what, &mut said) {
                    if undo {
                        // Whoever presses everything changes no roll.
                        for key in ["Backspace", "Escape", "Enter", " "] {
                            state.key(key);
                        }
                        state.look(|session| session.look_at(Some(0)));
                        state.look(|session| session.look_at(None));
                        assert_eq!(state.session().unwrap().game().decision(), Some(decision));
                    }
                    let plays = decision.plays();
                    let play = if last { plays.last() } else { plays.first() }.unwrap();
                    choice.after =
                        plakoto_rules::AfterState { position: play.position(), outcome: play.outcome() };
                }
                state.hear(what, said);
                state.go_on();
            }
        }
        state.session().unwrap().game().turns().iter().map(|turn| turn.dice.to_string()).collect()
    }

    #[test]
    fn the_dice_know_nothing_of_the_plays_nor_of_what_is_taken_back() {
        let plain = rolls(3, 1, false, false);
        assert!(plain.len() >= 15);
        assert_eq!(plain, rolls(3, 7, true, false), "another level, and other plays");
        assert_eq!(plain, rolls(3, 1, false, true), "keys and looks");
        assert_ne!(plain, rolls(4, 1, false, false));
    }

    #[test]
    fn undo_never_changes_a_roll() {
        let mut state = table(3, [None, level(3)], Speed::Normal);
        state.act();
        let roll = state.session().unwrap().game().decision();
        let dice = state.session().unwrap().dice().clone();
        for _ in 0..3 {
            state.pick_up(Place::Point(plakoto_rules::Point::START));
            state.drop_on(Place::Point(plakoto_rules::Point::new(18).unwrap()), false);
            assert_eq!(state.session().unwrap().steps().len(), 1);
            state.take_back();
            state.act();
            assert_eq!(state.session().unwrap().game().decision(), roll);
            assert_eq!(state.session().unwrap().dice(), &dice, "no die was thrown");
        }
    }

    #[test]
    fn the_program_is_asked_the_same_whatever_dice_come_after() {
        // Two sources whose first throws are the same and whose next are not.
        let throws = |seed| {
            let mut dice = DiceSource::seeded(seed);
            [(); 4].map(|()| dice.throw().unwrap())
        };
        let first = throws(3);
        let other = (4..10_000).find(|seed| throws(*seed)[0] == first[0] && throws(*seed)[1] != first[1]);
        let asked = [3, other.unwrap()].map(|seed| {
            let mut state = table(seed, [level(5), None], Speed::Normal);
            state.act();
            state.question().unwrap()
        });
        assert!(matches!(asked[0], What::Choose { .. }));
        assert_eq!(asked[0], asked[1]);
    }

    #[test]
    fn chance_gives_a_person_either_side() {
        let side = |seed, guests| {
            let mut state = opened(Kept::default(), query(seed));
            state.kept.company.guests = guests;
            state.start_match(Ruleset::PLAKOTO, Target::One);
            assert_eq!(state.kept.settings.turned, state.person() == Some(Side::Black));
            assert_eq!(state.session().unwrap().dice(), &DiceSource::seeded(seed), "all dice are there");
            state.person()
        };
        let sides: Vec<_> = (0..20).map(|seed| side(seed, Guests::Program)).collect();
        assert!(sides.contains(&Some(Side::White)) && sides.contains(&Some(Side::Black)));
        assert_eq!(side(1, Guests::People), None);
    }
}
