//! Words as they stand on a page.

use plakoto_board::speech::{Direction, Locale, Speech};

/// Text in which plays, rolls and other figures keep their order where it is written from right to left.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_guide::prose::kept;
/// assert_eq!(kept("24/18 6/1*: 2", Locale::Ar), "\u{2066}24/18 6/1*\u{2069}: 2");
/// assert_eq!(kept("6-5.", Locale::Ar), "\u{2066}6-5\u{2069}.");
/// assert_eq!(kept("6-5.", Locale::De), "6-5.");
/// ```
#[must_use]
pub fn kept(text: &str, locale: Locale) -> String {
    if locale.direction() == Direction::LeftToRight {
        return text.into();
    }
    let mut written = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        let (figures, after) = from.split_at(length(from));
        written += before;
        // A number by itself needs no help.
        written += &if figures.bytes().all(|byte| byte.is_ascii_digit()) {
            figures.into()
        } else {
            Speech::kept_together(locale.speech(), figures)
        };
        rest = after;
    }
    written + rest
}

/// How much of a text that begins with a digit is one roll, score or play of several items.
fn length(text: &str) -> usize {
    let word = |text: &str| {
        let end = text.find(|letter: char| !(letter.is_ascii_alphanumeric() || "/-–*()".contains(letter)));
        let word = &text[..end.unwrap_or(text.len())];
        // What only ends a word belongs to the sentence.
        word.trim_end_matches(['-', '–', '(', '/']).len()
    };
    let mut length = word(text);
    while let Some(next) = text[length..].strip_prefix(' ') {
        let more = word(next);
        if !text[..length].contains('/') || !next[..more].contains('/') {
            break;
        }
        length += 1 + more;
    }
    length
}

/// The letters of a language whose names the guide gives in its own letters.
fn letters(letter: char) -> Option<Locale> {
    match letter {
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(Locale::El),
        '\u{400}'..='\u{4ff}' => Some(Locale::Bg),
        '\u{600}'..='\u{6ff}' => Some(Locale::Ar),
        _ => None,
    }
}

/// Text as HTML: plays, rolls and other figures are kept in their order, and names in other letters are
/// marked with their language, so that they are read out as they should be. Of elements it may have `<b>`
/// alone.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_guide::prose::html;
/// assert_eq!(html("<b>Πλακωτό</b>, 1–1", Locale::En), "<b><bdi lang=\"el\">Πλακωτό</bdi></b>, 1–1");
/// assert_eq!(html("Πλακωτό", Locale::El), "Πλακωτό");
/// assert_eq!(html("6-5.", Locale::Ar), "<bdi dir=\"ltr\">6-5</bdi>.");
/// ```
#[must_use]
pub fn html(text: &str, locale: Locale) -> String {
    let text = kept(text, locale);
    let foreign = |letter| letters(letter).filter(|language| *language != locale);
    let mut written = String::new();
    let mut rest = text.as_str();
    while let Some((start, language)) = rest.char_indices().find_map(|(at, one)| Some((at, foreign(one)?))) {
        let (before, name) = rest.split_at(start);
        let end = name.find(|one: char| letters(one) != Some(language)).unwrap_or(name.len());
        written += &format!("{before}<bdi lang=\"{}\">{}</bdi>", language.tag(), &name[..end]);
        rest = &name[end..];
    }
    (written + rest).replace('\u{2066}', "<bdi dir=\"ltr\">").replace('\u{2069}', "</bdi>")
}
