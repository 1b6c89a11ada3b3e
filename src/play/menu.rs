//! The menu: a new match, resigning, copying, and the ways to the introduction and the settings.

use super::shown::Shown;
use super::state::State;
use super::why;
use plakoto_board::node::{Node, button};

/// The menu's button with its dialogs.
pub fn menu(state: &State, shown: &Shown) -> Vec<Node> {
    let text = shown.text();
    let sign = |sign| Node::new("span", "").with("aria-hidden", "true").saying(sign);
    let entry = |what, hidden, label| button("entry", what).when(hidden, "hidden").saying(label);
    let copied = match state.copied {
        None => "",
        Some(true) => text.speech.copied,
        Some(false) => text.speech.not_copied,
    };
    let head = vec![
        Node::new("h2", "").saying(text.menu),
        button("menu-button", "close").with("aria-label", text.close).holding(vec![sign("×")]),
    ];
    let entries = vec![
        Node::new("div", "menu-head").holding(head),
        entry("new", shown.at_start || shown.opened, text.new_match),
        entry("open:resigning", shown.can_resign.is_none(), text.resign),
        entry("copy:words", shown.at_start, text.speech.copy_words),
        entry("copy:code", shown.at_start, text.copy_code),
        why::link("entry", shown.locale, "", text.guide),
        Node::new("a", "entry").with("href", "editor.html").saying(text.editor),
        entry("lesson:0", false, text.introduction),
        entry("settings", false, text.settings),
        Node::new("p", "copied").with("role", "status").saying(copied),
    ];
    let asked = shown.can_resign.map(text.resign_question).unwrap_or_default();
    let answers = vec![
        button("button", "resign:1").saying(text.resign_one),
        button("button", "resign:2").saying(text.resign_two),
        button("button quiet", "close").saying(text.cancel),
    ];
    let dialog = |id: &str, label: &str| Node::new("dialog", "menu").with("id", id).with("aria-label", label);
    vec![
        button("menu-button", "open:menu")
            .with("aria-label", text.menu)
            .with("aria-haspopup", "dialog")
            .holding(vec![sign("☰")]),
        dialog("menu", text.menu).holding(entries),
        dialog("resigning", text.resign)
            .holding(vec![Node::new("p", "").saying(asked), Node::new("div", "row").holding(answers)]),
    ]
}
