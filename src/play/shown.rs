//! What is to be read beside the board: computed from the state in one place, so that the page
//! has nothing to decide.

use plakoto_rules::{Draft, DrawScore, NextGame, Opening, Phase, Ruleset, Side};

use super::narration::{narrate, pinned_by_last_step, sentences};
use super::session::Session;
use super::state::{MainAction, Notice, State};
use crate::board::geometry::Place;
use crate::board::words::Words;
use crate::text::{Locale, Standing, Text};

/// Everything that is to be read.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    pub locale: Locale,
    pub at_start: bool,
    pub opened: bool,
    pub action: Option<MainAction>,
    pub can_take_back: bool,
    /// The side that would give the game up.
    pub can_resign: Option<Side>,
    pub players: Option<[Player; 2]>,
    pub rules: Option<Rules>,
    pub sentence: String,
    /// Whether the sentence says why something cannot be done.
    pub refused: bool,
    pub notices: Vec<(Notice, String)>,
    /// The position, a line each.
    pub words: Vec<String>,
    /// The position as text that can be read in again.
    pub code: String,
    pub under_cursor: Option<String>,
    pub lines: Vec<Line>,
    /// How many turns are on the board, and whether that is the present.
    pub turns: usize,
    pub present: bool,
}

/// A player's card.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub side: Side,
    pub to_move: bool,
    pub standing: String,
    pub score: u32,
}

/// The ruleset with its options.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    pub game: &'static str,
    pub length: String,
    pub seed: Option<String>,
    pub options: [(&'static str, &'static str); 4],
}

/// One turn as the move list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// How many turns are played once it is.
    pub turn: usize,
    pub side: Side,
    pub dice: String,
    pub play: String,
    /// Whether it is being played now.
    pub draft: bool,
}

/// A line of the list: a turn of each side.
pub type Line = [Option<Entry>; 2];

impl Shown {
    /// What a state shows.
    pub fn new(state: &State) -> Shown {
        let locale = state.locale();
        let text = locale.text();
        let session = state.session();
        let order =
            if state.kept.settings.turned { [Side::White, Side::Black] } else { [Side::Black, Side::White] };
        let (sentence, refused) = match (state.refusal, session) {
            (Some(refusal), _) => ((text.refused)(refusal), true),
            (None, Some(_)) if state.was_forced() => (text.forced.into(), false),
            (None, Some(session)) => (told(session, text), false),
            (None, None) => (String::new(), false),
        };
        Shown {
            locale,
            at_start: state.at_start(),
            opened: state.is_opened(),
            action: state.main_action(),
            can_take_back: state.can_take_back(),
            can_resign: session.and_then(Session::can_resign),
            players: session.map(|session| order.map(|side| player(session, side, text))),
            rules: session.map(|session| rules(session, text)),
            sentence,
            refused,
            notices: state.notices.iter().map(|notice| (notice.clone(), tell(notice, text))).collect(),
            words: session.map(|session| words(session, text)).unwrap_or_default(),
            code: session.map(code).unwrap_or_default(),
            under_cursor: state.cursor.zip(session).map(|(place, session)| at_place(session, place, text)),
            lines: session.map(lines).unwrap_or_default(),
            turns: session.map_or(0, |session| session.looking_at().unwrap_or(session.game().turns().len())),
            present: session.is_none_or(|session| session.looking_at().is_none()),
        }
    }

    pub fn text(&self) -> &'static Text {
        self.locale.text()
    }
}

/// The options of a ruleset by name and value.
pub fn options(ruleset: Ruleset, text: &Text) -> [(&'static str, &'static str); 4] {
    let opening = match ruleset.opening {
        Opening::PlayTheTwoDice => text.opening_play,
        Opening::ThrowAfresh => text.opening_afresh,
    };
    let next_game = match ruleset.next_game {
        NextGame::WinnerBegins => text.winner_begins,
        NextGame::OpeningRoll => text.opening_every_game,
    };
    let draw = match ruleset.draw_score {
        DrawScore::Nothing => text.draw_nothing,
        DrawScore::OneEach => text.draw_one_each,
    };
    let mother = if ruleset.mother { text.mother_wins } else { text.mother_plays_on };
    [(text.opening, opening), (text.next_game_begins, next_game), (text.mother, mother), (text.draw, draw)]
}

fn player(session: &Session, side: Side, text: &Text) -> Player {
    let position = session.position();
    Player {
        side,
        to_move: session.game().side_to_move() == Some(side),
        standing: (text.pips_and_off)(position.pips(side), position.off(side)),
        score: session.score(side),
    }
}

fn rules(session: &Session, text: &Text) -> Rules {
    Rules {
        game: (text.game)(session.ruleset().variant),
        length: (text.points_of_match)(session.contest().target().points()),
        seed: session.dice().seed().map(text.seeded),
        options: options(session.ruleset(), text),
    }
}

/// The sentence, and after a game where the match stands.
fn told(session: &Session, text: &Text) -> String {
    let sentence = narrate(session, text);
    let Some(ending) = session.ending().filter(|_| session.looking_at().is_none()) else { return sentence };
    let (white, black) = (session.score(Side::White), session.score(Side::Black));
    let standing = match (session.match_winner(), ending.outcome.winner()) {
        (Some(Side::White), _) => vec![(text.match_won)(Side::White, white, black)],
        (Some(Side::Black), _) => vec![(text.match_won)(Side::Black, black, white)],
        (None, Some(winner)) if session.ruleset().next_game == NextGame::WinnerBegins => {
            vec![(text.score_now)(white, black), (text.begins_next)(winner)]
        }
        (None, _) => vec![(text.score_now)(white, black), text.opening_next.into()],
    };
    sentences(std::iter::once(sentence).chain(standing))
}

fn tell(notice: &Notice, text: &Text) -> String {
    match notice {
        Notice::BrokenSave => text.broken_save.into(),
        Notice::Unsaved => text.unsaved.into(),
        Notice::NoRandomness => text.no_randomness.into(),
        Notice::BadSituation(error) => (text.bad_situation)(error),
        Notice::Finished(ending) => (text.finished_situation)(*ending),
        Notice::Impossible(impossible) => (text.impossible)(*impossible),
    }
}

fn words(session: &Session, text: &Text) -> Vec<String> {
    let present = session.looking_at().is_none();
    let words = Words {
        position: session.position(),
        turn: session.game().side_to_move().filter(|_| present),
        dice: session.game().decision().filter(|_| present).map(|decision| decision.dice),
        numbers: session.numbers(),
        last: session.last_turn(),
    };
    words.lines(text)
}

/// The situation, or the position alone where it is nobody's turn or a turn is half played.
fn code(session: &Session) -> String {
    match session.game().situation() {
        Some(situation) if session.looking_at().is_none() && session.steps().is_empty() => {
            situation.to_string()
        }
        _ => session.position().to_string(),
    }
}

fn at_place(session: &Session, place: Place, text: &Text) -> String {
    let position = session.position();
    match place {
        Place::Point(point) => {
            let numbers = session.numbers();
            let point = point.seen_by(numbers);
            match position.stack(numbers, point) {
                Some(stack) => (text.words_point)(Standing::new(point, stack)),
                None => (text.words_empty)(point),
            }
        }
        Place::Off(side) => (text.words_off)(side, position.off(side), position.pips(side)),
    }
}

/// The steps made so far, with what they pinned.
fn half_played(draft: &Draft) -> String {
    let mut so_far = draft.decision().draft();
    let mut written = String::new();
    for step in draft.steps() {
        let pinned = so_far.step(step.from, step.die).is_ok() && pinned_by_last_step(&so_far).is_some();
        written.push_str(&format!("{step}{} ", if pinned { "*" } else { "" }));
    }
    written + "…"
}

fn lines(session: &Session) -> Vec<Line> {
    let turns = session.game().turns();
    let mut entries: Vec<Entry> = turns
        .iter()
        .enumerate()
        .map(|(index, turn)| Entry {
            turn: index + 1,
            side: turn.side,
            dice: turn.dice.to_string(),
            play: turn.play.to_string(),
            draft: false,
        })
        .collect();
    if let (Phase::Play(side, dice), Some(draft)) = (session.phase(), session.draft()) {
        let play = match draft.play() {
            Some(play) => play.to_string(),
            None => half_played(&draft),
        };
        entries.push(Entry { turn: turns.len() + 1, side, dice: dice.to_string(), play, draft: true });
    }
    let mut lines: Vec<Line> = Vec::new();
    for entry in entries {
        let column = usize::from(entry.side == Side::Black);
        match lines.last_mut() {
            Some(line) if line[column..].iter().all(Option::is_none) => line[column] = Some(entry),
            _ => {
                let mut line = [None, None];
                line[column] = Some(entry);
                lines.push(line);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceSource;

    #[test]
    fn a_line_has_a_turn_of_each_side_whoever_began() {
        for begins in ["w", "b"] {
            let situation = format!("o----------------------O {begins} tapa");
            let mut session = Session::from_situation(situation.parse().unwrap(), DiceSource::seeded(5));
            for _ in 0..3 {
                session.roll().unwrap();
                while let Some(step) = session.draft().and_then(|draft| draft.legal_steps().first().copied())
                {
                    session.take(&[step]).unwrap();
                }
                session.confirm().unwrap();
            }
            let lines = lines(&session);
            assert_eq!(lines.len(), 2);
            assert_eq!(lines[0][0].is_none(), begins == "b");
            let turns: Vec<usize> = lines.iter().flatten().flatten().map(|entry| entry.turn).collect();
            assert_eq!(turns, [1, 2, 3]);
        }
    }

    #[test]
    fn a_half_played_turn_shows_its_pins() {
        let decision: plakoto_rules::Decision = "j---d-------F-a----A---H w53 plakoto".parse().unwrap();
        let mut draft = decision.draft();
        draft.step(plakoto_rules::Point::new(20).unwrap(), decision.dice.high()).unwrap();
        assert_eq!(half_played(&draft), "20/15* …");
    }

    #[test]
    fn the_end_tells_the_match_too() {
        let situation = "A----------------------b w21 plakoto";
        let mut session = Session::from_situation(situation.parse().unwrap(), DiceSource::seeded(5));
        let step = session.draft().unwrap().legal_steps()[0];
        session.take(&[step]).unwrap();
        session.confirm().unwrap();
        let told = told(&session, Locale::En.text());
        assert_eq!(told, "White has borne off all fifteen and wins 1 point. White wins the match 1–0.");
    }
}
