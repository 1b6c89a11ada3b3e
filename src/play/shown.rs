//! What is to be read beside the board: computed from the state in one place, so that the page
//! has nothing to decide.

use crate::thinker::Chances;
use plakoto_rules::{Draft, DrawScore, NextGame, Opening, Phase, Point, Ruleset, Side, Step};

use super::advice::Advised;
use super::narration::{narrate, opening_won, sentences};
use super::session::Session;
use super::state::{MainAction, Notice, State};
use super::why::why;
use crate::text::Text;
use crate::text::number::written;
use plakoto_board::geometry::Place;
use plakoto_board::speech::{Locale, Standing};
use plakoto_board::telling::pinned_by_last_step;
use plakoto_board::words::Words;

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
    /// The paragraph of the guide about that.
    pub why: Option<&'static str>,
    /// With what is said to have read each.
    pub notices: Vec<(&'static str, String)>,
    /// Whether a game is under way, on the board or laid aside.
    pub under_way: bool,
    /// Whether a new version of the app is offered.
    pub new_version: bool,
    /// The position, a line each.
    pub words: Vec<String>,
    /// The same as it can be played by those who hear the page.
    pub grid: Vec<Spoken>,
    /// The position as text that can be read in again.
    pub code: String,
    /// What is said of the place under the cursor, or of the checker in hand.
    pub under_cursor: Option<String>,
    pub lines: Vec<Line>,
    /// How many turns are on the board, and whether that is the present.
    pub turns: usize,
    pub present: bool,
    /// Whether the program plays itself.
    pub watched: bool,
    /// The dice between which the player has to choose.
    pub ways: Vec<String>,
    /// What the program offers.
    pub offer: Option<String>,
    pub can_hint: bool,
    /// What the hint is about, while one is open.
    pub hint: Option<String>,
    /// Its plays, once they are known.
    pub plays: Vec<HintLine>,
    pub chosen: Option<usize>,
    pub ponders: bool,
    pub can_follow: bool,
    pub chances: Option<String>,
}

/// A line that is said of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Spoken {
    pub line: String,
    /// The same with what can be done there, if anything can.
    pub aimed: Option<String>,
    /// What a press on it does; nothing where it is about no place.
    pub deed: Option<String>,
    /// Whether it is about a point on which nothing lies.
    pub vacant: bool,
}

/// A play of the hint.
#[derive(Clone, Debug, PartialEq)]
pub struct HintLine {
    /// Its place among all plays of the roll.
    pub index: usize,
    pub play: String,
    pub equity: String,
    /// How much less than the best it is worth, and whether it is on the board.
    pub loss: String,
    pub chances: String,
}

/// A player's card.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    pub side: Side,
    pub to_move: bool,
    /// Who plays it, where not everybody is a person.
    pub seat: Option<String>,
    pub thinks: bool,
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
        let text = Text::of(locale);
        let session = state.session();
        let order =
            if state.kept.settings.turned { [Side::White, Side::Black] } else { [Side::Black, Side::White] };
        let (sentence, refused) = match (state.refusal, session) {
            (Some(refusal), _) => (text.speech.refused(refusal), true),
            (None, Some(_)) if state.was_forced() => (text.forced.into(), false),
            (None, Some(session)) if state.is_programs() => (told_of_program(session, text), false),
            (None, Some(session)) => (told(session, text), false),
            (None, None) => (String::new(), false),
        };
        Shown {
            locale,
            at_start: state.at_start(),
            opened: state.is_opened(),
            action: state.main_action(),
            can_take_back: state.can_take_back(),
            can_resign: state.can_resign(),
            players: session.map(|session| order.map(|side| player(state, session, side, text))),
            rules: session.map(|session| rules(session, text)),
            sentence,
            refused,
            why: why(state),
            notices: state
                .notices
                .iter()
                .map(|notice| (dismissal(notice, text), tell(notice, text)))
                .collect(),
            under_way: state.is_under_way(),
            new_version: state.new_version && !state.is_under_way(),
            words: session.map(|session| words(state, session).lines(text.speech)).unwrap_or_default(),
            grid: session.map(|session| grid(state, session, text)).unwrap_or_default(),
            code: session.map(code).unwrap_or_default(),
            under_cursor: state.cursor.or(state.picked).zip(session).map(|(place, session)| {
                let line = at_place(state, session, place, text);
                aimed(state, session, place, &line, text).unwrap_or(line)
            }),
            lines: session.map(lines).unwrap_or_default(),
            turns: session.map_or(0, |session| session.looking_at().unwrap_or(session.game().turns().len())),
            present: session.is_none_or(|session| session.looking_at().is_none()),
            watched: state.is_watched(),
            ways: state.choice.iter().flatten().map(|way| ways_dice(way, text)).collect(),
            offer: state
                .mind
                .offer
                .zip(state.person())
                .map(|(double, person)| (text.offers)(person.other(), double)),
            can_hint: state.hinted().is_some(),
            hint: state
                .hinted()
                .filter(|_| state.advice.open)
                .map(|decision| (text.hint_of)(decision.side, decision.dice.high(), decision.dice.low())),
            plays: state.advised().map(|plays| hint_lines(state, plays, locale)).unwrap_or_default(),
            chosen: state.advice.chosen,
            ponders: state.ponders(),
            can_follow: state.can_follow(),
            chances: state.valuation().map(|(side, chances)| {
                let equity = decimal(chances.equity(), 1000, locale);
                (text.valuation)(side, &equity, &told_chances(chances, locale))
            }),
        }
    }

    pub fn text(&self) -> &'static Text {
        Text::of(self.locale)
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

/// A number rounded to parts of a unit, tenths or thousandths. What is worth something has its sign.
fn decimal(number: f32, unit: i32, locale: Locale) -> String {
    let parts = (number * unit as f32).round() as i32;
    let sign = match (unit, parts.signum()) {
        (10, _) => "",
        (_, -1) => "−",
        _ => "+",
    };
    let size = f64::from(parts.abs()) / f64::from(unit);
    locale.speech().kept_together(&format!("{sign}{}", written(size, unit.ilog10() as usize, locale)))
}

fn told_chances(chances: Chances, locale: Locale) -> String {
    let percent = |chance: f32| decimal(100.0 * chance, 10, locale);
    (Text::of(locale).chances)([chances.win, chances.win_double, chances.lose_double].map(percent))
}

/// How many plays a hint shows.
const HINTS: usize = 6;

/// The best plays, and the one that is on the board or was played, wherever it stands.
fn hint_lines(state: &State, plays: &[Advised], locale: Locale) -> Vec<HintLine> {
    let text = Text::of(locale);
    let session = state.session();
    let past = session.and_then(|session| session.game().turns().get(session.looking_at()?));
    let (own, mark) = match past {
        Some(turn) => (Some(turn.play.position()), text.was_played),
        None => (
            session.and_then(Session::draft).and_then(|draft| draft.play()).map(|play| play.position()),
            text.your_play,
        ),
    };
    let best = plays.first().map_or(0.0, |advised| advised.chances.equity());
    let lines = plays.iter().enumerate().map(|(index, Advised { play, chances })| {
        let own = own == Some(play.position());
        let equity = chances.equity();
        let loss =
            if index == 0 { text.best.into() } else { decimal((equity - best).min(-0.0), 1000, locale) };
        let line = HintLine {
            index,
            play: play.to_string(),
            equity: decimal(equity, 1000, locale),
            loss: if own { format!("{loss} · {mark}") } else { loss },
            chances: told_chances(*chances, locale),
        };
        (own, line)
    });
    lines.filter(|(own, line)| *own || line.index < HINTS).map(|(_, line)| line).collect()
}

/// While the program plays, its half-made turn is not told step by step.
fn told_of_program(session: &Session, text: &Text) -> String {
    let opening = session.opening_dice().map(|throw| opening_won(throw, text));
    match session.game().decision().filter(|_| session.looking_at().is_none()) {
        Some(decision) => {
            let plays = (text.plays)(decision.side, decision.dice.high(), decision.dice.low());
            sentences(opening.into_iter().chain([plays]))
        }
        None => narrate(session, text),
    }
}

fn player(state: &State, session: &Session, side: Side, text: &Text) -> Player {
    let position = session.position();
    let company = state.is_watched() || state.person().is_some();
    Player {
        seat: company
            .then(|| state.level(side).map_or(text.you.into(), |level| (text.program_at)(level.number()))),
        thinks: state.thinks() == Some(side),
        side,
        to_move: session.game().side_to_move() == Some(side),
        standing: (text.pips_and_off)(position.pips(side), position.off(side)),
        score: session.score(side),
    }
}

fn rules(session: &Session, text: &Text) -> Rules {
    Rules {
        game: (text.speech.game)(session.ruleset().variant),
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

fn ways_dice(way: &[Step], text: &Text) -> String {
    let dice: Vec<_> = way.iter().map(|step| step.die).collect();
    (text.with_dice)(&dice)
}

fn dismissal(notice: &Notice, text: &Text) -> &'static str {
    if *notice == Notice::NoProgram { text.go_without } else { text.dismiss }
}

fn tell(notice: &Notice, text: &Text) -> String {
    match notice {
        Notice::BrokenSave => text.broken_save.into(),
        Notice::Unsaved => text.unsaved.into(),
        Notice::NoRandomness => text.no_randomness.into(),
        Notice::NoProgram => text.no_program.into(),
        Notice::PlaysOn => text.plays_on.into(),
        Notice::ThinksHere => text.thinks_here.into(),
        Notice::BadSituation(error) => sentences([text.bad_situation.into(), text.speech.wrong(error)]),
        Notice::Finished(ending) => sentences([text.finished_situation.into(), (text.speech.ended)(*ending)]),
        Notice::Impossible(impossible) => (text.speech.impossible)(*impossible),
    }
}

fn words<'a>(state: &State, session: &'a Session) -> Words<'a> {
    let present = session.looking_at().is_none();
    Words {
        position: session.position(),
        turn: session.game().side_to_move().filter(|_| present),
        dice: session.game().decision().filter(|_| present).map(|decision| decision.dice),
        numbers: state.numbers(session),
        last: session.last_turn(),
    }
}

/// Every point, the highest first, and the trays, so that a place has its line whatever lies there.
fn grid(state: &State, session: &Session, text: &Text) -> Vec<Spoken> {
    let words = words(state, session);
    let numbers = words.numbers;
    let told = |line: String| Spoken { line, aimed: None, deed: None, vacant: false };
    let place = |place: Place, name: &str| {
        let line = at_place(state, session, place, text);
        let aimed = aimed(state, session, place, &line, text);
        let vacant =
            matches!(place, Place::Point(point) if words.position.stack(Side::White, point).is_none());
        Spoken { line, aimed, deed: Some(format!("place:{name}")), vacant }
    };
    let mut grid = Vec::from_iter(words.whose_turn(text.speech).map(told));
    grid.extend(Point::all().map(|point| place(Place::Point(point.seen_by(numbers)), &point.to_string())));
    grid.push(place(Place::Off(numbers), "off"));
    grid.push(told(at_place(state, session, Place::Off(numbers.other()), text)));
    grid.extend(words.last_play(text.speech).map(told));
    grid
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

fn at_place(state: &State, session: &Session, place: Place, text: &Text) -> String {
    let position = session.position();
    match place {
        Place::Point(point) => {
            let numbers = state.numbers(session);
            let point = point.seen_by(numbers);
            match position.stack(numbers, point) {
                Some(stack) => (text.speech.point)(Standing::new(point, stack)),
                None => (text.speech.empty)(point),
            }
        }
        Place::Off(side) => (text.speech.off)(side, position.off(side), position.pips(side)),
    }
}

/// A place's line with what can be done there: a checker taken, or the one in hand put down.
fn aimed(state: &State, session: &Session, place: Place, line: &str, text: &Text) -> Option<String> {
    let line = line.trim_end_matches('.');
    match state.picked {
        Some(from) if from == place => {
            let numbers = state.numbers(session);
            let targets = session.targets(from);
            let points = Point::all().filter(|point| targets.contains(&Place::Point(point.seen_by(numbers))));
            let off = targets.contains(&Place::Off(numbers)).then(|| "off".to_string());
            let targets: Vec<String> = points.map(|point| point.to_string()).chain(off).collect();
            Some((text.in_hand)(line, &text.speech.kept_together(&targets.join(", "))))
        }
        Some(_) => state.is_target(place).then(|| (text.can_come)(line)),
        None => (state.is_at_turn() && state.is_source(place)).then(|| (text.can_leave)(line)),
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
        let told = told(&session, Text::of(Locale::En));
        assert_eq!(told, "White has borne off all fifteen and wins 1 point. White wins the match 1–0.");
    }
}
