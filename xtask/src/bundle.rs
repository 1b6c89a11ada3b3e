//! The release: a static folder that works wherever a file server puts it.

use crate::programs::{command, root, run};
use crate::{budget, tools};
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
    run(&mut trunk).with_context(|| format!("Trunk {} could not build", tools::TRUNK))?;
    budget::check(&dist)
}
