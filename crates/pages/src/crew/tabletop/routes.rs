//! Everybody's plan as a line through the rooms, while it is being made: from the start along the tokens, a bead with the
//! number of steps on every third.

use super::markup::hue;
use super::{Moment, Part};
use board::{Space, SpaceSet};
use crew::state::CREW;
use crew::{Phase, Position, Who};
use maud::{Markup, html};

/// Lines of several characters run beside each other.
const ASIDE: [(f32, f32); 4] = [(-6.0, -4.5), (6.0, -4.5), (-6.0, 5.5), (6.0, 5.5)];
/// Steps between two beads.
const BEADS: u8 = 3;

pub fn routes(moment: &Moment) -> Part {
    let planning = moment.state.phase == Phase::Plan;
    let crew = (0..CREW as u8 - 1).map(Who);
    let html = html! {
        g id="routes" class="routes" aria-hidden="true" {
            @if planning { @for who in crew { (route(moment, who)) } }
        }
    };
    Part::new("routes", html)
}

/// A step of a route: from where, to where, and how many it takes from the start.
struct Leg {
    from: Space,
    to: Space,
    steps: u8,
}

/// The line of one character's plan.
pub fn route(moment: &Moment, who: Who) -> Markup {
    let member = moment.state.member(who);
    if member.planned.is_empty() {
        return html! {};
    }
    let seats = moment.company.colours();
    let legs = legs(moment, who);
    let aside = ASIDE[who.index() % ASIDE.len()];
    let at = |space| {
        let (x, y) = art::crew::centre(moment.heist, moment.state, space)?;
        Some((x + aside.0, y + aside.1))
    };
    let mut line = String::new();
    for leg in &legs {
        if let (Some((x, y)), Some((u, v))) = (at(leg.from), at(leg.to)) {
            line.push_str(&format!("M{x:.1} {y:.1}L{u:.1} {v:.1}"));
        }
    }
    let foot = (member.at != Space::NONE).then(|| at(member.at)).flatten();
    let beads = legs.iter().filter(|leg| leg.steps % BEADS == 0);
    html! {
        g class={ "route of-" (who.0) " " (hue(&seats, who)) } {
            path d=(line) {}
            @if let Some((x, y)) = foot { circle class="foot" cx=(tenths(x)) cy=(tenths(y)) r="4.5" {} }
            @for leg in beads {
                @if let Some((x, y)) = at(leg.to) {
                    g class="bead" transform={ "translate(" (tenths(x)) " " (tenths(y)) ")" } {
                        circle r="6.5" {}
                        text y="3.2" { (leg.steps) }
                    }
                }
            }
        }
    }
}

fn tenths(number: f32) -> String {
    format!("{number:.1}")
}

/// The shortest ways over the tokens, from the start; from any token where there is no start yet. Tokens that nothing
/// leads to begin a way of their own.
fn legs(moment: &Moment, who: Who) -> Vec<Leg> {
    let member = moment.state.member(who);
    let position = Position::new(moment.heist, moment.state);
    let mut left = member.planned;
    let mut legs = Vec::new();
    let mut edge: Vec<(Space, u8)> = Vec::new();
    if member.at != Space::NONE {
        left -= SpaceSet::of(member.at);
        edge.push((member.at, 0));
    }
    while !left.is_empty() {
        if edge.is_empty() {
            let Some(first) = left.first() else { break };
            left -= SpaceSet::of(first);
            edge.push((first, 1));
        }
        let mut next = Vec::new();
        for (from, steps) in edge.drain(..) {
            for to in position.near(from) & left {
                left -= SpaceSet::of(to);
                let steps = steps + 1;
                legs.push(Leg { from, to, steps });
                next.push((to, steps));
            }
        }
        edge = next;
    }
    legs
}
