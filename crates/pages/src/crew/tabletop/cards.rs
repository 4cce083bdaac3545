//! The cards of the Event phase: the event on top, the crises that wait, and the deck, leafed open.

use super::{Moment, Part, alarm};
use crew::Phase;
use crew::content::Edition;
use crew::content::cards::EventCard;
use maud::{Markup, html};
use words::Language;
use words::crew::cards;

/// The active event and the crises to come.
pub fn event(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let card = |index: u8| heist.edition.cards.get(usize::from(index));
    let queue =
        &state.events.queue[..usize::from(state.events.queued).min(state.events.queue.len())];
    let ended = matches!(
        state.phase,
        Phase::Alarm | Phase::Escape | Phase::Reckoning | Phase::LevelUp | Phase::Over
    );
    let track = heist.edition.alert.as_ref();
    let on_track =
        track.and_then(|track| alarm::hit(moment.lang, heist, track, state.events.active));
    // Where a track says what may come, nothing need be said of what has not.
    let quiet = ended || track.is_some();
    let striking = state.phase == Phase::Crises;
    let html = html! {
        section id="event" class="event" aria-label=(moment.lang.fixed("deck-title")) {
            @match (card(state.events.active), on_track) {
                (Some(_), Some(hit)) => (hit),
                (Some(card), None) => {
                    h3 { (if state.events.recalled { moment.lang.fixed("deck-recalled") } else { moment.lang.fixed("deck-active") }) }
                    (face(moment.lang, heist.edition, card, "event now"))
                }
                (None, _) => {
                    @if queue.is_empty() && !quiet { p class="none" { (moment.lang.fixed("deck-none")) } }
                }
            }
            @if !queue.is_empty() {
                h3 { (moment.lang.fixed("deck-queue")) }
                ol class="queue" {
                    @for (n, card) in queue.iter().filter_map(|&index| card(index)).enumerate() {
                        @let class = if n == 0 && striking { "crisis now" } else { "crisis" };
                        li { (face(moment.lang, heist.edition, card, class)) }
                    }
                }
            }
        }
    };
    Part::new("event", html)
}

/// The face of a card.
pub fn face(lang: Language, edition: &Edition, card: &EventCard, class: &str) -> Markup {
    html! {
        article class={ "card " (class) } {
            h4 { span class="code" { (card.code) } " " (cards::name(lang, edition, card)) }
            p { (cards::text(lang, edition, card)) }
            p class="tale" { (cards::tale(lang, edition, card)) }
        }
    }
}

/// The cards still to come, the next one first; or the track that takes their place.
pub fn deck(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    if let Some(track) = &heist.edition.alert {
        return Part::new("deck", alarm::track(moment, track));
    }
    let from = usize::from(state.events.top).min(usize::from(state.events.len));
    let left = &state.events.cards[from..usize::from(state.events.len)];
    let title = moment
        .lang
        .say_with("deck-left", &[("count", &left.len().to_string())]);
    let html = html! {
        section id="deck" class="deck" aria-label=(title) {
            h3 { (title) }
            ol class="strip" tabindex="0" {
                @for &index in left {
                    @if let Some(card) = heist.edition.cards.get(usize::from(index)) {
                        @let class = if heist.edition.is_crisis(usize::from(index)) { "crisis" } else { "event" };
                        li class=(class) {
                            b { span class="code" { (card.code) } " " (cards::name(moment.lang, heist.edition, card)) }
                            span { (cards::text(moment.lang, heist.edition, card)) }
                        }
                    }
                }
            }
        }
    };
    Part::new("deck", html)
}
