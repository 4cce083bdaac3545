//! An edition of the game: everything in its box, checked and with names resolved.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::cards::{
    AchievementCard, ActionCard, Barriers, CampaignCard, CharacterCard, EventCard, FixerCard, Icon,
    ItemCard, NoiseTrack, NpcCard, Prebuilt, SkillCard, Supply,
};
use super::editions::{
    MASTER_HEIST, MASTERS_OF_THE_HEIST, TRAINING, TRAINING_ALERTS, YOUR_LAST_HEIST,
    YOUR_LAST_HEIST_DRAFT,
};
use super::effect::Chit;
use super::load::load_edition;
use super::map::Scenario;
use super::problems::{Counted, Noun, ProblemKind};
use crate::rules::{RuleChanges, Rules};
use serde::Deserialize;

/// A deck has at most this many cards.
pub const MAX_DECK: usize = 80;

/// Everything in the box of one edition.
#[derive(Clone, Debug)]
pub struct Edition {
    pub id: String,
    pub name: String,
    /// The id of the edition whose cards are in the box, if it is another's.
    pub cards_of: Option<String>,
    pub version: String,
    pub year: u16,
    /// Raised when games recorded under older rules would play differently.
    pub ruleset: u32,
    /// The rulesets before it that can still be played.
    pub earlier: Vec<EarlierRuleset>,
    /// The rulings of this edition.
    pub rules: Rules,
    pub barriers: Barriers,
    pub supply: Supply,
    /// Where alerts move a bar and a die picks the event.
    pub alert: Option<Alerts>,
    /// Scenarios that can be played one after the other in one sitting, by id: one of each list.
    pub series: Vec<Vec<String>>,
    pub campaigns: Vec<CampaignCard>,
    /// How a lesson is dealt.
    pub lesson: Option<Lesson>,
    /// Names of the pre-built characters that the rulebook recommends to beginners.
    pub beginners: Vec<String>,
    pub actions: Vec<ActionCard>,
    pub characters: Vec<CharacterCard>,
    pub skills: Vec<SkillCard>,
    pub items: Vec<ItemCard>,
    pub npcs: Vec<NpcCard>,
    pub fixers: Vec<FixerCard>,
    pub prebuilts: Vec<Prebuilt>,
    pub tracks: Vec<NoiseTrack>,
    pub achievements: Vec<AchievementCard>,
    /// Events first, then crises.
    pub cards: Vec<EventCard>,
    /// How many of the cards are events.
    pub events: usize,
    pub scenarios: Vec<Scenario>,
    /// Codes that decks print and no card bears, and the card that is meant.
    pub renames: BTreeMap<String, String>,
}

/// A ruleset before the present one: what it plays otherwise than the edition does now.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EarlierRuleset {
    pub ruleset: u32,
    pub rules: RuleChanges,
}

/// A first heist with kind luck: who plays, and what is dealt as long as it can be.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lesson {
    /// Names of pre-built characters. The first one is the learner's.
    pub crew: Vec<String>,
    /// What turns up on unknown tiles, in the order in which they are revealed.
    pub draws: Vec<Chit>,
    /// The dice of each round, in the order of the crew.
    pub rolls: Vec<Vec<u8>>,
    /// The security die of each round, where there is one.
    #[serde(default)]
    pub security: Vec<u8>,
    /// What everybody rolls in Escape.
    pub last_ditch: u8,
}

/// The alert track with its cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alerts {
    /// Faces of the security die.
    pub die: u8,
    /// Indices of the cards on its squares.
    pub squares: Vec<u8>,
    /// The slot of the bar at which reinforcements come, and their card.
    pub reinforcements_at: u8,
    pub reinforcements: u8,
}

impl Alerts {
    /// The last slot of the bar, before the last square.
    pub fn last(&self) -> u8 {
        self.squares.len() as u8 - 1
    }

    /// The card the die picks, and its square counted from 1.
    pub fn square(&self, bar: u8, face: u8) -> (u8, u8) {
        let square = (bar + face).min(self.squares.len() as u8);
        (square, self.squares[square as usize - 1])
    }
}

/// Every edition, newest first. The content is part of the program, and a test proves that it loads.
pub fn editions() -> [&'static Edition; 4] {
    static EDITIONS: [LazyLock<Edition>; 4] = [
        LazyLock::new(|| read(MASTER_HEIST)),
        LazyLock::new(|| read(MASTERS_OF_THE_HEIST)),
        LazyLock::new(|| read(YOUR_LAST_HEIST)),
        LazyLock::new(|| read(YOUR_LAST_HEIST_DRAFT)),
    ];
    EDITIONS.each_ref().map(|edition| &**edition)
}

fn read(files: &[(&str, &str)]) -> Edition {
    load_edition(files).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// Master Heist 24.0 with the River City booklet.
pub fn master_heist() -> &'static Edition {
    editions()[0]
}

/// The boxes of our own that teach how to play: for the event deck, and for the alert track.
pub fn lessons() -> [&'static Edition; 2] {
    static LESSONS: [LazyLock<Edition>; 2] = [
        LazyLock::new(|| read(TRAINING)),
        LazyLock::new(|| read(TRAINING_ALERTS)),
    ];
    LESSONS.each_ref().map(|edition| &**edition)
}

/// An edition or a lesson by its id or printed name.
pub fn edition(name: &str) -> Option<&'static Edition> {
    editions()
        .into_iter()
        .chain(lessons())
        .find(|edition| edition.id == name || edition.name.eq_ignore_ascii_case(name.trim()))
}

/// Finders take an id, or a printed name in any case.
impl Edition {
    /// The id of the box that the cards are from.
    pub fn cards_of(&self) -> &str {
        self.cards_of.as_deref().unwrap_or(&self.id)
    }

    pub fn action(&self, name: &str) -> Option<(usize, &ActionCard)> {
        find(&self.actions, name, |card| [&card.name, &card.name])
    }

    pub fn character(&self, name: &str) -> Option<(usize, &CharacterCard)> {
        find(&self.characters, name, |card| [&card.id, &card.name])
    }

    pub fn skill(&self, name: &str) -> Option<(usize, &SkillCard)> {
        find(&self.skills, name, |card| [&card.id, &card.name])
    }

    pub fn item(&self, name: &str) -> Option<(usize, &ItemCard)> {
        find(&self.items, name, |card| [&card.id, &card.name])
    }

    pub fn npc(&self, name: &str) -> Option<(usize, &NpcCard)> {
        find(&self.npcs, name, |card| [&card.id, &card.name])
    }

    /// A fixer, also by one of their other names.
    pub fn fixer(&self, name: &str) -> Option<(usize, &FixerCard)> {
        let by_alias = || {
            let mut fixers = self.fixers.iter().enumerate();
            fixers.find(|(_, card)| card.aliases.iter().any(|alias| same(alias, name)))
        };
        find(&self.fixers, name, |card| [&card.id, &card.name]).or_else(by_alias)
    }

    pub fn prebuilt(&self, name: &str) -> Option<(usize, &Prebuilt)> {
        find(&self.prebuilts, name, |card| [&card.name, &card.name])
    }

    pub fn achievement(&self, id: &str) -> Option<(usize, &AchievementCard)> {
        let mut achievements = self.achievements.iter().enumerate();
        achievements.find(|(_, card)| card.id == id)
    }

    pub fn scenario(&self, name: &str) -> Option<(usize, &Scenario)> {
        find(&self.scenarios, name, |scenario| {
            [&scenario.draft.id, &scenario.draft.name]
        })
    }

    /// The noise track for so many players.
    pub fn track(&self, players: u8) -> Option<&NoiseTrack> {
        self.tracks.iter().find(|track| track.players == players)
    }

    /// The event or crisis card with this code, or the one that is meant by it.
    pub fn card(&self, code: &str) -> Option<(usize, &EventCard)> {
        let code = self.renames.get(code).map_or(code, String::as_str);
        let mut cards = self.cards.iter().enumerate();
        cards.find(|(_, card)| card.code == code)
    }

    /// Whether the card at this index is a crisis.
    pub fn is_crisis(&self, index: usize) -> bool {
        index >= self.events
    }

    /// What no face of a skill offers, of the icons that are worth having.
    pub fn lacks(&self, skill: &SkillCard) -> Vec<Icon> {
        let worth_having = [
            Icon::Idea,
            Icon::Move,
            Icon::Disable,
            Icon::Reveal,
            Icon::Subdue,
            Icon::Unlock,
        ];
        let faces: Vec<&ActionCard> = skill
            .faces
            .iter()
            .filter_map(|name| self.action(name))
            .map(|(_, action)| action)
            .collect();
        worth_having
            .into_iter()
            .filter(|icon| !faces.iter().any(|action| action.icons.contains(icon)))
            .collect()
    }

    /// The cards of a deck written as codes and ranges, `1-8,G1,C3`, from top to bottom.
    pub fn expand_deck(&self, deck: &str) -> Result<Vec<u8>, Vec<ProblemKind>> {
        let (cards, problems) = self.read_deck(deck);
        if problems.is_empty() {
            Ok(cards.into_iter().flatten().collect())
        } else {
            Err(problems)
        }
    }

    /// The cards of a deck, with nothing in the place of those that are wrong.
    pub(super) fn read_deck(&self, deck: &str) -> (Vec<Option<u8>>, Vec<ProblemKind>) {
        if deck.trim().is_empty() {
            return (Vec::new(), vec![ProblemKind::EmptyDeck]);
        }
        let mut codes = Vec::new();
        let mut problems = Vec::new();
        for part in deck.split(',').map(str::trim) {
            match codes_of(part) {
                Some(range) => codes.extend(range.into_iter().map(Some)),
                None => {
                    problems.push(ProblemKind::BadRange {
                        range: part.to_string(),
                    });
                    codes.push(None);
                }
            }
        }
        if codes.len() > MAX_DECK {
            problems.push(ProblemKind::TooMany {
                what: Counted::DeckCards,
                most: MAX_DECK,
                found: codes.len(),
            });
            codes.truncate(MAX_DECK);
            codes.push(None);
        }
        let mut cards = Vec::new();
        for code in codes {
            let card = code.as_ref().and_then(|code| self.card(code));
            cards.push(card.map(|(index, _)| index as u8));
            if let (None, Some(name)) = (card, code) {
                let noun = Noun::Card;
                problems.push(ProblemKind::UnknownName { noun, name });
            }
        }
        (cards, problems)
    }
}

/// One code, or those from the first to the last of a range.
fn codes_of(part: &str) -> Option<Vec<String>> {
    let Some((first, last)) = part.split_once('-') else {
        return (!part.is_empty()).then(|| vec![part.to_string()]);
    };
    let (series, from) = series_and_number(first)?;
    let (other, to) = series_and_number(last)?;
    (series == other && from <= to).then(|| (from..=to).map(|n| format!("{series}{n}")).collect())
}

/// The letters and the number of a code such as `G1`. No edition numbers its cards past 255.
fn series_and_number(code: &str) -> Option<(&str, u8)> {
    let code = code.trim();
    let (series, number) = code.split_at(code.find(|c: char| c.is_ascii_digit())?);
    Some((series, number.parse().ok()?))
}

/// Ids go before printed names.
fn find<'a, T>(
    list: &'a [T],
    name: &str,
    names: impl Fn(&T) -> [&String; 2],
) -> Option<(usize, &'a T)> {
    let by_id = list.iter().position(|card| names(card)[0] == name);
    let by_name = || list.iter().position(|card| same(names(card)[1], name));
    let index = by_id.or_else(by_name)?;
    Some((index, &list[index]))
}

fn same(printed: &str, name: &str) -> bool {
    printed.to_lowercase() == name.trim().to_lowercase()
}
