//! What can be written on the command line.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use plakoto_board::geometry::Format;
use plakoto_diagram::{Attribute, Attributes};
use plakoto_engine::{Plies, RolloutPlan};
use plakoto_rules::Variant;
use plakoto_rules::notation::Situation;

use crate::Failure;
use crate::arena::{Match, Name};
use crate::diagram::{Batch, Form, PRINT, language};
use crate::endings::Survey;
use crate::levels::Ladder;
use crate::recipe::Schedule;
use crate::rollout::Question;
use crate::train::Plan;
use crate::truth::{Build, Effort, Set};

const SITUATIONS: &str = "\
A situation is a position code, the turn with its dice, and the ruleset:
  j---d-------F-a----A---H w53 plakoto
The code has 24 groups, White's points 1 to 24. A group is - for an empty
point, or a letter for 1 to 15 checkers (A to O White's, a to o Black's), with
a * after it when they pin one checker of the other side. White's turn to play
5-3 is w53, Black's is b53. The ruleset is plakoto or tapa; plakoto if left out.
The start is o----------------------O.";

const PLAYS: &str = "\
A line holds the play, the code of the position it leads to and, if it ends
the game, the outcome: w1, w2, b1, b2 (who wins how many points) or draw. Plays
are in the mover's own numbering; - is a turn that passes. Each distinct
position and outcome is listed once.";

const PERFT: &str = "\
A line holds the depth, the plays at it, and how many of them end the game:
  3 708405 0
Each turn counts each of the 21 rolls; a play counts once per roll and
distinct position and outcome, a pass is one play, and ended games are not
continued. All processor cores are used.";

const DIAGRAM: &str = "\
Plays follow each other with ; between, each with its roll before it:
  --plays \"65: 24/19 24/18; 31: 24/23 24/21\"
The first one's roll may be in the situation. A picture shows the board after
--step of them, with arrows for the last one. What cannot be played is refused.
--html writes the lines for a page instead, with the captions in a list; steps
without a caption are told in words.

A line of a batch is an object of JSON with the names of the options:
  {\"name\":\"start\",\"situation\":\"o----------------------O w65\",\"theme\":\"print\"}
Also position, turn, dice and rules by themselves, and captions, a list. The
file is start.svg; without a name it has its line's number, as in 0001.svg.
What is said on the command line holds where a line says nothing else. Lines
that are wrong are named, and the others are made all the same.";

const ARENA: &str = "\
A player is
  random
  heuristic     rules of thumb
  recipe        the published recipe: see plakoto recipe --help
  net           the program's own net, one ply deep; net@2 and net@3: two, three
  net@2:FILE    with weights that train made; also net:FILE and net@3:FILE
  unaided       the net one ply deep, without tables of endings; also unaided:FILE
  level:1       the program's own player, from level:1 to level:7
  exec:COMMAND  a program that answers {\"do\":\"choose\",\"situation\":\"...\"} with
                {\"play\":\"...\"}, a line each, within 60 seconds
Games come in pairs with the same dice, in which the players change sides. All
processor cores are used, and the outcome depends on the seed alone.
With --luck-off each roll's luck is taken away too: what its best play is worth
to the program's own net by one ply, less the mean over all rolls. This is not
biased, since luck has no mean of its own whoever plays, and the margin is
smaller. It takes as long as some fourteen games of one ply.";

const TRAIN: &str = "\
The same seed, games and rate make the same weights, on any machine, and also
if the training is ended in between: given again, the command goes on from the
last line of the log.";

const RECIPE: &str = "\
256 unary inputs, 128 hidden units, three outputs, two million games of TD(0.7)
against itself. The same seed, games and rate make the same weights.";

const ROLLOUT: &str = "\
A line holds the play, its equity with what it may be off to either side (95 %),
its chances and, but for the best, how far it is behind the best. All plays
have the same dice: how far one is behind is known better than what either is
worth. The outcome depends on the seed and the trials alone. Without dice the
position itself is rolled out, for the side to roll.";

const TRUTH_BUILD: &str = "\
Decisions come from games of several players, spread over the phases of a game;
forced and obvious ones are left out. The best plays by two plies, and what
heuristic, recipe, net and net@2 choose, are rolled out with the same dice: one
ply deep, without their luck, until each is far behind the best or known to 5
thousandths of a point. A file that is there is gone on with: decisions that
were not rolled out yet are, and --add adds what a player chooses.
A fifth is held out, by a hash of the position: no training or tuning may look
at decisions that are marked held.";

const TRUTH_SCORE: &str = "\
Losses are means over decisions, with their 95 % margin over decisions, in
thousandths of a point (mpt). PR is points lost in 500 decisions. Plays that
the set does not have are rolled out beside its best play, and counted. Players
are named as in plakoto arena --help.";

const ENGINE: &str = "\
A request is {\"do\":\"plays\",\"situation\":\"o----------------------O w65 plakoto\"}.
Its answer holds dice_used, the steps of every legal play, and plays, each with
play, after (a position code) and outcome (null, w1, w2, b1, b2 or draw). A
turn that passes has dice_used 0 and no plays.
  choose: the best play, with after and outcome; - is a turn that passes
  rank: all plays, best first, each with its evaluation
  evaluate: equity, win, win_double, lose_double and draw for the side to roll
    or, with dice, to play
\"plies\":1 looks at the positions after the play, \"plies\":2 at those after the
best reply to each roll, \"plies\":3 at the best answers to those; 2 if left out.
In its place choose takes a \"level\", 1 to 7. What cannot be answered gets
{\"error\":\"...\"}, and the next line is still read.";

/// The rules of Plakoto and Tapa on the command line.
#[derive(Parser)]
#[command(name = "plakoto", version, after_help = SITUATIONS)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// List every legal play of a roll.
    #[command(after_help = format!("{PLAYS}\n\n{SITUATIONS}"))]
    Plays {
        /// Where the checkers are, the turn with its dice, and the ruleset, in quotes.
        // Codes begin with a hyphen where White's 1-point is empty.
        #[arg(allow_hyphen_values = true)]
        situation: String,
        /// Answer as the engine does, in one line of JSON.
        #[arg(long)]
        json: bool,
    },
    /// Draw a diagram, or write it for a page.
    #[command(after_help = format!("{DIAGRAM}\n\n{SITUATIONS}"))]
    Diagram(Diagramming),
    /// Count the plays to each depth.
    #[command(after_help = format!("{PERFT}\n\n{SITUATIONS}"))]
    Perft {
        /// The game.
        #[arg(value_parser = rules())]
        rules: Variant,
        /// How many turns deep, 1 to 9.
        #[arg(value_parser = clap::value_parser!(u8).range(1..=9))]
        depth: u8,
        /// A position code and w or b, in quotes; the start, with White to roll, if left out.
        #[arg(allow_hyphen_values = true)]
        position: Option<String>,
    },
    /// Let two players play, to see who is stronger.
    #[command(after_help = ARENA)]
    Arena(Games),
    /// Train a net from nothing by games against itself.
    #[command(after_help = TRAIN)]
    Train(Plan),
    /// Train the published recipe, which is the arena's player recipe.
    #[command(after_help = RECIPE)]
    Recipe(Recipe),
    /// Let each level play the next weaker one, to see how they are spaced.
    Levels(Levels),
    /// Play on from each play many times, to see what it is worth.
    #[command(after_help = format!("{ROLLOUT}\n\n{SITUATIONS}"))]
    Rollout(Rolling),
    /// Make the truth set, and say what a player's choices lose in it.
    Truth {
        #[command(subcommand)]
        task: Task,
    },
    /// Count how often tables know an ending, and how far the net by itself is off there.
    Endings(Endings),
    /// Answer requests in JSON, one a line, from standard input.
    #[command(after_help = format!("{ENGINE}\n\n{SITUATIONS}"))]
    Engine,
}

#[derive(clap::Args)]
pub struct Diagramming {
    /// Where the checkers are, the turn with its dice, and the ruleset, in quotes.
    #[arg(allow_hyphen_values = true, required_unless_present = "batch", conflicts_with_all = ["batch", "out"])]
    situation: Option<String>,
    /// Plays to be made from there.
    #[arg(long)]
    plays: Option<String>,
    /// After how many of the plays it is shown.
    #[arg(long, value_name = "NUMBER")]
    step: Option<usize>,
    /// Black's home at the bottom.
    #[arg(long)]
    flip: bool,
    /// Whose numbers are shown: those of the side to move first, if left out.
    #[arg(long, value_parser = ["w", "b", "turn", "none"])]
    numbers: Option<String>,
    /// Show pip counts.
    #[arg(long)]
    pips: bool,
    /// The colours; print, for pictures, is black and white.
    #[arg(long, value_parser = ["light", "dark", "auto", PRINT])]
    theme: Option<String>,
    /// The language of what is said in words, as en or de.
    #[arg(long, value_parser = language)]
    lang: Option<String>,
    /// The narrow board, as on phones.
    #[arg(long, conflicts_with = "html")]
    narrow: bool,
    /// What is said of a step, from the first position on; may be given again.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    caption: Vec<String>,
    /// Write the element for a page, with the list that is read where scripts are off.
    #[arg(long)]
    html: bool,
    /// Where a page finds the element's script.
    #[arg(long, value_name = "ADDRESS", default_value = "plakoto-diagram.js", requires = "html")]
    script: String,
    /// What a reader of the element can do.
    #[arg(long, value_parser = ["view", "play", "quiz"], requires = "html")]
    mode: Option<String>,
    /// The play that a quiz asks for; several with ; between.
    #[arg(long, value_name = "PLAY", requires = "html")]
    answer: Option<String>,
    /// A file with a diagram a line, in JSON; - is standard input.
    #[arg(long, value_name = "FILE", requires = "out")]
    batch: Option<PathBuf>,
    /// The folder for the files of a batch.
    #[arg(long, value_name = "FOLDER", requires = "batch")]
    out: Option<PathBuf>,
}

/// What is to be drawn or written.
pub enum Drawing {
    One(Form, Attributes),
    Many(Batch),
}

impl Diagramming {
    pub fn task(self) -> Result<Drawing, Failure> {
        let form = match (self.html, self.narrow) {
            (true, _) => Form::Element { script: self.script },
            (false, true) => Form::Picture(Format::Narrow),
            (false, false) => Form::Picture(Format::Wide),
        };
        let mut attributes = match self.situation {
            Some(situation) => situation.parse::<Situation>()?.into(),
            None => Attributes::default(),
        };
        for (attribute, value) in [
            (Attribute::Plays, self.plays),
            (Attribute::Step, self.step.map(|step| step.to_string())),
            (Attribute::Mode, self.mode),
            (Attribute::Answer, self.answer),
            (Attribute::Lang, self.lang),
            (Attribute::Theme, self.theme),
            (Attribute::Flip, self.flip.then(String::new)),
            (Attribute::Numbers, self.numbers),
            (Attribute::Pips, self.pips.then(String::new)),
        ] {
            attributes.set(attribute, value);
        }
        attributes.captions = self.caption;
        Ok(match (self.batch, self.out) {
            (Some(lines), Some(folder)) => Drawing::Many(Batch { lines, folder, form, common: attributes }),
            _ => Drawing::One(form, attributes),
        })
    }
}

#[derive(clap::Args)]
pub struct Games {
    /// The player whose points are counted.
    one: Name,
    /// The other.
    two: Name,
    /// How many games, rounded up to pairs.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..1 << 48))]
    games: u64,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The game.
    #[arg(long, default_value = "plakoto", value_parser = rules())]
    rules: Variant,
    /// Say too what they come to without the luck of the rolls.
    #[arg(long)]
    luck_off: bool,
}

impl Games {
    pub fn parts(self) -> (Match, [Name; 2]) {
        let Games { one, two, games, seed, rules: variant, luck_off } = self;
        (Match { variant, pairs: games.div_ceil(2), seed, luck_off }, [one, two])
    }
}

#[derive(clap::Args)]
pub struct Endings {
    /// The game.
    #[arg(value_parser = rules())]
    rules: Variant,
    /// How many games the net plays against itself.
    #[arg(long, default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..1 << 48))]
    games: u64,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl From<Endings> for Survey {
    fn from(endings: Endings) -> Survey {
        let Endings { rules: variant, games, seed } = endings;
        Survey { variant, games, seed }
    }
}

#[derive(clap::Args)]
pub struct Recipe {
    /// The game.
    #[arg(value_parser = rules())]
    rules: Variant,
    /// Where the weights go.
    weights: PathBuf,
    /// How many games.
    #[arg(long, default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The size of the first steps.
    #[arg(long, default_value_t = 0.01, value_parser = share)]
    rate: f32,
    /// How many games there are between two lines of the log.
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    round: u64,
    /// How many games against the heuristic make a line of the log.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..1 << 48))]
    trial: u64,
}

impl From<Recipe> for Schedule {
    fn from(recipe: Recipe) -> Schedule {
        let Recipe { rules: variant, weights, games, seed, rate, round, trial } = recipe;
        Schedule { variant, games, seed, rate, round, trial, weights }
    }
}

#[derive(clap::Args)]
pub struct Levels {
    /// How many games each pair of levels plays, rounded up to pairs.
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..1 << 48))]
    games: u64,
    /// How many the strongest plays, which thinks much longer: 0 to leave it out.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(..1 << 48))]
    strongest: u64,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Say too what they come to without the luck of the rolls.
    #[arg(long)]
    luck_off: bool,
    /// The game; both, one after the other, if left out.
    #[arg(long, value_parser = rules())]
    rules: Option<Variant>,
}

impl From<Levels> for Ladder {
    fn from(levels: Levels) -> Ladder {
        let Levels { games, strongest, seed, luck_off, rules } = levels;
        Ladder {
            variants: rules.map_or(Variant::BOTH.to_vec(), |variant| vec![variant]),
            pairs: games.div_ceil(2),
            pairs_of_strongest: strongest.div_ceil(2),
            seed,
            luck_off,
        }
    }
}

#[derive(clap::Args)]
pub struct Rolling {
    /// A situation, with dice or without, in quotes.
    #[arg(allow_hyphen_values = true)]
    situation: String,
    /// How many times each play is played on from, at most.
    #[arg(long, value_name = "COUNT", default_value_t = 1_296, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    trials: u32,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many rolls are played before a game is evaluated; all if left out.
    #[arg(long, value_name = "ROLLS")]
    truncate: Option<u16>,
    /// How far the players look.
    #[arg(long, default_value = "1", value_parser = plies())]
    plies: Plies,
    /// Take away the luck of each roll, which is done if neither is said.
    #[arg(long, overrides_with = "no_luck")]
    luck: bool,
    /// Leave the luck in: each trial is faster, but many more are needed.
    #[arg(long)]
    no_luck: bool,
    /// End once the best is ahead of each other by so many standard errors.
    #[arg(long, value_name = "ERRORS", value_parser = standard_errors)]
    confidence: Option<f32>,
    /// How many plays are rolled out, the best by two plies.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u16).range(1..))]
    best: u16,
    /// Answer in one line of JSON.
    #[arg(long)]
    json: bool,
}

impl From<Rolling> for Question {
    fn from(rolling: Rolling) -> Question {
        let Rolling { situation, trials, seed, truncate, plies, no_luck, confidence, best, json, .. } =
            rolling;
        let plan = RolloutPlan { trials, seed, truncate, plies, luck: !no_luck, confidence };
        Question { situation, plan, best: best.into(), json }
    }
}

fn plies() -> impl TypedValueParser<Value = Plies> {
    PossibleValuesParser::new(["1", "2", "3"])
        .map(|number| number.parse().ok().and_then(Plies::new).unwrap_or(Plies::One))
}

fn standard_errors(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(errors) if (0.0..=100.0).contains(&errors) => Ok(errors),
        _ => Err("write a number from 0 to 100".into()),
    }
}

#[derive(Subcommand)]
pub enum Task {
    /// Roll decisions out, and keep what their plays lose.
    #[command(after_help = TRUTH_BUILD)]
    Build(Making),
    /// Say what a player's choices lose.
    #[command(after_help = TRUTH_SCORE)]
    Score {
        /// The player.
        player: Name,
        #[command(flatten)]
        set: Chosen,
    },
    /// Say what it makes that the games of rollouts are broken off.
    Bias {
        #[command(flatten)]
        set: Chosen,
        /// How many decisions are rolled out to the end of the games.
        #[arg(long, default_value_t = 200)]
        decisions: usize,
        /// How often each of the two best plays is.
        #[arg(long, default_value_t = 144, value_parser = clap::value_parser!(u32).range(2..))]
        trials: u32,
    },
}

#[derive(clap::Args)]
pub struct Making {
    /// The game.
    #[arg(value_parser = rules())]
    rules: Variant,
    /// Where the set is kept.
    file: PathBuf,
    /// How many decisions there are.
    #[arg(long, default_value_t = 1_000)]
    decisions: usize,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The most trials of a play.
    #[arg(long, default_value_t = 432, value_parser = clap::value_parser!(u32).range(2..))]
    trials: u32,
    /// After how many rolls games are broken off and evaluated; 0: none is.
    #[arg(long, default_value_t = 12)]
    truncate: u16,
    /// A player whose choices are to be in the set too; may be given again.
    #[arg(long, value_name = "PLAYER")]
    add: Vec<Name>,
    /// Roll out again what is neither far behind the best nor well known, and had fewer trials.
    #[arg(long, conflicts_with = "add")]
    close: bool,
}

impl From<Making> for Build {
    fn from(making: Making) -> Build {
        let Making { rules: variant, file, decisions, seed, trials, truncate, add, close } = making;
        let effort = Effort { trials, truncate: (truncate > 0).then_some(truncate) };
        Build { variant, file, decisions, seed, effort, add, close }
    }
}

/// A set that was made.
#[derive(clap::Args)]
pub struct Chosen {
    /// The game.
    #[arg(long, default_value = "plakoto", value_parser = rules())]
    pub rules: Variant,
    /// The file of the set; the program's own, if left out.
    #[arg(long, value_name = "FILE")]
    set: Option<PathBuf>,
}

impl Chosen {
    pub fn open(&self) -> Result<Set, Failure> {
        self.set.as_ref().map_or_else(|| Ok(Set::kept(self.rules)), |file| Set::open(file, self.rules))
    }
}

pub fn share(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(share) if (0.0..=1.0).contains(&share) => Ok(share),
        _ => Err("write a number from 0 to 1".into()),
    }
}

pub fn rules() -> impl TypedValueParser<Value = Variant> {
    PossibleValuesParser::new(Variant::BOTH.map(Variant::word)).try_map(|word| word.parse::<Variant>())
}
