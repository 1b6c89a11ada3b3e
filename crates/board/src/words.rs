//! A position in words: for screen readers, and to be copied.

use plakoto_rules::{Dice, Point, Position, Side, Turn};

use crate::speech::{Speech, Standing};

/// What is to be said of a board.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_board::words::Words;
/// use plakoto_rules::{Position, Side};
/// let start = Words {
///     position: Position::START,
///     turn: Some(Side::White),
///     dice: None,
///     numbers: Side::White,
///     last: None,
/// };
/// let lines = start.lines(Locale::En.speech());
/// assert_eq!(lines[0], "White to roll.");
/// assert_eq!(lines[1], "24-point: 15 white checkers");
/// ```
pub struct Words<'a> {
    /// Where the checkers are.
    pub position: Position,
    /// Whose turn it is, if it is anybody's.
    pub turn: Option<Side>,
    /// The roll to be played, if one is thrown.
    pub dice: Option<Dice>,
    /// Whose numbers are used.
    pub numbers: Side,
    /// The turn that led here.
    pub last: Option<&'a Turn>,
}

/// Why a position cannot occur in play, a sentence each; nothing if nothing is known against it.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_board::words::impossible;
/// let speech = Locale::En.speech();
/// assert_eq!(impossible(&"o----------------------O".parse()?, speech), [""; 0]);
/// assert_eq!(
///     impossible(&"o----------------------N".parse()?, speech),
///     ["Play cannot lead here: White has borne off while others of its checkers are not home."]
/// );
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[must_use]
pub fn impossible(position: &Position, speech: &Speech) -> Vec<String> {
    position.impossible().into_iter().map(speech.impossible).collect()
}

impl Words<'_> {
    /// A line each: the turn, every point that is not empty from the highest down, what is borne
    /// off with the pips, and the last play.
    pub fn lines(&self, speech: &Speech) -> Vec<String> {
        let mut lines = Vec::from_iter(self.whose_turn(speech));
        for point in Point::all() {
            if let Some(stack) = self.position.stack(self.numbers, point) {
                lines.push((speech.point)(Standing::new(point, stack)));
            }
        }
        for side in [self.numbers, self.numbers.other()] {
            lines.push((speech.off)(side, self.position.off(side), self.position.pips(side)));
        }
        lines.extend(self.last_play(speech));
        lines
    }

    /// Who has to do what.
    pub fn whose_turn(&self, speech: &Speech) -> Option<String> {
        self.turn.map(|side| match self.dice {
            Some(dice) => (speech.to_play)(side, dice.high(), dice.low()),
            None => (speech.to_roll)(side),
        })
    }

    /// What was played last.
    pub fn last_play(&self, speech: &Speech) -> Option<String> {
        self.last.map(|turn| (speech.last)(turn.side, &turn.play.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Locale;

    #[test]
    fn a_pin_is_said_with_its_captive() {
        let words = Words {
            position: "j---d----A--E-A*--------H".parse().unwrap(),
            turn: Some(Side::White),
            dice: Dice::new(5, 3),
            numbers: Side::White,
            last: None,
        };
        assert_eq!(
            words.lines(Locale::En.speech()),
            [
                "White to play 5-3.",
                "24-point: eight white checkers",
                "15-point: one white checker, one black captive",
                "13-point: five white checkers",
                "10-point: one white checker",
                "5-point: four black checkers",
                "1-point: ten black checkers",
                "White: 0 borne off, 282 pips to go.",
                "Black: 0 borne off, 330 pips to go.",
            ]
        );
        let german = words.lines(Locale::De.speech());
        assert_eq!(german[2], "Punkt 15: ein weißer Stein, darunter ein schwarzer Gefangener");
    }

    #[test]
    fn every_checker_is_said_in_every_language() {
        for locale in Locale::ALL {
            let words =
                Words { position: Position::START, turn: None, dice: None, numbers: Side::Black, last: None };
            let lines = words.lines(locale.speech());
            assert_eq!(lines.len(), 4);
            assert!(lines[0].contains("24") && lines[0].contains("15"), "{lines:?}");
        }
    }
}
