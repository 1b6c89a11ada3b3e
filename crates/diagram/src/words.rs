//! A diagram in words.

use plakoto_board::speech::Speech;
use plakoto_board::words::Words;
use plakoto_rules::notation::Situation;
use plakoto_rules::{Phase, Side};

use crate::{Diagram, Frame};

impl Diagram {
    /// The position after that many plays, a line each: what is due or how the game ended, every point
    /// that is not empty from the highest down, what is borne off with the pips, and the last play.
    ///
    /// Points are in the numbers that are shown; where none are, in those of the side whose turn it is
    /// at the start of the diagram.
    ///
    /// ```
    /// use plakoto_board::speech::Locale;
    /// use plakoto_diagram::{Attribute, Attributes, Diagram};
    /// let diagram = Diagram::read(&Attributes::default().with(Attribute::Plays, "65: 24/13"))?;
    /// let words = diagram.words(1, Locale::En.speech());
    /// assert_eq!(words[0], "Black to roll.");
    /// assert_eq!(words[2], "13-point: one white checker");
    /// assert_eq!(words[6], "Last play, by White: 24/13.");
    /// # Ok::<(), plakoto_diagram::Wrong>(())
    /// ```
    #[must_use]
    pub fn words(&self, step: usize, speech: &Speech) -> Vec<String> {
        let Frame { position, phase, last, .. } = self.frame(step);
        let (turn, dice) = match phase {
            Phase::Play(side, dice) => (Some(side), Some(dice)),
            Phase::Roll(side) => (Some(side), None),
            Phase::Opening | Phase::Over(_) => (None, None),
        };
        let numbers = self.numbering().unwrap_or(self.situation.side);
        let mut lines = Words { position, turn, dice, numbers, last }.lines(speech);
        if let Phase::Over(ending) = phase {
            lines.insert(0, (speech.ended)(ending));
        }
        lines
    }

    /// The situation after that many plays, as it is opened elsewhere. After the end of a game it is
    /// the turn of the side that did not play last.
    #[must_use]
    pub fn situation_after(&self, step: usize) -> Situation {
        let Frame { position, phase, last, .. } = self.frame(step);
        let (side, dice) = match phase {
            Phase::Play(side, dice) => (side, Some(dice)),
            Phase::Roll(side) => (side, None),
            Phase::Opening | Phase::Over(_) => {
                (last.map_or(self.situation.side, |turn| turn.side.other()), None)
            }
        };
        Situation { position, side, dice, ruleset: self.situation.ruleset }
    }

    /// The game, and what is due after that many plays or how it ended: `Plakoto: White to roll.`
    #[must_use]
    pub fn title(&self, step: usize, speech: &Speech) -> String {
        let due = self.due(step, speech);
        [(speech.game)(self.situation.ruleset.variant), ": ", &due].concat()
    }

    /// What stands in for a step's caption: of the first one its position, of others the play that led
    /// there, and what is due.
    #[must_use]
    pub fn told(&self, step: usize, speech: &Speech) -> String {
        if let Some(turn) = self.frame(step).last {
            let (side, dice) = (turn.side, turn.dice);
            let played = if turn.play.is_pass() {
                (speech.passes)(side, dice.high(), dice.low())
            } else {
                (speech.played)(side, &turn.play.to_string())
            };
            return [&played, " ", &self.due(step, speech)].concat();
        }
        let mut text = String::new();
        for line in self.words(step, speech) {
            if !text.is_empty() {
                text.push_str(if text.ends_with('.') { " " } else { "; " });
            }
            text.push_str(&line);
        }
        text
    }

    fn due(&self, step: usize, speech: &Speech) -> String {
        match self.frame(step).phase {
            Phase::Play(side, dice) => (speech.to_play)(side, dice.high(), dice.low()),
            Phase::Roll(side) => (speech.to_roll)(side),
            Phase::Over(ending) => (speech.ended)(ending),
            // No diagram begins before the opening roll.
            Phase::Opening => (speech.to_roll)(Side::White),
        }
    }
}

#[cfg(test)]
mod tests {
    use plakoto_board::speech::Locale;

    use crate::{Attribute, Attributes, Diagram};

    fn read(values: &[(Attribute, &str)]) -> Diagram {
        let given = values.iter().fold(Attributes::default(), |all, (name, value)| all.with(*name, *value));
        Diagram::read(&given).unwrap()
    }

    #[test]
    fn a_step_is_told_by_its_play_and_the_first_one_by_its_position() {
        let diagram = read(&[(Attribute::Plays, "65: 24/19 24/18; 31: 24/23 24/21")]);
        let told = |step| diagram.told(step, Locale::En.speech());
        assert_eq!(
            told(0),
            "White to play 6-5. 24-point: 15 white checkers; 1-point: 15 black checkers; \
             White: 0 borne off, 360 pips to go. Black: 0 borne off, 360 pips to go."
        );
        assert_eq!(told(1), "White played 24/19 24/18. Black to play 3-1.");
        assert_eq!(told(2), "Black played 24/23 24/21. White to roll.");
    }

    #[test]
    fn a_pass_and_an_end_are_told() {
        let passed = read(&[
            (Attribute::Position, "A*-----------------------"),
            (Attribute::Turn, "b"),
            (Attribute::Rules, "tapa"),
            (Attribute::Plays, "65: -"),
        ]);
        assert_eq!(passed.told(1, Locale::En.speech()), "Black cannot play 6-5 and passes. White to roll.");
        let over =
            read(&[(Attribute::Position, "A----------------------a"), (Attribute::Plays, "65: 1/off")]);
        let speech = Locale::En.speech();
        assert_eq!(over.words(1, speech)[0], "White has borne off all fifteen and wins 1 point.");
        assert_eq!(over.title(1, speech), "Plakoto: White has borne off all fifteen and wins 1 point.");
        assert_eq!(over.situation_after(1).to_string(), "-----------------------a b plakoto");
    }

    #[test]
    fn points_have_the_numbers_that_are_shown() {
        let of = |numbers| read(&[(Attribute::Numbers, numbers)]).words(0, Locale::En.speech()).remove(1);
        assert_eq!(of("w"), "24-point: 15 white checkers");
        assert_eq!(of("b"), "24-point: 15 black checkers");
        assert_eq!(of("none"), of("w"));
    }
}
