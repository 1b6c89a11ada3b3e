//! Where a match begins: which game, to how many points, by which options.

use plakoto_rules::{DrawScore, NextGame, Opening, Ruleset, Side, Target, Variant};

use super::company::{Company, Guests};
use super::shown::options;
use super::state::State;
use crate::store::{Kept, Settings};
use crate::text::Text;
use crate::thinker::Level;
use plakoto_board::node::{Node, button};
use plakoto_board::sheet::CHECKED;

/// One of the choices of a row: what it is called, and what it does with its value. It holds where
/// doing it would change nothing.
#[derive(Clone, Copy)]
struct Choice {
    label: fn(&Text, u8) -> &'static str,
    choose: fn(&mut Settings, &mut Company, u8),
    value: u8,
}

const fn choice(label: fn(&Text, u8) -> &'static str, choose: fn(&mut Settings, &mut Company, u8)) -> Choice {
    Choice { label, choose, value: 0 }
}

/// Choices that are called by their numbers.
fn numbers(numbers: &[u8], choose: fn(&mut Settings, &mut Company, u8)) -> Vec<Choice> {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let label = |_: &Text, number: u8| DIGITS.get(usize::from(number)).copied().unwrap_or_default();
    numbers.iter().map(|value| Choice { label, choose, value: *value }).collect()
}

/// The four options of a ruleset, in the order in which they are shown, two choices each.
const OPTIONS: [[Choice; 2]; 4] = [
    [
        choice(|text, _| text.opening_play, |chosen, _, _| chosen.ruleset.opening = Opening::PlayTheTwoDice),
        choice(|text, _| text.opening_afresh, |chosen, _, _| chosen.ruleset.opening = Opening::ThrowAfresh),
    ],
    [
        choice(
            |text, _| text.winner_begins,
            |chosen, _, _| chosen.ruleset.next_game = NextGame::WinnerBegins,
        ),
        choice(
            |text, _| text.opening_every_game,
            |chosen, _, _| chosen.ruleset.next_game = NextGame::OpeningRoll,
        ),
    ],
    [
        choice(|text, _| text.mother_wins, |chosen, _, _| chosen.ruleset.mother = true),
        choice(|text, _| text.mother_plays_on, |chosen, _, _| chosen.ruleset.mother = false),
    ],
    [
        choice(|text, _| text.draw_nothing, |chosen, _, _| chosen.ruleset.draw_score = DrawScore::Nothing),
        choice(|text, _| text.draw_one_each, |chosen, _, _| chosen.ruleset.draw_score = DrawScore::OneEach),
    ],
];

/// Who plays.
const GUESTS: [Choice; 3] = [
    choice(|text, _| text.two_people, |_, company, _| company.guests = Guests::People),
    choice(|text, _| text.against_program, |_, company, _| company.guests = Guests::Program),
    choice(|text, _| text.watch_programs, |_, company, _| company.guests = Guests::Programs),
];

/// The person's side.
const SIDES: [Choice; 3] = [
    choice(|text, _| (text.speech.side)(Side::White), |_, company, _| company.side = Some(Side::White)),
    choice(|text, _| (text.speech.side)(Side::Black), |_, company, _| company.side = Some(Side::Black)),
    choice(|text, _| text.by_chance, |_, company, _| company.side = None),
];

/// A row of choices of which one holds.
struct Row {
    name: &'static str,
    legend: fn(&Text) -> &'static str,
    choices: fn() -> Vec<Choice>,
}

/// All rows, in the order in which they are shown.
const ROWS: [Row; 11] = [
    Row { name: "game", legend: |text| text.which_game, choices: || GAMES.to_vec() },
    Row { name: "guests", legend: |text| text.who_plays, choices: || GUESTS.to_vec() },
    Row {
        name: "level",
        legend: |text| text.level,
        choices: || levels(|_, company, level| take_level(&mut company.levels[0], level)),
    },
    Row { name: "side", legend: |text| text.your_colour, choices: || SIDES.to_vec() },
    Row {
        name: "level-white",
        legend: |text| text.level_of_white,
        choices: || levels(|_, company, level| take_level(&mut company.levels[1], level)),
    },
    Row {
        name: "level-black",
        legend: |text| text.level_of_black,
        choices: || levels(|_, company, level| take_level(&mut company.levels[2], level)),
    },
    Row {
        name: "target",
        legend: |text| text.match_to,
        choices: || {
            numbers(&Target::ALL.map(Target::points), |settings, _, points| {
                settings.target = Target::new(points).unwrap_or(settings.target);
            })
        },
    },
    // The names stand beside the values wherever a ruleset is shown.
    Row {
        name: "opening",
        legend: |text| options(Ruleset::PLAKOTO, text)[0].0,
        choices: || OPTIONS[0].to_vec(),
    },
    Row {
        name: "next-game",
        legend: |text| options(Ruleset::PLAKOTO, text)[1].0,
        choices: || OPTIONS[1].to_vec(),
    },
    Row {
        name: "mother",
        legend: |text| options(Ruleset::PLAKOTO, text)[2].0,
        choices: || OPTIONS[2].to_vec(),
    },
    Row {
        name: "draw",
        legend: |text| options(Ruleset::PLAKOTO, text)[3].0,
        choices: || OPTIONS[3].to_vec(),
    },
];
const GAME: usize = 0;
const WHO: usize = 1;
const LEVEL: usize = 2;
const SIDE: usize = 3;
const LEVEL_OF_WHITE: usize = 4;
const LEVEL_OF_BLACK: usize = 5;
const TARGET: usize = 6;
const FIRST_OPTION: usize = 7;

/// The two games, each with its usual options.
const GAMES: [Choice; 2] = [
    choice(
        |text, _| (text.speech.game)(Variant::Plakoto),
        |settings, _, _| choose_game(settings, Variant::Plakoto),
    ),
    choice(
        |text, _| (text.speech.game)(Variant::Tapa),
        |settings, _, _| choose_game(settings, Variant::Tapa),
    ),
];

fn levels(choose: fn(&mut Settings, &mut Company, u8)) -> Vec<Choice> {
    numbers(&Level::ALL.map(Level::number), choose)
}

fn take_level(chosen: &mut Level, number: u8) {
    *chosen = Level::new(number).unwrap_or(*chosen);
}

/// Takes a game with its usual options, unless it is chosen already.
fn choose_game(settings: &mut Settings, variant: Variant) {
    if settings.ruleset.variant != variant {
        settings.ruleset = Ruleset::preset(variant);
    }
}

impl State {
    /// Takes a choice of a row of the form.
    pub fn take_choice(&mut self, row: &str, index: usize) {
        let row = ROWS.iter().find(|known| known.name == row);
        if let Some(Choice { choose, value, .. }) = row.and_then(|row| (row.choices)().get(index).copied()) {
            choose(&mut self.kept.settings, &mut self.kept.company, value);
        }
    }

    fn holds(&self, choice: &Choice) -> bool {
        let Kept { settings, company, .. } = &self.kept;
        let (mut chosen, mut seated) = (settings.clone(), company.clone());
        (choice.choose)(&mut chosen, &mut seated, choice.value);
        chosen == *settings && seated == *company
    }
}

/// A radio button that stands for a choice.
fn radio(state: &State, row: &Row, index: usize, choice: &Choice) -> Node {
    Node::new("input", "")
        .with("type", "radio")
        .with("name", row.name)
        .with(CHECKED, if state.holds(choice) { "yes" } else { "" })
        .doing(&format!("take:{}:{index}", row.name))
}

/// A row as a bar of segments.
fn segments(state: &State, row: usize, class: &str) -> Node {
    let text = Text::of(state.locale());
    let row = &ROWS[row];
    let segment = |(index, choice): (usize, &Choice)| {
        Node::new("label", "segment").holding(vec![
            radio(state, row, index, choice),
            Node::new("span", "").saying((choice.label)(text, choice.value)),
        ])
    };
    // No fieldset: not every browser lets its legend stand beside what it is about.
    let name = (row.legend)(text);
    Node::new("div", class).with("role", "group").with("aria-label", name).holding(vec![
        Node::new("span", "").saying(name),
        Node::new("div", "row").holding((row.choices)().iter().enumerate().map(segment).collect()),
    ])
}

/// The form that starts a match, below what a first visitor is offered.
pub fn form(state: &State, welcome: Vec<Node>) -> Node {
    let text = Text::of(state.locale());
    let company = &state.kept.company;
    let variants = [Variant::Plakoto, Variant::Tapa];
    let game = |(index, (choice, variant)): (usize, (&Choice, Variant))| {
        let name = vec![
            Node::new("b", "").saying((text.speech.game)(variant)),
            Node::new("small", "").saying((text.game_of)(variant)),
        ];
        Node::new("label", "game").holding(vec![
            radio(state, &ROWS[GAME], index, choice),
            Node::new("span", "game-name").holding(name),
            Node::new("span", "game-rule").saying((text.what_differs)(variant)),
        ])
    };
    let legend = Node::new("legend", "unseen").saying(text.which_game);
    let games = GAMES.iter().zip(variants).enumerate().map(game);
    let level = |row: usize, level: usize, guests: Guests| {
        let told = (text.level_told)(company.levels[level].number());
        Node::new("div", "")
            .when(company.guests != guests, "hidden")
            .holding(vec![segments(state, row, "segments whole"), Node::new("p", "level-told").saying(told)])
    };
    let side = segments(state, SIDE, "segments").when(company.guests != Guests::Program, "hidden");
    let who = vec![
        segments(state, WHO, "segments whole"),
        level(LEVEL, 0, Guests::Program),
        side,
        level(LEVEL_OF_WHITE, 1, Guests::Programs),
        level(LEVEL_OF_BLACK, 2, Guests::Programs),
    ];
    let heading = Node::new("h2", "").saying(text.options);
    let rows = (FIRST_OPTION..ROWS.len()).map(|row| segments(state, row, "segments"));
    let form = vec![
        Node::new("h1", "").saying(text.new_match),
        Node::new("fieldset", "games").holding([legend].into_iter().chain(games).collect()),
        Node::new("div", "company").holding(who),
        segments(state, TARGET, "segments"),
        Node::new("div", "options").holding([heading].into_iter().chain(rows).collect()),
        Node::new("div", "buttons").holding(vec![
            button("button", "to-match")
                .when(state.kept.session.is_none(), "hidden")
                .saying(text.back_to_match),
            // Nothing is submitted: a frame may forbid that.
            button("button main", "start").saying(text.start),
        ]),
    ];
    Node::new("form", "start").holding(welcome.into_iter().chain(form).collect())
}
