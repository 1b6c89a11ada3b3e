//! How fast one thread evaluates and chooses, move generation included.
//!
//! The decisions are those of games that the trained net plays against itself, each of them chosen
//! once in a round, and counts by the shortest time that it took: what else the machine has to do
//! makes it longer, nothing makes it shorter. Evaluations are counted by the search.

use std::hint::black_box;
use std::time::{Duration, Instant};

use fastrand::Rng;
use plakoto_engine::{Net, Plies, Search};
use plakoto_rules::{Decision, Dice, Die, Position, Ruleset, Side};

const DECISIONS: usize = 2_000;
const TWO_PLY_DECISIONS: usize = 500;
const ROUNDS: u64 = 10;

/// The decisions of games by the net.
fn decisions(ruleset: Ruleset) -> Vec<Decision> {
    let mut rng = Rng::with_seed(1);
    let mut search = Search::new(Net::trained(ruleset));
    let (mut position, mut side) = (Position::START, Side::White);
    (0..DECISIONS)
        .map(|_| {
            let dice = Dice::of(die(&mut rng), die(&mut rng));
            let decision = Decision { position, side, dice, ruleset };
            (position, side) = (search.choose(&decision, Plies::One, Search::FREELY).position, side.other());
            if position.ending(ruleset).is_some() {
                (position, side) = (Position::START, Side::White);
            }
            decision
        })
        .collect()
}

fn die(rng: &mut Rng) -> Die {
    Die::ALL[rng.usize(..Die::ALL.len())]
}

/// The shortest time that each decision took in some rounds, and all their evaluations in one.
fn choose(decisions: &[Decision], plies: Plies) -> (Vec<Duration>, u64) {
    let mut search = Search::new(Net::trained(decisions[0].ruleset));
    let mut times = vec![Duration::MAX; decisions.len()];
    for _ in 0..ROUNDS {
        for (time, decision) in times.iter_mut().zip(decisions) {
            let start = Instant::now();
            black_box(search.choose(decision, plies, Search::FREELY));
            *time = start.elapsed().min(*time);
        }
    }
    (times, search.evaluations() / ROUNDS)
}

fn main() {
    for (game, ruleset) in [("plakoto", Ruleset::PLAKOTO), ("tapa", Ruleset::TAPA)] {
        let decisions = decisions(ruleset);
        for (plies, name, count) in
            [(Plies::One, "one_ply", DECISIONS), (Plies::Two, "two_ply", TWO_PLY_DECISIONS)]
        {
            let (mut times, evaluations) = choose(&decisions[..count], plies);
            let speed = evaluations as f64 / times.iter().sum::<Duration>().as_secs_f64();
            println!("figure engine_evaluations_{name}_{game} {speed:.0} /s");
            times.sort_unstable();
            let at = |share: usize| times[count * share / 100].as_secs_f64() * 1e3;
            println!("figure engine_{name}_median_{game} {:.3} ms", at(50));
            println!("figure engine_{name}_p99_{game} {:.3} ms", at(99));
        }
    }
}
