//! What a player may have to download.

use anyhow::{Context, Result, bail};
use std::fs;
use std::io::Write;
use std::path::Path;

struct Budget {
    figure: &'static str,
    what: &'static str,
    extensions: &'static [&'static str],
    /// Of all such files together, each packed by Brotli.
    bytes: usize,
}

const BUDGETS: [Budget; 2] = [
    Budget { figure: "app_wasm_brotli", what: "WASM", extensions: &["wasm"], bytes: 130_000 },
    Budget { figure: "app_js_brotli", what: "JavaScript", extensions: &["js", "mjs"], bytes: 12_000 },
];

/// Prints the figures; an error if one is over its budget.
pub fn check(dist: &Path) -> Result<()> {
    let mut over = Vec::new();
    for budget in &BUDGETS {
        let bytes = packed_size(dist, budget.extensions)?;
        println!("figure {} {}", budget.figure, kilobytes(bytes));
        if bytes > budget.bytes {
            over.push(format!(
                "{} is {} with Brotli, and may be {}",
                budget.what,
                kilobytes(bytes),
                kilobytes(budget.bytes)
            ));
        }
        if bytes == 0 {
            over.push(format!("{} holds no {}", dist.display(), budget.what));
        }
    }
    if !over.is_empty() {
        bail!("over budget: {}", over.join("; "));
    }
    Ok(())
}

fn kilobytes(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}

fn packed_size(folder: &Path, extensions: &[&str]) -> Result<usize> {
    let mut sum = 0;
    let entries = fs::read_dir(folder).with_context(|| format!("{} is missing", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            sum += packed_size(&path, extensions)?;
        } else if path.extension().is_some_and(|ext| extensions.iter().any(|one| ext == *one)) {
            sum += brotli_size(&fs::read(&path)?)?;
        }
    }
    Ok(sum)
}

/// The size that a file server can reach: the best quality, the usual window.
fn brotli_size(bytes: &[u8]) -> Result<usize> {
    let mut packer = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
    packer.write_all(bytes)?;
    Ok(packer.into_inner().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kilobyte_has_1000_bytes() {
        assert_eq!(kilobytes(0), "0.0 kB");
        assert_eq!(kilobytes(999), "0.9 kB");
        assert_eq!(kilobytes(41_234), "41.2 kB");
        assert_eq!(kilobytes(130_000), "130.0 kB");
    }

    #[test]
    fn packing_finds_what_repeats() {
        assert!(brotli_size(&[7; 10_000]).unwrap() < 50);
    }
}
