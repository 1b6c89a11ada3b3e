//! The guide's words, one table a language. A text that is missing does not compile, and each is a
//! whole sentence or a heading of its own: nothing is glued.
//!
//! Texts are plain, but for `<b>` around a word where it is explained. Plays, rolls and figures are
//! written as they are, as `24/18`, `6-5`, `1–1`: the page keeps them from left to right by itself.

mod ar;
mod bg;
mod da;
mod de;
mod el;
mod en;
mod es;

use plakoto_board::speech::Locale;

/// What a cell of a table, a caption or a paragraph says.
pub type Words = &'static str;

/// The guide in one language.
pub struct Text {
    // Around the guide.
    pub(crate) title: Words,
    /// For search engines.
    pub(crate) description: Words,
    pub(crate) lead: Words,
    /// The heading of the table of contents.
    pub(crate) contents: Words,
    /// The link to the app.
    pub(crate) play: Words,
    /// The name of the list of languages.
    pub(crate) languages: Words,

    pub(crate) start_heading: Words,
    pub(crate) start_board: Words,
    pub(crate) start_aim: Words,
    pub(crate) start_numbers: Words,
    /// The captions of the first two rolls of a game.
    pub(crate) start_captions: [Words; 3],

    pub(crate) opening_heading: Words,
    pub(crate) opening_roll: Words,
    pub(crate) opening_later_games: Words,
    /// White plays 6-3 from the start, by the reader’s hand.
    pub(crate) opening_caption: [Words; 1],
    /// White, who won the last game, throws both dice, by the reader’s hand.
    pub(crate) opening_later_games_caption: [Words; 1],

    pub(crate) moving_heading: Words,
    pub(crate) moving_dice: Words,
    pub(crate) moving_double: Words,
    /// White moves one checker with 5-2; Black rolls 4-4 and plays it.
    pub(crate) moving_double_captions: [Words; 3],
    pub(crate) moving_blocked: Words,
    /// The reader plays White’s 6-5: the six from the 24-point is closed by Black’s two on the 18-point,
    /// but five and then six is open.
    pub(crate) moving_blocked_caption: [Words; 1],
    pub(crate) moving_whole_roll: Words,
    /// The reader plays White’s 6-5: the five from the 8-point would leave no six.
    pub(crate) moving_whole_roll_caption: [Words; 1],
    pub(crate) moving_higher_die: Words,
    /// The reader plays White’s 6-5: only the checker on the 24-point can move, once, as the 13-point is
    /// closed.
    pub(crate) moving_higher_die_caption: [Words; 1],
    pub(crate) moving_no_play: Words,
    /// White’s 6-5 cannot be played: Black closes the 14-, 15-, 18- and 19-points. The reader passes.
    pub(crate) moving_no_play_caption: [Words; 1],

    pub(crate) pinning_heading: Words,
    pub(crate) pinning_pin: Words,
    pub(crate) pinning_captive: Words,
    /// A pin with 5-3, and Black’s next roll.
    pub(crate) pinning_captions: [Words; 3],
    pub(crate) pinning_release: Words,
    /// Two white checkers above a black one leave one by one, and it moves on at once.
    pub(crate) pinning_release_captions: [Words; 5],
    pub(crate) pinning_pinner: Words,
    pub(crate) pinning_own_captive: Words,
    /// The reader plays White’s 6-1; one white checker is pinned on the 18-point.
    pub(crate) pinning_own_captive_caption: [Words; 1],

    pub(crate) touch_heading: Words,
    pub(crate) touch_and_go: Words,
    /// White plays 20/15*/11 with 5-4; the four first is closed.
    pub(crate) touch_captions: [Words; 2],

    pub(crate) mother_heading: Words,
    pub(crate) mother_checker: Words,
    pub(crate) mother_wins: Words,
    pub(crate) mother_waits: Words,
    /// The mother is pinned, play goes on, and the game ends when White’s start point is empty.
    pub(crate) mother_captions: [Words; 4],
    pub(crate) mother_why: Words,
    pub(crate) mother_readings: Words,
    /// A question: with 6-5, White wins at once by 24/18 6/1*.
    pub(crate) mother_quiz: [Words; 1],

    pub(crate) both_heading: Words,
    pub(crate) both_drawn: Words,
    /// White’s mother is pinned already; White pins Black’s with the five of 5-4.
    pub(crate) both_captions: [Words; 2],
    /// The reader plays that 5-4.
    pub(crate) both_try_caption: [Words; 1],

    pub(crate) off_heading: Words,
    pub(crate) off_all_home: Words,
    /// The reader plays White’s 6-2: the two brings the last checker home, then the six bears off.
    pub(crate) off_all_home_caption: [Words; 1],
    pub(crate) off_points: Words,
    pub(crate) off_inside: Words,
    /// Both sides bear off with 6-5; Black moves inside with the five.
    pub(crate) off_captions: [Words; 3],
    pub(crate) off_highest: Words,
    /// The reader plays White’s 6-4 with checkers on the 5-, 3- and 2-points.
    pub(crate) off_highest_caption: [Words; 1],
    pub(crate) off_captive: Words,
    /// The reader plays White’s 6-4: all are home, one is pinned there, and only a four can be played.
    pub(crate) off_captive_caption: [Words; 1],
    pub(crate) off_holding: Words,
    /// White bears off and holds a captive to the end.
    pub(crate) off_holding_captions: [Words; 4],
    /// The reader plays White’s 3-1 from there: the three bears off, and the one can hold the captive.
    pub(crate) off_holding_try_caption: [Words; 1],

    pub(crate) scoring_heading: Words,
    pub(crate) scoring_points: Words,
    /// The reader bears off White’s last two with 6-5; Black has one off already.
    pub(crate) scoring_single_caption: [Words; 1],
    /// The same, while Black has none off.
    pub(crate) scoring_double_caption: [Words; 1],
    pub(crate) scoring_match: Words,
    pub(crate) scoring_pips: Words,
    /// The reader plays White’s 5-3 beside the pip counts, 290 before and 282 after; Black’s is 330.
    pub(crate) scoring_pips_caption: [Words; 1],

    pub(crate) tapa_heading: Words,
    pub(crate) tapa_mother: Words,
    /// The mother is pinned as in the section on it, White’s start point becomes empty, play goes on.
    pub(crate) tapa_captions: [Words; 4],
    pub(crate) tapa_with_mother: Words,
    /// The reader plays White’s 5-4 in Tapa with the mother: either die pins it, and White’s start point is
    /// empty.
    pub(crate) tapa_with_mother_caption: [Words; 1],

    pub(crate) options_heading: Words,
    pub(crate) options_lead: Words,
    /// What is open; what the app does if nothing is chosen; the other choice; who plays what.
    pub(crate) options_head: [Words; 4],
    /// The opening; the next game; the mother; a draw.
    pub(crate) options_rows: [[Words; 4]; 4],
    /// White, whose die was the higher one, throws both again.
    pub(crate) options_opening_caption: [Words; 1],
    /// White begins with 5-2 after a game that Black won, since both sides threw for the opening.
    pub(crate) options_next_caption: [Words; 1],
    /// The reader plays White’s 6-3 in Tapa with the mother: Black’s is pinned, and White’s last checker can
    /// leave the start point.
    pub(crate) options_mother_caption: [Words; 1],
    /// The reader pins the second mother in Tapa, with the five of 5-4.
    pub(crate) options_draw_caption: [Words; 1],

    pub(crate) principles_heading: Words,
    pub(crate) principles_home: Words,
    /// A question: which of two lone checkers White pins with the five of 5-1. The answer is the one on
    /// the 4-point.
    pub(crate) principles_quiz: [Words; 1],
    /// What the program says of that question.
    pub(crate) principles_quiz_told: Words,
    pub(crate) principles_reach: Words,
    /// The rows of the table of chances: how many points away; how many of 36 throws.
    pub(crate) principles_chances: [Words; 2],
    pub(crate) principles_mother: Words,
    pub(crate) principles_points: Words,
    pub(crate) principles_patience: Words,
    pub(crate) principles_double: Words,

    pub(crate) backgammon_heading: Words,
    /// What is compared; backgammon; Plakoto and Tapa.
    pub(crate) backgammon_head: [Words; 3],
    pub(crate) backgammon_rows: [[Words; 3]; 8],

    pub(crate) names_heading: Words,
    pub(crate) names_games: Words,
    pub(crate) names_cafe: Words,

    pub(crate) questions_heading: Words,
    /// Questions with their answers.
    pub(crate) questions: [[Words; 2]; 8],
}

impl Text {
    /// A language's words.
    #[must_use]
    pub fn of(locale: Locale) -> &'static Text {
        match locale {
            Locale::En => &en::TEXT,
            Locale::De => &de::TEXT,
            Locale::Da => &da::TEXT,
            Locale::Es => &es::TEXT,
            Locale::El => &el::TEXT,
            Locale::Bg => &bg::TEXT,
            Locale::Ar => &ar::TEXT,
        }
    }
}
