//! The moves of the game in notation, and looking back through them.

use super::shown::{Entry, Shown};
use plakoto_board::node::{Node, button};

/// The move list with its buttons.
pub fn moves(shown: &Shown) -> Node {
    let text = shown.text();
    let none = shown.lines.is_empty();
    let cell = |entry: &Option<Entry>| {
        let button = entry.as_ref().map(|Entry { turn, side, dice, play, draft }| {
            let current = if *draft { shown.present } else { !shown.present && shown.turns == *turn };
            let label = (text.look_at_turn)(*turn, *side, &format!("{dice}: {play}"));
            // The space parts it from the play where only the text is taken.
            let roll = Node::new("span", "roll").saying(format!("{dice} "));
            button(if current { "move current" } else { "move" }, &format!("look:{turn}"))
                .with("aria-label", &label)
                .when(*draft, "disabled")
                .holding(vec![roll, Node::new("span", "play").saying(play)])
        });
        Node::new("span", "cell").holding(button.into_iter().collect())
    };
    let line = |(index, [white, black]): (usize, &[Option<Entry>; 2])| {
        let number = Node::new("span", "line").saying(index + 1);
        Node::new("li", "").holding(vec![number, cell(white), cell(black)])
    };
    let go = |class, what, label: &str| {
        button(class, what).with("aria-label", label).with("title", label).when(none, "disabled")
    };
    let head = vec![
        Node::new("h2", "").saying(text.moves),
        button("button hint", "hint").when(!shown.can_hint, "disabled").saying(text.hint),
        go("go first", "first", text.first_turn),
        go("go back", "earlier", text.turn_back),
        go("go on", "later", text.turn_on),
        go("go last", "present", text.present),
    ];
    Node::new("section", "moves").with("aria-label", text.moves).when(shown.hint.is_some(), "hidden").holding(
        vec![
            Node::new("div", "moves-head").holding(head),
            Node::new("ol", "").holding(shown.lines.iter().enumerate().map(line).collect()),
            Node::new("p", "none").saying(if none { text.no_moves } else { "" }),
            Node::new("p", "chances").saying(shown.chances.as_deref().unwrap_or_default()),
        ],
    )
}
