//! What a table's page is made of: pieces that are sent and replaced one by one.

use maud::{Markup, html};
use std::borrow::Cow;

/// One fragment: the id of an element and its HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub id: Cow<'static, str>,
    pub html: String,
}

impl Part {
    pub(crate) fn new(id: impl Into<Cow<'static, str>>, html: impl Into<String>) -> Part {
        Part {
            id: id.into(),
            html: html.into(),
        }
    }
}

/// Nothing yet: an element that keeps the place.
pub fn nothing(id: &str) -> Markup {
    html! { div id=(id) class="empty" hidden {} }
}
