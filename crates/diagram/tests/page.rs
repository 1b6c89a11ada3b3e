//! The page that documents the element says what is so, and all of it.

use plakoto_board::geometry::Format;
use plakoto_board::speech::Locale;
use plakoto_diagram::{Attribute, Attributes, Diagram, Example, html};

const PAGE: &str = include_str!("../page/diagram.html");

/// The examples: names, and what is written.
fn examples() -> Vec<(&'static str, &'static str)> {
    let example = |rest: &'static str| {
        let (name, rest) = rest.split_once(" -->\n").unwrap();
        (name, rest.split_once("<!-- /example -->").unwrap().0)
    };
    PAGE.split("<!-- example ").skip(1).map(example).collect()
}

fn read(name: &str, written: &str) -> Attributes {
    html::read(written).unwrap_or_else(|misread| panic!("{name}: {misread}"))
}

/// What is between the tags of that element's cells.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> Vec<&'a str> {
    text.split(begin).skip(1).filter_map(|rest| Some(rest.split_once(end)?.0)).collect()
}

#[test]
fn every_example_is_a_diagram_but_the_one_that_is_wrong() {
    for (name, written) in examples() {
        match Diagram::read(&read(name, written)) {
            Ok(diagram) => {
                assert_ne!(name, "wrong");
                let captions = diagram.captions.len();
                assert!(captions == 0 || captions == diagram.last_step() + 1, "{name}");
            }
            Err(wrong) => assert_eq!((name, wrong.attribute), ("wrong", Attribute::Plays), "{wrong}"),
        }
    }
}

#[test]
fn every_attribute_and_every_mode_has_a_live_example() {
    let read: Vec<Attributes> = examples().into_iter().map(|(name, written)| read(name, written)).collect();
    for attribute in Attribute::ALL {
        assert!(read.iter().any(|example| example.get(attribute).is_some()), "{attribute}");
    }
    for mode in ["play", "quiz"] {
        assert!(read.iter().any(|example| example.get(Attribute::Mode) == Some(mode)), "{mode}");
    }
}

#[test]
fn every_name_on_the_page_is_there_once() {
    let written = PAGE.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut names: Vec<&str> = written.chain(examples().into_iter().map(|(name, _)| name)).collect();
    names.sort_unstable();
    let twice: Vec<_> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(names.len() > 20 && twice.is_empty(), "{twice:?}");
}

#[test]
fn the_table_has_every_attribute() {
    let table = between(PAGE, "<table id=\"attribute-table\">", "</table>")[0];
    let names = between(table, "<tr><th scope=\"row\"><code>", "</code></th>");
    assert_eq!(names, Attribute::ALL.map(Attribute::name));
}

#[test]
fn the_series_are_those_of_the_rules() {
    for example in Example::ALL {
        let written = html::element(&example.attributes(Locale::En), "plakoto-diagram.js", Locale::En);
        let (_, element) = written.split_once('\n').unwrap();
        let shown = examples().into_iter().find(|(name, _)| *name == example.name());
        assert_eq!(shown.map(|(_, written)| written), Some(element), "{example:?}");
    }
}

/// After another look of the board: `plakoto diagram` with the arguments that the page names.
#[test]
fn the_picture_is_what_the_command_draws() {
    let attributes = Attributes::default()
        .with(Attribute::Position, "j---d-------F-a----A---H")
        .with(Attribute::Dice, "53")
        .with(Attribute::Plays, "20/15* 13/10");
    let diagram = Diagram::read(&attributes).unwrap();
    let picture = diagram.picture(1, Format::Wide, diagram.theme.into(), Locale::En);
    assert_eq!(picture.trim_end(), include_str!("../page/diagram-pin.svg").trim_end());
}
