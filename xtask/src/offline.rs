//! What lets the release work without a network: its service worker, which knows every file by its
//! content, and the pictures that systems want of an app that is installed.

use crate::parts::files;
use crate::programs::{root, run};
use crate::{bench, bundle, scripts};
use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The service worker. It lies beside the pages, since it serves only what is below it.
pub const WORKER: &str = "sw.js";
/// What the pages load to have it.
const PAGES: &str = "offline.js";

/// Builds it into `dist/`, when all else is there.
pub fn build(dist: &Path) -> Result<()> {
    let scripts = root().join("src/offline");
    let read = |name| {
        let file = scripts.join(name);
        fs::read_to_string(&file).with_context(|| format!("{} is missing", file.display()))
    };
    fs::write(dist.join(PAGES), scripts::packed(&read(PAGES)?)?)?;
    let listed = list(dist)?;
    let mut size = 0;
    for path in listed.keys() {
        size += fs::metadata(dist.join(path))?.len();
    }
    println!("figure offline_files {}", listed.len());
    println!("figure offline_size {} kB", size.div_ceil(1000));
    fs::write(dist.join(WORKER), worker(&listed, &read(WORKER)?)?)?;
    Ok(())
}

/// The SHA-256 of every file by its path, as browsers write it.
fn list(dist: &Path) -> Result<BTreeMap<String, String>> {
    let mut listed = BTreeMap::new();
    for file in files(dist)? {
        let names: Vec<&str> =
            file.strip_prefix(dist)?.iter().map(|name| name.to_str().unwrap_or_default()).collect();
        let path = names.join("/");
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_./".contains(&byte);
        ensure!(path.bytes().all(plain), "an address would write {} otherwise", file.display());
        if path != WORKER {
            listed.insert(path, BASE64_STANDARD.encode(Sha256::digest(fs::read(&file)?)));
        }
    }
    ensure!(listed.contains_key("index.html"), "there is no page to be kept");
    Ok(listed)
}

/// The whole script: the version, which is another one for other files or another script, and the files.
fn worker(files: &BTreeMap<String, String>, script: &str) -> Result<String> {
    let files = serde_json::to_string(files)?;
    let hash = Sha256::new().chain_update(&files).chain_update(script).finalize();
    let version: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("const VERSION = \"{version}\";\nconst FILES = {files};\n{script}"))
}

/// Draws the icons and screenshots anew.
pub fn pictures() -> Result<()> {
    run(bench::in_chromium("pictures.mjs", &bundle::dist())?.arg(root().join("public/icons")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::Colours;
    use serde_json::Value;

    #[test]
    fn every_file_is_listed_by_its_content() {
        let dist = std::env::temp_dir().join(format!("xtask-offline-{}", std::process::id()));
        fs::create_dir_all(dist.join("in")).unwrap();
        for (name, content) in [("index.html", "page"), ("in/a.js", ""), (WORKER, "an older one")] {
            fs::write(dist.join(name), content).unwrap();
        }
        let listed = list(&dist).unwrap();
        // The hash of nothing is known.
        assert_eq!(listed["in/a.js"], "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(listed.keys().collect::<Vec<_>>(), ["in/a.js", "index.html"]);
        fs::write(dist.join("in/a b"), "").unwrap();
        assert!(list(&dist).is_err(), "an address writes it as a%20b");
        fs::remove_dir_all(&dist).unwrap();
    }

    #[test]
    fn whatever_changes_is_another_version() {
        let version = |hash: &str, script: &str| {
            let made = worker(&BTreeMap::from([("index.html".into(), hash.into())]), script).unwrap();
            made.lines().next().unwrap().to_string()
        };
        assert_eq!(version("1", "a"), version("1", "a"));
        assert_ne!(version("1", "a"), version("2", "a"));
        assert_ne!(version("1", "a"), version("1", "b"));
    }

    /// What the manifest names is there, in the size that it names, and it is coloured as the page is.
    #[test]
    fn the_manifest_tells_the_truth() {
        let public = root().join("public");
        let read = |path: &Path| fs::read_to_string(path).unwrap();
        let manifest: Value = serde_json::from_str(&read(&public.join("manifest.webmanifest"))).unwrap();
        let page = read(&root().join("index.html"));
        let colours = Colours::read(&read(&root().join("style/colours.css"))).unwrap();
        let paper = colours.day.iter().find(|(name, _)| name == "page").map(|(_, value)| value.as_str());
        assert_eq!(manifest["background_color"].as_str(), paper);
        assert_eq!(manifest["theme_color"].as_str(), paper);
        assert!(page.contains(&format!("name=\"theme-color\" content=\"{}\"", paper.unwrap())));
        assert!(page.contains(manifest["description"].as_str().unwrap()));
        // An id is taken from the host's root, where two copies on one host would be the same app.
        assert!(manifest.get("id").is_none());
        for part in ["start_url", "scope"] {
            assert_eq!(manifest[part], "./");
        }
        let pictures = |list: &str| manifest[list].as_array().unwrap().clone();
        for picture in pictures("icons").iter().chain(&pictures("screenshots")) {
            let file = public.join(picture["src"].as_str().unwrap());
            if picture["type"] == "image/png" {
                assert_eq!(picture["sizes"].as_str().unwrap(), png_size(&file));
            } else {
                assert!(read(&file).starts_with("<svg"));
            }
        }
        assert_eq!(png_size(&public.join("icons/apple-touch-icon.png")), "180x180");
    }

    fn png_size(file: &Path) -> String {
        let bytes = fs::read(file).unwrap();
        let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
        assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
        format!("{}x{}", number(16), number(20))
    }
}
