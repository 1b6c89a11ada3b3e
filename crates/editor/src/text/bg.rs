//! Bulgarian.

use plakoto_board::speech::{Locale, Speech};
use plakoto_diagram::Theme;
use plakoto_rules::Side;

use super::Text;
use crate::document::Purpose;
use crate::editor::{Tab, Tool};
use crate::place::Refused;

static SPEECH: &Speech = Locale::Bg.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    title: "Редактор на диаграми",
    back: "Обратно към дъската",
    undo: "Отмени",
    redo: "Повтори",
    parts: "Части на диаграмата",
    tab: |tab| match tab {
        Tab::Position => "Позиция",
        Tab::Plays => "Ходове",
        Tab::Looks => "Изглед",
        Tab::Take => "Вземи",
        Tab::Open => "Отвори",
    },

    click: "Едно щракване",
    tool: |tool| match tool {
        Tool::Put(Side::White) => "слага бял",
        Tool::Put(Side::Black) => "слага черен",
        Tool::TakeAway => "маха",
    },
    start: "Начална подредба",
    clear: "Изчисти",
    flip: "Обърни",
    turn: "На ход",
    game: "Игра",
    dice: "Мятане",
    no_dice: "още не е хвърлено",
    count: |on, off, pips| {
        let unit = Locale::Bg.one_or_more(pips, ["пипс", "пипса"]);
        format!("{on} на дъската · {off} извадени · {pips} {unit}")
    },
    how: "Щракни върху позиция или влачи пул: от таблата отстрани, към друга позиция или извън дъската. Върху единичен чужд пул той го затапва.",
    how_by_keys: "Стрелките минават по позициите, W и B слагат пул, Delete маха един, Enter прави същото като щракване.",
    over: "В тази подредба играта е свършила.",

    reader: "Читателят",
    purpose: |purpose| match purpose {
        Purpose::View => "разглежда",
        Purpose::Play => "играе нататък",
        Purpose::Quiz => "решава задача",
    },
    steps: "Стъпки и надписи",
    beginning: "Начало",
    caption: |step| {
        if step == 0 {
            "Надпис за началото".into()
        } else {
            format!("Надпис за стъпка {step}")
        }
    },
    caption_here: "Какво да се каже за нея",
    look_at: |step| {
        if step == 0 {
            "Покажи началото".into()
        } else {
            format!("Покажи стъпка {step}")
        }
    },
    next_roll: "Следващо мятане",
    play_on_board: |side, one, two| format!("Изиграй {one}-{two} на дъската. На ход: {}.", name(side)),
    other_roll: "Друго мятане",
    cannot_play: "Запиши, че не може да играе",
    earlier: "Дъската показва по-ранна стъпка. Ходовете се записват при последната.",
    cut: "Махни ходовете след нея",
    begin: "Диаграмата да започва оттук",
    answers: "Верни отговори",
    no_answers: "Изиграй верния отговор на дъската; може да са няколко.",
    drop_answer: "Махни този отговор",
    quiz_lacks: "Докато на задачата ѝ липсва мятането или отговор, диаграмата само показва подредбата.",
    quiz_has_plays: "Задачата пита за една подредба и няма ходове. Нека започва от стъпката, за която се отнася.",
    quiz_roll: "Мятането на задачата",
    choose_die: "Кой зар?",
    with_die: |die| format!("с {die}"),
    cancel: "Отказ",

    language: "Език",
    page_language: "на страницата",
    theme: "Светлина",
    theme_of: |theme| match theme {
        Theme::Auto => "както при читателя",
        Theme::Light => "светло",
        Theme::Dark => "тъмно",
    },
    numbers: "Номера",
    numbers_of_turn: "на този, който е на ход",
    no_numbers: "без",
    pips: "Показвай пипсовете",
    black_below: "Домът на черните отдолу",
    width: "Най-голяма ширина",
    whole_width: "колкото има",
    first_step: "Показва се първо",

    preview: "Както го виждат читателите",
    snippet: "За твоята страница",
    frame: "В рамка",
    link: "Връзка към диаграмата",
    play_link: "Връзка за игра от тази стъпка",
    code: "Код на подредбата в тази стъпка",
    words: "Тази стъпка с думи",
    picture: "Картина на тази стъпка",
    copy: "Копирай",
    svg: "SVG файл",
    png: "PNG файл",
    folder: "Къде са файловете на диаграмата",
    folder_told: "Тук, освен ако имаш свое копие на plakoto-diagram.js и embed.html.",

    pasted: "Код на подредба, връзка или HTML оттук",
    pasted_told: "Заема мястото на диаграмата; Отмени я връща.",
    open: "Отвори",
    opened: "Отворено.",

    refused: |refused| match refused {
        Refused::NoneLeft(side) => format!("Всичките петнадесет пула са на дъската. Цвят: {}.", name(side)),
        Refused::Closed(point) => {
            format!("На позиция {point} има два или повече, а само единичен пул може да бъде затапен.")
        }
        Refused::OwnCaptive(point) => format!("На позиция {point} е затапен пул от същия цвят."),
        Refused::Empty(point) => format!("На позиция {point} няма нищо."),
    },
    plays_gone: |plays| format!("Ходове, махнати, защото правилата вече не ги допускат: {plays}."),
    recorded: |side, play| format!("{}: {play}. Записано.", name(side)),
    answered: |play| format!("{play} вече е верен отговор."),
    no_picture: "Браузърът не може да направи картината тук.",
    unsaved: "Браузърът сега не пази нищо: при презареждане диаграмата ще се загуби.",
    at: |line, character, what| format!("Ред {line}, знак {character}: {what}."),
    nothing_there: "Там няма диаграма, връзка или код на подредба.",
    unclosed: "започнатото там не свършва",
    unknown: |name| format!("„{name}“ не е атрибут на диаграма"),
    second: "там започва втора диаграма",
};
