//! The page of a language, and what of it the app shows over a game: the element of the class `guide`.

use plakoto_board::speech::{Locale, Speech};
use plakoto_diagram::html::element;
use plakoto_rules::Variant;

use crate::chances;
use crate::contents::{Block, Section, sections};
use crate::figures::Figure;
use crate::prose::html;
use crate::text::{Text, Words};

/// What the page may do: run and load what lies beside it.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'";

/// The name of a language's page.
///
/// ```
/// use plakoto_board::speech::Locale;
/// assert_eq!(plakoto_guide::page::name(Locale::El), "guide-el.html");
/// ```
#[must_use]
pub fn name(locale: Locale) -> String {
    format!("guide-{}.html", locale.tag())
}

/// The whole page.
///
/// ```
/// use plakoto_board::speech::Locale;
/// let page = plakoto_guide::page::page(Locale::Ar);
/// assert!(page.starts_with("<!doctype html>\n<html lang=\"ar\" dir=\"rtl\">"));
/// ```
#[must_use]
pub fn page(locale: Locale) -> String {
    let text = Text::of(locale);
    let Text { title, description, play, languages, .. } = text;
    let tag = locale.tag();
    let direction = locale.direction().name();
    let app = (locale.speech().game)(Variant::Plakoto);
    let others: String = Locale::ALL.into_iter().map(|other| language(other, locale)).collect();
    let article = article(text, locale);
    format!(
        r##"<!doctype html>
<html lang="{tag}" dir="{direction}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="{POLICY}">
    <title>{title}</title>
    <meta name="description" content="{description}">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="#f6f2ea" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#171513" media="(prefers-color-scheme: dark)">
    <link rel="icon" type="image/svg+xml" href="favicon.svg">
    <link rel="stylesheet" href="guide-page.css">
    <link rel="stylesheet" href="guide.css">
    <link rel="stylesheet" href="plakoto-diagram.css">
    <script type="module" src="plakoto-diagram.js"></script>
    <script type="module" src="offline.js"></script>
  </head>
  <body>
    <header class="top">
      <a class="name" href="./?lang={tag}"><img src="favicon.svg" alt="" width="28" height="28"><span>{app}</span></a>
      <a class="play" href="./?lang={tag}">{play}</a>
    </header>
    <nav class="languages" aria-label="{languages}">
      <ul>
{others}      </ul>
    </nav>
    <main>
{article}    </main>
  </body>
</html>
"##
    )
}

fn language(other: Locale, own: Locale) -> String {
    let Speech { language, .. } = other.speech();
    let (tag, page) = (other.tag(), name(other));
    let current = if other == own { " aria-current=\"page\"" } else { "" };
    format!("        <li><a href=\"{page}\" lang=\"{tag}\" hreflang=\"{tag}\"{current}>{language}</a></li>\n")
}

fn article(text: &Text, locale: Locale) -> String {
    let sections = sections(text);
    let links: String = sections
        .iter()
        .map(|Section { id, heading, .. }| {
            format!("<li><a href=\"#{id}\">{}</a></li>\n", html(heading, locale))
        })
        .collect();
    let mut written = format!(
        "<article class=\"guide\">\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n\
         <nav class=\"contents\" aria-labelledby=\"contents\">\n<h2 id=\"contents\">{}</h2>\n<ol>\n{links}</ol>\n</nav>\n",
        html(text.title, locale),
        html(text.lead, locale),
        html(text.contents, locale),
    );
    for Section { id, heading, blocks } in &sections {
        written +=
            &format!("<section aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{}</h2>\n", html(heading, locale));
        written.extend(blocks.iter().map(|block| part(block, text, locale)));
        written += "</section>\n";
    }
    written + "</article>\n"
}

fn part(block: &Block, text: &Text, locale: Locale) -> String {
    match block {
        Block::Paragraph(id, words) => format!("<p id=\"{id}\">{}</p>\n", html(words, locale)),
        Block::Figure(figure) => diagram(figure, text, locale),
        Block::Options => table(&text.options_head, &text.options_rows, locale),
        Block::Chances => {
            let [away, throws] = text.principles_chances.map(|words| html(words, locale));
            let cells = |cell: fn(u8) -> String| chances::DISTANCES.map(cell).collect::<String>();
            format!(
                "<div class=\"wide\">\n<table class=\"chances\">\n<tr><th scope=\"row\">{away}</th>{}</tr>\n\
                 <tr><th scope=\"row\">{throws}</th>{}</tr>\n</table>\n</div>\n",
                cells(|distance| format!("<th scope=\"col\">{distance}</th>")),
                cells(|distance| format!("<td>{}</td>", chances::throws(distance))),
            )
        }
        Block::Backgammon => table(&text.backgammon_head, &text.backgammon_rows, locale),
        Block::Questions => {
            let pairs = text.questions.map(|pair| pair.map(|words| html(words, locale)));
            let pairs = pairs.map(|[question, answer]| format!("<dt>{question}</dt>\n<dd>{answer}</dd>\n"));
            format!("<dl class=\"questions\">\n{}</dl>\n", pairs.concat())
        }
    }
}

/// The element; its script stands in the page's head, once for all.
fn diagram(figure: &Figure, text: &Text, locale: Locale) -> String {
    let written = element(&figure.attributes(text, locale), "", locale);
    let element = written.split_once("</script>\n").map_or("", |(_, element)| element);
    format!("<figure id=\"{}\">\n{element}</figure>\n", figure.id)
}

/// A table whose rows are named by their first cells. On a phone each cell is named by its column.
fn table<const COLUMNS: usize>(head: &[Words; COLUMNS], rows: &[[Words; COLUMNS]], locale: Locale) -> String {
    let heads = head.map(|words| match html(words, locale) {
        none if none.is_empty() => "<td></td>".into(),
        words => format!("<th scope=\"col\">{words}</th>"),
    });
    let row = |row: &[Words; COLUMNS]| {
        let cells = row.iter().zip(head).enumerate().map(|(column, (words, head))| match column {
            0 => format!("<th scope=\"row\">{}</th>", html(words, locale)),
            _ => format!("<td data-head=\"{head}\">{}</td>", html(words, locale)),
        });
        format!("<tr>{}</tr>\n", cells.collect::<String>())
    };
    format!(
        "<table class=\"compared\">\n<thead><tr>{}</tr></thead>\n<tbody>\n{}</tbody>\n</table>\n",
        heads.concat(),
        rows.iter().map(row).collect::<String>()
    )
}
