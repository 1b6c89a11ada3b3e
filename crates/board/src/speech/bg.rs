//! Български. A side is its checkers, so every verb is in the plural. „Позиция“ is a point; a position
//! is a „положение“. Behind a number „пул“ has a form of its own, „пула“.

use plakoto_rules::{Cause, Ending, Impossible, Outcome, Side, Variant};

use super::{Direction, Locale, Plural, Problems, Refusals, Sentence, Speech, Standing};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "Бели",
        Side::Black => "Черни",
    }
}

/// With the article, at the beginning of a sentence.
fn they(side: Side) -> &'static str {
    match side {
        Side::White => "Белите",
        Side::Black => "Черните",
    }
}

/// The same within one.
fn them(side: Side) -> &'static str {
    match side {
        Side::White => "белите",
        Side::Black => "черните",
    }
}

fn checkers(number: u8, side: Side) -> String {
    let colour = match (side, Locale::Bg.plural(number.into())) {
        (Side::White, Plural::One) => "бял пул",
        (Side::White, _) => "бели пула",
        (Side::Black, Plural::One) => "черен пул",
        (Side::Black, _) => "черни пула",
    };
    format!("{number} {colour}")
}

fn won(points: u8) -> &'static str {
    if points == 2 { "2 точки" } else { "1 точка" }
}

fn ended(ending: Ending) -> String {
    let Outcome::Win { side, double } = ending.outcome else {
        return "Равен: и двете майки са затапени и никоя никога няма да излезе.".into();
    };
    let (winner, loser, points) = (they(side), side.other(), won(1 + u8::from(double)));
    match (ending.cause, double) {
        (Cause::Mother, _) => format!("{winner} печелят {points}: майката на {} е затапена.", them(loser)),
        (Cause::Resigned, _) => format!("{} се предават. {winner} печелят {points}.", they(loser)),
        (_, true) => {
            format!("{winner} печелят {points} с марс: извадиха всичко, а {} – нищо.", them(loser))
        }
        (_, false) => format!("{winner} извадиха и петнадесетте си пула и печелят {points}."),
    }
}

fn point(Standing { point, owner, count, captive }: Standing) -> String {
    let top = checkers(count, owner);
    if captive {
        let captive = if owner == Side::White { "черен" } else { "бял" };
        format!("Позиция {point}: {top}, отдолу 1 затапен {captive}")
    } else {
        format!("Позиция {point}: {top}")
    }
}

pub(super) static SPEECH: Speech = Speech {
    language: "Български",
    direction: Direction::LeftToRight,
    side: name,
    game: |variant| match variant {
        Variant::Plakoto => "Плакото",
        Variant::Tapa => "Тапа",
    },
    board: "Дъска",
    copy_words: "Копирай положението като текст",
    copied: "Копирано.",
    not_copied: "Браузърът не позволява копиране тук.",
    to_roll: |side| format!("{} хвърлят.", they(side)),
    to_play: |side, one, two| format!("{} са на ход с {one}-{two}.", they(side)),
    passes: |side, one, two| format!("{} не могат да играят {one}-{two} и пропускат.", they(side)),
    pins: |pinned, die, point| {
        format!(
            "Зар {die} затапва единичния пул на {} на твоята позиция {point}. Той остава там, докато не си тръгнеш.",
            them(pinned)
        )
    },
    pins_mother: |pinned| {
        format!(
            "Майката на {} е затапена. Ще се освободи едва когато изваждаш от твоята позиция 1.",
            them(pinned)
        )
    },
    pins_mother_waits: |pinned| {
        format!("Майката на {} е затапена. Печелиш, щом твоята начална позиция се опразни.", them(pinned))
    },
    frees: |freed, point| format!("Пулът на {} на твоята позиция {point} отново е свободен.", them(freed)),
    played: |side, play| format!("{} изиграха {play}.", they(side)),
    won,
    ended,
    refusals: Refusals {
        no_checker: Sentence::new("Нямаш пул на позиция {0}."),
        pinned: Sentence::new(
            "Пулът ти на позиция {0} е затапен. Той чака, докато си тръгне и последният над него.",
        ),
        closed: Sentence::new("Позиция {0} е затворена."),
        own_captive: Sentence::new("На позиция {0} е затапен твой пул: там не можеш да стъпиш."),
        no_such_die: Sentence::new("Никой от останалите зарове не води от {0} до {1}."),
        no_such_die_off: Sentence::new("Никой от останалите зарове не изважда от {0}."),
        not_home: Sentence::new("Още не можеш да изваждаш: пулът ти на позиция {0} не е в дома."),
        captive_keeps_home: Sentence::new("Не можеш да изваждаш, докато пулът ти на позиция {0} е затапен."),
        higher_checker: Sentence::new(
            "По-голям зар изважда само от най-високата ти позиция, а тя е позиция {0}.",
        ),
        both_dice: "Така един зар би се загубил: могат да се изиграят и двата, затова е задължително.",
        more_dice: "Така един зар би се загубил: могат да се изиграят повече, затова е задължително.",
        higher_die: Sentence::new("Може да се изиграе само един зар и той трябва да е по-големият: {0}."),
        turn_complete: "Мятането е изиграно. Потвърди или върни.",
        not_with_this_roll: "Това не може да се изиграе с това мятане.",
    },
    words: "Положението с думи",
    point,
    empty: |point| format!("Позиция {point}: празна"),
    off: |side, off, pips| {
        let name = name(side);
        match Locale::Bg.plural(pips.into()) {
            Plural::One => format!("{name}: извадени {off}, остава път от 1 позиция."),
            _ => format!("{name}: извадени {off}, остава път от {pips} позиции."),
        }
    },
    last: |side, play| format!("Последен ход, на {}: {play}.", them(side)),
    impossible: |impossible| match impossible {
        Impossible::BorneOffTooSoon { side } => {
            format!(
                "С игра не се стига дотук: {} са изваждали, а не всичките им пулове са в дома.",
                them(side)
            )
        }
        Impossible::CaptiveUnderStarters { side } => {
            format!(
                "С игра не се стига дотук: {} затапват пул на собствената си начална позиция.",
                them(side)
            )
        }
        Impossible::BothBorneOff => {
            "С игра не се стига дотук: и двете страни са извадили всичките си пулове.".into()
        }
    },
    problems: Problems {
        at: Sentence::new("В „{0}“, знак {1}: {2}"),
        play: "ход",
        outcome: "изход",
        end: "край",
        missing: "Там няма нищо.",
        no_group: Sentence::new(
            "„{0}“ не означава нищо там; напиши - или латинска буква от A до O или от a до o.",
        ),
        stray_star: "Знакът * трябва да следва буквата на купчина.",
        group_count: Sentence::new("Групите са {0}, а дъската има 24 позиции."),
        too_many: Sentence::new("{0}: {1} пула, а те са само 15."),
        nobody_on_top: Sentence::new("На позиция {0} няма пул отгоре."),
        no_side: Sentence::new("„{0}“ не е страна; напиши w или b."),
        no_dice: Sentence::new("„{0}“ не е мятане; напиши две числа от 1 до 6."),
        no_ruleset: Sentence::new("„{0}“ не е игра; напиши plakoto или tapa."),
        no_outcome: Sentence::new("„{0}“ не е изход от играта."),
        surplus: Sentence::new("„{0}“ е в повече."),
        no_point: Sentence::new("„{0}“ не е позиция."),
        no_step: Sentence::new("„{0}“ не води никъде."),
        no_times: Sentence::new("„{0}“ не е брой пулове."),
        bar: "В тази игра няма бар.",
        no_roll: "Липсва мятането.",
    },
};
