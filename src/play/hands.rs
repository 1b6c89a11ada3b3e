//! What pointer and keys mean at the table.

use plakoto_rules::{Die, Point, Side};

use super::state::{MainAction, State};
use plakoto_board::geometry::{DIE, Place, Spot};
use plakoto_board::hands;
use plakoto_board::input::Deed;

impl State {
    /// Does what the pointer did.
    pub fn point(&mut self, deed: Deed) {
        self.cursor = None;
        if self.view.is_some() {
            return;
        }
        let geometry = self.geometry();
        match deed {
            Deed::Tap(spot) if self.dice_wait() && self.dice_at(spot) => self.act(),
            Deed::Tap(spot) => {
                if let Some(place) = geometry.place_at(spot) {
                    self.tap(place);
                }
            }
            Deed::Lift { from, .. } => {
                if let Some(place) = geometry.place_at(from) {
                    self.pick_up(place);
                    self.dragging = self.picked.is_some();
                }
            }
            Deed::Drop(spot) if self.dragging => self.put_down(geometry.place_at(spot)),
            Deed::Abandon => self.put_down(None),
            Deed::Drop(_) | Deed::Carry(_) => {}
        }
    }

    /// Ends a drag: on a target, or back where it came from.
    fn put_down(&mut self, place: Option<Place>) {
        self.dragging = false;
        if let Some(place) = place.filter(|place| self.picked != Some(*place)) {
            self.drop_on(place, true);
        }
        self.picked = None;
    }

    /// A tap, or Enter under the cursor.
    fn tap(&mut self, place: Place) {
        if self.picked == Some(place) {
            self.take_back();
        } else if self.picked.is_some() && (self.is_target(place) || !self.is_source(place)) {
            self.drop_on(place, false);
        } else {
            self.pick_up(place);
        }
    }

    /// A press on a place's line among the words: a point in the numbering that is shown, or the tray. It is
    /// a tap there, and the cursor comes along, so that what became of it is said.
    pub fn press_place(&mut self, name: &str) {
        let Some(session) = self.session() else { return };
        let numbers = self.numbers(session);
        let point = name.parse().ok().and_then(Point::new).map(|point| point.seen_by(numbers));
        let place = match point {
            Some(point) => Place::Point(point),
            None if name == "off" => Place::Off(numbers),
            None => return,
        };
        self.refusal = None;
        self.cursor = Some(place);
        if self.is_at_turn() {
            self.tap(place);
        }
    }

    /// Whether a person has to move a checker.
    pub fn is_at_turn(&self) -> bool {
        self.main_action() == Some(MainAction::Confirm { ready: false })
    }

    /// Whether a tap on the dice does something.
    fn dice_wait(&self) -> bool {
        use MainAction::{BackToGame, Confirm, GoOn, NewMatch, NextGame, Pause, Wait};
        let idle = matches!(
            self.main_action(),
            None | Some(Confirm { ready: false } | NextGame | NewMatch | BackToGame | Wait | Pause | GoOn)
        );
        !idle
    }

    fn dice_at(&self, spot: Spot) -> bool {
        let reach = DIE / 2 + 6;
        let near = |at: Spot| (at.x - spot.x).abs() <= reach && (at.y - spot.y).abs() <= reach;
        self.scene().dice.iter().any(|die| near(die.at))
    }

    /// Does what a key says; whether it said anything.
    pub fn key(&mut self, key: &str) -> bool {
        if self.view.is_some() {
            let closes = key == "Escape";
            if closes {
                self.close_view();
            }
            return closes;
        }
        let action = self.main_action();
        if self.at_start() {
            return false;
        }
        let looking = action == Some(MainAction::BackToGame);
        match key {
            "ArrowLeft" if looking => self.look(|session| session.look_further(false)),
            "ArrowRight" if looking => self.look(|session| session.look_further(true)),
            "ArrowLeft" => self.move_cursor(-1, false),
            "ArrowRight" => self.move_cursor(1, false),
            "ArrowUp" | "ArrowDown" => self.move_cursor(0, true),
            " " => {
                use MainAction::{GoOn, Pause, Roll, ThrowAgain, ThrowForOpening};
                match action {
                    Some(ThrowForOpening | ThrowAgain | Roll | Pause | GoOn) => self.act(),
                    _ => return false,
                }
            }
            "h" | "H" => self.toggle_hint(),
            "Escape" if self.advice.open => self.close_hint(),
            "Enter" => match self.cursor {
                Some(place) if self.is_at_turn() => self.tap(place),
                _ => self.act(),
            },
            "Escape" if looking => self.act(),
            "Escape" | "Backspace" => self.take_back(),
            _ => return key.parse().ok().and_then(Die::new).is_some_and(|die| self.choose_by_die(die)),
        }
        true
    }

    fn choose_by_die(&mut self, die: Die) -> bool {
        let way = self.choice.as_ref().and_then(|ways| hands::way_with(ways, die)).cloned();
        way.is_some_and(|way| {
            self.choose(&way);
            true
        })
    }

    /// The keyboard begins where there is something to take.
    fn move_cursor(&mut self, right: i32, across: bool) {
        self.refusal = None;
        self.cursor = Some(match self.cursor {
            Some(place) => self.geometry().neighbour(place, right, across),
            None => self
                .session()
                .and_then(|session| session.sources().first().copied())
                .unwrap_or(Place::Off(Side::White)),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;
    use crate::query::Query;
    use crate::store::{Found, Kept};
    use plakoto_board::geometry::Format;
    use plakoto_board::speech::Locale;
    use plakoto_rules::{Refusal, Ruleset, Target};

    fn state(situation: &str) -> State {
        let situation = situation.parse().unwrap();
        let query = Query {
            situation: Some(Ok(situation)),
            asked: "x".into(),
            dice: DiceSource::seeded(1),
            locale: None,
        };
        State::new(Found { kept: Kept::default(), broken: false }, query, Locale::En, Format::Wide)
    }

    fn place(point: u8) -> Place {
        Place::Point(Point::new(point).unwrap())
    }

    impl State {
        fn click(&mut self, point: u8) {
            let geometry = self.geometry();
            self.point(Deed::Tap(geometry.captive(Point::new(point).unwrap())));
        }
    }

    #[test]
    fn a_click_on_a_source_and_one_on_a_target_move() {
        let mut state = state("j---d-------F-a----A---H w53 plakoto");
        state.click(20);
        assert!(state.is_target(place(15)));
        state.click(15);
        assert_eq!(state.picked, None);
        assert_eq!(state.session().unwrap().steps().len(), 1);
        state.take_back();
        assert_eq!(state.session().unwrap().steps().len(), 0);
    }

    #[test]
    fn a_far_target_plays_both_dice() {
        let mut state = state("o----------------------O w65 plakoto");
        state.click(24);
        state.click(13);
        assert_eq!(state.session().unwrap().steps().len(), 2);
        assert_eq!(state.main_action(), Some(MainAction::Confirm { ready: true }));
    }

    #[test]
    fn two_dice_that_bear_off_alike_are_asked_for() {
        let mut state = state("--AA-------------------b w65 plakoto");
        let tray = state.geometry().tray(Side::White).middle();
        state.click(4);
        state.point(Deed::Tap(tray));
        assert_eq!(state.choice.as_ref().map(Vec::len), Some(2));
        assert!(!state.key("3"));
        assert!(state.key("5"));
        assert_eq!(state.session().unwrap().steps()[0].die.pips(), 5);
    }

    #[test]
    fn a_drag_to_the_tray_asks_for_the_die_too() {
        let mut state = state("--AA-------------------b w65 plakoto");
        let geometry = state.geometry();
        let (from, tray) = (geometry.captive(Point::new(4).unwrap()), geometry.tray(Side::White).middle());
        state.point(Deed::Lift { from, now: tray });
        state.point(Deed::Drop(tray));
        assert_eq!(state.choice.as_ref().map(Vec::len), Some(2));
        assert!(state.key("6"));
        assert_eq!(state.session().unwrap().steps()[0].die.pips(), 6);
    }

    #[test]
    fn the_last_checker_off_asks_for_no_die() {
        let mut state = state("---A-------------------b w65 plakoto");
        let tray = state.geometry().tray(Side::White).middle();
        state.click(4);
        state.point(Deed::Tap(tray));
        assert_eq!(state.choice, None);
        assert_eq!(state.main_action(), Some(MainAction::Confirm { ready: true }));
    }

    #[test]
    fn a_captive_says_why_it_stays() {
        let mut state = state("n-------------a*--------N w53 plakoto");
        state.click(15);
        assert_eq!(state.refusal, Some(Refusal::Pinned { point: Point::new(15).unwrap() }));
    }

    #[test]
    fn a_drag_that_ends_nowhere_puts_the_checker_back() {
        let mut state = state("o----------------------O w65 plakoto");
        let from = state.geometry().captive(Point::START);
        state.point(Deed::Lift { from, now: from });
        assert!(state.dragging && state.picked.is_some());
        state.point(Deed::Drop(Spot { x: -50, y: -50 }));
        assert!(!state.dragging && state.picked.is_none() && state.session().unwrap().steps().is_empty());
    }

    #[test]
    fn a_press_on_a_places_line_is_a_tap_there() {
        let mut state = state("j---d-------F-a----A---H w53 plakoto");
        state.press_place("20");
        assert_eq!((state.picked, state.cursor), (Some(place(20)), Some(place(20))));
        state.press_place("15");
        assert_eq!((state.picked, state.cursor), (None, Some(place(15))));
        assert_eq!(state.session().unwrap().steps().len(), 1);
        let before = state.clone();
        for nonsense in ["", "0", "25", "999", "x"] {
            state.press_place(nonsense);
            assert_eq!(state, before, "{nonsense}");
        }
    }

    #[test]
    fn black_is_told_by_its_own_numbers() {
        let mut state = state("o----------------------O b65 plakoto");
        state.press_place("24");
        assert_eq!(state.picked, Some(place(1)));
        state.press_place("off");
        assert_eq!(state.cursor, Some(Place::Off(Side::Black)));
    }

    #[test]
    fn keys_alone_play_a_turn() {
        let mut state = State::new(
            Found { kept: Kept::default(), broken: false },
            Query { situation: None, asked: String::new(), dice: DiceSource::seeded(4), locale: None },
            Locale::En,
            Format::Wide,
        );
        assert!(!state.key(" "), "nothing is played at the start");
        state.start_match(Ruleset::PLAKOTO, Target::One);
        while !matches!(state.main_action(), Some(MainAction::Confirm { .. })) {
            assert!(state.key(" "));
        }
        // To and fro along the row of the start, taking and dropping wherever it can be done.
        let sweep = ["ArrowLeft"; 12].into_iter().chain(["ArrowRight"; 12]);
        for key in sweep.cycle().take(240) {
            state.key(key);
            state.key("Enter");
            if state.session().unwrap().game().turns().len() == 1 {
                return;
            }
        }
        panic!("no turn was played: {:?}", state.session());
    }
}
