//! Where the jobs are.

use crate::icon::PEN;
use ::rivals::Job;
use maud::{Markup, PreEscaped};

/// How wide and high the picture of a card is.
pub(super) const WIDE: f32 = 112.0;
pub(super) const HIGH: f32 = 44.0;

/// The place of a job, whose name stands beside it.
pub fn job(job: Job) -> Markup {
    PreEscaped(format!(
        r#"<svg class="heist-picture" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" aria-hidden="true"><g {PEN}>{}</g></svg>"#,
        scene(job.id())
    ))
}

pub(super) fn scene(id: &str) -> &'static str {
    match id {
        // Columns, and the golden wheel between them.
        "A" => {
            r#"<path fill="currentColor" fill-opacity=".12" d="M18 14 56 3l38 11z"/><path d="M14 40h84M20 36h72M26 15v20M36 15v20M76 15v20M86 15v20"/><g color="var(--now)"><circle cx="56" cy="26" r="9" fill="currentColor" fill-opacity=".25"/><path d="M56 26v-9M56 26l7.8 4.5"/><circle cx="51" cy="28" r="1.5" fill="currentColor"/></g>"#
        }
        // A tower with light in one window, and a letter.
        "B" => {
            r#"<path fill="currentColor" fill-opacity=".12" d="M32 40V12h-3V4h5v4h5V4h6v4h5V4h5v8h-3v28z"/><path d="M8 40h96"/><g color="var(--now)"><path fill="currentColor" fill-opacity=".5" d="M38 18h8v9h-8z"/><path fill="currentColor" fill-opacity=".2" d="M66 18h26v17H66z"/><path d="M66 19l13 9 13-9"/></g>"#
        }
        // A list behind a vault door, bunting above.
        "C" => {
            r#"<path d="M4 4c16 7 34 7 52 0 18 7 36 7 52 0"/><path d="M16 8l3 6 4-4M36 9l3 5 3-6M68 8l4 6 3-5M88 10l4 4 3-6" stroke-width="1.5"/><path fill="currentColor" fill-opacity=".12" d="M24 40V22h26v18zM10 40h92"/><circle cx="37" cy="31" r="5"/><g color="var(--now)"><path fill="currentColor" fill-opacity=".2" d="M68 18h18v22H68z"/><path d="M72 24h10M72 29h10M72 34h6"/></g>"#
        }
        // A door that is not there, an eye above it, candles on either side.
        "D" => {
            r#"<path d="M6 40h100M42 40V22a14 14 0 0 1 28 0v18" stroke-dasharray="3 4"/><path d="M22 40V26M90 40V26"/><g color="var(--now)"><path fill="currentColor" fill-opacity=".4" d="M22 14c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8zM90 14c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z"/><path d="M48 26c4-5 12-5 16 0-4 5-12 5-16 0z"/><circle cx="56" cy="26" r="1.8" fill="currentColor"/></g>"#
        }
        // It never ends, and a rope to climb.
        "T" => {
            r#"<path d="M6 40h100M92 2v34M92 8l-3 3M92 14l-3 3M92 20l-3 3M92 26l-3 3M88 36h8"/><g color="var(--now)"><path d="M46 22c-6-9-20-9-20 0s14 9 20 0 20-9 20 0-14 9-20 0z"/></g>"#
        }
        _ => "",
    }
}
