//! Games and matches: what is due when, all options, the score, and what is refused.

use plakoto_rules::{
    Cause, Decision, Dice, Die, DrawScore, Ending, Game, GameError, Match, NextGame, Opening, Outcome, Phase,
    Position, Ruleset, Side, Start, Target, Variant,
};

fn die(pips: u8) -> Die {
    Die::new(pips).unwrap()
}

fn dice(text: &str) -> Dice {
    text.parse().unwrap()
}

fn play(game: &mut Game, text: &str) {
    let decision = game.decision().unwrap();
    game.play(&decision.parse_play(text).unwrap()).unwrap();
}

fn at(situation: &str, ruleset: Ruleset) -> Game {
    let Decision { position, side, dice, .. } = situation.parse().unwrap();
    Game::starting(ruleset, Start::At { position, side, dice: Some(dice) })
}

fn win(side: Side, double: bool) -> Ending {
    Ending { outcome: Outcome::Win { side, double }, cause: Cause::BorneOff }
}

const DRAW: Ending = Ending { outcome: Outcome::Draw, cause: Cause::BothMothers };
/// White to pin the second mother.
const DRAWING: &str = "a-----AM---m-----------a* w61";

#[test]
fn the_opening_is_thrown_again_while_the_dice_are_equal() {
    let mut game = Game::new(Ruleset::PLAKOTO);
    assert_eq!((game.phase(), game.side_to_move(), game.situation()), (Phase::Opening, None, None));
    assert_eq!(game.opening_roll(die(4), die(4)), Ok(None));
    assert_eq!(game.opening_roll(die(1), die(1)), Ok(None));
    assert_eq!(game.phase(), Phase::Opening);
    assert_eq!(game.opening_roll(die(2), die(5)), Ok(Some(Side::Black)));
    assert_eq!(game.throws(), [[die(4), die(4)], [die(1), die(1)], [die(2), die(5)]]);
    // R13: the winner plays exactly these two.
    assert_eq!(game.phase(), Phase::Play(Side::Black, dice("52")));
    assert_eq!(game.opening_roll(die(6), die(1)), Err(GameError::NotDue));
    assert_eq!(game.situation().unwrap().to_string(), "o----------------------O b52 plakoto");
}

#[test]
fn by_that_option_the_winner_of_the_opening_throws_afresh() {
    let ruleset = Ruleset { opening: Opening::ThrowAfresh, ..Ruleset::TAPA };
    let mut game = Game::new(ruleset);
    assert_eq!(game.opening_roll(die(6), die(5)), Ok(Some(Side::White)));
    assert_eq!(game.phase(), Phase::Roll(Side::White));
    game.roll(dice("33")).unwrap();
    play(&mut game, "24/21(4)");
    assert_eq!(game.phase(), Phase::Roll(Side::Black));
}

#[test]
fn turns_alternate_and_are_kept() {
    let mut game = Game::new(Ruleset::PLAKOTO);
    game.opening_roll(die(6), die(5)).unwrap();
    play(&mut game, "24/19 24/18");
    game.roll(dice("31")).unwrap();
    assert_eq!(game.side_to_move(), Some(Side::Black));
    play(&mut game, "24/23 24/21");
    let turns: Vec<_> =
        game.turns().iter().map(|turn| format!("{} {}: {}", turn.side, turn.dice, turn.play)).collect();
    assert_eq!(turns, ["White 65: 24/19 24/18", "Black 31: 24/23 24/21"]);
    assert_eq!(game.position_after(0), Some(Position::START));
    assert_eq!(game.position_after(1), Some(game.turns()[0].play.position()));
    assert_eq!(game.position_after(2), Some(game.position()));
    assert_eq!(game.position_after(3), None);
    assert_eq!(game.phase(), Phase::Roll(Side::White));
}

#[test]
fn what_is_not_due_is_refused_and_changes_nothing() {
    let mut game = Game::new(Ruleset::PLAKOTO);
    let other = at("o----------------------O w65", Ruleset::PLAKOTO).decision().unwrap().plays();
    assert_eq!(game.roll(dice("65")), Err(GameError::NotDue));
    assert_eq!(game.play(&other[0]), Err(GameError::NotDue));
    assert_eq!(game, Game::new(Ruleset::PLAKOTO));

    game.opening_roll(die(6), die(4)).unwrap();
    let before = game.clone();
    assert_eq!(game.roll(dice("65")), Err(GameError::NotDue));
    assert_eq!(game.play(&other[0]), Err(GameError::IllegalPlay));
    // The same roll by the other side is another play.
    let black: Decision = "o----------------------O b64".parse().unwrap();
    assert_eq!(game.play(&black.plays()[0]), Err(GameError::IllegalPlay));
    assert_eq!(game, before);

    play(&mut game, "24/20 24/18");
    assert_eq!(game.play(&other[0]), Err(GameError::NotDue));
    game.resign(Side::Black, false).unwrap();
    let over = game.clone();
    assert_eq!(game.roll(dice("65")), Err(GameError::NotDue));
    assert_eq!(game.resign(Side::White, true), Err(GameError::NotDue));
    assert_eq!(game.opening_roll(die(6), die(5)), Err(GameError::NotDue));
    assert_eq!(game, over);
    assert_ne!(GameError::NotDue.to_string(), GameError::IllegalPlay.to_string());
}

#[test]
fn a_game_is_resigned_at_any_time_for_one_point_or_two() {
    for (double, points) in [(false, 1), (true, 2)] {
        for side in Side::BOTH {
            let mut opening = Game::new(Ruleset::TAPA);
            let mut rolled = at("o----------------------O w65", Ruleset::TAPA);
            for game in [&mut opening, &mut rolled] {
                game.resign(side, double).unwrap();
                let ending = game.ending().unwrap();
                assert_eq!(ending.cause, Cause::Resigned);
                assert_eq!(ending.outcome.points(side.other(), DrawScore::Nothing), points);
                assert_eq!(ending.outcome.points(side, DrawScore::Nothing), 0);
                assert_eq!((game.side_to_move(), game.decision()), (None, None));
            }
        }
    }
}

#[test]
fn the_mother_ends_a_game_of_tapa_by_option_only() {
    let with = Ruleset { mother: true, ..Ruleset::TAPA };
    for (ruleset, ends) in [(Ruleset::PLAKOTO, true), (Ruleset::TAPA, false), (with, true)] {
        let mut game = at("a-----AN---n------------ w61", ruleset);
        play(&mut game, if ends { "7/1*" } else { "8/7 7/1*" });
        let expected = ends.then_some(Ending {
            outcome: Outcome::Win { side: Side::White, double: true },
            cause: Cause::Mother,
        });
        assert_eq!(game.ending(), expected, "{ruleset:?}");
    }
    assert_eq!((with.variant, Ruleset::preset(Variant::Tapa)), (Variant::Tapa, Ruleset::TAPA));
}

#[test]
fn a_game_that_starts_over_is_over() {
    let position: Position = "A*----------------------a*".parse().unwrap();
    let game = Game::starting(Ruleset::TAPA, Start::At { position, side: Side::White, dice: None });
    assert_eq!(game.phase(), Phase::Over(DRAW));
    assert_eq!(game.position_after(0), Some(position));
}

#[test]
fn a_pass_is_played() {
    let mut game = at("M----------------b----bB w61", Ruleset::PLAKOTO);
    play(&mut game, "-");
    assert!(game.turns()[0].play.is_pass());
    assert_eq!(game.phase(), Phase::Roll(Side::Black));
}

#[test]
fn the_winner_begins_the_next_game_and_throws_both_dice() {
    let mut contest = Match::new(Ruleset::PLAKOTO, Target::Seven);
    assert_eq!(contest.next_game().unwrap().phase(), Phase::Opening);
    for side in [Side::Black, Side::White] {
        contest.record(win(side, false)).unwrap();
        assert_eq!(contest.next_game().unwrap().phase(), Phase::Roll(side));
    }
    // R12: a draw scores nothing, and the next game has an opening roll.
    contest.record(DRAW).unwrap();
    assert_eq!(contest.next_game().unwrap().phase(), Phase::Opening);
    assert_eq!((contest.score(Side::White), contest.score(Side::Black), contest.draws()), (1, 1, 1));
    assert_eq!(contest.endings().len(), 3);
}

#[test]
fn by_that_option_every_game_has_an_opening_roll() {
    let ruleset = Ruleset { next_game: NextGame::OpeningRoll, ..Ruleset::TAPA };
    let mut contest = Match::new(ruleset, Target::Five);
    contest.record(win(Side::Black, true)).unwrap();
    assert_eq!(contest.next_game().unwrap().phase(), Phase::Opening);
}

#[test]
fn a_draw_scores_one_each_by_option() {
    let ruleset = Ruleset { draw_score: DrawScore::OneEach, ..Ruleset::PLAKOTO };
    let mut game = at(DRAWING, ruleset);
    play(&mut game, "7/1*");
    assert_eq!(game.ending(), Some(DRAW));
    let mut contest = Match::new(ruleset, Target::Three);
    for _ in 0..3 {
        assert_eq!(contest.winner(), None);
        contest.record(game.ending().unwrap()).unwrap();
    }
    // Both have three: they play on until one is ahead.
    assert_eq!((contest.score(Side::White), contest.score(Side::Black)), (3, 3));
    assert_eq!(contest.winner(), None);
    contest.record(win(Side::Black, false)).unwrap();
    assert_eq!(contest.winner(), Some(Side::Black));
}

#[test]
fn matches_end_at_their_target() {
    for target in Target::ALL {
        let mut contest = Match::new(Ruleset::PLAKOTO, target);
        assert_eq!((contest.target(), contest.ruleset()), (target, Ruleset::PLAKOTO));
        for won in 1..=target.points() {
            assert_eq!(contest.winner(), None);
            contest.record(win(Side::White, false)).unwrap();
            assert_eq!(contest.score(Side::White), u32::from(won));
        }
        assert_eq!(contest.winner(), Some(Side::White));
        assert_eq!(contest.next_game(), None);
        assert_eq!(contest.record(win(Side::Black, true)), Err(GameError::NotDue));
        assert_eq!(contest.score(Side::Black), 0);
        assert_eq!(Target::new(target.points()), Some(target));
    }
    assert!([0, 2, 4, 6, 8, 255].into_iter().all(|points| Target::new(points).is_none()));
    // Two points over the target count as well.
    let mut contest = Match::new(Ruleset::PLAKOTO, Target::One);
    contest.record(win(Side::Black, true)).unwrap();
    assert_eq!((contest.winner(), contest.score(Side::Black)), (Some(Side::Black), 2));
}
