//! What a step did, in words.

use plakoto_rules::{Draft, Point, Position, Side};

use crate::speech::Speech;

/// What the last step of a draft did that a player would want to be told: an end, a pin, or a
/// checker set free.
pub fn last_step(draft: &Draft, speech: &Speech) -> Option<String> {
    let step = *draft.steps().last()?;
    if let Some(ending) = draft.ending() {
        return Some((speech.ended)(ending));
    }
    let decision = draft.decision();
    let (side, enemy) = (decision.side, decision.side.other());
    if let Some(point) = pinned_by_last_step(draft) {
        return Some(if point != Point::ENEMY_START {
            (speech.pins)(enemy, step.die, point)
        } else if decision.ruleset.mother {
            (speech.pins_mother_waits)(enemy)
        } else {
            (speech.pins_mother)(enemy)
        });
    }
    let mut before = draft.clone();
    before.undo();
    let freed = pins(&before.position(), side, step.from) && !pins(&draft.position(), side, step.from);
    freed.then(|| (speech.frees)(enemy, step.from))
}

/// Where the last step of a draft pinned a checker, if it did.
pub fn pinned_by_last_step(draft: &Draft) -> Option<Point> {
    let side = draft.decision().side;
    let mut before = draft.clone();
    let point = before.undo()?.to()?;
    (pins(&draft.position(), side, point) && !pins(&before.position(), side, point)).then_some(point)
}

fn pins(position: &Position, side: Side, point: Point) -> bool {
    position.stack(side, point).is_some_and(|stack| stack.owner == side && stack.captive)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Locale;
    use plakoto_rules::{Decision, Die};

    fn told(situation: &str, from: u8, die: u8) -> Option<String> {
        let mut draft = situation.parse::<Decision>().unwrap().draft();
        draft.step(Point::new(from).unwrap(), Die::new(die).unwrap()).unwrap();
        last_step(&draft, Locale::En.speech())
    }

    #[test]
    fn only_what_a_player_wants_to_know_is_told() {
        assert_eq!(told("o----------------------O w65 plakoto", 24, 6), None);
        let pin = told("j---d-------F-a----A---H w53 plakoto", 20, 5).unwrap();
        assert!(pin.contains("pins Black’s lone checker on your 15-point"), "{pin}");
        let freed = told("j---d----A--E-A*--------H w53 plakoto", 15, 5).unwrap();
        assert_eq!(freed, "Black’s checker on your 15-point is free again.");
        let won = told("A----------------------a w65 plakoto", 1, 6).unwrap();
        assert!(won.starts_with("White"), "{won}");
    }
}
