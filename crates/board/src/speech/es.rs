//! Español.

use plakoto_rules::{Cause, Ending, Impossible, Outcome, Side, Variant};

use super::{Direction, Locale, Plural, Problems, Refusals, Sentence, Speech, Standing};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "Blancas",
        Side::Black => "Negras",
    }
}

/// Within a sentence, behind an article.
fn colour(side: Side) -> &'static str {
    match side {
        Side::White => "blancas",
        Side::Black => "negras",
    }
}

fn checkers(number: u8, side: Side) -> String {
    let colour = match (side, Locale::Es.plural(number.into())) {
        (Side::White, Plural::One) => "pieza blanca",
        (Side::White, _) => "piezas blancas",
        (Side::Black, Plural::One) => "pieza negra",
        (Side::Black, _) => "piezas negras",
    };
    format!("{number} {colour}")
}

fn won(points: u8) -> &'static str {
    if points == 2 { "2 puntos" } else { "1 punto" }
}

fn ended(ending: Ending) -> String {
    let Outcome::Win { side, double } = ending.outcome else {
        return "Empate: las dos piezas madre están clavadas y ninguna podrá salir jamás.".into();
    };
    let (winner, loser, points) = (colour(side), colour(side.other()), won(1 + u8::from(double)));
    match (ending.cause, double) {
        (Cause::Mother, _) => {
            format!("Las {winner} ganan {points}: la pieza madre de las {loser} está clavada.")
        }
        (Cause::Resigned, _) => format!("Las {loser} abandonan. Las {winner} ganan {points}."),
        (_, true) => {
            format!("Las {winner} ganan {points}: han retirado todas sus piezas, y las {loser} ninguna.")
        }
        (_, false) => format!("Las {winner} han retirado sus quince piezas y ganan {points}."),
    }
}

fn point(Standing { point, owner, count, captive }: Standing) -> String {
    let top = checkers(count, owner);
    if captive {
        let captive = if owner == Side::White { "negra" } else { "blanca" };
        format!("Punto {point}: {top}, con 1 {captive} clavada debajo")
    } else {
        format!("Punto {point}: {top}")
    }
}

pub(super) static SPEECH: Speech = Speech {
    language: "Español",
    direction: Direction::LeftToRight,
    side: name,
    game: |variant| match variant {
        Variant::Plakoto => "Plakoto",
        Variant::Tapa => "Tapa",
    },
    board: "Tablero",
    copy_words: "Copiar la posición como texto",
    copied: "Copiado.",
    not_copied: "El navegador no permite copiar aquí.",
    to_roll: |side| format!("Tiran las {}.", colour(side)),
    to_play: |side, one, two| format!("Las {} juegan {one}-{two}.", colour(side)),
    passes: |side, one, two| format!("Las {} no pueden mover {one}-{two} y pasan.", colour(side)),
    pins: |pinned, die, point| {
        format!(
            "El {die} clava la pieza sola de las {} en tu punto {point}. Ahí se queda hasta que te vayas.",
            colour(pinned)
        )
    },
    pins_mother: |pinned| {
        format!(
            "La pieza madre de las {} está clavada. No podrá salir hasta que retires desde tu punto 1.",
            colour(pinned)
        )
    },
    pins_mother_waits: |pinned| {
        format!(
            "La pieza madre de las {} está clavada. Ganas en cuanto tu propio punto de partida quede vacío.",
            colour(pinned)
        )
    },
    frees: |freed, point| {
        format!("La pieza de las {} en tu punto {point} vuelve a estar libre.", colour(freed))
    },
    played: |side, play| format!("Las {} jugaron {play}.", colour(side)),
    won,
    ended,
    refusals: Refusals {
        no_checker: Sentence::new("No tienes ninguna pieza en el punto {0}."),
        pinned: Sentence::new(
            "Tu pieza del punto {0} está clavada. Espera hasta que se vaya la última que tiene encima.",
        ),
        closed: Sentence::new("El punto {0} está cerrado."),
        own_captive: Sentence::new("Tu propia pieza está clavada en el punto {0}: ahí no puedes caer."),
        no_such_die: Sentence::new("Ningún dado de los que quedan va de {0} a {1}."),
        no_such_die_off: Sentence::new("Ningún dado de los que quedan retira desde {0}."),
        not_home: Sentence::new(
            "Todavía no puedes retirar: tu pieza del punto {0} no está en el tablero de origen.",
        ),
        captive_keeps_home: Sentence::new("No puedes retirar mientras tu pieza del punto {0} esté clavada."),
        higher_checker: Sentence::new(
            "Un dado mayor solo retira desde tu punto más alto, y ese es el punto {0}.",
        ),
        both_dice: "Así se perdería un dado: se pueden jugar los dos, así que es obligatorio.",
        more_dice: "Así se perdería un dado: se pueden jugar más, así que es obligatorio.",
        higher_die: Sentence::new("Solo se puede jugar un dado, y tiene que ser el mayor: el {0}."),
        turn_complete: "La tirada está jugada. Confirma o deshaz.",
        not_with_this_roll: "Eso no se puede jugar con esta tirada.",
    },
    words: "La posición en palabras",
    point,
    empty: |point| format!("Punto {point}: vacío"),
    off: |side, off, pips| {
        let name = name(side);
        match Locale::Es.plural(pips.into()) {
            Plural::One => format!("{name}: {off} fuera, queda 1 pip."),
            _ => format!("{name}: {off} fuera, quedan {pips} pips."),
        }
    },
    last: |side, play| format!("Última jugada, de las {}: {play}.", colour(side)),
    impossible: |impossible| match impossible {
        Impossible::BorneOffTooSoon { side } => {
            format!(
                "Jugando no se llega aquí: las {} han retirado sin tener todas sus piezas en el tablero de origen.",
                colour(side)
            )
        }
        Impossible::CaptiveUnderStarters { side } => {
            format!(
                "Jugando no se llega aquí: las {} clavan una pieza en su propio punto de partida.",
                colour(side)
            )
        }
        Impossible::BothBorneOff => {
            "Jugando no se llega aquí: los dos bandos han retirado todas sus piezas.".into()
        }
    },
    problems: Problems {
        at: Sentence::new("En «{0}», carácter {1}: {2}"),
        play: "jugada",
        outcome: "resultado",
        end: "final",
        missing: "Ahí no hay nada.",
        no_group: Sentence::new(
            "«{0}» no significa nada ahí; escribe - o una letra de la A a la O o de la a a la o.",
        ),
        stray_star: "Un * tiene que ir detrás de la letra de una pila.",
        group_count: Sentence::new("{0} grupos, pero el tablero tiene 24 puntos."),
        too_many: Sentence::new("{0}: {1} piezas, y solo hay 15."),
        nobody_on_top: Sentence::new("En el punto {0} no hay ninguna pieza encima."),
        no_side: Sentence::new("«{0}» no es ningún bando; escribe w o b."),
        no_dice: Sentence::new("«{0}» no es una tirada; escribe dos números del 1 al 6."),
        no_ruleset: Sentence::new("«{0}» no es ningún juego; escribe plakoto o tapa."),
        no_outcome: Sentence::new("«{0}» no es un resultado."),
        surplus: Sentence::new("«{0}» sobra."),
        no_point: Sentence::new("«{0}» no es un punto."),
        no_step: Sentence::new("«{0}» no lleva a ninguna parte."),
        no_times: Sentence::new("«{0}» no es un número de piezas."),
        bar: "En este juego no hay barra.",
        no_roll: "Falta la tirada.",
    },
};
