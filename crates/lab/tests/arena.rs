//! `plakoto arena`.

mod running;

use std::time::{Duration, Instant};

use plakoto_engine::{Net, Plies, Weights};
use plakoto_lab::Failure;
use plakoto_lab::arena::{Match, Player, Tally};
use plakoto_lab::external::Program;
use plakoto_rules::Variant;
use running::{complaint, output};

const FEW: Match = Match { variant: Variant::Plakoto, pairs: 30, seed: 7, luck_off: false };

fn blank_net(plies: Plies) -> Player {
    Player::Net(Box::new(Net::new(Weights::zero()).unwrap()), plies)
}

#[test]
fn the_heuristic_beats_a_player_without_a_plan() {
    for variant in Variant::BOTH {
        let tally = Match { variant, ..FEW }.play(&Player::Heuristic, &Player::Random, 2).unwrap();
        assert_eq!(tally.games(), 60);
        assert!(tally.ppg() - tally.margin() > 0.5, "{variant}: {tally}");
        assert!(variant == Variant::Plakoto || tally.mothers == 0);
    }
}

#[test]
fn threads_make_no_difference() {
    let one = FEW.play(&Player::Random, &blank_net(Plies::One), 1).unwrap();
    assert_eq!(one, FEW.play(&Player::Random, &blank_net(Plies::One), 3).unwrap());
    assert_ne!(one, Match { seed: 8, ..FEW }.play(&Player::Random, &blank_net(Plies::One), 1).unwrap());
}

/// Who plays alike wins with the one side what he loses with the other.
#[test]
fn the_dice_are_the_same_for_both() {
    let tally = FEW.play(&Player::Heuristic, &Player::Heuristic, 2).unwrap();
    assert_eq!((tally.points, tally.margin()), (0, 0.0));
    let other = FEW.play(&Player::Random, &Player::Heuristic, 2).unwrap();
    assert_eq!(other.points, -FEW.play(&Player::Heuristic, &Player::Random, 2).unwrap().points);
}

/// What the games come to without luck is the same, but with less than half the margin; and it is no
/// business of the players.
#[test]
fn luck_is_taken_away() {
    for variant in Variant::BOTH {
        let games = Match { variant, pairs: 80, luck_off: true, ..FEW };
        let [one, two] = ["net", "recipe"].map(|name| Player::new(&name.parse().unwrap(), variant).unwrap());
        let tally = games.play(&one, &two, 2).unwrap();
        let luckless = tally.luckless.unwrap();
        let (ppg, margin) = (luckless.ppg(tally.pairs), luckless.margin(tally.pairs));
        assert!((ppg - tally.ppg()).abs() < tally.margin() + margin, "{tally}");
        assert!(2.0 * margin < tally.margin(), "{tally}");
        assert_eq!(games.play(&one, &two, 1).unwrap(), tally);
        let plain = Match { luck_off: false, ..games }.play(&one, &two, 2).unwrap();
        assert_eq!(plain, Tally { luckless: None, ..tally });
    }
}

#[test]
fn two_plies_play_whole_games() {
    let tally = Match { pairs: 1, ..FEW }.play(&blank_net(Plies::Two), &Player::Random, 2).unwrap();
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
        lines[1..8].iter().zip(["ppg", "ppg_margin", "won", "double", "mother", "drawn", "plies"])
    {
        let fields: Vec<&str> = line.split(' ').collect();
        assert_eq!((fields.len(), fields[0], fields[1]), (4, "figure", format!("arena_{name}").as_str()));
        assert!(fields[2].parse::<f64>().is_ok(), "{line}");
    }
    assert!(lines[8].starts_with("figure heuristic_vs_random_tapa +"), "{text}");
    assert!(lines[9].starts_with("figure heuristic_vs_random_tapa_margin 0."), "{text}");
    assert_eq!(lines.len(), 10);
    assert_eq!(text, output(&args));
    let text = output(&[&args[..], &["--luck-off"]].concat());
    let more: Vec<&str> = text.lines().collect();
    assert!(more[0].starts_with(&format!("{}; without luck +", lines[0])), "{text}");
    assert_eq!(more[1..8], lines[1..8]);
    for (line, name) in [
        (8, "arena_ppg_luck_off +"),
        (9, "arena_ppg_luck_off_margin 0."),
        (12, "heuristic_vs_random_tapa_luck_off +"),
        (13, "heuristic_vs_random_tapa_luck_off_margin 0."),
    ] {
        assert!(more[line].starts_with(&format!("figure {name}")), "{text}");
    }
    assert_eq!(more.len(), 14);
}

/// A player that is another program, which is waited for one second.
fn program(command: &str) -> Player {
    Player::Program(Program { command: command.into(), patience: Duration::from_secs(1) })
}

/// The program as another program: the same plays, so that the same games come out.
#[test]
fn an_external_program_plays_as_the_built_in_player() {
    let engine = format!("exec:'{}' engine", env!("CARGO_BIN_EXE_plakoto"));
    let few = |one: &str| output(&["arena", one, "heuristic", "--games", "4", "--rules", "tapa"]);
    let (external, own) = (few(&engine), few("net@2"));
    let after_name = |text: &str| text.split_once(" against ").unwrap().1.lines().next().unwrap().to_string();
    assert_eq!(after_name(&external), after_name(&own));
    // Names of files and commands make no figures.
    assert!(external.lines().all(|line| !line.contains("_vs_")), "{external}");
}

#[test]
fn a_program_that_does_not_play_is_told_apart() {
    for (command, told) in [
        ("no-such-program at all", "it cannot be started"),
        ("", "write a program"),
        ("'open", "write a program"),
        ("true", "it ended without an answer"),
        ("sleep 60", "no answer in 1 s"),
        ("echo hello", "its answer is no JSON: hello"),
        ("cat", "no text “play”"),
        ("sh -c 'echo {\\\"error\\\":\\\"tired\\\"}; cat >/dev/null'", "with an error: tired"),
        ("sh -c 'echo {\\\"play\\\":\\\"1/off\\\"}; cat >/dev/null'", "its play “1/off” is none"),
        ("sh -c 'yes | tr -d \"\\n\"'", "longer than any"),
    ] {
        let started = Instant::now();
        for players in [[program(command), Player::Random], [Player::Random, program(command)]] {
            let failure = FEW.play(&players[0], &players[1], 2).unwrap_err();
            assert!(matches!(failure, Failure::Program(..)));
            assert!(failure.to_string().starts_with(&format!("exec:{command}: ")), "{failure}");
            assert!(failure.to_string().contains(told), "{command}: {failure}");
        }
        assert!(started.elapsed() < Duration::from_secs(30), "{command}");
    }
    assert!(complaint(&["arena", "exec:no-such-program", "random"]).contains("it cannot be started"));
}

#[test]
fn the_recipe_is_no_beginner() {
    for variant in Variant::BOTH {
        let recipe = Player::new(&"recipe".parse().unwrap(), variant).unwrap();
        let tally =
            Match { variant, pairs: 25, seed: 2, ..FEW }.play(&recipe, &Player::Heuristic, 2).unwrap();
        assert!(tally.ppg() > 0.3, "{variant}: {tally}");
    }
}

#[test]
fn says_what_is_wrong() {
    assert!(complaint(&["arena", "random", "nobody"]).contains("no player: write random"));
    assert!(complaint(&["arena", "random", "recipe:no-such-file"]).starts_with("error: no-such-file: "));
    assert!(complaint(&["arena", "random", "net:no-such-file"]).starts_with("error: no-such-file: "));
    let no_weights = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    assert!(complaint(&["arena", "random", &format!("net:{no_weights}")]).contains("these are no weights"));
    assert!(
        complaint(&["arena", &format!("recipe:{no_weights}"), "net"]).contains("no weights of the recipe")
    );
    assert!(complaint(&["arena", "random", "random", "--games", "0"]).contains("--games"));
}
