//! Brings parts of the page onto it from data, and changes only what has changed: whatever has the
//! focus or is under the pointer stays the same element.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use crate::kept::Kept;
use crate::node::Node;

/// The attribute that stands for whether an input is checked now: the browser's own one only says
/// how it was at first.
pub const CHECKED: &str = ".checked";
/// The attribute that stands for what a field holds now, or which option of a select is chosen, for
/// the same reason.
pub const VALUE: &str = ".value";

thread_local! {
    /// What most diagrams of a page begin with: their buttons. What each says for itself is not worth keeping.
    static PARTS: Kept<Node> = const { Kept::new(8) };
    /// More buttons than a diagram has in all its states.
    static BUTTONS: Kept<Node> = const { Kept::new(100) };
}

/// What is on the page now, below one element that is empty at first.
#[derive(Default)]
pub struct Sheet {
    painted: Vec<Node>,
}

impl Sheet {
    /// Shows these elements, in place of what was shown.
    pub fn show(&mut self, root: &Element, wanted: Vec<Node>) {
        let Some(document) = root.owner_document() else { return };
        let old = std::mem::replace(&mut self.painted, wanted);
        if old.is_empty() {
            for node in &self.painted {
                let build = || build(&document, node);
                if let Some(part) = PARTS.with(|kept| kept.copy_plain(node, build)) {
                    let _ = root.append_child(&part);
                }
            }
        } else {
            paint(&document, root, &old, &self.painted);
        }
    }

    /// Whether nothing is shown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.painted.is_empty()
    }
}

/// Changes what an element holds, an element for each node.
fn paint(document: &Document, parent: &Element, old: &[Node], wanted: &[Node]) {
    let mut next = parent.first_element_child();
    let mut old = old.iter();
    for node in wanted {
        let here = next.take();
        next = here.as_ref().and_then(Element::next_element_sibling);
        match (here, old.next()) {
            (Some(here), Some(before)) if before.tag == node.tag => alter(document, &here, before, node),
            (here, _) => {
                let Some(new) = make(document, node) else { return };
                let _ = match here {
                    Some(here) => parent.replace_child(&new, &here),
                    None => parent.append_child(&new),
                };
            }
        }
    }
    while let Some(gone) = next {
        next = gone.next_element_sibling();
        gone.remove();
    }
}

/// An element that is complete before it comes onto the page.
fn make(document: &Document, node: &Node) -> Option<web_sys::Node> {
    if node.tag == "button" && node.children.is_empty() {
        return BUTTONS.with(|kept| kept.copy_plain(node, || build(document, node)));
    }
    build(document, node)
}

fn build(document: &Document, node: &Node) -> Option<web_sys::Node> {
    // The browser refuses nothing here but what is no tag.
    let element = document.create_element(node.tag).ok()?;
    alter(document, &element, &Node::new(node.tag, ""), node);
    Some(element.into())
}

/// Makes an element, as it was painted before, what is wanted.
fn alter(document: &Document, element: &Element, before: &Node, node: &Node) {
    dress(element, before, node);
    if let Some(text) = &node.text {
        if before.text.as_ref() != Some(text) {
            write(document, element, text);
        }
    } else {
        let said = before.text.is_some();
        if said {
            element.set_text_content(None);
        }
        paint(document, element, if said { &[] } else { &before.children }, &node.children);
    }
    // An option can be chosen only once it is there.
    if let Some(value) = node.attribute(VALUE) {
        fill(element, value);
    }
}

/// Writes a text. What stands between U+2066 and U+2069, a play in a sentence from right to left, is an
/// element that keeps its order. No option says such a thing, which could hold no element.
fn write(document: &Document, element: &Element, text: &str) {
    let mut parts = text.split('\u{2066}');
    element.set_text_content(parts.next());
    for part in parts {
        let (kept, after) = part.split_once('\u{2069}').unwrap_or((part, ""));
        // Only a name that is no name could be refused.
        if let Ok(bdi) = document.create_element("bdi") {
            let _ = bdi.set_attribute("dir", "ltr");
            bdi.set_text_content(Some(kept));
            let _ = element.append_child(&bdi);
        }
        let _ = element.insert_adjacent_text("beforeend", after);
    }
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

/// Gives an element its attributes.
fn dress(element: &Element, before: &Node, node: &Node) {
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
}
