//! Español.

use plakoto_rules::Side;

use super::Text;
use crate::{Fault, Lack};

/// Behind an article.
fn name(side: Side) -> &'static str {
    match side {
        Side::White => "blancas",
        Side::Black => "negras",
    }
}

fn lack(lack: Lack) -> String {
    match lack {
        Lack::Win => "No gana la partida al momento".into(),
        Lack::Pin { point } => format!("No clava nada en el punto {point}"),
        Lack::Hold { point } => format!("Deja libre la pieza clavada del punto {point}"),
        Lack::Safety { point } => format!("Deja en el punto {point} una pieza sola, que pueden clavar"),
        Lack::Closed { point } => format!("No cierra el punto {point}"),
        Lack::Off { more: 1 } => "Se puede retirar una pieza más".into(),
        Lack::Off { more } => format!("Se pueden retirar {more} piezas más"),
    }
}

pub(super) static TEXT: Text = Text {
    first: "Al primer paso",
    back: "Un paso atrás",
    forward: "Un paso adelante",
    last: "Al último paso",
    step: |step, last| format!("Paso {step} de {last}"),
    roll: "Tirar",
    set_dice: "Elegir los dados",
    which_dice: ["¿Qué muestra el primer dado?", "¿Qué muestra el segundo dado?"],
    which_die: "¿Con qué dado?",
    with_die: |die| format!("Con el {die}"),
    cancel: "Cancelar",
    confirm: "Confirmar",
    pass: "Pasar",
    take_back: "Deshacer",
    start_over: "Desde el principio",
    complete: "La tirada está jugada. Confirma o deshaz.",
    no_randomness: "El navegador no da números aleatorios: elige los dados.",
    keys: "Las flechas recorren los puntos, Intro coge y deja, Retroceso deshace.",
    find: |side, one, two| format!("Encuentra la jugada: las {} juegan {one}-{two}.", name(side)),
    check: "Comprobar",
    right: |play| format!("Correcto: {play}."),
    another: |play| format!("{play} es legal, pero se busca otra jugada."),
    lacks: |play, lacking| format!("No es {play}. {}.", lack(lacking)),
    solve: "Ver la solución",
    solution: |play| format!("La solución: {play}."),
    wrong: |attribute, number, fault| match number {
        Some(number) => format!("El atributo «{attribute}», jugada {number}: {fault}"),
        None => format!("El atributo «{attribute}»: {fault}"),
    },
    fault: |fault| match fault {
        Fault::NoRoll => "Falta la tirada; escribe 65: delante de la jugada.".into(),
        Fault::OtherRoll => "La tirada no es la que indica «dice».".into(),
        Fault::Over(_) => "La partida ya ha terminado antes.".into(),
        Fault::NoChoice(words) => {
            let words: Vec<&str> = words.iter().copied().filter(|word| !word.is_empty()).collect();
            format!("Escribe uno de estos: {}.", words.join(", "))
        }
        Fault::NoNumber(most) => format!("Escribe un número entero de 0 a {most}."),
        Fault::Missing(other) => format!("Hace falta «{other}», y no está."),
        Fault::Text(_) => String::new(),
    },
};
