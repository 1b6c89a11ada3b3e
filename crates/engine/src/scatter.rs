//! Numbers without a pattern, from numbers with one.

/// Each number becomes another, and neighbours come far apart (the finalizer of SplitMix64).
pub(crate) const fn scatter(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// A number below `count`, all alike.
pub(crate) const fn below(count: u64, number: u64) -> u64 {
    ((scatter(number) as u128 * count as u128) >> 64) as u64
}
