//! The nets that were trained.

use std::sync::LazyLock;

use plakoto_rules::Ruleset;

use crate::Net;

static WITH_MOTHER: LazyLock<Net> = LazyLock::new(|| read(include_bytes!("../weights/plakoto.net")));
static WITHOUT_MOTHER: LazyLock<Net> = LazyLock::new(|| read(include_bytes!("../weights/tapa.net")));

fn read(bytes: &[u8]) -> Net {
    // A test reads them both.
    Net::from_bytes(bytes).unwrap_or_else(|error| unreachable!("{error}"))
}

impl Net {
    /// The net that was trained for these rules: where the mother wins it is Plakoto's, else
    /// Tapa's. It is read when it is first asked for.
    ///
    /// ```
    /// use plakoto_engine::Net;
    /// use plakoto_rules::{Position, Ruleset, Side};
    /// let net = Net::trained(Ruleset::PLAKOTO);
    /// let chances = net.evaluate(&Position::START, Side::White, Ruleset::PLAKOTO);
    /// assert!(chances.win > 0.45 && chances.win < 0.6);
    /// ```
    #[must_use]
    pub fn trained(ruleset: Ruleset) -> &'static Net {
        if ruleset.mother { &WITH_MOTHER } else { &WITHOUT_MOTHER }
    }
}
