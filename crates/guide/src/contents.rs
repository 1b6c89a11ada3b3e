//! What stands where: the sections of the guide with their paragraphs and diagrams, each with a name that
//! stays, so that an address or a refusal may lead there.

use crate::figures::{self, Figure};
use crate::text::{Text, Words};

/// A section with its heading.
pub struct Section {
    /// Its place on the page.
    pub id: Words,
    /// What it is called.
    pub heading: Words,
    /// What is in it.
    pub blocks: Vec<Block>,
}

/// A part of a section.
pub enum Block {
    /// A paragraph with its place on the page, so that a refusal can lead there.
    Paragraph(Words, Words),
    /// A diagram.
    Figure(&'static Figure),
    /// The four rules that can be chosen.
    Options,
    /// How many throws reach how far.
    Chances,
    /// What is otherwise in backgammon.
    Backgammon,
    /// Questions and answers.
    Questions,
}

/// The whole guide in a language.
#[must_use]
pub fn sections(text: &Text) -> Vec<Section> {
    use Block::{Figure, Paragraph};
    let section = |id, heading, blocks| Section { id, heading, blocks };
    vec![
        section(
            "start",
            text.start_heading,
            vec![
                Paragraph("the-board", text.start_board),
                Paragraph("aim", text.start_aim),
                Paragraph("numbers", text.start_numbers),
                Figure(&figures::START),
            ],
        ),
        section(
            "opening",
            text.opening_heading,
            vec![
                Paragraph("opening-roll", text.opening_roll),
                Figure(&figures::OPENING),
                Paragraph("later-games", text.opening_later_games),
                Figure(&figures::LATER_GAME),
            ],
        ),
        section(
            "moving",
            text.moving_heading,
            vec![
                Paragraph("dice", text.moving_dice),
                Paragraph("double", text.moving_double),
                Figure(&figures::DOUBLE),
                Paragraph("blocked", text.moving_blocked),
                Figure(&figures::BLOCKED),
                Paragraph("whole-roll", text.moving_whole_roll),
                Figure(&figures::WHOLE_ROLL),
                Paragraph("higher-die", text.moving_higher_die),
                Figure(&figures::HIGHER_DIE),
                Paragraph("no-play", text.moving_no_play),
                Figure(&figures::NO_PLAY),
            ],
        ),
        section(
            "pinning",
            text.pinning_heading,
            vec![
                Paragraph("pin", text.pinning_pin),
                Paragraph("captive", text.pinning_captive),
                Figure(&figures::PIN),
                Paragraph("release", text.pinning_release),
                Figure(&figures::RELEASE),
                Paragraph("pinner", text.pinning_pinner),
                Paragraph("own-captive", text.pinning_own_captive),
                Figure(&figures::OWN_CAPTIVE),
            ],
        ),
        section(
            "touch-and-go",
            text.touch_heading,
            vec![Paragraph("touching", text.touch_and_go), Figure(&figures::TOUCH)],
        ),
        section(
            "mother",
            text.mother_heading,
            vec![
                Paragraph("mother-checker", text.mother_checker),
                Paragraph("mother-wins", text.mother_wins),
                Paragraph("mother-waits", text.mother_waits),
                Figure(&figures::MOTHER),
                Paragraph("mother-why", text.mother_why),
                Paragraph("mother-readings", text.mother_readings),
                Figure(&figures::MOTHER_QUIZ),
            ],
        ),
        section(
            "both-mothers",
            text.both_heading,
            vec![Paragraph("draw", text.both_drawn), Figure(&figures::BOTH_MOTHERS), Figure(&figures::DRAW)],
        ),
        section(
            "bearing-off",
            text.off_heading,
            vec![
                Paragraph("all-home", text.off_all_home),
                Figure(&figures::ALL_HOME),
                Paragraph("bearing-off-points", text.off_points),
                Paragraph("bearing-off-inside", text.off_inside),
                Figure(&figures::BEARING_OFF),
                Paragraph("highest-point", text.off_highest),
                Figure(&figures::HIGHEST),
                Paragraph("captive-at-home", text.off_captive),
                Figure(&figures::CAPTIVE_AT_HOME),
                Paragraph("holding", text.off_holding),
                Figure(&figures::HOLDING),
                Figure(&figures::HOLDER),
            ],
        ),
        section(
            "scoring",
            text.scoring_heading,
            vec![
                Paragraph("points", text.scoring_points),
                Figure(&figures::SINGLE),
                Figure(&figures::DOUBLE_GAME),
                Paragraph("match", text.scoring_match),
                Paragraph("pips", text.scoring_pips),
                Figure(&figures::PIPS),
            ],
        ),
        section(
            "tapa",
            text.tapa_heading,
            vec![
                Paragraph("tapa-mother", text.tapa_mother),
                Figure(&figures::TAPA),
                Paragraph("tapa-with-mother", text.tapa_with_mother),
                Figure(&figures::TAPA_WITH_MOTHER),
            ],
        ),
        section(
            "options",
            text.options_heading,
            vec![
                Paragraph("choices", text.options_lead),
                Block::Options,
                Figure(&figures::OPTION_OPENING),
                Figure(&figures::OPTION_NEXT),
                Figure(&figures::OPTION_MOTHER),
                Figure(&figures::OPTION_DRAW),
            ],
        ),
        section(
            "first-principles",
            text.principles_heading,
            vec![
                Paragraph("pin-at-home", text.principles_home),
                Figure(&figures::HOME_PIN),
                Paragraph("pin-at-home-told", text.principles_quiz_told),
                Paragraph("reach", text.principles_reach),
                Block::Chances,
                Paragraph("guard-the-mother", text.principles_mother),
                Paragraph("walls", text.principles_points),
                Paragraph("patience", text.principles_patience),
                Paragraph("play-for-double", text.principles_double),
            ],
        ),
        section("backgammon", text.backgammon_heading, vec![Block::Backgammon]),
        section(
            "names",
            text.names_heading,
            vec![Paragraph("names-of-games", text.names_games), Paragraph("cafe", text.names_cafe)],
        ),
        section("questions", text.questions_heading, vec![Block::Questions]),
    ]
}
