//! Checkers put and taken by hand: what a board can hold, not what play allows.

use plakoto_rules::{Point, Position, Setup, Side, Stack};

/// Why a checker cannot be put or taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// All fifteen of the side are on the board.
    NoneLeft(Side),
    /// Two or more of the other side stand there, and only one can be pinned.
    Closed(Point),
    /// One of the side is pinned there already: nothing stands above its captor but the captor's own.
    OwnCaptive(Point),
    /// Nothing is there.
    Empty(Point),
}

impl Refused {
    /// With its point in the numbering of a side.
    #[must_use]
    pub fn seen_by(self, side: Side) -> Refused {
        match self {
            Refused::NoneLeft(_) => self,
            Refused::Closed(point) => Refused::Closed(point.seen_by(side)),
            Refused::OwnCaptive(point) => Refused::OwnCaptive(point.seen_by(side)),
            Refused::Empty(point) => Refused::Empty(point.seen_by(side)),
        }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refused::NoneLeft(side) => write!(f, "all fifteen checkers of {side} are on the board"),
            Refused::Closed(point) => write!(f, "two or more enemies hold White's {point}-point"),
            Refused::OwnCaptive(point) => {
                write!(f, "a checker of the side is pinned on White's {point}-point")
            }
            Refused::Empty(point) => write!(f, "nothing is on White's {point}-point"),
        }
    }
}

impl std::error::Error for Refused {}

/// The position with one more checker of a side on a point of White's numbering; a lone enemy there
/// is pinned.
///
/// # Errors
/// Why that cannot be.
pub fn put(position: &Position, side: Side, point: Point) -> Result<Position, Refused> {
    let stack = match position.stack(Side::White, point) {
        None => Stack { owner: side, count: 1, captive: false },
        Some(stack) if stack.owner == side => Stack { count: stack.count + 1, ..stack },
        Some(Stack { captive: true, .. }) => return Err(Refused::OwnCaptive(point)),
        Some(Stack { count: 1, .. }) => Stack { owner: side, count: 1, captive: true },
        Some(_) => return Err(Refused::Closed(point)),
    };
    let mut setup = Setup::from(position);
    setup.put(point, Some(stack));
    // Nothing but a sixteenth checker can be wrong with it.
    Position::try_from(&setup).map_err(|_| Refused::NoneLeft(side))
}

/// The position without the topmost checker of a point, and the stack that it was taken from.
///
/// # Errors
/// If nothing is there.
pub fn take_away(position: &Position, point: Point) -> Result<(Position, Stack), Refused> {
    let stack = position.stack(Side::White, point).ok_or(Refused::Empty(point))?;
    let left = match stack {
        Stack { count: 1, captive: false, .. } => None,
        // A captive whose only captor leaves is free.
        Stack { owner, count: 1, captive: true } => {
            Some(Stack { owner: owner.other(), count: 1, captive: false })
        }
        Stack { count, .. } => Some(Stack { count: count - 1, ..stack }),
    };
    let mut setup = Setup::from(position);
    setup.put(point, left);
    Position::try_from(&setup).map(|position| (position, stack)).map_err(|_| Refused::Empty(point))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(number: u8) -> Point {
        Point::new(number).unwrap()
    }

    fn after(code: &str, side: Side, number: u8) -> Result<String, Refused> {
        put(&code.parse().unwrap(), side, point(number)).map(|position| position.to_string())
    }

    #[test]
    fn a_lone_enemy_is_pinned_and_more_are_not() {
        let code = "j---d----A-B--A*--------H";
        assert_eq!(after(code, Side::White, 1).unwrap_err(), Refused::Closed(point(1)));
        assert_eq!(after(code, Side::Black, 10), Err(Refused::NoneLeft(Side::Black)));
        let code = "h---d----A-B--A*--------H";
        assert_eq!(after(code, Side::Black, 10).unwrap(), "h---d----a*-B--A*--------H");
        assert_eq!(after(code, Side::Black, 12).unwrap_err(), Refused::Closed(point(12)));
        assert_eq!(after(code, Side::Black, 15).unwrap_err(), Refused::OwnCaptive(point(15)));
        assert_eq!(after(code, Side::White, 15).unwrap(), "h---d----A-B--B*--------H");
    }

    #[test]
    fn no_side_gets_a_sixteenth() {
        let start = Position::START.to_string();
        assert_eq!(after(&start, Side::White, 5), Err(Refused::NoneLeft(Side::White)));
    }

    #[test]
    fn who_leaves_last_frees_the_captive() {
        let pinned: Position = "--------------A*--------M".parse().unwrap();
        let (freed, stack) = take_away(&pinned, point(15)).unwrap();
        assert_eq!(freed.to_string(), "--------------a--------M");
        assert!(stack.captive);
        let (gone, _) = take_away(&freed, point(15)).unwrap();
        assert_eq!(take_away(&gone, point(15)), Err(Refused::Empty(point(15))));
    }

    #[test]
    fn whatever_is_taken_is_off_and_whatever_is_put_is_not() {
        let mut position = Position::START;
        for count in 1..=15 {
            position = take_away(&position, Point::START).unwrap().0;
            assert_eq!(position.off(Side::White), count);
        }
        for count in 1..=15 {
            position = put(&position, Side::White, point(count)).unwrap_or(position);
            let on_board: u8 = Point::all().map(|point| position.count(Side::White, point)).sum();
            assert_eq!(on_board + position.off(Side::White), 15);
        }
    }
}
