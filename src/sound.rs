//! What the table sounds like: which sound follows from what happened, as data, and the browser's
//! synthesizer that makes it. There are no files.

use plakoto_rules::Side;
use wasm_bindgen::prelude::*;

use crate::play::session::Session;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// Dice fall.
    Roll,
    /// A checker is laid.
    Laid,
    /// A checker pins another.
    Pin,
    /// The game is over.
    End,
}

/// What of a game can be heard: compared with what was before, it says what sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    throws: usize,
    turns: usize,
    /// Of both sides.
    pips: u16,
    captives: u32,
    over: bool,
}

impl Moment {
    /// Of a session as it stands, whatever turn is looked at.
    pub fn of(session: &Session) -> Moment {
        let game = session.game();
        let position = session.draft().map_or(game.position(), |draft| draft.position());
        Moment {
            throws: game.throws().len() + game.turns().len() + usize::from(game.decision().is_some()),
            turns: game.turns().len(),
            pips: Side::BOTH.into_iter().map(|side| position.pips(side)).sum(),
            captives: Side::BOTH.into_iter().map(|side| position.pins(side).count_ones()).sum(),
            over: session.ending().is_some(),
        }
    }

    /// What is heard on the way here. Of several things that happened at once the weightiest sounds.
    pub fn sound(self, before: Moment) -> Option<Sound> {
        if self.over && !before.over {
            Some(Sound::End)
        } else if self.turns < before.turns || before.over {
            // Another game.
            None
        } else if self.captives > before.captives {
            Some(Sound::Pin)
        } else if self.throws > before.throws {
            Some(Sound::Roll)
        } else {
            (self.pips != before.pips).then_some(Sound::Laid)
        }
    }
}

#[wasm_bindgen(module = "/src/later.js")]
extern "C" {
    /// Makes the sound of that number.
    fn play(sound: u8);
}

/// Makes a sound.
pub fn make(sound: Sound) {
    play(sound as u8);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;
    use plakoto_rules::{Ruleset, Target};

    fn session(situation: &str) -> Session {
        Session::from_situation(situation.parse().unwrap(), DiceSource::seeded(3))
    }

    /// What is heard while something is done to a session.
    fn heard(session: &mut Session, change: impl FnOnce(&mut Session)) -> Option<Sound> {
        let before = Moment::of(session);
        change(session);
        Moment::of(session).sound(before)
    }

    #[test]
    fn dice_checkers_pins_and_the_end_are_heard() {
        let mut table = session("j---d-------F-a----A---H w plakoto");
        assert_eq!(heard(&mut table, |table| table.roll().unwrap()), Some(Sound::Roll));
        let mut table = session("j---d-------F-a----A---H w53 plakoto");
        let play = table.game().decision().unwrap().parse_play("20/15* 13/10").unwrap();
        let [pin, lay] = [play.steps()[0], play.steps()[1]];
        assert_eq!(heard(&mut table, |table| table.take(&[pin]).unwrap()), Some(Sound::Pin));
        assert_eq!(heard(&mut table, |table| table.take(&[lay]).unwrap()), Some(Sound::Laid));
        assert_eq!(
            heard(&mut table, |table| assert!(table.undo().is_some())),
            Some(Sound::Laid),
            "it is laid back"
        );
        table.take(&[lay]).unwrap();
        assert_eq!(heard(&mut table, |table| table.confirm().unwrap()), None);
        let mut table = session("A----------------------b w21 plakoto");
        let step = table.draft().unwrap().legal_steps()[0];
        table.take(&[step]).unwrap();
        assert_eq!(heard(&mut table, |table| table.confirm().unwrap()), Some(Sound::End));
    }

    #[test]
    fn looking_back_and_the_next_game_are_silent() {
        let mut table = Session::new(Ruleset::PLAKOTO, Target::Three, DiceSource::seeded(3));
        assert_eq!(heard(&mut table, |table| table.roll().unwrap()), Some(Sound::Roll));
        let play = table.game().decision().unwrap().plays().remove(0);
        table.take(play.steps()).unwrap();
        table.confirm().unwrap();
        assert_eq!(heard(&mut table, |table| table.look_at(Some(0))), None);
        assert_eq!(heard(&mut table, |table| table.look_at(None)), None);
        let side = table.game().side_to_move().unwrap();
        assert_eq!(heard(&mut table, |table| table.resign(side, false).unwrap()), Some(Sound::End));
        assert_eq!(heard(&mut table, |table| table.next_game().unwrap()), None);
    }
}
