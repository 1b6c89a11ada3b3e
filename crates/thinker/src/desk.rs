use std::collections::VecDeque;

use plakoto_engine::{Net, Plies, Search, Thinking, Valuation, endings};
use plakoto_rules::{Ruleset, Variant};

use crate::message::{Answer, Reply, Request, Trouble, What, read, write};

/// How many questions may wait. When another comes, the one that waited longest is cancelled.
pub const WAITING: usize = 64;

/// Where questions are put and answered, one after the other, bit by bit.
///
/// It takes messages as bytes, whatever they are, and gives replies as bytes. Weights come when they
/// are first wanted. It has no clock: who runs it says when to stop and listen.
///
/// ```
/// use plakoto_engine::{Net, Plies, Weights};
/// use plakoto_rules::{Position, Ruleset, Side, Variant};
/// use plakoto_thinker::Desk;
/// use plakoto_thinker::message::{Answer, Reply, Request, What, read, write};
/// let mut desk = Desk::new();
/// let (position, side, ruleset) = (Position::START, Side::White, Ruleset::TAPA);
/// let what = What::Evaluate { position, side, ruleset, plies: Plies::Two };
/// desk.hear(&write(&Request::Ask { number: 1, what }));
/// assert!(!desk.work());
/// assert_eq!(desk.lacks(), Some(Variant::Tapa));
/// desk.provide(Variant::Tapa, Ok(&Net::new(Weights::zero()).unwrap().to_bytes()));
/// while desk.work() {}
/// let reply: Reply = read(&desk.reply().unwrap()).unwrap();
/// assert_eq!(reply.number, 1);
/// assert!(matches!(reply.answer, Answer::Evaluation(_)));
/// ```
#[derive(Debug, Default)]
pub struct Desk {
    /// In the order of [`Variant::BOTH`].
    searches: [Option<Search<'static>>; 2],
    waiting: VecDeque<(u32, What)>,
    job: Option<Job>,
    replies: VecDeque<Vec<u8>>,
}

/// A question that is being answered.
#[derive(Debug)]
struct Job {
    number: u32,
    variant: Variant,
    work: Work,
}

#[derive(Debug)]
enum Work {
    Choice(Thinking),
    /// With the depth of the last ranking that was given.
    Ranking(Thinking, Option<Plies>),
    Evaluation(Valuation),
}

impl Desk {
    /// A desk without weights and without questions.
    #[must_use]
    pub fn new() -> Desk {
        Desk::default()
    }

    /// Takes in a message: a [`Request`], or something else, to which the reply says so.
    pub fn hear(&mut self, message: &[u8]) {
        match read(message) {
            Some(Request::Ask { number, what }) => {
                if what.position().ending(what.ruleset()).is_some() {
                    return self.say(number, Answer::Refused(Trouble::Over));
                }
                if self.waiting.len() == WAITING
                    && let Some((number, _)) = self.waiting.pop_front()
                {
                    self.say(number, Answer::Cancelled);
                }
                self.waiting.push_back((number, what));
            }
            Some(Request::Cancel { number }) => self.cancel(number),
            None => self.say(0, Answer::Refused(Trouble::NoRequest)),
        }
    }

    /// Does the least that can be done at once: a position's value with two plies at most, which
    /// takes some hundred evaluations. Says whether there is more to do.
    pub fn work(&mut self) -> bool {
        if self.job.is_none() && self.lacks().is_none() {
            self.job = self.waiting.pop_front().map(|(number, what)| Job::new(number, what));
        }
        let Some(Job { number, variant, work }) = &mut self.job else { return false };
        let number = *number;
        // A job is begun when its weights are there, and they stay.
        let Some(search) = &mut self.searches[*variant as usize] else { return false };
        if let Some(answer) = work.go_on(search) {
            if answer.is_last() {
                self.job = None;
            }
            self.say(number, answer);
        }
        self.job.is_some() || !self.waiting.is_empty() && self.lacks().is_none()
    }

    /// The next reply, to be sent.
    pub fn reply(&mut self) -> Option<Vec<u8>> {
        self.replies.pop_front()
    }

    /// The game whose weights must be [provided](Desk::provide) before the next question can be
    /// answered.
    #[must_use]
    pub fn lacks(&self) -> Option<Variant> {
        let variant = variant(self.waiting.front()?.1.ruleset());
        self.searches[variant as usize].is_none().then_some(variant)
    }

    /// Takes in a game's weights, or the reason why there are none. Then the questions that wait for
    /// them are refused; the next one makes the desk lack them again.
    pub fn provide(&mut self, game: Variant, weights: Result<&[u8], String>) {
        let net = weights.and_then(|bytes| Net::from_bytes(bytes).map_err(|error| error.to_string()));
        match net {
            // Weights are never given back: there are two games, and each is read once.
            Ok(net) => {
                let search = &mut self.searches[game as usize];
                if search.is_none() {
                    *search = Some(Search::new(Box::leak(Box::new(net))));
                }
            }
            Err(reason) => {
                let of_game = |(_, what): &(u32, What)| variant(what.ruleset()) == game;
                let (refused, left) = self.waiting.drain(..).partition::<VecDeque<_>, _>(of_game);
                self.waiting = left;
                for (number, _) in refused {
                    self.say(number, Answer::Refused(Trouble::NoWeights(reason.clone())));
                }
            }
        }
    }

    /// Makes the tables of endings, for which a later answer would wait: some 80 ms in a browser.
    pub fn prepare(&self) {
        endings::prepare();
    }

    /// How many positions were evaluated.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        self.searches.iter().flatten().map(Search::evaluations).sum()
    }

    fn cancel(&mut self, number: u32) {
        let before = self.waiting.len();
        self.waiting.retain(|(other, _)| *other != number);
        let mut cancelled = before - self.waiting.len();
        if self.job.as_ref().is_some_and(|job| job.number == number) {
            self.job = None;
            cancelled += 1;
        }
        for _ in 0..cancelled {
            self.say(number, Answer::Cancelled);
        }
    }

    fn say(&mut self, number: u32, answer: Answer) {
        self.replies.push_back(write(&Reply { number, answer }));
    }
}

impl Job {
    fn new(number: u32, what: What) -> Job {
        let work = match what {
            What::Choose { decision, level } => Work::Choice(level.think(&decision)),
            What::Rank { decision, plies } => {
                Work::Ranking(Thinking::ranking(&decision, plies, Search::FREELY), None)
            }
            What::Evaluate { position, side, ruleset, plies } => {
                Work::Evaluation(Valuation::new(&position, side, ruleset, plies))
            }
        };
        Job { number, variant: variant(what.ruleset()), work }
    }
}

impl Work {
    /// Takes a step, and gives an answer if there is something new to say.
    fn go_on(&mut self, search: &mut Search<'_>) -> Option<Answer> {
        match self {
            Work::Choice(thinking) => {
                let done = thinking.advance(search, 1);
                thinking.ranked().first().filter(|_| done).map(|best| Answer::Choice(*best))
            }
            Work::Ranking(thinking, said) => {
                let done = thinking.advance(search, 1);
                let plies = thinking.ranked().first().map(|best| best.plies);
                let is_new = done || plies != *said;
                *said = plies;
                is_new.then(|| Answer::Ranking { plays: thinking.ranked().to_vec(), done })
            }
            Work::Evaluation(valuation) => {
                valuation.advance(search, 1);
                valuation.chances().map(Answer::Evaluation)
            }
        }
    }
}

/// The game whose weights know how to play by these rules.
fn variant(ruleset: Ruleset) -> Variant {
    if ruleset.mother { Variant::Plakoto } else { Variant::Tapa }
}
