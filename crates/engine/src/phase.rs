use plakoto_rules::{Position, Side};

/// How many phases there are.
pub const PHASES: usize = 2;

/// The half of a game that a position belongs to, by the pips that are left to both sides.
///
/// What matters in a game's beginning is not what matters later, so a net has weights of its own for each
/// phase. Pips never grow, so that no phase comes back; and all plays of a roll
/// cost the same pips, nearly always, so that they are judged by the same weights.
///
/// ```
/// use plakoto_engine::Phase;
/// use plakoto_rules::Position;
/// assert_eq!(Phase::of(&Position::START), Phase::Early);
/// let home: Position = "AAABBB------------cccbbb".parse()?;
/// assert_eq!(Phase::of(&home), Phase::Late);
/// # Ok::<(), plakoto_rules::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// More than half of the pips are left that the sides began with.
    Early,
    /// No more.
    Late,
}

impl Phase {
    /// All of them, in the order of a game.
    pub const ALL: [Phase; PHASES] = [Phase::Early, Phase::Late];

    /// That of a position.
    #[must_use]
    #[inline]
    pub fn of(position: &Position) -> Phase {
        Phase::of_pips(position.pips(Side::White) + position.pips(Side::Black))
    }

    /// That of a position with so many pips, of both sides.
    #[inline(always)]
    pub(crate) fn of_pips(pips: u16) -> Phase {
        if pips > 360 { Phase::Early } else { Phase::Late }
    }
}
