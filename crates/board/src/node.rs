//! Elements as plain data: for the page to show and for tests to read.

use crate::markup;

/// An element. Attributes whose names begin with `--` are style properties.
///
/// ```
/// use plakoto_board::node::Node;
/// let link = Node::new("a", "more").with("href", "guide.html").saying("Guide");
/// assert_eq!(link.attribute("class"), Some("more"));
/// assert_eq!(link.text.as_deref(), Some("Guide"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// The name of its tag.
    pub tag: &'static str,
    /// Names and values, in the order in which they were given.
    pub attributes: Vec<(&'static str, String)>,
    /// What it says; an element says something or holds others.
    pub text: Option<String>,
    /// The elements that it holds.
    pub children: Vec<Node>,
}

impl Node {
    /// An element of a class, or of none if that is empty.
    pub fn new(tag: &'static str, class: &str) -> Node {
        let node = Node { tag, attributes: Vec::new(), text: None, children: Vec::new() };
        if class.is_empty() { node } else { node.with("class", class) }
    }

    /// With an attribute.
    #[must_use]
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

    /// With these elements in it.
    #[must_use]
    pub fn holding(mut self, children: Vec<Node>) -> Node {
        self.children = children;
        self
    }

    /// With this text in it.
    #[must_use]
    pub fn saying(mut self, text: impl ToString) -> Node {
        self.text = Some(text.to_string());
        self
    }

    /// What an attribute says, if it is there.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(own, _)| *own == name).map(|(_, value)| value.as_str())
    }

    /// The element as HTML, for pages that show it before they can make it. Style properties are left out:
    /// a page with a strict policy takes none from HTML.
    ///
    /// ```
    /// use plakoto_board::node::Node;
    /// let link = Node::new("a", "").with("href", "?lang=el&seed=3").saying("Rules");
    /// assert_eq!(link.html(), r#"<a href="?lang=el&amp;seed=3">Rules</a>"#);
    /// ```
    #[must_use]
    pub fn html(&self) -> String {
        let mut html = String::new();
        self.write(&mut html);
        html
    }

    fn write(&self, html: &mut String) {
        html.push('<');
        html.push_str(self.tag);
        for (name, value) in self.attributes.iter().filter(|(name, _)| !name.starts_with("--")) {
            markup::attribute(name, value, html);
        }
        html.push('>');
        if ["br", "img", "input"].contains(&self.tag) {
            return;
        }
        markup::escape(self.text.as_deref().unwrap_or_default(), html);
        for child in &self.children {
            child.write(html);
        }
        html.push_str("</");
        html.push_str(self.tag);
        html.push('>');
    }
}

/// A button of a class that does something.
pub fn button(class: &str, what: &str) -> Node {
    Node::new("button", class).with("type", "button").doing(what)
}
