//! `plakoto recipe`.

mod running;

use std::fs;
use std::path::PathBuf;

use plakoto_lab::recipe::{Recipe, Schedule, run};
use plakoto_rules::Variant;
use running::{complaint, output};

fn schedule(name: &str) -> Schedule {
    let weights = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    Schedule { variant: Variant::Tapa, games: 7, seed: 2, rate: 0.01, round: 3, trial: 2, weights }
}

fn trained(schedule: &Schedule) -> (Vec<u8>, String) {
    let mut log = Vec::new();
    run(schedule, &mut log).unwrap();
    (fs::read(&schedule.weights).unwrap(), String::from_utf8(log).unwrap())
}

#[test]
fn the_same_schedule_makes_the_same_weights() {
    let (weights, log) = trained(&schedule("first.recipe"));
    let games: Vec<&str> =
        log.lines().filter_map(|line| line.split_once(" games, ")).map(|(games, _)| games).collect();
    assert_eq!(games, ["3", "6", "7"]);
    assert!(log.lines().all(|line| line.contains("against the heuristic")), "{log}");
    assert!(Recipe::from_bytes(&weights).is_ok());
    let rounds = Schedule { round: 5, ..schedule("rounds.recipe") };
    assert_eq!(trained(&rounds).0, weights);
    for other in [
        Schedule { seed: 3, ..schedule("other.recipe") },
        Schedule { rate: 0.02, ..schedule("other.recipe") },
        Schedule { games: 8, ..schedule("other.recipe") },
        Schedule { variant: Variant::Plakoto, ..schedule("other.recipe") },
    ] {
        assert_ne!(trained(&other).0, weights, "{other:?}");
    }
}

#[test]
fn is_a_command() {
    let schedule = schedule("command.recipe");
    let weights = schedule.weights.to_str().unwrap();
    let args = ["recipe", "tapa", weights, "--games", "7", "--seed", "2", "--trial", "2"];
    assert!(output(&args).starts_with("7 games, "));
    assert_eq!(
        fs::read(&schedule.weights).unwrap(),
        trained(&Schedule { weights: schedule.weights.with_extension("own"), ..schedule.clone() }).0
    );
    let player = format!("recipe:{weights}");
    assert!(
        output(&["arena", "random", &player, "--games", "2"])
            .starts_with(&format!("random against {player}, "))
    );
    let nowhere = schedule.weights.join("no/such/folder");
    assert!(complaint(&["recipe", "tapa", nowhere.to_str().unwrap(), "--games", "1"]).starts_with("error: "));
}
