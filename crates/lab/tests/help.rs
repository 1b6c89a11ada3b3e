//! What the program says about itself.

mod running;
use running::{complaint, output};

#[test]
fn help_explains_situations() {
    for args in [
        &["--help"][..],
        &["plays", "--help"],
        &["perft", "--help"],
        &["rollout", "--help"],
        &["engine", "--help"],
    ] {
        let help = output(args);
        assert!(help.contains("j---d-------F-a----A---H w53 plakoto"), "{args:?}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{args:?}");
    }
}

#[test]
fn help_explains_players_and_training() {
    for (command, word) in [("arena", "net@2:FILE"), ("train", "The same seed")] {
        let help = output(&[command, "--help"]);
        assert!(help.contains(word), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
    }
}

#[test]
fn has_a_version() {
    assert_eq!(output(&["--version"]), format!("plakoto {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_wrong_command_is_named() {
    assert!(complaint(&["dance"]).contains("'dance'"));
    assert!(complaint(&["plays", "o----------------------O w65", "--dance"]).contains("'--dance'"));
    assert!(complaint(&[]).contains("Usage: plakoto <COMMAND>"));
}
