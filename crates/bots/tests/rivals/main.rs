//! Bots at HEIST: what they may do, what they can do again, and what they know.

mod kit;
mod legal;
mod moments;
mod repeat;
mod strength;
