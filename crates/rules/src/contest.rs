use crate::{Ending, Game, GameError, NextGame, Outcome, Ruleset, Side, Start};

/// To how many points a match is played (R15).
///
/// ```
/// use plakoto_rules::Target;
/// assert_eq!(Target::new(3), Some(Target::Three));
/// assert_eq!(Target::new(4), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// One point: a single game.
    One,
    /// Three points.
    Three,
    /// Five points.
    Five,
    /// Seven points.
    Seven,
}

impl Target {
    /// All targets, the shortest first.
    pub const ALL: [Target; 4] = [Target::One, Target::Three, Target::Five, Target::Seven];

    /// The target of that many points; nothing if no match is played to it.
    #[must_use]
    pub fn new(points: u8) -> Option<Target> {
        Target::ALL.into_iter().find(|target| target.points() == points)
    }

    /// The points it takes: 1, 3, 5 or 7.
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Target::One => 1,
            Target::Three => 3,
            Target::Five => 5,
            Target::Seven => 7,
        }
    }
}

/// A match: the games that were finished, the score they make, and who begins the next (R14, R15).
///
/// ```
/// use plakoto_rules::{Game, Match, Phase, Ruleset, Side, Target};
/// let mut contest = Match::new(Ruleset::PLAKOTO, Target::Three);
/// let mut game = contest.next_game().unwrap();
/// game.resign(Side::White, true)?;
/// contest.record(game.ending().unwrap())?;
/// assert_eq!(contest.score(Side::Black), 2);
/// assert_eq!(contest.next_game().unwrap().phase(), Phase::Roll(Side::Black));
/// # Ok::<(), plakoto_rules::GameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "crate::record::MatchRecord", into = "crate::record::MatchRecord")
)]
pub struct Match {
    ruleset: Ruleset,
    target: Target,
    endings: Vec<Ending>,
}

impl Match {
    /// A match of which no game is played yet.
    #[must_use]
    pub fn new(ruleset: Ruleset, target: Target) -> Match {
        Match { ruleset, target, endings: Vec::new() }
    }

    /// The rules it is played by.
    #[must_use]
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// To how many points it is played.
    #[must_use]
    pub fn target(&self) -> Target {
        self.target
    }

    /// How the finished games ended.
    #[must_use]
    pub fn endings(&self) -> &[Ending] {
        &self.endings
    }

    /// The points of a side so far.
    #[must_use]
    pub fn score(&self, side: Side) -> u32 {
        let draw = self.ruleset.draw_score;
        self.endings.iter().map(|ending| u32::from(ending.outcome.points(side, draw))).sum()
    }

    /// The winner, if the match is over: the side that has reached the target and is ahead. Where
    /// a draw brings both there at once (R12), they play on until one is ahead.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| {
            let score = self.score(*side);
            score >= u32::from(self.target.points()) && score > self.score(side.other())
        })
    }

    /// Takes down how a game ended, as [`Game::ending`] tells it.
    ///
    /// # Errors
    /// [`GameError::NotDue`] if the match is over.
    ///
    /// ```
    /// use plakoto_rules::{Ending, Cause, GameError, Match, Outcome, Ruleset, Side, Target};
    /// let mut contest = Match::new(Ruleset::TAPA, Target::One);
    /// let won = Ending { outcome: Outcome::Win { side: Side::Black, double: false }, cause: Cause::BorneOff };
    /// contest.record(won)?;
    /// assert_eq!((contest.score(Side::Black), contest.winner()), (1, Some(Side::Black)));
    /// assert_eq!(contest.record(won), Err(GameError::NotDue));
    /// # Ok::<(), plakoto_rules::GameError>(())
    /// ```
    pub fn record(&mut self, ending: Ending) -> Result<(), GameError> {
        if self.winner().is_some() {
            return Err(GameError::NotDue);
        }
        self.endings.push(ending);
        Ok(())
    }

    /// The next game; nothing if the match is over. The first game, the one after a draw, and
    /// with that option every game starts with the opening roll; the others are begun by the
    /// winner of the last (R12, R14).
    ///
    /// ```
    /// use plakoto_rules::{Match, Phase, Ruleset, Target};
    /// let contest = Match::new(Ruleset::PLAKOTO, Target::Five);
    /// assert_eq!(contest.next_game().unwrap().phase(), Phase::Opening);
    /// ```
    #[must_use]
    pub fn next_game(&self) -> Option<Game> {
        let last_winner = self.endings.last().and_then(|ending| ending.outcome.winner());
        let start = match (self.ruleset.next_game, last_winner) {
            (NextGame::WinnerBegins, Some(winner)) => Start::Begins(winner),
            _ => Start::OpeningRoll,
        };
        self.winner().is_none().then(|| Game::starting(self.ruleset, start))
    }

    /// How many games ended in a draw.
    #[must_use]
    pub fn draws(&self) -> usize {
        self.endings.iter().filter(|ending| ending.outcome == Outcome::Draw).count()
    }
}
