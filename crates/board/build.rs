//! Reads the app's style sheets, so that pictures by themselves look as the board on the page does.
//!
//! For each of the three looks it leaves a line a rule: the classes of an element and of those around
//! it, and what the rule says, with every colour resolved. The strongest rule is the last one.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

/// What a picture's elements can be given as attributes. The rest is for the page.
const KNOWN: [&str; 16] = [
    "color",
    "display",
    "fill",
    "fill-opacity",
    "font-family",
    "font-weight",
    "opacity",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
];

/// Where a rule holds.
#[derive(Clone, Copy, PartialEq)]
enum When {
    Always,
    Dark,
    Print,
}

struct Rule {
    when: When,
    selectors: String,
    declarations: Vec<(String, String)>,
}

type Colours = BTreeMap<String, String>;

fn main() {
    let style = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../style");
    let mut rules = Vec::new();
    for name in ["colours.css", "board.css"] {
        let file = style.join(name);
        println!("cargo::rerun-if-changed={}", file.display());
        let css = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        read(&without_comments(&css), When::Always, &mut rules);
    }
    let mut text = String::new();
    for (name, holds) in [
        ("LIGHT", [When::Always, When::Always]),
        ("DARK", [When::Always, When::Dark]),
        ("PRINT", [When::Always, When::Print]),
    ] {
        let look: Vec<&Rule> = rules.iter().filter(|rule| holds.contains(&rule.when)).collect();
        text += &format!("pub(super) const {name}: &str = {:?};\n", table(&look));
    }
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join("looks.rs"), text).unwrap();
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |text, part| text + part.split_once("*/").expect("a comment ends").1)
}

/// Collects the rules of a sheet, or of a block in it.
fn read(css: &str, when: When, rules: &mut Vec<Rule>) {
    let mut rest = css.trim();
    while let Some((prelude, after)) = rest.split_once('{') {
        let prelude = prelude.trim();
        let end = block_end(after);
        let (body, next) = (&after[..end], after[end + 1..].trim());
        rest = next;
        if let Some(rule) = prelude.strip_prefix('@') {
            match rule {
                _ if rule.contains("prefers-color-scheme: dark") => read(body, When::Dark, rules),
                "media print" => read(body, When::Print, rules),
                // Movements, and what pointers and screens can do, are the page's.
                _ => {}
            }
            continue;
        }
        let declarations = body
            .split(';')
            .filter_map(|declaration| declaration.split_once(':'))
            .map(|(name, value)| (name.trim().to_string(), value.trim().to_string()))
            .collect();
        rules.push(Rule { when, selectors: prelude.into(), declarations });
    }
    assert!(rest.is_empty(), "style sheet: “{rest}” is no rule");
}

/// Where the block ends that began before this text.
fn block_end(text: &str) -> usize {
    let mut depth = 1;
    let end = text.char_indices().find(|(_, character)| {
        depth += match character {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        depth == 0
    });
    end.expect("style sheet: a block ends").0
}

fn table(rules: &[&Rule]) -> String {
    let mut colours = Colours::new();
    for rule in rules {
        let names = rule.declarations.iter().filter(|(name, _)| name.starts_with("--"));
        colours.extend(names.cloned());
    }
    let mut lines: Vec<(usize, String)> = Vec::new();
    for rule in rules {
        let declarations: Vec<String> = rule
            .declarations
            .iter()
            .filter(|(name, _)| KNOWN.contains(&name.as_str()))
            .map(|(name, value)| format!("{name}:{}", resolved(name, value, &colours)))
            .collect();
        for selector in rule.selectors.split(',').map(str::trim) {
            // States are the page's, and so are the elements that hold the board.
            let is_pages = [":", ".board", ".hand"].iter().any(|part| selector.contains(part));
            if is_pages || declarations.is_empty() {
                continue;
            }
            let plain = selector.strip_prefix('.').unwrap_or_else(|| panic!("“{selector}” names no class"));
            assert!(!plain.contains(['>', '+', '~', '[', '*', '#', '|']), "“{selector}” is not understood");
            let classes = plain.replace(" .", " ");
            let strength = classes.split([' ', '.']).count();
            lines.push((strength, format!("{classes}|{}", declarations.join(";"))));
        }
    }
    lines.sort_by_key(|(strength, _)| *strength);
    lines.into_iter().map(|(_, line)| line).collect::<Vec<_>>().join("\n")
}

fn resolved(name: &str, value: &str, colours: &Colours) -> String {
    let value = with_variables(value, colours);
    if name == "font-family" {
        // Programs other than browsers know no system's font, and some have no other for it.
        return value
            .replace("sans-serif", "Helvetica, Arial, Liberation Sans, DejaVu Sans, Noto Sans, sans-serif");
    }
    if !["fill", "stroke", "stop-color", "color"].contains(&name) {
        return value;
    }
    match value.as_str() {
        "none" | "currentcolor" => value,
        _ if value.starts_with("url(#") => value,
        _ => colour(&value).unwrap_or_else(|| panic!("{name}: “{value}” is no colour that pictures know")),
    }
}

/// A value with the colours that it names.
fn with_variables(value: &str, colours: &Colours) -> String {
    let Some((before, after)) = value.split_once("var(") else { return value.into() };
    let mut depth = 1;
    let end = after.char_indices().find(|(_, character)| {
        depth += match character {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    let end = end.expect("style sheet: var( ends").0;
    let inside = &after[..end];
    let (name, instead) =
        inside.split_once(',').map_or((inside, None), |(name, instead)| (name, Some(instead)));
    let found = colours.get(name.trim()).map(String::as_str).or(instead);
    let found = found.unwrap_or_else(|| panic!("style sheet: {name} is not set")).trim();
    format!("{before}{}{}", with_variables(found, colours), with_variables(&after[end + 1..], colours))
}

/// `#rrggbb`, with `/0.3` after it if it is not opaque.
fn colour(value: &str) -> Option<String> {
    if let Some(digits) = value.strip_prefix('#') {
        let long = match digits.len() {
            3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
            6 => digits.to_string(),
            _ => return None,
        };
        return long.chars().all(|digit| digit.is_ascii_hexdigit()).then(|| format!("#{long}"));
    }
    let inside = value.strip_prefix("rgb(")?.strip_suffix(')')?;
    let (rgb, opacity) = inside.split_once('/').map_or((inside, None), |(rgb, opacity)| (rgb, Some(opacity)));
    let parts: Vec<u8> = rgb.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    let [red, green, blue] = parts[..] else { return None };
    let opacity = opacity.map(|opacity| format!("/{}", opacity.trim())).unwrap_or_default();
    Some(format!("#{red:02x}{green:02x}{blue:02x}{opacity}"))
}
