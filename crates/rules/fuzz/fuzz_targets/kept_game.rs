//! Any bytes as a kept game or match: no panic, and what is read is read again from what it
//! writes.

#![no_main]

use libfuzzer_sys::fuzz_target;
use plakoto_rules::{Game, Match};

fuzz_target!(|data: &[u8]| {
    if let Ok(game) = serde_json::from_slice::<Game>(data) {
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<Game>(&text).unwrap(), game);
    }
    if let Ok(contest) = serde_json::from_slice::<Match>(data) {
        let text = serde_json::to_string(&contest).unwrap();
        assert_eq!(serde_json::from_str::<Match>(&text).unwrap(), contest);
        let _ = (contest.winner(), contest.next_game(), contest.draws());
    }
});
