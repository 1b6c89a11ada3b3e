//! What a board shows, as data: a pure function of the situation. The view only draws it.

use plakoto_rules::{Dice, Die, Item, Point, Position, Side, Step};

use super::geometry::{Area, Geometry, Place, Spot};

/// All that decides how the board looks, but for the pointer.
///
/// ```
/// use plakoto_board::geometry::{Format, Geometry};
/// use plakoto_board::scene::Board;
/// let geometry = Geometry { format: Format::Wide, flipped: false, home_left: false };
/// let position = "j---d----A--E-A*--------H".parse()?;
/// let scene = Board { position, pips: true, ..Board::at_rest(geometry) }.scene();
/// assert_eq!(scene.checkers.iter().filter(|checker| checker.captive).count(), 1);
/// assert_eq!(scene.pips[0].pips, 282);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// Where things are.
    pub geometry: Geometry,
    /// Where the checkers are.
    pub position: Position,
    /// Whose numbers are shown, if anybody's.
    pub numbers: Option<Side>,
    /// Whether pip counts are shown.
    pub pips: bool,
    /// The dice of both sides, those of a side in the order in which they lie.
    pub dice: Vec<Thrown>,
    /// Places that a step can start from, drawn while nothing is picked up.
    pub sources: Vec<Place>,
    /// The place whose topmost checker is picked up.
    pub picked: Option<Place>,
    /// The place whose topmost checker is being dragged.
    pub lifted: Option<Place>,
    /// Places that the picked-up checker can come to.
    pub targets: Vec<Place>,
    /// Where the keyboard is.
    pub cursor: Option<Place>,
    /// The play that led here, by the side that made it; or one that could be made.
    pub last: Option<(Side, Vec<Item>)>,
    /// Whether it only could be made.
    pub advised: bool,
    /// The steps that were just made, to be shown as movements.
    pub moved: Vec<Moved>,
}

/// A die on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thrown {
    /// Whose it is.
    pub side: Side,
    /// What it shows; nothing while it waits to be thrown.
    pub die: Option<Die>,
    /// Whether a step has used it.
    pub used: bool,
    /// Tells one throw from the next.
    pub throw: u32,
}

/// A step to be shown as movement; `number` tells it from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moved {
    /// Whose checker moved.
    pub side: Side,
    /// Where it stood.
    pub from: Place,
    /// Where it came to stand.
    pub to: Place,
    /// Another one for each step.
    pub number: u32,
}

/// The board as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Where things are.
    pub geometry: Geometry,
    /// The points' numbers; none if they are not shown.
    pub numbers: Vec<Number>,
    /// The sides' pip counts; none if they are not shown.
    pub pips: Vec<PipCount>,
    /// Places to be washed, since a checker can go there.
    pub marks: Vec<Place>,
    /// The checkers on points, the lowest first.
    pub checkers: Vec<Checker>,
    /// Those that are borne off.
    pub borne_off: Vec<BorneOff>,
    /// The middles of the checkers that can be picked up, or of the one that is.
    pub rings: Vec<Spot>,
    /// Whether the ring is that of a picked-up checker, not of those that could be.
    pub picked: bool,
    /// Where the picked-up checker would come to stand, for each place that it can reach.
    pub ghosts: Vec<Ghost>,
    /// The ways of the last play, or of the one that is advised.
    pub arrows: Vec<Arrow>,
    /// The dice.
    pub dice: Vec<DieFace>,
    /// What the keyboard is at.
    pub cursor: Option<Area>,
}

/// A number at the board's edge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    /// Its middle.
    pub at: Spot,
    /// 1 to 24, in the numbering of whose numbers are shown.
    pub number: u8,
    /// Whether it is one of the two start points'.
    pub start: bool,
}

/// A side's pip count, by its tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PipCount {
    /// The middle of the number.
    pub at: Spot,
    /// How many pips the side's checkers have to go, 0 to 360.
    pub pips: u16,
}

/// A checker on a point.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Checker {
    /// Its middle.
    pub at: Spot,
    /// Whose it is.
    pub side: Side,
    /// Whether it is pinned.
    pub captive: bool,
    /// The brass diamond of a captor, or of the top of a stack that hides its captor.
    pub diamond: bool,
    /// How many checkers are on top, written on the topmost from six up.
    pub count: Option<u8>,
    /// Whether it is being dragged elsewhere.
    pub lifted: bool,
    /// Where it comes from, and the movement's number.
    pub came: Option<(Spot, u32)>,
}

/// A checker in a tray.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BorneOff {
    /// Its room in the tray, seen from the edge.
    pub area: Area,
    /// Whose it is.
    pub side: Side,
    /// Where it comes from, and the movement's number.
    pub came: Option<(Spot, u32)>,
}

/// Where the picked-up checker would come to stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ghost {
    /// Its middle.
    pub at: Spot,
    /// Whether it lies in a tray, as borne-off checkers do.
    pub in_tray: bool,
}

/// A checker's way in the last play, or in one that is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Where it begins.
    pub from: Spot,
    /// Where its head is.
    pub to: Spot,
    /// The middle of the curve.
    pub bend: Spot,
    /// Whose checker goes.
    pub side: Side,
    /// Whether the play is only advised.
    pub advised: bool,
}

/// A die as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DieFace {
    /// Its middle.
    pub at: Spot,
    /// What it shows.
    pub thrown: Thrown,
}

impl Scene {
    /// Whether nothing in it is under way.
    #[must_use]
    pub fn is_still(&self) -> bool {
        let came = |came: &Option<_>| came.is_some();
        !self.checkers.iter().any(|one| came(&one.came)) && !self.borne_off.iter().any(|one| came(&one.came))
    }
}

/// A point seen by a side, as a place in White's numbering.
pub fn place_of(side: Side, point: Point) -> Place {
    Place::Point(point.seen_by(side))
}

/// Where a step starts and ends on the board.
pub fn places_of(side: Side, step: Step) -> (Place, Place) {
    let to = step.to().map_or(Place::Off(side), |point| place_of(side, point));
    (place_of(side, step.from), to)
}

/// The dice of a roll, the higher first, with those that the steps have used.
pub fn thrown(side: Side, dice: Dice, left: &[Die], throw: u32) -> Vec<Thrown> {
    let all = if dice.is_double() { vec![dice.high(); 4] } else { vec![dice.high(), dice.low()] };
    let mut left = left.to_vec();
    let mut faces: Vec<Thrown> = all
        .into_iter()
        .rev()
        .map(|die| {
            let at = left.iter().rposition(|other| *other == die);
            if let Some(at) = at {
                left.remove(at);
            }
            Thrown { side, die: Some(die), used: at.is_none(), throw }
        })
        .collect();
    faces.reverse();
    faces
}

/// A spot that far from another on the way to a third.
fn towards(from: Spot, to: Spot, way: i32) -> Spot {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let whole = (dx * dx + dy * dy).isqrt().max(1);
    Spot { x: from.x + dx * way / whole, y: from.y + dy * way / whole }
}

impl Board {
    /// The start, with nothing to do.
    pub fn at_rest(geometry: Geometry) -> Board {
        Board {
            geometry,
            position: Position::START,
            numbers: Some(Side::White),
            pips: false,
            dice: Vec::new(),
            sources: Vec::new(),
            picked: None,
            lifted: None,
            targets: Vec::new(),
            cursor: None,
            last: None,
            advised: false,
            moved: Vec::new(),
        }
    }

    /// The scene that shows it.
    pub fn scene(&self) -> Scene {
        Scene {
            geometry: self.geometry,
            numbers: self.numbers(),
            pips: self.pips(),
            marks: self.targets.clone(),
            checkers: self.checkers(),
            borne_off: self.borne_off(),
            rings: self.rings(),
            picked: self.picked.is_some(),
            ghosts: self.targets.iter().map(|place| self.ghost(*place)).collect(),
            arrows: self.arrows(),
            dice: self.dice(),
            cursor: self.cursor.map(|place| self.area(place)),
        }
    }

    fn numbers(&self) -> Vec<Number> {
        let Some(side) = self.numbers else { return Vec::new() };
        Point::all()
            .map(|point| {
                let seen = point.seen_by(side);
                let start = point == Point::START || point == Point::ENEMY_START;
                Number { at: self.geometry.number(point), number: seen.number(), start }
            })
            .collect()
    }

    fn pips(&self) -> Vec<PipCount> {
        let shown = Side::BOTH.into_iter().filter(|_| self.pips);
        shown.map(|side| PipCount { at: self.geometry.pips(side), pips: self.position.pips(side) }).collect()
    }

    fn area(&self, place: Place) -> Area {
        match place {
            Place::Point(point) => self.geometry.column_area(point),
            Place::Off(side) => self.geometry.tray(side),
        }
    }

    /// The spot of the topmost checker of a place.
    fn top_of(&self, place: Place) -> Spot {
        match place {
            Place::Point(point) => match self.position.stack(Side::White, point) {
                Some(stack) => {
                    self.geometry.checker_in_stack(point, stack.count - 1, stack.count, stack.captive)
                }
                None => self.geometry.captive(point),
            },
            Place::Off(side) => {
                let index = self.position.off(side).saturating_sub(1);
                self.geometry.borne_off(side, index).middle()
            }
        }
    }

    /// Where a checker of a place comes from, by how many are above it: of several that came, the
    /// last lies on top.
    fn came_to(&self, place: Place, above: u8) -> Option<(Spot, u32)> {
        let moved = self.moved.iter().rev().filter(|moved| moved.to == place).nth(usize::from(above))?;
        let from = match moved.from {
            Place::Point(point) => match self.position.stack(Side::White, point) {
                Some(stack) if stack.owner == moved.side && stack.count < 15 => {
                    self.geometry.checker_in_stack(point, stack.count, stack.count + 1, stack.captive)
                }
                Some(stack) if stack.owner != moved.side && stack.count == 1 => {
                    self.geometry.checker_in_stack(point, 0, 1, true)
                }
                _ => self.geometry.captive(point),
            },
            place => self.top_of(place),
        };
        Some((from, moved.number))
    }

    /// The movement by which a captive was pinned, if it is the one just made.
    fn pinned_now(&self, point: Point, on_top: u8) -> Option<(Spot, u32)> {
        let mut came = self.moved.iter().filter(|moved| moved.to == Place::Point(point));
        let all_came = came.clone().count() >= usize::from(on_top);
        came.next().filter(|_| all_came).map(|moved| (self.geometry.captive(point), moved.number))
    }

    fn checkers(&self) -> Vec<Checker> {
        let mut checkers = Vec::with_capacity(30);
        for point in Point::all() {
            let Some(stack) = self.position.stack(Side::White, point) else { continue };
            if stack.captive {
                checkers.push(Checker {
                    at: self.geometry.captive(point),
                    side: stack.owner.other(),
                    captive: true,
                    diamond: false,
                    count: None,
                    lifted: false,
                    came: self.pinned_now(point, stack.count),
                });
            }
            let squeezed =
                self.geometry.spacing(point, stack.count, stack.captive) * 10 < self.geometry.checker() * 8;
            for level in 0..stack.count {
                let top = level + 1 == stack.count;
                let captor = if squeezed { top } else { level == 0 };
                checkers.push(Checker {
                    at: self.geometry.checker_in_stack(point, level, stack.count, stack.captive),
                    side: stack.owner,
                    captive: false,
                    diamond: stack.captive && captor,
                    count: (top && stack.count > 5).then_some(stack.count),
                    lifted: top && self.lifted == Some(Place::Point(point)),
                    came: self.came_to(Place::Point(point), stack.count - 1 - level),
                });
            }
        }
        // What travels passes above what stands.
        let travels = |checker: &Checker| !checker.captive && checker.came.is_some();
        let (travelling, mut standing): (Vec<_>, Vec<_>) = checkers.into_iter().partition(travels);
        standing.extend(travelling);
        standing
    }

    fn borne_off(&self) -> Vec<BorneOff> {
        let mut all = Vec::new();
        for side in Side::BOTH {
            let off = self.position.off(side);
            for index in 0..off {
                let came = self.came_to(Place::Off(side), off - 1 - index);
                all.push(BorneOff { area: self.geometry.borne_off(side, index), side, came });
            }
        }
        all
    }

    fn rings(&self) -> Vec<Spot> {
        match self.picked {
            Some(place) => vec![self.top_of(place)],
            None => self.sources.iter().map(|place| self.top_of(*place)).collect(),
        }
    }

    fn ghost(&self, place: Place) -> Ghost {
        let at = match place {
            Place::Point(point) => {
                let stack = self.position.stack(Side::White, point);
                let own = stack.filter(|stack| self.mover() == Some(stack.owner));
                match (own, stack) {
                    (Some(stack), _) => {
                        let count = (stack.count + 1).min(15);
                        self.geometry.checker_in_stack(point, count - 1, count, stack.captive)
                    }
                    (None, Some(_)) => self.geometry.checker_in_stack(point, 0, 1, true),
                    (None, None) => self.geometry.captive(point),
                }
            }
            Place::Off(side) => {
                let index = self.position.off(side).min(14);
                self.geometry.borne_off(side, index).middle()
            }
        };
        Ghost { at, in_tray: matches!(place, Place::Off(_)) }
    }

    /// Whose checker is picked up, or would be by the advice.
    fn mover(&self) -> Option<Side> {
        if let Some((side, _)) = self.last.as_ref().filter(|_| self.advised) {
            return Some(*side);
        }
        match self.picked? {
            Place::Point(point) => self.position.stack(Side::White, point).map(|stack| stack.owner),
            Place::Off(side) => Some(side),
        }
    }

    fn arrows(&self) -> Vec<Arrow> {
        let Some((side, items)) = &self.last else { return Vec::new() };
        items
            .iter()
            .map(|item| {
                let from = match place_of(*side, item.from) {
                    Place::Point(point) if !self.advised => self.left_spot(point),
                    place => self.top_of(place),
                };
                let to = item.to.map_or(Place::Off(*side), |point| place_of(*side, point));
                let to = if self.advised { self.ghost(to).at } else { self.top_of(to) };
                let bend = self.bend(from, to);
                // From rim to rim, so that no count is struck through.
                let radius = self.geometry.checker() / 2;
                Arrow {
                    from: towards(from, bend, radius),
                    to: towards(to, bend, radius / 2),
                    bend,
                    side: *side,
                    advised: self.advised,
                }
            })
            .collect()
    }

    /// Where the last checker that left a point stood.
    fn left_spot(&self, point: Point) -> Spot {
        match self.position.stack(Side::White, point) {
            Some(stack) => {
                let count = (stack.count + 1).min(15);
                self.geometry.checker_in_stack(point, count - 1, count, stack.captive)
            }
            None => self.geometry.captive(point),
        }
    }

    /// Ways along one edge bow towards the middle of the board, so that they pass over no stack's
    /// foot; ways across it are straight.
    fn bend(&self, from: Spot, to: Spot) -> Spot {
        let middle = Spot { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        let centre = self.geometry.height() / 2;
        let same_half = (from.y < centre) == (to.y < centre);
        let pull = if same_half { 40 + (from.x - to.x).abs() / 6 } else { 0 };
        Spot { y: middle.y + if middle.y < centre { pull } else { -pull }, ..middle }
    }

    fn dice(&self) -> Vec<DieFace> {
        Side::BOTH
            .into_iter()
            .flat_map(|side| {
                let own: Vec<Thrown> =
                    self.dice.iter().copied().filter(|thrown| thrown.side == side).collect();
                let spots = self.geometry.dice(side, own.len());
                own.into_iter().zip(spots).map(|(thrown, at)| DieFace { at, thrown }).collect::<Vec<_>>()
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::Format;
    use super::*;

    fn board(code: &str) -> Board {
        let geometry = Geometry { format: Format::Wide, flipped: false, home_left: false };
        Board { position: code.parse().unwrap(), ..Board::at_rest(geometry) }
    }

    #[test]
    fn thirty_checkers_are_drawn_wherever_they_are() {
        for code in ["o----------------------O", "j---d----A--E-A*--------H", "AAABBB------------cccbbb"] {
            let scene = board(code).scene();
            assert_eq!(scene.checkers.len() + scene.borne_off.len(), 30, "{code}");
        }
    }

    #[test]
    fn counts_stand_on_top_from_six_up() {
        let counts =
            |code: &str| board(code).scene().checkers.iter().filter_map(|c| c.count).collect::<Vec<_>>();
        assert_eq!(counts("o----------------------O"), [15, 15]);
        assert_eq!(counts("e--------------j-------O"), [15, 10]);
    }

    #[test]
    fn a_captor_wears_the_diamond_and_a_full_stack_shows_it_on_top() {
        let diamonds = |code: &str| {
            let scene = board(code).scene();
            scene.checkers.iter().filter(|c| c.diamond).map(|c| (c.side, c.count)).collect::<Vec<_>>()
        };
        assert_eq!(diamonds("n-------------A*--------N"), [(Side::White, None)]);
        assert_eq!(diamonds("n-------------H*--------G"), [(Side::White, Some(8))]);
    }

    #[test]
    fn numbers_are_the_movers() {
        let mut black = board("o----------------------O");
        black.numbers = Some(Side::Black);
        let at_whites_start = black.geometry.number(Point::START);
        let found = black.scene().numbers.into_iter().find(|number| number.at == at_whites_start).unwrap();
        assert_eq!((found.number, found.start), (1, true));
    }

    #[test]
    fn numbers_and_pips_are_shown_to_who_wants_them() {
        let mut bare = board("AAABBB------------cccbbb");
        bare.numbers = None;
        assert_eq!((bare.scene().numbers, bare.scene().pips), (vec![], vec![]));
        bare.pips = true;
        let counted: Vec<u16> = bare.scene().pips.iter().map(|count| count.pips).collect();
        assert_eq!(counted, [36, 57]);
    }

    #[test]
    fn all_checkers_of_a_play_travel_at_once() {
        let mut board = board("AB*---------------------n");
        let moved = |from, to| Moved { side: Side::White, from, to, number: 1 };
        let (five, two) = (Place::Point(Point::new(5).unwrap()), Place::Point(Point::new(2).unwrap()));
        board.moved = vec![moved(five, two); 2];
        let came = |scene: &Scene| scene.checkers.iter().filter(|checker| checker.came.is_some()).count();
        assert_eq!(came(&board.scene()), 3, "two captors, and the captive that clicks under");
        board.moved = vec![moved(five, two), moved(five, Place::Off(Side::White))];
        assert_eq!(came(&board.scene()), 1, "the captive was one before");
        assert_eq!(board.scene().borne_off.iter().filter(|off| off.came.is_some()).count(), 1);
    }

    #[test]
    fn dice_are_used_from_the_roll() {
        let dice = Dice::new(6, 5).unwrap();
        let used = thrown(Side::White, dice, &[dice.low()], 0);
        let shown: Vec<_> = used.iter().map(|die| (die.die.unwrap().pips(), die.used)).collect();
        assert_eq!(shown, [(6, true), (5, false)]);
        let double = Dice::new(3, 3).unwrap();
        let used = thrown(Side::White, double, &[double.low(); 3], 0);
        assert_eq!(used.iter().map(|die| die.used).collect::<Vec<_>>(), [true, false, false, false]);
    }
}
