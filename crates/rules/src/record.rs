//! How games and matches are kept with serde: what was thrown and played, to be played again by
//! the rules when read, so that no kept text makes a game that cannot be.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::notation::Situation;
use crate::{
    Cause, Dice, Die, Ending, Game, Match, Outcome, Phase, Position, Ruleset, Side, Start, Step, Target, Turn,
};

/// Types that are kept as the text they display.
macro_rules! kept_as_text {
    ($($kind:ty),*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // Not collected: for its length it would be written twice.
                serializer.serialize_str(&self.to_string())
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}

/// Types that are kept as their number.
macro_rules! kept_as_number {
    ($($kind:ty, $number:ident);*) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.$number())
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                let number = u8::deserialize(deserializer)?;
                <$kind>::new(number).ok_or_else(|| de::Error::custom(format_args!("{number} is out of range")))
            }
        }
    )*};
}

kept_as_text!(Position, Situation, Dice, Outcome);
kept_as_number!(Die, pips; crate::Point, number; Target, points);

impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Side {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Side::from_letter(letter).ok_or_else(|| de::Error::custom("a side is w or b"))
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct GameRecord {
    ruleset: Ruleset,
    start: StartRecord,
    #[serde(default)]
    throws: Vec<[Die; 2]>,
    turns: Vec<TurnRecord>,
    roll: Option<Dice>,
    resigned: Option<Outcome>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum StartRecord {
    OpeningRoll,
    Begins(Side),
    At { position: Position, side: Side, dice: Option<Dice> },
}

/// A roll and the text of its play.
#[derive(Serialize, Deserialize)]
struct TurnRecord(Dice, String);

#[derive(Serialize, Deserialize)]
pub(crate) struct MatchRecord {
    ruleset: Ruleset,
    target: Target,
    endings: Vec<Ending>,
}

impl From<Game> for GameRecord {
    fn from(game: Game) -> GameRecord {
        let turn = |turn: &Turn| TurnRecord(turn.dice, turn.play.to_string());
        let resigned = match game.phase() {
            Phase::Over(Ending { outcome, cause: Cause::Resigned }) => Some(outcome),
            _ => None,
        };
        GameRecord {
            ruleset: game.ruleset(),
            start: match game.start() {
                Start::OpeningRoll => StartRecord::OpeningRoll,
                Start::Begins(side) => StartRecord::Begins(side),
                Start::At { position, side, dice } => StartRecord::At { position, side, dice },
            },
            throws: game.throws().to_vec(),
            turns: game.turns().iter().map(turn).collect(),
            roll: game.decision().map(|decision| decision.dice),
            resigned,
        }
    }
}

impl TryFrom<GameRecord> for Game {
    type Error = String;

    fn try_from(record: GameRecord) -> Result<Game, String> {
        let start = match record.start {
            StartRecord::OpeningRoll => Start::OpeningRoll,
            StartRecord::Begins(side) => Start::Begins(side),
            StartRecord::At { position, side, dice } => Start::At { position, side, dice },
        };
        let mut game = Game::starting(record.ruleset, start);
        for [white, black] in record.throws {
            game.opening_roll(white, black).map_err(|error| format!("opening roll: {error}"))?;
        }
        for (index, TurnRecord(dice, text)) in record.turns.iter().enumerate() {
            let wrong = |error: &dyn std::fmt::Display| format!("turn {}: {error}", index + 1);
            rolled(&mut game, *dice).map_err(|error| wrong(&error))?;
            let decision = game.decision().ok_or_else(|| wrong(&"no roll is to be played"))?;
            let play = decision.parse_play(text).map_err(|error| wrong(&error))?;
            game.play(&play).map_err(|error| wrong(&error))?;
        }
        if let Some(dice) = record.roll {
            rolled(&mut game, dice)?;
        }
        if let Some(outcome) = record.resigned {
            let Outcome::Win { side, double } = outcome else {
                return Err("nobody resigns a draw".into());
            };
            game.resign(side.other(), double).map_err(|error| format!("resigning: {error}"))?;
        }
        Ok(game)
    }
}

/// Throws the dice, unless the game started with them.
fn rolled(game: &mut Game, dice: Dice) -> Result<(), String> {
    match game.decision() {
        Some(decision) if decision.dice == dice => Ok(()),
        Some(decision) => Err(format!("{} was thrown, not {dice}", decision.dice)),
        None => game.roll(dice).map_err(|error| error.to_string()),
    }
}

#[derive(Deserialize)]
pub(crate) struct EndingRecord {
    outcome: Outcome,
    cause: Cause,
}

impl TryFrom<EndingRecord> for Ending {
    type Error = String;

    /// Both mothers pinned is the one draw (R11), and one of them is worth two points (R16).
    fn try_from(EndingRecord { outcome, cause }: EndingRecord) -> Result<Ending, String> {
        let fits = match outcome {
            Outcome::Draw => cause == Cause::BothMothers,
            Outcome::Win { double, .. } => match cause {
                Cause::BothMothers => false,
                Cause::Mother => double,
                Cause::BorneOff | Cause::Resigned => true,
            },
        };
        if fits { Ok(Ending { outcome, cause }) } else { Err(format!("{cause:?} never ends in {outcome}")) }
    }
}

impl From<Match> for MatchRecord {
    fn from(contest: Match) -> MatchRecord {
        MatchRecord {
            ruleset: contest.ruleset(),
            target: contest.target(),
            endings: contest.endings().to_vec(),
        }
    }
}

impl TryFrom<MatchRecord> for Match {
    type Error = String;

    fn try_from(record: MatchRecord) -> Result<Match, String> {
        let mut contest = Match::new(record.ruleset, record.target);
        for (index, ending) in record.endings.into_iter().enumerate() {
            let wrong = |error: &dyn std::fmt::Display| format!("game {}: {error}", index + 1);
            if ending.cause == Cause::Mother && !record.ruleset.mother {
                return Err(wrong(&"the mother does not end a game by these rules"));
            }
            contest.record(ending).map_err(|error| wrong(&error))?;
        }
        Ok(contest)
    }
}

/// As `from` and `die`.
#[derive(Serialize, Deserialize)]
struct StepRecord(crate::Point, Die);

impl Serialize for Step {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        StepRecord(self.from, self.die).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Step, D::Error> {
        let StepRecord(from, die) = StepRecord::deserialize(deserializer)?;
        Ok(Step { from, die })
    }
}
