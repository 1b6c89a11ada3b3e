//! Ελληνικά. A side is its checkers, so every verb is in the plural. «Θέση» is a point; a position is a
//! «διάταξη».

use plakoto_rules::{Cause, Ending, Impossible, Outcome, Side, Variant};

use super::{Direction, Locale, Plural, Problems, Refusals, Sentence, Speech, Standing};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "Λευκά",
        Side::Black => "Μαύρα",
    }
}

/// Behind the article «τα».
fn they(side: Side) -> &'static str {
    match side {
        Side::White => "λευκά",
        Side::Black => "μαύρα",
    }
}

/// Behind the article «των».
fn theirs(side: Side) -> &'static str {
    match side {
        Side::White => "λευκών",
        Side::Black => "μαύρων",
    }
}

fn checkers(number: u8, side: Side) -> String {
    let colour = match (side, Locale::El.plural(number.into())) {
        (Side::White, Plural::One) => "λευκό πούλι",
        (Side::White, _) => "λευκά πούλια",
        (Side::Black, Plural::One) => "μαύρο πούλι",
        (Side::Black, _) => "μαύρα πούλια",
    };
    format!("{number} {colour}")
}

fn ended(ending: Ending) -> String {
    let Outcome::Win { side, double } = ending.outcome else {
        return "Ισοπαλία: είναι πλακωμένες και οι δύο μάνες, και καμία δεν θα φύγει ποτέ.".into();
    };
    let (winner, loser) = (they(side), they(side.other()));
    let points = if double { "2 πόντους" } else { "1 πόντο" };
    match (ending.cause, double) {
        (Cause::Mother, _) => {
            format!("Τα {winner} κερδίζουν {points}: η μάνα των {} είναι πλακωμένη.", theirs(side.other()))
        }
        (Cause::Resigned, _) => format!("Τα {loser} εγκαταλείπουν. Τα {winner} κερδίζουν {points}."),
        (_, true) => format!("Τα {winner} κερδίζουν {points}: τα μάζεψαν όλα, και τα {loser} κανένα."),
        (_, false) => format!("Τα {winner} μάζεψαν και τα δεκαπέντε και κερδίζουν {points}."),
    }
}

fn point(Standing { point, owner, count, captive }: Standing) -> String {
    let top = checkers(count, owner);
    if captive {
        let captive = if owner == Side::White { "μαύρο" } else { "λευκό" };
        format!("Θέση {point}: {top}, από κάτω 1 {captive} πλακωμένο")
    } else {
        format!("Θέση {point}: {top}")
    }
}

pub(super) static SPEECH: Speech = Speech {
    language: "Ελληνικά",
    direction: Direction::LeftToRight,
    side: name,
    game: |variant| match variant {
        Variant::Plakoto => "Πλακωτό",
        Variant::Tapa => "Τάπα",
    },
    board: "Ταμπλό",
    copy_words: "Αντιγραφή της διάταξης ως κείμενο",
    copied: "Αντιγράφηκε.",
    not_copied: "Ο περιηγητής δεν επιτρέπει την αντιγραφή εδώ.",
    to_roll: |side| format!("Ρίχνουν τα {}.", they(side)),
    to_play: |side, one, two| format!("Τα {} παίζουν {one}-{two}.", they(side)),
    passes: |side, one, two| format!("Τα {} έφεραν {one}-{two} και δεν παίζουν.", they(side)),
    pins: |pinned, die, point| {
        format!(
            "Το {die} πλακώνει το μονό πούλι των {} στη θέση σου {point}. Μένει εκεί ώσπου να φύγεις.",
            theirs(pinned)
        )
    },
    pins_mother: |pinned| {
        format!(
            "Η μάνα των {} είναι πλακωμένη. Θα ελευθερωθεί μόνο όταν μαζέψεις από τη θέση σου 1.",
            theirs(pinned)
        )
    },
    pins_mother_waits: |pinned| {
        format!(
            "Η μάνα των {} είναι πλακωμένη. Κερδίζεις μόλις αδειάσει η δική σου θέση εκκίνησης.",
            theirs(pinned)
        )
    },
    frees: |freed, point| format!("Το πούλι των {} στη θέση σου {point} είναι πάλι ελεύθερο.", theirs(freed)),
    played: |side, play| format!("Τα {} έπαιξαν {play}.", they(side)),
    won: |points| if points == 2 { "2 πόντοι" } else { "1 πόντος" },
    ended,
    refusals: Refusals {
        no_checker: Sentence::new("Δεν έχεις πούλι στη θέση {0}."),
        pinned: Sentence::new(
            "Το πούλι σου στη θέση {0} είναι πλακωμένο. Περιμένει ώσπου να φύγει και το τελευταίο από πάνω του.",
        ),
        closed: Sentence::new("Η θέση {0} είναι κλειστή."),
        own_captive: Sentence::new(
            "Στη θέση {0} είναι πλακωμένο δικό σου πούλι: δεν μπορείς να σταθείς εκεί.",
        ),
        no_such_die: Sentence::new("Κανένα ζάρι από όσα μένουν δεν πάει από το {0} στο {1}."),
        no_such_die_off: Sentence::new("Κανένα ζάρι από όσα μένουν δεν μαζεύει από το {0}."),
        not_home: Sentence::new(
            "Δεν μαζεύεις ακόμη: το πούλι σου στη θέση {0} δεν έφτασε στην περιοχή μαζέματος.",
        ),
        captive_keeps_home: Sentence::new("Δεν μαζεύεις όσο το πούλι σου στη θέση {0} είναι πλακωμένο."),
        higher_checker: Sentence::new(
            "Με μεγαλύτερο ζάρι μαζεύεις μόνο από την ψηλότερη θέση σου, κι αυτή είναι η {0}.",
        ),
        both_dice: "Έτσι θα χανόταν ένα ζάρι: παίζονται και τα δύο, άρα πρέπει να παιχτούν.",
        more_dice: "Έτσι θα χανόταν ένα ζάρι: παίζονται περισσότερα, άρα πρέπει να παιχτούν.",
        higher_die: Sentence::new("Παίζεται μόνο ένα ζάρι, και πρέπει να είναι το μεγαλύτερο: το {0}."),
        turn_complete: "Η ζαριά παίχτηκε. Επιβεβαίωσε ή πάρε πίσω.",
        not_with_this_roll: "Αυτό δεν παίζεται με αυτή τη ζαριά.",
    },
    words: "Η διάταξη με λόγια",
    point,
    empty: |point| format!("Θέση {point}: άδεια"),
    off: |side, off, pips| {
        let name = name(side);
        match Locale::El.plural(pips.into()) {
            Plural::One => format!("{name}: {off} μαζεμένα, μένει διαδρομή 1 θέσης."),
            _ => format!("{name}: {off} μαζεμένα, μένει διαδρομή {pips} θέσεων."),
        }
    },
    last: |side, play| format!("Τελευταία κίνηση, των {}: {play}.", theirs(side)),
    impossible: |impossible| match impossible {
        Impossible::BorneOffTooSoon { side } => {
            format!(
                "Παίζοντας δεν φτάνει κανείς εδώ: τα {} έχουν μαζέψει, ενώ δεν είναι όλα στην περιοχή μαζέματος.",
                they(side)
            )
        }
        Impossible::CaptiveUnderStarters { side } => {
            format!(
                "Παίζοντας δεν φτάνει κανείς εδώ: τα {} πλακώνουν πούλι στη δική τους θέση εκκίνησης.",
                they(side)
            )
        }
        Impossible::BothBorneOff => {
            "Παίζοντας δεν φτάνει κανείς εδώ: και οι δύο πλευρές τα έχουν μαζέψει όλα.".into()
        }
    },
    problems: Problems {
        at: Sentence::new("Στο «{0}», χαρακτήρας {1}: {2}"),
        play: "κίνηση",
        outcome: "αποτέλεσμα",
        end: "τέλος",
        missing: "Δεν υπάρχει τίποτα εκεί.",
        no_group: Sentence::new(
            "Το «{0}» δεν σημαίνει τίποτα εκεί· γράψε - ή λατινικό γράμμα από A ως O ή από a ως o.",
        ),
        stray_star: "Το * πρέπει να ακολουθεί το γράμμα μιας στοίβας.",
        group_count: Sentence::new("{0} ομάδες, αλλά το ταμπλό έχει 24 θέσεις."),
        too_many: Sentence::new("{0}: {1} πούλια, ενώ υπάρχουν μόνο 15."),
        nobody_on_top: Sentence::new("Στη θέση {0} δεν υπάρχει πούλι από πάνω."),
        no_side: Sentence::new("Το «{0}» δεν είναι πλευρά· γράψε w ή b."),
        no_dice: Sentence::new("Το «{0}» δεν είναι ζαριά· γράψε δύο αριθμούς από 1 ως 6."),
        no_ruleset: Sentence::new("Το «{0}» δεν είναι παιχνίδι· γράψε plakoto ή tapa."),
        no_outcome: Sentence::new("Το «{0}» δεν είναι αποτέλεσμα."),
        surplus: Sentence::new("Το «{0}» περισσεύει."),
        no_point: Sentence::new("Το «{0}» δεν είναι θέση."),
        no_step: Sentence::new("Το «{0}» δεν οδηγεί πουθενά."),
        no_times: Sentence::new("Το «{0}» δεν είναι αριθμός πουλιών."),
        bar: "Σε αυτό το παιχνίδι δεν υπάρχει μπάρα.",
        no_roll: "Λείπει η ζαριά.",
    },
};
