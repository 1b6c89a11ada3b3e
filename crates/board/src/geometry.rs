//! Where things are on the board, in its own units; whole numbers, so that pictures are alike
//! on every machine.

use plakoto_rules::{Point, Side};

/// Which of the two boards is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Trays beside the field, a frame of some weight.
    Wide,
    /// For phones: a thin frame and trays above and below, so that checkers grow.
    Narrow,
}

/// A place that a checker can leave or reach, a point being in White's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// A point.
    Point(Point),
    /// A side's tray of borne-off checkers.
    Off(Side),
}

/// A place on the board's plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Spot {
    /// From the left edge.
    pub x: i32,
    /// From the upper edge.
    pub y: i32,
}

/// A rectangle on the board's plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// Its left edge.
    pub x: i32,
    /// Its upper edge.
    pub y: i32,
    /// From the left edge to the right one.
    pub width: i32,
    /// From the upper edge to the lower one.
    pub height: i32,
}

impl Area {
    /// Whether a spot lies in it; those on its right and lower edge do not.
    #[must_use]
    pub fn contains(&self, spot: Spot) -> bool {
        (self.x..self.x + self.width).contains(&spot.x) && (self.y..self.y + self.height).contains(&spot.y)
    }

    /// Its middle.
    #[must_use]
    pub fn middle(&self) -> Spot {
        Spot { x: self.x + self.width / 2, y: self.y + self.height / 2 }
    }
}

/// The measures of a board, and which way round it lies. Lengths are in the board's units; how large
/// one is on a page is the page's matter.
///
/// ```
/// use plakoto_board::geometry::{Format, Geometry, Place};
/// use plakoto_rules::Point;
/// let board = Geometry { format: Format::Wide, flipped: false, home_left: false };
/// assert_eq!((board.width(), board.height()), (826, 660));
/// let number = board.number(Point::START);
/// assert_eq!(board.place_at(number), Some(Place::Point(Point::START)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    /// Which board it is.
    pub format: Format,
    /// Whether Black's home is at the bottom.
    pub flipped: bool,
    /// Whether the home boards lie at the left, and the trays with them.
    pub home_left: bool,
}

/// From one column to the next.
const PITCH: i32 = 56;
/// The middle of the field that stacks leave free for the dice.
const MIDDLE: i32 = 76;
/// From one edge of a die to the other.
pub const DIE: i32 = 48;

impl Geometry {
    /// From the left edge to the right one.
    #[must_use]
    pub fn width(&self) -> i32 {
        2 * self.frame() + 12 * PITCH + self.hinge() + self.trays()
    }

    /// What the trays beside the field take of the width.
    fn trays(&self) -> i32 {
        match self.format {
            Format::Wide => TRAY_GAP + TRAY_WIDTH,
            Format::Narrow => 0,
        }
    }

    /// Where the field begins.
    fn left(&self) -> i32 {
        self.frame() + if self.home_left { self.trays() } else { 0 }
    }

    /// From the upper edge to the lower one.
    #[must_use]
    pub fn height(&self) -> i32 {
        2 * self.rail() + self.field_height()
    }

    /// A checker's diameter.
    pub fn checker(&self) -> i32 {
        match self.format {
            Format::Wide => 50,
            Format::Narrow => 53,
        }
    }

    fn frame(&self) -> i32 {
        match self.format {
            Format::Wide => 22,
            Format::Narrow => 8,
        }
    }

    fn hinge(&self) -> i32 {
        match self.format {
            Format::Wide => 30,
            Format::Narrow => 14,
        }
    }

    fn field_height(&self) -> i32 {
        match self.format {
            Format::Wide => 600,
            Format::Narrow => 640,
        }
    }

    /// The strip above and below the field: numbers, and in the narrow board the trays.
    fn rail(&self) -> i32 {
        match self.format {
            Format::Wide => 30,
            Format::Narrow => 74,
        }
    }

    /// The two halves of the field, left first.
    pub fn fields(&self) -> [Area; 2] {
        [0, 6 * PITCH + self.hinge()].map(|offset| Area {
            x: self.left() + offset,
            y: self.rail(),
            width: 6 * PITCH,
            height: self.field_height(),
        })
    }

    /// The point's number as if the board lay White's way.
    fn seat(&self, point: Point) -> u8 {
        if self.flipped { point.mirrored().number() } else { point.number() }
    }

    /// Whether a point hangs from the top.
    pub fn is_top(&self, point: Point) -> bool {
        self.seat(point) > 12
    }

    /// The column of a point, 0 at the left to 11.
    fn column(&self, point: Point) -> i32 {
        let seat = i32::from(self.seat(point));
        self.seen_column(if seat > 12 { seat - 13 } else { 12 - seat })
    }

    /// A column as it would be with homes at the right, or back.
    fn seen_column(&self, column: i32) -> i32 {
        if self.home_left { 11 - column } else { column }
    }

    fn point_at(&self, column: i32, top: bool) -> Option<Point> {
        let column = self.seen_column(column);
        let seat = if top { 13 + column } else { 12 - column };
        let point = u8::try_from(seat).ok().and_then(Point::new)?;
        Some(if self.flipped { point.mirrored() } else { point })
    }

    /// The middle of a point's column.
    pub fn column_x(&self, point: Point) -> i32 {
        let column = self.column(point);
        let hinge = if column > 5 { self.hinge() } else { 0 };
        self.left() + column * PITCH + hinge + PITCH / 2
    }

    /// The point where the board's edge is, where its stack begins.
    fn edge_y(&self, point: Point) -> i32 {
        if self.is_top(point) { self.rail() } else { self.height() - self.rail() }
    }

    /// +1 where stacks grow down, −1 where they grow up.
    fn inwards(&self, point: Point) -> i32 {
        if self.is_top(point) { 1 } else { -1 }
    }

    /// How far stacks reach.
    fn reach(&self) -> i32 {
        (self.field_height() - MIDDLE) / 2
    }

    /// The three corners of a point: two at the edge, then its tip.
    pub fn triangle(&self, point: Point) -> [Spot; 3] {
        let (x, y) = (self.column_x(point), self.edge_y(point));
        let tip = y + self.inwards(point) * (self.reach() - 14);
        let half = PITCH / 2 - 2;
        [Spot { x: x - half, y }, Spot { x: x + half, y }, Spot { x, y: tip }]
    }

    /// All that belongs to a point: its column from the edge to the middle of the board.
    pub fn column_area(&self, point: Point) -> Area {
        let height = self.field_height() / 2;
        let y = if self.is_top(point) { self.rail() } else { self.rail() + height };
        Area { x: self.column_x(point) - PITCH / 2, y, width: PITCH, height }
    }

    /// Where a point's number stands.
    pub fn number(&self, point: Point) -> Spot {
        let away = match self.format {
            Format::Wide => 15,
            Format::Narrow => 14,
        };
        Spot { x: self.column_x(point), y: self.edge_y(point) - self.inwards(point) * away }
    }

    /// The centre of a captive: at the edge, where it keeps its room.
    pub fn captive(&self, point: Point) -> Spot {
        let y = self.edge_y(point) + self.inwards(point) * (self.checker() / 2 + 2);
        Spot { x: self.column_x(point), y }
    }

    /// The centre of the checker at a level of a stack, 0 being the lowest on top. A captive moves
    /// the stack in by 0.62 of a diameter; the rest is squeezed into what is left.
    pub fn checker_in_stack(&self, point: Point, level: u8, count: u8, captive: bool) -> Spot {
        let base = self.captive(point);
        let lift = if captive { self.checker() * 62 / 100 } else { 0 };
        let room = self.reach() - self.checker() - 2 - lift;
        let steps = i32::from(count.max(1) - 1);
        let full = steps * self.checker();
        let way =
            if full <= room { i32::from(level) * self.checker() } else { i32::from(level) * room / steps };
        Spot { x: base.x, y: base.y + self.inwards(point) * (lift + way) }
    }

    /// How far the checkers of a stack lie apart.
    pub fn spacing(&self, point: Point, count: u8, captive: bool) -> i32 {
        let at = |level| self.checker_in_stack(point, level, count, captive).y;
        if count < 2 { self.checker() } else { (at(1) - at(0)).abs() }
    }

    /// A side's tray.
    pub fn tray(&self, side: Side) -> Area {
        let bottom = (side == Side::White) != self.flipped;
        match self.format {
            Format::Wide => {
                let height = (self.field_height() - 18) / 2;
                let y = self.rail() + if bottom { height + 18 } else { 0 };
                let x = if self.home_left {
                    self.frame()
                } else {
                    self.frame() + 12 * PITCH + self.hinge() + TRAY_GAP
                };
                Area { x, y, width: TRAY_WIDTH, height }
            }
            Format::Narrow => {
                let y = if bottom { self.height() - 8 - NARROW_TRAY } else { 8 };
                Area { x: self.frame(), y, width: self.width() - 2 * self.frame(), height: NARROW_TRAY }
            }
        }
    }

    /// A checker in a tray, seen from its edge.
    pub fn borne_off(&self, side: Side, index: u8) -> Area {
        let tray = self.tray(side);
        let bottom = (side == Side::White) != self.flipped;
        let index = i32::from(index);
        match self.format {
            Format::Wide => {
                let (pitch, thick) = (18, 16);
                let y = if bottom {
                    tray.y + tray.height - 8 - thick - index * pitch
                } else {
                    tray.y + 8 + index * pitch
                };
                Area { x: tray.x + 7, y, width: tray.width - 14, height: thick }
            }
            Format::Narrow => {
                let (pitch, thick) = (18, 16);
                let away = 6 + index * pitch;
                let x = if self.home_left { tray.x + away } else { tray.x + tray.width - thick - away };
                Area { x, y: tray.y + 4, width: thick, height: tray.height - 8 }
            }
        }
    }

    /// The middle of a side's pip count: beyond its tray, or in that half of it that stays empty.
    pub fn pips(&self, side: Side) -> Spot {
        let bottom = (side == Side::White) != self.flipped;
        let tray = self.tray(side);
        match self.format {
            Format::Wide => {
                let y = if bottom { self.height() - self.rail() / 2 } else { self.rail() / 2 };
                Spot { x: tray.middle().x, y }
            }
            Format::Narrow => {
                let x = if self.home_left { tray.x + tray.width - 44 } else { tray.x + 44 };
                Spot { x, y: tray.middle().y }
            }
        }
    }

    /// The middle of each die of a side, in the half of the field at its right hand.
    pub fn dice(&self, side: Side, count: usize) -> Vec<Spot> {
        let right = (side == Side::White) != self.flipped;
        let middle = self.fields()[usize::from(right)].middle();
        let pitch = DIE + 12;
        let first = middle.x - pitch * (count as i32 - 1) / 2;
        (0..count as i32).map(|index| Spot { x: first + index * pitch, y: middle.y }).collect()
    }

    /// The strip along the edge of a side's home board that shows whose it is.
    pub fn home_strip(&self, side: Side) -> Area {
        let top = (side == Side::Black) != self.flipped;
        let field = self.fields()[usize::from(!self.home_left)];
        let y = if top { field.y - 4 } else { field.y + field.height };
        Area { x: field.x, y, width: field.width, height: 4 }
    }

    /// What lies at a spot, however near a checker is.
    pub fn place_at(&self, spot: Spot) -> Option<Place> {
        for side in Side::BOTH {
            if self.tray(side).contains(spot) {
                return Some(Place::Off(side));
            }
        }
        let top = spot.y < self.height() / 2;
        let columns = self.fields();
        let (column, field) = if spot.x >= columns[1].x { (6, columns[1]) } else { (0, columns[0]) };
        // A number belongs to its point, so that a thumb may miss by a little.
        let numbers = 30;
        let tall = Area { y: field.y - numbers, height: field.height + 2 * numbers, ..field };
        let inside = tall.contains(spot);
        inside.then(|| self.point_at(column + (spot.x - field.x) / PITCH, top)).flatten().map(Place::Point)
    }

    /// The place that an arrow key leads to: along a row and to its tray, or across the board.
    pub fn neighbour(&self, place: Place, right: i32, across: bool) -> Place {
        let side_of_row = |top: bool| if top != self.flipped { Side::Black } else { Side::White };
        // Beyond the field the trays are one more column.
        let tray = if self.home_left { -1 } else { 12 };
        let (column, top) = match place {
            Place::Point(point) => (self.column(point), self.is_top(point)),
            Place::Off(side) => (tray, side == side_of_row(true)),
        };
        let (column, top) = ((column + right).clamp(tray.min(0), tray.max(11)), top != across);
        match self.point_at(column, top) {
            Some(point) if column != tray => Place::Point(point),
            _ => Place::Off(side_of_row(top)),
        }
    }
}

const TRAY_GAP: i32 = 16;
const TRAY_WIDTH: i32 = 64;
const NARROW_TRAY: i32 = 38;

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> impl Iterator<Item = Geometry> {
        [Format::Wide, Format::Narrow].into_iter().flat_map(|format| {
            [(false, false), (true, false), (false, true), (true, true)]
                .map(|(flipped, home_left)| Geometry { format, flipped, home_left })
        })
    }

    #[test]
    fn every_point_is_found_where_it_is_drawn() {
        for geometry in all() {
            for point in Point::all() {
                for level in 0..15 {
                    let spot = geometry.checker_in_stack(point, level, 15, false);
                    assert_eq!(geometry.place_at(spot), Some(Place::Point(point)), "{geometry:?}");
                }
                assert_eq!(geometry.place_at(geometry.number(point)), Some(Place::Point(point)));
            }
            for side in Side::BOTH {
                assert_eq!(geometry.place_at(geometry.tray(side).middle()), Some(Place::Off(side)));
            }
        }
    }

    #[test]
    fn stacks_stay_in_their_half_and_on_the_board() {
        for geometry in all() {
            for point in Point::all() {
                let area = geometry.column_area(point);
                for captive in [false, true] {
                    for count in 1..=15 {
                        for level in 0..count {
                            let spot = geometry.checker_in_stack(point, level, count, captive);
                            let radius = geometry.checker() / 2;
                            assert!(spot.y - radius >= area.y && spot.y + radius <= area.y + area.height);
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_captive_shows_at_least_a_third_of_itself() {
        for geometry in all() {
            for point in Point::all() {
                for count in 1..=14 {
                    let captor = geometry.checker_in_stack(point, 0, count, true);
                    let shown = (captor.y - geometry.captive(point).y).abs();
                    assert!(shown * 100 >= geometry.checker() * 60);
                }
            }
        }
    }

    #[test]
    fn stacks_leave_room_for_the_dice() {
        for geometry in all() {
            let dice = geometry.dice(Side::White, 4)[0].y;
            for point in Point::all() {
                let top = geometry.checker_in_stack(point, 14, 15, false).y;
                assert!((top - dice).abs() >= geometry.checker() / 2 + DIE / 2);
            }
        }
    }

    #[test]
    fn borne_off_checkers_fit_their_tray() {
        for geometry in all() {
            for side in Side::BOTH {
                let tray = geometry.tray(side);
                let last = geometry.borne_off(side, 14);
                assert!(tray.contains(Spot { x: last.x, y: last.y }));
                assert!(tray.contains(Spot { x: last.x + last.width - 1, y: last.y + last.height - 1 }));
            }
        }
    }

    #[test]
    fn pip_counts_stand_by_the_tray_and_under_no_checker() {
        for geometry in all() {
            for side in Side::BOTH {
                let (at, tray) = (geometry.pips(side), geometry.tray(side));
                assert!(
                    (tray.x..tray.x + tray.width).contains(&at.x) && (0..geometry.height()).contains(&at.y)
                );
                assert!((at.y - tray.middle().y).abs() < tray.height, "nearer to its own tray");
                assert!((0..15).all(|index| {
                    let off = geometry.borne_off(side, index);
                    !Area { x: at.x - 30, y: at.y - 9, width: 60, height: 18 }.contains(off.middle())
                }));
            }
        }
    }

    #[test]
    fn whites_home_is_bottom_right_unless_the_board_is_turned() {
        let board = Geometry { format: Format::Wide, flipped: false, home_left: false };
        let one = Point::ENEMY_START;
        assert!(!board.is_top(one) && board.column(one) == 11);
        let turned = Geometry { flipped: true, ..board };
        assert!(turned.is_top(one) && turned.column(one) == 11);
    }

    #[test]
    fn with_homes_at_the_left_the_board_is_the_other_seen_in_a_mirror() {
        for right in all().filter(|geometry| !geometry.home_left) {
            let left = Geometry { home_left: true, ..right };
            let mirrored = |spot: Spot| Spot { x: right.width() - spot.x, ..spot };
            let area = |area: Area| Area { x: right.width() - area.x - area.width, ..area };
            assert_eq!((left.width(), left.height()), (right.width(), right.height()));
            for point in Point::all() {
                assert_eq!(left.captive(point), mirrored(right.captive(point)), "{point}");
                assert_eq!(left.number(point), mirrored(right.number(point)));
                assert_eq!(left.column_area(point), area(right.column_area(point)));
            }
            for side in Side::BOTH {
                assert_eq!(left.tray(side), area(right.tray(side)));
                assert_eq!(left.home_strip(side), area(right.home_strip(side)));
                assert_eq!(left.pips(side), mirrored(right.pips(side)));
                assert_eq!(left.borne_off(side, 7), area(right.borne_off(side, 7)));
                assert_eq!(left.dice(side, 2)[0].y, right.dice(side, 2)[0].y);
            }
        }
    }

    #[test]
    fn arrow_keys_reach_every_place_and_stop_at_the_rim() {
        for geometry in all() {
            let mut seen = std::collections::BTreeSet::new();
            let mut place = Place::Point(geometry.point_at(geometry.seen_column(0), true).unwrap());
            let home = if geometry.home_left { -1 } else { 1 };
            for _ in 0..2 {
                for _ in 0..13 {
                    seen.insert(place);
                    place = geometry.neighbour(place, home, false);
                }
                assert_eq!(geometry.neighbour(place, home, false), place);
                for _ in 0..12 {
                    place = geometry.neighbour(place, -home, false);
                }
                assert_eq!(geometry.neighbour(place, -home, false), place);
                place = geometry.neighbour(place, 0, true);
            }
            assert_eq!(seen.len(), 26);
        }
    }
}
