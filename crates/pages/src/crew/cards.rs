//! Every card of the box to browse, and the faces of cards for whoever explains one.

mod chits;
mod faces;
mod icons;
mod scenario;
mod shelves;
mod story;

use crate::card_shelf::{CardBox, browse};
use crew::content::edition::Edition;
use shelves::shelves;
use words::Language;
use words::crew::cards::edition_name;

pub use faces::{
    action_line, face_achievement, face_action, face_character, face_event, face_fixer, face_item,
    face_npc, face_prebuilt, face_skill, skill_faces,
};
pub use icons::{icons, in_words, lacks, pay, picture};
pub use scenario::{bag, board_picture, difficulty, difficulty_name, face_scenario, special_rules};
pub use story::chapters;

/// Where the card of an edition with this anchor is to be found.
fn address(edition: &Edition, anchor: &str) -> String {
    format!("/cards/{}#{anchor}", edition.id)
}

/// The page with every card of an edition.
pub fn cards_page(lang: Language, edition: &Edition) -> String {
    let shelves = shelves(lang, edition);
    let count: usize = shelves.iter().map(|shelf| shelf.tally).sum();
    let name = edition_name(lang, edition);
    let lead = [("count", &*count.to_string()), ("edition", name)];
    browse(
        lang,
        CardBox {
            id: &edition.id,
            name,
            version: &edition.version,
            lead: lang.say_with("cards-lead", &lead),
            shelves,
        },
    )
}
