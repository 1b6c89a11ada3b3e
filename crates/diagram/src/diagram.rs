use plakoto_board::geometry::{Format, Geometry};
use plakoto_board::scene::{self, Board};
use plakoto_board::speech::Locale;
use plakoto_rules::notation::{ParseError, Situation};
use plakoto_rules::{Decision, Dice, Game, Phase, Play, Position, Side, Start, Turn};

use crate::{Attribute, Attributes, Fault, Wrong};

/// What a reader can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Step through the plays.
    View,
    /// Go on by the rules from where the plays end.
    Play,
    /// Look for one of these plays of the last position's roll.
    Quiz(Vec<Play>),
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the reader's system is.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Whose numbers are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// Those of the side whose turn it is at the start of the diagram.
    #[default]
    Turn,
    /// A side's.
    Of(Side),
    /// Nobody's.
    Hidden,
}

/// A diagram that the rules have checked.
///
/// ```
/// use plakoto_diagram::{Attribute, Attributes, Diagram};
/// let attributes = Attributes::default().with(Attribute::Plays, "65: 24/19 24/18; 31: 24/23 24/21");
/// let diagram = Diagram::read(&attributes)?;
/// assert_eq!(diagram.last_step(), 2);
/// assert_eq!(diagram.frame(2).last.unwrap().play.to_string(), "24/23 24/21");
/// # Ok::<(), plakoto_diagram::Wrong>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Where it begins.
    pub situation: Situation,
    /// The game from there, with all plays made.
    pub game: Game,
    /// What is said of each step; steps without a caption have none.
    pub captions: Vec<String>,
    /// After how many plays it is shown at first.
    pub step: usize,
    /// What a reader can do.
    pub mode: Mode,
    /// The language, if the author names one.
    pub locale: Option<Locale>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether Black's home is at the bottom.
    pub flipped: bool,
    /// Whose numbers are shown.
    pub numbers: Numbers,
    /// Whether pip counts are shown.
    pub pips: bool,
}

/// A diagram after some of its plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame<'a> {
    /// Where the checkers are.
    pub position: Position,
    /// What is due.
    pub phase: Phase,
    /// The turn that led here.
    pub last: Option<&'a Turn>,
    /// What is said of it, or nothing.
    pub caption: Option<&'a str>,
}

impl Diagram {
    /// Reads what an author wrote, and plays the plays.
    ///
    /// # Errors
    /// Says which attribute is wrong, and how.
    pub fn read(attributes: &Attributes) -> Result<Diagram, Wrong> {
        let get = |attribute| attributes.get(attribute).map(str::trim);
        let choose = |attribute, words: &'static [&'static str]| match get(attribute) {
            None => Ok(0),
            Some(word) => {
                let found = words.iter().position(|known| *known == word);
                found.ok_or_else(|| wrong(attribute, Fault::NoChoice(words)))
            }
        };
        let holds = |attribute| Ok(choose(attribute, &["false", "true", ""])? != 0);

        let situation = read_situation(&get)?;
        let game = play_all(situation, get(Attribute::Plays).unwrap_or_default())?;
        let last = game.turns().len();
        let step = match get(Attribute::Step) {
            None => 0,
            Some(step) => step
                .parse()
                .ok()
                .filter(|step| *step <= last)
                .ok_or_else(|| wrong(Attribute::Step, Fault::NoNumber(last)))?,
        };
        let mode = match choose(Attribute::Mode, &["view", "play", "quiz"])? {
            0 => Mode::View,
            1 => Mode::Play,
            _ => Mode::Quiz(read_answers(&game, get(Attribute::Answer))?),
        };
        let locale = match get(Attribute::Lang) {
            None | Some("") => None,
            // A page may be in any language; one that is not spoken here leaves the choice open.
            Some(tag) => Locale::choose([tag]),
        };
        let theme = match choose(Attribute::Theme, &["auto", "light", "dark"])? {
            0 => Theme::Auto,
            1 => Theme::Light,
            _ => Theme::Dark,
        };
        let numbers = match choose(Attribute::Numbers, &["turn", "w", "b", "none"])? {
            0 => Numbers::Turn,
            1 => Numbers::Of(Side::White),
            2 => Numbers::Of(Side::Black),
            _ => Numbers::Hidden,
        };
        Ok(Diagram {
            situation,
            game,
            captions: attributes.captions.clone(),
            step,
            mode,
            locale,
            theme,
            flipped: holds(Attribute::Flip)?,
            numbers,
            pips: holds(Attribute::Pips)?,
        })
    }

    /// How many plays there are to step through.
    #[must_use]
    pub fn last_step(&self) -> usize {
        self.game.turns().len()
    }

    /// The diagram after that many plays; after all of them if there are fewer.
    #[must_use]
    pub fn frame(&self, step: usize) -> Frame<'_> {
        let step = step.min(self.last_step());
        let turns = self.game.turns();
        let phase = match turns.get(step) {
            Some(turn) => Phase::Play(turn.side, turn.dice),
            None => self.game.phase(),
        };
        Frame {
            position: self.game.position_after(step).unwrap_or(self.situation.position),
            phase,
            last: step.checked_sub(1).and_then(|before| turns.get(before)),
            caption: self.captions.get(step).map(String::as_str),
        }
    }

    /// How the board lies.
    #[must_use]
    pub fn geometry(&self, format: Format) -> Geometry {
        Geometry { format, flipped: self.flipped, home_left: false }
    }

    /// Whose numbers are shown, if anybody's.
    #[must_use]
    pub fn numbering(&self) -> Option<Side> {
        match self.numbers {
            Numbers::Turn => Some(self.situation.side),
            Numbers::Of(side) => Some(side),
            Numbers::Hidden => None,
        }
    }

    /// The board after that many plays, with the roll that is due and the ways of the last play, and
    /// nothing to be done.
    ///
    /// ```
    /// use plakoto_board::geometry::Format;
    /// use plakoto_diagram::{Attribute, Attributes, Diagram};
    /// let diagram = Diagram::read(&Attributes::default().with(Attribute::Plays, "65: 24/13"))?;
    /// let scene = diagram.board(1, diagram.geometry(Format::Wide)).scene();
    /// assert_eq!(scene.checkers.len(), 30);
    /// assert_eq!(scene.arrows.len(), 1);
    /// # Ok::<(), plakoto_diagram::Wrong>(())
    /// ```
    #[must_use]
    pub fn board(&self, step: usize, geometry: Geometry) -> Board {
        let frame = self.frame(step);
        let dice = match frame.phase {
            Phase::Play(side, dice) => {
                let unused = [dice.high(), dice.low()].repeat(2);
                // Each step's throw is another.
                scene::thrown(side, dice, &unused, step as u32)
            }
            _ => Vec::new(),
        };
        Board {
            position: frame.position,
            numbers: self.numbering(),
            pips: self.pips,
            dice,
            last: frame.last.map(|turn| (turn.side, turn.play.items().to_vec())),
            ..Board::at_rest(geometry)
        }
    }
}

fn wrong(attribute: Attribute, fault: Fault) -> Wrong {
    Wrong { attribute, number: None, fault }
}

fn unread(attribute: Attribute) -> impl Fn(ParseError) -> Wrong {
    move |error| wrong(attribute, Fault::Text(error))
}

fn read_situation<'a>(get: &impl Fn(Attribute) -> Option<&'a str>) -> Result<Situation, Wrong> {
    let [position, turn, dice, rules] =
        [Attribute::Position, Attribute::Turn, Attribute::Dice, Attribute::Rules].map(get);
    let start = Position::START.to_string();
    let code = position.unwrap_or(&start);
    let read = |turn, dice, rules| Situation::from_fields(code, turn, dice, rules);
    read(None, None, None).map_err(unread(Attribute::Position))?;
    read(turn, None, None).map_err(unread(Attribute::Turn))?;
    read(turn, dice, None).map_err(unread(Attribute::Dice))?;
    read(turn, dice, rules).map_err(unread(Attribute::Rules))
}

/// The game after plays as `65: 24/19 24/18; 31: 24/23 24/21`.
fn play_all(situation: Situation, plays: &str) -> Result<Game, Wrong> {
    let Situation { position, side, dice, ruleset } = situation;
    let mut game = Game::starting(ruleset, Start::At { position, side, dice });
    // Who lists plays may end with a semicolon.
    let list = plays.trim_end().trim_end_matches(';');
    if list.trim().is_empty() {
        return Ok(game);
    }
    for (index, written) in list.split(';').enumerate() {
        let fault = |fault| Wrong { attribute: Attribute::Plays, number: Some(index + 1), fault };
        let (roll, play) = match written.split_once(':') {
            Some((roll, play)) => (Some(roll.trim()), play),
            None => (None, written),
        };
        let roll: Option<Dice> =
            roll.map(str::parse).transpose().map_err(|error| fault(Fault::Text(error)))?;
        match (game.phase(), roll) {
            (Phase::Over(ending), _) => return Err(fault(Fault::Over(ending))),
            (Phase::Play(_, dice), Some(roll)) if dice != roll => return Err(fault(Fault::OtherRoll)),
            (Phase::Play(..), _) => {}
            (_, None) => return Err(fault(Fault::NoRoll)),
            // Nothing but a roll can be due.
            (_, Some(roll)) => game.roll(roll).map_err(|_| fault(Fault::OtherRoll))?,
        }
        let Some(decision) = game.decision() else { return Err(fault(Fault::NoRoll)) };
        let play = decision.parse_play(play.trim()).map_err(|error| fault(Fault::Text(error)))?;
        // A play that was read is legal.
        game.play(&play).map_err(|_| fault(Fault::NoRoll))?;
    }
    Ok(game)
}

fn read_answers(game: &Game, answer: Option<&str>) -> Result<Vec<Play>, Wrong> {
    let answer = answer.filter(|answer| !answer.is_empty());
    let answer = answer.ok_or_else(|| wrong(Attribute::Mode, Fault::Missing(Attribute::Answer)))?;
    let decision: Decision =
        game.decision().ok_or_else(|| wrong(Attribute::Mode, Fault::Missing(Attribute::Dice)))?;
    let read = |(index, play): (usize, &str)| {
        decision.parse_play(play.trim()).map_err(|error| Wrong {
            attribute: Attribute::Answer,
            number: Some(index + 1),
            fault: Fault::Text(error),
        })
    };
    answer.trim_end_matches(';').split(';').enumerate().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(values: &[(Attribute, &str)]) -> Result<Diagram, Wrong> {
        let given = values.iter().fold(Attributes::default(), |all, (name, value)| all.with(*name, *value));
        Diagram::read(&given)
    }

    #[test]
    fn nothing_at_all_is_the_start() {
        let diagram = read(&[]).unwrap();
        assert_eq!(diagram.frame(0).position, Position::START);
        assert_eq!(diagram.frame(0).phase, Phase::Roll(Side::White));
        assert_eq!(diagram.last_step(), 0);
    }

    #[test]
    fn each_step_is_the_position_before_its_play() {
        let diagram = read(&[(Attribute::Plays, "65: 24/19 24/18; 31: 24/23 24/21;")]).unwrap();
        assert_eq!(diagram.last_step(), 2);
        assert_eq!(diagram.frame(1).phase, Phase::Play(Side::Black, Dice::new(3, 1).unwrap()));
        assert_eq!(diagram.frame(9), diagram.frame(2));
    }

    #[test]
    fn the_first_roll_may_be_the_dice() {
        let dice = (Attribute::Dice, "65");
        assert!(read(&[dice, (Attribute::Plays, "24/19 24/18")]).is_ok());
        let other = read(&[dice, (Attribute::Plays, "31: 24/23 24/21")]).unwrap_err();
        assert_eq!(other.fault, Fault::OtherRoll);
        assert_eq!(read(&[(Attribute::Plays, "24/19 24/18")]).unwrap_err().fault, Fault::NoRoll);
    }

    #[test]
    fn a_wrong_value_is_laid_to_its_attribute() {
        use Attribute::{Answer, Dice, Flip, Mode, Numbers, Pips, Plays, Position, Rules, Step, Theme, Turn};
        let cases: [&[(Attribute, &str)]; 13] = [
            &[(Position, "x")],
            &[(Turn, "x")],
            &[(Dice, "70")],
            &[(Rules, "portes")],
            &[(Plays, "65: 1/2")],
            &[(Step, "1")],
            &[(Mode, "watch")],
            &[(Answer, "24/20"), (Mode, "quiz"), (Dice, "65")],
            &[(Theme, "blue")],
            &[(Flip, "maybe")],
            &[(Numbers, "x")],
            &[(Pips, "no")],
            &[(Mode, "quiz"), (Dice, "65")],
        ];
        for case in cases {
            assert_eq!(read(case).unwrap_err().attribute, case[0].0, "{case:?}");
        }
    }

    #[test]
    fn a_quiz_may_have_several_answers() {
        let quiz = [(Attribute::Mode, "quiz"), (Attribute::Dice, "21")];
        let quiz = read(&[quiz[0], quiz[1], (Attribute::Answer, "24/22 24/23; 24/21")]).unwrap();
        assert!(matches!(quiz.mode, Mode::Quiz(plays) if plays.len() == 2));
    }

    #[test]
    fn the_board_shows_what_the_step_is_about() {
        let plays = (Attribute::Plays, "65: 24/13; 22: 24/22 24/22 24/22 24/22");
        let black = read(&[plays, (Attribute::Numbers, "b"), (Attribute::Flip, "")]).unwrap();
        let at = |step| black.board(step, black.geometry(Format::Narrow));
        assert!(at(0).geometry.flipped && at(0).numbers == Some(Side::Black) && at(0).last.is_none());
        let shown = |step| at(step).dice.iter().map(|die| (die.side, die.used)).collect::<Vec<_>>();
        assert_eq!(shown(0), [(Side::White, false); 2]);
        assert_eq!(shown(1), [(Side::Black, false); 4]);
        assert_eq!(shown(2), []);
        assert_eq!(at(1).position, black.frame(1).position);
        assert_eq!(at(1).last.unwrap().0, Side::White);
        assert_eq!(read(&[(Attribute::Turn, "b")]).unwrap().numbering(), Some(Side::Black));
        assert_eq!(read(&[(Attribute::Numbers, "none")]).unwrap().numbering(), None);
    }

    #[test]
    fn the_style_keeps_the_boards_room() {
        let height = |format| {
            let geometry = Geometry { format, flipped: false, home_left: false };
            format!("100% * {} / {}", geometry.height(), geometry.width())
        };
        let [wide, narrow] = [Format::Wide, Format::Narrow].map(height);
        let room = format!("padding-block-end: max({wide}, min({narrow}, (480.01px - 100%) * 99999));");
        for style in [include_str!("../diagram.css"), include_str!("../room.css")] {
            assert!(style.contains(&room));
        }
        assert!(
            include_str!("../diagram.css").contains(&format!("padding-block-end: calc({wide});")),
            "printed"
        );
        assert!(include_str!("../plakoto-diagram.js").contains("const NARROW = 480;"));
    }

    #[test]
    fn no_play_goes_on_after_the_end() {
        let over = read(&[
            (Attribute::Position, "A----------------------a"),
            (Attribute::Plays, "65: 1/off; 65: 1/off"),
        ])
        .unwrap_err();
        assert!(matches!(over, Wrong { number: Some(2), fault: Fault::Over(_), .. }), "{over:?}");
    }
}
