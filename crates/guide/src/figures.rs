//! The diagrams: the same in every language but for what is said of them.

use plakoto_board::speech::Locale;
use plakoto_diagram::{Attribute, Attributes};

use crate::prose::kept;
use crate::text::{Text, Words};

/// What a reader does with a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Steps through these plays, and goes on by the rules.
    Watch(Words),
    /// Plays this roll by the rules, and goes on.
    Try(Words),
    /// Looks for one of these plays of this roll.
    Find(Words, Words),
    /// Rolls, or says what the dice show, and goes on.
    Roll,
}

/// Tapa, without the mother.
const TAPA_IS_PLAYED: &[(Attribute, Words)] = &[(Attribute::Rules, "tapa")];

/// A diagram of the guide.
pub struct Figure {
    /// Its place on the page.
    pub id: Words,
    /// Where it begins; it is White's turn.
    pub position: Words,
    /// What is done with it.
    pub task: Task,
    /// What else is written; where nothing is, Plakoto is played and no pip counts are shown.
    pub also: &'static [(Attribute, Words)],
    /// What is said of each step.
    pub captions: fn(&Text) -> &[Words],
}

impl Figure {
    /// All of them, in the order of the page.
    pub const ALL: [&'static Figure; 32] = [
        &START,
        &OPENING,
        &LATER_GAME,
        &DOUBLE,
        &BLOCKED,
        &WHOLE_ROLL,
        &HIGHER_DIE,
        &NO_PLAY,
        &PIN,
        &RELEASE,
        &OWN_CAPTIVE,
        &TOUCH,
        &MOTHER,
        &MOTHER_QUIZ,
        &BOTH_MOTHERS,
        &DRAW,
        &ALL_HOME,
        &BEARING_OFF,
        &HIGHEST,
        &CAPTIVE_AT_HOME,
        &HOLDING,
        &HOLDER,
        &SINGLE,
        &DOUBLE_GAME,
        &PIPS,
        &TAPA,
        &TAPA_WITH_MOTHER,
        &OPTION_OPENING,
        &OPTION_NEXT,
        &OPTION_MOTHER,
        &OPTION_DRAW,
        &HOME_PIN,
    ];

    /// As it is written on a page.
    #[must_use]
    pub fn attributes(&self, text: &Text, locale: Locale) -> Attributes {
        let given = Attributes::default().with(Attribute::Position, self.position).with(Attribute::Turn, "w");
        let given = self.also.iter().fold(given, |given, (what, value)| given.with(*what, *value));
        let given = match self.task {
            Task::Watch(plays) => given.with(Attribute::Plays, plays).with(Attribute::Mode, "play"),
            Task::Try(dice) => given.with(Attribute::Dice, dice).with(Attribute::Mode, "play"),
            Task::Find(dice, answer) => given
                .with(Attribute::Dice, dice)
                .with(Attribute::Mode, "quiz")
                .with(Attribute::Answer, answer),
            Task::Roll => given.with(Attribute::Mode, "play"),
        };
        let captions = (self.captions)(text).iter().map(|caption| kept(caption, locale));
        given.with(Attribute::Lang, locale.tag()).captioned(captions)
    }
}

/// The first two rolls of a game (R1, R2).
pub static START: Figure = Figure {
    id: "board-start",
    position: "o----------------------O",
    task: Task::Watch("65: 24/19 24/18; 31: 24/23 24/21"),
    also: &[],
    captions: |text| &text.start_captions,
};

/// The opening’s two dice are played (R13).
pub static OPENING: Figure = Figure {
    id: "opening-try",
    position: "o----------------------O",
    task: Task::Try("63"),
    also: &[],
    captions: |text| &text.opening_caption,
};

/// The winner of the last game throws both dice (R14).
pub static LATER_GAME: Figure = Figure {
    id: "later-games-try",
    position: START.position,
    task: Task::Roll,
    also: &[],
    captions: |text| &text.opening_later_games_caption,
};

/// A double is played four times (R2).
pub static DOUBLE: Figure = Figure {
    id: "double-played",
    position: "o----------------------O",
    task: Task::Watch("52: 24/17; 44: 24/20(2) 20/16(2)"),
    also: &[],
    captions: |text| &text.moving_double_captions,
};

/// The six is closed at first, and open after the five (R3).
pub static BLOCKED: Figure = Figure {
    id: "blocked-try",
    position: "k---b----------B-b--B--K",
    task: Task::Try("65"),
    also: &[],
    captions: |text| &text.moving_blocked_caption,
};

/// One five would leave no six (R6).
pub static WHOLE_ROLL: Figure = Figure {
    id: "whole-roll-try",
    position: "-DED---A---------b-ccdcA",
    task: Task::Try("65"),
    also: &[],
    captions: |text| &text.moving_whole_roll_caption,
};

/// Only one die can be played (R6).
pub static HIGHER_DIE: Figure = Figure {
    id: "higher-die-try",
    position: "-EED--------b------dddaA",
    task: Task::Try("65"),
    also: &[],
    captions: |text| &text.moving_higher_die_caption,
};

/// Nothing can be played, so the turn passes (R6).
pub static NO_PLAY: Figure = Figure {
    id: "no-play-try",
    position: "g------------bb--bbC---L",
    task: Task::Try("65"),
    also: &[],
    captions: |text| &text.moving_no_play_caption,
};

/// A pin is made, and holds (R3, R4).
pub static PIN: Figure = Figure {
    id: "pin-made",
    position: "j---d-------F-a----A---H",
    task: Task::Watch("53: 20/15* 13/10; 64: 24/18 24/20"),
    also: &[],
    captions: |text| &text.pinning_captions,
};

/// Two checkers leave a captive (R4).
pub static RELEASE: Figure = Figure {
    id: "release-made",
    position: "j---d----A--E-B*--------G",
    task: Task::Watch("62: 15/9 24/22; 21: 24/22 20/19; 54: 15/11 24/19; 63: 10/4 24/21"),
    also: &[],
    captions: |text| &text.pinning_release_captions,
};

/// A side’s own captive cannot be landed on (R4).
pub static OWN_CAPTIVE: Figure = Figure {
    id: "own-captive-try",
    position: "l----b---------B-a*-----L",
    task: Task::Try("61"),
    also: &[],
    captions: |text| &text.pinning_own_captive_caption,
};

/// A pin with one die is left with the next (R5).
pub static TOUCH: Figure = Figure {
    id: "touched",
    position: "h---d-------F-ab---A---H",
    task: Task::Watch("54: 20/15*/11"),
    also: &[],
    captions: |text| &text.touch_captions,
};

/// The mother is pinned, and the game ends once the pinner’s own start point is empty (R16).
pub static MOTHER: Figure = Figure {
    id: "mother-pinned",
    position: "a--DEE------d-----ee---A",
    task: Task::Watch("54: 6/1* 5/1; 21: 12/9; 63: 24/18"),
    also: &[],
    captions: |text| &text.mother_captions,
};

/// A turn that pins the mother and empties the start point (R16).
pub static MOTHER_QUIZ: Figure = Figure {
    id: "mother-quiz",
    position: "a--DEE------d-----ee---A",
    task: Task::Find("65", "24/18 6/1*"),
    also: &[],
    captions: |text| &text.mother_quiz,
};

/// Both mothers are pinned (R11).
pub static BOTH_MOTHERS: Figure = Figure {
    id: "both-mothers-pinned",
    position: "a--DEE------d-----ed---a*",
    task: Task::Watch("54: 6/1*"),
    also: &[],
    captions: |text| &text.both_captions,
};

/// The same for the reader to play, since a game that is over cannot be played on.
pub static DRAW: Figure = Figure {
    id: "both-mothers-try",
    position: BOTH_MOTHERS.position,
    task: Task::Try("54"),
    also: &[],
    captions: |text| &text.both_try_caption,
};

/// The last checker is brought home before another is borne off (R8).
pub static ALL_HOME: Figure = Figure {
    id: "all-home-try",
    position: "-DDC-C-A----------cccbbb",
    task: Task::Try("62"),
    also: &[],
    captions: |text| &text.off_all_home_caption,
};

/// Checkers are borne off, and one is moved instead (R8).
pub static BEARING_OFF: Figure = Figure {
    id: "borne-off",
    position: "AAABBB------------cccbbb",
    task: Task::Watch("65: 6/off 5/off; 65: 6/off 6/1"),
    also: &[],
    captions: |text| &text.off_captions,
};

/// A larger die takes from the highest point alone (R8).
pub static HIGHEST: Figure = Figure {
    id: "highest-point-try",
    position: "-BB-A-------------cccbbb",
    task: Task::Try("64"),
    also: &[],
    captions: |text| &text.off_highest_caption,
};

/// A checker that is pinned at home holds up the others (R8).
pub static CAPTIVE_AT_HOME: Figure = Figure {
    id: "captive-at-home-try",
    position: "-Da*DCC------------ccccb-",
    task: Task::Try("64"),
    also: &[],
    captions: |text| &text.off_captive_caption,
};

/// A captive is held until all others are off (R8, R10).
pub static HOLDING: Figure = Figure {
    id: "held-to-the-end",
    position: "-A*B---------------cccbba",
    task: Task::Watch("31: 3/off 3/2; 21: 6/4 6/5; 65: 2/off(2)"),
    also: &[],
    captions: |text| &text.off_holding_captions,
};

/// The same for the reader to play.
pub static HOLDER: Figure = Figure {
    id: "held-try",
    position: HOLDING.position,
    task: Task::Try("31"),
    also: &[],
    captions: |text| &text.off_holding_try_caption,
};

/// A game against a side that has borne off is single (R10).
pub static SINGLE: Figure = Figure {
    id: "single-try",
    position: "----AA------------cccbba",
    task: Task::Try("65"),
    also: &[],
    captions: |text| &text.scoring_single_caption,
};

/// Against a side that has borne off none it is double (R10).
pub static DOUBLE_GAME: Figure = Figure {
    id: "double-game-try",
    position: "----AA------------cccbbb",
    task: Task::Try("65"),
    also: &[],
    captions: |text| &text.scoring_double_caption,
};

/// A pinned checker keeps its pips (R9).
pub static PIPS: Figure = Figure {
    id: "pips-try",
    position: PIN.position,
    task: Task::Try("53"),
    also: &[(Attribute::Pips, "true")],
    captions: |text| &text.scoring_pips_caption,
};

/// In Tapa a pinned mother does not end the game (R17).
pub static TAPA: Figure = Figure {
    id: "tapa-plays-on",
    position: "a--DEE------d-----ee---A",
    task: Task::Watch("54: 6/1* 5/1; 21: 12/9; 63: 24/15"),
    also: TAPA_IS_PLAYED,
    captions: |text| &text.tapa_captions,
};

/// In Tapa with the mother a pin wins at once if the start point is empty: Plakoto’s rule (R16).
pub static TAPA_WITH_MOTHER: Figure = Figure {
    id: "tapa-with-mother-try",
    position: "a--DEE------d----Aee----",
    task: Task::Try("54"),
    also: &[],
    captions: |text| &text.tapa_with_mother_caption,
};

/// The higher die of the opening throws both dice again (R13).
pub static OPTION_OPENING: Figure = Figure {
    id: "option-opening-try",
    position: START.position,
    task: Task::Roll,
    also: &[],
    captions: |text| &text.options_opening_caption,
};

/// A later game begins with an opening roll (R14).
pub static OPTION_NEXT: Figure = Figure {
    id: "option-next-try",
    position: START.position,
    task: Task::Try("52"),
    also: &[],
    captions: |text| &text.options_next_caption,
};

/// Tapa with the mother is played by Plakoto’s rule (R16).
pub static OPTION_MOTHER: Figure = Figure {
    id: "option-mother-try",
    position: "B*--DDD------c--a--ee---A",
    task: Task::Try("63"),
    also: &[],
    captions: |text| &text.options_mother_caption,
};

/// Both mothers are pinned in Tapa too (R11, R12).
pub static OPTION_DRAW: Figure = Figure {
    id: "option-draw-try",
    position: BOTH_MOTHERS.position,
    task: Task::Try("54"),
    also: TAPA_IS_PLAYED,
    captions: |text| &text.options_draw_caption,
};

/// Two checkers can be pinned, one of them in the home board.
pub static HOME_PIN: Figure = Figure {
    id: "home-pin-quiz",
    position: "h--a-b--C---D-a-c--A---G",
    task: Task::Find("51", "20/19 9/4*; 24/23 9/4*; 13/12 9/4*; 9/8 9/4*"),
    also: &[],
    captions: |text| &text.principles_quiz,
};
