//! Български.

use plakoto_rules::Side;

use super::Text;
use crate::{Fault, Lack};

/// Within a sentence.
fn name(side: Side) -> &'static str {
    match side {
        Side::White => "белите",
        Side::Black => "черните",
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Win => "Не печели играта веднага".into(),
        Lack::Pin { point } => format!("Не затапва нищо на позиция {point}"),
        Lack::Hold { point } => format!("Освобождава затапения пул на позиция {point}"),
        Lack::Safety { point } => {
            format!("Оставя единичен пул на позиция {point}, където могат да го затапят")
        }
        Lack::Closed { point } => format!("Не затваря позиция {point}"),
        Lack::Off { more: 1 } => "Може да се извади още един пул".into(),
        Lack::Off { more } => format!("Могат да се извадят още {more} пула"),
    }
}

pub(super) static TEXT: Text = Text {
    first: "Към първата стъпка",
    back: "Една стъпка назад",
    forward: "Една стъпка напред",
    last: "Към последната стъпка",
    step: |step, last| format!("Стъпка {step} от {last}"),
    roll: "Хвърли",
    set_dice: "Задай заровете",
    which_dice: ["Какво показва първият зар?", "Какво показва вторият зар?"],
    which_die: "С кой зар?",
    with_die: |die| format!("С {die}"),
    cancel: "Отказ",
    confirm: "Потвърди",
    pass: "Пропусни",
    take_back: "Върни",
    start_over: "Отначало",
    complete: "Мятането е изиграно. Потвърди или върни.",
    no_randomness: "Браузърът не дава случайни числа: задай заровете.",
    keys: "Стрелките минават по позициите, Enter взема и пуска, Backspace връща.",
    find: |side, one, two| format!("Намери хода: {} играят {one}-{two}.", name(side)),
    check: "Провери",
    right: |play| format!("Вярно: {play}."),
    another: |play| format!("{play} е позволен ход, но се търси друг."),
    lacks: |play, lacking| format!("Не е {play}. {}.", lack(lacking)),
    solve: "Покажи решението",
    solution: |play| format!("Решението: {play}."),
    wrong: |attribute, number, fault| match number {
        Some(number) => format!("Атрибутът „{attribute}“, ход {number}: {fault}"),
        None => format!("Атрибутът „{attribute}“: {fault}"),
    },
    fault: |fault| match fault {
        Fault::NoRoll => "Липсва мятането; напиши 65: пред хода.".into(),
        Fault::OtherRoll => "Мятането не е това, което посочва „dice“.".into(),
        Fault::Over(_) => "Играта вече е свършила.".into(),
        Fault::NoChoice(words) => {
            let words: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
            format!("Напиши едно от: {}.", words.join(", "))
        }
        Fault::NoNumber(most) => format!("Напиши цяло число от 0 до {most}."),
        Fault::Missing(other) => format!("Нужно е и „{other}“, а то липсва."),
        Fault::Text(_) => String::new(),
    },
};
