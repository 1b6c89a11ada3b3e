//! One side's checkers, packed for speed.

/// How many checkers a side has (R1).
pub(crate) const CHECKERS: u8 = 15;

const LANE_POINTS: u8 = 16;
const PINS_SHIFT: u32 = 36;
const EVERY_NIBBLE: u64 = 0x1111_1111_1111_1111;
const HIGH_NIBBLES: u64 = 0x0001_1111_1111;

/// The checkers of one side in its own numbering: a nibble for each of the points 1 to 24 and,
/// as number 0, the checkers borne off; and a bit for each point where they pin an enemy.
///
/// Nibbles never overflow (there are 15 checkers), so a step is one addition to each lane, and a
/// position of two halves is 32 bytes. Pins are kept by the side that pins, since they change
/// with its moves alone: the other half stays as it is for a whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Half([u64; 2]);

/// What a step adds to each lane, with wrap-around.
#[derive(Clone, Copy)]
pub(crate) struct Change([u64; 2]);

const fn unit(place: u8) -> [u64; 2] {
    if place < LANE_POINTS { [1 << (4 * place), 0] } else { [0, 1 << (4 * (place - LANE_POINTS))] }
}

/// `CHANGES[die][from]`: the change that a step makes, going off when the die reaches that far.
/// Rows and columns without a meaning stay zero, so that no index of a mask's bit can miss.
static CHANGES: [[Change; 32]; 8] = {
    let mut table = [[Change([0; 2]); 32]; 8];
    let mut die = 1;
    while die <= 6 {
        let mut from = 1;
        while from <= 24 {
            let gone = unit(from);
            let come = unit(from.saturating_sub(die));
            table[die as usize][from as usize] =
                Change([come[0].wrapping_sub(gone[0]), come[1].wrapping_sub(gone[1])]);
            from += 1;
        }
        die += 1;
    }
    table
};

/// Gathers every fourth bit into the low sixteen.
const fn gather(mut nibbles: u64) -> u32 {
    nibbles = (nibbles | nibbles >> 3) & 0x0303_0303_0303_0303;
    nibbles = (nibbles | nibbles >> 6) & 0x000f_000f_000f_000f;
    nibbles = (nibbles | nibbles >> 12) & 0x0000_00ff_0000_00ff;
    ((nibbles | nibbles >> 24) & 0xffff) as u32
}

impl Half {
    /// No checker on any point and none borne off.
    pub(crate) const EMPTY: Half = Half([0; 2]);

    /// Fifteen on the start point (R1).
    pub(crate) const START: Half = Half([0, (CHECKERS as u64) << (4 * (24 - LANE_POINTS))]);

    /// The checkers on a point, or for 0 those borne off.
    #[inline]
    pub(crate) const fn count(self, place: u8) -> u8 {
        let lane = self.0[(place / LANE_POINTS) as usize & 1];
        (lane >> (4 * (place % LANE_POINTS))) as u8 & 15
    }

    /// The same with that many checkers on one place, 0 to 15.
    pub(crate) fn with_count(mut self, place: u8, count: u8) -> Half {
        let lane = &mut self.0[(place / LANE_POINTS) as usize & 1];
        let shift = 4 * (place % LANE_POINTS);
        *lane = *lane & !(15 << shift) | u64::from(count & 15) << shift;
        self
    }

    /// The points that hold checkers, by bits 1 to 24.
    #[inline]
    pub(crate) const fn occupied(self) -> u32 {
        let [low, high] = self.0;
        let low = low | low >> 1 | low >> 2 | low >> 3;
        let high = high | high >> 1 | high >> 2 | high >> 3;
        (gather(low & EVERY_NIBBLE) | gather(high & HIGH_NIBBLES) << LANE_POINTS) & !1
    }

    /// The points that hold two checkers or more, by bits 1 to 24.
    #[inline]
    pub(crate) const fn made(self) -> u32 {
        let [low, high] = self.0;
        let low = low >> 1 | low >> 2 | low >> 3;
        let high = high >> 1 | high >> 2 | high >> 3;
        (gather(low & EVERY_NIBBLE) | gather(high & HIGH_NIBBLES) << LANE_POINTS) & !1
    }

    /// Whether all checkers are on points 1 to 6 or borne off.
    #[inline]
    pub(crate) const fn all_home(self) -> bool {
        self.0[0] >> (4 * 7) | self.0[1] & ((1 << PINS_SHIFT) - 1) == 0
    }

    /// The points where these checkers pin an enemy, by bits 1 to 24.
    #[inline]
    pub(crate) const fn pins(self) -> u32 {
        (self.0[1] >> PINS_SHIFT) as u32 & 0x01ff_fffe
    }

    /// The same with other pins; bits 1 to 24 count.
    #[inline]
    pub(crate) const fn with_pins(self, pins: u32) -> Half {
        let counts = self.0[1] & ((1 << PINS_SHIFT) - 1);
        Half([self.0[0], counts | (pins as u64) << PINS_SHIFT])
    }

    /// Both lanes, the pins above the upper one's counts.
    #[inline]
    pub(crate) const fn packed(self) -> [u64; 2] {
        self.0
    }

    /// The change of a step from point `from` by `die`.
    #[inline]
    pub(crate) fn change(from: u8, die: u8) -> Change {
        CHANGES[die as usize & 7][from as usize & 31]
    }

    /// The same after a step. A checker must stand on the point that the step leaves.
    #[inline]
    pub(crate) fn after(self, change: Change) -> Half {
        let [low, high] = self.0;
        Half([low.wrapping_add(change.0[0]), high.wrapping_add(change.0[1])])
    }

    /// Pips to go, 0 to 360.
    #[inline]
    pub(crate) const fn pips(self) -> u16 {
        let [low, high] = self.0;
        let (low, _) = weighed(low);
        let (high, number) = weighed(high & ((1 << PINS_SHIFT) - 1));
        low + high + LANE_POINTS as u16 * number
    }

    /// The places, 0 to 24, where the counts are not those of the other half, by bits.
    #[inline]
    pub(crate) const fn changed(self, other: Half) -> u32 {
        let low = self.0[0] ^ other.0[0];
        let high = self.0[1] ^ other.0[1];
        let low = low | low >> 1 | low >> 2 | low >> 3;
        let high = high | high >> 1 | high >> 2 | high >> 3;
        gather(low & EVERY_NIBBLE) | gather(high & HIGH_NIBBLES) << LANE_POINTS
    }
}

/// The sum of a lane's counts, each times its place in the lane, and the sum of the counts.
const fn weighed(lane: u64) -> (u16, u16) {
    const EVERY_BYTE: u64 = 0x0101_0101_0101_0101;
    const LOW_NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    // The places of even number, and those of odd number, a byte each. A product with ones adds up
    // from below, and no sum exceeds a byte: there are 15 checkers and eight bytes.
    let sums =
        [(lane & LOW_NIBBLES).wrapping_mul(EVERY_BYTE), (lane >> 4 & LOW_NIBBLES).wrapping_mul(EVERY_BYTE)];
    let (even, odd) = ((sums[0] >> 56) as u16, (sums[1] >> 56) as u16);
    let from_above =
        (sums[0].wrapping_mul(EVERY_BYTE) >> 56) as u16 + (sums[1].wrapping_mul(EVERY_BYTE) >> 56) as u16;
    (2 * (8 * (even + odd) - from_above) + odd, even + odd)
}

/// The same places in the other side's numbering, by bits 1 to 24.
#[inline]
pub(crate) const fn mirrored(mask: u32) -> u32 {
    mask.reverse_bits() >> 6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_keeps_its_own_count() {
        for place in 0..=24 {
            for count in 0..=15 {
                let half = Half::EMPTY.with_count(place, count).with_pins(0x01ff_fffe);
                assert_eq!((0..=24).map(|p| half.count(p)).sum::<u8>(), count);
                assert_eq!(half.count(place), count);
                let bit = if place == 0 { 0 } else { 1 << place };
                assert_eq!(half.occupied(), if count > 0 { bit } else { 0 });
                assert_eq!(half.made(), if count > 1 { bit } else { 0 });
                assert_eq!(half.all_home(), place <= 6 || count == 0);
                assert_eq!(half.pins(), 0x01ff_fffe);
            }
        }
    }

    #[test]
    fn a_step_moves_one_checker() {
        for from in 1..=24u8 {
            for die in 1..=6u8 {
                let half = Half::EMPTY.with_count(from, 2).after(Half::change(from, die));
                assert_eq!(half.count(from), 1);
                assert_eq!(half.count(from.saturating_sub(die)), 1);
            }
        }
    }

    #[test]
    fn pips_are_points_times_checkers() {
        let mut half = Half::EMPTY.with_pins(0x01ff_fffe);
        for (place, count) in [(0, 1), (1, 2), (9, 1), (15, 3), (16, 2), (17, 1), (23, 4), (24, 1)] {
            half = half.with_count(place, count);
        }
        let plain: u16 = (1..=24).map(|place| place * u16::from(half.count(place as u8))).sum();
        assert_eq!(half.pips(), plain);
        for place in 0..=24 {
            let half = Half::EMPTY.with_count(place, 15);
            assert_eq!(half.pips(), 15 * u16::from(place));
            assert_eq!(half.changed(Half::EMPTY.with_pins(2)), 1 << place);
        }
    }

    #[test]
    fn a_mirror_turns_24_into_1() {
        assert_eq!(mirrored(1 << 24), 1 << 1);
        assert_eq!(mirrored(1 << 7), 1 << 18);
    }
}
