//! What belongs to all: money, fixers, loot brought out or lost, the shop, the safe; and the security bag.

use super::sheet::thing;
use super::{Moment, Part};
use crew::content::effect::Chit;
use crew::heist::PieceKind;
use crew::state::{PIECES, Place};
use crew::{Heist, Phase, Piece, State};
use maud::{Markup, html};
use words::Language;

pub fn team(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let fixers = heist.edition.fixers.iter().enumerate();
    let fixers: Vec<_> = fixers
        .filter(|(_, card)| heist.has_fixer(card.power))
        .collect();
    let planning = state.phase == Phase::Plan;
    let html = html! {
        section id="team" class="team" aria-label=(moment.lang.fixed("team-title")) {
            p class="purse" {
                span title=(moment.lang.fixed("team-cash")) { (art::icon("cash")) b { "$" (state.team.cash) "k" } }
                @if state.team.jewels > 0 { span { (art::icon("jewel")) b { (state.team.jewels) } } }
                @if state.team.bet > 0 { span class="badge" { (moment.lang.say_with("team-bet", &[("cash", &state.team.bet.to_string())])) } }
                @if state.team.blanks > 0 { span class="badge" { (moment.lang.say_with("team-blanks", &[("count", &state.team.blanks.to_string())])) } }
                @if state.team.idea_tokens_left > 0 {
                    span class="badge" { (art::icon("idea-token")) (state.team.idea_tokens_left) }
                }
                @if planning && state.team.free_reveals > 0 {
                    span class="badge good" { (art::icon("reveal")) (moment.lang.say_with("team-free-reveals", &[("count", &state.team.free_reveals.to_string())])) }
                }
                @if planning && state.team.free_ideas > 0 {
                    span class="badge good" { (art::icon("idea")) (moment.lang.say_with("team-free-ideas", &[("count", &state.team.free_ideas.to_string())])) }
                }
                @if state.team.events_left > 0 { span class="badge" { (art::icon("deck")) (state.team.events_left) } }
            }
            @if !fixers.is_empty() {
                ul class="fixers" aria-label=(moment.lang.fixed("team-fixers")) {
                    @for (index, card) in fixers {
                        @let used = state.team.fixers_used.contains(card.power) && card.power.helps_once();
                        li class=[used.then_some("used")] tabindex="0" data-card={ "fixer-" (index) } { (words::crew::cards::name(moment.lang, heist.edition, card)) }
                    }
                }
            }
            (safe(moment.lang, heist, state))
            (list(moment.lang, heist, state, moment.lang.fixed("team-secured"), "secured", Place::SECURED))
            (list(moment.lang, heist, state, moment.lang.fixed("team-lost"), "lost", Place::LOST))
            @if planning {
                (list(moment.lang, heist, state, moment.lang.fixed("team-stash"), "stash", Place::STASH))
            }
        }
    };
    Part::new("team", html)
}

fn list(
    lang: Language,
    heist: &Heist,
    state: &State,
    title: &str,
    class: &str,
    place: Place,
) -> Markup {
    let pieces = (0..PIECES as u8).map(Piece);
    let pieces: Vec<Piece> = pieces
        .filter(|piece| state.pieces[piece.index()] == place)
        .filter(|piece| heist.piece(*piece).is_some())
        .collect();
    html! {
        @if !pieces.is_empty() {
            p class={ "things " (class) } {
                b { (title) }
                @for piece in pieces { span { (thing(lang, heist, piece)) } }
            }
        }
    }
}

fn safe(lang: Language, heist: &Heist, state: &State) -> Markup {
    let Some(safe) = heist
        .scenario
        .draft
        .safe
        .as_ref()
        .filter(|_| !state.safe_open)
    else {
        return html! {};
    };
    let (done, all) = (state.cracks.to_string(), safe.cracks.to_string());
    let words = lang.say_with("team-safe", &[("done", &done), ("all", &all)]);
    html! {
        p class="safe" {
            (art::icon("safe")) span { (words) }
            progress max=(safe.cracks) value=(state.cracks) {}
        }
    }
}

/// What may still be drawn.
pub fn bag(moment: &Moment) -> Part {
    let state = moment.state;
    let left = Chit::BAG.map(|chit| (chit, state.in_bag(chit)));
    let html = html! {
        section id="bag" class="sack" aria-label=(moment.lang.fixed("bag-title")) {
            h3 { (art::icon("bag")) (moment.lang.fixed("bag-title")) " " b { (state.bag_size()) } }
            ul {
                @for (chit, count) in left.into_iter().filter(|(_, count)| *count > 0) {
                    @let (icon, double) = crate::crew::chit::icon(chit);
                    li class=[double.then_some("double")] title=(crate::crew::chit::in_words(moment.lang, chit, count)) {
                        (art::icon(icon)) @if double { (art::icon(icon)) } b { (count) }
                    }
                }
            }
        }
    };
    Part::new("bag", html)
}

/// The card behind a piece.
pub fn item_of(heist: &Heist, piece: Piece) -> Option<u8> {
    match heist.piece(piece)? {
        PieceKind::Item(item) => Some(item),
        PieceKind::Loot(_) => None,
    }
}
