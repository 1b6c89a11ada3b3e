//! The board on the page of the app.

pub mod view;
