//! Doing something whenever what it reads changes.

use leptos::prelude::Effect;

/// Runs once the present work is done, and again at every change of a signal that it read: an
/// effect of the framework, but always of one type, since each further type would cost code again.
pub fn watch(run: impl FnMut() + 'static) {
    let run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(run);
}
