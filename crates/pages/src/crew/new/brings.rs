//! The part of the form for what a team brings to a stand-alone heist: fixers, cash, jewels, items.

use super::asked::{NewTable, PAINTINGS};
use crew::content::cards::FixerPower;
use crew::content::edition::Edition;
use crew::content::effect::Chit;
use crew::content::map::Scenario;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::{name, text};

/// Fixers, cash, jewels, items and paintings, as far as the edition has them. Folded away while there is nothing but
/// the usual in it.
pub fn brings(lang: Language, edition: &Edition, scenario: &Scenario, asked: &NewTable) -> Markup {
    let nothing = |typed: &str| matches!(typed.trim(), "" | "0");
    let items = asked.items.iter().filter(|(_, count)| !nothing(count));
    let story = !scenario.draft.loot.is_empty() || helped_if_freed(scenario);
    let unusual = asked.fixers.len() > 1
        || !nothing(&asked.cash)
        || !nothing(&asked.jewels)
        || items.count() > 0
        || story;
    let any = has_money(edition) || story;
    html! {
        @if any {
            details class="new-part brings" open[unusual] {
                summary { h2 { (lang.fixed("new-brings")) } span class="quiet" { (lang.fixed("new-brings-about")) } }
                @if has_money(edition) { (money(lang, edition, asked)) }
                (from_the_story(lang, scenario, asked))
                @if !edition.fixers.is_empty() { (fixers(lang, edition, asked)) }
                @if !edition.items.is_empty() { (items_of(lang, edition, asked)) }
            }
        }
    }
}

/// Whether cash buys anything.
fn has_money(edition: &Edition) -> bool {
    edition.rules.price_of_help > 0 || !edition.fixers.is_empty() || !edition.items.is_empty()
}

fn helped_if_freed(scenario: &Scenario) -> bool {
    scenario.draft.help.is_some_and(|help| help.if_freed)
}

fn money(lang: Language, edition: &Edition, asked: &NewTable) -> Markup {
    let mut fixers = edition.fixers.iter();
    let sells = fixers.any(|card| card.power == FixerPower::BetterSales);
    let price = edition.rules.price_of_help;
    html! {
        div class="row" {
            label class="field small" {
                span { (art::icon("cash")) (lang.fixed("new-cash")) " " small { (lang.fixed("new-cash-unit")) } }
                (count_field("cash", &asked.cash, 99))
            }
            @if sells {
                label class="field small" {
                    span { (art::icon("jewel")) (lang.fixed("new-jewels")) }
                    (count_field("jewels", &asked.jewels, 99))
                }
            }
        }
        @if price > 0 {
            p class="quiet" { (lang.say_with("new-cash-help", &[("price", &price.to_string())])) }
        }
    }
}

/// What earlier chapters left: paintings, and a prisoner who is free.
fn from_the_story(lang: Language, scenario: &Scenario, asked: &NewTable) -> Markup {
    let usual = &scenario.draft.loot;
    let fakes = usual.iter().any(|chit| chit.is_fake());
    let kinds = PAINTINGS.into_iter();
    let kinds = kinds.filter(|chit| chit.is_fake() == fakes);
    let brought = |chit: Chit| asked.loot.iter().any(|word| word == chit.word());
    html! {
        @if !usual.is_empty() {
            fieldset class="checks paintings" {
                legend { (lang.fixed("new-paintings")) }
                @for chit in kinds {
                    label class="check" {
                        input type="checkbox" name="loot" value=(chit.word()) checked[brought(chit)];
                        span { (art::icon(crate::crew::chit::icon(chit).0)) " " (words::crew::loot_name(lang, chit)) }
                    }
                }
            }
        }
        @if let Some(help) = scenario.draft.help.filter(|help| help.if_freed) {
            @let (reveals, ideas) = (help.reveals.to_string(), help.ideas.to_string());
            label class="check" {
                input type="checkbox" name="freed" checked[asked.freed];
                span {
                    b { (lang.fixed("new-freed")) }
                    small { (lang.say_with("new-freed-why", &[("reveals", &reveals), ("ideas", &ideas)])) }
                }
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

fn fixers(lang: Language, edition: &Edition, asked: &NewTable) -> Markup {
    let wanted = |id: &str| asked.fixers.iter().any(|fixer| fixer == id);
    html! {
        fieldset class="checks" {
            legend { (lang.fixed("new-fixers")) }
            @for card in &edition.fixers {
                label class="check" {
                    input type="checkbox" name="fixer" value=(card.id) checked[wanted(&card.id)];
                    span {
                        b { (name(lang, edition, card)) }
                        @for ability in &card.abilities { small { (text(lang, edition, ability)) } }
                    }
                }
            }
        }
    }
}

fn items_of(lang: Language, edition: &Edition, asked: &NewTable) -> Markup {
    html! {
        fieldset class="checks" {
            legend { (lang.fixed("new-items")) }
            @for card in &edition.items {
                @let price = card.price.to_string();
                label class="count" {
                    (count_field(&format!("item-{}", card.id), asked.count_of(&card.id), card.copies))
                    span {
                        b { (name(lang, edition, card)) } " "
                        span class="quiet" { (lang.say_with("new-item-price", &[("price", &price)])) }
                        @for ability in &card.abilities { small { (text(lang, edition, ability)) } }
                    }
                }
            }
        }
    }
}
