//! Beside the board: the players with pips and score, the rules, the sentence, the two buttons.

use plakoto_rules::Side;

use super::shown::{Player, Shown, Spoken};
use super::state::MainAction;
use super::why;
use plakoto_board::node::{Node, button};

/// The two players, the one whose home is at the top first.
pub fn players(shown: &Shown) -> Node {
    let text = shown.text();
    let card = |player: &Player| {
        let Player { side, to_move, seat, thinks, standing, score } = player;
        let class = match (to_move, thinks) {
            (_, true) => "player to-move thinks",
            (true, _) => "player to-move",
            _ => "player",
        };
        let turn = match (to_move, thinks) {
            (_, true) => text.thinking,
            (true, _) => text.to_move,
            _ => "",
        };
        let swatch = if *side == Side::White { "swatch ivory" } else { "swatch ebony" };
        let who = vec![
            Node::new("b", "").saying((text.speech.side)(*side)),
            Node::new("span", "seat").saying(seat.as_deref().unwrap_or_default()),
            Node::new("span", "turn").saying(turn),
            Node::new("small", "").saying(standing),
        ];
        Node::new("div", class).holding(vec![
            Node::new("span", swatch).with("aria-hidden", "true"),
            Node::new("span", "who").holding(who),
            Node::new("span", "score").with("aria-hidden", "true").saying(score),
            Node::new("span", "unseen").saying((text.score_of)(*side, *score)),
        ])
    };
    Node::new("div", "players").holding(shown.players.iter().flatten().map(card).collect())
}

/// The ruleset and its options, in sight during the whole game.
pub fn rules(shown: &Shown) -> Vec<Node> {
    let Some(rules) = &shown.rules else { return Vec::new() };
    let pair = |(name, value): &(&str, &str)| {
        let said = [("dt", name), ("dd", value)].map(|(tag, text)| Node::new(tag, "").saying(text));
        Node::new("div", "").holding(said.into())
    };
    let line = Node::new("p", "").holding(vec![
        Node::new("b", "ruleset").saying(rules.game),
        Node::new("span", "").saying(&rules.length),
        Node::new("span", "seed").saying(rules.seed.as_deref().unwrap_or_default()),
    ]);
    let options = Node::new("dl", "").holding(rules.options.iter().map(pair).collect());
    vec![Node::new("div", "rules").holding(vec![line, options])]
}

/// What just happened, in a sentence; also said by screen readers.
pub fn sentence(shown: &Shown) -> Node {
    let class = if shown.refused { "sentence refusal" } else { "sentence" };
    let said = Node::new("p", "").saying(&shown.sentence);
    let why = why::link("why", shown.locale, shown.why.unwrap_or_default(), shown.text().why);
    let why = why.when(shown.why.is_none(), "hidden");
    Node::new("div", class).with("role", "status").holding(vec![said, why])
}

/// Take back, and the one button that matters.
pub fn buttons(shown: &Shown) -> Node {
    let text = shown.text();
    let label = match shown.action {
        None => "",
        Some(MainAction::ThrowForOpening) => text.throw_for_opening,
        Some(MainAction::ThrowAgain) => text.throw_again,
        Some(MainAction::Roll) => text.roll,
        Some(MainAction::Confirm { .. }) => text.confirm,
        Some(MainAction::Pass) => text.pass,
        Some(MainAction::NextGame) => text.next_game,
        Some(MainAction::NewMatch) => text.new_match,
        Some(MainAction::BackToGame) => text.back_to_game,
        Some(MainAction::Wait) => text.wait,
        Some(MainAction::Pause) => text.pause,
        Some(MainAction::GoOn) => text.go_on,
    };
    let idle = matches!(shown.action, None | Some(MainAction::Confirm { ready: false } | MainAction::Wait));
    let back = vec![
        Node::new("span", "").with("aria-hidden", "true").saying("↶ "),
        Node::new("span", "").saying(text.take_back),
    ];
    let stands = shown.action == Some(MainAction::GoOn);
    Node::new("div", "buttons").holding(vec![
        button("button take-back", "back")
            .when(shown.watched, "hidden")
            .when(!shown.can_take_back, "disabled")
            .holding(back),
        button("button", "turn")
            .when(!shown.watched, "hidden")
            .when(!stands, "disabled")
            .saying(text.one_turn),
        button("button main", "act")
            .when(shown.action.is_none(), "hidden")
            .when(idle, "disabled")
            .saying(label),
    ])
}

/// What the player has to be told, above the board.
pub fn notices(shown: &Shown) -> Vec<Node> {
    let text = shown.text();
    let opened = Node::new("p", "notice quiet").holding(vec![
        Node::new("span", "").saying(text.opened_situation),
        Node::new("a", "").with("href", "./").saying(text.back_to_match),
    ]);
    let notice = |(index, (label, told)): (usize, &(&str, String))| {
        Node::new("p", "notice").holding(vec![
            Node::new("span", "").saying(told),
            button("button", &format!("dismiss:{index}")).saying(label),
        ])
    };
    let new_version = Node::new("p", "notice news").holding(vec![
        Node::new("span", "").saying(text.new_version),
        button("button", "new-version").saying(text.take_new_version),
    ]);
    let opened = shown.opened.then_some(opened);
    let new_version = shown.new_version.then_some(new_version);
    let notices = shown.notices.iter().enumerate().map(notice);
    opened.into_iter().chain(notices).chain(new_version).collect()
}

/// The position in words, for those who hear the page; every place is a button that does what a tap on the
/// board does there.
pub fn words(shown: &Shown) -> Vec<Node> {
    // By Tab the board is reached as one; these are for those who walk the page's structure.
    let line = |spoken: &Spoken| match &spoken.deed {
        None => Node::new("li", "").saying(&spoken.line),
        Some(deed) => Node::new("li", if spoken.vacant { "vacant" } else { "" }).holding(vec![
            button("", deed)
                .with("tabindex", "-1")
                .with("aria-label", spoken.aimed.as_ref().unwrap_or(&spoken.line))
                .saying(&spoken.line),
        ]),
    };
    let said = vec![
        Node::new("ul", "").holding(shown.grid.iter().map(line).collect()),
        Node::new("p", "").with("id", "board-keys").saying(shown.text().board_keys),
        Node::new("p", "").with("role", "status").saying(shown.under_cursor.as_deref().unwrap_or_default()),
    ];
    vec![Node::new("section", "unseen").with("aria-label", shown.text().speech.words).holding(said)]
}
