//! Spanish.

use plakoto_board::speech::{Locale, Speech};
use plakoto_diagram::Theme;
use plakoto_rules::Side;

use super::Text;
use crate::document::Purpose;
use crate::editor::{Tab, Tool};
use crate::place::Refused;

static SPEECH: &Speech = Locale::Es.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    title: "Editor de diagramas",
    back: "Volver al tablero",
    undo: "Deshacer",
    redo: "Rehacer",
    parts: "Partes del diagrama",
    tab: |tab| match tab {
        Tab::Position => "Posición",
        Tab::Plays => "Jugadas",
        Tab::Looks => "Aspecto",
        Tab::Take => "Llevar",
        Tab::Open => "Abrir",
    },

    click: "Un clic",
    tool: |tool| match tool {
        Tool::Put(Side::White) => "pone blancas",
        Tool::Put(Side::Black) => "pone negras",
        Tool::TakeAway => "quita",
    },
    start: "Posición inicial",
    clear: "Vaciar",
    flip: "Girar",
    turn: "Turno",
    game: "Juego",
    dice: "Tirada",
    no_dice: "sin tirar aún",
    count: |on, off, pips| {
        let unit = Locale::Es.one_or_more(pips, ["pip", "pips"]);
        format!("{on} en el tablero · {off} retiradas · {pips} {unit}")
    },
    how: "Haz clic en un punto o arrastra una pieza: desde la bandeja, a otro punto o fuera del tablero. Sobre una pieza rival sola, la clava.",
    how_by_keys: "Las flechas recorren los puntos, W y B ponen una pieza, Supr quita una, Intro hace lo que hace un clic.",
    over: "En esta posición la partida ha terminado.",

    reader: "Quien lee",
    purpose: |purpose| match purpose {
        Purpose::View => "ve los pasos",
        Purpose::Play => "sigue jugando",
        Purpose::Quiz => "resuelve un problema",
    },
    steps: "Pasos y leyendas",
    beginning: "Comienzo",
    caption: |step| {
        if step == 0 { "Leyenda del comienzo".into() } else { format!("Leyenda del paso {step}") }
    },
    caption_here: "Lo que hay que decir",
    look_at: |step| if step == 0 { "Mostrar el comienzo".into() } else { format!("Mostrar el paso {step}") },
    next_roll: "Siguiente tirada",
    play_on_board: |side, one, two| format!("Juega {one}-{two} en el tablero. Turno: {}.", name(side)),
    other_roll: "Otra tirada",
    cannot_play: "Anotar que pasa",
    earlier: "El tablero muestra un paso anterior. Las jugadas se anotan en el último.",
    cut: "Quitar las jugadas siguientes",
    begin: "Que el diagrama empiece aquí",
    answers: "Respuestas correctas",
    no_answers: "Juega la respuesta correcta en el tablero; puede haber varias.",
    drop_answer: "Quitar esta respuesta",
    quiz_lacks: "Mientras al problema le falte la tirada o una respuesta, el diagrama solo muestra la posición.",
    quiz_has_plays: "Un problema trata de una posición y no tiene jugadas. Haz que empiece en el paso del que trata.",
    quiz_roll: "La tirada del problema",
    choose_die: "¿Qué dado?",
    with_die: |die| format!("con el {die}"),
    cancel: "Cancelar",

    language: "Idioma",
    page_language: "el de la página",
    theme: "Luz",
    theme_of: |theme| match theme {
        Theme::Auto => "como el sistema de quien lee",
        Theme::Light => "clara",
        Theme::Dark => "oscura",
    },
    numbers: "Números",
    numbers_of_turn: "de quien juega",
    no_numbers: "ninguno",
    pips: "Mostrar la cuenta de pips",
    black_below: "Casa de las negras abajo",
    width: "Ancho máximo",
    whole_width: "todo el que haya",
    first_step: "Se muestra primero",

    preview: "Como lo ven los lectores",
    snippet: "Para tu página",
    frame: "En un marco",
    link: "Enlace al diagrama",
    play_link: "Enlace para jugar desde este paso",
    code: "Código de posición de este paso",
    words: "Este paso en palabras",
    picture: "Imagen de este paso",
    copy: "Copiar",
    svg: "Archivo SVG",
    png: "Archivo PNG",
    folder: "Dónde están los archivos del diagrama",
    folder_told: "Aquí, salvo que tengas tu propia copia de plakoto-diagram.js y embed.html.",

    pasted: "Un código de posición, un enlace o uno de nuestros fragmentos",
    pasted_told: "Sustituye al diagrama; Deshacer lo recupera.",
    open: "Abrir",
    opened: "Abierto.",

    refused: |refused| match refused {
        Refused::NoneLeft(side) => format!("Las quince piezas están en el tablero. Color: {}.", name(side)),
        Refused::Closed(point) => {
            format!("En el punto {point} hay dos o más, y solo se puede clavar una pieza sola.")
        }
        Refused::OwnCaptive(point) => format!("En el punto {point} hay clavada una pieza del mismo color."),
        Refused::Empty(point) => format!("En el punto {point} no hay nada."),
    },
    plays_gone: |plays| format!("Jugadas quitadas porque las reglas ya no las permiten: {plays}."),
    recorded: |side, play| format!("{}: {play}. Anotado.", name(side)),
    answered: |play| format!("{play} es ahora una respuesta correcta."),
    no_picture: "El navegador no puede hacer la imagen aquí.",
    unsaved: "El navegador no guarda nada ahora: al recargar se perdería el diagrama.",
    at: |line, character, what| format!("Línea {line}, carácter {character}: {what}."),
    nothing_there: "Ahí no hay ningún diagrama, enlace ni código de posición.",
    unclosed: "lo que empieza ahí no termina",
    unknown: |name| format!("«{name}» no es un atributo de un diagrama"),
    second: "ahí empieza un segundo diagrama",
};
