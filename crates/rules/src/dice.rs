use std::fmt;

/// One die, 1 to 6.
///
/// ```
/// use plakoto_rules::Die;
/// assert_eq!(Die::new(6).map(Die::pips), Some(6));
/// assert_eq!(Die::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Die(u8);

impl Die {
    /// The six faces, 1 first.
    pub const ALL: [Die; 6] = [Die(1), Die(2), Die(3), Die(4), Die(5), Die(6)];

    /// The die that shows that many pips, 1 to 6; nothing for any other number.
    #[must_use]
    pub const fn new(pips: u8) -> Option<Die> {
        match pips {
            1..=6 => Some(Die(pips)),
            _ => None,
        }
    }

    /// The pips it shows, 1 to 6.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A roll of two dice. Their order does not matter: the higher is kept first.
///
/// ```
/// use plakoto_rules::Dice;
/// let dice = Dice::new(3, 5).unwrap();
/// assert_eq!(dice.to_string(), "53");
/// assert_eq!(dice.chances(), 2);
/// assert_eq!(Dice::new(0, 5), None);
/// assert_eq!(Dice::all().map(Dice::chances).sum::<u8>(), 36);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Dice {
    high: Die,
    low: Die,
}

impl Dice {
    /// The roll of two numbers from 1 to 6; nothing if one is out of range.
    #[must_use]
    pub const fn new(one: u8, two: u8) -> Option<Dice> {
        match (Die::new(one), Die::new(two)) {
            (Some(one), Some(two)) => Some(Dice::of(one, two)),
            _ => None,
        }
    }

    /// The roll of two dice.
    #[must_use]
    pub const fn of(one: Die, two: Die) -> Dice {
        if one.0 >= two.0 { Dice { high: one, low: two } } else { Dice { high: two, low: one } }
    }

    /// The 21 different rolls, 1-1 first and 6-6 last.
    ///
    /// ```
    /// use plakoto_rules::Dice;
    /// let rolls: Vec<String> = Dice::all().map(|dice| dice.to_string()).collect();
    /// assert_eq!((rolls.len(), &rolls[..3]), (21, &["11", "21", "22"].map(String::from)[..]));
    /// ```
    pub fn all() -> impl Iterator<Item = Dice> {
        Die::ALL.into_iter().flat_map(|high| {
            Die::ALL.into_iter().take_while(move |low| *low <= high).map(move |low| Dice { high, low })
        })
    }

    /// The higher die, or either of a double.
    #[must_use]
    pub const fn high(self) -> Die {
        self.high
    }

    /// The lower die, or either of a double.
    #[must_use]
    pub const fn low(self) -> Die {
        self.low
    }

    /// Whether both dice show the same, which gives four steps (R2).
    #[must_use]
    pub const fn is_double(self) -> bool {
        self.high.0 == self.low.0
    }

    /// The steps it gives: 2, or 4 for a double (R2).
    #[must_use]
    pub const fn steps(self) -> u8 {
        if self.is_double() { 4 } else { 2 }
    }

    /// In how many of the 36 throws it comes: 1 for a double, else 2.
    #[must_use]
    pub const fn chances(self) -> u8 {
        if self.is_double() { 1 } else { 2 }
    }
}

/// Both numbers, the higher first: `65`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.high, self.low)
    }
}
