#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod chance;
#[cfg(feature = "page")]
pub mod copied;
pub mod drawing;
pub mod geometry;
pub mod hands;
pub mod input;
#[cfg(feature = "page")]
mod kept;
mod markup;
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
