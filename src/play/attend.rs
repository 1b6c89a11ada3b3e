//! Lets the program take part: asks the engine what the state wants to know, and lets the time pass
//! between its movements.

use std::time::Duration;

use leptos::prelude::*;

use super::state::State;
use super::table::Table;
use crate::thinker::{Thinker, What};

/// Who attends to a table.
pub struct Attendant {
    table: Table,
    thinker: Thinker,
    asked: Option<(What, u32)>,
    /// Whether a movement is waited for already.
    waits: StoredValue<bool>,
}

impl Attendant {
    pub fn new(table: Table) -> Attendant {
        let thinker = Thinker::new(move |engine| table.update(|state| state.hear_engine(&engine)));
        Attendant { table, thinker, asked: None, waits: StoredValue::new(false) }
    }

    /// Does what the state wants.
    pub fn attend(&mut self, state: &State) {
        let (table, waits) = (self.table, self.waits);
        if state.wants_engine() {
            self.thinker.wake();
        }
        let question = state.question();
        if self.asked.map(|(what, _)| what) != question {
            if let Some((_, number)) = self.asked.take() {
                self.thinker.cancel(number);
            }
            self.asked = question.map(|what| {
                let hear = move |answer| table.update(|state| state.hear(what, answer));
                (what, self.thinker.ask(what, hear))
            });
        }
        if let Some(pause) = state.due().filter(|_| !waits.get_value()) {
            waits.set_value(true);
            let go_on = move || {
                waits.set_value(false);
                table.update(State::go_on);
            };
            set_timeout(go_on, Duration::from_millis(pause));
        }
    }
}
