//! Which die, where two would do it and it matters which.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::table::Table;
use crate::watch::watch;

/// The question over the board, while there is one.
#[component]
pub fn Choice(table: Table) -> impl IntoView {
    let group = NodeRef::<leptos::html::Div>::new();
    watch(move || {
        let first = group.get().and_then(|group| group.query_selector("button").ok().flatten());
        if let Some(button) = first.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
            // Focus is a comfort; the question is answered without it too.
            let _ = button.focus();
        }
    });
    move || {
        table.state.with(|state| state.choice.clone()).map(|ways| {
            let text = table.text();
            let button = |way: Vec<plakoto_rules::Step>| {
                let dice: Vec<_> = way.iter().map(|step| step.die).collect();
                let choose = move |_| table.update(|state| state.choose(&way));
                view! { <button type="button" class="button" on:click=choose>{(text.with_dice)(&dice)}</button> }
            };
            view! {
                <div node_ref=group class="choice" role="group" aria-label=text.choose_die>
                    <p>{text.choose_die}</p>
                    <div class="row">
                        {ways.into_iter().map(button).collect_view()}
                        <button
                            type="button"
                            class="button quiet"
                            on:click=move |_| table.update(|state| state.take_back())
                        >
                            {text.cancel}
                        </button>
                    </div>
                </div>
            }
        })
    }
}
