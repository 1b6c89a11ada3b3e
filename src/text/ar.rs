//! العربية. Rolls, plays and scores stand between U+2066 and U+2069; why is said in the board's own table.

use plakoto_board::speech::{Locale, Speech, counted_in_arabic as counted};
use plakoto_rules::{Die, Side, Variant};

use super::Text;
use crate::play::company::Speed;

static SPEECH: &Speech = Locale::Ar.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

fn with_dice(dice: &[Die]) -> String {
    let all: Vec<String> = dice.iter().map(Die::to_string).collect();
    match dice {
        [one] => format!("بالرقم {one}"),
        [one, other] => format!("بالرقمين {one} و{other}"),
        _ => format!("بالأرقام {}", all.join(" و")),
    }
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    new_match: "مباراة جديدة",
    which_game: "اللعبة",
    game_of: |variant| match variant {
        Variant::Plakoto => "يونانية",
        Variant::Tapa => "بلغارية",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "احبس مانة خصمك، أي آخر حجر في خانة بدايته، تفز بنقطتين حالما تفرغ خانة بدايتك أنت."
        }
        Variant::Tapa => "المانة المحبوسة وضع سيّئ لا أكثر: يستمرّ اللعب حتى يُخرج أحد الطرفين كلّ أحجاره.",
    },
    match_to: "المباراة إلى",
    options: "الخيارات",
    opening: "الافتتاح",
    opening_play: "يلعب الزهرين",
    opening_afresh: "يرمي من جديد",
    next_game_begins: "اللعبة التالية",
    winner_begins: "يبدأ الفائز",
    opening_every_game: "رمية افتتاح",
    mother: "المانة",
    mother_wins: "حبسها فوز بنقطتين",
    mother_plays_on: "يستمرّ اللعب",
    draw: "التعادل",
    draw_nothing: "\u{2066}0–0\u{2069}",
    draw_one_each: "\u{2066}1–1\u{2069}",
    start: "ابدأ المباراة",
    back_to_match: "عودة إلى المباراة",

    who_plays: "من يلعب",
    two_people: "شخصان",
    against_program: "ضدّ البرنامج",
    watch_programs: "البرنامج وحده",
    level: "المستوى",
    level_of_white: "مستوى الأبيض",
    level_of_black: "مستوى الأسود",
    level_told: |level| match level {
        1 => "جديد على اللعبة: يجري بآخر حجر، ويحبس ما استطاع، ولا يرى خطرًا.",
        2 => "مبتدئ: يرى الخطر أحيانًا.",
        3 => "متعلّم: يرى الأخطار، لكنّه يفكّ الحبس قبل أوانه.",
        4 => "لاعب عابر: يخطئ كثيرًا، وقلّما يكون خطؤه كبيرًا.",
        5 => "لاعب متمرّس: يخطئ أحيانًا.",
        6 => "لاعب قويّ: يخطئ نادرًا وقليلًا.",
        _ => "بكامل قوّته: ينظر ثلاث حركات إلى الأمام.",
    },
    your_colour: "لونك",
    by_chance: "بالقرعة",
    you: "أنت",
    program_at: |level| format!("المستوى {level}"),
    thinking: "يفكّر",

    board_keys: "الأسهم تنتقل بين الخانات، ومفتاح Enter يأخذ الحجر ويضعه، ومفتاح Backspace يتراجع، ومفتاح المسافة يرمي، ومفتاح H يعطي نصيحة.",
    can_leave: |line| format!("{line}. يمكن تحريكه."),
    can_come: |line| format!("{line}. يمكن أن يأتي الحجر الذي في اليد إلى هنا."),
    in_hand: |line, places| format!("{line}. في اليد؛ يمكن أن ينتقل إلى {places}."),
    points_of_match: |points| {
        if points == 1 { "لعبة واحدة".into() } else { format!("مباراة إلى {points}") }
    },
    pips_and_off: |pips, off| {
        let left = counted(pips.into(), ["لا خطوة", "خطوة واحدة", "خطوتان", "# خطوات", "# خطوة", "# خطوة"]);
        format!("{left} · خرج {off}")
    },
    to_move: "دوره",
    score_of: |side, score| {
        let points = counted(score, ["لا نقاط", "نقطة واحدة", "نقطتان", "# نقاط", "# نقطة", "# نقطة"]);
        format!("{}: {points}", name(side))
    },
    moves: "الحركات",
    no_moves: "تظهر هنا حركات اللعبة.",
    look_at_turn: |turn, side, play| {
        format!("انظر إلى الحركة {turn}، {}: \u{2066}{play}\u{2069}", name(side))
    },
    first_turn: "الوضع الأوّل",
    turn_back: "حركة إلى الوراء",
    turn_on: "حركة إلى الأمام",
    present: "الوضع الحاليّ",
    looking_back: |turn, turns| format!("ترى الرقعة بعد الحركة {turn} من {turns}."),
    seeded: |seed| format!("زهر محدّد سلفًا: {seed}"),

    throw_for_opening: "ارمِ للبدء",
    throw_again: "ارمِ ثانية",
    roll: "ارمِ",
    confirm: "تأكيد",
    pass: "مرّر الدور",
    take_back: "تراجع",
    next_game: "اللعبة التالية",
    back_to_game: "عودة إلى اللعبة",
    wait: "لحظة",
    pause: "توقّف",
    go_on: "متابعة",
    one_turn: "حركة واحدة",
    hint: "نصيحة",
    play_it: "العب هذه",
    accept: "قبول",
    play_on: "متابعة اللعب",
    go_without: "المتابعة من دونه",
    choose_die: "بأيّ رقم؟",
    with_dice,
    cancel: "إلغاء",
    close: "إغلاق",
    menu: "القائمة",
    resign: "الانسحاب من اللعبة",
    resign_question: |side| format!("ينسحب {} من اللعبة. بكم نقطة؟", name(side)),
    resign_one: "نقطة واحدة",
    resign_two: "نقطتان",
    copy_code: "نسخ رمز الوضع",
    guide: "القواعد",
    why: "لماذا؟",
    editor: "محرر الرسوم",
    play_forced: "العب عنّي الحركات الإجباريّة",
    turn_board: "اقلب الرقعة",
    show_chances: "أظهر الفرص",
    speed: "البرنامج يلعب",
    speed_of: |speed| match speed {
        Speed::Slow => "ببطء",
        Speed::Normal => "بتمهّل",
        Speed::Instant => "فورًا",
    },
    language_setting: "اللغة",

    settings: "الإعدادات",
    looks: "المظهر",
    done_for_you: "يُنجز عنك",
    pace_and_sound: "السرعة والصوت",
    as_device: "مثل الجهاز",
    theme: "نهار أو ليل",
    themes: ["فاتح", "داكن"],
    board: "الرقعة",
    boards: ["خضراء", "جوز", "تباين عالٍ", "أسود على أبيض"],
    checkers: "الأحجار",
    checker_colours: ["عاج وأبنوس", "كريميّ وأحمر", "كريميّ وأزرق"],
    home_left: "البيت إلى اليسار",
    numbers: "أرقام الخانات",
    pip_counts: "عدد الخطوات",
    highlights: "أظهر الحركات الممكنة",
    motion: "الحركة",
    motions: ["بطيئة", "متمهّلة", "سريعة", "بلا حركة"],
    sound: "الصوت",
    rolls: "ارمِ عنّي",
    bears_off: "أخرج عنّي حين ينتهي التماسّ",
    confirms: "تأكيد كلّ دور",
    reset: "استعادة الأصل",

    new_here: "جديد هنا؟",
    introduction: "بلاكوتو في ثلاث خطوات",
    lessons: [
        "تجري أحجارك من خانة البداية حول الرقعة إلى بيتك. حجران أو أكثر في خانة واحدة يسدّانها أمام خصمك.",
        "إن نزلت على حجر مفرد حبسته: لا يتحرّك حتى يغادره آخر حجر لك فوقه.",
        "حين تصير الأحجار الخمسة عشر كلّها في البيت ولا يكون أيّ منها محبوسًا تُخرجها. يفوز من يُخرج أحجاره كلّها أوّلًا.",
    ],
    play_program: "العب ضدّ البرنامج",
    play_friend: "العب مع صديق",
    skip: "تخطٍّ",
    back: "رجوع",
    next: "التالي",

    opening_due: "يرمي كلّ طرف زهرًا واحدًا. يبدأ صاحب الأكبر.",
    opening_tie: |die| format!("رمى كلّ منهما {die}. من جديد."),
    opening_won: |side, own, other| format!("رمى {} {own} مقابل {other}، فيبدأ.", name(side)),
    complete: "لُعبت الرمية. أكّد أو تراجع.",
    forced: "لا تمكن إلا حركة واحدة، وقد لُعبت عنك.",
    plays: |side, one, two| format!("يلعب {} \u{2066}{one}-{two}\u{2069}.", name(side)),
    offers: |side, double| {
        let points = if double { "بنقطتين" } else { "بنقطة واحدة" };
        format!("يعرض {} الانسحاب: يفوز {} {points}.", name(side), name(side.other()))
    },
    match_won: |side, own, other| format!("يفوز {} بالمباراة \u{2066}{own}–{other}\u{2069}.", name(side)),
    score_now: |white, black| format!("الأبيض {white}، الأسود {black}."),
    begins_next: |side| format!("يبدأ {} اللعبة التالية.", name(side)),
    opening_next: "تبدأ اللعبة التالية برمية الافتتاح.",
    hint_of: |side, one, two| format!("أفضل حركات {} بالرمية \u{2066}{one}-{two}\u{2069}", name(side)),
    hint_thinks: "يفكّر فيها…",
    best: "الأفضل",
    your_play: "حركتك",
    was_played: "لُعبت",
    chances: |chances| {
        // Each figure stands between marks already, and its sign goes with it.
        let [win, double, lost] = chances.map(|chance| chance.replace('\u{2069}', "%\u{2069}"));
        format!("يفوز {win}، بنقطتين {double}، يخسر نقطتين {lost}")
    },
    valuation: |side, equity, chances| format!("{} قبل الرمية، {equity}: {chances}", name(side)),

    broken_save: "تعذّرت قراءة اللعبة المحفوظة في هذا المتصفّح. وُضعت جانبًا، ويمكن بدء لعبة جديدة.",
    unsaved: "المتصفّح لا يحفظ شيئًا الآن (مكانه ممتلئ أو مغلق أمام هذه الصفحة). يستمرّ اللعب، لكنّ إعادة تحميل الصفحة تضيّعه.",
    no_randomness: "المتصفّح لا يعطي أرقامًا عشوائيّة، فلا زهر يُرمى.",
    no_program: "لا يمكن تشغيل البرنامج في هذا المتصفّح الآن. يستطيع شخصان المتابعة هنا، أو يعاد تحميل الصفحة لمحاولة أخرى.",
    plays_on: "البرنامج لا يقبل نقطة واحدة: يأمل في نقطتين ويتابع اللعب.",
    thinks_here: "هذا المتصفّح لا يسمح للبرنامج بالتفكير في الخلفيّة، فهو يفكّر في الصفحة نفسها، وقد تتوقّف لحظة.",
    finished_situation: "في الوضع الذي يطلبه العنوان انتهت اللعبة.",
    opened_situation: "وضع من العنوان؛ مباراتك محفوظة.",
    dismiss: "حسنًا",
    new_version: "نسخة جديدة جاهزة.",
    take_new_version: "استعملها",
    bad_situation: "يطلب العنوان وضعًا لا يمكن قراءته.",
};
