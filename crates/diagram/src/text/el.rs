//! Ελληνικά.

use plakoto_rules::Side;

use super::Text;
use crate::{Fault, Lack};

/// Behind the article «τα».
fn name(side: Side) -> &'static str {
    match side {
        Side::White => "λευκά",
        Side::Black => "μαύρα",
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Win => "Δεν κερδίζει αμέσως την παρτίδα".into(),
        Lack::Pin { point } => format!("Δεν πλακώνει τίποτα στη θέση {point}"),
        Lack::Hold { point } => format!("Ελευθερώνει το πλακωμένο πούλι στη θέση {point}"),
        Lack::Safety { point } => format!("Αφήνει μονό πούλι στη θέση {point}, όπου μπορούν να το πλακώσουν"),
        Lack::Closed { point } => format!("Δεν κλείνει τη θέση {point}"),
        Lack::Off { more: 1 } => "Μαζεύεται ένα πούλι ακόμη".into(),
        Lack::Off { more } => format!("Μαζεύονται {more} πούλια ακόμη"),
    }
}

pub(super) static TEXT: Text = Text {
    first: "Στο πρώτο βήμα",
    back: "Ένα βήμα πίσω",
    forward: "Ένα βήμα μπροστά",
    last: "Στο τελευταίο βήμα",
    step: |step, last| format!("Βήμα {step} από {last}"),
    roll: "Ρίξε",
    set_dice: "Όρισε τα ζάρια",
    which_dice: ["Τι δείχνει το πρώτο ζάρι;", "Τι δείχνει το δεύτερο ζάρι;"],
    which_die: "Με ποιο ζάρι;",
    with_die: |die| format!("Με το {die}"),
    cancel: "Άκυρο",
    confirm: "Επιβεβαίωση",
    pass: "Δεν παίζω",
    take_back: "Πάρε πίσω",
    start_over: "Από την αρχή",
    complete: "Η ζαριά παίχτηκε. Επιβεβαίωσε ή πάρε πίσω.",
    no_randomness: "Ο περιηγητής δεν δίνει τυχαίους αριθμούς: όρισε τα ζάρια.",
    keys: "Τα βελάκια πηγαίνουν από θέση σε θέση, το Enter παίρνει και αφήνει, το Backspace παίρνει πίσω.",
    find: |side, one, two| format!("Βρες την κίνηση: τα {} παίζουν {one}-{two}.", name(side)),
    check: "Έλεγχος",
    right: |play| format!("Σωστά: {play}."),
    another: |play| format!("Το {play} επιτρέπεται, αλλά ζητείται άλλη κίνηση."),
    lacks: |play, lacking| format!("Δεν είναι το {play}. {}.", lack(lacking)),
    solve: "Δείξε τη λύση",
    solution: |play| format!("Η λύση: {play}."),
    wrong: |attribute, number, fault| match number {
        Some(number) => format!("Το γνώρισμα «{attribute}», κίνηση {number}: {fault}"),
        None => format!("Το γνώρισμα «{attribute}»: {fault}"),
    },
    fault: |fault| match fault {
        Fault::NoRoll => "Λείπει η ζαριά· γράψε 65: πριν από την κίνηση.".into(),
        Fault::OtherRoll => "Η ζαριά δεν είναι αυτή που λέει το «dice».".into(),
        Fault::Over(_) => "Η παρτίδα έχει ήδη τελειώσει.".into(),
        Fault::NoChoice(words) => {
            let words: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
            format!("Γράψε ένα από αυτά: {}.", words.join(", "))
        }
        Fault::NoNumber(most) => format!("Γράψε ακέραιο αριθμό από 0 ως {most}."),
        Fault::Missing(other) => format!("Χρειάζεται και το «{other}», που λείπει."),
        Fault::Text(_) => String::new(),
    },
};
