//! Random setups: every scenario, three and four players, crews of every level, with and without help.

use crate::drafts;
use crew::content::{Edition, edition, editions};
use crew::rules::{CameraAlerts, Diversion, EmptyTile, GoalLoot, NoiseEnd};
use crew::{CrewChoice, CrewMember, Heist, RuleChanges, Rules, ScenarioChoice, Setup};
use table::FastDealer;

/// A playable setup made from a number.
pub fn random_heist(seed: u64) -> Heist {
    Heist::new(random_setup(seed)).unwrap_or_else(|problems| panic!("seed {seed}: {problems}"))
}

/// The same with a scenario changed at random, as a designer's drafts are; none if the draft was refused.
pub fn wild_heist(seed: u64) -> Option<Heist> {
    let mut setup = random_setup(seed);
    let ScenarioChoice::Known(id) = &setup.scenario else {
        unreachable!("random setups name their scenario")
    };
    let (_, scenario) = edition(&setup.edition)?.scenario(id)?;
    let mut draft = scenario.draft.clone();
    let mut pick = Pick(FastDealer::new(seed ^ 0x3117));
    for _ in 0..=pick.below(6) {
        drafts::change(&mut draft, &mut pick);
    }
    setup.scenario = ScenarioChoice::Inline(Box::new(draft));
    Heist::new(setup).ok()
}

fn random_setup(seed: u64) -> Setup {
    let mut pick = Pick(FastDealer::new(seed));
    let edition = editions()[pick.below(4)];
    let scenario = &edition.scenarios[pick.below(edition.scenarios.len())];
    let players = 3 + pick.below(2);
    let hideouts = scenario.story.len() as usize;
    let breakout = !scenario.inside.is_empty();
    let mut crew: Vec<CrewMember> = Vec::new();
    let mut classes: Vec<String> = Vec::new();
    let mut copies = vec![0; edition.skills.len()];
    while crew.len() < players {
        let asked = scenario.draft.requires.get(crew.len());
        let card = match asked.and_then(|id| edition.character(id)) {
            Some((_, card)) => card,
            None => &edition.characters[pick.below(edition.characters.len())],
        };
        if classes.contains(&card.class) {
            continue;
        }
        let mut skills: Vec<String> = Vec::new();
        while skills.len() < 2 {
            let skill = pick.below(edition.skills.len());
            let id = &edition.skills[skill].id;
            let family = family(edition, id);
            // By some rules the two forms share their cards.
            let used: usize = family.iter().map(|&form| copies[form]).sum();
            if copies[skill] < 2 && !skills.contains(id) && used < 2 {
                copies[skill] += 1;
                skills.push(id.clone());
            }
        }
        classes.push(card.class.clone());
        let late = scenario.draft.id.ends_with("part-2") && pick.chance(2);
        crew.push(CrewMember {
            name: None,
            prebuilt: None,
            character: card.id.clone(),
            skills,
            busted: pick.chance(2) && breakout,
            hideout: (late && hideouts > 0).then(|| (crew.len() % hideouts) as u8),
            ideas_left: late.then(|| pick.below(9) as u8),
        });
    }
    let rich = pick.chance(2);
    let fixers = edition.fixers.iter().filter(|_| rich && pick.chance(2));
    let fixers: Vec<String> = fixers.map(|card| card.id.clone()).collect();
    let cash = if rich { pick.below(31) as u8 } else { 0 };
    let items = edition.items.iter().filter(|_| rich && pick.chance(4));
    let items: Vec<String> = items.map(|card| card.id.clone()).collect();
    let jewels = if rich { pick.below(3) as u8 } else { 0 };
    let rules = if pick.chance(3) {
        other_rules(&mut pick, edition)
    } else {
        RuleChanges::default()
    };
    Setup {
        edition: edition.id.clone(),
        scenario: ScenarioChoice::Known(scenario.draft.id.clone()),
        crew: crew.into_iter().map(CrewChoice::Built).collect(),
        fixers,
        fixers_before: Vec::new(),
        cash: Some(cash),
        items,
        discovered: ["laser-burst", "flashbang", "camouflage"]
            .into_iter()
            .filter(|item| rich && edition.item(item).is_some())
            .map(str::to_owned)
            .collect(),
        jewels,
        loot: scenario
            .draft
            .loot
            .iter()
            .copied()
            .filter(|_| !pick.chance(4))
            .collect(),
        freed: pick.chance(2),
        then: series(edition, &mut pick),
        rules,
    }
}

/// Skills that share their cards with this one.
fn family(edition: &Edition, id: &String) -> Vec<usize> {
    let mut amateurs = edition.skills.iter();
    let Some(amateur) = amateurs.find(|card| card.becomes.contains(id)) else {
        return Vec::new();
    };
    let forms = amateur.becomes.iter().filter_map(|id| edition.skill(id));
    forms.map(|(index, _)| index).collect()
}

/// Heists that follow in the same sitting, sometimes.
fn series(edition: &Edition, pick: &mut Pick) -> Vec<String> {
    let lists = edition.series.iter().filter(|_| pick.chance(2));
    lists.map(|list| list[0].clone()).collect()
}

/// Every named choice either way.
fn other_rules(pick: &mut Pick, edition: &Edition) -> RuleChanges {
    let json = serde_json::to_value(&edition.rules).expect("rules are plain data");
    let serde_json::Value::Object(mut fields) = json else {
        unreachable!("rules are an object")
    };
    for value in fields.values_mut() {
        if let serde_json::Value::Bool(value) = value {
            *value ^= pick.chance(2);
        }
    }
    let mut rules: Rules =
        serde_json::from_value(serde_json::Value::Object(fields)).expect("the same fields");
    if pick.chance(2) {
        rules.diversion = Diversion::Chosen;
        rules.empty_tile = EmptyTile::Bare;
        rules.goal_loot = GoalLoot::HandedOver;
        rules.late_transfer_ideas = 3;
        rules.noise_end = NoiseEnd::Escape;
        rules.cameras_back_on = CameraAlerts::EachCamera;
        rules.price_of_help = 1;
    }
    RuleChanges::between(&edition.rules, &rules)
}

/// Choices from a stream of numbers.
pub struct Pick(pub FastDealer);

impl Pick {
    pub fn below(&mut self, count: usize) -> usize {
        self.0.below(count as u32) as usize
    }

    /// True once in so many times.
    pub fn chance(&mut self, one_in: usize) -> bool {
        self.below(one_in) == 0
    }
}
