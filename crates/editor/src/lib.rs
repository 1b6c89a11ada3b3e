#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod document;
pub mod editor;
pub mod history;
pub mod kept;
#[cfg(feature = "browser")]
pub mod page;
pub mod place;
mod text;
pub mod view;
