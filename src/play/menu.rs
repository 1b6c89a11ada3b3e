//! The menu: a new match, resigning, copying, and the settings.

use super::company::Speed;
use super::shown::Shown;
use super::state::State;
use super::why;
use plakoto_board::node::{Node, button};
use plakoto_board::sheet::CHECKED;
use plakoto_board::speech::Locale;

/// The menu's button with its dialogs.
pub fn menu(state: &State, shown: &Shown) -> Vec<Node> {
    let text = shown.text();
    let sign = |sign| Node::new("span", "").with("aria-hidden", "true").saying(sign);
    let entry = |what, hidden, label| button("entry", what).when(hidden, "hidden").saying(label);
    let setting = |label: &str, control| {
        Node::new("label", "entry setting").holding(vec![Node::new("span", "").saying(label), control])
    };
    let switch = |what, on| {
        let input = Node::new("input", "").with("type", "checkbox").doing(what);
        input.with(CHECKED, if on { "yes" } else { "" })
    };
    let option = |value: &str, chosen: bool, label: &str| {
        Node::new("option", "").with("value", value).when(chosen, "selected").saying(label)
    };
    let select = |what, options| Node::new("select", "").doing(what).holding(options);
    let speeds = Speed::ALL.map(|speed| {
        let chosen = state.kept.company.speed == speed;
        option(&(speed as usize).to_string(), chosen, (text.speed_of)(speed))
    });
    let languages = Locale::ALL.map(|locale| {
        option(locale.tag(), locale == shown.locale, locale.speech().language).with("lang", locale.tag())
    });
    let copied = match state.copied {
        None => "",
        Some(true) => text.speech.copied,
        Some(false) => text.speech.not_copied,
    };
    let (settings, company) = (&state.kept.settings, &state.kept.company);
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
        setting(text.show_chances, switch("set:chances", company.evaluates)),
        setting(text.play_forced, switch("set:forced", settings.play_forced)),
        setting(text.turn_board, switch("set:turned", settings.turned)),
        setting(text.speed, select("speed", speeds.into())),
        setting(text.language_setting, select("language", languages.into())),
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
