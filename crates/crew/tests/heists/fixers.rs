//! The fixers: what each sells, for how much, and how often.

mod consultant;
mod money;
mod officials;
mod old_friend;
mod preparations;
mod scouts;

use crate::kit::*;
use crew::content::scenario::Bag;
use crew::*;

fn short_of(need: u8, have: u8) -> Refusal {
    Refusal::NotEnoughCash { need, have }
}

const LOCKS: Bag = Bag {
    guards: 0,
    cameras: 0,
    locks: 4,
    dogs: 0,
    jewels: 0,
    documents: 0,
    keycards: 0,
    usb: 0,
    blanks: 0,
};

const GUARDS: Bag = Bag {
    guards: 3,
    locks: 0,
    ..LOCKS
};
