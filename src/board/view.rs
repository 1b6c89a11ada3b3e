//! The board on the page: shows what is drawn and reports what the pointer does.

use leptos::prelude::*;
use plakoto_rules::Side;

use crate::watch::watch;
use plakoto_board::drawing::{dragged, draw};
use plakoto_board::geometry::{Format, Geometry, Spot};
use plakoto_board::input::Pointer;
use plakoto_board::paint::Painting;
use plakoto_board::scene::Scene;

/// The board as an SVG that takes the room it is given.
#[component]
pub fn BoardView(
    /// How it lies.
    geometry: impl Fn() -> Geometry + Copy + Send + Sync + 'static,
    /// What to draw.
    scene: impl Fn() -> Scene + 'static,
    /// Where a dragged checker is, and whose.
    carried: impl Fn() -> Option<(Spot, Side)> + 'static,
    /// The name that assistive technology says.
    label: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    /// What the pointer does.
    on_pointer: impl Fn(Pointer) + Copy + 'static,
) -> impl IntoView {
    let svg = NodeRef::<leptos::svg::Svg>::new();
    let mut board = Painting::default();
    watch(move || {
        if let Some(svg) = svg.get() {
            board.show(&svg, draw(&scene()));
        }
    });
    let hand = NodeRef::<leptos::svg::Svg>::new();
    let mut in_hand = Painting::default();
    watch(move || {
        if let Some(hand) = hand.get() {
            let layer = carried().map(|(at, side)| dragged(at, side, geometry()));
            in_hand.show(&hand, layer.into_iter().collect());
        }
    });
    let send = move |event: &web_sys::PointerEvent, kind: fn(Spot) -> Pointer| {
        let Some(svg) = svg.get_untracked().filter(|_| event.is_primary()) else { return };
        let (shown, geometry) = (svg.get_bounding_client_rect(), untrack(geometry));
        let scaled = |at: i32, from: f64, size: f64, units: i32| {
            ((f64::from(at) - from) / size.max(1.0) * f64::from(units)) as i32
        };
        on_pointer(kind(Spot {
            x: scaled(event.client_x(), shown.left(), shown.width(), geometry.width()),
            y: scaled(event.client_y(), shown.top(), shown.height(), geometry.height()),
        }));
    };
    let down = move |event: web_sys::PointerEvent| {
        if event.button() == 0 {
            if let Some(svg) = svg.get_untracked() {
                // Without capture a drag ends at the board's edge, and nothing worse.
                let _ = svg.set_pointer_capture(event.pointer_id());
            }
            send(&event, Pointer::Down);
        }
    };
    let size = move || format!("0 0 {} {}", geometry().width(), geometry().height());
    let class = move || match geometry().format {
        Format::Wide => "board wide",
        Format::Narrow => "board narrow",
    };
    view! {
        <svg
            node_ref=svg
            class=class
            viewBox=size
            tabindex="0"
            role="application"
            aria-label=label
            aria-describedby="board-keys"
            on:pointerdown=down
            on:pointermove=move |event| send(&event, Pointer::Move)
            on:pointerup=move |event| send(&event, Pointer::Up)
            on:pointercancel=move |_| on_pointer(Pointer::Cancel)
        ></svg>
        <svg node_ref=hand class="hand" viewBox=size aria-hidden="true"></svg>
    }
}
