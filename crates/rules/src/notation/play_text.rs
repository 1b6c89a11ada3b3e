//! Plays as people write them.

use super::{Field, ParseError, Problem, excerpt};
use crate::half::Half;
use crate::mover::Mover;
use crate::{AfterStates, Decision, Draft, Play, Point, Refusal};

/// One checker's journey as it was written: the places it names, off being none.
struct Journey {
    places: Vec<Option<Point>>,
    times: u8,
    /// Where it stands in the text.
    at: usize,
}

impl Decision {
    /// The legal play that a text means. It takes what people write: items in any order, every
    /// landing named or only the last, a `*` missing or too much, `-` for `/`; `-` alone is a pass.
    ///
    /// # Errors
    /// Says what cannot be read, or why the play is not legal.
    ///
    /// ```
    /// use plakoto_rules::Decision;
    /// let decision: Decision = "j---d-------F-a----A---H w53 plakoto".parse()?;
    /// assert_eq!(decision.parse_play("13-10, 20-15")?.to_string(), "20/15* 13/10");
    /// let error = decision.parse_play("20/15* 13/9").unwrap_err();
    /// assert_eq!(error.to_string(), "play, character 8: no die that is left goes from the 13-point to the 9-point");
    /// # Ok::<(), plakoto_rules::notation::ParseError>(())
    /// ```
    pub fn parse_play(&self, text: &str) -> Result<Play, ParseError> {
        let journeys = read(text)?;
        let mut after = AfterStates::new();
        after.fill(self);
        let own = self.position.half(self.side).with_pins(0);
        let target = moved(own, &journeys);
        let mover = Mover::new(&self.position, self.side, self.ruleset);
        let found = target.and_then(|target| {
            after.as_slice().iter().find(|state| state.position.half(self.side).with_pins(0) == target)
        });
        match found {
            Some(state) if journeys.iter().all(|journey| lands_well(&mover, self, journey)) => {
                Ok(Play::new(self, *state, after.dice_used()))
            }
            _ => Err(self.explain(&journeys)),
        }
    }

    /// Why a readable play is not legal: plays it as far as it goes.
    fn explain(&self, journeys: &[Journey]) -> ParseError {
        let illegal = |at, refusal| ParseError::new(Field::Play, at, Problem::Illegal(refusal));
        let mut draft = self.draft();
        let mut left: Vec<&Journey> =
            journeys.iter().flat_map(|journey| (0..journey.times).map(move |_| journey)).collect();
        let mut refused = None;
        // Items may stand in any order, so whatever can be played goes first.
        while !left.is_empty() {
            let before = left.len();
            refused = None;
            left.retain(|journey| match travel(&draft, journey) {
                Ok(further) => {
                    draft = further;
                    false
                }
                Err(refusal) => {
                    refused = refused.or(Some((journey.at, refusal)));
                    true
                }
            });
            if left.len() == before {
                break;
            }
        }
        match refused {
            Some((at, refusal)) => illegal(at, refusal),
            None if !draft.is_complete() => illegal(0, Refusal::MoreDice { steps: draft.steps_required() }),
            None => illegal(0, Refusal::NotWithThisRoll),
        }
    }
}

/// The draft after one checker's journey.
fn travel(draft: &Draft, journey: &Journey) -> Result<Draft, Refusal> {
    let mut draft = draft.clone();
    for leg in journey.places.windows(2) {
        let (Some(from), to) = (leg[0], leg[1]) else { return Err(Refusal::NotWithThisRoll) };
        match draft.ways(from, to).into_iter().next() {
            Some(way) => {
                for step in way {
                    draft.step(step.from, step.die)?;
                }
            }
            None => return Err(why_no_way(&draft, from, to)),
        }
    }
    Ok(draft)
}

fn why_no_way(draft: &Draft, from: Point, to: Option<Point>) -> Refusal {
    let refusals = draft.dice_left().into_iter().map(|die| (die, draft.refusal(from, die)));
    let mut generic = None;
    for (die, refusal) in refusals {
        let Some(refusal) = refusal else { continue };
        let reaches = crate::Step { from, die }.to() == to;
        match refusal {
            Refusal::NoChecker { .. } | Refusal::Pinned { .. } => return refusal,
            _ if reaches => return refusal,
            Refusal::TurnComplete => generic = Some(refusal),
            _ => {}
        }
    }
    match generic {
        Some(refusal) => refusal,
        None if draft.dice_left().is_empty() => Refusal::TurnComplete,
        None => Refusal::NoSuchDie { from, to },
    }
}

/// The checkers after all journeys, or nothing where there are more than any roll gives or one
/// starts from too few.
fn moved(own: Half, journeys: &[Journey]) -> Option<Half> {
    if journeys.iter().map(|journey| usize::from(journey.times)).sum::<usize>() > 4 {
        return None;
    }
    let mut counts: [i16; 25] = std::array::from_fn(|place| i16::from(own.count(place as u8)));
    for journey in journeys {
        let place = |place: &Option<Point>| place.map_or(0, |point| usize::from(point.number()));
        let (from, to) = (journey.places.first().map(place)?, journey.places.last().map(place)?);
        counts[from] -= i16::from(journey.times);
        counts[to] += i16::from(journey.times);
    }
    let mut half = Half::EMPTY;
    for (place, count) in counts.into_iter().enumerate() {
        let count = u8::try_from(count).ok().filter(|count| *count <= 15)?;
        half = half.with_count(place as u8, count);
    }
    Some(half)
}

/// Whether every landing that was written is open and a way of the dice from the one before.
fn lands_well(mover: &Mover, decision: &Decision, journey: &Journey) -> bool {
    let (high, low) = (decision.dice.high().pips(), decision.dice.low().pips());
    journey.places.windows(2).all(|leg| match (leg[0], leg[1]) {
        (Some(from), Some(to)) => {
            let way = from.number().saturating_sub(to.number());
            let by_dice = if decision.dice.is_double() {
                way > 0 && way % high == 0 && way / high <= 4
            } else {
                way == high || way == low || way == high + low
            };
            by_dice && mover.is_open(to)
        }
        (Some(_), None) => true,
        (None, _) => false,
    })
}

/// Reads a play without asking whether it is legal.
fn read(text: &str) -> Result<Vec<Journey>, ParseError> {
    let trimmed = text.trim();
    if matches!(trimmed, "-" | "–" | "—") {
        return Ok(Vec::new());
    }
    let separator = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';');
    let mut journeys = Vec::new();
    let mut at = 0;
    for item in text.split(separator) {
        if !item.is_empty() {
            journeys.push(read_item(item, at)?);
        }
        at += item.chars().count() + 1;
    }
    if journeys.is_empty() {
        return Err(ParseError::new(Field::Play, 0, Problem::Missing));
    }
    Ok(journeys)
}

fn read_item(item: &str, at: usize) -> Result<Journey, ParseError> {
    let error = |at, problem| Err(ParseError::new(Field::Play, at, problem));
    let (path, times) = match item.split_once('(') {
        None => (item, 1),
        Some((path, brackets)) => match brackets.trim_end_matches('*').strip_suffix(')').and_then(number) {
            Some(times @ 1..=4) => (path, times),
            _ => {
                let at = at + path.chars().count();
                return error(at, Problem::NoTimes(excerpt(item.strip_prefix(path).unwrap_or(item))));
            }
        },
    };
    let mut places = Vec::new();
    let mut word_at = at;
    for word in path.split(['/', '-', '–']) {
        let name = word.trim_end_matches('*');
        if name.eq_ignore_ascii_case("off") {
            places.push(None);
        } else if name.eq_ignore_ascii_case("bar") {
            return error(word_at, Problem::Bar);
        } else {
            match number(name).and_then(Point::new) {
                Some(point) => places.push(Some(point)),
                None => return error(word_at, Problem::NoPoint(excerpt(name))),
            }
        }
        word_at += word.chars().count() + 1;
    }
    let downwards = places.windows(2).all(|leg| leg[0].is_some() && leg[1] < leg[0]);
    if places.len() < 2 || !downwards {
        return error(at, Problem::NoStep(excerpt(item)));
    }
    Ok(Journey { places, times, at })
}

/// A number of digits alone; the standard parser takes a sign as well.
fn number(text: &str) -> Option<u8> {
    text.bytes().all(|letter| letter.is_ascii_digit()).then(|| text.parse().ok())?
}
