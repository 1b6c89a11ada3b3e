//! Questions about positions of games from a seed, each with the last reply that is given here: to
//! be compared with what a browser replies, to the last bit, and to be timed.
//!
//! `cargo run --release -p plakoto-thinker --example exchange -- 10000 300 10` asks 10,000 rankings
//! with one ply, 300 with two, and 10 choices of full strength, half of them in each game. A line
//! holds a request and its reply, as hexadecimal digits.

use std::io::{self, BufWriter, Write};

use fastrand::Rng;
use plakoto_engine::{Level, Net, Plies, Search};
use plakoto_rules::{Decision, Dice, Die, Position, Ruleset, Side, Variant};
use plakoto_thinker::Desk;
use plakoto_thinker::message::{Request, What, write};

/// Of ten plays, how many are by chance, so that the games lead everywhere.
const BY_CHANCE: u8 = 2;

const GAMES: [(Variant, Ruleset); 2] = [(Variant::Plakoto, Ruleset::PLAKOTO), (Variant::Tapa, Ruleset::TAPA)];

fn main() -> io::Result<()> {
    let counts: Vec<usize> = std::env::args().skip(1).filter_map(|count| count.parse().ok()).collect();
    let [one_ply, two_ply, full] = counts[..] else {
        eprintln!("say how many rankings with one ply, how many with two, and how many choices");
        std::process::exit(2);
    };
    let one_ply = (one_ply, (|decision| What::Rank { decision, plies: Plies::One }) as fn(Decision) -> What);
    let two_ply = (two_ply, (|decision| What::Rank { decision, plies: Plies::Two }) as fn(Decision) -> What);
    let full = (full, (|decision| What::Choose { decision, level: Level::FULL }) as fn(Decision) -> What);
    let mut output = BufWriter::new(io::stdout().lock());
    let mut desk = Desk::new();
    for (game, ruleset) in GAMES {
        desk.provide(game, Ok(&Net::trained(ruleset).to_bytes()));
    }
    let mut number = 0;
    for (count, what) in [one_ply, two_ply, full] {
        for (_, ruleset) in GAMES {
            for decision in decisions(ruleset, count / 2) {
                number += 1;
                let request = write(&Request::Ask { number, what: what(decision) });
                desk.hear(&request);
                while desk.work() {}
                let reply = std::iter::from_fn(|| desk.reply()).last().unwrap_or_default();
                writeln!(output, "{} {}", hexadecimal(&request), hexadecimal(&reply))?;
            }
        }
    }
    output.flush()
}

/// The decisions of games in which most plays are the net's.
fn decisions(ruleset: Ruleset, count: usize) -> Vec<Decision> {
    let mut rng = Rng::with_seed(1);
    let mut search = Search::new(Net::trained(ruleset));
    let (mut position, mut side) = (Position::START, Side::White);
    let decide = |_| {
        let dice = Dice::of(die(&mut rng), die(&mut rng));
        let decision = Decision { position, side, dice, ruleset };
        let ranked = search.rank(&decision, Plies::One, Search::FREELY);
        let play = if rng.u8(..10) < BY_CHANCE { rng.usize(..ranked.len()) } else { 0 };
        (position, side) = (ranked[play].after.position, side.other());
        if position.ending(ruleset).is_some() {
            (position, side) = (Position::START, Side::White);
        }
        decision
    };
    (0..count).map(decide).collect()
}

fn die(rng: &mut Rng) -> Die {
    Die::ALL[rng.usize(..Die::ALL.len())]
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
