//! The menu: a new match, resigning, copying, and the settings.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::table::Table;
use crate::store::Settings;
use crate::text::{Locale, Text};

fn open(dialog: NodeRef<Dialog>) {
    if let Some(dialog) = dialog.get_untracked() {
        // It fails only where the dialog is open already.
        let _ = dialog.show_modal();
    }
}

fn close(dialog: NodeRef<Dialog>) {
    if let Some(dialog) = dialog.get_untracked() {
        dialog.close();
    }
}

fn copy(table: Table, what: String) {
    table.update(|state| state.copied = None);
    leptos::task::spawn_local(async move {
        let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
        let done = match clipboard {
            Some(clipboard) => JsFuture::from(clipboard.write_text(&what)).await.is_ok(),
            None => false,
        };
        table.update(|state| state.copied = Some(done));
    });
}

/// The menu's button with its dialogs.
#[component]
pub fn Menu(table: Table) -> impl IntoView {
    let text = move || table.text();
    let menu = NodeRef::<Dialog>::new();
    let resigning = NodeRef::<Dialog>::new();
    let entry = move |label: fn(&Text) -> &'static str,
                      shown: fn(Table) -> bool,
                      does: fn(Table, [NodeRef<Dialog>; 2])| {
        view! {
            <button
                type="button"
                class="entry"
                hidden=move || !shown(table)
                on:click=move |_| does(table, [menu, resigning])
            >
                {move || label(table.text())}
            </button>
        }
    };
    let playing = |table: Table| table.show(|shown| !shown.at_start);
    let setting = move |label: fn(&Text) -> &'static str, field: fn(&mut Settings) -> &mut bool| {
        let checked = move || table.state.with(|state| *field(&mut state.kept.settings.clone()));
        view! {
            <label class="entry setting">
                <span>{move || label(table.text())}</span>
                <input
                    type="checkbox"
                    prop:checked=checked
                    on:change=move |event| {
                        let chosen = event_target_checked(&event);
                        table.update(|state| *field(&mut state.kept.settings) = chosen);
                    }
                />
            </label>
        }
    };
    let resign = move |label: fn(&Text) -> &'static str, double: bool| {
        let give_up = move |_| {
            close(resigning);
            table.update(|state| state.resign(double));
        };
        view! { <button type="button" class="button" on:click=give_up>{move || label(table.text())}</button> }
    };
    let language = |locale: Locale| {
        let selected = move || table.show(|shown| shown.locale == locale);
        view! {
            <option value=locale.tag() lang=locale.tag() selected=selected>{locale.text().language}</option>
        }
    };
    view! {
        <button
            type="button"
            class="menu-button"
            aria-label=move || text().menu
            aria-haspopup="dialog"
            on:click=move |_| {
                table.update(|state| state.copied = None);
                open(menu);
            }
        >
            <span aria-hidden="true">"☰"</span>
        </button>
        <dialog node_ref=menu class="menu" aria-label=move || text().menu>
            <div class="menu-head">
                <h2>{move || text().menu}</h2>
                <button type="button" class="menu-button" aria-label=move || text().close on:click=move |_| close(menu)>
                    <span aria-hidden="true">"×"</span>
                </button>
            </div>
            {entry(
                |text| text.new_match,
                |table| table.show(|shown| !shown.at_start && !shown.opened),
                |table, [menu, _]| {
                    close(menu);
                    table.update(|state| state.show_start(true));
                },
            )}
            {entry(
                |text| text.resign,
                |table| table.show(|shown| shown.can_resign.is_some()),
                |_, [menu, resigning]| {
                    close(menu);
                    open(resigning);
                },
            )}
            {entry(|text| text.copy_words, playing, |table, _| copy(table, table.show(|shown| shown.words.join("\n"))))}
            {entry(|text| text.copy_code, playing, |table, _| copy(table, table.show(|shown| shown.code.clone())))}
            {setting(|text| text.play_forced, |settings| &mut settings.play_forced)}
            {setting(|text| text.turn_board, |settings| &mut settings.turned)}
            <label class="entry setting">
                <span>{move || text().language_setting}</span>
                <select on:change=move |event| {
                    let chosen = Locale::choose([event_target_value(&event).as_str()]);
                    table.update(|state| state.kept.settings.locale = chosen);
                }>{Locale::ALL.map(language).into_iter().collect_view()}</select>
            </label>
            <p class="copied" role="status">
                {move || {
                    let copied = table.state.with(|state| state.copied);
                    copied.map(|done| if done { text().copied } else { text().not_copied })
                }}
            </p>
        </dialog>
        <dialog node_ref=resigning class="menu" aria-label=move || text().resign>
            <p>{move || table.show(|shown| shown.can_resign).map(|side| (text().resign_question)(side))}</p>
            <div class="row">
                {resign(|text| text.resign_one, false)}
                {resign(|text| text.resign_two, true)}
                <button type="button" class="button quiet" on:click=move |_| close(resigning)>
                    {move || text().cancel}
                </button>
            </div>
        </dialog>
    }
}
