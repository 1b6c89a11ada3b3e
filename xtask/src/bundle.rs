//! The release: a static folder that works wherever a file server puts it.

use crate::programs::{cargo_home, command, root, run, target};
use crate::{budget, diagram, editor, first, guide, imports, offline, scripts, thinker, tools};
use anyhow::{Context, Result};
use std::fs;
use std::path::PathBuf;

pub fn dist() -> PathBuf {
    root().join("dist")
}

pub fn build() -> Result<()> {
    // A failed build must not leave an older one to be tested or played, nor an older one its scripts to this.
    let dist = dist();
    for older in [&dist, &target().join("wasm-bindgen")] {
        if older.exists() {
            fs::remove_dir_all(older).with_context(|| format!("{} stays", older.display()))?;
        }
    }
    let mut trunk = command("trunk --skip-version-check build --release --cargo-profile web");
    // Trunk takes this variable for a flag of its own and stops at the usual value, 1.
    trunk.env_remove("NO_COLOR");
    trunk.env("CARGO_ENCODED_RUSTFLAGS", without_folders());
    run(&mut trunk).with_context(|| format!("Trunk {} could not build", tools::TRUNK))?;
    imports::shorten(&dist)?;
    scripts::pack(&dist)?;
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
