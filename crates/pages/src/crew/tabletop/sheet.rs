//! A crew sheet: die, action, what is left of it, ideas, and what is in hand.

use super::markup::{face, hue, icons, mark, name};
use super::{Moment, Part};
use crate::bot::badge;
use crew::heist::PieceKind;
use crew::state::{Member, Pool};
use crew::{Heist, Phase, Piece, Position, Status, Who};
use maud::{Markup, html};
use table::Seat;
use words::Language;

pub fn sheet(moment: &Moment, who: Who) -> Part {
    let Moment { heist, state, .. } = *moment;
    let id = format!("m{}", who.0);
    let member = state.member(who);
    if member.status == Status::Absent {
        return Part::new(id.clone(), crate::part::nothing(&id));
    }
    let seats = moment.company.colours();
    let person = moment.company.seats.get(who.index());
    let person = person.and_then(Option::as_ref);
    let ready = who != Who::NPC && state.ready.contains(Seat(who.0));
    let html = html! {
        article id=(id) class={ "sheet " (hue(&seats, who)) @if ready { " ready" } " " (status_word(member.status)) }
            data-who=(who.0) {
            header {
                (face(heist, state, who))
                (mark(&seats, who))
                h3 tabindex="0" data-card={ "crew-" (who.0) } { (name(moment.lang, heist, who)) }
                @if let Some(person) = person {
                    span class="person" { (person.name) }
                }
                @if let Some(level) = moment.company.bot(Seat(who.0)) { (badge(moment.lang, level)) }
                @if ready { span class="mark-ready" title=(moment.lang.fixed("standing-done")) { (art::icon("ready")) } }
            }
            @match member.status {
                Status::Active => (working(moment, who, member)),
                other => p class="fate" { (fate(moment.lang, other)) },
            }
            (hands(moment.lang, heist, Position::new(heist, state), member))
        }
    };
    Part::new(id, html)
}

fn working(moment: &Moment, who: Who, member: &Member) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let planning = state.phase == Phase::Plan;
    html! {
        p class="stats" {
            @if member.die > 0 && !planning {
                span class={ "die face-" (member.die) } data-die=(member.die) { (art::die(member.die)) span class="hear" { (moment.lang.fixed("sheet-die")) " " (member.die) } }
            }
            span class="ideas" title=(moment.lang.fixed("sheet-ideas")) { (art::icon("idea")) span class="hear" { (moment.lang.fixed("sheet-ideas")) } b { (member.ideas) } }
            @if planning && who != Who::NPC {
                span class="tokens" title=(moment.lang.fixed("sheet-tokens")) { (art::icon("plan")) span class="hear" { (moment.lang.fixed("sheet-tokens")) } b { (member.tokens) } }
            }
            @if member.slipping { span class="badge good" { (moment.lang.fixed("sheet-slipping")) } }
            @if member.reaching { span class="badge good" { (moment.lang.fixed("sheet-reaching")) } }
            @if member.stopped { span class="badge alarm" { (moment.lang.fixed("sheet-stopped")) } }
        }
        @if member.committed && state.phase != Phase::Escape {
            p class="doing" {
                @let action = heist.action_name(who, member.action).unwrap_or_default();
                b { (words::crew::cards::action_called(moment.lang, heist.edition, action)) }
                (pool(moment.lang, heist, who, member))
            }
        } @else if member.pool != Pool::default() {
            p class="doing" { (pool(moment.lang, heist, who, member)) }
        }
    }
}

/// What is left of the action as icons; what was used is dim.
pub fn pool(lang: Language, heist: &Heist, who: Who, member: &Member) -> Markup {
    let act = member.committed.then(|| heist.act(who, member.action));
    let all = act.flatten().map_or(Pool::default(), |act| act.pool);
    let left = member.pool;
    let kinds = [
        ("move", all.moves, left.moves),
        ("unlock", all.unlocks, left.unlocks),
        ("subdue", all.subdues, left.subdues),
        ("disable", all.disables, left.disables),
        ("idea", all.ideas, left.ideas),
        ("reveal", all.reveals, left.reveals),
        ("loot", all.loot, left.loot),
        ("disable", all.rewires, left.rewires),
        ("hand", all.grants, left.grants),
        ("hand", u8::from(all.toss > 0), u8::from(left.toss > 0)),
        ("hand", all.flick, left.flick),
        ("idea", all.inspire, left.inspire),
    ];
    html! {
        span class="pool" {
            @for (icon, all, left) in kinds {
                @if left > 0 { (icons(lang, "left", icon, left)) }
                @if all > left { span class="used" aria-hidden="true" { @for _ in left..all { (art::icon(icon)) } } }
            }
        }
    }
}

fn hands(lang: Language, heist: &Heist, scene: Position, member: &Member) -> Markup {
    if member.held == 0 && member.cash == 0 {
        return html! {};
    }
    html! {
        ul class="hands" aria-label=(lang.fixed("sheet-hands")) {
            @if member.cash > 0 {
                li { (art::icon("cash")) "$" (member.cash) "k" }
            }
            @for piece in scene.held(member) { li data-card=[card_of(heist, piece)] { (thing(lang, heist, piece)) } }
        }
    }
}

/// A thing that can be carried: its icon and name.
pub fn thing(lang: Language, heist: &Heist, piece: Piece) -> Markup {
    html! { (art::icon(thing_icon(heist, piece))) (words::crew::piece(lang, heist, piece)) }
}

/// The card that explains a thing.
pub fn card_of(heist: &Heist, piece: Piece) -> Option<String> {
    match heist.piece(piece)? {
        PieceKind::Item(item) => Some(format!("item-{item}")),
        PieceKind::Loot(_) => None,
    }
}

/// The icon of a thing.
pub fn thing_icon(heist: &Heist, piece: Piece) -> &'static str {
    match heist.piece(piece) {
        _ if piece == Piece::CASH => "cash",
        Some(PieceKind::Loot(chit)) => crate::crew::chit::icon(chit).0,
        _ => "item",
    }
}

fn status_word(status: Status) -> &'static str {
    match status {
        Status::Absent => "absent",
        Status::Idle => "idle",
        Status::Active => "active",
        Status::Busted => "busted",
        Status::Escaped => "escaped",
        Status::Hidden => "hidden",
    }
}

/// What became of somebody.
pub fn fate(lang: Language, status: Status) -> &'static str {
    match status {
        Status::Absent | Status::Active => "",
        Status::Idle => lang.fixed("fate-idle"),
        Status::Busted => lang.fixed("fate-busted"),
        Status::Escaped => lang.fixed("fate-escaped"),
        Status::Hidden => lang.fixed("fate-hidden"),
    }
}
