//! Any line at all gets one line of JSON: an error in words, plays that the rules read back, or an
//! evaluation.
#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use plakoto_lab::perft::Root;
use plakoto_lab::{plays, protocol};
use plakoto_rules::Variant;
use serde_json::{Value, json};

fuzz_target!(|line: &[u8]| {
    check(line);
    if let Ok(text) = std::str::from_utf8(line) {
        let _ = Root::new(Variant::Tapa, Some(text));
        // The same bytes as a situation, so that most tries come past the JSON.
        for what in ["plays", "choose", "rank", "evaluate"] {
            check(json!({ "do": what, "situation": text, "plies": 1 }).to_string().as_bytes());
        }
        let level = line.len() % 6 + 1;
        check(json!({ "do": "choose", "situation": text, "level": level }).to_string().as_bytes());
    }
});

fn check(request: &[u8]) {
    let answer = protocol::answer(request);
    let answer = std::str::from_utf8(&answer).expect("UTF-8");
    assert_eq!(answer.find('\n'), Some(answer.len() - 1), "one line");
    let answer: Value = serde_json::from_str(answer).expect("JSON");
    match answer["error"].as_str() {
        Some(error) => {
            assert!(!error.is_empty());
            assert_eq!(answer.as_object().map(|fields| fields.len()), Some(1));
        }
        None => check_answer(request, &answer),
    }
}

fn check_answer(request: &[u8], answer: &Value) {
    let request: Value = serde_json::from_slice(request).expect("a request that was answered");
    match request["do"].as_str().expect("a text") {
        "plays" => check_plays(&request, answer),
        "choose" => {
            let decision = plays::decision(request["situation"].as_str().expect("a text")).expect("a situation");
            let play = decision.parse_play(answer["play"].as_str().expect("a text")).expect("a legal play");
            assert_eq!(answer["after"], play.position().to_string());
        }
        "rank" => answer["plays"].as_array().expect("a list").iter().for_each(check_evaluation),
        _ => check_evaluation(answer),
    }
}

fn check_evaluation(answer: &Value) {
    let field = |name: &str| answer[name].as_f64().expect("a number");
    assert!(field("equity").abs() <= 2.0 + 1e-4);
    for name in ["win", "win_double", "lose_double", "draw"] {
        assert!((-1e-4..=1.0 + 1e-4).contains(&field(name)), "{name}");
    }
}

fn check_plays(request: &Value, answer: &Value) {
    let decision = plays::decision(request["situation"].as_str().expect("a text")).expect("a situation");
    let dice_used = answer["dice_used"].as_u64().expect("a number");
    let plays = answer["plays"].as_array().expect("a list");
    assert_eq!(dice_used == 0, plays.is_empty(), "only a pass has no plays");
    assert!(dice_used <= u64::from(decision.dice.steps()));
    let mut seen = BTreeSet::new();
    for play in plays {
        let text = |field: &str| play[field].as_str().expect("a text");
        let read = decision.parse_play(text("play")).expect("a legal play");
        assert_eq!(read.to_string(), text("play"));
        assert_eq!(read.position().to_string(), text("after"));
        let outcome = read.outcome().map(|outcome| outcome.to_string());
        assert_eq!(outcome.as_deref(), play["outcome"].as_str());
        assert!(seen.insert((text("after"), outcome)), "each position and outcome once");
    }
}
