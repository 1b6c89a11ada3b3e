//! The whole release as one page, to be opened by a double-click or sent as an attachment. A browser gives a
//! page that came from no server no other file, so all files of `dist/` are put into it, packed, and
//! `single.js` takes the server's place.

use crate::programs::root;
use crate::{bundle, parts};
use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::fs;
use std::io::Write;
use std::path::Path;

const SCRIPT: &str = include_str!("single.js");

/// What only installs the release from a server: files and folders.
const INSTALLING: [&str; 3] = ["sw.js", "manifest.webmanifest", "icons"];

/// Builds it from the `dist/` that is there, beside that folder.
pub fn build() -> Result<()> {
    let page = page(&bundle::dist(), SCRIPT)?;
    let file = root().join("plakoto.html");
    fs::write(&file, &page).with_context(|| format!("{} could not be written", file.display()))?;
    println!("The single file is {}", file.display());
    println!("figure single-file {} kB", page.len().div_ceil(1000));
    Ok(())
}

/// The page: what the app's says without scripts and when it cannot start, the files, and the script.
fn page(dist: &Path, script: &str) -> Result<String> {
    ensure!(!script.contains("</script") && !script.contains("<!--"), "the script would end too early");
    let app = fs::read_to_string(dist.join("index.html")).context("there is no dist/ to make one file of")?;
    let without_scripts = part(&app, "<noscript>", "</noscript>")?;
    let failure = part(&app, "<div id=\"boot-failure\"", "</div>")?;
    let policy = policy(script);
    let mut page = format!(
        r#"<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="{policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>Plakoto</title>
  </head>
  <body>
    {without_scripts}
    {failure}
"#
    );
    for file in parts::files(dist)? {
        let name = file.strip_prefix(dist)?.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>();
        if INSTALLING.contains(&&*name[0]) {
            continue;
        }
        let kind = mime_guess::from_path(&file).first_or_octet_stream();
        let packed = BASE64.encode(pack(&fs::read(&file)?)?);
        page += &format!(
            "<script type=\"application/gzip\" data-name=\"{}\" data-type=\"{kind}\">{packed}</script>\n",
            name.join("/")
        );
    }
    page += &format!("<script>{script}</script>\n</body>\n</html>\n");
    Ok(page)
}

/// What stands in a page from one mark to another, with both.
fn part<'a>(page: &'a str, start: &str, end: &str) -> Result<&'a str> {
    let found = page.find(start).and_then(|from| page[from..].find(end).map(|length| (from, length)));
    let (from, length) = found.with_context(|| format!("the app's page has no {start}"))?;
    Ok(&page[from..from + length + end.len()])
}

/// What the page may load: nothing but what is in it. The script is known by its content, and whatever
/// else runs or is shown comes from the addresses that it makes. A frame holds this page again.
fn policy(script: &str) -> String {
    let hash = BASE64.encode(Sha256::digest(script));
    format!(
        "default-src 'none'; script-src 'sha256-{hash}' blob: 'wasm-unsafe-eval'; style-src blob:; \
         img-src blob: data:; connect-src blob:; worker-src blob:; frame-src 'self' file:; base-uri 'none'; \
         form-action 'none'"
    )
}

fn pack(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes)?;
    Ok(packer.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    /// A release of its own.
    fn dist(name: &str, files: &[(&str, &[u8])]) -> std::path::PathBuf {
        let dist = std::env::temp_dir().join(format!("xtask-single-{name}-{}", std::process::id()));
        for (file, content) in files {
            let file = dist.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, content).unwrap();
        }
        dist
    }

    const APP: &[u8] = b"<head><script src=\"boot.js\"></script></head><body>\n<noscript>no</noscript>\n\
        <div id=\"boot-failure\" hidden><p>sorry</p></div>\n<div id=\"first\"></div></body>";

    #[test]
    fn every_file_is_in_the_page_as_it_is() {
        let files: [(&str, &[u8]); 4] = [
            ("index.html", APP),
            ("thinker-1/thinker.js", b"serve(self); // </script>"),
            ("thinker-1/engine_bg.wasm", &[0, 97, 115, 109, 255]),
            ("thinker-1/plakoto.net", &[7; 5000]),
        ];
        let installing: [(&str, &[u8]); 3] =
            [("sw.js", b"1"), ("manifest.webmanifest", b"2"), ("icons/icon.png", b"3")];
        let dist = dist("every", &[&files[..], &installing].concat());
        let page = page(&dist, SCRIPT).unwrap();
        for (name, content) in files {
            let kind = match name.rsplit('.').next().unwrap() {
                "html" => "text/html",
                "js" => "text/javascript",
                "wasm" => "application/wasm",
                _ => "application/octet-stream",
            };
            let tag = format!("<script type=\"application/gzip\" data-name=\"{name}\" data-type=\"{kind}\">");
            let (_, rest) = page.split_once(&tag).unwrap_or_else(|| panic!("{tag} is not there"));
            let packed = BASE64.decode(rest.split_once("</script>").unwrap().0).unwrap();
            let mut unpacked = Vec::new();
            flate2::read::GzDecoder::new(&*packed).read_to_end(&mut unpacked).unwrap();
            assert_eq!(unpacked, content, "{name}");
        }
        assert_eq!(page.matches("<script").count(), files.len() + 1, "and nothing else");
        fs::remove_dir_all(dist).unwrap();
    }

    #[test]
    fn the_policy_knows_the_script_by_its_content() {
        let dist = dist("policy", &[("index.html", APP)]);
        let page = page(&dist, "start()").unwrap();
        // echo -n 'start()' | openssl dgst -sha256 -binary | base64
        assert!(
            page.contains("script-src 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=' blob:"),
            "{page}"
        );
        assert!(page.contains("<script>start()</script>"), "{page}");
        let said =
            "<noscript>no</noscript>\n    <div id=\"boot-failure\" hidden><p>sorry</p></div>\n<script type";
        assert!(page.contains(said) && !page.contains("boot.js\""), "{page}");
        assert!(!page.contains("unsafe-inline") && !page.contains(" style="), "{page}");
        fs::remove_dir_all(dist).unwrap();
    }

    #[test]
    fn what_cannot_be_a_page_is_an_error() {
        let empty = dist("error", &[("a.txt", b"")]);
        assert!(format!("{:#}", page(&empty, "").err().unwrap()).contains("there is no dist/"));
        fs::write(empty.join("index.html"), "<p>").unwrap();
        assert!(format!("{:#}", page(&empty, "").err().unwrap()).contains("no <noscript>"));
        fs::write(empty.join("index.html"), APP).unwrap();
        assert!(page(&empty, "\"</script>\"").is_err());
        assert!(page(&empty, "").is_ok());
        fs::remove_dir_all(empty).unwrap();
    }
}
