use plakoto_rules::{Play, Point, Position, Side};

/// What a legal play lacks, compared with the one that is asked for, by what the rules know: points
/// are in the mover's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// The other wins the game (R7).
    Win,
    /// The other pins a checker there (R4).
    Pin {
        /// Where.
        point: Point,
    },
    /// The other keeps the captive there, and this sets it free (R4).
    Hold {
        /// Where.
        point: Point,
    },
    /// The other bears off more checkers (R8).
    Off {
        /// How many more.
        more: u8,
    },
    /// This leaves a lone checker there, which the other does not (R4).
    Safety {
        /// Where.
        point: Point,
    },
    /// The other closes that point (R3).
    Closed {
        /// Which.
        point: Point,
    },
}

/// What a play lacks: the weightiest, if the rules can name anything.
///
/// ```
/// use plakoto_diagram::{Lack, lack};
/// use plakoto_rules::{Decision, Point};
/// let decision: Decision = "j---d-------F-a----A---H w53 plakoto".parse()?;
/// let asked = decision.parse_play("20/15* 13/10")?;
/// let played = decision.parse_play("24/19 13/10")?;
/// assert_eq!(lack(&played, &asked), Some(Lack::Pin { point: Point::new(15).unwrap() }));
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[must_use]
pub fn lack(played: &Play, asked: &Play) -> Option<Lack> {
    let side = asked.side();
    let wins = |play: &Play| play.outcome().is_some_and(|outcome| outcome.winner() == Some(side));
    if wins(asked) && !wins(played) {
        return Some(Lack::Win);
    }
    let (is, should) = (played.position(), asked.position());
    let differs = |holds: fn(&Position, Side, Point) -> bool| {
        Point::all().find(|point| holds(&should, side, *point) && !holds(&is, side, *point))
    };
    if let Some(point) = differs(holds_captive) {
        let landed = asked.items().iter().any(|item| item.to == Some(point) && item.pins);
        return Some(if landed { Lack::Pin { point } } else { Lack::Hold { point } });
    }
    if let Some(more) = should.off(side).checked_sub(is.off(side)).filter(|more| *more > 0) {
        return Some(Lack::Off { more });
    }
    let exposed = Point::all().find(|point| is_lone(&is, side, *point) && !is_lone(&should, side, *point));
    exposed
        .map(|point| Lack::Safety { point })
        .or_else(|| differs(is_closed).map(|point| Lack::Closed { point }))
}

fn holds_captive(position: &Position, side: Side, point: Point) -> bool {
    position.stack(side, point).is_some_and(|stack| stack.owner == side && stack.captive)
}

/// Whether the other side could pin a checker there, had it the dice.
fn is_lone(position: &Position, side: Side, point: Point) -> bool {
    let lone = position
        .stack(side, point)
        .is_some_and(|stack| stack.owner == side && stack.count == 1 && !stack.captive);
    // Nothing that is behind a checker can come to it.
    let behind =
        |enemy: Point| position.stack(side, enemy).is_some_and(|stack| stack.owner != side || stack.captive);
    lone && Point::all().any(|enemy| enemy < point && behind(enemy))
}

fn is_closed(position: &Position, side: Side, point: Point) -> bool {
    position.stack(side, point).is_some_and(|stack| stack.owner == side && stack.count > 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plakoto_rules::Decision;

    fn judged(situation: &str, played: &str, asked: &str) -> Option<Lack> {
        let decision: Decision = situation.parse().unwrap();
        lack(&decision.parse_play(played).unwrap(), &decision.parse_play(asked).unwrap())
    }

    fn point(number: u8) -> Point {
        Point::new(number).unwrap()
    }

    #[test]
    fn a_play_is_wrong_for_what_the_rules_can_name() {
        let captive = "j---d----A--E-A*--------H w53 plakoto";
        let free = judged(captive, "15/10 13/10", "24/19 13/10");
        assert_eq!(free, Some(Lack::Hold { point: point(15) }));
        let start = "o----------------------O w65 plakoto";
        assert_eq!(judged(start, "24/19 24/18", "24/13"), Some(Lack::Safety { point: point(19) }));
        assert_eq!(judged(start, "24/13", "24/13"), None);
    }

    #[test]
    fn an_end_and_a_checker_more_off_weigh_most() {
        let end = judged("AA---------------------b w21 plakoto", "2/off 1/off", "2/off 1/off");
        assert_eq!(end, None);
        let off = judged("CC--B------------------b w21 plakoto", "5/3 5/4", "2/off 1/off");
        assert_eq!(off, Some(Lack::Off { more: 2 }));
    }

    #[test]
    fn a_checker_that_nobody_can_reach_is_safe() {
        let behind = judged("---CC---------------bbbb w21 plakoto", "5/3 5/4", "5/3 4/3");
        assert!(!matches!(behind, Some(Lack::Safety { .. })), "{behind:?}");
    }
}
