//! Where a match begins: which game, to how many points, by which options.

use leptos::prelude::*;
use plakoto_rules::{DrawScore, NextGame, Opening, Ruleset, Target, Variant};

use super::table::Table;

/// The form that starts a match.
#[component]
pub fn Start(table: Table) -> impl IntoView {
    let text = move || table.text();
    let ruleset = move || table.kept.with(|kept| kept.settings.ruleset);
    let target = move || table.kept.with(|kept| kept.settings.target);
    let set = move |change: &dyn Fn(&mut Ruleset)| {
        table.kept.update(|kept| change(&mut kept.settings.ruleset));
    };
    view! {
        <form
            class="start"
            on:submit=move |event| {
                event.prevent_default();
                table.start_match(ruleset(), target());
            }
        >
            <h1>{move || text().new_match}</h1>
            <fieldset class="games">
                <legend class="unseen">{move || text().which_game}</legend>
                {Variant::BOTH.map(|variant| view! {
                    <label class="game">
                        <input
                            type="radio"
                            name="game"
                            prop:checked=move || ruleset().variant == variant
                            on:change=move |_| set(&|ruleset| *ruleset = Ruleset::preset(variant))
                        />
                        <span class="game-name">
                            <b>{move || (text().game)(variant)}</b>
                            <small>{move || (text().game_of)(variant)}</small>
                        </span>
                        <span class="game-rule">{move || (text().what_differs)(variant)}</span>
                    </label>
                }).collect_view()}
            </fieldset>
            <Segments
                name="target"
                label=Signal::derive(move || text().match_to)
                options=Target::ALL.map(|points| (points, Signal::derive(move || points.points().to_string()))).to_vec()
                chosen=Signal::derive(target)
                on_choose=Callback::new(move |target| table.kept.update(|kept| kept.settings.target = target))
            />
            <div class="options">
                <h2>{move || text().options}</h2>
                <Segments
                    name="opening"
                    label=Signal::derive(move || text().opening)
                    options=vec![
                        (Opening::PlayTheTwoDice, Signal::derive(move || text().opening_play.to_string())),
                        (Opening::ThrowAfresh, Signal::derive(move || text().opening_afresh.to_string())),
                    ]
                    chosen=Signal::derive(move || ruleset().opening)
                    on_choose=Callback::new(move |opening| set(&|ruleset| ruleset.opening = opening))
                />
                <Segments
                    name="next-game"
                    label=Signal::derive(move || text().next_game_begins)
                    options=vec![
                        (NextGame::WinnerBegins, Signal::derive(move || text().winner_begins.to_string())),
                        (NextGame::OpeningRoll, Signal::derive(move || text().opening_every_game.to_string())),
                    ]
                    chosen=Signal::derive(move || ruleset().next_game)
                    on_choose=Callback::new(move |next| set(&|ruleset| ruleset.next_game = next))
                />
                <Segments
                    name="mother"
                    label=Signal::derive(move || text().mother)
                    options=vec![
                        (true, Signal::derive(move || text().mother_wins.to_string())),
                        (false, Signal::derive(move || text().mother_plays_on.to_string())),
                    ]
                    chosen=Signal::derive(move || ruleset().mother)
                    on_choose=Callback::new(move |mother| set(&|ruleset| ruleset.mother = mother))
                />
                <Segments
                    name="draw"
                    label=Signal::derive(move || text().draw)
                    options=vec![
                        (DrawScore::Nothing, Signal::derive(move || text().draw_nothing.to_string())),
                        (DrawScore::OneEach, Signal::derive(move || text().draw_one_each.to_string())),
                    ]
                    chosen=Signal::derive(move || ruleset().draw_score)
                    on_choose=Callback::new(move |draw| set(&|ruleset| ruleset.draw_score = draw))
                />
            </div>
            <div class="buttons">
                <Show when=move || table.has_match()>
                    <button type="button" class="button" on:click=move |_| table.show_start(false)>
                        {move || text().back_to_match}
                    </button>
                </Show>
                <button type="submit" class="button main">{move || text().start}</button>
            </div>
        </form>
    }
}

/// A row of choices of which one holds.
#[component]
fn Segments<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    label: Signal<&'static str>,
    options: Vec<(T, Signal<String>)>,
    chosen: Signal<T>,
    on_choose: Callback<T>,
) -> impl IntoView {
    let options = options
        .into_iter()
        .map(|(value, label)| {
            view! {
                <label class="segment">
                    <input
                        type="radio"
                        name=name
                        prop:checked=move || chosen.get() == value
                        on:change=move |_| on_choose.run(value)
                    />
                    <span>{label}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="segments">
            <legend>{label}</legend>
            <div class="row">{options}</div>
        </fieldset>
    }
}
