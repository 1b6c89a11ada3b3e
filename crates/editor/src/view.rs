//! The view as elements: what the editor shows, as data that the page is painted from.

use plakoto_board::geometry::Place;
use plakoto_board::node::{Node, button};
use plakoto_board::sheet::{CHECKED, VALUE};
use plakoto_board::speech::{Locale, Standing};
use plakoto_board::words::impossible;
use plakoto_diagram::{Numbers, Theme};
use plakoto_rules::{Dice, Phase, Side, Variant};

use crate::document::{Purpose, numbers_word, theme_word};
use crate::editor::{Editor, Note, Tab, Tool};
use crate::text::Text;

/// The widths that are offered.
const WIDTHS: [u16; 5] = [320, 400, 480, 640, 800];

/// What the editor shows.
pub struct View<'a> {
    editor: &'a Editor,
    text: &'static Text,
}

/// An option of a select or a bar of segments: its value, whether it holds, and what it is called.
struct Choice {
    value: String,
    holds: bool,
    label: String,
}

fn choice(value: impl ToString, holds: bool, label: impl ToString) -> Choice {
    Choice { value: value.to_string(), holds, label: label.to_string() }
}

/// One of a few, all in sight.
fn segments(what: &str, legend: &str, choices: Vec<Choice>) -> Node {
    let segment = |Choice { value, holds, label }: Choice| {
        let radio = Node::new("input", "")
            .with("type", "radio")
            .with("name", what)
            .with(CHECKED, if holds { "yes" } else { "" })
            .doing(&format!("{what}:{value}"));
        Node::new("label", "segment").holding(vec![radio, Node::new("span", "").saying(label)])
    };
    Node::new("fieldset", "segments").holding(vec![
        Node::new("legend", "").saying(legend),
        Node::new("div", "row").holding(choices.into_iter().map(segment).collect()),
    ])
}

/// One of many.
fn select(what: &str, label: &str, choices: Vec<Choice>) -> Node {
    let value = choices.iter().find(|choice| choice.holds).map(|choice| choice.value.clone());
    let option =
        |Choice { value, label, .. }: Choice| Node::new("option", "").with("value", &value).saying(label);
    let id = format!("choose-{what}");
    let select = Node::new("select", "")
        .with("id", &id)
        .doing(what)
        .holding(choices.into_iter().map(option).collect())
        .with(VALUE, value.as_deref().unwrap_or_default());
    // Apart, so that the field is not called by all that could be chosen.
    let label = Node::new("label", "").with("for", &id).saying(label);
    Node::new("div", "entry setting").holding(vec![label, select])
}

fn switch(what: &str, label: &str, on: bool) -> Node {
    let input = Node::new("input", "").with("type", "checkbox").doing(what);
    Node::new("label", "entry setting")
        .holding(vec![Node::new("span", "").saying(label), input.with(CHECKED, if on { "yes" } else { "" })])
}

fn told(text: &str) -> Node {
    Node::new("p", "told").saying(text)
}

fn swatch(side: Side) -> Node {
    let class = if side == Side::White { "swatch ivory" } else { "swatch ebony" };
    Node::new("span", class).with("aria-hidden", "true")
}

/// Notation runs from left to right, whatever the language does.
fn notation(tag: &'static str, class: &str, text: &str) -> Node {
    Node::new(tag, class).with("dir", "ltr").saying(text)
}

impl View<'_> {
    /// What an editor shows.
    #[must_use]
    pub fn new(editor: &Editor) -> View<'_> {
        View { editor, text: Text::of(editor.locale) }
    }

    /// The top of the page: the way back, the view's name, undo and redo.
    #[must_use]
    pub fn head(&self) -> Vec<Node> {
        let text = self.text;
        let mark = Node::new("img", "")
            .with("src", "favicon.svg")
            .with("alt", "")
            .with("width", "30")
            .with("height", "30");
        let home = Node::new("a", "name").with("href", "./").with("title", text.back);
        let go = |what, sign: &str, label: &str, can: bool| {
            let sign = Node::new("span", "").with("aria-hidden", "true").saying(sign);
            button("menu-button", what)
                .with("aria-label", label)
                .with("title", label)
                .when(!can, "disabled")
                .holding(vec![sign])
        };
        vec![
            home.holding(vec![mark, Node::new("span", "").saying("Plakoto")]),
            Node::new("h1", "").saying(text.title),
            go("undo", "↶", text.undo, self.editor.can_undo()),
            go("redo", "↷", text.redo, self.editor.can_redo()),
        ]
    }

    /// Where the thirty checkers are.
    #[must_use]
    pub fn counts(&self) -> Vec<Node> {
        let position = self.editor.position();
        // Each part stays in one line.
        let parts = |count: String| {
            let mut parts = Vec::new();
            for (index, part) in count.split(" · ").enumerate() {
                let dot = if index > 0 { " · " } else { "" };
                parts.push(Node::new("span", "").saying(dot));
                parts.push(Node::new("span", "whole").saying(part));
            }
            parts
        };
        let count = |side: Side| {
            let off = position.off(side);
            Node::new("div", "player").holding(vec![
                swatch(side),
                Node::new("span", "who").holding(vec![
                    Node::new("b", "").saying((self.text.speech.side)(side)),
                    Node::new("small", "").holding(parts((self.text.count)(
                        15 - off,
                        off,
                        position.pips(side),
                    ))),
                ]),
            ])
        };
        Side::BOTH.map(count).into()
    }

    /// The parts of the work, and the controls of the one that is open.
    #[must_use]
    pub fn panel(&self) -> Vec<Node> {
        let tab = |(index, tab): (usize, Tab)| {
            let open = tab == self.editor.tab;
            button("tab", &format!("tab:{index}"))
                .with("role", "tab")
                .with("aria-selected", if open { "true" } else { "false" })
                .with("aria-controls", "controls")
                .saying((self.text.tab)(tab))
        };
        let tabs = Tab::ALL.into_iter().enumerate().map(tab).collect();
        let controls = match self.editor.tab {
            Tab::Position => self.position(),
            Tab::Plays => self.plays(),
            Tab::Looks => self.looks(),
            Tab::Take => self.take(),
            Tab::Open => self.open(),
        };
        vec![
            Node::new("div", "tabs")
                .with("role", "tablist")
                .with("aria-label", self.text.parts)
                .holding(tabs),
            Node::new("div", "controls")
                .with("id", "controls")
                .with("role", "tabpanel")
                .with("aria-label", (self.text.tab)(self.editor.tab))
                .holding(controls),
        ]
    }

    fn position(&self) -> Vec<Node> {
        let (editor, text) = (self.editor, self.text);
        let document = editor.document();
        let situation = document.situation();
        let tools = Tool::ALL.into_iter().enumerate();
        let tools =
            tools.map(|(index, tool)| choice(index, tool == editor.tool, (text.tool)(tool))).collect();
        let sides =
            Side::BOTH.map(|side| choice(side.letter(), side == situation.side, (text.speech.side)(side)));
        let games = Variant::BOTH.map(|variant| {
            choice(variant.word(), variant == situation.ruleset.variant, (text.speech.game)(variant))
        });
        let roll = document.first_roll();
        let none = choice("", roll.is_none(), text.no_dice);
        let rolls =
            rolls().map(|dice| choice(dice, roll == Some(dice), format!("{}-{}", dice.high(), dice.low())));
        let do_it = |what, label: &str| button("button", what).saying(label);
        vec![
            segments("tool", text.click, tools),
            Node::new("div", "row").holding(vec![
                do_it("start", text.start),
                do_it("clear", text.clear),
                do_it("flip", text.flip),
            ]),
            segments("turn", text.turn, sides.into()),
            segments("rules", text.game, games.into()),
            select("dice", text.dice, [none].into_iter().chain(rolls).collect()),
        ]
    }

    fn plays(&self) -> Vec<Node> {
        let (editor, text) = (self.editor, self.text);
        let document = editor.document();
        let purposes = Purpose::ALL
            .map(|purpose| choice(purpose.word(), purpose == document.purpose, (text.purpose)(purpose)));
        let mut nodes = vec![
            segments("purpose", text.reader, purposes.into()),
            Node::new("h2", "").saying(text.steps),
            Node::new("ol", "steps")
                .holding((0..=document.turns().len()).map(|step| self.step(step)).collect()),
        ];
        let step = editor.step();
        let do_it = |what, label: &str| button("button", what).saying(label);
        if !editor.is_at_end() {
            nodes.push(do_it("cut", text.cut));
        }
        if step > 0 {
            nodes.push(do_it("begin", text.begin));
        }
        let quiz = document.purpose == Purpose::Quiz;
        if editor.is_at_end() && (!quiz || document.turns().is_empty()) {
            nodes.extend(self.roll());
        }
        if quiz {
            nodes.extend(self.answers());
        }
        nodes
    }

    /// A step with its caption.
    fn step(&self, step: usize) -> Node {
        let (editor, text) = (self.editor, self.text);
        let document = editor.document();
        let shown = step == editor.step();
        let go = button(if shown { "move current" } else { "move" }, &format!("step:{step}"))
            .with("aria-label", &(text.look_at)(step))
            .with("aria-pressed", if shown { "true" } else { "false" });
        let turn = step.checked_sub(1).and_then(|before| document.turns().get(before));
        let label = match turn {
            None => vec![Node::new("b", "").saying(text.beginning)],
            Some(turn) => vec![
                swatch(turn.side),
                notation("span", "roll", &turn.dice.to_string()),
                notation("span", "play", &turn.play.to_string()),
            ],
        };
        let caption = document.captions().get(step).map(String::as_str).unwrap_or_default();
        let field = Node::new("input", "blank")
            .with("type", "text")
            .with("data-write", &format!("caption:{step}"))
            .with("aria-label", &(text.caption)(step))
            .with("placeholder", text.caption_here)
            // What is written runs its own way; what is to be written, the page's.
            .with("dir", if caption.is_empty() { editor.locale.direction().name() } else { "auto" })
            .with(VALUE, caption);
        Node::new("li", "").holding(vec![go.holding(label), field])
    }

    /// The roll of the next play, or what is to be done with it.
    fn roll(&self) -> Vec<Node> {
        let text = self.text;
        let document = self.editor.document();
        let quiz = document.purpose == Purpose::Quiz;
        match document.game().phase() {
            Phase::Over(_) => Vec::new(),
            Phase::Play(..) => {
                let passes = document.draft().is_some_and(|draft| draft.steps_required() == 0);
                let pass = button("button", "pass").when(!passes, "hidden").saying(text.cannot_play);
                let other = button("button", "roll").saying(text.other_roll);
                vec![Node::new("div", "row").holding(vec![pass, other])]
            }
            _ => {
                let roll = |dice: Dice| {
                    notation("button", "roll-button", &format!("{}-{}", dice.high(), dice.low()))
                        .with("type", "button")
                        .doing(&format!("roll:{dice}"))
                };
                let label = if quiz { text.quiz_roll } else { text.next_roll };
                vec![
                    Node::new("h2", "").saying(label),
                    Node::new("div", "rolls")
                        .with("role", "group")
                        .with("aria-label", label)
                        .holding(rolls().map(roll).collect()),
                ]
            }
        }
    }

    fn answers(&self) -> Vec<Node> {
        let text = self.text;
        let document = self.editor.document();
        let answer = |(index, play): (usize, &plakoto_rules::Play)| {
            let cross = Node::new("span", "").with("aria-hidden", "true").saying("×");
            let drop = button("menu-button", &format!("drop:{index}"))
                .with("aria-label", text.drop_answer)
                .with("title", text.drop_answer)
                .holding(vec![cross]);
            Node::new("li", "").holding(vec![notation("span", "play", &play.to_string()), drop])
        };
        vec![
            Node::new("h2", "").saying(text.answers),
            Node::new("ul", "answers").holding(document.answers().iter().enumerate().map(answer).collect()),
        ]
    }

    fn looks(&self) -> Vec<Node> {
        let text = self.text;
        let document = self.editor.document();
        let looks = &document.looks;
        let page = choice("", looks.locale.is_none(), text.page_language);
        let languages = Locale::ALL
            .map(|locale| choice(locale.tag(), looks.locale == Some(locale), locale.speech().language));
        let themes = [Theme::Auto, Theme::Light, Theme::Dark]
            .map(|theme| choice(theme_word(theme), theme == looks.theme, (text.theme_of)(theme)));
        let numbers = [Numbers::Turn, Numbers::Of(Side::White), Numbers::Of(Side::Black), Numbers::Hidden]
            .map(|numbers| {
                let label = match numbers {
                    Numbers::Turn => text.numbers_of_turn,
                    Numbers::Of(side) => (text.speech.side)(side),
                    Numbers::Hidden => text.no_numbers,
                };
                choice(numbers_word(numbers), numbers == looks.numbers, label)
            });
        let all = choice("", looks.width.is_none(), text.whole_width);
        let pixels = |width: u16| choice(width, looks.width == Some(width), format!("{width} px"));
        let own = looks.width.filter(|width| !WIDTHS.contains(width));
        let widths = WIDTHS.into_iter().chain(own).map(pixels);
        let steps = (0..=document.turns().len()).map(|step| {
            let turn = step.checked_sub(1).and_then(|before| document.turns().get(before));
            let label = match turn {
                None => text.beginning.into(),
                Some(turn) => format!("{step}. {}: {}", turn.dice, turn.play),
            };
            choice(step, step == document.first(), label)
        });
        vec![
            select("language", text.language, [page].into_iter().chain(languages).collect()),
            select("theme", text.theme, themes.into()),
            select("numbers", text.numbers, numbers.into()),
            select("width", text.width, [all].into_iter().chain(widths).collect()),
            select("first", text.first_step, steps.collect()),
            switch("flip", text.black_below, looks.flipped),
            switch("pips", text.pips, looks.pips),
        ]
    }

    fn take(&self) -> Vec<Node> {
        let (editor, text) = (self.editor, self.text);
        let whole = |what: &str, label: &str, value: &str, tag: &'static str| {
            let id = format!("out-{what}");
            let field = Node::new(tag, "blank code")
                .with("id", &id)
                .with("readonly", "")
                .with("dir", if what == "words" { "auto" } else { "ltr" })
                .with("spellcheck", "false")
                .with(VALUE, value);
            let head = vec![
                Node::new("label", "").with("for", &id).saying(label),
                button("button small", &format!("copy:{id}"))
                    .with("aria-label", &format!("{}: {label}", text.copy))
                    .saying(text.copy),
            ];
            Node::new("div", "out").holding(vec![Node::new("div", "out-head").holding(head), field])
        };
        let area = |what, label, value: &str| whole(what, label, value, "textarea");
        let line = |what, label, value: &str| whole(what, label, value, "input");
        let pictures = vec![
            button("button", "save:svg").saying(text.svg),
            button("button", "save:png").saying(text.png),
        ];
        let folder = vec![
            Node::new("label", "").with("for", "folder").saying(text.folder),
            Node::new("input", "blank code")
                .with("id", "folder")
                .with("type", "url")
                .with("dir", "ltr")
                .with("data-write", "folder")
                .with("aria-describedby", "folder-told")
                .with(VALUE, &editor.folder),
            told(text.folder_told).with("id", "folder-told"),
        ];
        vec![
            area("snippet", text.snippet, &editor.snippet()),
            area("frame", text.frame, &editor.frame()),
            line("link", text.link, &editor.link()),
            line("play", text.play_link, editor.play_link().as_deref().unwrap_or_default()),
            line("code", text.code, &editor.code()),
            area("words", text.words, &editor.words().join("\n")),
            Node::new("h2", "").saying(text.picture),
            Node::new("div", "row").holding(pictures),
            Node::new("div", "out").holding(folder),
        ]
    }

    fn open(&self) -> Vec<Node> {
        let text = self.text;
        vec![
            Node::new("label", "").with("for", "pasted").saying(text.pasted),
            Node::new("textarea", "blank code tall")
                .with("id", "pasted")
                .with("dir", "ltr")
                .with("spellcheck", "false")
                .with("data-write", "pasted")
                .with("aria-describedby", "pasted-told")
                .with(VALUE, &self.editor.pasted),
            told(text.pasted_told).with("id", "pasted-told"),
            button("button main", "open").saying(text.open),
        ]
    }

    /// What the author is told: what just happened, and whatever cannot occur in play.
    #[must_use]
    pub fn notes(&self) -> Vec<Node> {
        let note = self.editor.note.as_ref().map(|note| self.note(note));
        let wrong = matches!(
            self.editor.note,
            Some(
                Note::Refused(_)
                    | Note::Illegal(_)
                    | Note::Misread(_)
                    | Note::Wrong(_)
                    | Note::NotCopied
                    | Note::NoPicture
                    | Note::Unsaved
            )
        );
        let class = if wrong { "sentence refusal" } else { "sentence" };
        let said = note.unwrap_or_else(|| self.next());
        let silent = said.is_empty();
        let said = Node::new("p", "").saying(said);
        let warning = |warning: String| Node::new("li", "").saying(warning);
        let warnings = self.warnings();
        vec![
            Node::new("div", class).with("role", "status").when(silent, "hidden").holding(vec![said]),
            Node::new("ul", "warnings")
                .when(warnings.is_empty(), "hidden")
                .with("role", "list")
                .with("aria-live", "polite")
                .holding(warnings.into_iter().map(warning).collect()),
        ]
    }

    /// What can be done next on the board.
    fn next(&self) -> String {
        let (text, editor) = (self.text, self.editor);
        let document = editor.document();
        let quiz = document.purpose == Purpose::Quiz;
        match (editor.tab, document.game().phase()) {
            (Tab::Position, _) => text.how.into(),
            (Tab::Plays, _) if !editor.is_at_end() => text.earlier.into(),
            (Tab::Plays, _) if quiz && !document.turns().is_empty() => text.quiz_has_plays.into(),
            (Tab::Plays, Phase::Over(ending)) => (text.speech.ended)(ending),
            (Tab::Plays, Phase::Roll(side)) => (text.speech.to_roll)(side),
            (Tab::Plays, Phase::Play(side, dice)) => {
                let (high, low) = (dice.high(), dice.low());
                match document.draft() {
                    Some(draft) if draft.steps_required() == 0 => (text.speech.passes)(side, high, low),
                    _ if quiz => text.no_answers.into(),
                    _ => (text.play_on_board)(side, high, low),
                }
            }
            _ => String::new(),
        }
    }

    /// Why the position cannot occur in play, or is none to play on from.
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        let (text, document) = (self.text, self.editor.document());
        let situation = document.situation();
        let impossible = impossible(&situation.position, text.speech);
        let ending = situation.position.ending(situation.ruleset);
        let over = ending.map(|ending| format!("{} {}", text.over, (text.speech.ended)(ending)));
        let quiz = document.is_unfinished_quiz().then(|| text.quiz_lacks.to_string());
        impossible.into_iter().chain(over).chain(quiz).collect()
    }

    fn note(&self, note: &Note) -> String {
        let text = self.text;
        match note {
            Note::Refused(refused) => (text.refused)(refused.seen_by(self.editor.numbers())),
            Note::Illegal(refusal) => text.speech.refused(*refusal),
            Note::PlaysGone(plays) => (text.plays_gone)(*plays),
            Note::Recorded(side, play) => (text.recorded)(*side, play),
            Note::Answered(play) => (text.answered)(play),
            Note::Opened => text.opened.into(),
            Note::Misread(misread) => text.misread(misread),
            Note::Wrong(wrong) => plakoto_diagram::told(wrong, self.editor.locale),
            Note::Copied => text.speech.copied.into(),
            Note::NotCopied => text.speech.not_copied.into(),
            Note::NoPicture => text.no_picture.into(),
            Note::Unsaved => text.unsaved.into(),
        }
    }

    /// Which die, where two would do it.
    #[must_use]
    pub fn question(&self) -> Vec<Node> {
        let text = self.text;
        let Some(ways) = &self.editor.choice else { return Vec::new() };
        let way = |(index, way): (usize, &Vec<plakoto_rules::Step>)| {
            let label = way.first().map(|step| (text.with_die)(step.die)).unwrap_or_default();
            button("button", &format!("way:{index}")).saying(label)
        };
        let cancel = button("button quiet", "back").saying(text.cancel);
        let buttons = ways.iter().enumerate().map(way).chain([cancel]).collect();
        let group = Node::new("div", "choice").with("role", "group").with("aria-label", text.choose_die);
        vec![group.holding(vec![
            Node::new("p", "").saying(text.choose_die),
            Node::new("div", "row").holding(buttons),
        ])]
    }

    /// The diagram as readers see it: the element itself.
    #[must_use]
    pub fn preview(&self) -> Vec<Node> {
        let attributes = self.editor.document().attributes();
        let mut element = Node::new("plakoto-diagram", "");
        for (attribute, value) in attributes.iter() {
            element = element.with(attribute.name(), value);
        }
        let captions =
            attributes.captions.iter().map(|caption| Node::new("li", "").saying(caption)).collect();
        vec![
            Node::new("h2", "").saying(self.text.preview),
            element.holding(vec![Node::new("ol", "").holding(captions)]),
        ]
    }

    /// The position in words, for those who hear the page.
    #[must_use]
    pub fn words(&self) -> Vec<Node> {
        let (text, editor) = (self.text, self.editor);
        let words = plakoto_board::words::Words {
            position: editor.position(),
            turn: Some(editor.document().situation().side).filter(|_| editor.tab == Tab::Position),
            dice: editor.document().first_roll(),
            numbers: editor.numbers(),
            last: None,
        };
        let line = |line: String| Node::new("li", "").saying(line);
        let under = editor.cursor.map(|place| self.at(place)).unwrap_or_default();
        vec![Node::new("section", "unseen").with("aria-label", text.speech.words).holding(vec![
            Node::new("ul", "").holding(words.lines(text.speech).into_iter().map(line).collect()),
            Node::new("p", "").with("id", "board-keys").saying(text.how_by_keys),
            Node::new("p", "").with("role", "status").saying(under),
        ])]
    }

    /// What is under the keyboard's cursor.
    fn at(&self, place: Place) -> String {
        let (speech, numbers) = (self.text.speech, self.editor.numbers());
        let position = self.editor.position();
        match place {
            Place::Point(point) => {
                let point = point.seen_by(numbers);
                match position.stack(numbers, point) {
                    Some(stack) => (speech.point)(Standing::new(point, stack)),
                    None => (speech.empty)(point),
                }
            }
            Place::Off(side) => (speech.off)(side, position.off(side), position.pips(side)),
        }
    }
}

/// All rolls, the highest first.
fn rolls() -> impl Iterator<Item = Dice> {
    (1..=6).rev().flat_map(|high| (1..=high).rev().filter_map(move |low| Dice::new(high, low)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Document;
    use plakoto_board::geometry::Format;

    fn editor(locale: Locale) -> Editor {
        Editor::new(Document::default(), String::new(), locale, Format::Narrow)
    }

    fn parts(editor: &Editor) -> Vec<Node> {
        let view = View::new(editor);
        let parts = [
            view.head(),
            view.counts(),
            view.panel(),
            view.notes(),
            view.question(),
            view.preview(),
            view.words(),
        ];
        parts.into_iter().flatten().collect()
    }

    fn all<'a>(nodes: &'a [Node], found: &mut Vec<&'a Node>) {
        for node in nodes {
            found.push(node);
            all(&node.children, found);
        }
    }

    /// What an attribute says on all elements that have it.
    fn values(nodes: &[Node], name: &str) -> Vec<String> {
        let mut found = Vec::new();
        all(nodes, &mut found);
        found.iter().filter_map(|node| node.attribute(name).map(str::to_string)).collect()
    }

    #[test]
    fn everything_that_can_be_pressed_does_something() {
        for tab in 0..Tab::ALL.len() {
            for purpose in ["view", "play", "quiz"] {
                let mut editor = editor(Locale::En);
                for deed in ["roll:65", &format!("purpose:{purpose}"), &format!("tab:{tab}")] {
                    editor.press(deed);
                }
                for deed in values(&parts(&editor), "data-do") {
                    let mut pressed = editor.clone();
                    pressed.press(&deed);
                    let word = deed.split(':').next().unwrap();
                    let known = [
                        "undo", "redo", "tab", "tool", "start", "clear", "flip", "turn", "rules", "dice",
                        "purpose", "step", "begin", "cut", "roll", "pass", "language", "theme", "numbers",
                        "width", "first", "pips", "copy", "save", "open", "drop",
                    ];
                    assert!(known.contains(&word), "{deed}");
                }
            }
        }
    }

    #[test]
    fn every_field_is_named_and_every_language_says_all() {
        for locale in Locale::ALL {
            for tab in 0..Tab::ALL.len() {
                let mut editor = editor(locale);
                editor.press(&format!("tab:{tab}"));
                let nodes = parts(&editor);
                let mut found = Vec::new();
                all(&nodes, &mut found);
                let labels = values(&nodes, "for");
                for field in found.iter().filter(|node| ["input", "textarea"].contains(&node.tag)) {
                    let by_label = field.attribute("id").is_some_and(|id| labels.contains(&id.to_string()));
                    let radio = ["radio", "checkbox"].contains(&field.attribute("type").unwrap_or_default());
                    assert!(by_label || radio || field.attribute("aria-label").is_some(), "{field:?}");
                }
                for button in found.iter().filter(|node| node.tag == "button") {
                    let mut inside = Vec::new();
                    all(std::slice::from_ref(*button), &mut inside);
                    let said =
                        inside.iter().any(|node| node.text.as_ref().is_some_and(|text| !text.is_empty()));
                    assert!(said || button.attribute("aria-label").is_some(), "{button:?}");
                }
            }
        }
    }

    #[test]
    fn the_counts_are_those_of_the_board() {
        let mut editor = editor(Locale::En);
        editor.press("clear");
        let counted = |editor: &Editor| {
            let nodes = View::new(editor).counts();
            let mut found = Vec::new();
            all(&nodes, &mut found);
            let whole = found.iter().filter(|node| node.attribute("class") == Some("whole"));
            whole.filter_map(|node| node.text.clone()).collect::<Vec<_>>()
        };
        let none = ["0 on the board", "15 off", "0 pips"];
        assert_eq!(counted(&editor), [none, none].concat());
        editor.cursor = Some(Place::Point(plakoto_rules::Point::ENEMY_START));
        editor.key("b");
        assert_eq!(counted(&editor), [none, ["1 on the board", "14 off", "24 pips"]].concat());
    }

    #[test]
    fn what_cannot_occur_in_play_is_warned_of_and_not_forbidden() {
        let mut editor = editor(Locale::En);
        assert_eq!(View::new(&editor).warnings(), [""; 0]);
        for (code, warnings) in [
            ("o----------------------N", 1),
            ("------------------------", 2),
            ("A*-----------------------", 2),
            ("o----------------------O", 0),
        ] {
            editor.write("pasted", code);
            editor.press("open");
            let warned = View::new(&editor).warnings();
            assert_eq!(warned.len(), warnings, "{code}: {warned:?}");
            assert!(editor.snippet().contains(code));
        }
        editor.press("purpose:quiz");
        assert_eq!(View::new(&editor).warnings().len(), 1, "it lacks its roll");
    }

    #[test]
    fn a_point_is_called_by_the_number_that_the_board_shows() {
        let mut editor = editor(Locale::En);
        editor.press("turn:b");
        editor.press("tool:0");
        // White's 1-point, where Black stands, is Black's 24-point.
        let spot = editor.geometry().captive(plakoto_rules::Point::ENEMY_START);
        editor.point(plakoto_board::input::Deed::Tap(spot));
        let notes = View::new(&editor).notes();
        let said = notes[0].children[0].text.clone().unwrap();
        assert!(said.contains("24-point"), "{said}");
    }
}
