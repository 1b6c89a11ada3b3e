//! The questions that wait for answers, and what is done when the engine starts, answers or breaks
//! down. No browser here.

use plakoto_thinker::message::{Answer, Reply, Request, Trouble, What, read, write};

/// How the engine is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// Nobody has wanted it yet.
    #[default]
    NotStarted,
    /// It is on its way.
    Loading,
    /// It answers.
    Ready {
        /// Whether it thinks on the page, since no worker starts in this browser.
        on_page: bool,
    },
    /// It does not run here, and why.
    Failed(String),
}

impl Engine {
    /// In a word, for tests and style sheets.
    pub fn word(&self) -> &'static str {
        match self {
            Engine::NotStarted => "none",
            Engine::Loading => "loading",
            Engine::Ready { on_page: false } => "worker",
            Engine::Ready { on_page: true } => "page",
            Engine::Failed(_) => "failed",
        }
    }
}

/// What has to be done in the browser.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// Start the engine, in a worker or on the page, in place of the one that there was.
    Open { on_page: bool },
    /// Send it a message.
    Say(Vec<u8>),
    /// Give an answer to who asked.
    Tell { number: u32, answer: Answer },
}

/// What was asked and not answered to the end.
#[derive(Debug, Default)]
pub struct Asked {
    engine: Engine,
    /// Whether it was last started on the page.
    on_page: bool,
    /// Whether a worker broke down that was at work.
    broke_down: bool,
    last: u32,
    /// Numbers and their requests, the first that was asked first.
    waiting: Vec<(u32, Vec<u8>)>,
}

impl Asked {
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// Starts the engine, if nobody did.
    pub fn wake(&mut self) -> Vec<Deed> {
        if self.engine == Engine::NotStarted { self.open(false) } else { Vec::new() }
    }

    /// Asks, and says by which number.
    pub fn ask(&mut self, what: What) -> (u32, Vec<Deed>) {
        let mut deeds = self.wake();
        self.last += 1;
        let number = self.last;
        let message = write(&Request::Ask { number, what });
        match &self.engine {
            Engine::Failed(_) => {
                deeds.push(Deed::Tell { number, answer: Answer::Refused(Trouble::NoEngine) });
            }
            engine => {
                if let Engine::Ready { .. } = engine {
                    deeds.push(Deed::Say(message.clone()));
                }
                self.waiting.push((number, message));
            }
        }
        (number, deeds)
    }

    /// Takes a question back: it gets no more answers.
    pub fn cancel(&mut self, number: u32) -> Vec<Deed> {
        let waited = self.forget(number);
        match self.engine {
            Engine::Ready { .. } if waited => vec![Deed::Say(write(&Request::Cancel { number }))],
            _ => Vec::new(),
        }
    }

    /// The engine says that it is ready.
    pub fn ready(&mut self) -> Vec<Deed> {
        self.engine = Engine::Ready { on_page: self.on_page };
        self.waiting.iter().map(|(_, message)| Deed::Say(message.clone())).collect()
    }

    /// The engine sends a reply.
    pub fn heard(&mut self, bytes: &[u8]) -> Vec<Deed> {
        let Some(Reply { number, answer }) = read(bytes) else {
            return self.lost("its reply cannot be read".into());
        };
        let waited = if answer.is_last() {
            self.forget(number)
        } else {
            self.waiting.iter().any(|(other, _)| *other == number)
        };
        // What was taken back is not told.
        if waited { vec![Deed::Tell { number, answer }] } else { Vec::new() }
    }

    /// The engine broke down, or did not start. A worker that was at work is started again, once;
    /// what never started is tried on the page; then there is none.
    pub fn lost(&mut self, reason: String) -> Vec<Deed> {
        let was_ready = matches!(self.engine, Engine::Ready { .. });
        if was_ready && !self.on_page && !self.broke_down {
            self.broke_down = true;
            return self.open(false);
        }
        if !was_ready && !self.on_page {
            return self.open(true);
        }
        self.engine = Engine::Failed(reason);
        let refused = self.waiting.drain(..);
        refused.map(|(number, _)| Deed::Tell { number, answer: Answer::Refused(Trouble::NoEngine) }).collect()
    }

    fn open(&mut self, on_page: bool) -> Vec<Deed> {
        self.engine = Engine::Loading;
        self.on_page = on_page;
        vec![Deed::Open { on_page }]
    }

    fn forget(&mut self, number: u32) -> bool {
        let at = self.waiting.iter().position(|(other, _)| *other == number);
        at.map(|at| self.waiting.remove(at)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plakoto_rules::{Position, Ruleset, Side};
    use plakoto_thinker::message::{Chances, Plies};

    fn what() -> What {
        let (position, side, ruleset) = (Position::START, Side::White, Ruleset::TAPA);
        What::Evaluate { position, side, ruleset, plies: Plies::One }
    }

    fn request(number: u32) -> Deed {
        Deed::Say(write(&Request::Ask { number, what: what() }))
    }

    fn refused(number: u32) -> Deed {
        Deed::Tell { number, answer: Answer::Refused(Trouble::NoEngine) }
    }

    fn reply(number: u32, answer: Answer) -> Vec<u8> {
        write(&Reply { number, answer })
    }

    /// With questions 1 and 2.
    fn ready() -> Asked {
        let mut asked = Asked::default();
        asked.ask(what());
        asked.ask(what());
        asked.ready();
        asked
    }

    #[test]
    fn the_first_question_starts_the_engine_and_waits_for_it() {
        let mut asked = Asked::default();
        assert_eq!(asked.engine(), &Engine::NotStarted);
        assert_eq!(asked.ask(what()), (1, vec![Deed::Open { on_page: false }]));
        assert_eq!(asked.engine(), &Engine::Loading);
        assert_eq!(asked.ask(what()), (2, vec![]));
        assert_eq!(asked.wake(), []);
        assert_eq!(asked.ready(), [request(1), request(2)]);
        assert_eq!(asked.engine(), &Engine::Ready { on_page: false });
        assert_eq!(asked.ask(what()), (3, vec![request(3)]));
    }

    #[test]
    fn answers_are_told_to_the_last() {
        let mut asked = ready();
        let first = Answer::Ranking { plays: Vec::new(), done: false };
        let last = Answer::Ranking { plays: Vec::new(), done: true };
        for answer in [&first, &last] {
            let told = Deed::Tell { number: 2, answer: answer.clone() };
            assert_eq!(asked.heard(&reply(2, answer.clone())), [told]);
        }
        assert_eq!(asked.heard(&reply(2, last)), []);
        assert_eq!(asked.heard(&reply(0, Answer::Refused(Trouble::NoRequest))), []);
    }

    #[test]
    fn what_is_taken_back_is_not_answered() {
        let mut asked = ready();
        assert_eq!(asked.cancel(1), [Deed::Say(write(&Request::Cancel { number: 1 }))]);
        assert_eq!(asked.heard(&reply(1, Answer::Cancelled)), []);
        assert_eq!(asked.heard(&reply(1, Answer::Evaluation(Chances::default()))), []);
        // Nor is it taken back twice.
        assert_eq!(asked.cancel(1), []);
        let mut loading = Asked::default();
        loading.ask(what());
        assert_eq!(loading.cancel(1), []);
        assert_eq!(loading.ready(), []);
    }

    #[test]
    fn a_worker_that_breaks_down_is_replaced_once_and_asked_again() {
        let mut asked = ready();
        asked.heard(&reply(1, Answer::Evaluation(Chances::default())));
        assert_eq!(asked.lost("gone".into()), [Deed::Open { on_page: false }]);
        assert_eq!(asked.engine(), &Engine::Loading);
        assert_eq!(asked.ready(), [request(2)]);
        assert_eq!(asked.lost("gone again".into()), [refused(2)]);
        assert_eq!(asked.engine(), &Engine::Failed("gone again".into()));
        assert_eq!(asked.ask(what()), (3, vec![refused(3)]));
        assert_eq!(asked.wake(), []);
    }

    #[test]
    fn where_no_worker_starts_the_page_thinks() {
        let mut asked = Asked::default();
        asked.ask(what());
        assert_eq!(asked.lost("no workers".into()), [Deed::Open { on_page: true }]);
        assert_eq!(asked.ready(), [request(1)]);
        assert_eq!(asked.engine(), &Engine::Ready { on_page: true });
        assert_eq!(asked.lost("broken".into()), [refused(1)]);
        assert_eq!(asked.engine().word(), "failed");

        let mut nowhere = Asked::default();
        nowhere.ask(what());
        nowhere.lost("no workers".into());
        assert_eq!(nowhere.lost("no modules".into()), [refused(1)]);
    }

    #[test]
    fn a_worker_that_does_not_start_again_leaves_it_to_the_page() {
        let mut asked = ready();
        asked.lost("gone".into());
        assert_eq!(asked.lost("no workers".into()), [Deed::Open { on_page: true }]);
    }

    #[test]
    fn a_reply_that_cannot_be_read_is_a_break_down() {
        let mut asked = ready();
        assert_eq!(asked.heard(b"?"), [Deed::Open { on_page: false }]);
    }
}
