//! What pointer and keys mean at the table.

use leptos::prelude::*;
use plakoto_rules::{Die, Side};

use super::table::{MainAction, Table};
use crate::board::geometry::{DIE, Place, Spot};
use crate::board::input::Deed;

impl Table {
    /// Does what the pointer did.
    pub fn point(&self, deed: Deed) {
        self.cursor.set(None);
        let place_at = |spot: Spot| self.geometry().place_at(spot);
        match deed {
            Deed::Tap(spot) if self.dice_wait() && self.dice_at(spot) => self.act(),
            Deed::Tap(spot) => {
                if let Some(place) = place_at(spot) {
                    self.tap(place);
                }
            }
            Deed::Lift { from, now } => {
                if let Some(place) = place_at(from) {
                    self.pick_up(place);
                    self.dragged_to.set(self.picked.get_untracked().map(|_| now));
                }
            }
            Deed::Carry(now) => {
                if self.dragged_to.get_untracked().is_some() {
                    self.dragged_to.set(Some(now));
                }
            }
            Deed::Drop(spot) => {
                if self.dragged_to.get_untracked().is_some() {
                    self.put_down(place_at(spot));
                }
            }
            Deed::Abandon => self.put_down(None),
        }
    }

    /// Ends a drag: on a target, or back where it came from.
    fn put_down(&self, place: Option<Place>) {
        self.dragged_to.set(None);
        if let Some(place) = place.filter(|place| self.picked.get_untracked() != Some(*place)) {
            self.drop_on(place, true);
        }
        self.picked.set(None);
    }

    /// A tap, or Enter under the cursor.
    fn tap(&self, place: Place) {
        let picked = self.picked.get_untracked();
        if picked == Some(place) {
            self.take_back();
        } else if picked.is_some() && (self.is_target(place) || !self.is_source(place)) {
            self.drop_on(place, false);
        } else {
            self.pick_up(place);
        }
    }

    /// Whether a tap on the dice does something.
    fn dice_wait(&self) -> bool {
        !matches!(
            self.main_action(),
            None | Some(MainAction::Confirm { ready: false } | MainAction::NextGame | MainAction::NewMatch)
        )
    }

    fn dice_at(&self, spot: Spot) -> bool {
        let reach = DIE / 2 + 6;
        self.scene()
            .dice
            .iter()
            .any(|die| (die.at.x - spot.x).abs() <= reach && (die.at.y - spot.y).abs() <= reach)
    }

    /// Does what a key says; whether it said anything.
    pub fn key(&self, key: &str) -> bool {
        let action = self.main_action();
        let looking = action == Some(MainAction::BackToGame);
        if action.is_none() {
            return false;
        }
        match key {
            "ArrowLeft" | "ArrowRight" if looking => {
                self.look(|session| session.look_further(key == "ArrowRight"))
            }
            "ArrowLeft" => self.move_cursor(-1, false),
            "ArrowRight" => self.move_cursor(1, false),
            "ArrowUp" | "ArrowDown" => self.move_cursor(0, true),
            " " => match action {
                Some(MainAction::ThrowForOpening | MainAction::ThrowAgain | MainAction::Roll) => self.act(),
                _ => return false,
            },
            "Enter" => self.enter(action),
            "Escape" if looking => self.act(),
            "Escape" | "Backspace" => self.take_back(),
            _ => match key.parse().ok().and_then(Die::new) {
                Some(die) => return self.choose_by_die(die),
                None => return false,
            },
        }
        true
    }

    fn enter(&self, action: Option<MainAction>) {
        let incomplete = action == Some(MainAction::Confirm { ready: false });
        match self.cursor.get_untracked() {
            Some(place) if incomplete => self.tap(place),
            _ => self.act(),
        }
    }

    fn choose_by_die(&self, die: Die) -> bool {
        let way = self
            .choice
            .get_untracked()
            .and_then(|ways| ways.into_iter().find(|way| way.first().is_some_and(|step| step.die == die)));
        match way {
            Some(way) => {
                self.choose(&way);
                true
            }
            None => false,
        }
    }

    /// The keyboard begins where there is something to take.
    fn move_cursor(&self, right: i32, across: bool) {
        let next = match self.cursor.get_untracked() {
            Some(place) => self.geometry().neighbour(place, right, across),
            None => self
                .with_session(|session| session.sources().first().copied())
                .flatten()
                .unwrap_or(Place::Off(Side::White)),
        };
        self.cursor.set(Some(next));
    }
}
