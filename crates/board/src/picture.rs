//! A scene as a picture by itself, for pages without scripts and for print.
//!
//! What the style sheets say is written at each element, with its colours, so that a picture looks
//! the same where it is put into a page and in programs that know little of style sheets.

use crate::drawing::{Layer, draw};
use crate::markup::{attribute, escape};
use crate::node::Node;
use crate::scene::Scene;

mod looks {
    include!(concat!(env!("OUT_DIR"), "/looks.rs"));
}

/// What a picture looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    /// As the app by day.
    #[default]
    Light,
    /// As the app at night.
    Dark,
    /// In black and white, as the app is printed.
    Print,
}

/// What a picture says of itself.
///
/// ```
/// use plakoto_board::geometry::{Format, Geometry};
/// use plakoto_board::picture::{Look, Picture};
/// use plakoto_board::scene::Board;
/// let scene = Board::at_rest(Geometry { format: Format::Wide, flipped: false, home_left: false }).scene();
/// let picture = Picture { title: "The start", words: "White to roll.", language: "en", look: Look::Print };
/// let svg = picture.svg(&scene);
/// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
/// assert!(svg.contains(">The start</title>"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture<'a> {
    /// Its title.
    pub title: &'a str,
    /// What is to be seen, in words.
    pub words: &'a str,
    /// The language of both, as its tag.
    pub language: &'a str,
    /// What it looks like.
    pub look: Look,
}

/// Stands for a picture's own mark until that is known; no XML can have it.
const MARK: &str = "\u{1}";

impl Picture<'_> {
    /// A scene as an SVG file, and as an element to be put into a page: its names are its own, so that
    /// several of them can be on one. Equal pictures are the same text.
    #[must_use]
    pub fn svg(&self, scene: &Scene) -> String {
        let (width, height) = (scene.geometry.width(), scene.geometry.height());
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" aria-labelledby=\"{MARK}title {MARK}words\""
        );
        let language = self.language.replace(MARK, " ");
        attribute("lang", &language, &mut svg);
        attribute("xml:lang", &language, &mut svg);
        svg.push_str(&format!(">\n<title id=\"{MARK}title\">"));
        escape(&self.title.replace(MARK, " "), &mut svg);
        svg.push_str(&format!("</title>\n<desc id=\"{MARK}words\">"));
        escape(&self.words.replace(MARK, " "), &mut svg);
        svg.push_str("</desc>\n");
        let mut pen = Pen::new(self.look);
        let mut body = String::new();
        let mut paints = Vec::new();
        for Layer { class, nodes } in draw(scene) {
            if class == "paints" {
                paints = nodes;
            } else if !nodes.is_empty() {
                pen.write(&Node::new("g", class).holding(nodes), &mut body);
                body.push('\n');
            }
        }
        // Only the paints that are in use.
        for defs in &mut paints {
            defs.children.retain(|paint| {
                paint.attribute("id").is_some_and(|id| body.contains(&format!("url(#{MARK}{id})")))
            });
            pen.write(defs, &mut svg);
            svg.push('\n');
        }
        svg.push_str(&body);
        svg.push_str("</svg>\n");
        let own = format!("p{:08x}-", hash(&svg));
        svg.replace(MARK, &own)
    }
}

/// A rule: the classes of the element, the innermost last, and what it says.
struct Rule {
    classes: Vec<Vec<&'static str>>,
    says: Vec<(&'static str, &'static str)>,
}

fn rules(look: Look) -> Vec<Rule> {
    let table = match look {
        Look::Light => looks::LIGHT,
        Look::Dark => looks::DARK,
        Look::Print => looks::PRINT,
    };
    let rule = |line: &'static str| {
        let (classes, says) = line.split_once('|').unwrap_or_default();
        Rule {
            classes: classes.split(' ').map(|element| element.split('.').collect()).collect(),
            says: says.split(';').filter_map(|part| part.split_once(':')).collect(),
        }
    };
    table.lines().map(rule).collect()
}

impl Rule {
    /// Whether it holds for the innermost of these elements, each by its classes.
    fn holds(&self, elements: &[String]) -> bool {
        let has = |wanted: &[&str], element: &String| {
            wanted.iter().all(|class| element.split(' ').any(|own| own == *class))
        };
        let (Some((last, around)), Some((innermost, outer))) =
            (self.classes.split_last(), elements.split_last())
        else {
            return false;
        };
        let mut outer = outer.iter().rev();
        has(last, innermost) && around.iter().rev().all(|wanted| outer.any(|element| has(wanted, element)))
    }
}

/// Writes elements.
struct Pen {
    rules: Vec<Rule>,
    /// The elements around the one that is written, and itself last, each by its classes.
    around: Vec<String>,
    /// What elements of these classes in these looked like; nothing for those that are not to be seen.
    known: Vec<(Vec<String>, Option<String>)>,
}

impl Pen {
    fn new(look: Look) -> Pen {
        Pen { rules: rules(look), around: Vec::new(), known: Vec::new() }
    }

    fn write(&mut self, node: &Node, svg: &mut String) {
        self.around.push(node.attribute("class").unwrap_or_default().into());
        if let Some(looks) = self.looks() {
            svg.push('<');
            svg.push_str(node.tag);
            for (name, value) in &node.attributes {
                match *name {
                    "class" => {}
                    "id" => attribute(name, &[MARK, value].concat(), svg),
                    // How it moves is the page's.
                    _ if name.starts_with("--") || name.starts_with("data-") => {}
                    _ => attribute(name, &value.replace("url(#", &format!("url(#{MARK}")), svg),
                }
            }
            svg.push_str(&looks);
            if node.text.is_none() && node.children.is_empty() {
                svg.push_str("/>");
            } else {
                svg.push('>');
                escape(node.text.as_deref().unwrap_or_default(), svg);
                for child in &node.children {
                    self.write(child, svg);
                }
                svg.push_str("</");
                svg.push_str(node.tag);
                svg.push('>');
            }
        }
        self.around.pop();
    }

    /// What the innermost element looks like, as attributes, if it is to be seen.
    fn looks(&mut self) -> Option<String> {
        if let Some((_, looks)) = self.known.iter().find(|(around, _)| *around == self.around) {
            return looks.clone();
        }
        let mut said: Vec<(&str, &str)> = Vec::new();
        let holding = self.rules.iter().filter(|rule| rule.holds(&self.around));
        for (name, value) in holding.flat_map(|rule| &rule.says) {
            said.retain(|(known, _)| known != name);
            said.push((name, value));
        }
        let looks = (!said.contains(&("display", "none"))).then(|| dress(&said));
        self.known.push((self.around.clone(), looks.clone()));
        looks
    }
}

/// Writes what an element looks like. An opacity that is said is stronger than its colour's.
fn dress(looks: &[(&str, &str)]) -> String {
    let mut svg = String::new();
    let said = |wanted: &str| looks.iter().find(|(name, _)| *name == wanted).map(|(_, value)| *value);
    for (name, value) in looks {
        let value = if *value == "currentcolor" { said("color").unwrap_or("none") } else { value };
        let (value, opacity) = match value.split_once('/') {
            Some((colour, opacity)) => (colour, Some(opacity)),
            None => (value, None),
        };
        if *name == "color" {
            continue;
        }
        attribute(name, &value.replace("url(#", &format!("url(#{MARK}")), &mut svg);
        let of = format!("{}-opacity", name.strip_suffix("-color").unwrap_or(name));
        if let (Some(opacity), None) = (opacity, said(&of)) {
            attribute(&of, opacity, &mut svg);
        }
    }
    svg
}

/// FNV-1a of a text.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Format, Geometry};
    use crate::scene::{Board, thrown};
    use plakoto_rules::{Decision, Dice, Side};

    /// A board with as much on it as one can have.
    fn full() -> Board {
        let decision: Decision = "j---d-------F-a----A---H w53".parse().unwrap();
        let play = decision.parse_play("20/15* 13/10").unwrap();
        let dice = Dice::new(4, 4).unwrap();
        Board {
            position: play.position(),
            dice: thrown(Side::Black, dice, &[dice.high(); 3], 1),
            last: Some((Side::White, play.items().to_vec())),
            pips: true,
            ..Board::at_rest(Geometry { format: Format::Wide, flipped: false, home_left: false })
        }
    }

    fn drawn(board: &Board, look: Look) -> String {
        Picture { title: "T", words: "W", language: "en", look }.svg(&board.scene())
    }

    /// The opening tags of an element.
    fn tags<'a>(svg: &'a str, tag: &str) -> Vec<&'a str> {
        let opening = format!("<{tag} ");
        svg.split(&opening).skip(1).map(|rest| rest.split('>').next().unwrap()).collect()
    }

    #[test]
    fn what_the_style_sheets_say_stands_at_each_element() {
        let svg = drawn(&full(), Look::Light);
        for unresolved in ["var(", "class=", "style", "rgb(", "currentcolor", "--", "\u{1}"] {
            assert!(!svg.contains(unresolved), "{unresolved}");
        }
        let shapes: Vec<&str> =
            ["rect", "circle", "path", "text"].into_iter().flat_map(|tag| tags(&svg, tag)).collect();
        let bare: Vec<_> =
            shapes.iter().filter(|tag| !tag.contains("fill=") && !tag.contains("stroke=")).collect();
        assert!(shapes.len() > 150 && bare.is_empty(), "{bare:?}");
        assert!(svg.contains("fill=\"#0a0c0a\" fill-opacity=\"0.3\""), "the colour of a shadow");
        assert!(svg.contains("stop-color=\"#141e1a\" stop-opacity=\"0\""), "the end of the shade");
    }

    #[test]
    fn looks_differ_and_print_is_black_and_white() {
        let [light, dark, print] = [Look::Light, Look::Dark, Look::Print].map(|look| drawn(&full(), look));
        assert!(light != dark && dark != print);
        let greys = |colour: &str| colour[0..2] == colour[2..4] && colour[2..4] == colour[4..6];
        let colours: Vec<&str> = print.split("=\"#").skip(1).map(|rest| &rest[..6]).collect();
        assert!(colours.len() > 100 && colours.iter().all(|colour| greys(colour)), "{colours:?}");
    }

    #[test]
    fn names_are_the_pictures_own_and_all_there() {
        let (one, other) = (drawn(&full(), Look::Light), drawn(&full(), Look::Dark));
        let ids = |svg: &str| -> Vec<String> {
            svg.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_string()).collect()
        };
        let (of_one, of_other) = (ids(&one), ids(&other));
        assert!(of_one.len() > 5 && of_one.iter().all(|id| !of_other.contains(id)));
        let used: Vec<&str> =
            one.split("url(#").skip(1).map(|rest| rest.split(')').next().unwrap()).collect();
        assert!(used.iter().all(|id| of_one.iter().any(|own| own == id)));
        let unused: Vec<_> = of_one[2..].iter().filter(|own| !used.iter().any(|id| id == own)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }

    #[test]
    fn equal_boards_are_equal_texts() {
        assert_eq!(drawn(&full(), Look::Light), drawn(&full(), Look::Light));
    }

    #[test]
    fn any_words_stay_words() {
        let evil = "<img onerror=x> ]]> \" & \0\u{1}\u{8}\u{ffff}";
        for look in [Look::Light, Look::Dark, Look::Print] {
            let svg = Picture { title: evil, words: evil, language: evil, look }.svg(&full().scene());
            let read = roxmltree::Document::parse(&svg).unwrap();
            let said = |tag: &str| {
                read.root_element()
                    .children()
                    .find(|node| node.has_tag_name(tag))
                    .and_then(|node| node.text())
            };
            let kept = "<img onerror=x> ]]> \" & \u{fffd} \u{fffd}\u{fffd}";
            assert_eq!([said("title"), said("desc")], [Some(kept); 2]);
            assert_eq!(read.root_element().attribute("lang"), Some(kept));
            assert!(!read.descendants().any(|node| node.has_tag_name("img")));
        }
    }
}
