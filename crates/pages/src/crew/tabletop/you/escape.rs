//! Escape: one's own way out with its odds, and the run.

use super::{Desk, Group, group};
use crate::crew::tabletop::markup::{labelled, name, plain};
use crate::crew::tabletop::ways::faces;
use crew::odds::EscapeOdds;
use crew::{Command, Position, Who};
use maud::{Markup, html};
use words::Language;

pub fn escape(desk: &Desk) -> Markup {
    let odds = desk.heist.escape_odds(desk.state);
    let run = desk
        .legal
        .iter()
        .filter(|command| group(desk.state, command) == Group::Run);
    html! {
        div class="chances" {
            @for who in desk.actors() {
                @if let Some(odds) = odds.iter().find(|odds| odds.who == who) {
                    p class={ "chance faces-" (odds.faces) } {
                        @if who == Who::NPC { b { (name(desk.moment.lang, desk.heist, who)) } " " }
                        (way_out(desk.moment.lang, odds))
                    }
                }
            }
        }
        div class="deeds" {
            (way_out_button(desk))
            @for command in run { (step(desk, command, best_roll(desk))) }
        }
    }
}

/// Runs the best way out, or draws it to roll for.
fn way_out_button(desk: &Desk) -> Markup {
    let lang = desk.moment.lang;
    let way = desk.heist.way_out(desk.state, desk.who());
    let way = way.filter(|way| way.steps.first().is_some_and(|step| desk.can(*step)));
    let Some(way) = way else {
        return html! {};
    };
    let to = words::crew::space(lang, desk.heist, way.to);
    let key = match way.steps.first() {
        Some(Command::Declare { .. }) => "run-plan-out",
        _ => "run-out",
    };
    let faces = way.faces.to_string();
    let words = lang.say_with(key, &[("to", &to), ("faces", &faces)]);
    if let [step] = &way.steps[..] {
        return labelled(step, "deed main", "run", &words);
    }
    html! {
        button type="button" class="deed main" data-press=(way.to.0) { (art::icon("run")) span { (words) } }
    }
}

/// The best way out in words.
fn way_out(lang: Language, odds: &EscapeOdds) -> String {
    let Some(moves) = odds.moves else {
        return lang.fixed("way-none").to_owned();
    };
    let (moves_text, ideas, faces) = (
        moves.to_string(),
        odds.ideas.to_string(),
        odds.faces.to_string(),
    );
    match (moves, odds.faces) {
        (0, _) => lang.fixed("way-there").to_owned(),
        (_, 6) if moves <= odds.ideas.saturating_sub(odds.locks) => {
            lang.say_with("way-sure", &[("moves", &moves_text), ("ideas", &ideas)])
        }
        (_, 6) => lang.say_with("way-any-roll", &[("moves", &moves_text), ("ideas", &ideas)]),
        (_, 0) => lang.say_with("way-hopeless", &[("moves", &moves_text), ("ideas", &ideas)]),
        _ => lang.say_with(
            "way-odds",
            &[("moves", &moves_text), ("ideas", &ideas), ("faces", &faces)],
        ),
    }
}

/// The ideas of the roll a good player would take: the best chance, and of equal ones the cheapest.
fn best_roll(desk: &Desk) -> Option<u8> {
    let rolls = desk.legal.iter().filter_map(|command| match *command {
        Command::LastDitch { who, ideas } => {
            let cost = Position::new(desk.heist, desk.state).path_cost(who);
            Some((faces(cost, ideas), ideas))
        }
        _ => None,
    });
    let best = rolls.max_by_key(|&(faces, ideas)| (faces, std::cmp::Reverse(ideas)));
    best.map(|(_, ideas)| ideas)
}

fn step(desk: &Desk, command: &Command, best: Option<u8>) -> Markup {
    match *command {
        Command::LastDitch { who, ideas } => {
            let cost = Position::new(desk.heist, desk.state).path_cost(who);
            let class = match best == Some(ideas) {
                true => "deed roll main",
                false => "deed roll",
            };
            let (faces, ideas) = (faces(cost, ideas).to_string(), ideas.to_string());
            let words = desk
                .moment
                .lang
                .say_with("run-last-ditch", &[("ideas", &ideas), ("faces", &faces)]);
            labelled(command, class, "die-6", &words)
        }
        Command::Stay { .. } => labelled(
            command,
            "deed stay",
            "close",
            desk.moment.lang.fixed("run-stay"),
        ),
        Command::Run { .. } => {
            labelled(command, "deed run", "run", desk.moment.lang.fixed("run-on"))
        }
        Command::Redraw { .. } => labelled(
            command,
            "deed",
            "undo",
            desk.moment.lang.fixed("run-redraw"),
        ),
        _ => plain(desk.moment.lang, desk.heist, desk.seat, command, "deed"),
    }
}
