//! `plakoto train`.

mod running;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use plakoto_engine::Net;
use plakoto_lab::Failure;
use plakoto_lab::train::{Plan, run};
use plakoto_rules::Variant;
use running::{complaint, output};

/// A folder of its own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn plan(name: &str) -> Plan {
    let folder = folder(name);
    Plan {
        variant: Variant::Plakoto,
        games: 9,
        seed: 5,
        rate: 0.01,
        lambda: 0.7,
        seeded: 0.5,
        batch: 1,
        cycle: 2,
        passes: 2,
        from: None,
        round: 3,
        trial: 2,
        state: Some(folder.join("kept")),
        weights: folder.join("net"),
    }
}

/// Takes one line and no more.
struct OneLine(bool);

impl Write for OneLine {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0 = true;
        Ok(())
    }
}

#[test]
fn goes_on_as_if_it_had_not_been_ended() {
    let whole = plan("whole");
    let mut log = Vec::new();
    run(&whole, &mut log).unwrap();
    let log = String::from_utf8(log).unwrap();
    assert_eq!(log.lines().count(), 3);
    assert!(
        log.lines()
            .all(|line| line.contains("against the heuristic +") || line.contains("against the heuristic -")),
        "{log}"
    );
    let broken = Plan { round: 1, ..plan("broken") };
    assert!(matches!(run(&broken, &mut OneLine(false)), Err(Failure::Output(_))));
    assert_ne!(fs::read(&broken.weights).unwrap(), fs::read(&whole.weights).unwrap());
    run(&Plan { round: 5, ..broken.clone() }, &mut io::sink()).unwrap();
    assert_eq!(fs::read(&broken.weights).unwrap(), fs::read(&whole.weights).unwrap());
    // It is over: only the weights are written again.
    fs::remove_file(&broken.weights).unwrap();
    run(&broken, &mut OneLine(true)).unwrap();
    let bytes = fs::read(&broken.weights).unwrap();
    assert_eq!(bytes, fs::read(&whole.weights).unwrap());
    assert!(Net::from_bytes(&bytes).is_ok());
}

#[test]
fn begins_with_what_was_learned() {
    let first = Plan { games: 1, ..plan("start") };
    run(&first, &mut io::sink()).unwrap();
    let second = Plan { games: 1, from: first.state.clone(), ..plan("restart") };
    run(&second, &mut io::sink()).unwrap();
    assert_ne!(fs::read(&second.weights).unwrap(), fs::read(&first.weights).unwrap());
    let tapa = Plan { variant: Variant::Tapa, from: first.state.clone(), ..plan("other-game") };
    assert!(matches!(run(&tapa, &mut io::sink()), Err(Failure::OtherTraining(_))));
    let nothing = Plan { from: Some(first.weights.with_extension("no")), ..plan("nothing") };
    assert!(matches!(run(&nothing, &mut io::sink()), Err(Failure::File(..))));
}

#[test]
fn another_training_is_left_alone() {
    let first = plan("first");
    run(&Plan { games: 1, ..first.clone() }, &mut io::sink()).unwrap();
    let kept = fs::read(first.state.as_ref().unwrap()).unwrap();
    for other in [
        Plan { games: 2, ..first.clone() },
        Plan { games: 1, seed: 6, ..first.clone() },
        Plan { games: 1, rate: 0.02, ..first.clone() },
        Plan { games: 1, lambda: 0.0, ..first.clone() },
        Plan { games: 1, seeded: 0.0, ..first.clone() },
        Plan { games: 1, batch: 2, ..first.clone() },
        Plan { games: 1, cycle: 1, ..first.clone() },
        Plan { games: 1, passes: 1, ..first.clone() },
        Plan { games: 1, variant: Variant::Tapa, ..first.clone() },
    ] {
        assert!(matches!(run(&other, &mut io::sink()), Err(Failure::OtherTraining(_))));
    }
    for spoiled in [&kept[..kept.len() - 1], &[&kept[..], &[0; 4]].concat(), b"", b"hello\n"] {
        fs::write(first.state.as_ref().unwrap(), spoiled).unwrap();
        assert!(matches!(
            run(&Plan { games: 1, ..first.clone() }, &mut io::sink()),
            Err(Failure::OtherTraining(_))
        ));
    }
}

#[test]
fn is_a_command() {
    let folder = folder("command");
    let weights = folder.join("tapa.net");
    let weights = weights.to_str().unwrap();
    let log = output(&["train", "tapa", weights, "--games", "2", "--trial", "2"]);
    assert!(log.starts_with("2 games, "), "{log}");
    assert!(folder.join("tapa.training").exists());
    assert!(output(&["arena", "random", &format!("net:{weights}"), "--games", "2"]).contains("2 games"));
    assert!(complaint(&["train", "tapa", weights, "--games", "3"]).contains("another training is kept"));
    assert!(complaint(&["train", "tapa", weights, "--rate", "nan"]).contains("from 0 to 1"));
    let nowhere = folder.join("no/such/folder");
    assert!(complaint(&["train", "tapa", nowhere.to_str().unwrap(), "--games", "1"]).starts_with("error: "));
}
