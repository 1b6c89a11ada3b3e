//! The one board: for play today, and for every diagram.

pub mod drawing;
pub mod geometry;
pub mod input;
pub mod paint;
pub mod scene;
pub mod view;
pub mod words;
