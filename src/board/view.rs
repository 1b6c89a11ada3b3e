//! The board on the page: shows what is drawn and reports what the pointer does.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use plakoto_rules::Side;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, PointerEvent};

use plakoto_board::drawing::{dragged, draw};
use plakoto_board::geometry::{Format, Geometry, Spot};
use plakoto_board::input::Pointer;
use plakoto_board::paint::Painting;
use plakoto_board::scene::Scene;

const SVG: &str = "http://www.w3.org/2000/svg";

/// The board as an SVG that takes the room it is given.
pub struct BoardView {
    svg: Element,
    board: Painting,
    hand: Rc<HandView>,
    geometry: Rc<Cell<Geometry>>,
}

/// What is above the board: a dragged checker.
struct HandView {
    svg: Element,
    painting: RefCell<Painting>,
}

/// A checker that is dragged: where it is, and whose.
pub type Carried = Option<(Spot, Side)>;

impl BoardView {
    /// A board within an element. `on_pointer` hears what the pointer does, and says where a checker is
    /// that is dragged, if that has changed.
    pub fn new(
        document: &Document,
        frame: &Element,
        on_pointer: impl Fn(Pointer) -> Option<Carried> + 'static,
    ) -> Option<BoardView> {
        let make = |attributes: &[(&str, &str)]| {
            let svg = document.create_element_ns(Some(SVG), "svg").ok()?;
            for (name, value) in attributes {
                // Only a name that is no name could fail.
                let _ = svg.set_attribute(name, value);
            }
            Some(svg)
        };
        let svg = make(&[("tabindex", "0"), ("role", "application"), ("aria-describedby", "board-keys")])?;
        let hand = make(&[("class", "hand"), ("aria-hidden", "true")])?;
        // Before the question that may lie over it.
        let _ = frame.insert_before(&hand, frame.first_child().as_ref());
        let _ = frame.insert_before(&svg, Some(&hand));
        let geometry =
            Rc::new(Cell::new(Geometry { format: Format::Wide, flipped: false, home_left: false }));
        let hand = Rc::new(HandView { svg: hand, painting: RefCell::default() });
        listen(&svg, &hand, &geometry, on_pointer);
        Some(BoardView { svg, board: Painting::default(), hand, geometry })
    }

    /// Shows a scene under the name that assistive technology says.
    pub fn show(&mut self, scene: &Scene, label: &str) {
        let geometry = scene.geometry;
        self.geometry.set(geometry);
        let size = format!("0 0 {} {}", geometry.width(), geometry.height());
        let class = match geometry.format {
            Format::Wide => "board wide",
            Format::Narrow => "board narrow",
        };
        for (name, value) in [("class", class), ("viewBox", &size), ("aria-label", label)] {
            let _ = self.svg.set_attribute(name, value);
        }
        let _ = self.hand.svg.set_attribute("viewBox", &size);
        self.board.show(&self.svg, draw(scene));
    }
}

fn listen(
    svg: &Element,
    hand: &Rc<HandView>,
    geometry: &Rc<Cell<Geometry>>,
    on_pointer: impl Fn(Pointer) -> Option<Carried> + 'static,
) {
    let (board, hand, geometry) = (svg.clone(), hand.clone(), geometry.clone());
    let hear = Closure::<dyn Fn(PointerEvent)>::new(move |event: PointerEvent| {
        let (kind, geometry) = (event.type_(), geometry.get());
        if kind == "pointerdown" && event.button() == 0 {
            // Without capture a drag ends at the board's edge, and nothing worse.
            let _ = board.set_pointer_capture(event.pointer_id());
        }
        let shown = board.get_bounding_client_rect();
        let scaled = |at: i32, from: f64, size: f64, units: i32| {
            ((f64::from(at) - from) / size.max(1.0) * f64::from(units)) as i32
        };
        let spot = Spot {
            x: scaled(event.client_x(), shown.left(), shown.width(), geometry.width()),
            y: scaled(event.client_y(), shown.top(), shown.height(), geometry.height()),
        };
        let pointer = match kind.as_str() {
            "pointercancel" => Pointer::Cancel,
            _ if !event.is_primary() => return,
            "pointerdown" if event.button() == 0 => Pointer::Down(spot),
            "pointermove" => Pointer::Move(spot),
            "pointerup" => Pointer::Up(spot),
            _ => return,
        };
        if let Some(carried) = on_pointer(pointer) {
            let layer = carried.map(|(at, side)| dragged(at, side, geometry));
            hand.painting.borrow_mut().show(&hand.svg, layer.into_iter().collect());
        }
    });
    for kind in ["pointerdown", "pointermove", "pointerup", "pointercancel"] {
        // There is no kind that an element does not take.
        let _ = svg.add_event_listener_with_callback(kind, hear.as_ref().unchecked_ref());
    }
    // It lives as long as the page does.
    hear.forget();
}
