//! What each character did: which actions were chosen, and how heists went with them.

use super::matchup::MatchupSection;
use crate::crew::measure::ActionCounts;
use crate::crew::results::Person;
use crate::report::figure::Figure;
use crate::report::plot::{Axis, Bar, Bars, decimal, plain};
use crate::report::value::{each, percent_of};
use crate::share::Share;
use maud::{Markup, html};
use words::Language;

/// The first action id of the first and of the second skill, and of items.
const FIRST_SKILL: u8 = 8;
const SECOND_SKILL: u8 = 14;

/// One picture for each character, all on one axis.
pub fn actions(lang: Language, section: &MatchupSection) -> Markup {
    let members = &section.summary.actions.members;
    let most = members.iter().flat_map(|member| member.values());
    let most = most.map(|chosen| chosen.times).max().unwrap_or(0);
    let axis = Axis::up_to(each(most, section.heists()));
    html! {
        @for (who, person) in section.everybody() {
            @if let Some(chosen) = members.get(who).filter(|chosen| !chosen.is_empty()) {
                @let mut chosen: Vec<(u8, ActionCounts)> = chosen.iter().map(|(id, chosen)| (*id, *chosen)).collect();
                @let () = chosen.sort_by_key(|(id, chosen)| (std::cmp::Reverse(chosen.times), *id));
                (figure(lang, section, who, person, &chosen, &axis))
            }
        }
    }
}

fn figure(
    lang: Language,
    section: &MatchupSection,
    who: usize,
    person: &Person,
    chosen: &[(u8, ActionCounts)],
    axis: &Axis,
) -> Markup {
    let rows = chosen.iter().map(|(id, chosen)| {
        let times = each(chosen.times, section.heists());
        let share = Share::new(chosen.wins, chosen.heists);
        Bar {
            name: name(lang, section, person, *id),
            value: times,
            interval: None,
            expected: None,
            says: decimal(times),
            more: lang.say_with("report-won-with", &[("share", &percent_of(share))]),
            colour: section.key(lang, who).colour,
        }
    });
    let picture = Bars {
        rows: rows.collect(),
        axis: axis.clone(),
        tick: plain,
        mark: None,
        dots: false,
    };
    Figure {
        title: section.name(lang, who),
        note: lang.say_with(
            "report-actions-note",
            &[("cards", &cards(lang, section, person))],
        ),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw(lang)
}

/// What an action is called, and the skill it is on.
fn name(lang: Language, section: &MatchupSection, person: &Person, id: u8) -> String {
    let edition = section.heist.edition;
    let action = person.actions.get(&id);
    let action = action.map(|name| words::crew::cards::action_called(lang, edition, name));
    let action = action.map_or_else(|| id.to_string(), str::to_owned);
    let skill = match id {
        id if id < FIRST_SKILL => None,
        id if id < SECOND_SKILL => person.skills.first(),
        id if id < crew::heist::ITEM_ACTIONS => person.skills.get(1),
        _ => None,
    };
    let skill = skill.and_then(|skill| edition.skill(skill));
    let skill = skill.map(|(_, card)| words::crew::cards::name(lang, edition, card));
    match skill {
        Some(skill) if skill != action => format!("{action} ({skill})"),
        _ => action,
    }
}

/// The cards of a character in a line.
fn cards(lang: Language, section: &MatchupSection, person: &Person) -> String {
    let edition = section.heist.edition;
    let character = person.character.as_deref();
    let character = character.and_then(|id| edition.character(id));
    let skills = person.skills.iter().filter_map(|id| edition.skill(id));
    let character = character.map(|(_, card)| words::crew::cards::name(lang, edition, card));
    let skills = skills.map(|(_, card)| words::crew::cards::name(lang, edition, card));
    let names: Vec<&str> = character.into_iter().chain(skills).collect();
    match names.is_empty() {
        true => lang.say("report-no-player"),
        false => names.join(", "),
    }
}
