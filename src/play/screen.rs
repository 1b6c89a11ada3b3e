//! The page: the board, and beside it either the start of a match or the game.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::choice::Choice;
use super::menu::Menu;
use super::moves::Moves;
use super::panel::{Buttons, Players, Rules, Sentence};
use super::start::Start;
use super::table::{Notice, Table};
use crate::board::geometry::Format;
use crate::board::input::Hand;
use crate::board::view::{BoardView, Pointer};
use crate::query::Query;
use crate::text::{Locale, Text};

/// Up to this width the narrow board is drawn; the style sheet turns at the same.
const NARROW: &str = "(max-width: 640px)";

/// The whole app.
#[component]
pub fn Screen() -> impl IntoView {
    let narrow = web_sys::window().and_then(|window| window.match_media(NARROW).ok().flatten());
    let format = |narrow| if narrow { Format::Narrow } else { Format::Wide };
    let now = format(narrow.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    let table = Table::new(Query::of_page(), browser_locale(), now);
    if let Some(narrow) = narrow {
        let change = Closure::<dyn FnMut(web_sys::MediaQueryListEvent)>::new(
            move |event: web_sys::MediaQueryListEvent| {
                table.format.set(format(event.matches()));
            },
        );
        narrow.set_onchange(Some(change.as_ref().unchecked_ref()));
        // It lives as long as the page does.
        change.forget();
    }
    Effect::new(move || {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            // Only a name that is no name could fail.
            let _ = root.set_attribute("lang", table.locale().tag());
        }
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        if !is_for_another(&event) && table.key(&event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || keys.remove());

    view! {
        <header class="top">
            <a class="name" href="./">
                <img src="favicon.svg" alt="" width="30" height="30"/>
                <span>"Plakoto"</span>
            </a>
            <Rules table/>
            <Menu table/>
        </header>
        <Notices table/>
        <main class:starting=move || table.at_start()>
            <Board table/>
            {move || {
                if table.at_start() {
                    view! { <Start table/> }.into_any()
                } else {
                    view! {
                        <Players table/>
                        <Moves table/>
                        <Sentence table/>
                        <Buttons table/>
                    }
                    .into_any()
                }
            }}
        </main>
        <section class="unseen" aria-label=move || table.text().words>
            <ul>{move || table.words().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
            <p id="board-keys">{move || table.text().board_keys}</p>
            <p role="status">{move || table.cursor_in_words()}</p>
        </section>
    }
}

#[component]
fn Board(table: Table) -> impl IntoView {
    let scene = Memo::new(move |_| table.scene());
    let hand = StoredValue::new(Hand::default());
    let dragged = Signal::derive(move || {
        let at = table.dragged_to.get()?;
        table.with_session(|session| session.game().side_to_move()).flatten().map(|side| (at, side))
    });
    let follow = move |pointer: Pointer| {
        if let Some(deed) = hand.try_update_value(|hand| hand.follow(pointer)).flatten() {
            table.point(deed);
        }
    };
    view! {
        <div class="board-room">
            <BoardView
                scene
                dragged
                label=Signal::derive(move || table.text().board.to_string())
                on_pointer=Callback::new(follow)
            />
            <Choice table/>
        </div>
    }
}

#[component]
fn Notices(table: Table) -> impl IntoView {
    let tell = move |notice: &Notice, text: &Text| match notice {
        Notice::BrokenSave => text.broken_save.to_string(),
        Notice::Unsaved => text.unsaved.to_string(),
        Notice::NoRandomness => text.no_randomness.to_string(),
        Notice::BadSituation(error) => (text.bad_situation)(error),
        Notice::Finished(ending) => (text.finished_situation)(*ending),
        Notice::Impossible(impossible) => (text.impossible)(*impossible),
    };
    view! {
        <div class="notices" aria-live="polite">
            <Show when=move || table.is_opened()>
                <p class="notice quiet">
                    <span>{move || table.text().opened_situation}</span>
                    <a href="./">{move || table.text().back_to_match}</a>
                </p>
            </Show>
            {move || {
                let text = table.text();
                table.notices.get().into_iter().map(|notice| {
                    let told = tell(&notice, text);
                    view! {
                        <p class="notice">
                            <span>{told}</span>
                            <button
                                type="button"
                                class="button"
                                on:click=move |_| table.notices.update(|all| all.retain(|other| *other != notice))
                            >
                                {text.dismiss}
                            </button>
                        </p>
                    }
                }).collect_view()
            }}
        </div>
    }
}

/// Whether a key belongs to something else than the board: a field, an open dialog, or the button
/// that has the focus.
fn is_for_another(event: &web_sys::KeyboardEvent) -> bool {
    if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return true;
    }
    let focused = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let inside = |selector: &str| {
        focused.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    };
    let presses = matches!(event.key().as_str(), "Enter" | " ");
    inside("input, select, textarea, dialog") || presses && inside("button, a")
}

/// The language of the page's reader, as far as it is spoken here.
fn browser_locale() -> Locale {
    let wanted = web_sys::window().map(|window| window.navigator().languages()).unwrap_or_default();
    let wanted: Vec<String> = wanted.iter().filter_map(|tag| tag.as_string()).collect();
    Locale::choose(wanted.iter().map(String::as_str)).unwrap_or(Locale::En)
}
