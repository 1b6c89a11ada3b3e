//! The whole test: stage after stage, all of them even when one fails.

use crate::counts::{self, Counts};
use crate::programs::{command, root, run as run_program, target, watch};
use crate::setup::{self, Need};
use crate::{bundle, single, tools};
use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Part {
    /// Format, lints, docs, tests without a browser
    Rust,
    /// The build and the tests of it in a browser
    Browser,
    /// Tests of the `dist/` that is there in Firefox and WebKitGTK
    OtherBrowsers,
}

struct Stage {
    name: &'static str,
    part: Part,
    work: Work,
}

enum Work {
    /// Right or wrong; counts only when it is wrong.
    Check(fn() -> Result<()>),
    /// Counts its tests, of which there must be some.
    Tests(fn() -> Result<Counts>),
    /// Counts its tests, of which all may be skipped.
    SkippedTests(fn() -> Result<Counts>),
}

impl Work {
    fn run(&self) -> Result<Counts> {
        match self {
            Self::Check(check) => check().map(|()| Counts::default()),
            Self::Tests(tests) => {
                let counts = tests()?;
                ensure!(counts.passed + counts.failed > 0, "no test was run");
                Ok(counts)
            }
            Self::SkippedTests(tests) => {
                let counts = tests()?;
                ensure!(counts != Counts::default(), "no test was run or skipped");
                Ok(counts)
            }
        }
    }
}

const STAGES: [Stage; 12] = [
    Stage {
        name: "set-up for checks",
        part: Part::Rust,
        work: Work::Check(|| setup::prepare(&[Need::Checks])),
    },
    Stage { name: "format", part: Part::Rust, work: Work::Check(|| cargo("fmt --all --check")) },
    Stage { name: "lints", part: Part::Rust, work: Work::Check(lints) },
    Stage { name: "docs", part: Part::Rust, work: Work::Check(docs) },
    Stage { name: "Rust tests", part: Part::Rust, work: Work::Tests(rust_tests) },
    Stage { name: "fuzz targets", part: Part::Rust, work: Work::Check(fuzz_targets) },
    Stage {
        name: "set-up for the browser",
        part: Part::Browser,
        work: Work::Check(|| setup::prepare(&[Need::Bundle, Need::Browser])),
    },
    Stage { name: "build", part: Part::Browser, work: Work::Check(bundle::build) },
    Stage { name: "single file", part: Part::Browser, work: Work::Check(single::build) },
    Stage { name: "browser tests", part: Part::Browser, work: Work::Tests(browser_tests) },
    Stage {
        name: "set-up for other browsers",
        part: Part::OtherBrowsers,
        work: Work::Check(|| setup::prepare(&[Need::OtherBrowsers])),
    },
    Stage { name: "other browsers", part: Part::OtherBrowsers, work: Work::SkippedTests(other_browsers) },
];

/// Runs the stages and ends with the sum on a line of its own, which is the last.
pub fn run(only: Option<Part>) -> ExitCode {
    let mut sum = Counts::default();
    let mut failures = Vec::new();
    for Stage { name, work, .. } in STAGES.iter().filter(|stage| only.is_none_or(|part| part == stage.part)) {
        println!("\n== {name}");
        let start = Instant::now();
        let counts = work.run().unwrap_or_else(|error| {
            println!("error: {error:#}");
            Counts { failed: 1, ..Counts::default() }
        });
        let verdict = counts.verdict();
        let seconds = start.elapsed().as_secs_f64();
        let mut line = format!("{name}: {verdict}, {seconds:.1} s");
        if !matches!(work, Work::Check(_)) {
            line += &format!(", {counts}");
        }
        println!("== {line}");
        if counts.failed > 0 {
            failures.push(line);
        }
        sum += counts;
    }
    println!();
    for failure in &failures {
        println!("{failure}");
    }
    println!("{sum}");
    if failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn cargo(arguments: &str) -> Result<()> {
    run_program(&mut command(&format!("cargo {arguments}")))
}

fn lints() -> Result<()> {
    cargo("clippy --workspace --all-targets --all-features -- -D warnings")?;
    // The rest of the workspace switches the rules' features on; other users need not.
    cargo("clippy --package plakoto-rules --no-default-features -- -D warnings")?;
    let target = tools::WASM_TARGET;
    cargo(&format!("clippy --package plakoto-web --target {target} -- -D warnings"))?;
    for module in ["plakoto-thinker", "plakoto-diagram", "plakoto-editor"] {
        cargo(&format!("clippy --package {module} --features browser --target {target} -- -D warnings"))?;
    }
    Ok(())
}

fn docs() -> Result<()> {
    let mut doc = command("cargo doc --workspace --no-deps --all-features");
    run_program(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

fn rust_tests() -> Result<Counts> {
    let mut counts = Counts::default();
    let mut test = command("cargo test --workspace --all-features --no-fail-fast");
    let status = watch(&mut test, |line| {
        if let Some(more) = counts::of_cargo_line(line) {
            counts += more;
        }
    })?;
    Ok(or_failed(counts, status.success()))
}

/// They need a nightly compiler to run, but not to be kept compiling.
fn fuzz_targets() -> Result<()> {
    for manifest in
        ["crates/rules/fuzz/Cargo.toml", "crates/diagram/fuzz/Cargo.toml", "crates/lab/fuzz/Cargo.toml"]
    {
        let mut check = command(&format!("cargo check --manifest-path {manifest} --target-dir"));
        // What they have in common is compiled once.
        check.arg(target().join("fuzz"));
        run_program(check.env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}

fn browser_tests() -> Result<Counts> {
    in_chromium(&[])
}

/// Takes the pictures anew that the browser tests hold every view against.
pub fn sights() -> Result<()> {
    let counts = in_chromium(&["sights.spec.ts", "--update-snapshots"])?;
    ensure!(counts.failed == 0, "not every view could be seen");
    Ok(())
}

fn in_chromium(arguments: &[&str]) -> Result<Counts> {
    let chromium = setup::chromium().context("there is no Chromium")?;
    playwright(arguments, "report.json", ("CHROMIUM", &chromium))
}

/// A browser that is not there counts as one skipped test.
fn other_browsers() -> Result<Counts> {
    let mut projects = Vec::new();
    let mut skipped = 0;
    let firefox = setup::firefox();
    for (project, there) in [("firefox", firefox.is_some()), ("webkit", setup::webkit())] {
        if there {
            projects.extend(["--project", project]);
        } else {
            println!("{project} is not there: its tests are skipped");
            skipped += 1;
        }
    }
    let mut counts = Counts { skipped, ..Counts::default() };
    if !projects.is_empty() {
        let arguments = [&["--config", "other"], &*projects].concat();
        counts += playwright(&arguments, "other.json", ("FIREFOX", &firefox.unwrap_or_default()))?;
    }
    Ok(counts)
}

/// Runs tests of the release in `dist/`, and counts them by the report that they leave.
fn playwright(arguments: &[&str], report: &str, browser: (&str, &Path)) -> Result<Counts> {
    ensure!(bundle::dist().join("index.html").exists(), "there is no dist/ to test");
    let folder = root().join("e2e");
    let report = folder.join("test-results").join(report);
    if report.exists() {
        fs::remove_file(&report)?;
    }
    let mut test = command("node");
    test.arg(folder.join("node_modules/.bin/playwright")).arg("test").args(arguments);
    let status = watch(test.current_dir(folder).env(browser.0, browser.1), |_| ())?;
    let text = fs::read_to_string(&report).context("Playwright left no report")?;
    Ok(or_failed(counts::of_playwright(&text)?, status.success()))
}

/// A runner that fails without a failed test, as when one does not compile, has failed once.
fn or_failed(mut counts: Counts, success: bool) -> Counts {
    if !success && counts.failed == 0 {
        counts.failed = 1;
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_without_a_test_fails() {
        let none = Work::Tests(|| Ok(Counts::default()));
        assert!(none.run().is_err());
        let skipped = Work::Tests(|| Ok(Counts { skipped: 3, ..Counts::default() }));
        assert!(skipped.run().is_err());
        assert!(Work::SkippedTests(|| Ok(Counts::default())).run().is_err());
        let skipped = Work::SkippedTests(|| Ok(Counts { skipped: 3, ..Counts::default() }));
        assert_eq!(skipped.run().unwrap().skipped, 3);
        let nothing_to_count = Work::Check(|| Ok(()));
        assert!(nothing_to_count.run().is_ok());
    }

    #[test]
    fn a_runner_that_fails_is_a_failure() {
        let passed = Counts { passed: 5, ..Counts::default() };
        assert_eq!(or_failed(passed, true), passed);
        assert_eq!(or_failed(passed, false).failed, 1);
        let failed = Counts { failed: 2, ..passed };
        assert_eq!(or_failed(failed, false), failed);
    }
}
