//! Diagrams: a position on a page, with plays to step through, to be moved in, or to be asked about.
//!
//! An author writes [`Attributes`]; they are read into a [`Diagram`], which the rules have checked, or
//! it is said which attribute is [`Wrong`] and how.
#![deny(missing_docs)]

mod attributes;
mod diagram;
pub mod html;
mod picture;
mod words;
mod wrong;

pub use attributes::{Attribute, Attributes};
pub use diagram::{Diagram, Frame, Mode, Numbers, Theme};
pub use wrong::{Fault, Wrong};
