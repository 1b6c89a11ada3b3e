//! العربية. What is written from left to right within a sentence, plays and rolls, stands between U+2066
//! and U+2069; what a reader typed, between U+2068 and U+2069. Without them a line from right to left
//! would turn it round. They are characters and no elements, so that they are in a copied text too.

use plakoto_rules::{Cause, Ending, Impossible, Outcome, Side, Variant};

use super::{Direction, Locale, Plural, Problems, Refusals, Sentence, Speech, Standing};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "الأبيض",
        Side::Black => "الأسود",
    }
}

/// “For” a side, written as one word with its article.
fn to(side: Side) -> &'static str {
    match side {
        Side::White => "للأبيض",
        Side::Black => "للأسود",
    }
}

/// A number with what is counted, in the six forms that Arabic has: of none, one, two, few (3 to 10),
/// many (11 to 99), and whole hundreds with what is left of one or two. `#` stands for the number.
pub fn counted(number: u32, [none, one, two, few, many, hundreds]: [&str; 6]) -> String {
    let form = match Locale::Ar.plural(number) {
        Plural::Zero => none,
        Plural::One => one,
        Plural::Two => two,
        Plural::Few => few,
        Plural::Many => many,
        Plural::Other => hundreds,
    };
    form.replace('#', &number.to_string())
}

fn checkers(number: u8, side: Side) -> String {
    let forms = match side {
        Side::White => {
            ["لا حجر أبيض", "حجر أبيض واحد", "حجران أبيضان", "# أحجار بيضاء", "# حجرًا أبيض", "# حجر أبيض"]
        }
        Side::Black => {
            ["لا حجر أسود", "حجر أسود واحد", "حجران أسودان", "# أحجار سوداء", "# حجرًا أسود", "# حجر أسود"]
        }
    };
    counted(number.into(), forms)
}

fn ended(ending: Ending) -> String {
    let Outcome::Win { side, double } = ending.outcome else {
        return "تعادل: المانتان محبوستان، ولن تخرج أيّ منهما أبدًا.".into();
    };
    let (winner, loser) = (name(side), name(side.other()));
    let points = if double { "بنقطتين" } else { "بنقطة واحدة" };
    match (ending.cause, double) {
        (Cause::Mother, _) => format!("يفوز {winner} {points}: مانة {loser} محبوسة."),
        (Cause::Resigned, _) => format!("انسحب {loser}. يفوز {winner} {points}."),
        (_, true) => format!("مارس: أخرج {winner} كلّ أحجاره ولم يُخرج {loser} شيئًا، فيفوز {points}."),
        (_, false) => format!("أخرج {winner} أحجاره الخمسة عشر، فيفوز {points}."),
    }
}

fn point(Standing { point, owner, count, captive }: Standing) -> String {
    let top = checkers(count, owner);
    if !captive {
        return format!("الخانة {point}: {top}");
    }
    let below = match (owner, Locale::Ar.plural(count.into())) {
        (Side::White, Plural::One) => "تحته حجر أسود محبوس",
        (Side::White, Plural::Two) => "تحتهما حجر أسود محبوس",
        (Side::White, _) => "تحتها حجر أسود محبوس",
        (Side::Black, Plural::One) => "تحته حجر أبيض محبوس",
        (Side::Black, Plural::Two) => "تحتهما حجر أبيض محبوس",
        (Side::Black, _) => "تحتها حجر أبيض محبوس",
    };
    format!("الخانة {point}: {top}، {below}")
}

pub(super) static SPEECH: Speech = Speech {
    language: "العربية",
    direction: Direction::RightToLeft,
    side: name,
    game: |variant| match variant {
        Variant::Plakoto => "بلاكوتو",
        Variant::Tapa => "تابا",
    },
    board: "الرقعة",
    copy_words: "نسخ الوضع نصًّا",
    copied: "تمّ النسخ.",
    not_copied: "المتصفّح لا يسمح بالنسخ هنا.",
    to_roll: |side| format!("على {} أن يرمي.", name(side)),
    to_play: |side, one, two| format!("على {} أن يلعب \u{2066}{one}-{two}\u{2069}.", name(side)),
    passes: |side, one, two| {
        format!("لا حركة {} بالرمية \u{2066}{one}-{two}\u{2069}، فيفوته الدور.", to(side))
    },
    pins: |pinned, die, point| {
        format!("الرقم {die} يحبس حجر {} الوحيد في خانتك {point}. يبقى هناك حتى تغادر.", name(pinned))
    },
    pins_mother: |pinned| format!("مانة {} محبوسة. لا ينفكّ حبسها إلا حين تُخرج من خانتك 1.", name(pinned)),
    pins_mother_waits: |pinned| format!("مانة {} محبوسة. تفوز حالما تفرغ خانة بدايتك أنت.", name(pinned)),
    frees: |freed, point| format!("حجر {} في خانتك {point} لم يعد محبوسًا.", name(freed)),
    played: |side, play| format!("لعب {} \u{2066}{play}\u{2069}.", name(side)),
    won: |points| if points == 2 { "نقطتان" } else { "نقطة واحدة" },
    ended,
    refusals: Refusals {
        no_checker: Sentence::new("ليس لك حجر في الخانة {0}."),
        pinned: Sentence::new("حجرك في الخانة {0} محبوس. ينتظر حتى يغادر آخر حجر فوقه."),
        closed: Sentence::new("الخانة {0} مغلقة."),
        own_captive: Sentence::new("حجرك محبوس في الخانة {0}: لا يجوز لك النزول فيها."),
        no_such_die: Sentence::new("لا شيء ممّا بقي من الزهر ينقل من {0} إلى {1}."),
        no_such_die_off: Sentence::new("لا شيء ممّا بقي من الزهر يُخرج من {0}."),
        not_home: Sentence::new("لا إخراج بعد: حجرك في الخانة {0} ليس في البيت."),
        captive_keeps_home: Sentence::new("لا إخراج ما دام حجرك في الخانة {0} محبوسًا."),
        higher_checker: Sentence::new("الرقم الأكبر لا يُخرج إلا من أعلى خاناتك، وهي الخانة {0}."),
        both_dice: "هكذا يضيع أحد الرقمين: يمكن لعب الاثنين، فهو واجب.",
        more_dice: "هكذا يضيع رقم: يمكن لعب أكثر من ذلك، فهو واجب.",
        higher_die: Sentence::new("لا يمكن إلا لعب رقم واحد، ويجب أن يكون الأكبر: {0}."),
        turn_complete: "لُعبت الرمية. أكّد أو تراجع.",
        not_with_this_roll: "لا يمكن لعب ذلك بهذه الرمية.",
    },
    words: "الوضع بالكلمات",
    point,
    empty: |point| format!("الخانة {point}: فارغة"),
    off: |side, off, pips| {
        let left = counted(
            pips.into(),
            [
                "ولم تبق خطوة",
                "وبقيت خطوة واحدة",
                "وبقيت خطوتان",
                "وبقيت # خطوات",
                "وبقيت # خطوة",
                "وبقيت # خطوة",
            ],
        );
        format!("{}: خرج {off} من 15، {left}.", name(side))
    },
    last: |side, play| format!("آخر حركة، {}: \u{2066}{play}\u{2069}.", to(side)),
    impossible: |impossible| match impossible {
        Impossible::BorneOffTooSoon { side } => {
            format!("لا يصل اللعب إلى هذا الوضع: أخرج {} وليست كلّ أحجاره في البيت.", name(side))
        }
        Impossible::CaptiveUnderStarters { side } => {
            format!("لا يصل اللعب إلى هذا الوضع: يحبس {} حجرًا في خانة بدايته.", name(side))
        }
        Impossible::BothBorneOff => "لا يصل اللعب إلى هذا الوضع: أخرج الطرفان كلّ أحجارهما.".into(),
    },
    problems: Problems {
        at: Sentence::new("في «\u{2068}{0}\u{2069}»، الحرف {1}: {2}"),
        play: "الحركة",
        outcome: "النتيجة",
        end: "النهاية",
        missing: "لا شيء هناك.",
        no_group: Sentence::new(
            "«\u{2068}{0}\u{2069}» لا يعني شيئًا هناك؛ اكتب \u{2066}-\u{2069} أو حرفًا لاتينيًّا من A إلى O أو من a إلى o.",
        ),
        stray_star: "يجب أن تتبع \u{2066}*\u{2069} حرف كومة.",
        group_count: Sentence::new("المجموعات {0}، وفي الرقعة 24 خانة."),
        too_many: Sentence::new("{0}: عدد الأحجار {1}، وليس منها إلا 15."),
        nobody_on_top: Sentence::new("ليس في الخانة {0} حجر في الأعلى."),
        no_side: Sentence::new("«\u{2068}{0}\u{2069}» ليس طرفًا؛ اكتب w أو b."),
        no_dice: Sentence::new("«\u{2068}{0}\u{2069}» ليس رمية؛ اكتب رقمين من 1 إلى 6."),
        no_ruleset: Sentence::new("«\u{2068}{0}\u{2069}» ليس لعبة؛ اكتب plakoto أو tapa."),
        no_outcome: Sentence::new("«\u{2068}{0}\u{2069}» ليس نتيجة."),
        surplus: Sentence::new("«\u{2068}{0}\u{2069}» زائد."),
        no_point: Sentence::new("«\u{2068}{0}\u{2069}» ليس خانة."),
        no_step: Sentence::new("«\u{2068}{0}\u{2069}» لا يقود إلى مكان."),
        no_times: Sentence::new("«\u{2068}{0}\u{2069}» ليس عدد أحجار."),
        bar: "لا بار في هذه اللعبة.",
        no_roll: "الرمية ناقصة.",
    },
};
