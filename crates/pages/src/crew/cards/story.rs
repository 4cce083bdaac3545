//! Stories told in chapters.

use super::address;
use crew::content::cards::CampaignCard;
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use maud::{Markup, html};
use words::Language;
use words::crew::cards::{name, text};

/// The chapters of a story in their order.
pub fn chapters<'e>(edition: &'e Edition, story: &str) -> Vec<&'e Scenario> {
    let number = |job: &Scenario| {
        let chapter = job.draft.chapter.as_ref();
        chapter
            .filter(|chapter| chapter.of == story)
            .map(|chapter| chapter.number)
    };
    let mut jobs: Vec<&Scenario> = edition.scenarios.iter().collect();
    jobs.retain(|job| number(job).is_some());
    jobs.sort_by_key(|job| number(job));
    jobs
}

/// A story as a card.
pub fn face_story(lang: Language, edition: &Edition, card: &CampaignCard) -> Markup {
    html! {
        article class="face story-card" {
            header {
                p class="face-kind" { (lang.fixed("card-story")) }
                h3 { (name(lang, edition, card)) }
            }
            p { (text(lang, edition, card)) }
            ol class="chapters" {
                @for job in chapters(edition, &card.id) {
                    @let anchor = format!("scenario-{}", job.draft.id);
                    li { a href=(address(edition, &anchor)) { (words::crew::job(lang, edition, &job.draft).name()) } }
                }
            }
        }
    }
}
