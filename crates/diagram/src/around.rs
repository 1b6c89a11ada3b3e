//! What is around a diagram's board, as elements.

use plakoto_board::node::{self, Node};
use plakoto_board::telling::last_step;
use plakoto_rules::{Die, Phase};

use crate::viewer::{Action, Asked, Verdict};
use crate::{Mode, Text, Viewer};

impl Viewer {
    /// A question over the board, while there is one.
    #[must_use]
    pub fn question(&self) -> Vec<Node> {
        let text = Text::of(self.locale());
        let Some(asked) = &self.asked else { return Vec::new() };
        let (question, choices): (&str, Vec<Node>) = match asked {
            Asked::Dice(first) => {
                let die = |pips| button("die", &format!("die:{pips}")).saying(pips);
                (text.which_dice[usize::from(first.is_some())], (1..=6u8).map(die).collect())
            }
            Asked::Way(ways) => {
                let dice = ways.iter().filter_map(|way| way.first().map(|step| step.die));
                let way = |(index, die): (usize, Die)| {
                    button("", &format!("way:{index}")).saying((text.with_die)(die))
                };
                (text.which_die, dice.enumerate().map(way).collect())
            }
        };
        let cancel = button("quiet", "cancel").saying(text.cancel);
        let row = Node::new("div", "row").holding(choices.into_iter().chain([cancel]).collect());
        let group = Node::new("div", "question")
            .with("role", "group")
            .with("part", "question")
            .with("aria-label", question);
        vec![group.holding(vec![Node::new("p", "").saying(question), row])]
    }

    /// The message and the buttons below the board, and what is there to be heard only.
    #[must_use]
    pub fn panel(&self) -> Vec<Node> {
        let mut nodes = Vec::new();
        if self.diagram().mode != Mode::View {
            let class = if self.refusal.is_some() { "message refused" } else { "message" };
            nodes.push(
                Node::new("p", class)
                    .with("part", "message")
                    .with("role", "status")
                    .with("dir", "auto")
                    .saying(self.message()),
            );
        }
        let mut rows = vec![("deeds", self.deeds()), ("steps", self.steps())];
        rows.retain(|(_, row)| !row.is_empty());
        if rows.is_empty() {
            rows.push(("steps", Vec::new()));
        }
        if let Some((_, first)) = rows.first_mut() {
            first.extend(self.copying());
        }
        for (class, row) in rows {
            nodes.push(Node::new("div", class).with("part", "controls").holding(row));
        }
        let line = |line: String| Node::new("li", "").saying(line);
        let words = Node::new("ul", "unseen")
            .with("part", "words")
            // WebKit takes a list without bullets for no list.
            .with("role", "list")
            .with("aria-label", self.locale().speech().words)
            .holding(self.words().into_iter().map(line).collect());
        nodes.push(words);
        nodes.push(Node::new("p", "unseen").with("role", "status").saying(self.heard()));
        if self.is_played() {
            let keys = Node::new("p", "unseen").with("id", "keys");
            nodes.push(keys.saying(Text::of(self.locale()).keys));
        }
        nodes
    }

    /// The buttons that step, where there are steps or the reader will make some.
    fn steps(&self) -> Vec<Node> {
        let text = Text::of(self.locale());
        let (step, last) = (self.step(), self.last_step());
        if last == 0 && self.diagram().mode != Mode::Play {
            return Vec::new();
        }
        let go = |what, sign: &str, label, possible: bool| {
            let button = button("step", what).with("aria-label", label).saying(sign);
            off_unless(possible, button)
        };
        // The signs turn with the text's direction, and the steps do not.
        let group = Node::new("div", "stepping").with("dir", "ltr");
        vec![group.holding(vec![
            go("first", "«", text.first, step > 0),
            go("back", "‹", text.back, step > 0),
            Node::new("span", "count").with("part", "count").saying(format!("{step}/{last}")),
            go("forward", "›", text.forward, step < last),
            go("last", "»", text.last, step < last),
        ])]
    }

    fn copying(&self) -> [Node; 2] {
        let speech = self.locale().speech();
        let said = match self.copied {
            Some(true) => speech.copied,
            Some(false) => speech.not_copied,
            None => "",
        };
        let copy =
            button("copy", "copy").with("aria-label", speech.copy_words).with("title", speech.copy_words);
        [Node::new("span", "copied").with("role", "status").saying(said), copy]
    }

    /// The buttons of who moves.
    fn deeds(&self) -> Vec<Node> {
        if self.diagram().mode == Mode::View {
            return Vec::new();
        }
        if self.step() < self.last_step() {
            // The row keeps its place.
            return vec![Node::new("span", "")];
        }
        let text = Text::of(self.locale());
        let act = |label, ready| off_unless(ready, button("main", "act").saying(label));
        let quiet = |what, label| button("quiet", what).saying(label);
        let mut nodes = Vec::new();
        match self.action() {
            Some(Action::Roll) => {
                nodes.extend([act(text.roll, true), quiet("set-dice", text.set_dice)]);
            }
            Some(Action::Confirm { ready }) => nodes.push(act(text.confirm, ready)),
            Some(Action::Pass) => nodes.push(act(text.pass, true)),
            Some(Action::Check { ready }) => nodes.push(act(text.check, ready)),
            Some(Action::Retry) => nodes.push(act(text.start_over, true)),
            None => {}
        }
        match &self.verdict {
            Some(Verdict::Wrong(..)) => nodes.push(quiet("solve", text.solve)),
            Some(_) => {}
            None => {
                if matches!(self.diagram().mode, Mode::Quiz(_)) && !self.can_take_back() {
                    nodes.push(quiet("solve", text.solve));
                } else if self.can_take_back() {
                    nodes.push(quiet("take-back", text.take_back));
                }
                if self.phase_is_over() && self.has_played() {
                    nodes.push(quiet("start-over", text.start_over));
                }
            }
        }
        nodes
    }

    fn phase_is_over(&self) -> bool {
        matches!(self.phase(), Phase::Over(_))
    }

    /// What the reader has to know beside the caption.
    fn message(&self) -> String {
        let text = Text::of(self.locale());
        let speech = self.locale().speech();
        if let Some(refusal) = self.refusal {
            return speech.refused(refusal);
        }
        if self.no_randomness {
            return text.no_randomness.into();
        }
        match &self.verdict {
            Some(_) if self.step() < self.last_step() => {}
            Some(Verdict::Right(play)) => return (text.right)(&play.to_string()),
            Some(Verdict::Wrong(play, Some(lack))) => return (text.lacks)(&play.to_string(), *lack),
            Some(Verdict::Wrong(play, None)) => return (text.another)(&play.to_string()),
            Some(Verdict::Solved(play)) => return (text.solution)(&play.to_string()),
            None => {}
        }
        match (self.phase(), self.draft()) {
            (Phase::Over(ending), _) => (speech.ended)(ending),
            (Phase::Play(side, dice), Some(draft)) => {
                let (one, two) = (dice.high(), dice.low());
                if draft.steps_required() == 0 {
                    (speech.passes)(side, one, two)
                } else if let Some(told) = last_step(&draft, speech) {
                    told
                } else if draft.is_complete() && self.diagram().mode == Mode::Play {
                    text.complete.into()
                } else if matches!(self.diagram().mode, Mode::Quiz(_)) {
                    (text.find)(side, one, two)
                } else {
                    (speech.to_play)(side, one, two)
                }
            }
            (Phase::Play(side, dice), None) => (speech.to_play)(side, dice.high(), dice.low()),
            (Phase::Roll(side), _) => (speech.to_roll)(side),
            (Phase::Opening, _) => String::new(),
        }
    }

    /// What is said to who cannot see it: where the cursor is, or the step that was taken.
    fn heard(&self) -> String {
        if let Some(place) = self.under_cursor() {
            return place;
        }
        if !self.stepped {
            return String::new();
        }
        let text = Text::of(self.locale());
        let speech = self.locale().speech();
        let step = format!("{}.", (text.step)(self.step(), self.last_step()));
        let played = self.last_turn().map(|turn| match turn.play.is_pass() {
            true => (speech.passes)(turn.side, turn.dice.high(), turn.dice.low()),
            false => (speech.played)(turn.side, &turn.play.to_string()),
        });
        let caption = self.diagram().captions.get(self.step()).cloned();
        let all: Vec<String> = [Some(step), caption.or(played)].into_iter().flatten().collect();
        all.join(" ")
    }
}

fn button(class: &str, what: &str) -> Node {
    let part = if class == "main" { "button main" } else { "button" };
    node::button(class, what).with("part", part)
}

/// A button that stays where the focus is, even while it does nothing.
fn off_unless(possible: bool, button: Node) -> Node {
    if possible { button } else { button.with("aria-disabled", "true") }
}
