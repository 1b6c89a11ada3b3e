//! The plays that the program advises, in the place of the moves while they are wanted.

use super::shown::{HintLine, Shown};
use plakoto_board::node::{Node, button};

/// The list of plays, hidden while none is wanted.
pub fn hint(shown: &Shown) -> Node {
    let text = shown.text();
    let section = Node::new("section", "moves hints").when(shown.hint.is_none(), "hidden");
    let Some(about) = &shown.hint else { return section };
    let line = |line: &HintLine| {
        let HintLine { index, play, equity, loss, chances } = line;
        let pressed = shown.chosen == Some(*index);
        let parts = vec![
            Node::new("span", "play").saying(play),
            Node::new("span", "equity").saying(equity),
            Node::new("span", "loss").saying(loss),
            Node::new("small", "").saying(chances),
        ];
        let line = button("advised", &format!("line:{index}"))
            .with("aria-pressed", if pressed { "true" } else { "false" })
            .holding(parts);
        Node::new("li", "").holding(vec![line])
    };
    let cross = Node::new("span", "").with("aria-hidden", "true").saying("×");
    let head = vec![
        Node::new("h2", "").saying(about),
        button("menu-button", "hint").with("aria-label", text.close).holding(vec![cross]),
    ];
    section.holding(vec![
        Node::new("div", "moves-head").holding(head),
        Node::new("p", "thinks").with("role", "status").saying(if shown.ponders {
            text.hint_thinks
        } else {
            ""
        }),
        Node::new("ol", "").holding(shown.plays.iter().map(line).collect()),
        button("button", "follow").when(!shown.can_follow, "disabled").saying(text.play_it),
    ])
}
