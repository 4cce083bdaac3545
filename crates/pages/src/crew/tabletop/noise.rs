//! The noise track: how loud it was, and what the next noise does.

use super::{Moment, Part};
use crew::rules::NoiseEnd;
use crew::{Heist, State};
use maud::{Markup, html};
use std::fmt::Write;
use words::Language;

pub fn noise(moment: &Moment) -> Part {
    let Moment { heist, state, .. } = *moment;
    let html = html! {
        div id="noise" class={ "noise" @if alerts_of(heist, state, 1) > 0 { " close" } } {
            p class="next" { (art::icon("noise")) b { (state.noise) } span { (next(moment.lang, heist, state)) } }
            (track(heist, state))
        }
    };
    Part::new("noise", html)
}

/// Slots as one dashed line, alerts as triangles above theirs.
fn track(heist: &Heist, state: &State) -> Markup {
    const STEP: u32 = 10;
    let Some(track) = heist.edition.track(heist.players) else {
        return html! {};
    };
    let (now, end) = (
        u32::from(state.noise) * STEP,
        (u32::from(track.last) + 1) * STEP,
    );
    // The last slot warns of what every further noise does, or of Escape.
    let alerts = track.alerts.iter().copied().chain([track.last]);
    let escapes = heist.rules.noise_end == NoiseEnd::Escape;
    let triangles = |past: bool| {
        let mut path = String::new();
        for slot in alerts.clone().filter(|&slot| (slot <= state.noise) == past) {
            // Writing into a string cannot fail.
            let _ = write!(path, "M{} 1l5 8h-10z", u32::from(slot) * STEP + STEP / 2);
        }
        path
    };
    html! {
        svg class="slots" viewBox={ "0 0 " (end) " 26" } aria-hidden="true" {
            path class="slot" d={ "M1 18H" (end) } {}
            path class="slot past" d={ "M1 18H" (now.max(1)) } {}
            rect class="slot-now" x=(now + 1) y="11.5" width="8" height="13" rx="2" {}
            path class="warn past" d=(triangles(true)) {}
            path class="warn" d=(triangles(false)) {}
            @if escapes {
                // A door at the end: from there Escape follows.
                path class="way-out" d={ "M" (end - 9) " 12h8v12h-8z" } {}
            }
        }
    }
}

fn next(lang: Language, heist: &Heist, state: &State) -> String {
    if state.team.hush > 0 {
        let key = if state.team.hushing || heist.rules.diversion == crew::rules::Diversion::First {
            "noise-hushed"
        } else {
            "noise-hush-saved"
        };
        return lang.say_with(key, &[("left", &state.team.hush.to_string())]);
    }
    let Some(track) = heist.edition.track(heist.players) else {
        return String::new();
    };
    if state.noise >= track.last {
        return at_the_end(lang, heist);
    }
    let arrives = heist.rules.last_noise_slot_alerts_on_arrival;
    let alert = track
        .alerts
        .iter()
        .copied()
        .find(|&slot| slot > state.noise);
    let left = track.last - state.noise;
    if alert.is_none() && heist.rules.noise_end == NoiseEnd::Escape {
        return lang.say_with("noise-escape-in", &[("steps", &left.to_string())]);
    }
    let alert = alert.unwrap_or(track.last + u8::from(!arrives));
    let top = heist.edition.cards.get(usize::from(next_card(state)));
    match (alert - state.noise, top) {
        (1, _) if heist.edition.alert.is_some() => lang.fixed("noise-bar-next").to_owned(),
        (steps, _) if heist.edition.alert.is_some() => {
            lang.say_with("noise-bar-in", &[("steps", &steps.to_string())])
        }
        (1, Some(card)) => {
            let card = words::crew::cards::name(lang, heist.edition, card);
            lang.say_with("noise-alert-next", &[("card", card)])
        }
        (1, None) => lang.fixed("noise-alert-next-empty").to_owned(),
        (steps, _) => lang.say_with("noise-alert-in", &[("steps", &steps.to_string())]),
    }
}

/// What the last slot does, once the marker is there.
fn at_the_end(lang: Language, heist: &Heist) -> String {
    let key = match heist.rules.noise_end {
        NoiseEnd::Escape => "noise-escape",
        NoiseEnd::Alerts if heist.edition.alert.is_some() => "noise-bar-every",
        NoiseEnd::Alerts => "noise-every",
    };
    lang.fixed(key).to_owned()
}

/// The card an alert would discard.
fn next_card(state: &State) -> u8 {
    let left = usize::from(state.events.top)..usize::from(state.events.len);
    state.events.cards[left].first().copied().unwrap_or(u8::MAX)
}

/// How many alerts so much noise raises from here.
pub fn alerts_of(heist: &Heist, state: &State, noise: u8) -> u8 {
    let Some(track) = heist.edition.track(heist.players) else {
        return 0;
    };
    let hushing = heist.rules.diversion == crew::rules::Diversion::First || state.team.hushing;
    let covered = if hushing { state.team.hush } else { 0 };
    let mut slot = state.noise;
    let mut alerts = 0;
    for _ in covered..noise {
        if slot >= track.last {
            alerts += u8::from(heist.rules.noise_end == NoiseEnd::Alerts);
            continue;
        }
        slot += 1;
        let arrived = slot == track.last && heist.rules.last_noise_slot_alerts_on_arrival;
        alerts += u8::from(track.alerts.contains(&slot) || arrived);
    }
    alerts
}
