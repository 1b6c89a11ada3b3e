//! The element for anybody's page: one script, and its WASM beside it, one a language, of which a reader
//! loads his own: all languages in one would weigh 85 kB. The script keeps its name; the WASM is named by
//! its content, so that a script never meets another build's.

use crate::programs::{command, root, run, target};
use crate::{bundle, imports, page, scripts, tools};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// The languages that there is a module for, and their own names.
const LANGUAGES: [(&str, &str); 7] = [
    ("en", "English"),
    ("de", "Deutsch"),
    ("da", "Dansk"),
    ("es", "Español"),
    ("el", "Ελληνικά"),
    ("bg", "Български"),
    ("ar", "العربية"),
];

/// Files that lie in the crate as they are to lie in `dist/`, and what they are called there.
const PLAIN: [(&str, &str); 4] = [
    ("room.css", "plakoto-diagram.css"),
    ("embed.html", "embed.html"),
    ("embed.js", "embed.js"),
    ("embed.css", "embed.css"),
];

/// Builds it into `dist/`.
pub fn build(dist: &Path) -> Result<()> {
    let mut wasm = BTreeMap::new();
    let mut glue = String::new();
    for (language, _) in LANGUAGES {
        let parts = target().join("diagram-module").join(language);
        if parts.exists() {
            fs::remove_dir_all(&parts)?;
        }
        compile(&parts, language)?;
        imports::shorten(&parts)?;
        let module = fs::read(parts.join("diagram_bg.wasm"))?;
        let mut hasher = DefaultHasher::new();
        module.hash(&mut hasher);
        let name = format!("plakoto-diagram-{language}-{:016x}.wasm", hasher.finish());
        fs::write(dist.join(&name), module)?;
        wasm.insert(language, name);
        let own = inlined(&fs::read_to_string(parts.join("diagram.js"))?)?;
        ensure!(glue.is_empty() || glue == own, "the module's script is not the same in every language");
        glue = own;
    }
    let crate_folder = root().join("crates/diagram");
    let read =
        |path: &Path| fs::read_to_string(path).with_context(|| format!("{} is missing", path.display()));
    let style = style(
        &read(&root().join("style/colours.css"))?,
        &read(&root().join("style/board.css"))?,
        &read(&crate_folder.join("diagram.css"))?,
    )?;
    let element = read(&crate_folder.join("plakoto-diagram.js"))?;
    page::build(dist, &links(&wasm))?;
    let whole = script(&wasm, &style, &glue, &element)?;
    fs::write(dist.join("plakoto-diagram.js"), scripts::packed(&whole)?)?;
    for (from, to) in PLAIN {
        let from = crate_folder.join(from);
        fs::copy(&from, dist.join(to)).with_context(|| format!("{} could not be copied", from.display()))?;
    }
    Ok(())
}

/// The modules to be taken from the documentation.
fn links(wasm: &BTreeMap<&str, String>) -> String {
    let link = |(language, name): &(&str, &str)| {
        let file = wasm.get(language).map_or("", String::as_str);
        format!("<a href=\"{file}\" lang=\"{language}\" download>{name}</a>")
    };
    LANGUAGES.iter().map(link).collect::<Vec<_>>().join(", ")
}

fn compile(parts: &Path, language: &str) -> Result<()> {
    let mut cargo = command("cargo build --package plakoto-diagram --bin plakoto-diagram --features browser");
    cargo.args(["--profile", "web", "--target", tools::WASM_TARGET]);
    cargo.env("PLAKOTO_LANGUAGE", language);
    run(cargo.env("CARGO_ENCODED_RUSTFLAGS", bundle::without_folders()))?;
    let compiled = target().join(tools::WASM_TARGET).join("web/plakoto-diagram.wasm");
    let mut bindgen = command("wasm-bindgen --target web --no-typescript --out-name diagram --out-dir");
    run(bindgen.arg(parts).arg(compiled))?;
    let flags = "--low-memory-unused --strip-producers --strip-target-features -Oz --converge";
    let mut optimise = command(&format!("wasm-opt -Oz {flags}"));
    let module = parts.join("diagram_bg.wasm");
    run(optimise.arg(&module).arg("-o").arg(&module))
}

/// The whole script: what the element's part calls `WASM`, `STYLE` and `glue` comes first.
fn script(wasm: &BTreeMap<&str, String>, style: &str, glue: &str, element: &str) -> Result<String> {
    let (wasm, style) = (serde_json::to_string(wasm)?, serde_json::to_string(style)?);
    let glue = without_remarks(glue);
    Ok(format!("const WASM = {wasm};\nconst STYLE = {style};\n{glue}\n{element}"))
}

/// A script that no person reads, without indentation and lines that only say something.
fn without_remarks(script: &str) -> String {
    let mut inside = false;
    let mut kept = Vec::new();
    for line in script.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        if !(inside || begins || line.starts_with("//") || line.is_empty()) {
            kept.push(line);
        }
        inside = (inside || begins) && !line.ends_with("*/");
    }
    kept.join("\n")
}

/// wasm-bindgen's JavaScript as a part of another script: a function that makes it anew for each module.
fn inlined(glue: &str) -> Result<String> {
    let mut body = String::new();
    let mut exported = false;
    for line in glue.lines() {
        if line.starts_with("export {") {
            ensure!(line.contains("__wbg_init as default"), "wasm-bindgen exports otherwise now: {line}");
            exported = true;
            continue;
        }
        body.push_str(line.strip_prefix("export ").unwrap_or(line));
        body.push('\n');
    }
    ensure!(exported, "wasm-bindgen's script has no line that exports its start");
    Ok(format!("const glue = () => {{\n{body}return {{ start: __wbg_init, Picture }};\n}};"))
}

/// The style of the element's own tree. Each colour is the page's, if it sets `--plakoto-` with the
/// colour's name, and ours otherwise.
pub fn style(colours: &str, board: &str, around: &str) -> Result<String> {
    let colours = Colours::read(colours)?;
    let (board, around) = (compact(board), compact(around));
    let takes = |rules: &str, name: &str| rules.contains(&format!("var(--{name})"));
    // Those of the board alone are said at the board, which a browser does not style while it is far away.
    let declared = |colours: &[(String, String)], boards: bool| {
        let wanted = |name: &str| match takes(&around, name) {
            true => !boards,
            false => boards && takes(&board, name),
        };
        let declare = |(name, value): &(String, String)| format!("--{name}:var(--plakoto-{name},{value});");
        colours.iter().filter(|(name, _)| wanted(name)).map(declare).collect::<String>()
    };
    let [(day, night), (board_day, board_night)] =
        [false, true].map(|boards| (declared(&colours.day, boards), declared(&colours.night, boards)));
    Ok(format!(
        ".diagram{{color-scheme:light dark;{day}}}.board,.hand{{{board_day}}}\n\
         @media (prefers-color-scheme: dark){{\
         .diagram:not(.light){{{night}}}.diagram:not(.light) :is(.board,.hand){{{board_night}}}}}\n\
         .diagram.light{{color-scheme:light}}.diagram.dark{{color-scheme:dark;{night}}}\
         .dark :is(.board,.hand){{{board_night}}}\n{board}\n{around}"
    ))
}

/// What `colours.css` says: names without their dashes, and values.
pub struct Colours {
    pub day: Vec<(String, String)>,
    /// Those that are other than by day.
    pub night: Vec<(String, String)>,
}

impl Colours {
    pub fn read(css: &str) -> Result<Colours> {
        let css = compact(css);
        let (day, rest) = block(&css, ":root").context("colours.css has no day")?;
        let (night, rest) = block(rest, ":root").context("colours.css has no night")?;
        ensure!(!rest.contains("--"), "colours.css has more than a day and a night");
        Ok(Colours { day: properties(day)?, night: properties(night)? })
    }
}

/// What stands between the braces after a selector, and what comes after them.
fn block<'a>(css: &'a str, selector: &str) -> Option<(&'a str, &'a str)> {
    let (_, after) = css.split_once(selector)?;
    let (_, after) = after.split_once('{')?;
    after.split_once('}')
}

fn properties(declarations: &str) -> Result<Vec<(String, String)>> {
    let mut all = Vec::new();
    for declaration in declarations.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let (name, value) = declaration.split_once(':').context("a declaration has a colon")?;
        if let Some(name) = name.strip_prefix("--") {
            all.push((name.into(), value.trim().into()));
        }
    }
    Ok(all)
}

/// Without comments and indentation.
fn compact(css: &str) -> String {
    let mut without = String::new();
    let mut rest = css;
    while let Some((before, comment)) = rest.split_once("/*") {
        without += before;
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    without += rest;
    without.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLOURS: &str = "/* All. */ :root { color-scheme: light dark; --brass: #d9a441; --page: #fff; }\n\
        @media (prefers-color-scheme: dark) { :root { --brass: #111; } }";

    #[test]
    fn every_colour_can_be_the_pages() {
        let style = style(COLOURS, ".board { fill: var(--brass) }", ":host {}").unwrap();
        assert!(style.contains(".board,.hand{--brass:var(--plakoto-brass,#d9a441);}"));
        assert_eq!(style.matches("--brass:var(--plakoto-brass,#111);").count(), 2, "by system, and by theme");
        assert!(style.ends_with(".board { fill: var(--brass) }\n:host {}"), "{style}");
        assert!(!style.contains("--page"), "what no rule takes is no property");
        let both =
            super::style(COLOURS, ".board { fill: var(--brass) }", "p { color: var(--brass) }").unwrap();
        assert!(both.starts_with(".diagram{color-scheme:light dark;--brass:var(--plakoto-brass,#d9a441);}"));
        assert!(both.contains(".board,.hand{}") && both.matches("--brass:").count() == 3, "{both}");
        assert!(super::style(":root { --brass: red }", "", "").is_err());
    }

    #[test]
    fn the_real_colours_are_understood() {
        let read = |name| fs::read_to_string(root().join("style").join(name)).unwrap();
        let style = style(&read("colours.css"), &read("board.css"), "").unwrap();
        assert!(!style.contains(":root") && style.contains("--plakoto-field"));
    }

    #[test]
    fn the_glue_keeps_to_itself() {
        let glue = "export class Picture {\n}\nfunction __wbg_init() {}\nexport { initSync, __wbg_init as default };\n";
        let inlined = inlined(glue).unwrap();
        assert!(!inlined.contains("export") && inlined.contains("\nclass Picture {"));
        assert!(super::inlined("export class Picture {}").is_err());
    }

    #[test]
    fn every_language_has_its_module() {
        let files = fs::read_dir(root().join("crates/diagram/src/text")).unwrap();
        let mut tables: Vec<String> =
            files.map(|file| file.unwrap().file_name().to_string_lossy().replace(".rs", "")).collect();
        tables.retain(|name| name != "mod");
        tables.sort_unstable();
        let mut languages = LANGUAGES.map(|(language, _)| language);
        languages.sort_unstable();
        assert_eq!(tables, languages);
    }

    #[test]
    fn remarks_of_tools_are_not_downloaded() {
        let script = "/**\n * Says.\n */\n  let a = 1; // kept\n\n/* one */\n// two\nb();";
        assert_eq!(without_remarks(script), "let a = 1; // kept\nb();");
    }

    #[test]
    fn a_script_names_its_wasm_and_cannot_be_ended_by_the_style() {
        let wasm = BTreeMap::from([("en", "a.wasm".into())]);
        let script = script(&wasm, "b { content: \"</script>\\\" }", "glue", "element").unwrap();
        assert!(script.starts_with("const WASM = {\"en\":\"a.wasm\"};\nconst STYLE = \"b { content: \\\"<"));
        assert!(script.ends_with("glue\nelement"));
    }
}
