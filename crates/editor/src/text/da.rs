//! Danish.

use plakoto_board::speech::{Locale, Speech};
use plakoto_diagram::Theme;
use plakoto_rules::Side;

use super::Text;
use crate::document::Purpose;
use crate::editor::{Tab, Tool};
use crate::place::Refused;

static SPEECH: &Speech = Locale::Da.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    title: "Diagrameditor",
    back: "Tilbage til brættet",
    undo: "Fortryd",
    redo: "Gentag",
    parts: "Diagrammets dele",
    tab: |tab| match tab {
        Tab::Position => "Stilling",
        Tab::Plays => "Træk",
        Tab::Looks => "Udseende",
        Tab::Take => "Hent",
        Tab::Open => "Åbn",
    },

    click: "Et klik",
    tool: |tool| match tool {
        Tool::Put(Side::White) => "sætter Hvid",
        Tool::Put(Side::Black) => "sætter Sort",
        Tool::TakeAway => "fjerner",
    },
    start: "Startstilling",
    clear: "Ryd brættet",
    flip: "Vend",
    turn: "I tur",
    game: "Spil",
    dice: "Slag",
    no_dice: "ikke slået endnu",
    count: |on, off, pips| format!("{on} på brættet · {off} båret af · {pips} pip"),
    how: "Klik på et felt, eller træk en brik: fra bakken, til et andet felt eller af brættet. På en enlig fjendtlig brik låser den den fast.",
    how_by_keys: "Piletasterne går over felterne, W og B sætter en brik, Delete fjerner en, Enter gør, hvad et klik gør.",
    over: "I denne stilling er spillet slut.",

    reader: "Læseren",
    purpose: |purpose| match purpose {
        Purpose::View => "bladrer",
        Purpose::Play => "spiller videre",
        Purpose::Quiz => "løser en opgave",
    },
    steps: "Trin og tekster",
    beginning: "Begyndelsen",
    caption: |step| if step == 0 { "Tekst til begyndelsen".into() } else { format!("Tekst til trin {step}") },
    caption_here: "Hvad der er at sige om det",
    look_at: |step| if step == 0 { "Vis begyndelsen".into() } else { format!("Vis trin {step}") },
    next_roll: "Næste slag",
    play_on_board: |side, one, two| format!("Flyt {one}-{two} for {} på brættet.", name(side)),
    other_roll: "Et andet slag",
    cannot_play: "Optag, at der ikke kan flyttes",
    earlier: "Brættet viser et tidligere trin. Træk optages ved det sidste.",
    cut: "Udelad trækkene efter det",
    begin: "Lad diagrammet begynde her",
    answers: "Rigtige svar",
    no_answers: "Flyt det rigtige svar på brættet; flere kan være rigtige.",
    drop_answer: "Fjern dette svar",
    quiz_lacks: "Så længe opgaven mangler sit slag eller et svar, viser diagrammet kun stillingen.",
    quiz_has_plays: "En opgave handler om én stilling og har ingen træk. Lad den begynde ved det trin, den handler om.",
    quiz_roll: "Slaget, det handler om",
    choose_die: "Hvilken terning?",
    with_die: |die| format!("med {die}’eren"),
    cancel: "Annuller",

    language: "Sprog",
    page_language: "sidens",
    theme: "Lys",
    theme_of: |theme| match theme {
        Theme::Auto => "som læserens system",
        Theme::Light => "lyst",
        Theme::Dark => "mørkt",
    },
    numbers: "Numre",
    numbers_of_turn: "for den, der er i tur",
    no_numbers: "ingen",
    pips: "Vis piptal",
    black_below: "Sorts hjemmebræt nederst",
    width: "Største bredde",
    whole_width: "al den plads, der er",
    first_step: "Vises først",

    preview: "Sådan ser læserne det",
    snippet: "Til din side",
    frame: "I en ramme",
    link: "Link til diagrammet",
    play_link: "Link til at spille videre fra dette trin",
    code: "Stillingskode for dette trin",
    words: "Dette trin i ord",
    picture: "Billede af dette trin",
    copy: "Kopiér",
    svg: "SVG-fil",
    png: "PNG-fil",
    folder: "Hvor diagrammets filer ligger",
    folder_told: "Her, hvis du ikke har din egen kopi af plakoto-diagram.js og embed.html.",

    pasted: "En stillingskode, et link eller et af vores stykker HTML",
    pasted_told: "Det træder i diagrammets sted; Fortryd henter det tilbage.",
    open: "Åbn det",
    opened: "Åbnet.",

    refused: |refused| match refused {
        Refused::NoneLeft(side) => format!("Alle {}s femten brikker er på brættet.", name(side)),
        Refused::Closed(point) => {
            format!("Der står to eller flere på felt {point}, og kun en enlig brik kan låses fast.")
        }
        Refused::OwnCaptive(point) => format!("En af sidens egne er låst fast på felt {point}."),
        Refused::Empty(point) => format!("Der står intet på felt {point}."),
    },
    plays_gone: |plays| format!("Træk udeladt, da reglerne ikke længere tillader dem: {plays}."),
    recorded: |side, play| format!("{}: {play}. Optaget.", name(side)),
    answered: |play| format!("{play} er nu et rigtigt svar."),
    no_picture: "Browseren kan ikke lave billedet her.",
    unsaved: "Browseren gemmer intet lige nu: ved en genindlæsning ville diagrammet gå tabt.",
    at: |line, character, what| format!("Linje {line}, tegn {character}: {what}."),
    nothing_there: "Der er intet diagram, intet link og ingen stillingskode.",
    unclosed: "det, der begynder her, slutter ikke",
    unknown: |name| format!("”{name}” er ingen attribut for et diagram"),
    second: "her begynder et diagram mere",
};
