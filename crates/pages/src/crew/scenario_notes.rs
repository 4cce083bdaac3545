//! What a scenario tells besides its objective: its chapter, what more it pays for, and how it came to be.

use crew::content::edition::Edition;
use crew::content::map::Scenario;
use maud::{Markup, html};
use words::Language;
use words::crew::Job;
use words::crew::cards::name;

/// Which chapter of which story it is.
pub fn chapter(lang: Language, edition: &Edition, scenario: &Scenario) -> Option<String> {
    let chapter = scenario.draft.chapter.as_ref()?;
    let mut stories = edition.campaigns.iter();
    let story = stories.find(|story| story.id == chapter.of)?;
    let number = chapter.number.to_string();
    let words = [("story", name(lang, edition, story)), ("number", &number)];
    Some(lang.say_with("tale-chapter", &words))
}

/// What success pays beyond the objective.
pub fn bonuses(lang: Language, job: Job) -> Markup {
    let bonuses = job.bonuses();
    html! {
        @if !bonuses.is_empty() {
            p class="bonus" {
                b { (lang.fixed("tale-bonus")) }
                @for bonus in bonuses { " " (bonus) }
            }
        }
    }
}

/// What players should know of how the scenario came to be.
pub fn notes(lang: Language, job: Job) -> Markup {
    let notes = job.notes();
    html! {
        @if !notes.is_empty() {
            aside class="notes" aria-label=(lang.fixed("tale-notes")) {
                b { (lang.fixed("tale-notes")) }
                ul { @for note in notes { li { (note) } } }
            }
        }
    }
}
