//! A situation in the first line and a play in the second: no panic, an error lies inside the
//! text, and a play that is read is legal, and is read again from its canonical text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plakoto_rules::Decision;

fuzz_target!(|text: &str| {
    let (situation, play) = text.split_once('\n').unwrap_or(("o----------------------O w65", text));
    let Ok(decision) = situation.parse::<Decision>() else { return };
    match decision.parse_play(play) {
        Ok(play) => {
            assert!(decision.plays().contains(&play));
            assert_eq!(decision.parse_play(&play.to_string()), Ok(play));
        }
        Err(error) => {
            assert!(error.at() <= play.chars().count(), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
});
