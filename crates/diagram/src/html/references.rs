//! Characters that mean something in HTML, and the references that stand for them.

/// The names of the characters 160 to 255, in their order.
const LATIN: &str = "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

/// Others that authors and their programs write by name.
const NAMED: [(&str, char); 16] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("ndash", '–'),
    ("mdash", '—'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("sbquo", '‚'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("bdquo", '„'),
    ("hellip", '…'),
    ("bull", '•'),
    ("euro", '€'),
];

/// Writes a text so that it stays text, between tags and in a value in double quotes.
pub(super) fn escape(text: &str, html: &mut String) {
    for character in text.chars() {
        match character {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            // A page would read it as the end of a line.
            '\r' => html.push_str("&#13;"),
            // No page can have it, not even by its number.
            '\0' => html.push(char::REPLACEMENT_CHARACTER),
            _ => html.push(character),
        }
    }
}

/// The text that HTML stands for. What is no reference stays as it is.
pub(super) fn resolve(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('&') {
        text.push_str(before);
        match reference(after) {
            Some((character, length)) => {
                text.push(character);
                rest = after.get(length..).unwrap_or_default();
            }
            None => {
                text.push('&');
                rest = after;
            }
        }
    }
    text.push_str(rest);
    text
}

/// The character of the reference after a `&`, and how many bytes it takes.
fn reference(after: &str) -> Option<(char, usize)> {
    let (name, _) = after.split_once(';')?;
    let character = match name.strip_prefix('#') {
        Some(number) => {
            let (digits, radix) = match number.strip_prefix(['x', 'X']) {
                Some(hexadecimal) => (hexadecimal, 16),
                None => (number, 10),
            };
            if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
                return None;
            }
            let number = u32::from_str_radix(digits, radix).ok().filter(|number| *number != 0);
            number.and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER)
        }
        None => named(name)?,
    };
    Some((character, name.len() + 1))
}

fn named(name: &str) -> Option<char> {
    if let Some((_, character)) = NAMED.iter().find(|(known, _)| *known == name) {
        return Some(*character);
    }
    let place = LATIN.split_ascii_whitespace().position(|known| known == name)?;
    char::from_u32(160 + place as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_resolved_and_the_rest_stays() {
        let cases = [
            ("Wei&szlig; &amp; &Ouml;&#100;&#x64;", "Weiß & Ödd"),
            ("&nbsp;&yuml;&divide;", "\u{a0}ÿ÷"),
            ("a & b &c; &#x; &#; &", "a & b &c; &#x; &#; &"),
            ("&#0;&#xd800;&#99999999999;", "\u{fffd}\u{fffd}\u{fffd}"),
            ("&amp;lt;", "&lt;"),
            ("&bdquo;&ldquo;", "„“"),
        ];
        for (html, text) in cases {
            assert_eq!(resolve(html), text);
        }
        assert_eq!(LATIN.split_ascii_whitespace().count(), 96);
    }

    #[test]
    fn what_is_escaped_is_text_and_comes_back() {
        let text = "<img src=x onerror=\"alert('1')\"> &amp; \r\n“ü”";
        let mut html = String::new();
        escape(text, &mut html);
        assert!(!html.contains(['<', '>', '"', '\r']), "{html}");
        assert_eq!(resolve(&html), text);
    }
}
