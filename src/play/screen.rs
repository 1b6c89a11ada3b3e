//! The page: the board, and beside it either the start of a match or the game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use plakoto_rules::Variant;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Document, Element, Event, HtmlDialogElement, HtmlElement, HtmlSelectElement, KeyboardEvent,
    MediaQueryListEvent, UrlSearchParams,
};

use super::attend::Attendant;
use super::shown::Shown;
use super::state::{State, View};
use super::table::Table;
use super::{choice, hint, introduction, menu, moves, panel, settings, start, why};
use crate::board::view::BoardView;
use crate::query::Query;
use crate::store;
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
        match state.view {
            Some(View::Settings) => return vec![settings::settings(state, shown)],
            Some(View::Introduction(step)) => return vec![introduction::step(step, shown)],
            None if shown.at_start => return vec![start::form(state, introduction::welcome(state, shown))],
            None => {}
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
        let change = Closure::<dyn Fn(MediaQueryListEvent)>::new(move |event: MediaQueryListEvent| {
            table.update(|state| state.format = format(event.matches()));
        });
        narrow.set_onchange(Some(change.as_ref().unchecked_ref()));
        // It lives as long as the page does.
        change.forget();
    }
    listen(table);
    why::attend();
    let mut attendant = Attendant::new(table);
    let mut sheets = PARTS.map(|_| Sheet::default());
    let mut board = None;
    let mut was_viewed = None;
    table.on_change(move || {
        let Some(document) = document().filter(|_| !store::is_elsewhere()) else { return };
        table.save();
        let (scene, shown, parts, looks, view) = table.with(|state| {
            attendant.attend(state);
            let shown = Shown::new(state);
            let parts = PARTS.map(|(_, draw)| draw(state, &shown));
            (state.scene(), shown, parts, state.kept.preferences.looks(), state.view)
        });
        // Not while the state is borrowed: elements that lose the focus say so at once.
        dress(&document, &shown, looks, view);
        if board.is_none() {
            board = lay(&document, table);
        }
        if let Some(board) = &mut board {
            board.show(&scene, shown.text().speech.board);
        }
        paint(&document, &shown, parts, &mut sheets);
        let viewed = view.as_ref().map(std::mem::discriminant);
        if std::mem::replace(&mut was_viewed, viewed) != viewed {
            // To where one reads on, or back to where the way began.
            let place = if view.is_some() { "#beside h1" } else { "#head button" };
            if let Some(place) = find::<HtmlElement>(&document, place) {
                let _ = place.focus();
            }
        }
    });

    view! {
        <header class="top">
            <a class="name" href="./">
                <img src="favicon.svg" alt="" width="30" height="30"/>
                <span id="name"></span>
            </a>
            <div class="part" id="rules"></div>
            <div class="part" id="head"></div>
        </header>
        <div class="notices" id="notices" aria-live="polite"></div>
        <main id="main">
            <div class="board-room">
                <div class="board-frame" id="board"><div class="part" id="question"></div></div>
            </div>
            <div class="part" id="beside"></div>
        </main>
        <div class="part" id="words"></div>
    }
}

/// The board, laid into its frame on the page.
fn lay(document: &Document, table: Table) -> Option<BoardView> {
    BoardView::new(document, &document.get_element_by_id("board")?, move |pointer| {
        let spot = table.follow(pointer)?;
        Some(spot.zip(table.with(State::side_to_move)))
    })
}

/// Tells the page's style sheets what is shown and what the player likes.
fn dress(document: &Document, shown: &Shown, looks: [(&'static str, &'static str); 4], view: Option<View>) {
    let class = match view {
        Some(View::Settings) => "choosing",
        Some(View::Introduction(_)) => "learning",
        None if shown.at_start => "starting",
        None => "",
    };
    if let Some(main) = document.get_element_by_id("main") {
        main.set_class_name(class);
    }
    let Some(root) = document.document_element() else { return };
    let spoken = [("lang", shown.locale.tag()), ("dir", shown.locale.direction().name())];
    // For `offline.js`, which offers no new version while a game is under way.
    let game = ("data-game", if shown.under_way { "under way" } else { "over" });
    for (name, value) in spoken.into_iter().chain(looks).chain([game]) {
        // Only a name that is no name could fail.
        let _ = if value.is_empty() { root.remove_attribute(name) } else { root.set_attribute(name, value) };
    }
}

/// Brings the parts onto the page.
fn paint(document: &Document, shown: &Shown, parts: [Vec<Node>; 6], sheets: &mut [Sheet]) {
    for (((id, _), part), sheet) in PARTS.iter().zip(parts).zip(sheets) {
        let Some(place) = document.get_element_by_id(id) else { continue };
        let was_empty = sheet.is_empty();
        sheet.show(&place, part);
        if *id == "question" && was_empty {
            // Focus is a comfort; the question is answered without it too.
            if let Some(first) = find::<HtmlElement>(document, "#question button") {
                let _ = first.focus();
            }
        }
    }
    if let Some(list) = find::<Element>(document, ".moves ol").filter(|_| shown.present) {
        // The latest move stays in sight.
        list.set_scroll_top(list.scroll_height());
    }
    let name = (shown.text().speech.game)(Variant::Plakoto);
    document.set_title(name);
    if let Some(place) = document.get_element_by_id("name") {
        place.set_text_content(Some(name));
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}

fn find<E: JsCast>(document: &Document, selector: &str) -> Option<E> {
    document.query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// Listens to what is pressed, changed and pointed at in the painted parts, and to keys.
fn listen(table: Table) {
    let (Some(window), Some(document)) = (web_sys::window(), document()) else { return };
    // What is done moves the focus, which is heard meanwhile: so it must not be a closure that changes.
    let hear = Closure::<dyn Fn(Event)>::new(move |event: Event| hear(table, &event));
    for kind in ["click", "change", "pointerover", "focusin", "focusout", "new-version"] {
        // There is no kind that a document does not take.
        let _ = document.add_event_listener_with_callback(kind, hear.as_ref().unchecked_ref());
    }
    let key = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| press_key(table, &event));
    let _ = window.add_event_listener_with_callback("keydown", key.as_ref().unchecked_ref());
    // They live as long as the page does.
    hear.forget();
    key.forget();
}

fn press_key(table: Table, event: &KeyboardEvent) {
    // A frame may forbid that a form is submitted, so its Enter is a key like others.
    if event.key() == "Enter" && is_within(event, "form.start input") {
        event.prevent_default();
        return table.update(|state| state.press("start"));
    }
    if is_for_another(event) {
        return;
    }
    // A key that says nothing changes nothing, so nobody has to hear of it.
    let (key, code) = (event.key(), event.code());
    // Where letters or digits are not Latin ones, the key's place says which it is.
    let place = code.strip_prefix("Key").or(code.strip_prefix("Digit")).filter(|_| !key.is_ascii());
    table.maybe_update(|state| {
        let done = state.key(place.unwrap_or(&key));
        if done {
            event.prevent_default();
        }
        done
    });
}

fn hear(table: Table, event: &Event) {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let kind = event.type_();
    if kind == "new-version" {
        let ready = target.has_attribute("data-new-version");
        return table.update(|state| state.new_version = ready);
    }
    let doing = target.closest("[data-do]").ok().flatten();
    let what = doing.as_ref().and_then(|element| element.get_attribute("data-do"));
    if kind != "click" && kind != "change" {
        let line =
            what.filter(|_| kind != "focusout").and_then(|what| what.strip_prefix("line:")?.parse().ok());
        table.maybe_update(|state| std::mem::replace(&mut state.advice.pointed, line) != line);
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
            let shown = table.with(Shown::new);
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
    spawn_local(async move {
        // There is none where the page came by plain HTTP from another machine.
        let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
        let done = match clipboard.filter(|clipboard| !clipboard.is_undefined()) {
            Some(clipboard) => JsFuture::from(clipboard.write_text(&what)).await.is_ok(),
            None => false,
        };
        table.update(|state| state.copied = Some(done));
    });
}

/// Whether a key belongs to something else than the board: a field, an open dialog, or the button
/// that has the focus.
fn is_for_another(event: &KeyboardEvent) -> bool {
    if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return true;
    }
    let inside = |selector| is_within(event, selector);
    let presses = matches!(event.key().as_str(), "Enter" | " ");
    // A box that is ticked has no use for Escape.
    let ticks = event.key() == "Escape" && inside("[type=checkbox]");
    inside("input, select, textarea, dialog") && !ticks || presses && inside("button, a")
}

fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    focused.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
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
