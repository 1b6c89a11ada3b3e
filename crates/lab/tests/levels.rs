//! Seven levels, each stronger than the one before.

mod running;

use plakoto_engine::{Level, Net};
use plakoto_lab::arena::{Match, Player, Tally};
use plakoto_rules::{Ruleset, Variant};
use running::output;

fn play(variant: Variant, pairs: u64, luck_off: bool, one: u8, two: u8) -> Tally {
    let net = Net::trained(Ruleset::preset(variant));
    let [player, other] =
        [one, two].map(|number| Player::Level(Box::new(net.clone()), Level::new(number).unwrap()));
    Match { variant, pairs, seed: 1, luck_off }.play(&player, &other, 2).unwrap()
}

#[test]
fn each_level_beats_the_weaker_ones() {
    for variant in Variant::BOTH {
        for one in 2..=6 {
            let two = one - 1;
            let tally = play(variant, 100, false, one, two);
            assert!(tally.ppg() - tally.margin() > 0.0, "{variant}, level {one} against {two}: {tally}");
        }
    }
}

/// The strongest thinks long, so there are few games, and the luck of their rolls is taken away.
#[test]
fn the_strongest_beats_the_second() {
    for variant in Variant::BOTH {
        let tally = play(variant, 3, true, 7, 6);
        let luckless = tally.luckless.unwrap();
        let [ppg, margin] = [luckless.ppg(tally.pairs), luckless.margin(tally.pairs)];
        assert!(ppg - margin > 0.0, "{variant}: {tally}");
    }
}

/// A newcomer who minds his mother beats the weakest.
#[test]
fn the_weakest_is_weak() {
    for variant in Variant::BOTH {
        let net = Net::trained(Ruleset::preset(variant)).clone();
        let weakest = Player::Level(Box::new(net), Level::ALL[0]);
        let games = Match { variant, pairs: 50, seed: 2, luck_off: false };
        let tally = games.play(&weakest, &Player::Heuristic, 2).unwrap();
        assert!(tally.ppg() + tally.margin() < -0.7, "{tally}");
        let tally = games.play(&weakest, &Player::Random, 2).unwrap();
        assert!(tally.ppg() > 0.5, "but has a plan: {tally}");
    }
}

#[test]
fn prints_a_line_and_a_figure_for_each() {
    let text = output(&["levels", "--games", "4", "--strongest", "0", "--rules", "tapa"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 12, "{text}");
    assert!(lines[0].starts_with("level 1 against heuristic, tapa: "), "{text}");
    assert!(lines[1].starts_with("figure level_1_against_heuristic_tapa "), "{text}");
    assert!(lines[11].starts_with("figure level_6_against_level_5_tapa "), "{text}");
    assert!(lines[11].ends_with(" points"), "{text}");
}
