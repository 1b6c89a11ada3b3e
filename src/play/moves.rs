//! The moves of the game in notation, and looking back through them.

use leptos::prelude::*;
use plakoto_rules::{Phase, Side};

use super::session::Session;
use super::table::Table;

/// One turn as the list shows it.
#[derive(Clone, PartialEq)]
struct Entry {
    /// How many turns are played once it is.
    turn: usize,
    side: Side,
    dice: String,
    play: String,
    /// Whether it is being played now.
    draft: bool,
}

/// A line of the list: a turn of each side.
type Line = [Option<Entry>; 2];

fn lines(session: &Session) -> Vec<Line> {
    let mut entries: Vec<Entry> = session
        .game()
        .turns()
        .iter()
        .enumerate()
        .map(|(index, turn)| Entry {
            turn: index + 1,
            side: turn.side,
            dice: turn.dice.to_string(),
            play: turn.play.to_string(),
            draft: false,
        })
        .collect();
    if let (Phase::Play(side, dice), Some(draft)) = (session.phase(), session.draft()) {
        let play = match draft.play() {
            Some(play) => play.to_string(),
            None => draft.steps().iter().map(|step| format!("{step} ")).chain(["…".into()]).collect(),
        };
        entries.push(Entry { turn: entries.len() + 1, side, dice: dice.to_string(), play, draft: true });
    }
    let mut lines: Vec<Line> = Vec::new();
    for entry in entries {
        let column = usize::from(entry.side == Side::Black);
        match lines.last_mut() {
            Some(line) if line[column..].iter().all(Option::is_none) => line[column] = Some(entry),
            _ => {
                let mut line = [None, None];
                line[column] = Some(entry);
                lines.push(line);
            }
        }
    }
    lines
}

/// The move list with its buttons.
#[component]
pub fn Moves(table: Table) -> impl IntoView {
    let list = NodeRef::<leptos::html::Ol>::new();
    let all = Memo::new(move |_| table.with_session(lines).unwrap_or_default());
    let shown = Memo::new(move |_| {
        table.with_session(|session| match session.looking_at() {
            Some(turns) => (turns, false),
            None => (session.game().turns().len(), true),
        })
    });
    // The latest move stays in sight.
    Effect::new(move || {
        all.track();
        if let (Some(list), Some((_, true))) = (list.get(), shown.get()) {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let cell = move |entry: Option<Entry>| {
        entry.map(|Entry { turn, side, dice, play, draft }| {
            let label = (table.text().look_at_turn)(turn, side, &format!("{dice}: {play}"));
            let current = move || {
                shown
                    .get()
                    .is_some_and(|(turns, present)| if draft { present } else { !present && turns == turn })
            };
            view! {
                <button
                    type="button"
                    class="move"
                    class:current=current
                    disabled=draft
                    aria-label=label
                    on:click=move |_| table.look(|session| session.look_at(Some(turn)))
                >
                    <span class="roll">{dice}</span>
                    <span class="play">{play}</span>
                </button>
            }
        })
    };
    let go =
        move |class: &'static str, label: fn(&crate::text::Text) -> &'static str, to: fn(&mut Session)| {
            view! {
                <button
                    type="button"
                    class=class
                    aria-label=move || label(table.text())
                    title=move || label(table.text())
                    disabled=move || all.with(Vec::is_empty)
                    on:click=move |_| table.look(to)
                ></button>
            }
        };
    view! {
        <section class="moves" aria-label=move || table.text().moves>
            <div class="moves-head">
                <h2>{move || table.text().moves}</h2>
                {go("go first", |text| text.first_turn, |session| session.look_at(Some(0)))}
                {go("go back", |text| text.turn_back, |session| session.look_further(false))}
                {go("go on", |text| text.turn_on, |session| session.look_further(true))}
                {go("go last", |text| text.present, |session| session.look_at(None))}
            </div>
            <ol node_ref=list>
                {move || {
                    let lines = all.get();
                    if lines.is_empty() {
                        return view! { <li class="none">{table.text().no_moves}</li> }.into_any();
                    }
                    lines
                        .into_iter()
                        .enumerate()
                        .map(|(index, [white, black])| view! {
                            <li>
                                <span class="line">{index + 1}</span>
                                <span class="cell">{cell(white)}</span>
                                <span class="cell">{cell(black)}</span>
                            </li>
                        })
                        .collect_view()
                        .into_any()
                }}
            </ol>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;

    #[test]
    fn a_line_has_a_turn_of_each_side_whoever_began() {
        for begins in ["w", "b"] {
            let situation = format!("o----------------------O {begins} tapa");
            let mut session = Session::from_situation(situation.parse().unwrap(), DiceSource::seeded(5));
            for _ in 0..3 {
                session.roll().unwrap();
                while let Some(step) = session.draft().and_then(|draft| draft.legal_steps().first().copied())
                {
                    session.take(&[step]).unwrap();
                }
                session.confirm().unwrap();
            }
            let lines = lines(&session);
            assert_eq!(lines.len(), 2);
            assert_eq!(lines[0][0].is_none(), begins == "b");
            let turns: Vec<usize> = lines.iter().flatten().flatten().map(|entry| entry.turn).collect();
            assert_eq!(turns, [1, 2, 3]);
        }
    }
}
