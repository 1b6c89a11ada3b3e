//! Plays of any roll from any position: no panic, no checker lost, no state twice, and the draft
//! reaches just what the generator finds.

#![no_main]

use std::collections::{BTreeSet, HashSet};

use arbitrary::{Arbitrary, Result, Unstructured};
use libfuzzer_sys::fuzz_target;
use plakoto_rules::{AfterStates, Decision, Dice, Draft, Point, Position, Ruleset, Setup, Side, Stack};

#[derive(Debug)]
struct Roll {
    setup: Setup,
    decision: Option<Decision>,
}

impl<'a> Arbitrary<'a> for Roll {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Roll> {
        let side = |white| if white { Side::White } else { Side::Black };
        let mover = side(u.arbitrary()?);
        let dice = Dice::new(u.int_in_range(1..=6)?, u.int_in_range(1..=6)?);
        let ruleset = if u.arbitrary()? { Ruleset::PLAKOTO } else { Ruleset::TAPA };
        // Mostly checkers put where they may stand; now and then a stack of anything.
        let mut setup = Setup::default();
        let wild = u.ratio(1, 8)?;
        while !u.is_empty() {
            let owner = side(u.arbitrary()?);
            let Some(point) = Point::new(u.int_in_range(1..=24)?) else { break };
            let stack = match setup.stack(point) {
                _ if wild => Stack { owner, count: u.arbitrary()?, captive: u.arbitrary()? },
                _ if setup.on_board(owner) >= 15 => continue,
                None => Stack { owner, count: 1, captive: false },
                Some(stack) if stack.owner == owner => Stack { count: stack.count + 1, ..stack },
                Some(Stack { count: 1, captive: false, .. }) => Stack { owner, count: 1, captive: true },
                Some(_) => continue,
            };
            setup.put(point, Some(stack));
        }
        let decision = Position::try_from(&setup).ok().zip(dice).map(|(position, dice)| Decision {
            position,
            side: mover,
            dice,
            ruleset,
        });
        Ok(Roll { setup, decision })
    }
}

fn checkers(position: &Position, side: Side) -> u32 {
    Setup::from(position).on_board(side) + u32::from(position.off(side))
}

fuzz_target!(|roll: Roll| {
    let Some(decision) = roll.decision else {
        assert!(!roll.setup.problems().is_empty());
        return;
    };
    let mut after = AfterStates::new();
    after.fill(&decision);
    let over = decision.position.ending(decision.ruleset).is_some();
    let found: BTreeSet<_> = after.as_slice().iter().copied().collect();
    assert_eq!(found.len(), after.as_slice().len());
    for state in after.as_slice() {
        for side in Side::BOTH {
            assert_eq!(checkers(&state.position, side), 15);
        }
        assert_eq!(state.position.to_string().parse(), Ok(state.position));
        if !over {
            assert_eq!(state.position.ending(decision.ruleset).map(|end| end.outcome), state.outcome);
        }
    }
    if over {
        return;
    }
    let first = decision.draft();
    assert_eq!(first.steps_required(), after.dice_used());
    let mut drafted = BTreeSet::new();
    let mut walked = HashSet::new();
    let mut open: Vec<Draft> = vec![first];
    while let Some(draft) = open.pop() {
        if draft.is_complete() {
            let outcome = draft.ending().map(|ending| ending.outcome);
            drafted.insert(plakoto_rules::AfterState { position: draft.position(), outcome });
        }
        for step in draft.legal_steps() {
            let mut further = draft.clone();
            further.step(step.from, step.die).unwrap();
            if walked.insert((further.position(), further.dice_left())) {
                open.push(further);
            }
        }
    }
    assert_eq!(drafted, found);
    if found.len() <= 64 {
        for play in decision.plays() {
            assert_eq!(decision.parse_play(&play.to_string()), Ok(play));
        }
    }
});
