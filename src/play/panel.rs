//! Beside the board: the players with pips and score, the rules, the sentence, the two buttons.

use leptos::prelude::*;
use plakoto_rules::Side;

use super::shown::Player;
use super::state::MainAction;
use super::table::Table;

/// The two players, the one whose home is at the top first.
#[component]
pub fn Players(table: Table) -> impl IntoView {
    let card = move |player: Player| {
        let text = table.text();
        let Player { side, to_move, standing, score } = player;
        view! {
            <div class=if to_move { "player to-move" } else { "player" }>
                <span class=if side == Side::White { "swatch ivory" } else { "swatch ebony" } aria-hidden="true"></span>
                <span class="who">
                    <b>{(text.side)(side)}</b>
                    <span class="turn">{to_move.then_some(text.to_move)}</span>
                    <small>{standing}</small>
                </span>
                <span class="score" aria-hidden="true">{score}</span>
                <span class="unseen">{(text.score_of)(side, score)}</span>
            </div>
        }
    };
    view! {
        <div class="players">
            {move || {
                let players = table.show(|shown| shown.players.clone());
                players.into_iter().flatten().map(card).collect_view()
            }}
        </div>
    }
}

/// The ruleset and its options, in sight during the whole game.
#[component]
pub fn Rules(table: Table) -> impl IntoView {
    move || {
        table.show(|shown| shown.rules.clone()).map(|rules| {
            let pair = |(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
            view! {
                <div class="rules">
                    <p>
                        <b class="ruleset">{rules.game}</b>
                        <span>{rules.length}</span>
                        <span class="seed">{rules.seed}</span>
                    </p>
                    <dl>{rules.options.into_iter().map(pair).collect_view()}</dl>
                </div>
            }
        })
    }
}

/// What just happened, in a sentence; also said by screen readers.
#[component]
pub fn Sentence(table: Table) -> impl IntoView {
    let class = move || if table.show(|shown| shown.refused) { "sentence refusal" } else { "sentence" };
    view! {
        <div class=class role="status">
            <p>{move || table.show(|shown| shown.sentence.clone())}</p>
        </div>
    }
}

/// Take back, and the one button that matters.
#[component]
pub fn Buttons(table: Table) -> impl IntoView {
    let label = move || {
        let text = table.text();
        table.show(|shown| shown.action).map(|action| match action {
            MainAction::ThrowForOpening => text.throw_for_opening,
            MainAction::ThrowAgain => text.throw_again,
            MainAction::Roll => text.roll,
            MainAction::Confirm { .. } => text.confirm,
            MainAction::Pass => text.pass,
            MainAction::NextGame => text.next_game,
            MainAction::NewMatch => text.new_match,
            MainAction::BackToGame => text.back_to_game,
        })
    };
    let idle =
        move || matches!(table.show(|shown| shown.action), None | Some(MainAction::Confirm { ready: false }));
    view! {
        <div class="buttons">
            <button
                type="button"
                class="button take-back"
                disabled=move || !table.show(|shown| shown.can_take_back)
                on:click=move |_| table.update(|state| state.take_back())
            >
                <span aria-hidden="true">"↶ "</span>
                {move || table.text().take_back}
            </button>
            <button
                type="button"
                class="button main"
                disabled=idle
                hidden=move || table.show(|shown| shown.action.is_none())
                on:click=move |_| table.update(|state| state.act())
            >
                {label}
            </button>
        </div>
    }
}
