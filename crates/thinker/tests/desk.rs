//! The desk answers every question once to the end, whatever comes in between.

use std::collections::HashMap;

use fastrand::Rng;
use plakoto_engine::{Chances, Level, Net, Plies, Ranked, Search};
use plakoto_rules::{Decision, Dice, Position, Ruleset, Side, Variant};
use plakoto_thinker::message::{Answer, Reply, Request, Trouble, What, read, write};
use plakoto_thinker::{Desk, WAITING};

const BUSY: &str = "j---d-------F-a----A---H w53 plakoto";
const TAPA: &str = "o----------------------O w65 tapa";

fn decision(situation: &str) -> Decision {
    situation.parse().unwrap()
}

fn rank(situation: &str, plies: Plies) -> What {
    What::Rank { decision: decision(situation), plies }
}

fn provide(desk: &mut Desk, game: Variant) {
    let ruleset = if game == Variant::Plakoto { Ruleset::PLAKOTO } else { Ruleset::TAPA };
    desk.provide(game, Ok(&Net::trained(ruleset).to_bytes()));
}

/// With the weights of both games.
fn desk() -> Desk {
    let mut desk = Desk::new();
    for game in Variant::BOTH {
        provide(&mut desk, game);
    }
    desk
}

fn ask(desk: &mut Desk, number: u32, what: What) {
    desk.hear(&write(&Request::Ask { number, what }));
}

fn cancel(desk: &mut Desk, number: u32) {
    desk.hear(&write(&Request::Cancel { number }));
}

fn replies(desk: &mut Desk) -> Vec<(u32, Answer)> {
    let replies = std::iter::from_fn(|| desk.reply());
    replies.map(|bytes| read::<Reply>(&bytes).unwrap()).map(|reply| (reply.number, reply.answer)).collect()
}

fn work(desk: &mut Desk) -> Vec<(u32, Answer)> {
    while desk.work() {}
    replies(desk)
}

#[test]
fn it_answers_as_the_engine_does() {
    let mut desk = desk();
    for situation in [BUSY, TAPA, "k----------------bb----O w65", "A----------------------a b31 tapa"] {
        let decision = decision(situation);
        let mut search = Search::new(Net::trained(decision.ruleset));
        for plies in [Plies::One, Plies::Two] {
            ask(&mut desk, 5, What::Rank { decision, plies });
            let plays = search.rank(&decision, plies, Search::FREELY);
            let last = work(&mut desk).pop().unwrap();
            assert_eq!(last, (5, Answer::Ranking { plays, done: true }), "{situation} {plies}");

            let Decision { position, side, ruleset, .. } = decision;
            ask(&mut desk, 6, What::Evaluate { position, side, ruleset, plies });
            let chances = search.evaluate(&position, side, ruleset, plies);
            assert_eq!(work(&mut desk), [(6, Answer::Evaluation(chances))], "{situation} {plies}");
        }
        for level in Level::ALL {
            ask(&mut desk, 7, What::Choose { decision, level });
            let [(7, Answer::Choice(play))] = work(&mut desk)[..] else { panic!("{situation} {level}") };
            assert_eq!(play.after, level.choose(&mut search, &decision), "{situation} {level}");
        }
    }
}

/// The program plays itself by these rolls, until the game is over or there are no more.
fn game(desk: &mut Desk, ruleset: Ruleset, level: Level, rolls: &[Dice]) -> Vec<Ranked> {
    let (mut position, mut side) = (Position::START, Side::White);
    let mut plays = Vec::new();
    for dice in rolls {
        let decision = Decision { position, side, dice: *dice, ruleset };
        ask(desk, 8, What::Choose { decision, level });
        let [(8, Answer::Choice(play))] = work(desk)[..] else { panic!("{decision:?} {level}") };
        plays.push(play);
        if play.after.outcome.is_some() {
            break;
        }
        (position, side) = (play.after.position, side.other());
    }
    plays
}

fn rolls(seed: u64, count: usize) -> Vec<Dice> {
    let mut rng = Rng::with_seed(seed);
    (0..count).filter_map(|_| Dice::new(rng.u8(1..=6), rng.u8(1..=6))).collect()
}

/// One desk sits at all games, so that nothing it might remember of one helps it in another.
#[test]
fn its_plays_are_the_same_whatever_dice_come_after() {
    let mut desk = desk();
    let full = 4;
    for (ruleset, level, count) in [
        (Ruleset::PLAKOTO, Level::ALL[0], 400),
        (Ruleset::TAPA, Level::ALL[3], 400),
        (Ruleset::PLAKOTO, Level::ALL[5], 400),
        (Ruleset::TAPA, Level::FULL, full),
    ] {
        let dice = rolls(1, count);
        let whole = game(&mut desk, ruleset, level, &dice);
        assert!(count == full || whole.len() < count, "a whole game");
        for same in [1, whole.len() / 2, whole.len() - 1] {
            let (common, _) = dice.split_at(same);
            let other = game(&mut desk, ruleset, level, &[common, &rolls(2, count - same)].concat());
            assert_eq!(other[..same], whole[..same], "{level}, {same} rolls");
            assert!(same > 1 || other != whole, "other dice, another game");
        }
    }
}

#[test]
fn a_ranking_comes_at_once_and_then_deeper() {
    let mut desk = desk();
    ask(&mut desk, 1, rank(BUSY, Plies::Three));
    let mut depths = Vec::new();
    for (number, answer) in work(&mut desk) {
        let Answer::Ranking { plays, done } = answer else { panic!("{answer:?}") };
        assert_eq!((number, plays.len()), (1, decision(BUSY).plays().len()));
        depths.push((plays[0].plies, done));
    }
    assert_eq!(depths.first(), Some(&(Plies::One, false)));
    assert_eq!(depths.last(), Some(&(Plies::Three, true)));
    assert!(depths.is_sorted());
}

#[test]
fn weights_are_wanted_when_their_game_is() {
    let mut desk = Desk::new();
    assert_eq!(desk.lacks(), None);
    ask(&mut desk, 1, rank(BUSY, Plies::One));
    ask(&mut desk, 2, rank(TAPA, Plies::One));
    assert_eq!(desk.lacks(), Some(Variant::Plakoto));
    assert_eq!(work(&mut desk), []);
    provide(&mut desk, Variant::Plakoto);
    assert!(matches!(work(&mut desk)[..], [(1, Answer::Ranking { done: true, .. })]));
    assert_eq!(desk.lacks(), Some(Variant::Tapa));
    cancel(&mut desk, 2);
    assert_eq!(desk.lacks(), None);
    assert_eq!(replies(&mut desk), [(2, Answer::Cancelled)]);
    // Rules of one's own are played by the game that has the same mother.
    let ruleset = Ruleset { mother: true, ..Ruleset::TAPA };
    ask(&mut desk, 3, What::Rank { decision: Decision { ruleset, ..decision(TAPA) }, plies: Plies::One });
    assert!(matches!(work(&mut desk)[..], [(3, Answer::Ranking { done: true, .. })]));
}

#[test]
fn without_weights_it_says_why_and_can_be_asked_again() {
    let mut desk = Desk::new();
    for (weights, reason) in [
        (Err("no network".into()), "no network"),
        (Ok(&b"hello"[..]), "these are no weights, or weights of another version"),
    ] {
        ask(&mut desk, 1, rank(TAPA, Plies::One));
        ask(&mut desk, 2, rank(BUSY, Plies::One));
        desk.provide(Variant::Tapa, weights);
        let refused = Answer::Refused(Trouble::NoWeights(reason.into()));
        assert_eq!(work(&mut desk), [(1, refused)]);
        assert_eq!(desk.lacks(), Some(Variant::Plakoto));
        cancel(&mut desk, 2);
        replies(&mut desk);
    }
    ask(&mut desk, 3, rank(TAPA, Plies::One));
    provide(&mut desk, Variant::Tapa);
    assert!(matches!(work(&mut desk)[..], [(3, Answer::Ranking { done: true, .. })]));
}

#[test]
fn a_game_that_is_over_is_refused() {
    let mut desk = desk();
    let position: Position = "A*-----------------------".parse().unwrap();
    let (side, ruleset) = (Side::White, Ruleset::PLAKOTO);
    ask(&mut desk, 9, What::Evaluate { position, side, ruleset, plies: Plies::One });
    ask(&mut desk, 10, What::Rank { decision: Decision { position, ..decision(BUSY) }, plies: Plies::One });
    let over = Answer::Refused(Trouble::Over);
    assert_eq!(work(&mut desk), [(9, over.clone()), (10, over)]);
}

#[test]
fn cancelled_before_meanwhile_and_after() {
    let mut desk = desk();
    ask(&mut desk, 1, rank(BUSY, Plies::Three));
    ask(&mut desk, 2, rank(TAPA, Plies::Three));
    assert!(desk.work());
    assert!(matches!(replies(&mut desk)[..], [(1, Answer::Ranking { done: false, .. })]));
    cancel(&mut desk, 2);
    assert!(desk.work());
    cancel(&mut desk, 1);
    assert!(!desk.work());
    let mut replies = replies(&mut desk);
    // In between, more may have been known of the first.
    replies.retain(|(_, answer)| answer.is_last());
    assert_eq!(replies, [(2, Answer::Cancelled), (1, Answer::Cancelled)]);
    for number in [1, 2, 3] {
        cancel(&mut desk, number);
    }
    assert_eq!(work(&mut desk), []);
    ask(&mut desk, 4, rank(TAPA, Plies::One));
    assert!(matches!(work(&mut desk)[..], [(4, Answer::Ranking { done: true, .. })]));
}

#[test]
fn a_flood_is_answered_or_cancelled() {
    let mut desk = desk();
    for number in 1..=5_000 {
        ask(&mut desk, number, rank(BUSY, Plies::One));
    }
    let mut last = HashMap::new();
    for (number, answer) in work(&mut desk) {
        assert!(last.insert(number, answer).is_none_or(|before| !before.is_last()), "{number}");
    }
    assert_eq!(last.len(), 5_000);
    let cancelled = last.values().filter(|answer| **answer == Answer::Cancelled).count();
    assert_eq!(cancelled, 5_000 - WAITING);
    // The newest are wanted most.
    assert!(matches!(last[&5_000], Answer::Ranking { done: true, .. }));
}

#[test]
fn garbage_is_told_from_requests_and_does_no_harm() {
    let mut desk = desk();
    let mut rng = Rng::with_seed(3);
    let request = write(&Request::Ask { number: 1, what: rank(BUSY, Plies::One) });
    let mut unread = 0;
    let mut answers = Vec::new();
    for _ in 0..20_000 {
        let mut bytes = request.clone();
        match rng.u8(..4) {
            0 => bytes.truncate(rng.usize(..bytes.len())),
            1 => bytes.push(rng.u8(..)),
            2 => bytes = (0..rng.usize(..80)).map(|_| rng.u8(..)).collect(),
            _ => {
                let at = rng.usize(..bytes.len());
                bytes[at] = rng.u8(..);
            }
        }
        unread += usize::from(read::<Request>(&bytes).is_none());
        desk.hear(&bytes);
        desk.work();
        answers.extend(replies(&mut desk).into_iter().filter(|(number, _)| *number == 0));
    }
    assert!(unread > 10_000, "{unread}");
    let no_request = (0, Answer::Refused(Trouble::NoRequest));
    assert_eq!(answers.iter().filter(|reply| **reply == no_request).count(), unread);
    work(&mut desk);
    ask(&mut desk, 2, rank(BUSY, Plies::One));
    assert!(matches!(work(&mut desk)[..], [(2, Answer::Ranking { done: true, .. })]));
}

#[test]
fn what_comes_back_is_what_was_sent() {
    let chances = Chances { win: 0.625, win_double: 0.25, lose_double: 0.125, draw: 0.0 };
    let reply = Reply { number: u32::MAX, answer: Answer::Evaluation(chances) };
    assert_eq!(read(&write(&reply)), Some(reply));
}
