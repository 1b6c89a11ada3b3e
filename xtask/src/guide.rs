//! The guide: a page a language, which `plakoto-guide` writes, with their styles.

use crate::programs::{command, root, run};
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Builds it into `dist/`.
pub fn build(dist: &Path) -> Result<()> {
    run(command("cargo run --package plakoto-guide --bin plakoto-guide --").arg(dist))?;
    let read = |name: &str| {
        let path = root().join(name);
        fs::read_to_string(&path).with_context(|| format!("{} is missing", path.display()))
    };
    // The app has the colours already; the page has not.
    let page = [read("style/colours.css")?, read("crates/guide/page.css")?].join("\n");
    fs::write(dist.join("guide-page.css"), page)?;
    fs::write(dist.join("guide.css"), read("crates/guide/guide.css")?)?;
    Ok(())
}
