//! The alert track, where a die picks the event: the bar, the squares ahead of it, and what each of them does.

use super::Moment;
use super::cards::face;
use crew::content::Alerts;
use crew::content::cards::EventCard;
use crew::state::Prompt;
use crew::{Heist, Phase, State};
use maud::{Markup, html};
use words::Language;
use words::crew::cards;

/// A square that the security die may pick.
pub struct Ahead {
    /// The face that picks it.
    pub face: u8,
    /// Counted from 1.
    pub square: u8,
    pub card: &'static EventCard,
}

/// What a face of the security die would pick now.
pub fn ahead(heist: &Heist, track: &Alerts, state: &State, face: u8) -> Option<Ahead> {
    let (square, card) = track.square(state.security.bar, face);
    let card = heist.edition.cards.get(usize::from(card))?;
    Some(Ahead { face, square, card })
}

/// The track with its squares ahead, in the place of a deck.
pub fn track(moment: &Moment, track: &Alerts) -> Markup {
    let Moment { heist, state, .. } = *moment;
    let slot = state.security.bar.to_string();
    let title = moment.lang.say_with("alert-title", &[("slot", &slot)]);
    // A die that was just rolled can still be turned.
    let rolled = matches!(state.prompt(), Some(Prompt::SecurityRoll)).then_some(state.security.die);
    let squares: Vec<Ahead> = (1..=track.die)
        .filter_map(|face| ahead(heist, track, state, face))
        .collect();
    // In Escape no die is rolled any more.
    let ended = state.escaping() || matches!(state.phase, Phase::LevelUp | Phase::Over);
    html! {
        section id="deck" class="deck alarm-track" aria-label=(title) {
            h3 { (title) @if !ended || state.security.reinforced { (reinforcements(moment.lang, track, state)) } }
            (art::crew::alert_track(moment.lang, heist, state))
            @if !ended {
                h3 class="ahead-title" { (moment.lang.fixed("alert-ahead")) }
                ol class="ahead" tabindex="0" {
                    // Faces that reach beyond the last square all pick it.
                    @for same in squares.chunk_by(|one, other| one.square == other.square) {
                        @let now = same.iter().any(|square| rolled == Some(square.face));
                        @let Ahead { square, card, .. } = &same[0];
                        li class=[now.then_some("now")] {
                            span class="faces" { @for square in same { (art::crew::security_die(square.face)) } }
                            div {
                                b { span class="code" { (square) } " " (cards::name(moment.lang, heist.edition, *card)) }
                                span { (cards::text(moment.lang, heist.edition, *card)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How far off the reinforcements are, once for the whole heist.
fn reinforcements(lang: Language, track: &Alerts, state: &State) -> Markup {
    let left = track.reinforcements_at.saturating_sub(state.security.bar);
    let words = match (state.security.reinforced, left) {
        (true, _) => lang.fixed("alert-reinforced").to_owned(),
        (false, 0) => lang.fixed("alert-reinforcing").to_owned(),
        (false, left) => lang.say_with("alert-reinforcements", &[("left", &left.to_string())]),
    };
    html! { span class="badge" { (art::icon("reinforcements")) (words) } }
}

/// The card of a square that was hit.
pub fn hit(lang: Language, heist: &Heist, track: &Alerts, card: u8) -> Option<Markup> {
    let square = track.squares.iter().position(|&other| other == card)? + 1;
    let card = heist.edition.cards.get(usize::from(card))?;
    Some(html! {
        h3 { (lang.say_with("alert-square", &[("square", &square.to_string())])) }
        (face(lang, heist.edition, card, "event now"))
    })
}
