//! A diagram as a picture by itself.

use plakoto_board::geometry::Format;
use plakoto_board::picture::{Look, Picture};
use plakoto_board::speech::Locale;

use crate::{Diagram, Theme};

impl Diagram {
    /// The board after that many plays, as an SVG file. Its title is the step's caption, or says what is
    /// due; its description is the position in words. Both are in the diagram's language, or in `locale`
    /// if it names none.
    ///
    /// ```
    /// use plakoto_board::geometry::Format;
    /// use plakoto_board::picture::Look;
    /// use plakoto_board::speech::Locale;
    /// use plakoto_diagram::{Attributes, Diagram};
    /// let start = Diagram::read(&Attributes::default())?;
    /// let svg = start.picture(0, Format::Wide, Look::Print, Locale::De);
    /// assert!(svg.contains(">Plakoto: Weiß würfelt.</title>"));
    /// # Ok::<(), plakoto_diagram::Wrong>(())
    /// ```
    #[must_use]
    pub fn picture(&self, step: usize, format: Format, look: Look, locale: Locale) -> String {
        let locale = self.locale.unwrap_or(locale);
        let caption = self.frame(step).caption.filter(|caption| !caption.trim().is_empty());
        let title = caption.map_or_else(|| self.title(step, locale.speech()), String::from);
        let words = self.words(step, locale.speech()).join("\n");
        let scene = self.board(step, self.geometry(format)).scene();
        Picture { title: &title, words: &words, language: locale.tag(), look }.svg(&scene)
    }
}

/// What a picture of a diagram looks like, which cannot ask how the reader's system is.
impl From<Theme> for Look {
    fn from(theme: Theme) -> Look {
        match theme {
            Theme::Auto | Theme::Light => Look::Light,
            Theme::Dark => Look::Dark,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Attribute, Attributes};

    #[test]
    fn a_step_has_its_caption_and_its_words() {
        let attributes = Attributes::default()
            .with(Attribute::Plays, "65: 24/13")
            .with(Attribute::Lang, "de")
            .captioned(["", "Ein <Läufer>"]);
        let diagram = Diagram::read(&attributes).unwrap();
        let drawn = |step| diagram.picture(step, Format::Narrow, Look::Light, Locale::En);
        assert!(drawn(0).contains(">Plakoto: Weiß zieht 6-5.</title>"));
        assert!(drawn(1).contains(">Ein &lt;Läufer&gt;</title>"));
        assert!(drawn(1).contains("\nPunkt 13: ein weißer Stein\n"));
        assert_eq!(drawn(2), drawn(1));
    }
}
