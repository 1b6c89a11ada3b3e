//! The eyes of one who sees less than there is.

use plakoto_rules::{Point, Position, Side};

use crate::Ranked;
use crate::scatter::scatter;

/// How a position is misjudged. What it is thought to be worth depends on the position alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judgement {
    /// How much of the judgement is a beginner's, 0 to 1; the rest is the net's.
    pub(crate) naive: f32,
    /// How far it is off at most, to either side, in points.
    pub(crate) error: f32,
}

impl Judgement {
    /// Puts the plays of `side` in the order in which they seem best. A play that wins is seen.
    pub(crate) fn sort(&self, plays: &mut Vec<Ranked>, side: Side) {
        let mut judged: Vec<(f32, Ranked)> =
            plays.iter().map(|play| (self.worth(play, side), *play)).collect();
        judged.sort_by(|one, two| two.0.total_cmp(&one.0));
        plays.clear();
        plays.extend(judged.into_iter().map(|(_, play)| play));
    }

    fn worth(&self, play: &Ranked, side: Side) -> f32 {
        let seen = play.chances.equity();
        match play.after.outcome {
            Some(outcome) if outcome.winner() == Some(side) => f32::INFINITY,
            Some(_) => seen,
            None => {
                let Judgement { naive, error } = self;
                let position = &play.after.position;
                (1.0 - naive) * seen + naive * beginners_worth(position, side) + error * whim(position, side)
            }
        }
    }
}

/// What a beginner thinks of a position after his play, about in points: he runs with the hindmost,
/// brings checkers home, and is glad of every captive, wherever it is. He sees no danger.
fn beginners_worth(position: &Position, side: Side) -> f32 {
    let count = |point: Point| i32::from(position.count(side, point));
    let behind: i32 = Point::all().map(|point| count(point) * i32::from(point.number()).pow(2)).sum();
    let captives = position.captives(side.other()).count();
    let lost = position.captives(side).count();
    0.1 * (captives as f32 - lost as f32) + 0.1 * f32::from(position.off(side)) - behind as f32 / 2_000.0
}

/// A number from -1 to 1, by the position alone: most are near 0.
fn whim(position: &Position, side: Side) -> f32 {
    let other = side.other();
    let mut hash = u64::from(position.pins(side)) << 32 | u64::from(position.pins(other));
    for point in Point::all() {
        let counts = u64::from(position.count(side, point)) << 4 | u64::from(position.count(other, point));
        hash = scatter(hash ^ counts);
    }
    // Two halves make a slope to both sides.
    let (high, low) = ((hash >> 48) as f32, (hash >> 16 & 0xffff) as f32);
    (high - low) / 65_536.0
}
