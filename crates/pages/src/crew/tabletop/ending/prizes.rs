//! What the heist won beyond loot, as cards: achievements and fixers.

use crate::crew::tabletop::Moment;
use crew::outcome::Outcome;
use maud::{Markup, html};
use words::crew::cards;

struct Prize<'a> {
    icon: &'static str,
    kind: &'static str,
    name: &'a str,
    text: &'static str,
}

pub fn prizes(moment: &Moment, outcome: &Outcome) -> Markup {
    let (lang, edition) = (moment.lang, moment.heist.edition);
    let fixers = outcome.fixer.iter().filter_map(|id| {
        let (_, card) = edition.fixer(id)?;
        Some(Prize {
            icon: "hand",
            kind: lang.fixed("ending-fixer"),
            name: cards::name(lang, edition, card),
            text: cards::text(lang, edition, card),
        })
    });
    let achievements = outcome.achievements.iter().filter_map(|id| {
        let (_, card) = edition.achievement(id)?;
        Some(Prize {
            icon: "crown",
            kind: lang.fixed("ending-achievement"),
            name: cards::name(lang, edition, card),
            text: cards::text(lang, edition, card),
        })
    });
    let prizes: Vec<Prize> = fixers.chain(achievements).collect();
    html! {
        @if !prizes.is_empty() {
            ul class="prizes" aria-label=(lang.fixed("ending-won-cards")) {
                @for prize in prizes {
                    li {
                        (art::icon(prize.icon))
                        span class="kind" { (prize.kind) }
                        b { (prize.name) }
                        @if !prize.text.is_empty() { span { (prize.text) } }
                    }
                }
            }
        }
    }
}
