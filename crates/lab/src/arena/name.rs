//! Players as they are named on the command line.

use std::fmt;
use std::str::FromStr;

use plakoto_engine::{Level, Plies};

/// A player by its name.
///
/// ```
/// use plakoto_lab::arena::Name;
/// let name: Name = "net@2:my.net".parse()?;
/// assert_eq!(name.to_string(), "net@2:my.net");
/// assert!("net@4".parse::<Name>().is_err());
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// Any legal play, all alike.
    Random,
    /// Rules of thumb.
    Heuristic,
    /// The published recipe.
    Recipe {
        /// The file of its weights; those that were trained for the game, if none is named.
        file: Option<String>,
    },
    /// A net.
    Net {
        /// How far it looks.
        plies: Plies,
        /// The file of its weights; the program's own, if none is named.
        file: Option<String>,
    },
    /// A net that looks one ply deep and asks no tables of endings.
    Unaided {
        /// The file of its weights; the program's own, if none is named.
        file: Option<String>,
    },
    /// A level of the program's own player.
    Level(Level),
    /// Another program, by the command that starts it.
    Program(String),
}

const PLAYERS: &str = "write random, heuristic, recipe, net, net@2, net@3, unaided, a net with its file \
                       as in net@2:FILE, level:1 to level:7, or exec:COMMAND";

impl Name {
    /// What figures of the player are called; nothing for players that are not the program's own.
    pub(crate) fn figure(&self) -> Option<String> {
        let word = match self {
            Name::Random => "random".into(),
            Name::Heuristic => "heuristic".into(),
            Name::Recipe { file: None } => "recipe".into(),
            Name::Net { plies, file: None } => match plies {
                Plies::One => "one_ply".into(),
                Plies::Two => "two_ply".into(),
                Plies::Three => "three_ply".into(),
            },
            Name::Unaided { file: None } => "unaided".into(),
            Name::Level(level) if *level == Level::FULL => "full".into(),
            Name::Level(level) => format!("level_{level}"),
            Name::Recipe { .. } | Name::Net { .. } | Name::Unaided { .. } | Name::Program(_) => return None,
        };
        Some(word)
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        let (name, rest) = match text.split_once(':') {
            Some((name, rest)) => (name, Some(rest.to_string())),
            None => (text, None),
        };
        let plies = match name.strip_prefix("net@") {
            Some(number) => number.parse().ok().and_then(Plies::new),
            None => Some(Plies::One),
        };
        match (name, rest, plies) {
            ("random", None, _) => Ok(Name::Random),
            ("heuristic", None, _) => Ok(Name::Heuristic),
            ("recipe", file, _) => Ok(Name::Recipe { file }),
            ("unaided", file, _) => Ok(Name::Unaided { file }),
            ("level", Some(number), _) => {
                let level = number.parse().ok().and_then(Level::new);
                level.map(Name::Level).ok_or_else(|| format!("no level: {PLAYERS}"))
            }
            ("exec", Some(command), _) => Ok(Name::Program(command)),
            (name, file, Some(plies)) if name == "net" || name.starts_with("net@") => {
                Ok(Name::Net { plies, file })
            }
            _ => Err(format!("no player: {PLAYERS}")),
        }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut with_file = |name: &str, file: &Option<String>| {
            f.write_str(name)?;
            file.as_ref().map_or(Ok(()), |file| write!(f, ":{file}"))
        };
        match self {
            Name::Random => f.write_str("random"),
            Name::Heuristic => f.write_str("heuristic"),
            Name::Recipe { file } => with_file("recipe", file),
            Name::Net { plies: Plies::One, file } => with_file("net", file),
            Name::Net { plies, file } => with_file(&format!("net@{plies}"), file),
            Name::Unaided { file } => with_file("unaided", file),
            Name::Level(level) => write!(f, "level:{level}"),
            Name::Program(command) => write!(f, "exec:{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for text in [
            "random",
            "heuristic",
            "recipe",
            "recipe:a.recipe",
            "net",
            "net:a.net",
            "net@2",
            "net@3:dir:a.net",
            "unaided",
            "unaided:a.net",
            "level:1",
            "level:7",
            "exec:plakoto engine",
        ] {
            assert_eq!(text.parse::<Name>().unwrap().to_string(), text);
        }
        for text in
            ["", "nobody", "random:", "heuristic:a", "net@", "net@0", "net@4", "level", "level:8", "exec"]
        {
            assert!(text.parse::<Name>().is_err(), "{text}");
        }
    }

    #[test]
    fn figures_name_what_is_the_programs_own() {
        let figure = |text: &str| text.parse::<Name>().unwrap().figure();
        assert_eq!(figure("net").as_deref(), Some("one_ply"));
        assert_eq!(figure("level:7").as_deref(), Some("full"));
        assert_eq!(figure("level:2").as_deref(), Some("level_2"));
        assert_eq!(figure("net:a.net"), None);
        assert_eq!(figure("exec:plakoto engine"), None);
    }
}
