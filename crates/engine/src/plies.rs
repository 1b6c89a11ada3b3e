use std::fmt;

/// How far a search looks.
///
/// ```
/// use plakoto_engine::Plies;
/// assert!(Plies::One < Plies::Two);
/// assert_eq!(Plies::new(3), Some(Plies::Three));
/// assert_eq!(Plies::new(4), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub enum Plies {
    /// To the positions after the play.
    One,
    /// To those after the best reply to each of the 21 rolls, and their mean.
    Two,
    /// To those after the best answer to each of those replies, of which the best few are looked at.
    Three,
}

impl Plies {
    /// All of them, the nearest first.
    pub const ALL: [Plies; 3] = [Plies::One, Plies::Two, Plies::Three];

    /// That many plies, 1 to 3; nothing for any other number.
    #[must_use]
    pub const fn new(number: u8) -> Option<Plies> {
        match number {
            1 => Some(Plies::One),
            2 => Some(Plies::Two),
            3 => Some(Plies::Three),
            _ => None,
        }
    }

    /// How many they are, 1 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// One more; nothing after the last.
    pub(crate) const fn next(self) -> Option<Plies> {
        Plies::new(self.number() + 1)
    }
}

/// The number.
impl fmt::Display for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl From<Plies> for u8 {
    fn from(plies: Plies) -> u8 {
        plies.number()
    }
}

/// Fails for a number of plies that there is not.
impl TryFrom<u8> for Plies {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Plies, &'static str> {
        Plies::new(number).ok_or("plies are 1 to 3")
    }
}
