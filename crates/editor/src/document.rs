//! The diagram that is being made: what is written down of it, and what can be done to it.

use plakoto_board::speech::Locale;
use plakoto_diagram::{Attribute, Attributes, Diagram, Mode, Numbers, Theme};
use plakoto_rules::notation::Situation;
use plakoto_rules::{
    Decision, Dice, Draft, Game, Phase, Play, Position, Ruleset, Side, Stack, Start, Step, Turn, Variant,
};

use crate::place::{self, Refused};
use plakoto_rules::Point;

/// What a reader can do with the diagram.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// Step through the plays.
    #[default]
    View,
    /// Go on by the rules.
    Play,
    /// Look for the answer.
    Quiz,
}

impl Purpose {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Purpose; 3] = [Purpose::View, Purpose::Play, Purpose::Quiz];

    /// Its word in the attribute `mode`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Purpose::View => "view",
            Purpose::Play => "play",
            Purpose::Quiz => "quiz",
        }
    }
}

/// How a diagram looks, whatever it shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Looks {
    /// Its language; nothing for that of the page.
    pub locale: Option<Locale>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether Black's home is at the bottom.
    pub flipped: bool,
    /// Whose numbers are shown.
    pub numbers: Numbers,
    /// Whether pip counts are shown.
    pub pips: bool,
    /// How wide it may be, in the page's pixels; nothing for as wide as its place.
    pub width: Option<u16>,
}

/// A diagram in the making. Whatever is done to it, it stays one that the rules accept.
///
/// ```
/// use plakoto_editor::document::Document;
/// use plakoto_rules::{Dice, Point, Side};
/// let mut document = Document::default();
/// document.put(Side::White, Point::new(12).unwrap()).unwrap_err(); // all fifteen are on the board
/// document.take_away(Point::START)?;
/// document.put(Side::White, Point::new(12).unwrap())?;
/// assert_eq!(document.situation().position.to_string(), "o----------A-----------N");
/// # Ok::<(), plakoto_editor::place::Refused>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    situation: Situation,
    /// With the plays that were recorded, and the roll of the one being recorded.
    game: Game,
    /// The steps of the play being recorded.
    steps: Vec<Step>,
    /// One for each step of the diagram, empty where nothing is said.
    captions: Vec<String>,
    first: usize,
    /// What a reader can do.
    pub purpose: Purpose,
    answers: Vec<Play>,
    /// How it looks.
    pub looks: Looks,
}

impl Default for Document {
    /// The start of Plakoto.
    fn default() -> Document {
        Document::at(Situation {
            position: Position::START,
            side: Side::White,
            dice: None,
            ruleset: Ruleset::PLAKOTO,
        })
    }
}

fn begin(situation: Situation) -> Game {
    let Situation { position, side, dice, ruleset } = situation;
    Game::starting(ruleset, Start::At { position, side, dice })
}

/// The game from a situation with as many of these plays as the rules allow there.
fn replay(situation: Situation, turns: &[Turn]) -> Game {
    let mut game = begin(situation);
    for turn in turns {
        if matches!(game.phase(), Phase::Roll(_)) {
            // It is due.
            let _ = game.roll(turn.dice);
        }
        let Some(decision) = game.decision().filter(|decision| decision.dice == turn.dice) else { break };
        let Ok(play) = decision.parse_play(&turn.play.to_string()) else { break };
        if game.play(&play).is_err() {
            break;
        }
    }
    game
}

impl Document {
    /// A diagram of a situation.
    #[must_use]
    pub fn at(situation: Situation) -> Document {
        Document {
            situation,
            game: begin(situation),
            steps: Vec::new(),
            captions: vec![String::new()],
            first: 0,
            purpose: Purpose::View,
            answers: Vec::new(),
            looks: Looks::default(),
        }
    }

    /// From a diagram as the rules have read it.
    #[must_use]
    pub fn of(diagram: Diagram, width: Option<u16>) -> Document {
        let Diagram { mut situation, game, mut captions, step, mode, locale, theme, .. } = diagram;
        let Diagram { flipped, numbers, pips, .. } = diagram;
        if !game.turns().is_empty() {
            // The first play says its roll itself.
            situation.dice = None;
        }
        captions.resize(game.turns().len() + 1, String::new());
        let (purpose, answers) = match mode {
            Mode::View => (Purpose::View, Vec::new()),
            Mode::Play => (Purpose::Play, Vec::new()),
            Mode::Quiz(answers) => (Purpose::Quiz, answers),
        };
        Document {
            situation,
            game: replay(situation, game.turns()),
            steps: Vec::new(),
            captions,
            first: step,
            purpose,
            answers,
            looks: Looks { locale, theme, flipped, numbers, pips, width },
        }
    }

    /// Where it begins.
    #[must_use]
    pub fn situation(&self) -> Situation {
        self.situation
    }

    /// The game from there.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The plays that were recorded.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        self.game.turns()
    }

    /// What is said of each step.
    #[must_use]
    pub fn captions(&self) -> &[String] {
        &self.captions
    }

    /// After how many plays the diagram is shown at first.
    #[must_use]
    pub fn first(&self) -> usize {
        self.first
    }

    /// The plays that a quiz asks for.
    #[must_use]
    pub fn answers(&self) -> &[Play] {
        &self.answers
    }

    /// The steps of the play being recorded.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The first roll: the one to be played, or the first recorded play's.
    #[must_use]
    pub fn first_roll(&self) -> Option<Dice> {
        self.situation.dice.or(self.turns().first().map(|turn| turn.dice))
    }

    /// The roll that is to be played after all plays.
    #[must_use]
    pub fn roll(&self) -> Option<Dice> {
        self.decision().map(|decision| decision.dice)
    }

    fn decision(&self) -> Option<Decision> {
        self.game.decision()
    }

    /// The play being recorded, once its roll is known. A quiz has one position and no plays.
    #[must_use]
    pub fn draft(&self) -> Option<Draft> {
        if self.purpose == Purpose::Quiz && !self.turns().is_empty() {
            return None;
        }
        let mut draft = self.decision()?.draft();
        for step in &self.steps {
            draft.step(step.from, step.die).ok()?;
        }
        Some(draft)
    }

    // The position.

    /// Puts a checker of a side that is off the board on a point of White's numbering. Where a lone
    /// enemy stands, it pins it.
    ///
    /// # Errors
    /// Why that cannot be.
    pub fn put(&mut self, side: Side, point: Point) -> Result<(), Refused> {
        let position = place::put(&self.situation.position, side, point)?;
        self.set_position(position);
        Ok(())
    }

    /// Takes the topmost checker of a point off the board.
    ///
    /// # Errors
    /// If none is there.
    pub fn take_away(&mut self, point: Point) -> Result<Stack, Refused> {
        let (position, stack) = place::take_away(&self.situation.position, point)?;
        self.set_position(position);
        Ok(stack)
    }

    /// Moves the topmost checker of a point to another, whatever the rules say of it.
    ///
    /// # Errors
    /// Why that cannot be.
    pub fn shift(&mut self, from: Point, to: Point) -> Result<(), Refused> {
        let (position, stack) = place::take_away(&self.situation.position, from)?;
        let position = place::put(&position, stack.owner, to)?;
        self.set_position(position);
        Ok(())
    }

    /// Puts all checkers elsewhere.
    pub fn set_position(&mut self, position: Position) {
        self.rebase(Situation { position, ..self.situation });
    }

    /// Sets whose turn it is.
    pub fn set_turn(&mut self, side: Side) {
        self.rebase(Situation { side, ..self.situation });
    }

    /// Sets which game is played.
    pub fn set_variant(&mut self, variant: Variant) {
        self.rebase(Situation { ruleset: Ruleset::preset(variant), ..self.situation });
    }

    /// Sets the first roll. Plays of another go.
    pub fn set_first_roll(&mut self, dice: Option<Dice>) {
        if dice != self.first_roll() {
            self.cut(0);
            self.rebase(Situation { dice, ..self.situation });
        }
    }

    /// Begins elsewhere, with the plays and answers that the rules still allow.
    fn rebase(&mut self, situation: Situation) {
        self.situation = situation;
        self.game = replay(situation, self.game.turns());
        self.steps.clear();
        self.fit();
        let decision = self.game.decision();
        let still = |play: &Play| decision.as_ref()?.parse_play(&play.to_string()).ok();
        self.answers = self.answers.iter().filter_map(still).collect();
    }

    /// Keeps captions and the first step to the plays that there are.
    fn fit(&mut self) {
        self.captions.resize(self.turns().len() + 1, String::new());
        self.first = self.first.min(self.turns().len());
    }

    // The plays.

    /// Sets the roll of the next play.
    pub fn set_roll(&mut self, dice: Option<Dice>) {
        if self.turns().is_empty() {
            return self.set_first_roll(dice);
        }
        self.steps.clear();
        self.game = replay(self.situation, self.game.turns());
        if let Some(dice) = dice {
            // Where the game is over no roll is due, and none is set.
            let _ = self.game.roll(dice);
        }
    }

    /// Makes steps of the play being recorded. A play that they complete is recorded, or becomes an
    /// answer of the quiz.
    pub fn play(&mut self, steps: &[Step]) {
        self.steps.extend_from_slice(steps);
        self.record();
    }

    /// Records the play, if it is complete; so does a roll that cannot be played.
    pub fn record(&mut self) {
        let Some(play) = self.draft().and_then(|draft| draft.play()) else { return };
        self.steps.clear();
        if self.purpose == Purpose::Quiz {
            if !self.answers.contains(&play) {
                self.answers.push(play);
            }
        } else if self.game.play(&play).is_ok() {
            self.situation.dice = None;
            self.game = replay(self.situation, self.game.turns());
            self.fit();
        }
    }

    /// Reads answers of the quiz as they are written, with `;` between. Those that are not legal are
    /// left out.
    pub fn answer(&mut self, written: &str) {
        let Some(decision) = self.decision() else { return };
        self.answers = written.split(';').filter_map(|play| decision.parse_play(play.trim()).ok()).collect();
    }

    /// Takes an answer out of the quiz.
    pub fn drop_answer(&mut self, index: usize) {
        if index < self.answers.len() {
            self.answers.remove(index);
        }
    }

    /// Leaves out the plays after so many.
    pub fn cut(&mut self, turns: usize) {
        let kept = self.turns().len().min(turns);
        self.game = replay(self.situation, &self.game.turns()[..kept]);
        self.steps.clear();
        self.fit();
    }

    /// Begins after so many plays, and leaves them out.
    pub fn begin_at(&mut self, turns: usize) {
        let Some(position) = self.game.position_after(turns) else { return };
        let rest = self.turns()[turns..].to_vec();
        let side = match (rest.first(), self.turns().last(), self.game.phase()) {
            (Some(turn), ..) => turn.side,
            (None, _, Phase::Roll(side) | Phase::Play(side, _)) => side,
            (None, Some(last), _) => last.side.other(),
            (None, None, _) => self.situation.side,
        };
        let roll = self.roll().filter(|_| rest.is_empty());
        self.captions.drain(..turns.min(self.captions.len()));
        self.first = self.first.saturating_sub(turns);
        self.situation = Situation { position, side, dice: roll, ruleset: self.situation.ruleset };
        self.game = replay(self.situation, &rest);
        self.steps.clear();
        self.fit();
    }

    /// Says something of a step.
    pub fn caption(&mut self, step: usize, text: &str) {
        if let Some(caption) = self.captions.get_mut(step) {
            *caption = text.into();
        }
    }

    /// Sets after how many plays the diagram is shown at first.
    pub fn show_first(&mut self, step: usize) {
        self.first = step.min(self.turns().len());
    }

    // What comes of it.

    /// What a quiz lacks: its roll or its answer. Without them it is written as a diagram to view.
    #[must_use]
    pub fn is_unfinished_quiz(&self) -> bool {
        self.purpose == Purpose::Quiz
            && (!self.turns().is_empty() || self.decision().is_none() || self.answers.is_empty())
    }

    /// The captions up to the last that says something, trimmed as a page shows them.
    fn said(&self) -> Vec<String> {
        let words = |caption: &String| caption.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut said: Vec<String> = self.captions.iter().map(words).collect();
        while said.last().is_some_and(String::is_empty) {
            said.pop();
        }
        said
    }

    /// The attributes that describe it.
    #[must_use]
    pub fn attributes(&self) -> Attributes {
        let Situation { position, side, dice, ruleset } = self.situation;
        let mut attributes = Attributes::default()
            .with(Attribute::Position, position.to_string())
            .with(Attribute::Turn, side.letter().to_string())
            .with(Attribute::Rules, ruleset.variant.word())
            .captioned(self.said());
        let mut set = |attribute, value: Option<String>| attributes.set(attribute, value);
        set(Attribute::Dice, dice.map(|dice| dice.to_string()));
        let written = |turn: &Turn| format!("{}: {}", turn.dice, turn.play);
        let plays: Vec<String> = self.turns().iter().map(written).collect();
        set(Attribute::Plays, Some(plays.join("; ")).filter(|plays| !plays.is_empty()));
        set(Attribute::Step, Some(self.first).filter(|first| *first > 0).map(|first| first.to_string()));
        let purpose = if self.is_unfinished_quiz() { Purpose::View } else { self.purpose };
        set(Attribute::Mode, Some(purpose.word().into()).filter(|_| purpose != Purpose::View));
        if purpose == Purpose::Quiz {
            let answers: Vec<String> = self.answers.iter().map(Play::to_string).collect();
            set(Attribute::Answer, Some(answers.join("; ")));
        }
        let Looks { locale, theme, flipped, numbers, pips, .. } = self.looks;
        set(Attribute::Lang, locale.map(|locale| locale.tag().into()));
        set(Attribute::Theme, Some(theme_word(theme).into()).filter(|_| theme != Theme::Auto));
        set(Attribute::Flip, flipped.then(|| "true".into()));
        set(Attribute::Numbers, Some(numbers_word(numbers).into()).filter(|_| numbers != Numbers::Turn));
        set(Attribute::Pips, pips.then(|| "true".into()));
        attributes
    }
}

/// A theme's word in its attribute.
#[must_use]
pub fn theme_word(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "auto",
        Theme::Light => "light",
        Theme::Dark => "dark",
    }
}

/// The word of whose numbers are shown.
#[must_use]
pub fn numbers_word(numbers: Numbers) -> &'static str {
    match numbers {
        Numbers::Turn => "turn",
        Numbers::Of(Side::White) => "w",
        Numbers::Of(Side::Black) => "b",
        Numbers::Hidden => "none",
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) fn dice(text: &str) -> Dice {
        text.parse().unwrap()
    }

    /// Records plays as `65: 24/19 24/18; 31: 24/23 24/21`.
    pub(crate) fn record(document: &mut Document, plays: &str) {
        for written in plays.split("; ") {
            let (roll, play) = written.split_once(": ").unwrap();
            document.set_roll(Some(dice(roll)));
            let steps = document.game().decision().unwrap().parse_play(play).unwrap().steps().to_vec();
            document.play(&steps);
            if steps.is_empty() {
                document.record();
            }
        }
    }

    const TWO: &str = "65: 24/19 24/18; 31: 24/23 24/21";

    fn again(document: &Document) -> Document {
        let diagram = Diagram::read(&document.attributes()).unwrap();
        Document::of(diagram, document.looks.width)
    }

    #[test]
    fn recorded_plays_are_written_and_read_again() {
        let mut document = Document::default();
        record(&mut document, TWO);
        document.caption(1, "  White\n runs. ");
        document.show_first(2);
        document.looks = Looks {
            locale: Some(Locale::De),
            theme: Theme::Dark,
            flipped: true,
            numbers: Numbers::Of(Side::Black),
            pips: true,
            width: Some(480),
        };
        let attributes = document.attributes();
        assert_eq!(attributes.get(Attribute::Plays), Some(TWO));
        assert_eq!(attributes.captions, ["", "White runs."]);
        let read = again(&document);
        assert_eq!(read.attributes(), attributes);
        assert_eq!(read.looks, document.looks);
        assert_eq!(read.game(), document.game());
    }

    #[test]
    fn a_play_is_recorded_with_its_last_step_and_not_before() {
        let mut document = Document::default();
        document.set_roll(Some(dice("65")));
        let steps = document.draft().unwrap().legal_steps();
        document.play(&steps[..1]);
        assert_eq!((document.turns().len(), document.steps().len()), (0, 1));
        let next = document.draft().unwrap().legal_steps()[0];
        document.play(&[next]);
        assert_eq!((document.turns().len(), document.steps().len()), (1, 0));
        assert_eq!(document.captions().len(), 2);
        assert_eq!(document.roll(), None, "the next roll is not known");
    }

    #[test]
    fn another_position_keeps_the_plays_that_are_still_legal() {
        let mut document = Document::default();
        record(&mut document, TWO);
        document.caption(2, "Black creeps.");
        document.take_away(Point::ENEMY_START).unwrap();
        assert_eq!(document.turns().len(), 2);
        assert_eq!(document.captions()[2], "Black creeps.");
        // White's 18-point is closed now.
        document.shift(Point::ENEMY_START, Point::new(18).unwrap()).unwrap();
        document.shift(Point::ENEMY_START, Point::new(18).unwrap()).unwrap();
        assert_eq!((document.turns().len(), document.captions().len()), (0, 1));
    }

    #[test]
    fn another_first_roll_leaves_the_plays_out() {
        let mut document = Document::default();
        record(&mut document, TWO);
        document.set_first_roll(Some(dice("65")));
        assert_eq!(document.turns().len(), 2);
        document.set_first_roll(Some(dice("21")));
        assert_eq!((document.turns().len(), document.situation().dice), (0, Some(dice("21"))));
    }

    #[test]
    fn a_quiz_takes_its_answers_from_the_board() {
        let mut document = Document { purpose: Purpose::Quiz, ..Document::default() };
        assert!(document.is_unfinished_quiz());
        document.set_roll(Some(dice("65")));
        let play = document.game().decision().unwrap().parse_play("24/19 24/18").unwrap();
        document.play(play.steps());
        document.play(play.steps());
        assert_eq!(document.answers(), [play]);
        assert_eq!(document.turns().len(), 0);
        let attributes = document.attributes();
        assert_eq!(attributes.get(Attribute::Mode), Some("quiz"));
        assert_eq!(attributes.get(Attribute::Answer), Some("24/19 24/18"));
        assert_eq!(again(&document).attributes(), attributes);
        document.drop_answer(0);
        assert_eq!(document.attributes().get(Attribute::Mode), None);
    }

    #[test]
    fn no_answer_stays_that_is_not_legal_any_more() {
        let mut document = Document { purpose: Purpose::Quiz, ..Document::default() };
        document.set_roll(Some(dice("65")));
        let play = document.game().decision().unwrap().parse_play("24/13").unwrap();
        document.play(play.steps());
        document.set_roll(Some(dice("64")));
        assert_eq!(document.answers(), []);
    }

    #[test]
    fn a_later_step_can_become_the_beginning() {
        let mut document = Document::default();
        record(&mut document, TWO);
        document.caption(0, "Gone.");
        document.caption(1, "Now the first.");
        document.begin_at(1);
        assert_eq!(document.situation().side, Side::Black);
        assert_eq!(document.turns().len(), 1);
        assert_eq!(document.captions(), ["Now the first.", ""]);
        document.set_roll(Some(dice("44")));
        document.begin_at(1);
        assert_eq!((document.situation().side, document.situation().dice), (Side::White, Some(dice("44"))));
        assert_eq!(document.turns(), []);
    }

    #[test]
    fn a_roll_that_cannot_be_played_is_recorded_as_a_pass() {
        let mut document = Document::at("M----------------b----bB w61".parse().unwrap());
        document.record();
        assert_eq!(document.attributes().get(Attribute::Plays), Some("61: -"));
        assert_eq!(again(&document).attributes(), document.attributes());
    }

    #[test]
    fn plays_are_cut_with_their_captions() {
        let mut document = Document::default();
        record(&mut document, TWO);
        document.show_first(2);
        document.cut(1);
        assert_eq!((document.turns().len(), document.captions().len(), document.first()), (1, 2, 1));
    }
}
