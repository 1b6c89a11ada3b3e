//! What can be sent and kept comes back as it was, and what cannot be is refused.

use plakoto_engine::{Chances, Level, Plies, Ranked};
use plakoto_rules::AfterState;

#[test]
fn a_ranked_play_comes_back() {
    let after = AfterState { position: "A----------------------a".parse().unwrap(), outcome: None };
    let chances = Chances { win: 0.5, win_double: 0.25, lose_double: 0.125, draw: 0.0 };
    let ranked = Ranked { after, chances, plies: Plies::Three };
    let text = serde_json::to_string(&ranked).unwrap();
    assert_eq!(
        text,
        r#"{"after":{"position":"A----------------------a","outcome":null},"chances":{"win":0.5,"win_double":0.25,"lose_double":0.125,"draw":0.0},"plies":3}"#
    );
    assert_eq!(serde_json::from_str::<Ranked>(&text).unwrap(), ranked);
}

#[test]
fn levels_and_plies_are_their_numbers() {
    for level in Level::ALL {
        assert_eq!(serde_json::to_string(&level).unwrap(), level.to_string());
        assert_eq!(serde_json::from_str::<Level>(&level.to_string()).unwrap(), level);
    }
    for plies in Plies::ALL {
        assert_eq!(serde_json::from_str::<Plies>(&plies.to_string()).unwrap(), plies);
    }
    for text in ["0", "8", "-1", "256", "1.5", "\"1\"", "null"] {
        assert!(serde_json::from_str::<Level>(text).is_err(), "{text}");
        assert!(serde_json::from_str::<Plies>(text).is_err(), "{text}");
    }
}
