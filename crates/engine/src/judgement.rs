//! The eyes of one who sees less than there is.

use plakoto_rules::{Decision, Point, Position, Side};

use crate::Ranked;
use crate::scatter::scatter;

/// How plays are misjudged. What one seems to be worth depends on the board before and after.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judgement {
    /// How much of the judgement is a beginner's, 0 to 1; the rest is the net's.
    naive: f32,
    /// How far it is off at most, to either side, in points.
    error: f32,
}

impl Judgement {
    /// The judgement of a player who sees all there is with 0, and hardly anything with 1.
    pub(crate) fn dim(dimness: f32) -> Judgement {
        Judgement { naive: dimness * dimness.sqrt(), error: 0.6 * dimness }
    }

    /// Puts the plays of a decision in the order in which they seem best. A play that wins is seen.
    pub(crate) fn sort(&self, plays: &mut Vec<Ranked>, decision: &Decision) {
        let mut judged: Vec<(f32, Ranked)> =
            plays.iter().map(|play| (self.worth(play, decision), *play)).collect();
        judged.sort_by(|one, two| two.0.total_cmp(&one.0));
        plays.clear();
        plays.extend(judged.into_iter().map(|(_, play)| play));
    }

    fn worth(&self, play: &Ranked, decision: &Decision) -> f32 {
        let side = decision.side;
        let seen = play.chances.equity();
        match play.after.outcome {
            Some(outcome) if outcome.winner() == Some(side) => f32::INFINITY,
            Some(_) => seen,
            None => {
                let Judgement { naive, error } = self;
                let after = &play.after.position;
                (1.0 - naive) * seen
                    + naive * naive_worth(&decision.position, after, side)
                    + error * whim(after, side)
            }
        }
    }
}

/// What a beginner thinks of his play, in points: he runs with the hindmost, pins whatever he can,
/// bears off, and sees no danger; what he holds already is nothing to him.
fn naive_worth(before: &Position, after: &Position, side: Side) -> f32 {
    let count = |point: Point| i32::from(after.count(side, point));
    let behind: i32 = Point::all().map(|point| count(point) * i32::from(point.number()).pow(2)).sum();
    let pinned = (after.pins(side) & !before.pins(side)).count_ones();
    0.3 * pinned as f32 + 0.5 * f32::from(after.off(side)) - behind as f32 / 500.0
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
