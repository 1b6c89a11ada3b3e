//! The rules look over every diagram, and over what the texts say of it.

use std::collections::BTreeSet;

use plakoto_board::speech::Locale;
use plakoto_diagram::{Diagram, Mode};
use plakoto_engine::{Net, Plies, Search};
use plakoto_guide::figures::{self, Figure, Task};
use plakoto_guide::text::Text;
use plakoto_rules::notation::Situation;
use plakoto_rules::{
    Cause, Decision, Dice, Die, Draft, Ending, Outcome, Phase, Point, Position, Refusal, Ruleset, Side,
    Variant,
};

fn read_in(figure: &Figure, locale: Locale) -> Diagram {
    let read = Diagram::read(&figure.attributes(Text::of(locale), locale));
    read.unwrap_or_else(|wrong| panic!("{}: {wrong:?}", figure.id))
}

fn read(figure: &Figure) -> Diagram {
    read_in(figure, Locale::En)
}

fn decision(figure: &Figure) -> Decision {
    read(figure).game.decision().unwrap()
}

fn point(number: u8) -> Point {
    Point::new(number).unwrap()
}

fn die(number: u8) -> Die {
    Die::new(number).unwrap()
}

/// The turn after these steps, which are legal.
fn draft(figure: &Figure, steps: &[(u8, u8)]) -> Draft {
    let mut draft = decision(figure).draft();
    for (from, with) in steps {
        draft.step(point(*from), die(*with)).unwrap();
    }
    draft
}

fn refusal(figure: &Figure, from: u8, with: u8) -> Option<Refusal> {
    draft(figure, &[]).refusal(point(from), die(with))
}

/// All legal plays, in words.
fn plays(figure: &Figure) -> BTreeSet<String> {
    decision(figure).plays().iter().map(ToString::to_string).collect()
}

#[test]
fn every_position_is_possible_and_every_step_is_told() {
    let ids: BTreeSet<&str> = Figure::ALL.iter().map(|figure| figure.id).collect();
    assert_eq!(ids.len(), Figure::ALL.len());
    for figure in Figure::ALL {
        for locale in Locale::ALL {
            let diagram = read_in(figure, locale);
            assert_eq!(diagram.locale, Some(locale));
            assert_eq!(diagram.captions.len(), diagram.last_step() + 1, "{}", figure.id);
            for step in 0..=diagram.last_step() {
                assert_eq!(diagram.frame(step).position.impossible(), [], "{}", figure.id);
            }
            let (english, other) = (read(figure), diagram);
            assert_eq!((english.game, english.mode), (other.game, other.mode), "{}", figure.id);
        }
        match figure.task {
            Task::Watch(_) => assert_eq!(read(figure).mode, Mode::Play),
            // There is something to be done, but where the turn passes.
            Task::Try(_) => {
                let passes = figure.id == figures::NO_PLAY.id;
                assert_eq!(draft(figure, &[]).steps_required() == 0, passes, "{}", figure.id);
            }
            Task::Find(..) => assert!(matches!(read(figure).mode, Mode::Quiz(plays) if !plays.is_empty())),
            Task::Roll => {
                assert_eq!(read(figure).mode, Mode::Play);
                assert_eq!(read(figure).game.phase(), Phase::Roll(Side::White), "{}", figure.id);
            }
        }
    }
}

#[test]
fn a_double_is_four_moves_and_two_dice_may_be_one_checkers() {
    let diagram = read(&figures::DOUBLE);
    let turns = diagram.game.turns();
    assert_eq!(turns.iter().map(|turn| turn.play.steps().len()).collect::<Vec<_>>(), [2, 4]);
    assert_eq!(turns[0].play.items().len(), 1, "one checker");
}

#[test]
fn a_closed_point_refuses_the_six_until_the_five_is_played() {
    let six = refusal(&figures::BLOCKED, 24, 6);
    assert_eq!(six, Some(Refusal::Closed { point: point(18) }));
    assert_eq!(draft(&figures::BLOCKED, &[(24, 5)]).refusal(point(19), die(6)), None);
}

#[test]
fn the_five_that_wastes_the_six_is_refused() {
    let five = refusal(&figures::WHOLE_ROLL, 8, 5);
    assert_eq!(five, Some(Refusal::MoreDice { steps: 2 }));
    assert!(plays(&figures::WHOLE_ROLL).len() > 1, "there is a choice");
}

#[test]
fn the_higher_die_must_be_played_where_one_can() {
    assert_eq!(refusal(&figures::HIGHER_DIE, 24, 5), Some(Refusal::HigherDie { die: die(6) }));
    assert_eq!(plays(&figures::HIGHER_DIE), BTreeSet::from(["24/18".to_string()]));
    let after = draft(&figures::HIGHER_DIE, &[(24, 6)]);
    assert_eq!(after.refusal(point(18), die(5)), Some(Refusal::TurnComplete));
}

#[test]
fn the_turn_passes_where_every_five_and_six_is_closed() {
    let asked = decision(&figures::NO_PLAY);
    assert!(asked.only_play().unwrap().is_pass());
    let position = asked.position;
    let sources: Vec<Point> = Point::all().filter(|from| position.count(Side::White, *from) > 0).collect();
    assert_eq!(sources, [point(24), point(20)]);
    for from in sources {
        for with in [6, 5] {
            let landed = point(from.number() - with).seen_by(Side::Black);
            assert!(position.count(Side::Black, landed) > 1, "{landed} is closed");
            assert_eq!(refusal(&figures::NO_PLAY, from.number(), with), Some(Refusal::TurnComplete));
            // With a roll that leaves something to be played, the same steps are refused as closed.
            let other = Decision { dice: Dice::of(die(with), die(1)), ..asked }.draft();
            let closed = Refusal::Closed { point: point(from.number() - with) };
            assert_eq!(other.refusal(from, die(with)), Some(closed));
        }
    }
}

/// A game whose dice are thrown now may begin with a double, as no opening does.
#[test]
fn the_boards_to_roll_on_are_at_the_start_and_take_a_double() {
    let rolls: Vec<_> = Figure::ALL.into_iter().filter(|figure| figure.task == Task::Roll).collect();
    assert_eq!(
        rolls.iter().map(|figure| figure.id).collect::<Vec<_>>(),
        ["later-games-try", "option-opening-try"]
    );
    for figure in rolls {
        let mut game = read(figure).game;
        assert_eq!(game.position(), Position::START);
        game.roll(Dice::of(die(6), die(6))).unwrap();
        assert_eq!(game.phase(), Phase::Play(Side::White, Dice::of(die(6), die(6))));
    }
    assert_eq!(read(&figures::OPTION_NEXT).situation.position, Position::START);
}

#[test]
fn a_pinned_checker_stays_until_the_last_one_leaves() {
    let pin = read(&figures::PIN);
    let captives = |diagram: &Diagram, step| diagram.frame(step).position.captives(Side::Black).count();
    assert_eq!([0, 1, 2].map(|step| captives(&pin, step)), [0, 1, 1]);
    let release = read(&figures::RELEASE);
    assert_eq!([0, 1, 2, 3, 4].map(|step| captives(&release, step)), [1, 1, 1, 0, 0]);
    assert_eq!(release.frame(1).position.count(Side::White, point(15)), 1, "one still holds it");
    let freed = &release.game.turns()[3];
    assert!(freed.play.steps().iter().any(|step| (step.from, step.die) == (point(10), die(6))));
}

#[test]
fn an_own_captive_neither_moves_nor_is_landed_on() {
    assert_eq!(refusal(&figures::OWN_CAPTIVE, 18, 1), Some(Refusal::Pinned { point: point(18) }));
    assert_eq!(refusal(&figures::OWN_CAPTIVE, 24, 6), Some(Refusal::OwnCaptive { point: point(18) }));
    assert_eq!(draft(&figures::OWN_CAPTIVE, &[(24, 1)]).refusal(point(23), die(6)), None);
    let pinner = read(&figures::OWN_CAPTIVE).situation.position.stack(Side::White, point(18)).unwrap();
    assert_eq!((pinner.owner, pinner.count, pinner.captive), (Side::Black, 1, true));
}

#[test]
fn a_touch_leaves_nothing_pinned_where_the_other_way_is_closed() {
    let touch = read(&figures::TOUCH);
    assert_eq!(touch.game.turns()[0].play.to_string(), "20/15*/11");
    assert_eq!(touch.frame(1).position.captives(Side::Black).count(), 0);
    let Situation { position, ruleset, side, .. } = touch.situation;
    let before = Decision { position, side, dice: touch.game.turns()[0].dice, ruleset };
    assert_eq!(before.draft().refusal(point(20), die(4)), Some(Refusal::Closed { point: point(16) }));
}

fn over(figure: &Figure, step: usize) -> Option<Ending> {
    match read(figure).frame(step).phase {
        Phase::Over(ending) => Some(ending),
        _ => None,
    }
}

const WON_DOUBLE: Outcome = Outcome::Win { side: Side::White, double: true };

#[test]
fn the_mother_waits_for_the_pinners_start_point() {
    let mother = Some(Ending { outcome: WON_DOUBLE, cause: Cause::Mother });
    assert_eq!([1, 2, 3].map(|step| over(&figures::MOTHER, step)), [None, None, mother]);
    assert_eq!(read(&figures::MOTHER).frame(1).position.captives(Side::Black).count(), 1);
    assert_eq!([1, 2, 3].map(|step| over(&figures::TAPA, step)), [None; 3], "not in Tapa");
    let end = read(&figures::TAPA).frame(3).position;
    assert_eq!(end.count(Side::White, Point::START), 0);
    assert_eq!(end.captives(Side::Black).collect::<Vec<_>>(), [Point::START], "it is the mother");
}

#[test]
fn tapa_with_the_mother_is_won_as_plakoto_is() {
    // Its rules are Plakoto’s but for the name.
    let with_mother = Ruleset { mother: true, ..Ruleset::TAPA };
    assert_eq!(Ruleset { variant: Variant::Plakoto, ..with_mother }, Ruleset::PLAKOTO);

    let leaves = decision(&figures::OPTION_MOTHER);
    assert_eq!(leaves.position.captives(Side::Black).collect::<Vec<_>>(), [Point::START], "it is the mother");
    assert_eq!(leaves.position.count(Side::White, Point::START), 1);
    let pins = decision(&figures::TAPA_WITH_MOTHER);
    assert_eq!(pins.position.captives(Side::Black).count(), 0);
    assert_eq!(pins.position.count(Side::White, Point::START), 0);

    for (asked, step) in [(leaves, (24, 6)), (leaves, (24, 3)), (pins, (6, 5)), (pins, (5, 4))] {
        for (ruleset, outcome) in
            [(Ruleset::PLAKOTO, Some(WON_DOUBLE)), (with_mother, Some(WON_DOUBLE)), (Ruleset::TAPA, None)]
        {
            let mut draft = Decision { ruleset, ..asked }.draft();
            draft.step(point(step.0), die(step.1)).unwrap();
            let ending = draft.position().ending(ruleset);
            assert_eq!(ending.map(|ending| ending.outcome), outcome, "{step:?}");
            assert_eq!(draft.is_complete(), outcome.is_some(), "it ends with this step: {step:?}");
        }
    }
    for figure in [&figures::OPTION_MOTHER, &figures::TAPA_WITH_MOTHER] {
        assert_eq!(decision(figure).ruleset, Ruleset::PLAKOTO);
        assert!(decision(figure).plays().iter().any(|play| play.outcome() == Some(WON_DOUBLE)));
    }
}

#[test]
fn every_play_that_wins_at_once_is_an_answer() {
    let Mode::Quiz(answers) = read(&figures::MOTHER_QUIZ).mode else { panic!("a question") };
    let wins: Vec<_> =
        decision(&figures::MOTHER_QUIZ).plays().into_iter().filter(|play| play.outcome().is_some()).collect();
    assert!(!wins.is_empty());
    assert!(wins.iter().all(|play| play.outcome() == Some(WON_DOUBLE) && answers.contains(play)));
    assert_eq!(answers.len(), wins.len());
}

#[test]
fn both_mothers_pinned_is_a_draw_that_leaves_the_four_unplayed() {
    let drawn = Some(Ending { outcome: Outcome::Draw, cause: Cause::BothMothers });
    assert_eq!([0, 1].map(|step| over(&figures::BOTH_MOTHERS, step)), [None, drawn]);
    assert!(plays(&figures::DRAW).contains("6/1*"), "the reader can pin it too");
    let diagram = read(&figures::BOTH_MOTHERS);
    assert_eq!(diagram.game.turns()[0].play.steps().len(), 1);
    let before = diagram.situation.position;
    assert_eq!(before.captives(Side::White).collect::<Vec<_>>(), [Point::START], "White's is pinned already");
    for ruleset in [Ruleset::PLAKOTO, Ruleset::TAPA] {
        assert_eq!(diagram.frame(1).position.ending(ruleset), drawn);
    }
    let tapa = decision(&figures::OPTION_DRAW);
    assert_eq!(tapa.ruleset, Ruleset::TAPA);
    let pin = tapa.plays().into_iter().find(|play| play.to_string() == "6/1*").unwrap();
    assert_eq!(pin.outcome(), Some(Outcome::Draw));
}

#[test]
fn the_last_checker_home_lets_the_next_die_bear_off() {
    assert_eq!(refusal(&figures::ALL_HOME, 6, 6), Some(Refusal::NotHome { point: point(8) }));
    assert_eq!(draft(&figures::ALL_HOME, &[(8, 2)]).refusal(point(6), die(6)), None);
}

#[test]
fn a_larger_die_takes_from_the_highest_point_alone() {
    let three = Some(Refusal::HigherChecker { point: point(5) });
    assert_eq!([refusal(&figures::HIGHEST, 3, 6), refusal(&figures::HIGHEST, 3, 4)], [three; 2]);
    assert_eq!(draft(&figures::HIGHEST, &[(5, 6)]).refusal(point(3), die(4)), None);
}

#[test]
fn a_captive_at_home_holds_up_the_others() {
    let position = read(&figures::CAPTIVE_AT_HOME).situation.position;
    assert!(position.all_home(Side::White));
    let six = refusal(&figures::CAPTIVE_AT_HOME, 6, 6);
    assert_eq!(six, Some(Refusal::CaptiveKeepsHome { point: point(3) }));
    for play in decision(&figures::CAPTIVE_AT_HOME).plays() {
        assert_eq!(play.position().off(Side::White), 0);
        assert_eq!(play.steps().iter().map(|step| step.die).collect::<Vec<_>>(), [die(4)]);
    }
}

#[test]
fn a_captive_is_held_to_a_double_win() {
    let holding = read(&figures::HOLDING);
    let black = |step: usize| holding.frame(step).position.captives(Side::Black).count();
    assert_eq!([0, 1, 2].map(black), [1, 1, 1]);
    let won = Some(Ending { outcome: WON_DOUBLE, cause: Cause::BorneOff });
    assert_eq!([2, 3].map(|step| over(&figures::HOLDING, step)), [None, won]);
    assert!(!holding.frame(1).position.may_bear_off(Side::Black));
    assert_eq!(holding.frame(3).position.off(Side::Black), 0);
}

#[test]
fn a_game_is_double_where_the_other_side_has_borne_off_none() {
    for (figure, off, points) in [(&figures::SINGLE, 1, 1), (&figures::DOUBLE_GAME, 0, 2)] {
        let asked = decision(figure);
        assert_eq!(asked.position.off(Side::Black), off);
        let last = asked.plays().into_iter().find(|play| play.to_string() == "6/off 5/off").unwrap();
        let outcome = last.outcome().unwrap();
        assert_eq!(outcome.points(Side::White, asked.ruleset.draw_score), points);
        assert_eq!(outcome.points(Side::Black, asked.ruleset.draw_score), 0);
    }
}

#[test]
fn every_play_of_eight_takes_eight_pips_and_a_pin_takes_none() {
    let diagram = read(&figures::PIPS);
    assert!(diagram.pips, "they are shown");
    let asked = decision(&figures::PIPS);
    assert_eq!(Side::BOTH.map(|side| asked.position.pips(side)), [290, 330]);
    for play in asked.plays() {
        assert_eq!(Side::BOTH.map(|side| play.position().pips(side)), [282, 330], "{play}");
    }
    let pins = |text: &String| text.split(' ').any(|item| item == "20/15*");
    assert!(plays(&figures::PIPS).iter().any(pins));
}

#[test]
fn bearing_off_is_as_the_captions_say() {
    let bearing = read(&figures::BEARING_OFF);
    let off = |step| Side::BOTH.map(|side| bearing.frame(step).position.off(side));
    assert_eq!([off(0), off(1), off(2)], [[6, 0], [8, 0], [8, 1]]);
}

#[test]
fn every_play_that_pins_at_home_is_an_answer_and_the_program_agrees() {
    let Mode::Quiz(answers) = read(&figures::HOME_PIN).mode else { panic!("a question") };
    let asked = decision(&figures::HOME_PIN);
    let pins_at = |position: &Position, at: u8| position.captives(Side::Black).any(|p| p == point(25 - at));
    let right: Vec<_> = asked.plays().into_iter().filter(|play| pins_at(&play.position(), 4)).collect();
    assert!(right.iter().all(|play| answers.contains(play)) && right.len() == answers.len());

    let ranked = Search::new(Net::trained(asked.ruleset)).rank(&asked, Plies::Two, Search::FREELY);
    let best = |at| {
        let of = ranked.iter().filter(|one| pins_at(&one.after.position, at));
        of.map(|one| one.chances.equity()).fold(f32::MIN, f32::max)
    };
    let difference = best(4) - best(15);
    println!("figure guide_home_pin {difference:.2} points");
    assert!((0.35..0.65).contains(&difference), "about half a point: {difference}");
}
