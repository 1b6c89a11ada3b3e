//! What a player may have to download.

use crate::offline;
use crate::parts::files;
use anyhow::{Result, ensure};
use std::fs;
use std::io::Write;
use std::path::Path;

/// Files that are weighed together, each packed by Brotli.
struct Part {
    figure: &'static str,
    what: &'static str,
    holds: fn(&Path) -> bool,
}

const PARTS: [Part; 9] = [
    Part {
        figure: "app_wasm_brotli",
        what: "the app's WASM",
        holds: |file| is_apps(file) && has_extension(file, &["wasm"]),
    },
    Part {
        figure: "app_js_brotli",
        what: "the app's JavaScript",
        holds: |file| is_apps(file) && has_extension(file, &["js", "mjs"]),
    },
    Part {
        figure: "worker_brotli",
        what: "the engine",
        holds: |file| is_engines(file) && has_extension(file, &["wasm", "js"]),
    },
    Part {
        figure: "weights_plakoto_brotli",
        what: "Plakoto's weights",
        holds: |file| has_name(file, "plakoto.net"),
    },
    Part { figure: "weights_tapa_brotli", what: "Tapa's weights", holds: |file| has_name(file, "tapa.net") },
    Part {
        figure: "diagram_brotli",
        what: "the diagram",
        holds: |file| is_diagrams(file) && has_extension(file, &["wasm", "js"]),
    },
    Part {
        figure: "editor_brotli",
        what: "the editor",
        holds: |file| is_editors(file) && has_extension(file, &["wasm", "js", "css"]),
    },
    Part {
        figure: "service_worker_brotli",
        what: "the service worker",
        holds: |file| has_name(file, offline::WORKER),
    },
    Part { figure: "later_js_brotli", what: "what the app loads later", holds: is_later },
];

/// What is downloaded at once, by the places in [`PARTS`], and the bytes that it may have.
const BUDGETS: [(&[usize], usize); 10] = [
    (&[0], 143_000),
    (&[1], 7_000),
    (&[2, 3], 420_000),
    (&[2, 4], 420_000),
    (&[3], 360_000),
    (&[4], 360_000),
    (&[5], 75_000),
    (&[6], 130_000),
    (&[7], 8_000),
    (&[8], 3_000),
];

/// Whether a file of `dist/` is in the folder of the engine.
fn is_engines(file: &Path) -> bool {
    file.iter().any(|name| name.to_string_lossy().starts_with("thinker-"))
}

/// Whether it is in the folder of the editor.
fn is_editors(file: &Path) -> bool {
    file.iter().any(|name| name.to_string_lossy().starts_with("editor-"))
}

/// Whether it is the page that documents the diagrams, or only that page loads it.
fn is_pages(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("diagram"))
}

/// Whether every player loads it.
fn is_apps(file: &Path) -> bool {
    let is_apart = is_engines(file) || is_diagrams(file) || is_editors(file) || is_pages(file);
    // The service worker comes when all else is there.
    !is_apart && !is_later(file) && !has_name(file, offline::WORKER)
}

/// Whether the app loads it when it is first wanted (`src/later.js`), which in most games it is not.
fn is_later(file: &Path) -> bool {
    ["guide-panel.js", "sounds.js"].iter().any(|name| has_name(file, name))
}

/// Whether it is one of which a reader loads only that of his language.
fn is_languages(file: &Path) -> bool {
    is_diagrams(file) && has_extension(file, &["wasm"])
}

/// Whether it is one of the files that pages with diagrams load.
fn is_diagrams(file: &Path) -> bool {
    let begins = |start| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start));
    begins("plakoto-diagram") || begins("embed")
}

fn has_extension(file: &Path, extensions: &[&str]) -> bool {
    file.extension().is_some_and(|extension| extensions.iter().any(|one| extension == *one))
}

fn has_name(file: &Path, name: &str) -> bool {
    file.file_name().is_some_and(|own| own == name)
}

/// Prints the figures; an error if one is over its budget.
pub fn check(dist: &Path) -> Result<()> {
    let files = files(dist)?;
    let mut sizes = Vec::new();
    for part in &PARTS {
        let (mut size, mut largest_language) = (0, 0);
        // The folders above `dist/` tell nothing.
        for file in files.iter().filter(|file| (part.holds)(file.strip_prefix(dist).unwrap_or(file))) {
            let packed = brotli_size(&fs::read(file)?)?;
            if is_languages(file) {
                largest_language = largest_language.max(packed);
            } else {
                size += packed;
            }
        }
        size += largest_language;
        println!("figure {} {}", part.figure, kilobytes(size));
        sizes.push(size);
    }
    let faults = faults(&sizes);
    ensure!(faults.is_empty(), "over budget: {}", faults.join("; "));
    Ok(())
}

/// What is missing or too large, by the sizes of the [`PARTS`].
fn faults(sizes: &[usize]) -> Vec<String> {
    let missing = PARTS.iter().zip(sizes).filter(|(_, size)| **size == 0);
    let missing = missing.map(|(part, _)| format!("{} is missing", part.what));
    let too_large = BUDGETS.iter().filter_map(|(parts, most)| {
        let size: usize = parts.iter().map(|part| sizes[*part]).sum();
        let what: Vec<&str> = parts.iter().map(|part| PARTS[*part].what).collect();
        (size > *most).then(|| {
            format!(
                "{} is {} with Brotli, and may be {}",
                what.join(" with "),
                kilobytes(size),
                kilobytes(*most)
            )
        })
    });
    missing.chain(too_large).collect()
}

fn kilobytes(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
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
        assert_eq!(kilobytes(138_000), "138.0 kB");
    }

    #[test]
    fn what_is_downloaded_at_once_is_weighed_together() {
        assert_eq!(
            faults(&[143_000, 7_000, 100_000, 320_000, 320_000, 75_000, 130_000, 8_000, 3_000]),
            [""; 0]
        );
        assert_eq!(
            faults(&[143_001, 0, 100_001, 320_000, 1, 75_001, 1, 1, 1]),
            [
                "the app's JavaScript is missing",
                "the app's WASM is 143.0 kB with Brotli, and may be 143.0 kB",
                "the engine with Plakoto's weights is 420.0 kB with Brotli, and may be 420.0 kB",
                "the diagram is 75.0 kB with Brotli, and may be 75.0 kB",
            ]
        );
        assert_eq!(faults(&[1, 1, 1, 1, 360_001, 1, 1, 1, 1]).len(), 1);
    }

    #[test]
    fn what_is_loaded_apart_is_weighed_apart() {
        for (file, part) in [
            ("plakoto-web-1b_bg.wasm", 0),
            ("snippets/plakoto-web-1/link.js", 1),
            ("thinker-01/engine_bg.wasm", 2),
            ("thinker-01/thinker.js", 2),
            ("thinker-01/plakoto.net", 3),
            ("thinker-01/tapa.net", 4),
            ("plakoto-diagram.js", 5),
            ("embed.js", 5),
            ("plakoto-diagram-de-01.wasm", 5),
            ("editor-01/editor_bg.wasm", 6),
            ("sw.js", 7),
            ("offline.js", 1),
            ("looks.js", 1),
            ("guide-panel.js", 8),
            ("sounds.js", 8),
            ("editor-01/snippets/plakoto-editor-1/src/files.js", 6),
        ] {
            let holding: Vec<usize> =
                (0..PARTS.len()).filter(|one| (PARTS[*one].holds)(Path::new(file))).collect();
            assert_eq!(holding, [part], "{file}");
        }
        assert!(!is_apps(Path::new("diagram.js")), "only its page loads it");
    }

    #[test]
    fn packing_finds_what_repeats() {
        assert!(brotli_size(&[7; 10_000]).unwrap() < 50);
    }
}
