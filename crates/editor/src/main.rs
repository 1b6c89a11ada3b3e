//! The module for the browser.

fn main() {
    plakoto_editor::page::start();
}
