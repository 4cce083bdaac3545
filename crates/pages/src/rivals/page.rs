//! The page of a table: every fragment in its place, and around them what stays.

use super::coach::coach;
use super::hand::templates;
use super::markup::{hue, mark, name, skill_icon};
use super::you::you;
use super::{Moment, Part, ReplayPage, TablePage, bots, gathering, people, replay_parts, shared};
use crate::again;
use crate::assets::TABLE_MODULES;
use crate::frame::{At, Head, frame};
use crate::lobby::{Lobby, lobby};
use crate::playback::{Playback, Timeline, controls};
use crate::shell::{banner, home, live, record_link, sound, talk, theme, tool};
use maud::{Markup, PreEscaped, html};
use rivals::{Rivals, SeatView, Skill};
use words::Language;
use words::rivals as say;

/// The whole page.
pub fn page(table: &TablePage) -> String {
    let moment = &table.moment;
    let mine = table.own.iter().map(|own| own.view.seat.0.to_string());
    let mine: Vec<String> = mine.collect();
    let several = mine.len() > 1;
    let body = html! {
        div id="table" class="table heist" data-table=(moment.table) data-n=(table.n) data-mine=(mine.join(",")) data-host=[table.host.then_some("")] data-tab="you"
            data-shared=[several.then_some("")] data-waited=(table.waited) {
            (around(moment, table.log))
            (lobby(&gather(table), &gathering(moment)))
            (again::place(moment.table, &again::successor(moment.lang, moment.company)))
            (desk(table))
            (tabs(table.moment.lang, !table.own.is_empty()))
            (live(moment.lang))
        }
    };
    whole(table.moment.lang, moment.game, body)
}

/// What the lobby is to whoever looks at the table.
fn gather<'a>(table: &TablePage<'a>) -> Lobby<'a> {
    Lobby {
        lang: table.moment.lang,
        table: table.moment.table,
        link: table.link,
        seated: !table.own.is_empty(),
        host: table.host,
    }
}

/// The whole page of the replay.
pub fn replay_page(replay: &ReplayPage) -> String {
    let moment = &replay.moment;
    let playback = Playback {
        lang: moment.lang,
        table: moment.table,
        step: replay.step,
        steps: replay.steps,
        timeline: &Timeline::default(),
    };
    let body = html! {
        div id="table" class="table heist replay" data-table=(moment.table) data-mine="" data-tab="you"
            data-leg="0" data-step=(replay.step) data-steps=(replay.steps) data-open=[replay.open.then_some("")] {
            (around(moment, replay.log))
            (controls(&playback, actions(replay)))
            (hands(moment, replay.own))
            (tabs(replay.moment.lang, false))
            (live(moment.lang))
        }
    };
    whole(replay.moment.lang, moment.game, body)
}

/// The record and everybody's cards are there once the game is over.
fn actions(replay: &ReplayPage) -> Markup {
    let table = replay.moment.table;
    html! {
        @if replay.over {
            @if replay.open {
                a class="button small" href={ "/t/" (table) "/replay" } { (art::icon("eye")) span { (replay.moment.lang.fixed("rivals-table-own-eyes")) } }
            } @else {
                a class="button small" href={ "/t/" (table) "/replay?open=1" } { (art::icon("eye")) span { (replay.moment.lang.fixed("rivals-table-open")) } }
            }
            (record_link(replay.moment.lang, table))
        }
    }
}

/// The hands that may be looked at, in the place of the players' cards.
fn hands(moment: &Moment, own: &[SeatView]) -> Markup {
    let parts = replay_parts(moment, own);
    let hands = parts.iter().filter(|part| part.id.starts_with("hand"));
    html! {
        @if !own.is_empty() {
            aside class="open-hands" aria-label=(moment.lang.fixed("rivals-table-hand")) { @for part in hands { (PreEscaped(&part.html)) } }
        }
    }
}

fn whole(lang: Language, game: &Rivals, body: Markup) -> String {
    let modules = [&TABLE_MODULES[..], &["rivals.js"]].concat();
    let mut styles = vec![
        "table.css",
        "bots.css",
        "rivals.css",
        "lobby.css",
        "replay.css",
    ];
    if game.setup.lesson {
        styles.push("coach.css");
    }
    let head = Head {
        at: At::Table,
        styles: &styles,
        script: Some("table.js"),
        modules: &modules,
        about: lang.fixed("rivals-about"),
        card: None,
    };
    let body = html! { (body) (help(lang)) (gloss(lang)) (templates(lang, game.rules())) };
    frame(lang, say::game_name(lang), head, body)
}

/// Everything all see.
fn around(moment: &Moment, log: &[String]) -> Markup {
    let mut parts = Vec::new();
    shared(moment, &mut parts);
    parts.push(people(moment));
    parts.push(bots(moment));
    let get = |id: &str| find(&parts, id);
    html! {
        header class="bar" {
            (home(moment.lang))
            (get("facts"))
            (timer(moment.lang, moment.game))
            (get("heat"))
            div class="tools" {
                (sound(moment.lang))
                (theme(moment.lang))
                (tool("help", "help", moment.lang.fixed("tool-help"), false))
            }
        }
        aside class="crew-side" aria-label=(moment.lang.fixed("rivals-table-players")) {
            @for seat in moment.public.seats() { (get(&format!("m{}", seat.0))) }
            (get("people"))
        }
        div class="floor-plan felt" {
            div class="lie" {
                (get("jobs"))
                (get("test"))
            }
            (get("bots"))
            (banner(moment.lang))
            p id="verdict" class="verdict-sign" aria-hidden="true" hidden {}
            (get("ending"))
        }
        aside class="cards-side" aria-label=(moment.lang.fixed("rivals-table-bag")) {
            (get("bag"))
            (get("piles"))
        }
        (talk(moment.lang, log))
    }
}

fn find<'p>(parts: &'p [Part], id: &str) -> PreEscaped<&'p str> {
    let part = parts.iter().find(|part| part.id == id);
    PreEscaped(part.map_or("", |part| part.html.as_str()))
}

/// A ring that empties while somebody decides. It forces nothing.
fn timer(lang: Language, game: &Rivals) -> Markup {
    html! {
        @if let Some(seconds) = game.setup.think_seconds {
            div id="timer" class="timer" role="timer" data-think=(seconds) title=(lang.fixed("rivals-table-timer")) aria-label=(lang.fixed("rivals-table-timer")) {
                svg viewBox="0 0 36 36" aria-hidden="true" {
                    circle class="all" cx="18" cy="18" r="15.5" {}
                    circle class="along" cx="18" cy="18" r="15.5" pathLength="100" stroke-dasharray="100" stroke-dashoffset="0" transform="rotate(-90 18 18)" {}
                }
                b { (seconds) }
            }
        }
    }
}

fn desk(table: &TablePage) -> Markup {
    let moment = &table.moment;
    html! {
        section class="desk" aria-label=(table.moment.lang.fixed("table-you")) {
            @if table.own.len() > 1 {
                div class="seat-tabs" role="tablist" aria-label=(table.moment.lang.fixed("table-seats")) {
                    @for own in table.own {
                        @let seat = own.view.seat;
                        button type="button" role="tab" class={ "seat-tab " (hue(moment, seat)) } data-tab=(seat.0) aria-controls={ "you" (seat.0) } {
                            (mark(moment, seat)) span { (name(moment, seat)) }
                        }
                    }
                    label class="follow" title=(table.moment.lang.fixed("table-follow-why")) {
                        input type="checkbox" data-follow checked; span { (table.moment.lang.fixed("table-follow")) }
                    }
                }
            }
            @for own in table.own { (PreEscaped(you(moment, &own.view, &own.undo).html)) }
            @for own in table.own {
                @if let Some(coach) = coach(moment, &own.view) { (PreEscaped(coach.html)) }
            }
            @if table.own.is_empty() {
                p class="watching" {
                    (art::icon("eye")) span { (table.moment.lang.fixed("table-watching")) }
                    a class="button" href={ "/t/" (moment.table) "/seats" } { (table.moment.lang.fixed("table-take-seat")) }
                }
            }
        }
    }
}

/// On a phone one of these is open at a time.
fn tabs(lang: Language, playing: bool) -> Markup {
    let first = if playing {
        lang.fixed("rivals-table-tab-hand")
    } else {
        lang.fixed("tab-watch")
    };
    let tabs = [
        ("you", "hand", first),
        ("crew", "crew", lang.fixed("rivals-table-tab-players")),
        ("deck", "bag", lang.fixed("rivals-table-tab-bag")),
        ("log", "log", lang.fixed("tab-log")),
    ];
    html! {
        nav class="tabs" aria-label=(lang.fixed("table-tabs")) {
            @for (tab, icon, words) in tabs {
                button type="button" data-sheet=(tab) aria-pressed=(tab == "you") { (art::icon(icon)) span { (words) } }
            }
        }
    }
}

/// Settings, keys, and how to play.
fn help(lang: Language) -> Markup {
    let keys = [
        ("1–9", lang.fixed("rivals-table-help-numbers")),
        (
            lang.fixed("help-key-arrows"),
            lang.fixed("rivals-table-help-arrows"),
        ),
        (
            lang.fixed("help-key-enter"),
            lang.fixed("rivals-table-help-enter"),
        ),
        ("R", lang.fixed("rivals-table-help-ready")),
        ("U", lang.fixed("help-undo")),
        ("S", lang.fixed("rivals-table-help-show")),
        ("T", lang.fixed("help-seat")),
        ("?", lang.fixed("help-help")),
    ];
    html! {
        dialog id="help" class="sheet-dialog" aria-labelledby="help-title" {
            form method="dialog" { button class="tool close" aria-label=(lang.fixed("help-close")) { (art::icon("close")) } }
            h2 id="help-title" { (lang.fixed("help-title")) }
            p class="settings" { (sound(lang)) (theme(lang)) }
            ul class="how" {
                li { (art::icon("play")) span { (lang.fixed("rivals-table-help-lit")) } }
                li { (art::icon("help")) span { (lang.fixed("rivals-table-help-chance")) } }
                li { (art::icon("eye")) span { (lang.fixed("rivals-table-help-shared")) } }
                li { (art::icon("log")) span { (lang.fixed("rivals-table-help-log")) } }
            }
            h3 { (lang.fixed("help-keys")) }
            dl class="keys" {
                @for (key, what) in keys { div { dt { kbd { (key) } } dd { (what) } } }
            }
            p { a href="/how-to-play/heist" target="_blank" { (lang.fixed("help-rules")) } }
        }
    }
}

/// What the icons mean, for whoever rests on one.
fn gloss(lang: Language) -> Markup {
    html! {
        template id="gloss" {
            @for (skill, icon) in Skill::ALL.into_iter().zip(["agility", "charm", "dexterity"]) {
                p data-icon=(icon) { (skill_icon(skill)) " " b { (say::skill_name(lang, skill)) } }
            }
            p data-icon="cheese" { b { (lang.say_with("rivals-table-cheese", &[("count", "1")])) } " " (lang.fixed("rivals-table-cheese-why")) }
        }
    }
}
