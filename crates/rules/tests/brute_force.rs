//! The fast generator, the drafts and the plays against the plain reference, on positions from
//! play and put up at random.

mod reference;
mod sampling;

use std::collections::{BTreeSet, HashSet};

use fastrand::Rng;
use plakoto_rules::{AfterStates, Decision, Draft, Position, Ruleset, Side};
use reference::{Board, Colour, Legal};
use sampling::{KINDS, Manner, play, put_up};

fn colour(side: Side) -> Colour {
    match side {
        Side::White => Colour::White,
        Side::Black => Colour::Black,
    }
}

fn word(outcome: impl ToString) -> &'static str {
    let outcome = outcome.to_string();
    ["w1", "w2", "b1", "b2", "draw"].into_iter().find(|word| *word == outcome).unwrap()
}

fn show(decision: &Decision) -> String {
    let Decision { position, side, dice, ruleset } = decision;
    format!("{position} {}{dice} {} (mother: {})", side.letter(), ruleset.variant, ruleset.mother)
}

fn expected(decision: &Decision) -> Legal {
    let dice = [decision.dice.low(), decision.dice.high()].map(|die| die.pips() as i8);
    Board::parse(&decision.position.to_string()).legal(colour(decision.side), dice, decision.ruleset.mother)
}

/// What the fast generator finds, which must hold no state twice.
fn found(after: &mut AfterStates, decision: &Decision) -> Legal {
    after.fill(decision);
    let all: BTreeSet<_> =
        after.as_slice().iter().map(|after| (after.position.to_string(), after.outcome.map(word))).collect();
    assert_eq!(all.len(), after.as_slice().len(), "a state twice: {}", show(decision));
    Legal { dice_used: usize::from(after.dice_used()), after: all }
}

/// Walks the tree of steps that a draft offers; what it reaches when complete. Drafts that differ
/// only in the order of the same steps are walked once.
fn drafted(decision: &Decision) -> Legal {
    let mut after = BTreeSet::new();
    let mut walked = HashSet::new();
    let first = decision.draft();
    let dice_used = usize::from(first.steps_required());
    let mut open: Vec<Draft> = vec![first];
    while let Some(draft) = open.pop() {
        let legal = draft.legal_steps();
        assert_eq!(draft.is_complete(), legal.is_empty(), "{}", show(decision));
        assert_eq!(draft.is_complete(), draft.play().is_some(), "{}", show(decision));
        if let Some(play) = draft.play() {
            assert_eq!(play.position(), draft.position(), "{}", show(decision));
            assert_eq!(play.outcome(), draft.ending().map(|ending| ending.outcome), "{}", show(decision));
            after.insert((play.position().to_string(), play.outcome().map(word)));
        }
        for step in legal {
            let mut further = draft.clone();
            further.step(step.from, step.die).unwrap();
            if walked.insert((further.position(), further.dice_left())) {
                open.push(further);
            }
        }
    }
    Legal { dice_used, after }
}

/// Every play's steps are legal one by one, lead where the play does, and its text means it.
fn check_plays(decision: &Decision, expected: &Legal) {
    let plays = decision.plays();
    let texts: HashSet<String> = plays.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), plays.len(), "two plays with one text: {}", show(decision));
    let after: BTreeSet<_> =
        plays.iter().map(|play| (play.position().to_string(), play.outcome().map(word))).collect();
    assert_eq!(after, expected.after, "{}", show(decision));
    assert_eq!(after.len(), plays.len(), "{}", show(decision));
    for play in plays {
        let context = || format!("{play} in {}", show(decision));
        let mut draft = decision.draft();
        let mut board = Board::parse(&decision.position.to_string());
        for step in play.steps() {
            let (from, die) = (step.from.number() as i8, step.die.pips() as i8);
            board = board.step(colour(decision.side), from, die).unwrap_or_else(|| panic!("{}", context()));
            if let Err(refusal) = draft.step(step.from, step.die) {
                panic!("{refusal}: {}", context());
            }
        }
        assert_eq!(board.to_string(), play.position().to_string(), "{}", context());
        assert_eq!(draft.play().as_ref(), Some(&play), "{}", context());
        assert_eq!(decision.parse_play(&play.to_string()).as_ref(), Ok(&play), "{}", context());
    }
}

/// All of it on many positions: every one against the reference, every `few`-th with drafts and
/// plays as well.
fn check(
    seed: u64,
    decisions: usize,
    few: usize,
    manner: Manner,
    ruleset: Ruleset,
    start: impl FnMut(&mut Rng) -> Position,
) {
    let mut after = AfterStates::new();
    let mut seen = 0;
    play(&mut Rng::with_seed(seed), manner, ruleset, decisions, start, |decision| {
        let expected = expected(&decision);
        assert_eq!(found(&mut after, &decision), expected, "{}", show(&decision));
        if seen % few == 0 {
            assert_eq!(drafted(&decision), expected, "{}", show(&decision));
            check_plays(&decision, &expected);
        }
        seen += 1;
    });
    assert_eq!(seen, decisions);
}

const TAPA_WITH_MOTHER: Ruleset = Ruleset { mother: true, ..Ruleset::TAPA };

#[test]
fn random_plakoto() {
    check(1, 30_000, 20, Manner::Random, Ruleset::PLAKOTO, |_| Position::START);
}

#[test]
fn random_tapa() {
    check(2, 30_000, 20, Manner::Random, Ruleset::TAPA, |_| Position::START);
}

#[test]
fn greedy_plakoto() {
    check(3, 30_000, 20, Manner::Greedy, Ruleset::PLAKOTO, |_| Position::START);
}

#[test]
fn greedy_tapa() {
    check(4, 30_000, 20, Manner::Greedy, Ruleset::TAPA, |_| Position::START);
}

/// A few turns are played from each of the positions put up.
#[test]
fn every_kind_of_position() {
    for (seed, kind) in (10..).zip(KINDS) {
        for ruleset in [Ruleset::PLAKOTO, Ruleset::TAPA, TAPA_WITH_MOTHER] {
            let mut after = AfterStates::new();
            let mut rng = Rng::with_seed(seed);
            let mut seen = 0;
            while seen < 4_000 {
                let position = put_up(&mut rng, kind);
                if position.ending(ruleset).is_some() {
                    continue;
                }
                let seed = rng.u64(..);
                play(
                    &mut Rng::with_seed(seed),
                    Manner::Greedy,
                    ruleset,
                    4,
                    |_| position,
                    |decision| {
                        let expected = expected(&decision);
                        assert_eq!(found(&mut after, &decision), expected, "{kind:?}: {}", show(&decision));
                        if seen % 16 == 0 {
                            assert_eq!(drafted(&decision), expected, "{kind:?}: {}", show(&decision));
                            check_plays(&decision, &expected);
                        }
                        seen += 1;
                    },
                );
            }
        }
    }
}

/// A position is over exactly when the plain rules say so, whoever moved last.
#[test]
fn positions_are_over_when_the_reference_says_so() {
    let mut rng = Rng::with_seed(5);
    let mut over = 0;
    for _ in 0..40_000 {
        for kind in KINDS {
            let position = put_up(&mut rng, kind);
            let board = Board::parse(&position.to_string());
            for ruleset in [Ruleset::PLAKOTO, Ruleset::TAPA] {
                let ours = position.ending(ruleset).map(|ending| word(ending.outcome));
                let theirs: Vec<_> = [Colour::White, Colour::Black]
                    .into_iter()
                    .filter_map(|mover| board.outcome(mover, ruleset.mother))
                    .collect();
                assert_eq!(ours.is_some(), !theirs.is_empty(), "{position}");
                assert!(ours.is_none_or(|ours| theirs.contains(&ours)), "{position}");
                over += usize::from(ours.is_some());
            }
        }
    }
    assert!(over > 1_000, "{over}");
}

/// R6 for doubles: while a game goes on, whatever has been played of a double, as much of it is
/// left as on any other branch.
#[test]
fn no_branch_of_a_double_stops_short() {
    let mut rng = Rng::with_seed(6);
    let mut positions = 0;
    for kind in KINDS {
        for _ in 0..400 {
            let board = Board::parse(&put_up(&mut rng, kind).to_string());
            let die = rng.i8(1..=6);
            let mut boards = vec![board];
            for _ in 0..4 {
                let steps = |board: &Board| -> Vec<Board> {
                    (1..=24).filter_map(|from| board.step(Colour::White, from, die)).collect()
                };
                let further: Vec<Vec<Board>> = boards.iter().map(steps).collect();
                let stuck = further.iter().filter(|boards| boards.is_empty()).count();
                assert!(stuck == 0 || stuck == further.len(), "{board} w{die}{die}");
                boards = further.into_iter().flatten().collect();
                boards.sort();
                boards.dedup();
            }
            positions += 1;
        }
    }
    assert_eq!(positions, 2_000);
}
