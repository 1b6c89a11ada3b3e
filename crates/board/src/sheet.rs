//! Brings parts of the page onto it from data, and changes only what has changed: whatever has the
//! focus or is under the pointer stays the same element.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use crate::node::Node;

/// The attribute that stands for whether an input is checked now: the browser's own one only says
/// how it was at first.
pub const CHECKED: &str = ".checked";
/// The attribute that stands for what a field holds now, or which option of a select is chosen, for
/// the same reason.
pub const VALUE: &str = ".value";

/// How many buttons are kept to be copied: more than a diagram has in all its states.
const MOST_KEPT: usize = 100;

thread_local! {
    /// Buttons as they were built before, on no page: all diagrams of a page have the same ones, with many
    /// attributes, and a copy is one call to the browser.
    static KEPT: RefCell<Vec<(Node, Element)>> = const { RefCell::new(Vec::new()) };
}

/// What is on the page now, below one element.
#[derive(Default)]
pub struct Sheet {
    painted: Vec<Painted>,
}

struct Painted {
    /// Without its children.
    node: Node,
    element: Element,
    children: Vec<Painted>,
}

impl Sheet {
    /// Shows these elements, in place of what was shown.
    pub fn show(&mut self, root: &Element, wanted: Vec<Node>) {
        if let Some(document) = root.owner_document() {
            paint(&document, root, &mut self.painted, wanted);
        }
    }

    /// Whether nothing is shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.painted.is_empty()
    }
}

fn paint(document: &Document, parent: &Element, painted: &mut Vec<Painted>, wanted: Vec<Node>) {
    for gone in painted.drain(wanted.len().min(painted.len())..) {
        gone.element.remove();
    }
    for (index, node) in wanted.into_iter().enumerate() {
        match painted.get_mut(index) {
            Some(painted) if painted.node.tag == node.tag => alter(document, painted, node),
            old => {
                let Some(new) = make(document, node) else { return };
                match old {
                    Some(old) => {
                        let _ = old.element.replace_with_with_node_1(&new.element);
                        *old = new;
                    }
                    None => {
                        let _ = parent.append_child(&new.element);
                        painted.push(new);
                    }
                }
            }
        }
    }
}

/// An element that is complete before it comes onto the page.
fn make(document: &Document, node: Node) -> Option<Painted> {
    if node.tag == "button" && node.children.is_empty() {
        return Some(Painted { element: copy(document, &node)?, node, children: Vec::new() });
    }
    // The browser refuses nothing here but what is no tag.
    let element = document.create_element(node.tag).ok()?;
    let mut made = Painted { node: Node::new(node.tag, ""), element, children: Vec::new() };
    alter(document, &mut made, node);
    Some(made)
}

fn alter(document: &Document, painted: &mut Painted, mut node: Node) {
    let children = std::mem::take(&mut node.children);
    let value = node.attribute(VALUE).map(str::to_string);
    dress(painted, node);
    paint(document, &painted.element, &mut painted.children, children);
    // An option can be chosen only once it is there.
    if let Some(value) = value {
        fill(&painted.element, &value);
    }
}

/// A copy of a button that was built before, or of one that is built now.
fn copy(document: &Document, node: &Node) -> Option<Element> {
    KEPT.with_borrow_mut(|kept| {
        let known = kept.iter().find(|(known, _)| known == node);
        if let Some((_, element)) = known {
            return element.clone_node_with_deep(true).ok()?.dyn_into().ok();
        }
        let element = document.create_element(node.tag).ok()?;
        let mut built = Painted { node: Node::new(node.tag, ""), element, children: Vec::new() };
        dress(&mut built, node.clone());
        if kept.len() < MOST_KEPT
            && let Ok(element) = built.element.clone_node_with_deep(true)
        {
            kept.push((built.node, element.dyn_into().ok()?));
        }
        Some(built.element)
    })
}

/// Gives a field its value. One that it has already is left alone, since writing it would move the
/// writer's caret.
fn fill(element: &Element, value: &str) {
    if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
        if input.value() != value {
            input.set_value(value);
        }
    } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
        if area.value() != value {
            area.set_value(value);
        }
    } else if let Some(select) = element.dyn_ref::<HtmlSelectElement>()
        && select.value() != value
    {
        select.set_value(value);
    }
}

/// Gives an element its attributes and its text.
fn dress(painted: &mut Painted, node: Node) {
    let Painted { node: before, element, children } = painted;
    for (name, _) in &before.attributes {
        if node.attribute(name).is_none() {
            let _ = element.remove_attribute(name);
        }
    }
    for (name, value) in &node.attributes {
        if *name == CHECKED {
            if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
                input.set_checked(!value.is_empty());
            }
        } else if *name != VALUE && before.attribute(name) != Some(value.as_str()) {
            let _ = element.set_attribute(name, value);
        }
    }
    if before.text != node.text {
        element.set_text_content(node.text.as_deref());
        children.clear();
    }
    *before = node;
}
