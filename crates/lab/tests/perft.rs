//! `plakoto perft`.

mod running;
use running::{complaint, output};

#[test]
fn counts_from_the_start_of_both_games() {
    for rules in ["plakoto", "tapa"] {
        assert_eq!(output(&["perft", rules, "3"]), "1 59 0\n2 3474 0\n3 708405 0\n");
    }
}

#[test]
#[ignore = "142 million plays: some seconds in a release build"]
fn counts_the_fourth_depth() {
    for rules in ["plakoto", "tapa"] {
        let text = output(&["perft", rules, "4"]);
        assert_eq!(text.lines().last(), Some("4 142021166 0"));
    }
}

#[test]
fn the_sides_are_alike_at_the_start() {
    assert_eq!(output(&["perft", "tapa", "2", "o----------------------O b"]), "1 59 0\n2 3474 0\n");
}

/// One checker each, one pip from home: any of the 21 rolls ends it.
#[test]
fn games_that_ended_are_not_continued() {
    assert_eq!(output(&["perft", "plakoto", "3", "A----------------------a w"]), "1 21 21\n2 0 0\n3 0 0\n");
}

/// Black can only wait until White bears the pinner off: a pass is one play.
#[test]
fn a_pass_is_one_play() {
    assert_eq!(output(&["perft", "tapa", "3", "A*----------------------- b"]), "1 21 0\n2 441 441\n3 0 0\n");
}

#[test]
fn a_position_may_begin_with_empty_points() {
    assert_eq!(output(&["perft", "tapa", "1", "-A--------------------a- b"]), "1 21 21\n");
}

#[test]
fn says_what_is_wrong() {
    let position = |text| complaint(&["perft", "plakoto", "2", text]);
    assert_eq!(
        position("A*----------------------- b"),
        "error: the game is over in this position: White has won 2 points, with the other mother pinned\n",
    );
    assert_eq!(
        position("o----------------------O b31"),
        "error: turn, character 2: every roll is counted: write w or b, without dice\n",
    );
    assert_eq!(
        position("o----------------------O b tapa"),
        "error: rules: they stand before the depth, not after the position\n",
    );
    assert_eq!(
        position("o----------------------O x"),
        "error: turn, character 1: “x” is no side: write w or b\n"
    );
    assert_eq!(position(""), "error: position code, character 1: nothing is there\n");
    for depth in ["0", "10", "-1", "x", "300"] {
        assert!(complaint(&["perft", "tapa", depth]).contains(depth), "{depth}");
    }
    assert!(complaint(&["perft", "portes", "2"]).contains("[possible values: plakoto, tapa]"));
    assert!(complaint(&["perft", "tapa"]).contains("<DEPTH>"));
}
