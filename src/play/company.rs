//! Who sits at the table: people, or the program at a level.

use plakoto_rules::Side;
use serde::{Deserialize, Serialize};

use crate::thinker::Level;

/// How strong the program plays where it sits; nothing where a person sits.
pub type Seat = Option<Level>;

/// Who plays, as the start of a match asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Guests {
    /// Two people at one screen.
    #[default]
    People,
    /// A person against the program.
    Program,
    /// The program against itself.
    Programs,
}

/// How fast the program's play is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Speed {
    Slow,
    #[default]
    Normal,
    Instant,
}

impl Speed {
    pub const ALL: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Instant];

    /// How long a step of the program is waited for, in milliseconds.
    pub fn pause(self) -> u64 {
        match self {
            Speed::Slow => 1300,
            Speed::Normal => 600,
            Speed::Instant => 0,
        }
    }
}

/// What is kept of the company, and what was chosen for the next match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Company {
    pub guests: Guests,
    /// The program's level against a person, then as White and as Black against itself.
    pub levels: [Level; 3],
    /// The person's side against the program; nothing where chance says it.
    pub side: Option<Side>,
    pub speed: Speed,
    /// Whether the position in view is evaluated.
    pub evaluates: bool,
    /// Who plays the kept match, White first.
    pub seats: [Seat; 2],
    /// Whether the program has offered to resign this game: it asks but once.
    pub offered: bool,
}

impl Default for Company {
    fn default() -> Company {
        Company {
            guests: Guests::People,
            levels: [Level::ALL[2], Level::FULL, Level::FULL],
            side: None,
            speed: Speed::Normal,
            evaluates: false,
            seats: [None; 2],
            offered: false,
        }
    }
}

impl Company {
    /// The side of the only person against the program.
    pub fn person(&self) -> Option<Side> {
        match self.seats {
            [None, Some(_)] => Some(Side::White),
            [Some(_), None] => Some(Side::Black),
            _ => None,
        }
    }

    /// Seats those who were chosen; `chance` is the person's side if nothing else says it.
    pub fn sit_down(&mut self, chance: Side) {
        let [level, white, black] = self.levels.map(Some);
        self.seats = match (self.guests, self.side.unwrap_or(chance)) {
            (Guests::People, _) => [None; 2],
            (Guests::Program, Side::White) => [None, level],
            (Guests::Program, Side::Black) => [level, None],
            (Guests::Programs, _) => [white, black],
        };
        self.offered = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_were_chosen_sit_down() {
        let [two, four, six] = [Level::ALL[1], Level::ALL[3], Level::ALL[5]];
        let mut company = Company { levels: [two, four, six], ..Company::default() };
        let mut seats = |guests, side, chance| {
            (company.guests, company.side) = (guests, side);
            company.sit_down(chance);
            company.seats
        };
        assert_eq!(seats(Guests::People, Some(Side::Black), Side::White), [None, None]);
        assert_eq!(seats(Guests::Program, Some(Side::White), Side::Black), [None, Some(two)]);
        assert_eq!(seats(Guests::Program, Some(Side::Black), Side::White), [Some(two), None]);
        assert_eq!(seats(Guests::Program, None, Side::White), [None, Some(two)]);
        assert_eq!(seats(Guests::Program, None, Side::Black), [Some(two), None]);
        assert_eq!(seats(Guests::Programs, None, Side::Black), [Some(four), Some(six)]);
    }
}
