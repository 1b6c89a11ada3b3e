//! The play screen.

mod choice;
mod hands;
mod menu;
mod moves;
mod narration;
mod panel;
pub mod screen;
pub mod session;
mod shown;
mod start;
mod state;
mod table;
