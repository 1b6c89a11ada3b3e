//! Lets the program take part: asks the engine what the state wants to know, and lets the time pass
//! between its movements.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::state::State;
use super::table::Table;
use crate::sound::{self, Moment, Sound};
use crate::thinker::{Thinker, What};

/// Who attends to a table.
pub struct Attendant {
    table: Table,
    thinker: Thinker,
    asked: Option<(What, u32)>,
    /// The movement that is waited for, and the number of its clock.
    waits: Option<(Due, i32)>,
    /// What the clock calls.
    strikes: Closure<dyn Fn()>,
    /// What was last heard of the game, and whether sound was on.
    heard: (Option<Moment>, bool),
}

/// How long a movement is waited for, and at which moment of the game.
type Due = (u64, [usize; 3]);

impl Attendant {
    pub fn new(table: Table) -> Attendant {
        let thinker = Thinker::new(move |engine| table.update(|state| state.hear_engine(&engine)));
        let strikes = Closure::new(move || table.update(State::go_on));
        Attendant { table, thinker, asked: None, waits: None, strikes, heard: (None, true) }
    }

    /// Does what the state wants.
    pub fn attend(&mut self, state: &State) {
        if state.wants_engine() {
            self.thinker.wake();
        }
        let question = state.question();
        if self.asked.map(|(what, _)| what) != question {
            if let Some((_, number)) = self.asked.take() {
                self.thinker.cancel(number);
            }
            self.asked = question.map(|what| {
                let table = self.table;
                let hear = move |answer| table.update(|state| state.hear(what, answer));
                (what, self.thinker.ask(what, hear))
            });
        }
        self.wait(state.due().map(|pause| (pause, state.moment())));
        self.sound(state);
    }

    /// Waits for a movement, and no longer for one that is not due any more: what was taken back in the
    /// meantime has its whole time again.
    fn wait(&mut self, due: Option<Due>) {
        let Some(window) = web_sys::window().filter(|_| self.waits.map(|(due, _)| due) != due) else {
            return;
        };
        if let Some((_, clock)) = self.waits.take() {
            window.clear_timeout_with_handle(clock);
        }
        self.waits = due.and_then(|due| {
            let pause = i32::try_from(due.0).unwrap_or(i32::MAX);
            let strikes = self.strikes.as_ref().unchecked_ref();
            let clock = window.set_timeout_with_callback_and_timeout_and_arguments_0(strikes, pause);
            // A browser always has a clock.
            clock.ok().map(|clock| (due, clock))
        });
    }

    fn sound(&mut self, state: &State) {
        let (now, on) = (state.session().map(Moment::of), state.kept.preferences.sound);
        let (before, was_on) = std::mem::replace(&mut self.heard, (now, on));
        // Who switches it on hears what it is like.
        let sample = (!was_on).then_some(Sound::Laid);
        let sound = sample.or(now.zip(before).and_then(|(now, before)| now.sound(before)));
        if let Some(sound) = sound.filter(|_| on) {
            sound::make(sound);
        }
    }
}
