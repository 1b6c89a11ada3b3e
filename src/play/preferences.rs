//! How the player likes it: what the table looks like, how it sounds, and what is done for him.

use serde::{Deserialize, Serialize};

/// Whether it is day or night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Theme {
    /// As the device says.
    #[default]
    Device,
    Light,
    Dark,
}

/// The board's colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Colours {
    /// Green, or of high contrast where the device asks for that.
    #[default]
    Device,
    Green,
    Walnut,
    /// Everything at least seven times as light as what it lies on, or as dark.
    Contrast,
    /// Black on white, as it is printed.
    Paper,
}

/// The checkers' colours. White's are always the light ones, by far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Checkers {
    #[default]
    Ivory,
    Red,
    Blue,
}

/// How fast checkers travel and dice fall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// At ease, or not at all where the device asks for rest.
    #[default]
    Device,
    Slow,
    Normal,
    Fast,
    None,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Device, Theme::Light, Theme::Dark];

    /// As style sheets name it; nothing where the player has chosen nothing.
    pub fn word(self) -> &'static str {
        ["", "light", "dark"][self as usize]
    }
}

impl Colours {
    pub const ALL: [Colours; 5] =
        [Colours::Device, Colours::Green, Colours::Walnut, Colours::Contrast, Colours::Paper];

    /// As style sheets name it.
    pub fn word(self) -> &'static str {
        ["", "green", "walnut", "contrast", "paper"][self as usize]
    }

    /// Whether the checkers' colours go with the board's.
    pub fn has_own_checkers(self) -> bool {
        matches!(self, Colours::Contrast | Colours::Paper)
    }
}

impl Checkers {
    pub const ALL: [Checkers; 3] = [Checkers::Ivory, Checkers::Red, Checkers::Blue];

    /// As style sheets name it.
    pub fn word(self) -> &'static str {
        ["", "red", "blue"][self as usize]
    }
}

impl Motion {
    pub const ALL: [Motion; 5] = [Motion::Device, Motion::Slow, Motion::Normal, Motion::Fast, Motion::None];

    /// As style sheets name it.
    pub fn word(self) -> &'static str {
        ["", "slow", "normal", "fast", "none"][self as usize]
    }
}

/// The player's likings. What is new goes to the end, as in all that is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preferences {
    pub theme: Theme,
    pub colours: Colours,
    pub checkers: Checkers,
    /// Whether the home boards lie at the left.
    pub home_left: bool,
    /// Whether the points have their numbers.
    pub numbers: bool,
    /// Whether pip counts stand on the board.
    pub pips: bool,
    /// Whether what can be moved, and where it can go, is marked.
    pub highlights: bool,
    pub motion: Motion,
    pub sound: bool,
    /// Whether the dice are thrown as soon as it is the player's turn.
    pub rolls: bool,
    /// Whether checkers are borne off by themselves, once nobody can hinder anybody.
    pub bears_off: bool,
    /// Whether a turn ends only once it is confirmed.
    pub confirms: bool,
    /// Whether the introduction was seen, or is not wanted.
    pub introduced: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            theme: Theme::Device,
            colours: Colours::Device,
            checkers: Checkers::Ivory,
            home_left: false,
            numbers: true,
            pips: false,
            highlights: true,
            motion: Motion::Device,
            sound: false,
            rolls: false,
            bears_off: false,
            confirms: true,
            introduced: false,
        }
    }
}

impl Preferences {
    /// What the page's style sheets go by: attributes of its root, each with its value; an empty one is
    /// left out, so that the device decides.
    pub fn looks(&self) -> [(&'static str, &'static str); 4] {
        [
            ("data-theme", self.theme.word()),
            ("data-board", self.colours.word()),
            ("data-checkers", self.checkers.word()),
            ("data-motion", self.motion.word()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_in_the_order_in_which_they_are_kept() {
        assert!(Theme::ALL.iter().enumerate().all(|(place, theme)| *theme as usize == place));
        assert!(Colours::ALL.iter().enumerate().all(|(place, colours)| *colours as usize == place));
        assert!(Checkers::ALL.iter().enumerate().all(|(place, checkers)| *checkers as usize == place));
        assert!(Motion::ALL.iter().enumerate().all(|(place, motion)| *motion as usize == place));
    }

    #[test]
    fn the_page_knows_the_words_before_the_app_is_there() {
        let script = include_str!("../../public/looks.js");
        let listed = |place: usize, name: &str, words: Vec<&str>| {
            let line = format!("[{place}, \"{name}\", {words:?}],");
            assert!(script.contains(&line), "{line}");
        };
        listed(0, "theme", Theme::ALL.map(Theme::word).into());
        listed(1, "board", Colours::ALL.map(Colours::word).into());
        listed(2, "checkers", Checkers::ALL.map(Checkers::word).into());
        listed(7, "motion", Motion::ALL.map(Motion::word).into());
        // Each is kept as one letter, at that place of thirteen.
        let chosen = Preferences {
            theme: Theme::Dark,
            colours: Colours::Paper,
            checkers: Checkers::Blue,
            home_left: true,
            motion: Motion::None,
            ..Preferences::default()
        };
        let bytes = postcard::to_allocvec(&chosen).unwrap();
        assert_eq!((bytes.len(), &bytes[..4], bytes[7]), (13, &[2, 4, 2, 1][..], 4));
    }

    #[test]
    fn what_is_not_chosen_is_the_devices() {
        assert!(Preferences::default().looks().iter().all(|(_, word)| word.is_empty()));
        let chosen = Preferences {
            theme: Theme::Dark,
            colours: Colours::Paper,
            checkers: Checkers::Blue,
            motion: Motion::None,
            ..Preferences::default()
        };
        assert_eq!(chosen.looks().map(|(_, word)| word), ["dark", "paper", "blue", "none"]);
    }
}
