//! What hands can do with a turn that is being played: pick checkers up, and put them down by one die
//! or by more.

use plakoto_rules::{Die, Draft, Point, Refusal, Step};

use crate::geometry::Place;
use crate::scene::place_of;

/// What comes of moving a checker to a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moving {
    /// It is moved, by these steps.
    Done(Vec<Step>),
    /// Different dice would do it and leave different dice: the player chooses.
    Choose(Vec<Vec<Step>>),
    /// It cannot go there.
    Refused(Refusal),
}

/// The places that a checker can be picked up from.
#[must_use]
pub fn sources(draft: &Draft) -> Vec<Place> {
    let side = draft.decision().side;
    let mut points: Vec<Point> = draft.legal_steps().iter().map(|step| step.from).collect();
    points.dedup();
    points.into_iter().map(|point| place_of(side, point)).collect()
}

/// The places that a checker from there can come to, by one die or by more.
#[must_use]
pub fn targets(draft: &Draft, from: Place) -> Vec<Place> {
    let side = draft.decision().side;
    let Some(from) = own_point(draft, from) else { return Vec::new() };
    let mut to: Vec<Option<Point>> = Vec::new();
    collect_targets(draft, from, &mut to);
    to.into_iter().map(|point| point.map_or(Place::Off(side), |point| place_of(side, point))).collect()
}

/// Why no checker can be picked up there.
#[must_use]
pub fn why_not(draft: &Draft, from: Place) -> Option<Refusal> {
    let point = own_point(draft, from)?;
    if draft.is_complete() {
        // A turn that passes is told as such, and nothing of it was played.
        return (draft.steps_required() > 0).then_some(Refusal::TurnComplete);
    }
    let dice = draft.dice_left();
    let refusals: Vec<Refusal> = dice.iter().filter_map(|die| draft.refusal(point, *die)).collect();
    if refusals.len() < dice.len() {
        return None;
    }
    // What the rules forbid by name says more than a closed point.
    let telling = refusals.iter().find(|refusal| !matches!(refusal, Refusal::Closed { .. }));
    telling.or(refusals.first()).copied()
}

/// What comes of moving the checker from a place to another, by one die or by more. The draft stays
/// as it is: who wants the steps makes them.
#[must_use]
pub fn moving(draft: &Draft, from: Place, to: Place) -> Moving {
    let nothing = Moving::Refused(Refusal::NotWithThisRoll);
    let Some(from) = own_point(draft, from) else { return nothing };
    let to = match to {
        Place::Off(tray) if tray == draft.decision().side => None,
        Place::Off(_) => return nothing,
        place => own_point(draft, place),
    };
    let mut ways = draft.ways(from, to);
    let shortest = ways.first().map_or(0, Vec::len);
    ways.retain(|way| way.len() == shortest);
    // Ways of several steps differ only in what they pass; single dice leave different dice,
    // unless the game is over anyway.
    let ends = |way: &Vec<Step>| {
        let mut after = draft.clone();
        way.iter().all(|step| after.step(step.from, step.die).is_ok()) && after.ending().is_some()
    };
    if shortest > 1 || ways.iter().all(ends) {
        ways.truncate(1);
    }
    match ways.len() {
        0 => Moving::Refused(why_not_there(draft, from, to)),
        1 => Moving::Done(ways.remove(0)),
        _ => Moving::Choose(ways),
    }
}

/// The one of several ways that begins with a die.
///
/// ```
/// use plakoto_board::geometry::Place;
/// use plakoto_board::hands::{Moving, moving, way_with};
/// use plakoto_rules::{Decision, Die, Point, Side};
/// let draft = "--AA-------------------b w65 plakoto".parse::<Decision>()?.draft();
/// let Moving::Choose(ways) = moving(&draft, Place::Point(Point::new(4).unwrap()), Place::Off(Side::White)) else {
///     unreachable!("either die bears the checker off")
/// };
/// let die = |pips| Die::new(pips).unwrap();
/// assert_eq!(way_with(&ways, die(5)), Some(&ways[1]));
/// assert_eq!(way_with(&ways, die(4)), None);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[must_use]
pub fn way_with(ways: &[Vec<Step>], die: Die) -> Option<&Vec<Step>> {
    ways.iter().find(|way| way.first().is_some_and(|step| step.die == die))
}

fn why_not_there(draft: &Draft, from: Point, to: Option<Point>) -> Refusal {
    let generic = Refusal::NoSuchDie { from, to };
    draft
        .dice_left()
        .into_iter()
        .filter(|die| Step { from, die: *die }.to() == to)
        .find_map(|die| draft.refusal(from, die))
        .or_else(|| draft.is_complete().then_some(Refusal::TurnComplete))
        .unwrap_or(generic)
}

/// The mover's own number of a point of the board.
fn own_point(draft: &Draft, place: Place) -> Option<Point> {
    match place {
        Place::Point(point) => Some(point.seen_by(draft.decision().side)),
        Place::Off(_) => None,
    }
}

fn collect_targets(draft: &Draft, from: Point, to: &mut Vec<Option<Point>>) {
    let mut dice = draft.dice_left();
    dice.dedup();
    for die in dice {
        let mut after = draft.clone();
        if after.step(from, die).is_ok() {
            let landed = Step { from, die }.to();
            if !to.contains(&landed) {
                to.push(landed);
            }
            if let Some(landed) = landed {
                collect_targets(&after, landed, to);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plakoto_rules::{Decision, Side};

    fn draft(situation: &str) -> Draft {
        situation.parse::<Decision>().unwrap().draft()
    }

    fn place(point: u8) -> Place {
        Place::Point(Point::new(point).unwrap())
    }

    #[test]
    fn places_are_the_boards_whoever_moves() {
        let white = draft("o----------------------O w65 plakoto");
        assert_eq!(sources(&white), [place(24)]);
        assert_eq!(targets(&white, place(24)), [place(18), place(13), place(19)]);
        let black = draft("o----------------------O b65 plakoto");
        assert_eq!(sources(&black), [place(1)]);
        assert_eq!(targets(&black, place(1)), [place(7), place(12), place(6)]);
    }

    #[test]
    fn a_tray_is_reached_by_the_die_that_the_player_chooses() {
        let draft = draft("--AA-------------------b w65 plakoto");
        let off = Place::Off(Side::White);
        assert!(matches!(moving(&draft, place(4), off), Moving::Choose(ways) if ways.len() == 2));
        let others = Moving::Refused(Refusal::NotWithThisRoll);
        assert_eq!(moving(&draft, place(4), Place::Off(Side::Black)), others);
        assert_eq!(moving(&draft, off, place(4)), others);
    }

    #[test]
    fn what_the_rules_name_is_told_before_what_is_closed() {
        let draft = draft("n-------------a*--------N w53 plakoto");
        assert_eq!(why_not(&draft, place(15)), Some(Refusal::Pinned { point: Point::new(15).unwrap() }));
        assert_eq!(why_not(&draft, place(24)), None);
    }

    #[test]
    fn a_turn_that_passes_is_not_called_played() {
        assert_eq!(why_not(&draft("g------------bb--bbC---L w65 plakoto"), place(24)), None);
        let mut played = draft("o----------------------O w65 plakoto");
        for pips in [6, 5] {
            played.step(Point::new(24).unwrap(), Die::new(pips).unwrap()).unwrap();
        }
        assert_eq!(why_not(&played, place(24)), Some(Refusal::TurnComplete));
    }
}
