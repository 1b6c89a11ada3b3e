//! The rules once more, as plainly as they can be said: what the fast generator is measured by.
//!
//! It shares nothing with the library but the text of position codes. A board is 24 piles, and
//! all orders of the dice are tried step by step.

#![allow(dead_code, reason = "each test file uses its own part of it")]

use std::collections::BTreeSet;
use std::fmt;

/// What lies on a point: so many checkers of one side, and perhaps one of the other beneath.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Pile {
    /// White's checkers on top, or Black's with a minus.
    pub top: i8,
    pub captive: bool,
}

/// White's points 1 to 24 in that order, and what White and Black have borne off.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Board {
    pub piles: [Pile; 24],
    pub off: [i8; 2],
}

/// White goes down and is counted by plus, Black goes up and is counted by minus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    White,
    Black,
}

impl Colour {
    pub fn sign(self) -> i8 {
        if self == Colour::White { 1 } else { -1 }
    }

    pub fn enemy(self) -> Colour {
        if self == Colour::White { Colour::Black } else { Colour::White }
    }

    /// Where this side's point of that number lies among the piles.
    pub fn place(self, number: i8) -> usize {
        (if self == Colour::White { number - 1 } else { 24 - number }) as usize
    }
}

/// Every after-state with its outcome, and how many dice are used.
#[derive(PartialEq, Eq, Debug)]
pub struct Legal {
    pub dice_used: usize,
    pub after: BTreeSet<(String, Option<&'static str>)>,
}

impl Board {
    pub fn parse(code: &str) -> Board {
        let mut piles = Vec::new();
        for letter in code.bytes() {
            match letter {
                b'-' => piles.push(Pile::default()),
                b'A'..=b'O' => piles.push(Pile { top: (letter - b'A' + 1) as i8, captive: false }),
                b'a'..=b'o' => piles.push(Pile { top: -((letter - b'a' + 1) as i8), captive: false }),
                b'*' => piles.last_mut().unwrap().captive = true,
                _ => panic!("no position code: {code}"),
            }
        }
        let mut board = Board { piles: piles.try_into().unwrap(), off: [0; 2] };
        for colour in [Colour::White, Colour::Black] {
            let on_board: i8 = (1..=24).map(|number| board.count(colour, number)).sum();
            board.off[colour as usize] = 15 - on_board;
        }
        board
    }

    /// This side's checkers on its point of that number, a captive with them.
    pub fn count(&self, colour: Colour, number: i8) -> i8 {
        let pile = self.piles[colour.place(number)];
        if pile.top * colour.sign() > 0 { pile.top.abs() } else { i8::from(pile.captive) }
    }

    pub fn is_captive(&self, colour: Colour, number: i8) -> bool {
        let pile = self.piles[colour.place(number)];
        pile.captive && pile.top * colour.sign() < 0
    }

    pub fn any_captive(&self, colour: Colour) -> bool {
        (1..=24).any(|number| self.is_captive(colour, number))
    }

    pub fn pips(&self, colour: Colour) -> i32 {
        (1..=24).map(|number| i32::from(number) * i32::from(self.count(colour, number))).sum()
    }

    /// R2 to R4 and R8: the board after one step, if the step is legal taken by itself.
    pub fn step(&self, colour: Colour, from: i8, die: i8) -> Option<Board> {
        let free = self.count(colour, from) > 0 && !self.is_captive(colour, from);
        if !free {
            return None;
        }
        let mut after = *self;
        let pile = &mut after.piles[colour.place(from)];
        pile.top -= colour.sign();
        if pile.top == 0 && pile.captive {
            *pile = Pile { top: -colour.sign(), captive: false };
        }
        if from > die {
            let pile = &mut after.piles[colour.place(from - die)];
            match pile.top * colour.sign() {
                0.. => pile.top += colour.sign(),
                -1 if !pile.captive => *pile = Pile { top: colour.sign(), captive: true },
                _ => return None,
            }
        } else {
            let all_home = (7..=24).all(|number| self.count(colour, number) == 0);
            let exact = from == die;
            let highest = (from + 1..=24).all(|number| self.count(colour, number) == 0);
            if !all_home || self.any_captive(colour) || !(exact || highest) {
                return None;
            }
            after.off[colour as usize] += 1;
        }
        Some(after)
    }

    /// R10, R11 and R16: the outcome after a step of `mover`, if the game is over.
    pub fn outcome(&self, mover: Colour, mother_rule: bool) -> Option<&'static str> {
        let white = mover == Colour::White;
        if self.off[mover as usize] == 15 {
            let double = self.off[mover.enemy() as usize] == 0;
            return Some(match (white, double) {
                (true, false) => "w1",
                (true, true) => "w2",
                (false, false) => "b1",
                (false, true) => "b2",
            });
        }
        let mother_pinned = |colour| self.is_captive(colour, 24);
        if mother_pinned(mover) && mother_pinned(mover.enemy()) {
            return Some("draw");
        }
        let left = self.count(mover, 24) == 0;
        if mother_rule && mother_pinned(mover.enemy()) && left {
            return Some(if white { "w2" } else { "b2" });
        }
        None
    }

    /// R6 and R7: what every legal play of the roll reaches.
    pub fn legal(&self, mover: Colour, dice: [i8; 2], mother_rule: bool) -> Legal {
        let [one, two] = dice;
        let orders = if one == two { vec![vec![one; 4]] } else { vec![vec![one, two], vec![two, one]] };
        let all = orders[0].len();
        // Where plays stop: the steps made, the die of the only step, the board, the outcome.
        let mut stops: Vec<(usize, i8, Board, Option<&'static str>)> = Vec::new();
        for order in orders {
            let mut boards = vec![*self];
            for (made, die) in order.iter().enumerate() {
                let mut next = Vec::new();
                for board in &boards {
                    for after in (1..=24).filter_map(|from| board.step(mover, from, *die)) {
                        match after.outcome(mover, mother_rule) {
                            Some(outcome) => stops.push((all, *die, after, Some(outcome))),
                            None => next.push(after),
                        }
                    }
                }
                next.sort();
                next.dedup();
                stops.extend(next.iter().map(|after| (made + 1, *die, *after, None)));
                boards = next;
            }
        }
        let dice_used = stops.iter().map(|stop| stop.0).max().unwrap_or(0);
        stops.retain(|stop| stop.0 == dice_used);
        if dice_used == 1 && one != two {
            let highest = stops.iter().map(|stop| stop.1).max().unwrap();
            stops.retain(|stop| stop.1 == highest);
        }
        if stops.is_empty() {
            stops.push((0, 0, *self, None));
        }
        Legal { dice_used, after: stops.into_iter().map(|stop| (stop.2.to_string(), stop.3)).collect() }
    }
}

/// The position code.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut code = String::new();
        for pile in self.piles {
            code.push(match pile.top {
                0 => '-',
                1.. => (b'A' + pile.top as u8 - 1) as char,
                _ => (b'a' + (-pile.top) as u8 - 1) as char,
            });
            if pile.captive {
                code.push('*');
            }
        }
        f.write_str(&code)
    }
}
