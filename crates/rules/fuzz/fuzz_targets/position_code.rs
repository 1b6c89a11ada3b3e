//! Any text as a position code: no panic, an error lies inside the text, and what is read is
//! written as it was.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plakoto_rules::{Position, Ruleset, Setup, Side};

fuzz_target!(|text: &str| {
    match text.parse::<Setup>() {
        Ok(setup) => {
            assert_eq!(setup.to_string(), text);
            assert_eq!(Position::try_from(&setup).is_ok(), setup.problems().is_empty());
        }
        Err(error) => assert!(error.at() <= text.chars().count(), "{error}"),
    }
    if let Ok(position) = text.parse::<Position>() {
        assert_eq!(position.to_string(), text);
        assert_eq!(Position::try_from(&Setup::from(&position)), Ok(position));
        assert_eq!(position.exchanged().exchanged(), position);
        assert!(Side::BOTH.into_iter().all(|side| position.pips(side) <= 360));
        let _ = (position.impossible(), position.ending(Ruleset::PLAKOTO), position.ending(Ruleset::TAPA));
    }
});
