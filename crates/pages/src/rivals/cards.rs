//! Every card of HEIST to browse. Where an option changes what a card says, both are told.

use super::markup::{cheese, skill_icon};
use crate::card_shelf::{CardBox, Shelf, browse, face};
use maud::{Markup, html};
use rivals::content::{JobCard, content};
use rivals::{Card, Colour, Identity, Job, Obstacle, Rules, Secret, Skill};
use serde_json::Value;
use words::Language;
use words::rivals as say;

/// The page with every card.
pub fn cards_page(lang: Language) -> String {
    browse(
        lang,
        CardBox {
            id: &content().id,
            name: say::game_name(lang),
            version: lang.fixed("rivals-version"),
            lead: lead(lang),
            shelves: shelves(lang),
        },
    )
}

/// How much there is: cards, the heat track among them, and tokens.
fn lead(lang: Language) -> String {
    let content = content();
    let jobs = content.jobs.len() + content.obstacles.len();
    let dealt = content.identities.len() + content.secrets.len();
    let cards = jobs + dealt + usize::from(content.deck.len()) + 1;
    let (cards, tokens) = (cards.to_string(), content.tokens.len().to_string());
    let lead = [
        ("cards", cards.as_str()),
        ("tokens", &tokens),
        ("game", say::game_name(lang)),
    ];
    lang.say_with("rivals-cards-lead", &lead)
}

fn shelves(lang: Language) -> Vec<Shelf> {
    let mut shelves = vec![identities(lang)];
    shelves.extend(Job::all().map(|each| obstacles(lang, each)));
    shelves.extend([
        secrets(lang),
        resources(
            lang,
            content().assists,
            "assists",
            "rivals-cards-assists",
            "rivals-cards-assists-about",
        ),
        resources(
            lang,
            content().tricks,
            "tricks",
            "rivals-cards-tricks",
            "rivals-cards-tricks-about",
        ),
        tokens(lang),
        heat(lang),
    ]);
    shelves
}

fn identities(lang: Language) -> Shelf {
    let cards = Identity::all().map(|identity| {
        let id = format!("identity-{}", identity.id());
        (id, face_identity(lang, identity))
    });
    let (title, about) = ("rivals-cards-identities", "rivals-cards-identities-about");
    Shelf::new(lang, "identities", title, about, cards.collect())
}

pub(super) fn face_identity(lang: Language, identity: Identity) -> Markup {
    let card = &content().identities[identity.index()];
    let skills = Skill::ALL.into_iter().zip(card.skills());
    let skills = skills.filter(|(_, score)| *score > 0);
    face(
        lang.fixed("rivals-card-identity"),
        "npc",
        say::identity_name(lang, identity),
        html! {
            (art::rivals::portrait(identity))
            p class="numbers" {
                @for (skill, score) in skills {
                    span class="number" { (skill_icon(skill)) b { (score) } " " span { (say::skill_name(lang, skill)) } }
                }
            }
            p class="story" { (say::identity_flavour(lang, identity)) }
        },
    )
}

/// A job with its obstacles, in the order in which they are faced.
fn obstacles(lang: Language, job: Job) -> Shelf {
    let card: &'static JobCard = &content().jobs[job.index()];
    let own = (card.first..card.first + card.len).map(Obstacle);
    let cards: Vec<_> = own
        .map(|obstacle| {
            (
                format!("obstacle-{}", obstacle.id()),
                face_obstacle(lang, obstacle),
            )
        })
        .collect();
    Shelf {
        anchor: format!("job-{}", card.id),
        title: say::job_name(lang, job),
        about: say::job_flavour(lang, job),
        tally: cards.len(),
        cards,
        small: false,
    }
}

pub(super) fn face_obstacle(lang: Language, obstacle: Obstacle) -> Markup {
    let card = &content().obstacles[obstacle.index()];
    let job = &content().jobs[usize::from(card.job)];
    let kind = lang.say_with(
        "rivals-card-obstacle",
        &[
            ("number", obstacle.id()),
            ("job", say::job_name(lang, Job(card.job))),
        ],
    );
    let number = obstacle.index() as u8 - job.first;
    let shortest = 5;
    face(
        &kind,
        if card.mandatory {
            "obstacle-card mandatory"
        } else {
            "obstacle-card"
        },
        say::obstacle_name(lang, obstacle),
        html! {
            (art::rivals::obstacle(obstacle))
            p { b { (say::ways(lang, &card.ways)) } }
            @if card.cheese > 0 { p class="numbers" { (cheese(lang, card.cheese)) } }
            @for line in say::obstacle_lines(lang, obstacle) { p class="ability" { (line) } }
            @if number >= shortest { p class="grows" { (lang.fixed("rivals-card-only-seven")) } }
            @if job.endless { p class="grows" { (with_option(lang, "training-montage")) } }
        },
    )
}

fn secrets(lang: Language) -> Shelf {
    let cards =
        Secret::all().map(|secret| (format!("secret-{}", secret.id()), face_secret(lang, secret)));
    let (title, about) = ("rivals-cards-secrets", "rivals-cards-secrets-about");
    Shelf::new(lang, "secrets", title, about, cards.collect())
}

fn face_secret(lang: Language, secret: Secret) -> Markup {
    let card = &content().secrets[secret.index()];
    face(
        lang.fixed("rivals-card-secret"),
        "achievement",
        say::secret_name(lang, secret),
        html! {
            (art::rivals::secret(secret))
            p { (say::secret_text_for_all(lang, &Rules::default(), secret)) }
            p class="numbers" { (cheese(lang, card.cheese)) }
            (otherwise(lang, |rules| say::secret_text_for_all(lang, rules, secret)))
            p class="story" { (say::secret_flavour(lang, secret)) }
        },
    )
}

/// Assists or tricks (as bits), each kind once.
fn resources(
    lang: Language,
    kinds: u32,
    anchor: &'static str,
    title: &'static str,
    about: &'static str,
) -> Shelf {
    let deck = &content().deck;
    let cards = deck.among(kinds);
    let cards = cards.map(|card| (format!("card-{}", card.id()), face_card(lang, card)));
    let copies = deck.among(kinds).map(|card| usize::from(deck.count(card)));
    Shelf {
        tally: copies.sum(),
        ..Shelf::new(lang, anchor, title, about, cards.collect())
    }
}

pub(super) fn face_card(lang: Language, card: Card) -> Markup {
    let data = &content().cards[card.index()];
    let assist = content().assists & 1 << card.0 != 0;
    let copies = data.copies.to_string();
    face(
        say::card_kind(lang, card),
        if assist { "assist" } else { "trick" },
        say::card_name(lang, card),
        html! {
            (art::rivals::card(&Rules::default(), card))
            @for line in say::card_text(lang, &Rules::default(), card) { p class="ability" { (line) } }
            @if let Some(teaches) = say::card_upgrade(lang, card) { p class="ability" { (teaches) } }
            @if let Some(pays) = say::card_cheese(lang, card) { p class="ability" { (pays) } }
            (otherwise(lang, |rules| say::card_text(lang, rules, card).join(" ")))
            p class="grows" { (lang.say_with("rivals-card-copies", &[("count", &copies)])) }
        },
    )
}

/// "With this option"
fn with_option(lang: Language, field: &str) -> String {
    option(lang, "rivals-card-with-option", field)
}

fn option(lang: Language, key: &'static str, field: &str) -> String {
    lang.say_with(key, &[("option", &say::rule_name(lang, field))])
}

/// What is told otherwise when an option is turned.
fn otherwise(lang: Language, told: impl Fn(&Rules) -> String) -> Markup {
    let usual = told(&Rules::default());
    let turned = say::RULES.into_iter().filter_map(|field| {
        let (rules, when) = turned(lang, field)?;
        let says = told(&rules);
        (says != usual).then_some((when, says))
    });
    html! {
        @for (when, says) in turned {
            p class="grows" { (when) ": " (says) }
        }
    }
}

/// The rules with one option the other way, and what that is called: some options are on unless somebody turns them off.
fn turned(lang: Language, field: &str) -> Option<(Rules, String)> {
    let mut rules = serde_json::to_value(Rules::default()).ok()?;
    let (value, when) = match rules[field] {
        Value::Bool(true) => (
            false.into(),
            option(lang, "rivals-card-without-option", field),
        ),
        Value::Bool(false) => (true.into(), with_option(lang, field)),
        // The one rule that is a number: obstacles of a job.
        _ => (5.into(), lang.fixed("rivals-card-with-five").to_owned()),
    };
    rules[field] = value;
    Some((serde_json::from_value(rules).ok()?, when))
}

fn tokens(lang: Language) -> Shelf {
    let cards = Colour::ALL.into_iter().map(|colour| {
        let id = format!("token-{}", say::colour_name(lang, colour));
        (id, face_token(lang, colour))
    });
    let count = content().tokens.len();
    let shelf = Shelf::new(
        lang,
        "tokens",
        "rivals-cards-tokens",
        "rivals-cards-tokens-about",
        cards.collect(),
    );
    Shelf {
        tally: count.into(),
        ..shelf.small()
    }
}

fn face_token(lang: Language, colour: Colour) -> Markup {
    let count = content().tokens.count(colour).to_string();
    let values = say::colour_values(colour);
    let about = [("count", count.as_str()), ("values", &values)];
    html! {
        article class="face chit-card" {
            (art::rivals::token(lang, colour, 0, false))
            (art::rivals::token(lang, colour, 1, false))
            div {
                h3 { (lang.fixed(title_of(colour))) }
                p { (lang.say_with("rivals-card-token", &about)) }
            }
        }
    }
}

fn title_of(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "rivals-card-blue",
        Colour::Green => "rivals-card-green",
        Colour::Yellow => "rivals-card-yellow",
        Colour::Orange => "rivals-card-orange",
        Colour::Red => "rivals-card-red",
        Colour::Purple => "rivals-card-purple",
    }
}

fn heat(lang: Language) -> Shelf {
    let track = &content().heat;
    let face = face(
        lang.fixed("rivals-card-track"),
        "event",
        lang.fixed("rivals-rules-heat"),
        html! {
            (spaces(lang, &track.printed))
            p class="ability" { (lang.fixed("rivals-rules-setup-heat-how")) }
            p class="grows" { (with_option(lang, "older-heat-track")) ": " }
            (spaces(lang, &track.older))
        },
    );
    let cards = vec![("heat-track".to_owned(), face)];
    Shelf::new(
        lang,
        "heat",
        "rivals-cards-heat",
        "rivals-cards-heat-about",
        cards,
    )
}

fn spaces(lang: Language, colours: &[Colour]) -> Markup {
    html! {
        ol class="twins" {
            @for colour in colours {
                li { (art::rivals::chip(*colour)) span class="hidden" { (say::colour_name(lang, *colour)) } }
            }
        }
    }
}
