//! Runs the program as its users do.
#![allow(dead_code, reason = "each test file uses its part")]

use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;

/// What a run came to.
pub struct Run {
    pub code: Option<i32>,
    pub output: String,
    pub errors: String,
}

pub fn plakoto(args: &[&str]) -> Run {
    with_input(args, b"")
}

pub fn with_input(args: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plakoto"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // Beside the reading, or both would wait once the pipes are full. A program that has not read
    // all of it may be gone already.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code(),
        output: String::from_utf8(output.stdout).unwrap(),
        errors: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The output of a run that must succeed without a complaint.
pub fn output(args: &[&str]) -> String {
    let run = plakoto(args);
    assert_eq!((run.code, run.errors.as_str()), (Some(0), ""), "{args:?}");
    run.output
}

/// The complaint of a run that must fail over bad input, and print nothing else.
pub fn complaint(args: &[&str]) -> String {
    let run = plakoto(args);
    assert_eq!((run.code, run.output.as_str()), (Some(2), ""), "{args:?}: {}", run.errors);
    run.errors
}

/// Every answer of the engine to these lines.
pub fn answers(input: &[u8]) -> Vec<String> {
    let run = with_input(&["engine"], input);
    assert_eq!((run.code, run.errors.as_str()), (Some(0), ""));
    run.output.lines().map(String::from).collect()
}
