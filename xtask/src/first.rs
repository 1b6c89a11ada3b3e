//! What the app's page shows until the app is there: its own first sight, the board at the start and what a
//! first visitor is offered, so that it only comes to life and nothing moves.

use crate::programs::{command, output, root};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;

/// Writes it into the page, which other pages must have been made of before.
pub fn build(dist: &Path) -> Result<()> {
    let boards = output(&mut command("cargo run --quiet --package plakoto-board --example start"))
        .context("the board at the start could not be drawn")?;
    let offers = root().join("src/play/first.html");
    let offers = fs::read_to_string(&offers).with_context(|| offers.display().to_string())?;
    let page = dist.join("index.html");
    let shown = with_first(&fs::read_to_string(&page)?, &boards, &offers)?;
    Ok(fs::write(page, shown)?)
}

fn with_first(page: &str, boards: &str, offers: &str) -> Result<String> {
    let end = "  </body>";
    ensure!(page.matches(end).count() == 1, "the page has no end to show anything before");
    // The elements around are those that the app makes; `first.js` puts in what is wanted and shows them.
    let first = format!(
        "    <div class=\"part\" id=\"first\" hidden>\n\
         <header class=\"top\"><span class=\"name\"><img src=\"favicon.svg\" alt=\"\" width=\"30\" height=\"30\"></span></header>\n\
         <main class=\"starting\"><div class=\"board-room\" aria-hidden=\"true\"><div class=\"board-frame\"></div></div></main>\n\
         {boards}\n{offers}</div>\n    <script src=\"first.js\"></script>\n"
    );
    Ok(page.replace(end, &(first + end)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_first_is_the_last_of_the_page() {
        let page = "<body>\n    <noscript></noscript>\n  </body>\n</html>\n";
        let shown = with_first(page, "<template></template>", "<template lang=\"en\"></template>\n").unwrap();
        assert!(shown.starts_with("<body>\n    <noscript></noscript>\n    <div class=\"part\" id=\"first\""));
        assert!(shown.ends_with("<script src=\"first.js\"></script>\n  </body>\n</html>\n"));
        assert!(shown.contains("<template></template>\n<template lang=\"en\"></template>\n</div>"));
        assert!(with_first("<body></body>", "", "").is_err());
    }
}
