//! How many rolls it takes to bear off.

use std::sync::LazyLock;

use plakoto_rules::Dice;

use super::home::{CHECKERS, HOMES, Home, below};

/// A chance of one, in the whole numbers of the tables.
pub(super) const ONE: u32 = 1 << 24;
/// An expected number of rolls of one.
const ROLL: u32 = 1 << 24;
/// Longer than any bearing off of which a table knows.
const MOST_ROLLS: usize = 32;

/// To the last checker off.
pub(super) static ALL: LazyLock<Rolls> = LazyLock::new(|| Rolls::until(1));
/// To the first of fifteen off.
pub(super) static FIRST: LazyLock<Rolls> = LazyLock::new(|| Rolls::until(below(CHECKERS)));

/// How likely so many rolls are not enough.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tail<'t> {
    /// How many rolls are too few for certain.
    pub(super) certain: usize,
    /// How likely that many are not enough, one more, and so on: what follows is zero.
    pub(super) open: &'t [u32],
}

impl Tail<'_> {
    #[inline]
    fn after(self, rolls: usize) -> u32 {
        match rolls.checked_sub(self.certain) {
            None => ONE,
            Some(index) => self.open.get(index).copied().unwrap_or(0),
        }
    }

    /// How likely the goal is come to while the other's is not, who has had so many fewer rolls: in
    /// units of the square of [`ONE`].
    pub(super) fn sooner_than(self, other: Tail<'_>, fewer: usize) -> u64 {
        let mut before = ONE;
        let mut sum = 0;
        for (rolls, chance) in (self.certain..).zip(self.open.iter().chain(&[0])) {
            sum += u64::from(before - chance) * u64::from(other.after(rolls.saturating_sub(fewer)));
            before = *chance;
        }
        sum
    }
}

/// For every way of standing in the home board, how likely it is that so many rolls are not enough.
///
/// The play of each roll is the one after which the fewest rolls are expected; of those that are
/// alike, one that leads to a lower rank.
#[derive(Debug)]
pub(super) struct Rolls {
    /// All that are of a lower rank have come to the goal.
    goal: u16,
    /// Where the tail of each of the others begins, and at last where they end.
    starts: Vec<u32>,
    /// How many rolls are too few for certain.
    certain: Vec<u8>,
    /// How likely these are not enough, and one more, and so on while it is possible.
    tails: Vec<u32>,
}

/// What is known of ways of standing, by rank, while a table is made.
struct Plays {
    /// The expected number of rolls.
    rolls: Vec<u32>,
    /// By how many steps, 1 to 3, and by what die: the rank of the best way that they lead to.
    best: Vec<[[u16; 6]; 3]>,
}

impl Rolls {
    /// How many it takes to come to one of the lowest ranks.
    fn until(goal: u16) -> Rolls {
        let mut plays = Plays { rolls: Vec::with_capacity(HOMES), best: Vec::with_capacity(HOMES) };
        plays.rolls.resize(goal.into(), 0);
        plays.best.extend((0..goal).map(|rank| [[rank; 6]; 3]));
        let mut rolls = Rolls { goal, starts: vec![0], certain: Vec::new(), tails: Vec::new() };
        for (rank, home) in (0..).zip(Home::all()).skip(goal.into()) {
            rolls.push(&plays.push(&home, rank));
        }
        rolls
    }

    /// Adds the next way of standing, which each of the 21 rolls leads away from.
    // By itself, since WebAssembly is compiled well only where it is called again and again.
    #[inline(never)]
    fn push(&mut self, after: &[(u16, u32); 21]) {
        // One roll is too few, and the first of them is this one.
        let mut sums = [0; MOST_ROLLS];
        let mut certainly = [0; MOST_ROLLS];
        for (rank, chances) in after {
            let Tail { certain, open } = self.tail(*rank);
            certainly[certain] += chances;
            for (sum, chance) in sums[certain..].iter_mut().zip(open) {
                *sum += chances * chance;
            }
        }
        let mut left = 36;
        for (sum, chances) in sums.iter_mut().zip(certainly) {
            left -= chances;
            *sum += left * ONE;
        }
        let tail = sums.map(|sum| (sum + 18) / 36);
        let certain = tail.iter().take_while(|chance| **chance == ONE).count();
        let open = tail[certain..].iter().take_while(|chance| **chance > 0);
        self.tails.extend(open);
        self.certain.push(certain as u8 + 1);
        self.starts.push(self.tails.len() as u32);
    }

    /// What is known of the way of standing of that rank.
    #[inline]
    pub(super) fn tail(&self, rank: u16) -> Tail<'_> {
        let Some(index) = rank.checked_sub(self.goal).map(usize::from) else { return Tail::default() };
        let (start, end) = (self.starts[index], self.starts[index + 1]);
        Tail { certain: self.certain[index].into(), open: &self.tails[start as usize..end as usize] }
    }
}

impl Plays {
    /// Adds the next way of standing; where the best play of each roll leads, with its chances of 36.
    #[inline(never)] // For the same reason.
    fn push(&mut self, home: &Home, rank: u16) -> [(u16, u32); 21] {
        // Fewer rolls are less, and of the same number a lower rank.
        let merit = |rank: u16| u64::from(self.rolls[usize::from(rank)]) << 16 | u64::from(rank);
        let mut alike = [[u64::MAX; 6]; 4];
        let mut pairs = [[u64::MAX; 6]; 6];
        home.steps(rank, |die, _, next| {
            let best = &self.best[usize::from(next)];
            alike[0][die] = alike[0][die].min(merit(next));
            for (best, alike) in best.iter().zip(&mut alike[1..]) {
                alike[die] = alike[die].min(merit(best[die]));
            }
            for (best, pair) in best[0].iter().zip(&mut pairs[die]) {
                *pair = (*pair).min(merit(*best));
            }
        });
        let mut rolls = 0;
        let mut after = [(0, 0); 21];
        for (after, dice) in after.iter_mut().zip(Dice::all()) {
            let (high, low) = (usize::from(dice.high().pips()) - 1, usize::from(dice.low().pips()) - 1);
            let either = pairs[high][low].min(pairs[low][high]);
            let merit = if dice.is_double() { alike[3][high] } else { either };
            rolls += u64::from(dice.chances()) * (merit >> 16);
            *after = (merit as u16, dice.chances().into());
        }
        self.rolls.push(ROLL + ((rolls + 18) / 36) as u32);
        self.best.push(std::array::from_fn(|steps| alike[steps].map(|merit| merit as u16)));
        after
    }
}

#[cfg(test)]
mod tests {
    use plakoto_rules::{AfterStates, Decision, Position, Ruleset, Side};

    use super::super::home::tests::standing;
    use super::*;

    /// How likely each number of rolls, from none, is not enough.
    fn not_enough(rolls: &Rolls, rank: u16) -> Vec<f64> {
        let Tail { certain, open } = rolls.tail(rank);
        let tail = open.iter().map(|chance| f64::from(*chance) / f64::from(ONE));
        let mut chances = vec![1.0; certain];
        chances.extend(tail);
        chances.resize(MOST_ROLLS, 0.0);
        chances
    }

    fn expected(rolls: &Rolls, rank: u16) -> f64 {
        not_enough(rolls, rank).iter().sum()
    }

    /// The rules say where each roll can lead; the best of it makes the table's numbers.
    fn is_made_of_the_best_plays(rolls: &Rolls, rank: u16, position: &Position, after: &mut AfterStates) {
        let mut mean = 1.0;
        let mut chances = vec![0.0; MOST_ROLLS];
        chances[0] = 1.0;
        let mut doubt = false;
        for dice in Dice::all() {
            after.fill(&Decision { position: *position, side: Side::White, dice, ruleset: Ruleset::TAPA });
            let next = after.as_slice().iter().map(|after| Home::of(&after.position, Side::White).rank());
            let mut next: Vec<(f64, u16)> = next.map(|rank| (expected(rolls, rank), rank)).collect();
            next.sort_by(|one, two| one.0.total_cmp(&two.0));
            let share = f64::from(dice.chances()) / 36.0;
            mean += share * next[0].0;
            for (sum, chance) in chances[1..].iter_mut().zip(not_enough(rolls, next[0].1)) {
                *sum += share * chance;
            }
            // Those that differ by less than the table's numbers tell.
            let near = next.iter().filter(|(mean, _)| *mean < next[0].0 + 1e-5).map(|(_, rank)| *rank);
            doubt |=
                near.map(|rank| not_enough(rolls, rank)).any(|found| found != not_enough(rolls, next[0].1));
        }
        let own = not_enough(rolls, rank);
        assert!((own.iter().sum::<f64>() - mean).abs() < 5e-6, "{position}: {own:?}, {mean} rolls");
        let alike = own.iter().zip(&chances).all(|(one, two)| (one - two).abs() < 1e-6);
        assert!(doubt || alike, "{position}: {own:?}, {chances:?}");
    }

    #[test]
    fn every_roll_is_played_for_the_fewest() {
        let mut after = AfterStates::new();
        for (rank, home) in (0..).zip(Home::all()).skip(1) {
            // All with few checkers, and some of the others: debug builds are slow.
            if rank < below(4) || rank % 97 == 0 {
                is_made_of_the_best_plays(&ALL, rank, &standing(&home, &Home::LAST), &mut after);
            }
            if rank >= below(CHECKERS) && rank % 61 == 0 {
                is_made_of_the_best_plays(&FIRST, rank, &standing(&home, &Home::LAST), &mut after);
            }
        }
    }

    #[test]
    fn more_rolls_are_likelier_to_be_enough() {
        for rolls in [&*ALL, &*FIRST] {
            for rank in rolls.goal..HOMES as u16 {
                let chances = not_enough(rolls, rank);
                assert!(chances.is_sorted_by(|one, two| one >= two));
                assert!(chances[0] == 1.0 && chances[MOST_ROLLS - 8] == 0.0, "{rank} {chances:?}");
            }
        }
    }

    /// One farther back can be better, since it can use other dice; one more never is.
    #[test]
    fn who_has_more_checkers_needs_more_rolls() {
        for (rank, home) in (0..).zip(Home::all()).skip(1) {
            home.steps(rank, |_, _, next| {
                let fewer = next < below(home.above(0));
                assert!(!fewer || expected(&ALL, next) <= expected(&ALL, rank), "{home:?} {next}");
            });
        }
    }

    #[test]
    fn what_is_known_by_hand() {
        let rolls = |code: &str, rolls: &Rolls| {
            let code = format!("{code}-----------------a");
            let position: Position = code.parse().unwrap();
            not_enough(rolls, Home::of(&position, Side::White).rank())
        };
        assert_eq!(rolls("A-----", &ALL)[..2], [1.0, 0.0]);
        // Of 36 throws 27 bear off one checker from the 6-point: two sums below six, and 2-1, fail.
        let chance = rolls("-----A", &ALL)[1];
        assert!((chance - 9.0 / 36.0).abs() < 1e-6, "{chance}");
        // Fifteen there: the first is off with a six, 5-1, 4-2, 3-3 and 2-2, which is with 17.
        let chance = rolls("-----O", &FIRST)[1];
        assert!((chance - 19.0 / 36.0).abs() < 1e-6, "{chance}");
        // Fifteen on the 1-point: four rolls are enough if all are doubles, and eight always are.
        let chance = rolls("O-----", &ALL);
        let four = 1.0 / f64::from(6u32.pow(4));
        assert!(
            chance[3] == 1.0 && (chance[4] - (1.0 - four)).abs() < 1e-6 && chance[8] == 0.0,
            "{chance:?}"
        );
    }
}
