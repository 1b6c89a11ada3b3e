//! The engine protocol: a JSON object a line, and an answer a line.

use std::io::{BufRead, Write};

use plakoto_engine::{Level, Plies};
use serde::Serialize;
use serde_json::Value;

use crate::Failure;
use crate::advice::{By, Choice, Evaluation, Ranking};
use crate::lines::{Line, next_line};
use crate::plays::{self, Answer};

/// Answers every line of the input in order, and each before the next is read.
///
/// # Errors
/// Only those of reading and writing: what is wrong in a line is answered.
pub fn serve(mut input: impl BufRead, output: &mut impl Write) -> Result<(), Failure> {
    while let Some(request) = next_line(&mut input).map_err(Failure::Input)? {
        let answer = match request {
            Line::Read(request) => answer(&request),
            Line::TooLong => refusal("the line is longer than any request"),
        };
        output.write_all(&answer).and_then(|()| output.flush()).map_err(Failure::Output)?;
    }
    Ok(())
}

/// The answer to one line, with its line end. Every line has one, whatever is in it.
///
/// ```
/// use plakoto_lab::protocol::answer;
/// let request = br#"{"do":"plays","situation":"o----------------------O w11 tapa"}"#;
/// assert!(answer(request).starts_with(br#"{"dice_used":4,"plays":[{"play":"#));
/// assert!(answer(b"hello").starts_with(br#"{"error":""#));
/// ```
#[must_use]
pub fn answer(request: &[u8]) -> Vec<u8> {
    let answered = read(request).and_then(|request| request.answer().map_err(|failure| failure.to_string()));
    answered.unwrap_or_else(|error| refusal(&error))
}

enum Request {
    Plays { situation: String },
    Choose { situation: String, by: By },
    Rank { situation: String, plies: Plies },
    Evaluate { situation: String, plies: Plies },
}

impl Request {
    fn answer(self) -> Result<Vec<u8>, Failure> {
        Ok(match self {
            Request::Plays { situation } => line(&Answer::new(&plays::decision(&situation)?)),
            Request::Choose { situation, by } => line(&Choice::new(&plays::decision(&situation)?, by)),
            Request::Rank { situation, plies } => line(&Ranking::new(&plays::decision(&situation)?, plies)),
            Request::Evaluate { situation, plies } => line(&Evaluation::new(&situation, plies)?),
        })
    }
}

fn read(request: &[u8]) -> Result<Request, String> {
    let request = request.strip_suffix(b"\n").unwrap_or(request);
    if request.trim_ascii().is_empty() {
        return Err("the line is empty: write a JSON object".into());
    }
    let value: Value = serde_json::from_slice(request).map_err(|error| no_json(&error))?;
    let Value::Object(fields) = value else {
        return Err("the line is no request: write a JSON object".into());
    };
    let text = |field: &str| match fields.get(field) {
        Some(Value::String(text)) => Ok(text.clone()),
        Some(_) => Err(format!("the field “{field}” must be a text")),
        None => Err(format!("the field “{field}” is missing")),
    };
    // What is no small number reads as none that there is.
    let number = |value: &Value| value.as_u64().and_then(|number| u8::try_from(number).ok()).unwrap_or(0);
    let plies = || match fields.get("plies") {
        None => Ok(Plies::Two),
        Some(value) => Plies::new(number(value)).ok_or("the field “plies” must be 1, 2 or 3"),
    };
    let level =
        |value: &Value| Level::new(number(value)).ok_or("the field “level” must be a number from 1 to 7");
    let by = || match fields.get("level") {
        None => plies().map(By::Plies),
        Some(_) if fields.contains_key("plies") => Err("write either “level” or “plies”, not both"),
        Some(value) => level(value).map(By::Level),
    };
    match text("do")?.as_str() {
        "plays" => Ok(Request::Plays { situation: text("situation")? }),
        "choose" => Ok(Request::Choose { situation: text("situation")?, by: by()? }),
        "rank" => Ok(Request::Rank { situation: text("situation")?, plies: plies()? }),
        "evaluate" => Ok(Request::Evaluate { situation: text("situation")?, plies: plies()? }),
        other => Err(format!(
            "unknown request “{}”: this program answers plays, choose, rank and evaluate",
            excerpt(other)
        )),
    }
}

/// What is wrong in the JSON, and where in the line.
fn no_json(error: &serde_json::Error) -> String {
    let (text, column) = (error.to_string(), error.column());
    let place = format!(" at line {} column {column}", error.line());
    format!("the line is no JSON: {}, column {column}", text.strip_suffix(&place).unwrap_or(&text))
}

/// A value as one line of JSON.
pub(crate) fn line(value: &impl Serialize) -> Vec<u8> {
    // Our answers are texts, numbers and lists: there is nothing in them that JSON cannot hold.
    let mut line = serde_json::to_vec(value).unwrap_or_else(|_| b"{}".into());
    line.push(b'\n');
    line
}

fn refusal(error: &str) -> Vec<u8> {
    line(&serde_json::json!({ "error": error }))
}

/// The beginning of a text, short enough to be shown in an error.
fn excerpt(text: &str) -> String {
    match text.char_indices().nth(24) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into(),
    }
}
