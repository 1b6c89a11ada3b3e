//! Benchmarks that compare what runs here with what runs in a browser.

use crate::programs::{command, output, root, run as run_program, target, watch};
use crate::{bundle, serve, setup};
use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use std::fs;
use std::path::Path;
use std::process::Command;

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Subject {
    /// The engine: evaluations a second here and in Chromium, and how long plays take there
    Engine,
    /// The pages: how soon the app is there in Chromium, with a network and without; what 30 diagrams cost a
    /// page, beside one of them and beside 30 frames; and what Lighthouse says
    Web,
}

/// Questions: rankings with one ply, with two, and choices of full strength.
const QUESTIONS: &str = "2000 300 40";

/// Measures the release in `dist/`.
pub fn run(subject: Subject) -> Result<()> {
    match subject {
        Subject::Engine => engine(),
        Subject::Web => {
            of_release("start.mjs")?;
            crowd()?;
            of_release("lighthouse/lighthouse.mjs")
        }
    }
}

/// Runs a script that serves the release itself too.
fn of_release(script: &str) -> Result<()> {
    run_program(in_chromium(script, &bundle::dist())?.arg(bundle::dist()))
}

fn engine() -> Result<()> {
    run_program(&mut command("cargo build --release --package plakoto-thinker --examples"))?;
    let cargo = "cargo run --quiet --release --package plakoto-thinker --example";
    let exchange = output(&mut command(&format!("{cargo} exchange -- {QUESTIONS}")))
        .context("the questions could not be written")?;
    let file = target().join("exchange");
    fs::write(&file, exchange)?;

    let mut figures = Figures::default();
    figures.of(command(&format!("{cargo} pace")).arg("--").arg(&file))?;
    let mut node = in_chromium("pace.mjs", &bundle::dist())?;
    figures.of(node.arg(&file))?;

    let (native, wasm) =
        (figures.native.context("no figure native")?, figures.wasm.context("no figure of WASM")?);
    println!("figure wasm_to_native {:.2}", wasm / native);
    Ok(())
}

/// A diagram as a page has it.
const SERIES: &str = r#"<plakoto-diagram plays="65: 24/19 24/18; 31: 24/23 24/21">
  <ol>
    <li>The start. White to play.</li>
    <li>White rolls 6-5 and plays 24/19 24/18.</li>
    <li>Black rolls 3-1 and plays 24/23 24/21.</li>
  </ol>
</plakoto-diagram>
"#;

/// The same two plays from one of 55 positions, so that no two diagrams of a page show the same board.
fn differing(index: usize) -> String {
    let mut points = ['-'; 24];
    (points[0], points[23]) = ('j', 'J');
    (points[1 + index % 5], points[6 + index % 11]) = ('e', 'E');
    let position = String::from_iter(points);
    SERIES.replace("<plakoto-diagram", &format!("<plakoto-diagram position=\"{position}\" turn=\"w\""))
}

/// The same in a frame.
const FRAME: &str = r#"<iframe src="embed.html?plays=65:+24/19+24/18;+31:+24/23+24/21&amp;caption=The+start.+White+to+play.&amp;caption=White+rolls+6-5+and+plays+24/19+24/18.&amp;caption=Black+rolls+3-1+and+plays+24/23+24/21." title="Plakoto" width="640" height="640"></iframe>
"#;

const LOADED: &str = r#"<link rel="stylesheet" href="plakoto-diagram.css">
<script type="module" src="plakoto-diagram.js"></script>
"#;

/// How many diagrams a full page has.
const MANY: usize = 30;

/// Pages with nothing, with a diagram, with many, with many that differ, and with as many frames.
fn crowd() -> Result<()> {
    let site = target().join("crowd");
    if site.exists() {
        fs::remove_dir_all(&site)?;
    }
    fs::create_dir_all(&site)?;
    for entry in fs::read_dir(bundle::dist()).context("there is no dist/ to measure")? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if ["plakoto-diagram", "embed", "favicon"].iter().any(|start| name.starts_with(start)) {
            fs::copy(entry.path(), site.join(&name))?;
        }
    }
    let pages = [
        ("none", "", String::new()),
        ("one", LOADED, SERIES.into()),
        ("many", LOADED, SERIES.repeat(MANY)),
        ("differing", LOADED, (0..MANY).map(differing).collect()),
        ("frames", "", FRAME.repeat(MANY)),
    ];
    for (name, head, body) in pages {
        let page = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{name}</title>\n\
             <link rel=\"icon\" href=\"favicon.svg\">\n{head}</head>\n<body>\n{body}</body>\n</html>\n"
        );
        fs::write(site.join(format!("{name}.html")), page)?;
    }
    run_program(in_chromium("crowd.mjs", &site)?.arg(MANY.to_string()))
}

/// A script of the browser tests, with the address at which a folder is served.
pub fn in_chromium(script: &str, folder: &Path) -> Result<Command> {
    let listener = serve::listen(0)?;
    let address = format!("http://{}/", listener.local_addr()?);
    let folder = folder.to_path_buf();
    std::thread::spawn(move || serve::serve_folder(&folder, listener, "/"));
    let chromium = setup::chromium().context("there is no Chromium")?;
    let mut node = command("node");
    node.arg(script).arg(&address).current_dir(root().join("e2e")).env("CHROMIUM", chromium);
    Ok(node)
}

/// Those that are compared.
#[derive(Default)]
struct Figures {
    native: Option<f64>,
    wasm: Option<f64>,
}

impl Figures {
    /// Runs a program that prints figures.
    fn of(&mut self, program: &mut Command) -> Result<()> {
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
