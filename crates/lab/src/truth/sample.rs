//! Decisions from games of several players.

use std::collections::HashSet;

use fastrand::Rng;
use plakoto_engine::{Net, Plies, Search};
use plakoto_rules::notation::Situation;
use plakoto_rules::{Decision, Position, Ruleset, Side, Variant};

use super::{Phase, hash};
use crate::arena::{Name, Player, Seat};
use crate::{Failure, throw};

/// Who plays the games.
const PLAYERS: [&str; 5] = ["heuristic", "recipe", "net", "net@2", "level:3"];

/// A decision is too easy if the second-best play is so much worse, in points, by two plies.
const OBVIOUS: f32 = 0.2;
/// Nothing is at stake if the worst play is less worse than the best, by one ply,
const AT_STAKE: f32 = 0.01;
/// or if the best is worth more than this, or less than its opposite, by two.
const DECIDED: f32 = 1.95;

/// So many decisions, by phase as [`Phase::share`] says, in an order without a pattern. A game gives
/// one of each phase at most, of those in which there is something to decide.
pub fn sample(variant: Variant, decisions: usize, seed: u64) -> Result<Vec<Decision>, Failure> {
    let players = PLAYERS.map(|name| {
        let name: Name = name.parse().unwrap_or_else(|error| unreachable!("{error}"));
        Player::new(&name, variant)
    });
    let players: Vec<Player> = players.into_iter().collect::<Result<_, _>>()?;
    let mut seats: Vec<Seat<'_>> = players.iter().map(Player::sit).collect::<Result<_, _>>()?;
    let net = Net::trained(Ruleset::preset(variant));
    let mut search = Search::new(net);
    let quota = |phase: Phase| (decisions * phase.share()).div_ceil(100);
    let mut taken = Phase::ALL.map(|_| 0);
    let mut found = HashSet::new();
    for game in 0.. {
        let lacking = |phase: &usize| taken[*phase] < quota(Phase::ALL[*phase]);
        let phases: Vec<usize> = (0..Phase::ALL.len()).filter(lacking).collect();
        if phases.is_empty() || found.len() >= decisions {
            break;
        }
        let mut rng = throw::rng(seed, game);
        let all = play(variant, &mut seats, &mut rng)?;
        for phase in phases {
            let mut those: Vec<&Decision> =
                all.iter().filter(|decision| Phase::of(decision) == Phase::ALL[phase]).collect();
            rng.shuffle(&mut those);
            let new = those
                .into_iter()
                .take(3)
                .find(|decision| !found.contains(*decision) && is_worth_asking(decision, &mut search));
            if let Some(new) = new {
                found.insert(*new);
                taken[phase] += 1;
            }
        }
    }
    let mut found: Vec<Decision> = found.into_iter().collect();
    found.sort_by_key(|decision| hash(&Situation::from(*decision)));
    found.truncate(decisions);
    Ok(found)
}

/// The decisions of a game between two of the players.
fn play(variant: Variant, seats: &mut [Seat<'_>], rng: &mut Rng) -> Result<Vec<Decision>, Failure> {
    let ruleset = Ruleset::preset(variant);
    let players = [rng.usize(..seats.len()), rng.usize(..seats.len())];
    let (mut position, mut side, mut dice) = (Position::START, Side::White, throw::opening(rng));
    let mut decisions = Vec::new();
    while position.ending(ruleset).is_none() {
        let decision = Decision { position, side, dice, ruleset };
        decisions.push(decision);
        let player = players[usize::from(side == Side::Black)];
        position = seats[player].choose(&decision, rng)?.position;
        side = side.other();
        dice = throw::dice(rng);
    }
    Ok(decisions)
}

/// Whether there is a choice that matters and is not obvious.
fn is_worth_asking(decision: &Decision, search: &mut Search<'_>) -> bool {
    let once = search.rank(decision, Plies::One, Search::FREELY);
    let [best, .., worst] = once.as_slice() else { return false };
    if best.chances.equity() - worst.chances.equity() < AT_STAKE {
        return false;
    }
    let twice = search.rank(decision, Plies::Two, Search::FREELY);
    let (best, second) = (twice[0].chances.equity(), twice[1].chances.equity());
    best.abs() <= DECIDED && best - second <= OBVIOUS
}
