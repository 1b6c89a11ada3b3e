//! The engine's module, in a folder of its own beside the app.

use crate::programs::{command, root, run, target};
use crate::{bundle, parts, tools};
use anyhow::{Result, ensure};
use std::fs;
use std::path::Path;

/// The folder as Trunk writes it into the page, before its content is known.
const IN_PAGE: &str = "\"./thinker/\"";

/// The games, by the names of their weights.
pub const GAMES: [&str; 2] = ["plakoto", "tapa"];

/// Builds it into `dist/`, and tells the page where.
pub fn build(dist: &Path) -> Result<()> {
    let made = target().join("thinker-module");
    if made.exists() {
        fs::remove_dir_all(&made)?;
    }
    compile(&made)?;
    parts::copy(&root().join("crates/thinker/thinker.js"), &made.join("thinker.js"))?;
    for game in GAMES {
        let weights = format!("{game}.net");
        parts::copy(&root().join("crates/engine/weights").join(&weights), &made.join(&weights))?;
    }
    let folder = parts::place(dist, "thinker", &made)?;
    let page = dist.join("index.html");
    let text = fs::read_to_string(&page)?;
    ensure!(text.contains(IN_PAGE), "{} does not name the engine's folder", page.display());
    fs::write(&page, text.replace(IN_PAGE, &format!("\"./{folder}/\"")))?;
    Ok(())
}

/// Compiles it with SIMD, which all current browsers have; in an older one there is no engine.
fn compile(made: &Path) -> Result<()> {
    let mut cargo = command("cargo build --package plakoto-thinker --bin thinker --features browser");
    cargo.args(["--profile", "thinker", "--target", tools::WASM_TARGET]);
    let flags = ["-Ctarget-feature=+simd128".into(), bundle::without_folders()].join("\u{1f}");
    run(cargo.env("CARGO_ENCODED_RUSTFLAGS", flags))?;
    let compiled = target().join(tools::WASM_TARGET).join("thinker/thinker.wasm");
    let mut bindgen = command("wasm-bindgen --target web --no-typescript --out-name engine --out-dir");
    run(bindgen.arg(made).arg(compiled))?;
    let mut optimise = command("wasm-opt -O3");
    let module = made.join("engine_bg.wasm");
    run(optimise.arg(&module).arg("-o").arg(&module))
}
