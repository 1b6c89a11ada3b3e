//! How many tests passed, from what the test runners print.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::fmt;
use std::ops::AddAssign;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Counts {
    /// What to say of a stage.
    pub fn verdict(self) -> &'static str {
        match self {
            Self { failed: 1.., .. } => "FAILED",
            Self { passed: 0, skipped: 1.., .. } => "skipped",
            _ => "ok",
        }
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

/// Reads a line such as `test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; …`, with
/// which each test binary of `cargo test` ends.
pub fn of_cargo_line(line: &str) -> Option<Counts> {
    let (_, parts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let count = |name: &str| {
        parts.split(';').find_map(|part| {
            let (number, word) = part.trim().split_once(' ')?;
            (word == name).then(|| number.parse().ok()).flatten()
        })
    };
    Some(Counts { passed: count("passed")?, failed: count("failed")?, skipped: count("ignored")? })
}

/// Reads the report of Playwright's `json` reporter.
pub fn of_playwright(report: &str) -> Result<Counts> {
    #[derive(Deserialize)]
    struct Report {
        stats: Stats,
    }
    #[derive(Deserialize)]
    struct Stats {
        expected: u64,
        unexpected: u64,
        flaky: u64,
        skipped: u64,
    }
    let Report { stats } = serde_json::from_str(report).context("Playwright's report is not as expected")?;
    Ok(Counts {
        passed: stats.expected,
        // A test that passes now and then has failed.
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_cargo_test() {
        let line = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; \
                    3 filtered out; finished in 0.52s";
        let counts = Counts { passed: 12, failed: 0, skipped: 1 };
        assert_eq!(of_cargo_line(line), Some(counts));

        let line = "test result: FAILED. 2 passed; 31 failed; 0 ignored; 0 measured; \
                    0 filtered out; finished in 1.02s; merged doctests compilation took 0.5s";
        let counts = Counts { passed: 2, failed: 31, skipped: 0 };
        assert_eq!(of_cargo_line(line), Some(counts));
    }

    #[test]
    fn other_lines_count_nothing() {
        for line in [
            "",
            "running 3 tests",
            "test a ... ok",
            "test result: ok.",
            "test result: ok. many passed; 0 failed; 0 ignored",
            "the test result: ok. 1 passed; 0 failed; 0 ignored",
        ] {
            assert_eq!(of_cargo_line(line), None, "{line}");
        }
    }

    #[test]
    fn a_report_of_playwright() {
        let report = r#"{
            "suites": [], "errors": [],
            "stats": {
                "startTime": "2026-01-01T00:00:00.000Z", "duration": 1500.5,
                "expected": 9, "unexpected": 2, "flaky": 1, "skipped": 4
            }
        }"#;
        let counts = Counts { passed: 9, failed: 3, skipped: 4 };
        assert_eq!(of_playwright(report).unwrap(), counts);
        assert!(of_playwright("{}").is_err());
    }

    #[test]
    fn a_verdict() {
        let verdict = |passed, failed, skipped| Counts { passed, failed, skipped }.verdict();
        assert_eq!(verdict(2, 0, 1), "ok");
        assert_eq!(verdict(0, 0, 0), "ok");
        assert_eq!(verdict(0, 0, 2), "skipped");
        assert_eq!(verdict(2, 1, 0), "FAILED");
        assert_eq!(verdict(0, 1, 2), "FAILED");
    }

    #[test]
    fn the_sum_in_words() {
        let mut counts = Counts::default();
        counts += Counts { passed: 3, failed: 1, skipped: 0 };
        assert_eq!(counts.to_string(), "3 passed, 1 failed");
        counts += Counts { passed: 1, failed: 0, skipped: 2 };
        assert_eq!(counts.to_string(), "4 passed, 1 failed, 2 skipped");
    }
}
