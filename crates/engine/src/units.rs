//! The units of a net: rows of weights are added up, and outputs made of the sums.
//!
//! Each way to do so gives the same whole numbers. What wraps on the way comes back: the whole sum
//! fits.

use crate::chances::ENDS;
use crate::net::{HIDDEN, UNIT};

/// A number of each unit, where a processor reads it soonest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Row(pub(crate) [i16; HIDDEN]);

impl Row {
    pub(crate) const ZERO: Row = Row([0; HIDDEN]);

    #[inline(always)]
    pub(crate) fn add(&mut self, other: &Row) {
        for (one, two) in self.0.iter_mut().zip(&other.0) {
            *one = one.wrapping_add(*two);
        }
    }

    #[inline(always)]
    pub(crate) fn subtract(&mut self, other: &Row) {
        for (one, two) in self.0.iter_mut().zip(&other.0) {
            *one = one.wrapping_sub(*two);
        }
    }
}

/// Adds the chosen rows to the sums, and returns how much the units, each clipped, make of each
/// output; of the last, a draw, only if it is wanted.
pub(crate) fn products(
    outputs: &[Row; ENDS],
    sums: &Row,
    rows: &[Row],
    chosen: &[u16],
    draw: bool,
) -> [i32; ENDS] {
    let mut sums = *sums;
    for row in chosen {
        sums.add(&rows[usize::from(*row)]);
    }
    let active = sums.0.map(|sum| sum.clamp(0, UNIT));
    let mut products = [0; ENDS];
    for (product, weights) in products.iter_mut().zip(outputs).take(if draw { ENDS } else { ENDS - 1 }) {
        let pairs = active.iter().zip(&weights.0);
        *product = pairs.map(|(one, two)| i32::from(*one) * i32::from(*two)).sum();
    }
    products
}

/// The same by sixteen units at once.
#[cfg(target_arch = "x86_64")]
#[inline]
#[target_feature(enable = "avx2")]
pub(crate) fn products_avx2(
    outputs: &[Row; ENDS],
    sums: &Row,
    rows: &[Row],
    chosen: &[u16],
    draw: bool,
) -> [i32; ENDS] {
    use std::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_extract_epi32, _mm256_add_epi16, _mm256_add_epi32,
        _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_hadd_epi32, _mm256_load_si256,
        _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_set1_epi16, _mm256_setzero_si256,
    };
    const REGISTERS: usize = HIDDEN / 16;

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(row: &Row) -> [__m256i; REGISTERS] {
        let chunks = row.0.as_chunks::<16>().0;
        // SAFETY: each time sixteen numbers of two bytes are read, and a row begins at a multiple
        // of 64 bytes.
        #[allow(unsafe_code)]
        std::array::from_fn(|chunk| unsafe { _mm256_load_si256(chunks[chunk].as_ptr().cast()) })
    }

    let mut sums = load(sums);
    for row in chosen {
        for (sum, weights) in sums.iter_mut().zip(load(&rows[usize::from(*row)])) {
            *sum = _mm256_add_epi16(*sum, weights);
        }
    }
    let (none, full) = (_mm256_setzero_si256(), _mm256_set1_epi16(UNIT));
    let active = sums.map(|sum| _mm256_min_epi16(_mm256_max_epi16(sum, none), full));
    // Eight parts of the sum of products.
    let parts = |end: usize| {
        let weights = load(&outputs[end]);
        let mut parts = _mm256_madd_epi16(active[0], weights[0]);
        for register in 1..REGISTERS {
            parts = _mm256_add_epi32(parts, _mm256_madd_epi16(active[register], weights[register]));
        }
        parts
    };
    let whole = |ends: [__m256i; 4]| {
        let [one, two, three, four] = ends;
        let halves = _mm256_hadd_epi32(_mm256_hadd_epi32(one, two), _mm256_hadd_epi32(three, four));
        _mm_add_epi32(_mm256_castsi256_si128(halves), _mm256_extracti128_si256::<1>(halves))
    };
    let four = whole([parts(0), parts(1), parts(2), parts(3)]);
    let last = if draw { _mm_extract_epi32::<0>(whole([parts(4), none, none, none])) } else { 0 };
    [
        _mm_extract_epi32::<0>(four),
        _mm_extract_epi32::<1>(four),
        _mm_extract_epi32::<2>(four),
        _mm_extract_epi32::<3>(four),
        last,
    ]
}

/// The same by eight units at once.
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[inline(never)]
pub(crate) fn products_simd128(
    outputs: &[Row; ENDS],
    sums: &Row,
    rows: &[Row],
    chosen: &[u16],
    draw: bool,
) -> [i32; ENDS] {
    use std::arch::wasm32::{
        i16x8_add, i16x8_max, i16x8_min, i16x8_splat, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane,
        i32x4_shuffle, i32x4_splat, v128, v128_load,
    };
    const REGISTERS: usize = 8;
    const PARTS: usize = HIDDEN / 8 / REGISTERS;

    #[inline(always)]
    fn load(row: &Row, part: usize) -> [v128; REGISTERS] {
        let chunks = &row.0.as_chunks::<8>().0.as_chunks::<REGISTERS>().0[part];
        // SAFETY: each time eight numbers of two bytes are read, wherever they are.
        #[allow(unsafe_code)]
        std::array::from_fn(|chunk| unsafe { v128_load(chunks[chunk].as_ptr().cast()) })
    }

    let mut ends = [i32x4_splat(0); ENDS];
    // There are not registers for all units at once.
    for part in 0..PARTS {
        let mut sums = load(sums, part);
        for row in chosen {
            for (sum, weights) in sums.iter_mut().zip(load(&rows[usize::from(*row)], part)) {
                *sum = i16x8_add(*sum, weights);
            }
        }
        let (none, full) = (i16x8_splat(0), i16x8_splat(UNIT));
        let active = sums.map(|sum| i16x8_min(i16x8_max(sum, none), full));
        for (end, weights) in ends.iter_mut().zip(outputs).take(if draw { ENDS } else { ENDS - 1 }) {
            for (active, weights) in active.into_iter().zip(load(weights, part)) {
                *end = i32x4_add(*end, i32x4_dot_i16x8(active, weights));
            }
        }
    }
    // Of two sums of four parts each, half of it in every second lane.
    let halves =
        |one, two| i32x4_add(i32x4_shuffle::<0, 4, 1, 5>(one, two), i32x4_shuffle::<2, 6, 3, 7>(one, two));
    let (first, second) = (halves(ends[0], ends[1]), halves(ends[2], ends[3]));
    let four =
        i32x4_add(i32x4_shuffle::<0, 1, 4, 5>(first, second), i32x4_shuffle::<2, 3, 6, 7>(first, second));
    let last = ends[4];
    [
        i32x4_extract_lane::<0>(four),
        i32x4_extract_lane::<1>(four),
        i32x4_extract_lane::<2>(four),
        i32x4_extract_lane::<3>(four),
        i32x4_extract_lane::<0>(last)
            + i32x4_extract_lane::<1>(last)
            + i32x4_extract_lane::<2>(last)
            + i32x4_extract_lane::<3>(last),
    ]
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use fastrand::Rng;

    use super::*;

    fn row(rng: &mut Rng, most: i16) -> Row {
        let extreme = rng.bool();
        Row(std::array::from_fn(|_| match (extreme, rng.bool()) {
            (true, true) => most,
            (true, false) => -most - 1,
            (false, _) => rng.i16(-most - 1..=most),
        }))
    }

    #[test]
    fn each_way_gives_the_same() {
        if !std::arch::is_x86_feature_detected!("avx2") {
            return;
        }
        let mut rng = Rng::with_seed(1);
        let mut clipped = [0; 2];
        for round in 0..2_000 {
            // Sums wrap in every second round: that too is done alike.
            let most = if round % 2 == 0 { 300 } else { i16::MAX };
            let outputs = std::array::from_fn(|_| row(&mut rng, i16::MAX));
            let sums = row(&mut rng, most);
            let rows: Vec<Row> = (0..40).map(|_| row(&mut rng, most)).collect();
            let chosen: Vec<u16> = (0..rng.usize(..35)).map(|_| rng.u16(..40)).collect();
            for draw in [false, true] {
                let plain = products(&outputs, &sums, &rows, &chosen, draw);
                // SAFETY: the processor has said that it knows these instructions.
                #[allow(unsafe_code)]
                let fast = unsafe { products_avx2(&outputs, &sums, &rows, &chosen, draw) };
                assert_eq!(plain, fast);
                clipped[usize::from(draw)] += i32::from(plain[4] != 0);
            }
        }
        assert!(clipped[0] == 0 && clipped[1] > 1_900, "{clipped:?}");
    }
}
