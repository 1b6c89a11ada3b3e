//! Spanish.

use super::Text;

pub(super) static TEXT: Text = Text {
    title: "Las reglas de Plakoto y Tapa",
    description: "Las reglas del juego griego Plakoto y del búlgaro Tapa, en pocas palabras y con tableros para probarlas.",
    lead: "Plakoto se juega en Grecia y Tapa en Bulgaria, con el tablero y los dados del backgammon. Ninguna pieza vuelve al principio: la que sorprenden sola queda clavada donde está, y espera. En cada tablero de esta guía puedes ver las jugadas paso a paso o mover tú las piezas.",
    contents: "Contenido",
    play: "Jugar",
    languages: "Idiomas",

    start_heading: "El comienzo y el objetivo",
    start_board: "El tablero tiene 24 puntos. Cada bando tiene quince piezas, y todas empiezan en un mismo punto, el <b>punto de partida</b> del bando. Los dos puntos de partida están uno frente al otro.",
    start_aim: "Das la vuelta al tablero con tus piezas hasta llegar a tu <b>tablero de origen</b>, los seis últimos puntos del camino, y allí las retiras. Gana quien retira primero las quince. Los dos bandos van en sentidos contrarios, así que tienen que cruzarse.",
    start_numbers: "Cada bando cuenta los puntos en su propio sentido: su punto de partida es el 24 y su último punto, el 1. Así, tu tablero de origen son los puntos 1 a 6, y tu punto 1 es el punto de partida del rival. Con estos números se escriben las jugadas: 24/18 es una pieza que va del punto 24 al 18, y 6/off es una que se retira desde el punto 6.",
    start_captions: [
        "El comienzo: quince piezas por bando, en su propio punto 24. Las blancas sacan 6-5.",
        "Las blancas mueven una pieza seis puntos y otra cinco. Las negras sacan 3-1.",
        "Las negras recorren el tablero en sentido contrario, desde su propio punto 24.",
    ],

    opening_heading: "La tirada de salida",
    opening_roll: "Para empezar, cada bando tira un dado; si salen iguales, se repite. Sale quien saca el mayor, y juega exactamente los dos dados que están sobre la mesa. Por eso una partida nunca empieza con un doblete.",
    opening_later_games: "En un match, el ganador de una partida sale en la siguiente y tira los dos dados. Después de un empate se vuelve a hacer la tirada de salida.",
    opening_caption: [
        "Pruébalo: las blancas sacaron 6 y las negras 3, así que salen las blancas y juegan 6-3. Después tira por las negras y sigue todo lo que quieras.",
    ],
    opening_later_games_caption: [
        "Pruébalo: las blancas ganaron la partida anterior, así que salen en esta y tiran los dos dados. Ahora sí puede salir un doblete.",
    ],

    moving_heading: "Mover y cerrar el paso",
    moving_dice: "Cada dado mueve una pieza tantos puntos como indica, hacia tu tablero de origen. Con los dos dados puedes mover dos piezas, o dos veces la misma, en el orden que quieras. Mueves solo tus piezas, y solo con los números que han salido. En un mismo punto puedes tener tantas piezas como quieras.",
    moving_double: "Un <b>doblete</b> se juega cuatro veces: con 4-4 haces cuatro movimientos de cuatro puntos cada uno.",
    moving_double_captions: [
        "Las blancas sacan 5-2 y mueven una sola pieza con los dos dados.",
        "Las negras sacan 4-4, un doblete.",
        "Las negras han jugado cuatro veces el cuatro: dos piezas, ocho puntos cada una.",
    ],
    moving_blocked: "Un punto está <b>cerrado</b> para ti si hay en él dos o más piezas del rival. No puedes caer ahí, ni siquiera de paso: una pieza que se mueve con los dos dados necesita un punto abierto también para el primer paso. Un punto con una sola pieza del rival está abierto.",
    moving_blocked_caption: [
        "Pruébalo: las blancas tienen 6-5. Dos piezas negras cierran el punto 18, así que desde el 24 no se puede jugar ningún seis. Primero el cinco y después el seis, el camino está abierto.",
    ],
    moving_whole_roll: "Tienes que jugar todo lo que puedas de tu tirada. Si de una manera se juegan los dos dados y de otra solo uno, debes elegir una manera que juegue los dos; con un doblete, haces todos los movimientos posibles. Cuando ya no queda nada de la tirada, se acaba tu turno.",
    moving_whole_roll_caption: [
        "Pruébalo: las blancas tienen 6-5. No se admite jugar el cinco con la pieza del punto 8, porque después no se podría jugar ningún seis. Hay que jugar los dos dados.",
    ],
    moving_higher_die: "Si puedes jugar cualquiera de los dos dados, pero no los dos, debes jugar el mayor.",
    moving_higher_die_caption: [
        "Pruébalo: las blancas tienen 6-5. Solo se puede mover la pieza del punto 24, y el punto 13 está cerrado: después de un dado ya no hay otro movimiento. Por eso hay que jugar el seis, no el cinco.",
    ],
    moving_no_play: "Si no puedes jugar ningún dado, el turno pasa al rival. No se puede pasar por gusto.",
    moving_no_play_caption: [
        "Pruébalo: las blancas tienen 6-5. Las negras cierran todos los puntos a los que llegaría un cinco o un seis, así que no se puede jugar nada. Pasa, y después tira por las negras.",
    ],

    pinning_heading: "Clavar y liberar",
    pinning_pin: "Puedes caer en un punto donde hay una sola pieza del rival. Esa pieza no vuelve atrás: queda <b>clavada</b> debajo de la tuya. Solo se puede clavar una pieza sola.",
    pinning_captive: "Una pieza clavada no puede moverse mientras tenga algo encima. Su bando tiene que jugar con las demás.",
    pinning_captions: [
        "Hay una pieza negra sola en el punto 15 de las blancas. Las blancas sacan 5-3.",
        "20/15* cae encima y la clava; eso indica el asterisco. Las negras sacan 6-4.",
        "Las negras siguen con sus otras piezas. La clavada se queda donde está.",
    ],
    pinning_release: "Queda libre en el momento en que se va la última pieza que tiene encima, aunque sea a mitad de un turno. Puedes apilar sobre ella cuantas piezas quieras; solo cuenta cuándo se va la última.",
    pinning_release_captions: [
        "Hay dos piezas blancas encima de una negra. Las blancas sacan 6-2.",
        "Una de las dos se ha ido. La otra sigue sujetando a la clavada. Las negras sacan 2-1.",
        "Las negras han movido otras piezas. Las blancas sacan 5-4.",
        "Se ha ido la última, y la pieza negra está libre. Las negras sacan 6-3.",
        "Sale enseguida, con el seis.",
    ],
    pinning_pinner: "A una pieza que clava no se la puede clavar. Aunque esté sola sobre la clavada, cierra el punto al rival igual que lo harían dos piezas.",
    pinning_own_captive: "Por eso no puedes caer en un punto donde hay clavada una pieza tuya. Pasar por encima sí está permitido.",
    pinning_own_captive_caption: [
        "Pruébalo: las blancas tienen 6-1. Hay una pieza blanca clavada en el punto 18: no puede moverse, y ninguna otra blanca puede caer ahí. Primero el uno y después el seis, se pasa por encima.",
    ],

    touch_heading: "Clavar de paso",
    touch_and_go: "Una pieza puede clavar con un dado y seguir con el otro. Entonces no queda nada clavado. Es útil cuando el otro camino está cerrado: una pieza sola es un sitio donde apoyarse.",
    touch_captions: [
        "Las blancas sacan 5-4. Desde el punto 20, el cuatro está cerrado. El cinco cae sobre una pieza sola.",
        "Con el cuatro, la pieza blanca ha seguido hasta el punto 11, y la negra vuelve a estar libre.",
    ],

    mother_heading: "La pieza madre",
    mother_checker: "La última pieza que le queda a un bando en su propio punto de partida se llama <b>pieza madre</b>. Es la que tiene por delante el camino más largo, y está justo donde el rival lleva sus piezas a casa.",
    mother_wins: "En Plakoto ganas doble, 2 puntos, cuando la pieza madre del rival está clavada y tu propio punto de partida está vacío. La partida acaba en ese mismo paso, estén donde estén las demás piezas.",
    mother_waits: "Si aún tienes piezas en tu propio punto de partida, con clavarla todavía no ganas. La partida sigue y acaba en el paso que saca de ahí tu última pieza, quizá muchos turnos después.",
    mother_captions: [
        "La pieza madre de las negras está sola en su punto de partida, el punto 1 de las blancas. Las blancas sacan 5-4.",
        "Las blancas la clavan y ponen encima una segunda pieza. Todavía tienen una pieza en su propio punto de partida, así que la partida sigue. Las negras sacan 2-1.",
        "Las negras no pueden hacer nada por evitarlo. Las blancas sacan 6-3.",
        "La última pieza blanca deja el punto de partida: con este paso acaba la partida, y las blancas ganan 2 puntos.",
    ],
    mother_why: "¿Por qué hay que esperar? La pieza que clava a la madre está en su propio punto 1 y solo puede irse cuando se retira, así que la madre no se escapa. Pero mientras tu última pieza siga en su punto de partida, el rival todavía puede clavarla, y entonces no gana nadie. Cuando ese punto queda vacío, ahí ya no se puede clavar nada, y la partida está decidida.",
    mother_readings: "Esta regla se entiende de dos maneras. Según la otra, quien clava la pieza madre gana al momento, aunque su propio punto de partida esté lleno. Aquí hay que esperar, para que el rival conserve la oportunidad de responder.",
    mother_quiz: ["Las blancas sacan 6-5 y pueden ganar la partida en este turno. ¿Cómo?"],

    both_heading: "Las dos piezas madre clavadas",
    both_drawn: "Si las dos piezas madre están clavadas, la partida termina al momento en empate, tanto en Plakoto como en Tapa. Ya nada podría cambiar: una pieza que clava a la madre solo puede irse cuando se retira, y ningún bando puede retirar mientras tenga una pieza clavada. Así, quien ha perdido la madre aún puede salvar el empate si clava la otra.",
    both_captions: [
        "La pieza madre de las blancas está clavada en su punto 24, y a las negras aún les queda una última pieza en su propio punto de partida. Las blancas sacan 5-4.",
        "Las blancas la clavan con el cinco: empate. El cuatro ya no se juega.",
    ],
    both_try_caption: [
        "Pruébalo: las blancas tienen 5-4. Clava la pieza madre de las negras con el cinco y mira cómo acaba la partida.",
    ],

    off_heading: "Retirar las piezas",
    off_all_home: "Solo puedes retirar mientras todas las piezas que te quedan estén en tu tablero de origen. Se mira en cada paso: con un dado puede llegar la última pieza, y con el siguiente retirarse una.",
    off_all_home_caption: [
        "Pruébalo: las blancas tienen 6-2. El seis no puede retirar mientras haya una pieza en el punto 8. Métela primero con el dos, y entonces sí.",
    ],
    off_points: "Un dado retira una pieza del punto de su mismo número: un seis la retira del punto 6.",
    off_inside: "En vez de retirar, puedes mover dentro de tu tablero de origen. Pero si un dado solo se puede jugar retirando, tienes que retirar.",
    off_captions: [
        "Los dos bandos tienen todas sus piezas en casa, y ninguna clavada: pueden retirar. Las blancas sacan 6-5.",
        "Las blancas retiran una pieza de su punto 6 y otra de su punto 5. Las negras sacan 6-5.",
        "Las negras retiran una con el seis y juegan el cinco dentro de su tablero de origen.",
    ],
    off_highest: "Si un dado es mayor que tu punto más alto, retira una pieza de ese punto y de ningún otro. Mientras quede una pieza más atrás, un dado mayor no puede retirar de un punto más bajo.",
    off_highest_caption: [
        "Pruébalo: las blancas tienen 6-4. El punto más alto es el 5, así que el seis retira esa pieza. Solo entonces el cuatro retira una del punto 3.",
    ],
    off_captive: "No puedes retirar mientras tengas alguna pieza clavada, aunque lo esté en tu propio tablero de origen. Una sola pieza clavada frena a todas las demás.",
    off_captive_caption: [
        "Pruébalo: las blancas tienen 6-4. Están todas en casa, pero hay una clavada en el punto 3, así que no se puede retirar ninguna. Solo se puede jugar el cuatro, dentro del tablero de origen.",
    ],
    off_holding: "La pieza que tú tienes clavada no te impide retirar. Queda libre cuando retiras la última que tiene encima.",
    off_holding_captions: [
        "Las blancas están retirando y tienen clavada una pieza negra en su punto 2. Sacan 3-1.",
        "Las blancas retiran una, y ahora son dos las que sujetan a la clavada. Las negras sacan 2-1.",
        "Las negras no pueden retirar y tienen que mover dentro de su tablero de origen. Las blancas sacan 6-5.",
        "Las blancas han retirado sus dos últimas. Las negras no han retirado ninguna: las blancas ganan 2 puntos.",
    ],
    off_holding_try_caption: [
        "Pruébalo: las blancas tienen 3-1. Retira una pieza con el tres, sujeta a la clavada con el uno y sigue jugando hasta el final.",
    ],

    scoring_heading: "La puntuación",
    scoring_points: "Una partida ganada vale 1 punto, o 2 si el rival no ha retirado ni una sola pieza: es una <b>partida doble</b>. Ganar por la pieza madre vale 2. No hay partida triple ni dado doblador.",
    scoring_single_caption: [
        "Pruébalo: las blancas tienen 6-5. Retira las dos últimas piezas. Las negras ya han retirado una, así que las blancas ganan 1 punto.",
    ],
    scoring_double_caption: [
        "Pruébalo: otra vez 6-5, pero las negras aún no han retirado ninguna pieza. Las blancas ganan 2 puntos.",
    ],
    scoring_match: "Un match se juega a 1, 3, 5 o 7 puntos. Un empate no da puntos.",
    scoring_pips: "La <b>cuenta de pips</b> de un bando dice cuántos puntos del tablero les faltan por recorrer a todas sus piezas juntas hasta que estén fuera. Al comienzo son 360. Una pieza clavada conserva sus pips.",
    scoring_pips_caption: [
        "Pruébalo: las blancas tienen 5-3. Las cuentas de pips están en el borde del tablero. Juegues como juegues, las blancas pasan de 290 a 282; las negras siguen en 330, aunque 20/15* les clave una pieza.",
    ],

    tapa_heading: "Qué cambia en Tapa",
    tapa_mother: "En Tapa, una pieza madre clavada no acaba la partida. Es solo una mala posición: su bando no puede retirar hasta que la madre esté libre, mientras el rival retira tan tranquilo. Se sigue hasta que un bando ha retirado las quince. Todas las demás reglas son las mismas.",
    tapa_captions: [
        "Tapa: la pieza madre de las negras está sola. Las blancas sacan 5-4.",
        "Las blancas la clavan, como en Plakoto. Las negras sacan 2-1.",
        "Las negras han jugado en otro sitio. Las blancas sacan 6-3.",
        "El punto de partida de las blancas está vacío, y aun así la partida sigue.",
    ],
    tapa_with_mother: "Algunos jugadores de Tapa conocen la regla de la pieza madre, en búlgaro майка. Pueden elegirla como opción.",
    tapa_with_mother_caption: [
        "Pruébalo: Tapa con la pieza madre. Las blancas tienen 5-4. Su punto de partida ya está vacío, así que ganan 2 puntos al momento si clavan la pieza madre de las negras.",
    ],

    options_heading: "Lo que se puede elegir",
    options_lead: "Los jugadores y los libros no están de acuerdo en todo. Al empezar un match se pueden elegir cuatro reglas.",
    options_head: ["Regla", "Lo normal aquí", "Se puede elegir", "Quién juega cómo"],
    options_rows: [
        [
            "Salida",
            "Quien saca el mayor juega los dos dados que han salido.",
            "Quien saca el mayor vuelve a tirar los dos.",
            "Una descripción alemana juega los dos dados; las españolas y la mayoría de las griegas vuelven a tirar.",
        ],
        [
            "Otra partida",
            "Sale el ganador.",
            "Se hace otra vez la tirada de salida.",
            "Las descripciones no coinciden.",
        ],
        [
            "Pieza madre",
            "Gana 2 puntos en Plakoto, y nada en Tapa.",
            "Se juega a Tapa con la pieza madre.",
            "Las descripciones de Tapa no coinciden.",
        ],
        ["Empate", "0–0", "1–1", "Las descripciones no coinciden."],
    ],
    options_opening_caption: [
        "Pruébalo: las blancas sacaron el dado mayor en la tirada de salida. Con esta opción vuelven a tirar los dos, y puede salir un doblete.",
    ],
    options_next_caption: [
        "Pruébalo: con esta opción se hace la tirada de salida en todas las partidas. Las negras ganaron la anterior, pero ahora las blancas sacaron 5 y las negras 2, así que salen las blancas y juegan 5-2.",
    ],
    options_mother_caption: [
        "Pruébalo: Tapa con la pieza madre. Las blancas tienen 6-3. La pieza madre de las negras está clavada: en cuanto la última pieza blanca deje el punto de partida, las blancas ganan 2 puntos.",
    ],
    options_draw_caption: [
        "Pruébalo: en Tapa, las blancas tienen 5-4. El cinco clava la segunda pieza madre, y la partida acaba en empate. Vale 0–0, o 1–1 si así se ha elegido.",
    ],

    principles_heading: "Principios básicos del juego",
    principles_home: "Clava en tu tablero de origen, si puedes. Ahí la pieza clavada tiene todavía casi todo el camino por delante, y las tuyas no tienen que irse hasta el final. Si clavas lejos de casa, tendrás que soltarla cuando tus otras piezas se queden sin jugadas.",
    principles_quiz: [
        "Las blancas sacan 5-1, y el cinco puede clavar una de dos piezas negras. ¿Cuál vale más la pena?",
    ],
    principles_quiz_told: "Para nuestro programa, la mejor jugada que clava la una vale aproximadamente medio punto más que la mejor que clava la otra.",
    principles_reach: "A una pieza sola solo pueden clavarla las piezas que aún no la han pasado; detrás de la última de ellas está a salvo. Si está delante de alguna, este es el número de tiradas, de las 36, que la alcanzan cuando ningún punto intermedio está cerrado:",
    principles_chances: ["Puntos de distancia", "Tiradas de 36"],
    principles_mother: "No dejes tu última pieza sola en el punto de partida mientras el rival pueda alcanzarla. Cuando nuestro programa juega contra uno que no ve más allá de la próxima clavada, la pieza madre decide una de cada cuatro partidas; cuando juega contra sí mismo, menos de 1 de cada 25.",
    principles_points: "Dos piezas en un punto están a salvo, y lo cierran. Varios puntos cerrados seguidos son un muro: si son seis, no hay quien pase.",
    principles_patience: "No sueltes demasiado pronto una pieza clavada. Mientras espera, su bando tiene que gastar las tiradas con otras piezas, y al final abandonar buenos puntos. Para sujetarla basta con una; las que apilas encima faltan en otra parte.",
    principles_double: "Juega a ganar doble. Cuando nuestro programa juega contra sí mismo, 4 de cada 10 partidas se ganan dobles. Por eso, quien va muy atrás debe llevar sus piezas a casa y retirar una a tiempo.",

    backgammon_heading: "Comparado con el backgammon",
    backgammon_head: ["", "Backgammon", "Plakoto y Tapa"],
    backgammon_rows: [
        ["Comienzo", "En cuatro puntos, unas pocas piezas en cada uno", "Las quince en un solo punto"],
        ["Una pieza sola", "La comen, y empieza otra vez desde la barra", "La clavan, y se queda donde está"],
        ["Hasta entonces", "Su bando no puede mover antes de entrar", "Su bando mueve las demás"],
        ["Dos piezas", "Cierran el punto", "Cierran el punto; también una sobre una clavada"],
        [
            "Última en el punto de partida",
            "Nada especial",
            "La pieza madre: clavada, pierde doble en Plakoto",
        ],
        ["Retirar", "Cuando todas están en casa", "Cuando todas están en casa y ninguna clavada"],
        ["Una partida vale", "1, 2 o 3, por el dado doblador", "1 o 2, sin dado doblador"],
        ["Empate", "Nunca", "Cuando las dos piezas madre están clavadas"],
    ],

    names_heading: "Los nombres",
    names_games: "Clavar se dice en griego πλακώνω, y de ahí el nombre del juego, Πλακωτό, Plakoto. En Bulgaria es Тапа, Tapa, y clavar es затапвам. En Chipre lo llaman Τσιλλιτόν, Tsilliton. En los países árabes del Mediterráneo oriental es محبوسة, Mahbusa: Plakoto con costumbres propias en cada mesa.",
    names_cafe: "En un café griego, Plakoto es el segundo juego de una serie de tres: Πόρτες (Portes), Πλακωτό (Plakoto) y Φεύγα (Fevga).",

    questions_heading: "Preguntas breves",
    questions: [
        [
            "¿Tengo que clavar cuando puedo?",
            "No. Tienes que jugar tu tirada, pero tú eliges cómo. Solo si no hay otra manera de jugarla, es obligatorio.",
        ],
        [
            "¿Cómo libero una pieza clavada?",
            "Tú no puedes. Espera hasta que el rival se vaya, y una tirada puede obligarlo a hacerlo.",
        ],
        [
            "¿Me pueden clavar dos piezas en un mismo punto?",
            "No. No puedes caer donde ya tienes una clavada. En puntos distintos puedes tener varias.",
        ],
        [
            "Todas mis piezas están en casa. ¿Por qué no puedo retirar?",
            "Una de ellas está clavada. Primero tiene que quedar libre.",
        ],
        [
            "¿Se puede clavar la pieza madre mientras hay dos piezas en el punto de partida?",
            "No. Dos cierran el punto. La pieza madre es la última que queda ahí.",
        ],
        [
            "Mi pieza madre está clavada. ¿He perdido?",
            "En Plakoto no, mientras el rival tenga una pieza en su propio punto de partida: clávala cuando sea la última, y la partida queda en empate. En Tapa se sigue jugando.",
        ],
        [
            "¿Puedo jugar solo un dado si me conviene más?",
            "No. Si se pueden jugar los dos, hay que jugar los dos.",
        ],
        [
            "¿Pierdo 3 puntos si una pieza ha estado clavada toda la partida?",
            "No. Una partida vale como mucho 2 puntos.",
        ],
    ],
};
