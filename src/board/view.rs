//! Draws a scene. What anything means is decided before it comes here.

use leptos::prelude::*;
use plakoto_rules::{Point, Side};

use super::geometry::{Area, DIE, Format, Geometry, Spot};
use super::scene::{Arrow, BorneOff, Checker, DieFace, Ghost, Number, Scene};

/// What the pointer does on a board, in the board's units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    Down(Spot),
    Move(Spot),
    Up(Spot),
    Cancel,
}

/// The board as an SVG that takes the room it is given.
#[component]
pub fn BoardView(
    /// What to draw.
    #[prop(into)]
    scene: Signal<Scene>,
    /// Where a dragged checker is, and whose.
    #[prop(into)]
    dragged: Signal<Option<(Spot, Side)>>,
    /// The name that assistive technology says.
    #[prop(into)]
    label: Signal<String>,
    /// What the pointer does.
    on_pointer: Callback<Pointer>,
) -> impl IntoView {
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let geometry = Memo::new(move |_| scene.with(|scene| scene.geometry));
    let spot = move |event: &web_sys::PointerEvent| {
        let geometry = geometry.get_untracked();
        let shown = svg.get_untracked().map(|svg| svg.get_bounding_client_rect());
        shown.filter(|shown| shown.width() > 0.0 && shown.height() > 0.0).map(|shown| Spot {
            x: ((f64::from(event.client_x()) - shown.left()) / shown.width() * f64::from(geometry.width()))
                as i32,
            y: ((f64::from(event.client_y()) - shown.top()) / shown.height() * f64::from(geometry.height()))
                as i32,
        })
    };
    let send = move |event: &web_sys::PointerEvent, kind: fn(Spot) -> Pointer| {
        if event.is_primary()
            && let Some(spot) = spot(event)
        {
            on_pointer.run(kind(spot));
        }
    };
    let down = move |event: web_sys::PointerEvent| {
        if event.button() != 0 {
            return;
        }
        if let Some(svg) = svg.get_untracked() {
            // Without capture a drag ends at the board's edge, and nothing worse.
            let _ = svg.set_pointer_capture(event.pointer_id());
        }
        send(&event, Pointer::Down);
    };
    view! {
        <svg
            node_ref=svg
            class=move || match geometry.get().format {
                Format::Wide => "board wide",
                Format::Narrow => "board narrow",
            }
            viewBox=move || format!("0 0 {} {}", geometry.get().width(), geometry.get().height())
            tabindex="0"
            role="application"
            aria-label=label
            aria-describedby="board-keys"
            on:pointerdown=down
            on:pointermove=move |event| send(&event, Pointer::Move)
            on:pointerup=move |event| send(&event, Pointer::Up)
            on:pointercancel=move |_| on_pointer.run(Pointer::Cancel)
        >
            <Paints/>
            {move || ground(geometry.get())}
            <g class="marks">
                {move || scene.with(|scene| scene.marks.iter().map(|mark| rect(mark.area, "mark", 6)).collect_view())}
            </g>
            <g class="numbers">
                {move || scene.with(|scene| {
                    scene.numbers.iter().map(|mark| number(mark, scene.geometry)).collect_view()
                })}
            </g>
            <g class="borne-off">
                <For each=move || scene.with(|scene| scene.borne_off.clone()) key=Clone::clone children=borne_off/>
            </g>
            <g class="dice">
                <For each=move || scene.with(|scene| scene.dice.clone()) key=|face| *face children=die/>
            </g>
            <g class="checkers">
                <For
                    each=move || scene.with(|scene| scene.checkers.clone())
                    key=Clone::clone
                    children=move |mark| checker(mark, geometry.get_untracked().checker())
                />
            </g>
            <g class="arrows">
                {move || scene.with(|scene| scene.arrows.iter().map(arrow).collect_view())}
            </g>
            <g class="rings">
                {move || scene.with(|scene| {
                    let radius = scene.geometry.checker() / 2 + 3;
                    let class = if scene.picked { "ring picked" } else { "ring" };
                    scene.rings.iter().map(|at| view! { <circle class=class cx=at.x cy=at.y r=radius/> }).collect_view()
                })}
            </g>
            <g class="ghosts">
                {move || scene.with(|scene| {
                    scene.ghosts.iter().map(|mark| ghost(*mark, scene.geometry)).collect_view()
                })}
            </g>
            {move || scene.with(|scene| scene.cursor.map(|area| rect(area, "cursor", 8)))}
            {move || dragged.get().map(|(at, side)| {
                let mark = Checker { at, side, captive: false, diamond: false, count: None, lifted: false, came: None };
                view! { <g class="dragged">{checker(mark, geometry.get().checker())}</g> }
            })}
        </svg>
    }
}

/// Gradients, hatchings and the arrow's head. Their colours are the style sheet's.
#[component]
fn Paints() -> impl IntoView {
    let checker = |side: &'static str| {
        view! {
            <radialGradient id=side cx="42%" cy="36%" r="70%">
                <stop class=format!("{side}-centre") offset="0"/>
                <stop class=format!("{side}-body") offset="0.55"/>
                <stop class=format!("{side}-edge") offset="1"/>
            </radialGradient>
        }
    };
    view! {
        <defs>
            {checker("ivory")}
            {checker("ebony")}
            <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
                <stop class="wood-light" offset="0"/>
                <stop class="wood-dark" offset="1"/>
            </linearGradient>
            <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
                <stop class="shade" offset="0"/>
                <stop class="shade-end" offset="1"/>
            </linearGradient>
            <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect class="hatch" width="3" height="7"/>
            </pattern>
            <marker id="head-ivory" class="head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
                <path class="head-ivory" d="M0 0L10 5L0 10z"/>
            </marker>
            <marker id="head-ebony" class="head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
                <path class="head-ebony" d="M0 0L10 5L0 10z"/>
            </marker>
        </defs>
    }
}

fn paint(side: Side) -> &'static str {
    match side {
        Side::White => "ivory",
        Side::Black => "ebony",
    }
}

fn rect(area: Area, class: &'static str, radius: i32) -> impl IntoView {
    view! { <rect class=class x=area.x y=area.y width=area.width height=area.height rx=radius/> }
}

/// Frame, field, points and trays: what no move changes.
fn ground(geometry: Geometry) -> impl IntoView {
    let (width, height) = (geometry.width(), geometry.height());
    let corner = if geometry.format == Format::Wide { 18 } else { 12 };
    let frame = Area { x: 0, y: 0, width, height };
    let inlay = Area { x: 5, y: 5, width: width - 10, height: height - 10 };
    let fields = geometry.fields().map(|field| {
        let shade = Area { height: 14, ..field };
        view! {
            {rect(field, "field", 3)}
            {rect(shade, "field-shade", 3)}
        }
    });
    let points = Point::all().map(|point| triangle(geometry, point)).collect_view();
    let trays = Side::BOTH.map(|side| rect(geometry.tray(side), "tray", 6));
    let homes = Side::BOTH.map(|side| {
        let class = if side == Side::White { "home ivory-strip" } else { "home ebony-strip" };
        rect(geometry.home_strip(side), class, 2)
    });
    view! {
        <g class="ground">
            {rect(frame, "frame", corner)}
            {rect(inlay, "inlay", corner - 4)}
            {fields.into_iter().collect_view()}
            {points}
            {trays.into_iter().collect_view()}
            {homes.into_iter().collect_view()}
        </g>
    }
}

fn triangle(geometry: Geometry, point: Point) -> impl IntoView {
    let [left, right, tip] = geometry.triangle(point);
    // A little short of the tip, so that the point ends in a curve.
    let near = if geometry.is_top(point) { tip.y - 26 } else { tip.y + 26 };
    let path = format!(
        "M{} {}L{} {}Q{} {} {} {}L{} {}z",
        left.x,
        left.y,
        tip.x - 4,
        near,
        tip.x,
        tip.y + (tip.y - near) / 3,
        tip.x + 4,
        near,
        right.x,
        right.y
    );
    let start = point == Point::START || point == Point::ENEMY_START;
    let class = match (start, point.number() % 2) {
        (true, 0) => "point light start",
        (true, _) => "point dark start",
        (false, 0) => "point light",
        (false, _) => "point dark",
    };
    view! { <path class=class d=path/> }
}

fn number(mark: &Number, geometry: Geometry) -> impl IntoView + use<> {
    let Spot { x, y } = mark.at;
    let (size, half) = if geometry.format == Format::Wide { (16, 15) } else { (20, 17) };
    let plate = mark.start.then(|| {
        let area = Area { x: x - half, y: y - 11, width: 2 * half, height: 22 };
        rect(area, "start-plate", 11)
    });
    let class = if mark.start { "number start" } else { "number" };
    view! {
        {plate}
        <text class=class x=x y=y dy="0.36em" font-size=size>{mark.number}</text>
    }
}

/// How far the thing has come from where it was, for the style sheet's animation.
fn journey(at: Spot, came: Option<(Spot, u32)>) -> (String, String) {
    let from = came.map_or(at, |(from, _)| from);
    (format!("{}px", from.x - at.x), format!("{}px", from.y - at.y))
}

fn checker(mark: Checker, diameter: i32) -> impl IntoView {
    let Checker { at: Spot { x, y }, side, captive, diamond, count, lifted, came } = mark;
    let radius = diameter / 2;
    let (dx, dy) = journey(mark.at, came);
    let mut class = format!("checker {}", paint(side));
    for (name, holds) in [("captive", captive), ("lifted", lifted), ("came", came.is_some())] {
        if holds {
            class.push(' ');
            class.push_str(name);
        }
    }
    // With a number on the same checker the diamond moves up, and the number down.
    let diamond_y = if count.is_some() { y - radius / 2 + 1 } else { y };
    let number_y = if diamond { y + radius / 4 } else { y };
    let size = if diamond { 18 } else { 21 };
    view! {
        <g class=class style=("--dx", dx) style=("--dy", dy)>
            <ellipse class="shadow" cx=x cy=y + 3 rx=radius ry=radius/>
            <circle class="body" cx=x cy=y r=radius - 1/>
            {captive.then(|| view! { <circle class="bars" cx=x cy=y r=radius - 2/> })}
            {(!captive).then(|| view! {
                <circle class="groove" cx=x cy=y r=radius * 68 / 100/>
                <circle class="groove" cx=x cy=y r=radius * 60 / 100/>
            })}
            {diamond.then(|| view! {
                <path class="diamond" d=format!("M{x} {}l7 7l-7 7l-7 -7z", diamond_y - 7)/>
            })}
            {count.map(|count| view! {
                <text class="count" x=x y=number_y dy="0.36em" font-size=size>{count}</text>
            })}
        </g>
    }
}

fn borne_off(mark: BorneOff) -> impl IntoView {
    let BorneOff { area, side, came } = mark;
    let (dx, dy) = journey(area.middle(), came);
    let class = format!("edge {}{}", paint(side), if came.is_some() { " came" } else { "" });
    view! {
        <g class=class style=("--dx", dx) style=("--dy", dy)>{rect(area, "body", 5)}</g>
    }
}

fn ghost(mark: Ghost, geometry: Geometry) -> AnyView {
    let Spot { x, y } = mark.at;
    if mark.in_tray {
        let area = geometry.borne_off(Side::White, 0);
        let area = Area { x: x - area.width / 2, y: y - area.height / 2, ..area };
        rect(area, "ghost", 5).into_any()
    } else {
        view! { <circle class="ghost" cx=x cy=y r=geometry.checker() / 2 - 4/> }.into_any()
    }
}

fn arrow(mark: &Arrow) -> impl IntoView + use<> {
    let Arrow { from, to, bend, side } = *mark;
    let path = format!("M{} {}Q{} {} {} {}", from.x, from.y, bend.x, bend.y, to.x, to.y);
    let class = format!("arrow {}", paint(side));
    view! {
        <circle class=format!("left {}", paint(side)) cx=from.x cy=from.y r="7"/>
        <path class="arrow-edge" d=path.clone()/>
        <path class=class d=path marker-end=format!("url(#head-{})", paint(side))/>
    }
}

fn die(face: DieFace) -> impl IntoView {
    let DieFace { at: Spot { x, y }, thrown, .. } = face;
    let state = match thrown.die {
        None => " waiting",
        Some(_) if thrown.used => " used",
        Some(_) => "",
    };
    let class = format!("die {}{state}", paint(thrown.side));
    let area = Area { x: x - DIE / 2, y: y - DIE / 2, width: DIE, height: DIE };
    let off = DIE * 27 / 100;
    let pips = thrown.die.map_or(0, |die| die.pips());
    let mut spots = Vec::new();
    if pips % 2 == 1 {
        spots.push((0, 0));
    }
    if pips > 1 {
        spots.extend([(-off, -off), (off, off)]);
    }
    if pips > 3 {
        spots.extend([(off, -off), (-off, off)]);
    }
    if pips == 6 {
        spots.extend([(-off, 0), (off, 0)]);
    }
    view! {
        <g class=class>
            {rect(Area { y: area.y + 3, ..area }, "shadow", 11)}
            {rect(area, "body", 11)}
            {spots
                .into_iter()
                .map(|(dx, dy)| view! { <circle class="pip" cx=x + dx cy=y + dy r="4.6"/> })
                .collect_view()}
        </g>
    }
}
