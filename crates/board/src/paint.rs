//! Brings layers onto the page, leaving alone what has not changed, so that no movement under way
//! begins again.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, SvgElement};

use super::drawing::{Layer, draw};
use super::scene::Scene;
use crate::kept::{Kept, has_more};
use crate::node::Node;

const SVG: &str = "http://www.w3.org/2000/svg";

/// Layers that boards have in common whatever lies on them.
const STILL: [&str; 3] = ["paints", "ground", "numbers"];

/// How many boards are kept to be copied as a whole.
const MOST_BOARDS: usize = 4;

thread_local! {
    /// What diagrams of the page began with. Many begin alike; those that do not are put together from what
    /// is below.
    static BOARDS: RefCell<Vec<Board>> = const { RefCell::new(Vec::new()) };
    static LAYERS: Kept = const { Kept::new(40) };
    /// More than checkers have places.
    static MARKS: Kept = const { Kept::new(600) };
}

/// A board that was drawn, on no page.
struct Board {
    scene: Scene,
    layers: Rc<[Node]>,
    built: web_sys::Node,
}

/// What is on the page now, below one `svg` element that is empty at first.
#[derive(Default)]
pub struct Painting {
    /// A group each.
    layers: Rc<[Node]>,
}

impl Painting {
    /// Draws a scene in place of what was shown: the first one as a copy, if another began with it.
    pub fn show_scene(&mut self, svg: &Element, scene: Scene) {
        if !self.layers.is_empty() {
            return self.show(svg, draw(&scene));
        }
        BOARDS.with_borrow_mut(|boards| {
            if let Some(board) = boards.iter().find(|board| board.scene == scene)
                && let Ok(copy) = board.built.clone_node_with_deep(true)
            {
                let _ = svg.append_child(&copy);
                self.layers = board.layers.clone();
                return;
            }
            let (Some(document), layers) = (svg.owner_document(), groups(draw(&scene))) else { return };
            let Some(built) = board(&document, &layers) else { return };
            if boards.len() < MOST_BOARDS
                && !layers.iter().any(has_more)
                && let Ok(built) = built.clone_node_with_deep(true)
            {
                boards.push(Board { scene, layers: layers.clone(), built });
            }
            let _ = svg.append_child(&built);
            self.layers = layers;
        });
    }

    /// Shows these layers, in place of what was shown. The browser refuses nothing here but what
    /// is no SVG at all; should it, that element is missing and the rest is drawn.
    pub fn show(&mut self, svg: &Element, layers: Vec<Layer>) {
        let Some(document) = svg.owner_document() else { return };
        let old = std::mem::replace(&mut self.layers, groups(layers));
        if !old.iter().map(class).eq(self.layers.iter().map(class)) {
            svg.set_text_content(None);
            if let Some(board) = board(&document, &self.layers) {
                let _ = svg.append_child(&board);
            }
            return;
        }
        let mut next = svg.first_element_child();
        for (old, wanted) in old.iter().zip(self.layers.iter()) {
            let Some(group) = next else { return };
            if old != wanted {
                change(&document, &group, &old.children, &wanted.children);
            }
            next = group.next_element_sibling();
        }
    }
}

fn groups(layers: Vec<Layer>) -> Rc<[Node]> {
    layers.into_iter().map(|layer| Node::new("g", layer.class).holding(layer.nodes)).collect()
}

fn class(layer: &Node) -> Option<&str> {
    layer.attribute("class")
}

/// All layers together, before they come onto the page, which then has to look at them only once.
fn board(document: &Document, layers: &[Node]) -> Option<web_sys::Node> {
    let board: web_sys::Node = document.create_document_fragment().into();
    for layer in layers {
        let _ = board.append_child(&group(document, layer)?);
    }
    Some(board)
}

fn group(document: &Document, layer: &Node) -> Option<web_sys::Node> {
    let copy = |node: &Node| LAYERS.with(|kept| kept.copy(node, || build(document, node).map(Into::into)));
    if class(layer).is_some_and(|class| STILL.contains(&class)) {
        return copy(layer);
    }
    let group = copy(&Node::new("g", class(layer).unwrap_or_default()))?;
    for node in &layer.children {
        if let Some(mark) = mark(document, node) {
            let _ = group.append_child(&mark);
        }
    }
    Some(group)
}

fn mark(document: &Document, node: &Node) -> Option<web_sys::Node> {
    MARKS.with(|kept| kept.copy(node, || build(document, node).map(Into::into)))
}

/// Changes what a group holds, an element for each node.
fn change(document: &Document, group: &Element, old: &[Node], wanted: &[Node]) {
    let mut left: Vec<(&Node, Element)> = Vec::with_capacity(old.len());
    let mut next = group.first_element_child();
    for node in old {
        let Some(element) = next else { break };
        next = element.next_element_sibling();
        left.push((node, element));
    }
    let mut shown: Vec<(&Node, Option<Element>)> = Vec::with_capacity(wanted.len());
    for node in wanted {
        let stays = left.iter().position(|(known, _)| *known == node).map(|index| left.remove(index).1);
        shown.push((node, stays));
    }
    for (_, element) in left {
        element.remove();
    }
    let mut next = group.first_element_child();
    for (node, stays) in shown {
        if let Some(element) = stays.as_ref().filter(|_| stays == next) {
            next = element.next_element_sibling();
        } else if let Some(element) = stays.map(Into::into).or_else(|| mark(document, node)) {
            let _ = group.insert_before(&element, next.as_deref());
        }
    }
}

fn build(document: &Document, node: &Node) -> Option<Element> {
    let built = document.create_element_ns(Some(SVG), node.tag).ok()?;
    for (name, value) in &node.attributes {
        // As a property, since a policy without inline styles forbids the attribute.
        let _ = match built.dyn_ref::<SvgElement>() {
            Some(svg) if name.starts_with("--") => svg.style().set_property(name, value),
            _ => built.set_attribute(name, value),
        };
    }
    if let Some(text) = &node.text {
        built.set_text_content(Some(text));
    }
    for child in &node.children {
        if let Some(child) = build(document, child) {
            let _ = built.append_child(&child);
        }
    }
    Some(built)
}
