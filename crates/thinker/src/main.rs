//! The module for the browser: the [`Desk`](plakoto_thinker::Desk), for `thinker.js` to run.

use plakoto_rules::Variant;
use wasm_bindgen::prelude::wasm_bindgen;

/// A desk, as JavaScript sees it.
#[wasm_bindgen]
#[derive(Default)]
pub struct Desk(plakoto_thinker::Desk);

#[wasm_bindgen]
impl Desk {
    /// A desk without weights and without questions.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Desk {
        Desk::default()
    }

    /// Takes in a message.
    pub fn hear(&mut self, message: &[u8]) {
        self.0.hear(message);
    }

    /// Does a bit, and says whether there is more to do.
    pub fn work(&mut self) -> bool {
        self.0.work()
    }

    /// The next reply, if there is one.
    pub fn reply(&mut self) -> Option<Vec<u8>> {
        self.0.reply()
    }

    /// The word of the game whose weights are wanted.
    #[must_use]
    pub fn lacks(&self) -> Option<String> {
        self.0.lacks().map(|game| game.word().into())
    }

    /// Takes in a game's weights.
    pub fn provide(&mut self, game: &str, weights: &[u8]) {
        if let Ok(game) = game.parse::<Variant>() {
            self.0.provide(game, Ok(weights));
        }
    }

    /// Takes in the reason why there are no weights of a game.
    pub fn refuse(&mut self, game: &str, reason: String) {
        if let Ok(game) = game.parse::<Variant>() {
            self.0.provide(game, Err(reason));
        }
    }

    /// Makes the tables of endings before they are wanted.
    pub fn prepare(&self) {
        self.0.prepare();
    }

    /// How many positions were evaluated.
    #[must_use]
    pub fn evaluations(&self) -> f64 {
        self.0.evaluations() as f64
    }
}

fn main() {}
