//! Whatever is said of a board is said in every language: something, with its figures and sides, in
//! the language's own letters.

use plakoto_board::speech::{Direction, Locale, Standing, counted_in_arabic};
use plakoto_rules::notation::{ParseError, Situation};
use plakoto_rules::{Cause, Decision, Dice, Die, Ending, Impossible, Outcome, Point, Refusal, Side, Variant};

/// What is written in Latin letters everywhere, since it is typed so: fields of an address and what may
/// stand in them.
const TYPED: [&str; 17] = [
    "position", "turn", "dice", "rules", "A", "O", "a", "o", "w", "b", "x", "plakoto", "tapa", "portes",
    "off", "w3", "draw",
];

/// A sentence that was said, to be looked at.
struct Said(Locale, String);

fn said(locale: Locale, text: impl Into<String>) -> Said {
    let text = text.into();
    assert!(!text.trim().is_empty(), "{locale:?}: nothing");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(".."), "{locale:?}: {text}");
    assert!(!text.contains('{') && !text.contains('#'), "{locale:?}: {text}");
    if matches!(locale, Locale::El | Locale::Bg | Locale::Ar) {
        let foreign = text
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .find(|word| word.chars().any(|letter| letter.is_ascii_alphabetic()) && !TYPED.contains(word));
        assert_eq!(foreign, None, "{locale:?}: {text}");
    }
    let marks = |wanted: [char; 2]| text.chars().filter(|letter| wanted.contains(letter)).count();
    assert_eq!(marks(['\u{2066}', '\u{2068}']), marks(['\u{2069}'; 2]), "{locale:?}: {text}");
    // One within another would be cut short where it becomes an element.
    assert!(text.split('\u{2066}').skip(1).all(|part| part.contains('\u{2069}')), "{locale:?}: {text}");
    if locale.direction() == Direction::LeftToRight {
        assert_eq!(marks(['\u{2066}', '\u{2068}']), 0, "{locale:?}: {text}");
    }
    Said(locale, text)
}

impl Said {
    fn with(self, figures: impl ToString) -> Said {
        let Said(locale, text) = &self;
        let figures = figures.to_string();
        // Arabic has words of its own for one and two.
        let words: &[&str] = match (locale, figures.as_str()) {
            (Locale::Ar, "0") => &["0", "لا", "لم"],
            (Locale::Ar, "1") => &["1", "واحد"],
            (Locale::Ar, "2") => &["2", "ان", "ين"],
            _ => &[&figures],
        };
        assert!(words.iter().any(|word| text.contains(word)), "{locale:?}: no {figures} in {text}");
        self
    }

    /// With a roll or a play, which must not be turned round.
    fn with_play(self, play: &str) -> Said {
        let kept = self.0.speech().kept_together(play);
        assert!(self.1.contains(&kept), "{:?}: no {play} in {}", self.0, self.1);
        self
    }

    fn with_side(self, side: Side) -> Said {
        let text = self.1.to_lowercase();
        let stems: &[&str] = match (self.0, side) {
            (Locale::En, Side::White) => &["white"],
            (Locale::En, Side::Black) => &["black"],
            (Locale::De, Side::White) => &["weiß"],
            (Locale::De, Side::Black) => &["schwarz"],
            (Locale::Da, Side::White) => &["hvid"],
            (Locale::Da, Side::Black) => &["sort"],
            (Locale::Es, Side::White) => &["blanca"],
            (Locale::Es, Side::Black) => &["negra"],
            (Locale::El, Side::White) => &["λευκ"],
            (Locale::El, Side::Black) => &["μαύρ"],
            (Locale::Bg, Side::White) => &["бел", "бял"],
            (Locale::Bg, Side::Black) => &["черн", "черен"],
            (Locale::Ar, Side::White) => &["بيض"],
            (Locale::Ar, Side::Black) => &["سود"],
        };
        assert!(stems.iter().any(|stem| text.contains(stem)), "{:?}: no {side} in {}", self.0, self.1);
        self
    }
}

const SIDES: [Side; 2] = [Side::White, Side::Black];

fn points() -> impl Iterator<Item = Point> {
    Point::all()
}

#[test]
fn names_and_labels() {
    for locale in Locale::ALL {
        let speech = locale.speech();
        for text in
            [speech.language, speech.board, speech.words, speech.copy_words, speech.copied, speech.not_copied]
        {
            said(locale, text);
        }
        for side in SIDES {
            said(locale, (speech.side)(side)).with_side(side);
        }
        said(locale, (speech.game)(Variant::Plakoto));
        assert_ne!((speech.game)(Variant::Plakoto), (speech.game)(Variant::Tapa));
        for points in [1, 2] {
            said(locale, (speech.won)(points)).with(points);
        }
        assert_eq!(Locale::choose([locale.tag()]), Some(locale));
    }
}

#[test]
fn turns_and_plays() {
    for locale in Locale::ALL {
        let speech = locale.speech();
        for side in SIDES {
            said(locale, (speech.to_roll)(side)).with_side(side);
            for dice in Dice::all() {
                let (one, two) = (dice.high(), dice.low());
                for sentence in [(speech.to_play)(side, one, two), (speech.passes)(side, one, two)] {
                    said(locale, sentence).with_side(side).with_play(&format!("{one}-{two}"));
                }
            }
            for play in ["24/19 24/18", "20/15* 13/10", "6/off(2)", "-"] {
                for sentence in [(speech.played)(side, play), (speech.last)(side, play)] {
                    said(locale, sentence.replace("off", "")).with_side(side);
                    assert!(sentence.contains(&speech.kept_together(play)), "{sentence}");
                }
            }
            for point in points() {
                for die in Die::ALL {
                    said(locale, (speech.pins)(side, die, point)).with_side(side).with(point).with(die);
                }
                said(locale, (speech.frees)(side, point)).with_side(side).with(point);
            }
            said(locale, (speech.pins_mother)(side)).with_side(side).with(1);
            said(locale, (speech.pins_mother_waits)(side)).with_side(side);
        }
    }
}

#[test]
fn every_ending() {
    for locale in Locale::ALL {
        let ended = locale.speech().ended;
        let mut all = vec![ended(Ending { outcome: Outcome::Draw, cause: Cause::BothMothers })];
        said(locale, all[0].as_str());
        for side in SIDES {
            for (cause, double) in [
                (Cause::BorneOff, false),
                (Cause::BorneOff, true),
                (Cause::Mother, true),
                (Cause::Resigned, false),
                (Cause::Resigned, true),
            ] {
                let sentence = ended(Ending { outcome: Outcome::Win { side, double }, cause });
                let found = said(locale, sentence.as_str()).with_side(side).with(1 + u8::from(double));
                if cause != Cause::BorneOff || double {
                    found.with_side(side.other());
                }
                all.push(sentence);
            }
        }
        assert!((1..all.len()).all(|at| !all[..at].contains(&all[at])), "{all:?}");
    }
}

#[test]
fn every_refusal() {
    for locale in Locale::ALL {
        let refused = |refusal| said(locale, locale.speech().refused(refusal));
        for point in points() {
            for refusal in [
                Refusal::NoChecker { point },
                Refusal::Pinned { point },
                Refusal::Closed { point },
                Refusal::OwnCaptive { point },
                Refusal::NoSuchDie { from: point, to: None },
                Refusal::NotHome { point },
                Refusal::CaptiveKeepsHome { point },
                Refusal::HigherChecker { point },
            ] {
                refused(refusal).with(point);
            }
            for to in points() {
                let Said(_, text) = refused(Refusal::NoSuchDie { from: point, to: Some(to) });
                let (from, to) = (text.find(&point.to_string()), text.rfind(&to.to_string()));
                assert!(from.is_some() && from <= to, "{text}");
            }
        }
        for die in Die::ALL {
            refused(Refusal::HigherDie { die }).with(die);
        }
        let (both, more) = (Refusal::MoreDice { steps: 2 }, Refusal::MoreDice { steps: 3 });
        assert_ne!(refused(both).1, refused(more).1);
        refused(Refusal::TurnComplete);
        refused(Refusal::NotWithThisRoll);
    }
}

#[test]
fn every_standing() {
    for locale in Locale::ALL {
        let speech = locale.speech();
        for point in points() {
            said(locale, (speech.empty)(point)).with(point);
            for owner in SIDES {
                for (count, captive) in (1..=15).flat_map(|count| [(count, false), (count, true)]) {
                    let standing = Standing { point, owner, count, captive };
                    let found = said(locale, (speech.point)(standing)).with(point).with_side(owner);
                    if count > 10 {
                        found.with(count);
                    }
                    if captive {
                        said(locale, (speech.point)(standing)).with_side(owner.other());
                    }
                }
            }
        }
        for side in SIDES {
            for (off, pips) in (0..=15).flat_map(|off| (0..=375).map(move |pips| (off, pips))) {
                said(locale, (speech.off)(side, off, pips)).with_side(side).with(off).with(pips);
            }
        }
    }
}

#[test]
fn every_problem() {
    let situation = |text: &str| text.parse::<Situation>().unwrap_err();
    let decision: Decision = "o----------------------O w65 plakoto".parse().unwrap();
    let play = |text: &str| decision.parse_play(text).unwrap_err();
    let start = "o----------------------O";
    let errors: Vec<ParseError> = vec![
        situation(""),
        situation("o---------1------------O"),
        situation("o-*"),
        situation("o--------------O"),
        situation("o---------------------BO"),
        situation(&format!("{start} x")),
        situation(&format!("{start} w70")),
        situation(&format!("{start} w portes")),
        situation(&format!("{start} w tapa x")),
        format!("{start} w plakoto").parse::<Decision>().unwrap_err(),
        "w3".parse::<Outcome>().unwrap_err(),
        play(""),
        play("x/18"),
        play("24/24"),
        play("24/18(7)"),
        play("bar/18"),
        play("23/18"),
    ];
    for locale in Locale::ALL {
        let speech = locale.speech();
        for error in &errors {
            said(locale, speech.wrong(error)).with(error.at() + 1);
        }
        let all: Vec<String> = errors.iter().map(|error| speech.wrong(error)).collect();
        assert!((1..all.len()).all(|at| !all[..at].contains(&all[at])), "{all:#?}");
        // No text leads to it.
        said(locale, speech.problems.nobody_on_top.with([&7])).with(7);
        for side in SIDES {
            for impossible in
                [Impossible::BorneOffTooSoon { side }, Impossible::CaptiveUnderStarters { side }]
            {
                said(locale, (speech.impossible)(impossible)).with_side(side);
            }
        }
        said(locale, (speech.impossible)(Impossible::BothBorneOff));
    }
}

#[test]
fn arabic_counts_in_six_forms() {
    let forms = ["none", "one", "two", "few #", "many #", "hundreds #"];
    for (numbers, form) in [
        (vec![0], "none"),
        (vec![1], "one"),
        (vec![2], "two"),
        (vec![3, 10, 103, 110, 1_003], "few #"),
        (vec![11, 12, 15, 99, 111, 199, 1_011], "many #"),
        (vec![100, 101, 102, 200, 302, 1_000], "hundreds #"),
    ] {
        for number in numbers {
            assert_eq!(counted_in_arabic(number, forms), form.replace('#', &number.to_string()));
        }
    }
}
