//! `plakoto engine`.

mod running;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use running::answers;
use serde_json::Value;

const REQUEST: &str = r#"{"do":"plays","situation":"o----------------------O w65 plakoto"}"#;

#[test]
fn answers_every_vector_in_order() {
    let vectors: Vec<Value> = include_str!("../../rules/tests/vectors/plays.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(vectors.len(), 3000);
    let mut requests = String::new();
    for vector in &vectors {
        let text = |key: &str| vector[key].as_str().unwrap();
        let (position, turn, rules) = (text("position"), text("turn"), text("rules"));
        let [one, two] = [&vector["dice"][0], &vector["dice"][1]];
        writeln!(requests, r#"{{"do":"plays","situation":"{position} {turn}{one}{two} {rules}"}}"#).unwrap();
    }
    let answers = answers(requests.as_bytes());
    assert_eq!(answers.len(), vectors.len());
    for (vector, answer) in vectors.iter().zip(&answers) {
        let answer: Value = serde_json::from_str(answer).unwrap();
        assert_eq!(answer["dice_used"], vector["dice_used"], "{vector}");
        let plays = answer["plays"].as_array().unwrap();
        if vector["dice_used"] == 0 {
            assert!(plays.is_empty(), "{vector}");
            continue;
        }
        let pairs = |list: &Value, after: &str, outcome: &str| {
            let pick = |entry: &Value, key: &str| match key.parse::<usize>() {
                Ok(index) => entry[index].as_str().map(String::from),
                Err(_) => entry[key].as_str().map(String::from),
            };
            let list = list.as_array().unwrap();
            let set: BTreeSet<_> =
                list.iter().map(|entry| (pick(entry, after), pick(entry, outcome))).collect();
            assert_eq!(set.len(), list.len(), "{vector}");
            set
        };
        assert_eq!(
            pairs(&answer["plays"], "after", "outcome"),
            pairs(&vector["after"], "0", "1"),
            "{vector}"
        );
    }
}

#[test]
fn a_line_that_cannot_be_answered_does_not_end_it() {
    let lines: [(&[u8], &str); 24] = [
        (b"", "the line is empty: write a JSON object"),
        (b" \t\r", "the line is empty: write a JSON object"),
        (b"hello", "the line is no JSON: expected value, column 1"),
        (b"{\"do\":\"plays\"", "the line is no JSON: EOF while parsing an object, column 13"),
        (b"\xff\xfe", "the line is no JSON: expected value, column 1"),
        (b"{\"do\":\"\xff\"}", "the line is no JSON: invalid unicode code point, column 8"),
        (b"\0", "the line is no JSON: expected value, column 1"),
        (b"\x0c{}", "the line is no JSON: expected value, column 1"),
        (b"[1]", "the line is no request: write a JSON object"),
        (b"{}", "the field “do” is missing"),
        (b"{\"do\":1}", "the field “do” must be a text"),
        (
            b"{\"do\":\"dance\"}",
            "unknown request “dance”: this program answers plays, choose, rank and evaluate",
        ),
        (b"{\"do\":\"plays\"}", "the field “situation” is missing"),
        (b"{\"do\":\"plays\",\"situation\":[]}", "the field “situation” must be a text"),
        (
            b"{\"do\":\"plays\",\"situation\":\"o----------------------O w\"}",
            "turn: the dice are missing: write them after the side, as in w65",
        ),
        (
            b"{\"do\":\"plays\",\"situation\":\"A*----------------------- w65\"}",
            "the game is over in this position: White has won 2 points, with the other mother pinned",
        ),
        (b"{\"do\":\"choose\"}", "the field “situation” is missing"),
        (
            b"{\"do\":\"choose\",\"situation\":\"o----------------------O w65\",\"level\":8}",
            "the field “level” must be a number from 1 to 7",
        ),
        (
            b"{\"do\":\"choose\",\"situation\":\"o----------------------O w65\",\"level\":\"5\"}",
            "the field “level” must be a number from 1 to 7",
        ),
        (
            b"{\"do\":\"choose\",\"situation\":\"o----------------------O w65\",\"level\":5,\"plies\":2}",
            "write either “level” or “plies”, not both",
        ),
        (
            b"{\"do\":\"rank\",\"situation\":\"o----------------------O w65\",\"plies\":4}",
            "the field “plies” must be 1, 2 or 3",
        ),
        (
            b"{\"do\":\"evaluate\",\"situation\":\"o----------------------O w\",\"plies\":257}",
            "the field “plies” must be 1, 2 or 3",
        ),
        (
            b"{\"do\":\"evaluate\",\"situation\":\"---a-------------------- w\"}",
            "the game is over in this position: White has won 1 point, with all checkers borne off",
        ),
        (
            b"{\"do\":\"plays\",\"situation\":\"A\"}",
            "position code, character 2: 1 groups, but the board has 24 points",
        ),
    ];
    let mut input = Vec::new();
    for (line, _) in lines {
        input.extend_from_slice(line);
        input.push(b'\n');
        input.extend_from_slice(REQUEST.as_bytes());
        input.extend_from_slice(b"\r\n");
    }
    let answers = answers(&input);
    assert_eq!(answers.len(), 2 * lines.len());
    for ((line, error), pair) in lines.iter().zip(answers.chunks(2)) {
        let line = String::from_utf8_lossy(line);
        assert_eq!(pair[0], serde_json::json!({ "error": error }).to_string(), "{line}");
        assert!(pair[1].starts_with("{\"dice_used\":2,"), "after {line}");
    }
}

/// The answer to a request about a situation.
fn ask(what: &str, situation: &str, plies: u8) -> Value {
    let request = serde_json::json!({ "do": what, "situation": situation, "plies": plies });
    serde_json::from_str(&answers(request.to_string().as_bytes())[0]).unwrap()
}

#[test]
fn chooses_and_ranks_legal_plays() {
    for (situation, count) in [
        ("j---d-------F-a----A---H w53 plakoto", 10),
        ("j---d-------F-a----A---H b53 tapa", 10),
        ("aBA------------------ccc w61 plakoto", 3),
    ] {
        for plies in [1, 2, 3] {
            let ranking = ask("rank", situation, plies);
            let plays = ranking["plays"].as_array().unwrap();
            let legal = ask("plays", situation, plies);
            let key = |play: &Value| format!("{} {} {}", play["play"], play["after"], play["outcome"]);
            let keys = |plays: &Value| plays.as_array().unwrap().iter().map(key).collect::<BTreeSet<_>>();
            assert_eq!((plays.len(), keys(&ranking["plays"])), (count, keys(&legal["plays"])), "{situation}");
            assert_eq!(plays[0]["plies"], plies);
            let chosen = ask("choose", situation, plies);
            assert_eq!(key(&chosen), key(&plays[0]));
            assert_eq!(chosen.as_object().unwrap().len(), 3);
            let value = ask("evaluate", situation, plies);
            for field in ["equity", "win", "win_double", "lose_double", "draw"] {
                assert_eq!(value[field], plays[0][field], "{situation} {field}");
            }
        }
    }
}

#[test]
fn takes_a_win_and_knows_what_it_is_worth() {
    let play = ask("choose", "aBA------------------ccc w61 plakoto", 2);
    assert_eq!(play["outcome"], "w2");
    let value = ask("evaluate", "A----------------------a b plakoto", 2);
    assert_eq!(
        value.to_string(),
        r#"{"draw":0.0,"equity":1.0,"lose_double":0.0,"win":1.0,"win_double":0.0}"#
    );
}

#[test]
fn every_level_chooses_a_legal_play() {
    let mut differ = 0;
    for dice in ["21", "64", "41", "33"] {
        let situation = format!("j---d-------F-a----A---H w{dice} tapa");
        let legal = ask("plays", &situation, 1);
        let choose = |level: u8| {
            let request = serde_json::json!({ "do": "choose", "situation": situation, "level": level });
            let answer = answers(request.to_string().as_bytes()).remove(0);
            let answer: Value = serde_json::from_str(&answer).unwrap();
            assert!(legal["plays"].as_array().unwrap().contains(&answer), "{answer}");
            answer
        };
        let chosen: Vec<Value> = (1..=7).map(choose).collect();
        differ += usize::from(chosen[0] != chosen[6]);
    }
    assert!(differ > 0);
}

#[test]
fn a_turn_that_passes_has_no_ranking() {
    let pass = "A*----------------------- b65 tapa";
    assert_eq!(ask("rank", pass, 2).to_string(), r#"{"plays":[]}"#);
    assert_eq!(ask("choose", pass, 1)["play"], "-");
}

#[test]
fn deep_and_long_lines_are_refused() {
    let long = "x".repeat(1 << 20);
    let input = format!("{}\n{long}\n{REQUEST}", "[".repeat(60_000));
    let answers = answers(input.as_bytes());
    assert_eq!(answers.len(), 3);
    assert!(answers[0].starts_with("{\"error\":\"the line is no JSON: recursion limit"), "{}", answers[0]);
    assert_eq!(answers[1], "{\"error\":\"the line is longer than any request\"}");
    assert!(answers[2].starts_with("{\"dice_used\":2,"), "the last line needs no end");
}

#[test]
fn no_input_has_no_answer() {
    assert!(answers(b"").is_empty());
}

#[test]
fn each_answer_comes_before_the_next_request() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plakoto"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{REQUEST}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("{\"dice_used\":2,"));
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn a_reader_that_leaves_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plakoto"))
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "{REQUEST}").unwrap();
    drop(stdin);
    let run = child.wait_with_output().unwrap();
    assert_eq!((run.status.code(), run.stderr), (Some(0), Vec::new()));
}
