//! What each character and skill did for the result.

use crate::crew::results::Results;
use crate::share::Share;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A card, and how heists went with it and without it. It says something where several crews played the same scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Contribution {
    /// Id of the character or skill card.
    pub card: String,
    pub skill: bool,
    pub with: Share,
    pub without: Share,
}

/// The contribution of every card somebody brought, over all matchups.
pub fn contributions(results: &Results) -> Vec<Contribution> {
    let mut with: BTreeMap<(bool, &str), Share> = BTreeMap::new();
    let mut all = Share::default();
    for matchup in &results.matchups {
        all.add(matchup.summary.won);
        let characters = matchup
            .people
            .iter()
            .filter_map(|person| person.character.as_deref());
        let skills = matchup.people.iter().flat_map(|person| &person.skills);
        let cards: BTreeSet<(bool, &str)> = characters
            .map(|card| (false, card))
            .chain(skills.map(|card| (true, card.as_str())))
            .collect();
        for card in cards {
            with.entry(card).or_default().add(matchup.summary.won);
        }
    }
    with.into_iter()
        .map(|((skill, card), with)| Contribution {
            card: card.to_owned(),
            skill,
            with,
            without: Share::new(all.wins - with.wins, all.of - with.of),
        })
        .collect()
}
