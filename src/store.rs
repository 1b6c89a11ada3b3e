//! What is kept in the browser: one entry, written at every change.

use plakoto_rules::{Ruleset, Target};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::play::company::Company;
use crate::play::preferences::Preferences;
use crate::play::session::Session;
use plakoto_board::speech::Locale;

/// The first character of an entry. Another layout of [`Kept`] gets another letter, and the old ones
/// are still read.
const VERSION: char = 'C';
/// The layout before there were preferences: the same without them at its end.
const BEFORE_PREFERENCES: char = 'B';
/// The layout before the program sat at the table: the same without the company and the preferences.
const BEFORE_COMPANY: char = 'A';

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
    pub company: Company,
    pub preferences: Preferences,
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
        Kept {
            settings: Settings::default(),
            session: None,
            at_start: true,
            opened: None,
            company: Company::default(),
            preferences: Preferences::default(),
        }
    }
}

#[wasm_bindgen(module = "/src/store.js")]
extern "C" {
    /// Whether another tab has written what is kept, so that this one stands still.
    #[wasm_bindgen(js_name = isElsewhere)]
    pub fn is_elsewhere() -> bool;

    fn entry() -> Option<String>;

    fn keep(entry: &str) -> bool;

    #[wasm_bindgen(js_name = setAside)]
    fn set_aside(entry: &str);
}

/// What was found in the browser.
pub struct Found {
    pub kept: Kept,
    /// Whether an entry could not be read and was set aside.
    pub broken: bool,
}

/// Reads what is kept, or begins afresh where nothing is or it cannot be read.
pub fn load() -> Found {
    let Some(text) = entry() else { return Found { kept: Kept::default(), broken: false } };
    match read(&text) {
        Some(kept) => Found { kept, broken: false },
        None => {
            set_aside(&text);
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
    keep(&text).then_some(()).ok_or(NotKept)
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
    let mut letters = text.chars();
    let version = letters.next()?;
    let mut bytes = letters.map(|letter| u8::try_from(letter).ok()).collect::<Option<Vec<u8>>>()?;
    match version {
        VERSION | BEFORE_PREFERENCES => {}
        BEFORE_COMPANY => bytes.extend(postcard::to_allocvec(&Company::default()).ok()?),
        _ => return None,
    }
    if version != VERSION {
        // Who played before needs no introduction.
        let preferences = Preferences { introduced: true, ..Preferences::default() };
        bytes.extend(postcard::to_allocvec(&preferences).ok()?);
    }
    match postcard::take_from_bytes::<Kept>(&bytes) {
        Ok((kept, [])) => Some(kept),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;
    use crate::thinker::Level;

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
            let company = Company { seats: [None, Some(Level::ALL[4])], offered: true, ..Company::default() };
            let kept = Kept { session: Some(session), at_start: false, company, ..Kept::default() };
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
        assert_eq!(read(&whole.replacen(VERSION, "Z", 1)), None, "another version");
        assert_eq!(read(&whole.replacen(VERSION, "B", 1)), None, "more than that version had");
        assert_eq!(read(&whole.replacen("24/", "23/", 1)), None, "a play that is not legal");
        assert_eq!(read(""), None);
    }

    /// Written by the version that knew no company: six turns, the seventh roll and a step of it.
    const BEFORE: &str = "A\0\0\0\0\0\0\u{1}\0\u{3}\u{1}\u{1}\0\0\0\0\u{5}\0\u{1}\0\0\0\0\0\u{1}\u{6}\u{4}\u{6}\
        \u{2}64\u{b}24/20 24/18\u{2}61\u{b}24/23 24/18\u{2}41\u{b}24/23 24/20\u{2}42\u{b}24/22 24/20\
        \u{2}53\u{b}24/21 24/19\u{2}21\u{b}24/23 24/22\u{1}\u{2}31\0\u{1}\u{18}\u{3}\0\u{1}\u{3}\u{e}\0\0";

    #[test]
    fn a_match_from_before_the_program_survives() {
        let kept = read(BEFORE).unwrap();
        assert_eq!(kept.company, Company::default());
        assert_eq!(kept.preferences, Preferences { introduced: true, ..Preferences::default() });
        let session = kept.session.as_ref().unwrap();
        assert_eq!(session.game().turns().len(), 6);
        assert_eq!(session.position().to_string(), "ibb-a-a----------AABB-AH");
        assert_eq!(session.steps().len(), 1);
        let mut expected = played(3, 6);
        expected.roll().unwrap();
        assert_eq!(session.dice(), expected.dice());
        // It is written anew in today's layout.
        assert_eq!(write(&kept).and_then(|text| read(&text)), Some(kept));
        let letters: Vec<char> = BEFORE.chars().collect();
        for end in 0..letters.len() {
            let cut: String = letters[..end].iter().collect();
            assert_eq!(read(&cut), None, "cut at {end}");
        }
    }

    #[test]
    fn a_language_that_was_chosen_stays_the_same() {
        let places: Vec<u8> = (0..7).collect();
        assert_eq!(postcard::to_allocvec(&Locale::ALL), Ok(places));
        assert_eq!(Locale::ALL[..2], [Locale::En, Locale::De]);
    }

    #[test]
    fn no_level_is_read_that_there_is_not() {
        let mut kept = Kept::default();
        kept.company.seats = [None, Some(Level::FULL)];
        kept.company.offered = true;
        let text = write(&kept).unwrap();
        assert_eq!(read(&text), Some(kept));
        let preferences = 13;
        let letters: Vec<char> = text.chars().collect();
        let (company, end) = letters.split_at(letters.len() - preferences);
        let with = |level: &str| {
            let company: String = company.iter().collect();
            let company = company.strip_suffix("\u{7}\u{1}").expect("the level and the offer are the last");
            read(&[company, level, "\u{1}", &end.iter().collect::<String>()].concat())
        };
        assert!(with("\u{7}").is_some());
        assert_eq!(with("\u{8}"), None);
        assert_eq!(with("\0"), None);
    }

    #[test]
    fn what_was_chosen_before_there_were_preferences_stays() {
        let mut kept = Kept { at_start: true, ..Kept::default() };
        kept.settings.play_forced = true;
        kept.company.seats = [None, Some(Level::ALL[3])];
        kept.preferences.introduced = true;
        // Today's layout without its end is the one of before.
        let text = write(&kept).unwrap();
        let letters: Vec<char> = text.chars().collect();
        let before: String =
            std::iter::once('B').chain(letters[1..letters.len() - 13].iter().copied()).collect();
        assert_eq!(read(&before), Some(kept));
        assert_eq!(read(&before.replacen('B', "C", 1)), None, "today's has preferences");
    }

    #[test]
    fn preferences_are_kept_and_only_what_there_is_is_read() {
        use crate::play::preferences::{Checkers, Colours, Motion, Theme};
        for (place, theme) in Theme::ALL.into_iter().enumerate() {
            let preferences = Preferences {
                theme,
                colours: Colours::ALL[4 - place],
                checkers: Checkers::ALL[place],
                motion: Motion::ALL[place + 2],
                home_left: place == 1,
                rolls: place == 0,
                confirms: place == 2,
                ..Preferences::default()
            };
            let kept = Kept { preferences, ..Kept::default() };
            let text = write(&kept).unwrap();
            assert_eq!(read(&text), Some(kept));
            let mut letters: Vec<char> = text.chars().collect();
            let theme = letters.len() - 13;
            letters[theme] = '\u{3}';
            assert_eq!(read(&letters.iter().collect::<String>()), None);
        }
    }
}
