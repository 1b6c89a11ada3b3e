//! The ways in which one side's checkers can stand in its home board, by number.

use plakoto_rules::{Point, Position, Side};

/// How many checkers a side has (R1).
pub(super) const CHECKERS: u8 = 15;
/// The points of a home board.
pub(super) const POINTS: usize = 6;
/// How many ways there are: 0 to 15 checkers on six points.
pub(super) const HOMES: usize = below(CHECKERS + 1) as usize;

/// `RANKS[p][n]`: what n checkers on the points from p up add to a rank.
static RANKS: [[u16; CHECKERS as usize + 1]; POINTS + 1] = {
    let mut ranks = [[0; CHECKERS as usize + 1]; POINTS + 1];
    let mut point = 1;
    while point <= POINTS {
        let mut count = 1;
        while count <= CHECKERS as usize {
            ranks[point][count] = choose((count + POINTS - point) as u32, (POINTS + 1 - point) as u32) as u16;
            count += 1;
        }
        point += 1;
    }
    ranks
};

const fn choose(all: u32, some: u32) -> u32 {
    let (mut product, mut one) = (1, 0);
    while one < some {
        product = product * (all - one) / (one + 1);
        one += 1;
    }
    product
}

/// How many ways there are with fewer checkers than that; their ranks are the lowest.
pub(super) const fn below(checkers: u8) -> u16 {
    if checkers == 0 { 0 } else { choose(checkers as u32 - 1 + POINTS as u32, POINTS as u32) as u16 }
}

/// Where a side's checkers stand, all of them home or off, and none of them pinned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Home {
    /// How many checkers are on each point or a higher one; the first is no point.
    from: [u8; POINTS + 2],
}

impl Home {
    /// Every checker is off.
    pub(super) const OFF: Home = Home { from: [0; POINTS + 2] };

    /// Where the checkers of a side are, all of which must be home or off.
    #[inline]
    pub(super) fn of(position: &Position, side: Side) -> Home {
        let mut home = Home::OFF;
        for point in (1..=POINTS).rev() {
            let count = Point::new(point as u8).map_or(0, |point| position.count(side, point));
            home.from[point] = home.from[point + 1] + count;
        }
        home
    }

    /// How many checkers are on a point.
    pub(super) fn count(&self, point: usize) -> u8 {
        self.from[point] - self.from[point + 1]
    }

    /// How many checkers are on higher points than that.
    pub(super) fn above(&self, point: usize) -> u8 {
        self.from[point + 1]
    }

    /// Its number below [`HOMES`]. Every step makes it lower: whatever a roll leads to has a lower
    /// rank, and no checker left has rank 0.
    #[inline]
    pub(super) fn rank(&self) -> u16 {
        (1..=POINTS).map(|point| RANKS[point][usize::from(self.from[point])]).sum()
    }

    /// All of them, by rank.
    pub(super) fn all() -> impl Iterator<Item = Home> {
        std::iter::successors(Some(Home::OFF), |home| {
            let mut next = *home;
            for point in (1..=POINTS).rev() {
                let most = if point == 1 { CHECKERS } else { home.from[point - 1] };
                if home.from[point] < most {
                    next.from[point] += 1;
                    return Some(next);
                }
                next.from[point] = 0;
            }
            None
        })
    }

    /// Shows each step (R8): the index of its die, 0 to 5, the point that it leaves, and the rank of
    /// what it leads to.
    #[inline]
    pub(super) fn steps(&self, rank: u16, mut step: impl FnMut(usize, usize, u16)) {
        // What it takes from the rank to have one fewer from each point on, up to some point.
        let mut lower = [0; POINTS + 1];
        for point in 1..=POINTS {
            let count = usize::from(self.from[point]);
            lower[point] = lower[point - 1] + RANKS[point][count] - RANKS[point][count.saturating_sub(1)];
        }
        for point in 1..=POINTS {
            if self.count(point) > 0 {
                // From the highest point every die can be played.
                let dice = if self.above(point) == 0 { 6 } else { point };
                for die in 0..dice {
                    step(die, point, rank - lower[point] + lower[point.saturating_sub(die + 1)]);
                }
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    impl Home {
        /// One checker left, on the 1-point.
        pub(crate) const LAST: Home = Home { from: [1, 1, 0, 0, 0, 0, 0, 0] };
    }

    /// The position where White stands so, and Black so.
    pub(crate) fn standing(white: &Home, black: &Home) -> Position {
        let letters = |home: &Home, first: u8| -> Vec<char> {
            let letter = |count: u8| if count == 0 { '-' } else { (first + count - 1) as char };
            (1..=POINTS).map(|point| letter(home.count(point))).collect()
        };
        let (white, black) = (letters(white, b'A'), letters(black, b'a'));
        let between = ['-'; 24 - 2 * POINTS];
        let code: String = white.iter().chain(&between).chain(black.iter().rev()).collect();
        code.parse().unwrap()
    }

    #[test]
    fn ranks_count_from_nothing() {
        let mut checkers = 0;
        let mut count = 0;
        for home in Home::all() {
            assert_eq!(usize::from(home.rank()), count);
            assert_eq!(Home::of(&standing(&home, &Home::LAST), Side::White), home);
            assert_eq!(Home::of(&standing(&Home::LAST, &home), Side::Black), home);
            assert!(home.above(0) >= checkers);
            if home.above(0) > checkers {
                checkers = home.above(0);
                assert_eq!(home.rank(), below(checkers));
            }
            count += 1;
        }
        assert_eq!((count, HOMES), (54_264, 54_264));
    }
}
