//! The ways out in Escape: each character's best one with its exact odds, or the path that is declared.

use super::markup::hue;
use super::{Moment, Part};
use board::Space;
use crew::odds::EscapeOdds;
use crew::{Phase, Position, Status, Who};
use maud::{Markup, html};
use std::fmt::Write;

pub fn ways(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let odds = match state.phase {
        Phase::Escape => heist.escape_odds(state),
        _ => Vec::new(),
    };
    let declared = state.run.runner.filter(|_| state.run.path_len > 0);
    let html = html! {
        g id="ways" class="ways" {
            @for odds in &odds {
                @if declared == Some(odds.who) { (path(moment, odds.who)) } @else { (way(moment, odds)) }
            }
        }
    };
    Part::new("ways", html)
}

/// A character's best way.
fn way(moment: &Moment, odds: &EscapeOdds) -> Markup {
    let seats = moment.company.colours();
    let at = moment.state.member(odds.who).at;
    // Ways of several characters over the same hexes lie side by side.
    let step = f32::from(odds.who.0) - 2.0;
    let line = line(moment, at, &odds.path, (step * 3.5, step * -2.5));
    let class = if odds.faces == 0 { " hopeless" } else { "" };
    html! {
        g class={ "way " (hue(&seats, odds.who)) (class) } data-who=(odds.who.0) {
            @if let Some(line) = line.filter(|_| !odds.path.is_empty()) { path class="line" d=(line) {} }
            (sign(moment, odds.who, Chance::Faces(odds.faces)))
        }
    }
}

/// The path somebody declared: what is left of it, and the chance to make it.
fn path(moment: &Moment, runner: Who) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let seats = moment.company.colours();
    let member = state.member(runner);
    let ahead = usize::from(state.run.path_at)..usize::from(state.run.path_len);
    let ahead = state.run.path.get(ahead).unwrap_or_default();
    let scene = Position::new(heist, state);
    let cost = scene.path_cost(runner);
    let end = ahead.last().copied().unwrap_or(Space::NONE);
    let chance = match member.rolled {
        true if cost <= state.run.moves_left => Chance::Faces(6),
        true => Chance::Faces(0),
        false if scene.room_at(runner, end) => Chance::Faces(faces(cost, member.ideas)),
        false => Chance::Moves(cost),
    };
    let line = line(moment, member.at, ahead, (0.0, 0.0));
    html! {
        g class={ "way declared " (hue(&seats, runner)) } data-who=(runner.0) {
            @if let Some(line) = line { path class="line" d=(line) {} }
            (sign(moment, runner, chance))
        }
    }
}

/// Faces of the die on which so many moves are made with these ideas.
pub fn faces(moves: u8, ideas: u8) -> u8 {
    7u8.saturating_sub(moves.saturating_sub(ideas)).min(6)
}

/// What a sign says.
#[derive(Clone, Copy)]
enum Chance {
    /// Out of six; six needs no luck.
    Faces(u8),
    /// So far: the path does not lead out yet.
    Moves(u8),
}

/// The chance above the pawn. Signs of characters in one place stand one above the other.
fn sign(moment: &Moment, who: Who, chance: Chance) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let at = state.member(who).at;
    let Some((x, y)) = art::crew::centre(heist, state, at) else {
        return html! {};
    };
    let before = state.crew[..who.index()].iter();
    let below = before.filter(|member| member.at == at && member.status == Status::Active);
    let y = y - 54.0 - 17.0 * below.count() as f32;
    html! {
        g class="odds" transform={ "translate(" (x) " " (y) ")" } {
            rect x="-17" y="-8" width="34" height="16" rx="8" {}
            @match chance {
                Chance::Faces(6) => path d="M-5 0l3.5 4L5.5-4" {},
                Chance::Faces(faces) => text y="4" { (faces) "/6" },
                Chance::Moves(moves) => text y="4" { (moves) "…" },
            }
        }
    }
}

fn line(moment: &Moment, from: Space, path: &[Space], (dx, dy): (f32, f32)) -> Option<String> {
    let centre = |space| art::crew::centre(moment.heist, moment.state, space);
    let (x, y) = centre(from)?;
    let mut line = format!("M{:.1} {:.1}", x + dx, y + dy);
    for (x, y) in path.iter().filter_map(|&space| centre(space)) {
        // Writing into a string cannot fail.
        let _ = write!(line, "L{:.1} {:.1}", x + dx, y + dy);
    }
    Some(line)
}
