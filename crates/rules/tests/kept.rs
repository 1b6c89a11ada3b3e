//! What is kept with serde comes back as it was, and nonsense is refused.

mod sampling;

use std::fmt::Debug;

use fastrand::Rng;
use plakoto_rules::notation::Situation;
use plakoto_rules::{
    Cause, Dice, Die, DrawScore, Ending, Game, Match, NextGame, Opening, Outcome, Phase, Point, Position,
    Ruleset, Side, Start, Step, Target, Variant,
};
use serde_json::{Value, from_str, from_value, json, to_string, to_value};

fn comes_back<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = to_string(value).unwrap();
    assert_eq!(&from_str::<T>(&text).unwrap(), value, "{text}");
}

fn refused<T: serde::de::DeserializeOwned + Debug>(values: &[Value]) {
    for value in values {
        assert!(from_value::<T>(value.clone()).is_err(), "{value}");
    }
}

#[test]
fn the_small_types_come_back() {
    Side::BOTH.iter().for_each(comes_back);
    Die::ALL.iter().for_each(comes_back);
    Dice::all().for_each(|dice| comes_back(&dice));
    Point::all().for_each(|point| comes_back(&point));
    Target::ALL.iter().for_each(comes_back);
    Variant::BOTH.iter().for_each(comes_back);
    [Opening::PlayTheTwoDice, Opening::ThrowAfresh].iter().for_each(comes_back);
    [NextGame::WinnerBegins, NextGame::OpeningRoll].iter().for_each(comes_back);
    [DrawScore::Nothing, DrawScore::OneEach].iter().for_each(comes_back);
    for text in ["w1", "w2", "b1", "b2", "draw"] {
        comes_back(&text.parse::<Outcome>().unwrap());
    }
    for cause in [Cause::BorneOff, Cause::Mother, Cause::BothMothers, Cause::Resigned] {
        comes_back(&cause);
    }
    comes_back(&Step { from: Point::START, die: Die::ALL[5] });
    comes_back(&Position::START);
    comes_back(&"j---d-------F-a----A---H w53 tapa".parse::<Situation>().unwrap());
    comes_back(&Ruleset { mother: true, draw_score: DrawScore::OneEach, ..Ruleset::TAPA });
}

#[test]
fn they_are_kept_as_people_write_them() {
    assert_eq!(to_value(Side::Black).unwrap(), json!("b"));
    assert_eq!(to_value(Dice::new(5, 6)).unwrap(), json!("65"));
    assert_eq!(to_value(Point::START).unwrap(), json!(24));
    assert_eq!(to_value(Target::Seven).unwrap(), json!(7));
    assert_eq!(to_value(Position::START).unwrap(), json!("o----------------------O"));
    assert_eq!(to_value(Step { from: Point::START, die: Die::ALL[5] }).unwrap(), json!([24, 6]));
    assert_eq!(to_value(Outcome::Draw).unwrap(), json!("draw"));
}

#[test]
fn nonsense_is_refused() {
    refused::<Side>(&[json!("x"), json!("ww"), json!(""), json!(0), json!(null)]);
    refused::<Die>(&[json!(0), json!(7), json!(-1), json!(2.5), json!("3"), json!(300)]);
    refused::<Dice>(&[json!("70"), json!("6"), json!(65), json!([6, 5])]);
    refused::<Point>(&[json!(0), json!(25), json!("24")]);
    refused::<Target>(&[json!(0), json!(2), json!(9)]);
    refused::<Step>(&[json!([25, 6]), json!([24, 0]), json!([24]), json!({ "from": 24 })]);
    refused::<Position>(&[json!("o"), json!(""), json!("O----------------------O"), json!(24)]);
    refused::<Situation>(&[
        json!("o----------------------O w70"),
        json!("o----------------------O w65 chess"),
    ]);
    refused::<Outcome>(&[json!("w3"), json!(""), json!(null)]);
    refused::<Variant>(&[json!("chess"), json!("Tapa")]);
    refused::<Ruleset>(&[json!({ "variant": "tapa" }), json!("tapa")]);
    refused::<Ending>(&[
        json!({ "outcome": "draw", "cause": "borne-off" }),
        json!({ "outcome": "draw", "cause": "resigned" }),
        json!({ "outcome": "draw", "cause": "mother" }),
        json!({ "outcome": "w1", "cause": "mother" }),
        json!({ "outcome": "w2", "cause": "both-mothers" }),
        json!({ "outcome": "w2" }),
    ]);
}

/// Every state of a whole game, opening throws and all.
#[test]
fn a_game_comes_back_in_every_phase() {
    for (seed, ruleset) in (1..).zip([Ruleset::PLAKOTO, Ruleset::TAPA]) {
        for opening in [Opening::PlayTheTwoDice, Opening::ThrowAfresh] {
            let mut rng = Rng::with_seed(seed);
            let mut game = Game::new(Ruleset { opening, ..ruleset });
            comes_back(&game);
            while game.ending().is_none() {
                let dice = sampling::roll(&mut rng);
                match game.phase() {
                    Phase::Opening => drop(game.opening_roll(dice.high(), dice.low()).unwrap()),
                    Phase::Roll(_) => game.roll(dice).unwrap(),
                    _ => {
                        let plays = game.decision().unwrap().plays();
                        game.play(&plays[rng.usize(..plays.len())]).unwrap();
                    }
                }
                if game.turns().len() < 12 || game.turns().len().is_multiple_of(10) {
                    comes_back(&game);
                }
            }
            comes_back(&game);
        }
    }
}

#[test]
fn games_that_start_otherwise_and_resigned_ones_come_back() {
    let position: Position = "j---d-------F-a----A---H".parse().unwrap();
    let over: Position = "A*----------------------a*".parse().unwrap();
    for start in [
        Start::OpeningRoll,
        Start::Begins(Side::Black),
        Start::At { position, side: Side::White, dice: None },
        Start::At { position, side: Side::White, dice: Dice::new(5, 3) },
        Start::At { position: over, side: Side::White, dice: Dice::new(5, 3) },
    ] {
        let mut game = Game::starting(Ruleset::TAPA, start);
        comes_back(&game);
        if game.resign(Side::White, true).is_ok() {
            comes_back(&game);
        }
    }
}

fn kept_game() -> Value {
    let mut game = Game::new(Ruleset::PLAKOTO);
    game.opening_roll(Die::ALL[3], Die::ALL[3]).unwrap();
    game.opening_roll(Die::ALL[5], Die::ALL[4]).unwrap();
    let play = game.decision().unwrap().parse_play("24/19 24/18").unwrap();
    game.play(&play).unwrap();
    game.roll(Dice::new(3, 1).unwrap()).unwrap();
    to_value(&game).unwrap()
}

#[test]
fn a_kept_game_that_cannot_have_been_is_refused() {
    assert!(from_value::<Game>(kept_game()).is_ok());
    let changed = |key: &str, value: Value| {
        let mut game = kept_game();
        game[key] = value;
        let error = from_value::<Game>(game.clone()).unwrap_err().to_string();
        assert!(!error.is_empty());
        error
    };
    changed("throws", json!([[4, 4]]));
    changed("throws", json!([[6, 5], [6, 5]]));
    changed("throws", json!([[7, 5]]));
    changed("throws", json!([[6, 4]]));
    assert_eq!(
        changed("turns", json!([["65", "24/19"]])),
        "turn 1: play, character 1: a legal play of this roll has 2 steps"
    );
    changed("turns", json!([["64", "24/20 24/18"]]));
    changed("turns", json!([["65", "24/19 24/18"], ["31", "24/23 24/20"]]));
    changed("turns", json!([["65", ""]]));
    changed("roll", json!("07"));
    changed("resigned", json!("draw"));
    changed("resigned", json!("w3"));
    changed("start", json!("nowhere"));
    changed("start", json!({ "begins": "w" }));
    changed("ruleset", json!({ "variant": "chess" }));
    refused::<Game>(&[json!(null), json!({}), json!([]), json!("game")]);
    // Nothing goes on after the end.
    let mut over = kept_game();
    over["start"] = json!({ "at": { "position": "A*----------------------a*", "side": "w", "dice": null } });
    over["throws"] = json!([]);
    refused::<Game>(&[over]);
}

#[test]
fn matches_come_back_and_impossible_ones_are_refused() {
    let mut contest =
        Match::new(Ruleset { draw_score: DrawScore::OneEach, ..Ruleset::PLAKOTO }, Target::Three);
    comes_back(&contest);
    for (outcome, cause) in [("draw", Cause::BothMothers), ("b1", Cause::Resigned), ("w2", Cause::Mother)] {
        contest.record(Ending { outcome: outcome.parse().unwrap(), cause }).unwrap();
        comes_back(&contest);
    }
    assert_eq!(contest.winner(), Some(Side::White));
    let kept = to_value(&contest).unwrap();
    let mut longer = kept.clone();
    longer["endings"].as_array_mut().unwrap().push(json!({ "outcome": "b1", "cause": "borne-off" }));
    let mut tapa = kept.clone();
    tapa["ruleset"]["mother"] = json!(false);
    let mut other = kept.clone();
    other["target"] = json!(2);
    refused::<Match>(&[longer, tapa, other, json!({})]);
    assert!(from_value::<Match>(kept).is_ok());
}
