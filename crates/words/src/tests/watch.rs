//! Which keys were looked up, and what went wrong.

use fluent_bundle::FluentError;
use std::cell::RefCell;
use std::collections::BTreeSet;

#[derive(Default)]
pub struct Seen {
    pub keys: BTreeSet<String>,
    pub faults: Vec<String>,
}

thread_local! {
    static SEEN: RefCell<Seen> = RefCell::default();
}

pub fn begin() {
    end();
}

pub fn end() -> Seen {
    SEEN.take()
}

/// A key was looked up on this thread.
pub fn saw(key: &str, found: Option<&str>, faults: &[FluentError]) {
    SEEN.with_borrow_mut(|seen| {
        seen.keys.insert(key.to_owned());
        if found.is_none() {
            seen.faults.push(format!("there is no {key}"));
        }
        if !faults.is_empty() {
            seen.faults.push(format!("{key}: {faults:?}"));
        }
    });
}
