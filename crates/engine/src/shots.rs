//! With how many of the 36 throws a side pins.

use plakoto_rules::{Position, Side};

use crate::plays::{LANES, Lanes};

/// Points 1 to 24, by bits.
pub(crate) const BOARD: u32 = 0x01ff_fffe;
/// Points 1 to 6.
const HOME: u32 = 0x7e;
/// A side's own 1-point, where the other side starts.
const ENEMY_START: u32 = 1 << 1;

/// The throws, 0 to 36, by which a side could land on lone checkers of the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shots {
    /// Any lone checker.
    pub(crate) any: u8,
    /// One in the home board of the side that throws, where it has all its way before it.
    pub(crate) home: u8,
    /// The mother: the last on its start point.
    pub(crate) mother: u8,
}

/// The same points in the other side's numbering, by bits 1 to 24.
pub(crate) const fn mirrored(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

/// What a step by `die` from these points can land on.
const fn landings(from: u32, die: u32, open: u32) -> u32 {
    from >> die & open
}

impl Shots {
    /// Those of `side`, were it to throw now. Whether all dice can be played (R6) is not asked,
    /// and of a double each checker's own way of up to four steps is followed.
    pub(crate) fn of(position: &Position, side: Side) -> Shots {
        let enemy = side.other();
        let captives = mirrored(position.pins(enemy));
        let made = mirrored(position.made(enemy));
        let lone = mirrored(position.occupied(enemy)) & !made & !captives & !position.pins(side);
        let free = position.occupied(side) & !captives;
        // None that can move is behind a target: no throw needs to be tried.
        if lone == 0 || free == 0 || free.ilog2() <= lone.trailing_zeros() {
            return Shots::default();
        }
        let open = BOARD & !made & !captives;
        let mut shots = Shots::default();
        let mut count = |reached: u32, throws: u8| {
            let hit = reached & lone;
            shots.any += if hit != 0 { throws } else { 0 };
            shots.home += if hit & HOME != 0 { throws } else { 0 };
            shots.mother += if hit & ENEMY_START != 0 { throws } else { 0 };
        };
        for high in 1..=6 {
            let first = landings(free, high, open);
            for low in 1..high {
                let other = landings(free, low, open);
                let both = landings(first, low, open) | landings(other, high, open);
                count(first | other | both, 2);
            }
            let second = landings(first, high, open);
            let third = landings(second, high, open);
            count(first | second | third | landings(third, high, open), 1);
        }
        shots
    }
}

/// The [`Shots`] of some positions, by positions.
pub(crate) struct Throws {
    pub(crate) any: Lanes<u32>,
    pub(crate) home: Lanes<u32>,
    pub(crate) mother: Lanes<u32>,
}

impl Throws {
    /// From what is free to move, what can be pinned and where a checker can land, in the numbering
    /// of the side that throws.
    #[inline(always)]
    pub(crate) fn of(free: &Lanes<u32>, lone: &Lanes<u32>, open: &Lanes<u32>) -> Throws {
        let mut throws = Throws { any: [0; LANES], home: [0; LANES], mother: [0; LANES] };
        if lone.iter().all(|lone| *lone == 0) {
            return throws;
        }
        // Without a loop or a branch in it, so that a compiler makes it one of many lanes.
        for lane in 0..LANES {
            let (free, lone, open) = (free[lane], lone[lane], open[lane]);
            let (mut any, mut home, mut mother) = (0, 0, 0);
            let mut count = |reached: u32, throws: u32| {
                let hit = reached & lone;
                any += if hit != 0 { throws } else { 0 };
                home += if hit & HOME != 0 { throws } else { 0 };
                mother += (hit & ENEMY_START) * throws;
            };
            let [one, two, three, four, five, six] = [1, 2, 3, 4, 5, 6].map(|die| landings(free, die, open));
            let both = |first: (u32, u32), second: (u32, u32)| {
                let ((die, reached), (other, others)) = (first, second);
                reached | others | landings(reached, other, open) | landings(others, die, open)
            };
            let (one, two, three) = ((1, one), (2, two), (3, three));
            let (four, five, six) = ((4, four), (5, five), (6, six));
            count(both(two, one), 2);
            count(both(three, one), 2);
            count(both(three, two), 2);
            count(both(four, one), 2);
            count(both(four, two), 2);
            count(both(four, three), 2);
            count(both(five, one), 2);
            count(both(five, two), 2);
            count(both(five, three), 2);
            count(both(five, four), 2);
            count(both(six, one), 2);
            count(both(six, two), 2);
            count(both(six, three), 2);
            count(both(six, four), 2);
            count(both(six, five), 2);
            let double = |(die, first): (u32, u32)| {
                let second = landings(first, die, open);
                let third = landings(second, die, open);
                first | second | third | landings(third, die, open)
            };
            count(double(one), 1);
            count(double(two), 1);
            count(double(three), 1);
            count(double(four), 1);
            count(double(five), 1);
            count(double(six), 1);
            throws.any[lane] = any;
            throws.home[lane] = home;
            throws.mother[lane] = mother / ENEMY_START;
        }
        throws
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn white(code: &str) -> Shots {
        Shots::of(&code.parse().unwrap(), Side::White)
    }

    #[test]
    fn counts_throws_as_backgammon_does() {
        for (code, any) in [
            ("-----------aA-----------", 11),
            ("-----------a-----A------", 17),
            // Points made by Black leave only the direct sixes of it.
            ("-----------abbbbbA------", 11),
            // With 4-4 a checker comes from sixteen points away.
            ("-------a---------------A", 1),
        ] {
            assert_eq!(white(code), Shots { any, ..Shots::default() }, "{code}");
        }
    }

    #[test]
    fn knows_home_and_the_mother() {
        assert_eq!(white("a-----A-----------------"), Shots { any: 17, home: 17, mother: 17 });
        assert_eq!(white("-a----A-----------------"), Shots { any: 15, home: 15, mother: 0 });
        assert_eq!(white("b-----A-----------------"), Shots::default());
    }

    #[test]
    fn what_is_behind_or_pinned_already_is_no_target() {
        for code in [
            "-----------A-----a------",
            "-----------A*------------",
            "-----A*-----A------------",
            "-----------a-a*----------",
        ] {
            assert_eq!(white(code), Shots::default(), "{code}");
        }
    }
}
