//! A handle to the state on the page.

use leptos::prelude::*;

use super::state::{Notice, State};
use crate::store::{self, NotKept};
use plakoto_board::geometry::Spot;
use plakoto_board::input::{Deed, Hand, Pointer};

/// The table; copies are the same table.
#[derive(Clone, Copy)]
pub struct Table {
    state: RwSignal<State>,
    hand: StoredValue<Hand>,
    /// Whether the last state could not be kept.
    unsaved: StoredValue<bool>,
}

impl Table {
    /// A table with that state.
    pub fn new(state: State) -> Table {
        Table {
            state: RwSignal::new(state),
            hand: StoredValue::new(Hand::default()),
            unsaved: StoredValue::new(false),
        }
    }

    /// Calls this once the page is there, and again whenever the state has changed and the present work
    /// is done.
    pub fn on_change(self, mut show: impl FnMut() + 'static) {
        Effect::new(move || {
            self.state.track();
            show();
        });
    }

    /// Reads from the state.
    pub fn with<T>(self, read: impl FnOnce(&State) -> T) -> T {
        self.state.with_untracked(read)
    }

    /// Changes the state.
    pub fn update(self, change: impl FnOnce(&mut State)) {
        self.state.update(change);
    }

    /// Changes the state, if that says so: what changes nothing shows nothing.
    pub fn maybe_update(self, change: impl FnOnce(&mut State) -> bool) {
        self.state.maybe_update(change);
    }

    /// Keeps the state in the browser, and tells once when it stops taking it.
    pub fn save(self) {
        let failed = self.with(|state| store::save(&state.kept)) == Err(NotKept);
        if self.unsaved.try_update_value(|before| std::mem::replace(before, failed)) == Some(!failed) {
            self.update(|state| {
                state.notices.retain(|notice| *notice != Notice::Unsaved);
                if failed {
                    state.notices.push(Notice::Unsaved);
                }
            });
        }
    }

    /// Passes on what the pointer did; where the checker is that it drags, if it moved one or let it go.
    pub fn follow(self, pointer: Pointer) -> Option<Option<Spot>> {
        let deed = self.hand.try_update_value(|hand| hand.follow(pointer)).flatten()?;
        if !matches!(deed, Deed::Carry(_)) {
            self.update(|state| state.point(deed));
        }
        let dragging = self.with(|state| state.dragging);
        Some(match deed {
            Deed::Lift { now, .. } | Deed::Carry(now) if dragging => Some(now),
            _ => None,
        })
    }
}
