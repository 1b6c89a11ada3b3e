//! A handle to the state on the page.

use leptos::prelude::*;

use super::state::{Notice, State};
use crate::store::{self, NotKept};
use crate::text::Text;
use plakoto_board::geometry::Spot;
use plakoto_board::input::{Deed, Hand, Pointer};

/// The table; copies are the same table.
#[derive(Clone, Copy)]
pub struct Table {
    pub state: RwSignal<State>,
    /// Where a dragged checker is: apart from the state, since it changes with every movement of
    /// the pointer.
    pub carried_to: RwSignal<Option<Spot>>,
    hand: StoredValue<Hand>,
    /// Whether the last state could not be kept.
    unsaved: StoredValue<bool>,
}

impl Table {
    /// A table with that state.
    pub fn new(state: State) -> Table {
        Table {
            state: RwSignal::new(state),
            carried_to: RwSignal::new(None),
            hand: StoredValue::new(Hand::default()),
            unsaved: StoredValue::new(false),
        }
    }

    /// Keeps the state in the browser, and tells once when it stops taking it.
    pub fn save(&self) {
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

    /// A text in the reader's language.
    pub fn text(&self) -> &'static Text {
        self.state.with(|state| Text::of(state.locale()))
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
