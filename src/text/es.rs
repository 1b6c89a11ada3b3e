//! Español.

use plakoto_board::speech::{Locale, Speech};
use plakoto_rules::{Die, Side, Variant};

use super::Text;
use crate::play::company::Speed;

static SPEECH: &Speech = Locale::Es.speech();

fn name(side: Side) -> &'static str {
    (SPEECH.side)(side)
}

/// Within a sentence, behind an article.
fn colour(side: Side) -> &'static str {
    match side {
        Side::White => "blancas",
        Side::Black => "negras",
    }
}

fn with_dice(dice: &[Die]) -> String {
    match dice {
        [one] => format!("con el {one}"),
        _ => {
            let all: Vec<String> = dice.iter().map(Die::to_string).collect();
            format!("con {}", all.join(" y "))
        }
    }
}

pub(super) static TEXT: Text = Text {
    speech: SPEECH,
    new_match: "Nuevo match",
    which_game: "Juego",
    game_of: |variant| match variant {
        Variant::Plakoto => "griego",
        Variant::Tapa => "búlgaro",
    },
    what_differs: |variant| match variant {
        Variant::Plakoto => {
            "Clava la pieza madre del rival, la última en su punto de partida, y ganas doble en cuanto el tuyo esté vacío."
        }
        Variant::Tapa => {
            "Una pieza madre clavada es solo una mala posición: se sigue hasta que un bando retira todo."
        }
    },
    match_to: "Match a",
    options: "Opciones",
    opening: "Salida",
    opening_play: "jugar los dos dados",
    opening_afresh: "tirar de nuevo",
    next_game_begins: "Otra partida",
    winner_begins: "sale el ganador",
    opening_every_game: "tirada de salida",
    mother: "Pieza madre",
    mother_wins: "clavada: gana 2",
    mother_plays_on: "se sigue",
    draw: "Empate",
    draw_nothing: "0–0",
    draw_one_each: "1–1",
    start: "Empezar el match",
    back_to_match: "Volver al match",

    who_plays: "Quién juega",
    two_people: "dos personas",
    against_program: "contra el programa",
    watch_programs: "verlo jugar",
    level: "Nivel",
    level_of_white: "Nivel de blancas",
    level_of_black: "Nivel de negras",
    level_told: |level| match level {
        1 => "Novato: corre con la última, clava lo que puede y no ve ningún peligro.",
        2 => "Principiante: ve un peligro de vez en cuando.",
        3 => "Aprendiz: ve los peligros, pero aún libera demasiado pronto.",
        4 => "Jugador ocasional: se equivoca a menudo, rara vez mucho.",
        5 => "Jugador con práctica: se equivoca de vez en cuando.",
        6 => "Jugador fuerte: se equivoca rara vez y por poco.",
        _ => "Toda su fuerza: mira tres jugadas por delante.",
    },
    your_colour: "Tu color",
    by_chance: "al azar",
    you: "tú",
    program_at: |level| format!("nivel {level}"),
    thinking: "pensando",

    board_keys: "Las flechas recorren los puntos, Intro coge y deja una pieza, Retroceso deshace, la barra espaciadora tira, H da un consejo.",
    can_leave: |line| format!("{line}. Se puede mover."),
    can_come: |line| format!("{line}. La pieza en mano puede venir aquí."),
    in_hand: |line, places| format!("{line}. En mano; puede ir a {places}."),
    points_of_match: |points| {
        if points == 1 { "partida suelta".into() } else { format!("match a {points}") }
    },
    pips_and_off: |pips, off| {
        format!("{pips} {} · {off} fuera", Locale::Es.one_or_more(pips, ["pip", "pips"]))
    },
    to_move: "en turno",
    score_of: |side, score| {
        format!("{}: {score} {}", name(side), Locale::Es.one_or_more(score, ["punto", "puntos"]))
    },
    moves: "Jugadas",
    no_moves: "Aquí aparecen las jugadas de la partida.",
    look_at_turn: |turn, side, play| format!("Ver la jugada {turn}, {}: {play}", colour(side)),
    first_turn: "Primera posición",
    turn_back: "Una jugada atrás",
    turn_on: "Una jugada adelante",
    present: "Posición actual",
    looking_back: |turn, turns| format!("Ves el tablero después de la jugada {turn} de {turns}."),
    seeded: |seed| format!("Dados prefijados: {seed}"),

    throw_for_opening: "Tirar para salir",
    throw_again: "Tirar otra vez",
    roll: "Tirar",
    confirm: "Confirmar",
    pass: "Pasar",
    take_back: "Deshacer",
    next_game: "Otra partida",
    back_to_game: "Volver a la partida",
    wait: "Un momento",
    pause: "Pausa",
    go_on: "Seguir",
    one_turn: "Una jugada",
    hint: "Consejo",
    play_it: "Jugar esta",
    accept: "Aceptar",
    play_on: "Seguir jugando",
    go_without: "Seguir sin él",
    choose_die: "¿Con qué dado?",
    with_dice,
    cancel: "Cancelar",
    close: "Cerrar",
    menu: "Menú",
    resign: "Abandonar la partida",
    resign_question: |side| format!("Las {} abandonan la partida. ¿Por cuánto?", colour(side)),
    resign_one: "1 punto",
    resign_two: "2 puntos",
    copy_code: "Copiar el código de la posición",
    guide: "Reglas",
    why: "¿Por qué?",
    editor: "Editor de diagramas",
    play_forced: "Jugar por mí lo obligado",
    turn_board: "Girar el tablero",
    show_chances: "Mostrar las probabilidades",
    speed: "El programa juega",
    speed_of: |speed| match speed {
        Speed::Slow => "despacio",
        Speed::Normal => "con calma",
        Speed::Instant => "al instante",
    },
    language_setting: "Idioma",

    settings: "Ajustes",
    looks: "Aspecto",
    done_for_you: "Hecho por ti",
    pace_and_sound: "Ritmo y sonido",
    as_device: "como el dispositivo",
    theme: "Día o noche",
    themes: ["claro", "oscuro"],
    board: "Tablero",
    boards: ["verde", "nogal", "alto contraste", "negro sobre blanco"],
    checkers: "Piezas",
    checker_colours: ["marfil y ébano", "crema y rojo", "crema y azul"],
    home_left: "Casas a la izquierda",
    numbers: "Números de los puntos",
    pip_counts: "Cuentas de pips",
    highlights: "Marcar jugadas posibles",
    motion: "Movimientos",
    motions: ["lentos", "tranquilos", "rápidos", "ninguno"],
    sound: "Sonido",
    rolls: "Tirar por mí",
    bears_off: "Retirar por mí, ya sin contacto",
    confirms: "Confirmar cada turno",
    reset: "Restablecer",

    new_here: "¿Primera vez?",
    introduction: "Plakoto en tres pasos",
    lessons: [
        "Tus piezas corren desde su punto de partida por todo el tablero hasta tu casa. Dos o más en un punto lo bloquean para el otro bando.",
        "Si caes sobre una pieza sola, la clavas: no puede moverse hasta que la última de las tuyas la deje.",
        "Cuando las quince están en casa y ninguna está clavada, se retiran. Gana quien primero se queda sin piezas.",
    ],
    play_program: "Jugar contra el programa",
    play_friend: "Jugar con un amigo",
    skip: "Omitir",
    back: "Atrás",
    next: "Siguiente",

    opening_due: "Cada bando tira un dado. Sale el mayor.",
    opening_tie: |die| format!("Los dos han sacado {die}. Otra vez."),
    opening_won: |side, own, other| format!("Salen las {}: {own} contra {other}.", colour(side)),
    complete: "La tirada está jugada. Confirma o deshaz.",
    forced: "Solo hay una jugada posible; se ha hecho por ti.",
    plays: |side, one, two| format!("Las {} juegan {one}-{two}.", colour(side)),
    offers: |side, double| {
        format!(
            "Las {} ofrecen abandonar: las {} ganarían {}.",
            colour(side),
            colour(side.other()),
            (SPEECH.won)(1 + u8::from(double))
        )
    },
    match_won: |side, own, other| format!("Las {} ganan el match {own}–{other}.", colour(side)),
    score_now: |white, black| format!("Blancas {white}, negras {black}."),
    begins_next: |side| format!("Las {} salen en la próxima partida.", colour(side)),
    opening_next: "La próxima partida empieza con la tirada de salida.",
    hint_of: |side, one, two| format!("Las mejores jugadas de las {} con {one}-{two}", colour(side)),
    hint_thinks: "Pensándolo…",
    best: "la mejor",
    your_play: "la tuya",
    was_played: "jugada",
    chances: |[win, double, lost]| format!("gana {win} %, doble {double} %, pierde doble {lost} %"),
    valuation: |side, equity, chances| format!("{} antes de tirar, {equity}: {chances}", name(side)),

    broken_save: "La partida guardada en este navegador no se ha podido leer. Se ha apartado, y puede empezar otra.",
    unsaved: "El navegador no guarda nada ahora mismo (no le queda sitio o no se lo permite a esta página). La partida sigue, pero se perdería al recargar.",
    no_randomness: "El navegador no da números aleatorios, así que no hay dados que tirar.",
    no_program: "El programa no puede arrancar ahora en este navegador. Dos personas pueden seguir aquí, o se puede recargar la página para probar otra vez.",
    plays_on: "El programa no acepta 1 punto: espera ganar 2 y sigue jugando.",
    thinks_here: "Este navegador no arranca ningún worker, así que el programa piensa en la propia página, que puede pararse un momento.",
    finished_situation: "En la posición que pide la dirección, la partida ha terminado.",
    opened_situation: "Posición de la dirección; tu propio match sigue guardado.",
    dismiss: "Entendido",
    new_version: "Hay una versión nueva.",
    take_new_version: "Usarla",
    bad_situation: "La dirección pide una posición que no se puede leer.",
};
