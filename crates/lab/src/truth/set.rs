//! Decisions with what their plays lose, as a file.

use std::fmt;
use std::fs;
use std::path::Path;

use plakoto_rules::notation::Situation;
use plakoto_rules::{Decision, Variant};

use super::settle::is_settled;
use super::{Phase, hash};
use crate::Failure;

/// A truth set: a header, and a line for each decision.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Set {
    /// What the file begins with: how it was made.
    pub header: Vec<String>,
    /// The decisions.
    pub entries: Vec<Entry>,
}

/// A decision, and what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The decision.
    pub decision: Decision,
    /// What it is about.
    pub phase: Phase,
    /// What the best play is worth, in points.
    pub equity: f64,
    /// The plays that were rolled out, the best first; none if that is still to be done.
    pub plays: Vec<Known>,
}

/// A play that was rolled out.
#[derive(Clone, Debug, PartialEq)]
pub struct Known {
    /// The play as it is written.
    pub play: String,
    /// How much less it is worth than the best, in thousandths of a point.
    pub loss: f64,
    /// The standard error of the loss.
    pub error: f64,
    /// How many trials it had.
    pub trials: u32,
}

impl Entry {
    /// A decision of which nothing is known yet.
    #[must_use]
    pub fn new(decision: Decision) -> Entry {
        Entry { decision, phase: Phase::of(&decision), equity: 0.0, plays: Vec::new() }
    }

    /// Whether it belongs to the fifth that no training and no tuning looks at. The position alone
    /// decides it.
    #[must_use]
    pub fn is_held_out(&self) -> bool {
        hash(&self.decision.position).is_multiple_of(5)
    }

    fn part(&self) -> &'static str {
        if self.is_held_out() { "held" } else { "open" }
    }

    /// What is known of a play.
    #[must_use]
    pub fn known(&self, play: &str) -> Option<&Known> {
        self.plays.iter().find(|known| known.play == play)
    }

    fn read(line: &str) -> Result<Entry, String> {
        let mut fields = line.split('\t');
        let mut next = |what: &str| fields.next().ok_or_else(|| format!("the {what} is missing"));
        let decision: Decision = next("situation")?
            .parse()
            .map_err(|error: plakoto_rules::notation::ParseError| error.to_string())?;
        let mut entry = Entry::new(decision);
        let (phase, part) = (next("phase")?, next("part")?);
        if phase.parse() != Ok(entry.phase) {
            return Err(format!("the phase is {}, not “{phase}”", entry.phase));
        }
        if part != entry.part() {
            return Err(format!("the part is {}, not “{part}”", entry.part()));
        }
        if let Some(equity) = fields.next() {
            entry.equity = number(equity)?;
        }
        entry.plays = fields.map(Known::read).collect::<Result<_, _>>()?;
        match entry.plays.first() {
            Some(best) if best.loss != 0.0 => Err("the best play must come first".into()),
            _ => Ok(entry),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", Situation::from(self.decision), self.phase, self.part())?;
        if !self.plays.is_empty() {
            write!(f, "\t{:+.4}", self.equity)?;
        }
        for Known { play, loss, error, trials } in &self.plays {
            write!(f, "\t{play} {loss:.1} {error:.1} {trials}")?;
        }
        Ok(())
    }
}

impl Known {
    /// Whether no more trials are needed: it is far behind, or its loss is well known.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        is_settled(1e-3 * self.loss, 1e-3 * self.error)
    }

    fn read(field: &str) -> Result<Known, String> {
        let mut parts = field.rsplitn(4, ' ');
        let (Some(trials), Some(error), Some(loss), Some(play)) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(format!("“{field}” must be a play, its loss, the error of that, and the trials"));
        };
        let trials = trials.parse().map_err(|_| format!("“{trials}” is no number of trials"))?;
        Ok(Known { play: play.into(), loss: number(loss)?, error: number(error)?, trials })
    }
}

fn number(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(number) if f64::is_finite(number) => Ok(number),
        _ => Err(format!("“{text}” is no number")),
    }
}

impl Set {
    /// Reads a set from its text.
    ///
    /// # Errors
    /// Says what is wrong, and in which line.
    pub fn read(text: &str) -> Result<Set, String> {
        let mut set = Set::default();
        for (place, line) in text.lines().enumerate() {
            match line.strip_prefix('#') {
                Some(comment) => set.header.push(comment.trim_start().into()),
                None => set
                    .entries
                    .push(Entry::read(line).map_err(|error| format!("line {}: {error}", place + 1))?),
            }
        }
        Ok(set)
    }

    /// Reads a set of a game from a file.
    ///
    /// # Errors
    /// If it cannot be read, or is none of that game.
    pub fn open(file: &Path, variant: Variant) -> Result<Set, Failure> {
        let name = || file.display().to_string();
        let text = fs::read_to_string(file).map_err(|error| Failure::File(name(), error))?;
        let set = Set::read(&text).map_err(|error| Failure::Set(name(), error))?;
        if set.entries.iter().any(|entry| entry.decision.ruleset.variant != variant) {
            return Err(Failure::Set(name(), format!("these are not decisions of {variant}")));
        }
        Ok(set)
    }

    /// Writes it in place of what was there, all or nothing.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(&self, file: &Path) -> Result<(), Failure> {
        let mut beside = file.as_os_str().to_owned();
        beside.push(".part");
        fs::write(&beside, self.to_string())
            .and_then(|()| fs::rename(&beside, file))
            .map_err(|error| Failure::File(file.display().to_string(), error))
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.header.iter().try_for_each(|line| writeln!(f, "# {line}"))?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "o----------------------O w65 plakoto\topening\topen\t+0.0512\t24/13 0.0 0.0 432\t24/19 24/18 12.5 3.4 432";

    #[test]
    fn what_is_written_is_read() {
        let text = format!("# how it was made\n{LINE}\n");
        let set = Set::read(&text).unwrap();
        assert_eq!(set.to_string(), text);
        let entry = &set.entries[0];
        assert_eq!((entry.equity, entry.plays.len()), (0.0512, 2));
        assert_eq!(entry.known("24/19 24/18").map(|known| (known.loss, known.error)), Some((12.5, 3.4)));
        assert_eq!(entry.known("24/18 24/19"), None);
        let open = LINE.split_once("\t+").unwrap().0;
        assert_eq!(Set::read(open).unwrap().to_string(), format!("{open}\n"));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        for (from, to, told) in [
            ("w65", "w71", "turn, character"),
            ("opening", "contact", "the phase is opening"),
            ("\topen\t", "\theld\t", "the part is open"),
            ("+0.0512", "nan", "no number"),
            ("0.0 0.0 432", "1.0 0.0 432", "the best play must come first"),
            ("12.5 3.4 432", "12.5", "must be a play"),
            ("3.4 432", "3.4 many", "number of trials"),
        ] {
            let line = LINE.replacen(from, to, 1);
            assert_ne!(line, LINE);
            let error = Set::read(&format!("#\n{line}")).unwrap_err();
            assert!(error.starts_with("line 2: ") && error.contains(told), "{error}");
        }
        assert!(Set::read("o----------------------O w65 plakoto").unwrap_err().contains("phase is missing"));
    }
}
