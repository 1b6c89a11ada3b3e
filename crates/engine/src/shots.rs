//! With how many of the 36 throws a side pins.

use plakoto_rules::{Position, Side};

/// Points 1 to 24, by bits.
const BOARD: u32 = 0x01ff_fffe;
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
