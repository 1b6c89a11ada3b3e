//! Benchmarks that compare what runs here with what runs in a browser.

use crate::programs::{command, output, root, run as run_program, target, watch};
use crate::{serve, setup};
use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use std::fs;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Subject {
    /// The engine: evaluations a second here and in Chromium, and how long plays take there
    Engine,
}

/// Questions: rankings with one ply, with two, and choices of full strength.
const QUESTIONS: &str = "2000 300 40";

/// Measures the release in `dist/`.
pub fn run(subject: Subject) -> Result<()> {
    let Subject::Engine = subject;
    run_program(&mut command("cargo build --release --package plakoto-thinker --examples"))?;
    let cargo = "cargo run --quiet --release --package plakoto-thinker --example";
    let exchange = output(&mut command(&format!("{cargo} exchange -- {QUESTIONS}")))
        .context("the questions could not be written")?;
    let file = target().join("exchange");
    fs::write(&file, exchange)?;

    let mut figures = Figures::default();
    figures.of(command(&format!("{cargo} pace")).arg("--").arg(&file))?;
    let listener = serve::listen(0)?;
    let address = format!("http://{}/", listener.local_addr()?);
    std::thread::spawn(move || serve::serve(listener, "/"));
    let chromium = setup::chromium().context("there is no Chromium")?;
    let mut node = command("node pace.mjs");
    node.arg(&address).arg(&file).current_dir(root().join("e2e")).env("CHROMIUM", chromium);
    figures.of(&mut node)?;

    let (native, wasm) =
        (figures.native.context("no figure native")?, figures.wasm.context("no figure of WASM")?);
    println!("figure wasm_to_native {:.2}", wasm / native);
    Ok(())
}

/// Those that are compared.
#[derive(Default)]
struct Figures {
    native: Option<f64>,
    wasm: Option<f64>,
}

impl Figures {
    /// Runs a program that prints figures.
    fn of(&mut self, program: &mut std::process::Command) -> Result<()> {
        let status = watch(program, |line| self.read(line))?;
        ensure!(status.success(), "the benchmark failed ({status})");
        Ok(())
    }

    fn read(&mut self, line: &str) {
        let mut words = line.split(' ');
        let (Some("figure"), Some(name), Some(value)) = (words.next(), words.next(), words.next()) else {
            return;
        };
        match name {
            "native_evaluations" => self.native = value.parse().ok(),
            "wasm_evaluations" => self.wasm = value.parse().ok(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_from_lines() {
        let mut figures = Figures::default();
        for line in ["figure native_evaluations 8000000 /s", "figure other 3 ms", "wasm_evaluations 1 /s", ""]
        {
            figures.read(line);
        }
        assert_eq!((figures.native, figures.wasm), (Some(8e6), None));
    }
}
