//! Fair dice.

use plakoto_rules::Die;

/// The die of a random byte, or nothing: then another byte is to be asked for. The highest four bytes
/// make no whole six, so they are thrown away, and every face has 42 bytes.
///
/// ```
/// use plakoto_board::chance::die;
/// assert_eq!(die(251).unwrap().pips(), 6);
/// assert_eq!(die(252), None);
/// ```
#[must_use]
pub fn die(byte: u8) -> Option<Die> {
    if byte < 252 { Die::new(byte % 6 + 1) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_as_many_bytes() {
        let mut faces = [0; 6];
        for die in (0..=u8::MAX).filter_map(die) {
            faces[usize::from(die.pips()) - 1] += 1;
        }
        assert_eq!(faces, [42; 6]);
    }
}
