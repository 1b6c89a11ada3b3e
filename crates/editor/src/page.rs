//! The editor on its page: shows the view, and passes on what is done. The page's elements are in
//! `editor.html`.

use std::cell::RefCell;
use std::rc::Rc;

use plakoto_board::drawing::{dragged, draw};
use plakoto_board::geometry::{Format, Spot};
use plakoto_board::input::{Deed, Hand, Pointer};
use plakoto_board::node::Node;
use plakoto_board::paint::Painting;
use plakoto_board::sheet::Sheet;
use plakoto_board::speech::Locale;
use plakoto_diagram::html;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Document, Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement,
    KeyboardEvent, PointerEvent, Storage, Window,
};

use crate::editor::{Editor, Note, document_of};
use crate::kept;
use crate::text::Text;
use crate::view::View;

#[wasm_bindgen(module = "/src/files.js")]
extern "C" {
    fn save(name: &str, kind: &str, text: &str);
    #[wasm_bindgen(catch)]
    async fn draw_picture(name: &str, svg: &str, width: u32) -> Result<JsValue, JsValue>;
}

/// Where the draft is kept. Apart from the match, so that two windows of the app never write over each
/// other.
const KEY: &str = "plakoto-editor";
/// The entry of the app itself, of which the language is read.
const APP: &str = "plakoto";
/// Up to this width the narrow board is drawn; the style sheet turns at the same.
const NARROW: &str = "(max-width: 640px)";
/// How wide a picture is for each pixel that the diagram may be wide, for sharp screens and print.
const SHARPNESS: u32 = 2;
/// How wide a picture is taken to be where the author names no width.
const USUAL_WIDTH: u16 = 800;

/// Makes a part of the page.
type Part = fn(&View) -> Vec<Node>;

/// The parts that are painted, by their elements' names.
const PARTS: [(&str, Part); 7] = [
    ("head", |view| view.head()),
    ("question", |view| view.question()),
    ("counts", |view| view.counts()),
    ("panel", |view| view.panel()),
    ("notes", |view| view.notes()),
    ("preview", |view| view.preview()),
    ("words", |view| view.words()),
];

struct Page {
    editor: Editor,
    document: Document,
    board: Element,
    in_hand: Element,
    sheets: [Sheet; PARTS.len()],
    painting: Painting,
    hand_painting: Painting,
    hand: Hand,
    carried_to: Option<Spot>,
    /// The address that was opened last.
    asked: String,
}

/// Makes a spot what the pointer did there.
type Kind = fn(Spot) -> Pointer;

type Shared = Rc<RefCell<Page>>;

/// Puts the editor on its page.
pub fn start() {
    let Some(page) = web_sys::window().and_then(|window| open(&window)) else { return };
    let page = Rc::new(RefCell::new(page));
    listen(&page);
    page.borrow_mut().show();
}

fn open(window: &Window) -> Option<Page> {
    let document = window.document()?;
    let storage = storage(window);
    let stored = |key| storage.as_ref().and_then(|storage| storage.get_item(key).ok().flatten());
    let app = stored(APP).and_then(|app| kept::language(&app));
    let locale = app.or_else(|| reader(window)).unwrap_or(Locale::En);
    let address = window.location();
    let here = address.href().ok().unwrap_or_default();
    let path = here.split(['?', '#']).next().unwrap_or_default();
    let folder = path.rsplit_once('/').map_or(path, |(folder, _)| folder).to_string() + "/";
    // A folder of this machine is no address for anybody's page.
    let folder = if folder.starts_with("http") { folder } else { String::new() };
    let narrow = window.match_media(NARROW).ok().flatten();
    let format = if narrow.is_some_and(|query| query.matches()) { Format::Narrow } else { Format::Wide };

    let (draft, beside) = stored(KEY).and_then(|draft| kept::read(&draft)).unwrap_or_default();
    let mut editor = Editor::new(draft, beside.folder.unwrap_or(folder), locale, format);
    editor.tab = beside.tab;
    editor.show_end();
    let asked = address.search().ok().unwrap_or_default();
    if let Ok(attributes) = html::read(&asked)
        && asked != beside.asked
    {
        match document_of(&attributes, None) {
            Ok(document) => editor.replace(document),
            Err(wrong) => editor.note = Some(Note::Wrong(wrong)),
        }
    }
    let (board, in_hand) = (document.get_element_by_id("board")?, document.get_element_by_id("hand")?);
    Some(Page {
        editor,
        document,
        board,
        in_hand,
        sheets: Default::default(),
        painting: Painting::default(),
        hand_painting: Painting::default(),
        hand: Hand::default(),
        carried_to: None,
        asked,
    })
}

fn storage(window: &Window) -> Option<Storage> {
    window.local_storage().ok().flatten()
}

/// The language of the page's reader, as far as it is spoken here.
fn reader(window: &Window) -> Option<Locale> {
    let wanted: Vec<String> =
        window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect();
    Locale::choose(wanted.iter().map(String::as_str))
}

impl Page {
    /// Brings everything onto the page, and keeps the draft.
    fn show(&mut self) {
        self.keep();
        let view = View::new(&self.editor);
        for ((id, part), sheet) in PARTS.iter().zip(&mut self.sheets) {
            let Some(place) = self.document.get_element_by_id(id) else { continue };
            let was_empty = sheet.is_empty();
            sheet.show(&place, part(&view));
            if *id == "question" && was_empty {
                // Focus is a comfort; the question is answered without it too.
                if let Some(first) = find::<HtmlElement>(&self.document, "#question button") {
                    let _ = first.focus();
                }
            }
        }
        let text = Text::of(self.editor.locale);
        let geometry = self.editor.geometry();
        let size = format!("0 0 {} {}", geometry.width(), geometry.height());
        let class = if geometry.format == Format::Narrow { "board narrow" } else { "board wide" };
        // The browser refuses no attribute that has a name.
        let _ = self.board.set_attribute("class", class);
        let _ = self.board.set_attribute("viewBox", &size);
        let _ = self.board.set_attribute("aria-label", text.speech.board);
        let _ = self.in_hand.set_attribute("viewBox", &size);
        self.painting.show(&self.board, draw(&self.editor.scene()));
        self.show_hand();
        self.document.set_title(text.title);
        if let Some(root) = self.document.document_element() {
            let _ = root.set_attribute("lang", self.editor.locale.tag());
            let _ = root.set_attribute("dir", self.editor.locale.direction().name());
        }
    }

    /// The checker that is under way with the pointer.
    fn show_hand(&mut self) {
        let layer = self
            .carried_to
            .zip(self.editor.carried())
            .map(|(at, side)| dragged(at, side, self.editor.geometry()));
        self.hand_painting.show(&self.in_hand, layer.into_iter().collect());
    }

    fn keep(&mut self) {
        let draft = kept::write(&self.editor, &self.asked);
        let storage = web_sys::window().as_ref().and_then(storage);
        let kept = storage.is_some_and(|storage| storage.set_item(KEY, &draft).is_ok());
        if !kept && self.editor.note.is_none() {
            self.editor.note = Some(Note::Unsaved);
        }
    }

    /// Passes on what the pointer did.
    fn follow(&mut self, event: &PointerEvent, kind: Kind) {
        let (shown, geometry) = (self.board.get_bounding_client_rect(), self.editor.geometry());
        let scaled = |at: i32, from: f64, size: f64, units: i32| {
            ((f64::from(at) - from) / size.max(1.0) * f64::from(units)) as i32
        };
        self.pointer(kind(Spot {
            x: scaled(event.client_x(), shown.left(), shown.width(), geometry.width()),
            y: scaled(event.client_y(), shown.top(), shown.height(), geometry.height()),
        }));
    }

    fn pointer(&mut self, pointer: Pointer) {
        let Some(deed) = self.hand.follow(pointer) else { return };
        if let Deed::Lift { now, .. } | Deed::Carry(now) = deed {
            self.carried_to = Some(now);
        } else {
            self.carried_to = None;
        }
        if matches!(deed, Deed::Carry(_)) {
            return self.show_hand();
        }
        self.editor.point(deed);
        self.show();
    }

    fn press(&mut self, what: &str) {
        self.editor.press(what);
        self.show();
        // The button that was pressed is gone, and the play is to be made on the board.
        if (what.starts_with("roll:") || what.starts_with("way:"))
            && let Some(board) = self.board.dyn_ref::<web_sys::SvgElement>()
        {
            // Without it the pointer still plays.
            let _ = board.focus();
        }
    }

    /// Hands the picture of the step to the author.
    fn picture(&self, page: &Shared, kind: &str) {
        let Some(svg) = self.editor.picture() else { return };
        if kind == "svg" {
            return save("plakoto.svg", "image/svg+xml", &svg);
        }
        let width = u32::from(self.editor.document().looks.width.unwrap_or(USUAL_WIDTH)) * SHARPNESS;
        let page = page.clone();
        spawn_local(async move {
            if draw_picture("plakoto.png", &svg, width).await.is_err() {
                page.borrow_mut().tell(Note::NoPicture);
            }
        });
    }

    fn copy(&self, page: &Shared, id: &str) {
        let field = self.document.get_element_by_id(id);
        let value = field.as_ref().and_then(value_of).unwrap_or_default();
        let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
        // Without a secure address the browser has no clipboard at all.
        let clipboard = clipboard.filter(|clipboard| !clipboard.is_undefined());
        let page = page.clone();
        spawn_local(async move {
            let done = match clipboard {
                Some(clipboard) => JsFuture::from(clipboard.write_text(&value)).await.is_ok(),
                None => false,
            };
            page.borrow_mut().tell(if done { Note::Copied } else { Note::NotCopied });
        });
    }

    fn tell(&mut self, note: Note) {
        self.editor.note = Some(note);
        self.show();
    }
}

fn find<E: JsCast>(document: &Document, selector: &str) -> Option<E> {
    document.query_selector(selector).ok().flatten()?.dyn_into().ok()
}

fn value_of(element: &Element) -> Option<String> {
    let input = || element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value);
    let area = || element.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value);
    let select = || element.dyn_ref::<HtmlSelectElement>().map(HtmlSelectElement::value);
    input().or_else(area).or_else(select)
}

/// Listens to all that is done on the page, which lives as long as it does.
fn listen(page: &Shared) {
    let (document, board) = {
        let page = page.borrow();
        (page.document.clone(), page.board.clone())
    };
    for kind in ["click", "change", "input"] {
        let page = page.clone();
        on(&document, kind, move |event: Event| hear(&page, &event));
    }
    let keys = page.clone();
    on(&document, "keydown", move |event: KeyboardEvent| hear_key(&keys, &event));
    let kinds: [(&str, Kind); 3] =
        [("pointerdown", Pointer::Down), ("pointermove", Pointer::Move), ("pointerup", Pointer::Up)];
    for (name, kind) in kinds {
        let (page, capturing) = (page.clone(), board.clone());
        on(&board, name, move |event: PointerEvent| {
            if !event.is_primary() || name == "pointerdown" && event.button() != 0 {
                return;
            }
            if name == "pointerdown" {
                // Without capture a drag ends at the board's edge, and nothing worse.
                let _ = capturing.set_pointer_capture(event.pointer_id());
            }
            page.borrow_mut().follow(&event, kind);
        });
    }
    let cancelled = page.clone();
    on(&board, "pointercancel", move |_: Event| cancelled.borrow_mut().pointer(Pointer::Cancel));
    if let Some(narrow) = web_sys::window().and_then(|window| window.match_media(NARROW).ok().flatten()) {
        let page = page.clone();
        on(&narrow, "change", move |event: web_sys::MediaQueryListEvent| {
            let mut page = page.borrow_mut();
            page.editor.format = if event.matches() { Format::Narrow } else { Format::Wide };
            page.show();
        });
    }
}

fn on<E>(target: &web_sys::EventTarget, kind: &str, hear: impl Fn(E) + 'static)
where
    E: wasm_bindgen::convert::FromWasmAbi + 'static,
{
    let hear = Closure::<dyn Fn(E)>::new(hear);
    // There is no kind that these do not take.
    let _ = target.add_event_listener_with_callback(kind, hear.as_ref().unchecked_ref());
    hear.forget();
}

fn hear(page: &Shared, event: &Event) {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
    let nearest = |name: &str| {
        let element = target.closest(&format!("[{name}]")).ok().flatten()?;
        element.get_attribute(name).map(|what| (element, what))
    };
    if event.type_() == "input" {
        if let (Some((_, what)), Some(value)) = (nearest("data-write"), value_of(&target)) {
            let mut page = page.borrow_mut();
            page.editor.write(&what, &value);
            page.show();
        }
        return;
    }
    let Some((element, mut what)) = nearest("data-do") else { return };
    let is_button = element.tag_name() == "BUTTON";
    if is_button != (event.type_() == "click") || element.has_attribute("disabled") {
        return;
    }
    if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
        what = format!("{what}:{}", select.value());
    }
    match what.split_once(':') {
        Some(("copy", id)) => page.borrow().copy(page, id),
        Some(("save", kind)) => page.borrow().picture(page, kind),
        _ => page.borrow_mut().press(&what),
    }
}

fn hear_key(page: &Shared, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let inside = |selector: &str| {
        target.as_ref().is_some_and(|element| element.closest(selector).ok().flatten().is_some())
    };
    if event.default_prevented() || event.alt_key() || inside("input[type=text], input[type=url], textarea") {
        return;
    }
    let key = event.key();
    let done = if event.ctrl_key() || event.meta_key() {
        let what = match (key.to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => "undo",
            ("z", true) | ("y", _) => "redo",
            _ => return,
        };
        page.borrow_mut().editor.press(what);
        true
    } else {
        // Keys are the board's while it has the focus, or nothing has.
        (inside("#board") || target.is_none_or(|element| element.tag_name() == "BODY"))
            && page.borrow_mut().editor.key(&key)
    };
    if done {
        event.prevent_default();
        page.borrow_mut().show();
    }
}
