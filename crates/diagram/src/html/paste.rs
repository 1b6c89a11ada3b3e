//! What an author pastes, read as browsers read it.

use plakoto_rules::notation::Situation;

use super::misread::{Misread, Snag};
use super::references::resolve;
use super::snippet::FILLED;
use super::{one_line, query, trim};
use crate::{Attribute, Attributes};

const ELEMENT: &str = "plakoto-diagram";

/// Attributes that any element of a page may have.
const EVERYBODYS: [&str; 13] = [
    "class",
    "dir",
    "draggable",
    "hidden",
    "id",
    "inert",
    "is",
    "nonce",
    "part",
    "role",
    "slot",
    "style",
    "title",
];

/// Reads a diagram out of a text: the element or the frame with whatever is around it, a link, or a
/// position code or situation.
///
/// # Errors
/// Says what is wrong, and where. Whether the attributes make a diagram is left to
/// [`Diagram::read`](crate::Diagram::read).
///
/// ```
/// use plakoto_diagram::{Attribute, html};
/// let framed = "<iframe src='embed.html?turn=b&amp;dice=65'></iframe>";
/// assert_eq!(html::read(framed)?.get(Attribute::Dice), Some("65"));
/// let code = "j---d-------F-a----A---H w53 tapa";
/// assert_eq!(html::read(code)?.get(Attribute::Rules), Some("tapa"));
/// # Ok::<(), html::Misread>(())
/// ```
pub fn read(text: &str) -> Result<Attributes, Misread> {
    let misread = |(at, snag)| Misread::at(text, at, snag);
    if text.contains('<') {
        return Reader { text, at: 0 }.diagram().map_err(misread);
    }
    let start = text.len() - text.trim_start().len();
    if text.contains('?') {
        let address = text.split_whitespace().find_map(|word| query::attributes(&resolve(word)));
        return address.ok_or(misread((start, Snag::Nothing)));
    }
    if text.trim().is_empty() {
        return Err(misread((0, Snag::Nothing)));
    }
    match text.parse::<Situation>() {
        Ok(situation) => Ok(situation.into()),
        Err(error) => Err(misread((start, Snag::Code(error)))),
    }
}

/// What is wrong at a byte.
type Stop = (usize, Snag);

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

/// What stands between texts.
enum Mark<'a> {
    Start {
        name: &'a str,
        attributes: Vec<(Name<'a>, String)>,
    },
    End {
        name: &'a str,
    },
    /// A comment, or what browsers take for one.
    Comment,
}

/// An attribute's name, and where it stands.
struct Name<'a> {
    name: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// What comes until one of these characters, and goes there.
    fn until(&mut self, is_end: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(is_end).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// Passes over a text, if it is there.
    fn passes(&mut self, text: &str) -> bool {
        let is_there = self.rest().starts_with(text);
        if is_there {
            self.at += text.len();
        }
        is_there
    }

    /// Passes over everything until after a text, or to the end.
    fn pass_until(&mut self, text: &str) {
        // Byte by byte: the library's search is faster, and a kilobyte more to download.
        let rest = self.rest().as_bytes();
        let found = rest.windows(text.len()).position(|part| part == text.as_bytes());
        self.at += found.map_or(rest.len(), |at| at + text.len());
    }

    /// The text until the next mark, as it is written, and that mark.
    fn next(&mut self) -> Result<(&'a str, Option<Mark<'a>>), Stop> {
        let from = self.at;
        loop {
            self.until(|character| character == '<');
            let at = self.at;
            let text = self.text.get(from..at).unwrap_or_default();
            if !self.passes("<") {
                return Ok((text, None));
            }
            if self.passes("!--") {
                self.pass_until("-->");
                return Ok((text, Some(Mark::Comment)));
            }
            if self.rest().starts_with(['!', '?']) {
                self.pass_until(">");
                return Ok((text, Some(Mark::Comment)));
            }
            let ends = self.passes("/");
            if self.rest().starts_with(|character: char| character.is_ascii_alphabetic()) {
                let mark = self.tag(at, ends)?;
                if let Mark::Start { name, .. } = &mark
                    && (is(name, "script") || is(name, "style"))
                {
                    self.pass_raw(name);
                }
                return Ok((text, Some(mark)));
            }
            // A `<` that begins nothing is a character.
        }
    }

    /// Passes over a script or a style, in which `<` means nothing.
    fn pass_raw(&mut self, name: &str) {
        while !self.rest().is_empty() {
            self.pass_until("</");
            if self.rest().get(..name.len()).is_some_and(|end| is(end, name)) {
                return self.pass_until(">");
            }
        }
    }

    fn tag(&mut self, start: usize, ends: bool) -> Result<Mark<'a>, Stop> {
        let name = self.until(|character| is_space(character) || character == '/' || character == '>');
        let mut attributes = Vec::new();
        loop {
            self.until(|character| !is_space(character) && character != '/');
            if self.passes(">") {
                return Ok(if ends { Mark::End { name } } else { Mark::Start { name, attributes } });
            }
            let at = self.at;
            let name = self.until(|character| is_space(character) || "/>=".contains(character));
            if name.is_empty() && !self.passes("=") {
                return Err((start, Snag::Unclosed));
            }
            self.until(|character| !is_space(character));
            let value = if self.passes("=") { self.value()? } else { "" };
            attributes.push((Name { name, at }, resolve(value)));
        }
    }

    fn value(&mut self) -> Result<&'a str, Stop> {
        self.until(|character| !is_space(character));
        let at = self.at;
        for quote in ["\"", "'"] {
            if self.passes(quote) {
                let value = self.until(|character| quote.contains(character));
                return if self.passes(quote) { Ok(value) } else { Err((at, Snag::Unclosed)) };
            }
        }
        Ok(self.until(|character| is_space(character) || character == '>'))
    }

    /// The one diagram in the text.
    fn diagram(&mut self) -> Result<Attributes, Stop> {
        let mut found = None;
        loop {
            let before = self.at;
            let (text, mark) = self.next()?;
            let at = before + text.len();
            let attributes = match mark {
                None => return found.ok_or((0, Snag::Nothing)),
                Some(Mark::Start { name, attributes }) if is(name, ELEMENT) => {
                    let mut own = own(attributes)?;
                    own.captions = self.captions()?;
                    Some(own)
                }
                Some(Mark::Start { name, attributes }) if is(name, "iframe") => addressed(&attributes, "src"),
                Some(Mark::Start { name, attributes }) if is(name, "a") && found.is_none() => {
                    addressed(&attributes, "href")
                }
                _ => None,
            };
            match (attributes, &found) {
                (Some(_), Some(_)) => return Err((at, Snag::Second)),
                (Some(attributes), None) => found = Some(attributes),
                (None, _) => {}
            }
        }
    }

    /// The texts of the list's items, until the element ends.
    fn captions(&mut self) -> Result<Vec<String>, Stop> {
        let mut captions: Vec<String> = Vec::new();
        let mut item: Option<Item> = None;
        let mut depth = 0_usize;
        loop {
            let before = self.at;
            let (text, mark) = self.next()?;
            if let Some(item) = &mut item {
                item.text.push_str(&resolve(text));
            }
            let closes = match &mark {
                None => true,
                Some(Mark::Start { name, .. }) => is(name, "li") && depth < 2,
                Some(Mark::End { name }) => is(name, ELEMENT) || (depth < 2 && is_of_list(name)),
                Some(Mark::Comment) => false,
            };
            if closes {
                captions.extend(item.take().map(Item::caption));
            }
            match mark {
                None => break,
                Some(Mark::End { name }) if is(name, ELEMENT) => break,
                Some(Mark::Start { name, .. }) if is(name, ELEMENT) => {
                    return Err((before + text.len(), Snag::Second));
                }
                Some(Mark::Start { name, attributes }) if is(name, "li") && depth < 2 => {
                    let filled = attributes.iter().any(|(own, _)| is(own.name, FILLED));
                    item = Some(Item { text: String::new(), filled });
                }
                Some(Mark::Start { name, .. }) if is_list(name) => depth += 1,
                Some(Mark::End { name }) if is_list(name) => depth = depth.saturating_sub(1),
                Some(Mark::Start { name, .. }) => {
                    if let (true, Some(item)) = (is(name, "br"), &mut item) {
                        item.text.push(' ');
                    }
                }
                Some(_) => {}
            }
        }
        trim(&mut captions);
        Ok(captions)
    }
}

/// An item of the list, while it is read.
struct Item {
    text: String,
    /// Whether its text was filled in, so that it is no caption.
    filled: bool,
}

impl Item {
    fn caption(self) -> String {
        if self.filled { String::new() } else { one_line(&self.text) }
    }
}

fn is_space(character: char) -> bool {
    character.is_ascii_whitespace()
}

fn is(name: &str, known: &str) -> bool {
    name.eq_ignore_ascii_case(known)
}

fn is_list(name: &str) -> bool {
    is(name, "ol") || is(name, "ul")
}

fn is_of_list(name: &str) -> bool {
    is_list(name) || is(name, "li")
}

/// What a diagram's tag says. Of attributes of the same name the first one counts.
fn own(written: Vec<(Name<'_>, String)>) -> Result<Attributes, Stop> {
    let mut own = Attributes::default();
    for (Name { name, at }, value) in written {
        let lower = name.to_ascii_lowercase();
        match Attribute::named(&lower) {
            Some(attribute) if own.get(attribute).is_none() => own.set(attribute, Some(value)),
            None if !is_everybodys(&lower) => return Err((at, Snag::Unknown(name.into()))),
            _ => {}
        }
    }
    Ok(own)
}

/// Whether an attribute may stand on any element, or is the host's own.
fn is_everybodys(name: &str) -> bool {
    EVERYBODYS.contains(&name)
        || name.starts_with("on")
        || !name.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// The diagram in the address that an attribute holds.
fn addressed(written: &[(Name<'_>, String)], name: &str) -> Option<Attributes> {
    let (_, address) = written.iter().find(|(own, _)| is(own.name, name))?;
    let path = address.split(['?', '#']).next().unwrap_or_default();
    let is_start = || path.ends_with("embed.html").then(Attributes::default);
    query::attributes(address).or_else(is_start)
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::option;
    use proptest::prelude::*;

    use plakoto_board::speech::Locale;

    use super::super::{element, iframe, link, query};
    use super::*;
    use crate::Diagram;

    fn example() -> Attributes {
        Attributes::default()
            .with(Attribute::Plays, "65: 24/19 24/18; 31: 24/23 24/21")
            .with(Attribute::Flip, "")
            .captioned(["", "Weiß & Schwarz"])
    }

    fn snag(text: &str) -> (usize, usize, Snag) {
        let misread = read(text).unwrap_err();
        (misread.line, misread.character, misread.snag)
    }

    #[test]
    fn what_is_pasted_may_be_written_in_any_way() {
        for text in [
            "<plakoto-diagram plays=\"65: 24/19 24/18; 31: 24/23 24/21\" flip><ol><li></li><li>Weiß &amp; Schwarz</ol>",
            "<p>See\n<PLAKOTO-DIAGRAM FLIP='' onclick=x class=a data-x=1\n  PLAYS='65: 24/19 24/18; 31: 24/23 24/21' >\
             <OL><LI data-words>White to play.<li><b>Wei&szlig;</b>\n &amp;<br>Schwarz</li></OL></PLAKOTO-DIAGRAM></p>",
            "<!-- <plakoto-diagram turn=b> --><script>if (a<b) '<plakoto-diagram>'</script>\
             <plakoto-diagram plays='65: 24/19 24/18; 31: 24/23 24/21' plays='' flip=\"\">\
             <li></li> <!-- no --> <li>Weiß <!-- and --> &#38; Schwarz</li> later",
            "<iframe src=\"https://a.org/embed.html?plays=65:+24/19+24/18;+31:+24/23+24/21&amp;flip=&amp;caption=&amp;\
             caption=Wei%C3%9F+%26+Schwarz\"></iframe> <a href='?turn=b'>more</a>",
            "Here: https://a.org/?plays=65%3A%2024/19%2024/18%3B%2031:%2024/23%2024/21&flip&caption=&caption=Weiß+%26%20Schwarz#x",
        ] {
            assert_eq!(read(text).as_ref(), Ok(&example()), "{text}");
        }
    }

    #[test]
    fn our_own_frame_of_the_start_has_no_parameters() {
        assert_eq!(
            read(&iframe(&Attributes::default(), "embed.html", Locale::En)),
            Ok(Attributes::default())
        );
        assert_eq!(snag("<iframe src=other.html></iframe>").2, Snag::Nothing);
    }

    #[test]
    fn it_is_said_what_is_wrong_and_where() {
        assert_eq!(snag(""), (1, 1, Snag::Nothing));
        assert_eq!(snag("<p>none</p>"), (1, 1, Snag::Nothing));
        assert_eq!(snag("\n  https://example.org?x"), (2, 3, Snag::Nothing));
        assert_eq!(snag("<p>\nü <plakoto-diagram turn=w"), (2, 3, Snag::Unclosed));
        assert_eq!(snag("<plakoto-diagram turn='w>"), (1, 23, Snag::Unclosed));
        assert_eq!(snag("<plakoto-diagram\tpostion=x>"), (1, 18, Snag::Unknown("postion".into())));
        let one = element(&Attributes::default(), "s", Locale::En);
        assert_eq!(snag(&format!("{one}{one}")), (8, 1, Snag::Second));
        assert_eq!(snag("<plakoto-diagram>\n<plakoto-diagram>"), (2, 1, Snag::Second));
        assert!(matches!(snag("o-x").2, Snag::Code(_)));
    }

    #[test]
    fn a_link_of_ours_opens_the_same_situation() {
        let attributes = read("j---d-------F-a----A---H w53 tapa").unwrap();
        let situation = Diagram::read(&attributes).unwrap().situation;
        assert_eq!(read(&link(&situation, "https://a.org/x")), Ok(attributes));
    }

    /// Texts with much of what HTML and addresses have a meaning for.
    fn texts() -> impl Strategy<Value = String> {
        let special = prop::sample::select(vec![
            "<",
            ">",
            "&",
            "\"",
            "'",
            "=",
            "/",
            ";",
            "&amp;",
            "&lt",
            "<li>",
            "</li>",
            "</ol>",
            "<!--",
            "-->",
            "</plakoto-diagram>",
            "<script>",
            "%",
            "%41",
            "+",
            "#",
            "?",
            " ",
            "\n",
            "\r",
            "\u{a0}",
            "ü",
            "λ",
            "م",
            "🎲",
            "65: 24/13",
            "o----------------------O",
        ]);
        vec(prop_oneof![special.prop_map(String::from), "[^\\x00]{0,3}"], 0..6)
            .prop_map(|parts| parts.concat())
    }

    fn any_attributes() -> impl Strategy<Value = Attributes> {
        (vec(option::of(texts()), Attribute::ALL.len()), vec(texts(), 0..4)).prop_map(|(values, captions)| {
            let mut attributes = Attributes::default();
            for (attribute, value) in Attribute::ALL.into_iter().zip(values) {
                attributes.set(attribute, value);
            }
            attributes.captions = captions.iter().map(|caption| one_line(caption)).collect();
            trim(&mut attributes.captions);
            attributes
        })
    }

    /// Attributes that make a diagram, so that captions are filled in.
    fn diagrams() -> impl Strategy<Value = Attributes> {
        any_attributes().prop_map(|given| {
            let mut attributes = example().captioned(given.captions.iter());
            attributes.set(Attribute::Lang, given.get(Attribute::Lang).map(String::from));
            attributes
        })
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(attributes in prop_oneof![any_attributes(), diagrams()], address in texts()) {
            prop_assert_eq!(read(&element(&attributes, &address, Locale::De)), Ok(attributes.clone()));
            let framed = iframe(&attributes, "embed.html", Locale::De);
            prop_assert_eq!(read(&framed), Ok(attributes.clone()));
            if attributes != Attributes::default() {
                let address = format!("https://example.org/embed.html?{}", query::query(&attributes));
                prop_assert_eq!(read(&address), Ok(attributes.clone()));
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text in vec(texts(), 0..8), before in 0..2_usize) {
            let text = ["", "<plakoto-diagram "][before].to_string() + &text.concat();
            match read(&text) {
                Ok(attributes) => {
                    let again = read(&element(&attributes, "", Locale::En));
                    prop_assert_eq!(again.map(|again| query::query(&again)), Ok(query::query(&attributes)));
                }
                Err(misread) => {
                    prop_assert!(misread.line <= text.matches('\n').count() + 1);
                    prop_assert!(!misread.to_string().is_empty());
                }
            }
        }
    }
}
