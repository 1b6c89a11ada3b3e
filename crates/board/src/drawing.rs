//! A scene as SVG elements.

use plakoto_rules::{Point, Side};

use super::geometry::{Area, DIE, Format, Geometry, Place, Spot};
use super::scene::{Arrow, BorneOff, Checker, DieFace, Ghost, Number, PipCount, Scene};
use crate::node::Node;

/// Elements that lie above all earlier layers and below all later ones.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer {
    /// Which layer it is, and the class of the group that holds its elements.
    pub class: &'static str,
    /// Its elements, the lowest first.
    pub nodes: Vec<Node>,
}

/// The layer of the checkers on points.
pub(crate) const CHECKERS: &str = "checkers";

/// Attributes that are whole numbers.
trait Measured {
    fn at(self, numbers: &[(&'static str, i32)]) -> Self;
}

impl Measured for Node {
    fn at(mut self, numbers: &[(&'static str, i32)]) -> Node {
        self.attributes.extend(numbers.iter().map(|(name, number)| (*name, number.to_string())));
        self
    }
}

/// The board's layers, the lowest first. Equal scenes are drawn alike.
///
/// ```
/// use plakoto_board::drawing::draw;
/// use plakoto_board::geometry::{Format, Geometry};
/// use plakoto_board::scene::Board;
/// let start = Board::at_rest(Geometry { format: Format::Wide, flipped: false, home_left: false });
/// let checkers = draw(&start.scene()).into_iter().find(|layer| layer.class == "checkers").unwrap();
/// assert_eq!(checkers.nodes.len(), 30);
/// ```
pub fn draw(scene: &Scene) -> Vec<Layer> {
    let checkers = scene.checkers.iter().map(|mark| checker(mark, scene.geometry)).collect();
    let mut layers = still(scene);
    layers.extend(loose(scene, checkers));
    layers
}

/// The layers that are the same whatever lies on the board.
pub(crate) fn still(scene: &Scene) -> Vec<Layer> {
    let geometry = scene.geometry;
    vec![
        layer("paints", vec![paints()]),
        layer("ground", ground(geometry)),
        layer("numbers", scene.numbers.iter().flat_map(|mark| number(mark, geometry)).collect()),
    ]
}

/// The layers of what comes and goes, with these checkers among them.
pub(crate) fn loose(scene: &Scene, checkers: Vec<Node>) -> Vec<Layer> {
    let geometry = scene.geometry;
    let held = |at: &Spot| {
        let class = if scene.picked { "ring picked" } else { "ring" };
        circle(class, *at, geometry.checker() / 2 + 3)
    };
    vec![
        layer("marks", scene.marks.iter().map(|place| mark(geometry, *place)).collect()),
        layer("pip-counts", scene.pips.iter().flat_map(|count| pip_count(*count, geometry)).collect()),
        layer("borne-off", scene.borne_off.iter().map(borne_off).collect()),
        layer("dice", scene.dice.iter().map(die).collect()),
        layer(CHECKERS, checkers),
        layer("arrows", arrows(&scene.arrows)),
        layer("rings", scene.rings.iter().map(held).collect()),
        layer("ghosts", scene.ghosts.iter().map(|mark| ghost(*mark, geometry)).collect()),
        layer("cursors", scene.cursor.iter().map(|area| rect("cursor", *area, 8)).collect()),
    ]
}

fn layer(class: &'static str, nodes: Vec<Node>) -> Layer {
    Layer { class, nodes }
}

/// A checker under way with the pointer.
pub fn dragged(at: Spot, side: Side, geometry: Geometry) -> Layer {
    let mark = Checker { at, side, captive: false, diamond: false, count: None, lifted: false, came: None };
    Layer { class: "dragged", nodes: vec![checker(&mark, geometry)] }
}

/// Gradients and hatching. Their colours are the style sheet's.
fn paints() -> Node {
    let stop = |class: &str, offset: &str| Node::new("stop", class).with("offset", offset);
    let checker = |side: &str, centre: &str, body: &str, edge: &str| {
        Node::new("radialGradient", "")
            .with("id", side)
            .with("cx", "42%")
            .with("cy", "36%")
            .with("r", "70%")
            .holding(vec![stop(centre, "0"), stop(body, "0.55"), stop(edge, "1")])
    };
    let falling = |id: &str, top: &str, bottom: &str| {
        Node::new("linearGradient", "")
            .with("id", id)
            .at(&[("x1", 0), ("y1", 0), ("x2", 0), ("y2", 1)])
            .holding(vec![stop(top, "0"), stop(bottom, "1")])
    };
    let hatch = Node::new("pattern", "")
        .with("id", "hatch")
        .with("patternUnits", "userSpaceOnUse")
        .with("patternTransform", "rotate(45)")
        .at(&[("width", 7), ("height", 7)])
        .holding(vec![Node::new("rect", "hatch").at(&[("width", 3), ("height", 7)])]);
    Node::new("defs", "").holding(vec![
        checker("ivory", "ivory-centre", "ivory-body", "ivory-edge"),
        checker("ebony", "ebony-centre", "ebony-body", "ebony-edge"),
        falling("wood", "wood-light", "wood-dark"),
        falling("shade", "shade", "shade-end"),
        hatch,
    ])
}

fn paint(side: Side) -> &'static str {
    match side {
        Side::White => "ivory",
        Side::Black => "ebony",
    }
}

fn rect(class: &str, area: Area, radius: i32) -> Node {
    let Area { x, y, width, height } = area;
    Node::new("rect", class).at(&[("x", x), ("y", y), ("width", width), ("height", height), ("rx", radius)])
}

fn circle(class: &str, at: Spot, radius: i32) -> Node {
    Node::new("circle", class).at(&[("cx", at.x), ("cy", at.y), ("r", radius)])
}

/// A circle as a part of a path. A browser copies a path in half the time that it takes for a circle with its
/// three lengths, but takes its edge for wider than it is: so this is for what has none, or is not to be measured.
fn ring(at: Spot, radius: i32) -> String {
    let (left, across) = (at.x - radius, 2 * radius);
    format!("M{left} {}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z", at.y)
}

fn text(class: &str, at: Spot, size: i32, number: u16) -> Node {
    Node::new("text", class)
        .with("dy", "0.36em")
        .at(&[("x", at.x), ("y", at.y), ("font-size", size)])
        .saying(number)
}

/// Frame, field, points and trays: what no move changes.
fn ground(geometry: Geometry) -> Vec<Node> {
    let (width, height) = (geometry.width(), geometry.height());
    let corner = if geometry.format == Format::Wide { 18 } else { 12 };
    let mut nodes = vec![
        rect("frame", Area { x: 0, y: 0, width, height }, corner),
        rect("inlay", Area { x: 5, y: 5, width: width - 10, height: height - 10 }, corner - 4),
    ];
    for field in geometry.fields() {
        nodes.push(rect("field", field, 3));
        nodes.push(rect("field-shade", Area { height: 14, ..field }, 3));
    }
    nodes.extend(points(geometry));
    for side in Side::BOTH {
        nodes.push(rect("tray", geometry.tray(side), 6));
        let home = if side == Side::White { "home ivory-strip" } else { "home ebony-strip" };
        nodes.push(rect(home, geometry.home_strip(side), 2));
    }
    nodes
}

fn mark(geometry: Geometry, place: Place) -> Node {
    match place {
        Place::Point(point) => Node::new("path", "mark").with("d", &outline(geometry, point)),
        Place::Off(side) => rect("mark", geometry.tray(side), 6),
    }
}

fn outline(geometry: Geometry, point: Point) -> String {
    let [left, right, tip] = geometry.triangle(point);
    format!("M{} {}L{} {}L{} {}z", left.x, left.y, tip.x, tip.y, right.x, right.y)
}

/// The points, those that look alike in one path: few elements cost a page with many boards less. Of the
/// starts' edges one lies below the neighbour and one above.
fn points(geometry: Geometry) -> [Node; 4] {
    let start = |point: Point| point == Point::START || point == Point::ENEMY_START;
    let path = |class: &str, light: bool, starts: bool| {
        let wanted = Point::all().filter(|point| (point.number() % 2 == 0, start(*point)) == (light, starts));
        let outlines: String = wanted.map(|point| outline(geometry, point)).collect();
        Node::new("path", class).with("d", &outlines)
    };
    [
        path("point dark start", false, true),
        path("point light", true, false),
        path("point dark", false, false),
        path("point light start", true, true),
    ]
}

fn number(mark: &Number, geometry: Geometry) -> Vec<Node> {
    let (size, half) = if geometry.format == Format::Wide { (16, 15) } else { (21, 17) };
    let class = if mark.start { "number start" } else { "number" };
    let label = text(class, mark.at, size, mark.number.into());
    if !mark.start {
        return vec![label];
    }
    let plate = Area { x: mark.at.x - half, y: mark.at.y - 11, width: 2 * half, height: 22 };
    vec![rect("start-plate", plate, 11), label]
}

fn pip_count(mark: PipCount, geometry: Geometry) -> Vec<Node> {
    let (size, half) = if geometry.format == Format::Wide { (16, 22) } else { (21, 28) };
    let plate = Area { x: mark.at.x - half, y: mark.at.y - 11, width: 2 * half, height: 22 };
    vec![rect("pips-plate", plate, 4), text("number pips", mark.at, size, mark.pips)]
}

/// How far something has come, for the style sheet's animation.
fn journey(node: Node, at: Spot, came: Option<(Spot, u32)>) -> Node {
    match came {
        Some((from, movement)) => node
            .with("--dx", &format!("{}px", from.x - at.x))
            .with("--dy", &format!("{}px", from.y - at.y))
            .with("data-movement", &movement.to_string()),
        None => node,
    }
}

pub(crate) fn checker(mark: &Checker, geometry: Geometry) -> Node {
    let Checker { at, side, captive, diamond, count, lifted, came } = *mark;
    let radius = geometry.checker() / 2;
    let mut class = format!("checker {}", paint(side));
    for (name, holds) in [(" captive", captive), (" lifted", lifted), (" came", came.is_some())] {
        if holds {
            class.push_str(name);
        }
    }
    let rings = |class: &str, at: Spot, radii: &[i32]| {
        let outlines: String = radii.iter().map(|radius| ring(at, *radius)).collect();
        Node::new("path", class).with("d", &outlines)
    };
    let mut parts =
        vec![rings("shadow", Spot { y: at.y + 3, ..at }, &[radius]), circle("body", at, radius - 1)];
    parts.push(if captive {
        rings("bars", at, &[radius - 2])
    } else {
        rings("groove", at, &[68, 60].map(|part| radius * part / 100))
    });
    if diamond {
        // With a number on the same checker the diamond moves up, and the number down.
        let y = if count.is_some() { at.y - radius / 2 + 1 } else { at.y };
        parts.push(Node::new("path", "diamond").with("d", &format!("M{} {}l7 7l-7 7l-7 -7z", at.x, y - 7)));
    }
    if let Some(count) = count {
        let (size, down) = if diamond { (18, radius / 4) } else { (21, 0) };
        parts.push(text("count", Spot { y: at.y + down, ..at }, size, count.into()));
    }
    journey(Node::new("g", &class), at, came).holding(parts)
}

fn borne_off(mark: &BorneOff) -> Node {
    let class = format!("edge {}{}", paint(mark.side), if mark.came.is_some() { " came" } else { "" });
    journey(Node::new("g", &class), mark.area.middle(), mark.came).holding(vec![rect("body", mark.area, 5)])
}

fn ghost(mark: Ghost, geometry: Geometry) -> Node {
    if !mark.in_tray {
        return circle("ghost", mark.at, geometry.checker() / 2 - 4);
    }
    let area = geometry.borne_off(Side::White, 0);
    let (x, y) = (mark.at.x - area.width / 2, mark.at.y - area.height / 2);
    rect("ghost", Area { x, y, ..area }, 5)
}

/// All of one play, with the head that is theirs.
fn arrows(marks: &[Arrow]) -> Vec<Node> {
    let Some(first) = marks.first() else { return Vec::new() };
    let colour = if first.advised { "advice" } else { paint(first.side) };
    let id = format!("head-{colour}");
    let head = Node::new("marker", "")
        .with("id", &id)
        .with("viewBox", "0 0 10 10")
        .with("markerWidth", "3.4")
        .with("markerHeight", "3.4")
        .with("orient", "auto")
        .at(&[("refX", 7), ("refY", 5)])
        .holding(vec![Node::new("path", &id).with("d", "M0 0L10 5L0 10z")]);
    let mut nodes = vec![head];
    for Arrow { from, to, bend, .. } in marks {
        let path = format!("M{} {}Q{} {} {} {}", from.x, from.y, bend.x, bend.y, to.x, to.y);
        nodes.extend([
            circle(&format!("left {colour}"), *from, 4),
            Node::new("path", "arrow-edge").with("d", &path),
            Node::new("path", &format!("arrow {colour}"))
                .with("d", &path)
                .with("marker-end", &format!("url(#{id})")),
        ]);
    }
    nodes
}

fn die(face: &DieFace) -> Node {
    let DieFace { at, thrown } = *face;
    let state = match thrown.die {
        None => " waiting",
        Some(_) if thrown.used => " used",
        Some(_) => "",
    };
    let area = Area { x: at.x - DIE / 2, y: at.y - DIE / 2, width: DIE, height: DIE };
    let off = DIE * 27 / 100;
    let pips = thrown.die.map_or(0, |die| die.pips());
    let spots = [
        (pips % 2 == 1, (0, 0)),
        (pips > 1, (-off, -off)),
        (pips > 1, (off, off)),
        (pips > 3, (off, -off)),
        (pips > 3, (-off, off)),
        (pips == 6, (-off, 0)),
        (pips == 6, (off, 0)),
    ];
    let mut parts = vec![rect("shadow", Area { y: area.y + 3, ..area }, 11), rect("body", area, 11)];
    let shown = spots.into_iter().filter(|(shown, _)| *shown);
    let pips: String = shown.map(|(_, (dx, dy))| ring(Spot { x: at.x + dx, y: at.y + dy }, 5)).collect();
    if !pips.is_empty() {
        parts.push(Node::new("path", "pip").with("d", &pips));
    }
    Node::new("g", &format!("die {}{state}", paint(thrown.side)))
        .with("data-throw", &thrown.throw.to_string())
        .holding(parts)
}

#[cfg(test)]
mod tests {
    use super::super::scene::{Board, Thrown};
    use super::*;
    use plakoto_rules::Die;

    fn count(nodes: &[Node], class: &str) -> usize {
        let has = |node: &Node| {
            node.attributes
                .iter()
                .any(|(name, value)| *name == "class" && value.split(' ').any(|c| c == class))
        };
        nodes.iter().map(|node| usize::from(has(node)) + count(&node.children, class)).sum()
    }

    /// How many figures the paths of a class have.
    fn outlines(nodes: &[Node], class: &str) -> usize {
        let own = |node: &Node| match node.attribute("d") {
            Some(d) if count(&[Node { children: vec![], ..node.clone() }], class) > 0 => {
                d.matches('M').count()
            }
            _ => 0,
        };
        nodes.iter().map(|node| own(node) + outlines(&node.children, class)).sum()
    }

    fn drawn(board: &Board) -> Vec<Node> {
        draw(&board.scene()).into_iter().flat_map(|layer| layer.nodes).collect()
    }

    #[test]
    fn everything_of_the_scene_is_drawn() {
        let geometry = Geometry { format: Format::Narrow, flipped: false, home_left: false };
        let mut board = Board::at_rest(geometry);
        board.position = "j---d----A--E-A*--------F".parse().unwrap();
        board.dice = vec![Thrown { side: Side::White, die: Die::new(5), used: true, throw: 1 }];
        let nodes = drawn(&board);
        let counted = ["point", "start", "number", "checker", "captive", "diamond", "edge", "pip", "used"]
            .map(|class| count(&nodes, class));
        // Two paths of points and two numbers are a start's.
        assert_eq!(counted, [4, 4, 24, 28, 1, 1, 2, 1, 1]);
        assert_eq!([outlines(&nodes, "point"), outlines(&nodes, "pip")], [24, 5]);
        board.numbers = None;
        board.pips = true;
        let nodes = drawn(&board);
        assert_eq!([count(&nodes, "number"), count(&nodes, "pips"), count(&nodes, "pips-plate")], [2, 2, 2]);
    }

    #[test]
    fn equal_scenes_are_drawn_alike() {
        let board = Board::at_rest(Geometry { format: Format::Wide, flipped: true, home_left: false });
        assert_eq!(draw(&board.scene()), draw(&board.clone().scene()));
    }
}
