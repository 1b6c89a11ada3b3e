//! What holds for every position, roll and text.

mod sampling;

use std::collections::BTreeSet;

use fastrand::Rng;
use plakoto_rules::notation::Situation;
use plakoto_rules::{
    AfterStates, Decision, Dice, Game, Outcome, Phase, Point, Position, Ruleset, Setup, Side, Stack, Variant,
};
use proptest::collection::vec;
use proptest::prelude::*;
use sampling::{Manner, add, play};

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::White), Just(Side::Black)]
}

fn point() -> impl Strategy<Value = Point> {
    (1..=24u8).prop_map(|number| Point::new(number).unwrap())
}

/// Checkers put down one by one where they may stand: fewer, and shrinking to fewer, than a side
/// has, the rest borne off; often enough all at home.
fn position() -> impl Strategy<Value = Position> {
    let anywhere = vec((side(), point()), 0..60);
    let homely = vec((side(), prop_oneof![9 => 1..=6u8, 1 => 1..=24u8]), 0..60).prop_map(|placed| {
        placed.into_iter().map(|(side, number)| (side, Point::new(number).unwrap())).collect()
    });
    prop_oneof![2 => anywhere, 1 => homely].prop_map(|placed| {
        let mut setup = Setup::default();
        for (side, point) in placed {
            if setup.on_board(side) < 15 {
                add(&mut setup, side, point);
            }
        }
        Position::try_from(&setup).unwrap()
    })
}

fn dice() -> impl Strategy<Value = Dice> {
    (1..=6u8, 1..=6u8).prop_map(|(one, two)| Dice::new(one, two).unwrap())
}

fn ruleset() -> impl Strategy<Value = Ruleset> {
    prop_oneof![Just(Ruleset::PLAKOTO), Just(Ruleset::TAPA), Just(Ruleset { mother: true, ..Ruleset::TAPA })]
}

/// A roll in a game that is not over.
fn decision() -> impl Strategy<Value = Decision> {
    (position(), side(), dice(), ruleset())
        .prop_map(|(position, side, dice, ruleset)| Decision { position, side, dice, ruleset })
        .prop_filter("over", |decision| decision.position.ending(decision.ruleset).is_none())
}

fn stack() -> impl Strategy<Value = Option<Stack>> {
    let stack = (side(), any::<u8>(), any::<bool>()).prop_map(|(owner, count, captive)| Stack {
        owner,
        count,
        captive,
    });
    prop_oneof![3 => Just(None), 1 => stack.prop_map(Some)]
}

/// Text near what the parsers read, and text of any kind.
fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        "[A-Oa-o*-]{0,40}",
        "[A-Oa-o*-]{24} [wb][0-9]{0,3}( (plakoto|tapa|chess))?",
        "([0-9]{1,3}|off|bar)(/([0-9]{1,2}|off)\\*?){0,3}(\\([0-9]\\))?( [0-9]{1,2}[-/][0-9]{1,2}){0,4}",
        "\\PC{0,40}",
        any::<String>(),
    ]
}

fn captives_fit(position: &Position) -> bool {
    Side::BOTH.into_iter().all(|side| {
        position.captives(side).all(|point| {
            let stack = position.stack(side, point);
            stack.is_some_and(|stack| stack.captive && stack.owner == side.other() && stack.count >= 1)
        })
    })
}

fn checkers(position: &Position, side: Side) -> u32 {
    Setup::from(position).on_board(side) + u32::from(position.off(side))
}

fn exchanged(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Win { side, double } => Outcome::Win { side: side.other(), double },
        Outcome::Draw => Outcome::Draw,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// R1, R4.
    #[test]
    fn no_play_loses_a_checker_or_makes_a_second_captive(decision in decision()) {
        let mut after = AfterStates::new();
        after.fill(&decision);
        prop_assert!(!after.as_slice().is_empty());
        for state in after.as_slice() {
            for side in Side::BOTH {
                prop_assert_eq!(checkers(&state.position, side), 15);
            }
            prop_assert!(captives_fit(&state.position));
            prop_assert_eq!(Position::try_from(&Setup::from(&state.position)), Ok(state.position));
        }
    }

    /// R2, R8, R9: all dice count, but for what a larger one overshoots in bearing off.
    #[test]
    fn pips_fall_by_the_dice_played(decision in decision()) {
        let side = decision.side;
        for play in decision.plays() {
            let played: u16 = play
                .steps()
                .iter()
                .map(|step| u16::from(step.die.pips().min(step.from.number())))
                .sum();
            let before = decision.position.pips(side);
            prop_assert_eq!(before - play.position().pips(side), played, "{}", play);
            prop_assert_eq!(decision.position.pips(side.other()), play.position().pips(side.other()));
            if play.outcome().is_none() {
                prop_assert_eq!(play.steps().len(), usize::from(decision.draft().steps_required()));
            }
            prop_assert_eq!(play.is_pass(), play.position() == decision.position);
        }
    }

    #[test]
    fn every_play_is_read_from_its_text(decision in decision()) {
        let plays = decision.plays();
        let texts: BTreeSet<String> = plays.iter().map(ToString::to_string).collect();
        prop_assert_eq!(texts.len(), plays.len());
        for play in plays {
            let text = play.to_string();
            prop_assert_eq!(decision.parse_play(&text), Ok(play.clone()));
            let without_stars = text.replace('*', "").replace(" ", ", ");
            prop_assert_eq!(decision.parse_play(&without_stars).map(|read| read.position()), Ok(play.position()));
        }
    }

    #[test]
    fn positions_and_situations_are_read_from_their_text(decision in decision()) {
        let Decision { position, side, dice, ruleset } = decision;
        prop_assert_eq!(position.to_string().parse(), Ok(position));
        prop_assert_eq!(format!("{position:?}"), position.to_string());
        let ruleset = Ruleset::preset(ruleset.variant);
        for dice in [None, Some(dice)] {
            let situation = Situation { position, side, dice, ruleset };
            prop_assert_eq!(situation.to_string().parse(), Ok(situation));
        }
    }

    #[test]
    fn any_setup_is_a_position_or_says_why_not(stacks in vec(stack(), 24)) {
        let mut setup = Setup::default();
        for (point, stack) in Point::all().zip(stacks) {
            setup.put(point, stack);
        }
        match Position::try_from(&setup) {
            Ok(position) => {
                prop_assert!(setup.problems().is_empty());
                prop_assert_eq!(&Setup::from(&position), &setup);
                prop_assert_eq!(setup.to_string(), position.to_string());
            }
            Err(problem) => prop_assert_eq!(setup.problems()[0], problem),
        }
        let writable = |point| setup.stack(point).is_none_or(|stack| (1..=15).contains(&stack.count));
        let read: Result<Setup, _> = setup.to_string().parse();
        prop_assert!(read.is_ok());
        prop_assert_eq!(read == Ok(setup.clone()), Point::all().all(writable));
    }

    #[test]
    fn no_text_makes_a_parser_panic(text in text(), decision in decision()) {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text.clone());
        }
        if let Err(error) = text.parse::<Setup>() {
            prop_assert!(error.at() <= text.chars().count() && !error.to_string().is_empty());
        }
        if let Err(error) = text.parse::<Situation>() {
            prop_assert!(error.at() <= text.chars().count() && !error.to_string().is_empty());
        }
        let _ = (text.parse::<Decision>(), text.parse::<Dice>(), text.parse::<Variant>(), text.parse::<Outcome>());
        match decision.parse_play(&text) {
            Ok(play) => prop_assert!(decision.plays().contains(&play)),
            Err(error) => prop_assert!(error.at() <= text.chars().count() && !error.to_string().is_empty()),
        }
    }

    #[test]
    fn the_order_of_the_dice_does_not_matter(decision in decision()) {
        let (one, two) = (decision.dice.high(), decision.dice.low());
        let turned: Dice = format!("{two}{one}").parse().unwrap();
        prop_assert_eq!(turned, decision.dice);
        prop_assert_eq!(Dice::of(two, one), Dice::of(one, two));
        prop_assert_eq!(Decision { dice: turned, ..decision }.plays(), decision.plays());
    }

    #[test]
    fn both_sides_play_alike(decision in decision()) {
        let other = Decision {
            position: decision.position.exchanged(),
            side: decision.side.other(),
            ..decision
        };
        prop_assert_eq!(other.position.exchanged(), decision.position);
        let texts = |decision: &Decision| decision.plays().iter().map(ToString::to_string).collect::<Vec<_>>();
        prop_assert_eq!(texts(&decision), texts(&other));
        let (mut ours, mut theirs) = (AfterStates::new(), AfterStates::new());
        ours.fill(&decision);
        theirs.fill(&other);
        let ours: BTreeSet<_> = ours.as_slice().iter().map(|state| (state.position, state.outcome)).collect();
        let theirs: BTreeSet<_> = theirs
            .as_slice()
            .iter()
            .map(|state| (state.position.exchanged(), state.outcome.map(exchanged)))
            .collect();
        prop_assert_eq!(ours, theirs);
        for side in Side::BOTH {
            prop_assert_eq!(decision.position.pips(side), other.position.pips(side.other()));
        }
    }

    #[test]
    fn undoing_a_step_leads_back(decision in decision(), choices in vec(any::<prop::sample::Index>(), 4)) {
        let mut draft = decision.draft();
        let mut before = Vec::new();
        for choice in choices {
            let legal = draft.legal_steps();
            if legal.is_empty() {
                break;
            }
            before.push(draft.clone());
            let step = legal[choice.index(legal.len())];
            prop_assert!(draft.step(step.from, step.die).is_ok());
        }
        prop_assert!(draft.is_complete());
        let made = draft.steps().to_vec();
        for (earlier, step) in before.into_iter().zip(made).rev() {
            prop_assert_eq!(draft.undo(), Some(step));
            prop_assert_eq!(&draft, &earlier);
            prop_assert_eq!(draft.position(), earlier.position());
        }
        prop_assert_eq!(draft.undo(), None);
        prop_assert_eq!(draft.position(), decision.position);
    }

    /// A refused step changes nothing, and is refused for the reason that was told before.
    #[test]
    fn a_refused_step_leaves_the_draft(decision in decision(), from in point(), pips in 1..=6u8) {
        let mut draft = decision.draft();
        let die = plakoto_rules::Die::new(pips).unwrap();
        let refusal = draft.refusal(from, die);
        let before = draft.clone();
        prop_assert_eq!(draft.step(from, die).err(), refusal);
        if let Some(refusal) = refusal {
            prop_assert_eq!(&draft, &before);
            prop_assert!(refusal.rule().starts_with('R') && !refusal.to_string().is_empty());
        }
        let legal = before.legal_steps().iter().any(|step| (step.from, step.die) == (from, die));
        prop_assert_eq!(legal, refusal.is_none());
    }
}

/// Every game ends, however it is played.
#[test]
fn every_game_ends() {
    for (seed, ruleset) in (1..).zip([Ruleset::PLAKOTO, Ruleset::TAPA]) {
        for manner in [Manner::Random, Manner::Greedy] {
            let mut rng = Rng::with_seed(seed);
            let mut games = 0;
            let mut turns = 0;
            let start = |_: &mut Rng| {
                games += 1;
                Position::START
            };
            let longest = std::cell::Cell::new(0);
            play(&mut rng, manner, ruleset, 60_000, start, |decision| {
                turns = if decision.position == Position::START { 0 } else { turns + 1 };
                longest.set(longest.get().max(turns));
            });
            assert!(games > 200, "{games} games");
            assert!(longest.get() < 2_000, "a game of {} turns", longest.get());
        }
    }
}

/// A whole game through `Game`, by the texts of plays.
#[test]
fn games_are_played_to_the_end() {
    for (seed, ruleset) in (1..).zip([Ruleset::PLAKOTO, Ruleset::TAPA].repeat(10)) {
        let mut rng = Rng::with_seed(seed);
        let mut game = Game::new(ruleset);
        while game.ending().is_none() {
            let dice = sampling::roll(&mut rng);
            match game.phase() {
                Phase::Opening => drop(game.opening_roll(dice.high(), dice.low()).unwrap()),
                Phase::Roll(_) => game.roll(dice).unwrap(),
                _ => {
                    let decision = game.decision().unwrap();
                    let plays = decision.plays();
                    let text = plays[rng.usize(..plays.len())].to_string();
                    game.play(&decision.parse_play(&text).unwrap()).unwrap();
                }
            }
            assert!(game.turns().len() < 2_000);
        }
        assert_eq!(game.position_after(game.turns().len()), Some(game.position()));
        assert_eq!(game.position().ending(ruleset), game.ending());
        assert_eq!(game.turns().last().unwrap().play.outcome(), game.ending().map(|ending| ending.outcome));
    }
}
