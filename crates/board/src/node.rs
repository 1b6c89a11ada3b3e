//! Elements as plain data: for the page to show and for tests to read.

/// An element. Attributes whose names begin with `--` are style properties.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub tag: &'static str,
    pub attributes: Vec<(&'static str, String)>,
    /// What it says; an element says something or holds others.
    pub text: Option<String>,
    pub children: Vec<Node>,
}

impl Node {
    /// An element of a class, or of none if that is empty.
    pub fn new(tag: &'static str, class: &str) -> Node {
        let node = Node { tag, attributes: Vec::new(), text: None, children: Vec::new() };
        if class.is_empty() { node } else { node.with("class", class) }
    }

    pub fn with(mut self, name: &'static str, value: &str) -> Node {
        self.attributes.push((name, value.into()));
        self
    }

    /// With an attribute that has no value, if it holds.
    pub fn when(self, holds: bool, name: &'static str) -> Node {
        if holds { self.with(name, "") } else { self }
    }

    /// What pressing or changing it does, as `State::press`
    /// understands it.
    pub fn doing(self, what: &str) -> Node {
        self.with("data-do", what)
    }

    pub fn holding(mut self, children: Vec<Node>) -> Node {
        self.children = children;
        self
    }

    pub fn saying(mut self, text: impl ToString) -> Node {
        self.text = Some(text.to_string());
        self
    }

    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(own, _)| *own == name).map(|(_, value)| value.as_str())
    }
}

/// A button of a class that does something.
pub fn button(class: &str, what: &str) -> Node {
    Node::new("button", class).with("type", "button").doing(what)
}
