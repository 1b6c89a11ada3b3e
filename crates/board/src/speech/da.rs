//! Dansk.

use plakoto_rules::{Cause, Ending, Impossible, Outcome, Side, Variant};

use super::{Direction, Locale, Plural, Problems, Refusals, Sentence, Speech, Standing};

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "Hvid",
        Side::Black => "Sort",
    }
}

fn checkers(number: u8, side: Side) -> String {
    let colour = match (side, Locale::Da.plural(number.into())) {
        (Side::White, Plural::One) => "hvid brik",
        (Side::White, _) => "hvide brikker",
        (Side::Black, Plural::One) => "sort brik",
        (Side::Black, _) => "sorte brikker",
    };
    format!("{number} {colour}")
}

fn won(points: u8) -> &'static str {
    if points == 2 { "2 point" } else { "1 point" }
}

fn ended(ending: Ending) -> String {
    let Outcome::Win { side, double } = ending.outcome else {
        return "Uafgjort: Begge mødre er låst fast, og ingen af dem kommer nogensinde fri.".into();
    };
    let (winner, loser, points) = (name(side), name(side.other()), won(1 + u8::from(double)));
    match (ending.cause, double) {
        (Cause::Mother, _) => format!("{winner} vinder {points}: {loser}s moder er låst fast."),
        (Cause::Resigned, _) => format!("{loser} giver op. {winner} vinder {points}."),
        (_, true) => {
            format!("{winner} vinder {points}: Alle brikker er båret af, og {loser} har ikke båret nogen af.")
        }
        (_, false) => format!("{winner} har båret alle femten brikker af og vinder {points}."),
    }
}

fn point(Standing { point, owner, count, captive }: Standing) -> String {
    let top = checkers(count, owner);
    if captive {
        let captive = if owner == Side::White { "sort" } else { "hvid" };
        format!("Felt {point}: {top}, nedenunder 1 fastlåst {captive} brik")
    } else {
        format!("Felt {point}: {top}")
    }
}

pub(super) static SPEECH: Speech = Speech {
    language: "Dansk",
    direction: Direction::LeftToRight,
    side: name,
    game: |variant| match variant {
        Variant::Plakoto => "Plakoto",
        Variant::Tapa => "Tapa",
    },
    board: "Bræt",
    copy_words: "Kopiér stillingen som tekst",
    copied: "Kopieret.",
    not_copied: "Browseren tillader ikke kopiering her.",
    to_roll: |side| format!("{} skal slå.", name(side)),
    to_play: |side, one, two| format!("{} skal flytte {one}-{two}.", name(side)),
    passes: |side, one, two| format!("{} kan ikke flytte {one}-{two} og står over.", name(side)),
    pins: |pinned, die, point| {
        format!(
            "{die}’eren låser {}s enlige brik fast på dit felt {point}. Den bliver der, til du går.",
            name(pinned)
        )
    },
    pins_mother: |pinned| {
        format!("{}s moder er låst fast. Den kommer først fri, når du bærer af fra dit felt 1.", name(pinned))
    },
    pins_mother_waits: |pinned| {
        format!("{}s moder er låst fast. Du vinder, så snart dit eget startfelt er tomt.", name(pinned))
    },
    frees: |freed, point| format!("{}s brik på dit felt {point} er fri igen.", name(freed)),
    played: |side, play| format!("{} flyttede {play}.", name(side)),
    won,
    ended,
    refusals: Refusals {
        no_checker: Sentence::new("Du har ingen brik på felt {0}."),
        pinned: Sentence::new(
            "Din brik på felt {0} er låst fast. Den må vente, til den sidste oven på den er gået.",
        ),
        closed: Sentence::new("Felt {0} er lukket."),
        own_captive: Sentence::new("Din egen brik er låst fast på felt {0}: Der må du ikke lande."),
        no_such_die: Sentence::new("Ingen terning, der er tilbage, fører fra {0} til {1}."),
        no_such_die_off: Sentence::new("Ingen terning, der er tilbage, bærer af fra {0}."),
        not_home: Sentence::new("Du kan ikke bære af endnu: Din brik på felt {0} er ikke hjemme."),
        captive_keeps_home: Sentence::new("Du kan ikke bære af, så længe din brik på felt {0} er låst fast."),
        higher_checker: Sentence::new(
            "En højere terning bærer kun af fra dit højeste felt, og det er felt {0}.",
        ),
        both_dice: "Så gik en terning til spilde: Begge kan flyttes, så det skal de.",
        more_dice: "Så gik en terning til spilde: Der kan flyttes flere, så det skal der.",
        higher_die: Sentence::new("Kun én terning kan flyttes, og det skal være den højeste: {0}’eren."),
        turn_complete: "Slaget er flyttet. Bekræft, eller tag tilbage.",
        not_with_this_roll: "Det kan ikke flyttes med dette slag.",
    },
    words: "Stillingen i ord",
    point,
    empty: |point| format!("Felt {point}: tomt"),
    off: |side, off, pips| format!("{}: {off} båret af, {pips} pip tilbage.", name(side)),
    last: |side, play| format!("Seneste træk, af {}: {play}.", name(side)),
    impossible: |impossible| match impossible {
        Impossible::BorneOffTooSoon { side } => {
            format!(
                "Sådan kan det ikke komme i spillet: {} har båret af, selv om ikke alle brikker er hjemme.",
                name(side)
            )
        }
        Impossible::CaptiveUnderStarters { side } => {
            format!(
                "Sådan kan det ikke komme i spillet: {} holder en brik låst fast på sit eget startfelt.",
                name(side)
            )
        }
        Impossible::BothBorneOff => {
            "Sådan kan det ikke komme i spillet: Begge sider har båret alle brikker af.".into()
        }
    },
    problems: Problems {
        at: Sentence::new("I »{0}«, tegn {1}: {2}"),
        play: "træk",
        outcome: "resultat",
        end: "slutning",
        missing: "Der står ikke noget.",
        no_group: Sentence::new(
            "»{0}« betyder ikke noget der; skriv - eller et bogstav fra A til O eller a til o.",
        ),
        stray_star: "En * skal følge efter bogstavet for en stak.",
        group_count: Sentence::new("{0} grupper, men brættet har 24 felter."),
        too_many: Sentence::new("{0} har {1} brikker, og der er kun 15."),
        nobody_on_top: Sentence::new("På felt {0} ligger ingen brik øverst."),
        no_side: Sentence::new("»{0}« er ingen side; skriv w eller b."),
        no_dice: Sentence::new("»{0}« er ikke et slag; skriv to tal fra 1 til 6."),
        no_ruleset: Sentence::new("»{0}« er ikke et spil; skriv plakoto eller tapa."),
        no_outcome: Sentence::new("»{0}« er ikke et resultat."),
        surplus: Sentence::new("»{0}« er for meget."),
        no_point: Sentence::new("»{0}« er ikke et felt."),
        no_step: Sentence::new("»{0}« fører ingen steder hen."),
        no_times: Sentence::new("»{0}« er ikke et antal brikker."),
        bar: "Der er ingen bar i dette spil.",
        no_roll: "Slaget mangler.",
    },
};
