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
        Shots::counted(free, lone, BOARD & !made & !captives)
    }

    fn counted(free: u32, lone: u32, open: u32) -> Shots {
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
    /// From what is free to move, what can be pinned and where a checker can land: in the numbering
    /// of the side that throws, or in the other's, in which it goes upwards.
    // By itself in WASM, as `Seen::new` is.
    #[cfg_attr(target_arch = "wasm32", inline(never))]
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn of<const UPWARDS: bool>(free: &Lanes<u32>, lone: &Lanes<u32>, open: &Lanes<u32>) -> Throws {
        let moved = |from: u32, die: u32| if UPWARDS { from << die } else { from >> die };
        let (home, mother) =
            if UPWARDS { (mirrored(HOME), mirrored(ENEMY_START)) } else { (HOME, ENEMY_START) };
        let mut throws = Throws { any: [0; LANES], home: [0; LANES], mother: [0; LANES] };
        if lone.iter().all(|lone| *lone == 0) {
            return throws;
        }
        // Without a loop or a branch in it, so that a compiler makes it one of many lanes.
        for lane in 0..LANES {
            let (free, lone, open) = (free[lane], lone[lane], open[lane]);
            let [one, two, three, four, five, six] =
                [1, 2, 3, 4, 5, 6].map(|die| (die, moved(free, die) & open));
            // A target is open, so the last step needs no look at what is.
            let both = |(die, reached): (u32, u32), (other, others): (u32, u32)| {
                (reached | others | moved(reached, other) | moved(others, die)) & lone
            };
            let mut pairs = Misses::default();
            pairs.count(both(two, one), home, mother);
            pairs.count(both(three, one), home, mother);
            pairs.count(both(three, two), home, mother);
            pairs.count(both(four, one), home, mother);
            pairs.count(both(four, two), home, mother);
            pairs.count(both(four, three), home, mother);
            pairs.count(both(five, one), home, mother);
            pairs.count(both(five, two), home, mother);
            pairs.count(both(five, three), home, mother);
            pairs.count(both(five, four), home, mother);
            pairs.count(both(six, one), home, mother);
            pairs.count(both(six, two), home, mother);
            pairs.count(both(six, three), home, mother);
            pairs.count(both(six, four), home, mother);
            pairs.count(both(six, five), home, mother);
            let double = |(die, first): (u32, u32)| {
                let second = moved(first, die) & open;
                let third = moved(second, die) & open;
                (first | second | third | moved(third, die)) & lone
            };
            let mut doubles = Misses::default();
            doubles.count(double(one), home, mother);
            doubles.count(double(two), home, mother);
            doubles.count(double(three), home, mother);
            doubles.count(double(four), home, mother);
            doubles.count(double(five), home, mother);
            doubles.count(double(six), home, mother);
            throws.any[lane] = 36 - 2 * pairs.any - doubles.any;
            throws.home[lane] = 36 - 2 * pairs.home - doubles.home;
            throws.mother[lane] = (2 * pairs.mother + doubles.mother) / mother;
        }
        throws
    }
}

/// How many throws miss; and for the mother, of which hits are known by their bit, how many hit.
#[derive(Default)]
struct Misses {
    any: u32,
    home: u32,
    mother: u32,
}

impl Misses {
    #[inline(always)]
    fn count(&mut self, hit: u32, home: u32, mother: u32) {
        self.any += u32::from(hit == 0);
        self.home += u32::from(hit & home == 0);
        self.mother += hit & mother;
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

    /// Both directions of the lanes, and the way for a single position.
    #[test]
    fn lanes_count_as_one_position_does() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut hits = 0;
        for _ in 0..20_000 {
            let masks = |rng: &mut fastrand::Rng| rng.u32(..) & rng.u32(..) & BOARD;
            let (free, lone) = (masks(&mut rng), masks(&mut rng) & masks(&mut rng));
            let open = BOARD & (!masks(&mut rng) | lone);
            let own = Shots::counted(free, lone, open);
            let lanes = Throws::of::<false>(&[free; LANES], &[lone; LANES], &[open; LANES]);
            let turned = [free, lone, open].map(|mask| [mirrored(mask); LANES]);
            let upwards = Throws::of::<true>(&turned[0], &turned[1], &turned[2]);
            for throws in [lanes, upwards] {
                for lane in 0..LANES {
                    let found = [throws.any[lane], throws.home[lane], throws.mother[lane]];
                    assert_eq!(found, [own.any, own.home, own.mother].map(u32::from));
                }
            }
            hits += u32::from(own.any);
        }
        assert!(hits > 20_000, "{hits}");
    }
}
