//! What we would bring: a crew that can do everything, as strong as the scenario asks for, and what it takes.

use crate::content::cards::{FixerCard, FixerPower, ItemPower, Prebuilt};
use crate::content::edition::Edition;
use crate::content::map::Scenario;
use crate::content::scenario::{CrewCard, Difficulty, Goal, ScenarioRule};
use crate::setup::{CrewChoice, CrewMember, ScenarioChoice, Setup};
use serde::{Deserialize, Serialize};

/// Pre-built characters that go well together, the most needed first: somebody guards do not hold, a hacker, lock picks,
/// sharp eyes. Crews with these did best over all jobs when bots played them (`getaway lab crews`).
const CREW: [&str; 8] = [
    "Iceheart",
    "Null",
    "Karma",
    "Smokes",
    "Johnny Swagger",
    "Tiny Mike",
    "Phobia",
    "Showtime",
];
/// The same where guards must be fought, or where everything lies behind doors and in a safe.
const FIGHTERS: [&str; 5] = ["Tiny", "Tiny Mike", "Karma", "Null", "Stretch"];

/// Team cash in thousands when a campaign comes to its first semi-pro job: the amateur jobs bring out a few thousand
/// each and pay no reward, and some of it is spent again.
pub const SEMI_PRO_CASH: u8 = 8;
/// The same at the first pro job: a few semi-pro jobs later, which hold more and partly pay 7 to 12.
pub const PRO_CASH: u8 = 20;

/// The same where cash buys nothing but help in planning.
pub const HELP_CASH: u8 = 3;

/// How far a crew has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

    /// The word for it in addresses and command lines.
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

/// A setup for an evening: our crew, the fixer everybody knows, the tools it takes.
pub fn evening(
    edition: &Edition,
    scenario: &Scenario,
    players: usize,
    strength: Strength,
) -> Setup {
    let draft = &scenario.draft;
    let people = newcomers(edition, scenario, strength, players);
    let crew = printed_crew(scenario, players, strength)
        .unwrap_or_else(|| crew(edition, scenario, &people, strength));
    Setup {
        edition: edition.id.clone(),
        scenario: ScenarioChoice::Known(draft.id.clone()),
        crew,
        fixers: first_fixers(edition, scenario),
        fixers_before: Vec::new(),
        cash: Some(
            draft
                .challenge
                .as_ref()
                .map_or(draft.cash, |alone| alone.cash),
        ),
        items: tools(edition, scenario),
        discovered: Vec::new(),
        jewels: 0,
        loot: draft.loot.clone(),
        freed: draft.challenge.as_ref().is_some_and(|alone| alone.freed),
        then: Vec::new(),
        rules: Default::default(),
    }
}

/// The crew the scenario's own page brings, for a crew as strong as it asks for.
pub fn printed_crew(
    scenario: &Scenario,
    players: usize,
    strength: Strength,
) -> Option<Vec<CrewChoice>> {
    let draft = &scenario.draft;
    let cards = draft
        .challenge
        .as_ref()
        .map_or(&draft.crew, |alone| &alone.crew);
    if cards.len() < players || players == 0 || strength != Strength::of(draft.difficulty) {
        return None;
    }
    let member = |card: &CrewCard| {
        CrewChoice::Built(CrewMember {
            name: None,
            prebuilt: None,
            character: card.character.clone(),
            skills: card.skills.to_vec(),
            busted: false,
            hideout: None,
            ideas_left: None,
        })
    };
    // Whoever must take part does.
    let mut cards: Vec<&CrewCard> = cards.iter().collect();
    cards.sort_by_key(|card| !draft.requires.contains(&card.character));
    Some(cards.into_iter().take(players).map(member).collect())
}

/// A series of heists for an evening: the first one with our crew, and those that follow.
pub fn series(edition: &Edition, scenarios: &[&Scenario], players: usize) -> Option<Setup> {
    let (first, rest) = scenarios.split_first()?;
    let strength = Strength::of(first.draft.difficulty);
    Some(Setup {
        then: rest.iter().map(|job| job.draft.id.clone()).collect(),
        ..evening(edition, first, players, strength)
    })
}

/// A setup in the middle of a campaign: our crew with the fixers and the cash it would have by then.
pub fn campaign(
    edition: &Edition,
    scenario: &Scenario,
    players: usize,
    strength: Strength,
) -> Setup {
    let people = people(edition, scenario, players);
    let setup = campaign_with(edition, scenario, &people, strength);
    match printed_crew(scenario, players, strength) {
        Some(crew) => Setup { crew, ..setup },
        None => setup,
    }
}

/// The same with these people, grown as far as asked.
pub fn campaign_with(
    edition: &Edition,
    scenario: &Scenario,
    people: &[&Prebuilt],
    strength: Strength,
) -> Setup {
    Setup {
        crew: crew(edition, scenario, people, strength),
        fixers: campaign_fixers(edition, scenario, strength),
        cash: Some(campaign_cash(edition, scenario, strength)),
        ..evening(edition, scenario, 0, strength)
    }
}

/// The people for a table that just sits down. To an easy job go those the rulebook recommends to beginners, if it does.
pub fn newcomers<'e>(
    edition: &'e Edition,
    scenario: &Scenario,
    strength: Strength,
    players: usize,
) -> Vec<&'e Prebuilt> {
    let beginners = edition.beginners.iter().map(String::as_str);
    let first = Strength::of(scenario.draft.difficulty) == Strength::Amateur;
    let first = first && strength == Strength::Amateur;
    people_like(edition, scenario, beginners.filter(|_| first), players)
}

/// The people we would send: those that go well together, then whoever else the box has of other classes.
pub fn people<'e>(edition: &'e Edition, scenario: &Scenario, players: usize) -> Vec<&'e Prebuilt> {
    people_like(edition, scenario, [], players)
}

/// The same, but these first.
fn people_like<'e>(
    edition: &'e Edition,
    scenario: &Scenario,
    these: impl IntoIterator<Item = &'e str>,
    players: usize,
) -> Vec<&'e Prebuilt> {
    let locked_up = scenario.safe.is_some()
        && !scenario.doors.is_empty()
        && !tools(edition, scenario).is_empty();
    let hideouts = scenario
        .draft
        .goals
        .iter()
        .any(|goal| matches!(goal, Goal::HoldInHideout(_)));
    let fights = has(scenario, &ScenarioRule::Ambush) || locked_up && !hideouts;
    let wanted = if fights { &FIGHTERS[..] } else { &CREW };
    let class = |prebuilt: &Prebuilt| {
        let card = edition.character(&prebuilt.character);
        card.map(|(_, card)| card.class.as_str())
    };
    // Whoever must or should take part, those of the scenario's page, those that go well together, all others.
    let of_class = |id: &String| {
        let class = &edition.character(id)?.1.class;
        let found = edition.prebuilts.iter();
        found.into_iter().find(|prebuilt| {
            edition
                .character(&prebuilt.character)
                .is_some_and(|(_, card)| card.class == *class)
        })
    };
    let printed = scenario.draft.crew.iter().map(|card| &card.character);
    let asked = scenario.draft.requires.iter();
    let asked = asked.chain(&scenario.draft.wants).chain(printed);
    let known = these.into_iter().chain(wanted.iter().copied());
    let known = known.filter_map(|name| edition.prebuilt(name));
    let known = known.map(|(_, prebuilt)| prebuilt);
    let first = asked.filter_map(of_class).chain(known);
    let mut people: Vec<&Prebuilt> = Vec::new();
    for prebuilt in first.chain(&edition.prebuilts) {
        let fits = !people.iter().any(|one| class(one) == class(prebuilt));
        if fits && people.len() < players {
            people.push(prebuilt);
        }
    }
    people
}

/// People as a scenario finds them. A breakout with nobody in jail would be no breakout.
pub fn crew(
    edition: &Edition,
    scenario: &Scenario,
    people: &[&Prebuilt],
    strength: Strength,
) -> Vec<CrewChoice> {
    let busted = has(scenario, &ScenarioRule::BreakIn);
    let member = |prebuilt: &&Prebuilt| {
        let grown = grown(edition, prebuilt, strength);
        let class = |id: &str| edition.character(id).map(|(_, card)| &card.class);
        // No amateur has grown into what they should be.
        let wanted = scenario.draft.wants.iter();
        let wanted = wanted.filter(|_| strength != Strength::Amateur);
        let mut asked = scenario.draft.requires.iter().chain(wanted);
        let asked = asked.find(|id| class(id) == class(&grown.character));
        let character = asked.unwrap_or(&grown.character).clone();
        CrewChoice::Built(CrewMember {
            busted,
            character,
            ..grown
        })
    };
    let mut crew: Vec<CrewChoice> = people.iter().map(member).collect();
    spread_skills(edition, &mut crew);
    crew
}

/// There are two copies of each skill: whoever comes third grew the other way.
fn spread_skills(edition: &Edition, crew: &mut [CrewChoice]) {
    let mut used: Vec<String> = Vec::new();
    for choice in crew {
        let CrewChoice::Built(member) = choice else {
            continue;
        };
        for skill in &mut member.skills {
            let forms = edition.skills.iter().map(|card| &card.becomes);
            let mut forms = forms.filter(|becomes| becomes.contains(skill));
            let other = forms
                .next()
                .and_then(|becomes| becomes.iter().find(|id| *id != skill));
            let copies = used.iter().filter(|id| *id == skill).count();
            if let (Some(other), 2..) = (other, copies) {
                *skill = other.clone();
            }
            used.push(skill.clone());
        }
    }
}

/// A pre-built amateur, grown as far as asked.
pub fn grown(edition: &Edition, prebuilt: &Prebuilt, strength: Strength) -> CrewMember {
    let next = |becomes: &[String], id: &str| {
        let grown = becomes.first();
        grown.cloned().unwrap_or_else(|| id.to_owned())
    };
    let character = |id: &str| {
        let card = edition.character(id);
        next(card.map_or(&[], |(_, card)| &card.becomes), id)
    };
    let skill = |id: &str| {
        let card = edition.skill(id);
        next(card.map_or(&[], |(_, card)| &card.becomes), id)
    };
    let [first, second] = &prebuilt.skills;
    let (character, skills) = match strength {
        Strength::Amateur => (
            prebuilt.character.clone(),
            vec![first.clone(), second.clone()],
        ),
        Strength::SemiPro => (
            character(&prebuilt.character),
            vec![skill(first), second.clone()],
        ),
        Strength::Pro => (
            character(&prebuilt.character),
            vec![skill(first), skill(second)],
        ),
    };
    CrewMember {
        name: Some(prebuilt.name.clone()),
        prebuilt: None,
        character,
        skills,
        busted: false,
        hideout: None,
        ideas_left: None,
    }
}

/// The fixer everybody knows from the start, where the scenario lets them help.
pub fn first_fixers(edition: &Edition, scenario: &Scenario) -> Vec<String> {
    fixers(edition, scenario, |fixer| {
        fixer.power == FixerPower::Teamwork
    })
}

/// The fixers of a campaign: the first one, those won by jobs easier than the crew is strong, and for a crew as strong as
/// the scenario asks for those of the jobs that come before it in the booklet.
pub fn campaign_fixers(edition: &Edition, scenario: &Scenario, strength: Strength) -> Vec<String> {
    let here = edition.scenario(&scenario.draft.id).map(|(place, _)| place);
    let behind = |id: &String| {
        edition.scenario(id).is_some_and(|(place, job)| {
            let asked = Strength::of(job.draft.difficulty);
            let before = here.is_some_and(|here| place < here);
            job.draft.id != scenario.draft.id && (asked < strength || asked == strength && before)
        })
    };
    fixers(edition, scenario, |fixer| {
        fixer.power == FixerPower::Teamwork || fixer.unlocked_by.iter().any(behind)
    })
}

fn fixers(
    edition: &Edition,
    scenario: &Scenario,
    known: impl Fn(&FixerCard) -> bool,
) -> Vec<String> {
    let alone = has(scenario, &ScenarioRule::NoOldFriend);
    let silent = has(scenario, &ScenarioRule::RadioSilence);
    let barred = |fixer: &FixerCard| silent || alone && fixer.power == FixerPower::Teamwork;
    let helping = edition.fixers.iter();
    helping
        .filter(|fixer| known(fixer) && !barred(fixer))
        .map(|fixer| fixer.id.clone())
        .collect()
}

/// The cash of a campaign; nothing where nobody could be paid.
pub fn campaign_cash(edition: &Edition, scenario: &Scenario, strength: Strength) -> u8 {
    if edition.rules.price_of_help > 0 {
        let draft = &scenario.draft;
        let alone = draft.challenge.as_ref().map(|alone| alone.cash);
        let grown = (strength > Strength::Amateur).then_some(HELP_CASH);
        return alone.or(grown).unwrap_or(draft.cash);
    }
    match strength {
        _ if has(scenario, &ScenarioRule::RadioSilence) => 0,
        Strength::Amateur => 0,
        Strength::SemiPro => SEMI_PRO_CASH,
        Strength::Pro => PRO_CASH,
    }
}

/// Ids of items. Where the objective lies in a safe and nothing that opens it lies about, the team brings a tool.
pub fn tools(edition: &Edition, scenario: &Scenario) -> Vec<String> {
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
        _ => false,
    };
    let in_safe = scenario.draft.goals.iter().any(wanted);
    let on_map = scenario.items.iter().any(|(_, item)| cracks(*item));
    if !in_safe || on_map {
        return Vec::new();
    }
    // Of the tools the dearest is the best.
    let tools = (0..edition.items.len()).filter(|item| cracks(*item));
    let best = tools.max_by_key(|item| edition.items[*item].price);
    best.map(|item| edition.items[item].id.clone())
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

    #[test]
    fn what_we_suggest_can_be_played_in_every_edition() {
        for edition in crate::content::editions() {
            for scenario in &edition.scenarios {
                for strength in Strength::ALL {
                    for players in [3, 4] {
                        let here = format!("{}/{}", edition.id, scenario.draft.id);
                        for setup in [
                            evening(edition, scenario, players, strength),
                            campaign(edition, scenario, players, strength),
                        ] {
                            let problems = crate::Heist::new(setup).err();
                            assert_eq!(problems, None, "{here}, {players}, {strength:?}");
                        }
                    }
                }
            }
        }
    }
    use crate::content::master_heist;
    use crate::heist::Heist;

    fn scenario(id: &str) -> &'static Scenario {
        let (_, scenario) = master_heist().scenario(id).expect("a scenario of the box");
        scenario
    }

    #[test]
    fn every_suggestion_can_be_played() {
        let edition = master_heist();
        for scenario in &edition.scenarios {
            for players in [3, 4] {
                for strength in Strength::ALL {
                    for setup in [
                        evening(edition, scenario, players, strength),
                        campaign(edition, scenario, players, strength),
                    ] {
                        let heist = Heist::new(setup);
                        let heist = heist.unwrap_or_else(|why| panic!("{why}"));
                        assert_eq!(usize::from(heist.players), players);
                    }
                }
            }
        }
    }

    // Rulebook 17.1, First time.
    #[test]
    fn a_first_game_of_17_1_has_the_crew_its_rulebook_names() {
        let edition = crate::content::edition("masters-of-the-heist").expect("an edition");
        let beginners = ["Johnny Swagger", "Tiny Mike", "Phobia", "Showtime"];
        for scenario in &edition.scenarios {
            let easy = scenario.draft.difficulty == Difficulty::Amateur;
            for players in [3, 4] {
                let heist = Heist::new(evening(edition, scenario, players, Strength::Amateur));
                let names = heist.expect("it can be played").names;
                assert_eq!(names == beginners[..players], easy, "{}", scenario.draft.id);
            }
        }
    }

    #[test]
    fn a_safe_without_tools_on_the_map_brings_tools() {
        let bring = |id: &str| tools(master_heist(), scenario(id));
        assert!(!bring("the-marathon-job").is_empty());
        assert!(bring("the-proving-grounds").is_empty());
        assert!(bring("the-inclusion-job").is_empty());
    }

    #[test]
    fn a_campaign_has_what_easier_jobs_brought() {
        let brought = |id: &str, strength: Strength| {
            let setup = campaign(master_heist(), scenario(id), 4, strength);
            (setup.fixers, setup.cash.unwrap_or(0))
        };
        let (fixers, cash) = brought("the-inclusion-job", Strength::Amateur);
        assert_eq!((&fixers[..], cash), (&["old-friend".to_owned()][..], 0));
        let (fixers, cash) = brought("the-melee-job", Strength::SemiPro);
        let known = [
            "old-friend",
            "fence",
            "beat-cop",
            "bookie",
            "visage",
            "connoisseur",
        ];
        assert_eq!(
            fixers, known,
            "jobs before it in the booklet brought two of them"
        );
        assert_eq!(cash, SEMI_PRO_CASH);
        let (fixers, cash) = brought("the-black-box", Strength::Pro);
        assert!(fixers.contains(&"curator".to_owned()));
        assert!(!fixers.contains(&"diversion-artist".to_owned()));
        assert_eq!(cash, PRO_CASH);
    }

    #[test]
    fn nobody_helps_where_the_scenario_bars_it() {
        let edition = master_heist();
        for scenario in &edition.scenarios {
            let setup = campaign(edition, scenario, 4, Strength::Pro);
            let friend = setup.fixers.contains(&"old-friend".to_owned());
            if has(scenario, &ScenarioRule::RadioSilence) {
                assert_eq!((setup.fixers.len(), setup.cash), (0, Some(0)));
            } else {
                assert_eq!(friend, !has(scenario, &ScenarioRule::NoOldFriend));
            }
        }
    }
}
