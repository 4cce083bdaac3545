//! Moments of HEIST, one idea a test. Each cites what it proves; `docs/coverage.md` counts them.

mod assists;
mod failure;
mod help;
mod kit;
mod odds;
mod options;
mod rounds;
mod secrets;
mod setup;
mod success;
mod tricks;
mod turn;
