//! Arabic.

use plakoto_board::speech::{Locale, Speech, counted_in_arabic};
use plakoto_diagram::Theme;
use plakoto_rules::Side;

use super::Text;
use crate::document::Purpose;
use crate::editor::{Tab, Tool};
use crate::place::Refused;

static SPEECH: &Speech = Locale::Ar.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    title: "محرر الرسوم",
    back: "العودة إلى اللوح",
    undo: "تراجع",
    redo: "إعادة",
    parts: "أجزاء الرسم",
    tab: |tab| match tab {
        Tab::Position => "الوضع",
        Tab::Plays => "اللعبات",
        Tab::Looks => "المظهر",
        Tab::Take => "أخذ",
        Tab::Open => "فتح",
    },

    click: "النقر",
    tool: |tool| match tool {
        Tool::Put(Side::White) => "يضع أبيض",
        Tool::Put(Side::Black) => "يضع أسود",
        Tool::TakeAway => "يرفع",
    },
    start: "وضع البداية",
    clear: "إفراغ اللوح",
    flip: "قلب اللوح",
    turn: "الدور",
    game: "اللعبة",
    dice: "الرمية",
    no_dice: "لم تُرمَ بعد",
    count: |on, off, pips| {
        let left =
            counted_in_arabic(pips.into(), ["لا خطوة", "خطوة واحدة", "خطوتان", "# خطوات", "# خطوة", "# خطوة"]);
        format!("{on} على اللوح · {off} خارجه · {left}")
    },
    how: "انقر خانة، أو اسحب حجرًا: من الدرج، أو إلى خانة أخرى، أو إلى خارج اللوح. وفوق حجر مفرد للخصم يحبسه.",
    how_by_keys: "الأسهم تتنقل بين الخانات، وW وB تضعان حجرًا، وDelete ترفع حجرًا، وEnter تفعل ما يفعله النقر.",
    over: "اللعبة منتهية في هذا الوضع.",

    reader: "القارئ",
    purpose: |purpose| match purpose {
        Purpose::View => "يتصفح",
        Purpose::Play => "يتابع اللعب",
        Purpose::Quiz => "يحل مسألة",
    },
    steps: "الخطوات والشروح",
    beginning: "البداية",
    caption: |step| {
        if step == 0 { "شرح البداية".into() } else { format!("شرح الخطوة {step}") }
    },
    caption_here: "ما يقال عنها",
    look_at: |step| {
        if step == 0 { "أظهر البداية".into() } else { format!("أظهر الخطوة {step}") }
    },
    next_roll: "الرمية التالية",
    play_on_board: |side, one, two| {
        format!("العب \u{2066}{one}-{two}\u{2069} على اللوح. الدور: {}.", name(side))
    },
    other_roll: "رمية أخرى",
    cannot_play: "سجّل أن لا حركة",
    earlier: "اللوح يعرض خطوة سابقة. تُسجَّل اللعبات عند الأخيرة.",
    cut: "احذف اللعبات التي بعدها",
    begin: "ليبدأ الرسم من هنا",
    answers: "الأجوبة الصحيحة",
    no_answers: "العب الجواب الصحيح على اللوح؛ وقد تصح أجوبة عدة.",
    drop_answer: "احذف هذا الجواب",
    quiz_lacks: "ما دامت رمية المسألة أو جوابها ناقصين، يعرض الرسم الوضع وحده.",
    quiz_has_plays: "المسألة عن وضع واحد وليست فيها لعبات. اجعلها تبدأ من الخطوة المقصودة.",
    quiz_roll: "رمية المسألة",
    choose_die: "أي زهر؟",
    with_die: |die| format!("بالـ{die}"),
    cancel: "إلغاء",

    language: "اللغة",
    page_language: "لغة الصفحة",
    theme: "الإضاءة",
    theme_of: |theme| match theme {
        Theme::Auto => "كنظام القارئ",
        Theme::Light => "فاتحة",
        Theme::Dark => "داكنة",
    },
    numbers: "الأرقام",
    numbers_of_turn: "لصاحب الدور",
    no_numbers: "بلا أرقام",
    pips: "أظهر عدد الخطوات",
    black_below: "بيت الأسود في الأسفل",
    width: "أقصى عرض",
    whole_width: "كل المتاح",
    first_step: "يظهر أولًا",

    preview: "كما يراه القراء",
    snippet: "لصفحتك",
    frame: "في إطار",
    link: "رابط الرسم",
    play_link: "رابط للعب من هذه الخطوة",
    code: "رمز الوضع في هذه الخطوة",
    words: "هذه الخطوة بالكلمات",
    picture: "صورة هذه الخطوة",
    copy: "نسخ",
    svg: "ملف SVG",
    png: "ملف PNG",
    folder: "مكان ملفات الرسم",
    folder_told: "هنا، إلا إذا كانت لديك نسختك من plakoto-diagram.js وembed.html.",

    pasted: "رمز وضع أو رابط أو نص HTML من هنا",
    pasted_told: "يحل محل الرسم؛ والتراجع يعيده.",
    open: "فتح",
    opened: "فُتح.",

    refused: |refused| match refused {
        Refused::NoneLeft(side) => format!("الأحجار الخمسة عشر كلها على اللوح. اللون: {}.", name(side)),
        Refused::Closed(point) => format!("على الخانة {point} حجران أو أكثر، ولا يُحبس إلا حجر مفرد."),
        Refused::OwnCaptive(point) => format!("على الخانة {point} حجر محبوس من اللون نفسه."),
        Refused::Empty(point) => format!("لا شيء على الخانة {point}."),
    },
    plays_gone: |plays| format!("لعبات حُذفت لأن القواعد لم تعد تسمح بها: {plays}."),
    recorded: |side, play| format!("{}: \u{2066}{play}\u{2069}. سُجّلت.", name(side)),
    answered: |play| format!("\u{2066}{play}\u{2069} صار جوابًا صحيحًا."),
    no_picture: "لا يستطيع المتصفح صنع الصورة هنا.",
    unsaved: "المتصفح لا يحفظ شيئًا الآن: سيضيع الرسم عند إعادة التحميل.",
    at: |line, character, what| format!("السطر {line}، الحرف {character}: {what}."),
    nothing_there: "لا يوجد هناك رسم ولا رابط ولا رمز وضع.",
    unclosed: "ما يبدأ هناك لا ينتهي",
    unknown: |name| format!("«{name}» ليست سمة من سمات الرسم"),
    second: "هناك يبدأ رسم ثانٍ",
};
