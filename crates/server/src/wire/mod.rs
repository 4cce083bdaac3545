//! What goes over a table's sockets, and the JSON that programs are answered with: one enum for each direction.
//!
//! [`ClientMessage`] is what pages and programs say, [`ServerMessage`] what they are told. Both are read and written by serde
//! and nothing else. `docs/server-api.md` and `docs/openapi.json` tell programs of them; `crates/getaway/tests/server/
//! documented.rs` compares. Fragments of pages are sent as what became of the text before ([`patch`]).

mod from_client;
mod patch;
mod to_client;

pub use from_client::{ClientMessage, SeatCommand, Unclear, id_of};
pub use patch::{PatchPiece, patch};
pub use to_client::{
    BarShown, BySeat, Closing, Cue, ErrorBody, LegalOf, PageUpdate, Point, ProgramTable,
    ProgramUpdate, RecordFile, ReplayMoment, Said, ServerMessage, StepTold, TableReport, part,
};
