//! Numbers as a language writes them, by the browser's `Intl.NumberFormat`.

use plakoto_board::speech::Locale;

/// A number with so many digits behind the mark that divides them from the whole.
pub fn written(number: f64, digits: usize, locale: Locale) -> String {
    with_mark(number, digits, locale.tag())
}

#[cfg(target_arch = "wasm32")]
fn with_mark(number: f64, digits: usize, tag: &str) -> String {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen(module = "/src/text/number.js")]
    extern "C" {
        #[wasm_bindgen(js_name = written)]
        fn by_browser(number: f64, digits: usize, tag: &str) -> String;
    }

    by_browser(number, digits, tag)
}

/// Outside a browser there are tests only, and they read English.
#[cfg(not(target_arch = "wasm32"))]
fn with_mark(number: f64, digits: usize, _tag: &str) -> String {
    format!("{number:.digits$}")
}
