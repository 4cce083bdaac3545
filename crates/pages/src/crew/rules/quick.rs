//! A heist in two minutes.

use super::pictures;
use crate::primer::{CastMember, Primer, PrimerStep, primer};
use crew::content::edition::Edition;
use words::Language;
use words::crew::cards::edition_name;

/// The page that says the most important things about an edition.
pub fn primer_page(lang: Language, edition: &Edition) -> String {
    let play = format!("/new?edition={}", edition.id);
    primer(
        lang,
        Primer {
            id: &edition.id,
            name: edition_name(lang, edition),
            lead: lang.fixed("primer-lead"),
            steps: steps(lang, edition),
            cast: cast(lang, edition),
            play: (&play, lang.fixed("rules-play")),
        },
    )
}

fn steps(lang: Language, edition: &Edition) -> Vec<PrimerStep> {
    let (answer, strikes) = match &edition.alert {
        Some(track) => (
            pictures::alert_track(lang, edition, track),
            lang.fixed("primer-hold-track"),
        ),
        None => (
            pictures::tracks(lang, edition),
            lang.fixed("primer-hold-deck"),
        ),
    };
    let step = |title, says: &[&'static str], picture| PrimerStep {
        title: lang.fixed(title),
        says: says.to_vec(),
        picture,
    };
    vec![
        step(
            "primer-plan",
            &[lang.fixed("primer-plan-1"), lang.fixed("primer-plan-2")],
            pictures::overview(lang, edition),
        ),
        step(
            "primer-act",
            &[lang.fixed("primer-act-1"), lang.fixed("primer-act-2")],
            pictures::choice(lang, edition),
        ),
        step(
            "primer-hold",
            &[lang.fixed("primer-hold-1"), strikes],
            answer,
        ),
        step(
            "primer-run",
            &[lang.fixed("primer-run-1"), lang.fixed("primer-run-2")],
            pictures::run(lang, edition),
        ),
    ]
}

fn cast(lang: Language, edition: &Edition) -> Vec<CastMember> {
    let pupil = edition.prebuilts.first();
    let pupil = pupil.map_or("", |pupil| pupil.character.as_str());
    let member = |face, name, says| CastMember {
        face,
        name: lang.fixed(name),
        says: lang.fixed(says),
    };
    vec![
        member(
            art::crew::portrait(&edition.id, pupil),
            "primer-you",
            "primer-you-why",
        ),
        member(
            art::crew::guard_portrait(),
            "primer-guard",
            "primer-guard-why",
        ),
        member(art::icon("camera"), "primer-camera", "primer-camera-why"),
        member(art::icon("lock"), "primer-lock", "primer-lock-why"),
        member(art::icon("idea"), "primer-idea", "primer-idea-why"),
        member(art::icon("jewel"), "primer-loot", "primer-loot-why"),
    ]
}
