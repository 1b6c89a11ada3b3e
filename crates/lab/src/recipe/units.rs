//! A position as the recipe's 256 inputs, seen by the side that is to roll.
//!
//! | inputs | what they say |
//! |---|---|
//! | 24 × 4 | my checkers on each point: one or more, two or more, three or more, half of those beyond three |
//! | 24 × 4 | theirs, the same way; a captive counts with its owner's |
//! | 24 | I pin one of theirs here |
//! | 24 | they pin one of mine here |
//! | 8 | I have borne off 1, 3, 5 … 15 or more |
//! | 8 | they have |
//!
//! Whose turn it is needs no input, since who looks is to roll.

use plakoto_rules::{Point, Position, Side};

/// How many inputs there are.
pub const INPUTS: usize = 256;

const A_POINT: usize = 10;
const THEIRS: usize = 4;
const MY_PIN: usize = 8;
const THEIR_PIN: usize = 9;
const MY_OFF: usize = 24 * A_POINT;
const THEIR_OFF: usize = MY_OFF + 8;

/// Shows each input that is not zero, with its value.
pub fn all(position: &Position, side: Side, mut input: impl FnMut(usize, f32)) {
    let other = side.other();
    for point in points(position.occupied(side)) {
        stack(first(point), 0, position.count(side, point), &mut input);
    }
    for point in points(position.occupied(other)) {
        stack(first(point.mirrored()) + THEIRS, 0, position.count(other, point), &mut input);
    }
    for point in points(position.pins(side)) {
        input(first(point) + MY_PIN, 1.0);
    }
    for point in points(position.pins(other)) {
        input(first(point.mirrored()) + THEIR_PIN, 1.0);
    }
    borne_off(MY_OFF, 0, position.off(side), &mut input);
    borne_off(THEIR_OFF, 0, position.off(other), &mut input);
}

/// Shows each input that is another than in the position before, with what is added to it.
pub fn changes(before: &Position, now: &Position, side: Side, mut input: impl FnMut(usize, f32)) {
    let other = side.other();
    let (mine, theirs) = (now.changed(before, side), now.changed(before, other));
    for point in points(mine) {
        stack(first(point), before.count(side, point), now.count(side, point), &mut input);
    }
    for point in points(theirs) {
        let (then, now) = (before.count(other, point), now.count(other, point));
        stack(first(point.mirrored()) + THEIRS, then, now, &mut input);
    }
    let mut pin = |place, is: bool| input(place, if is { 1.0 } else { -1.0 });
    for point in points(now.pins(side) ^ before.pins(side)) {
        pin(first(point) + MY_PIN, now.pins(side) >> point.number() & 1 == 1);
    }
    for point in points(now.pins(other) ^ before.pins(other)) {
        pin(first(point.mirrored()) + THEIR_PIN, now.pins(other) >> point.number() & 1 == 1);
    }
    if mine & 1 != 0 {
        borne_off(MY_OFF, before.off(side), now.off(side), &mut input);
    }
    if theirs & 1 != 0 {
        borne_off(THEIR_OFF, before.off(other), now.off(other), &mut input);
    }
}

fn first(point: Point) -> usize {
    usize::from(point.number() - 1) * A_POINT
}

/// The four inputs of a stack that grows or shrinks.
#[inline]
fn stack(first: usize, from: u8, to: u8, input: &mut impl FnMut(usize, f32)) {
    let (low, high, sign) = if from < to { (from, to, 1.0) } else { (to, from, -1.0) };
    for unit in low.min(3)..high.min(3) {
        input(first + usize::from(unit), sign);
    }
    let beyond = high.max(3) - low.max(3);
    if beyond > 0 {
        input(first + 3, sign * 0.5 * f32::from(beyond));
    }
}

/// The eight inputs of the checkers borne off.
fn borne_off(first: usize, from: u8, to: u8, input: &mut impl FnMut(usize, f32)) {
    let units = |off: u8| usize::from(off.div_ceil(2));
    let (low, high, sign) = if from < to { (from, to, 1.0) } else { (to, from, -1.0) };
    for unit in units(low)..units(high) {
        input(first + unit, sign);
    }
}

/// The points whose bits are set, lowest first; bit 0 is passed over.
fn points(mask: u32) -> impl Iterator<Item = Point> {
    let mut mask = mask & !1;
    std::iter::from_fn(move || {
        let point = Point::new(mask.trailing_zeros() as u8)?;
        mask &= mask - 1;
        Some(point)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(code: &str, side: Side) -> Vec<(usize, f32)> {
        let mut inputs = Vec::new();
        all(&code.parse().unwrap(), side, |input, value| inputs.push((input, value)));
        inputs
    }

    #[test]
    fn a_position_in_inputs() {
        let start = inputs("o----------------------O", Side::White);
        assert_eq!(
            start,
            [(230, 1.0), (231, 1.0), (232, 1.0), (233, 6.0), (4, 1.0), (5, 1.0), (6, 1.0), (7, 6.0)],
        );
        assert_eq!(start, inputs("o----------------------O", Side::Black));
        // Two of White's over one of Black's on White's 2-point; 13 and 14 borne off.
        let pinned = "-B*----------------------";
        assert_eq!(inputs(pinned, Side::White)[..4], [(10, 1.0), (11, 1.0), (14, 1.0), (18, 1.0)],);
        assert_eq!(inputs(pinned, Side::White).len(), 4 + 7 + 7);
        assert_eq!(inputs(pinned, Side::Black)[3], (23 * 10 - 1, 1.0));
        assert_eq!(inputs("------------------------", Side::White).last(), Some(&(255, 1.0)));
    }

    /// What changed and what was there before are what is there now.
    #[test]
    fn changes_add_up() {
        let codes = [
            "o----------------------O",
            "j---d----A--E-A*--------H",
            "-B*----------------------",
            "a*BCD------------cccbba--",
            "AAABBB------------cccbbb",
            "------------------------",
        ];
        for side in Side::BOTH {
            for (before, now) in codes.iter().flat_map(|one| codes.map(|two| (one, two))) {
                let mut sums = [0.0; INPUTS];
                for (input, value) in inputs(before, side) {
                    sums[input] += value;
                }
                let (before, position) = (before.parse().unwrap(), now.parse().unwrap());
                changes(&before, &position, side, |input, value| sums[input] += value);
                for (input, value) in inputs(now, side) {
                    sums[input] -= value;
                }
                assert_eq!(sums, [0.0; INPUTS], "{before} {now} {side}");
            }
        }
    }
}
