//! The engine's module: a folder of its own beside the app, named by its content, so that a browser
//! never takes an old part of it for a new one.

use crate::programs::{command, root, run, target};
use crate::{bundle, tools};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

/// The folder as Trunk writes it into the page, before its content is known.
const IN_PAGE: &str = "\"./thinker/\"";

/// The games, by the names of their weights.
pub const GAMES: [&str; 2] = ["plakoto", "tapa"];

/// Builds it into `dist/`, and tells the page where.
pub fn build(dist: &Path) -> Result<()> {
    let parts = target().join("thinker-module");
    if parts.exists() {
        fs::remove_dir_all(&parts)?;
    }
    compile(&parts)?;
    copy(&root().join("crates/thinker/thinker.js"), &parts.join("thinker.js"))?;
    for game in GAMES {
        let weights = format!("{game}.net");
        copy(&root().join("crates/engine/weights").join(&weights), &parts.join(&weights))?;
    }
    let folder = format!("thinker-{:016x}", hash(&parts)?);
    let place = dist.join(&folder);
    fs::create_dir(&place)?;
    for file in files(&parts)? {
        copy(&file, &place.join(file.file_name().context("a file has a name")?))?;
    }
    let page = dist.join("index.html");
    let text = fs::read_to_string(&page)?;
    ensure!(text.contains(IN_PAGE), "{} does not name the engine's folder", page.display());
    fs::write(&page, text.replace(IN_PAGE, &format!("\"./{folder}/\"")))?;
    Ok(())
}

/// Compiles it with SIMD, which all current browsers have; in an older one there is no engine.
fn compile(parts: &Path) -> Result<()> {
    let mut cargo = command("cargo build --package plakoto-thinker --bin thinker --features browser");
    cargo.args(["--profile", "thinker", "--target", tools::WASM_TARGET]);
    let flags = ["-Ctarget-feature=+simd128".into(), bundle::without_folders()].join("\u{1f}");
    run(cargo.env("CARGO_ENCODED_RUSTFLAGS", flags))?;
    let compiled = target().join(tools::WASM_TARGET).join("thinker/thinker.wasm");
    let mut bindgen = command("wasm-bindgen --target web --no-typescript --out-name engine --out-dir");
    run(bindgen.arg(parts).arg(compiled))?;
    let mut optimise = command("wasm-opt -O3");
    let module = parts.join("engine_bg.wasm");
    run(optimise.arg(&module).arg("-o").arg(&module))
}

/// The same content has the same number.
fn hash(folder: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for file in files(folder)? {
        file.file_name().hash(&mut hasher);
        fs::read(&file)?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// In the order of their names.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} is missing", folder.display()))?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    Ok(files)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::copy(from, to).with_context(|| format!("{} could not be copied", from.display()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_content_or_name_is_another_folder() {
        let folder = std::env::temp_dir().join(format!("xtask-hash-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let mut seen = Vec::new();
        for (name, content) in [("a", "1"), ("a", "2"), ("b", "2")] {
            fs::write(folder.join(name), content).unwrap();
            let hash_now = hash(&folder).unwrap();
            assert_eq!(hash(&folder).unwrap(), hash_now);
            assert!(!seen.contains(&hash_now));
            seen.push(hash_now);
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}
