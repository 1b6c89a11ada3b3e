//! `plakoto truth`.

mod running;

use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

use plakoto_lab::arena::Player;
use plakoto_lab::truth::{Build, Effort, Known, Phase, Score, Set};
use plakoto_rules::Variant;
use running::{complaint, output};

fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

/// A set of few decisions, hardly rolled out.
fn small(name: &str) -> Build {
    let effort = Effort { trials: 4, truncate: Some(1) };
    Build {
        variant: Variant::Tapa,
        file: file(name),
        decisions: 7,
        seed: 3,
        effort,
        add: Vec::new(),
        close: false,
    }
}

fn made(build: &Build) -> (Set, String) {
    let mut output = Vec::new();
    build.run(&mut output).unwrap();
    (Set::open(&build.file, build.variant).unwrap(), String::from_utf8(output).unwrap())
}

#[test]
fn a_set_is_made_and_gone_on_with() {
    let build = small("small.truth");
    let (set, told) = made(&build);
    assert_eq!(told, "7 of 7 decisions were rolled out\n");
    assert!(set.header.iter().any(|line| line.starts_with("plakoto truth build tapa FILE --decisions 7 ")));
    let phases: HashSet<Phase> = set.entries.iter().map(|entry| entry.phase).collect();
    assert!(phases.len() >= 5, "{phases:?}");
    for entry in &set.entries {
        assert!(entry.plays.len() > 1, "{entry}");
        assert!(entry.plays.iter().all(|known| known.loss >= 0.0 && known.trials == 4));
    }
    // Nothing is left to be done.
    assert_eq!(made(&build), (set.clone(), "0 of 7 decisions were rolled out\n".into()));
    // Ended halfway, it comes to the same.
    let mut half = set.clone();
    for entry in &mut half.entries[3..] {
        (entry.equity, entry.plays) = (0.0, Vec::new());
    }
    half.save(&build.file).unwrap();
    let (whole, told) = made(&build);
    assert_eq!((whole, told.as_str()), (set.clone(), "4 of 7 decisions were rolled out\n"));
    let other = Build { variant: Variant::Plakoto, ..build.clone() };
    assert!(other.run(&mut Vec::new()).unwrap_err().to_string().contains("not decisions of plakoto"));
}

#[test]
fn what_a_player_chooses_is_added() {
    let build = small("added.truth");
    let (set, _) = made(&build);
    let before = Score::new(&Player::Random, build.variant, &set).unwrap();
    assert!(before.unknown() > 0);
    let (more, _) = made(&Build { add: vec!["level:1".parse().unwrap()], ..build.clone() });
    let told = |line: &String| line.starts_with("and choices of level:1, with the weights ");
    assert!(more.header.iter().any(told), "{:?}", more.header);
    let plays = |set: &Set| set.entries.iter().map(|entry| entry.plays.len()).sum::<usize>();
    assert!(plays(&more) > plays(&set));
    for entry in &more.entries {
        assert_eq!(entry.plays[0].loss, 0.0);
        assert!(entry.plays.is_sorted_by(|one, two| one.loss <= two.loss));
    }
    let level = Player::new(&"level:1".parse().unwrap(), build.variant).unwrap();
    assert_eq!(Score::new(&level, build.variant, &more).unwrap().unknown(), 0);
}

#[test]
fn close_plays_are_rolled_out_again() {
    let build = small("close.truth");
    let (mut set, _) = made(&build);
    // As if the second play of some were hardly known.
    for entry in set.entries.iter_mut().take(3) {
        entry.plays[1].error = entry.plays[1].loss + 10.0;
    }
    set.save(&build.file).unwrap();
    let more = Build { effort: Effort { trials: 8, truncate: Some(1) }, close: true, ..build };
    let (again, _) = made(&more);
    let told =
        |line: &String| line.starts_with("and what was not settled again by 8 trials of 1 rolls, with ");
    assert!(again.header.iter().any(told), "{:?}", again.header);
    for (entry, again) in set.entries.iter().zip(&again.entries) {
        let close = !entry.plays.iter().all(Known::is_settled);
        assert_eq!(again != entry, close, "{entry}\n{again}");
        assert_eq!(again.plays.len(), entry.plays.len());
        assert_eq!((again.plays[0].loss, again.plays[0].trials), (0.0, if close { 8 } else { 4 }));
        assert!(again.plays.is_sorted_by(|one, two| one.loss <= two.loss));
    }
    assert_ne!(again.entries[..3], set.entries[..3]);
    assert_eq!(made(&more).0, again);
}

/// Every play that is kept is one, and who was asked when the set was made is known in it.
#[test]
fn the_sets_of_the_program_are_whole() {
    for variant in Variant::BOTH {
        let set = Set::kept(variant);
        assert!(set.entries.len() >= 1_000, "{variant}");
        let mut seen = HashSet::new();
        for entry in &set.entries {
            assert_eq!(entry.decision.ruleset.variant, variant);
            assert!(seen.insert(entry.decision));
            assert!(entry.plays.len() > 1, "{entry}");
            let legal: HashSet<String> = entry.decision.plays().iter().map(ToString::to_string).collect();
            let kept: HashSet<&String> = entry.plays.iter().map(|known| &known.play).collect();
            assert_eq!(kept.len(), entry.plays.len(), "{entry}");
            assert!(kept.iter().all(|play| legal.contains(*play)), "{entry}");
        }
        for held in [true, false] {
            let part = set.entries.iter().filter(|entry| entry.is_held_out() == held);
            let phases: HashSet<Phase> = part.clone().map(|entry| entry.phase).collect();
            assert_eq!(phases.len(), 7, "{variant}");
            let share = part.count() as f64 / set.entries.len() as f64;
            assert!((share - if held { 0.2 } else { 0.8 }).abs() < 0.05, "{variant}: {share}");
        }
        let score = |name: &str| {
            let player = Player::new(&name.parse().unwrap(), variant).unwrap();
            let score = Score::new(&player, variant, &set).unwrap();
            assert_eq!(score.unknown(), 0, "{name}, {variant}");
            score
        };
        let (heuristic, recipe) = (score("heuristic"), score("recipe"));
        for held in [true, false] {
            assert!(heuristic.loss(held) > recipe.loss(held) && recipe.loss(held) > 0.0);
        }
    }
}

#[test]
fn is_a_command() {
    let build = small("command.truth");
    let name = build.file.to_str().unwrap();
    let args = ["--decisions", "7", "--seed", "3", "--trials", "4", "--truncate", "1"];
    output(&[&["truth", "build", "tapa", name], &args[..]].concat());
    assert_eq!(fs::read_to_string(&build.file).unwrap(), made(&small("library.truth")).0.to_string());
    let told = output(&["truth", "score", "heuristic", "--rules", "tapa", "--set", name]);
    for figure in ["", "_margin", "_pr", "_open", "_open_margin", "_unknown"] {
        assert!(told.contains(&format!("\nfigure truth_heuristic_tapa{figure} ")), "{told}");
    }
    let told =
        output(&["truth", "bias", "--rules", "tapa", "--set", name, "--decisions", "1", "--trials", "2"]);
    assert!(told.contains("\nfigure truth_bias_tapa "), "{told}");
    assert!(
        complaint(&["truth", "score", "net", "--set", "no-such-file"]).starts_with("error: no-such-file: ")
    );
    assert!(complaint(&["truth", "score", "net", "--set", name]).contains("not decisions of plakoto"));
    fs::write(&build.file, "hello").unwrap();
    assert!(complaint(&["truth", "score", "net", "--set", name]).contains("line 1: "));
}
