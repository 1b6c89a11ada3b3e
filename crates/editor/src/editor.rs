//! The editor as it stands: the diagram with its past, what the hands are doing, and every action of
//! the view. No browser here; the page shows it and passes on what is done.

use plakoto_board::geometry::{Format, Geometry, Place, Spot};
use plakoto_board::hands::{self, Moving};
use plakoto_board::input::Deed;
use plakoto_board::picture::Look;
use plakoto_board::scene::{Board, Moved, Scene, place_of, places_of, thrown};
use plakoto_board::speech::Locale;
use plakoto_diagram::html::{self, Misread};
use plakoto_diagram::{Attributes, Diagram, Numbers, Theme, Wrong};
use plakoto_rules::{Die, Draft, Position, Refusal, Setup, Side, Step, Variant};

use crate::document::{Document, Purpose};
use crate::history::History;
use crate::place::Refused;

/// A part of the work, each with its own controls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Where it begins.
    #[default]
    Position,
    /// The plays, their captions, or the answers of a quiz.
    Plays,
    /// How it looks.
    Looks,
    /// What is taken away.
    Take,
    /// What is brought in.
    Open,
}

impl Tab {
    /// All of them, in their order.
    pub const ALL: [Tab; 5] = [Tab::Position, Tab::Plays, Tab::Looks, Tab::Take, Tab::Open];
}

/// What a click on a point does while the position is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Puts a checker of a side.
    Put(Side),
    /// Takes the topmost checker away.
    TakeAway,
}

impl Tool {
    /// All of them, in their order.
    pub const ALL: [Tool; 3] = [Tool::Put(Side::White), Tool::Put(Side::Black), Tool::TakeAway];
}

/// What the author is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A checker cannot be put or taken there.
    Refused(Refused),
    /// A step is not legal.
    Illegal(Refusal),
    /// So many plays went, since the rules do not allow them any more.
    PlaysGone(usize),
    /// A play was recorded, by its side.
    Recorded(Side, String),
    /// A play became an answer of the quiz.
    Answered(String),
    /// What was pasted is open.
    Opened,
    /// What was pasted is no diagram.
    Misread(Misread),
    /// What was pasted is a diagram that the rules do not allow.
    Wrong(Wrong),
    /// Something was copied.
    Copied,
    /// Nothing can be copied here.
    NotCopied,
    /// The picture cannot be made here.
    NoPicture,
    /// The browser keeps nothing.
    Unsaved,
}

/// Everything that the view depends on, but for where a dragged checker is.
#[derive(Clone, Debug)]
pub struct Editor {
    history: History<Document>,
    /// The part of the work that is open.
    pub tab: Tab,
    /// What a click does.
    pub tool: Tool,
    /// Which board is drawn.
    pub format: Format,
    /// Where the keyboard is; nothing until keys are used.
    pub cursor: Option<Place>,
    picked: Option<Place>,
    dragging: bool,
    /// Ways between which the author has to choose.
    pub choice: Option<Vec<Vec<Step>>>,
    /// What the author is told.
    pub note: Option<Note>,
    step: usize,
    /// What was pasted.
    pub pasted: String,
    /// Where the diagram's own files lie, as an address.
    pub folder: String,
    /// The language of the view.
    pub locale: Locale,
    moved: Option<Moved>,
    movements: u32,
}

impl Editor {
    /// An editor of a diagram.
    #[must_use]
    pub fn new(document: Document, folder: String, locale: Locale, format: Format) -> Editor {
        Editor {
            history: History::new(document),
            tab: Tab::default(),
            tool: Tool::Put(Side::White),
            format,
            cursor: None,
            picked: None,
            dragging: false,
            choice: None,
            note: None,
            step: 0,
            pasted: String::new(),
            folder,
            locale,
            moved: None,
            movements: 0,
        }
    }

    /// The diagram as it stands.
    #[must_use]
    pub fn document(&self) -> &Document {
        self.history.now()
    }

    /// Whether there is anything to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether anything was taken back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// The step that the board shows.
    #[must_use]
    pub fn step(&self) -> usize {
        self.step.min(self.document().turns().len())
    }

    /// Whether the board shows the last step, where plays are recorded.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.step() == self.document().turns().len()
    }

    /// Changes the diagram, with free hands.
    fn change<R>(&mut self, change: impl FnOnce(&mut Document) -> R) -> R {
        self.let_go();
        let before = self.document().turns().len();
        let result = self.history.change(None, change);
        let after = self.document().turns().len();
        if after < before {
            self.note = Some(Note::PlaysGone(before - after));
        }
        result
    }

    fn let_go(&mut self) {
        self.picked = None;
        self.dragging = false;
        self.choice = None;
        self.note = None;
        self.moved = None;
    }

    // The board.

    /// How the board lies.
    #[must_use]
    pub fn geometry(&self) -> Geometry {
        Geometry { format: self.format, flipped: self.document().looks.flipped, home_left: false }
    }

    /// The play that can be made on the board: none while the position is made, nor at an earlier step.
    fn draft(&self) -> Option<Draft> {
        (self.tab != Tab::Position && self.is_at_end()).then(|| self.document().draft())?
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> Position {
        let document = self.document();
        if self.tab == Tab::Position {
            return document.situation().position;
        }
        match self.draft() {
            Some(draft) => draft.position(),
            None => document.game().position_after(self.step()).unwrap_or(document.situation().position),
        }
    }

    /// Whose numbers the board shows. An author needs some, even where the diagram will have none.
    #[must_use]
    pub fn numbers(&self) -> Side {
        match self.document().looks.numbers {
            Numbers::Of(side) => side,
            Numbers::Turn | Numbers::Hidden => self.document().situation().side,
        }
    }

    /// What the board shows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let rest = Board::at_rest(self.geometry());
        let mut board = Board { position: self.position(), numbers: Some(self.numbers()), ..rest };
        board.cursor = self.cursor;
        board.moved = self.moved.into_iter().collect();
        board.picked = self.picked;
        board.lifted = self.picked.filter(|_| self.dragging);
        let document = self.document();
        let situation = document.situation();
        if self.tab == Tab::Position {
            let roll = document.first_roll();
            let dice = roll.map(|roll| thrown(situation.side, roll, &[roll.high(), roll.low()].repeat(2), 0));
            board.dice = dice.unwrap_or_default();
            return board.scene();
        }
        if let Some(draft) = self.draft() {
            let decision = draft.decision();
            board.dice = thrown(decision.side, decision.dice, &draft.dice_left(), self.step() as u32);
            board.sources = hands::sources(&draft);
            board.targets = self.picked.map(|from| hands::targets(&draft, from)).unwrap_or_default();
        }
        let shown = self.diagram().map(|diagram| diagram.board(self.step(), self.geometry()));
        if let Some(shown) = shown {
            if document.steps().is_empty() || !self.is_at_end() {
                board.last = shown.last;
            }
            if board.dice.is_empty() {
                board.dice = shown.dice;
            }
        }
        board.scene()
    }

    /// Whose checker is in the hand.
    #[must_use]
    pub fn carried(&self) -> Option<Side> {
        let place = self.picked.filter(|_| self.dragging)?;
        match place {
            Place::Point(point) => self.position().stack(Side::White, point).map(|stack| stack.owner),
            Place::Off(side) => Some(side),
        }
    }

    /// Does what the pointer did.
    pub fn point(&mut self, deed: Deed) {
        self.cursor = None;
        let geometry = self.geometry();
        match deed {
            Deed::Tap(spot) => {
                if let Some(place) = geometry.place_at(spot) {
                    self.tap(place);
                }
            }
            Deed::Lift { from, .. } => {
                if let Some(place) = geometry.place_at(from) {
                    self.pick_up(place);
                    self.dragging = self.picked.is_some();
                }
            }
            Deed::Drop(spot) if self.dragging => self.put_down(spot),
            Deed::Abandon => self.let_go(),
            Deed::Drop(_) | Deed::Carry(_) => {}
        }
    }

    /// Ends a drag.
    fn put_down(&mut self, spot: Spot) {
        let geometry = self.geometry();
        let inside = (0..geometry.width()).contains(&spot.x) && (0..geometry.height()).contains(&spot.y);
        let place = geometry.place_at(spot);
        let from = self.picked;
        self.dragging = false;
        match (place, from) {
            (Some(place), Some(from)) if place != from => self.drop_on(place, true),
            // Off the board is off.
            (None, Some(Place::Point(point))) if !inside && self.tab == Tab::Position => {
                self.apply(|document| document.take_away(point).map(|_| ()));
            }
            _ => self.let_go(),
        }
        self.picked = None;
    }

    /// A tap, or Enter under the cursor.
    fn tap(&mut self, place: Place) {
        if self.tab == Tab::Position {
            return match (place, self.tool) {
                (Place::Point(point), Tool::Put(side)) => self.apply(|document| document.put(side, point)),
                (Place::Point(point), Tool::TakeAway) => {
                    self.apply(|document| document.take_away(point).map(|_| ()));
                }
                (Place::Off(side), _) => {
                    self.let_go();
                    self.tool = Tool::Put(side);
                }
            };
        }
        if self.picked == Some(place) {
            self.let_go();
        } else if self.picked.is_some() && (self.is_target(place) || !self.is_source(place)) {
            self.drop_on(place, false);
        } else {
            self.pick_up(place);
        }
    }

    /// Changes the position by hand, or says why that cannot be.
    fn apply(&mut self, change: impl FnOnce(&mut Document) -> Result<(), Refused>) {
        if let Err(refused) = self.change(change) {
            self.note = Some(Note::Refused(refused));
        }
    }

    fn pick_up(&mut self, place: Place) {
        self.let_go();
        if self.tab == Tab::Position {
            let position = self.position();
            let is_there = match place {
                Place::Point(point) => position.stack(Side::White, point).is_some(),
                Place::Off(side) => position.off(side) > 0,
            };
            self.picked = Some(place).filter(|_| is_there);
        } else if self.is_source(place) {
            self.picked = Some(place);
        } else {
            let refusal = self.draft().and_then(|draft| hands::why_not(&draft, place));
            self.note = refusal.map(Note::Illegal);
        }
    }

    fn is_source(&self, place: Place) -> bool {
        self.draft().is_some_and(|draft| hands::sources(&draft).contains(&place))
    }

    fn is_target(&self, place: Place) -> bool {
        let targets = self.picked.zip(self.draft()).map(|(from, draft)| hands::targets(&draft, from));
        targets.is_some_and(|targets| targets.contains(&place))
    }

    /// Puts the picked-up checker down; `carried` if the author has brought it there himself.
    fn drop_on(&mut self, to: Place, carried: bool) {
        let Some(from) = self.picked else { return };
        if self.tab == Tab::Position {
            return match (from, to) {
                (Place::Point(from), Place::Point(to)) => self.apply(|document| document.shift(from, to)),
                (Place::Off(side), Place::Point(to)) => self.apply(|document| document.put(side, to)),
                (Place::Point(from), Place::Off(_)) => {
                    self.apply(|document| document.take_away(from).map(|_| ()));
                }
                (Place::Off(_), Place::Off(_)) => self.let_go(),
            };
        }
        let Some(draft) = self.draft() else { return };
        match hands::moving(&draft, from, to) {
            Moving::Done(way) => self.make(&way, carried),
            Moving::Choose(ways) => {
                self.note = None;
                self.choice = Some(ways);
            }
            Moving::Refused(refusal) => self.note = Some(Note::Illegal(refusal)),
        }
    }

    /// Makes steps of the play that is being recorded.
    fn make(&mut self, way: &[Step], carried: bool) {
        let (Some(draft), Some(first), Some(last)) = (self.draft(), way.first(), way.last()) else { return };
        let decision = *draft.decision();
        let (from, to) = (places_of(decision.side, *first).0, places_of(decision.side, *last).1);
        self.after(|document| document.play(way));
        self.movements += 1;
        let from = if carried { to } else { from };
        self.moved = Some(Moved { side: decision.side, from, to, number: self.movements });
    }

    /// Changes what is recorded, shows its end and tells what came of it.
    fn after(&mut self, change: impl FnOnce(&mut Document)) {
        let (turns, answers) = (self.document().turns().len(), self.document().answers().len());
        self.change(change);
        let document = self.history.now();
        let now = document.turns().len();
        self.step = now;
        if let Some(turn) = document.turns().last().filter(|_| now > turns) {
            self.note = Some(Note::Recorded(turn.side, turn.play.to_string()));
        } else if let Some(play) = document.answers().last().filter(|_| document.answers().len() > answers) {
            self.note = Some(Note::Answered(play.to_string()));
        }
    }

    /// Does what a key says; whether it said anything.
    pub fn key(&mut self, key: &str) -> bool {
        match key {
            "ArrowLeft" => self.move_cursor(-1, false),
            "ArrowRight" => self.move_cursor(1, false),
            "ArrowUp" | "ArrowDown" => self.move_cursor(0, true),
            "Enter" | " " => match self.cursor {
                Some(place) => self.tap(place),
                None => return false,
            },
            "Escape" => self.let_go(),
            _ if self.tab == Tab::Position => return self.key_of_position(key),
            "Backspace" if !self.document().steps().is_empty() => self.undo(),
            _ => return key.parse().ok().and_then(Die::new).is_some_and(|die| self.choose_by_die(die)),
        }
        true
    }

    fn key_of_position(&mut self, key: &str) -> bool {
        let Some(Place::Point(point)) = self.cursor else { return false };
        match key {
            "w" | "W" => self.apply(|document| document.put(Side::White, point)),
            "b" | "B" => self.apply(|document| document.put(Side::Black, point)),
            "Backspace" | "Delete" => self.apply(|document| document.take_away(point).map(|_| ())),
            _ => return false,
        }
        true
    }

    fn choose_by_die(&mut self, die: Die) -> bool {
        let way = self.choice.as_ref().and_then(|ways| hands::way_with(ways, die)).cloned();
        way.is_some_and(|way| {
            self.make(&way, false);
            true
        })
    }

    /// The keyboard begins where there is something to take, or at the turn's start point.
    fn move_cursor(&mut self, right: i32, across: bool) {
        self.note = None;
        self.cursor = Some(match self.cursor {
            Some(place) => self.geometry().neighbour(place, right, across),
            None => self
                .draft()
                .and_then(|draft| hands::sources(&draft).first().copied())
                .unwrap_or(place_of(self.numbers(), plakoto_rules::Point::START)),
        });
    }

    /// Takes the last change back.
    pub fn undo(&mut self) {
        self.let_go();
        self.history.undo();
    }

    fn redo(&mut self) {
        self.let_go();
        self.history.redo();
    }

    /// Does what an element says that was pressed or changed: a word, and behind a colon what more it
    /// needs. What is not understood does nothing.
    pub fn press(&mut self, what: &str) {
        let (what, more) = what.split_once(':').unwrap_or((what, ""));
        let number = more.parse::<usize>().ok();
        let nth = |all: usize| number.filter(|number| *number < all);
        match what {
            "undo" => self.undo(),
            "redo" => self.redo(),
            "tab" => {
                if let Some(tab) = nth(Tab::ALL.len()) {
                    self.let_go();
                    self.cursor = None;
                    self.tab = Tab::ALL[tab];
                }
            }
            "tool" => {
                if let Some(tool) = nth(Tool::ALL.len()) {
                    self.let_go();
                    self.tool = Tool::ALL[tool];
                }
            }
            "clear" => self.change(|document| document.set_position(nobody())),
            "start" => self.change(|document| document.set_position(Position::START)),
            "flip" => self.change(|document| document.looks.flipped = !document.looks.flipped),
            "pips" => self.change(|document| document.looks.pips = !document.looks.pips),
            "turn" => {
                if let Some(side) = side(more) {
                    self.change(|document| document.set_turn(side));
                }
            }
            "rules" => {
                if let Ok(variant) = more.parse::<Variant>() {
                    self.change(|document| document.set_variant(variant));
                }
            }
            "dice" => self.change(|document| document.set_first_roll(more.parse().ok())),
            "roll" => {
                self.step = self.document().turns().len();
                self.after(|document| document.set_roll(more.parse().ok()));
            }
            "pass" => self.after(Document::record),
            "step" => {
                self.let_go();
                self.step = number.unwrap_or(usize::MAX).min(self.document().turns().len());
            }
            "cut" => {
                let step = self.step();
                self.change(|document| document.cut(step));
                self.note = None;
            }
            "begin" => {
                let step = std::mem::take(&mut self.step);
                self.change(|document| document.begin_at(step));
                self.note = None;
            }
            "purpose" => {
                if let Some(purpose) = Purpose::ALL.into_iter().find(|purpose| purpose.word() == more) {
                    self.change(|document| document.purpose = purpose);
                }
            }
            "drop" => {
                if let Some(index) = number {
                    self.change(|document| document.drop_answer(index));
                }
            }
            "way" => {
                let way = number.and_then(|number| self.choice.as_ref()?.get(number).cloned());
                if let Some(way) = way {
                    self.make(&way, false);
                }
            }
            "back" => self.let_go(),
            "first" => self.change(|document| document.show_first(number.unwrap_or_default())),
            "language" => self.change(|document| document.looks.locale = Locale::choose([more])),
            "theme" => self.change(|document| {
                document.looks.theme = match more {
                    "light" => Theme::Light,
                    "dark" => Theme::Dark,
                    _ => Theme::Auto,
                };
            }),
            "numbers" => self.change(|document| {
                document.looks.numbers = match (more, side(more)) {
                    (_, Some(side)) => Numbers::Of(side),
                    ("none", _) => Numbers::Hidden,
                    _ => Numbers::Turn,
                };
            }),
            "width" => self.change(|document| document.looks.width = more.parse().ok()),
            "open" => self.open(),
            _ => {}
        }
    }

    /// Takes in what is typed into a field.
    pub fn write(&mut self, what: &str, text: &str) {
        let (what, more) = what.split_once(':').unwrap_or((what, ""));
        match (what, more.parse::<usize>()) {
            ("caption", Ok(step)) => {
                self.history.change(Some(step), |document| document.caption(step, text));
            }
            ("pasted", _) => self.pasted = text.into(),
            ("folder", _) => self.folder = text.into(),
            _ => {}
        }
    }

    /// Opens what was pasted, in place of the diagram; undo brings that back.
    fn open(&mut self) {
        self.let_go();
        self.note = Some(match read(&self.pasted) {
            Ok(document) => {
                self.replace(document);
                self.pasted.clear();
                Note::Opened
            }
            Err(note) => note,
        });
    }

    /// Puts another diagram in the place of this one; undo brings it back.
    pub fn replace(&mut self, document: Document) {
        self.history.change(None, |now| *now = document);
        self.step = self.document().first();
    }

    /// Shows the last step, where plays are recorded.
    pub fn show_end(&mut self) {
        self.step = self.document().turns().len();
    }

    // What comes of it.

    /// The picture of the step, as an SVG that needs nothing beside itself.
    #[must_use]
    pub fn picture(&self) -> Option<String> {
        let look = Look::from(self.document().looks.theme);
        Some(self.diagram()?.picture(self.step(), Format::Wide, look, self.locale))
    }

    /// The diagram as a reader gets it. Whatever is done here, it is one.
    #[must_use]
    pub fn diagram(&self) -> Option<Diagram> {
        Diagram::read(&self.document().attributes()).ok()
    }

    /// An address in the folder of the diagram's files.
    fn address(&self, file: &str) -> String {
        let folder = self.folder.trim();
        let slash = if folder.is_empty() || folder.ends_with('/') { "" } else { "/" };
        [folder, slash, file].concat()
    }

    /// The element for a page, with its list filled in.
    #[must_use]
    pub fn snippet(&self) -> String {
        let html =
            html::element(&self.document().attributes(), &self.address("plakoto-diagram.js"), self.locale);
        self.as_wide(html, "<plakoto-diagram")
    }

    /// The same in a frame.
    #[must_use]
    pub fn frame(&self) -> String {
        let html = html::iframe(&self.document().attributes(), &self.address("embed.html"), self.locale);
        self.as_wide(html, "<iframe")
    }

    /// A snippet with its greatest width.
    fn as_wide(&self, html: String, tag: &str) -> String {
        match self.document().looks.width {
            Some(width) => html.replacen(tag, &format!("{tag} {STYLE}{width}px\""), 1),
            None => html,
        }
    }

    /// A link to the diagram by itself.
    #[must_use]
    pub fn link(&self) -> String {
        format!("{}?{}", self.address("embed.html"), html::query(&self.document().attributes()))
    }

    /// A link that opens the step's situation on the app's board.
    #[must_use]
    pub fn play_link(&self) -> Option<String> {
        let situation = self.diagram()?.situation_after(self.step());
        Some(html::link(&situation, &self.address("")))
    }

    /// The code of the step's position.
    #[must_use]
    pub fn code(&self) -> String {
        let document = self.document();
        let position = document.game().position_after(self.step());
        position.unwrap_or(document.situation().position).to_string()
    }

    /// The step's position in words, in the diagram's language.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let speech = self.document().looks.locale.unwrap_or(self.locale).speech();
        self.diagram().map(|diagram| diagram.words(self.step(), speech)).unwrap_or_default()
    }
}

const STYLE: &str = "style=\"max-width:";

/// A board without checkers.
fn nobody() -> Position {
    // What no checker is on is a position: all are borne off.
    Position::try_from(&Setup::default()).unwrap_or(Position::START)
}

fn side(letter: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| letter.starts_with(side.letter()) && letter.len() == 1)
}

/// Reads what an author pasted.
///
/// # Errors
/// What to tell him.
pub fn read(pasted: &str) -> Result<Document, Note> {
    let attributes = html::read(pasted).map_err(Note::Misread)?;
    document_of(&attributes, width_of(pasted)).map_err(Note::Wrong)
}

/// The document that attributes describe.
///
/// # Errors
/// Says which attribute is wrong, and how.
pub fn document_of(attributes: &Attributes, width: Option<u16>) -> Result<Document, Wrong> {
    Ok(Document::of(Diagram::read(attributes)?, width))
}

/// The width that a snippet of ours gives its element or frame.
fn width_of(pasted: &str) -> Option<u16> {
    let tags = ["<plakoto-diagram ", "<iframe "];
    let after = tags.iter().find_map(|tag| pasted.split_once(tag).map(|(_, after)| after))?;
    after.strip_prefix(STYLE)?.split_once("px")?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use plakoto_rules::{Dice, Point};

    fn editor() -> Editor {
        Editor::new(Document::default(), "https://example.org/p".into(), Locale::En, Format::Wide)
    }

    fn point(number: u8) -> Point {
        Point::new(number).unwrap()
    }

    impl Editor {
        fn code_now(&self) -> String {
            self.document().situation().position.to_string()
        }

        fn click(&mut self, number: u8) {
            let spot = self.geometry().captive(point(number));
            self.point(Deed::Tap(spot));
        }

        fn drag(&mut self, from: Spot, to: Spot) {
            self.point(Deed::Lift { from, now: to });
            self.point(Deed::Drop(to));
        }

        /// Plays a roll on the board by clicks.
        fn roll(&mut self, dice: &str, clicks: &[u8]) {
            self.press("tab:1");
            self.press(&format!("roll:{dice}"));
            for number in clicks {
                self.click(*number);
            }
        }
    }

    #[test]
    fn checkers_are_put_and_taken_by_clicks() {
        let mut editor = editor();
        editor.press("clear");
        assert_eq!((editor.position().off(Side::White), editor.position().off(Side::Black)), (15, 15));
        editor.click(6);
        editor.click(6);
        editor.press("tool:1");
        editor.click(15);
        editor.click(6);
        assert_eq!(editor.note, Some(Note::Refused(Refused::Closed(point(6)))));
        editor.press("tool:0");
        editor.click(15);
        assert_eq!(editor.code_now(), "-----B--------A*---------");
        editor.press("tool:2");
        editor.click(15);
        assert_eq!(editor.code_now(), "-----B--------a---------");
        assert_eq!((editor.position().off(Side::White), editor.position().off(Side::Black)), (13, 14));
    }

    #[test]
    fn a_click_on_a_tray_takes_its_checkers_in_hand() {
        let mut editor = editor();
        let tray = editor.geometry().tray(Side::Black).middle();
        editor.point(Deed::Tap(tray));
        assert_eq!(editor.tool, Tool::Put(Side::Black));
    }

    #[test]
    fn checkers_are_dragged_onto_the_board_over_it_and_off() {
        let mut editor = editor();
        let geometry = editor.geometry();
        let at = |number| geometry.captive(point(number));
        let outside = Spot { x: -60, y: 100 };
        editor.drag(at(24), outside);
        assert_eq!(editor.position().off(Side::White), 1);
        editor.drag(at(24), geometry.tray(Side::White).middle());
        assert_eq!(editor.position().off(Side::White), 2);
        editor.drag(geometry.borne_off(Side::White, 0).middle(), at(9));
        editor.drag(at(1), at(9));
        assert_eq!(editor.code_now(), "n-------a*--------------M");
        // Back where it was is nothing.
        editor.drag(at(24), at(24));
        let hinge = Spot { x: geometry.fields()[0].x + geometry.fields()[0].width + 5, y: 300 };
        editor.drag(at(24), hinge);
        assert_eq!(editor.code_now(), "n-------a*--------------M");
        assert_eq!(editor.carried(), None);
    }

    #[test]
    fn keys_alone_make_a_position() {
        let mut editor = editor();
        assert!(!editor.key("w"), "the keyboard is nowhere yet");
        editor.press("clear");
        for key in ["ArrowLeft", "w", "w", "ArrowLeft", "b", "Enter", "ArrowDown", "b", "Delete", "x"] {
            editor.key(key);
        }
        assert_eq!(editor.code_now(), "----------------------A*B");
        assert_eq!(editor.cursor, Some(Place::Point(point(2))));
    }

    #[test]
    fn plays_are_recorded_by_playing_them() {
        let mut editor = editor();
        editor.roll("65", &[24, 19, 24]);
        assert_eq!(editor.document().turns().len(), 0);
        editor.click(18);
        assert_eq!(editor.note, Some(Note::Recorded(Side::White, "24/19 24/18".into())));
        editor.roll("31", &[1, 2, 1, 4]);
        assert_eq!(editor.document().turns().len(), 2);
        assert_eq!((editor.step(), editor.is_at_end()), (2, true));
        // Each step can be taken back by itself.
        editor.press("undo");
        assert_eq!((editor.document().turns().len(), editor.document().steps().len()), (1, 1));
        editor.press("redo");
        assert_eq!(editor.document().turns().len(), 2);
        // At an earlier step nothing is played.
        editor.press("step:1");
        editor.click(19);
        assert_eq!(editor.document().turns().len(), 2);
        editor.press("cut");
        assert_eq!(editor.document().turns().len(), 1);
    }

    #[test]
    fn what_is_not_legal_says_why() {
        let mut editor = editor();
        editor.roll("65", &[24, 20]);
        assert!(matches!(editor.note, Some(Note::Illegal(_))), "{:?}", editor.note);
        editor.press("back");
        editor.click(3);
        assert!(matches!(editor.note, Some(Note::Illegal(Refusal::NoChecker { .. }))), "{:?}", editor.note);
    }

    #[test]
    fn where_two_dice_bear_off_the_author_chooses() {
        let mut editor = editor();
        editor.press("clear");
        for number in [3, 4] {
            editor.click(number);
        }
        editor.press("tool:1");
        editor.click(24);
        editor.roll("65", &[4]);
        let tray = editor.geometry().tray(Side::White).middle();
        editor.point(Deed::Tap(tray));
        assert_eq!(editor.choice.as_ref().map(Vec::len), Some(2));
        assert!(editor.key("5"));
        assert_eq!(editor.document().steps()[0].die.pips(), 5);
    }

    #[test]
    fn snippets_come_back_as_the_same_diagram() {
        let captions = [
            "",
            "  two\n lines ",
            "<b>&amp;</b> \"x\" 'y' </li></ol></plakoto-diagram>",
            "مرحبا — “Ω” 💥 <img src=x onerror=alert(1)>",
            "--> <!-- ]]> % + & ; ?",
        ];
        let starts = ["o----------------------O w plakoto", "j---d----A--E-A*--------H b53 tapa"];
        for (start, width) in starts.iter().zip([None, Some(417)]) {
            let mut document = Document::at(start.parse().unwrap());
            for dice in ["53", "66", "21", "44"] {
                document.set_roll(dice.parse().ok());
                let play = document.draft().and_then(|draft| draft.decision().plays().first().cloned());
                document.play(play.map(|play| play.steps().to_vec()).unwrap_or_default().as_slice());
                document.record();
            }
            assert!(document.turns().len() >= 3, "{:?}", document.turns());
            for (step, caption) in captions.iter().enumerate() {
                document.caption(step, caption);
            }
            document.looks.width = width;
            document.looks.flipped = width.is_some();
            document.show_first(2);
            let mut editor = editor();
            editor.replace(document);
            let expected = editor.document().attributes();
            assert!(expected.captions.len() > 3);
            let link = editor.link();
            for (pasted, has_width) in [(editor.snippet(), true), (editor.frame(), true), (link, false)] {
                let read = read(&pasted).unwrap();
                assert_eq!(read.attributes(), expected, "{pasted}");
                assert_eq!(read.looks.width, width.filter(|_| has_width), "{pasted}");
            }
        }
    }

    #[test]
    fn what_is_pasted_wrongly_is_told_and_changes_nothing() {
        let mut editor = editor();
        editor.click(6);
        let before = editor.document().clone();
        for (pasted, misread) in [
            ("", true),
            ("hello", true),
            ("<plakoto-diagram postion=x></plakoto-diagram>", true),
            ("<plakoto-diagram turn=x></plakoto-diagram>", false),
            ("?plays=65:+24/1", false),
        ] {
            editor.write("pasted", pasted);
            editor.press("open");
            let told = matches!(editor.note, Some(Note::Misread(_))) == misread
                && matches!(editor.note, Some(Note::Wrong(_))) != misread;
            assert!(told, "{pasted}: {:?}", editor.note);
            assert_eq!((editor.document(), editor.pasted.as_str()), (&before, pasted));
        }
        editor.write("pasted", "j---d-------F-a----A---H w53 tapa");
        editor.press("open");
        assert_eq!(editor.note, Some(Note::Opened));
        assert_eq!(editor.document().first_roll(), Dice::new(5, 3));
        editor.press("undo");
        assert_eq!(editor.document(), &before);
    }

    #[test]
    fn what_is_typed_is_taken_back_whole() {
        let mut editor = editor();
        for text in ["T", "Th", "The", "The start."] {
            editor.write("caption:0", text);
        }
        editor.press("undo");
        assert_eq!(editor.document().captions(), [""]);
        assert!(!editor.can_undo());
    }

    #[test]
    fn addresses_lie_in_the_authors_folder() {
        let mut editor = editor();
        assert!(editor.snippet().contains("src=\"https://example.org/p/plakoto-diagram.js\""));
        editor.write("folder", "");
        assert!(editor.snippet().contains("src=\"plakoto-diagram.js\""));
        assert!(editor.link().starts_with("embed.html?position="));
        assert!(editor.play_link().unwrap().starts_with("?position="));
    }

    #[test]
    fn what_is_not_understood_does_nothing() {
        let mut editor = editor();
        let nonsense = [
            "",
            ":",
            "tab:9",
            "tool:x",
            "turn:x",
            "turn:ww",
            "rules:portes",
            "purpose:x",
            "way:3",
            "drop:2",
            "☃",
        ];
        for what in nonsense {
            editor.press(what);
            editor.write(what, "x");
            assert!(!editor.can_undo(), "{what}");
        }
        assert_eq!(editor.document(), &Document::default());
    }
}
