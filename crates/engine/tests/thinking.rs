//! What holds for every search, however it is cut into slices.

use fastrand::Rng;
use plakoto_engine::{Level, Net, Plies, Rollout, RolloutPlan, Search, Thinking, Valuation};
use plakoto_rules::{AfterStates, Decision, Dice, Outcome, Position, Ruleset, Side};

const RULES: [Ruleset; 2] = [Ruleset::PLAKOTO, Ruleset::TAPA];

/// Decisions of games in which one play of three is by chance, so that they lead everywhere.
fn decisions(seed: u64, ruleset: Ruleset, count: usize) -> Vec<Decision> {
    let mut all = walk(seed, ruleset, 40 * count);
    Rng::with_seed(seed).shuffle(&mut all);
    all.truncate(count);
    all
}

fn walk(seed: u64, ruleset: Ruleset, count: usize) -> Vec<Decision> {
    let mut rng = Rng::with_seed(seed);
    let mut search = Search::new(Net::trained(ruleset));
    let mut after = AfterStates::new();
    let (mut position, mut side) = (Position::START, Side::White);
    (0..count)
        .map(|_| {
            let dice = Dice::new(rng.u8(1..=6), rng.u8(1..=6)).unwrap();
            let decision = Decision { position, side, dice, ruleset };
            position = if rng.u8(..3) == 0 {
                after.fill(&decision);
                after.as_slice()[rng.usize(..after.as_slice().len())].position
            } else {
                search.choose(&decision, Plies::One, Search::FREELY).position
            };
            side = side.other();
            if position.ending(ruleset).is_some() {
                (position, side) = (Position::START, Side::White);
            }
            decision
        })
        .collect()
}

#[test]
fn slices_make_no_difference() {
    let mut rng = Rng::with_seed(1);
    for ruleset in RULES {
        let mut search = Search::new(Net::trained(ruleset));
        for decision in decisions(2, ruleset, 8) {
            for budget in [0, 500, 5_000, 40_000] {
                for begin in [
                    |decision: &Decision, budget| Thinking::ranking(decision, Plies::Three, budget),
                    |decision: &Decision, budget| Thinking::choice(decision, Plies::Three, budget),
                    |decision: &Decision, budget| Thinking::thorough(decision, 8 * budget),
                ] {
                    let mut whole = begin(&decision, budget);
                    assert!(whole.advance(&mut search, Search::FREELY));
                    let mut sliced = begin(&decision, budget);
                    while !sliced.advance(&mut search, rng.u64(..3_000)) {}
                    assert_eq!(whole.ranked(), sliced.ranked());
                    assert_eq!(whole.evaluations(), sliced.evaluations());
                }
            }
            let Decision { position, side, .. } = decision;
            for plies in Plies::ALL {
                let mut valuation = Valuation::new(&position, side, ruleset, plies);
                while !valuation.advance(&mut search, rng.u64(..3_000)) {}
                let whole = search.evaluate(&position, side, ruleset, plies);
                assert_eq!(valuation.chances(), Some(whole));
            }
        }
    }
}

/// A slice goes on no longer than it takes to value one position with two plies.
#[test]
fn a_slice_ends_soon() {
    for ruleset in RULES {
        let mut search = Search::new(Net::trained(ruleset));
        for decision in decisions(3, ruleset, 12) {
            for mut thinking in
                [Thinking::ranking(&decision, Plies::Three, 100_000), Thinking::thorough(&decision, 100_000)]
            {
                loop {
                    let before = search.evaluations();
                    if thinking.advance(&mut search, 1) {
                        break;
                    }
                    assert!(search.evaluations() - before < 20_000, "{decision:?}");
                }
                assert!(thinking.evaluations() < 120_000, "{decision:?}");
            }
        }
    }
}

/// Who stops waiting leaves nothing behind: the same search answers the next question as a new one.
#[test]
fn a_search_that_was_left_is_forgotten() {
    let net = Net::trained(Ruleset::PLAKOTO);
    let mut used = Search::new(net);
    for decision in decisions(9, Ruleset::PLAKOTO, 6) {
        for slice in [1, 300, 5_000] {
            Thinking::ranking(&decision, Plies::Three, Search::FREELY).advance(&mut used, slice);
        }
        let fresh = Search::new(net).rank(&decision, Plies::Three, 5_000);
        assert_eq!(used.rank(&decision, Plies::Three, 5_000), fresh);
    }
}

/// There is a ranking from the first slice on, and each is one of all plays.
#[test]
fn what_is_left_half_done_is_of_use() {
    let mut search = Search::new(Net::trained(Ruleset::PLAKOTO));
    for decision in decisions(4, Ruleset::PLAKOTO, 12) {
        let mut thinking = Thinking::ranking(&decision, Plies::Three, Search::FREELY);
        assert!(thinking.best().is_none() && !thinking.is_done());
        let plays = decision.plays().len();
        loop {
            let done = thinking.advance(&mut search, 2_000);
            assert_eq!(thinking.ranked().len(), plays);
            assert_eq!(thinking.best(), Some(thinking.ranked()[0].after));
            if done {
                break;
            }
        }
        // Going on when all is done changes nothing.
        let ranked = thinking.ranked().to_vec();
        assert!(thinking.advance(&mut search, 2_000));
        assert_eq!(thinking.ranked(), ranked);
    }
}

#[test]
fn every_depth_finds_every_win_in_one() {
    for ruleset in RULES {
        let mut search = Search::new(Net::trained(ruleset));
        let mut after = AfterStates::new();
        let mut wins = 0;
        for decision in walk(5, ruleset, 10_000) {
            after.fill(&decision);
            let won = |after: &plakoto_rules::AfterState| {
                after.outcome.is_some_and(|outcome| outcome.winner() == Some(decision.side))
            };
            if !after.as_slice().iter().any(won) {
                continue;
            }
            wins += 1;
            for plies in Plies::ALL {
                let play = search.choose(&decision, plies, 50_000);
                assert!(won(&play), "{decision:?} {plies}");
                assert!(won(&search.rank(&decision, plies, 50_000)[0].after), "{decision:?} {plies}");
            }
            for level in Level::ALL {
                assert!(won(&level.choose(&mut search, &decision)), "{decision:?} level {level}");
            }
        }
        assert!(wins > 50, "{wins}");
    }
}

/// Nothing but the board, the roll and the rules has a say, not even what was searched before.
#[test]
fn a_level_plays_the_same_on_the_same_board() {
    for ruleset in RULES {
        let net = Net::trained(ruleset);
        let mut used = Search::new(net);
        for decision in decisions(6, ruleset, 4) {
            let Decision { position, side, .. } = decision;
            let turned = Decision { position: position.exchanged(), side: side.other(), ..decision };
            for level in Level::ALL {
                let play = level.choose(&mut used, &decision);
                assert_eq!(play, level.choose(&mut Search::new(net), &decision), "{decision:?} {level}");
                let other = level.choose(&mut used, &turned);
                assert_eq!(other.position.exchanged(), play.position, "{decision:?} {level}");
                assert!(decision.plays().iter().any(|legal| legal.position() == play.position));
            }
        }
    }
}

/// Rollouts decide between plays that are nearly equal by three plies, and between no others.
#[test]
fn nearly_equal_plays_are_played_on_from() {
    let (mut changed, mut rolled_out) = (0, 0);
    for ruleset in RULES {
        let mut search = Search::new(Net::trained(ruleset));
        for decision in decisions(10, ruleset, 15) {
            let mut thinking = Thinking::choice(&decision, Plies::Three, Search::FREELY);
            thinking.advance(&mut search, Search::FREELY);
            let mut thorough = Thinking::thorough(&decision, Level::BUDGET);
            thorough.advance(&mut search, Search::FREELY);
            let ranked = thorough.ranked();
            assert_eq!(ranked.len(), thinking.ranked().len());
            let (before, now) = (thinking.ranked()[0], ranked[0]);
            assert!(before.chances.equity() - now.chances.equity() <= 0.04, "{decision:?}");
            assert!(thorough.evaluations() >= thinking.evaluations());
            rolled_out += u32::from(thorough.evaluations() > thinking.evaluations());
            if now.after != before.after {
                changed += 1;
                assert_eq!(now.plies, Plies::Three);
                // More trials with other dice say the same, but for what they may be off.
                let plays = [now.after, before.after];
                let plan = RolloutPlan { trials: 432, seed: 9, truncate: Some(8), ..RolloutPlan::default() };
                let mut rollout = Rollout::new(&decision, &plays, plan);
                rollout.advance(&mut search, Search::FREELY);
                let results = rollout.results();
                let [best, other] = results.as_slice() else { panic!("{results:?}") };
                assert!(best.after == now.after || other.loss < 4.0 * other.loss_error, "{decision:?}");
            }
        }
    }
    assert!(rolled_out > 10 && changed > 0, "{rolled_out} {changed}");
}

#[test]
fn the_only_play_is_not_thought_about() {
    let mut search = Search::new(Net::trained(Ruleset::PLAKOTO));
    let mut forced = 0;
    for decision in decisions(7, Ruleset::PLAKOTO, 300) {
        if decision.only_play().is_some() {
            let before = search.evaluations();
            search.choose(&decision, Plies::Three, Search::FREELY);
            assert_eq!(search.evaluations() - before, 1);
            forced += 1;
        }
    }
    assert!(forced > 10, "{forced}");
}

/// The mean over the rolls, each with the best of its plays by two plies, done here the long way.
#[test]
fn three_plies_are_the_mean_of_two() {
    let mut search = Search::new(Net::trained(Ruleset::PLAKOTO));
    for decision in decisions(8, Ruleset::PLAKOTO, 4) {
        let Decision { position, side, ruleset, .. } = decision;
        let deep = search.evaluate(&position, side, ruleset, Plies::Three);
        let mut sum = 0.0;
        for dice in Dice::all() {
            let decision = Decision { dice, ..decision };
            let plays = search.rank(&decision, Plies::One, Search::FREELY);
            // Those that the filter lets through are among the first few.
            let best = plays.iter().take(8).map(|play| match play.after.outcome {
                Some(Outcome::Draw) => 0.0,
                Some(_) => play.chances.equity(),
                None => -search.evaluate(&play.after.position, side.other(), ruleset, Plies::Two).equity(),
            });
            sum += f64::from(dice.chances()) * f64::from(best.fold(f32::NEG_INFINITY, f32::max));
        }
        // A filter loses little.
        let loss = sum / 36.0 - f64::from(deep.equity());
        assert!((-1e-4..0.05).contains(&loss), "{position} {loss}");
    }
}
