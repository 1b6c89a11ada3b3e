//! Български.

use plakoto_board::speech::{Locale, Plural, Speech};
use plakoto_rules::{Die, Side, Variant};

use super::Text;
use crate::play::company::Speed;

static SPEECH: &Speech = Locale::Bg.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
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

fn with_dice(dice: &[Die]) -> String {
    match dice {
        [one] => format!("с {one}"),
        _ => {
            let all: Vec<String> = dice.iter().map(Die::to_string).collect();
            format!("с {}", all.join(" и "))
        }
    }
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    new_match: "Нова среща",
    which_game: "Игра",
    game_of: |variant| match variant {
        Variant::Plakoto => "гръцка",
        Variant::Tapa => "българска",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "Затапи майката на противника, последния пул на началната му позиция, и печелиш двойно, щом твоята се опразни."
        }
        Variant::Tapa => {
            "Затапената майка е само лошо положение: играе се нататък, докато някой извади всичко."
        }
    },
    match_to: "Среща до",
    options: "Варианти",
    opening: "Начало",
    opening_play: "играе двата зара",
    opening_afresh: "хвърля отново",
    next_game_begins: "Следваща игра",
    winner_begins: "започва победителят",
    opening_every_game: "по един зар",
    mother: "Майка",
    mother_wins: "затапена: печели 2",
    mother_plays_on: "играе се нататък",
    draw: "Равен",
    draw_nothing: "0–0",
    draw_one_each: "1–1",
    start: "Започни срещата",
    back_to_match: "Обратно към срещата",

    who_plays: "Кой играе",
    two_people: "двама души",
    against_program: "срещу програмата",
    watch_programs: "тя сама",
    level: "Ниво",
    level_of_white: "Ниво на белите",
    level_of_black: "Ниво на черните",
    level_told: |level| match level {
        1 => "Новак: бяга с най-задния, затапва каквото може, не вижда опасност.",
        2 => "Начинаещ: вижда опасност от време на време.",
        3 => "Ученик: вижда опасностите, но пуска затапените твърде рано.",
        4 => "Любител: греши често, но рядко грубо.",
        5 => "Опитен играч: греши от време на време.",
        6 => "Силен играч: греши рядко и малко.",
        _ => "Пълна сила: гледа три хода напред.",
    },
    your_colour: "Твоят цвят",
    by_chance: "случайно",
    you: "ти",
    program_at: |level| format!("ниво {level}"),
    thinking: "мисли",

    board_keys: "Стрелките минават по позициите, Enter взема и пуска пул, Backspace връща, интервалът хвърля, H дава съвет.",
    can_leave: |line| format!("{line}. Може да се мести."),
    can_come: |line| format!("{line}. Пулът в ръката може да дойде тук."),
    in_hand: |line, places| format!("{line}. В ръката; може да отиде на {places}."),
    points_of_match: |points| {
        if points == 1 { "една игра".into() } else { format!("среща до {points}") }
    },
    pips_and_off: |pips, off| match Locale::Bg.plural(pips.into()) {
        Plural::One => format!("остава 1 · {off} вън"),
        _ => format!("остават {pips} · {off} вън"),
    },
    to_move: "на ход",
    score_of: |side, score| {
        format!("{}: {score} {}", name(side), Locale::Bg.one_or_more(score, ["точка", "точки"]))
    },
    moves: "Ходове",
    no_moves: "Тук се появяват ходовете на играта.",
    look_at_turn: |turn, side, play| format!("Виж ход {turn}, {}: {play}", them(side)),
    first_turn: "Първо положение",
    turn_back: "Един ход назад",
    turn_on: "Един ход напред",
    present: "Сегашно положение",
    looking_back: |turn, turns| format!("Гледаш дъската след ход {turn} от {turns}."),
    seeded: |seed| format!("Предопределени зарове: {seed}"),

    throw_for_opening: "Хвърли за начало",
    throw_again: "Хвърли пак",
    roll: "Хвърли",
    confirm: "Потвърди",
    pass: "Пропусни",
    take_back: "Върни",
    next_game: "Следваща игра",
    back_to_game: "Обратно в играта",
    wait: "Един момент",
    pause: "Пауза",
    go_on: "Продължи",
    one_turn: "Един ход",
    hint: "Съвет",
    play_it: "Изиграй го",
    accept: "Приемам",
    play_on: "Играя нататък",
    go_without: "Продължи без нея",
    choose_die: "С кой зар?",
    with_dice,
    cancel: "Отказ",
    close: "Затвори",
    menu: "Меню",
    resign: "Предай играта",
    resign_question: |side| format!("{} предават играта. За колко?", they(side)),
    resign_one: "1 точка",
    resign_two: "2 точки",
    copy_code: "Копирай кода на положението",
    guide: "Правила",
    why: "Защо?",
    editor: "Редактор на диаграми",
    play_forced: "Играй вместо мен единствените ходове",
    turn_board: "Обърни дъската",
    show_chances: "Покажи шансовете",
    speed: "Програмата играе",
    speed_of: |speed| match speed {
        Speed::Slow => "бавно",
        Speed::Normal => "спокойно",
        Speed::Instant => "веднага",
    },
    language_setting: "Език",

    settings: "Настройки",
    looks: "Изглед",
    done_for_you: "Вместо теб",
    pace_and_sound: "Темпо и звук",
    as_device: "според устройството",
    theme: "Ден или нощ",
    themes: ["светло", "тъмно"],
    board: "Дъска",
    boards: ["зелена", "орех", "висок контраст", "черно на бяло"],
    checkers: "Пулове",
    checker_colours: ["слонова кост и абанос", "кремаво и червено", "кремаво и синьо"],
    home_left: "Домове отляво",
    numbers: "Номера на позициите",
    pip_counts: "Брой пипсове",
    highlights: "Покажи възможните ходове",
    motion: "Движения",
    motions: ["бавни", "спокойни", "бързи", "никакви"],
    sound: "Звук",
    rolls: "Хвърляй вместо мен",
    bears_off: "Изваждай вместо мен, щом се разминем",
    confirms: "Потвърждавай всеки ход",
    reset: "По подразбиране",

    new_here: "За пръв път тук?",
    introduction: "Плакото в три стъпки",
    lessons: [
        "Пуловете ти тръгват от началната си позиция, обикалят дъската и влизат в дома. Два или повече на една позиция са капия: затварят я за другия.",
        "Стъпиш ли върху единичен пул, затапваш го: не може да мръдне, докато и последният ти пул над него не си тръгне.",
        "Щом и петнайсетте са в дома и никой не е затапен, започваш да ги изваждаш. Печели, който пръв остане без пулове.",
    ],
    play_program: "Играй срещу програмата",
    play_friend: "Играй с приятел",
    skip: "Пропусни",
    back: "Назад",
    next: "Напред",

    opening_due: "Всяка страна хвърля един зар. Започва по-големият.",
    opening_tie: |die| format!("И двете страни хвърлиха {die}. Отново."),
    opening_won: |side, own, other| format!("{} хвърлиха {own} срещу {other} и започват.", they(side)),
    complete: "Мятането е изиграно. Потвърди или върни.",
    forced: "Възможен е само един ход; изигран е вместо теб.",
    plays: |side, one, two| format!("{} играят {one}-{two}.", they(side)),
    offers: |side, double| {
        format!(
            "{} предлагат да се предадат: {} биха спечелили {}.",
            they(side),
            them(side.other()),
            (SPEECH.won)(1 + u8::from(double))
        )
    },
    match_won: |side, own, other| format!("{} печелят срещата с {own}–{other}.", they(side)),
    score_now: |white, black| format!("Бели {white}, черни {black}."),
    begins_next: |side| format!("{} започват следващата игра.", they(side)),
    opening_next: "Следващата игра започва с по един зар.",
    hint_of: |side, one, two| format!("Най-добрите ходове на {} с {one}-{two}", them(side)),
    hint_thinks: "Обмисля…",
    best: "най-добър",
    your_play: "твоят",
    was_played: "изигран",
    chances: |[win, double, lost]| format!("печели {win}%, двойно {double}%, губи двойно {lost}%"),
    valuation: |side, equity, chances| format!("{} преди мятането, {equity}: {chances}", name(side)),

    broken_save: "Играта, запазена в този браузър, не можа да се прочете. Тя е оставена настрана и може да започне нова.",
    unsaved: "В момента браузърът не пази нищо (мястото му е пълно или затворено за тази страница). Играта продължава, но при презареждане ще се изгуби.",
    no_randomness: "Браузърът не дава случайни числа, затова няма зарове за хвърляне.",
    no_program: "В момента програмата не може да тръгне в този браузър. Двама души могат да продължат тук или страницата да се зареди отново за нов опит.",
    plays_on: "Програмата не приема 1 точка: надява се на 2 и играе нататък.",
    thinks_here: "Този браузър не позволява на програмата да мисли във фонов режим, затова тя мисли в самата страница, която може да спира за миг.",
    finished_situation: "В положението, което адресът иска, играта е свършила.",
    opened_situation: "Положение от адреса; твоята среща е запазена.",
    dismiss: "Разбрах",
    new_version: "Има нова версия.",
    take_new_version: "Използвай я",
    bad_situation: "Адресът иска положение, което не може да се прочете.",
};
