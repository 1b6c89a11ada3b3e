//! The moves of the game in notation, and looking back through them.

use leptos::prelude::*;

use super::session::Session;
use super::shown::Entry;
use super::table::Table;
use crate::text::Text;
use crate::watch::watch;

/// The move list with its buttons.
#[component]
pub fn Moves(table: Table) -> impl IntoView {
    let list = NodeRef::<leptos::html::Ol>::new();
    // The latest move stays in sight.
    watch(move || {
        let present = table.show(|shown| shown.present);
        if let Some(list) = list.get().filter(|_| present) {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let cell = move |entry: Option<Entry>, turns: usize, present: bool| {
        entry.map(|Entry { turn, side, dice, play, draft }| {
            let label = (table.text().look_at_turn)(turn, side, &format!("{dice}: {play}"));
            let current = if draft { present } else { !present && turns == turn };
            view! {
                <button
                    type="button"
                    class=if current { "move current" } else { "move" }
                    disabled=draft
                    aria-label=label
                    on:click=move |_| table.update(|state| state.look(|session| session.look_at(Some(turn))))
                >
                    <span class="roll">{dice}</span>
                    <span class="play">{play}</span>
                </button>
            }
        })
    };
    let lines = move || {
        let (lines, turns, present) = table.show(|shown| (shown.lines.clone(), shown.turns, shown.present));
        lines
            .into_iter()
            .enumerate()
            .map(|(index, [white, black])| {
                view! {
                    <li>
                        <span class="line">{index + 1}</span>
                        <span class="cell">{cell(white, turns, present)}</span>
                        <span class="cell">{cell(black, turns, present)}</span>
                    </li>
                }
            })
            .collect_view()
    };
    let go = move |class: &'static str, label: fn(&Text) -> &'static str, to: fn(&mut Session)| {
        view! {
            <button
                type="button"
                class=class
                aria-label=move || label(table.text())
                title=move || label(table.text())
                disabled=move || table.show(|shown| shown.lines.is_empty())
                on:click=move |_| table.update(|state| state.look(to))
            ></button>
        }
    };
    let none = move || table.show(|shown| shown.lines.is_empty()).then(|| table.text().no_moves);
    view! {
        <section class="moves" aria-label=move || table.text().moves>
            <div class="moves-head">
                <h2>{move || table.text().moves}</h2>
                {go("go first", |text| text.first_turn, |session| session.look_at(Some(0)))}
                {go("go back", |text| text.turn_back, |session| session.look_further(false))}
                {go("go on", |text| text.turn_on, |session| session.look_further(true))}
                {go("go last", |text| text.present, |session| session.look_at(None))}
            </div>
            <ol node_ref=list>{lines}</ol>
            <p class="none">{none}</p>
        </section>
    }
}
