//! The page of whichever game is meant by a name or by an address.

use crate::crew::new::{asked_by_link, edition_cards, jobs_page};
use crate::crew::{self, cards, rules};
use crate::frame::{Head, frame};
use crate::rivals::{self, lobby};
use ::crew::content::edition;
use maud::html;
use words::Language;

/// The cards of the game of this name.
pub fn cards(lang: Language, id: &str) -> Option<String> {
    let known = || edition(id).map(|each| cards::cards_page(lang, each));
    let heist = rivals::cards::cards_page;
    known().or_else(|| (::rivals::content().id == id).then(|| heist(lang)))
}

/// How to play the game of this name, in two minutes.
pub fn primer(lang: Language, id: &str) -> Option<String> {
    let known = || edition(id).map(|each| rules::primer_page(lang, each));
    let heist = || rivals::rules::primer_page(lang);
    known().or_else(|| (::rivals::content().id == id).then(heist))
}

/// All the rules of the game of this name, or what they say about something.
pub fn rules(lang: Language, id: &str, search: &str) -> Option<String> {
    let known = || edition(id).map(|each| rules::rules_page(lang, each, search));
    let heist = || rivals::rules::rules_page(lang, &::rivals::Rules::default(), search);
    known().or_else(|| (::rivals::content().id == id).then(heist))
}

/// The page an address leads to: the games, the jobs of an edition, or the form for a table.
pub fn new_table(lang: Language, pairs: &[(String, String)]) -> String {
    if lobby::is_meant(pairs) {
        return lobby::new_table(lang, &lobby::read(pairs), &[]);
    }
    let given = |name: &str| {
        let found = pairs.iter().rev().find(|(field, _)| field == name);
        found.map(|(_, typed)| typed.as_str())
    };
    match (given("edition"), given("scenario")) {
        (None, None) => editions_page(lang),
        (Some(name), None) => {
            edition(name).map_or_else(|| editions_page(lang), |each| jobs_page(lang, each))
        }
        (_, Some(_)) => crew::new::new_table(lang, &asked_by_link(pairs), &[]),
    }
}

/// The page that asks for the edition.
fn editions_page(lang: Language) -> String {
    frame(
        lang,
        lang.fixed("choose-edition"),
        Head::default(),
        html! {
            div class="page" {
                h1 { (lang.fixed("choose-edition")) }
                p class="lead" { (lang.fixed("choose-edition-about")) }
                (edition_cards(lang))
                (lobby::against_each_other(lang))
            }
        },
    )
}
