//! How much stronger each level is than the next weaker one.

use std::io::Write;

use plakoto_engine::{Level, Net};
use plakoto_rules::{Ruleset, Variant};

use crate::Failure;
use crate::arena::{Match, Player, cores};

/// What is asked of the command.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The games that are played.
    pub variants: Vec<Variant>,
    /// Pairs of games between two levels.
    pub pairs: u64,
    /// The same where the strongest plays, which thinks much longer: 0 to leave it out.
    pub pairs_of_strongest: u64,
    /// Where chance begins.
    pub seed: u64,
    /// Whether it is told too what the games come to without the luck of the rolls.
    pub luck_off: bool,
}

/// Lets each level play the next weaker one, the weakest play the heuristic, and prints what it came
/// to, the strongest last.
///
/// # Errors
/// If nothing can be written.
pub fn run(ladder: &Ladder, output: &mut impl Write) -> Result<(), Failure> {
    for variant in &ladder.variants {
        let ruleset = Ruleset::preset(*variant);
        let player = |level| Player::Level(Box::new(Net::trained(ruleset).clone()), level);
        let mut weaker = (Player::Heuristic, "heuristic".to_string());
        for level in Level::ALL {
            let pairs = if level == Level::FULL { ladder.pairs_of_strongest } else { ladder.pairs };
            if pairs == 0 {
                continue;
            }
            let Ladder { seed, luck_off, .. } = *ladder;
            let games = Match { variant: *variant, pairs, seed, luck_off };
            let one = (player(level), format!("level_{level}"));
            let tally = games.play(&one.0, &weaker.0, cores())?;
            let [name, other] = [&one.1, &weaker.1].map(|name| name.replace('_', " "));
            writeln!(output, "{name} against {other}, {variant}: {tally}")
                .and_then(|()| {
                    let (name, other, ppg) = (&one.1, &weaker.1, tally.ppg());
                    writeln!(output, "figure {name}_against_{other}_{variant} {ppg:+.4} points")?;
                    let Some(luckless) = tally.luckless else { return Ok(()) };
                    let ppg = luckless.ppg(pairs);
                    writeln!(output, "figure {name}_against_{other}_{variant}_luck_off {ppg:+.4} points")
                })
                .and_then(|()| output.flush())
                .map_err(Failure::Output)?;
            weaker = one;
        }
    }
    Ok(())
}
