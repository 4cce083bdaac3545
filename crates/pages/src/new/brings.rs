//! The part of the form for what a team brings to a stand-alone heist: fixers, cash, jewels, items.

use super::asked::NewTable;
use crew::content::edition::Edition;
use maud::{Markup, html};
use words::{fixed, say_with};

/// Fixers, cash, jewels and items. Folded away while there is nothing but the usual in it.
pub fn brings(edition: &Edition, asked: &NewTable) -> Markup {
    let nothing = |typed: &str| matches!(typed.trim(), "" | "0");
    let items = asked.items.iter().filter(|(_, count)| !nothing(count));
    let unusual = asked.fixers.len() > 1
        || !nothing(&asked.cash)
        || !nothing(&asked.jewels)
        || items.count() > 0;
    html! {
        details class="new-part brings" open[unusual] {
            summary { h2 { (fixed("new-brings")) } span class="quiet" { (fixed("new-brings-about")) } }
            (money(asked))
            (fixers(edition, asked))
            (items_of(edition, asked))
        }
    }
}

fn money(asked: &NewTable) -> Markup {
    html! {
        div class="row" {
            label class="field small" {
                span { (art::icon("cash")) (fixed("new-cash")) " " small { (fixed("new-cash-unit")) } }
                (count_field("cash", &asked.cash, 99))
            }
            label class="field small" {
                span { (art::icon("jewel")) (fixed("new-jewels")) }
                (count_field("jewels", &asked.jewels, 99))
            }
        }
    }
}

/// What was typed stands in the field again, even if it is no number.
fn count_field(name: &str, typed: &str, most: u8) -> Markup {
    html! {
        input type="number" name=(name) value=(typed) min="0" max=(most) inputmode="numeric";
    }
}

fn fixers(edition: &Edition, asked: &NewTable) -> Markup {
    let wanted = |id: &str| asked.fixers.iter().any(|fixer| fixer == id);
    html! {
        fieldset class="checks" {
            legend { (fixed("new-fixers")) }
            @for card in &edition.fixers {
                label class="check" {
                    input type="checkbox" name="fixer" value=(card.id) checked[wanted(&card.id)];
                    span {
                        b { (card.name) }
                        @for ability in &card.abilities { small { (ability.text) } }
                    }
                }
            }
        }
    }
}

fn items_of(edition: &Edition, asked: &NewTable) -> Markup {
    html! {
        fieldset class="checks" {
            legend { (fixed("new-items")) }
            @for card in &edition.items {
                @let price = card.price.to_string();
                label class="count" {
                    (count_field(&format!("item-{}", card.id), asked.count_of(&card.id), card.copies))
                    span {
                        b { (card.name) } " "
                        span class="quiet" { (say_with("new-item-price", &[("price", &price)])) }
                        @for ability in &card.abilities { small { (ability.text) } }
                    }
                }
            }
        }
    }
}
