//! A diagram as HTML for an author's page, and back from what an author pastes.
//!
//! What is written is [`element`], [`iframe`] and [`link`]; [`read`] takes each of them, and a position
//! code. White space in captions counts as one blank, as on a page.
//!
//! ```
//! use plakoto_board::speech::Locale;
//! use plakoto_diagram::{Attribute, Attributes, html};
//! let attributes = Attributes::default()
//!     .with(Attribute::Plays, "65: 24/19 24/18")
//!     .captioned(["The start.", "White's <first> play."]);
//! let snippet = html::element(&attributes, "plakoto-diagram.js", Locale::En);
//! assert!(snippet.contains("<li>White's &lt;first&gt; play.</li>"));
//! assert_eq!(html::read(&snippet)?, attributes);
//! # Ok::<(), html::Misread>(())
//! ```

mod misread;
mod paste;
mod query;
mod references;
mod snippet;

pub use misread::{Misread, Snag};
pub use paste::read;
pub use query::query;
pub use snippet::{FILLED, element, iframe, link};

/// A caption as a page shows it.
fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// Leaves out the captions after the last one that says something.
fn trim(captions: &mut Vec<String>) {
    let said = captions.iter().rposition(|caption| !caption.is_empty());
    captions.truncate(said.map_or(0, |last| last + 1));
}
