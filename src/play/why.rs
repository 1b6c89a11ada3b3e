//! Where the guide explains what the game just said.

use plakoto_board::node::Node;
use plakoto_board::speech::Locale;
use plakoto_rules::{Cause, Ending, Refusal};
use wasm_bindgen::prelude::*;

use super::state::{MainAction, State};

#[wasm_bindgen(module = "/src/later.js")]
extern "C" {
    /// Waits for links to the guide, and shows it over the game.
    pub fn attend();
}

/// The paragraph about a refusal.
fn of_refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoChecker { .. } | Refusal::NoSuchDie { .. } | Refusal::NotWithThisRoll => "dice",
        Refusal::Pinned { .. } => "captive",
        Refusal::Closed { .. } => "blocked",
        Refusal::OwnCaptive { .. } => "own-captive",
        Refusal::NotHome { .. } => "all-home",
        Refusal::CaptiveKeepsHome { .. } => "captive-at-home",
        Refusal::HigherChecker { .. } => "highest-point",
        Refusal::MoreDice { .. } | Refusal::TurnComplete => "whole-roll",
        Refusal::HigherDie { .. } => "higher-die",
    }
}

/// The paragraph about an end.
fn of_ending(ending: Ending) -> &'static str {
    match ending.cause {
        Cause::Mother => "mother-wins",
        Cause::BothMothers => "draw",
        Cause::BorneOff | Cause::Resigned => "points",
    }
}

/// The paragraph about the sentence that is shown, if it says that something cannot be or is over.
pub fn why(state: &State) -> Option<&'static str> {
    let ending = || state.session().filter(|session| session.looking_at().is_none())?.ending();
    match state.refusal {
        Some(refusal) => Some(of_refusal(refusal)),
        None if state.main_action() == Some(MainAction::Pass) => Some("no-play"),
        None => ending().map(of_ending),
    }
}

/// A link to a paragraph of the guide, or to all of it.
pub fn link(class: &str, locale: Locale, paragraph: &str, label: &str) -> Node {
    let mark = if paragraph.is_empty() { "" } else { "#" };
    let page = ["guide-", locale.tag(), ".html", mark, paragraph].concat();
    Node::new("a", class).with("href", &page).with("data-guide", paragraph).saying(label)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plakoto_guide::contents::{Block, sections};
    use plakoto_guide::text::Text;
    use plakoto_rules::{Die, Outcome, Point};

    fn paragraphs() -> Vec<&'static str> {
        let blocks = sections(Text::of(Locale::En)).into_iter().flat_map(|section| section.blocks);
        let ids = blocks.filter_map(|block| match block {
            Block::Paragraph(id, _) => Some(id),
            _ => None,
        });
        ids.collect()
    }

    #[test]
    fn the_guide_has_a_paragraph_for_every_refusal_and_end() {
        let (point, die) = (Point::START, Die::ALL[5]);
        let refusals = [
            Refusal::NoChecker { point },
            Refusal::Pinned { point },
            Refusal::Closed { point },
            Refusal::OwnCaptive { point },
            Refusal::NoSuchDie { from: point, to: None },
            Refusal::NotHome { point },
            Refusal::CaptiveKeepsHome { point },
            Refusal::HigherChecker { point },
            Refusal::MoreDice { steps: 2 },
            Refusal::HigherDie { die },
            Refusal::TurnComplete,
            Refusal::NotWithThisRoll,
        ];
        let outcome = Outcome::Draw;
        let causes = [Cause::BorneOff, Cause::Mother, Cause::BothMothers, Cause::Resigned];
        let endings = causes.map(|cause| of_ending(Ending { outcome, cause }));
        let known = paragraphs();
        for id in refusals.map(of_refusal).into_iter().chain(endings).chain(["no-play"]) {
            assert!(known.contains(&id), "{id}");
        }
    }

    #[test]
    fn no_place_in_the_guide_is_named_as_one_of_the_app() {
        let app: String =
            [include_str!("screen.rs"), include_str!("menu.rs"), include_str!("panel.rs")].concat();
        let figures = plakoto_guide::figures::Figure::ALL.map(|figure| figure.id);
        let headings = sections(Text::of(Locale::En)).into_iter().map(|section| section.id);
        for id in paragraphs().into_iter().chain(headings).chain(figures).chain(["contents"]) {
            for named in ["id=\"", "\"id\", \"", "\n    (\"", "part(\"", "dialog(\""] {
                assert!(!app.contains(&[named, id, "\""].concat()), "{named}{id}");
            }
        }
    }

    #[test]
    fn a_guide_that_does_not_come_is_told_in_every_language() {
        for locale in Locale::ALL {
            let told = format!("\n  {}: \"", locale.tag());
            assert!(include_str!("../../public/guide-panel.js").contains(&told), "{locale:?}");
        }
    }
}
