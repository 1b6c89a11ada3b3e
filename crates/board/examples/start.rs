//! The board at the start as HTML, as the app will draw it: for the app's page, which shows it before the
//! app is there. A template for each format, of which the page takes one.

use plakoto_board::drawing::draw;
use plakoto_board::geometry::{Format, Geometry};
use plakoto_board::node::Node;
use plakoto_board::scene::Board;

fn main() {
    for (format, name) in [(Format::Wide, "wide"), (Format::Narrow, "narrow")] {
        println!("<template id=\"first-{name}\">{}</template>", board(format, name).html());
    }
}

fn board(format: Format, name: &str) -> Node {
    let geometry = Geometry { format, flipped: false, home_left: false };
    let layers = draw(&Board::at_rest(geometry).scene());
    let layers = layers.into_iter().filter(|layer| !layer.nodes.is_empty());
    let size = format!("0 0 {} {}", geometry.width(), geometry.height());
    Node::new("svg", &format!("board {name}"))
        .with("viewBox", &size)
        .holding(layers.map(|layer| Node::new("g", layer.class).holding(layer.nodes)).collect())
}
