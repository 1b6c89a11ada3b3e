//! Other programs as players, by the engine protocol on their standard input and output.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use plakoto_rules::notation::Situation;
use plakoto_rules::{AfterState, Decision};
use serde_json::{Value, json};

use crate::Failure;

/// How to start a program that answers `choose`, and how long to wait for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The program and its arguments, as in a shell: quotes hold words with blanks together.
    pub command: String,
    /// How long an answer may take.
    pub patience: Duration,
}

impl Program {
    /// As long as any answer should take.
    pub const PATIENCE: Duration = Duration::from_secs(60);

    /// Starts it.
    ///
    /// # Errors
    /// If there is no such program, or the command has an open quote or no word.
    pub(crate) fn start(&self) -> Result<Running<'_>, Failure> {
        let failed = |fault| Failure::Program(self.command.clone(), fault);
        let words = shlex::split(&self.command).unwrap_or_default();
        let [name, arguments @ ..] = words.as_slice() else { return Err(failed(Fault::NoCommand)) };
        let mut child = Command::new(name)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(Fault::NotStarted(error)))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (send, answers) = sync_channel(1);
        thread::spawn(move || {
            let Some(mut output) = output.map(BufReader::new) else { return };
            loop {
                let line = read_line(&mut output);
                let last = !matches!(&line, Ok(line) if line.ends_with(b"\n"));
                // Nobody waits for more once the game is left.
                if send.send(line).is_err() || last {
                    break;
                }
            }
        });
        Ok(Running { program: self, child, input, answers })
    }
}

/// A program at a board. It is ended when the board is left.
pub(crate) struct Running<'p> {
    program: &'p Program,
    child: Child,
    input: Option<ChildStdin>,
    answers: Receiver<io::Result<Vec<u8>>>,
}

impl Running<'_> {
    /// The program's play.
    pub(crate) fn choose(&mut self, decision: &Decision) -> Result<AfterState, Failure> {
        let situation = Situation::from(*decision).to_string();
        self.ask(decision, &situation).map_err(|fault| {
            let asked = Fault::Asked(situation, Box::new(fault));
            Failure::Program(self.program.command.clone(), asked)
        })
    }

    fn ask(&mut self, decision: &Decision, situation: &str) -> Result<AfterState, Fault> {
        let mut request = json!({ "do": "choose", "situation": situation }).to_string();
        request.push('\n');
        // It is short, and the last one was read before its answer came: the pipe always has room
        // for it. A program that is gone has ended its output too, perhaps after an answer.
        if let Some(input) = &mut self.input {
            let _ = input.write_all(request.as_bytes()).and_then(|()| input.flush());
        }
        match self.answers.recv_timeout(self.program.patience) {
            Ok(Ok(line)) if line.is_empty() => Err(Fault::Ended),
            Ok(Ok(line)) if line.len() as u64 == LONGEST => Err(Fault::TooLong),
            Ok(Ok(line)) => read(&line, decision),
            Err(RecvTimeoutError::Disconnected) => Err(Fault::Ended),
            Ok(Err(error)) => Err(Fault::NotRead(error)),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent(self.program.patience)),
        }
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An answer is some hundred bytes; one without end must not fill the memory.
const LONGEST: u64 = 1 << 16;

/// A line with its end; nothing at the end of the output, and no more than is too long.
fn read_line(output: &mut impl BufRead) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    output.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    Ok(line)
}

/// The play of an answer.
fn read(line: &[u8], decision: &Decision) -> Result<AfterState, Fault> {
    let shown = || excerpt(line);
    let answer: Value = serde_json::from_slice(line).map_err(|_| Fault::NoJson(shown()))?;
    if let Some(error) = answer.get("error") {
        return Err(Fault::Refused(error.as_str().map_or_else(|| error.to_string(), String::from)));
    }
    let text = answer.get("play").and_then(Value::as_str).ok_or_else(|| Fault::NoPlay(shown()))?;
    let play = decision.parse_play(text).map_err(|error| Fault::Illegal(text.into(), error.to_string()))?;
    let after = play.position();
    // Who says where the play leads should mean the same game as we do.
    match answer.get("after").and_then(Value::as_str) {
        Some(code) if code != after.to_string() => Err(Fault::LeadsElsewhere(text.into(), code.into())),
        _ => Ok(AfterState { position: after, outcome: play.outcome() }),
    }
}

/// The beginning of a line, to be shown.
fn excerpt(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let text = text.trim_end();
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into(),
    }
}

/// What is wrong with an external program.
#[derive(Debug)]
pub enum Fault {
    /// The command cannot be taken apart into words, or has none.
    NoCommand,
    /// It cannot be started.
    NotStarted(io::Error),
    /// Its output cannot be read.
    NotRead(io::Error),
    /// It is gone.
    Ended,
    /// It did not answer for so long.
    Silent(Duration),
    /// Its answer does not end.
    TooLong,
    /// Its answer is no JSON.
    NoJson(String),
    /// It answered with an error.
    Refused(String),
    /// Its answer names no play.
    NoPlay(String),
    /// Its play is against the rules, for this reason.
    Illegal(String, String),
    /// It thinks that its play leads to another position than it does.
    LeadsElsewhere(String, String),
    /// What it was asked for when something went wrong.
    Asked(String, Box<Fault>),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoCommand => f.write_str("write a program and its arguments, and close each quote"),
            Fault::NotStarted(error) => write!(f, "it cannot be started: {error}"),
            Fault::NotRead(error) => write!(f, "its output cannot be read: {error}"),
            Fault::Ended => f.write_str("it ended without an answer"),
            Fault::Silent(patience) => write!(f, "no answer in {} s", patience.as_secs_f32()),
            Fault::TooLong => f.write_str("its answer is longer than any"),
            Fault::NoJson(line) => write!(f, "its answer is no JSON: {line}"),
            Fault::Refused(error) => write!(f, "it answered with an error: {error}"),
            Fault::NoPlay(line) => write!(f, "its answer has no text “play”: {line}"),
            Fault::Illegal(play, reason) => write!(f, "its play “{play}” is none: {reason}"),
            Fault::LeadsElsewhere(play, after) => {
                write!(f, "its play “{play}” does not lead to its “after”, {after}")
            }
            Fault::Asked(situation, fault) => write!(f, "{fault} (asked for {situation})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(line: &str) -> Result<AfterState, String> {
        let decision = "o----------------------O w65".parse().unwrap();
        read(line.as_bytes(), &decision).map_err(|fault| fault.to_string())
    }

    #[test]
    fn an_answer_is_a_legal_play() {
        let after = answered(r#"{"play":"24/13"}"#).unwrap();
        assert_eq!(after.position.to_string(), "o-----------A----------N");
        assert_eq!(answered(r#"{"play":"24/18/13","after":"o-----------A----------N"}"#), Ok(after));
    }

    #[test]
    fn what_is_no_answer_is_told_apart() {
        for (line, told) in [
            ("", "no JSON"),
            ("24/13", "no JSON: 24/13"),
            (r#"{"error":"I am tired"}"#, "with an error: I am tired"),
            (r#"{"error":3}"#, "with an error: 3"),
            (r#"{"plays":[]}"#, "no text “play”"),
            (r#"{"play":7}"#, "no text “play”"),
            ("[1]", "no text “play”"),
            (r#"{"play":"24/12"}"#, "its play “24/12” is none"),
            (r#"{"play":"hello"}"#, "its play “hello” is none"),
            (r#"{"play":"-"}"#, "its play “-” is none"),
            (r#"{"play":"24/13","after":"o----------------------O"}"#, "does not lead to its “after”"),
        ] {
            let fault = answered(line).unwrap_err();
            assert!(fault.contains(told), "{line}: {fault}");
        }
    }
}
