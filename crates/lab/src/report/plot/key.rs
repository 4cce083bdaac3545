//! What the colours and shapes of a plot stand for.

use maud::{Markup, html};

/// The shape of a mark, for whoever cannot tell colours apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A filled area.
    Block,
    Circle,
    Triangle,
    Square,
    Diamond,
    Cross,
}

impl Shape {
    /// Around the middle, about ten units wide.
    pub fn path(self) -> &'static str {
        match self {
            Shape::Block => "M-6-5h12v10h-12z",
            Shape::Circle => "M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0z",
            Shape::Triangle => "M0-5.4 5 4H-5z",
            Shape::Square => "M-4-4h8v8h-8z",
            Shape::Diamond => "M0-5.4 5.4 0 0 5.4-5.4 0z",
            Shape::Cross => "M-4.5-1.5h3v-3h3v3h3v3h-3v3h-3v-3h-3z",
        }
    }
}

/// One thing a plot shows.
#[derive(Clone, Debug)]
pub struct Key {
    pub name: String,
    /// The name of a colour of the page.
    pub colour: &'static str,
    pub shape: Shape,
}

/// A line of marks with their names.
pub fn keys<'k>(keys: impl IntoIterator<Item = &'k Key>) -> Markup {
    html! {
        p class="keys" aria-hidden="true" {
            @for key in keys {
                span {
                    svg width="14" height="14" viewBox="-7 -7 14 14" {
                        path d=(key.shape.path()) fill={ "var(--" (key.colour) ")" } {}
                    }
                    (key.name)
                }
            }
        }
    }
}
