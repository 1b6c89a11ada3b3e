//! `plakoto diagram`: pictures, elements for pages, and many of them in one run.

mod running;

use std::fs;
use std::path::PathBuf;

use running::{complaint, output, plakoto, with_input};

const START: &str = "o----------------------O w";
const PLAYS: &str = "65: 24/19 24/18; 31: 24/23 24/21";

/// A folder of a test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn draws_the_board_after_a_step() {
    let at = |step| output(&["diagram", START, "--plays", PLAYS, "--step", step]);
    assert!(at("0").contains(">Plakoto: White to play 6-5.</title>"));
    assert!(at("1").contains(">Plakoto: Black to play 3-1.</title>"));
    assert!(at("2").contains("Last play, by Black: 24/23 24/21.</desc>"));
    assert!(at("2").starts_with("<svg xmlns=") && at("2").ends_with("</svg>\n"));
    assert_eq!(output(&["diagram", START, "--plays", PLAYS]), at("0"));
}

#[test]
fn warns_of_what_cannot_occur_in_play_and_draws_it_all_the_same() {
    let run = plakoto(&["diagram", "o----------------------N w"]);
    let warned = "Play cannot lead here: White has borne off while others of its checkers are not home.\n";
    assert_eq!((run.code, run.errors), (Some(0), format!("warning: {warned}")));
    assert!(run.output.ends_with("</svg>\n"));
    let folder = folder("warned");
    let lines = "{}\n{\"position\":\"o----------------------N\"}\n";
    let run = with_input(&["diagram", "--batch", "-", "--out", folder.to_str().unwrap()], lines.as_bytes());
    assert_eq!((run.code, run.errors), (Some(0), format!("warning: line 2: {warned}")));
    assert_eq!(run.output, "figure diagrams_made 2 files\n");
}

#[test]
fn every_option_makes_another_picture() {
    let with = |options: &[&str]| output(&[&["diagram", START], options].concat());
    let plain = with(&[]);
    let options: [&[&str]; 8] = [
        &["--flip"],
        &["--numbers", "b"],
        &["--numbers", "none"],
        &["--pips"],
        &["--theme", "dark"],
        &["--theme", "print"],
        &["--narrow"],
        &["--lang", "de"],
    ];
    for options in options {
        assert_ne!(with(options), plain, "{options:?}");
    }
    for options in [&["--theme", "auto"][..], &["--theme", "light"], &["--numbers", "turn"]] {
        assert_eq!(with(options), plain, "{options:?}");
    }
}

#[test]
fn writes_the_element_with_its_list() {
    let args = ["diagram", "o----------------------O w21", "--html", "--caption", "Which <play>?"];
    assert_eq!(
        output(&[&args[..], &["--mode", "quiz", "--answer", "24/21", "--theme", "dark"]].concat()),
        "<script type=\"module\" src=\"plakoto-diagram.js\"></script>\n\
         <plakoto-diagram position=\"o----------------------O\" turn=\"w\" dice=\"21\" \
         rules=\"plakoto\"\n                 mode=\"quiz\" answer=\"24/21\" theme=\"dark\">\n  <ol>\n    \
         <li>Which &lt;play&gt;?</li>\n  </ol>\n</plakoto-diagram>\n"
    );
    let told = output(&["diagram", START, "--html", "--plays", PLAYS, "--lang", "de", "--script", "a/b.js"]);
    assert!(told.contains("src=\"a/b.js\"") && told.contains("<li data-words>Weiß zog 24/19 24/18. "));
}

#[test]
fn says_what_is_wrong() {
    let with = |options: &[&str]| complaint(&[&["diagram", START], options].concat());
    assert_eq!(
        with(&["--plays", "65: 24/19 24/18; 31: 24/21"]),
        "error: plays, number 2: play, character 1: a legal play of this roll has 2 steps\n"
    );
    assert_eq!(with(&["--step", "1"]), "error: step: write a whole number from 0 to 0\n");
    assert_eq!(with(&["--html", "--mode", "quiz"]), "error: mode: answer is missing, which this needs\n");
    assert_eq!(
        complaint(&["diagram", "o-x"]),
        "error: position code, character 3: “x” is no group: write - or a letter A to O or a to o\n"
    );
    for (options, word) in [
        (&["--theme", "blue"][..], "'blue'"),
        (&["--lang", "xx"], "write one of: en, "),
        (&["--numbers", "x"], "'x'"),
        (&["--mode", "quiz"], "--html"),
        (&["--html", "--narrow"], "--narrow"),
        (&["--out", "x"], "--out"),
    ] {
        assert!(with(options).contains(word), "{options:?}: {}", with(options));
    }
    assert!(with(&["--html", "--theme", "print"]).contains("theme: write one of: auto, light, dark"));
    assert!(complaint(&["diagram"]).contains("<SITUATION>"));
}

#[test]
fn a_thousand_are_made_in_one_run() {
    let folder = folder("a-thousand");
    let rolls = [[6, 5], [4, 1], [3, 2], [6, 1]];
    let lines: String = (0..1000)
        .map(|index| {
            let [one, two] = rolls[index % 4];
            format!(
                "{{\"name\":\"d-{index}\",\"situation\":\"o----------------------O w{one}{two}\",\
                 \"theme\":\"print\",\"pips\":{},\"captions\":[\"Number {index}\"]}}\n",
                index % 2 == 0
            )
        })
        .collect();
    let args = ["diagram", "--batch", "-", "--out", folder.to_str().unwrap()];
    let run = with_input(&args, lines.as_bytes());
    assert_eq!((run.code, run.errors.as_str()), (Some(0), ""));
    assert_eq!(run.output, "figure diagrams_made 1000 files\n");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1000);
    let last = fs::read_to_string(folder.join("d-999.svg")).unwrap();
    assert!(last.contains(">Number 999</title>") && last.ends_with("</svg>\n"));
}

#[test]
fn a_batch_names_its_wrong_lines_and_makes_the_others() {
    let folder = folder("wrong-lines");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("lines.jsonl");
    let lines = [
        "{\"plays\":\"65: 24/13\",\"step\":1,\"theme\":\"light\"}",
        "",
        "{\"plays\":\"65: 24/12\"}",
        "nothing",
        "{\"postion\":\"o\"}",
        "{\"name\":\"../up\"}",
        "{\"name\":\"One\",\"flip\":null}",
        "{\"name\":\"one\"}",
        "{\"step\":[1]}",
        "{\"situation\":\"o w\"}",
        "{\"captions\":\"x\"}",
        "{\"lang\":\"xx\"}",
        &"x".repeat(100_000),
    ];
    fs::write(&file, lines.join("\n")).unwrap();
    let out = folder.join("out");
    let path = |path: &PathBuf| path.to_str().unwrap().to_string();
    let run =
        plakoto(&["diagram", "--batch", &path(&file), "--out", &path(&out), "--html", "--theme", "dark"]);
    assert_eq!((run.code, run.output.as_str()), (Some(2), "figure diagrams_made 2 files\n"));
    let told: Vec<&str> = run.errors.lines().collect();
    let begins = [
        "error: line 3: plays, number 1: play, character ",
        "line 4: it is no JSON object: ",
        "line 5: “postion” is no attribute of a diagram",
        "line 6: name: write letters",
        "line 8: name: line 7 has the same one",
        "line 9: step: it is of the wrong kind",
        "line 10: situation: position code",
        "line 11: captions: it is of the wrong kind",
        "line 12: lang: write one of: en, ",
        "line 13: it is longer than any diagram",
    ];
    assert_eq!(told.len(), begins.len(), "{told:?}");
    for (line, begin) in told.iter().zip(begins) {
        assert!(line.starts_with(begin), "{line}");
    }
    let read = |name: &str| fs::read_to_string(out.join(name)).unwrap();
    assert!(read("0001.html").contains("step=\"1\"\n") || read("0001.html").contains("step=\"1\" "));
    assert!(read("0001.html").contains("theme=\"light\"") && read("One.html").contains("theme=\"dark\""));
    assert_eq!(fs::read_dir(&out).unwrap().count(), 2);
    let missing = complaint(&["diagram", "--batch", "no-such-file", "--out", &path(&out)]);
    assert!(missing.starts_with("error: no-such-file: "), "{missing}");
}
