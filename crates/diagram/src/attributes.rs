use std::fmt;

use plakoto_rules::notation::Situation;

/// A part of a diagram's description, as an attribute of the element or a parameter of a query.
///
/// ```
/// use plakoto_diagram::Attribute;
/// assert_eq!(Attribute::named("plays"), Some(Attribute::Plays));
/// assert_eq!(Attribute::Plays.to_string(), "plays");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// The position code; the start if it is missing.
    Position,
    /// Whose turn it is, `w` or `b`; White's if it is missing.
    Turn,
    /// The roll to be played, as `65`.
    Dice,
    /// `plakoto` or `tapa`; Plakoto if it is missing.
    Rules,
    /// Plays from there, as `65: 24/19 24/18; 31: 24/23 24/21`. The first one's roll may be left out
    /// where [`Dice`](Attribute::Dice) names it.
    Plays,
    /// After how many of the plays the diagram is shown at first; after none if it is missing.
    Step,
    /// `view`, `play` or `quiz`; to view if it is missing.
    Mode,
    /// The play that a quiz asks for, or several with `;` between.
    Answer,
    /// The language's tag, as `de`.
    Lang,
    /// `light`, `dark` or `auto`, which is as the reader's system is.
    Theme,
    /// There, and not `false`: Black's home is at the bottom.
    Flip,
    /// Whose numbers are shown: `w`, `b`, `turn` for whose turn it is, or `none`.
    Numbers,
    /// There, and not `false`: pip counts are shown.
    Pips,
}

impl Attribute {
    /// All of them, in the order in which they are written.
    pub const ALL: [Attribute; 13] = [
        Attribute::Position,
        Attribute::Turn,
        Attribute::Dice,
        Attribute::Rules,
        Attribute::Plays,
        Attribute::Step,
        Attribute::Mode,
        Attribute::Answer,
        Attribute::Lang,
        Attribute::Theme,
        Attribute::Flip,
        Attribute::Numbers,
        Attribute::Pips,
    ];

    /// Its name on a page.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Attribute::Position => "position",
            Attribute::Turn => "turn",
            Attribute::Dice => "dice",
            Attribute::Rules => "rules",
            Attribute::Plays => "plays",
            Attribute::Step => "step",
            Attribute::Mode => "mode",
            Attribute::Answer => "answer",
            Attribute::Lang => "lang",
            Attribute::Theme => "theme",
            Attribute::Flip => "flip",
            Attribute::Numbers => "numbers",
            Attribute::Pips => "pips",
        }
    }

    /// The one of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Attribute> {
        Attribute::ALL.into_iter().find(|attribute| attribute.name() == name)
    }
}

impl fmt::Display for Attribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A diagram as its author wrote it: any texts.
///
/// ```
/// use plakoto_diagram::{Attribute, Attributes};
/// let attributes = Attributes::default().with(Attribute::Turn, "b").captioned(["The start."]);
/// assert_eq!(attributes.get(Attribute::Turn), Some("b"));
/// assert_eq!(attributes.get(Attribute::Dice), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attributes {
    values: [Option<String>; Attribute::ALL.len()],
    /// What is said of each step, from the first position on.
    pub captions: Vec<String>,
}

impl Attributes {
    /// What an attribute says, if it is there.
    #[must_use]
    pub fn get(&self, attribute: Attribute) -> Option<&str> {
        self.values[attribute as usize].as_deref()
    }

    /// Writes an attribute, or leaves it out.
    pub fn set(&mut self, attribute: Attribute, value: Option<String>) {
        self.values[attribute as usize] = value;
    }

    /// With an attribute.
    #[must_use]
    pub fn with(mut self, attribute: Attribute, value: impl Into<String>) -> Attributes {
        self.set(attribute, Some(value.into()));
        self
    }

    /// With these captions.
    #[must_use]
    pub fn captioned(mut self, captions: impl IntoIterator<Item = impl Into<String>>) -> Attributes {
        self.captions = captions.into_iter().map(Into::into).collect();
        self
    }

    /// Those that are there, in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = (Attribute, &str)> {
        Attribute::ALL.into_iter().filter_map(|attribute| Some((attribute, self.get(attribute)?)))
    }
}

/// The situation without plays, each of its fields written.
impl From<Situation> for Attributes {
    fn from(situation: Situation) -> Attributes {
        let mut attributes = Attributes::default()
            .with(Attribute::Position, situation.position.to_string())
            .with(Attribute::Turn, situation.side.letter().to_string())
            .with(Attribute::Rules, situation.ruleset.variant.word());
        attributes.set(Attribute::Dice, situation.dice.map(|dice| dice.to_string()));
        attributes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_attribute_keeps_its_own_value() {
        let mut attributes = Attributes::default();
        for attribute in Attribute::ALL {
            attributes.set(attribute, Some(attribute.name().to_uppercase()));
        }
        for attribute in Attribute::ALL {
            assert_eq!(attributes.get(attribute), Some(attribute.name().to_uppercase().as_str()));
            assert_eq!(Attribute::named(attribute.name()), Some(attribute));
        }
        assert_eq!(attributes.iter().count(), Attribute::ALL.len());
    }

    #[test]
    fn the_scripts_hand_the_attributes_over_in_this_order() {
        let names = format!("\"{}\"", Attribute::ALL.map(Attribute::name).join(" "));
        for script in [include_str!("../plakoto-diagram.js"), include_str!("../embed.js")] {
            assert!(script.contains(&names));
        }
    }
}
