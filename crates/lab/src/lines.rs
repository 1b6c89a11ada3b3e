use std::io::{self, BufRead, Read};

/// A request is some hundred bytes; a line without end must not fill the memory.
const LONGEST: u64 = 1 << 16;

/// One line of input.
pub enum Line {
    /// Its bytes, with its end.
    Read(Vec<u8>),
    /// It is longer than any request, and was passed over.
    TooLong,
}

/// The next line, or nothing at the end of the input. Bytes that are no UTF-8 are kept as they are.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Read(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_passed_over_and_the_next_one_read() {
        let longest = LONGEST as usize - 1;
        for (length, is_read) in [(longest, true), (longest + 1, false), (3 * longest, false)] {
            let text = format!("{}\nnext", "x".repeat(length));
            let mut input = io::BufReader::new(text.as_bytes());
            let first = next_line(&mut input).unwrap();
            assert_eq!(matches!(first, Some(Line::Read(_))), is_read, "{length}");
            assert!(matches!(next_line(&mut input).unwrap(), Some(Line::Read(line)) if line == b"next"));
            assert!(next_line(&mut input).unwrap().is_none());
        }
    }
}
