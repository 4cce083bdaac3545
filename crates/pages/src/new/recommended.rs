//! What we would bring: a crew that can do everything, as strong as the scenario asks for, and the tools it takes.

use super::asked::{AskedMember, BUILT, Mine, NewTable};
use crew::content::cards::{FixerPower, ItemPower, Prebuilt};
use crew::content::edition::Edition;
use crew::content::map::Scenario;
use crew::content::scenario::{Difficulty, Goal, ScenarioRule};

/// Pre-built characters that go well together, the most needed first: fists, lock picks, a camera, quick feet.
const CREW: [&str; 4] = ["Tiny", "Karma", "F-Stop", "Clutch"];

/// How far a crew has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Three amateur cards each.
    Amateur,
    /// A professional with one professional skill.
    SemiPro,
    /// Three professional cards each.
    Pro,
}

impl Strength {
    pub const ALL: [Strength; 3] = [Strength::Amateur, Strength::SemiPro, Strength::Pro];

    /// The word for it in addresses.
    pub fn word(self) -> &'static str {
        match self {
            Strength::Amateur => "amateur",
            Strength::SemiPro => "semi-pro",
            Strength::Pro => "pro",
        }
    }

    /// What a scenario asks for.
    pub fn of(difficulty: Difficulty) -> Strength {
        match difficulty {
            Difficulty::Amateur => Strength::Amateur,
            Difficulty::SemiPro => Strength::SemiPro,
            Difficulty::Pro => Strength::Pro,
        }
    }
}

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
    for (member, name) in crew.iter_mut().zip(CREW) {
        if let Some((_, prebuilt)) = edition.prebuilt(name) {
            *member = grown(edition, prebuilt, strength);
            // A breakout with nobody in jail would be no breakout.
            member.busted = has(scenario, &ScenarioRule::BreakIn);
        }
    }
    NewTable {
        edition: edition.id.clone(),
        scenario: scenario.draft.id.clone(),
        seats: seats.to_string(),
        crew,
        fixers: fixers(edition, scenario),
        cash: "0".to_owned(),
        jewels: "0".to_owned(),
        items: tools(edition, scenario),
        name: String::new(),
        colour: "rose".to_owned(),
        mine: Mine::All,
    }
}

/// A pre-built amateur, grown as far as asked. The cards stand in their fields either way, for whoever changes one.
pub fn grown(edition: &Edition, prebuilt: &Prebuilt, strength: Strength) -> AskedMember {
    let [first, second] = &prebuilt.skills;
    let character = |id: &str| {
        let card = edition.character(id).map(|(_, card)| card);
        let next = card.and_then(|card| card.becomes.first());
        next.cloned().unwrap_or_else(|| id.to_owned())
    };
    let skill = |id: &str| {
        let card = edition.skill(id).map(|(_, card)| card);
        let next = card.and_then(|card| card.becomes.first());
        next.cloned().unwrap_or_else(|| id.to_owned())
    };
    let amateur = AskedMember {
        crew: prebuilt.name.clone(),
        character: prebuilt.character.clone(),
        skill_a: first.clone(),
        skill_b: second.clone(),
        ..AskedMember::default()
    };
    if strength == Strength::Amateur {
        return amateur;
    }
    let all = strength == Strength::Pro;
    AskedMember {
        crew: BUILT.to_owned(),
        called: prebuilt.name.clone(),
        character: character(&prebuilt.character),
        skill_a: skill(first),
        skill_b: if all { skill(second) } else { second.clone() },
        ..amateur
    }
}

/// The fixer everybody knows from the start, where the scenario lets them help.
fn fixers(edition: &Edition, scenario: &Scenario) -> Vec<String> {
    let alone = has(scenario, &ScenarioRule::NoOldFriend);
    let silent = has(scenario, &ScenarioRule::RadioSilence);
    let known = edition.fixers.iter();
    known
        .filter(|fixer| fixer.power == FixerPower::Teamwork && !alone && !silent)
        .map(|fixer| fixer.id.clone())
        .collect()
}

/// Where the objective lies in a safe and nothing that opens it lies about, the team brings a tool.
fn tools(edition: &Edition, scenario: &Scenario) -> Vec<(String, String)> {
    let cracks = |item: usize| {
        let powers = edition.items[item].abilities.iter();
        let mut powers = powers.filter_map(|ability| ability.power);
        powers.any(|power| matches!(power, ItemPower::Cracks(_)))
    };
    let wanted = |goal: &Goal| match goal {
        Goal::Secure { chit, .. } | Goal::HoldInHideout(chit) => {
            let safe = scenario.draft.safe.iter();
            safe.flat_map(|safe| &safe.chits).any(|held| held == chit)
        }
        Goal::NpcEscapes | Goal::AnyoneEscapes => false,
    };
    let in_safe = scenario.draft.goals.iter().any(wanted);
    let on_map = scenario.items.iter().any(|(_, item)| cracks(*item));
    if !in_safe || on_map {
        return Vec::new();
    }
    // Of the tools the dearest is the best.
    let tools = (0..edition.items.len()).filter(|item| cracks(*item));
    let best = tools.max_by_key(|item| edition.items[*item].price);
    best.map(|item| (edition.items[item].id.clone(), "1".to_owned()))
        .into_iter()
        .collect()
}

/// Whether a scenario has this special rule.
pub fn has(scenario: &Scenario, rule: &ScenarioRule) -> bool {
    let rules = scenario.draft.rules.iter();
    rules
        .filter_map(|special| special.rule.as_ref())
        .any(|known| known == rule)
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

    #[test]
    fn a_safe_without_tools_on_the_map_brings_tools() {
        let edition = master_heist();
        let bring = |id: &str| {
            let (_, scenario) = edition.scenario(id).expect("a scenario of the box");
            tools(edition, scenario)
        };
        assert!(!bring("the-marathon-job").is_empty());
        assert!(bring("the-proving-grounds").is_empty());
        assert!(bring("the-inclusion-job").is_empty());
    }
}
