//! The tools outside of Cargo.lock and package-lock.json, with their versions.

use crate::programs;
use anyhow::{Context, Result};
use serde::Deserialize;

pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Later ones want a newer Rust.
pub const TRUNK: &str = "0.21.14";

/// The npm package that brings `wasm-opt`; a later one is fine too.
pub const BINARYEN: u32 = 132;

/// Names that Chromium goes by, and browsers that do as well.
pub const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Names that Firefox goes by.
pub const FIREFOX: [&str; 2] = ["firefox-esr", "firefox"];

/// The crate that drives Firefox; any other version is fine too.
pub const GECKODRIVER: &str = "0.37.1";

/// The version that the bindings' command line tool must have: the library's, to the digit.
pub fn wasm_bindgen() -> Result<String> {
    let lock = programs::root().join("Cargo.lock");
    let text =
        std::fs::read_to_string(&lock).with_context(|| format!("{} could not be read", lock.display()))?;
    locked_version(&text, "wasm-bindgen")
}

fn locked_version(lock: &str, name: &str) -> Result<String> {
    #[derive(Deserialize)]
    struct Lock {
        package: Vec<Package>,
    }
    #[derive(Deserialize)]
    struct Package {
        name: String,
        version: String,
    }
    let lock: Lock = toml::from_str(lock).context("Cargo.lock is broken")?;
    lock.package
        .into_iter()
        .find(|package| package.name == name)
        .map(|package| package.version)
        .with_context(|| format!("Cargo.lock has no {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
version = 4

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.1"

[[package]]
name = "wasm-bindgen"
version = "0.2.130"
dependencies = ["wasm-bindgen-macro"]
"#;

    #[test]
    fn the_lock_file_names_the_version() {
        assert_eq!(locked_version(LOCK, "wasm-bindgen").unwrap(), "0.2.130");
        assert!(locked_version(LOCK, "wasm").is_err());
        assert!(locked_version("[[package]", "wasm-bindgen").is_err());
    }
}
