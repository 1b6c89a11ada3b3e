//! Greek.

use plakoto_board::speech::{Locale, Speech};
use plakoto_diagram::Theme;
use plakoto_rules::Side;

use super::Text;
use crate::document::Purpose;
use crate::editor::{Tab, Tool};
use crate::place::Refused;

static SPEECH: &Speech = Locale::El.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    title: "Επεξεργασία διαγραμμάτων",
    back: "Πίσω στο ταμπλό",
    undo: "Αναίρεση",
    redo: "Επανάληψη",
    parts: "Μέρη του διαγράμματος",
    tab: |tab| match tab {
        Tab::Position => "Θέση",
        Tab::Plays => "Κινήσεις",
        Tab::Looks => "Όψη",
        Tab::Take => "Λήψη",
        Tab::Open => "Άνοιγμα",
    },

    click: "Ένα κλικ",
    tool: |tool| match tool {
        Tool::Put(Side::White) => "βάζει λευκό",
        Tool::Put(Side::Black) => "βάζει μαύρο",
        Tool::TakeAway => "αφαιρεί",
    },
    start: "Αρχική θέση",
    clear: "Άδειο ταμπλό",
    flip: "Γύρισμα",
    turn: "Παίζει",
    game: "Παιχνίδι",
    dice: "Ζαριά",
    no_dice: "δεν έχει ριχτεί",
    count: |on, off, pips| {
        let unit = Locale::El.one_or_more(pips, ["πόντος", "πόντοι"]);
        format!("{on} στο ταμπλό · {off} μαζεμένα · {pips} {unit}")
    },
    how: "Κάνε κλικ σε μια θέση ή σύρε ένα πούλι: από τον δίσκο, σε άλλη θέση ή έξω από το ταμπλό. Πάνω σε ένα μονό πούλι του αντιπάλου, το πλακώνει.",
    how_by_keys: "Τα βέλη κινούνται στις θέσεις, τα W και B βάζουν πούλι, το Delete αφαιρεί ένα, το Enter κάνει ό,τι ένα κλικ.",
    over: "Σε αυτή τη θέση η παρτίδα έχει τελειώσει.",

    reader: "Όποιος διαβάζει",
    purpose: |purpose| match purpose {
        Purpose::View => "βλέπει τα βήματα",
        Purpose::Play => "συνεχίζει το παιχνίδι",
        Purpose::Quiz => "λύνει άσκηση",
    },
    steps: "Βήματα και λεζάντες",
    beginning: "Αρχή",
    caption: |step| {
        if step == 0 {
            "Λεζάντα της αρχής".into()
        } else {
            format!("Λεζάντα του βήματος {step}")
        }
    },
    caption_here: "Τι έχεις να πεις γι’ αυτό",
    look_at: |step| {
        if step == 0 {
            "Δείξε την αρχή".into()
        } else {
            format!("Δείξε το βήμα {step}")
        }
    },
    next_roll: "Επόμενη ζαριά",
    play_on_board: |side, one, two| format!("Παίξε {one}-{two} στο ταμπλό. Παίζει: {}.", name(side)),
    other_roll: "Άλλη ζαριά",
    cannot_play: "Γράψε ότι δεν παίζει",
    earlier: "Το ταμπλό δείχνει προηγούμενο βήμα. Οι κινήσεις γράφονται στο τελευταίο.",
    cut: "Σβήσε τις κινήσεις μετά από αυτό",
    begin: "Το διάγραμμα να αρχίζει εδώ",
    answers: "Σωστές απαντήσεις",
    no_answers: "Παίξε τη σωστή απάντηση στο ταμπλό· μπορεί να είναι πολλές.",
    drop_answer: "Σβήσε αυτή την απάντηση",
    quiz_lacks: "Όσο λείπει η ζαριά ή μια απάντηση της άσκησης, το διάγραμμα δείχνει μόνο τη θέση.",
    quiz_has_plays: "Μια άσκηση αφορά μία θέση και δεν έχει κινήσεις. Βάλ’ τη να αρχίζει στο βήμα που την αφορά.",
    quiz_roll: "Η ζαριά της άσκησης",
    choose_die: "Ποιο ζάρι;",
    with_die: |die| format!("με το {die}"),
    cancel: "Άκυρο",

    language: "Γλώσσα",
    page_language: "της σελίδας",
    theme: "Φως",
    theme_of: |theme| match theme {
        Theme::Auto => "όπως στον αναγνώστη",
        Theme::Light => "φωτεινό",
        Theme::Dark => "σκοτεινό",
    },
    numbers: "Αριθμοί",
    numbers_of_turn: "όποιου παίζει",
    no_numbers: "κανένας",
    pips: "Δείξε τους πόντους διαδρομής",
    black_below: "Το μάζεμα των μαύρων κάτω",
    width: "Μέγιστο πλάτος",
    whole_width: "όσο υπάρχει",
    first_step: "Φαίνεται πρώτα",

    preview: "Όπως το βλέπουν οι αναγνώστες",
    snippet: "Για τη σελίδα σου",
    frame: "Σε πλαίσιο",
    link: "Σύνδεσμος στο διάγραμμα",
    play_link: "Σύνδεσμος για παιχνίδι από αυτό το βήμα",
    code: "Κωδικός θέσης αυτού του βήματος",
    words: "Αυτό το βήμα με λόγια",
    picture: "Εικόνα αυτού του βήματος",
    copy: "Αντιγραφή",
    svg: "Αρχείο SVG",
    png: "Αρχείο PNG",
    folder: "Πού βρίσκονται τα αρχεία του διαγράμματος",
    folder_told: "Εδώ, εκτός αν έχεις δικό σου αντίγραφο των plakoto-diagram.js και embed.html.",

    pasted: "Κωδικός θέσης, σύνδεσμος ή κώδικας HTML από εδώ",
    pasted_told: "Παίρνει τη θέση του διαγράμματος· η Αναίρεση το επαναφέρει.",
    open: "Άνοιγμα",
    opened: "Άνοιξε.",

    refused: |refused| match refused {
        Refused::NoneLeft(side) => {
            format!("Και τα δεκαπέντε πούλια είναι στο ταμπλό. Χρώμα: {}.", name(side))
        }
        Refused::Closed(point) => {
            format!("Στη θέση {point} είναι δύο ή περισσότερα, και μόνο ένα μονό πούλι πλακώνεται.")
        }
        Refused::OwnCaptive(point) => format!("Στη θέση {point} είναι πλακωμένο πούλι του ίδιου χρώματος."),
        Refused::Empty(point) => format!("Στη θέση {point} δεν υπάρχει τίποτα."),
    },
    plays_gone: |plays| format!("Κινήσεις που σβήστηκαν, γιατί οι κανόνες δεν τις επιτρέπουν πια: {plays}."),
    recorded: |side, play| format!("{}: {play}. Γράφτηκε.", name(side)),
    answered: |play| format!("Το {play} είναι τώρα σωστή απάντηση."),
    no_picture: "Ο περιηγητής δεν μπορεί να φτιάξει την εικόνα εδώ.",
    unsaved: "Ο περιηγητής δεν κρατά τίποτα τώρα: με ανανέωση το διάγραμμα θα χανόταν.",
    at: |line, character, what| format!("Γραμμή {line}, χαρακτήρας {character}: {what}."),
    nothing_there: "Εκεί δεν υπάρχει διάγραμμα, σύνδεσμος ή κωδικός θέσης.",
    unclosed: "ό,τι αρχίζει εκεί δεν τελειώνει",
    unknown: |name| format!("το «{name}» δεν είναι ιδιότητα διαγράμματος"),
    second: "εκεί αρχίζει δεύτερο διάγραμμα",
};
