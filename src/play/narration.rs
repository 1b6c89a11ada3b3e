//! The one sentence beside the board: what just happened, in the game's terms.

use plakoto_board::telling::last_step;
use plakoto_rules::{Phase, Side};

use super::session::Session;
use crate::text::Text;

/// Says how things stand.
pub fn narrate(session: &Session, text: &Text) -> String {
    if let Some(turn) = session.looking_at() {
        return (text.looking_back)(turn, session.game().turns().len());
    }
    match session.phase() {
        Phase::Opening => match session.game().throws().last() {
            Some([die, _]) => (text.opening_tie)(*die),
            None => text.opening_due.into(),
        },
        Phase::Roll(side) => match session.game().throws().last() {
            Some(throw) if session.game().turns().is_empty() => opening_won(*throw, text),
            _ => {
                let before = session.last_turn().map(|turn| match (turn.play.is_pass(), turn.dice) {
                    (true, dice) => (text.speech.passes)(turn.side, dice.high(), dice.low()),
                    (false, _) => (text.speech.played)(turn.side, &turn.play.to_string()),
                });
                sentences(before.into_iter().chain([(text.speech.to_roll)(side)]))
            }
        },
        Phase::Play(side, dice) => {
            let Some(draft) = session.draft() else { return String::new() };
            if draft.steps_required() == 0 {
                return (text.speech.passes)(side, dice.high(), dice.low());
            }
            if let Some(sentence) = last_step(&draft, text.speech) {
                return sentence;
            }
            match session.opening_dice() {
                _ if draft.is_complete() => text.complete.into(),
                Some(throw) if session.steps().is_empty() => opening_won(throw, text),
                _ => (text.speech.to_play)(side, dice.high(), dice.low()),
            }
        }
        Phase::Over(ending) => (text.speech.ended)(ending),
    }
}

/// Whole sentences, one after the other.
pub fn sentences(sentences: impl IntoIterator<Item = String>) -> String {
    sentences.into_iter().collect::<Vec<_>>().join(" ")
}

/// Who begins, by the last throw of the opening.
pub fn opening_won([white, black]: [plakoto_rules::Die; 2], text: &Text) -> String {
    let side = if white > black { Side::White } else { Side::Black };
    (text.opening_won)(side, white.max(black), white.min(black))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;
    use plakoto_board::geometry::Place;
    use plakoto_board::speech::Locale;
    use plakoto_rules::{Opening, Point, Ruleset, Step, Target};

    /// The sentence after the first step of the play that a situation's text names.
    fn after(situation: &str, plays: &[(u8, u8)]) -> String {
        let mut session = Session::from_situation(situation.parse().unwrap(), DiceSource::Random);
        for (from, die) in plays {
            let step = Step { from: Point::new(*from).unwrap(), die: plakoto_rules::Die::new(*die).unwrap() };
            session.take(&[step]).unwrap();
        }
        narrate(&session, Text::of(Locale::En))
    }

    #[test]
    fn a_pin_is_told() {
        let told = after("j---d-------F-a----A---H w53 plakoto", &[(20, 5)]);
        assert_eq!(told, "The 5 pins Black’s lone checker on your 15-point. It stays there until you leave.");
    }

    #[test]
    fn a_captive_set_free_is_told() {
        let told = after("j---d----A--E-A*--------H w53 plakoto", &[(15, 5)]);
        assert_eq!(told, "Black’s checker on your 15-point is free again.");
    }

    #[test]
    fn a_pinned_mother_is_told_by_each_game_its_way() {
        let position = "a---A---i---------e----N";
        let plakoto = after(&format!("{position} w42 plakoto"), &[(5, 4)]);
        assert!(plakoto.contains("as soon as your own start point is empty"), "{plakoto}");
        let tapa = after(&format!("{position} w42 tapa"), &[(5, 4)]);
        assert!(tapa.contains("only when you bear off"), "{tapa}");
    }

    #[test]
    fn the_opening_is_told_until_its_dice_or_others_are_played() {
        let mut ruleset = Ruleset::PLAKOTO;
        for opening in [Opening::PlayTheTwoDice, Opening::ThrowAfresh] {
            ruleset.opening = opening;
            // A seed whose first throw is no tie: White 6, Black 4.
            let mut session = Session::new(ruleset, Target::One, DiceSource::seeded(3));
            session.roll().unwrap();
            let text = Text::of(Locale::En);
            assert_eq!(narrate(&session, text), "White threw 6 against 4 and begins.");
            if opening == Opening::ThrowAfresh {
                session.roll().unwrap();
                let told = narrate(&session, text);
                assert!(told.starts_with("White to play"), "{told}");
            }
        }
    }

    #[test]
    fn the_last_play_is_told_to_the_side_that_rolls() {
        let mut session = Session::from_situation(
            "j---d-------F-a----A---H w53 plakoto".parse().unwrap(),
            DiceSource::Random,
        );
        session.move_checker(Place::Point(Point::new(20).unwrap()), Place::Point(Point::new(15).unwrap()));
        session.move_checker(Place::Point(Point::new(13).unwrap()), Place::Point(Point::new(10).unwrap()));
        session.confirm().unwrap();
        assert_eq!(narrate(&session, Text::of(Locale::En)), "White played 20/15* 13/10. Black to roll.");
    }

    #[test]
    fn a_pass_is_told() {
        let told = after("k----------------bb----O w65 plakoto", &[]);
        assert_eq!(told, "White cannot play 6-5 and passes.");
    }
}
