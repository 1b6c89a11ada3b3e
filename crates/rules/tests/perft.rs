//! Plays counted from the start over the 21 rolls, White first: a play for each distinct position
//! and outcome, a pass is one play, and ended games are not continued.

use plakoto_rules::{AfterStates, Decision, Dice, Position, Ruleset, Side};

fn perft(buffers: &mut [AfterStates], position: Position, side: Side, ruleset: Ruleset) -> u64 {
    let Some((buffer, rest)) = buffers.split_first_mut() else { return 1 };
    let mut plays = 0;
    for dice in Dice::all() {
        buffer.fill(&Decision { position, side, dice, ruleset });
        if rest.is_empty() {
            plays += buffer.as_slice().len() as u64;
            continue;
        }
        for after in buffer.as_slice() {
            if after.outcome.is_none() {
                plays += perft(rest, after.position, side.other(), ruleset);
            }
        }
    }
    plays
}

fn check(depth: usize, plays: u64) {
    for ruleset in [Ruleset::PLAKOTO, Ruleset::TAPA] {
        let mut buffers = vec![AfterStates::new(); depth];
        assert_eq!(perft(&mut buffers, Position::START, Side::White, ruleset), plays, "{ruleset:?}");
        // The count is the same whoever begins.
        if depth < 4 {
            assert_eq!(perft(&mut buffers, Position::START, Side::Black, ruleset), plays, "{ruleset:?}");
        }
    }
}

#[test]
fn depth_1_has_59_plays() {
    check(1, 59);
}

#[test]
fn depth_2_has_3474_plays() {
    check(2, 3_474);
}

#[test]
fn depth_3_has_708405_plays() {
    check(3, 708_405);
}

#[test]
#[ignore = "takes seconds in a release build, minutes without"]
fn depth_4_has_142021166_plays() {
    check(4, 142_021_166);
}
