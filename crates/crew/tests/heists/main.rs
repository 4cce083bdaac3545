//! Moments at the table: every rule and card, told as it is played.
//!
//! A line `// covers: ...` above a test names what it proves; `docs/coverage.md` counts these lines.

mod characters;
mod crises;
mod draft;
mod escape;
mod events;
mod fixers;
mod follow_up;
mod items;
mod kit;
mod masters;
mod modules;
mod noise;
mod npcs;
mod outcome;
mod outlook;
mod plan_gaps;
mod planning;
mod progress;
mod rulebook;
mod rulesets;
mod scenarios;
mod skills;
mod undo;
mod your_last_heist;
