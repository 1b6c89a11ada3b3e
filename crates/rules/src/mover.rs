//! A turn as its mover sees it.

use crate::half::{CHECKERS, Half, mirrored};
use crate::{Cause, Ending, Outcome, Point, Position, Ruleset, Side, Step};

/// Points 1 to 24, by bits.
const BOARD: u32 = 0x01ff_fffe;
/// Points 7 to 24.
pub(crate) const OUTSIDE: u32 = BOARD & !0x7f;

/// What holds for a whole turn. No step of the mover moves an enemy checker or frees one of his
/// own, so all that changes is where his own checkers stand: which points are closed, which
/// enemies are alone, and where he is pinned himself stays as it was when the turn began.
#[derive(Clone, Copy)]
pub(crate) struct Mover {
    side: Side,
    enemy: Half,
    /// Points where he may land (R3, R4).
    open: u32,
    /// Points that hold a lone enemy checker, pinned or free: it is pinned while he stands there.
    pub(crate) lone: u32,
    /// Points where he is pinned (R4).
    pub(crate) captives: u32,
    mother: bool,
}

impl Mover {
    #[inline]
    pub(crate) fn new(position: &Position, side: Side, ruleset: Ruleset) -> Mover {
        let enemy = position.half(side.other());
        let captives = mirrored(enemy.pins());
        let made = mirrored(enemy.made());
        let lone = mirrored(enemy.occupied()) & !made & !captives;
        Mover { side, enemy, open: BOARD & !made & !captives, lone, captives, mother: ruleset.mother }
    }

    /// His points with a checker that is free to move.
    #[inline]
    pub(crate) fn free(&self, own: Half) -> u32 {
        own.occupied() & !self.captives
    }

    /// From which of `free` a step by `die` lands on the board.
    #[inline]
    pub(crate) fn sources_on_board(&self, free: u32, die: u8) -> u32 {
        free & (self.open << die)
    }

    /// From which of `free` a step by `die` bears off (R8).
    #[inline]
    pub(crate) fn sources_off(&self, free: u32, die: u8) -> u32 {
        if self.captives != 0 || free & OUTSIDE != 0 || free == 0 {
            return 0;
        }
        let highest = 1 << free.ilog2();
        let exact = 1 << die;
        if highest < exact { highest } else { free & exact }
    }

    /// From where a step by `die` is possible, taken by itself.
    #[inline]
    pub(crate) fn sources(&self, free: u32, die: u8) -> u32 {
        self.sources_on_board(free, die) | self.sources_off(free, die)
    }

    /// Whether he may step onto a point.
    pub(crate) fn is_open(&self, point: Point) -> bool {
        self.open & point.bit() != 0
    }

    /// His checkers after a step, the pins not yet brought up to date.
    pub(crate) fn after(own: Half, step: Step) -> Half {
        own.after(Half::change(step.from.number(), step.die.pips()))
    }

    /// Whether this roll could end the game by pinning the enemy's mother (R11, R16): there is
    /// one, a checker stands on it or is a way of these dice off, and the mover's own start point
    /// can be empty by then or holds his own pinned mother.
    pub(crate) fn mother_in_play(&self, own: Half, free: u32, high: u8, low: u8) -> bool {
        let mother = Point::ENEMY_START.bit();
        if self.lone & mother == 0 {
            return false;
        }
        let starters = own.count(Point::START.number());
        let pinned_too = self.captives & Point::START.bit() != 0;
        let (steps, reach) = if high == low {
            (4, 1 << (1 + high) | 1 << (1 + 2 * high) | 1 << (1 + 3 * high) | 1u32 << (1 + 4 * high))
        } else {
            (2, 1 << (1 + high) | 1 << (1 + low) | 1 << (1 + high + low))
        };
        free & (mother | reach) != 0 && (pinned_too || self.mother && starters <= steps)
    }

    /// How the game is over with his checkers so, if it is (R10, R11, R16).
    pub(crate) fn ending(&self, own: Half) -> Option<Ending> {
        let side = self.side;
        if own.count(0) == CHECKERS {
            let double = self.enemy.count(0) == 0;
            return Some(Ending { outcome: Outcome::Win { side, double }, cause: Cause::BorneOff });
        }
        let mother = Point::ENEMY_START.bit();
        if self.lone & mother == 0 || own.count(1) == 0 {
            return None;
        }
        if self.captives & Point::START.bit() != 0 {
            return Some(Ending { outcome: Outcome::Draw, cause: Cause::BothMothers });
        }
        let left = own.count(Point::START.number()) == 0;
        (self.mother && left)
            .then_some(Ending { outcome: Outcome::Win { side, double: true }, cause: Cause::Mother })
    }

    /// The position with his checkers so, `free` being his points that can move.
    #[inline]
    pub(crate) fn position(&self, own: Half, free: u32) -> Position {
        let own = own.with_pins(self.lone & free);
        match self.side {
            Side::White => Position::from_halves([own, self.enemy]),
            Side::Black => Position::from_halves([self.enemy, own]),
        }
    }
}
