use std::fmt;

use plakoto_rules::notation::ParseError;

/// Why a pasted text is no diagram, and where.
///
/// ```
/// use plakoto_diagram::html;
/// let misread = html::read("<plakoto-diagram\n postion=x>").unwrap_err();
/// assert_eq!(misread.to_string(), "line 2, character 2: “postion” is no attribute of a diagram");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in that line, counted from 1.
    pub character: usize,
    /// What is wrong there.
    pub snag: Snag,
}

/// What is wrong with a pasted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Snag {
    /// There is no diagram in it.
    Nothing,
    /// A tag, or a value in quotes, does not end.
    Unclosed,
    /// A diagram has no attribute of that name.
    Unknown(String),
    /// A second diagram begins.
    Second,
    /// It is no position code.
    Code(ParseError),
}

impl Misread {
    /// What is wrong at a byte of a text.
    pub(super) fn at(text: &str, byte: usize, snag: Snag) -> Misread {
        let before = text.get(..byte).unwrap_or(text);
        let line = before.rsplit('\n').next().unwrap_or_default();
        Misread { line: before.matches('\n').count() + 1, character: line.chars().count() + 1, snag }
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Snag::Code(error) = &self.snag {
            return error.fmt(f);
        }
        write!(f, "line {}, character {}: ", self.line, self.character)?;
        match &self.snag {
            Snag::Nothing => f.write_str("no diagram, no link and no position code is there"),
            Snag::Unclosed => f.write_str("what begins there does not end"),
            Snag::Unknown(name) => write!(f, "“{name}” is no attribute of a diagram"),
            Snag::Second => f.write_str("a second diagram begins there"),
            Snag::Code(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Misread {}
