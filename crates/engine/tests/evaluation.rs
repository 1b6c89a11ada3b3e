//! What holds for every net and every position.

use fastrand::Rng;
use plakoto_engine::columns::{COLUMNS, Features};
use plakoto_engine::{BadWeights, Chances, HIDDEN, Net, Plies, Search, Weights, possible_ends};
use plakoto_rules::{AfterStates, Decision, Dice, Outcome, Position, Ruleset, Side};

const RULES: [Ruleset; 2] = [Ruleset::PLAKOTO, Ruleset::TAPA];

/// A net of weights by chance.
fn any_net(seed: u64) -> Net {
    let mut rng = Rng::with_seed(seed);
    let mut weights = Weights::zero();
    for column in &mut weights.columns {
        *column = std::array::from_fn(|_| rng.i16(-60..=60));
    }
    weights.bias = std::array::from_fn(|_| rng.i16(0..=256));
    weights.outputs = std::array::from_fn(|_| std::array::from_fn(|_| rng.i16(-800..=800)));
    Net::new(weights).unwrap()
}

/// A net of weights that are as large as may be, up or down.
fn extreme_net(seed: u64) -> Net {
    let mut rng = Rng::with_seed(seed);
    let mut weights = Weights::zero();
    for column in &mut weights.columns {
        *column = std::array::from_fn(|_| if rng.bool() { 850 } else { -850 });
    }
    weights.outputs =
        std::array::from_fn(|_| std::array::from_fn(|_| if rng.bool() { i16::MAX } else { i16::MIN }));
    Net::new(weights).unwrap()
}

/// Shows the rolls of games in which every play is by chance.
fn walk(rng: &mut Rng, ruleset: Ruleset, decisions: usize, mut look: impl FnMut(&Decision, &AfterStates)) {
    let mut after = AfterStates::new();
    let (mut position, mut side) = (Position::START, Side::White);
    for _ in 0..decisions {
        let dice = Dice::new(rng.u8(1..=6), rng.u8(1..=6)).unwrap();
        let decision = Decision { position, side, dice, ruleset };
        after.fill(&decision);
        look(&decision, &after);
        position = after.as_slice()[rng.usize(..after.as_slice().len())].position;
        side = side.other();
        if position.ending(ruleset).is_some() {
            (position, side) = (Position::START, Side::White);
        }
    }
}

#[test]
fn what_is_found_by_difference_is_what_is_found_anew() {
    found_by_difference_as_anew(&any_net(1), 2);
}

#[test]
fn so_it_is_with_extreme_weights() {
    found_by_difference_as_anew(&extreme_net(20), 21);
}

/// Over more than 100,000 plays.
fn found_by_difference_as_anew(net: &Net, seed: u64) {
    let mut rng = Rng::with_seed(seed);
    let mut seen = 0;
    let mut together = Vec::new();
    for ruleset in RULES {
        walk(&mut rng, ruleset, 3_000, |decision, after| {
            let side = decision.side.other();
            let mut base = net.from_here(&decision.position, side);
            base.evaluate_plays(after.as_slice(), ruleset, &mut together);
            assert_eq!(together.len(), after.as_slice().len());
            for (after, together) in after.as_slice().iter().zip(&together) {
                let anew = net.evaluate(&after.position, side, ruleset);
                assert_eq!(base.evaluate(&after.position, ruleset), anew, "{} {side}", after.position);
                let expected = after.outcome.map_or(anew, |outcome| Chances::certain(outcome, side));
                assert_eq!(*together, expected, "{} {side}", after.position);
                seen += 1;
            }
        });
    }
    assert!(seen > 100_000, "{seen}");
}

#[test]
fn any_two_positions_differ_by_their_columns() {
    let mut rng = Rng::with_seed(3);
    let columns = |features: &Features| {
        let mut columns = Vec::new();
        features.for_each(|column| columns.push(column));
        columns.sort_unstable();
        columns
    };
    let mut positions = Vec::new();
    walk(&mut rng, Ruleset::TAPA, 2_000, |decision, _| positions.push(decision.position));
    for _ in 0..5_000 {
        let [one, two] = [(); 2].map(|()| positions[rng.usize(..positions.len())]);
        for side in Side::BOTH {
            let (one, two) = (Features::new(&one, side), Features::new(&two, side));
            let mut counts = [0i8; COLUMNS];
            one.for_each(|column| counts[column] += 1);
            two.changes(&one, |column, comes| counts[column] += if comes { 1 } else { -1 });
            let found: Vec<usize> = (0..COLUMNS).filter(|column| counts[*column] == 1).collect();
            assert!(counts.iter().all(|count| (0..=1).contains(count)));
            assert_eq!(found, columns(&two));
        }
    }
}

#[test]
fn the_sides_are_alike() {
    let net = any_net(4);
    let mut search = Search::new(&net);
    for ruleset in RULES {
        walk(&mut Rng::with_seed(5), ruleset, 300, |decision, _| {
            let Decision { position, side, .. } = decision;
            let turned = Decision { position: position.exchanged(), side: side.other(), ..*decision };
            let one = net.evaluate(position, *side, ruleset);
            assert_eq!(one, net.evaluate(&turned.position, turned.side, ruleset), "{position}");
            let one = search.choose(decision, Plies::One, Search::FREELY);
            let two = search.choose(&turned, Plies::One, Search::FREELY);
            assert_eq!(one.position, two.position.exchanged(), "{position}");
        });
    }
}

#[test]
fn chances_are_chances_and_impossible_ends_have_none() {
    let net = any_net(6);
    let mut masked = [0; 5];
    for ruleset in RULES {
        walk(&mut Rng::with_seed(7), ruleset, 5_000, |decision, _| {
            let Decision { position, side, .. } = decision;
            let chances = net.evaluate(position, *side, ruleset);
            let ends = chances.ends();
            let possible = possible_ends(position, *side, ruleset);
            assert!((ends.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
            for end in 0..5 {
                assert!((-1e-6..=1.0 + 1e-6).contains(&ends[end]), "{chances:?}");
                if !possible[end] {
                    assert!(ends[end].abs() < 1e-6, "{position} {chances:?}");
                    masked[end] += 1;
                }
            }
        });
    }
    assert!(masked[1] > 100 && masked[3] > 100 && masked[4] > 100, "{masked:?}");
}

/// Games by chance come to no end that was said to be impossible in them.
#[test]
fn what_happens_was_possible() {
    for ruleset in RULES {
        let mut game: Vec<(Position, Side)> = Vec::new();
        walk(&mut Rng::with_seed(8), ruleset, 60_000, |decision, _| {
            if decision.position == Position::START && decision.side == Side::White {
                game.clear();
            }
            game.push((decision.position, decision.side));
            if let Some(Outcome::Win { side: winner, double }) = ended(decision) {
                for (position, side) in &game {
                    let end = if winner == *side { usize::from(double) } else { 2 + usize::from(double) };
                    assert!(possible_ends(position, *side, ruleset)[end], "{position} {side}");
                }
            }
        });
    }
}

/// How the roll could end the game, by the first play that does.
fn ended(decision: &Decision) -> Option<Outcome> {
    let mut after = AfterStates::new();
    after.fill(decision);
    after.as_slice().iter().find_map(|after| after.outcome)
}

#[test]
fn impossible_ends_have_no_say() {
    let logits = [0.0, 1e9, 0.0, f32::NAN, 0.0];
    let chances = Chances::weighed(&logits, &[true, false, true, false, false]);
    assert_eq!(chances, Chances { win: 0.5, win_double: 0.0, lose_double: 0.0, draw: 0.0 });
}

#[test]
fn the_same_question_has_the_same_answer() {
    let net = any_net(9);
    let mut used = Search::new(&net);
    walk(&mut Rng::with_seed(10), Ruleset::PLAKOTO, 40, |decision, _| {
        for plies in [Plies::One, Plies::Two] {
            let fresh = Search::new(&net).rank(decision, plies, 2_000);
            assert_eq!(used.rank(decision, plies, 2_000), fresh);
            assert_eq!(used.choose(decision, plies, 2_000), fresh[0].after);
        }
    });
}

#[test]
fn every_play_is_ranked_once_and_in_order() {
    let net = any_net(11);
    let mut search = Search::new(&net);
    walk(&mut Rng::with_seed(12), Ruleset::TAPA, 60, |decision, after| {
        for plies in [Plies::One, Plies::Two] {
            let ranked = search.rank(decision, plies, Search::FREELY);
            let mut found: Vec<_> = ranked.iter().map(|one| one.after).collect();
            let mut legal = after.as_slice().to_vec();
            found.sort_unstable();
            legal.sort_unstable();
            assert_eq!(found, legal);
            assert_eq!(ranked[0].plies, plies);
            for pair in ranked.windows(2) {
                assert!(pair[0].plies >= pair[1].plies);
                if pair[0].plies == pair[1].plies {
                    assert!(pair[0].chances.equity() >= pair[1].chances.equity());
                }
            }
        }
    });
}

/// The deeper value is the mean over the rolls, done here the long way.
#[test]
fn two_plies_are_the_mean_of_one() {
    let net = any_net(13);
    let mut search = Search::new(&net);
    walk(&mut Rng::with_seed(14), Ruleset::PLAKOTO, 20, |decision, _| {
        let Decision { position, side, ruleset, .. } = *decision;
        let deep = search.evaluate(&position, side, ruleset, Plies::Two);
        let mut sum = 0.0;
        for dice in Dice::all() {
            let best = search.rank(&Decision { dice, ..*decision }, Plies::One, Search::FREELY)[0];
            sum += f64::from(dice.chances()) * f64::from(best.chances.equity());
        }
        assert!((f64::from(deep.equity()) - sum / 36.0).abs() < 1e-4, "{position}");
    });
}

#[test]
fn a_win_at_once_is_taken() {
    let net = any_net(15);
    let mut search = Search::new(&net);
    let mut wins = 0;
    for ruleset in RULES {
        walk(&mut Rng::with_seed(16), ruleset, 20_000, |decision, after| {
            let double = Some(Outcome::Win { side: decision.side, double: true });
            if after.as_slice().iter().any(|after| after.outcome == double) {
                assert_eq!(search.choose(decision, Plies::One, Search::FREELY).outcome, double);
                wins += 1;
            }
        });
    }
    assert!(wins > 50, "{wins}");
}

/// Positions that play cannot lead to, and games that are over, are answered too.
#[test]
fn no_position_is_too_odd() {
    let net = any_net(17);
    let mut search = Search::new(&net);
    for code in [
        "------------------------",
        "A*----------------------a*",
        "N*----------------------n*",
        "a----------------------A",
        "-----------------------a",
        "A*B*C*D*E*-------------------",
        "---------------A--------",
        "h-----------------------",
    ] {
        let position: Position = code.parse().unwrap();
        for (side, ruleset) in Side::BOTH.into_iter().zip(RULES) {
            for plies in [Plies::One, Plies::Two] {
                let chances = search.evaluate(&position, side, ruleset, plies);
                assert!(chances.equity().abs() <= 2.0, "{code}");
                for dice in Dice::all() {
                    search.choose(&Decision { position, side, dice, ruleset }, plies, 500);
                }
            }
        }
    }
}

#[test]
fn weights_are_checked() {
    let net = any_net(18);
    let bytes = net.to_bytes();
    assert_eq!(Net::from_bytes(&bytes).as_ref(), Ok(&net));
    for end in [0, 4, 8, 9, 200, bytes.len() - 1] {
        assert!(Net::from_bytes(&bytes[..end]).is_err(), "{end}");
    }
    assert_eq!(Net::from_bytes(&[&bytes[..], &[0]].concat()), Err(BadWeights::TooLong));
    let mut rng = Rng::with_seed(19);
    for _ in 0..200 {
        let mut spoiled = bytes.clone();
        for _ in 0..rng.usize(1..20) {
            let at = rng.usize(..spoiled.len());
            spoiled[at] = rng.u8(..);
        }
        // Whatever they are by now, they are a net or are refused.
        let _ = Net::from_bytes(&spoiled);
    }
    let mut large = Weights::zero();
    for column in &mut large.columns {
        *column = [2_000; HIDDEN];
    }
    assert_eq!(Net::new(large), Err(BadWeights::TooLarge));
    let short = Weights { columns: Vec::new(), ..Weights::zero() };
    assert_eq!(Net::new(short), Err(BadWeights::OtherColumns));
}

/// The nets that come with the crate know what their game is about.
#[test]
fn the_trained_nets_know_the_game() {
    for ruleset in RULES {
        let net = Net::trained(ruleset);
        let equity = |code: &str| net.evaluate(&code.parse().unwrap(), Side::White, ruleset).equity();
        assert!(equity("o----------------------O").abs() < 0.2);
        // Eleven checkers off against one that is far behind, and the other way round.
        assert!(equity("BB--------------------lc") > 0.8);
        assert!(equity("CL--------------------bb") < -0.8);
    }
    let tapa = Net::trained(Ruleset { mother: true, ..Ruleset::TAPA });
    assert_eq!(tapa, Net::trained(Ruleset::PLAKOTO));
}
