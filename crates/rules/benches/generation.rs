//! How fast all distinct after-states of a roll are found, beside the backgammon generator of the
//! `bkgm` crate on positions of its own game.
//!
//! What is counted: distinct positions (with their outcome) that the legal plays of a roll lead
//! to, a pass being one. Both sides take 20,000 positions that came up in play, half of random and
//! half of greedy play, with the roll that came up there (doubles are a sixth of them), and the
//! same positions' first thousand with all 21 rolls. Ours fills one buffer again and again.
//! bkgm's public interface makes a new vector for every roll, so the allocator is the one that it
//! uses in its own benchmarks. It flips the board for the other side and would list a state twice
//! in some positions: twice counts once. Rounds of both take turns, and medians are printed.

#[path = "../tests/sampling/mod.rs"]
mod sampling;

use std::collections::HashSet;
use std::hint::black_box;
use std::time::Instant;

use bkgm::dice::ALL_21;
use bkgm::variants::BACKGAMMON;
use bkgm::{ClassicRules, GameState, State, legal_positions_with};
use fastrand::Rng;
use mimalloc::MiMalloc;
use plakoto_rules::{AfterStates, Decision, Dice, Position, Ruleset, Side};
use sampling::Manner;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const DECISIONS: usize = 20_000;
const WITH_ALL_ROLLS: usize = 1_000;
const ROUNDS: usize = 31;
const PERFT_ROUNDS: usize = 3;

type Board = bkgm::Position<15>;

/// Some rolls to be played, and how many distinct states they have together.
struct Work<T> {
    rolls: Vec<T>,
    states: usize,
}

type Ours = Work<Decision>;
type Theirs = Work<(Board, bkgm::Dice)>;

impl Ours {
    fn new(rolls: Vec<Decision>) -> Ours {
        let mut after = AfterStates::new();
        let count = |decision: &Decision| {
            after.fill(decision);
            let distinct: HashSet<_> = after.as_slice().iter().collect();
            assert_eq!(distinct.len(), after.as_slice().len());
            distinct.len()
        };
        let states = rolls.iter().map(count).sum();
        Work { rolls, states }
    }

    /// Positions of Plakoto from play, with the roll that was thrown.
    fn from_play() -> Ours {
        let mut rolls = Vec::with_capacity(DECISIONS);
        for (seed, manner) in [(1, Manner::Random), (2, Manner::Greedy)] {
            let mut rng = Rng::with_seed(seed);
            sampling::play(
                &mut rng,
                manner,
                Ruleset::PLAKOTO,
                DECISIONS / 2,
                |_| Position::START,
                |decision| rolls.push(decision),
            );
        }
        Ours::new(rolls)
    }

    fn with_all_rolls(&self) -> Ours {
        let some = self.rolls.iter().step_by(self.rolls.len() / WITH_ALL_ROLLS);
        Ours::new(some.flat_map(|decision| Dice::all().map(|dice| Decision { dice, ..*decision })).collect())
    }

    fn only(&self, doubles: bool) -> Ours {
        Ours::new(self.rolls.iter().copied().filter(|roll| roll.dice.is_double() == doubles).collect())
    }

    /// Seconds to find all states.
    fn run(&self, after: &mut AfterStates) -> f64 {
        let begun = Instant::now();
        for decision in &self.rolls {
            after.fill(black_box(decision));
            black_box(after.as_slice());
        }
        begun.elapsed().as_secs_f64()
    }
}

impl Theirs {
    fn new(rolls: Vec<(Board, bkgm::Dice)>) -> Theirs {
        let count = |(board, dice): &(Board, bkgm::Dice)| {
            legal_positions_with::<ClassicRules, 15>(*board, dice).into_iter().collect::<HashSet<_>>().len()
        };
        let states = rolls.iter().map(count).sum();
        Work { rolls, states }
    }

    /// Positions of backgammon from play, with the roll that was thrown.
    fn from_play() -> Theirs {
        let mut rolls = Vec::with_capacity(DECISIONS);
        for (seed, greedy) in [(1, false), (2, true)] {
            let mut rng = Rng::with_seed(seed);
            let wanted = rolls.len() + DECISIONS / 2;
            while rolls.len() < wanted {
                let mut board = BACKGAMMON;
                while board.game_state() == GameState::Ongoing && rolls.len() < wanted {
                    let dice = bkgm::Dice::new(rng.usize(1..=6), rng.usize(1..=6));
                    rolls.push((board, dice));
                    let after = legal_positions_with::<ClassicRules, 15>(board, &dice);
                    let any = after[rng.usize(..after.len())];
                    let best = after.iter().max_by_key(|after| merit(after)).copied();
                    board = if greedy && rng.u8(..8) > 0 { best.unwrap_or(any) } else { any };
                }
            }
        }
        Theirs::new(rolls)
    }

    fn with_all_rolls(&self) -> Theirs {
        let some = self.rolls.iter().step_by(self.rolls.len() / WITH_ALL_ROLLS);
        Theirs::new(some.flat_map(|(board, _)| ALL_21.map(|(dice, _)| (*board, dice))).collect())
    }

    fn run(&self) -> f64 {
        let begun = Instant::now();
        for (board, dice) in &self.rolls {
            black_box(legal_positions_with::<ClassicRules, 15>(black_box(*board), black_box(dice)));
        }
        begun.elapsed().as_secs_f64()
    }
}

/// As greedy play of Plakoto: hits above all, and few lone checkers. The side that has moved is
/// `o` by now.
fn merit(board: &Board) -> i32 {
    let lone = (1..=24).filter(|pip| board.pip(*pip) == -1).count() as i32;
    20 * i32::from(board.x_bar()) - 3 * lone
}

fn our_perft(buffers: &mut [AfterStates], position: Position, side: Side) -> u64 {
    let Some((buffer, rest)) = buffers.split_first_mut() else { return 1 };
    let mut plays = 0;
    for dice in Dice::all() {
        buffer.fill(&Decision { position, side, dice, ruleset: Ruleset::PLAKOTO });
        if rest.is_empty() {
            plays += buffer.as_slice().len() as u64;
            continue;
        }
        for after in buffer.as_slice().iter().filter(|after| after.outcome.is_none()) {
            plays += our_perft(rest, after.position, side.other());
        }
    }
    plays
}

/// bkgm counts its own perft so, but one level deeper: here too, the last level is only counted.
fn their_perft(board: Board, depth: usize) -> u64 {
    let mut plays = 0;
    for (dice, _) in ALL_21 {
        let after = legal_positions_with::<ClassicRules, 15>(board, &dice);
        plays += if depth == 1 {
            after.len() as u64
        } else {
            after.iter().map(|after| their_perft(*after, depth - 1)).sum()
        };
    }
    plays
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The median of nanoseconds a state.
fn ns_per_state(work: &Ours, after: &mut AfterStates) -> f64 {
    let rounds = (0..ROUNDS).map(|_| work.run(after)).collect();
    median(rounds) / work.states as f64 * 1e9
}

fn figure(name: &str, value: f64, unit: &str) {
    let digits = if value < 1000.0 { 2 } else { 0 };
    println!("figure {name} {value:.digits$} {unit}");
}

/// Rounds of both by turns; prints states a second and the ratio.
fn compare(ours: &Ours, theirs: &Theirs, suffix: &str) {
    let mut after = AfterStates::new();
    let (mut our_rates, mut their_rates, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let our_rate = ours.states as f64 / ours.run(&mut after);
        let their_rate = theirs.states as f64 / theirs.run();
        our_rates.push(our_rate);
        their_rates.push(their_rate);
        ratios.push(our_rate / their_rate);
    }
    let per_roll = |states: usize, rolls: usize| states as f64 / rolls as f64;
    println!(
        "states a roll{suffix}: ours {:.1}, bkgm {:.1}",
        per_roll(ours.states, ours.rolls.len()),
        per_roll(theirs.states, theirs.rolls.len()),
    );
    figure(&format!("generation_after_states_per_second{suffix}"), median(our_rates), "/s");
    figure(&format!("bkgm_after_states_per_second{suffix}"), median(their_rates), "/s");
    figure(&format!("generation_vs_bkgm{suffix}"), median(ratios), "ratio");
}

fn main() {
    let (ours, theirs) = (Ours::from_play(), Theirs::from_play());
    compare(&ours, &theirs, "");
    let all_rolls = ours.with_all_rolls();
    compare(&all_rolls, &theirs.with_all_rolls(), "_all_rolls");

    let mut after = AfterStates::new();
    figure("mixed_ns_per_state", ns_per_state(&all_rolls.only(false), &mut after), "ns");
    figure("doubles_ns_per_state", ns_per_state(&all_rolls.only(true), &mut after), "ns");
    let wide: Decision = "-AAAAAAAAAAAAAAA-------o w11".parse().expect("a situation");
    let wide = Ours::new(vec![wide; 200]);
    println!("widest double: {} states", wide.states / wide.rolls.len());
    figure("widest_double_ns_per_state", ns_per_state(&wide, &mut after), "ns");

    let mut buffers = vec![AfterStates::new(); 4];
    let (mut our_rates, mut their_rates, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..PERFT_ROUNDS {
        let begun = Instant::now();
        let plays = our_perft(&mut buffers, Position::START, Side::White);
        let our_rate = plays as f64 / begun.elapsed().as_secs_f64();
        assert_eq!(plays, 142_021_166);
        let begun = Instant::now();
        let plays = their_perft(BACKGAMMON, 3);
        let their_rate = plays as f64 / begun.elapsed().as_secs_f64();
        our_rates.push(our_rate);
        their_rates.push(their_rate);
        ratios.push(our_rate / their_rate);
    }
    figure("perft_nodes_per_second", median(our_rates), "/s");
    figure("bkgm_perft_nodes_per_second", median(their_rates), "/s");
    figure("perft_vs_bkgm", median(ratios), "ratio");
}
