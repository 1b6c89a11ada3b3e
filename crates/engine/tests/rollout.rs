//! What rollouts come to, and that nothing but seed and trials decides it.

use fastrand::Rng;
use plakoto_engine::{Net, Plies, Rolled, Rollout, RolloutPlan, Search};
use plakoto_rules::{AfterState, AfterStates, Decision, Dice, Position, Ruleset, Side};

const MIDDLE: &str = "j---d-------F-a----A---H w53 plakoto";
const PLAN: RolloutPlan =
    RolloutPlan { trials: 36, seed: 1, truncate: Some(8), plies: Plies::One, luck: true, confidence: None };

fn search(decision: &Decision) -> Search<'static> {
    Search::new(Net::trained(decision.ruleset))
}

/// Of the first three plays.
fn rollout(decision: &Decision, plan: RolloutPlan) -> Rollout {
    let mut after = AfterStates::new();
    after.fill(decision);
    let plays = after.as_slice();
    Rollout::new(decision, &plays[..plays.len().min(3)], plan)
}

fn results(decision: &Decision, plan: RolloutPlan) -> Vec<Rolled> {
    let mut rollout = rollout(decision, plan);
    assert!(rollout.advance(&mut search(decision), Search::FREELY));
    rollout.results()
}

#[test]
fn slices_and_order_make_no_difference() {
    let decision: Decision = MIDDLE.parse().unwrap();
    let mut rng = Rng::with_seed(1);
    for plan in [PLAN, RolloutPlan { plies: Plies::Two, truncate: Some(2), ..PLAN }] {
        let whole = results(&decision, plan);
        let mut sliced = rollout(&decision, plan);
        let mut search = search(&decision);
        while !sliced.advance(&mut search, rng.u64(..5_000)) {}
        assert_eq!(sliced.results(), whole);
        let mut by_trial = rollout(&decision, plan);
        let mut numbers: Vec<u32> = (0..36).collect();
        rng.shuffle(&mut numbers);
        for number in numbers {
            let mut trial = by_trial.trial(number);
            by_trial.add(trial.clone());
            while !trial.advance(&mut search, rng.u64(..5_000)) {}
            by_trial.add(trial.clone());
            by_trial.add(trial);
        }
        assert!(by_trial.is_done());
        assert_eq!((by_trial.trials(), by_trial.results()), (36, whole.clone()));
        assert_ne!(results(&decision, RolloutPlan { seed: 2, ..plan }), whole);
    }
}

/// A ply of a game and no more is played at once.
#[test]
fn a_slice_ends_soon() {
    let decision: Decision = MIDDLE.parse().unwrap();
    let mut search = search(&decision);
    let mut rollout = rollout(&decision, RolloutPlan { plies: Plies::Two, truncate: None, ..PLAN });
    for _ in 0..500 {
        let before = search.evaluations();
        rollout.advance(&mut search, 1);
        assert!(search.evaluations() - before < 10_000);
    }
}

/// Broken off at once it is the net's answer; after one roll without its luck, that of two plies.
#[test]
fn a_short_rollout_is_an_evaluation() {
    for ruleset in [Ruleset::PLAKOTO, Ruleset::TAPA] {
        let decision = Decision { ruleset, ..MIDDLE.parse().unwrap() };
        for (truncate, plies) in [(0, Plies::One), (1, Plies::Two)] {
            let plan = RolloutPlan { truncate: Some(truncate), ..PLAN };
            for rolled in results(&decision, plan) {
                let other = decision.side.other();
                let chances = search(&decision).evaluate(&rolled.after.position, other, ruleset, plies);
                let off = rolled.chances.equity() - chances.exchanged().equity();
                assert!(off.abs() < 1e-5 && rolled.error < 1e-6, "{rolled:?}");
            }
        }
    }
}

#[test]
fn luck_has_no_mean_but_much_spread() {
    let decision: Decision = MIDDLE.parse().unwrap();
    let plan = RolloutPlan { trials: 144, truncate: Some(12), ..PLAN };
    let with = results(&decision, RolloutPlan { luck: false, ..plan });
    for without in results(&decision, plan) {
        let with = with.iter().find(|with| with.after == without.after).unwrap();
        assert!(without.error < 0.6 * with.error, "{without:?} {with:?}");
        let off = without.chances.equity() - with.chances.equity();
        assert!(off.abs() < 4.0 * with.error, "{without:?} {with:?}");
    }
}

/// Chances that a race ends well, counted out to the end.
fn exact(position: &Position, side: Side, depth: u8) -> f64 {
    if let Some(ending) = position.ending(Ruleset::TAPA) {
        let points = if matches!(ending.outcome, plakoto_rules::Outcome::Win { double: true, .. }) {
            2.0
        } else {
            1.0
        };
        return if ending.outcome.winner() == Some(side) { points } else { -points };
    }
    assert!(depth > 0);
    let mut sum = 0.0;
    for dice in Dice::all() {
        let decision = Decision { position: *position, side, dice, ruleset: Ruleset::TAPA };
        let mut after = AfterStates::new();
        after.fill(&decision);
        let values = after.as_slice().iter().map(|after| -exact(&after.position, side.other(), depth - 1));
        sum += f64::from(dice.chances()) * values.fold(f64::NEG_INFINITY, f64::max);
    }
    sum / 36.0
}

#[test]
fn a_race_comes_to_what_it_is_worth() {
    let position: Position = "--A-AA----------------ba".parse().unwrap();
    let exact = exact(&position, Side::White, 8);
    assert!(exact.abs() < 0.9, "{exact}");
    for plies in [Plies::One, Plies::Two] {
        for luck in [false, true] {
            let plan = RolloutPlan { trials: 1_296, truncate: None, plies, luck, ..PLAN };
            let mut rollout = Rollout::from_position(&position, Side::White, Ruleset::TAPA, plan);
            rollout.advance(&mut Search::new(Net::trained(Ruleset::TAPA)), Search::FREELY);
            let rolled = rollout.results()[0];
            let off = f64::from(rolled.chances.equity()) - exact;
            // What the players do wrong is a part of it.
            assert!(off.abs() < 4.0 * f64::from(rolled.error) + 0.02, "{rolled:?} {exact}");
        }
    }
}

#[test]
fn all_plays_have_the_same_dice() {
    let decision: Decision = MIDDLE.parse().unwrap();
    let mut after = AfterStates::new();
    after.fill(&decision);
    let twice: Vec<AfterState> = [after.as_slice()[0]; 2].to_vec();
    let mut rollout = Rollout::new(&decision, &twice, RolloutPlan { luck: false, ..PLAN });
    rollout.advance(&mut search(&decision), Search::FREELY);
    let results = rollout.results();
    assert!(results[0].error > 0.0);
    assert_eq!((results[1].loss, results[1].loss_error), (0.0, 0.0));
}

#[test]
fn a_clear_case_ends_early() {
    let decision: Decision = MIDDLE.parse().unwrap();
    let plan = RolloutPlan { trials: 3_600, truncate: Some(4), confidence: Some(3.0), ..PLAN };
    let ranked = search(&decision).rank(&decision, Plies::Two, Search::FREELY);
    // Only the best and the worst.
    let ends = [ranked[0].after, ranked[ranked.len() - 1].after];
    let mut rollout = Rollout::new(&decision, &ends, plan);
    assert!(rollout.advance(&mut search(&decision), Search::FREELY));
    assert_eq!(rollout.trials(), 72);
}

/// A play that ends the game, no play at all, and a game that is over.
#[test]
fn what_is_over_is_not_played_on() {
    let decision: Decision = "AA--------------------ab w21 tapa".parse().unwrap();
    let results = results(&decision, PLAN);
    assert_eq!((results[0].chances.win, results[0].error), (1.0, 0.0));
    let mut none = Rollout::new(&decision, &[], PLAN);
    assert!(none.advance(&mut search(&decision), 1) && none.results().is_empty());
    let mut over = Rollout::from_position(
        &"A*-----------------------".parse().unwrap(),
        Side::Black,
        Ruleset::PLAKOTO,
        PLAN,
    );
    over.advance(&mut search(&decision), Search::FREELY);
    assert_eq!(over.results()[0].chances.equity(), -2.0);
}
