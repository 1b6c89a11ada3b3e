//! Undo and redo: what was, and what was taken back.

/// How many states can be taken back.
const LONGEST: usize = 500;

/// A value with its past.
///
/// ```
/// use plakoto_editor::history::History;
/// let mut history = History::new(1);
/// history.change(None, |number| *number += 1);
/// assert!(history.undo() && *history.now() == 1);
/// assert!(history.redo() && *history.now() == 2);
/// assert!(!history.redo());
/// ```
#[derive(Clone, Debug)]
pub struct History<T> {
    now: T,
    past: Vec<T>,
    future: Vec<T>,
    /// What is being typed at, so that a text is taken back whole and not letter by letter.
    typing: Option<usize>,
}

impl<T: Clone + PartialEq> History<T> {
    /// A value without a past.
    #[must_use]
    pub fn new(now: T) -> History<T> {
        History { now, past: Vec::new(), future: Vec::new(), typing: None }
    }

    /// What is.
    #[must_use]
    pub fn now(&self) -> &T {
        &self.now
    }

    /// Changes it. Changes one after another that type at the same thing are taken back together. A
    /// change that makes no difference is none.
    pub fn change<R>(&mut self, typing: Option<usize>, change: impl FnOnce(&mut T) -> R) -> R {
        let before = self.now.clone();
        let result = change(&mut self.now);
        if self.now != before {
            if typing.is_none() || typing != self.typing {
                self.past.push(before);
                if self.past.len() > LONGEST {
                    self.past.remove(0);
                }
            }
            self.typing = typing;
            self.future.clear();
        }
        result
    }

    /// Takes the last change back; whether there was one.
    pub fn undo(&mut self) -> bool {
        self.typing = None;
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Makes the last change again that was taken back; whether there was one.
    pub fn redo(&mut self) -> bool {
        self.typing = None;
        let Some(next) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.now, next));
        true
    }

    /// Whether there is anything to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether anything was taken back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_after_undo_leaves_nothing_to_redo() {
        let mut history = History::new(0);
        for number in 1..4 {
            history.change(None, |now| *now = number);
        }
        assert!(history.undo() && history.undo());
        history.change(None, |now| *now = 9);
        assert!(!history.can_redo());
        assert!(history.undo());
        assert_eq!(*history.now(), 1);
        assert!(history.undo());
        assert!(!history.undo() && !history.can_undo());
        assert_eq!(*history.now(), 0);
    }

    #[test]
    fn a_change_that_makes_no_difference_is_none() {
        let mut history = History::new(5);
        history.change(None, |now| *now = 6);
        history.undo();
        history.change(None, |now| *now = 5);
        assert!(!history.can_undo() && history.can_redo());
    }

    #[test]
    fn what_is_typed_at_one_place_goes_together() {
        let mut history = History::new(String::new());
        for letter in "abc".chars() {
            history.change(Some(0), |now| now.push(letter));
        }
        for letter in "de".chars() {
            history.change(Some(1), |now| now.push(letter));
        }
        history.undo();
        assert_eq!(history.now(), "abc");
        history.undo();
        assert_eq!(history.now(), "");
        history.redo();
        history.change(Some(0), |now| now.push('x'));
        history.undo();
        assert_eq!(history.now(), "abc", "what is typed after redo is a change of its own");
    }

    #[test]
    fn the_past_is_not_kept_for_ever() {
        let mut history = History::new(0);
        for number in 1..=2 * LONGEST {
            history.change(None, |now| *now = number);
        }
        while history.undo() {}
        assert_eq!(*history.now(), LONGEST);
    }
}
