//! The page: the board, and beside it either the start of a match or the game.

use leptos::either::Either;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::choice::Choice;
use super::menu::Menu;
use super::moves::Moves;
use super::panel::{Buttons, Players, Rules, Sentence};
use super::start::Start;
use super::state::{Notice, State};
use super::table::Table;
use crate::board::geometry::Format;
use crate::board::view::BoardView;
use crate::query::Query;
use crate::store;
use crate::text::Locale;
use crate::watch::watch;

/// Up to this width the narrow board is drawn; the style sheet turns at the same.
const NARROW: &str = "(max-width: 640px)";

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
    watch(move || {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        if let Some(root) = root {
            // Only a name that is no name could fail.
            let _ = root.set_attribute("lang", table.show(|shown| shown.locale.tag()));
        }
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        if !is_for_another(&event) {
            // A key that says nothing changes nothing, so nobody has to hear of it.
            table.state.maybe_update(|state| {
                let done = state.key(&event.key());
                if done {
                    event.prevent_default();
                }
                done
            });
        }
    });
    on_cleanup(move || keys.remove());
    let at_start = Memo::new(move |_| table.show(|shown| shown.at_start));

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
        <main class=move || if at_start.get() { "starting" } else { "" }>
            <div class="board-room"><div class="board-frame">
                <BoardView
                    geometry=move || table.state.with(State::geometry)
                    scene=move || table.state.with(State::scene)
                    carried=move || table.carried_to.get().zip(table.state.with(State::side_to_move))
                    label=move || table.text().board
                    on_pointer=move |pointer| table.follow(pointer)
                />
                <Choice table/>
            </div></div>
            {move || {
                if at_start.get() {
                    Either::Left(view! { <Start table/> })
                } else {
                    Either::Right(view! {
                        <Players table/>
                        <Moves table/>
                        <Sentence table/>
                        <Buttons table/>
                    })
                }
            }}
        </main>
        <section class="unseen" aria-label=move || table.text().words>
            <ul>
                {move || {
                    let words = table.show(|shown| shown.words.clone());
                    words.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
                }}
            </ul>
            <p id="board-keys">{move || table.text().board_keys}</p>
            <p role="status">{move || table.show(|shown| shown.under_cursor.clone())}</p>
        </section>
    }
}

#[component]
fn Notices(table: Table) -> impl IntoView {
    let notice = move |(notice, told): (Notice, String)| {
        let dismiss = move |_| table.update(|state| state.notices.retain(|other| *other != notice));
        view! {
            <p class="notice">
                <span>{told}</span>
                <button type="button" class="button" on:click=dismiss>{table.text().dismiss}</button>
            </p>
        }
    };
    let opened = move || {
        let text = table.text();
        table.show(|shown| shown.opened).then(|| {
            view! {
                <p class="notice quiet">
                    <span>{text.opened_situation}</span>
                    <a href="./">{text.back_to_match}</a>
                </p>
            }
        })
    };
    view! {
        <div class="notices" aria-live="polite">
            {opened}
            {move || table.show(|shown| shown.notices.clone()).into_iter().map(notice).collect_view()}
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
