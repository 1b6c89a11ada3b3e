//! The draft as the browser keeps it: lines of text, since diagrams are text already, and an entry that
//! an earlier version wrote is read as far as it goes.

use plakoto_board::speech::Locale;
use plakoto_diagram::html;
use plakoto_rules::{Die, Point, Step};

use crate::document::{Document, Purpose};
use crate::editor::{Editor, Tab, document_of};

/// What is kept beside the diagram itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    /// The part of the work that was open.
    pub tab: Tab,
    /// Where the diagram's files lie, if the author said so.
    pub folder: Option<String>,
    /// The address that was opened last, so that a reload does not open it again.
    pub asked: String,
}

/// Writes a draft down.
#[must_use]
pub fn write(editor: &Editor, asked: &str) -> String {
    let document = editor.document();
    let plays =
        |plays: &[plakoto_rules::Play]| plays.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    let step = |step: &Step| format!("{}:{}", step.from, step.die);
    let roll = document.roll().filter(|_| !document.turns().is_empty());
    let lines = [
        ("diagram", html::query(&document.attributes())),
        ("purpose", document.purpose.word().into()),
        ("answers", plays(document.answers())),
        ("roll", roll.map(|roll| roll.to_string()).unwrap_or_default()),
        ("steps", document.steps().iter().map(step).collect::<Vec<_>>().join(" ")),
        ("width", document.looks.width.map(|width| width.to_string()).unwrap_or_default()),
        ("tab", (editor.tab as usize).to_string()),
        ("folder", editor.folder.replace('\n', " ")),
        ("asked", asked.replace('\n', " ")),
    ];
    lines.iter().map(|(name, value)| format!("{name} {value}\n")).collect()
}

/// Reads a draft; nothing if there is none that the rules allow.
#[must_use]
pub fn read(kept: &str) -> Option<(Document, Beside)> {
    let line = |name: &str| {
        let value = |line: &'_ str| Some(line.strip_prefix(name)?.strip_prefix(' ')?.to_string());
        kept.lines().find_map(value).unwrap_or_default()
    };
    let attributes = html::read(&format!("?{}", line("diagram"))).ok()?;
    let mut document = document_of(&attributes, line("width").parse().ok()).ok()?;
    let purpose = line("purpose");
    document.purpose =
        Purpose::ALL.into_iter().find(|known| known.word() == purpose).unwrap_or(document.purpose);
    document.answer(&line("answers"));
    if let Ok(roll) = line("roll").parse() {
        document.set_roll(Some(roll));
    }
    for step in line("steps").split(' ').filter_map(read_step) {
        document.play(&[step]);
    }
    let tab = line("tab").parse::<usize>().ok().and_then(|tab| Tab::ALL.get(tab).copied());
    let folder = Some(line("folder")).filter(|folder| !folder.is_empty());
    Some((document, Beside { tab: tab.unwrap_or_default(), folder, asked: line("asked") }))
}

fn read_step(step: &str) -> Option<Step> {
    let (from, die) = step.split_once(':')?;
    Some(Step { from: Point::new(from.parse().ok()?)?, die: Die::new(die.parse().ok()?)? })
}

/// The language that the app was told to speak, as its own entry in the browser says: its first letter
/// names the layout, and in each layout so far the language comes first.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_editor::kept::language;
/// assert_eq!(language("B\u{1}\u{1}\0"), Some(Locale::De));
/// assert_eq!(language("B\0\0\0"), None);
/// assert_eq!(language(""), None);
/// ```
#[must_use]
pub fn language(app: &str) -> Option<Locale> {
    let mut letters = app.chars().skip(1).map(u32::from);
    let told = letters.next()? == 1;
    Locale::ALL.get(usize::try_from(letters.next()?).ok()?).copied().filter(|_| told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::tests::{dice, record};
    use plakoto_board::geometry::Format;
    use plakoto_rules::Dice;

    fn editor(document: Document) -> Editor {
        Editor::new(document, "https://example.org/plakoto/".into(), Locale::En, Format::Wide)
    }

    fn again(editor: &Editor) -> (Document, Beside) {
        read(&write(editor, "?view=editor")).unwrap()
    }

    #[test]
    fn a_draft_comes_back_with_its_half_made_play() {
        let mut document = Document::default();
        record(&mut document, "65: 24/19 24/18; 31: 24/23 24/21");
        document.caption(1, "100 % “one” & <two>");
        document.looks.width = Some(480);
        document.set_roll(Dice::new(4, 4));
        let step = document.draft().unwrap().legal_steps()[0];
        document.play(&[step]);
        let mut editor = editor(document);
        editor.tab = Tab::Plays;
        let (read, beside) = again(&editor);
        assert_eq!(&read, editor.document());
        assert_eq!(beside.tab, Tab::Plays);
        assert_eq!(beside.folder.as_deref(), Some("https://example.org/plakoto/"));
        assert_eq!(beside.asked, "?view=editor");
    }

    #[test]
    fn a_quiz_without_its_roll_comes_back_as_a_quiz() {
        let mut document = Document::default();
        document.purpose = Purpose::Quiz;
        assert_eq!(again(&editor(document.clone())).0, document);
        document.set_roll(Some(dice("65")));
        let play = document.game().decision().unwrap().parse_play("24/13").unwrap();
        document.play(play.steps());
        document.set_first_roll(None);
        assert_eq!(again(&editor(document.clone())).0, document);
    }

    #[test]
    fn what_was_tampered_with_never_panics() {
        let mut document = Document::default();
        record(&mut document, "65: 24/19 24/18");
        document.set_roll(Some(dice("21")));
        let kept = write(&editor(document), "");
        for at in (0..kept.len()).filter(|at| kept.is_char_boundary(*at)) {
            let _ = read(&kept[..at]);
            for other in ["\n", "9", "x", "☃", ""] {
                let changed = [&kept[..at], other, kept.get(at + 1..).unwrap_or_default()].concat();
                if let Some((document, _)) = read(&changed) {
                    assert!(plakoto_diagram::Diagram::read(&document.attributes()).is_ok());
                }
            }
        }
        assert_eq!(read(""), None);
    }
}
