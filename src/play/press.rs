//! What the page's buttons and settings mean at the table.

use super::company::Guests;
use super::state::{State, View};
use plakoto_board::speech::Locale;

impl State {
    /// Does what an element says that was pressed or changed: a word, and behind colons what more
    /// it needs. What is not understood does nothing.
    pub fn press(&mut self, what: &str) {
        let (what, more) = what.split_once(':').unwrap_or((what, ""));
        let number = more.parse::<usize>().ok();
        match what {
            "act" => self.act(),
            "back" => self.take_back(),
            "place" => self.press_place(more),
            "turn" => self.one_turn(),
            "hint" => self.toggle_hint(),
            "line" => self.advice.chosen = number,
            "follow" => self.follow_advice(),
            "look" => self.look(|session| session.look_at(number)),
            "first" => self.look(|session| session.look_at(Some(0))),
            "earlier" => self.look(|session| session.look_further(false)),
            "later" => self.look(|session| session.look_further(true)),
            "present" => self.look(|session| session.look_at(None)),
            "way" => {
                let way = number.and_then(|number| self.choice.as_ref()?.get(number).cloned());
                if let Some(way) = way {
                    self.choose(&way);
                }
            }
            "offer" => self.answer_offer(more == "yes"),
            "dismiss" => {
                let notice = number.and_then(|number| self.notices.get(number).cloned());
                if let Some(notice) = notice {
                    self.dismiss(&notice);
                }
            }
            "take" => {
                if let Some((row, index)) = more.split_once(':') {
                    self.take_choice(row, index.parse().unwrap_or(usize::MAX));
                }
            }
            "start" => self.start_match(self.kept.settings.ruleset, self.kept.settings.target),
            "new" => self.show_start(true),
            "to-match" => self.show_start(false),
            "resign" => self.resign(more == "2"),
            "settings" => self.show_view(View::Settings),
            "set" => self.switch(more),
            "choose" => {
                if let Some((name, place)) = more.split_once(':') {
                    self.choose_setting(name, place.parse().unwrap_or(usize::MAX));
                }
            }
            "reset" => self.reset_settings(),
            "lesson" => self.show_view(View::Introduction(number.unwrap_or_default())),
            "introduced" => {
                self.kept.preferences.introduced = true;
                self.close_view();
            }
            "play" => {
                self.start_at_once(if more == "program" { Guests::Program } else { Guests::People });
            }
            "close" => self.close_view(),
            "language" => self.speak(Locale::choose([more])),
            // `new-version` is for `offline.js`.
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::company::Speed;
    use crate::play::program::tests::{level, table};
    use crate::play::shown::Shown;
    use crate::play::{panel, start};
    use crate::thinker::Level;
    use plakoto_board::node::Node;
    use plakoto_rules::{Side, Target};

    /// All that can be pressed in elements.
    fn deeds(nodes: &[Node]) -> Vec<String> {
        let own = |node: &Node| node.attribute("data-do").map(str::to_string);
        nodes.iter().flat_map(|node| own(node).into_iter().chain(deeds(&node.children))).collect()
    }

    #[test]
    fn every_choice_of_the_form_holds_once_it_is_taken() {
        let mut state = table(3, [None; 2], Speed::Normal);
        state.press("new");
        let all = deeds(&[start::form(&state, Vec::new())]);
        assert_eq!(all.len(), 2 + 3 + 7 + 3 + 7 + 7 + 4 + 8 + 2);
        for deed in all.iter().filter(|deed| deed.starts_with("take:")) {
            state.press(deed);
            let form = [start::form(&state, Vec::new())];
            assert!(checked(&form).contains(deed), "{deed}");
            assert_eq!(checked(&form).len(), 11, "one of each row holds");
        }
        assert_eq!(state.kept.company.levels, [Level::FULL; 3]);
        assert_eq!(
            (state.kept.company.guests, state.kept.settings.target),
            (Guests::Programs, Target::Seven)
        );
        state.press("start");
        assert!(state.is_watched());
    }

    fn checked(nodes: &[Node]) -> Vec<String> {
        let holds = |node: &Node| node.attribute(plakoto_board::sheet::CHECKED) == Some("yes");
        let own = |node: &Node| node.attribute("data-do").filter(|_| holds(node)).map(str::to_string);
        nodes.iter().flat_map(|node| own(node).into_iter().chain(checked(&node.children))).collect()
    }

    #[test]
    fn the_language_is_chosen() {
        let mut state = table(3, [None; 2], Speed::Normal);
        state.press("language:de");
        assert_eq!(state.locale(), Locale::De);
    }

    #[test]
    fn what_is_not_understood_does_nothing() {
        let mut state = table(3, [None, level(3)], Speed::Normal);
        let before = state.clone();
        for nonsense in [
            "",
            ":",
            "take",
            "take:level",
            "take:level:99",
            "take:x:1",
            "set:x",
            "choose:theme",
            "choose:theme:9",
            "way:7",
            "dismiss:4",
            "☃",
        ] {
            state.press(nonsense);
            assert_eq!(state, before, "{nonsense}");
        }
    }

    #[test]
    fn a_new_version_is_offered_between_games() {
        let offered = |state: &State| {
            let shown = Shown::new(state);
            assert_eq!(shown.under_way, state.is_under_way());
            deeds(&panel::notices(&shown)).contains(&"new-version".into())
        };
        let mut state = table(3, [None; 2], Speed::Normal);
        assert!(!offered(&state), "there is none");
        state.new_version = true;
        assert!(offered(&state), "nothing is thrown yet");
        state.press("act");
        assert!(!offered(&state));
        state.press("new");
        assert!(!offered(&state), "a game that is laid aside is under way");
        state.press("to-match");
        state.press("resign:1");
        assert!(offered(&state), "the game is over, and the match goes on");
        state.press("act");
        assert!(offered(&state), "the next game is not begun");
        state.press("act");
        assert!(!offered(&state));
    }

    #[test]
    fn an_offer_is_answered() {
        let mut state = table(3, [None, level(3)], Speed::Normal);
        state.press("act");
        state.mind.offer = Some(false);
        state.press("offer:yes");
        assert_eq!(state.session().unwrap().score(Side::White), 1);
    }
}
