//! Boards that begin as copies: diagrams of a page are much alike, and a copy is one call to the browser in
//! place of hundreds.

use web_sys::{Document, Element};

use crate::drawing::{CHECKERS, checker, draw, loose, still};
use crate::geometry::Geometry;
use crate::kept::Kept;
use crate::node::Node;
use crate::paint::{Painting, build, groups, mark, together};
use crate::scene::{Checker, Number, Scene};

thread_local! {
    /// What diagrams of the page began with. Many begin alike.
    static BOARDS: Kept<Scene> = const { Kept::new(4) };
    /// Boards on which nothing lies.
    static BARE: Kept<(Geometry, Vec<Number>)> = const { Kept::new(8) };
    /// What stood on a point.
    static STACKS: Kept<(Geometry, Vec<Checker>)> = const { Kept::new(300) };
}

/// A board on the page, below one `svg` element that is empty at first.
#[derive(Default)]
pub struct Copied {
    /// What was put together of copies, and is drawn only once it changes.
    first: Option<Scene>,
    painting: Painting,
}

impl Copied {
    /// Shows a scene in place of what was shown.
    pub fn show(&mut self, svg: &Element, scene: Scene) {
        if let Some(first) = self.first.take() {
            self.painting = Painting::painted(draw(&first));
        } else if self.painting.is_empty()
            && scene.is_still()
            && let Some(document) = svg.owner_document()
            && let Some(board) = BOARDS.with(|kept| kept.copy(&scene, || assembled(&document, &scene)))
        {
            let _ = svg.append_child(&board);
            self.first = Some(scene);
            return;
        }
        self.painting.show(svg, draw(&scene));
    }
}

/// A board of copies of its parts.
fn assembled(document: &Document, scene: &Scene) -> Option<web_sys::Node> {
    let layers = loose(scene, Vec::new());
    let bare = || {
        let mut groups = groups(still(scene));
        groups.extend(layers.iter().map(|layer| Node::new("g", layer.class)));
        together(document, groups.iter().map(|group| build(document, group)))
    };
    let board = BARE.with(|kept| kept.copy(&(scene.geometry, scene.numbers.clone()), bare))?;
    // The last groups are those of what comes and goes.
    let mut next = board.last_child();
    for layer in layers.iter().rev() {
        let group = next?;
        for node in &layer.nodes {
            let _ = group.append_child(&mark(document, node)?);
        }
        if layer.class == CHECKERS {
            // Those of one column of the board.
            for stack in scene.checkers.chunk_by(|one, next| one.at.x == next.at.x) {
                let key = (scene.geometry, stack.to_vec());
                let checkers = || {
                    let marks = stack.iter().map(|one| mark(document, &checker(one, scene.geometry)));
                    together(document, marks)
                };
                let _ = group.append_child(&STACKS.with(|kept| kept.copy(&key, checkers))?);
            }
        }
        next = group.previous_sibling();
    }
    Some(board)
}
