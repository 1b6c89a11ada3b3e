use std::{fmt, io};

use plakoto_diagram::Wrong;
use plakoto_engine::BadWeights;
use plakoto_rules::notation::ParseError;
use plakoto_rules::{Cause, Ending, Outcome};

use crate::external::Fault;
use crate::recipe::BadRecipe;

/// Why a command has no result, as a sentence for who gave it.
#[derive(Debug)]
pub enum Failure {
    /// A text cannot be read.
    Notation(ParseError),
    /// Plays were asked for, but nothing is thrown.
    NoDice,
    /// Dice were given where each roll is tried.
    SurplusDice,
    /// A position names a ruleset where the command already has one.
    SurplusRules,
    /// There is nothing to play: the game is over.
    Over(Ending),
    /// A file cannot be read or written.
    File(String, io::Error),
    /// What is kept in a file is another training, or none.
    OtherTraining(String),
    /// Weights make no net.
    Weights(String, BadWeights),
    /// An external program does not play.
    Program(String, Fault),
    /// A file is no truth set.
    Set(String, String),
    /// Weights make no recipe.
    Recipe(String, BadRecipe),
    /// A diagram's attribute is wrong.
    Diagram(Wrong),
    /// Lines of a file, counted from 1, cannot be met, each for a reason.
    Lines(Vec<(usize, String)>),
    /// Standard input cannot be read.
    Input(io::Error),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl Failure {
    /// The exit code for what the caller can put right.
    pub const BAD_INPUT: u8 = 2;

    /// What the program exits with.
    #[must_use]
    pub fn exit_code(&self) -> u8 {
        if matches!(self, Failure::Output(_)) { 1 } else { Failure::BAD_INPUT }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Notation(error) => error.fmt(f),
            Failure::NoDice => {
                f.write_str("turn: the dice are missing: write them after the side, as in w65")
            }
            Failure::SurplusDice => {
                f.write_str("turn, character 2: every roll is counted: write w or b, without dice")
            }
            Failure::SurplusRules => {
                f.write_str("rules: they stand before the depth, not after the position")
            }
            Failure::Over(ending) => write!(f, "the game is over in this position: {}", Told(ending)),
            Failure::File(name, error) => write!(f, "{name}: {error}"),
            Failure::OtherTraining(name) => {
                write!(f, "{name}: another training is kept there, or none: name another file")
            }
            Failure::Weights(name, error) => write!(f, "{name}: {error}"),
            Failure::Program(command, fault) => write!(f, "exec:{command}: {fault}"),
            Failure::Set(name, error) => write!(f, "{name}: {error}"),
            Failure::Recipe(name, error) => write!(f, "{name}: {error}"),
            Failure::Diagram(wrong) => wrong.fmt(f),
            Failure::Lines(lines) => {
                for (index, (line, reason)) in lines.iter().enumerate() {
                    write!(f, "{}line {line}: {reason}", if index == 0 { "" } else { "\n" })?;
                }
                Ok(())
            }
            Failure::Input(error) => write!(f, "standard input cannot be read: {error}"),
            Failure::Output(error) => write!(f, "standard output cannot be written: {error}"),
        }
    }
}

impl std::error::Error for Failure {}

impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Failure {
        Failure::Notation(error)
    }
}

impl From<Wrong> for Failure {
    fn from(wrong: Wrong) -> Failure {
        Failure::Diagram(wrong)
    }
}

/// How a game ended, in words.
struct Told<'a>(&'a Ending);

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ending { outcome, cause } = self.0;
        match outcome {
            Outcome::Win { side, double } => {
                write!(f, "{side} has won {}", if *double { "2 points" } else { "1 point" })?;
            }
            Outcome::Draw => f.write_str("it is drawn")?,
        }
        f.write_str(match cause {
            Cause::BorneOff => ", with all checkers borne off",
            Cause::Mother => ", with the other mother pinned",
            Cause::BothMothers => ", with both mothers pinned",
            Cause::Resigned => ", by resignation",
        })
    }
}
