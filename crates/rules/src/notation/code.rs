//! The position code.

use std::fmt;
use std::str::FromStr;

use super::{Field, ParseError, Problem};
use crate::{Point, Position, Setup, Side, Stack};

/// The position code.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

/// The position code. Stacks that no code can hold, of none or of more than fifteen, are written
/// as the nearest that it can.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = String::with_capacity(48);
        for point in Point::all().rev() {
            match self.stack(point) {
                None => code.push('-'),
                Some(Stack { owner, count, captive }) => {
                    let first = if owner == Side::White { b'A' } else { b'a' };
                    code.push(char::from(first + count.clamp(1, 15) - 1));
                    if captive {
                        code.push('*');
                    }
                }
            }
        }
        f.pad(&code)
    }
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Position, ParseError> {
        let setup: Setup = text.parse()?;
        Position::try_from(&setup)
            .map_err(|problem| ParseError::new(Field::Position, 0, Problem::Setup(problem)))
    }
}

/// Reads a position code into a setup, which may hold too many checkers.
///
/// ```
/// use plakoto_rules::{Setup, Side};
/// let setup: Setup = "O----------------------O".parse()?;
/// assert_eq!(setup.on_board(Side::White), 30);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Setup, ParseError> {
        let error = |at, problem| Err(ParseError::new(Field::Position, at, problem));
        let mut setup = Setup::default();
        let mut groups = 0usize;
        let mut letters = text.chars().enumerate().peekable();
        while let Some((at, letter)) = letters.next() {
            let (owner, first) = match letter {
                '-' => (None, 0),
                'A'..='O' => (Some(Side::White), b'A'),
                'a'..='o' => (Some(Side::Black), b'a'),
                '*' => return error(at, Problem::StrayStar),
                other => return error(at, Problem::NoGroup(other)),
            };
            let captive = owner.is_some() && letters.next_if(|(_, next)| *next == '*').is_some();
            let stack = owner.map(|owner| Stack { owner, count: letter as u8 - first + 1, captive });
            groups += 1;
            if let Some(point) = u8::try_from(groups).ok().and_then(Point::new) {
                setup.put(point, stack);
            }
        }
        match groups {
            24 => Ok(setup),
            0 => error(0, Problem::Missing),
            found => error(text.chars().count(), Problem::GroupCount(found)),
        }
    }
}
