//! Every card and every scenario has its texts, and no text is without its card.

use super::super::en;
use crate::Language;
use crate::crew::cards::{self, Card, attribute, find};
use crate::crew::{Job, job, job_of};
use crew::content::cards::{Ability, ActionRef};
use crew::content::{Edition, check_scenario, editions, lessons, master_heist};
use crew::suggested::{Strength, evening};
use crew::{Heist, Setup};

/// A text that a card or a scenario must have: what it is found by, and what is found.
type Said = (String, Option<&'static str>);

fn name_of(edition: &Edition, card: &impl Card) -> Said {
    let key = card.key();
    let said = find(en(), edition, &key);
    (format!("{} {key}", edition.id), said)
}

fn attribute_of(edition: &Edition, card: &impl Card, name: &str) -> Said {
    let said = attribute(en(), edition, card, name);
    (format!("{} {}.{name}", edition.id, card.key()), said)
}

fn abilities<P>(edition: &Edition, list: &[Ability<P>]) -> Vec<Said> {
    let both = |ability| {
        [
            name_of(edition, ability),
            attribute_of(edition, ability, "text"),
        ]
    };
    list.iter().flat_map(both).collect()
}

fn special<'a>(
    edition: &Edition,
    actions: impl IntoIterator<Item = &'a ActionRef>,
) -> impl Iterator<Item = Said> {
    actions.into_iter().filter_map(move |action| match action {
        ActionRef::Special(card) => Some(name_of(edition, card)),
        ActionRef::Common(_) => None,
    })
}

/// What stands on the cards of a box.
fn on_cards(edition: &Edition) -> Vec<Said> {
    let mut said = Vec::new();
    for part in ["", ".about"] {
        let key = format!("edition-{}{part}", edition.id);
        let text = en().found(&key);
        said.push((key, text));
    }
    said.extend(edition.actions.iter().map(|card| name_of(edition, card)));
    said.extend(edition.skills.iter().map(|card| name_of(edition, card)));
    said.extend(edition.prebuilts.iter().map(|card| name_of(edition, card)));
    for card in &edition.characters {
        said.push(name_of(edition, card));
        said.extend(special(edition, &card.actions));
        said.extend(abilities(edition, &card.abilities));
    }
    for card in &edition.items {
        said.push(name_of(edition, card));
        said.extend(card.action.iter().map(|action| name_of(edition, action)));
        said.extend(abilities(edition, &card.abilities));
    }
    for card in &edition.fixers {
        said.push(name_of(edition, card));
        said.extend(abilities(edition, &card.abilities));
    }
    for card in &edition.npcs {
        said.push(name_of(edition, card));
        for (side, face) in [("calm", &card.calm), ("panicked", &card.panicked)] {
            said.push(attribute_of(edition, card, side));
            said.extend(special(edition, face.actions.iter().chain(&face.six)));
            said.extend(abilities(edition, &face.abilities));
        }
    }
    for card in &edition.achievements {
        said.push(name_of(edition, card));
        said.push(attribute_of(edition, card, "text"));
    }
    for card in &edition.campaigns {
        said.push(name_of(edition, card));
        said.push(attribute_of(edition, card, "text"));
    }
    for card in &edition.cards {
        said.push(name_of(edition, card));
        said.push(attribute_of(edition, card, "text"));
        said.push(attribute_of(edition, card, "story"));
    }
    said
}

/// What the scenarios of a box say.
fn on_scenarios(edition: &'static Edition) -> Vec<Said> {
    let mut said = Vec::new();
    for scenario in &edition.scenarios {
        let draft = &scenario.draft;
        let job: Job = job(en(), edition, draft);
        let key = format!("scenario-{}", draft.id);
        let mut add = |what: &str, text: &'static str| {
            let text = Some(text).filter(|text| !text.is_empty());
            said.push((format!("{} {key}{what}", edition.id), text));
        };
        add(
            " as the box calls it",
            find(en(), edition, &key).unwrap_or_default(),
        );
        add(".location", job.location());
        add(".story", job.story());
        add(".objective", job.objective());
        for (number, bonus) in job.bonuses().into_iter().enumerate() {
            add(&format!(".bonus-{}", number + 1), bonus);
        }
        for (rule, (name, text)) in draft.rules.iter().zip(job.rules()) {
            add(
                &format!(", rule {}", rule.id),
                name.strip_prefix(&rule.id).map_or(name, |_| ""),
            );
            add(&format!(", text of rule {}", rule.id), text);
        }
        for note in job.notes() {
            add(", note", note);
        }
        if let Some(npc) = &draft.npc {
            if npc.name.is_some() {
                let known = find(en(), edition, &format!("{key}.npc"));
                add(".npc", known.unwrap_or_default());
            }
            said.extend(npc.special.iter().map(|action| name_of(edition, action)));
        }
    }
    said
}

pub fn say_everything() -> Vec<Said> {
    let boxes = editions().into_iter().chain(lessons());
    let all = boxes.flat_map(|edition| [on_cards(edition), on_scenarios(edition)].concat());
    all.collect()
}

#[test]
fn every_card_and_every_scenario_has_its_texts() {
    let said = say_everything();
    let missing: Vec<_> = said.iter().filter(|(_, text)| text.is_none()).collect();
    assert!(missing.is_empty(), "without a text: {missing:#?}");
    assert!(said.len() > 1500, "only {} texts", said.len());
}

/// The texts of the box are in the language files only, and no card of a box goes by its id.
#[test]
fn the_content_of_the_box_brings_no_texts() {
    for edition in editions().into_iter().chain(lessons()) {
        for scenario in &edition.scenarios {
            let draft = &scenario.draft;
            assert!(!draft.has_own_texts(), "{}", draft.id);
            assert!(draft.location.is_empty() && draft.story.is_empty());
            assert!(draft.notes.is_empty(), "{}", draft.id);
            assert!(draft.bonus.iter().all(|bonus| bonus.text.is_empty()));
            let silent = |rule: &crew::content::scenario::SpecialRule| {
                rule.name.is_empty() && rule.text.is_empty() && !rule.id.is_empty()
            };
            assert!(draft.rules.iter().all(silent), "{}", draft.id);
        }
    }
}

#[test]
fn a_box_has_its_own_name_for_a_card_where_it_differs() {
    let [master, masters, ..] = editions();
    let bricks = |edition: &'static Edition| {
        let (_, scenario) = edition.scenario("county-the-bricks").unwrap();
        job(en(), edition, &scenario.draft).name()
    };
    assert_eq!(bricks(master), "County: The Bricks");
    assert_eq!(bricks(masters), "County Jail: The Bricks");
    let pick = |edition: &Edition| cards::action_called(en(), edition, "Pick II");
    assert_eq!([pick(master), pick(masters)], ["Pick II"; 2]);
}

/// Somebody who brings a scenario along is shown their own words, also under the id of a scenario of the box.
#[test]
fn a_draft_speaks_for_itself() {
    let edition = master_heist();
    let (_, black_box) = edition.scenario("the-black-box").unwrap();
    let mut draft = black_box.draft.clone();
    draft.name = "My Box".into();
    draft.location = "My place".into();
    draft.objective = "Get him.".into();
    for rule in &mut draft.rules {
        rule.name = "My rule".into();
        rule.text = "Mine.".into();
    }
    draft.npc.as_mut().unwrap().name = Some("Bob".into());
    let scenario = check_scenario("my job", draft.clone(), edition).unwrap();
    let own = job(Language::pseudo(), edition, &scenario.draft);
    assert_eq!(own.name(), "My Box");
    assert_eq!(own.objective(), "Get him.");
    assert_eq!(own.rules()[0], ("My rule", "Mine."));
    assert_eq!(own.npc(), Some("Bob"));
    assert!(own.notes().is_empty() && own.story().is_empty());
    let setup = Setup {
        scenario: crew::setup::ScenarioChoice::Inline(Box::new(draft)),
        ..evening(edition, black_box, 4, Strength::Amateur)
    };
    let heist = Heist::new(setup).unwrap();
    assert_eq!(job_of(en(), &heist).location(), "My place");
}

#[test]
fn names_that_records_give_are_said_in_the_language() {
    let edition = master_heist();
    let person = |name| cards::person(Language::pseudo(), edition, name);
    assert_eq!(person("Karma"), "⟦Ķáŕɱá⟧");
    assert!(person("Thug").starts_with('⟦'));
    assert_eq!(person("Somebody else"), "Somebody else");
}

/// Of the squares of Your Last Heist several bear the same event, and one of them two.
#[test]
fn the_squares_bear_the_printed_names_in_their_order() {
    let edition = editions()[2];
    let track = edition.alert.as_ref().unwrap();
    let names = track.squares.iter().map(|&card| {
        let card = &edition.cards[usize::from(card)];
        cards::name(en(), edition, card)
    });
    let printed = [
        "Outta My Way!",
        "Outta My Way!",
        "Caught in a Reflection",
        "Suspicious Guards",
        "Let Me Go!",
        "Reboot",
        "Lockdown",
        "Suspicious Guards / Caught in a Reflection",
        "Let Me Go!",
        "Reboot",
        "I Thought I Had Him",
        "Suspicious Guards / Caught in a Reflection",
        "Lockdown",
        "Let Me Go!",
        "Hey You!",
        "Suspicious Guards / Caught in a Reflection",
        "Lockdown",
        "I Thought I Had Him / Reboot",
        "Call It In",
        "Lockdown",
        "Alarm",
    ];
    assert!(names.eq(printed));
}

/// Where print leaves a gap, the page tells what we do.
#[test]
fn pages_with_gaps_have_notes() {
    let [_, masters, stories, _] = editions();
    for scenario in &masters.scenarios {
        let notes = job(en(), masters, &scenario.draft).notes();
        assert!(!notes.is_empty(), "{}", scenario.draft.id);
    }
    for scenario in &stories.scenarios {
        let draft = &scenario.draft;
        let bag = draft.bag;
        let short = u32::from(bag.guards + bag.cameras + bag.locks) < scenario.unknown.len();
        let unprinted = ["the-provenance", "the-collector"].contains(&draft.id.as_str());
        let notes = job(en(), stories, draft).notes();
        let noted = notes.iter().any(|note| note.contains("bag"));
        assert_eq!(noted, short || unprinted, "{}", draft.id);
    }
}
