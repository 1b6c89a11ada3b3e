//! `plakoto arena`.

mod running;

use plakoto_engine::{Net, Plies, Weights};
use plakoto_lab::arena::{Match, Player};
use plakoto_rules::Variant;
use running::{complaint, output};

const FEW: Match = Match { variant: Variant::Plakoto, pairs: 30, seed: 7 };

fn blank_net(plies: Plies) -> Player {
    Player::Net(Box::new(Net::new(Weights::zero()).unwrap()), plies)
}

#[test]
fn the_heuristic_beats_a_player_without_a_plan() {
    for variant in Variant::BOTH {
        let tally = Match { variant, ..FEW }.play(&Player::Heuristic, &Player::Random, 2);
        assert_eq!(tally.games(), 60);
        assert!(tally.ppg() - tally.margin() > 0.5, "{variant}: {tally}");
        assert!(variant == Variant::Plakoto || tally.mothers == 0);
    }
}

#[test]
fn threads_make_no_difference() {
    let one = FEW.play(&Player::Random, &blank_net(Plies::One), 1);
    assert_eq!(one, FEW.play(&Player::Random, &blank_net(Plies::One), 3));
    assert_ne!(one, Match { seed: 8, ..FEW }.play(&Player::Random, &blank_net(Plies::One), 1));
}

/// Who plays alike wins with the one side what he loses with the other.
#[test]
fn the_dice_are_the_same_for_both() {
    let tally = FEW.play(&Player::Heuristic, &Player::Heuristic, 2);
    assert_eq!((tally.points, tally.margin()), (0, 0.0));
    let other = FEW.play(&Player::Random, &Player::Heuristic, 2);
    assert_eq!(other.points, -FEW.play(&Player::Heuristic, &Player::Random, 2).points);
}

#[test]
fn two_plies_play_whole_games() {
    let tally = Match { pairs: 1, ..FEW }.play(&blank_net(Plies::Two), &Player::Random, 2);
    assert_eq!(tally.games(), 2);
}

#[test]
fn prints_figures() {
    let args = ["arena", "heuristic", "random", "--games", "19", "--seed", "3", "--rules", "tapa"];
    let text = output(&args);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("heuristic against random, tapa: +"), "{text}");
    assert!(lines[0].ends_with(" plies, 20 games"), "{text}");
    for (line, name) in
        lines[1..].iter().zip(["ppg", "ppg_margin", "won", "double", "mother", "drawn", "plies"])
    {
        let fields: Vec<&str> = line.split(' ').collect();
        assert_eq!((fields.len(), fields[0], fields[1]), (4, "figure", format!("arena_{name}").as_str()));
        assert!(fields[2].parse::<f64>().is_ok(), "{line}");
    }
    assert_eq!(lines.len(), 8);
    assert_eq!(text, output(&args));
}

#[test]
fn says_what_is_wrong() {
    assert!(complaint(&["arena", "random", "nobody"]).contains("no player: write random"));
    assert!(complaint(&["arena", "random", "net:no-such-file"]).starts_with("error: no-such-file: "));
    let no_weights = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    assert!(complaint(&["arena", "random", &format!("net:{no_weights}")]).contains("these are no weights"));
    assert!(complaint(&["arena", "random", "random", "--games", "0"]).contains("--games"));
}
