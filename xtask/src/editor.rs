//! The editor: a page of its own beside the app's, so that nobody loads it who only plays. It is made
//! from the app's page, and its module lies in a folder that is named by its content.

use crate::programs::{command, root, run, target};
use crate::{bundle, imports, parts, tools};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;

/// The page, which the editor's address names.
const PAGE: &str = "editor.html";

/// Builds it into `dist/`.
pub fn build(dist: &Path) -> Result<()> {
    let made = target().join("editor-module");
    if made.exists() {
        fs::remove_dir_all(&made)?;
    }
    compile(&made)?;
    imports::shorten(&made)?;
    parts::copy(&root().join("crates/editor/editor.css"), &made.join("editor.css"))?;
    let folder = parts::place(dist, "editor", &made)?;
    let body = fs::read_to_string(root().join("crates/editor/editor.html"))?;
    let page = page(&fs::read_to_string(dist.join("index.html"))?, &folder, &body)?;
    fs::write(dist.join(PAGE), page)?;
    Ok(())
}

fn compile(made: &Path) -> Result<()> {
    let mut cargo = command("cargo build --package plakoto-editor --bin editor --features browser");
    cargo.args(["--profile", "web", "--target", tools::WASM_TARGET]);
    run(cargo.env("CARGO_ENCODED_RUSTFLAGS", bundle::without_folders()))?;
    let compiled = target().join(tools::WASM_TARGET).join("web/editor.wasm");
    let mut bindgen = command("wasm-bindgen --target web --no-typescript --out-name editor --out-dir");
    run(bindgen.arg(made).arg(compiled))?;
    let mut optimise = command("wasm-opt -Oz --low-memory-unused --strip-producers --strip-target-features");
    let module = made.join("editor_bg.wasm");
    run(optimise.args(["-Oz", "--converge"]).arg(&module).arg("-o").arg(&module))
}

/// The editor's page: the app's with another module, another name and something in its body.
fn page(app: &str, folder: &str, body: &str) -> Result<String> {
    let mut lines: Vec<String> = app.lines().map(str::to_string).collect();
    let mut found = [0; 4];
    for line in &mut lines {
        if let Some((before, _)) = line.split_once("<script type=\"module\" src=\"./boot.js\"") {
            found[0] += 1;
            *line = format!(
                "{before}<link rel=\"stylesheet\" href=\"./{folder}/editor.css\">\n{before}<script type=\"module\" \
                 src=\"./boot.js\" data-js=\"./{folder}/editor.js\" data-wasm=\"./{folder}/editor_bg.wasm\"></script>"
            );
        } else if line.contains("rel=\"modulepreload\"") {
            // The app's own parts are not wanted here.
            found[1] += 1;
            *line = line
                .rsplit_once("</head>")
                .map(|_| "  </head>".to_string())
                .context("where is the head's end?")?;
        } else if let Some((before, _)) = line.split_once("<title>") {
            found[2] += 1;
            *line = format!("{before}<title>Plakoto: diagram editor</title>");
        } else if line.trim() == "</body>" {
            found[3] += 1;
            *line = format!("{}\n  </body>", body.trim_end());
        }
    }
    ensure!(found == [1; 4], "the app's page is another than the editor's was made from: {found:?}");
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const APP: &str = r#"<html>
  <head>
    <title>Plakoto</title>
    <link rel="stylesheet" href="./page-1.css"/>
    <script type="module" src="./boot.js" data-js="./app.js" data-wasm="./app_bg.wasm"></script>
  <link rel="modulepreload" href="./app.js"><link rel="preload" href="./app_bg.wasm"></head>
  <body>
    <noscript></noscript>
  </body>
</html>
"#;

    #[test]
    fn the_page_is_the_apps_with_another_module() {
        let made = page(APP, "editor-1", "    <main></main>\n").unwrap();
        assert!(!made.contains("app"), "{made}");
        for part in ["page-1.css", "editor-1/editor.css", "data-js=\"./editor-1/editor.js\"", "<noscript>"] {
            assert!(made.contains(part), "{part} in {made}");
        }
        assert!(made.contains("<main></main>\n  </body>"));
        assert!(made.contains("<title>Plakoto: diagram editor</title>"));
        assert_eq!(made.matches("</head>").count(), 1);
    }

    #[test]
    fn another_page_of_the_app_is_an_error() {
        assert!(page(&APP.replace("modulepreload", "x"), "editor-1", "").is_err());
        assert!(page(&APP.replace("boot.js", "x.js"), "editor-1", "").is_err());
    }
}
