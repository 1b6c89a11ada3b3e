//! A diagram as the query of an address.

use std::fmt::Write;

use super::{one_line, trim};
use crate::{Attribute, Attributes};

const CAPTION: &str = "caption";

/// The attributes as parameters, and a `caption` for each step: what comes after an address's `?`.
///
/// ```
/// use plakoto_diagram::{Attribute, Attributes, html};
/// let attributes = Attributes::default().with(Attribute::Plays, "65: 24/13").captioned(["A & B"]);
/// assert_eq!(html::query(&attributes), "plays=65:+24/13&caption=A+%26+B");
/// ```
#[must_use]
pub fn query(attributes: &Attributes) -> String {
    let mut query = String::new();
    for (attribute, value) in attributes.iter() {
        parameter(attribute.name(), value, &mut query);
    }
    for caption in &attributes.captions {
        parameter(CAPTION, &one_line(caption), &mut query);
    }
    query
}

fn parameter(name: &str, value: &str, query: &mut String) {
    if !query.is_empty() {
        query.push('&');
    }
    query.push_str(name);
    query.push('=');
    for byte in value.bytes() {
        match byte {
            b'0'..=b'9'
            | b'A'..=b'Z'
            | b'a'..=b'z'
            | b'-'
            | b'_'
            | b'.'
            | b'~'
            | b'*'
            | b':'
            | b'/'
            | b';' => {
                query.push(byte.into());
            }
            b' ' => query.push('+'),
            _ => {
                // A text takes whatever is written.
                let _ = write!(query, "%{byte:02X}");
            }
        }
    }
}

/// The attributes in an address with a query; nothing if it has none of them.
pub(super) fn attributes(address: &str) -> Option<Attributes> {
    let (_, query) = address.split_once('?')?;
    let query = query.split('#').next().unwrap_or_default();
    let mut attributes = Attributes::default();
    let mut found = false;
    for pair in query.split('&') {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        if name == CAPTION {
            attributes.captions.push(one_line(&plain(value)));
            found = true;
        }
        // Of several the first one counts, as in a tag.
        if let Some(attribute) = Attribute::named(name).filter(|known| attributes.get(*known).is_none()) {
            attributes.set(attribute, Some(plain(value)));
            found = true;
        }
    }
    trim(&mut attributes.captions);
    found.then_some(attributes)
}

/// A value without its escapes. Those that are none stay as they are.
fn plain(value: &str) -> String {
    let bytes = value.as_bytes();
    let mut text = Vec::with_capacity(bytes.len());
    let digit = |at: usize| bytes.get(at).and_then(|byte| char::from(*byte).to_digit(16));
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match (byte, digit(at + 1), digit(at + 2)) {
            (b'%', Some(high), Some(low)) => {
                text.push((16 * high + low) as u8);
                at += 2;
            }
            (b'+', ..) => text.push(b' '),
            _ => text.push(*byte),
        }
        at += 1;
    }
    String::from_utf8_lossy(&text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_resolved_as_browsers_do() {
        for (value, text) in [("a+b%20c", "a b c"), ("%c3%BC", "ü"), ("100%", "100%"), ("%zz%4", "%zz%4")] {
            assert_eq!(plain(value), text);
        }
        assert_eq!(plain("%ff"), "\u{fffd}");
    }

    #[test]
    fn an_address_without_our_parameters_is_none_of_ours() {
        for address in ["", "https://example.org", "https://example.org/?seed=1&utm=x#position=-"] {
            assert_eq!(attributes(address), None, "{address}");
        }
        let own = attributes("x?seed=1&flip&turn=b&turn=w#turn=w").unwrap();
        assert_eq!((own.get(Attribute::Flip), own.get(Attribute::Turn)), (Some(""), Some("b")));
    }
}
