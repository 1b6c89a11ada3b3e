//! Tells a tap from a drag.

use super::geometry::Spot;

/// What the pointer does on a board, in the board's units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// It is pressed.
    Down(Spot),
    /// It moves, pressed or not.
    Move(Spot),
    /// It is let go.
    Up(Spot),
    /// It is taken away, as when a page begins to scroll.
    Cancel,
}

/// How far a pointer must go, in the board's units, before it drags.
const THRESHOLD: i32 = 14;

/// The pointer of one board.
///
/// ```
/// use plakoto_board::geometry::Spot;
/// use plakoto_board::input::{Deed, Hand, Pointer};
/// let (mut hand, spot) = (Hand::default(), Spot { x: 50, y: 50 });
/// assert_eq!(hand.follow(Pointer::Down(spot)), None);
/// assert_eq!(hand.follow(Pointer::Up(spot)), Some(Deed::Tap(spot)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    down: Option<Spot>,
    dragging: bool,
}

/// What the pointer did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Pressed and let go on the spot.
    Tap(Spot),
    /// Began to drag from a spot, and where it is now.
    Lift {
        /// Where it was pressed.
        from: Spot,
        /// Where it is now.
        now: Spot,
    },
    /// Went on dragging.
    Carry(Spot),
    /// Let go what it dragged.
    Drop(Spot),
    /// Lost what it dragged.
    Abandon,
}

impl Hand {
    /// What an event amounts to, if to anything.
    pub fn follow(&mut self, pointer: Pointer) -> Option<Deed> {
        match pointer {
            Pointer::Down(spot) => {
                *self = Hand { down: Some(spot), dragging: false };
                None
            }
            Pointer::Move(now) => {
                let from = self.down?;
                if self.dragging {
                    return Some(Deed::Carry(now));
                }
                let far = (now.x - from.x).abs().max((now.y - from.y).abs()) > THRESHOLD;
                self.dragging = far;
                far.then_some(Deed::Lift { from, now })
            }
            Pointer::Up(spot) => {
                let was = std::mem::take(self);
                was.down.map(|from| if was.dragging { Deed::Drop(spot) } else { Deed::Tap(from) })
            }
            Pointer::Cancel => {
                let was = std::mem::take(self);
                was.dragging.then_some(Deed::Abandon)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32) -> Spot {
        Spot { x, y: 0 }
    }

    fn deeds(events: &[Pointer]) -> Vec<Deed> {
        let mut hand = Hand::default();
        events.iter().filter_map(|event| hand.follow(*event)).collect()
    }

    #[test]
    fn a_short_way_is_a_tap_where_it_began() {
        let events = [Pointer::Down(at(10)), Pointer::Move(at(20)), Pointer::Up(at(20))];
        assert_eq!(deeds(&events), [Deed::Tap(at(10))]);
    }

    #[test]
    fn a_long_way_is_a_drag() {
        let events =
            [Pointer::Down(at(0)), Pointer::Move(at(40)), Pointer::Move(at(90)), Pointer::Up(at(99))];
        let lift = Deed::Lift { from: at(0), now: at(40) };
        assert_eq!(deeds(&events), [lift, Deed::Carry(at(90)), Deed::Drop(at(99))]);
    }

    #[test]
    fn a_pointer_that_is_lost_lets_go() {
        let events = [Pointer::Down(at(0)), Pointer::Move(at(40)), Pointer::Cancel, Pointer::Up(at(40))];
        assert_eq!(deeds(&events).last(), Some(&Deed::Abandon));
        assert_eq!(deeds(&[Pointer::Move(at(40)), Pointer::Up(at(40))]), []);
    }
}
