//! On which places checkers stand, of [`Position::packed`](plakoto_rules::Position::packed): with
//! one or more, and with two or more, by bits 0 to 24. Bits above have no meaning.

/// By numbers of 64 bits.
#[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
#[inline]
pub(crate) fn places(lanes: [u64; 2]) -> [u32; 2] {
    /// The lowest bits of the fours side by side.
    #[inline(always)]
    fn gathered(lanes: [u64; 2]) -> u32 {
        let [low, high] = lanes.map(|lane| {
            let bits = lane & 0x1111_1111_1111_1111;
            let bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
            let bits = (bits | bits >> 6) & 0x000f_000f_000f_000f;
            let bits = (bits | bits >> 12) & 0x0000_00ff_0000_00ff;
            ((bits | bits >> 24) & 0xffff) as u32
        });
        low | high << 16
    }

    let many = lanes.map(|lane| lane >> 1 | lane >> 2 | lane >> 3);
    [gathered([lanes[0] | many[0], lanes[1] | many[1]]), gathered(many)]
}

/// The same by sixteen places at once.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline]
pub(crate) fn places_simd128([low, high]: [u64; 2]) -> [u32; 2] {
    use std::arch::wasm32::{
        i8x16_bitmask, i8x16_gt, i8x16_shuffle, i8x16_splat, u8x16_shr, u64x2, v128_and,
    };
    let fours = u64x2(low, high);
    let (even, odd) = (v128_and(fours, i8x16_splat(15)), u8x16_shr(fours, 4));
    let lower = i8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(even, odd);
    let upper = i8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(even, odd);
    [0, 1].map(|most| {
        let more = |counts| u32::from(i8x16_bitmask(i8x16_gt(counts, i8x16_splat(most))));
        more(lower) | more(upper) << 16
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sees_every_place() {
        let mut rng = fastrand::Rng::with_seed(1);
        for _ in 0..10_000 {
            let lanes = [rng.u64(..) & rng.u64(..), rng.u64(..) & rng.u64(..)];
            let four = |place: u32| lanes[place as usize / 16] >> (4 * (place % 16)) & 15;
            let with = |least| (0..32).filter(|place| four(*place) >= least).map(|place| 1 << place).sum();
            assert_eq!(places(lanes), [1, 2].map(with));
        }
    }
}
