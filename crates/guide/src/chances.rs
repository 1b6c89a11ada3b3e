//! How many throws pin a lone checker, by how far away it is.

use plakoto_rules::{Decision, Dice, Point, Position, Ruleset, Side};

/// The distances that the guide's table has.
pub const DISTANCES: std::ops::RangeInclusive<u8> = 1..=12;

/// How many of the 36 throws can pin a lone checker that many points away, 1 to 12, where no point
/// between is closed.
///
/// ```
/// assert_eq!(plakoto_guide::chances::throws(6), 17);
/// assert_eq!(plakoto_guide::chances::throws(11), 2);
/// ```
#[must_use]
pub fn throws(distance: u8) -> u8 {
    // White has all fifteen on its start point, and all of Black's but one are at theirs, out of the way.
    let at = usize::from(24 - distance.clamp(*DISTANCES.start(), *DISTANCES.end()));
    let points: Vec<&str> = (1..=24)
        .map(|point| match point {
            1 => "n",
            24 => "O",
            _ if point == at => "a",
            _ => "-",
        })
        .collect();
    let Ok(position) = points.concat().parse::<Position>() else { return 0 };
    let pins = |dice: &Dice| {
        let decision = Decision { position, side: Side::White, dice: *dice, ruleset: Ruleset::PLAKOTO };
        let lone = |point: Point| usize::from(25 - point.number()) == at;
        decision.plays().iter().any(|play| play.position().captives(Side::Black).any(lone))
    };
    Dice::all().filter(pins).map(|dice| if dice.is_double() { 1 } else { 2 }).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counted by hand: one die of the 11 throws that have it, then sums, then doubles.
    #[test]
    fn the_throws_are_those_counted_by_hand() {
        let counted: Vec<u8> = DISTANCES.map(throws).collect();
        assert_eq!(counted, [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3]);
    }
}
