//! Beside the board: the players with pips and score, the rules, the sentence, the two buttons.

use leptos::prelude::*;
use plakoto_rules::{DrawScore, NextGame, Opening, Side};

use super::narration::narrate;
use super::session::Session;
use super::table::{MainAction, Table};
use crate::text::Text;

/// The two players, the one whose home is at the top first.
#[component]
pub fn Players(table: Table) -> impl IntoView {
    let turned = move || table.kept.with(|kept| kept.settings.turned);
    move || {
        let order = if turned() { [Side::White, Side::Black] } else { [Side::Black, Side::White] };
        let cards = order.map(|side| view! { <Player table side/> });
        view! { <div class="players">{cards.into_iter().collect_view()}</div> }
    }
}

#[component]
fn Player(table: Table, side: Side) -> impl IntoView {
    let to_move = Memo::new(move |_| {
        table.with_session(|session| session.game().side_to_move() == Some(side)).unwrap_or(false)
    });
    let standing = Memo::new(move |_| {
        table.with_session(|session| {
            let position = session.position();
            (position.pips(side), position.off(side), session.score(side))
        })
    });
    let colour = if side == Side::White { "swatch ivory" } else { "swatch ebony" };
    view! {
        <div class="player" class:to-move=to_move>
            <span class=colour aria-hidden="true"></span>
            <span class="who">
                <b>{move || (table.text().side)(side)}</b>
                <Show when=move || to_move.get()>
                    <span class="turn">{move || table.text().to_move}</span>
                </Show>
                <small>
                    {move || standing.get().map(|(pips, off, _)| (table.text().pips_and_off)(pips, off))}
                </small>
            </span>
            {move || standing.get().map(|(_, _, score)| view! {
                <span class="score" aria-hidden="true">{score}</span>
                <span class="unseen">{(table.text().score_of)(side, score)}</span>
            })}
        </div>
    }
}

/// The ruleset and its options, in sight during the whole game.
#[component]
pub fn Rules(table: Table) -> impl IntoView {
    move || {
        table.with_session(|session| {
            let (text, ruleset) = (table.text(), session.ruleset());
            let values = [
                (
                    text.opening,
                    match ruleset.opening {
                        Opening::PlayTheTwoDice => text.opening_play,
                        Opening::ThrowAfresh => text.opening_afresh,
                    },
                ),
                (
                    text.next_game_begins,
                    match ruleset.next_game {
                        NextGame::WinnerBegins => text.winner_begins,
                        NextGame::OpeningRoll => text.opening_every_game,
                    },
                ),
                (text.mother, if ruleset.mother { text.mother_wins } else { text.mother_plays_on }),
                (
                    text.draw,
                    match ruleset.draw_score {
                        DrawScore::Nothing => text.draw_nothing,
                        DrawScore::OneEach => text.draw_one_each,
                    },
                ),
            ];
            let pairs = values.map(|(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> });
            view! {
                <div class="rules">
                    <p>
                        <b class="ruleset">{(text.game)(ruleset.variant)}</b>
                        <span>{(text.points_of_match)(session.contest().target().points())}</span>
                        {session.dice().seed().map(|seed| view! { <span class="seed">{(text.seeded)(seed)}</span> })}
                    </p>
                    <dl>{pairs.into_iter().collect_view()}</dl>
                </div>
            }
        })
    }
}

/// What just happened, in a sentence; also said by screen readers.
#[component]
pub fn Sentence(table: Table) -> impl IntoView {
    let sentence = Memo::new(move |_| {
        let text = table.text();
        match table.refusal.get() {
            Some(refusal) => Some(((text.refused)(refusal), true)),
            None => table.with_session(|session| (told(session, text), false)),
        }
    });
    view! {
        <div
            class="sentence"
            class:refusal=move || sentence.get().is_some_and(|(_, refused)| refused)
            role="status"
        >
            <p>{move || sentence.get().map(|(told, _)| told)}</p>
        </div>
    }
}

/// The sentence, and after a game where the match stands.
fn told(session: &Session, text: &Text) -> String {
    let sentence = narrate(session, text);
    let Some(ending) = session.ending().filter(|_| session.looking_at().is_none()) else { return sentence };
    let (white, black) = (session.score(Side::White), session.score(Side::Black));
    let standing = match (session.match_winner(), ending.outcome.winner()) {
        (Some(Side::White), _) => vec![(text.match_won)(Side::White, white, black)],
        (Some(Side::Black), _) => vec![(text.match_won)(Side::Black, black, white)],
        (None, Some(winner)) if session.ruleset().next_game == NextGame::WinnerBegins => {
            vec![(text.score_now)(white, black), (text.begins_next)(winner)]
        }
        (None, _) => vec![(text.score_now)(white, black), text.opening_next.into()],
    };
    std::iter::once(sentence).chain(standing).collect::<Vec<_>>().join(" ")
}

/// Take back, and the one button that matters.
#[component]
pub fn Buttons(table: Table) -> impl IntoView {
    let action = Memo::new(move |_| table.main_action());
    let can_take_back = Memo::new(move |_| table.can_take_back());
    let label = move || {
        let text = table.text();
        action.get().map(|action| match action {
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
    view! {
        <div class="buttons">
            <button
                type="button"
                class="button take-back"
                disabled=move || !can_take_back.get()
                on:click=move |_| table.take_back()
            >
                <span aria-hidden="true">"↶ "</span>
                {move || table.text().take_back}
            </button>
            <button
                type="button"
                class="button main"
                disabled=move || action.get() == Some(MainAction::Confirm { ready: false })
                on:click=move |_| table.act()
            >
                {label}
            </button>
        </div>
    }
}
