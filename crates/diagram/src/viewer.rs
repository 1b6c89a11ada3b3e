use plakoto_board::geometry::{DIE, Format, Geometry, Place, Spot};
use plakoto_board::hands::{self, Moving};
use plakoto_board::input::Deed;
use plakoto_board::scene::{Board, Moved, Thrown, places_of, thrown};
use plakoto_board::speech::Locale;
use plakoto_board::words::Words;
use plakoto_rules::{Dice, Die, Draft, Game, Phase, Play, Refusal, Side, Start, Step, Turn};

use crate::{Diagram, Lack, Mode, Numbers, lack};

/// Where dice come from: nothing if there are none to be had.
pub type Throw = fn() -> Option<[Die; 2]>;

/// A diagram in a reader's hands, as plain data: what is shown, and everything that can be done to
/// it.
///
/// ```
/// use plakoto_board::geometry::Format;
/// use plakoto_board::speech::Locale;
/// use plakoto_diagram::{Attribute, Attributes, Diagram, Event, Viewer};
/// let attributes = Attributes::default().with(Attribute::Plays, "65: 24/19 24/18; 31: 24/23 24/21");
/// let mut viewer = Viewer::new(Diagram::read(&attributes)?, Locale::En, Format::Wide, || None);
/// assert!(viewer.key("ArrowRight"));
/// assert_eq!(viewer.step(), 1);
/// assert_eq!(viewer.take_events(), [Event::Step { step: 1, last: 2 }]);
/// # Ok::<(), plakoto_diagram::Wrong>(())
/// ```
#[derive(Clone, Debug)]
pub struct Viewer {
    diagram: Diagram,
    locale: Locale,
    format: Format,
    throw: Throw,
    /// The diagram's game, and what the reader has played on.
    game: Game,
    /// How many of its turns are shown.
    step: usize,
    /// The steps of the turn that the reader is playing.
    steps: Vec<Step>,
    picked: Option<Place>,
    dragging: bool,
    /// Where a drag over a board on which nothing can be taken began.
    swiped_from: Option<Spot>,
    cursor: Option<Place>,
    pub(crate) asked: Option<Asked>,
    pub(crate) refusal: Option<Refusal>,
    pub(crate) verdict: Option<Verdict>,
    pub(crate) no_randomness: bool,
    pub(crate) copied: Option<bool>,
    /// Whether a step was taken, so that it is to be told.
    pub(crate) stepped: bool,
    moved: Vec<Moved>,
    movements: u32,
    events: Vec<Event>,
}

/// A question over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// What the dice show; the first is known already or not.
    Dice(Option<Die>),
    /// Which of several ways a checker goes.
    Way(Vec<Vec<Step>>),
}

/// What a quiz says to a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Right(Play),
    Wrong(Play, Option<Lack>),
    Solved(Play),
}

/// Something that the page around a diagram may want to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Another step is shown.
    Step {
        /// After how many plays.
        step: usize,
        /// How many there are.
        last: usize,
    },
    /// The reader has made a play, or given it as the answer.
    Play {
        /// The play.
        play: Play,
        /// The roll that was played.
        dice: Dice,
        /// Whether it is the right answer; nothing if none is asked for.
        right: Option<bool>,
    },
}

/// What the main button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    Roll,
    Confirm { ready: bool },
    Pass,
    Check { ready: bool },
    Retry,
}

/// How far a finger must go over the board, in its units, to turn a page.
const SWIPE: i32 = 60;

impl Viewer {
    /// A diagram as its author left it.
    #[must_use]
    pub fn new(diagram: Diagram, locale: Locale, format: Format, throw: Throw) -> Viewer {
        Viewer {
            locale,
            format,
            throw,
            game: diagram.game.clone(),
            step: diagram.step,
            diagram,
            steps: Vec::new(),
            picked: None,
            dragging: false,
            swiped_from: None,
            cursor: None,
            asked: None,
            refusal: None,
            verdict: None,
            no_randomness: false,
            copied: None,
            stepped: false,
            moved: Vec::new(),
            movements: 0,
            events: Vec::new(),
        }
    }

    /// Takes what the author has changed. What the reader has done stays where it still fits.
    pub fn renew(&mut self, diagram: Diagram, locale: Locale) {
        if diagram.game != self.diagram.game || diagram.mode != self.diagram.mode {
            *self = Viewer::new(diagram, locale, self.format, self.throw);
            return;
        }
        let step = Some(diagram.step).filter(|step| *step != self.diagram.step);
        self.diagram = diagram;
        self.locale = locale;
        self.copied = None;
        self.moved.clear();
        if let Some(step) = step {
            self.show_step(step);
        }
    }

    /// The diagram.
    #[must_use]
    pub fn diagram(&self) -> &Diagram {
        &self.diagram
    }

    /// The language.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// The game as far as it is played: the diagram's plays and the reader's.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// After how many plays it is shown.
    #[must_use]
    pub fn step(&self) -> usize {
        self.step
    }

    /// How many plays there are, those of the reader among them.
    #[must_use]
    pub fn last_step(&self) -> usize {
        self.game.turns().len()
    }

    /// How the board lies.
    #[must_use]
    pub fn geometry(&self) -> Geometry {
        self.diagram.geometry(self.format)
    }

    /// Takes the other board.
    pub fn set_format(&mut self, format: Format) {
        self.format = format;
        self.moved.clear();
    }

    /// What has happened since this was asked last.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Whether the text of the position could be copied.
    pub fn set_copied(&mut self, copied: bool) {
        self.copied = Some(copied);
    }

    /// Whether the reader moves checkers here, now.
    #[must_use]
    pub fn is_played(&self) -> bool {
        let open = match self.diagram.mode {
            Mode::View => false,
            Mode::Play => self.game.ending().is_none(),
            Mode::Quiz(_) => self.verdict.is_none(),
        };
        open && self.step == self.last_step()
    }

    /// The turn that the reader is playing, or has just given as an answer.
    pub(crate) fn draft(&self) -> Option<Draft> {
        if self.diagram.mode == Mode::View || self.step < self.last_step() {
            return None;
        }
        let mut draft = self.game.decision()?.draft();
        for step in &self.steps {
            draft.step(step.from, step.die).ok()?;
        }
        Some(draft)
    }

    /// What is due at the step that is shown.
    pub(crate) fn phase(&self) -> Phase {
        match self.game.turns().get(self.step) {
            Some(turn) => Phase::Play(turn.side, turn.dice),
            None => self.game.phase(),
        }
    }

    pub(crate) fn last_turn(&self) -> Option<&Turn> {
        self.step.checked_sub(1).and_then(|before| self.game.turns().get(before))
    }

    /// Whose numbers are used: on a board that is played, those of the side to move.
    fn numbering(&self) -> Option<Side> {
        let played = self.diagram.mode != Mode::View && self.diagram.numbers == Numbers::Turn;
        match self.phase() {
            Phase::Play(side, _) | Phase::Roll(side) if played => Some(side),
            Phase::Over(_) if played => self.last_turn().map(|turn| turn.side),
            _ => self.diagram.numbering(),
        }
    }

    /// What the board shows.
    #[must_use]
    pub fn board(&self) -> Board {
        let draft = self.draft();
        let mine = draft.as_ref().filter(|_| self.is_played());
        let picked = self.picked;
        let position = draft.as_ref().map_or(self.position(), Draft::position);
        let dice = match (self.phase(), &draft) {
            (Phase::Play(side, dice), Some(draft)) => {
                thrown(side, dice, &draft.dice_left(), self.step as u32)
            }
            (Phase::Play(side, dice), None) => {
                thrown(side, dice, &[dice.high(), dice.low()].repeat(2), self.step as u32)
            }
            (Phase::Roll(side), _) if self.is_played() => {
                vec![Thrown { side, die: None, used: false, throw: self.step as u32 }; 2]
            }
            _ => Vec::new(),
        };
        Board {
            position,
            numbers: self.numbering().filter(|_| self.diagram.numbers != Numbers::Hidden),
            pips: self.diagram.pips,
            dice,
            sources: mine.map(hands::sources).unwrap_or_default(),
            picked,
            lifted: picked.filter(|_| self.dragging),
            targets: picked.zip(mine).map(|(from, draft)| hands::targets(draft, from)).unwrap_or_default(),
            cursor: self.cursor,
            last: self.last_turn().map(|turn| (turn.side, turn.play.items().to_vec())),
            moved: self.moved.clone(),
            ..Board::at_rest(self.geometry())
        }
    }

    fn position(&self) -> plakoto_rules::Position {
        self.game.position_after(self.step).unwrap_or(self.diagram.situation.position)
    }

    /// The side whose checker is under way with the pointer.
    #[must_use]
    pub fn carried(&self) -> Option<Side> {
        self.side_to_move().filter(|_| self.dragging)
    }

    pub(crate) fn side_to_move(&self) -> Option<Side> {
        match self.phase() {
            Phase::Play(side, _) | Phase::Roll(side) => Some(side),
            _ => None,
        }
    }

    /// The position in words, a line each.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let draft = self.draft();
        let words = Words {
            position: draft.as_ref().map_or(self.position(), Draft::position),
            turn: self.side_to_move(),
            dice: match self.phase() {
                Phase::Play(_, dice) => Some(dice),
                _ => None,
            },
            numbers: self.numbering().unwrap_or(self.diagram.situation.side),
            last: self.last_turn(),
        };
        let speech = self.locale.speech();
        let mut lines = words.lines(speech);
        if let Phase::Over(ending) = self.phase() {
            lines.insert(0, (speech.ended)(ending));
        }
        lines
    }

    /// What stands where the keyboard's cursor is.
    pub(crate) fn under_cursor(&self) -> Option<String> {
        use plakoto_board::speech::Standing;
        let speech = self.locale.speech();
        let numbers = self.numbering().unwrap_or(self.diagram.situation.side);
        let position = self.draft().as_ref().map_or(self.position(), Draft::position);
        self.cursor.map(|place| match place {
            Place::Point(point) => {
                let point = point.seen_by(numbers);
                match position.stack(numbers, point) {
                    Some(stack) => (speech.point)(Standing::new(point, stack)),
                    None => (speech.empty)(point),
                }
            }
            Place::Off(side) => (speech.off)(side, position.off(side), position.pips(side)),
        })
    }

    pub(crate) fn action(&self) -> Option<Action> {
        if self.step < self.last_step() {
            return None;
        }
        let draft = self.draft();
        let ready = draft.as_ref().is_some_and(Draft::is_complete);
        match (&self.diagram.mode, &self.verdict) {
            (Mode::Quiz(_), Some(_)) => Some(Action::Retry),
            (Mode::Quiz(_), None) => Some(Action::Check { ready }),
            (Mode::Play, _) => match (self.phase(), draft) {
                (Phase::Roll(_), _) => Some(Action::Roll),
                (Phase::Play(..), Some(draft)) if draft.steps_required() == 0 => Some(Action::Pass),
                (Phase::Play(..), _) => Some(Action::Confirm { ready }),
                _ => None,
            },
            (Mode::View, _) => None,
        }
    }

    /// Whether a step, a turn or what is in the hand can be taken back.
    pub(crate) fn can_take_back(&self) -> bool {
        let present = self.step == self.last_step() && self.diagram.mode != Mode::View;
        present && self.verdict.is_none() && (!self.steps.is_empty() || self.has_played())
            || self.picked.is_some()
    }

    /// Whether the reader has played a turn.
    pub(crate) fn has_played(&self) -> bool {
        self.last_step() > self.diagram.last_step()
    }

    /// Does what a button says: its name is what `data-do` holds.
    pub fn press(&mut self, what: &str) {
        let (what, number) = match what.split_once(':') {
            Some((what, number)) => (what, number.parse().unwrap_or(usize::MAX)),
            None => (what, 0),
        };
        self.copied = None;
        match what {
            "first" => self.go(0),
            "back" => self.go(self.step.saturating_sub(1)),
            "forward" => self.go(self.step + 1),
            "last" => self.go(self.last_step()),
            "act" => self.act(),
            "take-back" => self.take_back(),
            "start-over" => self.start_over(),
            "solve" => self.solve(),
            "set-dice" if self.action() == Some(Action::Roll) => self.asked = Some(Asked::Dice(None)),
            "die" => self.set_die(u8::try_from(number).ok().and_then(Die::new)),
            "way" => {
                if let Some(Asked::Way(ways)) = &self.asked
                    && let Some(way) = ways.get(number).cloned()
                {
                    self.make(&way, None);
                }
            }
            "cancel" => self.let_go(),
            _ => {}
        }
    }

    fn go(&mut self, step: usize) {
        if self.show_step(step) {
            self.stepped = true;
            self.tell_step();
        }
    }

    /// Shows another step, if it is another; how the checkers went is seen where it is the next.
    fn show_step(&mut self, step: usize) -> bool {
        let step = step.min(self.last_step());
        if step == self.step {
            return false;
        }
        self.let_go();
        let next = step.abs_diff(self.step) == 1;
        let turn = self.game.turns().get(step.min(self.step)).filter(|_| next);
        let forward = step > self.step;
        let moved: Vec<(Side, Place, Place)> = turn.map(|turn| ways_of(turn, forward)).unwrap_or_default();
        self.show_movements(&moved);
        self.step = step;
        self.cursor = None;
        true
    }

    fn tell_step(&mut self) {
        self.events.push(Event::Step { step: self.step, last: self.last_step() });
    }

    fn act(&mut self) {
        match self.action() {
            Some(Action::Roll) => match (self.throw)() {
                Some([one, two]) => self.roll(Dice::of(one, two)),
                None => self.no_randomness = true,
            },
            Some(Action::Confirm { ready: true } | Action::Pass) => self.confirm(),
            Some(Action::Check { ready: true }) => self.check(),
            Some(Action::Retry) => {
                self.let_go();
                self.moved.clear();
                self.steps.clear();
                self.verdict = None;
            }
            Some(Action::Confirm { ready: false } | Action::Check { ready: false }) | None => {}
        }
    }

    fn roll(&mut self, dice: Dice) {
        self.let_go();
        self.moved.clear();
        // Another thing than a roll may be due: then there is none.
        let _ = self.game.roll(dice);
    }

    fn set_die(&mut self, die: Option<Die>) {
        match (&self.asked, die) {
            (Some(Asked::Dice(None)), Some(die)) => self.asked = Some(Asked::Dice(Some(die))),
            (Some(Asked::Dice(Some(first))), Some(die)) => self.roll(Dice::of(*first, die)),
            _ => {}
        }
    }

    fn confirm(&mut self) {
        let Some((draft, play)) = self.draft().and_then(|draft| Some((draft.clone(), draft.play()?))) else {
            return;
        };
        if self.game.play(&play).is_err() {
            return;
        }
        self.let_go();
        self.moved.clear();
        self.steps.clear();
        self.step = self.last_step();
        self.events.push(Event::Play { play, dice: draft.decision().dice, right: None });
        self.tell_step();
    }

    fn check(&mut self) {
        let Mode::Quiz(answers) = &self.diagram.mode else { return };
        let Some((draft, play)) = self.draft().and_then(|draft| Some((draft.clone(), draft.play()?))) else {
            return;
        };
        let right = answers.contains(&play);
        let lacking = answers.first().and_then(|asked| lack(&play, asked));
        self.let_go();
        self.events.push(Event::Play { play: play.clone(), dice: draft.decision().dice, right: Some(right) });
        self.verdict = Some(if right { Verdict::Right(play) } else { Verdict::Wrong(play, lacking) });
    }

    fn solve(&mut self) {
        let Mode::Quiz(answers) = &self.diagram.mode else { return };
        let Some(answer) = answers.first().cloned() else { return };
        self.go(self.last_step());
        self.let_go();
        self.steps = answer.steps().to_vec();
        let ways: Vec<_> = item_ways(&answer, true);
        self.show_movements(&ways);
        self.verdict = Some(Verdict::Solved(answer));
    }

    /// Takes back: what is in the hand, or else the last step, or else the last turn.
    fn take_back(&mut self) {
        let in_hand = self.picked.is_some() || self.asked.is_some();
        self.let_go();
        if in_hand || !self.can_take_back() {
            return;
        }
        if let (Some(step), Some(side)) = (self.steps.pop(), self.side_to_move()) {
            let (from, to) = places_of(side, step);
            self.show_movements(&[(side, to, from)]);
        } else {
            self.take_back_turn();
        }
    }

    /// Back to where the last turn was to be played.
    fn take_back_turn(&mut self) {
        let Some((last, before)) = self.game.turns().split_last() else { return };
        let moved = ways_of(last, false);
        if let Some(mut game) = replayed(&self.game, before) {
            // Where the dice are the diagram's own, they lie there already.
            let _ = game.roll(last.dice);
            self.game = game;
            self.step = self.last_step();
            self.show_movements(&moved);
            self.tell_step();
        }
    }

    fn start_over(&mut self) {
        self.let_go();
        self.moved.clear();
        self.steps.clear();
        self.verdict = None;
        let stays = self.step == self.diagram.last_step();
        self.game = self.diagram.game.clone();
        self.step = self.last_step();
        if !stays {
            self.tell_step();
        }
    }

    fn let_go(&mut self) {
        self.picked = None;
        self.dragging = false;
        self.asked = None;
        self.refusal = None;
        self.no_randomness = false;
        self.copied = None;
        self.stepped = false;
    }

    fn show_movements(&mut self, ways: &[(Side, Place, Place)]) {
        self.movements += 1;
        let number = self.movements;
        self.moved = ways.iter().map(|&(side, from, to)| Moved { side, from, to, number }).collect();
    }

    /// Whether a finger that is put down there takes something, so that it must not move the page.
    #[must_use]
    pub fn holds(&self, spot: Spot) -> bool {
        self.picked.is_some() || self.geometry().place_at(spot).is_some_and(|place| self.is_source(place))
    }

    /// Does what the pointer did.
    pub fn point(&mut self, deed: Deed) {
        let geometry = self.geometry();
        let played = self.is_played();
        match deed {
            Deed::Tap(spot) if played => {
                self.cursor = None;
                if self.action() == Some(Action::Roll) && self.dice_at(spot) {
                    self.act();
                } else if let Some(place) = geometry.place_at(spot) {
                    self.tap(place);
                }
            }
            Deed::Lift { from, .. } => {
                self.cursor = None;
                self.swiped_from = Some(from);
                if let Some(place) = geometry.place_at(from).filter(|place| played && self.is_source(*place))
                {
                    self.pick_up(place);
                    self.dragging = true;
                    self.swiped_from = None;
                }
            }
            Deed::Drop(spot) if self.dragging => {
                self.dragging = false;
                let place = geometry.place_at(spot).filter(|place| self.picked != Some(*place));
                if let Some(place) = place {
                    self.drop_on(place, true);
                }
                self.picked = None;
            }
            Deed::Drop(spot) => self.swipe(spot),
            Deed::Abandon => {
                self.swiped_from = None;
                self.dragging = false;
                self.picked = None;
            }
            Deed::Tap(_) | Deed::Carry(_) => {}
        }
    }

    /// To the left is on, as one turns a page; the board lies the same way in every language.
    fn swipe(&mut self, to: Spot) {
        let Some(from) = self.swiped_from.take() else { return };
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        if dx.abs() >= SWIPE && dx.abs() > 2 * dy.abs() {
            self.press(if dx < 0 { "forward" } else { "back" });
        }
    }

    fn dice_at(&self, spot: Spot) -> bool {
        let reach = DIE / 2 + 6;
        let near = |at: Spot| (at.x - spot.x).abs() <= reach && (at.y - spot.y).abs() <= reach;
        self.board().scene().dice.iter().any(|die| near(die.at))
    }

    fn is_source(&self, place: Place) -> bool {
        self.is_played() && self.draft().is_some_and(|draft| hands::sources(&draft).contains(&place))
    }

    /// A tap, or Enter under the cursor.
    fn tap(&mut self, place: Place) {
        let Some(draft) = self.draft() else { return };
        if self.picked == Some(place) {
            return self.let_go();
        }
        let aims = self
            .picked
            .is_some_and(|from| hands::targets(&draft, from).contains(&place) || !self.is_source(place));
        if aims { self.drop_on(place, false) } else { self.pick_up(place) }
    }

    fn pick_up(&mut self, place: Place) {
        self.let_go();
        if self.is_source(place) {
            self.picked = Some(place);
        } else {
            self.refusal = self.draft().and_then(|draft| hands::why_not(&draft, place));
        }
    }

    /// Puts the picked-up checker down; `carried` if the reader has brought it there himself.
    fn drop_on(&mut self, place: Place, carried: bool) {
        let (Some(from), Some(draft)) = (self.picked, self.draft()) else { return };
        match hands::moving(&draft, from, place) {
            Moving::Done(way) => self.make(&way, carried.then_some(place)),
            Moving::Choose(ways) => {
                self.refusal = None;
                self.asked = Some(Asked::Way(ways));
            }
            Moving::Refused(refusal) => self.refusal = Some(refusal),
        }
    }

    /// Makes steps of one checker, which comes from `seen_from` or from where it stood.
    fn make(&mut self, way: &[Step], seen_from: Option<Place>) {
        self.let_go();
        let (Some(mut draft), Some(side)) = (self.draft(), self.side_to_move()) else { return };
        if way.iter().any(|step| draft.step(step.from, step.die).is_err()) {
            return;
        }
        self.steps = draft.steps().to_vec();
        if let (Some(first), Some(last)) = (way.first(), way.last()) {
            let (from, to) = (places_of(side, *first).0, places_of(side, *last).1);
            self.show_movements(&[(side, seen_from.unwrap_or(from), to)]);
        }
    }

    /// Does what a key says; whether it said anything, so that the page shall not take it too.
    pub fn key(&mut self, key: &str) -> bool {
        let played = self.is_played();
        let steps = self.last_step() > 0;
        match key {
            "Escape" if self.asked.is_some() => self.let_go(),
            "Home" if steps => self.press("first"),
            "End" if steps => self.press("last"),
            "ArrowLeft" if played => self.move_cursor(-1, false),
            "ArrowRight" if played => self.move_cursor(1, false),
            "ArrowUp" | "ArrowDown" if played => self.move_cursor(0, true),
            "ArrowLeft" if steps => self.press("back"),
            "ArrowRight" if steps => self.press("forward"),
            " " if self.action() == Some(Action::Roll) => self.act(),
            "Enter" => match (self.cursor, self.action()) {
                (Some(place), Some(Action::Confirm { ready: false } | Action::Check { ready: false })) => {
                    self.tap(place);
                }
                (_, Some(_)) => self.act(),
                (_, None) => return false,
            },
            "Escape" | "Backspace" if self.can_take_back() => self.take_back(),
            _ => return false,
        }
        true
    }

    /// The keyboard begins where there is something to take.
    fn move_cursor(&mut self, right: i32, across: bool) {
        self.refusal = None;
        self.cursor = Some(match self.cursor {
            Some(place) => self.geometry().neighbour(place, right, across),
            None => self
                .draft()
                .and_then(|draft| hands::sources(&draft).first().copied())
                .unwrap_or(Place::Off(Side::White)),
        });
    }
}

/// A game from its beginning, after these of its turns.
fn replayed(game: &Game, turns: &[Turn]) -> Option<Game> {
    let mut again = Game::starting(game.ruleset(), game.start());
    for turn in turns {
        if let (Phase::Roll(_), Start::At { .. }) = (again.phase(), again.start()) {
            again.roll(turn.dice).ok()?;
        }
        again.play(&turn.play).ok()?;
    }
    Some(again)
}

/// Where the checkers of a turn went, or how they go back.
fn ways_of(turn: &Turn, forward: bool) -> Vec<(Side, Place, Place)> {
    item_ways(&turn.play, forward)
}

fn item_ways(play: &Play, forward: bool) -> Vec<(Side, Place, Place)> {
    let side = play.side();
    let mut ways = Vec::new();
    for item in play.items() {
        let from = Place::Point(item.from.seen_by(side));
        let to = item.to.map_or(Place::Off(side), |point| Place::Point(point.seen_by(side)));
        let way = if forward { (side, from, to) } else { (side, to, from) };
        ways.extend(std::iter::repeat_n(way, usize::from(item.times)));
    }
    ways
}
