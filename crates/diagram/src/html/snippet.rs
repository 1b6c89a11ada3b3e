//! What an author puts on a page.

use plakoto_board::speech::Locale;
use plakoto_rules::notation::Situation;

use super::one_line;
use super::query::query;
use super::references::escape;
use crate::{Attribute, Attributes, Diagram};

/// The attribute of a list item whose text was filled in, since its step has no caption.
pub const FILLED: &str = "data-words";

/// From there a line is broken before the next attribute.
const LINE: usize = 76;

/// The element with the line that brings its script, and the list that is read where scripts are off.
///
/// Steps without a caption are filled in with words, in the diagram's language, or in `locale` if it
/// names none; [`read`](super::read) leaves these out again. Nothing is filled in if the
/// attributes make no diagram. `script` is the script's address.
#[must_use]
pub fn element(attributes: &Attributes, script: &str, locale: Locale) -> String {
    let mut html = String::from("<script type=\"module\" src=\"");
    escape(script, &mut html);
    html.push_str("\"></script>\n");
    let tag = html.len();
    html.push_str("<plakoto-diagram");
    let indent = html.len() - tag;
    let mut line = tag;
    for (attribute, value) in attributes.iter() {
        if html.len() - line > LINE {
            line = html.len();
            html.push('\n');
            html.extend(std::iter::repeat_n(' ', indent));
        }
        html.push(' ');
        html.push_str(attribute.name());
        if !value.is_empty() || !matches!(attribute, Attribute::Flip | Attribute::Pips) {
            html.push_str("=\"");
            escape(value, &mut html);
            html.push('"');
        }
    }
    html.push_str(">\n  <ol>\n");
    let diagram = Diagram::read(attributes).ok();
    let speech = diagram.as_ref().and_then(|diagram| diagram.locale).unwrap_or(locale).speech();
    let steps = diagram.as_ref().map_or(0, |diagram| diagram.last_step() + 1);
    for step in 0..steps.max(attributes.captions.len()) {
        let caption = attributes.captions.get(step).map(|caption| one_line(caption)).unwrap_or_default();
        html.push_str("    <li");
        match &diagram {
            Some(diagram) if caption.is_empty() && step < steps => {
                html.push(' ');
                html.push_str(FILLED);
                html.push('>');
                escape(&diagram.told(step, speech), &mut html);
            }
            _ => {
                html.push('>');
                escape(&caption, &mut html);
            }
        }
        html.push_str("</li>\n");
    }
    html.push_str("  </ol>\n</plakoto-diagram>\n");
    html
}

/// The same diagram in a frame. `page` is the address of `embed.html`; the frame's name is in the
/// diagram's language, or in `locale` if it names none.
///
/// The frame may run its script and fetch what it needs from beside itself, and write to the clipboard.
#[must_use]
pub fn iframe(attributes: &Attributes, page: &str, locale: Locale) -> String {
    let mut html = String::from("<iframe src=\"");
    escape(&address(page, &query(attributes)), &mut html);
    html.push_str("\" title=\"");
    let diagram = Diagram::read(attributes).ok();
    let speech = diagram.as_ref().and_then(|diagram| diagram.locale).unwrap_or(locale).speech();
    let title = match &diagram {
        Some(diagram) => diagram.title(diagram.step, speech),
        None => speech.board.into(),
    };
    escape(&title, &mut html);
    html.push_str(
        "\" width=\"100%\" height=\"640\" frameborder=\"0\" loading=\"lazy\" \
         sandbox=\"allow-scripts allow-same-origin\" allow=\"clipboard-write\"></iframe>\n",
    );
    html
}

/// A link that opens a situation in the app at that address.
///
/// ```
/// use plakoto_diagram::html;
/// let situation = "j---d-------F-a----A---H w53 tapa".parse()?;
/// assert_eq!(
///     html::link(&situation, "https://example.org/plakoto/"),
///     "https://example.org/plakoto/?position=j---d-------F-a----A---H&turn=w&dice=53&rules=tapa"
/// );
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[must_use]
pub fn link(situation: &Situation, app: &str) -> String {
    address(app, &query(&Attributes::from(*situation)))
}

fn address(page: &str, query: &str) -> String {
    match (page, query) {
        (page, "") => page.into(),
        (page, query) if page.contains('?') => [page, "&", query].concat(),
        (page, query) => [page, "?", query].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documented_example_is_written() {
        let attributes = Attributes::default()
            .with(Attribute::Position, "o----------------------O")
            .with(Attribute::Turn, "w")
            .with(Attribute::Rules, "plakoto")
            .with(Attribute::Plays, "65: 24/19 24/18; 31: 24/23 24/21")
            .captioned(["The start. White to play."]);
        assert_eq!(
            element(&attributes, "plakoto-diagram.js", Locale::De),
            r#"<script type="module" src="plakoto-diagram.js"></script>
<plakoto-diagram position="o----------------------O" turn="w" rules="plakoto"
                 plays="65: 24/19 24/18; 31: 24/23 24/21">
  <ol>
    <li>The start. White to play.</li>
    <li data-words>Weiß zog 24/19 24/18. Schwarz zieht 3-1.</li>
    <li data-words>Schwarz zog 24/23 24/21. Weiß würfelt.</li>
  </ol>
</plakoto-diagram>
"#
        );
    }

    #[test]
    fn the_element_knows_what_was_filled_in() {
        let script = include_str!("../../plakoto-diagram.js");
        assert!(script.contains(&format!("item.hasAttribute({FILLED:?}) ? \"\"")));
    }

    #[test]
    fn markup_stays_text_wherever_it_stands() {
        let evil = "\"'><img src=x onerror=alert(1)></li></ol></plakoto-diagram><script>alert(1)</script>";
        let mut attributes = Attributes::default().captioned([evil, "", evil]);
        for attribute in Attribute::ALL {
            attributes.set(attribute, Some(evil.into()));
        }
        let written = element(&attributes, evil, Locale::En);
        assert_eq!(written.matches('<').count(), 2 + 2 + 2 + 6, "{written}");
        assert!(!written.contains("<img"));
        let framed = iframe(&attributes, evil, Locale::En);
        assert_eq!(framed.matches('<').count(), 2, "{framed}");
        assert_eq!(framed.matches('"').count(), 16, "{framed}");
    }

    #[test]
    fn a_frame_says_in_its_language_what_is_in_it() {
        let attributes = Attributes::default().with(Attribute::Dice, "65").with(Attribute::Lang, "de");
        let framed = iframe(&attributes, "embed.html", Locale::En);
        assert!(framed.starts_with(
            "<iframe src=\"embed.html?dice=65&amp;lang=de\" title=\"Plakoto: Weiß zieht 6-5.\""
        ));
    }
}
