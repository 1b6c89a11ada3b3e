//! Every legal after-state of the 3,000 positions in `vectors/plays.jsonl`.

use std::collections::BTreeSet;

use plakoto_rules::{AfterStates, Decision, Dice, Position, Ruleset, Side, Variant};

#[test]
fn every_vector_has_exactly_its_after_states() {
    let mut after = AfterStates::new();
    let mut checked = 0;
    for line in include_str!("vectors/plays.jsonl").lines() {
        let vector: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = |key: &str| vector[key].as_str().unwrap();
        let pips = |index: usize| vector["dice"][index].as_u64().unwrap() as u8;
        let decision = Decision {
            position: text("position").parse::<Position>().unwrap(),
            side: Side::from_letter(text("turn").chars().next().unwrap()).unwrap(),
            dice: Dice::new(pips(0), pips(1)).unwrap(),
            ruleset: Ruleset::preset(text("rules").parse::<Variant>().unwrap()),
        };
        assert_eq!(decision.position.ending(decision.ruleset), None, "{line}");
        after.fill(&decision);
        let ours: Vec<(String, Option<String>)> = after
            .as_slice()
            .iter()
            .map(|after| (after.position.to_string(), after.outcome.map(|outcome| outcome.to_string())))
            .collect();
        let theirs: BTreeSet<(String, Option<String>)> = vector["after"]
            .as_array()
            .unwrap()
            .iter()
            .map(|pair| (pair[0].as_str().unwrap().into(), pair[1].as_str().map(String::from)))
            .collect();
        assert_eq!(ours.len(), theirs.len(), "{line}");
        assert_eq!(ours.into_iter().collect::<BTreeSet<_>>(), theirs, "{line}");
        assert_eq!(u64::from(after.dice_used()), vector["dice_used"].as_u64().unwrap(), "{line}");
        assert_eq!(decision.draft().steps_required(), after.dice_used(), "{line}");
        for play in decision.plays() {
            let text = play.to_string();
            assert_eq!(decision.parse_play(&text).as_ref(), Ok(&play), "{text} in {line}");
        }
        checked += 1;
    }
    assert_eq!(checked, 3000);
}
