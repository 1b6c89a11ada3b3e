//! The engine's handle on the page.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::task::spawn_local;
use plakoto_thinker::message::{Answer, What};
use wasm_bindgen::prelude::*;

use web_sys::js_sys::Uint8Array;

use super::asked::{Asked, Deed, Engine};

#[wasm_bindgen(module = "/src/thinker/link.js")]
extern "C" {
    /// The other end, while it is open.
    type Link;

    fn open(on_page: bool, heard: &Heard) -> Link;

    #[wasm_bindgen(method)]
    fn say(this: &Link, bytes: Vec<u8>);

    #[wasm_bindgen(method)]
    fn close(this: &Link);
}

/// The engine; copies are the same one. It starts when it is first [woken](Thinker::wake) or asked.
#[derive(Clone)]
pub struct Thinker(Rc<Inner>);

struct Inner {
    asked: RefCell<Asked>,
    link: RefCell<Option<(Link, Heard)>>,
    askers: RefCell<Vec<Asker>>,
    on_engine: Box<dyn Fn(Engine)>,
}

/// Is called with what the engine sends.
type Heard = Closure<dyn FnMut(JsValue)>;

/// A question's number, and who wants the answers.
type Asker = (u32, Rc<RefCell<dyn FnMut(Answer)>>);

impl Thinker {
    /// An engine that is not started. `on_engine` hears how it is, whenever that changes.
    pub fn new(on_engine: impl Fn(Engine) + 'static) -> Thinker {
        Thinker(Rc::new(Inner {
            asked: RefCell::default(),
            link: RefCell::default(),
            askers: RefCell::default(),
            on_engine: Box::new(on_engine),
        }))
    }

    /// How it is.
    pub fn engine(&self) -> Engine {
        self.0.asked.borrow().engine().clone()
    }

    /// Starts it, if it is not started, so that the first answer comes sooner.
    pub fn wake(&self) {
        self.follow(Asked::wake);
    }

    /// Asks, and returns the number by which the question can be taken back. `on_answer` hears each
    /// answer up to the [last](Answer::is_last), always later and never during this call.
    pub fn ask(&self, what: What, on_answer: impl FnMut(Answer) + 'static) -> u32 {
        let mut number = 0;
        self.follow(|asked| {
            let (new, deeds) = asked.ask(what);
            number = new;
            self.0.askers.borrow_mut().push((new, Rc::new(RefCell::new(on_answer))));
            deeds
        });
        number
    }

    /// Takes a question back: its asker hears nothing more.
    pub fn cancel(&self, number: u32) {
        self.forget(number);
        self.follow(|asked| asked.cancel(number));
    }

    /// Passes on what came from the engine.
    fn hear(&self, message: &JsValue) {
        self.follow(|asked| match message.as_string() {
            None => asked.heard(&Uint8Array::new(message).to_vec()),
            Some(text) if text == "ready" => asked.ready(),
            Some(reason) => asked.lost(reason),
        });
    }

    /// Does what follows from an event. Who hears of it hears it when all is done, since he may ask
    /// again.
    fn follow(&self, event: impl FnOnce(&mut Asked) -> Vec<Deed>) {
        let (before, deeds, now) = {
            let mut asked = self.0.asked.borrow_mut();
            let before = asked.engine().clone();
            let deeds = event(&mut asked);
            (before, deeds, asked.engine().clone())
        };
        for deed in deeds {
            match deed {
                Deed::Open { on_page } => self.open(on_page),
                Deed::Say(bytes) => {
                    if let Some((link, _)) = &*self.0.link.borrow() {
                        link.say(bytes);
                    }
                }
                Deed::Tell { number, answer } => self.tell(number, answer),
            }
        }
        if now != before {
            let root = web_sys::window().and_then(|window| window.document()?.document_element());
            if let Some(root) = root {
                // For style sheets and tests. Only a name that is no name could fail.
                let _ = root.set_attribute("data-engine", now.word());
            }
            let thinker = self.clone();
            spawn_local(async move { (thinker.0.on_engine)(now) });
        }
    }

    fn open(&self, on_page: bool) {
        let thinker = self.clone();
        let heard = Closure::new(move |message| thinker.hear(&message));
        let link = open(on_page, &heard);
        let before = self.0.link.borrow_mut().replace((link, heard));
        if let Some((link, heard)) = before {
            link.close();
            // It may be the one that is being called.
            spawn_local(async move { drop(heard) });
        }
    }

    fn tell(&self, number: u32, answer: Answer) {
        let thinker = self.clone();
        spawn_local(async move {
            // By now it may be taken back.
            let asker = thinker.0.askers.borrow().iter().find(|(other, _)| *other == number).cloned();
            if answer.is_last() {
                thinker.forget(number);
            }
            if let Some((_, on_answer)) = asker {
                (on_answer.borrow_mut())(answer);
            }
        });
    }

    fn forget(&self, number: u32) {
        self.0.askers.borrow_mut().retain(|(other, _)| *other != number);
    }
}
