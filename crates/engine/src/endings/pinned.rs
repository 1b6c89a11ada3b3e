//! One checker that is pinned in the home board of a side that has come home.
//!
//! Its side has borne off none and cannot, so all that is open is whether the captor is off before
//! the captive, once it is free, has run home and one of its side is off. While it is pinned its side
//! has no say in that. How long it needs afterwards depends on where it is set free, and on the
//! highest point of the others: the more points they hold, the more dice bear off. Since they only
//! come down while they wait, the captor is never promised too much.
//!
//! So one table for each captive's point and each highest point holds the chance by the captor's way
//! of standing, each found from those that his steps lead to. He holds the captive as long as he has
//! checkers on higher points, which it could pin: then any die can be played from there. So no table
//! needs to know of contact.

use std::sync::OnceLock;

use plakoto_rules::Dice;

use super::bearoff::{ALL, ONE, Tail};
use super::home::{HOMES, Home, POINTS};

/// The most checkers that the captor may have left. With more, the other side wins now and then,
/// which the tables leave out.
pub(super) const MOST_LEFT: u8 = 12;

/// By the captive's point, and by the highest on which its side has others: how likely the captor
/// wins double, by the rank of how he stands. Each is made when it is first wanted.
static DOUBLES: [[OnceLock<Vec<u32>>; POINTS]; POINTS] =
    [const { [const { OnceLock::new() }; POINTS] }; POINTS];

/// How likely a captor that stands so wins double against a captive on a point of his, 1 to 6, where
/// he has a checker. The others of its side are on points up to `highest`, 1 to 6 in its own
/// numbering. Who is to roll makes no difference.
pub(super) fn double(captor: &Home, point: usize, highest: usize) -> u32 {
    let table = DOUBLES[point - 1][highest - 1].get_or_init(|| doubles(point, highest));
    table[usize::from(captor.rank())]
}

/// The best that a captor comes to from some way of standing in the midst of a roll.
#[derive(Clone, Copy, Default)]
struct Best {
    /// If the roll is played.
    now: u32,
    /// If there are one, two or three steps left by some die.
    then: [[u32; 6]; 3],
}

/// By rank, the captor to roll. Ranks without a checker on the point have no meaning.
fn doubles(point: usize, highest: usize) -> Vec<u32> {
    let tail = until_off(25 - point, highest);
    let captive = Tail { certain: 1, open: &tail };
    let [mut held, mut free] = [(); 2].map(|()| Vec::<Best>::with_capacity(HOMES));
    for (rank, home) in (0..).zip(Home::all()) {
        let above = home.above(point) > 0;
        // With the captive free the side that it belongs to rolls next.
        let mut freed = Best::default();
        if !above {
            freed.now = (ALL.tail(rank).sooner_than(captive, 0) / u64::from(ONE)) as u32;
            freed.then = if rank == 0 { [[ONE; 6]; 3] } else { freed.then };
            home.steps(rank, |die, _, next| reach(&mut freed.then, die, &free[usize::from(next)]));
        }
        let mut kept = Best::default();
        let count = home.count(point);
        if count > 0 {
            let mut alike = [[0; 6]; 4];
            let mut pairs = [[0; 6]; 6];
            home.steps(rank, |die, from, next| {
                let next = match (from == point && count == 1, above) {
                    (false, _) => &held[usize::from(next)],
                    (true, false) => &free[usize::from(next)],
                    // He has another step, and does not let it go while it could pin him.
                    (true, true) => return,
                };
                reach(&mut alike, die, next);
                for (pair, then) in pairs[die].iter_mut().zip(next.then[0]) {
                    *pair = then.max(*pair);
                }
            });
            let sum: u32 = Dice::all()
                .map(|dice| {
                    let [high, low] = [dice.high(), dice.low()].map(|die| usize::from(die.pips()) - 1);
                    let either = pairs[high][low].max(pairs[low][high]);
                    let best = if dice.is_double() { alike[3][high] } else { either };
                    u32::from(dice.chances()) * best
                })
                .sum();
            kept.now = (sum + 18) / 36;
            kept.then.copy_from_slice(&alike[..3]);
        }
        held.push(kept);
        free.push(freed);
    }
    held.iter().map(|best| best.now).collect()
}

/// Takes into account a step by a die to where so much can be come to.
fn reach(bests: &mut [[u32; 6]], die: usize, next: &Best) {
    let after = [next.now, next.then[0][die], next.then[1][die], next.then[2][die]];
    for (best, after) in bests.iter_mut().zip(after) {
        best[die] = after.max(best[die]);
    }
}

/// How likely one roll, two and so on are not enough for a side to bear one off whose last checker
/// outside is on a point of its own, up to 24, and whose others are on all points up to the highest.
/// It runs home with that one.
fn until_off(point: usize, highest: usize) -> Vec<u32> {
    let mut tails: Vec<Vec<u32>> = vec![Vec::new()];
    for from in 1..=point {
        let mut tail = vec![0; from];
        for dice in Dice::all() {
            let [high, low] = [dice.high(), dice.low()].map(|die| usize::from(die.pips()));
            let left = if dice.is_double() {
                run(from, &[high; 4], highest)
            } else {
                run(from, &[high, low], highest).min(run(from, &[low, high], highest))
            };
            if left > 0 {
                for (sum, chance) in tail.iter_mut().zip([ONE].iter().chain(&tails[left])) {
                    *sum += u32::from(dice.chances()) * chance;
                }
            }
        }
        tails.push(tail.iter().map(|sum| (sum + 18) / 36).collect());
    }
    tails.swap_remove(point)
}

/// Where the last checker is after these steps with it; 0 if one of the side's is borne off.
fn run(mut place: usize, dice: &[usize], highest: usize) -> usize {
    for die in dice {
        let from_the_highest = *die >= place.max(highest);
        if place <= POINTS && (from_the_highest || *die <= highest) {
            return 0;
        }
        place -= die;
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_captive_runs_home_and_bears_off() {
        let one = |point: usize| f64::from(until_off(point, 6)[0]) / f64::from(ONE);
        // From the 12-point: a six and any other die, 2-2 to 5-5.
        assert!((one(12) - 21.0 / 36.0).abs() < 1e-6, "{}", one(12));
        // From the 24-point: 6-6 alone.
        assert!((one(24) - 35.0 / 36.0).abs() < 1e-6, "{}", one(24));
        for (point, highest) in (1..=24).flat_map(|point| (1..=6).map(move |highest| (point, highest))) {
            let tail = until_off(point, highest);
            assert!(tail.is_sorted_by(|one, two| one >= two) && tail.last() == Some(&0), "{point} {highest}");
        }
        // All on the 1-point, and the last on the 6-point: only with 3-2 none is off.
        assert_eq!(until_off(6, 1)[0], (2 * ONE + 18) / 36);
    }

    /// A lone pinner with nothing else bears off with the first roll or the second, and until then
    /// the captive cannot move.
    #[test]
    fn the_last_checker_is_off_in_time() {
        let lone =
            |point: usize| Home::all().find(|home| home.above(0) == 1 && home.count(point) == 1).unwrap();
        for point in 1..=6 {
            // It may also be moved on, and then the captive has a roll: it is never near enough but for 6-6.
            assert!(double(&lone(point), point, 1) > ONE / 36 * 35, "{point}");
        }
        assert_eq!(double(&lone(1), 1, 6), ONE);
    }
}
