//! The crew of a setup: its members with their cards, and every reason against them.

use crate::cast::{Role, compile_role};
use crate::content::cards::Prebuilt;
use crate::content::edition::Edition;
use crate::content::map::Scenario;
use crate::content::scenario::ScenarioRule;
use crate::heist::MOST;
use crate::rules::Rules;
use crate::setup::{CrewChoice, CrewMember, Setup, SetupAmount, SetupProblem};
use crate::state::CREW;

/// Letters a name may have.
const LONGEST_NAME: usize = 80;
/// Copies of each skill card.
pub const COPIES: usize = 2;

/// The member written out with cards; an unknown pre-built comes back as it was written.
pub fn resolve(edition: &Edition, choice: &CrewChoice) -> Result<CrewMember, CrewMember> {
    let mut member = match choice {
        CrewChoice::Prebuilt(name) => CrewMember {
            name: None,
            prebuilt: Some(name.clone()),
            character: String::new(),
            skills: Vec::new(),
            busted: false,
            hideout: None,
            ideas_left: None,
        },
        CrewChoice::Built(member) => member.clone(),
    };
    let Some(wanted) = member.prebuilt.take() else {
        return Ok(member);
    };
    let Some((_, prebuilt)) = edition.prebuilt(&wanted) else {
        member.prebuilt = Some(wanted);
        return Err(member);
    };
    member.name.get_or_insert_with(|| prebuilt.name.clone());
    member.character = prebuilt.character.clone();
    member.skills = prebuilt.skills.to_vec();
    Ok(member)
}

/// What each member can do, and their name.
pub fn compile_crew(
    edition: &Edition,
    setup: &Setup,
    rules: &Rules,
    scenario: Option<&Scenario>,
    problems: &mut Vec<SetupProblem>,
) -> Vec<(Role, String)> {
    if !(3..=4).contains(&setup.crew.len()) {
        problems.push(SetupProblem::CrewSize {
            count: setup.crew.len(),
        });
    }
    let mut crew = Vec::new();
    let mut taken = CardsTaken::default();
    for choice in setup.crew.iter().take(CREW) {
        match resolve(edition, choice) {
            Ok(member) => {
                let name = name_of(edition, &member);
                taken.take_class(edition, &member, &name, problems);
                taken.take_skills(edition, &member, &name, rules, problems);
                check_past(&member, &name, rules, scenario, problems);
                crew.push((compile_role(edition, &member, scenario), name));
            }
            Err(member) => problems.push(SetupProblem::UnknownPrebuilt {
                name: member.prebuilt.unwrap_or_default(),
            }),
        }
    }
    if rules.pro_skills_share_cards {
        taken.check_shared_cards(edition, problems);
    }
    if let Some(scenario) = scenario {
        check_required(edition, setup, scenario, problems);
    }
    taken.check_copies(problems);
    crew
}

/// The name a member goes by: their own, or that of the card.
fn name_of(edition: &Edition, member: &CrewMember) -> String {
    let printed = edition
        .character(&member.character)
        .map(|(_, card)| &card.name);
    let name = member.name.as_ref().or(printed);
    name.unwrap_or(&member.character).clone()
}

/// The cards of the members so far.
#[derive(Default)]
struct CardsTaken {
    /// Each class with the name of who has it.
    classes: Vec<(String, String)>,
    /// The name of each skill with the number of copies.
    skills: Vec<(String, usize)>,
}

impl CardsTaken {
    /// Nobody else is of the same class.
    fn take_class(
        &mut self,
        edition: &Edition,
        member: &CrewMember,
        name: &str,
        problems: &mut Vec<SetupProblem>,
    ) {
        if name.chars().count() > LONGEST_NAME {
            problems.push(SetupProblem::OverLimit {
                what: SetupAmount::NameLength,
                most: LONGEST_NAME as u32,
            });
        }
        let Some((_, card)) = edition.character(&member.character) else {
            return problems.push(SetupProblem::UnknownCharacter {
                name: member.character.clone(),
            });
        };
        let same = self.classes.iter().find(|(class, _)| *class == card.class);
        if let Some((_, first)) = same {
            let amateur = edition.character(&card.class);
            problems.push(SetupProblem::SameClass {
                first: first.clone(),
                second: name.to_owned(),
                class: amateur.map_or_else(|| card.class.clone(), |(_, card)| card.name.clone()),
            });
        }
        self.classes.push((card.class.clone(), name.to_owned()));
    }

    /// Two skills, as a rule different ones.
    fn take_skills(
        &mut self,
        edition: &Edition,
        member: &CrewMember,
        name: &str,
        rules: &Rules,
        problems: &mut Vec<SetupProblem>,
    ) {
        if member.skills.len() != 2 {
            problems.push(SetupProblem::SkillCount {
                member: name.to_owned(),
                count: member.skills.len(),
            });
        }
        if let [first, second] = &member.skills[..]
            && let (Some((a, card)), Some((b, _))) = (edition.skill(first), edition.skill(second))
            && a == b
            && !rules.same_skill_twice
        {
            problems.push(SetupProblem::SameSkillTwice {
                member: name.to_owned(),
                skill: card.name.clone(),
            });
        }
        let bound = !rules.prebuilts_waive_copies || !is_prebuilt(edition, member);
        for id in member.skills.iter().take(2) {
            let Some((_, card)) = edition.skill(id) else {
                problems.push(SetupProblem::UnknownSkill { name: id.clone() });
                continue;
            };
            match self
                .skills
                .iter_mut()
                .find(|(skill, _)| *skill == card.name)
            {
                Some((_, count)) => *count += usize::from(bound),
                None if bound => self.skills.push((card.name.clone(), 1)),
                None => {}
            }
        }
    }

    /// The better forms of a skill are printed on the same cards.
    fn check_shared_cards(&self, edition: &Edition, problems: &mut Vec<SetupProblem>) {
        let amateurs = edition.skills.iter();
        for amateur in amateurs.filter(|card| !card.becomes.is_empty()) {
            let forms = amateur.becomes.iter().filter_map(|id| edition.skill(id));
            let taken = |name: &str| self.skills.iter().find(|(skill, _)| skill == name);
            let count: usize = forms
                .filter_map(|(_, card)| taken(&card.name))
                .map(|(_, count)| count)
                .sum();
            if count > COPIES {
                problems.push(SetupProblem::SharedSkillCards {
                    skill: amateur.name.clone(),
                    count,
                });
            }
        }
    }

    fn check_copies(self, problems: &mut Vec<SetupProblem>) {
        for (skill, count) in self.skills {
            if count > COPIES {
                problems.push(SetupProblem::TooManyCopies { skill, count });
            }
        }
    }
}

/// Whether somebody has exactly the cards of a pre-built character.
fn is_prebuilt(edition: &Edition, member: &CrewMember) -> bool {
    let same = |prebuilt: &Prebuilt| {
        prebuilt.character == member.character && prebuilt.skills[..] == member.skills[..]
    };
    edition.prebuilts.iter().any(same)
}

/// What a member brings from heists before: a bust, a hideout, ideas.
fn check_past(
    member: &CrewMember,
    name: &str,
    rules: &Rules,
    scenario: Option<&Scenario>,
    problems: &mut Vec<SetupProblem>,
) {
    let break_in = scenario.is_none_or(|scenario| {
        let rules = scenario.draft.rules.iter();
        rules
            .filter_map(|rule| rule.rule.as_ref())
            .any(|rule| *rule == ScenarioRule::BreakIn)
    });
    if member.busted && !break_in && rules.busted_only_break_out {
        problems.push(SetupProblem::InJail {
            member: name.to_owned(),
        });
    }
    if let (Some(number), Some(scenario)) = (member.hideout, scenario)
        && scenario.hideout(number).is_none()
    {
        problems.push(SetupProblem::UnknownHideout {
            member: name.to_owned(),
            number,
        });
    }
    if member.ideas_left.is_some_and(|ideas| ideas > MOST) {
        problems.push(SetupProblem::OverLimit {
            what: SetupAmount::IdeasLeft,
            most: u32::from(MOST),
        });
    }
}

/// Characters the scenario cannot do without.
fn check_required(
    edition: &Edition,
    setup: &Setup,
    scenario: &Scenario,
    problems: &mut Vec<SetupProblem>,
) {
    for id in &scenario.draft.requires {
        let Some((_, wanted)) = edition.character(id) else {
            continue;
        };
        let there = |choice: &CrewChoice| {
            resolve(edition, choice).is_ok_and(|member| {
                edition
                    .character(&member.character)
                    .is_some_and(|(_, card)| card.id == wanted.id)
            })
        };
        if !setup.crew.iter().any(there) {
            problems.push(SetupProblem::Missing {
                character: wanted.name.clone(),
            });
        }
    }
}
