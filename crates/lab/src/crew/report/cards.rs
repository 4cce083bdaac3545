//! Which events and crises struck, and what they cost.

use super::matchup::MatchupSection;
use crate::crew::measure::CardCost;
use crate::report::figure::Figure;
use crate::report::plot::{decimal, part, percent, points};
use crate::report::value::{difference, each, percent_of};
use crate::share::Share;
use maud::{Markup, html};
use words::Language;

/// Something a card can do: its name, its icon with the icon's colour, and how often.
struct Cost {
    name: &'static str,
    icon: &'static str,
    colour: &'static str,
    count: fn(&CardCost) -> u64,
}

const fn cost(
    name: &'static str,
    icon: &'static str,
    colour: &'static str,
    count: fn(&CardCost) -> u64,
) -> Cost {
    Cost {
        name,
        icon,
        colour,
        count,
    }
}

const COSTS: [Cost; 11] = [
    cost("cost-alerts", "alert", "alarm", |cost| cost.alerts),
    cost("cost-noise", "noise", "noise", |cost| cost.noise),
    cost("cost-guards", "guard", "guard", |cost| cost.guards),
    cost("cost-dogs", "dog", "guard", |cost| cost.dogs),
    cost("cost-cameras", "camera", "camera", |cost| cost.cameras),
    cost("cost-locks", "lock", "lock", |cost| cost.locks),
    cost("cost-restored", "undo", "guard", |cost| cost.restored),
    cost("cost-ideas-lost", "idea", "quiet", |cost| cost.ideas_lost),
    cost("cost-ideas-gained", "idea", "idea", |cost| {
        cost.ideas_gained
    }),
    cost("cost-gates", "gate-a", "quiet", |cost| cost.gates),
    cost("cost-busts", "close", "alarm", |cost| cost.busts),
];

struct Card<'c> {
    code: &'c str,
    name: &'c str,
    text: &'c str,
    crisis: bool,
    cost: &'c CardCost,
}

pub fn cards(lang: Language, section: &MatchupSection) -> Markup {
    let edition = section.heist.edition;
    let mut cards: Vec<Card> = section
        .summary
        .cards
        .cards
        .iter()
        .map(|(code, cost)| {
            let known = edition.card(code);
            Card {
                code,
                name: known.map_or("", |(_, card)| {
                    words::crew::cards::name(lang, edition, card)
                }),
                text: known.map_or("", |(_, card)| {
                    words::crew::cards::text(lang, edition, card)
                }),
                crisis: known.is_some_and(|(n, _)| edition.is_crisis(n)),
                cost,
            }
        })
        .collect();
    cards.sort_by_key(|card| (card.crisis, std::cmp::Reverse(card.cost.struck), card.code));
    html! {
        (table(lang, section, &cards, false))
        (table(lang, section, &cards, true))
    }
}

fn table(lang: Language, section: &MatchupSection, cards: &[Card], crises: bool) -> Markup {
    let shown = || cards.iter().filter(|card| card.crisis == crises);
    if shown().next().is_none() {
        return Markup::default();
    }
    let picture = html! {
        div class="scroll" {
            table class="cards" {
                thead {
                    tr {
                        th scope="col" { (lang.say("report-card")) }
                        th scope="col" { (lang.say("report-struck")) }
                        th scope="col" { (lang.say("report-discarded")) }
                        th scope="col" { (lang.say("report-card-won")) }
                        th scope="col" { (lang.say("report-cost")) }
                    }
                }
                tbody {
                    @for card in shown() { (row(lang, section, card)) }
                }
            }
        }
    };
    let (title, note) = match crises {
        false => ("report-events", "report-events-note"),
        true => ("report-crises", "report-crises-note"),
    };
    Figure {
        title: lang.say(title),
        note: lang.say_with(note, &[("of", &section.of_heists(lang))]),
        picture,
        wide: true,
        ..Figure::default()
    }
    .draw(lang)
}

fn row(lang: Language, section: &MatchupSection, card: &Card) -> Markup {
    let struck = each(card.cost.heists, section.heists());
    let discarded = each(card.cost.discarded, section.heists());
    html! {
        tr {
            th scope="row" title=(card.text) {
                span class="card-name" { span class=(if card.crisis { "code crisis" } else { "code" }) { (card.code) }
                (card.name) }
            }
            td data-name=(lang.say("report-struck")) { (bar(struck, "noise")) (percent(struck)) }
            td class=[(discarded == 0.0).then_some("none")] data-name=(lang.say("report-discarded")) { (percent(discarded)) }
            td data-name=(lang.say("report-card-won")) { (won(lang, section, card.cost)) }
            td { (costs(lang, card.cost)) }
        }
    }
}

/// What it did each time it struck, with a bar for each kind: a full one is once or more.
fn costs(lang: Language, cost: &CardCost) -> Markup {
    let means = COSTS
        .iter()
        .map(|kind| (kind, each((kind.count)(cost), cost.struck)))
        .filter(|(_, mean)| *mean > 0.0);
    html! {
        span class="costs" {
            @for (kind, mean) in means {
                span class="cost" {
                    svg class="icon" aria-hidden="true" color={ "var(--" (kind.colour) ")" } { use href={ "#i-" (kind.icon) } {} }
                    (bar(mean.min(1.0), kind.colour))
                    (decimal(mean)) " " small { (lang.say(kind.name)) }
                }
            }
        }
    }
}

/// How heists went in which it struck, and how much better or worse than the others.
fn won(lang: Language, section: &MatchupSection, cost: &CardCost) -> Markup {
    let all = section.summary.won;
    let with = Share::new(cost.wins, cost.heists);
    let without = Share::new(all.wins - cost.wins, all.of - cost.heists);
    let compared = difference(with, without).map(|(by, (low, high))| {
        let clear = low > 0.0 || high < 0.0;
        let sentence = lang.say_with(
            "report-card-compared",
            &[
                ("by", &points(by)),
                ("low", &points(low)),
                ("high", &points(high)),
            ],
        );
        (clear, by, sentence)
    });
    html! {
        (percent_of(with))
        @if let Some((clear, by, sentence)) = compared {
            " " small title=(sentence) class=[clear.then_some(if by < 0.0 { "worse" } else { "better" })] { (points(by)) }
        }
    }
}

/// A short bar before a number.
fn bar(share: f64, colour: &str) -> Markup {
    html! {
        svg class="tiny" width="44" height="10" aria-hidden="true" {
            rect width="44" height="10" rx="2" fill="var(--raised)" {}
            rect width=(part(share.clamp(0.0, 1.0))) height="10" rx="2" fill={ "var(--" (colour) ")" } fill-opacity=".8" {}
        }
    }
}
