//! What one has to know before the first turn: the goal, what is in the box, how it is laid out.

use super::Tell;
use crate::rule_reference::RuleChapter;
use crate::rule_reference::{Sentence, paragraph, point, points, steps, terms};
use maud::{Markup, html};
use rivals::{Colour, Rivals, Rules, Setup, Skill, content};
use words::Language;
use words::rivals as say;

pub fn goal(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "goal",
        "rules-goal",
        html! {
            (paragraph([tell.say("rivals-rules-goal-rivals"), tell.say("rivals-rules-goal-jobs")]))
            (paragraph([tell.say("rivals-rules-goal-paid"), tell.say("rivals-rules-goal-end")]))
        },
    )
}

pub fn pieces(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "pieces",
        "rivals-rules-pieces",
        html! {
            (paragraph([tell.say("rivals-rules-tokens"), tell.say("rivals-rules-tokens-supply")]))
            (tokens(tell.lang))
            (terms(cards(tell)))
            (paragraph([tell.say("rivals-rules-open"), tell.say("rivals-rules-hidden")]))
            p { a href={ "/cards/" (content().id) } { (tell.lang.fixed("rivals-rules-browse")) } }
        },
    )
}

/// Both faces of every colour, and how many there are.
fn tokens(lang: Language) -> Markup {
    html! {
        ul class="twins in-text" {
            @for colour in Colour::ALL {
                li {
                    (art::rivals::token(lang, colour, 0, false))
                    (art::rivals::token(lang, colour, 1, false))
                    " × " (content().tokens.count(colour))
                }
            }
        }
    }
}

/// The kinds of cards, each with its number.
fn cards(tell: &Tell) -> Vec<crate::rule_reference::Point> {
    let content = content();
    let count = |kinds: u32| -> u8 {
        let deck = &content.deck;
        deck.among(kinds).map(|card| deck.count(card)).sum()
    };
    let jobs = content.jobs.iter().filter(|job| !job.endless);
    let obstacles: usize = jobs.clone().map(|job| usize::from(job.len)).sum();
    let kinds = [
        ("identities", content.identities.len()),
        ("jobs", jobs.count()),
        ("obstacles", obstacles),
        ("secrets", content.secrets.len()),
        ("assists", count(content.assists).into()),
        ("tricks", count(content.tricks).into()),
    ];
    let kind = |(kind, count): (&str, usize)| {
        let (name, why) = match kind {
            "identities" => ("rivals-rules-identities", "rivals-rules-identities-why"),
            "jobs" => ("rivals-rules-jobs", "rivals-rules-jobs-why"),
            "obstacles" => ("rivals-rules-obstacles", "rivals-rules-obstacles-why"),
            "secrets" => ("rivals-rules-secrets", "rivals-rules-secrets-why"),
            "assists" => ("rivals-rules-assists", "rivals-rules-assists-why"),
            _ => ("rivals-rules-tricks", "rivals-rules-tricks-why"),
        };
        let count = count.to_string();
        point(tell.say_of(name, &[("count", &count)]), [tell.say(why)])
    };
    kinds.into_iter().map(kind).collect()
}

pub fn setup(tell: &Tell) -> RuleChapter {
    let rules = tell.rules;
    let step = |name, says: &[Sentence]| point(tell.say(name), says.iter().cloned());
    let montage = rules.training_montage;
    RuleChapter::new(
        tell.lang,
        "setup",
        "rivals-rules-setup",
        html! {
            (paragraph([tell.say("rivals-rules-setup-players"), tell.say("rules-table-laid")]))
            (steps([
                step("rivals-rules-setup-identity", &[tell.say("rivals-rules-setup-identity-how")]),
                step("rivals-rules-setup-secret", &[tell.say("rivals-rules-setup-secret-how")]),
                step("rivals-rules-setup-jobs", &[
                    tell.say("rivals-rules-setup-jobs-how"),
                    tell.when(montage, "rivals-rules-setup-jobs-montage"),
                ]),
                step("rivals-rules-setup-bag", &[tell.say("rivals-rules-setup-bag-how")]),
                step("rivals-rules-setup-heat", &[tell.say("rivals-rules-setup-heat-how")]),
                step("rivals-rules-setup-deck", &[tell.say("rivals-rules-setup-deck-how")]),
                step("rivals-rules-setup-first", &[
                    tell.say("rivals-rules-setup-first-how"),
                    tell.when(rules.pawns, "rivals-rules-setup-pawns"),
                ]),
            ]))
            (by_players(tell.lang, rules))
            h3 { (tell.lang.fixed("rivals-rules-heat")) }
            (heat(tell.lang, rules))
        },
    )
}

/// The game that is set up for so many players.
fn game(rules: &Rules, players: u8) -> Option<Rivals> {
    let setup = Setup {
        rules: *rules,
        ..Setup::new(players)
    };
    Rivals::new(setup).ok()
}

/// What is in the bag for two, three and four players.
fn by_players(lang: Language, rules: &Rules) -> Markup {
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (lang.fixed("rivals-rules-players")) }
                    th scope="col" { (lang.fixed("rivals-rules-in-bag")) }
                    th scope="col" { (lang.fixed("rivals-rules-on-heat")) }
                }
            }
            tbody {
                @for players in 2..=4 {
                    @if let Some(game) = game(rules, players) {
                        tr {
                            th scope="row" { (players) }
                            td { (say::tokens(lang, &content().bag.of(players))) }
                            td { (heat_counts(lang, &game)) }
                        }
                    }
                }
            }
        }
    }
}

/// "1 each", or space by space where the supply does not go round.
fn heat_counts(lang: Language, game: &Rivals) -> String {
    let counts = game.heat_counts;
    if counts.windows(2).all(|pair| pair[0] == pair[1]) {
        return lang.say_with("rivals-rules-each", &[("count", &counts[0].to_string())]);
    }
    let each = counts.iter().zip(game.heat);
    let each = each.map(|(count, colour)| format!("{count} {}", say::colour_name(lang, colour)));
    each.collect::<Vec<_>>().join(", ")
}

/// The five spaces of the heat track.
fn heat(lang: Language, rules: &Rules) -> Markup {
    let track = &content().heat;
    let colours = if rules.older_heat_track {
        track.older
    } else {
        track.printed
    };
    html! {
        ol class="twins in-text" {
            @for (round, colour) in (1..).zip(colours) {
                li { (round) " " (art::rivals::chip(colour)) " " (say::colour_name(lang, colour)) }
            }
        }
    }
}

pub fn skills(tell: &Tell) -> RuleChapter {
    RuleChapter::new(
        tell.lang,
        "skills",
        "rivals-rules-skills",
        html! {
            (paragraph([tell.say("rivals-rules-skills-three"), tell.say("rivals-rules-skills-score")]))
            ul class="twins in-text" {
                @for skill in Skill::ALL {
                    li { (super::super::markup::skill_icon(skill)) " " (say::skill_name(tell.lang, skill)) }
                }
            }
            (points([
                tell.say("rivals-rules-skills-assist"),
                tell.say("rivals-rules-skills-trick"),
                tell.say("rivals-rules-skills-later"),
            ]))
        },
    )
}
