//! The settings, in the place of the game beside the board, on which each shows at once.

use super::company::Speed;
use super::preferences::{Checkers, Colours, Motion, Preferences, Theme};
use super::shown::Shown;
use super::state::State;
use crate::store::{Kept, Settings};
use crate::text::Text;
use plakoto_board::node::{Node, button};
use plakoto_board::sheet::{CHECKED, VALUE};
use plakoto_board::speech::Locale;

/// Something that is on or off.
struct Switch {
    name: &'static str,
    label: fn(&Text) -> &'static str,
    of: fn(&mut Kept) -> &mut bool,
}

/// Something of which one is chosen, by its place.
struct Choice {
    name: &'static str,
    label: fn(&Text) -> &'static str,
    options: fn(&Text) -> Vec<&'static str>,
    chosen: fn(&Kept) -> usize,
    choose: fn(&mut Kept, usize) -> bool,
}

/// A line of the settings.
enum Line {
    Group(fn(&Text) -> &'static str),
    Switch(Switch),
    Choice(Choice),
}

const fn switch(
    name: &'static str,
    label: fn(&Text) -> &'static str,
    of: fn(&mut Kept) -> &mut bool,
) -> Line {
    Line::Switch(Switch { name, label, of })
}

/// Takes one of these, if there is one at that place.
fn take<T: Copy>(setting: &mut T, all: &[T], place: usize) -> bool {
    let chosen = all.get(place).copied();
    *setting = chosen.unwrap_or(*setting);
    chosen.is_some()
}

/// With what the device says before the rest.
fn devices(text: &Text, more: &[&'static str]) -> Vec<&'static str> {
    [&[text.as_device], more].concat()
}

const LINES: [Line; 19] = [
    Line::Group(|text| text.looks),
    Line::Choice(Choice {
        name: "theme",
        label: |text| text.theme,
        options: |text| devices(text, &text.themes),
        chosen: |kept| kept.preferences.theme as usize,
        choose: |kept, place| take(&mut kept.preferences.theme, &Theme::ALL, place),
    }),
    Line::Choice(Choice {
        name: "board",
        label: |text| text.board,
        options: |text| devices(text, &text.boards),
        chosen: |kept| kept.preferences.colours as usize,
        choose: |kept, place| take(&mut kept.preferences.colours, &Colours::ALL, place),
    }),
    Line::Choice(Choice {
        name: CHECKERS,
        label: |text| text.checkers,
        options: |text| text.checker_colours.to_vec(),
        chosen: |kept| kept.preferences.checkers as usize,
        choose: |kept, place| take(&mut kept.preferences.checkers, &Checkers::ALL, place),
    }),
    switch("turned", |text| text.turn_board, |kept| &mut kept.settings.turned),
    switch("left", |text| text.home_left, |kept| &mut kept.preferences.home_left),
    switch("numbers", |text| text.numbers, |kept| &mut kept.preferences.numbers),
    switch("pips", |text| text.pip_counts, |kept| &mut kept.preferences.pips),
    switch("highlights", |text| text.highlights, |kept| &mut kept.preferences.highlights),
    switch("chances", |text| text.show_chances, |kept| &mut kept.company.evaluates),
    Line::Group(|text| text.done_for_you),
    switch("rolls", |text| text.rolls, |kept| &mut kept.preferences.rolls),
    switch("forced", |text| text.play_forced, |kept| &mut kept.settings.play_forced),
    switch("off", |text| text.bears_off, |kept| &mut kept.preferences.bears_off),
    switch("confirms", |text| text.confirms, |kept| &mut kept.preferences.confirms),
    Line::Group(|text| text.pace_and_sound),
    Line::Choice(Choice {
        name: "speed",
        label: |text| text.speed,
        options: |text| Speed::ALL.map(text.speed_of).to_vec(),
        chosen: |kept| kept.company.speed as usize,
        choose: |kept, place| take(&mut kept.company.speed, &Speed::ALL, place),
    }),
    Line::Choice(Choice {
        name: MOTION,
        label: |text| text.motion,
        options: |text| devices(text, &text.motions),
        chosen: |kept| kept.preferences.motion as usize,
        choose: |kept, place| take(&mut kept.preferences.motion, &Motion::ALL, place),
    }),
    switch("sound", |text| text.sound, |kept| &mut kept.preferences.sound),
];

const CHECKERS: &str = "checkers";
const MOTION: &str = "motion";

impl State {
    /// Turns what is on off, and the other way round.
    pub(super) fn switch(&mut self, name: &str) {
        let line = LINES.iter().find_map(|line| match line {
            Line::Switch(switch) if switch.name == name => Some(switch),
            _ => None,
        });
        if let Some(switch) = line {
            let on = (switch.of)(&mut self.kept);
            *on = !*on;
        }
    }

    /// Takes a choice by its place.
    pub(super) fn choose_setting(&mut self, name: &str, place: usize) {
        let line = LINES.iter().find_map(|line| match line {
            Line::Choice(choice) if choice.name == name => Some(choice),
            _ => None,
        });
        if line.is_some_and(|choice| (choice.choose)(&mut self.kept, place)) && name == MOTION {
            self.move_again();
        }
    }

    /// Takes back all that was ever set; what was begun and who plays goes on, and so do the language and
    /// the rules that were chosen.
    pub(super) fn reset_settings(&mut self) {
        let Settings { play_forced, turned, .. } = Settings::default();
        (self.kept.settings.play_forced, self.kept.settings.turned) = (play_forced, turned);
        (self.kept.company.speed, self.kept.company.evaluates) = (Speed::default(), false);
        let introduced = self.kept.preferences.introduced;
        self.kept.preferences = Preferences { introduced, ..Preferences::default() };
    }
}

/// All settings, in groups.
pub fn settings(state: &State, shown: &Shown) -> Node {
    let text = shown.text();
    let cross = Node::new("span", "").with("aria-hidden", "true").saying("×");
    let head = vec![
        Node::new("h1", "").with("tabindex", "-1").saying(text.settings),
        button("menu-button", "close").with("aria-label", text.close).holding(vec![cross]),
    ];
    let mut groups = vec![Node::new("div", "settings-head").holding(head)];
    let mut kept = state.kept.clone();
    for line in &LINES {
        let node = match line {
            Line::Group(name) => {
                let heading = Node::new("h2", "").saying(name(text));
                groups.push(Node::new("section", "group").holding(vec![heading]));
                continue;
            }
            Line::Switch(switch) => {
                let input = Node::new("input", "")
                    .with("type", "checkbox")
                    .doing(&format!("set:{}", switch.name))
                    .with(CHECKED, if *(switch.of)(&mut kept) { "yes" } else { "" });
                entry((switch.label)(text), input)
            }
            Line::Choice(choice) => {
                let option = |(place, label): (usize, &&'static str)| {
                    Node::new("option", "").with("value", &place.to_string()).saying(label)
                };
                let options = (choice.options)(text).iter().enumerate().map(option).collect();
                let what = format!("choose:{}", choice.name);
                // Some boards bring checkers of their own.
                let idle = choice.name == CHECKERS && kept.preferences.colours.has_own_checkers();
                let chosen = (choice.chosen)(&kept).to_string();
                entry((choice.label)(text), select(&what, &chosen, options)).when(idle, "hidden")
            }
        };
        if let Some(group) = groups.last_mut() {
            group.children.push(node);
        }
    }
    let language = |locale: Locale| {
        Node::new("option", "")
            .with("value", locale.tag())
            .with("lang", locale.tag())
            .saying(locale.speech().language)
    };
    let languages = select("language", shown.locale.tag(), Locale::ALL.map(language).into());
    groups.push(Node::new("section", "group").holding(vec![
        entry(text.language_setting, languages),
        button("button quiet", "reset").saying(text.reset),
    ]));
    Node::new("section", "settings").with("aria-label", text.settings).holding(groups)
}

fn entry(label: &str, control: Node) -> Node {
    Node::new("label", "entry setting").holding(vec![Node::new("span", "").saying(label), control])
}

fn select(what: &str, chosen: &str, options: Vec<Node>) -> Node {
    Node::new("select", "").doing(what).with(VALUE, chosen).holding(options)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::program::tests::table;
    use crate::play::state::View;
    use plakoto_board::node::Node;
    use plakoto_rules::Side;

    /// A match of two, with White's 6-4 of the opening on the board and the settings open.
    fn open() -> State {
        let mut state = table(3, [None; 2], Speed::Normal);
        state.act();
        state.press("settings");
        state
    }

    /// What each control says: its deed, and whether it is on or what is chosen.
    fn said(state: &State) -> Vec<(String, String)> {
        fn all(node: &Node, found: &mut Vec<(String, String)>) {
            let value = node.attribute(CHECKED).or(node.attribute(VALUE));
            if let (Some(deed), Some(value)) = (node.attribute("data-do"), value) {
                found.push((deed.into(), value.into()));
            }
            node.children.iter().for_each(|child| all(child, found));
        }
        let mut found = Vec::new();
        all(&settings(state, &Shown::new(state)), &mut found);
        found
    }

    #[test]
    fn every_switch_switches_what_it_says_and_nothing_else() {
        let mut state = open();
        let before = said(&state);
        let switches: Vec<_> = before.iter().filter(|(deed, _)| deed.starts_with("set:")).collect();
        assert_eq!(switches.len(), 11);
        for (deed, value) in switches {
            state.press(deed);
            let changed: Vec<_> = said(&state).into_iter().filter(|line| !before.contains(line)).collect();
            let other = if value.is_empty() { "yes" } else { "" };
            assert_eq!(changed, [(deed.clone(), other.to_string())]);
            state.press(deed);
            assert_eq!(said(&state), before);
        }
    }

    #[test]
    fn every_choice_is_taken_and_reset_takes_all_back() {
        let mut state = open();
        let before = said(&state);
        for (name, places) in [("theme", 3), ("board", 5), ("checkers", 3), ("speed", 3), ("motion", 5)] {
            for place in 0..places {
                state.press(&format!("choose:{name}:{place}"));
                assert!(said(&state).contains(&(format!("choose:{name}"), place.to_string())), "{name}");
            }
            let kept = state.kept.clone();
            state.press(&format!("choose:{name}:{places}"));
            assert_eq!(state.kept, kept, "there is no such {name}");
        }
        for (deed, _) in before.iter().filter(|(deed, _)| deed.starts_with("set:")) {
            state.press(deed);
        }
        state.kept.preferences.introduced = true;
        let (session, locale) = (state.kept.session.clone(), state.kept.settings.locale);
        state.press("reset");
        assert_eq!(said(&state), before);
        assert!(state.kept.preferences.introduced, "what was seen was seen");
        assert_eq!((&state.kept.session, state.kept.settings.locale), (&session, locale));
    }

    #[test]
    fn what_concerns_the_board_shows_on_it_at_once() {
        let mut state = open();
        let before = state.scene();
        assert!(!before.numbers.is_empty() && before.pips.is_empty() && !before.rings.is_empty());
        state.press("set:numbers");
        assert!(state.scene().numbers.is_empty());
        state.press("set:pips");
        assert_eq!(state.scene().pips.len(), 2);
        state.press("set:highlights");
        assert!(state.scene().rings.is_empty());
        state.press("set:left");
        assert!(state.scene().geometry.home_left);
        state.press("set:turned");
        assert!(state.scene().geometry.flipped);
        // Neither what can be moved nor its targets are marked, but what is in the hand is.
        state.press("close");
        state.pick_up(state.session().unwrap().sources()[0]);
        let scene = state.scene();
        assert!(scene.picked && scene.rings.len() == 1 && scene.ghosts.is_empty() && scene.marks.is_empty());
        state.kept.preferences.highlights = true;
        assert!(!state.scene().ghosts.is_empty());
    }

    #[test]
    fn where_no_game_is_a_board_shows_what_there_is_to_set() {
        let mut state = table(3, [None; 2], Speed::Normal);
        state.press("new");
        assert_eq!(state.scene(), {
            state.close_view();
            state.scene()
        });
        state.press("settings");
        let scene = state.scene();
        assert!(scene.checkers.iter().any(|checker| checker.captive) && !scene.rings.is_empty());
        state.press("set:highlights");
        assert!(state.scene().rings.is_empty());
    }

    #[test]
    fn who_chooses_how_checkers_move_sees_one_move() {
        let mut state = open();
        state.press("close");
        let play = state.session().unwrap().game().decision().unwrap().plays().remove(0);
        state.change(|session| session.take(play.steps()).unwrap());
        state.act();
        state.press("settings");
        let came = |state: &State| {
            state.scene().checkers.iter().filter_map(|checker| checker.came).map(|(_, number)| number).max()
        };
        assert_eq!(came(&state), None);
        state.press("choose:motion:1");
        let first = came(&state).unwrap();
        state.press("choose:motion:3");
        assert!(came(&state).unwrap() > first);
        assert_eq!(state.session().unwrap().last_turn().unwrap().side, Side::White);
    }

    #[test]
    fn while_the_settings_are_open_nobody_plays() {
        let mut state = open();
        state.kept.settings.play_forced = true;
        let kept = state.kept.clone();
        for key in ["ArrowRight", "Enter", " ", "h", "Backspace"] {
            assert!(!state.key(key));
        }
        let spot = state.geometry().captive(plakoto_rules::Point::START);
        state.point(plakoto_board::input::Deed::Tap(spot));
        assert!(state.picked.is_none() && state.kept == kept);
        assert!(state.key("Escape"));
        assert_eq!(state.view, None::<View>);
    }

    #[test]
    fn boards_with_checkers_of_their_own_offer_no_others() {
        let mut state = open();
        let hidden = |state: &State| {
            fn find(node: &Node) -> Option<bool> {
                let own =
                    node.children.iter().any(|child| child.attribute("data-do") == Some("choose:checkers"));
                if own {
                    return Some(node.attribute("hidden").is_some());
                }
                node.children.iter().find_map(find)
            }
            find(&settings(state, &Shown::new(state))).unwrap()
        };
        for (place, colours) in Colours::ALL.into_iter().enumerate() {
            state.press(&format!("choose:board:{place}"));
            assert_eq!(hidden(&state), colours.has_own_checkers());
        }
    }
}
