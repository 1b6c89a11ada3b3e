//! How fast the desk answers here: `pace FILE` reads what `exchange` wrote.
//!
//! Printed are the evaluations a second over all rankings with two plies, move generation included,
//! in the fastest of twenty rounds: other work on the machine can only make one slower.

use std::time::Instant;

use plakoto_engine::{Net, Plies};
use plakoto_rules::{Ruleset, Variant};
use plakoto_thinker::Desk;
use plakoto_thinker::message::{Request, What, read};

const ROUNDS: usize = 20;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).ok_or("name a file that exchange wrote")?;
    let text = std::fs::read_to_string(file)?;
    let requests = text.lines().filter_map(|line| bytes(line.split(' ').next()?));
    let has_two_plies = |request: &Vec<u8>| {
        let request = read::<Request>(request);
        matches!(request, Some(Request::Ask { what: What::Rank { plies: Plies::Two, .. }, .. }))
    };
    let requests: Vec<Vec<u8>> = requests.filter(has_two_plies).collect();
    let mut desk = Desk::new();
    for (game, ruleset) in [(Variant::Plakoto, Ruleset::PLAKOTO), (Variant::Tapa, Ruleset::TAPA)] {
        desk.provide(game, Ok(&Net::trained(ruleset).to_bytes()));
    }
    let mut best = 0.0_f64;
    for _ in 0..ROUNDS {
        let (begun, start) = (desk.evaluations(), Instant::now());
        for request in &requests {
            desk.hear(request);
            while desk.work() {}
            while desk.reply().is_some() {}
        }
        best = best.max((desk.evaluations() - begun) as f64 / start.elapsed().as_secs_f64());
    }
    println!("figure native_evaluations {best:.0} /s");
    Ok(())
}

/// The bytes of hexadecimal digits.
fn bytes(digits: &str) -> Option<Vec<u8>> {
    (0..digits.len()).step_by(2).map(|at| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok()).collect()
}
