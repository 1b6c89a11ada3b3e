//! The pages, in every language.

use std::collections::BTreeSet;

use plakoto_board::speech::{Direction, Locale};
use plakoto_guide::page::{name, page};
use roxmltree::{Document, Node};

/// What the app takes; none of it is an element without an end, so that it is XML too.
fn article(page: &str) -> &str {
    let start = page.find("<article").unwrap();
    let end = page.find("</article>").unwrap();
    &page[start..end + "</article>".len()]
}

fn with_article(locale: Locale, look: impl FnOnce(Node)) {
    let page = page(locale);
    let article = article(&page);
    let document =
        Document::parse(article).unwrap_or_else(|error| panic!("{locale:?}: {error} in {article}"));
    look(document.root_element());
}

/// The texts of paragraphs, captions, cells and headings, each as a whole.
fn texts(locale: Locale) -> Vec<String> {
    let mut all = Vec::new();
    with_article(locale, |article| {
        let is_text = |node: &Node| {
            ["p", "li", "h1", "h2", "th", "td", "dt", "dd"].contains(&node.tag_name().name())
                && !node.children().any(|child| child.has_tag_name("a"))
        };
        for node in article.descendants().filter(is_text) {
            all.push(node.descendants().filter(Node::is_text).filter_map(|text| text.text()).collect());
        }
    });
    all
}

/// Words of letters, and figures with what joins them.
fn tokens(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !(letter.is_alphanumeric() || "/-–*".contains(letter)));
    words.map(|word| word.trim_matches(['-', '–', '/'])).filter(|word| !word.is_empty())
}

#[test]
fn every_page_is_well_formed_and_leads_nowhere_else() {
    for locale in Locale::ALL {
        let page = page(locale);
        for wrong in ["=\"/", "=\"http", "<style", " style=", " onclick=", "<script>", "<svg"] {
            assert!(!page.contains(wrong), "{locale:?}: {wrong}");
        }
        for other in Locale::ALL {
            assert!(page.contains(&format!("<li><a href=\"{}\"", name(other))), "a link to {other:?}");
        }
        with_article(locale, |article| {
            let ids: Vec<&str> = article.descendants().filter_map(|node| node.attribute("id")).collect();
            let all: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(ids.len(), all.len(), "{locale:?}: a name is there twice");
            for link in article.descendants().filter_map(|node| node.attribute("href")) {
                assert!(link.strip_prefix('#').is_some_and(|id| all.contains(id)), "{locale:?}: {link}");
            }
        });
    }
}

#[test]
fn every_language_says_the_same_at_the_same_place() {
    let shape = |locale| {
        let mut shape = Vec::new();
        with_article(locale, |article| {
            let elements = article.descendants().filter(Node::is_element);
            let elements = elements.filter(|node| !["bdi", "b"].contains(&node.tag_name().name()));
            shape.extend(elements.map(|node| {
                (node.tag_name().name().to_string(), node.attribute("id").unwrap_or_default().to_string())
            }));
        });
        shape
    };
    let english = shape(Locale::En);
    for locale in Locale::ALL {
        assert_eq!(shape(locale), english, "{locale:?}");
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = texts(Locale::En);
    for locale in Locale::ALL.into_iter().filter(|locale| *locale != Locale::En) {
        for (own, english) in texts(locale).iter().zip(&english) {
            let words = tokens(english).filter(|word| word.chars().all(char::is_alphabetic)).count();
            assert!(words < 2 || own != english, "{locale:?}: {own}");
            let latin = !matches!(locale, Locale::El | Locale::Bg | Locale::Ar);
            let foreign = |word: &&str| word.chars().all(|letter| letter.is_ascii_alphabetic());
            assert!(latin || tokens(own).find(foreign).is_none(), "{locale:?}: {own}");
        }
    }
}

#[test]
fn no_word_has_letters_of_another_alphabet() {
    let alphabet = |letter: &char| match letter {
        'A'..='Z' | 'a'..='z' | 'À'..='ɏ' => Some("Latin"),
        'Ͱ'..='Ͽ' | 'ἀ'..='῿' => Some("Greek"),
        'Ѐ'..='ӿ' => Some("Cyrillic"),
        '؀'..='ۿ' => Some("Arabic"),
        _ => None,
    };
    for locale in Locale::ALL {
        for text in texts(locale) {
            for word in tokens(&text) {
                let alphabets: BTreeSet<_> = word.chars().filter_map(|letter| alphabet(&letter)).collect();
                assert!(alphabets.len() < 2, "{locale:?}: {word} in {text}");
            }
        }
    }
}

/// Rolls, plays and scores, and numbers of two digits: those of one are words in some languages.
fn figures(text: &str) -> Vec<&str> {
    let figure = |word| {
        let word: &str = word;
        let end = word.find(|letter: char| !(letter.is_ascii_digit() || "/-–".contains(letter)));
        word[..end.unwrap_or(word.len())].trim_end_matches(['/', '-'])
    };
    let mut figures: Vec<&str> = tokens(text).map(figure).filter(|word| word.len() > 1).collect();
    // Languages have them in another order.
    figures.sort_unstable();
    figures
}

#[test]
fn every_figure_is_there_in_every_language() {
    let english = texts(Locale::En);
    for locale in Locale::ALL {
        for (own, english) in texts(locale).iter().zip(&english) {
            assert_eq!(figures(own), figures(english), "{locale:?}: {own}");
        }
    }
}

#[test]
fn figures_are_kept_from_left_to_right() {
    for locale in Locale::ALL {
        let page = page(locale);
        let marks = page.matches("<bdi dir=\"ltr\">").count();
        assert_eq!(marks > 0, locale.direction() == Direction::RightToLeft, "{locale:?}");
        // In captions, which are text alone, characters do the same.
        let marks = |mark| page.chars().filter(|letter| *letter == mark).count();
        assert_eq!(marks('\u{2066}'), marks('\u{2069}'), "{locale:?}");
        assert_eq!(marks('\u{2066}') > 0, locale.direction() == Direction::RightToLeft, "{locale:?}");
    }
    // Every roll and play of the Arabic page is in an element for it, or between marks.
    with_article(Locale::Ar, |article| {
        let kept = |node: Node| node.ancestors().any(|one| one.attribute("dir") == Some("ltr"));
        for node in article.descendants().filter(|node| node.is_text() && !kept(*node)) {
            let text = node.text().unwrap_or_default();
            let outside: String = text
                .split('\u{2066}')
                .map(|part| part.rsplit('\u{2069}').next().unwrap_or_default())
                .collect();
            let joined = tokens(&outside).find(|word| word.len() > 1 && word.contains(['/', '-', '–']));
            assert_eq!(joined, None, "{text}");
        }
    });
}

#[test]
fn the_style_and_the_page_are_of_the_same_names() {
    let page = page(Locale::En);
    for (style, within) in
        [(include_str!("../guide.css"), article(&page)), (include_str!("../page.css"), &page)]
    {
        for line in style.lines().filter(|line| line.trim_end().ends_with('{')) {
            for class in line.split('.').skip(1).map(|rest| {
                rest.split(|letter: char| !(letter.is_ascii_alphabetic() || letter == '-'))
                    .next()
                    .unwrap_or("")
            }) {
                let known = class.is_empty()
                    || ["asked", "guide-panel"].contains(&class)
                    || within.contains(&format!("class=\"{class}\""));
                assert!(known, "nothing is of the class {class}");
            }
        }
    }
}

#[test]
fn diagrams_over_a_game_have_all_its_colours() {
    let colours = include_str!("../../../style/colours.css");
    let names = colours.lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'));
    for (name, _) in names {
        let taken = format!("--plakoto-{name}: var(--{name});");
        assert!(include_str!("../guide.css").contains(&taken), "{taken}");
    }
}
