//! Which edition somebody means, and which scenario: `edition/scenario`, or a name looked for in all editions.

use crate::failure::Failure;
use crate::show::nearest;
use crew::content::{self, Edition, Scenario, editions};
use words::Language;

/// A name, and the edition it belongs to if somebody said so.
pub struct Wanted<'a> {
    edition: Option<&'static Edition>,
    pub name: &'a str,
}

impl<'a> Wanted<'a> {
    /// Reads `edition/name`. A name may have a stroke of its own: only a known edition before it counts.
    pub fn new(
        lang: Language,
        edition: Option<&str>,
        name: &'a str,
    ) -> Result<Wanted<'a>, Failure> {
        let edition = edition.map(|name| named(lang, name)).transpose()?;
        let name = name.trim();
        let prefixed = name.split_once('/').and_then(|(prefix, name)| {
            let edition = content::edition(prefix.trim())?;
            Some((edition, name.trim()))
        });
        Ok(match (edition, prefixed) {
            (None, Some((edition, name))) => Wanted {
                edition: Some(edition),
                name,
            },
            (edition, _) => Wanted { edition, name },
        })
    }

    /// The editions to look in, the newest first.
    pub fn editions(&self) -> Vec<&'static Edition> {
        match self.edition {
            Some(edition) => vec![edition],
            None => editions().to_vec(),
        }
    }

    /// The scenario of that name in the newest edition that has one.
    pub fn scenario(
        &self,
        lang: Language,
    ) -> Result<(&'static Edition, &'static Scenario), Failure> {
        let editions = self.editions();
        let found = editions.iter().find_map(|&edition| {
            let (_, scenario) = edition.scenario(self.name)?;
            Some((edition, scenario))
        });
        let unknown = || nearest::unknown_scenario(lang, &editions, self.name);
        found.ok_or_else(|| Failure::Asked(unknown()))
    }
}

/// The edition with this id or printed name.
pub fn named(lang: Language, name: &str) -> Result<&'static Edition, Failure> {
    let unknown = || Failure::Asked(nearest::unknown_edition(lang, name));
    content::edition(name.trim()).ok_or_else(unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_stands_before_the_name_or_beside_it() {
        let id = "your-last-heist";
        let lang = Language::english();
        let (edition, scenario) = Wanted::new(lang, None, "your-last-heist/The Fence")
            .and_then(|wanted| wanted.scenario(lang))
            .unwrap();
        assert_eq!((&*edition.id, &*scenario.draft.id), (id, "the-fence"));
        let beside =
            Wanted::new(lang, Some(id), "the-fence").and_then(|wanted| wanted.scenario(lang));
        assert!(beside.is_ok());
        assert!(Wanted::new(lang, Some("monopoly"), "the-fence").is_err());
    }

    #[test]
    fn a_name_may_have_a_stroke_of_its_own() {
        let name = "Suspicious Guards / Caught in a Reflection";
        let wanted = Wanted::new(Language::english(), None, name).unwrap();
        assert_eq!(wanted.name, name);
        assert_eq!(wanted.editions().len(), editions().len());
    }

    #[test]
    fn what_several_editions_have_is_taken_from_the_newest() {
        let found = |name: &str| {
            let lang = Language::english();
            let scenario = Wanted::new(lang, None, name).and_then(|wanted| wanted.scenario(lang));
            scenario.map(|(edition, _)| edition.id.clone()).ok()
        };
        assert_eq!(found("county-the-bricks").as_deref(), Some("master-heist"));
        let older = "masters-of-the-heist";
        assert_eq!(
            found("masters-of-the-heist/county-the-bricks").as_deref(),
            Some(older)
        );
    }
}
