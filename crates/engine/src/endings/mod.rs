//! Endings whose chances are known without a net.
//!
//! Where all checkers of both sides are home or off and none is pinned, the sides play past each
//! other: all that counts is how many rolls each needs to bear off. For one side there are 54,264
//! ways to stand. For each of them a table says how likely the last checker is off after so many
//! rolls, and for the 15,504 of all fifteen checkers another one says it of the first. From the
//! tables of both sides follow the chances of each end.
//!
//! The tables hold for the play that is expected to need the fewest rolls, to the last checker or
//! to the first. That the other side's rolls could ask for another play, where a double is to be
//! won or saved, is left out; `docs/engine.md` says how little that matters. Of positions that are
//! one play apart the better is still found by what both sides' tables say.
//!
//! Where a side that is home with few checkers pins one of the other's, and the rest of those are
//! home too, it wins, and tables say how likely double.

mod bearoff;
mod home;
mod pinned;

use std::sync::LazyLock;

use plakoto_rules::{Position, Side};

use crate::Chances;
use bearoff::{ALL, FIRST, ONE};
use home::{CHECKERS, Home};
use pinned::MOST_LEFT;

/// Points 1 to 6, by bits.
const HOME_MASK: u32 = 0x7e;

/// How the game will end for `side`, which is to roll, if that can be read from tables: nothing in
/// other positions. Which rules are played makes no difference in those.
///
/// The tables are made when they are first wanted; [`prepare`] does it before. The chances are the
/// same to the last bit everywhere.
///
/// ```
/// use plakoto_engine::endings;
/// use plakoto_rules::{Position, Side};
/// // White bears off both with 25 of the 36 throws; Black has borne off before.
/// let position: Position = "-AA--------------------b".parse()?;
/// let chances = endings::chances(&position, Side::White).unwrap();
/// assert!((chances.win - 25.0 / 36.0).abs() < 1e-6);
/// assert_eq!(endings::chances(&Position::START, Side::White), None);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[must_use]
#[inline]
pub fn chances(position: &Position, side: Side) -> Option<Chances> {
    // Most positions are told apart here.
    let home = Side::BOTH.iter().any(|side| position.all_home(*side));
    if home { look_up(position, side) } else { None }
}

fn look_up(position: &Position, side: Side) -> Option<Chances> {
    match Side::BOTH.map(|side| position.pins(side)) {
        [0, 0] => Side::BOTH.iter().all(|side| position.all_home(*side)).then(|| race(position, side)),
        [pins, 0] => held(position, Side::White, pins, side),
        [0, pins] => held(position, Side::Black, pins, side),
        _ => None,
    }
}

/// Whether tables may know what some play of the other side leads to: told by what it leaves as it is.
pub(crate) fn may_be_near(position: &Position, side: Side) -> bool {
    let pins = position.pins(side);
    let outside = position.occupied(side) & !HOME_MASK;
    let captive = outside.is_power_of_two() && outside >> 19 != 0;
    if outside == 0 { pins & pins.wrapping_sub(1) == 0 } else { pins == 0 && captive }
}

/// Makes the tables, if that was not done yet, so that no later answer has to wait for them.
pub fn prepare() {
    LazyLock::force(&ALL);
    LazyLock::force(&FIRST);
}

/// The chances of `side` where the captor, who is home with few checkers, pins one of the other's,
/// and the rest of those are home.
fn held(position: &Position, captor: Side, pins: u32, side: Side) -> Option<Chances> {
    let other = captor.other();
    let captor_home = position.all_home(captor) && position.off(captor) >= CHECKERS - MOST_LEFT;
    if !captor_home || !pins.is_power_of_two() || position.off(other) > 0 {
        return None;
    }
    let point = pins.trailing_zeros();
    let outside = position.occupied(other) & !HOME_MASK;
    if outside != 1 << (25 - point) {
        return None;
    }
    // All fourteen others are home.
    let highest = (position.occupied(other) & HOME_MASK).checked_ilog2()?;
    let double = pinned::double(&Home::of(position, captor), point as usize, highest as usize);
    let win_double = f64::from(double) / f64::from(ONE);
    let chances = Chances { win: 1.0, win_double: win_double as f32, lose_double: 0.0, draw: 0.0 };
    Some(if side == captor { chances } else { chances.exchanged() })
}

/// The chances of a side that is to roll, both being home.
fn race(position: &Position, side: Side) -> Chances {
    let other = side.other();
    let (own, theirs) = (Home::of(position, side).rank(), Home::of(position, other).rank());
    let share = |chance: u64| (chance as f64 / (u64::from(ONE) * u64::from(ONE)) as f64) as f32;
    // Before its nth roll the other has had one fewer; before the other's nth it has had as many.
    let win = share(ALL.tail(own).sooner_than(ALL.tail(theirs), 1));
    let double = |off: u8, winner: u16, loser: u16, fewer| {
        if off == 0 { share(ALL.tail(winner).sooner_than(FIRST.tail(loser), fewer)) } else { 0.0 }
    };
    Chances {
        win,
        win_double: double(position.off(other), own, theirs, 1),
        lose_double: double(position.off(side), theirs, own, 0),
        draw: 0.0,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use plakoto_rules::{AfterStates, Decision, Dice, Ruleset};

    use super::home::HOMES;
    use super::home::tests::standing;
    use super::*;

    /// The equity when both sides play perfectly, found by going through all that can happen.
    fn perfect(position: &Position, side: Side, known: &mut HashMap<(Position, Side), f64>) -> f64 {
        if let Some(equity) = known.get(&(*position, side)) {
            return *equity;
        }
        let mut after = AfterStates::new();
        let mut sum = 0.0;
        for dice in Dice::all() {
            after.fill(&Decision { position: *position, side, dice, ruleset: Ruleset::PLAKOTO });
            let worth = |after: &plakoto_rules::AfterState| match after.outcome {
                Some(outcome) => f64::from(Chances::certain(outcome, side).equity()),
                None => -perfect(&after.position, side.other(), known),
            };
            let best = after.as_slice().iter().map(worth).fold(f64::NEG_INFINITY, f64::max);
            sum += f64::from(dice.chances()) * best;
        }
        known.insert((*position, side), sum / 36.0);
        sum / 36.0
    }

    fn equity(position: &Position, side: Side) -> f64 {
        chances(position, side).unwrap().equity().into()
    }

    /// How much the tables' equity differs from that of perfect play, on average and at most.
    fn difference(white: &[Home], black: &[Home]) -> (f64, f64) {
        let mut known = HashMap::new();
        let (mut sum, mut most, mut count) = (0.0, 0.0f64, 0.0);
        for white in white {
            for black in black {
                let position = standing(white, black);
                for side in Side::BOTH {
                    let off = (equity(&position, side) - perfect(&position, side, &mut known)).abs();
                    most = most.max(off);
                    sum += off;
                    count += 1.0;
                }
            }
        }
        (sum / count, most)
    }

    fn homes(which: impl Fn(&Home) -> bool) -> Vec<Home> {
        Home::all().filter(which).collect()
    }

    #[test]
    fn perfect_play_is_worth_hardly_more() {
        let few = homes(|home| (1..=3).contains(&home.above(0)));
        let (mean, most) = difference(&few, &few);
        println!("figure endings_perfect_mean {:.4} mpt", 1e3 * mean);
        println!("figure endings_perfect_most {:.2} mpt", 1e3 * most);
        assert!(mean < 1e-4 && most < 0.02, "{mean} {most}");
    }

    #[test]
    fn doubles_too() {
        // Who has fifteen on the 6-point does not bear one off at once.
        let few = homes(|home| (1..=2).contains(&home.above(0)));
        let many = homes(|home| usize::from(home.rank()) == HOMES - 1);
        let doubled = |position: &Position| chances(position, Side::White).unwrap().win_double;
        assert!(few.iter().any(|few| (0.2..0.8).contains(&doubled(&standing(few, &many[0])))));
        let (mean, most) = difference(&few, &many);
        println!("figure endings_perfect_doubles_mean {:.4} mpt", 1e3 * mean);
        println!("figure endings_perfect_doubles_most {:.2} mpt", 1e3 * most);
        assert!(mean < 1e-4 && most < 0.005, "{mean} {most}");
    }

    /// The tables of captives against perfect play: how much more that is worth to the captor.
    fn promised(captor: &str, captive: &str) -> f64 {
        let position: Position = format!("{captor}------------{captive}").parse().unwrap();
        let exact = perfect(&position, Side::White, &mut HashMap::new());
        exact - equity(&position, Side::White)
    }

    #[test]
    fn a_captor_is_promised_what_he_gets_and_no_more() {
        let mut most = 0.0f64;
        for (captive, captors) in [
            ("-----n", &["---A*--", "-A---A*", "A-AA*--", "-BA*---", "BA---A*", "A--B*--"][..]),
            ("----dj", &["----A*-", "AA---A*"]),
            ("bbbbcc", &["---A*--", "A----A*"]),
        ] {
            for captor in captors {
                let more = promised(captor, captive);
                assert!((-1e-4..0.01).contains(&more), "{captor} {captive}: {more}");
                most = most.max(more);
            }
        }
        println!("figure endings_pinned_most {:.2} mpt", 1e3 * most);
    }

    #[test]
    fn what_tables_do_not_know_is_left_alone() {
        for code in [
            // Thirteen captors, one more captive, one more outside, one off, one pinned on the way.
            "-CDA*CC------------bbbbcc",
            "-A-A*-A*------------bbbbcb",
            "-A-A*------a-------bbbbcb",
            "-A-A*--------------bbbbcb",
            "-A-A--A*-----------bbbbcc",
            // Each has a captive.
            "-A-A*-----------A*--aaaccb",
        ] {
            let position: Position = code.parse().unwrap();
            for side in Side::BOTH {
                assert_eq!(chances(&position, side), None, "{code}");
            }
        }
        let known: Position = "-A-A*--------------bbbbcc".parse().unwrap();
        let captor = chances(&known, Side::White).unwrap();
        assert!(captor.win_double > 0.9 && chances(&known, Side::Black) == Some(captor.exchanged()));
    }
}
