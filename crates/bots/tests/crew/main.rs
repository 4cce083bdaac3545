//! What is promised of every bot.

mod kit;

mod advice;
mod legal;
mod manners;
mod repeat;
mod series;
mod skills;
mod strength;
