//! A handle to the state on the page.

use leptos::prelude::*;

use super::shown::Shown;
use super::state::{Notice, State};
use crate::board::geometry::Spot;
use crate::board::input::{Deed, Hand, Pointer};
use crate::store::{self, NotKept};
use crate::text::Text;
use crate::watch::watch;

/// The table; copies are the same table.
#[derive(Clone, Copy)]
pub struct Table {
    pub state: RwSignal<State>,
    pub shown: Memo<Shown>,
    /// Where a dragged checker is: apart from the state, since it changes with every movement of
    /// the pointer.
    pub carried_to: RwSignal<Option<Spot>>,
    hand: StoredValue<Hand>,
    /// Whether the last state could not be kept.
    unsaved: StoredValue<bool>,
}

impl Table {
    /// A table that keeps its state in the browser at every change.
    pub fn new(state: State) -> Table {
        let state = RwSignal::new(state);
        let table = Table {
            state,
            shown: Memo::new(move |_| state.with(Shown::new)),
            carried_to: RwSignal::new(None),
            hand: StoredValue::new(Hand::default()),
            unsaved: StoredValue::new(false),
        };
        watch(move || table.save());
        table
    }

    /// Keeps the state, and tells once when the browser stops taking it.
    fn save(&self) {
        let failed = self.state.with(|state| store::save(&state.kept)) == Err(NotKept);
        if self.unsaved.with_value(|before| *before != failed) {
            self.unsaved.set_value(failed);
            self.update(|state| {
                state.notices.retain(|notice| *notice != Notice::Unsaved);
                if failed {
                    state.notices.push(Notice::Unsaved);
                }
            });
        }
    }

    /// Changes the state.
    pub fn update(&self, change: impl FnOnce(&mut State)) {
        self.state.update(change);
    }

    /// Reads from what is shown.
    pub fn show<R>(&self, read: impl FnOnce(&Shown) -> R) -> R {
        self.shown.with(read)
    }

    /// A text in the reader's language.
    pub fn text(&self) -> &'static Text {
        self.show(Shown::text)
    }

    /// Passes on what the pointer did.
    pub fn follow(&self, pointer: Pointer) {
        let Some(deed) = self.hand.try_update_value(|hand| hand.follow(pointer)).flatten() else { return };
        if !matches!(deed, Deed::Carry(_)) {
            self.update(|state| state.point(deed));
        }
        let dragging = self.state.with_untracked(|state| state.dragging);
        let spot = match deed {
            Deed::Lift { now, .. } | Deed::Carry(now) if dragging => Some(now),
            _ => None,
        };
        self.carried_to.set(spot);
    }
}
