//! The module for the browser: a [`Viewer`] with its place on the page, for `plakoto-diagram.js`.

// It is called by the script alone, and a start that does nothing would be downloaded too.
#![cfg_attr(target_family = "wasm", no_main)]

use js_sys::{Array, Object, Reflect};
use plakoto_board::copied::Copied;
use plakoto_board::drawing::dragged;
use plakoto_board::geometry::{Format, Spot};
use plakoto_board::input::{Deed, Hand, Pointer};
use plakoto_board::paint::Painting;
use plakoto_board::sheet::Sheet;
use plakoto_board::speech::Locale;
use plakoto_diagram::{Attribute, Attributes, Diagram, Event, Theme, Viewer, told};
use plakoto_rules::Die;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;

/// A diagram of the page. It holds nothing of the page but between `attach` and `detach`, so that an
/// element that is thrown away goes with all that belongs to it.
#[wasm_bindgen]
#[derive(Default)]
pub struct Picture {
    read: Option<(Attributes, Locale)>,
    viewer: Option<Viewer>,
    narrow: bool,
    hand: Hand,
    carried_to: Option<Spot>,
    place: Option<Place>,
}

/// Where it is drawn, and what is drawn there.
struct Place {
    board: (Element, Copied),
    /// The board's own attributes, as they are now.
    attributes: [Option<String>; BOARD.len()],
    hand: (Element, Painting),
    question: (Element, Sheet),
    panel: (Element, Sheet),
}

/// The attributes of a board's element.
const BOARD: [&str; 6] = ["class", "viewBox", "role", "aria-label", "aria-describedby", "tabindex"];

#[wasm_bindgen]
impl Picture {
    /// Nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Picture {
        Picture::default()
    }

    /// Takes in the attributes, captions, and languages in the order in which they are wanted. Says
    /// what is wrong, as `[attribute, message]`; then nothing is to be drawn.
    pub fn read(
        &mut self,
        values: Vec<JsValue>,
        captions: Vec<String>,
        languages: Vec<String>,
    ) -> Option<Vec<String>> {
        let mut attributes = Attributes::default().captioned(captions);
        for (attribute, value) in Attribute::ALL.into_iter().zip(values) {
            attributes.set(attribute, value.as_string());
        }
        let wanted = languages.iter().map(String::as_str);
        let read = Diagram::read(&attributes);
        let named = read.as_ref().ok().and_then(|diagram| diagram.locale);
        let locale = named.or_else(|| Locale::choose(wanted)).unwrap_or(Locale::En);
        let new = Some((attributes, locale));
        if self.read == new && self.viewer.is_some() {
            return None;
        }
        self.read = new;
        match (read, &mut self.viewer) {
            (Err(wrong), _) => {
                self.viewer = None;
                return Some(vec![wrong.attribute.name().into(), told(&wrong, locale)]);
            }
            (Ok(diagram), Some(viewer)) => viewer.renew(diagram, locale),
            (Ok(diagram), None) => {
                self.viewer = Some(Viewer::new(diagram, locale, format(self.narrow), throw));
            }
        }
        self.hand = Hand::default();
        self.carried_to = None;
        self.show();
        None
    }

    /// Draws into these elements from now on.
    pub fn attach(&mut self, board: Element, hand: Element, question: Element, panel: Element) {
        self.place = Some(Place {
            board: (board, Copied::default()),
            attributes: Default::default(),
            hand: (hand, Painting::default()),
            question: (question, Sheet::default()),
            panel: (panel, Sheet::default()),
        });
        self.show();
    }

    /// Lets go of the page.
    pub fn detach(&mut self) {
        let Some(place) = self.place.take() else { return };
        for name in BOARD {
            // What is not there is no error.
            let _ = place.board.0.remove_attribute(name);
        }
    }

    /// Takes the narrow board or the wide one.
    pub fn set_narrow(&mut self, narrow: bool) {
        if std::mem::replace(&mut self.narrow, narrow) != narrow {
            self.change(|viewer| viewer.set_format(format(narrow)));
        }
    }

    /// Does what a button says.
    pub fn press(&mut self, what: &str) {
        self.change(|viewer| viewer.press(what));
    }

    /// Does what a key says; whether it said anything.
    pub fn key(&mut self, key: &str) -> bool {
        let mut done = false;
        self.change(|viewer| done = viewer.key(key));
        done
    }

    /// Does what the pointer does, in the board's units.
    pub fn point(&mut self, kind: &str, x: i32, y: i32) {
        let spot = Spot { x, y };
        let pointer = match kind {
            "pointerdown" => Pointer::Down(spot),
            "pointermove" => Pointer::Move(spot),
            "pointerup" => Pointer::Up(spot),
            _ => Pointer::Cancel,
        };
        let Some(deed) = self.hand.follow(pointer) else { return };
        if !matches!(deed, Deed::Carry(_)) {
            self.change(|viewer| viewer.point(deed));
        }
        self.carried_to = match deed {
            Deed::Lift { now, .. } | Deed::Carry(now) => Some(now),
            _ => None,
        };
        self.show_hand();
    }

    /// Whether a finger that is put down there takes something.
    #[must_use]
    pub fn holds(&self, x: i32, y: i32) -> bool {
        self.viewer.as_ref().is_some_and(|viewer| viewer.holds(Spot { x, y }))
    }

    /// Whether the text could be copied.
    pub fn set_copied(&mut self, copied: bool) {
        self.change(|viewer| viewer.set_copied(copied));
    }

    /// The position in words.
    #[must_use]
    pub fn words(&self) -> String {
        self.viewer.as_ref().map(|viewer| viewer.words().join("\n")).unwrap_or_default()
    }

    /// After how many plays it is shown.
    #[must_use]
    pub fn step(&self) -> usize {
        self.viewer.as_ref().map_or(0, Viewer::step)
    }

    /// The size of the board in its units.
    #[must_use]
    pub fn size(&self) -> Vec<i32> {
        let geometry = self.viewer.as_ref().map(Viewer::geometry);
        geometry.map(|geometry| vec![geometry.width(), geometry.height()]).unwrap_or_default()
    }

    /// The theme as a class, the language's tag and its direction.
    #[must_use]
    pub fn look(&self) -> Vec<String> {
        let theme = match self.viewer.as_ref().map(|viewer| viewer.diagram().theme) {
            Some(Theme::Light) => "light",
            Some(Theme::Dark) => "dark",
            Some(Theme::Auto) | None => "auto",
        };
        let locale = self.read.as_ref().map_or(Locale::En, |(_, locale)| *locale);
        vec![theme.into(), locale.tag().into(), locale.direction().name().into()]
    }

    /// What has happened since this was asked last: `[name, details]` each.
    pub fn events(&mut self) -> Array {
        let Some(viewer) = &mut self.viewer else { return Array::new() };
        let events = viewer.take_events();
        events.iter().map(|event| JsValue::from(told_event(event))).collect()
    }
}

impl Picture {
    fn change(&mut self, change: impl FnOnce(&mut Viewer)) {
        if let Some(viewer) = &mut self.viewer {
            change(viewer);
            self.show();
        }
    }

    fn show(&mut self) {
        let (Some(place), Some(viewer)) = (&mut self.place, &self.viewer) else { return };
        let geometry = viewer.geometry();
        let speech = viewer.locale().speech();
        let size = format!("0 0 {} {}", geometry.width(), geometry.height());
        let format = if self.narrow { "board narrow" } else { "board wide" };
        let played = viewer.is_played();
        let focusable = played || viewer.last_step() > 0;
        let wanted = [
            Some(format),
            Some(size.as_str()),
            Some(if played { "application" } else { "img" }),
            Some(speech.board),
            played.then_some("keys"),
            focusable.then_some("0"),
        ];
        for ((name, value), now) in BOARD.into_iter().zip(wanted).zip(&mut place.attributes) {
            if now.as_deref() == value {
                continue;
            }
            // The names are good, and what is good is not refused.
            let set = |element: &Element| match value {
                Some(value) => element.set_attribute(name, value),
                None => element.remove_attribute(name),
            };
            let _ = set(&place.board.0);
            if name == "viewBox" {
                let _ = set(&place.hand.0);
            }
            *now = value.map(String::from);
        }
        place.board.1.show(&place.board.0, viewer.board().scene());
        place.question.1.show(&place.question.0, viewer.question());
        place.panel.1.show(&place.panel.0, viewer.panel());
    }

    fn show_hand(&mut self) {
        let (Some(place), Some(viewer)) = (&mut self.place, &self.viewer) else { return };
        let carried = self.carried_to.zip(viewer.carried());
        let layer = carried.map(|(at, side)| dragged(at, side, viewer.geometry()));
        place.hand.1.show(&place.hand.0, layer.into_iter().collect());
    }
}

fn told_event(event: &Event) -> Array {
    let details = Object::new();
    let set = |name: &str, value: JsValue| {
        // A new object takes everything.
        let _ = Reflect::set(&details, &name.into(), &value);
    };
    let name = match event {
        Event::Step { step, last } => {
            set("step", (*step as u32).into());
            set("last", (*last as u32).into());
            "plakoto-step"
        }
        Event::Play { play, dice, right } => {
            set("play", play.to_string().into());
            set("dice", dice.to_string().into());
            set("side", play.side().letter().to_string().into());
            set("position", play.position().to_string().into());
            if let Some(right) = right {
                set("right", (*right).into());
            }
            "plakoto-play"
        }
    };
    [JsValue::from(name), details.into()].into_iter().collect()
}

fn format(narrow: bool) -> Format {
    if narrow { Format::Narrow } else { Format::Wide }
}

/// Two dice from the browser's cryptographic source.
fn throw() -> Option<[Die; 2]> {
    let die = || loop {
        let mut byte = [0];
        getrandom::fill(&mut byte).ok()?;
        if let Some(die) = plakoto_board::chance::die(byte[0]) {
            return Some(die);
        }
    };
    Some([die()?, die()?])
}

#[cfg(not(target_family = "wasm"))]
fn main() {}
