//! What the page's address asks for.

use plakoto_rules::notation::{ParseError, Situation};

use crate::dice::DiceSource;
use plakoto_board::speech::Locale;

/// The query of the address, taken apart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Query {
    /// The situation to open, or why it cannot be read.
    pub situation: Option<Result<Situation, ParseError>>,
    /// The part that names it, to know it again.
    pub asked: String,
    /// What dice come from.
    pub dice: DiceSource,
    /// The language to speak, if it is spoken here.
    pub locale: Option<Locale>,
}

impl Query {
    /// From the parameters' values by name.
    pub fn new(parameter: impl Fn(&str) -> Option<String>) -> Query {
        let [position, turn, dice, rules] = ["position", "turn", "dice", "rules"].map(&parameter);
        let given = [&position, &turn, &dice, &rules].into_iter().any(Option::is_some);
        let situation = given.then(|| {
            // Without a position the parameters speak of the start.
            let code = position.clone().unwrap_or_else(|| plakoto_rules::Position::START.to_string());
            Situation::from_fields(&code, turn.as_deref(), dice.as_deref(), rules.as_deref())
        });
        let seed = parameter("seed").and_then(|seed| seed.trim().parse().ok());
        let asked = [position, turn, dice, rules].map(Option::unwrap_or_default).join(" ");
        Query {
            situation,
            asked,
            dice: seed.map_or(DiceSource::Random, DiceSource::seeded),
            locale: parameter("lang").and_then(|tag| Locale::choose([tag.as_str()])),
        }
    }

    /// From the page's address.
    pub fn of_page() -> Query {
        let search = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
        match web_sys::UrlSearchParams::new_with_str(&search) {
            Ok(parameters) => Query::new(|name| parameters.get(name)),
            Err(_) => Query::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plakoto_rules::Variant;
    use plakoto_rules::notation::Field;

    fn query(parameters: &[(&str, &str)]) -> Query {
        Query::new(|name| parameters.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).into()))
    }

    #[test]
    fn a_situation_is_read_from_its_parameters() {
        let query = query(&[("position", "o----------------------O"), ("dice", "53"), ("rules", "tapa")]);
        let situation = query.situation.unwrap().unwrap();
        assert_eq!(situation.ruleset.variant, Variant::Tapa);
        assert_eq!(situation.dice.map(|dice| dice.to_string()).as_deref(), Some("53"));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_field() {
        let field = |query: Query| query.situation.unwrap().unwrap_err().field();
        assert_eq!(field(query(&[("position", "")])), Field::Position);
        assert_eq!(field(query(&[("turn", "x")])), Field::Turn);
        assert_eq!(field(query(&[("dice", "70")])), Field::Dice);
        assert_eq!(field(query(&[("rules", "portes")])), Field::Rules);
    }

    #[test]
    fn nothing_asked_opens_nothing() {
        assert_eq!(query(&[]).situation, None);
        assert_eq!(query(&[("seed", "12")]).dice.seed(), Some(12));
        assert_eq!(query(&[("seed", "twelve")]).dice.seed(), None);
    }

    #[test]
    fn a_language_is_asked_for_by_its_tag() {
        assert_eq!(query(&[("lang", "el")]).locale, Some(Locale::El));
        assert_eq!(query(&[("lang", "AR-lb")]).locale, Some(Locale::Ar));
        assert_eq!(query(&[("lang", "fr")]).locale, None);
        assert_eq!(query(&[("lang", "el")]).situation, None);
    }
}
