//! The release: a static folder that works wherever a file server puts it.

use crate::programs::{cargo_home, command, root, run};
use crate::{budget, diagram, editor, first, guide, imports, offline, thinker, tools};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

pub fn dist() -> PathBuf {
    root().join("dist")
}

pub fn build() -> Result<()> {
    // A failed build must not leave an older one to be tested or played.
    let dist = dist();
    if dist.exists() {
        fs::remove_dir_all(&dist).with_context(|| format!("{} stays", dist.display()))?;
    }
    let mut trunk = command("trunk --skip-version-check build --release --cargo-profile web");
    // Trunk takes this variable for a flag of its own and stops at the usual value, 1.
    trunk.env_remove("NO_COLOR");
    trunk.env("CARGO_ENCODED_RUSTFLAGS", without_folders());
    run(&mut trunk).with_context(|| format!("Trunk {} could not build", tools::TRUNK))?;
    imports::shorten(&dist)?;
    thinker::build(&dist)?;
    diagram::build(&dist)?;
    editor::build(&dist)?;
    guide::build(&dist)?;
    first::build(&dist)?;
    // It lists the rest.
    offline::build(&dist)?;
    budget::check(&dist)
}

/// Leaves the builder's folders out of the messages in the WASM: they are nobody's business, and
/// make it larger. Flags are divided as Cargo wants them.
pub fn without_folders() -> String {
    let sources = cargo_home().map(|home| home.join("registry/src"));
    let folders = sources.iter().map(PathBuf::as_path).chain([root()]);
    let flags: Vec<String> =
        folders.map(|folder| format!("--remap-path-prefix={}/=", folder.display())).collect();
    flags.join("\u{1f}")
}
