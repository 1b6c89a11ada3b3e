//! The menu: a new match, resigning, copying, and the settings.

use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen_futures::JsFuture;

use super::session::Session;
use super::table::Table;
use crate::text::Locale;

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

/// The menu's button with its dialogs.
#[component]
pub fn Menu(table: Table) -> impl IntoView {
    let text = move || table.text();
    let menu = NodeRef::<Dialog>::new();
    let resigning = NodeRef::<Dialog>::new();
    let copied = RwSignal::new(None::<bool>);
    let copy = move |what: String| {
        copied.set(None);
        leptos::task::spawn_local(async move {
            let done = match web_sys::window().map(|window| window.navigator().clipboard()) {
                Some(clipboard) => JsFuture::from(clipboard.write_text(&what)).await.is_ok(),
                None => false,
            };
            copied.set(Some(done));
        });
    };
    let can_resign = Memo::new(move |_| table.with_session(Session::can_resign).flatten());
    let resign = move |double| {
        close(resigning);
        table.resign(double);
    };
    let playing = move || table.main_action().is_some();
    view! {
        <button
            type="button"
            class="menu-button"
            aria-label=move || text().menu
            aria-haspopup="dialog"
            on:click=move |_| {
                copied.set(None);
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
            <Show when=move || playing() && !table.is_opened()>
                <button
                    type="button"
                    class="entry"
                    on:click=move |_| {
                        close(menu);
                        table.show_start(true);
                    }
                >
                    {move || text().new_match}
                </button>
            </Show>
            <Show when=move || can_resign.get().is_some()>
                <button
                    type="button"
                    class="entry"
                    on:click=move |_| {
                        close(menu);
                        open(resigning);
                    }
                >
                    {move || text().resign}
                </button>
            </Show>
            <Show when=playing>
                <button type="button" class="entry" on:click=move |_| copy(table.words().join("\n"))>
                    {move || text().copy_words}
                </button>
                <button type="button" class="entry" on:click=move |_| copy(table.code())>
                    {move || text().copy_code}
                </button>
            </Show>
            <label class="entry setting">
                <span>{move || text().play_forced}</span>
                <input
                    type="checkbox"
                    prop:checked=move || table.kept.with(|kept| kept.settings.play_forced)
                    on:change=move |event| {
                        table.kept.update(|kept| kept.settings.play_forced = event_target_checked(&event));
                    }
                />
            </label>
            <label class="entry setting">
                <span>{move || text().turn_board}</span>
                <input
                    type="checkbox"
                    prop:checked=move || table.kept.with(|kept| kept.settings.turned)
                    on:change=move |event| {
                        table.kept.update(|kept| kept.settings.turned = event_target_checked(&event));
                    }
                />
            </label>
            <label class="entry setting">
                <span>{move || text().language_setting}</span>
                <select
                    prop:value=move || table.locale().tag()
                    on:change=move |event| {
                        let chosen = event_target_value(&event);
                        table.kept.update(|kept| kept.settings.locale = Locale::choose([chosen.as_str()]));
                    }
                >
                    {Locale::ALL.map(|locale| view! {
                        <option value=locale.tag() lang=locale.tag() selected=move || table.locale() == locale>
                            {locale.text().language}
                        </option>
                    }).collect_view()}
                </select>
            </label>
            <p class="copied" role="status">
                {move || copied.get().map(|done| if done { text().copied } else { text().not_copied })}
            </p>
        </dialog>
        <dialog node_ref=resigning class="menu" aria-label=move || text().resign>
            <p>{move || can_resign.get().map(|side| (text().resign_question)(side))}</p>
            <div class="row">
                <button type="button" class="button" on:click=move |_| resign(false)>{move || text().resign_one}</button>
                <button type="button" class="button" on:click=move |_| resign(true)>{move || text().resign_two}</button>
                <button type="button" class="button quiet" on:click=move |_| close(resigning)>
                    {move || text().cancel}
                </button>
            </div>
        </dialog>
    }
}
