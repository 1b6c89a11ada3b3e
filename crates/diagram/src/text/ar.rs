//! العربية. Plays and rolls stand between marks, as in the board's speech.

use plakoto_board::speech::counted_in_arabic;
use plakoto_rules::Side;

use super::Text;
use crate::{Fault, Lack};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "الأبيض",
        Side::Black => "الأسود",
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Win => "لا تفوز باللعبة فورًا".into(),
        Lack::Pin { point } => format!("لا تحبس شيئًا في الخانة {point}"),
        Lack::Hold { point } => format!("تفكّ حبس الحجر في الخانة {point}"),
        Lack::Safety { point } => format!("تترك حجرًا وحيدًا في الخانة {point}، ويمكن حبسه هناك"),
        Lack::Closed { point } => format!("لا تغلق الخانة {point}"),
        Lack::Off { more: 1 } => "يمكن إخراج حجر آخر".into(),
        Lack::Off { more } => counted_in_arabic(
            more.into(),
            [
                "لا يمكن إخراج المزيد",
                "يمكن إخراج حجر آخر",
                "يمكن إخراج حجرين آخرين",
                "يمكن إخراج # أحجار أخرى",
                "يمكن إخراج # حجرًا آخر",
                "يمكن إخراج # حجر آخر",
            ],
        ),
    }
}

pub(super) static TEXT: Text = Text {
    first: "إلى الخطوة الأولى",
    back: "خطوة إلى الوراء",
    forward: "خطوة إلى الأمام",
    last: "إلى الخطوة الأخيرة",
    step: |step, last| format!("الخطوة {step} من {last}"),
    roll: "ارمِ",
    set_dice: "حدّد الزهر",
    which_dice: ["ماذا يُظهر الزهر الأوّل؟", "ماذا يُظهر الزهر الثاني؟"],
    which_die: "بأيّ رقم؟",
    with_die: |die| format!("بالرقم {die}"),
    cancel: "إلغاء",
    confirm: "تأكيد",
    pass: "مرّر الدور",
    take_back: "تراجع",
    start_over: "من البداية",
    complete: "لُعبت الرمية. أكّد أو تراجع.",
    no_randomness: "المتصفّح لا يعطي أرقامًا عشوائيّة: حدّد الزهر.",
    keys: "الأسهم تنتقل بين الخانات، ومفتاح Enter يأخذ الحجر ويضعه، ومفتاح Backspace يتراجع.",
    find: |side, one, two| format!("جد الحركة: على {} أن يلعب \u{2066}{one}-{two}\u{2069}.", name(side)),
    check: "تحقّق",
    right: |play| format!("صحيح: \u{2066}{play}\u{2069}."),
    another: |play| format!("\u{2066}{play}\u{2069} حركة جائزة، لكنّ المطلوب غيرها."),
    lacks: |play, lacking| format!("ليست \u{2066}{play}\u{2069}. {}.", lack(lacking)),
    solve: "أظهر الحلّ",
    solution: |play| format!("الحلّ: \u{2066}{play}\u{2069}."),
    wrong: |attribute, number, fault| match number {
        Some(number) => format!("السمة «\u{2066}{attribute}\u{2069}»، الحركة {number}: {fault}"),
        None => format!("السمة «\u{2066}{attribute}\u{2069}»: {fault}"),
    },
    fault: |fault| match fault {
        Fault::NoRoll => "الرمية ناقصة؛ اكتب \u{2066}65:\u{2069} قبل الحركة.".into(),
        Fault::OtherRoll => "ليست هذه الرمية التي تذكرها «dice».".into(),
        Fault::Over(_) => "انتهت اللعبة قبل ذلك.".into(),
        Fault::NoChoice(words) => {
            let words: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
            format!("اكتب واحدة من: \u{2066}{}\u{2069}.", words.join(", "))
        }
        Fault::NoNumber(most) => format!("اكتب عددًا صحيحًا من 0 إلى {most}."),
        Fault::Missing(other) => format!("يلزم معها «\u{2066}{other}\u{2069}»، وهي ناقصة."),
        Fault::Text(_) => String::new(),
    },
};
