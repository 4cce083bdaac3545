//! Which scenarios and crews are meant by the command line.

use crate::failure::Failure;
use crate::show::nearest;
use crate::which::{Wanted, named};
use bots::Level;
use clap::{Args, ValueEnum};
use crew::Heist;
use crew::content::cards::Prebuilt;
use crew::content::map::Scenario;
use crew::content::{Edition, editions};
use crew::setup::SetupProblems;
use crew::suggested::{self, Strength};
use lab::Think;
use lab::crew::Matchup;
use std::num::NonZeroUsize;
use table::FastDealer;
use words::Language;

/// More matchups than this in one run are a slip of the keyboard.
const MOST_MATCHUPS: usize = 5_000;
pub const MOST_HEISTS: i64 = 1_000_000;

/// Who plays, and with what luck.
#[derive(Args, Clone, Debug)]
pub struct Players {
    /// Who plays: random, scripted or search
    #[arg(long, value_name = "LEVEL", default_value = "scripted")]
    pub bot: Level,
    /// What a search bot may think about one decision: a time (200ms) or a number of imagined heists (400), which
    /// makes results reproducible. Crews plan their routes once, with 50 times that number
    #[arg(long, value_name = "TIME|HEISTS", default_value_t)]
    pub think: Think,
    /// Where the luck comes from: the same seed gives the same dice and draws
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many heists are played at once [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

impl Players {
    pub fn threads(&self) -> NonZeroUsize {
        let asked = self.threads.and_then(|n| NonZeroUsize::new(usize::from(n)));
        let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        asked.unwrap_or_else(cores)
    }
}

/// Which rulebook is played by.
#[derive(Args, Clone, Debug)]
pub struct Rulebook {
    /// Id or printed name of an edition [default: the newest one that has the scenario]
    #[arg(long, value_name = "NAME")]
    pub edition: Option<String>,
}

/// Which crews are sent.
#[derive(Args, Clone, Debug)]
pub struct Crews {
    /// Names of pre-built characters, "Tiny,Karma,F-Stop"; several times for several crews; "all" for crews of all
    /// pre-built ones [default: the crew we suggest]
    #[arg(long = "crew", value_name = "NAMES")]
    pub crews: Vec<String>,
    /// Of "--crew all", how many crews drawn by the seed
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=MOST_MATCHUPS as i64))]
    pub sample: u32,
    /// How many play, 3 or 4 [default: 4, or as many as the crew has]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=4))]
    pub players: Option<u8>,
    /// How far the crews have come; they bring the fixers and cash of a campaign up to there [default: as the scenario
    /// asks for]
    #[arg(long, value_name = "STRENGTH")]
    pub strength: Option<StrengthWord>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum StrengthWord {
    Amateur,
    SemiPro,
    Pro,
}

impl From<StrengthWord> for Strength {
    fn from(word: StrengthWord) -> Strength {
        match word {
            StrengthWord::Amateur => Strength::Amateur,
            StrengthWord::SemiPro => Strength::SemiPro,
            StrengthWord::Pro => Strength::Pro,
        }
    }
}

/// A scenario with the edition it belongs to.
pub type EditionScenario = (&'static Edition, &'static Scenario);

/// The scenarios with these names, of an edition, as `edition/scenario`, or of the newest edition that has one; "all" for
/// all of an edition, the newest if none is named.
pub fn scenarios(
    lang: Language,
    names: &[String],
    edition: Option<&str>,
) -> Result<Vec<EditionScenario>, Failure> {
    let mut found: Vec<EditionScenario> = Vec::new();
    for name in names {
        let wanted = Wanted::new(lang, edition, name)?;
        if wanted.name.eq_ignore_ascii_case("all") {
            let edition = wanted.editions()[0];
            found.extend(edition.scenarios.iter().map(|scenario| (edition, scenario)));
        } else {
            found.push(wanted.scenario(lang)?);
        }
    }
    let mut ids = std::collections::HashSet::new();
    found.retain(|(edition, scenario)| ids.insert((&edition.id, &scenario.draft.id)));
    Ok(found)
}

/// All scenarios of an edition, or of all of them.
pub fn everywhere(lang: Language, edition: Option<&str>) -> Result<Vec<EditionScenario>, Failure> {
    let editions = match edition {
        Some(name) => vec![named(lang, name)?],
        None => editions().to_vec(),
    };
    let all = |edition: &'static Edition| {
        let scenarios = edition.scenarios.iter();
        scenarios.map(move |scenario| (edition, scenario))
    };
    Ok(editions.into_iter().flat_map(all).collect())
}

/// Every crew at every scenario.
pub fn matchups(
    lang: Language,
    scenarios: &[EditionScenario],
    crews: &Crews,
    seed: u64,
) -> Result<Vec<Matchup>, Failure> {
    let mut matchups = Vec::new();
    let players = usize::from(crews.players.unwrap_or(4));
    for &(edition, scenario) in scenarios {
        let asked = people(lang, edition, crews, seed)?;
        let count = scenarios.len() * asked.len().max(1);
        if count > MOST_MATCHUPS {
            let counts = [
                ("count", &*count.to_string()),
                ("most", &MOST_MATCHUPS.to_string()),
            ];
            let sentence = lang.say_with("lab-too-many-jobs", &counts);
            return Err(Failure::Asked(sentence));
        }
        if asked.is_empty() {
            let strength = strength(scenario, crews.strength);
            let setup = suggested::campaign(edition, scenario, players, strength);
            matchups.push(Matchup::new(setup).map_err(|problems| not_playable(lang, &problems))?);
        }
        for people in &asked {
            matchups.push(matchup(lang, edition, scenario, people, crews.strength)?);
        }
    }
    Ok(matchups)
}

/// As strong as asked, or as the scenario asks for.
fn strength(scenario: &Scenario, word: Option<StrengthWord>) -> Strength {
    word.map_or(Strength::of(scenario.draft.difficulty), Strength::from)
}

/// These people at this scenario, as strong as asked or as the scenario asks for.
pub fn matchup(
    lang: Language,
    edition: &Edition,
    scenario: &Scenario,
    people: &[&Prebuilt],
    strength: Option<StrengthWord>,
) -> Result<Matchup, Failure> {
    let strength = self::strength(scenario, strength);
    let setup = suggested::campaign_with(edition, scenario, people, strength);
    Matchup::new(setup).map_err(|problems| not_playable(lang, &problems))
}

/// A sentence about a setup that cannot be played.
pub fn not_playable(lang: Language, problems: &SetupProblems) -> Failure {
    Failure::Asked(words::crew::setup_problems(lang, problems))
}

type People = Vec<&'static Prebuilt>;

/// The crews asked for; none if those we would send are to play.
fn people(
    lang: Language,
    edition: &'static Edition,
    crews: &Crews,
    seed: u64,
) -> Result<Vec<People>, Failure> {
    let players = usize::from(crews.players.unwrap_or(4));
    let mut found = Vec::new();
    for crew in &crews.crews {
        if crew.trim().eq_ignore_ascii_case("all") {
            let all = every_crew(edition, players);
            found.extend(sample(all, crews.sample as usize, seed));
        } else {
            found.push(named_crew(lang, edition, crew, crews.players)?);
        }
    }
    Ok(found)
}

fn named_crew(
    lang: Language,
    edition: &'static Edition,
    crew: &str,
    players: Option<u8>,
) -> Result<People, Failure> {
    let mut people = Vec::new();
    for name in crew.split([',', '+']).map(str::trim) {
        let Some((_, prebuilt)) = edition.prebuilt(name) else {
            let sentence = nearest::unknown_prebuilt(lang, edition, name);
            return Err(Failure::Asked(sentence));
        };
        people.push(prebuilt);
    }
    if let Some(players) = players.filter(|&players| usize::from(players) != people.len()) {
        let arguments = [
            ("crew", crew),
            ("count", &*people.len().to_string()),
            ("players", &players.to_string()),
        ];
        let sentence = lang.say_with("lab-crew-size", &arguments);
        return Err(Failure::Asked(sentence));
    }
    Ok(people)
}

/// Every crew of so many pre-built characters that may play together, in the order of the box.
pub fn every_crew(edition: &'static Edition, players: usize) -> Vec<People> {
    fn grow(
        edition: &'static Edition,
        from: usize,
        left: usize,
        crew: &mut People,
        all: &mut Vec<People>,
    ) {
        if left == 0 {
            all.push(crew.clone());
            return;
        }
        for (number, prebuilt) in edition.prebuilts.iter().enumerate().skip(from) {
            let same_class = |one: &&Prebuilt| class(edition, one) == class(edition, prebuilt);
            if !crew.iter().any(same_class) {
                crew.push(prebuilt);
                grow(edition, number + 1, left - 1, crew, all);
                crew.pop();
            }
        }
    }
    let mut all = Vec::new();
    grow(edition, 0, players, &mut Vec::new(), &mut all);
    all.retain(|people| can_play(edition, people));
    all
}

/// Whether the cards suffice for these people, however far they have come.
fn can_play(edition: &Edition, people: &[&Prebuilt]) -> bool {
    let Some(scenario) = edition.scenarios.first() else {
        return false;
    };
    Strength::ALL.into_iter().all(|strength| {
        let setup = suggested::campaign_with(edition, scenario, people, strength);
        Heist::new(setup).is_ok()
    })
}

fn class<'e>(edition: &'e Edition, prebuilt: &Prebuilt) -> Option<&'e str> {
    let card = edition.character(&prebuilt.character);
    card.map(|(_, card)| card.class.as_str())
}

/// So many of all, drawn by the seed, in their old order.
pub fn sample<T>(all: Vec<T>, wanted: usize, seed: u64) -> Vec<T> {
    let mut luck = FastDealer::new(seed);
    let mut left = wanted.min(all.len()) as u32;
    let total = all.len();
    let kept = all.into_iter().enumerate().filter(|(place, _)| {
        let drawn = luck.below((total - place) as u32) < left;
        left -= u32::from(drawn);
        drawn
    });
    kept.map(|(_, one)| one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crew_can_play_everything_and_comes_once() {
        let edition = editions()[0];
        for players in [3, 4] {
            let all = every_crew(edition, players);
            let mut names = std::collections::HashSet::new();
            for crew in &all {
                let list: Vec<&str> = crew.iter().map(|one| one.name.as_str()).collect();
                assert!(names.insert(list));
            }
            assert!(all.len() > 100);
            for (crew, scenario) in all.iter().zip(edition.scenarios.iter().cycle()) {
                for strength in [
                    StrengthWord::Amateur,
                    StrengthWord::SemiPro,
                    StrengthWord::Pro,
                ] {
                    let sent =
                        matchup(Language::english(), edition, scenario, crew, Some(strength));
                    assert!(sent.is_ok(), "{:?}", sent.err());
                }
            }
        }
    }

    #[test]
    fn a_sample_has_the_size_asked_for_and_keeps_the_order() {
        for (wanted, found) in [(0, 0), (7, 7), (100, 100), (200, 100)] {
            let drawn = sample((0..100).collect(), wanted, 3);
            assert_eq!(drawn.len(), found);
            assert!(drawn.is_sorted());
        }
        let draw = |seed| sample((0..100).collect::<Vec<_>>(), 10, seed);
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }
}
