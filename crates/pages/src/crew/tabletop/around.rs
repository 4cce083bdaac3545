//! What surrounds the table and never changes: help, the job, and cards that explain themselves.

use crate::crew::cards::{face_character, face_fixer, face_item, face_npc, face_skill};
use crate::crew::rules::glossary;
use crate::crew::scenario_notes::{bonuses, chapter, notes};
use crate::shell::{sound, theme};
use crew::{Heist, Who};
use maud::{Markup, html};
use words::Language;
use words::crew::{job as job_in, job_of};

/// Settings, keys and gestures.
pub fn help(lang: Language, heist: &Heist) -> Markup {
    let keys = [
        (lang.fixed("help-key-arrows"), lang.fixed("help-arrows")),
        (lang.fixed("help-key-enter"), lang.fixed("help-enter")),
        ("1–9", lang.fixed("help-numbers")),
        ("U", lang.fixed("help-undo")),
        ("R", lang.fixed("help-ready")),
        ("H", lang.fixed("help-hint")),
        ("T", lang.fixed("help-seat")),
        ("P", lang.fixed("help-point")),
        ("0", lang.fixed("help-fit")),
        ("?", lang.fixed("help-help")),
    ];
    html! {
        dialog id="help" class="sheet-dialog" aria-labelledby="help-title" {
            form method="dialog" { button class="tool close" aria-label=(lang.fixed("help-close")) { (art::icon("close")) } }
            h2 id="help-title" { (lang.fixed("help-title")) }
            p class="settings" { (sound(lang)) (theme(lang)) (take_switch(lang)) }
            ul class="how" {
                li { (art::icon("play")) span { (lang.fixed("help-lit")) } }
                li { (art::icon("help")) span { (lang.fixed("help-dark")) } }
                li { (art::icon("point")) span { (lang.fixed("help-pointing")) } }
                li { (art::icon("eye")) span { (lang.fixed("help-zoom")) } }
                li { (art::icon("log")) span { (lang.fixed("help-log")) } }
            }
            h3 { (lang.fixed("help-keys")) }
            dl class="keys" {
                @for (key, what) in keys { div { dt { kbd { (key) } } dd { (what) } } }
            }
            p { a href={ "/how-to-play/" (heist.edition.id) } target="_blank" { (lang.fixed("help-rules")) } }
        }
    }
}

/// Whether ideas and loot are taken without a press.
fn take_switch(lang: Language) -> Markup {
    html! {
        button type="button" class="tool" data-tool="take" title=(lang.fixed("tool-take-why")) aria-pressed="true" {
            (art::icon("take")) span class="word" { (lang.fixed("tool-take")) }
        }
    }
}

/// Objective, story and special rules of the scenario.
pub fn job(lang: Language, heist: &Heist) -> Markup {
    let job = job_of(lang, heist);
    html! {
        dialog id="job" class="sheet-dialog" aria-labelledby="job-title" {
            form method="dialog" { button class="tool close" aria-label=(lang.fixed("help-close")) { (art::icon("close")) } }
            p class="over" { (job.location()) }
            h2 id="job-title" { (job.name()) }
            @if let Some(chapter) = chapter(lang, heist.edition, &heist.scenario) { p class="quiet" { (chapter) } }
            @if !job.story().is_empty() { p class="tale" { (job.story()) } }
            p { b { (lang.fixed("scenario-objective")) } " " (job.objective()) }
            (bonuses(lang, job))
            @for (name, text) in job.rules() { p class="ability" { b { (name) } " " (text) } }
            (notes(lang, job))
            @if !heist.setup.then.is_empty() {
                p { b { (lang.fixed("job-then")) } " " (then(lang, heist)) }
            }
        }
    }
}

/// The names of the heists that follow in the same sitting.
pub fn then(lang: Language, heist: &Heist) -> String {
    let name = |id: &String| match heist.edition.scenario(id) {
        Some((_, next)) => job_in(lang, heist.edition, &next.draft).name().to_owned(),
        None => id.clone(),
    };
    let names: Vec<String> = heist.setup.then.iter().map(name).collect();
    names.join(", ")
}

/// Cards and icons in full, kept in the page for whoever asks what one means.
pub fn tips(lang: Language, heist: &Heist) -> Markup {
    let edition = heist.edition;
    html! {
        template id="gloss" {
            @for entry in glossary(edition) {
                p data-icon=(entry.icon) { b { (entry.name(lang)) } " " (entry.why(lang)) }
            }
        }
        @for seat in 0..heist.players {
            @if let Some(cards) = heist.member_cards(Who(seat)) {
                template id={ "card-crew-" (seat) } {
                    @if let Some((_, card)) = edition.character(&cards.character) { (face_character(lang, edition, card)) }
                    @for skill in &cards.skills {
                        @if let Some((_, card)) = edition.skill(skill) { (face_skill(lang, edition, card)) }
                    }
                }
            }
        }
        @if let Some((_, card)) = heist.scenario.draft.npc.as_ref().and_then(|npc| edition.npc(&npc.card)) {
            template id={ "card-crew-" (Who::NPC.0) } { (face_npc(lang, edition, card)) }
        }
        @for (index, item) in edition.items.iter().enumerate() {
            template id={ "card-item-" (index) } { (face_item(lang, edition, item)) }
        }
        @for (index, fixer) in edition.fixers.iter().enumerate().filter(|(_, card)| heist.has_fixer(card.power)) {
            template id={ "card-fixer-" (index) } { (face_fixer(lang, edition, fixer)) }
        }
    }
}
