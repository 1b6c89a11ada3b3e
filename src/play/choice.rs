//! Questions over the board: which die, where two would do it and it matters which; and whether the
//! program may give the game up.

use super::shown::Shown;
use plakoto_board::node::{Node, button};

/// The question, while there is one.
pub fn question(shown: &Shown) -> Vec<Node> {
    let text = shown.text();
    let (asked, buttons) = if let Some(offer) = &shown.offer {
        let buttons = vec![
            button("button", "offer:yes").saying(text.accept),
            button("button quiet", "offer:no").saying(text.play_on),
        ];
        (offer.as_str(), buttons)
    } else if !shown.ways.is_empty() {
        let way = |(index, way): (usize, &String)| button("button", &format!("way:{index}")).saying(way);
        let cancel = button("button quiet", "back").saying(text.cancel);
        (text.choose_die, shown.ways.iter().enumerate().map(way).chain([cancel]).collect())
    } else {
        return Vec::new();
    };
    let group = Node::new("div", "choice").with("role", "group").with("aria-label", asked);
    vec![group.holding(vec![Node::new("p", "").saying(asked), Node::new("div", "row").holding(buttons)])]
}
