//! Brings layers onto the page, leaving alone what has not changed, so that no movement under way
//! begins again.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, SvgElement};

use super::drawing::Layer;
use crate::node::Node;

const SVG: &str = "http://www.w3.org/2000/svg";

/// Layers that many boards have in common, so that they are copied as a whole.
const STILL: [&str; 3] = ["paints", "ground", "numbers"];

/// How many elements of a layer are kept to be copied: more than its checkers have places.
const MOST_KEPT: usize = 600;

/// An element of a layer as it was built, on no page.
type Kept = (Node, Element);

thread_local! {
    /// What was built before, by layers. Most of another board on the same page looks the same, and a copy
    /// is one call to the browser in place of dozens.
    static KEPT: RefCell<Vec<(&'static str, Vec<Kept>)>> = const { RefCell::new(Vec::new()) };
}

/// What is on the page now, below one `svg` element.
#[derive(Default)]
pub struct Painting {
    layers: Vec<PaintedLayer>,
}

struct PaintedLayer {
    class: &'static str,
    /// It holds an element for each node, and no others.
    group: Element,
    nodes: Vec<Node>,
}

impl Painting {
    /// Shows these layers, in place of what was shown. The browser refuses nothing here but what
    /// is no SVG at all; should it, that element is missing and the rest is drawn.
    pub fn show(&mut self, svg: &Element, layers: Vec<Layer>) {
        let Some(document) = svg.owner_document() else { return };
        let wanted: Vec<&str> = layers.iter().map(|layer| layer.class).collect();
        self.layers.retain(|painted| {
            let stays = wanted.contains(&painted.class);
            if !stays {
                painted.group.remove();
            }
            stays
        });
        for Layer { class, nodes } in layers {
            if let Some(painted) = self.layers.iter_mut().find(|painted| painted.class == class) {
                painted.show(&document, nodes);
            } else if let Some((group, nodes)) = group(&document, class, nodes) {
                let _ = svg.append_child(&group);
                self.layers.push(PaintedLayer { class, group, nodes });
            }
        }
    }
}

impl PaintedLayer {
    fn show(&mut self, document: &Document, wanted: Vec<Node>) {
        if self.nodes == wanted {
            return;
        }
        let mut old: Vec<Kept> = Vec::with_capacity(self.nodes.len());
        let mut next = self.group.first_element_child();
        for node in std::mem::take(&mut self.nodes) {
            let Some(element) = next else { break };
            next = element.next_element_sibling();
            old.push((node, element));
        }
        let mut shown: Vec<(Node, Option<Element>)> = Vec::with_capacity(wanted.len());
        for node in wanted {
            let kept = old.iter().position(|(known, _)| *known == node).map(|index| old.remove(index).1);
            shown.push((node, kept));
        }
        for (_, element) in old {
            element.remove();
        }
        let mut next = self.group.first_element_child();
        for (node, kept) in shown {
            let stays = kept.is_some() && kept == next;
            let Some(element) = kept.or_else(|| copy(document, self.class, &node)) else { continue };
            if stays {
                next = element.next_element_sibling();
            } else {
                let _ = self.group.insert_before(&element, next.as_deref());
            }
            self.nodes.push(node);
        }
    }
}

/// A layer that is not on the page yet, and those of the nodes that it holds.
fn group(document: &Document, class: &'static str, mut nodes: Vec<Node>) -> Option<(Element, Vec<Node>)> {
    let empty = Node::new("g", class);
    if STILL.contains(&class) {
        let whole = empty.holding(nodes);
        return Some((copy(document, class, &whole)?, whole.children));
    }
    let group = copy(document, class, &empty)?;
    // It is filled before it comes onto the page, which then has to look at it only once.
    nodes.retain(|node| {
        copy(document, class, node).is_some_and(|element| group.append_child(&element).is_ok())
    });
    Some((group, nodes))
}

/// A copy of what was built before, or what is built now.
fn copy(document: &Document, layer: &'static str, node: &Node) -> Option<Element> {
    if has_properties(node) {
        return build(document, node);
    }
    KEPT.with_borrow_mut(|layers| {
        let index = layers.iter().position(|(known, _)| *known == layer).unwrap_or_else(|| {
            layers.push((layer, Vec::new()));
            layers.len() - 1
        });
        let kept = &mut layers[index].1;
        let of = |element: &Element| element.clone_node_with_deep(true).ok()?.dyn_into().ok();
        if let Some((_, element)) = kept.iter().find(|(known, _)| known == node) {
            return of(element);
        }
        let built = build(document, node)?;
        if kept.len() < MOST_KEPT
            && let Some(element) = of(&built)
        {
            kept.push((node.clone(), element));
        }
        Some(built)
    })
}

/// Those are not copied: a policy without inline styles might take a copied one for an attribute.
fn has_properties(node: &Node) -> bool {
    node.attributes.iter().any(|(name, _)| name.starts_with("--")) || node.children.iter().any(has_properties)
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
