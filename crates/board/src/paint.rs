//! Brings layers onto the page, leaving alone what has not changed, so that no movement under way
//! begins again.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, SvgElement};

use super::drawing::Layer;
use crate::kept::Kept;
use crate::node::Node;

const SVG: &str = "http://www.w3.org/2000/svg";

thread_local! {
    /// More than checkers have places.
    static MARKS: Kept<Node> = const { Kept::new(600) };
}

/// What is on the page now, below one `svg` element that is empty at first.
#[derive(Default)]
pub struct Painting {
    /// A group each.
    layers: Vec<Node>,
}

impl Painting {
    /// What is on the page already: these layers.
    pub(crate) fn painted(layers: Vec<Layer>) -> Painting {
        Painting { layers: groups(layers) }
    }

    /// Whether nothing is on the page.
    pub(crate) fn is_empty(&self) -> bool {
        self.layers.is_empty()
    }

    /// Shows these layers, in place of what was shown. The browser refuses nothing here but what
    /// is no SVG at all; should it, that element is missing and the rest is drawn.
    pub fn show(&mut self, svg: &Element, layers: Vec<Layer>) {
        let Some(document) = svg.owner_document() else { return };
        let old = std::mem::replace(&mut self.layers, groups(layers));
        if !old.iter().map(class).eq(self.layers.iter().map(class)) {
            svg.set_text_content(None);
            if let Some(board) = together(&document, self.layers.iter().map(|layer| build(&document, layer)))
            {
                let _ = svg.append_child(&board);
            }
            return;
        }
        let mut next = svg.first_element_child();
        for (old, wanted) in old.iter().zip(&self.layers) {
            let Some(group) = next else { return };
            if old != wanted {
                change(&document, &group, &old.children, &wanted.children);
            }
            next = group.next_element_sibling();
        }
    }
}

pub(crate) fn groups(layers: Vec<Layer>) -> Vec<Node> {
    layers.into_iter().map(|layer| Node::new("g", layer.class).holding(layer.nodes)).collect()
}

fn class(layer: &Node) -> Option<&str> {
    layer.attribute("class")
}

/// All of them, before they come onto the page, which then has to look at them only once.
pub(crate) fn together(
    document: &Document,
    nodes: impl Iterator<Item = Option<web_sys::Node>>,
) -> Option<web_sys::Node> {
    let all: web_sys::Node = document.create_document_fragment().into();
    for node in nodes {
        let _ = all.append_child(&node?);
    }
    Some(all)
}

/// An element of a layer.
pub(crate) fn mark(document: &Document, node: &Node) -> Option<web_sys::Node> {
    MARKS.with(|kept| kept.copy_plain(node, || build(document, node)))
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

/// An element with all that is in it, on no page.
pub(crate) fn build(document: &Document, node: &Node) -> Option<web_sys::Node> {
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
    Some(built.into())
}
