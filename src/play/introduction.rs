//! The introduction: what the game is about in three steps, each with a board; and what a first visitor is
//! offered.

use super::shown::Shown;
use super::state::{LESSONS, State};
use plakoto_board::node::{Node, button};

/// A step of the introduction, beside the board that shows what it tells.
pub fn step(step: usize, shown: &Shown) -> Node {
    let text = shown.text();
    let last = LESSONS.len() - 1;
    let place =
        |place: usize| Node::new("li", "").with("aria-current", if place == step { "step" } else { "false" });
    let told = text.lessons.get(step).copied().unwrap_or_default();
    let (on, label) = if step < last {
        (format!("lesson:{}", step + 1), text.next)
    } else {
        ("introduced".into(), text.close)
    };
    Node::new("section", "introduction").with("aria-label", text.introduction).holding(vec![
        Node::new("h1", "").with("tabindex", "-1").saying(text.introduction),
        Node::new("ol", "steps").with("aria-hidden", "true").holding((0..=last).map(place).collect()),
        Node::new("p", "").with("role", "status").saying(told),
        Node::new("div", "row").holding(vec![
            button("button", &format!("lesson:{}", step.saturating_sub(1)))
                .when(step == 0, "disabled")
                .saying(text.back),
            button("button main", &on).saying(label),
            button("button quiet", "introduced").when(step == last, "hidden").saying(text.skip),
        ]),
    ])
}

/// What a first visitor is offered, above the form; nothing once he knows his way.
pub fn welcome(state: &State, shown: &Shown) -> Vec<Node> {
    if state.kept.preferences.introduced {
        return Vec::new();
    }
    let text = shown.text();
    vec![Node::new("section", "welcome").with("aria-label", text.new_here).holding(vec![
        Node::new("h2", "").saying(text.new_here),
        Node::new("div", "row").holding(vec![
            button("button", "play:program").saying(text.play_program),
            button("button", "play:friend").saying(text.play_friend),
            button("button quiet", "lesson:0").saying(text.introduction),
            button("button quiet", "introduced").saying(text.skip),
        ]),
    ])]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;
    use crate::play::start;
    use crate::play::state::{MainAction, View};
    use crate::query::Query;
    use crate::store::{Found, Kept};
    use crate::thinker::Level;
    use plakoto_board::geometry::Format;
    use plakoto_board::speech::Locale;
    use plakoto_rules::{Position, Side, Variant};

    fn visitor() -> State {
        speaking(Locale::En)
    }

    fn speaking(locale: Locale) -> State {
        let query =
            Query { situation: None, asked: String::new(), dice: DiceSource::seeded(3), locale: None };
        State::new(Found { kept: Kept::default(), broken: false }, query, locale, Format::Wide)
    }

    #[test]
    fn the_page_offers_it_in_the_same_words_before_the_app_is_there() {
        let mut offers = String::new();
        for locale in Locale::ALL {
            let state = speaking(locale);
            let shown = Shown::new(&state);
            let name = Node::new("span", "").saying((shown.text().speech.game)(Variant::Plakoto));
            let mut form = start::form(&state, welcome(&state, &shown));
            // Down to the heading: more is not in sight on a phone.
            let end = form.children.iter().position(|part| part.tag == "h1").unwrap();
            form.children.truncate(end + 1);
            offers +=
                &format!("<template lang=\"{}\">{}{}</template>\n", locale.tag(), name.html(), form.html());
        }
        // `UPDATE_EXPECT=1 cargo test --package plakoto-web` writes it.
        expect_test::expect_file!["first.html"].assert_eq(&offers);
    }

    #[test]
    fn each_step_has_a_board_that_shows_what_it_tells() {
        let mut state = visitor();
        state.press("lesson:0");
        let scene = state.scene();
        assert!(scene.arrows.len() == 2 && scene.checkers.iter().all(|checker| !checker.captive));
        state.press("lesson:1");
        assert_eq!(state.scene().checkers.iter().filter(|checker| checker.captive).count(), 1);
        state.press("lesson:2");
        let scene = state.scene();
        assert_eq!((scene.borne_off.len(), scene.arrows.len()), (2, 2));
        assert!(!state.kept.preferences.introduced);
        state.press("introduced");
        assert_eq!((state.view, state.kept.preferences.introduced), (None, true));
    }

    #[test]
    fn the_introduction_is_offered_until_it_is_seen_skipped_or_not_needed() {
        for deed in ["introduced", "play:program", "play:friend", "start"] {
            let mut state = visitor();
            assert_eq!(welcome(&state, &Shown::new(&state)).len(), 1);
            state.press("lesson:1");
            state.press("close");
            assert_eq!(welcome(&state, &Shown::new(&state)).len(), 1, "it was only left");
            state.press(deed);
            assert!(welcome(&state, &Shown::new(&state)).is_empty(), "{deed}");
            // The menu shows it again, also in mid-game.
            let kept = state.kept.clone();
            state.press("lesson:0");
            assert_eq!(state.view, Some(View::Introduction(0)));
            state.press("introduced");
            assert_eq!(state.kept, kept);
        }
    }

    #[test]
    fn one_tap_starts_a_game() {
        let mut state = visitor();
        state.press("play:program");
        assert_eq!(state.person(), Some(Side::White));
        assert_eq!(state.level(Side::Black), Level::new(2));
        assert_eq!(state.main_action(), Some(MainAction::ThrowForOpening));
        assert_eq!(state.session().unwrap().position(), Position::START);
        let mut state = visitor();
        state.press("play:friend");
        assert!(state.person().is_none() && !state.is_watched());
        assert_eq!(state.session().unwrap().contest().target().points(), 1);
    }
}
