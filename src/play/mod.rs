//! The play screen.

mod advice;
mod attend;
mod automatic;
mod choice;
pub mod company;
mod hands;
mod hint;
mod introduction;
mod menu;
mod moves;
mod narration;
mod panel;
pub mod preferences;
mod press;
mod program;
pub mod screen;
pub mod session;
mod settings;
mod shown;
mod start;
mod state;
mod table;
mod why;
