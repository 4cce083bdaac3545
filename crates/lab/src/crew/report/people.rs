//! What each character did: which actions were chosen, and how heists went with them.

use super::matchup::Told;
use crate::crew::measure::Chosen;
use crate::crew::results::Person;
use crate::report::figure::Figure;
use crate::report::plot::{Bar, Bars, Scale, decimal, plain};
use crate::report::value::{each, share};
use crate::share::Rate;
use maud::{Markup, html};
use words::{say, say_with};

/// The first action id of the first and of the second skill, and of items.
const FIRST_SKILL: u8 = 8;
const SECOND_SKILL: u8 = 14;

/// One picture for each character, all on one scale.
pub fn actions(told: &Told) -> Markup {
    let members = &told.summary.actions.members;
    let most = members.iter().flat_map(|member| member.values());
    let most = most.map(|chosen| chosen.times).max().unwrap_or(0);
    let scale = Scale::up_to(each(most, told.heists()));
    html! {
        @for (who, person) in told.everybody() {
            @if let Some(chosen) = members.get(who).filter(|chosen| !chosen.is_empty()) {
                @let mut chosen: Vec<(u8, Chosen)> = chosen.iter().map(|(id, chosen)| (*id, *chosen)).collect();
                @let () = chosen.sort_by_key(|(id, chosen)| (std::cmp::Reverse(chosen.times), *id));
                (figure(told, who, person, &chosen, &scale))
            }
        }
    }
}

fn figure(
    told: &Told,
    who: usize,
    person: &Person,
    chosen: &[(u8, Chosen)],
    scale: &Scale,
) -> Markup {
    let rows = chosen.iter().map(|(id, chosen)| {
        let times = each(chosen.times, told.heists());
        let rate = Rate::new(chosen.wins, chosen.heists);
        Bar {
            name: name(told, person, *id),
            value: times,
            interval: None,
            expected: None,
            says: decimal(times),
            more: say_with("report-won-with", &[("share", &share(rate))]),
            colour: told.key(who).colour,
        }
    });
    let picture = Bars {
        rows: rows.collect(),
        scale: scale.clone(),
        tick: plain,
        mark: None,
        dots: false,
    };
    Figure {
        title: person.name.clone(),
        note: say_with("report-actions-note", &[("cards", &cards(told, person))]),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw()
}

/// The printed name of an action, and of the skill it is on.
fn name(told: &Told, person: &Person, id: u8) -> String {
    let action = person.actions.get(&id).cloned();
    let action = action.unwrap_or_else(|| id.to_string());
    let skill = match id {
        id if id < FIRST_SKILL => None,
        id if id < SECOND_SKILL => person.skills.first(),
        id if id < crew::heist::ITEM_ACTIONS => person.skills.get(1),
        _ => None,
    };
    let skill = skill.and_then(|skill| told.heist.edition.skill(skill));
    match skill {
        Some((_, card)) if card.name != action => format!("{action} ({})", card.name),
        _ => action,
    }
}

/// The cards of a character in a line.
fn cards(told: &Told, person: &Person) -> String {
    let edition = told.heist.edition;
    let character = person.character.as_deref();
    let character = character.and_then(|id| edition.character(id));
    let skills = person.skills.iter().filter_map(|id| edition.skill(id));
    let names = character.map(|(_, card)| card.name.clone()).into_iter();
    let names: Vec<_> = names
        .chain(skills.map(|(_, card)| card.name.clone()))
        .collect();
    match names.is_empty() {
        true => say("report-no-player"),
        false => names.join(", "),
    }
}
