//! Who got out with what, and what everybody did.

use crate::crew::tabletop::Moment;
use crate::crew::tabletop::markup::{face, hue, mark, name};
use crate::crew::tabletop::sheet::{self, thing_icon};
use crew::heist::PieceKind;
use crew::outcome::{MemberOutcome, Outcome};
use crew::{Piece, Position, Status, Who};
use maud::{Markup, html};

/// Everybody's portrait with what they carry; who was caught stands behind bars.
pub fn fates(moment: &Moment, outcome: &Outcome) -> Markup {
    html! {
        ul class="fates" { @for member in &outcome.members { (fate(moment, member)) } }
    }
}

fn fate(moment: &Moment, member: &MemberOutcome) -> Markup {
    let Moment {
        lang, heist, state, ..
    } = *moment;
    let seats = moment.company.colours();
    let out = matches!(member.status, Status::Escaped | Status::Hidden);
    let (icon, class) = match member.status {
        Status::Escaped => ("entrance", "out"),
        Status::Hidden => ("eye", "out"),
        _ => ("lock", "caught"),
    };
    let person = moment.company.seats.get(member.who.index());
    let person = person.and_then(Option::as_ref);
    html! {
        li class={ (class) " " (hue(&seats, member.who)) } {
            span class="pose" {
                (face(heist, state, member.who))
                @if !out { (art::crew::bars()) }
            }
            span class="called" { (mark(&seats, member.who)) b { (name(lang, heist, member.who)) } }
            @if let Some(person) = person { span class="person" { (person.name) } }
            span class="fate" { (art::icon(icon)) (fate_words(moment, member)) }
            @if out { (haul(moment, member.who)) }
        }
    }
}

fn fate_words(moment: &Moment, member: &MemberOutcome) -> &'static str {
    match member.status {
        Status::Active => moment.lang.fixed("ending-inside"),
        status => sheet::fate(moment.lang, status),
    }
}

/// What somebody brought out, as pictures with their number.
fn haul(moment: &Moment, who: Who) -> Markup {
    let Moment {
        lang, heist, state, ..
    } = *moment;
    let member = state.member(who);
    let brought = || {
        let all = moment.story.brought.iter();
        all.filter(|brought| brought.who == who)
    };
    let loot = |piece: Piece| matches!(heist.piece(piece), Some(PieceKind::Loot(_)));
    let cash: u32 = brought().map(|brought| u32::from(brought.cash)).sum();
    let cash = cash + u32::from(member.cash);
    let held = Position::new(heist, state).held(member);
    let pieces = brought().map(|brought| brought.piece).chain(held);
    let pieces: Vec<Piece> = pieces.filter(|&piece| loot(piece)).collect();
    html! {
        @if cash == 0 && pieces.is_empty() {
            span class="haul quiet" { (lang.fixed("ending-empty-hands")) }
        } @else {
            ul class="haul" {
                @if cash > 0 { li { (art::icon("cash")) "$" (cash) "k" } }
                @for piece in pieces {
                    @let name = words::crew::piece(lang, heist, piece);
                    li title=(name) { (art::icon(thing_icon(heist, piece))) span class="hear" { (name) } }
                }
            }
        }
    }
}

/// A number of somebody.
type Count = fn(&MemberOutcome) -> u16;

/// Numbers people compare, as bars.
pub fn compared(moment: &Moment, outcome: &Outcome) -> Markup {
    let lang = moment.lang;
    let seats = moment.company.colours();
    let members: Vec<&MemberOutcome> = outcome.members.iter().collect();
    let measures: [(&str, &str, Count); 4] = [
        ("move", lang.fixed("ending-moves"), |member| {
            member.tally.moves
        }),
        ("noise", lang.fixed("ending-member-noise"), |member| {
            member.tally.noise
        }),
        ("reveal", lang.fixed("ending-member-reveals"), |member| {
            member.tally.reveals
        }),
        ("idea", lang.fixed("ending-ideas-spent"), |member| {
            member.tally.ideas_spent
        }),
    ];
    html! {
        div class="compared" tabindex="0" role="region" aria-label=(lang.fixed("ending-compare")) {
            table {
                caption { (lang.fixed("ending-compare")) }
                thead {
                    tr {
                        th scope="col" { span class="hear" { (lang.fixed("ending-measure")) } }
                        @for member in &members {
                            th scope="col" class=(hue(&seats, member.who)) { (mark(&seats, member.who)) (name(lang, moment.heist, member.who)) }
                        }
                    }
                }
                tbody {
                    @for (icon, words, count) in measures {
                        @let most = members.iter().map(|member| count(member)).max().unwrap_or(0);
                        tr {
                            th scope="row" { (art::icon(icon)) (words) }
                            @for member in &members {
                                @let count = count(member);
                                td class={ (hue(&seats, member.who)) @if count == most && most > 0 { " most" } } {
                                    svg class="amount" width="100%" height="6" aria-hidden="true" {
                                        rect width={ (u32::from(count) * 100 / u32::from(most.max(1))) "%" } height="6" rx="2" {}
                                    }
                                    (count)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
