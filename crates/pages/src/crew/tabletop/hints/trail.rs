//! A hint on the map: the way as a dotted line with an arrow head, and rings around what else is done.

use crate::crew::tabletop::Moment;
use crate::crew::tabletop::markup::hue;
use crate::crew::tabletop::meaning::place;
use crate::crew::tabletop::routes::route;
use board::Space;
use bots::crew::Hint;
use crew::Who;
use maud::{Markup, html};
use std::fmt::Write;
use table::{Game, RecordedDealer, Seat, Seats};

/// How far before the middle of the last hex the arrow ends, so that what lies there stays visible.
const SHORT: f32 = 12.0;

/// The drawing of one option; of a plan its routes, as they would be.
pub fn trail(moment: &Moment, seat: Seat, n: usize, hint: &Hint) -> Markup {
    if !hint.plan.is_empty() {
        return plan(moment, n, hint);
    }
    let seats = moment.company.colours();
    let centre = |space: &Space| art::crew::centre(moment.heist, moment.state, *space);
    let way: Vec<(f32, f32)> = hint.path.iter().filter_map(centre).collect();
    let marks: Vec<(f32, f32)> = marks(moment, hint).iter().filter_map(centre).collect();
    let end = way.last().or(marks.last()).copied();
    let arrow = arrow(&way);
    html! {
        g class={ "trail " (hue(&seats, Who(seat.0))) } data-trail=(n) {
            @for (x, y) in &marks {
                circle class="casing" cx=(x) cy=(y) r="36" {}
                circle class="ring" cx=(x) cy=(y) r="36" {}
            }
            @if let Some(arrow) = &arrow {
                path class="casing" d=(arrow.line) {}
                path class="dots" d=(arrow.line) {}
                path class="head" d="M-15-10 4 0-15 10-10 0Z" transform=(arrow.head) {}
            }
            @if let Some((x, y)) = end {
                g class="trail-number" transform={ "translate(" (x + 24.0) " " (y - 30.0) ")" } {
                    circle r="11" {}
                    text y="4.5" { (n + 1) }
                }
            }
        }
    }
}

/// The routes of a plan, laid out on a table of its own.
fn plan(moment: &Moment, n: usize, hint: &Hint) -> Markup {
    let mut state = moment.state.clone();
    let mut seats = Seats::EMPTY;
    // Planning that needs luck is not part of a plan that can be taken over.
    let mut no_luck = RecordedDealer::new(&[]);
    for &(seat, command) in &hint.plan {
        let done = moment
            .heist
            .apply(&mut state, seat, command, &mut no_luck, &mut ());
        if done.is_ok() {
            seats.insert(seat);
        }
    }
    let imagined = Moment {
        state: &state,
        ..*moment
    };
    html! {
        g class="trail suggested" data-trail=(n) {
            @for seat in seats.iter() { (route(&imagined, Who(seat.0))) }
        }
    }
}

/// What is ringed. An option that neither leads anywhere nor marks anything is done at its own place, if it has one.
fn marks(moment: &Moment, hint: &Hint) -> Vec<Space> {
    if hint.marks.is_empty() && hint.path.len() < 2 {
        return place(moment.state, &hint.command).into_iter().collect();
    }
    hint.marks.clone()
}

struct Arrow {
    line: String,
    /// Where the head is and which way it points.
    head: String,
}

fn arrow(way: &[(f32, f32)]) -> Option<Arrow> {
    let [.., (fx, fy), (tx, ty)] = *way else {
        return None;
    };
    let (dx, dy) = (tx - fx, ty - fy);
    let length = dx.hypot(dy);
    if length < 2.0 * SHORT {
        return None;
    }
    let (x, y) = (tx - dx / length * SHORT, ty - dy / length * SHORT);
    let mut line = String::new();
    let inner = &way[..way.len() - 1];
    for (n, (x, y)) in inner.iter().chain([&(x, y)]).enumerate() {
        let pen = if n == 0 { 'M' } else { 'L' };
        // Writing into a string cannot fail.
        let _ = write!(line, "{pen}{x:.1} {y:.1}");
    }
    let turn = dy.atan2(dx).to_degrees();
    let head = format!("translate({x:.1} {y:.1}) rotate({turn:.1})");
    Some(Arrow { line, head })
}
