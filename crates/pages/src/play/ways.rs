//! The ways out in Escape: each character's best one with its cost and exact odds, and the path that is declared.

use super::markup::hue;
use super::{Moment, Part};
use board::Space;
use crew::odds::EscapeOdds;
use crew::{Phase, Who};
use maud::{Markup, html};
use std::fmt::Write;

pub fn ways(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let escaping = state.phase == Phase::Escape;
    let odds = if escaping { heist.escape_odds(state) } else { Vec::new() };
    let html = html! {
        g id="ways" class="ways" {
            @for odds in &odds { (way(moment, odds)) }
            @if escaping && state.path_len > 0 { (declared(moment)) }
        }
    };
    Part::new("ways", html)
}

/// Ways of several characters over the same hexes lie side by side.
fn aside(who: Who) -> (f32, f32) {
    let step = f32::from(who.0) - 2.0;
    (step * 3.5, step * -2.5)
}

fn way(moment: &Moment, odds: &EscapeOdds) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let seats = moment.company.colours();
    let at = state.member(odds.who).at;
    let (dx, dy) = aside(odds.who);
    let Some(line) = line(moment, at, &odds.path, (dx, dy)) else {
        return html! {};
    };
    let Some((x, y)) = art::centre(heist, state, at) else {
        return html! {};
    };
    html! {
        g class={ "way " (hue(&seats, odds.who)) @if odds.faces == 0 { " hopeless" } } data-who=(odds.who.0) {
            @if !odds.path.is_empty() { path class="line" d=(line) {} }
            g class="odds" transform={ "translate(" (x + dx * 3.0) " " (y - 22.0) ")" } {
                rect x="-19" y="-9" width="38" height="18" rx="9" {}
                text y="4.5" { (chance(odds)) }
            }
        }
    }
}

/// The path somebody declared for the last ditch.
fn declared(moment: &Moment) -> Markup {
    let state = moment.state;
    let Some(runner) = state.runner else {
        return html! {};
    };
    let seats = moment.company.colours();
    let ahead = &state.path[usize::from(state.path_at)..usize::from(state.path_len)];
    let line = line(moment, state.member(runner).at, ahead, (0.0, 0.0));
    html! {
        g class={ "way declared " (hue(&seats, runner)) } {
            @if let Some(line) = line { path class="line" d=(line) {} }
        }
    }
}

fn line(moment: &Moment, from: Space, path: &[Space], (dx, dy): (f32, f32)) -> Option<String> {
    let centre = |space| art::centre(moment.heist, moment.state, space);
    let (x, y) = centre(from)?;
    let mut line = format!("M{:.1} {:.1}", x + dx, y + dy);
    for (x, y) in path.iter().filter_map(|&space| centre(space)) {
        let _ = write!(line, "L{:.1} {:.1}", x + dx, y + dy);
    }
    Some(line)
}

/// The exact chance, as players say it: faces of the die.
pub fn chance(odds: &EscapeOdds) -> String {
    match odds.faces {
        6 => "✓".to_owned(),
        faces => format!("{faces}/6"),
    }
}
