//! What HTML and SVG have in common as texts.

/// Writes an attribute.
pub fn attribute(name: &str, value: &str, markup: &mut String) {
    markup.push(' ');
    markup.push_str(name);
    markup.push_str("=\"");
    escape(value, markup);
    markup.push('"');
}

/// Writes a text so that it stays text. What XML cannot have is replaced.
pub fn escape(text: &str, markup: &mut String) {
    for character in text.chars() {
        match character {
            '&' => markup.push_str("&amp;"),
            '<' => markup.push_str("&lt;"),
            '>' => markup.push_str("&gt;"),
            '"' => markup.push_str("&quot;"),
            '\t' | '\n' => markup.push(character),
            '\0' | '\u{2}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => markup.push(char::REPLACEMENT_CHARACTER),
            _ => markup.push(character),
        }
    }
}
