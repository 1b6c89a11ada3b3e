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
