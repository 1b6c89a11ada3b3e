//! The page that documents the element, `diagram.html`. What it shows as text is what runs: each example
//! is written once, and each file that it prints is the one that it loads.

use crate::diagram::Colours;
use crate::programs::root;
use anyhow::{Context, Result, bail, ensure};
use std::fs;
use std::path::Path;

/// Files beside the page, besides its style.
const PLAIN: [&str; 5] =
    ["diagram.js", "diagram-events.js", "diagram-looks.css", "embed-height.js", "diagram-pin.svg"];

/// Builds it into `dist/`; `wasm` are the links to the element's modules.
pub fn build(dist: &Path, wasm: &str) -> Result<()> {
    let colours = read(&root().join("style/colours.css"))?;
    fs::write(dist.join("diagram.html"), page(&part("diagram.html")?, wasm, &Colours::read(&colours)?)?)?;
    fs::write(dist.join("diagram.css"), format!("{colours}\n{}", part("diagram.css")?))?;
    for name in PLAIN {
        fs::write(dist.join(name), part(name)?)?;
    }
    Ok(())
}

fn part(name: &str) -> Result<String> {
    read(&root().join("crates/diagram/page").join(name))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} is missing", path.display()))
}

/// The page as it is read, of the page as it is written: with the remarks done that stand in it.
fn page(written: &str, wasm: &str, colours: &Colours) -> Result<String> {
    let mut page = String::new();
    let mut lines = written.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        let at = || format!("diagram.html, line {}", number + 1);
        let Some(remark) = line.strip_prefix("<!-- ").and_then(|line| line.strip_suffix(" -->")) else {
            page += &line.replace("<!-- wasm -->", wasm);
            page.push('\n');
            continue;
        };
        match remark.split_once(' ') {
            Some(("example", name)) => {
                let body: Vec<&str> = lines
                    .by_ref()
                    .map(|(_, line)| line)
                    .take_while(|line| *line != "<!-- /example -->")
                    .collect();
                let body = body.join("\n");
                ensure!(!body.contains("<!--"), "{}: the example has no end", at());
                page += &format!(
                    "<div class=\"example\" id=\"{name}\">\n<div class=\"live\">\n{body}\n</div>\n{}</div>\n",
                    source("HTML", &body)
                );
            }
            Some(("source", name)) => page += &source(name, part(name).with_context(at)?.trim_end()),
            Some(("colour", described)) => {
                let (name, meaning) = described.split_once(": ").with_context(at)?;
                let of = |colours: &[(String, String)]| {
                    colours.iter().find(|(known, _)| known == name).map(|(_, value)| swatch(value))
                };
                let day = of(&colours.day).with_context(|| format!("{}: there is no {name}", at()))?;
                let night = of(&colours.night).unwrap_or_default();
                page += &format!(
                    "<tr><th scope=\"row\"><code>--plakoto-{name}</code></th><td>{day} {night}</td><td>{}.</td></tr>\n",
                    capital(meaning)
                );
            }
            _ => bail!("{}: nothing is known of “{remark}”", at()),
        }
    }
    Ok(page)
}

/// A text with a button that copies it.
fn source(name: &str, text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    format!(
        "<div class=\"source\"><div class=\"bar\"><span>{name}</span><span role=\"status\"></span>\
         <button class=\"copy\" type=\"button\">Copy</button></div>\
         <pre tabindex=\"0\" role=\"region\" aria-label=\"{name}\"><code>{text}</code></pre></div>\n"
    )
}

/// As a picture, since the page's policy forbids inline styles.
fn swatch(colour: &str) -> String {
    format!(
        "<svg class=\"swatch\" viewBox=\"0 0 1 1\" aria-hidden=\"true\"><rect width=\"1\" height=\"1\" \
         fill=\"{colour}\"/></svg><code>{colour}</code>"
    )
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn colours() -> Colours {
        Colours::read(&read(&root().join("style/colours.css")).unwrap()).unwrap()
    }

    /// The names that come after each of these beginnings.
    fn names<'a>(text: &'a str, beginning: &str) -> BTreeSet<&'a str> {
        let end = |text: &'a str| {
            text.split(|letter: char| !letter.is_ascii_lowercase() && letter != '-')
                .next()
                .unwrap_or_default()
        };
        text.split(beginning).skip(1).map(end).collect()
    }

    #[test]
    fn what_is_shown_is_what_runs() {
        let written =
            "a\n<!-- example x -->\n<b c=\"&amp;\">\n</b>\n<!-- /example -->\nIt is <!-- wasm -->\n";
        let page = page(written, "m.wasm", &colours()).unwrap();
        assert!(page.contains("<div class=\"live\">\n<b c=\"&amp;\">\n</b>\n</div>"), "{page}");
        assert!(page.contains("<code>&lt;b c=\"&amp;amp;\"&gt;\n&lt;/b&gt;</code>"), "{page}");
        assert!(page.starts_with("a\n") && page.ends_with("It is m.wasm\n"), "{page}");
    }

    #[test]
    fn a_remark_that_cannot_be_done_is_an_error_with_its_line() {
        for wrong in [
            "<!-- example x -->\n<!-- example y -->",
            "<!-- source none.js -->",
            "<!-- todo -->",
            "<!-- colour no: x -->",
        ] {
            let error = page(&format!("a\n{wrong}"), "m.wasm", &colours()).err().unwrap();
            assert!(format!("{error:#}").contains("line 2"), "{wrong}: {error:#}");
        }
    }

    #[test]
    fn every_property_is_on_the_page_and_no_other() {
        let css = |path: &str| read(&root().join(path)).unwrap();
        let style = crate::diagram::style(
            &css("style/colours.css"),
            &css("style/board.css"),
            &css("crates/diagram/diagram.css"),
        );
        let used = [style.unwrap(), css("crates/diagram/room.css")].join("\n");
        let page = page(&part("diagram.html").unwrap(), "m.wasm", &colours()).unwrap();
        assert_eq!(names(&page, "<th scope=\"row\"><code>--plakoto-"), names(&used, "var(--plakoto-"));
    }

    #[test]
    fn the_page_may_lie_anywhere_and_has_nothing_inline() {
        let page = page(&part("diagram.html").unwrap(), "m.wasm", &colours()).unwrap();
        for wrong in ["=\"/", "=\"http", "<style", " style=", " onclick=", "<script>"] {
            assert!(!page.contains(wrong), "{wrong}");
        }
        for beginning in ["href=\"", "src=\""] {
            for address in page.split(beginning).skip(1).filter_map(|rest| rest.split('"').next()) {
                let file = address.split('?').next().unwrap_or_default();
                let inside = file.strip_prefix('#').map(|id| page.contains(&format!("id=\"{id}\"")));
                let built =
                    ["./", "favicon.svg", "m.wasm", "diagram.css", "embed.html", "editor.html", "offline.js"];
                let there =
                    PLAIN.contains(&file) || built.contains(&file) || file.starts_with("plakoto-diagram.");
                assert!(inside.unwrap_or(there), "{address}");
            }
        }
    }
}
