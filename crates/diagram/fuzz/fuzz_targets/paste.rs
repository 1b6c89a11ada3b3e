//! Any text as what an author pastes: it is read or refused, and what is read is read again from what
//! it writes. What makes a diagram can be told and drawn at every step.
#![no_main]

use libfuzzer_sys::fuzz_target;
use plakoto_board::geometry::Format;
use plakoto_board::picture::Look;
use plakoto_board::speech::Locale;
use plakoto_diagram::{Attributes, Diagram, html};

fuzz_target!(|text: &str| {
    match html::read(text) {
        Ok(attributes) => check(&attributes),
        Err(misread) => {
            assert!(misread.line >= 1 && misread.line <= text.matches('\n').count() + 1);
            assert!(!misread.to_string().is_empty());
        }
    }
    // The same text within a tag, and as an address, so that most tries come that far.
    for text in [format!("<plakoto-diagram {text}"), format!("?{text}")] {
        if let Ok(attributes) = html::read(&text) {
            check(&attributes);
        }
    }
});

fn check(attributes: &Attributes) {
    // A page has no character 0, and whether a value is there twice is not written.
    let read = |text: &str| html::read(text).expect("what was written");
    let once = read(&html::element(attributes, "plakoto-diagram.js", Locale::En));
    assert_eq!(read(&html::element(&once, "plakoto-diagram.js", Locale::De)), once);
    assert_eq!(read(&html::iframe(&once, "embed.html", Locale::De)), once);
    match Diagram::read(attributes) {
        Ok(diagram) => {
            for step in 0..=diagram.last_step() {
                assert!(!diagram.told(step, Locale::De.speech()).is_empty());
                let svg = diagram.picture(step, Format::Narrow, Look::Print, Locale::En);
                assert_eq!(svg.matches("<svg").count(), 1);
            }
        }
        Err(wrong) => assert!(!wrong.to_string().is_empty()),
    }
}
