//! The legal plays of a roll, as a table and as the engine answers.

use std::io::{self, Write};

use plakoto_rules::notation::Situation;
use plakoto_rules::{Decision, Play};
use serde::Serialize;

use crate::Failure;

/// Reads a situation in which there is a roll to be played.
///
/// # Errors
/// Says what cannot be read and where, that the dice are missing, or that the game is over.
///
/// ```
/// assert!(plakoto_lab::plays::decision("o----------------------O w65 tapa").is_ok());
/// let error = plakoto_lab::plays::decision("A*----------------------- b65").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "the game is over in this position: White has won 2 points, with the other mother pinned",
/// );
/// ```
pub fn decision(situation: &str) -> Result<Decision, Failure> {
    let situation: Situation = situation.parse()?;
    match situation.position.ending(situation.ruleset) {
        Some(ending) => Err(Failure::Over(ending)),
        None => situation.decision().ok_or(Failure::NoDice),
    }
}

/// The engine's answer: its fields and their order are the protocol's.
#[derive(Debug, Serialize)]
pub struct Answer {
    dice_used: u8,
    plays: Vec<PlayAnswer>,
}

#[derive(Debug, Serialize)]
struct PlayAnswer {
    play: String,
    after: String,
    outcome: Option<String>,
}

impl Answer {
    /// All legal plays; none if the turn passes.
    #[must_use]
    pub fn new(decision: &Decision) -> Answer {
        let plays = decision.plays().iter().filter(|play| !play.is_pass()).map(PlayAnswer::new).collect();
        Answer { dice_used: decision.draft().steps_required(), plays }
    }
}

impl PlayAnswer {
    fn new(play: &Play) -> PlayAnswer {
        PlayAnswer {
            play: play.to_string(),
            after: play.position().to_string(),
            outcome: play.outcome().map(|outcome| outcome.to_string()),
        }
    }
}

/// Writes a line for each legal play: its text, the code it leads to, and the outcome if there
/// is one. A pass is a line too.
///
/// # Errors
/// Those of the writer.
pub fn write_table(decision: &Decision, output: &mut impl Write) -> io::Result<()> {
    let plays: Vec<PlayAnswer> = decision.plays().iter().map(PlayAnswer::new).collect();
    let width = |column: fn(&PlayAnswer) -> &str| {
        plays.iter().map(|play| column(play).chars().count()).max().unwrap_or_default()
    };
    let (text, code) = (width(|play| &play.play), width(|play| &play.after));
    for PlayAnswer { play, after, outcome } in &plays {
        match outcome {
            Some(outcome) => writeln!(output, "{play:text$}  {after:code$}  {outcome}")?,
            None => writeln!(output, "{play:text$}  {after}")?,
        }
    }
    Ok(())
}
