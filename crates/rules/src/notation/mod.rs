//! Reading and writing: position codes, situations and plays.
//!
//! A **position code** has 24 groups, White's points 1 to 24: `-` for an empty point, or a letter
//! for 1 to 15 checkers on top (`A` to `O` White's, `a` to `o` Black's), with a `*` after it when
//! they pin one of the other side's. A **situation** adds the turn with its dice, and the ruleset:
//! `j---d-------F-a----A---H w53 plakoto`. A **play** is written in the mover's own numbering:
//! `20/15* 13/10`.
//!
//! No text makes a parser panic, and every error says what is wrong and where:
//!
//! ```
//! use plakoto_rules::Position;
//! let error = "o----------X-----------O".parse::<Position>().unwrap_err();
//! assert_eq!(error.to_string(), "position code, character 12: “X” is no group: write - or a letter A to O or a to o");
//! ```

mod code;
mod error;
mod play_text;
mod situation;

pub(crate) use error::excerpt;
pub use error::{Field, ParseError, Problem};
pub use situation::Situation;
