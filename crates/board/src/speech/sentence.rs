//! Sentences with holes.

use std::fmt::{Display, Write};

/// A sentence with `N` holes, which are written `{0}`, `{1}` and so on and may stand in any order. One
/// that lacks a hole, or has another, does not compile in a table.
///
/// ```
/// use plakoto_board::speech::Sentence;
/// static CLOSED: Sentence<1> = Sentence::new("The {0}-point is closed.");
/// assert_eq!(CLOSED.with([&15]), "The 15-point is closed.");
/// ```
///
/// ```compile_fail
/// use plakoto_board::speech::Sentence;
/// static CLOSED: Sentence<1> = Sentence::new("The point is closed.");
/// ```
pub struct Sentence<const N: usize>(&'static str);

impl<const N: usize> Sentence<N> {
    /// A sentence.
    ///
    /// # Panics
    /// If its holes are not those of its type: in a `static` or `const` the compiler says so.
    #[must_use]
    pub const fn new(text: &'static str) -> Sentence<N> {
        let bytes = text.as_bytes();
        let (mut at, mut found) = (0, 0_u32);
        while at < bytes.len() {
            if bytes[at] == b'{' {
                assert!(at + 2 < bytes.len() && bytes[at + 2] == b'}', "a hole is a digit in braces");
                let hole = bytes[at + 1].wrapping_sub(b'0');
                assert!((hole as usize) < N, "there is no such hole");
                found |= 1 << hole;
                at += 2;
            }
            at += 1;
        }
        assert!(found == (1 << N) - 1, "a hole is missing");
        Sentence(text)
    }

    /// The sentence with its holes filled.
    #[must_use]
    pub fn with(&self, what: [&dyn Display; N]) -> String {
        fill(self.0, &what)
    }
}

/// One function for all numbers of holes: it is downloaded.
fn fill(text: &str, what: &[&dyn Display]) -> String {
    let mut said = String::new();
    // Every other part is what stands in a hole.
    for (index, part) in text.split(['{', '}']).enumerate() {
        match part.parse().ok().filter(|_| index % 2 == 1).and_then(|hole: usize| what.get(hole)) {
            Some(what) => {
                // A string takes whatever is written.
                let _ = write!(said, "{what}");
            }
            None => said.push_str(part),
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_filled_in_any_order() {
        assert_eq!(Sentence::<2>::new("{1} nach {0}, {1}!").with([&"15", &20]), "20 nach 15, 20!");
        assert_eq!(Sentence::<1>::new("»{0}«").with([&"{0} 1 }{"]), "»{0} 1 }{«");
        assert_eq!(Sentence::<0>::new("1 2 3").with([]), "1 2 3");
    }

    #[test]
    fn wrong_holes_are_found() {
        for text in ["", "{1}", "{0", "{0} {1}", "{a}", "{", "{}", "0"] {
            assert!(std::panic::catch_unwind(|| Sentence::<1>::new(text)).is_err(), "{text}");
        }
    }
}
