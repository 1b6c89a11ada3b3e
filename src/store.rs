//! What is kept in the browser: one entry, written at every change.

use plakoto_rules::{Ruleset, Target};
use serde::{Deserialize, Serialize};

use crate::play::session::Session;
use crate::text::Locale;

const KEY: &str = "plakoto";
/// Where an entry goes that cannot be read.
const SET_ASIDE: &str = "plakoto-set-aside";
const VERSION: u32 = 1;

/// Everything that is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    version: u32,
    pub settings: Settings,
    /// The match, if one was begun.
    pub session: Option<Session>,
    /// Whether the start of a new match was on the screen.
    pub at_start: bool,
    /// A game from a position in the address, so that it never costs the player his match.
    pub opened: Option<Opened>,
}

/// A game that was opened by the page's address.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// The part of the address that asked for it.
    pub query: String,
    pub session: Session,
}

/// The player's choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    pub locale: Option<Locale>,
    /// Whether a play is made for the player where only one is legal.
    pub play_forced: bool,
    /// Whether Black's home lies at the bottom.
    pub turned: bool,
    pub ruleset: Ruleset,
    pub target: Target,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            locale: None,
            play_forced: false,
            turned: false,
            ruleset: Ruleset::PLAKOTO,
            target: Target::Three,
        }
    }
}

impl Default for Kept {
    fn default() -> Kept {
        Kept { version: VERSION, settings: Settings::default(), session: None, at_start: true, opened: None }
    }
}

/// What was found in the browser.
pub struct Found {
    pub kept: Kept,
    /// Whether an entry could not be read and was set aside.
    pub broken: bool,
}

/// Reads what is kept, or begins afresh where nothing is or it cannot be read.
pub fn load() -> Found {
    let Some(storage) = storage() else { return Found { kept: Kept::default(), broken: false } };
    let Ok(Some(text)) = storage.get_item(KEY) else {
        return Found { kept: Kept::default(), broken: false };
    };
    match read(&text) {
        Ok(kept) => Found { kept, broken: false },
        Err(_) => {
            // Where even this cannot be written, the next save still goes on.
            let _ = storage.set_item(SET_ASIDE, &text);
            Found { kept: Kept::default(), broken: true }
        }
    }
}

/// Writes everything.
///
/// # Errors
/// If the browser does not take it.
pub fn save(kept: &Kept) -> Result<(), NotKept> {
    let text = serde_json::to_string(kept).map_err(|_| NotKept)?;
    storage().ok_or(NotKept)?.set_item(KEY, &text).map_err(|_| NotKept)
}

/// The browser keeps nothing: its room is full, or closed to the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

fn read(text: &str) -> Result<Kept, String> {
    let kept: Kept = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if kept.version != VERSION {
        return Err(format!("version {} is not known", kept.version));
    }
    Ok(kept)
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;

    fn played(seed: u64, turns: usize) -> Session {
        let mut session = Session::new(Ruleset::TAPA, Target::Five, DiceSource::seeded(seed));
        while session.game().turns().len() < turns && session.ending().is_none() {
            session.roll().unwrap();
            while let Some(step) = session.draft().and_then(|draft| draft.legal_steps().first().copied()) {
                session.take(&[step]).unwrap();
            }
            let _ = session.confirm();
        }
        session
    }

    #[test]
    fn what_is_kept_comes_back_with_the_draft() {
        for seed in 0..8 {
            let mut session = played(seed, 5 + 9 * seed as usize);
            session.roll().unwrap();
            if let Some(step) = session.draft().and_then(|draft| draft.legal_steps().first().copied()) {
                session.take(&[step]).unwrap();
            }
            session.look_at(Some(2));
            let kept = Kept { session: Some(session), at_start: false, ..Kept::default() };
            let text = serde_json::to_string(&kept).unwrap();
            assert_eq!(read(&text), Ok(kept));
        }
    }

    #[test]
    fn what_was_tampered_with_is_refused_and_never_panics() {
        let kept = Kept { session: Some(played(3, 12)), ..Kept::default() };
        let text = serde_json::to_string(&kept).unwrap();
        for at in 0..text.len() {
            if !text.is_char_boundary(at) {
                continue;
            }
            let _ = read(&text[..at]);
            for other in ['9', 'x', '"', '-', '}'] {
                let mut changed: String = text[..at].into();
                changed.push(other);
                changed.push_str(text.get(at + 1..).unwrap_or_default());
                let _ = read(&changed);
            }
        }
        assert!(read("").is_err());
        assert!(read(&text.replace("\"version\":1", "\"version\":2")).is_err());
        let turned = text.replacen("24/", "23/", 1);
        assert!(read(&turned).is_err(), "a play that is not legal");
    }

    #[test]
    fn settings_that_are_not_there_take_their_default() {
        let text = r#"{"version":1,"settings":{},"session":null,"at_start":true,"opened":null}"#;
        assert_eq!(read(text), Ok(Kept::default()));
    }
}
