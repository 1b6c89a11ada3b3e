//! The edge cases that end `docs/rules.md`, each a test of its own, and the values to test.

use plakoto_rules::{
    AfterStates, Cause, Decision, Dice, Die, Draft, DrawScore, Ending, Game, Outcome, Phase, Point, Position,
    Refusal, Ruleset, Setup, Side, Stack, Start,
};

const BOTH: [Ruleset; 2] = [Ruleset::PLAKOTO, Ruleset::TAPA];

/// Stacks by White's points; a captive lies under those named last. All else is borne off.
fn board(white: &[(u8, u8)], black: &[(u8, u8)], captives: &[u8]) -> Position {
    let mut setup = Setup::default();
    for (owner, stacks) in [(Side::White, white), (Side::Black, black)] {
        for (number, count) in stacks {
            let stack = Stack { owner, count: *count, captive: captives.contains(number) };
            setup.put(point(*number), Some(stack));
        }
    }
    Position::try_from(&setup).unwrap()
}

fn point(number: u8) -> Point {
    Point::new(number).unwrap()
}

fn die(pips: u8) -> Die {
    Die::new(pips).unwrap()
}

fn white(position: Position, dice: &str, ruleset: Ruleset) -> Decision {
    Decision { position, side: Side::White, dice: dice.parse().unwrap(), ruleset }
}

fn black(position: Position, dice: &str, ruleset: Ruleset) -> Decision {
    Decision { side: Side::Black, ..white(position, dice, ruleset) }
}

fn texts(decision: &Decision) -> Vec<String> {
    decision.plays().iter().map(ToString::to_string).collect()
}

fn steps(draft: &mut Draft, steps: &[(u8, u8)]) {
    for (from, pips) in steps {
        draft.step(point(*from), die(*pips)).unwrap();
    }
}

#[test]
fn case_1_a_captive_is_free_when_the_last_checker_above_it_leaves() {
    let position = board(&[(24, 12), (12, 3)], &[(1, 14), (10, 1)], &[]);
    let mut pinning = white(position, "22", Ruleset::PLAKOTO).draft();
    steps(&mut pinning, &[(12, 2), (12, 2), (12, 2)]);
    let pile = Some(Stack { owner: Side::White, count: 3, captive: true });
    assert_eq!(pinning.position().stack(Side::White, point(10)), pile);
    steps(&mut pinning, &[(24, 2)]);

    let mut leaving = white(pinning.position(), "11", Ruleset::PLAKOTO).draft();
    steps(&mut leaving, &[(10, 1), (10, 1)]);
    let still = leaving.position();
    assert!(still.captives(Side::Black).eq([point(15)]));
    let refused = black(still, "21", Ruleset::PLAKOTO).draft().refusal(point(15), die(2));
    assert_eq!(refused, Some(Refusal::Pinned { point: point(15) }));

    steps(&mut leaving, &[(10, 1)]);
    let free = leaving.position();
    let alone = Some(Stack { owner: Side::Black, count: 1, captive: false });
    assert_eq!(free.stack(Side::White, point(10)), alone);
    assert_eq!(black(free, "21", Ruleset::PLAKOTO).draft().refusal(point(15), die(2)), None);
}

#[test]
fn case_2_no_step_onto_the_point_of_ones_own_captive() {
    for pinners in 1..=3 {
        let position = board(&[(24, 15 - pinners), (10, pinners)], &[(1, 13), (8, 1)], &[10]);
        let draft = black(position, "32", Ruleset::PLAKOTO).draft();
        assert_eq!(draft.refusal(point(17), die(2)), Some(Refusal::OwnCaptive { point: point(15) }));
        assert_eq!(draft.refusal(point(17), die(3)), None, "passing over it is fine");
    }
}

#[test]
fn case_3_a_lone_pinner_closes_the_point_also_in_between() {
    // Black on his 19 with 4-2: by his 15, where White alone pins him, there is no way.
    let position = board(&[(24, 14), (10, 1)], &[(1, 13), (6, 1)], &[10]);
    let ways = black(position, "42", Ruleset::PLAKOTO).draft().ways(point(19), Some(point(13)));
    assert_eq!(ways.len(), 1);
    assert_eq!(ways[0][0].to(), Some(point(17)));
    // With his 17 closed as well there is none at all.
    let closed = board(&[(24, 12), (10, 1), (8, 2)], &[(1, 13), (6, 1)], &[10]);
    assert!(black(closed, "42", Ruleset::PLAKOTO).draft().ways(point(19), Some(point(13))).is_empty());
    assert!(black(closed, "42", Ruleset::PLAKOTO).parse_play("19/13").is_err());
}

#[test]
fn case_4_touch_and_go_with_both_orders_and_with_one_closed() {
    let both = board(&[(24, 14), (20, 1)], &[(1, 13), (16, 1), (18, 1)], &[]);
    let decision = white(both, "42", Ruleset::PLAKOTO);
    assert_eq!(decision.draft().ways(point(20), Some(point(14))).len(), 2);
    let play = decision.parse_play("20/14").unwrap();
    assert_eq!(decision.parse_play("20/16*/14").as_ref(), Ok(&play));
    assert_eq!(decision.parse_play("20/18*/14").as_ref(), Ok(&play));
    assert_eq!(play.position().captives(Side::Black).count(), 0, "nothing stays pinned");

    let one = board(&[(24, 14), (20, 1)], &[(1, 12), (16, 1), (18, 2)], &[]);
    let decision = white(one, "42", Ruleset::PLAKOTO);
    assert_eq!(decision.draft().ways(point(20), Some(point(14))).len(), 1);
    assert_eq!(decision.parse_play("20/14").unwrap().to_string(), "20/16*/14");
    assert!(decision.parse_play("20/18/14").is_err());

    // A way that touches nobody is taken where there is one.
    let quiet = board(&[(24, 14), (20, 1)], &[(1, 14), (16, 1)], &[]);
    let play = white(quiet, "42", Ruleset::PLAKOTO).parse_play("20/16*/14").unwrap();
    assert_eq!(play.to_string(), "20/14");
}

#[test]
fn case_5_one_die_is_the_higher_and_two_are_played_where_one_order_can() {
    // The runner can play either die, and then not the other; nobody else moves.
    let either = board(&[(20, 1), (2, 14)], &[(1, 13), (9, 2)], &[]);
    let decision = white(either, "65", Ruleset::PLAKOTO);
    assert_eq!(texts(&decision), ["20/14"]);
    let draft = decision.draft();
    assert_eq!(draft.steps_required(), 1);
    assert_eq!(draft.refusal(point(20), die(5)), Some(Refusal::HigherDie { die: die(6) }));
    // With the higher closed, it is the lower.
    let lower = board(&[(20, 1), (2, 14)], &[(1, 11), (9, 2), (14, 2)], &[]);
    assert_eq!(texts(&white(lower, "65", Ruleset::PLAKOTO)), ["20/15"]);
    // 12/6 leaves no five; 20/14/9 plays both.
    let order = board(&[(20, 1), (12, 1), (2, 13)], &[(1, 11), (7, 2), (15, 2)], &[]);
    let decision = white(order, "65", Ruleset::PLAKOTO);
    assert_eq!(texts(&decision), ["20/9"]);
    let draft = decision.draft();
    assert_eq!(draft.refusal(point(12), die(6)), Some(Refusal::MoreDice { steps: 2 }));
    assert_eq!(draft.refusal(point(20), die(6)), None);
}

/// No step of the mover closes a point to him, and bearing off, once possible, stays so: what a
/// double can play in the end is the same on every branch. So a branch of three steps is one
/// that is not finished yet.
#[test]
fn case_6_a_double_that_can_be_played_four_times_is() {
    let position = board(&[(24, 1), (10, 1), (2, 13)], &[(1, 15)], &[]);
    let decision = white(position, "66", Ruleset::PLAKOTO);
    assert_eq!(texts(&decision), ["24/6 10/4"]);
    let mut draft = decision.draft();
    steps(&mut draft, &[(24, 6), (18, 6), (12, 6)]);
    assert!(!draft.is_complete());
    let error = decision.parse_play("24/6").unwrap_err();
    assert_eq!(error.to_string(), "play, character 1: a legal play of this roll has 4 steps");
    steps(&mut draft, &[(10, 6)]);
    assert!(draft.is_complete());
    // Where three are all, they are played.
    let three = board(&[(24, 1), (13, 1), (2, 13)], &[(1, 13), (6, 2)], &[]);
    let decision = white(three, "66", Ruleset::PLAKOTO);
    assert_eq!((texts(&decision), decision.draft().steps_required()), (vec!["24/12 13/7".into()], 3));
}

#[test]
fn case_7_the_mother_falls_on_the_step_that_empties_the_pinners_start() {
    let pinned = |starters| board(&[(1, 1), (13, 14 - starters), (24, starters)], &[(12, 14)], &[1]);
    for starters in [1, 2] {
        let position = pinned(starters);
        assert_eq!(position.ending(Ruleset::PLAKOTO), None);
        let decision = white(position, "65", Ruleset::PLAKOTO);
        let over: Vec<_> = decision.plays().into_iter().filter(|play| play.outcome().is_some()).collect();
        assert!(over.iter().all(|play| play.outcome().unwrap().to_string() == "w2"));
        let texts: Vec<_> = over.iter().map(ToString::to_string).collect();
        if starters == 1 {
            // The last starter ends it at once; or another step comes before. 24/13 does not
            // exist: the game is over on its first step.
            assert_eq!(texts, ["24/19 13/7", "24/19", "24/18 13/8", "24/18"]);
        } else {
            assert_eq!(texts, ["24/19 24/18"]);
        }
        let mut draft = decision.draft();
        steps(&mut draft, &[(24, 6)]);
        if starters == 2 {
            assert_eq!(draft.ending(), None);
            steps(&mut draft, &[(24, 5)]);
        }
        assert_eq!(draft.ending().map(|ending| ending.cause), Some(Cause::Mother));
        assert_eq!(draft.refusal(point(13), die(5)), Some(Refusal::TurnComplete));
    }
    let fourteen = board(&[(1, 1), (24, 14)], &[(12, 14)], &[1]);
    for dice in Dice::all() {
        let decision = Decision { dice, ..white(fourteen, "65", Ruleset::PLAKOTO) };
        assert!(decision.plays().iter().all(|play| play.outcome().is_none()));
    }
}

#[test]
fn case_8_the_mother_pinned_by_the_first_step() {
    let position = board(&[(7, 1), (13, 14)], &[(1, 1), (12, 14)], &[]);
    let decision = white(position, "65", Ruleset::PLAKOTO);
    let play = decision.parse_play("7/1*").unwrap();
    assert_eq!((play.steps().len(), play.outcome().unwrap().to_string()), (1, "w2".into()));
    let mut draft = decision.draft();
    assert_eq!(draft.steps_required(), 2);
    steps(&mut draft, &[(7, 6)]);
    assert!(draft.is_complete() && draft.legal_steps().is_empty());
    // Others use both dice.
    assert!(decision.parse_play("13/7 13/8").unwrap().outcome().is_none());
    // It may come second, and in Tapa the second die is played.
    assert_eq!(decision.parse_play("13/8 7/1").unwrap().outcome(), play.outcome());
    let tapa = white(position, "65", Ruleset::TAPA);
    assert!(tapa.parse_play("7/1*").is_err());
    assert_eq!(tapa.parse_play("13/8 7/1*").unwrap().outcome(), None);
}

#[test]
fn case_9_ones_own_pinned_mother_makes_it_a_draw() {
    let position = board(&[(7, 1), (13, 13)], &[(1, 1), (12, 12), (24, 1)], &[24]);
    for ruleset in BOTH {
        assert_eq!(position.ending(ruleset), None);
        let play = white(position, "65", ruleset).parse_play("7/1*").unwrap();
        assert_eq!(play.outcome(), Some(Outcome::Draw));
    }
}

#[test]
fn case_10_no_bearing_off_with_a_captive_at_home() {
    let position = board(&[(1, 4), (2, 4), (5, 3), (6, 3)], &[(3, 1), (20, 14)], &[3]);
    assert!(position.all_home(Side::White) && !position.may_bear_off(Side::White));
    let mut after = AfterStates::new();
    for dice in Dice::all() {
        let decision = Decision { dice, ..white(position, "65", Ruleset::PLAKOTO) };
        after.fill(&decision);
        assert!(after.as_slice().iter().all(|state| state.position.off(Side::White) == 0), "{dice}");
    }
    let draft = white(position, "51", Ruleset::PLAKOTO).draft();
    assert_eq!(draft.refusal(point(5), die(5)), Some(Refusal::CaptiveKeepsHome { point: point(3) }));
}

#[test]
fn case_11_a_five_may_move_from_the_6_point() {
    let position = board(&[(5, 8), (6, 7)], &[(19, 15)], &[]);
    let decision = white(position, "54", Ruleset::PLAKOTO);
    assert!(decision.parse_play("6/1 6/2").is_ok());
    assert!(decision.parse_play("5/off 6/2").is_ok());
    // Where nothing but a bear-off uses the die, it is forced.
    let forced = white(board(&[(5, 8), (4, 7)], &[(1, 2), (19, 13)], &[]), "66", Ruleset::TAPA);
    assert_eq!(texts(&forced), ["5/off(4)"]);
}

#[test]
fn case_12_the_fifteenth_checker_off_ends_the_roll() {
    let position = board(&[(3, 1)], &[(22, 14)], &[]);
    for ruleset in BOTH {
        let decision = white(position, "65", ruleset);
        let play = &decision.plays()[0];
        assert_eq!((play.to_string(), play.steps().len()), ("3/off".into(), 1));
        assert_eq!(play.outcome().unwrap().to_string(), "w1");
        let mut draft = decision.draft();
        steps(&mut draft, &[(3, 6)]);
        assert_eq!(draft.refusal(point(3), die(5)), Some(Refusal::TurnComplete));
        let mut after = AfterStates::new();
        after.fill(&decision);
        assert_eq!(after.dice_used(), 2);
    }
    let double = white(position, "66", Ruleset::PLAKOTO);
    assert_eq!((double.draft().steps_required(), double.plays()[0].steps().len()), (4, 1));
}

#[test]
fn case_13_none_off_because_of_a_pin_is_two_points_and_not_three() {
    let position = board(&[(2, 1)], &[(22, 14)], &[2]);
    for ruleset in BOTH {
        let outcome = white(position, "65", ruleset).plays()[0].outcome().unwrap();
        assert_eq!(outcome.points(Side::White, DrawScore::Nothing), 2);
        assert_eq!(outcome.to_string(), "w2");
    }
}

#[test]
fn case_14_in_tapa_a_pinned_mother_plays_on_and_a_forced_step_may_free_her() {
    let position = board(&[(1, 1), (5, 1)], &[(3, 2), (4, 2), (20, 10)], &[1]);
    let start = Start::At { position, side: Side::White, dice: Some("21".parse().unwrap()) };
    let mut game = Game::starting(Ruleset::TAPA, start);
    let decision = game.decision().unwrap();
    assert_eq!(texts(&decision), ["1/off"]);
    game.play(&decision.plays()[0]).unwrap();
    assert_eq!(game.phase(), Phase::Roll(Side::Black));
    let free = Some(Stack { owner: Side::Black, count: 1, captive: false });
    assert_eq!(game.position().stack(Side::Black, Point::START), free);
    // In Plakoto this was over long ago.
    let over = Ending { outcome: Outcome::Win { side: Side::White, double: true }, cause: Cause::Mother };
    assert_eq!(Game::starting(Ruleset::PLAKOTO, start).phase(), Phase::Over(over));
}

#[test]
fn case_15_in_tapa_both_mothers_pinned_is_a_draw_at_once() {
    let position = board(&[(7, 1), (13, 13)], &[(1, 1), (12, 12), (24, 1)], &[24]);
    let mut draft = white(position, "65", Ruleset::TAPA).draft();
    steps(&mut draft, &[(7, 6)]);
    let drawn = Some(Ending { outcome: Outcome::Draw, cause: Cause::BothMothers });
    assert_eq!(draft.ending(), drawn);
    assert_eq!(draft.position().ending(Ruleset::TAPA), drawn);
    assert_eq!(draft.play().unwrap().to_string(), "7/1*");
    assert_eq!(draft.refusal(point(13), die(5)), Some(Refusal::TurnComplete));
}

#[test]
fn the_first_two_plays_leave_349_and_356_pips() {
    let mut game = Game::new(Ruleset::PLAKOTO);
    game.opening_roll(die(6), die(5)).unwrap();
    game.play(&game.decision().unwrap().parse_play("24/19 24/18").unwrap()).unwrap();
    assert_eq!(game.position().pips(Side::White), 349);
    game.roll("31".parse().unwrap()).unwrap();
    game.play(&game.decision().unwrap().parse_play("24/23 24/21").unwrap()).unwrap();
    assert_eq!(game.position().pips(Side::Black), 356);
}

#[test]
fn the_five_three_that_pins() {
    let decision: Decision = "j---d-------F-a----A---H w53".parse().unwrap();
    assert_eq!((decision.position.pips(Side::White), decision.position.pips(Side::Black)), (290, 330));
    let after = decision.parse_play("20/15* 13/10").unwrap().position();
    assert_eq!(after.to_string(), "j---d----A--E-A*--------H");
    assert_eq!((after.pips(Side::White), after.pips(Side::Black)), (282, 330));
}

#[test]
fn the_bearing_off_of_six_five() {
    let decision: Decision = "AAABBB------------cccbbb w65".parse().unwrap();
    assert_eq!((decision.position.pips(Side::White), decision.position.off(Side::White)), (36, 6));
    let after = decision.parse_play("6/off 5/off").unwrap().position();
    assert_eq!((after.pips(Side::White), after.off(Side::White)), (25, 8));
    assert_eq!(after.pips(Side::Black), 57);
}

#[test]
fn there_are_two_five_or_four_first_plays() {
    for ruleset in BOTH {
        for side in Side::BOTH {
            for dice in Dice::all() {
                let plays = Decision { position: Position::START, side, dice, ruleset }.plays().len();
                let expected = match (dice.is_double(), dice.high().pips()) {
                    (false, _) => 2,
                    (true, 6) => 4,
                    (true, _) => 5,
                };
                assert_eq!(plays, expected, "{dice}");
            }
        }
    }
}
