//! What people write, what is written back, and what the errors say: all of `docs`' notation.

use plakoto_rules::notation::{Field, ParseError, Problem, Situation};
use plakoto_rules::{
    Decision, Dice, Die, Outcome, Play, Point, Position, Refusal, Ruleset, Setup, SetupProblem, Side, Variant,
};

fn decision(situation: &str) -> Decision {
    situation.parse().unwrap()
}

fn point(number: u8) -> Point {
    Point::new(number).unwrap()
}

/// Where it is wrong, and what the error says.
fn told(error: &ParseError) -> (Field, usize, String) {
    (error.field(), error.at(), error.to_string())
}

/// White's 24 has a lone enemy 4 away and another 9 away.
const TOUCH: &str = "j--a----------a----a---O w54";
const START_65: &str = "o----------------------O w65 plakoto";
const PIN: &str = "j---d-------F-a----A---H w53 plakoto";
const DOUBLE: &str = "o----------------------O w33";
const HOME: &str = "AAABBB------------cccbbb w65";

#[test]
fn plays_as_people_write_them() {
    let table: &[(&str, &[&str], &str)] = &[
        (START_65, &["24/19 24/18", "24/18 24/19", "24/18, 24/19", "24-18 24-19"], "24/19 24/18"),
        (START_65, &["24/18;24/19", "  24/18   24/19 ", "24/18\t24/19", "24–18 24–19"], "24/19 24/18"),
        (START_65, &["24/13", "24/18/13", "24/19/13", "24-18-13", "24/18 18/13", "18/13 24/18"], "24/13"),
        (START_65, &["24/13(1)", "24/13*", "24*/13", "24/18*/13"], "24/13"),
        (
            PIN,
            &["20/15* 13/10", "20/15 13/10", "13/10* 20/15*", "13-10 20-15", "20/15** 13/10"],
            "20/15* 13/10",
        ),
        (PIN, &["20/12", "20/15/12", "20/15*/12", "20/17/12"], "20/12"),
        (DOUBLE, &["24/21(4)", "24/21(2) 24/21(2)", "24/21 24/21 24/21 24/21", "24/21(3) 24/21"], "24/21(4)"),
        (DOUBLE, &["24/21(4)*", "24/21*(4)"], "24/21(4)"),
        (DOUBLE, &["24/18(2)", "24/21/18(2)", "24/18 24/18", "24/21(2) 21/18(2)"], "24/18(2)"),
        (DOUBLE, &["24/12", "24/21/18/15/12", "24/15/12", "24/18/12"], "24/12"),
        (DOUBLE, &["24/15 24/21", "24/21 24/15", "24/18 24/21 18/15"], "24/21 24/15"),
        (HOME, &["6/off 5/off", "5/off 6/off", "5/OFF 6/Off", "6-off, 5-off"], "6/off 5/off"),
        (TOUCH, &["24/15", "24/20/15", "24/20*/15", "24/20*/15*", "24/19/15"], "24/15*"),
        ("j------------------b---O w54", &["24/15", "24/19/15"], "24/15"),
        ("j-----------------aa---O w54", &["24/15", "24/19*/15", "24/20/15"], "24/19*/15"),
        ("j-----------------ba---O w54", &["24/15", "24/20/15", "24/20*/15"], "24/20*/15"),
        // No step can be made: only the dash.
        ("M----------------b----bB w61", &["-", " - ", "–", "—"], "-"),
    ];
    for (situation, texts, canonical) in table {
        let decision = decision(situation);
        for text in *texts {
            let read = decision.parse_play(text).map(|play| play.to_string());
            assert_eq!(read.as_deref(), Ok(*canonical), "{text} in {situation}");
        }
        let written = decision.plays().iter().any(|play| play.to_string() == *canonical);
        assert!(written, "{canonical} in {situation}");
    }
}

#[test]
fn equal_plays_have_equal_text() {
    for situation in [START_65, PIN, DOUBLE, HOME, TOUCH] {
        let decision = decision(situation);
        let mut open = vec![decision.draft()];
        let mut plays: Vec<Play> = Vec::new();
        while let Some(draft) = open.pop() {
            plays.extend(draft.play());
            for step in draft.legal_steps() {
                let mut further = draft.clone();
                further.step(step.from, step.die).unwrap();
                open.push(further);
            }
        }
        for one in &plays {
            for two in &plays {
                assert_eq!(one.position() == two.position(), one.to_string() == two.to_string());
                assert_eq!(one.position() == two.position(), one == two);
            }
        }
    }
}

#[test]
fn items_tell_what_the_text_does() {
    let play = decision("j-----------------aa---O w54").parse_play("24/15").unwrap();
    let item = &play.items()[0];
    assert_eq!((item.from, item.to), (point(24), Some(point(15))));
    assert_eq!((item.touches.as_slice(), item.pins, item.times), (&[point(19)][..], false, 1));
    let play = decision(PIN).parse_play("20/15 13/10").unwrap();
    assert_eq!(play.items().iter().map(|item| item.pins).collect::<Vec<_>>(), [true, false]);
    let play = decision(HOME).parse_play("6/off 5/off").unwrap();
    assert!(play.items().iter().all(|item| item.to.is_none()));
    assert_eq!((play.side(), play.is_pass()), (Side::White, false));
    // Two land on the same lone checker: it is pinned once.
    let play = decision("j-------------------a--O w33").parse_play("24/21(4)").unwrap();
    assert_eq!(play.to_string(), "24/21*(4)");
}

#[test]
fn what_cannot_be_read_as_a_play_says_what_and_where() {
    let table: &[(&str, usize, Problem)] = &[
        ("", 0, Problem::Missing),
        (" , ", 0, Problem::Missing),
        ("24/19 x/18", 6, Problem::NoPoint("x".into())),
        ("24/19 24/x", 9, Problem::NoPoint("x".into())),
        ("24/19 24/", 9, Problem::NoPoint(String::new())),
        ("25/19", 0, Problem::NoPoint("25".into())),
        ("24/0", 3, Problem::NoPoint("0".into())),
        ("24/+19", 3, Problem::NoPoint("+19".into())),
        ("24//19", 3, Problem::NoPoint(String::new())),
        ("٢٤/19", 0, Problem::NoPoint("٢٤".into())),
        ("24/19 bar/18", 6, Problem::Bar),
        ("24/BAR", 3, Problem::Bar),
        ("24", 0, Problem::NoStep("24".into())),
        ("19/24", 0, Problem::NoStep("19/24".into())),
        ("24/24", 0, Problem::NoStep("24/24".into())),
        ("24/19 off/3", 6, Problem::NoStep("off/3".into())),
        ("24/19(5)", 5, Problem::NoTimes("(5)".into())),
        ("24/19(0)", 5, Problem::NoTimes("(0)".into())),
        ("24/19(2", 5, Problem::NoTimes("(2".into())),
        ("24/19(+2)", 5, Problem::NoTimes("(+2)".into())),
        ("24/19()", 5, Problem::NoTimes("()".into())),
        ("24/19(300)", 5, Problem::NoTimes("(300)".into())),
        ("24/19 (2)", 6, Problem::NoPoint(String::new())),
        ("thisisnoplayatallforitislong", 0, Problem::NoPoint("thisisnoplayatallforitis…".into())),
    ];
    for (text, at, problem) in table {
        let error = decision(START_65).parse_play(text).unwrap_err();
        assert_eq!((error.field(), error.at(), error.problem()), (Field::Play, *at, problem), "{text}");
    }
}

#[test]
fn a_play_that_is_not_legal_says_why_and_where() {
    let table: &[(&str, &str, usize, Refusal)] = &[
        (START_65, "24/19 24/17", 6, Refusal::NoSuchDie { from: point(24), to: Some(point(17)) }),
        (START_65, "24/19 23/17", 6, Refusal::NoChecker { point: point(23) }),
        (START_65, "24/19", 0, Refusal::MoreDice { steps: 2 }),
        (START_65, "-", 0, Refusal::MoreDice { steps: 2 }),
        (START_65, "24/19 24/18 24/18", 12, Refusal::TurnComplete),
        (START_65, "24/19(2)", 0, Refusal::NoSuchDie { from: point(24), to: Some(point(19)) }),
        (DOUBLE, "24/21(4) 24/21(4)", 9, Refusal::TurnComplete),
        (PIN, "13/8 13/10 6/1", 11, Refusal::TurnComplete),
        (PIN, "13/off 20/17", 0, Refusal::NoSuchDie { from: point(13), to: None }),
        ("i---d-------F-b----A---H w53", "20/15 13/10", 0, Refusal::Closed { point: point(15) }),
        ("j---d----A--E-A*--------H b53", "10/7 24/19", 0, Refusal::Pinned { point: point(10) }),
        (
            "n-------A*--------------N b31",
            "24/15",
            0,
            Refusal::NoSuchDie { from: point(24), to: Some(point(15)) },
        ),
        ("M----------------b----bB w61", "24/18", 0, Refusal::TurnComplete),
    ];
    for (situation, text, at, refusal) in table {
        let error = decision(situation).parse_play(text).unwrap_err();
        assert_eq!(
            (error.field(), error.at(), error.problem()),
            (Field::Play, *at, &Problem::Illegal(*refusal)),
            "{text} in {situation}: {error}"
        );
    }
}

/// However long a text is, it is refused in words.
#[test]
fn a_very_long_play_is_refused() {
    for item in ["24/18 ", "24/18(4) ", "24/", "(", "*", "-", "24/23/22/21/20 ", "1/off(4),"] {
        let text = item.repeat(20_000);
        for situation in [START_65, DOUBLE] {
            let error = decision(situation).parse_play(&text).unwrap_err();
            assert!(error.to_string().chars().count() < 200, "{error}");
        }
    }
}

#[test]
fn position_codes() {
    for code in [
        "o----------------------O",
        "j---d----A--E-A*--------H",
        "AAABBB------------cccbbb",
        "A*----------------------a*",
        "------------------------",
        "N*----------------------n",
    ] {
        let position: Position = code.parse().unwrap();
        assert_eq!(position.to_string(), code);
    }
    assert_eq!("o----------------------O".parse(), Ok(Position::START));
    assert_eq!(format!("{:>26}|", Position::START), "  o----------------------O|");
    let pinning: Position = "j---d----A--E-A*--------H".parse().unwrap();
    assert!(pinning.captives(Side::Black).eq([point(10)]));
    assert_eq!(pinning.off(Side::Black), 0);
}

#[test]
fn what_is_wrong_with_a_position_code() {
    let dashes = "-".repeat(24);
    let table: &[(&str, usize, Problem)] = &[
        ("", 0, Problem::Missing),
        ("*-----------------------", 0, Problem::StrayStar),
        ("-*----------------------", 1, Problem::StrayStar),
        ("A**----------------------", 2, Problem::StrayStar),
        ("o----------P-----------O", 11, Problem::NoGroup('P')),
        ("o----------p-----------O", 11, Problem::NoGroup('p')),
        ("o---------- -----------O", 11, Problem::NoGroup(' ')),
        ("o----------é-----------O", 11, Problem::NoGroup('é')),
        ("éo---------------------O", 0, Problem::NoGroup('é')),
        (&dashes[1..], 23, Problem::GroupCount(23)),
        ("-------------------------", 25, Problem::GroupCount(25)),
        (
            "O----------------------A",
            0,
            Problem::Setup(SetupProblem::TooMany { side: Side::White, count: 16 }),
        ),
        (
            "oA*----------------------",
            0,
            Problem::Setup(SetupProblem::TooMany { side: Side::Black, count: 16 }),
        ),
    ];
    for (code, at, problem) in table {
        let error = code.parse::<Position>().unwrap_err();
        assert_eq!((error.field(), error.at(), error.problem()), (Field::Position, *at, problem), "{code}");
        // Too many checkers are no matter of syntax.
        assert_eq!(code.parse::<Setup>().is_ok(), matches!(problem, Problem::Setup(_)), "{code}");
    }
    let error = "o----------P-----------O".parse::<Position>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "position code, character 12: “P” is no group: write - or a letter A to O or a to o"
    );
}

#[test]
fn situations() {
    let start =
        Situation { position: Position::START, side: Side::White, dice: None, ruleset: Ruleset::PLAKOTO };
    let dice = Dice::new(6, 5);
    let black = Situation { side: Side::Black, ..start };
    let table: &[(&str, Situation, &str)] = &[
        ("o----------------------O", start, "o----------------------O w plakoto"),
        ("o----------------------O w", start, "o----------------------O w plakoto"),
        ("o----------------------O b", black, "o----------------------O b plakoto"),
        ("o----------------------O w65", Situation { dice, ..start }, "o----------------------O w65 plakoto"),
        ("o----------------------O w56", Situation { dice, ..start }, "o----------------------O w65 plakoto"),
        (
            "  o----------------------O   b65  tapa ",
            Situation { dice, ruleset: Ruleset::TAPA, ..black },
            "o----------------------O b65 tapa",
        ),
    ];
    for (text, situation, canonical) in table {
        assert_eq!(text.parse(), Ok(*situation), "{text}");
        assert_eq!(situation.to_string(), *canonical);
        assert_eq!(text.parse::<Decision>().ok(), situation.decision());
    }
    let given = "o----------------------O w65".parse::<Decision>().unwrap();
    assert_eq!(Situation::from(given).decision(), Some(given));
}

#[test]
fn what_is_wrong_with_a_situation() {
    let table: &[(&str, Field, usize, &str)] = &[
        ("", Field::Position, 0, "position code, character 1: nothing is there"),
        ("o- w", Field::Position, 2, "position code, character 3: 2 groups, but the board has 24 points"),
        ("o----------------------O x", Field::Turn, 0, "turn, character 1: “x” is no side: write w or b"),
        ("o----------------------O W65", Field::Turn, 0, "turn, character 1: “W65” is no side: write w or b"),
        (
            "o----------------------O w6",
            Field::Turn,
            1,
            "turn, character 2: “6” is no roll: write two numbers from 1 to 6",
        ),
        (
            "o----------------------O w67",
            Field::Turn,
            1,
            "turn, character 2: “67” is no roll: write two numbers from 1 to 6",
        ),
        (
            "o----------------------O w655",
            Field::Turn,
            1,
            "turn, character 2: “655” is no roll: write two numbers from 1 to 6",
        ),
        ("o----------------------O é65", Field::Turn, 0, "turn, character 1: “é65” is no side: write w or b"),
        (
            "o----------------------O w65 chess",
            Field::Rules,
            0,
            "rules, character 1: “chess” is no ruleset: write plakoto or tapa",
        ),
        ("o----------------------O w65 tapa 3", Field::End, 0, "end, character 1: “3” is too much"),
    ];
    for (text, field, at, message) in table {
        let error = text.parse::<Situation>().unwrap_err();
        assert_eq!(told(&error), (*field, *at, (*message).to_owned()), "{text}");
    }
    let error = "o----------------------O w".parse::<Decision>().unwrap_err();
    assert_eq!(told(&error), (Field::Turn, 1, "turn, character 2: the roll is missing".into()));
}

#[test]
fn situations_from_the_fields_of_a_url() {
    let code = "j---d-------F-a----A---H";
    let read = Situation::from_fields(code, Some("w"), Some("35"), Some("tapa")).unwrap();
    assert_eq!(read.to_string(), format!("{code} w53 tapa"));
    assert_eq!(
        Situation::from_fields(code, None, None, None).unwrap().to_string(),
        format!("{code} w plakoto")
    );
    let wrong = |position, turn, dice, rules| {
        Situation::from_fields(position, turn, dice, rules).map_err(|error| error.field()).unwrap_err()
    };
    assert_eq!(wrong("", None, None, None), Field::Position);
    assert_eq!(wrong(code, Some(""), None, None), Field::Turn);
    assert_eq!(wrong(code, Some("w65"), None, None), Field::Turn);
    assert_eq!(wrong(code, Some("w"), Some(""), None), Field::Dice);
    assert_eq!(wrong(code, Some("w"), Some("6 5"), None), Field::Dice);
    assert_eq!(wrong(code, Some("w"), Some("65"), Some("")), Field::Rules);
}

#[test]
fn words_and_numbers() {
    for dice in Dice::all() {
        assert_eq!(dice.to_string().parse(), Ok(dice));
    }
    for text in ["", "6", "07", "70", "666", "a1", "６５", "-1", "6.5"] {
        assert_eq!(text.parse::<Dice>().unwrap_err().field(), Field::Dice, "{text}");
    }
    for text in ["w1", "w2", "b1", "b2", "draw"] {
        assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
    }
    for text in ["", "w", "w3", "W1", "draw "] {
        assert_eq!(text.parse::<Outcome>().unwrap_err().field(), Field::Outcome, "{text}");
    }
    for variant in Variant::BOTH {
        assert_eq!(variant.to_string().parse(), Ok(variant));
    }
    assert_eq!("Tapa".parse::<Variant>().unwrap_err().field(), Field::Rules);
    assert!(Side::BOTH.into_iter().all(|side| Side::from_letter(side.letter()) == Some(side)));
    assert!(Die::ALL.into_iter().all(|die| Die::new(die.pips()) == Some(die)));
    assert_eq!(Die::new(0), None);
}

#[test]
fn what_play_cannot_lead_to_is_told_apart_from_syntax() {
    use plakoto_rules::Impossible::*;
    let table: &[(&str, &[plakoto_rules::Impossible])] = &[
        ("o----------------------O", &[]),
        ("AAABBB------------cccbbb", &[]),
        ("n----------------------O", &[BorneOffTooSoon { side: Side::Black }]),
        ("o----------------------N", &[BorneOffTooSoon { side: Side::White }]),
        ("n----------------------O*", &[CaptiveUnderStarters { side: Side::White }]),
        ("o*----------------------N", &[CaptiveUnderStarters { side: Side::Black }]),
        ("------------------------", &[BothBorneOff]),
    ];
    for (code, impossible) in table {
        let found = code.parse::<Position>().unwrap().impossible();
        assert_eq!(found, *impossible, "{code}");
        assert!(found.iter().all(|problem| !problem.to_string().is_empty()));
    }
}
