//! The page of a table: every fragment in its place, and around them what stays.

use super::{Moment, Part, Play, Touched, floor, lit, people, shared, you};
use crate::frame::{At, Head, frame};
use crew::{Command, Who};
use maud::{Markup, PreEscaped, html};
use table::{Game, Seat};
use words::fixed;

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
}

/// The whole page.
pub fn page(table: &TablePage) -> String {
    let moment = &table.moment;
    let mine: Vec<String> = table.mine.iter().map(|seat| seat.0.to_string()).collect();
    let body = html! {
        div id="table" class="table" data-table=(moment.table) data-n=(table.n) data-mine=(mine.join(",")) {
            (Fragments::of(moment).layout(moment, table))
        }
    };
    let head = Head {
        at: At::Table,
        styles: &["table.css"],
        scripts: &["table.js"],
        about: &moment.heist.scenario.draft.story,
    };
    frame(&moment.heist.scenario.draft.name, head, body)
}

/// Shared fragments by id.
struct Fragments(Vec<Part>);

impl Fragments {
    fn of(moment: &Moment) -> Fragments {
        let mut touched = Touched::everything();
        touched.cells = board::SpaceSet::EMPTY;
        touched.pawns = false;
        let mut parts = Vec::new();
        shared(moment, &touched, &mut parts);
        parts.push(people(moment));
        Fragments(parts)
    }

    fn get(&self, id: &str) -> PreEscaped<&str> {
        let part = self.0.iter().find(|part| part.id == id);
        PreEscaped(part.map_or("", |part| part.html.as_str()))
    }

    fn layout(&self, moment: &Moment, table: &TablePage) -> Markup {
        html! {
            header class="bar" { (self.get("facts")) (self.get("noise")) }
            aside class="crew" aria-label=(fixed("table-crew")) {
                @for who in 0..5 { (self.get(&format!("m{who}"))) }
                (self.get("team"))
                (self.get("bag"))
                (self.get("people"))
            }
            div class="map" {
                (map(moment, table, self.get("ways")))
                (self.get("ending"))
            }
            aside class="side" aria-label=(fixed("table-cards")) {
                (self.get("event"))
                (self.get("deck"))
            }
            section class="talk" aria-label=(fixed("table-log")) {
                ol id="log" class="log" tabindex="0" {
                    @for line in table.log { (PreEscaped(line)) }
                }
                form class="say" {
                    input name="say" maxlength="300" autocomplete="off" aria-label=(fixed("table-say")) placeholder=(fixed("table-say"));
                    button type="submit" aria-label=(fixed("table-send")) { (art::icon("chat")) }
                }
            }
            (desk(moment, table))
        }
    }
}

fn map(moment: &Moment, table: &TablePage, ways: PreEscaped<&str>) -> Markup {
    let [x, y, wide, high] = art::frame(moment.heist);
    let box_ = format!("{x:.1} {y:.1} {wide:.1} {high:.1}");
    html! {
        svg id="board" class="board-svg" viewBox=(box_) role="application" aria-label=(fixed("table-board")) tabindex="0" {
            defs {
                path id="hex-lit" d="M0-37.5 32.5-18.75V18.75L0 37.5-32.5 18.75V-18.75Z" {}
            }
            (floor::cells(moment))
            (ways)
            g id="lits" {
                @for &seat in table.mine { (PreEscaped(lit::lit(moment.heist, moment.state, seat, &legal(moment, seat)).html)) }
            }
            (floor::pawns(moment))
            g id="marks" {}
        }
    }
}

fn desk(moment: &Moment, table: &TablePage) -> Markup {
    html! {
        section class="desk" {
            @if table.mine.len() > 1 {
                div class="seats" role="tablist" {
                    @for seat in table.mine {
                        button type="button" role="tab" data-tab=(seat.0) { (super::markup::name(moment.heist, Who(seat.0))) }
                    }
                }
            }
            @for &seat in table.mine {
                (PreEscaped(you::you(moment, table.play, seat, &legal(moment, seat)).html))
            }
            @if table.mine.is_empty() { p class="watching" { (fixed("table-watching")) } }
        }
    }
}

fn legal(moment: &Moment, seat: Seat) -> Vec<Command> {
    let mut legal = Vec::new();
    moment.heist.legal(moment.state, seat, &mut legal);
    legal
}
