#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod around;
mod attributes;
mod diagram;
mod examples;
pub mod html;
mod picture;
mod quiz;
mod text;
mod viewer;
mod words;
mod wrong;

pub use attributes::{Attribute, Attributes};
pub use diagram::{Diagram, Frame, Mode, Numbers, Theme};
pub use examples::Example;
pub use quiz::{Lack, lack};
pub use text::{Text, told};
pub use viewer::{Event, Throw, Viewer};
pub use wrong::{Fault, Wrong};
