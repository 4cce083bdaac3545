//! What a scenario says. Somebody who brings one along brings its words too; those of the box are in the language files, with
//! the special rules of one scenario only among its own texts.

use super::cards::{self, find};
use crate::Language;
use crew::Heist;
use crew::content::Edition;
use crew::content::scenario::{Bonus, ScenarioDraft, SpecialRule};

/// A scenario in a language.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    lang: Language,
    edition: &'a Edition,
    draft: &'a ScenarioDraft,
}

/// A scenario in a language.
pub fn job<'a>(lang: Language, edition: &'a Edition, draft: &'a ScenarioDraft) -> Job<'a> {
    Job {
        lang,
        edition,
        draft,
    }
}

/// The scenario of a heist.
pub fn job_of(lang: Language, heist: &Heist) -> Job<'_> {
    job(lang, heist.edition, &heist.scenario.draft)
}

impl<'a> Job<'a> {
    pub fn name(self) -> &'a str {
        self.own(&self.draft.name).unwrap_or_else(|| {
            let key = format!("scenario-{}", self.draft.id);
            find(self.lang, self.edition, &key).unwrap_or(&self.draft.name)
        })
    }

    pub fn location(self) -> &'a str {
        self.own(&self.draft.location)
            .unwrap_or_else(|| self.text("location"))
    }

    /// Empty if there is none.
    pub fn story(self) -> &'a str {
        self.own(&self.draft.story)
            .unwrap_or_else(|| self.text("story"))
    }

    pub fn objective(self) -> &'a str {
        self.own(&self.draft.objective)
            .unwrap_or_else(|| self.text("objective"))
    }

    /// What players should know of how it came to be.
    pub fn notes(self) -> Vec<&'a str> {
        if self.draft.has_own_texts() {
            return self.draft.notes.iter().map(String::as_str).collect();
        }
        (1..)
            .map_while(|n| self.found(&format!("note-{n}")))
            .collect()
    }

    /// What each bonus is for.
    pub fn bonuses(self) -> Vec<&'a str> {
        let said = |(n, bonus): (usize, &'a Bonus)| {
            self.own(&bonus.text)
                .unwrap_or_else(|| self.text(&format!("bonus-{}", n + 1)))
        };
        self.draft.bonus.iter().enumerate().map(said).collect()
    }

    /// The special rules, each with its name and its text.
    pub fn rules(self) -> Vec<(&'a str, &'a str)> {
        let rules = self.draft.rules.iter();
        rules.map(|rule| self.rule(rule)).collect()
    }

    fn rule(self, rule: &'a SpecialRule) -> (&'a str, &'a str) {
        if self.draft.has_own_texts() || rule.id.is_empty() {
            return (&rule.name, &rule.text);
        }
        let key = format!("rule-{}", rule.id);
        let shared = || find(self.lang, self.edition, &format!("{key}.text"));
        let name = find(self.lang, self.edition, &key).unwrap_or(&rule.id);
        (name, self.found(&key).or_else(shared).unwrap_or_default())
    }

    /// What the non-player character is called in this story; nothing if they go by their card.
    pub fn npc(self) -> Option<&'a str> {
        let name = self.draft.npc.as_ref()?.name.as_deref()?;
        let said = self.own(name).or_else(|| self.found("npc"));
        Some(said.unwrap_or(name))
    }

    /// The name of the non-player character's card.
    pub fn npc_card(self) -> Option<&'a str> {
        let part = self.draft.npc.as_ref()?;
        let card = self.edition.npc(&part.card);
        let name = card.map(|(_, card)| cards::name(self.lang, self.edition, card));
        Some(name.unwrap_or(&part.card))
    }

    /// The draft's own words, if it speaks for itself.
    fn own(self, text: &'a str) -> Option<&'a str> {
        self.draft.has_own_texts().then_some(text)
    }

    fn text(self, attribute: &str) -> &'static str {
        self.found(attribute).unwrap_or_default()
    }

    fn found(self, attribute: &str) -> Option<&'static str> {
        let key = format!("scenario-{}.{attribute}", self.draft.id);
        find(self.lang, self.edition, &key)
    }
}
