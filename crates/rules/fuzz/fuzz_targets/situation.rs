//! Any text as a situation, a decision, dice, a ruleset and an outcome: no panic, and what is
//! read is read again from what it writes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plakoto_rules::notation::Situation;
use plakoto_rules::{Decision, Dice, Outcome, Variant};

fuzz_target!(|text: &str| {
    match text.parse::<Situation>() {
        Ok(situation) => {
            assert_eq!(situation.to_string().parse(), Ok(situation));
            assert_eq!(text.parse::<Decision>().ok(), situation.decision());
        }
        Err(error) => assert!(error.at() <= text.chars().count() && !error.to_string().is_empty()),
    }
    if let Ok(dice) = text.parse::<Dice>() {
        assert_eq!(dice.to_string().parse(), Ok(dice));
    }
    if let Ok(outcome) = text.parse::<Outcome>() {
        assert_eq!(outcome.to_string(), text);
    }
    if let Ok(variant) = text.parse::<Variant>() {
        assert_eq!(variant.to_string(), text);
    }
    let mut fields = text.split('&');
    if let Some(position) = fields.next() {
        let _ = Situation::from_fields(position, fields.next(), fields.next(), fields.next());
    }
});
