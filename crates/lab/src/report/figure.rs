//! A picture with its title, its unit and its numbers.

use maud::{Markup, html};
use words::Language;

/// A picture with everything around it.
#[derive(Default)]
pub struct Figure {
    pub title: String,
    /// What is shown, in what unit, of how many.
    pub note: String,
    pub picture: Markup,
    /// The numbers behind the picture; the first row names the columns.
    pub numbers: Vec<Vec<String>>,
    /// Takes the whole width.
    pub wide: bool,
}

impl Figure {
    pub fn draw(self, lang: Language) -> Markup {
        let class = if self.wide { "figure wide" } else { "figure" };
        html! {
            figure class=(class) {
                figcaption {
                    h3 { (self.title) }
                    @if !self.note.is_empty() { p { (self.note) } }
                }
                (self.picture)
                @if self.numbers.len() > 1 {
                    details {
                        summary { (lang.say("report-numbers")) }
                        div class="scroll" { (table(&self.numbers)) }
                    }
                }
            }
        }
    }
}

/// A table whose first row and first column are names.
pub fn table(rows: &[Vec<String>]) -> Markup {
    let Some((head, body)) = rows.split_first() else {
        return Markup::default();
    };
    html! {
        table {
            thead { tr { @for name in head { th scope="col" { (name) } } } }
            tbody {
                @for row in body {
                    tr {
                        @for (n, cell) in row.iter().enumerate() {
                            @if n == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}
