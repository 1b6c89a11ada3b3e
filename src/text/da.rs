//! Dansk.

use plakoto_board::speech::{Locale, Speech};
use plakoto_rules::{Die, Side, Variant};

use super::Text;
use crate::play::company::Speed;

static SPEECH: &Speech = Locale::Da.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

fn with_dice(dice: &[Die]) -> String {
    match dice {
        [one] => format!("med {one}’eren"),
        _ => {
            let all: Vec<String> = dice.iter().map(Die::to_string).collect();
            format!("med {}", all.join(" og "))
        }
    }
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    new_match: "Ny match",
    which_game: "Spil",
    game_of: |variant| match variant {
        Variant::Plakoto => "græsk",
        Variant::Tapa => "bulgarsk",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "Lås modstanderens moder fast, den sidste brik på hans startfelt, og du vinder dobbelt, så snart dit eget er tomt."
        }
        Variant::Tapa => {
            "En fastlåst moder er kun en dårlig stilling: Spillet går videre, til en side har båret alt af."
        }
    },
    match_to: "Match til",
    options: "Varianter",
    opening: "Åbning",
    opening_play: "flyt de to terninger",
    opening_afresh: "slå igen",
    next_game_begins: "Næste spil",
    winner_begins: "vinderen begynder",
    opening_every_game: "åbningsslag",
    mother: "Moder",
    mother_wins: "fastlåst: vinder 2",
    mother_plays_on: "spillet går videre",
    draw: "Uafgjort",
    draw_nothing: "0–0",
    draw_one_each: "1–1",
    start: "Start matchen",
    back_to_match: "Tilbage til matchen",

    who_plays: "Hvem spiller",
    two_people: "to personer",
    against_program: "mod programmet",
    watch_programs: "se det spille",
    level: "Niveau",
    level_of_white: "Hvids niveau",
    level_of_black: "Sorts niveau",
    level_told: |level| match level {
        1 => "Nykommer: løber med den bageste, låser fast, hvad den kan, ser ingen fare.",
        2 => "Begynder: ser en fare nu og da.",
        3 => "Lærling: ser farer og slipper alligevel fanger for tidligt.",
        4 => "Lejlighedsspiller: fejler tit, men sjældent groft.",
        5 => "Øvet spiller: fejler nu og da.",
        6 => "Stærk spiller: fejler sjældent og kun lidt.",
        _ => "Fuld styrke: ser tre halvtræk frem.",
    },
    your_colour: "Din farve",
    by_chance: "tilfældig",
    you: "dig",
    program_at: |level| format!("niveau {level}"),
    thinking: "tænker",

    board_keys: "Piletasterne går fra felt til felt, Enter tager og sætter en brik, Backspace tager tilbage, mellemrum slår, H giver et tip.",
    can_leave: |line| format!("{line}. Kan flyttes."),
    can_come: |line| format!("{line}. Brikken i hånden kan sættes her."),
    in_hand: |line, places| format!("{line}. I hånden; den kan sættes på {places}."),
    points_of_match: |points| if points == 1 { "enkelt spil".into() } else { format!("match til {points}") },
    pips_and_off: |pips, off| format!("{pips} pip · {off} ude"),
    to_move: "har turen",
    score_of: |side, score| format!("{}: {score} point", name(side)),
    moves: "Træk",
    no_moves: "Her vises spillets træk.",
    look_at_turn: |turn, side, play| format!("Se træk {turn}, {}: {play}", name(side)),
    first_turn: "Første stilling",
    turn_back: "Et træk tilbage",
    turn_on: "Et træk frem",
    present: "Nuværende stilling",
    looking_back: |turn, turns| format!("Du ser brættet efter træk {turn} af {turns}."),
    seeded: |seed| format!("Forudbestemte terninger: {seed}"),

    throw_for_opening: "Slå om åbningen",
    throw_again: "Slå igen",
    roll: "Slå",
    confirm: "Bekræft",
    pass: "Stå over",
    take_back: "Tag tilbage",
    next_game: "Næste spil",
    back_to_game: "Tilbage til spillet",
    wait: "Et øjeblik",
    pause: "Pause",
    go_on: "Fortsæt",
    one_turn: "Ét træk",
    hint: "Tip",
    play_it: "Flyt sådan",
    accept: "Ja tak",
    play_on: "Spil videre",
    go_without: "Fortsæt uden programmet",
    choose_die: "Hvilken terning?",
    with_dice,
    cancel: "Annullér",
    close: "Luk",
    menu: "Menu",
    resign: "Opgiv spillet",
    resign_question: |side| format!("{} opgiver spillet. For hvor meget?", name(side)),
    resign_one: "1 point",
    resign_two: "2 point",
    copy_code: "Kopiér stillingens kode",
    guide: "Regler",
    why: "Hvorfor?",
    editor: "Diagrameditor",
    play_forced: "Flyt tvungne træk for mig",
    turn_board: "Vend brættet",
    show_chances: "Vis chancerne",
    speed: "Programmet flytter",
    speed_of: |speed| match speed {
        Speed::Slow => "langsomt",
        Speed::Normal => "roligt",
        Speed::Instant => "straks",
    },
    language_setting: "Sprog",

    settings: "Indstillinger",
    looks: "Udseende",
    done_for_you: "Gjort for dig",
    pace_and_sound: "Tempo og lyd",
    as_device: "som enheden",
    theme: "Dag eller nat",
    themes: ["lyst", "mørkt"],
    board: "Bræt",
    boards: ["grønt", "valnød", "høj kontrast", "sort på hvidt"],
    checkers: "Brikker",
    checker_colours: ["elfenben og ibenholt", "creme og rød", "creme og blå"],
    home_left: "Hjem til venstre",
    numbers: "Feltnumre",
    pip_counts: "Piptal",
    highlights: "Vis lovlige træk",
    motion: "Bevægelser",
    motions: ["langsomme", "rolige", "hurtige", "ingen"],
    sound: "Lyd",
    rolls: "Slå for mig",
    bears_off: "Bær af for mig, når alle er forbi",
    confirms: "Bekræft hver tur",
    reset: "Nulstil",

    new_here: "Ny her?",
    introduction: "Plakoto i tre trin",
    lessons: [
        "Dine brikker løber fra deres startfelt rundt på brættet og ind i dit hjemmebræt. To eller flere på et felt spærrer det for modstanderen.",
        "Lander du på en enlig brik, låser du den fast: Den kan ikke flytte, før den sidste af dine har forladt den.",
        "Når alle femten er hjemme og ingen er låst fast, bæres de af. Den, der først ikke har flere, vinder.",
    ],
    play_program: "Spil mod programmet",
    play_friend: "Spil med en ven",
    skip: "Spring over",
    back: "Tilbage",
    next: "Videre",

    opening_due: "Hver side slår en terning. Den højeste begynder.",
    opening_tie: |die| format!("Begge slog {die}. Slå igen."),
    opening_won: |side, own, other| format!("{} slog {own} mod {other} og begynder.", name(side)),
    complete: "Slaget er flyttet. Bekræft, eller tag tilbage.",
    forced: "Kun ét træk er muligt; det er flyttet for dig.",
    plays: |side, one, two| format!("{} flytter {one}-{two}.", name(side)),
    offers: |side, double| {
        format!(
            "{} tilbyder at give op: {} ville få {}.",
            name(side),
            name(side.other()),
            (SPEECH.won)(1 + u8::from(double))
        )
    },
    match_won: |side, own, other| format!("{} vinder matchen {own}–{other}.", name(side)),
    score_now: |white, black| format!("Hvid {white}, Sort {black}."),
    begins_next: |side| format!("{} begynder det næste spil.", name(side)),
    opening_next: "Det næste spil begynder med åbningsslaget.",
    hint_of: |side, one, two| format!("{}s bedste træk med {one}-{two}", name(side)),
    hint_thinks: "Tænker over det …",
    best: "bedst",
    your_play: "dit",
    was_played: "spillet",
    chances: |[win, double, lost]| format!("vinder {win} %, dobbelt {double} %, taber dobbelt {lost} %"),
    valuation: |side, equity, chances| format!("{} før slaget, {equity}: {chances}", name(side)),

    broken_save: "Spillet, som denne browser havde gemt, kunne ikke læses. Det er lagt til side, og et nyt kan begynde.",
    unsaved: "Browseren gemmer intet lige nu (dens plads er fuld eller lukket for denne side). Spillet går videre, men genindlæses siden, er det tabt.",
    no_randomness: "Browseren giver ingen tilfældige tal, så der er ingen terninger at slå med.",
    no_program: "Programmet kan ikke starte i denne browser lige nu. To personer kan spille videre her, eller siden kan indlæses igen for et nyt forsøg.",
    plays_on: "Programmet tager ikke imod 1 point: Det håber på 2 og spiller videre.",
    thinks_here: "Denne browser starter ingen worker, så programmet tænker på selve siden: Den kan gå i stå et øjeblik imens.",
    finished_situation: "I den stilling, som adressen beder om, er spillet slut.",
    opened_situation: "Stilling fra adressen; din egen match er gemt.",
    dismiss: "Forstået",
    new_version: "En ny version er klar.",
    take_new_version: "Tag den i brug",
    bad_situation: "Adressen beder om en stilling, der ikke kan læses.",
};
