use plakoto_rules::{Outcome, Point, Position, Ruleset, Side};

use crate::plays::{LANES, Lanes};

/// How a game may end for a side, in the order of a net's outputs.
pub(crate) const ENDS: usize = 5;
const WIN: usize = 0;
const WIN_DOUBLE: usize = 1;
const LOSE: usize = 2;
const LOSE_DOUBLE: usize = 3;
const DRAW: usize = 4;

/// How likely each end of the game is for one side. They add up to 1.
///
/// ```
/// use plakoto_engine::Chances;
/// let even = Chances { win: 0.5, win_double: 0.2, lose_double: 0.1, draw: 0.0 };
/// assert_eq!(even.lose(), 0.5);
/// assert!((even.equity() - 0.1).abs() < 1e-6);
/// assert!((even.exchanged().equity() + 0.1).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chances {
    /// To win, 1 point or 2.
    pub win: f32,
    /// To win 2 points.
    pub win_double: f32,
    /// To lose 2 points.
    pub lose_double: f32,
    /// To draw.
    pub draw: f32,
}

impl Chances {
    /// To lose, 1 point or 2.
    #[must_use]
    pub fn lose(&self) -> f32 {
        1.0 - self.win - self.draw
    }

    /// The points to be won a game, on average, less those to be lost. A draw is worth nothing,
    /// whatever it scores: both sides score it.
    #[must_use]
    pub fn equity(&self) -> f32 {
        self.win + self.win_double - self.lose() - self.lose_double
    }

    /// The same for the other side.
    #[must_use]
    pub fn exchanged(&self) -> Chances {
        Chances {
            win: self.lose(),
            win_double: self.lose_double,
            lose_double: self.win_double,
            draw: self.draw,
        }
    }

    /// What is certain once the game is over.
    ///
    /// ```
    /// use plakoto_engine::Chances;
    /// use plakoto_rules::{Outcome, Side};
    /// let outcome = Outcome::Win { side: Side::White, double: true };
    /// assert_eq!(Chances::certain(outcome, Side::Black).equity(), -2.0);
    /// ```
    #[must_use]
    pub fn certain(outcome: Outcome, side: Side) -> Chances {
        let mut ends = [0.0; ENDS];
        let end = match outcome {
            Outcome::Draw => DRAW,
            Outcome::Win { side: winner, double } => match (winner == side, double) {
                (true, false) => WIN,
                (true, true) => WIN_DOUBLE,
                (false, false) => LOSE,
                (false, true) => LOSE_DOUBLE,
            },
        };
        ends[end] = 1.0;
        Chances::from_ends(&ends)
    }

    /// Of five numbers, larger for what is likelier, the chances in proportion to their
    /// exponentials; those of impossible ends are left out.
    ///
    /// ```
    /// use plakoto_engine::Chances;
    /// let (win, double) = (true, false);
    /// let even = Chances::weighed(&[0.0; 5], &[win, double, true, double, false]);
    /// assert_eq!(even, Chances { win: 0.5, win_double: 0.0, lose_double: 0.0, draw: 0.0 });
    /// ```
    #[must_use]
    pub fn weighed(logits: &[f32; 5], possible: &[bool; 5]) -> Chances {
        let mut highest = f32::NEG_INFINITY;
        for end in 0..ENDS {
            highest = if possible[end] { highest.max(logits[end]) } else { highest };
        }
        let mut ends = [0.0; ENDS];
        let mut sum = 0.0;
        for end in 0..ENDS {
            ends[end] = if possible[end] { exponential(logits[end] - highest) } else { 0.0 };
            sum += ends[end];
        }
        for end in &mut ends {
            *end /= sum;
        }
        Chances::from_ends(&ends)
    }

    #[inline(always)]
    pub(crate) fn from_ends(ends: &[f32; ENDS]) -> Chances {
        Chances {
            win: ends[WIN] + ends[WIN_DOUBLE],
            win_double: ends[WIN_DOUBLE],
            lose_double: ends[LOSE_DOUBLE],
            draw: ends[DRAW],
        }
    }

    /// Each end by itself: a single win, a double one, a single loss, a double one, a draw.
    ///
    /// ```
    /// use plakoto_engine::Chances;
    /// let chances = Chances { win: 0.5, win_double: 0.25, lose_double: 0.125, draw: 0.0 };
    /// assert_eq!(chances.ends(), [0.25, 0.25, 0.375, 0.125, 0.0]);
    /// ```
    #[must_use]
    pub fn ends(&self) -> [f32; 5] {
        [
            self.win - self.win_double,
            self.win_double,
            self.lose() - self.lose_double,
            self.lose_double,
            self.draw,
        ]
    }
}

/// [`Chances::weighed`] of some positions, by positions, the same to the last bit. What is impossible
/// is endlessly small.
// By itself in WASM, as `Seen::new` is.
#[cfg_attr(target_arch = "wasm32", inline(never))]
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub(crate) fn weighed(logits: &[Lanes<f32>; ENDS]) -> [Lanes<f32>; ENDS] {
    let mut ends = [[0.0; LANES]; ENDS];
    for lane in 0..LANES {
        let logits = [0, 1, 2, 3, 4].map(|end| logits[end][lane]);
        let larger = |one: f32, two: f32| if one > two { one } else { two };
        let highest = larger(larger(larger(larger(logits[0], logits[1]), logits[2]), logits[3]), logits[4]);
        let share = |logit: f32| {
            let share = exponential(logit - highest);
            if logit == f32::NEG_INFINITY { 0.0 } else { share }
        };
        let shares = logits.map(share);
        let sum = shares[0] + shares[1] + shares[2] + shares[3] + shares[4];
        ends[0][lane] = shares[0] / sum;
        ends[1][lane] = shares[1] / sum;
        ends[2][lane] = shares[2] / sum;
        ends[3][lane] = shares[3] / sum;
        ends[4][lane] = shares[4] / sum;
    }
    ends
}

/// Which ends are still possible for `side`, in the order of [`Chances::ends`]: nobody wins double
/// against one who has borne off, unless he can still pin the mother, and a game is drawn only
/// while both sides have a starter left.
///
/// ```
/// use plakoto_engine::possible_ends;
/// use plakoto_rules::{Position, Ruleset, Side};
/// let start = possible_ends(&Position::START, Side::White, Ruleset::TAPA);
/// assert_eq!(start, [true; 5]);
/// let home: Position = "AAABBB------------cccbbb".parse()?;
/// assert_eq!(possible_ends(&home, Side::White, Ruleset::TAPA), [true, true, true, false, false]);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[must_use]
#[inline]
pub fn possible_ends(position: &Position, side: Side, ruleset: Ruleset) -> [bool; 5] {
    let other = side.other();
    let starters = |side| position.count(side, Point::START) > 0;
    let may_lose_double = |side| position.off(side) == 0 || ruleset.mother && starters(side);
    [true, may_lose_double(other), true, may_lose_double(side), starters(side) && starters(other)]
}

/// e to the power of `x`, which is not above 0, from sums and products alone: they are exact to the
/// last bit everywhere, and the exponential function of a system is not.
#[inline(always)]
fn exponential(x: f32) -> f32 {
    let power = x * std::f32::consts::LOG2_E;
    let power = if power > -100.0 { power } else { -100.0 };
    let whole = power.floor();
    let rest = (power - whole) * std::f32::consts::LN_2;
    // The series of the exponential function, up to the sixth power of less than 0.7.
    let series = 1.0
        + rest
            * (1.0
                + rest
                    * (0.5
                        + rest
                            * (1.0 / 6.0
                                + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest * (1.0 / 720.0))))));
    // A number as large as this has its ones in its lowest bits: there stands the power of two,
    // from where it is moved to a number's exponent, which counts from 127.
    const LARGE: f32 = 12_582_912.0 + 127.0;
    series * f32::from_bits((whole + LARGE).to_bits() << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_is_right() {
        for step in 0..2000 {
            let x = -0.01 * step as f32;
            let (own, exact) = (exponential(x), x.exp());
            assert!((own - exact).abs() <= 1e-5 * exact, "{x}: {own} for {exact}");
        }
        assert!(exponential(-1e9) > 0.0 && exponential(-1e9) < 1e-20);
        assert_eq!(exponential(0.0), 1.0);
    }
}
