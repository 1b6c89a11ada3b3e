//! Plakoto and Tapa in the browser.

pub mod board;
pub mod dice;
pub mod play;
pub mod query;
pub mod sound;
pub mod store;
pub mod text;
pub mod thinker;

/// Puts the app on the page.
pub fn start() {
    leptos::mount::mount_to_body(play::screen::Screen);
}
