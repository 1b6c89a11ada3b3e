//! The one board: for play today, and for every diagram.

pub mod geometry;
pub mod input;
pub mod scene;
pub mod view;
pub mod words;
