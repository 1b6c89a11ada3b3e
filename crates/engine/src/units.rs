//! The units of a net: columns are added up, and outputs made of the sums.
//!
//! Each way to do so gives the same whole numbers. What wraps while columns come and go comes back:
//! the whole sum fits.

use crate::chances::ENDS;
use crate::net::{HIDDEN, UNIT, Weights};

/// Sums, and the columns that come to them and go from them.
pub(crate) struct Changes<'s> {
    sums: &'s [i16; HIDDEN],
    /// There is room for each group, and for each point.
    come: [u16; 40],
    came: usize,
    go: [u16; 24],
    gone: usize,
}

impl Changes<'_> {
    /// No change.
    #[inline(always)]
    pub(crate) fn new(sums: &[i16; HIDDEN]) -> Changes<'_> {
        Changes { sums, come: [0; 40], came: 0, go: [0; 24], gone: 0 }
    }

    #[inline(always)]
    pub(crate) fn come(&mut self, column: u16) {
        self.come[self.came] = column;
        self.came += 1;
    }

    #[inline(always)]
    pub(crate) fn go(&mut self, column: u16) {
        self.go[self.gone] = column;
        self.gone += 1;
    }

    fn coming(&self) -> &[u16] {
        &self.come[..self.came]
    }

    fn going(&self) -> &[u16] {
        &self.go[..self.gone]
    }
}

/// The sums of each output's products with the units.
pub(crate) fn products(weights: &Weights, changes: &Changes<'_>) -> [i32; ENDS] {
    let mut sums = *changes.sums;
    for column in changes.coming() {
        for (sum, weight) in sums.iter_mut().zip(&weights.columns[usize::from(*column)]) {
            *sum = sum.wrapping_add(*weight);
        }
    }
    for column in changes.going() {
        for (sum, weight) in sums.iter_mut().zip(&weights.columns[usize::from(*column)]) {
            *sum = sum.wrapping_sub(*weight);
        }
    }
    let active = sums.map(|sum| sum.clamp(0, UNIT));
    std::array::from_fn(|end| {
        active.iter().zip(&weights.outputs[end]).map(|(one, two)| i32::from(*one) * i32::from(*two)).sum()
    })
}

/// The same in registers of sixteen units.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
pub(crate) fn products_avx2(weights: &Weights, changes: &Changes<'_>) -> [i32; ENDS] {
    use std::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_hadd_epi32, _mm256_add_epi16, _mm256_add_epi32,
        _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_loadu_si256, _mm256_madd_epi16,
        _mm256_max_epi16, _mm256_min_epi16, _mm256_set1_epi16, _mm256_setzero_si256, _mm256_sub_epi16,
    };

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(units: &[i16; HIDDEN]) -> [__m256i; HIDDEN / 16] {
        let chunks = units.as_chunks::<16>().0;
        // SAFETY: sixteen numbers of two bytes each are read, wherever they are.
        #[allow(unsafe_code)]
        std::array::from_fn(|chunk| unsafe { _mm256_loadu_si256(chunks[chunk].as_ptr().cast()) })
    }

    let mut sums = load(changes.sums);
    for column in changes.coming() {
        let column = load(&weights.columns[usize::from(*column)]);
        for (sum, weights) in sums.iter_mut().zip(column) {
            *sum = _mm256_add_epi16(*sum, weights);
        }
    }
    for column in changes.going() {
        let column = load(&weights.columns[usize::from(*column)]);
        for (sum, weights) in sums.iter_mut().zip(column) {
            *sum = _mm256_sub_epi16(*sum, weights);
        }
    }
    let (none, full) = (_mm256_setzero_si256(), _mm256_set1_epi16(UNIT));
    let active = sums.map(|sum| _mm256_min_epi16(_mm256_max_epi16(sum, none), full));
    std::array::from_fn(|end| {
        let weights = load(&weights.outputs[end]);
        let mut sum = _mm256_madd_epi16(active[0], weights[0]);
        for chunk in 1..active.len() {
            sum = _mm256_add_epi32(sum, _mm256_madd_epi16(active[chunk], weights[chunk]));
        }
        let four = _mm_add_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256::<1>(sum));
        let two = _mm_hadd_epi32(four, four);
        _mm_cvtsi128_si32(_mm_hadd_epi32(two, two))
    })
}
