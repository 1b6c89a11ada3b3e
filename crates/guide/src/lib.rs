#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod chances;
pub mod contents;
pub mod figures;
pub mod page;
pub mod prose;
pub mod text;
