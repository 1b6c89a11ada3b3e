//! Brings layers onto the page, leaving alone what has not changed, so that no movement under way
//! begins again.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, SvgElement};

use super::drawing::Layer;
use crate::node::Node;

const SVG: &str = "http://www.w3.org/2000/svg";

/// What is on the page now, below one `svg` element.
#[derive(Default)]
pub struct Painting {
    layers: Vec<PaintedLayer>,
}

struct PaintedLayer {
    class: &'static str,
    group: Element,
    nodes: Vec<(Node, Element)>,
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
        for layer in layers {
            let known = self.layers.iter().position(|painted| painted.class == layer.class);
            let index = match known {
                Some(index) => index,
                None => {
                    let Some(group) = element(&document, "g") else { continue };
                    let _ = group.set_attribute("class", layer.class);
                    let _ = svg.append_child(&group);
                    self.layers.push(PaintedLayer { class: layer.class, group, nodes: Vec::new() });
                    self.layers.len() - 1
                }
            };
            self.layers[index].show(&document, layer.nodes);
        }
    }
}

impl PaintedLayer {
    fn show(&mut self, document: &Document, wanted: Vec<Node>) {
        let mut old = std::mem::take(&mut self.nodes);
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
            let Some(element) = kept.or_else(|| build(document, &node)) else { continue };
            if stays {
                next = element.next_element_sibling();
            } else {
                let _ = self.group.insert_before(&element, next.as_deref());
            }
            self.nodes.push((node, element));
        }
    }
}

fn element(document: &Document, tag: &str) -> Option<Element> {
    document.create_element_ns(Some(SVG), tag).ok()
}

fn build(document: &Document, node: &Node) -> Option<Element> {
    let built = element(document, node.tag)?;
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
