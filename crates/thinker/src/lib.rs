#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod desk;
pub mod message;

pub use desk::{Desk, WAITING};
