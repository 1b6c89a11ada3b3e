//! `plakoto endings`.

mod running;

use plakoto_lab::endings::Survey;
use plakoto_rules::Variant;
use running::output;

#[test]
fn prints_figures() {
    let text = output(&["endings", "tapa", "--games", "20", "--seed", "2"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("tapa: ") && lines[0].ends_with(" positions of 20 games"), "{text}");
    for (line, name) in lines[1..].iter().zip(["known", "games", "net_error"]) {
        let fields: Vec<&str> = line.split(' ').collect();
        assert_eq!(fields[..2], ["figure", &format!("endings_{name}_tapa")], "{line}");
        assert!(fields[2].parse::<f64>().unwrap() > 0.0, "{line}");
    }
    assert_eq!(lines.len(), 4);
}

#[test]
fn the_net_by_itself_is_nearly_right() {
    let survey = Survey { variant: Variant::Plakoto, games: 40, seed: 5 };
    let count = survey.count().unwrap();
    assert_eq!(count, survey.count().unwrap());
    assert!(count.games > 10 && count.known > 100 && 10 * count.known < count.positions, "{count:?}");
    let off = count.off / count.known;
    assert!((1_000..100_000).contains(&off), "{count:?}");
}
