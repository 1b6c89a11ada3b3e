//! Elements that were built before, to be copied: boards and buttons on one page are much alike, and a copy is
//! one call to the browser in place of dozens.

use std::cell::RefCell;

use crate::node::Node;

/// Elements of one kind, as they were built at first, on no page, by what they show.
pub(crate) struct Kept<K> {
    most: usize,
    known: RefCell<Vec<(K, web_sys::Node)>>,
}

impl<K: Clone + PartialEq> Kept<K> {
    /// Nothing yet, and never more than that many.
    pub(crate) const fn new(most: usize) -> Kept<K> {
        Kept { most, known: RefCell::new(Vec::new()) }
    }

    /// A copy of what was built for a key, or what is built now.
    pub(crate) fn copy(
        &self,
        key: &K,
        build: impl FnOnce() -> Option<web_sys::Node>,
    ) -> Option<web_sys::Node> {
        if let Some((_, built)) = self.known.borrow().iter().find(|(known, _)| known == key) {
            return built.clone_node_with_deep(true).ok();
        }
        let built = build()?;
        let mut known = self.known.borrow_mut();
        if known.len() < self.most
            && let Ok(copy) = built.clone_node_with_deep(true)
        {
            known.push((key.clone(), copy));
        }
        Some(built)
    }
}

impl Kept<Node> {
    /// The same by what an element is, if nothing but that is in it.
    pub(crate) fn copy_plain(
        &self,
        node: &Node,
        build: impl FnOnce() -> Option<web_sys::Node>,
    ) -> Option<web_sys::Node> {
        if has_more(node) { build() } else { self.copy(node, build) }
    }
}

/// Whether something in it is no attribute. A policy without inline styles might take a copied property for
/// one, and what a field holds is not to be kept.
fn has_more(node: &Node) -> bool {
    node.attributes.iter().any(|(name, _)| name.starts_with(['-', '.'])) || node.children.iter().any(has_more)
}
