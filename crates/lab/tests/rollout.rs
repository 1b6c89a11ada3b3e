//! `plakoto rollout`.

mod running;

use running::{complaint, output};
use serde_json::Value;

const MIDDLE: &str = "j---d-------F-a----A---H w53 plakoto";
const SHORT: [&str; 6] = ["--trials", "36", "--truncate", "3", "--best", "3"];

#[test]
fn prints_plays_and_a_figure() {
    let args = [&["rollout", MIDDLE][..], &SHORT].concat();
    let text = output(&args);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(lines[0].contains(" ± ") && lines[0].ends_with("% drawn"), "{text}");
    assert!(lines[1..3].iter().all(|line| line.ends_with(" behind")), "{text}");
    assert_eq!(lines[3], "figure rollout_trials 36 trials");
    assert_eq!(text, output(&args));
    assert_ne!(text, output(&[&args[..], &["--seed", "2"]].concat()));
}

#[test]
fn answers_in_json() {
    let args = [&["rollout", MIDDLE, "--json", "--plies", "2"][..], &SHORT].concat();
    let answer: Value = serde_json::from_str(&output(&args)).unwrap();
    assert_eq!(answer["trials"], 36);
    let plays = answer["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 3);
    let number = |play: &Value, field: &str| play[field].as_f64().unwrap();
    for (place, play) in plays.iter().enumerate() {
        assert!(play["play"].is_string() && play["after"].is_string());
        let loss = number(&plays[0], "equity") - number(play, "equity");
        assert!((number(play, "loss") - loss).abs() < 1e-6);
        assert_eq!(place > 0, number(play, "loss_margin") > 0.0);
        assert!(number(play, "margin") > 0.0);
    }
}

#[test]
fn a_position_is_rolled_out_for_who_is_to_roll() {
    let equity = |situation: &str| {
        let args = ["rollout", situation, "--json", "--trials", "36", "--truncate", "2"];
        let answer: Value = serde_json::from_str(&output(&args)).unwrap();
        assert!(answer["plays"][0]["play"].is_null());
        answer["plays"][0]["equity"].as_f64().unwrap()
    };
    assert!(equity("BB--------------------lc w") > 0.8);
    assert!(equity("BB--------------------lc b") < -0.8);
}

#[test]
fn one_trial_has_no_margin_and_certainty_ends_early() {
    let one = output(&["rollout", MIDDLE, "--trials", "1", "--truncate", "1", "--best", "1", "--no-luck"]);
    assert!(!one.contains('±'), "{one}");
    let args = ["rollout", MIDDLE, "--truncate", "2", "--best", "2", "--confidence", "0"];
    assert!(output(&args).ends_with("figure rollout_trials 72 trials\n"));
}

#[test]
fn says_what_is_wrong() {
    assert!(complaint(&["rollout", "A"]).contains("1 groups, but the board has 24 points"));
    assert!(complaint(&["rollout", "A*----------------------- w65"]).contains("the game is over"));
    for (option, value) in
        [("--trials", "0"), ("--plies", "4"), ("--best", "0"), ("--confidence", "x"), ("--truncate", "x")]
    {
        assert!(complaint(&["rollout", MIDDLE, option, value]).contains(option), "{option}");
    }
}
