//! Where a match begins: which game, to how many points, by which options.

use leptos::prelude::*;
use plakoto_rules::{DrawScore, NextGame, Opening, Target, Variant};

use super::shown::options;
use super::table::Table;
use crate::store::Settings;
use crate::text::Text;
use plakoto_rules::Ruleset;

/// One of the choices of a row.
struct Choice {
    label: fn(&Text) -> String,
    holds: fn(&Settings) -> bool,
    choose: fn(&mut Settings),
}

/// The four options of a ruleset, as the start shows them, two choices each.
const OPTIONS: [[Choice; 2]; 4] = [
    [
        Choice {
            label: |text| text.opening_play.into(),
            holds: |settings| settings.ruleset.opening == Opening::PlayTheTwoDice,
            choose: |settings| settings.ruleset.opening = Opening::PlayTheTwoDice,
        },
        Choice {
            label: |text| text.opening_afresh.into(),
            holds: |settings| settings.ruleset.opening == Opening::ThrowAfresh,
            choose: |settings| settings.ruleset.opening = Opening::ThrowAfresh,
        },
    ],
    [
        Choice {
            label: |text| text.winner_begins.into(),
            holds: |settings| settings.ruleset.next_game == NextGame::WinnerBegins,
            choose: |settings| settings.ruleset.next_game = NextGame::WinnerBegins,
        },
        Choice {
            label: |text| text.opening_every_game.into(),
            holds: |settings| settings.ruleset.next_game == NextGame::OpeningRoll,
            choose: |settings| settings.ruleset.next_game = NextGame::OpeningRoll,
        },
    ],
    [
        Choice {
            label: |text| text.mother_wins.into(),
            holds: |settings| settings.ruleset.mother,
            choose: |settings| settings.ruleset.mother = true,
        },
        Choice {
            label: |text| text.mother_plays_on.into(),
            holds: |settings| !settings.ruleset.mother,
            choose: |settings| settings.ruleset.mother = false,
        },
    ],
    [
        Choice {
            label: |text| text.draw_nothing.into(),
            holds: |settings| settings.ruleset.draw_score == DrawScore::Nothing,
            choose: |settings| settings.ruleset.draw_score = DrawScore::Nothing,
        },
        Choice {
            label: |text| text.draw_one_each.into(),
            holds: |settings| settings.ruleset.draw_score == DrawScore::OneEach,
            choose: |settings| settings.ruleset.draw_score = DrawScore::OneEach,
        },
    ],
];

/// To how many points.
const TARGETS: [Choice; 4] = [
    Choice {
        label: |_| "1".into(),
        holds: |settings| settings.target == Target::One,
        choose: |settings| settings.target = Target::One,
    },
    Choice {
        label: |_| "3".into(),
        holds: |settings| settings.target == Target::Three,
        choose: |settings| settings.target = Target::Three,
    },
    Choice {
        label: |_| "5".into(),
        holds: |settings| settings.target == Target::Five,
        choose: |settings| settings.target = Target::Five,
    },
    Choice {
        label: |_| "7".into(),
        holds: |settings| settings.target == Target::Seven,
        choose: |settings| settings.target = Target::Seven,
    },
];

/// A radio button that stands for a setting.
fn radio(
    table: Table,
    name: &'static str,
    holds: fn(&Settings) -> bool,
    choose: fn(&mut Settings),
) -> impl IntoView {
    view! {
        <input
            type="radio"
            name=name
            prop:checked=move || table.state.with(|state| holds(&state.kept.settings))
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
    let segment = move |Choice { label, holds, choose }| {
        view! {
            <label class="segment">
                {radio(table, name, holds, choose)}
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
    let game = move |variant: Variant, holds: fn(&Settings) -> bool, choose: fn(&mut Settings)| {
        view! {
            <label class="game">
                {radio(table, "game", holds, choose)}
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
                {game(
                    Variant::Plakoto,
                    |settings| settings.ruleset.variant == Variant::Plakoto,
                    |settings| settings.ruleset = Ruleset::PLAKOTO,
                )}
                {game(
                    Variant::Tapa,
                    |settings| settings.ruleset.variant == Variant::Tapa,
                    |settings| settings.ruleset = Ruleset::TAPA,
                )}
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
