//! Where a match begins: which game, to how many points, by which options.

use leptos::prelude::*;
use plakoto_rules::{DrawScore, NextGame, Opening, Ruleset, Target, Variant};

use super::shown::options;
use super::table::Table;
use crate::store::Settings;
use crate::text::Text;

/// One of the choices of a row: what it is called, and what it does. It holds where doing it would
/// change nothing.
struct Choice {
    label: fn(&Text) -> &'static str,
    choose: fn(&mut Settings),
}

const fn choice(label: fn(&Text) -> &'static str, choose: fn(&mut Settings)) -> Choice {
    Choice { label, choose }
}

/// The four options of a ruleset, in the order in which they are shown, two choices each.
const OPTIONS: [[Choice; 2]; 4] = [
    [
        choice(|text| text.opening_play, |settings| settings.ruleset.opening = Opening::PlayTheTwoDice),
        choice(|text| text.opening_afresh, |settings| settings.ruleset.opening = Opening::ThrowAfresh),
    ],
    [
        choice(|text| text.winner_begins, |settings| settings.ruleset.next_game = NextGame::WinnerBegins),
        choice(|text| text.opening_every_game, |settings| settings.ruleset.next_game = NextGame::OpeningRoll),
    ],
    [
        choice(|text| text.mother_wins, |settings| settings.ruleset.mother = true),
        choice(|text| text.mother_plays_on, |settings| settings.ruleset.mother = false),
    ],
    [
        choice(|text| text.draw_nothing, |settings| settings.ruleset.draw_score = DrawScore::Nothing),
        choice(|text| text.draw_one_each, |settings| settings.ruleset.draw_score = DrawScore::OneEach),
    ],
];

/// To how many points.
const TARGETS: [Choice; 4] = [
    choice(|_| "1", |settings| settings.target = Target::One),
    choice(|_| "3", |settings| settings.target = Target::Three),
    choice(|_| "5", |settings| settings.target = Target::Five),
    choice(|_| "7", |settings| settings.target = Target::Seven),
];

/// Takes a game with its usual options, unless it is chosen already.
fn choose_game(settings: &mut Settings, variant: Variant) {
    if settings.ruleset.variant != variant {
        settings.ruleset = Ruleset::preset(variant);
    }
}

/// A radio button that stands for a choice.
fn radio(table: Table, name: &'static str, choose: fn(&mut Settings)) -> impl IntoView {
    let holds = move || {
        table.state.with(|state| {
            let mut chosen = state.kept.settings.clone();
            choose(&mut chosen);
            chosen == state.kept.settings
        })
    };
    view! {
        <input
            type="radio"
            name=name
            prop:checked=holds
            on:change=move |_| table.update(|state| choose(&mut state.kept.settings))
        />
    }
}

/// A row of choices of which one holds.
fn row(
    table: Table,
    name: &'static str,
    legend: impl Fn() -> &'static str + Send + 'static,
    choices: impl IntoIterator<Item = Choice>,
) -> impl IntoView {
    let segment = move |Choice { label, choose }| {
        view! {
            <label class="segment">
                {radio(table, name, choose)}
                <span>{move || label(table.text())}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segments">
            <legend>{legend}</legend>
            <div class="row">{choices.into_iter().map(segment).collect_view()}</div>
        </fieldset>
    }
}

/// The form that starts a match.
#[component]
pub fn Start(table: Table) -> impl IntoView {
    let text = move || table.text();
    let game = move |variant: Variant, choose: fn(&mut Settings)| {
        view! {
            <label class="game">
                {radio(table, "game", choose)}
                <span class="game-name">
                    <b>{move || (text().game)(variant)}</b>
                    <small>{move || (text().game_of)(variant)}</small>
                </span>
                <span class="game-rule">{move || (text().what_differs)(variant)}</span>
            </label>
        }
    };
    let names = ["opening", "next-game", "mother", "draw"];
    let option_rows = OPTIONS
        .into_iter()
        .zip(names)
        .enumerate()
        .map(|(index, (choices, name))| {
            // The names stand beside the values wherever a ruleset is shown.
            let legend = move || options(Ruleset::PLAKOTO, text())[index].0;
            row(table, name, legend, choices)
        })
        .collect_view();
    view! {
        <form
            class="start"
            on:submit=move |event| {
                event.prevent_default();
                table.update(|state| {
                    let Settings { ruleset, target, .. } = state.kept.settings;
                    state.start_match(ruleset, target);
                });
            }
        >
            <h1>{move || text().new_match}</h1>
            <fieldset class="games">
                <legend class="unseen">{move || text().which_game}</legend>
                {game(Variant::Plakoto, |settings| choose_game(settings, Variant::Plakoto))}
                {game(Variant::Tapa, |settings| choose_game(settings, Variant::Tapa))}
            </fieldset>
            {row(table, "target", move || text().match_to, TARGETS)}
            <div class="options">
                <h2>{move || text().options}</h2>
                {option_rows}
            </div>
            <div class="buttons">
                <button
                    type="button"
                    class="button"
                    hidden=move || table.state.with(|state| state.kept.session.is_none())
                    on:click=move |_| table.update(|state| state.show_start(false))
                >
                    {move || text().back_to_match}
                </button>
                <button type="submit" class="button main">{move || text().start}</button>
            </div>
        </form>
    }
}
