//! The play screen.

mod advice;
mod attend;
mod choice;
pub mod company;
mod hands;
mod hint;
mod menu;
mod moves;
mod narration;
mod panel;
mod press;
mod program;
pub mod screen;
pub mod session;
mod shown;
mod start;
mod state;
mod table;
mod why;
