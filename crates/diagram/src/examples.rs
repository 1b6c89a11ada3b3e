//! The series that a page with the rules needs.

use plakoto_board::speech::Locale;

use crate::{Attribute, Attributes};

/// A series of plays with what is to be said of each step.
///
/// ```
/// use plakoto_board::speech::Locale;
/// use plakoto_diagram::{Diagram, Example};
/// for example in Example::ALL {
///     let diagram = Diagram::read(&example.attributes(Locale::De))?;
///     assert_eq!(diagram.captions.len(), diagram.last_step() + 1);
/// }
/// # Ok::<(), plakoto_diagram::Wrong>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Example {
    /// The start, and the first two rolls (R1, R2).
    Start,
    /// A pin is made, and holds (R3, R4).
    Pin,
    /// The mother is pinned, and the game ends once the pinner's own start point is empty (R16).
    Mother,
    /// Checkers are borne off, and one is moved instead (R8).
    BearingOff,
}

impl Example {
    /// All of them, in the order in which the rules are told.
    pub const ALL: [Example; 4] = [Example::Start, Example::Pin, Example::Mother, Example::BearingOff];

    /// A name for files and for places on a page.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Example::Start => "start",
            Example::Pin => "pin",
            Example::Mother => "mother",
            Example::BearingOff => "bearing-off",
        }
    }

    fn position(self) -> &'static str {
        match self {
            Example::Start => "o----------------------O",
            Example::Pin => "j---d-------F-a----A---H",
            Example::Mother => "a--DEE------d-----ee---A",
            Example::BearingOff => "AAABBB------------cccbbb",
        }
    }

    fn plays(self) -> &'static str {
        match self {
            Example::Start => "65: 24/19 24/18; 31: 24/23 24/21",
            Example::Pin => "53: 20/15* 13/10; 64: 24/18 24/20",
            Example::Mother => "54: 6/1* 5/1; 21: 12/9; 63: 24/18",
            Example::BearingOff => "65: 6/off 5/off; 65: 6/off 6/1",
        }
    }

    /// The series in a language: its captions are in English where there are none of that language.
    #[must_use]
    pub fn attributes(self, locale: Locale) -> Attributes {
        let (captions, spoken) = match locale {
            Locale::De => (self.in_german(), Locale::De),
            _ => (self.in_english(), Locale::En),
        };
        Attributes::default()
            .with(Attribute::Position, self.position())
            .with(Attribute::Turn, "w")
            .with(Attribute::Rules, "plakoto")
            .with(Attribute::Plays, self.plays())
            .with(Attribute::Lang, spoken.tag())
            .captioned(captions.iter().copied())
    }

    fn in_english(self) -> &'static [&'static str] {
        match self {
            Example::Start => &[
                "The start: each side has its fifteen checkers on its own 24-point. White rolls 6-5.",
                "White moves one checker by six and one by five. Black rolls 3-1.",
                "Black moves the other way round the board, from its own 24-point.",
            ],
            Example::Pin => &[
                "Black has a lone checker on White’s 15-point. White rolls 5-3.",
                "20/15* lands on it and pins it: it cannot move until White leaves. Black rolls 6-4.",
                "Black plays on with its other checkers. The captive stays where it is.",
            ],
            Example::Mother => &[
                "Black’s last checker on its start point, the mother, stands alone. White rolls 5-4.",
                "White pins it, and a second checker covers. As long as White has a checker on its own start \
                 point, play goes on. Black rolls 2-1.",
                "Black can do nothing about it. White rolls 6-3.",
                "White’s last checker leaves the start point: the game ends on this step, and White wins 2 points.",
            ],
            Example::BearingOff => &[
                "Both sides have all their checkers home, and none is pinned: they may bear off. White rolls 6-5.",
                "White takes one checker off its 6-point and one off its 5-point. Black rolls 6-5.",
                "Black bears off with the six. With the five it moves inside the home board instead, which is \
                 allowed.",
            ],
        }
    }

    fn in_german(self) -> &'static [&'static str] {
        match self {
            Example::Start => &[
                "Der Anfang: Jede Seite hat ihre fünfzehn Steine auf ihrem Punkt 24. Weiß würfelt 6-5.",
                "Weiß zieht einen Stein um sechs und einen um fünf. Schwarz würfelt 3-1.",
                "Schwarz zieht in der Gegenrichtung, von seinem eigenen Punkt 24 aus.",
            ],
            Example::Pin => &[
                "Auf dem Punkt 15 von Weiß steht ein einzelner Stein von Schwarz. Weiß würfelt 5-3.",
                "20/15* landet darauf und setzt ihn fest: Er bleibt dort, bis Weiß geht. Schwarz würfelt 6-4.",
                "Schwarz zieht mit seinen anderen Steinen weiter. Der Gefangene bleibt, wo er ist.",
            ],
            Example::Mother => &[
                "Der letzte Stein von Schwarz auf dem Mutterpunkt steht allein. Weiß würfelt 5-4.",
                "Weiß setzt ihn fest, und ein zweiter Stein deckt. Solange Weiß noch einen Stein auf dem eigenen \
                 Mutterpunkt hat, geht das Spiel weiter. Schwarz würfelt 2-1.",
                "Schwarz kann nichts dagegen tun. Weiß würfelt 6-3.",
                "Der letzte Stein von Weiß verlässt den Mutterpunkt: Mit diesem Schritt endet das Spiel, und Weiß \
                 gewinnt 2 Punkte.",
            ],
            Example::BearingOff => &[
                "Beide Seiten haben alle Steine im Heimfeld, und keiner ist festgesetzt: Sie dürfen auswürfeln. \
                 Weiß würfelt 6-5.",
                "Weiß nimmt einen Stein von Punkt 6 und einen von Punkt 5 heraus. Schwarz würfelt 6-5.",
                "Schwarz würfelt mit der Sechs einen Stein aus. Mit der Fünf zieht er stattdessen im Heimfeld, \
                 was erlaubt ist.",
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use plakoto_rules::{Cause, Ending, Outcome, Phase, Side};

    use super::*;
    use crate::Diagram;

    fn read(example: Example) -> Diagram {
        Diagram::read(&example.attributes(Locale::En)).unwrap()
    }

    fn pips(diagram: &Diagram, step: usize) -> [u16; 2] {
        Side::BOTH.map(|side| diagram.frame(step).position.pips(side))
    }

    #[test]
    fn every_step_of_every_example_is_told_in_its_languages() {
        for example in Example::ALL {
            for locale in Locale::ALL {
                let diagram = Diagram::read(&example.attributes(locale)).unwrap();
                assert_eq!(diagram.captions.len(), diagram.last_step() + 1, "{example:?}");
                assert_eq!(diagram.situation.position.impossible(), [], "{example:?}");
            }
            let said = |locale| Diagram::read(&example.attributes(locale)).unwrap().locale;
            assert_eq!([said(Locale::En), said(Locale::De)], [Some(Locale::En), Some(Locale::De)]);
        }
    }

    #[test]
    fn the_start_has_the_pips_of_the_rules_page() {
        assert_eq!(pips(&read(Example::Start), 2), [349, 356]);
    }

    #[test]
    fn the_pin_is_that_of_the_rules_page() {
        let pin = read(Example::Pin);
        assert_eq!(pin.frame(1).position.to_string(), "j---d----A--E-A*--------H");
        assert_eq!([pips(&pin, 0), pips(&pin, 1)], [[290, 330], [282, 330]]);
        assert_eq!(pin.frame(2).position.captives(Side::Black).count(), 1);
    }

    #[test]
    fn the_mother_ends_the_game_on_the_step_that_empties_the_start_point() {
        let mother = read(Example::Mother);
        assert!(matches!(mother.frame(1).phase, Phase::Play(Side::Black, _)), "play goes on");
        assert!(matches!(mother.frame(2).phase, Phase::Play(Side::White, _)), "play goes on");
        let outcome = Outcome::Win { side: Side::White, double: true };
        assert_eq!(mother.frame(3).phase, Phase::Over(Ending { outcome, cause: Cause::Mother }));
    }

    #[test]
    fn checkers_are_borne_off_as_on_the_rules_page() {
        let bearing = read(Example::BearingOff);
        assert_eq!([pips(&bearing, 0), pips(&bearing, 1)], [[36, 57], [25, 57]]);
        let off = |step| Side::BOTH.map(|side| bearing.frame(step).position.off(side));
        assert_eq!([off(0), off(1), off(2)], [[6, 0], [8, 0], [8, 1]]);
    }
}
