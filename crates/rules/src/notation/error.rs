use std::fmt;

use crate::{Refusal, SetupProblem};

/// The part of a text, or of a URL's query, in which something is wrong.
///
/// ```
/// use plakoto_rules::{Dice, notation::Field};
/// let error = "7".parse::<Dice>().unwrap_err();
/// assert_eq!(error.field(), Field::Dice);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The position code.
    Position,
    /// Whose turn it is.
    Turn,
    /// The dice.
    Dice,
    /// The ruleset.
    Rules,
    /// A play.
    Play,
    /// What a game is worth.
    Outcome,
    /// What follows the last field.
    End,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Position => "position code",
            Field::Turn => "turn",
            Field::Dice => "dice",
            Field::Rules => "rules",
            Field::Play => "play",
            Field::Outcome => "outcome",
            Field::End => "end",
        })
    }
}

/// What is wrong with a text.
///
/// ```
/// use plakoto_rules::{Decision, Refusal, notation::Problem};
/// let decision: Decision = "o----------------------O w65".parse()?;
/// let error = decision.parse_play("24/19").unwrap_err();
/// assert_eq!(error.problem(), &Problem::Illegal(Refusal::MoreDice { steps: 2 }));
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Nothing is there.
    Missing,
    /// A character that begins no group of a position code.
    NoGroup(char),
    /// A `*` that follows no stack.
    StrayStar,
    /// A position code of another number of groups than 24.
    GroupCount(usize),
    /// The groups are right, but not the position they make.
    Setup(SetupProblem),
    /// A turn that is neither `w` nor `b`.
    NoSide(String),
    /// Dice that are not two numbers from 1 to 6.
    NoDice(String),
    /// A word that names no ruleset.
    NoRuleset(String),
    /// A word that names no outcome.
    NoOutcome(String),
    /// Something follows where nothing should.
    Surplus(String),
    /// A part of a play that is no point and not `off`.
    NoPoint(String),
    /// A part of a play that goes nowhere.
    NoStep(String),
    /// A number of checkers in brackets that is not 1 to 4.
    NoTimes(String),
    /// The bar, which these games do not have.
    Bar,
    /// A play that can be read, but is not legal.
    Illegal(Refusal),
    /// The dice are needed, and not given.
    NoRoll,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Missing => f.write_str("nothing is there"),
            Problem::NoGroup(found) => {
                write!(f, "“{found}” is no group: write - or a letter A to O or a to o")
            }
            Problem::StrayStar => f.write_str("a * must follow the letter of a stack"),
            Problem::GroupCount(found) => write!(f, "{found} groups, but the board has 24 points"),
            Problem::Setup(problem) => problem.fmt(f),
            Problem::NoSide(found) => write!(f, "“{found}” is no side: write w or b"),
            Problem::NoDice(found) => write!(f, "“{found}” is no roll: write two numbers from 1 to 6"),
            Problem::NoRuleset(found) => write!(f, "“{found}” is no ruleset: write plakoto or tapa"),
            Problem::NoOutcome(found) => write!(f, "“{found}” is no outcome: write w1, w2, b1, b2 or draw"),
            Problem::Surplus(found) => write!(f, "“{found}” is too much"),
            Problem::NoPoint(found) => write!(f, "“{found}” is no point: write 1 to 24, or off"),
            Problem::NoStep(found) => write!(f, "“{found}” goes nowhere: write from/to"),
            Problem::NoTimes(found) => write!(f, "“{found}” is no number of checkers: write (2), (3) or (4)"),
            Problem::Bar => f.write_str("there is no bar in this game"),
            Problem::Illegal(refusal) => refusal.fmt(f),
            Problem::NoRoll => f.write_str("the roll is missing"),
        }
    }
}

/// Why a text cannot be read: in which field, where in it, and what is wrong.
///
/// ```
/// use plakoto_rules::notation::{Field, Problem, Situation};
/// let error = "o----------------------O x".parse::<Situation>().unwrap_err();
/// assert_eq!((error.field(), error.at()), (Field::Turn, 0));
/// assert_eq!(error.problem(), &Problem::NoSide("x".into()));
/// assert_eq!(error.to_string(), "turn, character 1: “x” is no side: write w or b");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    field: Field,
    at: usize,
    problem: Problem,
}

impl ParseError {
    pub(crate) fn new(field: Field, at: usize, problem: Problem) -> ParseError {
        ParseError { field, at, problem }
    }

    /// The field.
    #[must_use]
    pub fn field(&self) -> Field {
        self.field
    }

    /// Where in the field, in characters before it.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// What is wrong.
    #[must_use]
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, character {}: {}", self.field, self.at + 1, self.problem)
    }
}

impl std::error::Error for ParseError {}

/// The beginning of a text, short enough to be shown in an error.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut excerpt: String = text.chars().take(LONGEST).collect();
    if excerpt.len() < text.len() {
        excerpt.push('…');
    }
    excerpt
}
