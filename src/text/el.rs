//! Ελληνικά.

use plakoto_board::speech::{Locale, Plural, Speech};
use plakoto_rules::{Die, Side, Variant};

use super::Text;
use crate::play::company::Speed;

static SPEECH: &Speech = Locale::El.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

/// Behind the article «τα».
fn they(side: Side) -> &'static str {
    match side {
        Side::White => "λευκά",
        Side::Black => "μαύρα",
    }
}

fn with_dice(dice: &[Die]) -> String {
    match dice {
        [one] => format!("με το {one}"),
        _ => {
            let all: Vec<String> = dice.iter().map(Die::to_string).collect();
            format!("με {}", all.join(" και "))
        }
    }
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    new_match: "Νέο ματς",
    which_game: "Παιχνίδι",
    game_of: |variant| match variant {
        Variant::Plakoto => "ελληνικό",
        Variant::Tapa => "βουλγαρικό",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "Πλάκωσε τη μάνα του αντιπάλου, το τελευταίο πούλι στη θέση εκκίνησής του, και κερδίζεις διπλό μόλις αδειάσει η δική σου."
        }
        Variant::Tapa => {
            "Η πλακωμένη μάνα είναι μόνο άσχημη διάταξη: το παιχνίδι συνεχίζεται ώσπου να τα μαζέψει κάποιος."
        }
    },
    match_to: "Ματς στους",
    options: "Επιλογές",
    opening: "Αρχή",
    opening_play: "παίζει τα δύο ζάρια",
    opening_afresh: "ρίχνει ξανά",
    next_game_begins: "Επόμενη παρτίδα",
    winner_begins: "αρχίζει ο νικητής",
    opening_every_game: "ένα ζάρι ο καθένας",
    mother: "Μάνα",
    mother_wins: "πλακωμένη: κερδίζει 2",
    mother_plays_on: "συνεχίζεται",
    draw: "Ισοπαλία",
    draw_nothing: "0–0",
    draw_one_each: "1–1",
    start: "Έναρξη",
    back_to_match: "Πίσω στο ματς",

    who_plays: "Ποιος παίζει",
    two_people: "δύο παίκτες",
    against_program: "με το πρόγραμμα",
    watch_programs: "παίζει μόνο του",
    level: "Επίπεδο",
    level_of_white: "Επίπεδο λευκών",
    level_of_black: "Επίπεδο μαύρων",
    level_told: |level| match level {
        1 => "Άμαθος: τρέχει με το πιο πίσω πούλι, πλακώνει ό,τι μπορεί, κίνδυνο δεν βλέπει.",
        2 => "Αρχάριος: βλέπει πότε πότε έναν κίνδυνο.",
        3 => "Μαθητευόμενος: βλέπει τους κινδύνους, μα αφήνει τα πλακωμένα πολύ νωρίς.",
        4 => "Περιστασιακός παίκτης: κάνει συχνά λάθη, σπάνια μεγάλα.",
        5 => "Έμπειρος παίκτης: κάνει λάθος πότε πότε.",
        6 => "Δυνατός παίκτης: κάνει λάθος σπάνια, και μικρό.",
        _ => "Όλη του η δύναμη: κοιτάζει τρεις κινήσεις μπροστά.",
    },
    your_colour: "Το χρώμα σου",
    by_chance: "στην τύχη",
    you: "εσύ",
    program_at: |level| format!("επίπεδο {level}"),
    thinking: "σκέφτεται",

    board_keys: "Τα βελάκια πηγαίνουν από θέση σε θέση, το Enter παίρνει και αφήνει πούλι, το Backspace παίρνει πίσω, το διάστημα ρίχνει, το H δίνει συμβουλή.",
    can_leave: |line| format!("{line}. Παίζεται."),
    can_come: |line| format!("{line}. Το πούλι στο χέρι μπορεί να έρθει εδώ."),
    in_hand: |line, places| format!("{line}. Στο χέρι· μπορεί να πάει: {places}."),
    points_of_match: |points| {
        if points == 1 { "μία παρτίδα".into() } else { format!("ματς στους {points}") }
    },
    pips_and_off: |pips, off| match Locale::El.plural(pips.into()) {
        Plural::One => format!("μένει 1 · {off} έξω"),
        _ => format!("μένουν {pips} · {off} έξω"),
    },
    to_move: "παίζουν",
    score_of: |side, score| {
        format!("{}: {score} {}", name(side), Locale::El.one_or_more(score, ["πόντος", "πόντοι"]))
    },
    moves: "Κινήσεις",
    no_moves: "Εδώ εμφανίζονται οι κινήσεις της παρτίδας.",
    look_at_turn: |turn, side, play| format!("Δες την κίνηση {turn}, {}: {play}", they(side)),
    first_turn: "Πρώτη διάταξη",
    turn_back: "Μία κίνηση πίσω",
    turn_on: "Μία κίνηση μπροστά",
    present: "Τωρινή διάταξη",
    looking_back: |turn, turns| format!("Βλέπεις το ταμπλό μετά την κίνηση {turn} από {turns}."),
    seeded: |seed| format!("Προκαθορισμένα ζάρια: {seed}"),

    throw_for_opening: "Ρίξε για την αρχή",
    throw_again: "Ρίξε ξανά",
    roll: "Ρίξε",
    confirm: "Επιβεβαίωση",
    pass: "Δεν παίζω",
    take_back: "Πάρε πίσω",
    next_game: "Επόμενη παρτίδα",
    back_to_game: "Πίσω στην παρτίδα",
    wait: "Μια στιγμή",
    pause: "Παύση",
    go_on: "Συνέχεια",
    one_turn: "Μία κίνηση",
    hint: "Συμβουλή",
    play_it: "Παίξε αυτό",
    accept: "Δέχομαι",
    play_on: "Συνεχίζω",
    go_without: "Συνέχεια χωρίς αυτό",
    choose_die: "Με ποιο ζάρι;",
    with_dice,
    cancel: "Άκυρο",
    close: "Κλείσιμο",
    menu: "Μενού",
    resign: "Εγκατάλειψη της παρτίδας",
    resign_question: |side| format!("Τα {} εγκαταλείπουν την παρτίδα. Για πόσο;", they(side)),
    resign_one: "1 πόντος",
    resign_two: "2 πόντοι",
    copy_code: "Αντιγραφή του κωδικού της διάταξης",
    guide: "Κανόνες",
    why: "Γιατί;",
    editor: "Επεξεργασία διαγραμμάτων",
    play_forced: "Παίξε για μένα τις υποχρεωτικές κινήσεις",
    turn_board: "Γύρισε το ταμπλό",
    show_chances: "Δείξε τις πιθανότητες",
    speed: "Το πρόγραμμα παίζει",
    speed_of: |speed| match speed {
        Speed::Slow => "αργά",
        Speed::Normal => "ήρεμα",
        Speed::Instant => "αμέσως",
    },
    language_setting: "Γλώσσα",

    settings: "Ρυθμίσεις",
    looks: "Εμφάνιση",
    done_for_you: "Γίνεται για σένα",
    pace_and_sound: "Ρυθμός και ήχος",
    as_device: "όπως η συσκευή",
    theme: "Μέρα ή νύχτα",
    themes: ["φωτεινό", "σκούρο"],
    board: "Ταμπλό",
    boards: ["πράσινο", "καρυδιά", "υψηλή αντίθεση", "μαύρο σε άσπρο"],
    checkers: "Πούλια",
    checker_colours: ["φίλντισι και έβενος", "κρεμ και κόκκινα", "κρεμ και μπλε"],
    home_left: "Μάζεμα αριστερά",
    numbers: "Αριθμοί θέσεων",
    pip_counts: "Πόντοι διαδρομής",
    highlights: "Δείξε τι παίζεται",
    motion: "Κινήσεις",
    motions: ["αργές", "άνετες", "γρήγορες", "καμία"],
    sound: "Ήχος",
    rolls: "Ρίξε για μένα",
    bears_off: "Μάζεψε για μένα, χωρίς επαφή",
    confirms: "Επιβεβαίωση κάθε σειράς",
    reset: "Επαναφορά",

    new_here: "Πρώτη φορά εδώ;",
    introduction: "Το Πλακωτό σε τρία βήματα",
    lessons: [
        "Τα πούλια σου τρέχουν από την αφετηρία τους γύρω στο ταμπλό ως την περιοχή μαζέματος. Δύο ή περισσότερα σε μια θέση είναι πόρτα: την κλείνουν για τον άλλον.",
        "Αν πέσεις πάνω σε μονό πούλι, το πλακώνεις: δεν κουνιέται ώσπου να φύγει από πάνω του και το τελευταίο δικό σου.",
        "Όταν και τα δεκαπέντε είναι στην περιοχή μαζέματος και κανένα δεν είναι πλακωμένο, τα μαζεύεις. Κερδίζει όποιος τελειώσει πρώτος.",
    ],
    play_program: "Παίξε με το πρόγραμμα",
    play_friend: "Παίξε με φίλο",
    skip: "Παράλειψη",
    back: "Πίσω",
    next: "Επόμενο",

    opening_due: "Κάθε πλευρά ρίχνει ένα ζάρι. Αρχίζει το μεγαλύτερο.",
    opening_tie: |die| format!("Έφεραν και οι δύο {die}. Ξανά."),
    opening_won: |side, own, other| format!("Αρχίζουν τα {}, με {own} προς {other}.", they(side)),
    complete: "Η ζαριά παίχτηκε. Επιβεβαίωσε ή πάρε πίσω.",
    forced: "Μόνο μία κίνηση γίνεται· παίχτηκε για σένα.",
    plays: |side, one, two| format!("Τα {} παίζουν {one}-{two}.", they(side)),
    offers: |side, double| {
        let points = if double { "2 πόντους" } else { "1 πόντο" };
        format!(
            "Τα {} προτείνουν να εγκαταλείψουν: τα {} θα κέρδιζαν {points}.",
            they(side),
            they(side.other())
        )
    },
    match_won: |side, own, other| format!("Τα {} κερδίζουν το ματς {own}–{other}.", they(side)),
    score_now: |white, black| format!("Λευκά {white}, μαύρα {black}."),
    begins_next: |side| format!("Τα {} αρχίζουν την επόμενη παρτίδα.", they(side)),
    opening_next: "Η επόμενη παρτίδα αρχίζει με ένα ζάρι ο καθένας.",
    hint_of: |side, one, two| {
        let theirs = match side {
            Side::White => "λευκών",
            Side::Black => "μαύρων",
        };
        format!("Οι καλύτερες κινήσεις των {theirs} με {one}-{two}")
    },
    hint_thinks: "Το σκέφτεται…",
    best: "η καλύτερη",
    your_play: "η δική σου",
    was_played: "παίχτηκε",
    chances: |[win, double, lost]| format!("κερδίζει {win}%, διπλό {double}%, χάνει διπλό {lost}%"),
    valuation: |side, equity, chances| format!("{} πριν από τη ζαριά, {equity}: {chances}", name(side)),

    broken_save: "Η παρτίδα που είχε φυλάξει αυτός ο περιηγητής δεν διαβάζεται. Μπήκε στην άκρη, και μπορεί ν’ αρχίσει νέα.",
    unsaved: "Ο περιηγητής δεν φυλάει τίποτα τώρα (ο χώρος του γέμισε ή είναι κλειστός γι’ αυτή τη σελίδα). Το παιχνίδι συνεχίζεται, μα αν η σελίδα ξαναφορτωθεί θα χαθεί.",
    no_randomness: "Ο περιηγητής δεν δίνει τυχαίους αριθμούς, άρα δεν υπάρχουν ζάρια.",
    no_program: "Το πρόγραμμα δεν ξεκινά τώρα σε αυτόν τον περιηγητή. Δύο παίκτες μπορούν να συνεχίσουν εδώ, ή η σελίδα να φορτωθεί ξανά για νέα προσπάθεια.",
    plays_on: "Το πρόγραμμα δεν δέχεται τον 1 πόντο: ελπίζει σε 2 και συνεχίζει.",
    thinks_here: "Αυτός ο περιηγητής δεν αφήνει το πρόγραμμα να σκέφτεται στο παρασκήνιο, οπότε σκέφτεται μέσα στη σελίδα, που μπορεί να κολλάει για λίγο.",
    finished_situation: "Στη διάταξη που ζητά η διεύθυνση η παρτίδα έχει τελειώσει.",
    opened_situation: "Διάταξη από τη διεύθυνση· το δικό σου ματς φυλάσσεται.",
    dismiss: "Εντάξει",
    new_version: "Υπάρχει νέα έκδοση.",
    take_new_version: "Χρήση",
    bad_situation: "Η διεύθυνση ζητά μια διάταξη που δεν διαβάζεται.",
};
