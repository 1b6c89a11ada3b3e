//! Elements that were built before, to be copied: boards and buttons on one page are much alike, and a copy is
//! one call to the browser in place of dozens.

use std::cell::RefCell;

use crate::node::Node;

/// Elements of one kind, as they were built at first, on no page.
pub(crate) struct Kept {
    most: usize,
    known: RefCell<Vec<(Node, web_sys::Node)>>,
}

impl Kept {
    /// Nothing yet, and never more than that many.
    pub(crate) const fn new(most: usize) -> Kept {
        Kept { most, known: RefCell::new(Vec::new()) }
    }

    /// A copy of what was built for a node, or what is built now.
    pub(crate) fn copy(
        &self,
        node: &Node,
        build: impl FnOnce() -> Option<web_sys::Node>,
    ) -> Option<web_sys::Node> {
        if has_more(node) {
            return build();
        }
        if let Some((_, built)) = self.known.borrow().iter().find(|(known, _)| known == node) {
            return built.clone_node_with_deep(true).ok();
        }
        let built = build()?;
        let mut known = self.known.borrow_mut();
        if known.len() < self.most
            && let Ok(copy) = built.clone_node_with_deep(true)
        {
            known.push((node.clone(), copy));
        }
        Some(built)
    }
}

/// Whether something in it is no attribute. A policy without inline styles might take a copied property for
/// one, and what a field holds is not to be kept.
pub(crate) fn has_more(node: &Node) -> bool {
    node.attributes.iter().any(|(name, _)| name.starts_with(['-', '.'])) || node.children.iter().any(has_more)
}
