//! The one board: what is to be seen of a position and where, as data, and the position in words.
//!
//! A [`scene::Board`] says what is shown, its scene where, [`drawing::draw`] makes SVG elements of it
//! as [`node::Node`]s. With the feature `page` they are brought onto a page.

pub mod chance;
pub mod drawing;
pub mod geometry;
pub mod hands;
pub mod input;
pub mod node;
#[cfg(feature = "page")]
pub mod paint;
pub mod picture;
pub mod scene;
#[cfg(feature = "page")]
pub mod sheet;
pub mod speech;
pub mod telling;
pub mod words;
