//! What we would bring, as a form filled in.

use super::asked::{AskedMember, BUILT, Mine, NewTable};
use crew::content::cards::Prebuilt;
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use crew::content::scenario::ScenarioRule;
use crew::suggested;
pub use crew::suggested::{Strength, has};

/// A form filled in with what we would play: a crew as strong as the scenario asks for.
pub fn recommended(edition: &Edition, scenario: &str, seats: usize) -> NewTable {
    let named = edition.scenario(scenario).map(|(_, known)| known);
    match named.or_else(|| edition.scenarios.first()) {
        Some(scenario) => {
            let strength = Strength::of(scenario.draft.difficulty);
            recommended_as(edition, scenario, seats, strength)
        }
        None => NewTable::default(),
    }
}

/// The same with a crew of this strength.
pub fn recommended_as(
    edition: &Edition,
    scenario: &Scenario,
    seats: usize,
    strength: Strength,
) -> NewTable {
    let mut crew: [AskedMember; 4] = Default::default();
    let people = suggested::people(edition, scenario, crew.len());
    for (member, prebuilt) in crew.iter_mut().zip(people) {
        *member = grown(edition, prebuilt, strength);
        // A breakout with nobody in jail would be no breakout.
        member.busted = has(scenario, &ScenarioRule::BreakIn);
    }
    let tools = suggested::tools(edition, scenario).into_iter();
    let tools = tools.map(|item| (item, "1".to_owned())).collect();
    NewTable {
        edition: edition.id.clone(),
        scenario: scenario.draft.id.clone(),
        seats: seats.to_string(),
        crew,
        fixers: suggested::first_fixers(edition, scenario),
        cash: "0".to_owned(),
        jewels: "0".to_owned(),
        items: tools,
        name: String::new(),
        colour: "rose".to_owned(),
        mine: Mine::All,
    }
}

/// A pre-built amateur, grown as far as asked. The cards stand in their fields either way, for whoever changes one.
pub fn grown(edition: &Edition, prebuilt: &Prebuilt, strength: Strength) -> AskedMember {
    let member = suggested::grown(edition, prebuilt, strength);
    let mut skills = member.skills.into_iter();
    let cards = AskedMember {
        crew: prebuilt.name.clone(),
        character: member.character,
        skill_a: skills.next().unwrap_or_default(),
        skill_b: skills.next().unwrap_or_default(),
        ..AskedMember::default()
    };
    if strength == Strength::Amateur {
        return cards;
    }
    AskedMember {
        crew: BUILT.to_owned(),
        called: prebuilt.name.clone(),
        ..cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crew::content::master_heist;

    #[test]
    fn every_recommended_crew_can_play() {
        let edition = master_heist();
        for scenario in &edition.scenarios {
            for seats in [3, 4] {
                for strength in Strength::ALL {
                    let asked = recommended_as(edition, scenario, seats, strength);
                    let heist = asked.heist();
                    let id = &scenario.draft.id;
                    let heist = heist.unwrap_or_else(|why| panic!("{id}, {seats}: {why:?}"));
                    assert_eq!(usize::from(heist.players), seats, "{id}");
                }
            }
        }
    }
}
