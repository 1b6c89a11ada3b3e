//! The colours of all boards, checkers and themes, as the style sheets say them: what has to be told apart
//! is, by light and dark and not by hue.

use std::collections::BTreeMap;

type Colours = BTreeMap<String, String>;

/// A rule: the conditions around it, its selector, and the colours that it sets.
struct Rule {
    around: String,
    selector: String,
    colours: Colours,
}

/// All rules of a sheet that set colours.
fn rules(css: &str) -> Vec<Rule> {
    let mut plain = String::new();
    for (place, part) in css.split("/*").enumerate() {
        plain += if place == 0 { part } else { part.split_once("*/").expect("a comment ends").1 };
    }
    let (mut found, mut around, mut text) = (Vec::new(), Vec::<String>::new(), String::new());
    for letter in plain.chars() {
        match letter {
            '{' => around.push(std::mem::take(&mut text).trim().to_string()),
            '}' => {
                let selector = around.pop().expect("a block has a beginning");
                let declared = std::mem::take(&mut text);
                let colours: Colours = declared
                    .split(';')
                    .filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'))
                    .map(|(name, value)| (name.to_string(), value.trim().to_string()))
                    .collect();
                if !colours.is_empty() {
                    found.push(Rule { around: around.join(" "), selector, colours });
                }
            }
            _ => text.push(letter),
        }
    }
    found
}

fn sheet(name: &str) -> Vec<Rule> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("style").join(name);
    rules(&std::fs::read_to_string(path).unwrap())
}

/// The only rule of a selector under a condition.
fn rule<'a>(rules: &'a [Rule], around: &str, selector: &str) -> &'a Colours {
    let mut all = rules.iter().filter(|rule| rule.around.contains(around) && rule.selector == selector);
    let found = all.find(|rule| !around.is_empty() || rule.around.is_empty());
    &found.unwrap_or_else(|| panic!("no rule for {selector} in “{around}”")).colours
}

const NIGHT: &str = "prefers-color-scheme: dark";
const CONTRAST: &str = "prefers-contrast: more";
const BOARD: &str = " :is(.board, .hand, .swatch)";

/// Every look that can be: its name, and all its colours.
fn looks() -> Vec<(String, Colours)> {
    let (base, themes) = (sheet("colours.css"), sheet("themes.css"));
    let day = rule(&base, "", ":root").clone();
    let mut all = Vec::new();
    for night in [false, true] {
        let mut plain = day.clone();
        if night {
            plain.extend(rule(&base, NIGHT, ":root:not([data-theme=\"light\"])").clone());
        }
        for board in ["green", "walnut", "contrast", "paper"] {
            let mut with_board = plain.clone();
            let root = format!(":root[data-board=\"{board}\"]");
            if board == "walnut" || board == "contrast" {
                with_board.extend(rule(&themes, "", &root).clone());
                if night {
                    with_board.extend(rule(&themes, "", &format!("{root}[data-theme=\"dark\"]")).clone());
                }
            }
            for checkers in ["ivory", "red", "blue"] {
                let mut look = with_board.clone();
                if checkers != "ivory" {
                    look.extend(rule(&themes, "", &format!(":root[data-checkers=\"{checkers}\"]")).clone());
                }
                // Set nearer to the board, so it is stronger there.
                if board == "contrast" || board == "paper" {
                    let own = rule(&themes, "", &format!("{root}{BOARD}"));
                    look.extend(own.iter().map(|(name, value)| (format!("board-{name}"), value.clone())));
                }
                let time = if night { "night" } else { "day" };
                all.push((format!("{board}, {checkers}, {time}"), look));
            }
        }
    }
    all
}

/// How light a colour is, by WCAG.
fn light(colour: &str) -> f64 {
    let digits = colour.strip_prefix('#').unwrap_or_else(|| panic!("{colour} is not opaque"));
    assert_eq!(digits.len(), 6, "{colour}");
    let part = |at: usize| {
        let share = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).unwrap()) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A colour of the board of a look.
fn of<'a>(look: &'a Colours, name: &str) -> &'a str {
    look.get(&format!("board-{name}")).or(look.get(name)).unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn black_on_white_is_as_far_apart_as_can_be() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 1e-9);
    assert!((contrast("#767676", "#ffffff") - 4.54).abs() < 0.01);
}

#[test]
fn the_sides_and_what_is_written_are_told_apart_on_every_board() {
    let all = looks();
    assert_eq!(all.len(), 24);
    for (name, look) in &all {
        let at_least = |one: &str, other: &str, least: f64| {
            let found = contrast(of(look, one), of(look, other));
            assert!(found >= least, "{name}: {one} on {other} is {found:.2}");
        };
        at_least("ivory", "ebony", 7.0);
        at_least("ivory-ink", "ivory", 4.5);
        at_least("ebony-ink", "ebony", 4.5);
        at_least("numeral", "frame", 4.5);
        at_least("numeral", "frame-light", 4.5);
        at_least("on-brass", "brass", 4.5);
        for text in ["ink", "muted", "warn"] {
            let (page, card) = (&look["page"], &look["card"]);
            assert!(contrast(&look[text], page).min(contrast(&look[text], card)) >= 4.5, "{name}: {text}");
        }
        // A captive's bars on either checker, or the rim that holds them.
        at_least("brass", "ebony", 3.0);
        at_least("brass-edge", "ivory", 3.0);
    }
}

#[test]
fn at_high_contrast_everything_is_seven_times_as_light_as_what_it_lies_on() {
    let high: Vec<_> = looks().into_iter().filter(|(name, _)| name.starts_with("contrast")).collect();
    assert_eq!(high.len(), 6);
    for (name, look) in &high {
        let at_least = |one: &str, other: &str| {
            let found = contrast(of(look, one), of(look, other));
            assert!(found >= 7.0, "{name}: {one} on {other} is {found:.2}");
        };
        for ground in ["field", "point-dark", "point-light", "tray"] {
            // White's checkers by themselves, Black's by their rim, and both against it.
            at_least("ivory", ground);
            at_least("ebony-rim", ground);
            at_least("outline", ground);
        }
        at_least("ivory-rim", "ivory");
        at_least("ebony-rim", "ebony");
        at_least("ivory-ink", "ivory");
        at_least("ebony-ink", "ebony");
        at_least("numeral", "frame");
        at_least("on-brass", "brass");
        at_least("highlight", "field");
        for text in ["ink", "muted", "warn", "highlight"] {
            for ground in ["page", "card", "soft"] {
                let found = contrast(&look[text], &look[ground]);
                assert!(found >= 7.0, "{name}: {text} on {ground} is {found:.2}");
            }
        }
    }
}

#[test]
fn what_is_chosen_looks_as_what_the_device_asks_for() {
    let (base, themes) = (sheet("colours.css"), sheet("themes.css"));
    let chosen = |selector: &str| rule(&themes, "", selector);
    assert_eq!(
        chosen(":root[data-theme=\"dark\"]"),
        rule(&base, NIGHT, ":root:not([data-theme=\"light\"])"),
        "the night"
    );
    assert_eq!(
        chosen(&format!(":root[data-board=\"contrast\"]{BOARD}")),
        rule(&themes, CONTRAST, &format!(":root:not([data-board]){BOARD}")),
        "high contrast"
    );
    for board in ["walnut", "contrast"] {
        let root = format!(":root[data-board=\"{board}\"]");
        assert_eq!(
            chosen(&format!("{root}[data-theme=\"dark\"]")),
            rule(&themes, NIGHT, &format!("{root}:not([data-theme=\"light\"])")),
            "{board} at night"
        );
    }
    // The same lines are drawn where the device asks for them.
    let text =
        std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("style/themes.css"));
    let text = text.unwrap();
    let lines = |beginning: &str| {
        let (_, after) = text.split_once(beginning).unwrap_or_else(|| panic!("no {beginning}"));
        let lines = after.lines().skip(1).take_while(|line| line.trim_start().starts_with('&'));
        lines.map(|line| line.trim().to_string()).collect::<Vec<_>>()
    };
    let drawn = lines(":root:is([data-board=\"contrast\"], [data-board=\"paper\"]) {");
    assert!(drawn.len() > 10);
    assert_eq!(drawn, lines("  :root:not([data-board]) {"));
}

#[test]
fn boards_differ() {
    let fields: Vec<_> = looks()
        .iter()
        .filter(|(name, _)| name.ends_with("ivory, day"))
        .map(|(_, look)| of(look, "field").to_string())
        .collect();
    assert_eq!(fields.len(), 4);
    assert!((0..4).all(|at| !fields[..at].contains(&fields[at])), "{fields:?}");
}
