//! The page: the board, and beside it either the start of a match or the game.

use leptos::ev;
use leptos::prelude::*;
use plakoto_rules::Variant;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlDialogElement, HtmlElement, HtmlSelectElement, UrlSearchParams};

use super::attend::Attendant;
use super::shown::Shown;
use super::state::State;
use super::table::Table;
use super::{choice, hint, menu, moves, panel, start, why};
use crate::board::view::BoardView;
use crate::query::Query;
use crate::store;
use crate::watch::watch;
use plakoto_board::geometry::Format;
use plakoto_board::node::Node;
use plakoto_board::sheet::Sheet;
use plakoto_board::speech::Locale;

/// Up to this width the narrow board is drawn; the style sheet turns at the same.
const NARROW: &str = "(max-width: 640px)";

/// Makes a part of the page.
type Draw = fn(&State, &Shown) -> Vec<Node>;

/// The parts that are painted from the state, by their elements' names.
const PARTS: [(&str, Draw); 6] = [
    ("rules", |_, shown| panel::rules(shown)),
    ("head", menu::menu),
    ("notices", |_, shown| panel::notices(shown)),
    ("question", |_, shown| choice::question(shown)),
    ("beside", |state, shown| {
        if shown.at_start {
            return vec![start::form(state)];
        }
        vec![
            panel::players(shown),
            moves::moves(shown),
            hint::hint(shown),
            panel::sentence(shown),
            panel::buttons(shown),
        ]
    }),
    ("words", |_, shown| panel::words(shown)),
];

/// The whole app.
#[component]
pub fn Screen() -> impl IntoView {
    let narrow = web_sys::window().and_then(|window| window.match_media(NARROW).ok().flatten());
    let format = |narrow| if narrow { Format::Narrow } else { Format::Wide };
    let now = format(narrow.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    let table = Table::new(State::new(store::load(), Query::of_page(), browser_locale(), now));
    if let Some(narrow) = narrow {
        let change = Closure::<dyn FnMut(web_sys::MediaQueryListEvent)>::new(
            move |event: web_sys::MediaQueryListEvent| {
                table.update(|state| state.format = format(event.matches()));
            },
        );
        narrow.set_onchange(Some(change.as_ref().unchecked_ref()));
        // It lives as long as the page does.
        change.forget();
    }
    let keys = window_event_listener(ev::keydown, move |event| {
        if !is_for_another(&event) {
            // A key that says nothing changes nothing, so nobody has to hear of it.
            let (key, code) = (event.key(), event.code());
            // Where letters or digits are not Latin ones, the key's place says which it is.
            let place = code.strip_prefix("Key").or(code.strip_prefix("Digit")).filter(|_| !key.is_ascii());
            table.state.maybe_update(|state| {
                let done = state.key(place.unwrap_or(&key));
                if done {
                    event.prevent_default();
                }
                done
            });
        }
    });
    on_cleanup(move || keys.remove());
    listen(table);
    why::attend();
    let mut attendant = Attendant::new(table);
    let mut sheets = PARTS.map(|_| Sheet::default());
    watch(move || {
        if store::is_elsewhere() {
            return;
        }
        table.save();
        let page = table.state.with(|state| {
            attendant.attend(state);
            let shown = Shown::new(state);
            let parts = PARTS.map(|(_, draw)| draw(state, &shown));
            (parts, shown.at_start, shown.present, shown.locale, shown.under_way)
        });
        // Not while the state is borrowed: elements that lose the focus say so at once.
        paint(page, &mut sheets);
    });

    view! {
        <header class="top">
            <a class="name" href="./">
                <img src="favicon.svg" alt="" width="30" height="30"/>
                <span>{move || (table.text().speech.game)(Variant::Plakoto)}</span>
            </a>
            <div class="part" id="rules"></div>
            <div class="part" id="head"></div>
        </header>
        <div class="notices" id="notices" aria-live="polite"></div>
        <main id="main">
            <div class="board-room"><div class="board-frame">
                <BoardView
                    geometry=move || table.state.with(State::geometry)
                    scene=move || table.state.with(State::scene)
                    carried=move || table.carried_to.get().zip(table.state.with(State::side_to_move))
                    label=move || table.text().speech.board
                    on_pointer=move |pointer| table.follow(pointer)
                />
                <div class="part" id="question"></div>
            </div></div>
            <div class="part" id="beside"></div>
        </main>
        <div class="part" id="words"></div>
    }
}

/// Brings the parts onto the page.
fn paint(
    (parts, at_start, present, locale, under_way): ([Vec<Node>; 6], bool, bool, Locale, bool),
    sheets: &mut [Sheet],
) {
    let Some(document) = document() else { return };
    for (((id, _), part), sheet) in PARTS.iter().zip(parts).zip(sheets) {
        let Some(place) = document.get_element_by_id(id) else { continue };
        let was_empty = sheet.is_empty();
        sheet.show(&place, part);
        if *id == "question" && was_empty {
            // Focus is a comfort; the question is answered without it too.
            if let Some(first) = find::<HtmlElement>(&document, "#question button") {
                let _ = first.focus();
            }
        }
    }
    if let Some(list) = find::<Element>(&document, ".moves ol").filter(|_| present) {
        // The latest move stays in sight.
        list.set_scroll_top(list.scroll_height());
    }
    if let Some(main) = document.get_element_by_id("main") {
        main.set_class_name(if at_start { "starting" } else { "" });
    }
    if let Some(root) = document.document_element() {
        // Only a name that is no name could fail.
        let _ = root.set_attribute("lang", locale.tag());
        let _ = root.set_attribute("dir", locale.direction().name());
        // For `offline.js`, which offers no new version then.
        let _ = root.set_attribute("data-game", if under_way { "under way" } else { "over" });
    }
    document.set_title((locale.speech().game)(Variant::Plakoto));
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn find<E: JsCast>(document: &Document, selector: &str) -> Option<E> {
    document.query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// Listens to what is pressed, changed and pointed at in the painted parts.
fn listen(table: Table) {
    // What is done moves the focus, which is heard meanwhile: so it must not be a closure that changes.
    let hear = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
        hear(table, &event);
    });
    if let Some(document) = document() {
        for kind in ["click", "change", "submit", "pointerover", "focusin", "focusout", "new-version"] {
            // There is no kind that a document does not take.
            let _ = document.add_event_listener_with_callback(kind, hear.as_ref().unchecked_ref());
        }
    }
    // It lives as long as the page does.
    hear.forget();
}

fn hear(table: Table, event: &web_sys::Event) {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let kind = event.type_();
    if kind == "submit" {
        event.prevent_default();
        return table.update(|state| state.press("start"));
    }
    if kind == "new-version" {
        let ready = target.has_attribute("data-new-version");
        return table.update(|state| state.new_version = ready);
    }
    let doing = target.closest("[data-do]").ok().flatten();
    let what = doing.as_ref().and_then(|element| element.get_attribute("data-do"));
    if kind != "click" && kind != "change" {
        let line =
            what.filter(|_| kind != "focusout").and_then(|what| what.strip_prefix("line:")?.parse().ok());
        table.state.maybe_update(|state| std::mem::replace(&mut state.advice.pointed, line) != line);
        return;
    }
    let (Some(element), Some(mut what)) = (doing, what) else { return };
    let is_button = element.tag_name() == "BUTTON";
    if is_button != (kind == "click") || element.has_attribute("disabled") {
        return;
    }
    if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
        what = format!("{what}:{}", select.value());
    }
    let dialog = element.closest("dialog").ok().flatten().and_then(|dialog| dialog.dyn_into().ok());
    if let Some(dialog) = dialog.filter(|_: &HtmlDialogElement| is_button && !what.starts_with("copy:")) {
        dialog.close();
    }
    match what.split_once(':') {
        Some(("open", id)) => {
            table.update(|state| state.copied = None);
            let dialog = document().and_then(|document| find(&document, &format!("#{id}")));
            if let Some(dialog) = dialog {
                let dialog: HtmlDialogElement = dialog;
                // It fails only where the dialog is open already.
                let _ = dialog.show_modal();
            }
        }
        Some(("copy", what)) => {
            let shown = table.state.with_untracked(Shown::new);
            copy(table, if what == "words" { shown.words.join("\n") } else { shown.code });
        }
        Some(("language", _)) => {
            table.update(|state| state.press(&what));
            forget_asked_language();
        }
        _ => table.update(|state| state.press(&what)),
    }
}

fn copy(table: Table, what: String) {
    table.update(|state| state.copied = None);
    leptos::task::spawn_local(async move {
        // There is none where the page came by plain HTTP from another machine.
        let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
        let done = match clipboard.filter(|clipboard| !clipboard.is_undefined()) {
            Some(clipboard) => {
                wasm_bindgen_futures::JsFuture::from(clipboard.write_text(&what)).await.is_ok()
            }
            None => false,
        };
        table.update(|state| state.copied = Some(done));
    });
}

/// Whether a key belongs to something else than the board: a field, an open dialog, or the button
/// that has the focus.
fn is_for_another(event: &web_sys::KeyboardEvent) -> bool {
    if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return true;
    }
    let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |selector: &str| {
        focused.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    };
    let presses = matches!(event.key().as_str(), "Enter" | " ");
    inside("input, select, textarea, dialog") || presses && inside("button, a")
}

/// Takes the language out of the address, so that a reload does not go back to it. A browser that does
/// not let a page change its address goes back.
fn forget_asked_language() -> Option<()> {
    let window = web_sys::window()?;
    let parameters = UrlSearchParams::new_with_str(&window.location().search().ok()?).ok()?;
    parameters.delete("lang");
    let rest = format!("?{}", parameters.to_string());
    window.history().ok()?.replace_state_with_url(&JsValue::NULL, "", Some(&rest)).ok()
}

/// The language of the page's reader, as far as it is spoken here.
fn browser_locale() -> Locale {
    let wanted = web_sys::window().map(|window| window.navigator().languages()).unwrap_or_default();
    let wanted: Vec<String> = wanted.iter().filter_map(|tag| tag.as_string()).collect();
    Locale::choose(wanted.iter().map(String::as_str)).unwrap_or(Locale::En)
}
