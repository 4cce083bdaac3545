//! The page of a table: every fragment in its place, and around them what stays.

use super::around::{help, job, tips};
use super::gauge::{gauge_switch, no_gauge};
use super::markup::{hue, mark, name};
use super::{
    Moment, Part, Play, Touched, bots, coach, floor, gathering, lit, offered, people, shared, you,
};
use crate::again;
use crate::assets::TABLE_MODULES;
use crate::frame::{At, Head, LinkCard, frame};
use crate::lobby::{Lobby, lobby};
use crate::shell::{banner, home, live, sound, stage, talk, theme, tool};
use crew::state::CREW;
use crew::{Command, Who};
use maud::{Markup, PreEscaped, html};
use table::{Game, Seat};
use words::Language;

/// What the page is made from.
pub struct TablePage<'a> {
    pub moment: Moment<'a>,
    pub play: &'a Play,
    /// The number of the table's present.
    pub n: u64,
    /// The seats whoever looks at it holds.
    pub mine: &'a [Seat],
    /// Lines of the log, made already.
    pub log: &'a [String],
    /// The link for everyone.
    pub link: &'a str,
    /// Whoever looks at it set up the table.
    pub host: bool,
}

/// The whole page.
pub fn page(table: &TablePage) -> String {
    let moment = &table.moment;
    let mine: Vec<String> = table.mine.iter().map(|seat| seat.0.to_string()).collect();
    let legal: Vec<_> = table.mine.iter().map(|&seat| legal(moment, seat)).collect();
    let lits = table.mine.iter().zip(&legal);
    let lits = lits
        .map(|(&seat, legal)| lit::lit(table.moment.lang, moment.heist, moment.state, seat, legal));
    let lits: Vec<Part> = lits.collect();
    let body = html! {
        div id="table" class="table" data-table=(moment.table) data-n=(table.n) data-mine=(mine.join(",")) data-host=[table.host.then_some("")] data-tab="you" {
            (around(moment, &lits, table.log))
            (lobby(&gather(table), &gathering(moment)))
            (again::place(moment.table, &again::successor(moment.lang, moment.company)))
            (desk(table, &legal))
            (tabs(moment, !table.mine.is_empty()))
            (live(moment.lang))
        }
    };
    whole(moment, &invitation(table), body)
}

/// What somebody sees who gets the link to the table.
fn invitation(table: &TablePage) -> LinkCard {
    let Moment { lang, heist, .. } = table.moment;
    let job = words::crew::job_of(lang, heist);
    let here = table.link;
    LinkCard {
        about: lang.say_with("card-invited", &[("objective", job.objective())]),
        picture: Some((format!("{here}/picture/0.png"), job.name().to_owned())),
        url: here.to_owned(),
    }
}

/// What the lobby is to whoever looks at the table.
fn gather<'a>(table: &TablePage<'a>) -> Lobby<'a> {
    Lobby {
        lang: table.moment.lang,
        table: table.moment.table,
        link: table.link,
        seated: !table.mine.is_empty(),
        host: table.host,
    }
}

/// The page around what the table is.
pub fn whole(moment: &Moment, card: &LinkCard, body: Markup) -> String {
    let words = words::crew::job_of(moment.lang, moment.heist);
    let mut styles = vec![
        "table.css",
        "bots.css",
        "lobby.css",
        "ending.css",
        "plan.css",
        "replay.css",
    ];
    if coach::is_lesson(moment) {
        styles.push("coach.css");
    }
    let head = Head {
        at: At::Table,
        styles: &styles,
        script: Some("table.js"),
        modules: &TABLE_MODULES,
        about: words.story(),
        card: Some(card),
    };
    let body = html! { (body) (help(moment.lang, moment.heist)) (job(moment.lang, moment.heist)) (tips(moment.lang, moment.heist)) };
    frame(moment.lang, words.name(), head, body)
}

/// Everything all see: the bar, the crew, the board, the cards, the log.
pub fn around(moment: &Moment, lits: &[Part], log: &[String]) -> Markup {
    let fragments = Fragments::of(moment);
    let get = |id: &str| fragments.get(id);
    html! {
        header class="bar" {
            (home(moment.lang))
            (get("facts"))
            (get("noise"))
            (tools(moment.lang))
        }
        aside class="crew-side" aria-label=(moment.lang.fixed("table-crew")) {
            @for who in 0..CREW { (get(&format!("m{who}"))) }
            (get("team"))
            (get("bag"))
            (get("people"))
        }
        div class="floor-plan" {
            (get("outlook"))
            (map(moment, [get("routes"), get("omens"), get("ways")], lits))
            (no_gauge())
            (gauge_switch(moment.lang))
            (get("bots"))
            (banner(moment.lang))
            (stage(moment.lang))
            (get("ending"))
        }
        aside class="cards-side" aria-label=(moment.lang.fixed("table-cards")) {
            (get("event"))
            (get("deck"))
        }
        (talk(moment.lang, log))
    }
}

/// Shared fragments by id.
struct Fragments(Vec<Part>);

impl Fragments {
    fn of(moment: &Moment) -> Fragments {
        let touched = Touched {
            cells: board::SpaceSet::EMPTY,
            pawns: false,
            ..Touched::everything()
        };
        let mut parts = Vec::new();
        shared(moment, &touched, &mut parts);
        parts.push(people(moment));
        parts.push(bots(moment));
        Fragments(parts)
    }

    fn get(&self, id: &str) -> PreEscaped<&str> {
        let part = self.0.iter().find(|part| part.id == id);
        PreEscaped(part.map_or("", |part| part.html.as_str()))
    }
}

fn tools(lang: Language) -> Markup {
    html! {
        div class="tools" {
            (tool("point", "point", lang.fixed("tool-point"), true))
            (tool("fit", "eye", lang.fixed("tool-fit"), false))
            (sound(lang))
            (theme(lang))
            (tool("help", "help", lang.fixed("tool-help"), false))
        }
    }
}

fn map(moment: &Moment, lines: [PreEscaped<&str>; 3], lits: &[Part]) -> Markup {
    let [x, y, wide, high] = art::crew::frame(moment.heist);
    let frame = format!("{x} {y} {wide} {high}");
    html! {
        svg id="board" class="board-svg" viewBox=(frame) data-frame=(frame) role="group" aria-label=(moment.lang.fixed("table-board")) {
            defs { (lit::drawings()) }
            (floor::cells(moment))
            @for line in lines { (line) }
            g id="lits" { @for lit in lits { (PreEscaped(&lit.html)) } }
            (floor::pawns(moment))
            g id="trails" {}
            g id="marks" {}
        }
    }
}

fn desk(table: &TablePage, legal: &[Vec<Command>]) -> Markup {
    let moment = &table.moment;
    let seats = moment.company.colours();
    html! {
        section class="desk" aria-label=(table.moment.lang.fixed("table-you")) {
            @if table.mine.len() > 1 {
                div class="seat-tabs" role="tablist" aria-label=(table.moment.lang.fixed("table-seats")) {
                    @for seat in table.mine {
                        @let who = Who(seat.0);
                        button type="button" role="tab" class={ "seat-tab " (hue(&seats, who)) } data-tab=(seat.0) aria-controls={ "you" (seat.0) } {
                            (mark(&seats, who)) span { (name(table.moment.lang, moment.heist, who)) }
                        }
                    }
                    label class="follow" title=(table.moment.lang.fixed("table-follow-why")) {
                        input type="checkbox" data-follow checked; span { (table.moment.lang.fixed("table-follow")) }
                    }
                }
            }
            @for (&seat, legal) in table.mine.iter().zip(legal) {
                (PreEscaped(you::you(moment, table.play, seat, legal).html))
            }
            @for (&seat, legal) in table.mine.iter().zip(legal) {
                @if let Some(coach) = coach::coach(moment, table.play, seat, legal) { (PreEscaped(coach.html)) }
            }
            @if !table.mine.is_empty() {
                div id="hints" class="hints" hidden data-thinking=(table.moment.lang.fixed("hints-thinking")) {}
            }
            @if table.mine.is_empty() {
                p class="watching" {
                    (art::icon("eye")) span { (table.moment.lang.fixed("table-watching")) }
                    a class="button" href={ "/t/" (moment.table) "/seats" } { (table.moment.lang.fixed("table-take-seat")) }
                }
            }
        }
    }
}

/// On a phone one of these is open at a time.
pub fn tabs(moment: &Moment, playing: bool) -> Markup {
    let first = if playing {
        moment.lang.fixed("tab-you")
    } else {
        moment.lang.fixed("tab-watch")
    };
    let tabs = [
        ("you", "hand", first),
        ("crew", "crew", moment.lang.fixed("tab-crew")),
        match moment.heist.edition.alert {
            Some(_) => ("deck", "alert", moment.lang.fixed("tab-alert")),
            None => ("deck", "deck", moment.lang.fixed("tab-deck")),
        },
        ("log", "log", moment.lang.fixed("tab-log")),
    ];
    html! {
        nav class="tabs" aria-label=(moment.lang.fixed("table-tabs")) {
            @for (tab, icon, words) in tabs {
                button type="button" data-sheet=(tab) aria-pressed=(tab == "you") { (art::icon(icon)) span { (words) } }
            }
        }
    }
}

fn legal(moment: &Moment, seat: Seat) -> Vec<Command> {
    let mut legal = Vec::new();
    moment.heist.legal(moment.state, seat, &mut legal);
    offered(moment, seat, &legal).to_vec()
}
