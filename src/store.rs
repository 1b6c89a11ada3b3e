//! What is kept in the browser: one entry, written at every change.

use plakoto_rules::{Ruleset, Target};
use serde::{Deserialize, Serialize};

use crate::play::session::Session;
use crate::text::Locale;

const KEY: &str = "plakoto";
/// Where an entry goes that cannot be read.
const SET_ASIDE: &str = "plakoto-set-aside";
/// The first character of an entry. Another layout of [`Kept`] gets another letter, and the old one
/// is still read.
const VERSION: char = 'A';

/// Everything that is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
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
        Kept { settings: Settings::default(), session: None, at_start: true, opened: None }
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
        Some(kept) => Found { kept, broken: false },
        None => {
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
    let text = write(kept).ok_or(NotKept)?;
    storage().ok_or(NotKept)?.set_item(KEY, &text).map_err(|_| NotKept)
}

/// The browser keeps nothing: its room is full, or closed to the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

/// The bytes of a kept state as characters of the same numbers, since the browser keeps text.
fn write(kept: &Kept) -> Option<String> {
    let bytes = postcard::to_allocvec(kept).ok()?;
    Some(std::iter::once(VERSION).chain(bytes.into_iter().map(char::from)).collect())
}

fn read(text: &str) -> Option<Kept> {
    let bytes: Option<Vec<u8>> =
        text.strip_prefix(VERSION)?.chars().map(|letter| u8::try_from(letter).ok()).collect();
    match postcard::take_from_bytes(&bytes?) {
        Ok((kept, [])) => Some(kept),
        _ => None,
    }
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
            assert_eq!(write(&kept).and_then(|text| read(&text)), Some(kept));
        }
    }

    #[test]
    fn what_was_tampered_with_never_panics_nor_breaks_a_rule() {
        let kept = Kept { session: Some(played(3, 12)), ..Kept::default() };
        let text: Vec<char> = write(&kept).unwrap().chars().collect();
        for at in 0..text.len() {
            let short: String = text[..at].iter().collect();
            assert_eq!(read(&short), None, "cut at {at}");
            for other in ['\0', '9', 'x', '\u{7f}', 'ÿ', 'Ω'] {
                let mut changed = text.clone();
                changed[at] = other;
                // Whatever can still be read has been played again by the rules.
                let read = read(&changed.iter().collect::<String>());
                assert!(read.is_none_or(|kept| write(&kept).is_some()));
            }
        }
        let whole: String = text.iter().collect();
        assert_eq!(read(&format!("{whole}x")), None, "something follows");
        assert_eq!(read(&whole.replacen('A', "B", 1)), None, "another version");
        assert_eq!(read(&whole.replacen("24/", "23/", 1)), None, "a play that is not legal");
        assert_eq!(read(""), None);
    }
}
