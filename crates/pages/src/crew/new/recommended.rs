//! What we would bring, as a form filled in.

use super::asked::{AskedMember, BUILT, NewTable};
use super::way::SetupWay;
use crate::new_table::Mine;
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use crew::suggested;
pub use crew::suggested::{Strength, has};
use crew::{CrewChoice, CrewMember, Setup};

/// Characters a form has room for.
const MEMBERS: usize = 4;

/// A form filled in with what we would play: a crew as strong as the scenario asks for.
pub fn recommended(edition: &Edition, scenario: &str, seats: usize) -> NewTable {
    let named = edition.scenario(scenario).map(|(_, known)| known);
    match named.or_else(|| edition.scenarios.first()) {
        Some(scenario) => {
            let strength = Strength::of(scenario.draft.difficulty);
            recommended_as(edition, scenario, seats, strength, SetupWay::Usual)
        }
        None => NewTable::default(),
    }
}

/// The same with a crew of this strength, and played in this way.
pub fn recommended_as(
    edition: &Edition,
    scenario: &Scenario,
    seats: usize,
    strength: Strength,
    way: SetupWay,
) -> NewTable {
    let way = way.of(edition, scenario);
    // What a page brings to a chapter on its own is not what the story brings to it.
    let mut told = scenario.clone();
    told.draft.challenge.take_if(|_| way != SetupWay::Alone);
    let setup = suggested::evening(edition, &told, seats, strength);
    let later = edition
        .series
        .iter()
        .skip(1)
        .filter(|_| way == SetupWay::Series);
    let mut asked = form(edition, setup);
    fill_up(edition, &told, strength, &mut asked, seats);
    NewTable {
        way,
        seats: seats.to_string(),
        then: later.filter_map(|stage| stage.first().cloned()).collect(),
        ..asked
    }
}

/// A setup as a form.
fn form(edition: &Edition, setup: Setup) -> NewTable {
    let scenario = match setup.scenario {
        crew::ScenarioChoice::Known(id) => id,
        crew::ScenarioChoice::Inline(draft) => draft.id,
    };
    let mut crew: [AskedMember; MEMBERS] = Default::default();
    for (member, choice) in crew.iter_mut().zip(setup.crew) {
        *member = match choice {
            CrewChoice::Prebuilt(name) => AskedMember {
                crew: name,
                ..AskedMember::default()
            },
            CrewChoice::Built(cards) => asked_for(edition, cards),
        };
    }
    let words = setup.loot.into_iter().map(|chit| chit.word());
    NewTable {
        edition: setup.edition,
        scenario,
        crew,
        fixers: setup.fixers,
        cash: setup.cash.unwrap_or(0).to_string(),
        jewels: setup.jewels.to_string(),
        items: setup
            .items
            .into_iter()
            .map(|item| (item, "1".to_owned()))
            .collect(),
        loot: words.map(str::to_owned).collect(),
        freed: setup.freed,
        colour: "rose".to_owned(),
        mine: Mine::All,
        ..NewTable::default()
    }
}

/// Cards as a form asks for them: by the name of the pre-built character that has just these, or one by one. The cards
/// stand in their fields either way, for whoever changes one.
fn asked_for(edition: &Edition, cards: CrewMember) -> AskedMember {
    let mut known = edition.prebuilts.iter();
    let known =
        known.find(|one| one.character == cards.character && one.skills[..] == cards.skills);
    let mut skills = cards.skills.into_iter();
    AskedMember {
        crew: known.map_or(BUILT, |one| &one.name).to_owned(),
        // A name that only says what somebody was would be wrong for what they became.
        called: cards
            .name
            .filter(|name| known.is_none() && edition.character(name).is_none())
            .unwrap_or_default(),
        character: cards.character,
        skill_a: skills.next().unwrap_or_default(),
        skill_b: skills.next().unwrap_or_default(),
        busted: cards.busted,
        player: String::new(),
    }
}

/// Whoever would come as the fourth, for a table that is set up for three.
fn fill_up(
    edition: &Edition,
    scenario: &Scenario,
    strength: Strength,
    asked: &mut NewTable,
    seats: usize,
) {
    let class = |id: &str| edition.character(id).map(|(_, card)| &card.class);
    let people = suggested::newcomers(edition, scenario, strength, MEMBERS + seats);
    let mut people = suggested::crew(edition, scenario, &people, strength).into_iter();
    for at in seats.min(MEMBERS)..MEMBERS {
        let there = &asked.crew[..at];
        let next = people.find_map(|choice| match choice {
            CrewChoice::Built(cards) => {
                let new = |other: &AskedMember| class(&other.character) != class(&cards.character);
                there.iter().all(new).then_some(cards)
            }
            CrewChoice::Prebuilt(_) => None,
        });
        if let Some(cards) = next {
            asked.crew[at] = asked_for(edition, cards);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::content::editions;
    use words::Language;

    #[test]
    fn every_recommended_crew_can_play() {
        for edition in editions() {
            for scenario in &edition.scenarios {
                for seats in [3, 4] {
                    for strength in Strength::ALL {
                        for way in [SetupWay::Usual, SetupWay::Alone, SetupWay::Series] {
                            let asked = recommended_as(edition, scenario, seats, strength, way);
                            let id = &scenario.draft.id;
                            let heist = asked.heist(Language::english());
                            let heist =
                                heist.unwrap_or_else(|why| panic!("{id}, {seats}: {why:?}"));
                            assert_eq!(usize::from(heist.players), seats, "{id}");
                            let four = asked.crew.iter();
                            let four = four.filter(|member| !member.character.is_empty());
                            assert_eq!(four.count(), MEMBERS, "{id}: somebody for each seat");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn a_chapter_on_its_own_brings_what_its_page_says() {
        for edition in editions() {
            for scenario in &edition.scenarios {
                let Some(alone) = &scenario.draft.challenge else {
                    continue;
                };
                let strength = Strength::of(scenario.draft.difficulty);
                let asked = |way| recommended_as(edition, scenario, 4, strength, way);
                let setup = asked(SetupWay::Alone).setup();
                assert_eq!((setup.cash, setup.freed), (Some(alone.cash), alone.freed));
                let told = asked(SetupWay::Usual).setup();
                assert_eq!((told.cash, told.freed), (Some(scenario.draft.cash), false));
            }
        }
    }

    #[test]
    fn a_series_goes_on_with_one_job_of_each_stage() {
        for edition in editions().into_iter().filter(|e| !e.series.is_empty()) {
            let first = &edition.series[0][0];
            let (_, scenario) = edition.scenario(first).expect("the first of the series");
            let asked = recommended_as(edition, scenario, 4, Strength::Amateur, SetupWay::Series);
            let heist = asked
                .heist(Language::english())
                .expect("a series that can be played");
            assert_eq!(heist.setup.then.len() + 1, edition.series.len());
        }
    }
}
