//! Learning from games against itself, from nothing.

mod game;
mod net;
mod state;

use std::fs;
use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;
use std::time::Instant;

use plakoto_engine::{Net, Plies, Search};
use plakoto_rules::{Ruleset, Variant};

use crate::arena::{Match, Player};
use crate::args::{rules, share};
use crate::recipe::Recipe;
use crate::{Failure, throw};
use game::Game;
use net::{Learner, Step};
use state::State;

/// What is trained, and how long.
#[derive(Clone, Debug, clap::Args)]
pub struct Plan {
    /// The game.
    #[arg(value_name = "RULES", value_parser = rules())]
    pub variant: Variant,
    /// Where the weights go.
    pub weights: PathBuf,
    /// Where the training is kept; a file beside the weights if left out.
    #[arg(long)]
    pub state: Option<PathBuf>,
    /// How many games, all told.
    #[arg(long, default_value_t = 600_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The size of the first steps; it falls to nearly nothing.
    #[arg(long, default_value_t = 0.01, value_parser = share)]
    pub rate: f32,
    /// The first lambda; it falls to 0 over two thirds of the games.
    #[arg(long, default_value_t = 0.7, value_parser = share)]
    pub lambda: f32,
    /// The share of games that begin in an ending of the game before.
    #[arg(long, default_value_t = 0.0, value_parser = share)]
    pub seeded: f32,
    /// How many games are played before the next net is made.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..1 << 32))]
    pub batch: u64,
    /// How many games there are until they are learned from again.
    #[arg(long, default_value_t = 4000, value_parser = clap::value_parser!(u64).range(1..1 << 32))]
    pub cycle: u64,
    /// How often each game is learned from.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    pub passes: u64,
    /// Another training that is kept, to begin with what was learned there.
    #[arg(long)]
    pub from: Option<PathBuf>,
    /// How many games there are between two lines of the log.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub round: u64,
    /// How many games against each opponent make a line of the log.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..1 << 48))]
    pub trial: u64,
}

/// Of how many cycles the mean is made, about.
const MEAN: u64 = 50;

/// The slope of clipped units in the first games.
const LEAK: f32 = 0.05;

impl Plan {
    fn state(&self) -> PathBuf {
        self.state.clone().unwrap_or_else(|| self.weights.with_extension("training"))
    }

    /// What falls from 1 to 0 over the games, like half a wave.
    fn left(&self, games: u64) -> f32 {
        let done = games as f32 / self.games as f32;
        let left = 1.0 - done;
        // A parabola to either side of the middle: flat at both ends, without a system's cosine.
        if done < 0.5 { 1.0 - 2.0 * done * done } else { 2.0 * left * left }
    }

    fn step(&self, games: u64) -> Step {
        let left = self.left(games);
        Step { rate: self.rate * (0.005 + 0.995 * left), leak: LEAK * left }
    }

    fn lambda(&self, games: u64) -> f32 {
        self.lambda * (1.0 - 1.5 * games as f32 / self.games as f32).max(0.0)
    }
}

/// Trains from what is kept, or from nothing, to the last game of the plan. After each round there is
/// a line of the log, with what the net comes to against the heuristic and the published recipe.
///
/// One thread does it all, so that the same plan always makes the same weights; the two games can
/// be trained side by side.
///
/// # Errors
/// If files cannot be read or written, or what is kept is of another plan.
pub fn run(plan: &Plan, output: &mut impl Write) -> Result<(), Failure> {
    let mut state = State::open(plan)?;
    if state.games >= plan.games {
        return export(&state, plan).map(drop);
    }
    let recipe = Player::Recipe(Box::new(Recipe::trained(plan.variant).clone()));
    while state.games < plan.games {
        let (start, first) = (Instant::now(), state.games);
        round(plan, &mut state)?;
        let speed = (state.games - first) as f64 / start.elapsed().as_secs_f64();
        state.keep(plan)?;
        let net = Player::Net(Box::new(export(&state, plan)?), Plies::One);
        let trial =
            Match { variant: plan.variant, pairs: plan.trial.div_ceil(2), seed: plan.seed, luck_off: false };
        let heuristic = trial.play(&net, &Player::Heuristic, 1)?;
        let recipe = trial.play(&net, &recipe, 1)?;
        let (games, step, lambda) = (state.games, plan.step(state.games), plan.lambda(state.games));
        let rate = step.rate;
        writeln!(
            output,
            "{games} games, {speed:.0} a second, rate {rate:.5}, lambda {lambda:.2}; \
             against the heuristic {heuristic}; against the recipe {recipe}",
        )
        .and_then(|()| output.flush())
        .map_err(Failure::Output)?;
    }
    Ok(())
}

/// Games to the end of the round.
fn round(plan: &Plan, state: &mut State) -> Result<(), Failure> {
    let end = plan.games.min(state.games.saturating_add(plan.round));
    while state.games < end {
        cycle(plan, state)?;
    }
    Ok(())
}

/// Games, and what is learned from them: at first of each batch of them by itself, then of them all
/// again. By then the net has changed, so that it learns more than by longer steps.
fn cycle(plan: &Plan, state: &mut State) -> Result<(), Failure> {
    let mut games = Vec::new();
    let first = state.games;
    let end = plan.games.min(first.saturating_add(plan.cycle));
    while state.games < end {
        let batch = state.games..end.min(state.games.saturating_add(plan.batch));
        state.games = batch.end;
        let played = play(plan, state, batch.clone())?;
        teach(plan, state, batch.start, &played);
        games.extend(played);
    }
    for _ in 1..plan.passes {
        for (batch, first) in games.chunks(plan.batch as usize).zip((first..).step_by(plan.batch as usize)) {
            teach(plan, state, first, batch);
        }
    }
    // The first cycles' mean, and later that of the last ones.
    let cycles = state.games.div_ceil(plan.cycle).min(MEAN);
    state.mean.approach(&state.learner, 1.0 / cycles as f32);
    Ok(())
}

/// Games by one net, each with dice of its own, whenever it is played.
fn play(plan: &Plan, state: &State, games: Range<u64>) -> Result<Vec<Game>, Failure> {
    let net = net(&state.learner, plan)?;
    let mut search = Search::new(&net);
    let mut played: Vec<Game> = Vec::new();
    for game in games {
        let mut rng = throw::rng(plan.seed, game + 1);
        let ruleset = Ruleset::preset(plan.variant);
        played.push(Game::play(&mut search, ruleset, played.last(), plan.seeded, &mut rng));
    }
    Ok(played)
}

/// Lets the net learn from a batch of games, of which the first has that number.
fn teach(plan: &Plan, state: &mut State, first: u64, games: &[Game]) {
    let ruleset = Ruleset::preset(plan.variant);
    let mut positions = 0;
    for (number, game) in (first..).zip(games) {
        positions += game.teach(&mut state.learner, ruleset, plan.lambda(number), plan.step(number));
    }
    state.learner.count(positions);
}

fn net(learner: &Learner, plan: &Plan) -> Result<Net, Failure> {
    learner.net().map_err(|error| Failure::Weights(plan.weights.display().to_string(), error))
}

/// Writes the weights, and gives the net that they make.
fn export(state: &State, plan: &Plan) -> Result<Net, Failure> {
    let net = net(&state.mean, plan)?;
    let name = || plan.weights.display().to_string();
    fs::write(&plan.weights, net.to_bytes()).map_err(|error| Failure::File(name(), error))?;
    Ok(net)
}
