//! Reads the files of an edition, and finds everything wrong with them at once.

use std::collections::{BTreeMap, HashSet};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::cards::{
    AchievementCard, ActionCard, ActionRef, AlertTrack, Barriers, CampaignCard, CardLevel,
    CharacterCard, EventCard, Feat, FixerCard, ItemCard, NoiseTrack, NpcCard, NpcSide, Power,
    Prebuilt, SkillCard, Supply,
};
use super::check::{Texts, check};
use super::edition::{Alerts, EarlierRuleset, Edition, Lesson};
use super::problems::{DraftText, Noun, Problem, ProblemKind, ProblemPlace, Problems, Severity};
use super::scenario::ScenarioDraft;
use super::source::{At, ContentFile};
use crate::rules::{RuleChanges, Rules};

const EDITION_FILE: &str = "edition.toml";
const SCENARIOS: &str = "scenarios/";

/// The lists a file may have.
const LISTS: [&str; 11] = [
    "action",
    "character",
    "skill",
    "item",
    "npc",
    "fixer",
    "prebuilt",
    "track",
    "achievement",
    "event",
    "crisis",
];

/// The file about the edition itself.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Head {
    id: String,
    name: String,
    version: String,
    year: u16,
    ruleset: u32,
    #[serde(default)]
    cards_of: Option<String>,
    #[serde(default)]
    lesson: Option<Lesson>,
    #[serde(default)]
    earlier: Vec<EarlierRuleset>,
    #[serde(default)]
    renames: BTreeMap<String, String>,
    #[serde(default)]
    rules: RuleChanges,
    #[serde(default)]
    barriers: Barriers,
    #[serde(default)]
    supply: Supply,
    #[serde(default)]
    alert: Option<AlertTrack>,
    #[serde(default)]
    series: Vec<Vec<String>>,
    #[serde(default)]
    campaign: Vec<CampaignCard>,
    #[serde(default)]
    beginners: Vec<String>,
}

/// Reads an edition from its files, given as names and texts: `edition.toml`, the scenarios in
/// `scenarios/` in the order they are to have, and any number of files with lists of cards.
pub fn load_edition(files: &[(&str, &str)]) -> Result<Edition, Problems> {
    let mut problems = Vec::new();
    let mut sources = Vec::new();
    for (file, text) in files {
        let (source, errors) = ContentFile::parse(file, text);
        sources.push(source);
        problems.extend(errors);
    }

    let mut reading = Reading {
        sources: &sources,
        names: HashSet::new(),
        problems,
    };
    let edition = reading.edition();

    let mut problems = reading.problems;
    let Some(edition) = edition.filter(|_| !problems.iter().any(refuses)) else {
        let place = |name: &str| files.iter().position(|(file, _)| *file == name);
        problems.sort_by_key(|Problem { place: at, .. }| (place(&at.file), at.line(), at.cell));
        return Err(Problems(problems));
    };
    Ok(edition)
}

fn refuses(problem: &Problem) -> bool {
    problem.severity() == Severity::Error
}

struct Reading<'s> {
    sources: &'s [ContentFile<'s>],
    /// Every name that is given, also by entries that cannot be read: those are one problem, not
    /// one more for everybody who mentions them.
    names: HashSet<(Noun, String)>,
    problems: Vec<Problem>,
}

/// What was read, with its place.
type Placed<'s, T> = Vec<(At<'s>, T)>;

impl<'s> Reading<'s> {
    /// The edition, without what cannot be read; nothing if the file about itself cannot be.
    fn edition(&mut self) -> Option<Edition> {
        self.unknown_lists();
        let head = self.head();

        let actions: Placed<ActionCard> = self.list("action", Noun::Action, "name");
        let characters: Placed<CharacterCard> = self.list("character", Noun::Character, "id");
        let skills: Placed<SkillCard> = self.list("skill", Noun::Skill, "id");
        let items: Placed<ItemCard> = self.list("item", Noun::Item, "id");
        let npcs: Placed<NpcCard> = self.list("npc", Noun::Npc, "id");
        let fixers: Placed<FixerCard> = self.list("fixer", Noun::Fixer, "id");
        let prebuilts: Placed<Prebuilt> = self.list("prebuilt", Noun::Prebuilt, "name");
        let achievements: Placed<AchievementCard> =
            self.list("achievement", Noun::Achievement, "id");
        let events: Placed<EventCard> = self.list("event", Noun::Card, "code");
        let crises: Placed<EventCard> = self.list("crisis", Noun::Card, "code");
        let tracks: Placed<NoiseTrack> = self.list("track", Noun::Track, "players");
        let drafts = self.drafts();

        for (at, card) in &characters {
            self.check_character(*at, card);
        }
        for (at, card) in &skills {
            self.check_skill(*at, card);
        }
        for (at, card) in &npcs {
            self.check_npc_side(at.key("calm"), &card.calm);
            self.check_npc_side(at.key("panicked"), &card.panicked);
        }
        for (at, card) in &fixers {
            self.all_known(at.key("unlocked-by"), Noun::Scenario, &card.unlocked_by);
        }
        for (at, card) in &prebuilts {
            self.known(at.key("character"), Noun::Character, &card.character);
            self.all_known(at.key("skills"), Noun::Skill, &card.skills);
        }
        for (at, card) in &achievements {
            self.check_feat(at.key("feat"), &card.feat);
        }
        self.check_tracks(&tracks);

        let (at, head) = head?;
        self.check_head(at, &head);
        let mut edition = Edition {
            id: head.id,
            name: head.name,
            cards_of: head.cards_of,
            lesson: head.lesson,
            version: head.version,
            year: head.year,
            ruleset: head.ruleset,
            earlier: head.earlier,
            rules: Rules::default().with(&head.rules),
            barriers: head.barriers,
            supply: head.supply,
            alert: None,
            series: head.series,
            campaigns: head.campaign,
            beginners: head.beginners,
            actions: values(actions),
            characters: values(characters),
            skills: values(skills),
            items: values(items),
            npcs: values(npcs),
            fixers: values(fixers),
            prebuilts: values(prebuilts),
            tracks: values(tracks),
            achievements: values(achievements),
            events: events.len(),
            cards: values(events).into_iter().chain(values(crises)).collect(),
            scenarios: Vec::new(),
            renames: head.renames,
        };
        edition.alert = head.alert.and_then(|track| resolve(&edition, &track));
        for (at, draft) in drafts {
            match check(at, draft, Texts::ById, &edition) {
                Ok(scenario) => edition.scenarios.push(scenario),
                Err(problems) => self.take(problems),
            }
        }
        Some(edition)
    }

    /// The names that the file about the edition itself mentions.
    fn check_head(&mut self, at: At, head: &Head) {
        for meant in head.renames.values() {
            self.known(at.key("renames"), Noun::Card, meant);
        }
        self.all_known(at.key("beginners"), Noun::Prebuilt, &head.beginners);
        if let Some(lesson) = &head.lesson {
            let crew = at.key("lesson").key("crew");
            self.all_known(crew, Noun::Prebuilt, &lesson.crew);
        }
        for (n, list) in head.series.iter().enumerate() {
            self.all_known(at.key("series").nth(n), Noun::Scenario, list);
        }
        if let Some(alert) = &head.alert {
            let at = at.key("alert");
            self.all_known(at.key("squares"), Noun::Card, &alert.squares);
            self.known(
                at.key("reinforcements"),
                Noun::Card,
                &alert.reinforcements.1,
            );
            if alert.die == 0 || alert.squares.is_empty() || alert.squares.len() > 60 {
                self.problem(at, ProblemKind::TrackOrder);
            }
        }
    }

    fn check_feat(&mut self, at: At, feat: &Feat) {
        match feat {
            Feat::Win(scenario) => self.known(at, Noun::Scenario, scenario),
            Feat::WinWith { scenario, fixer } => {
                self.known(at, Noun::Scenario, scenario);
                self.known(at, Noun::Fixer, fixer);
            }
            _ => {}
        }
    }

    fn head(&mut self) -> Option<(At<'s>, Head)> {
        let Some(source) = self.sources.iter().find(|s| s.file == EDITION_FILE) else {
            self.problems.push(Problem {
                place: ProblemPlace {
                    file: EDITION_FILE.to_string(),
                    field: String::new(),
                    position: None,
                    cell: None,
                },
                kind: ProblemKind::MissingFile { name: EDITION_FILE },
            });
            return None;
        };
        let at = source.whole();
        self.read(at).map(|head| (at, head))
    }

    fn drafts(&mut self) -> Placed<'s, ScenarioDraft> {
        let files = self
            .sources
            .iter()
            .filter(|s| s.file.starts_with(SCENARIOS));
        let mut drafts = Vec::new();
        for at in files.map(ContentFile::whole) {
            self.name(at, Noun::Scenario, "id");
            drafts.extend(self.read(at).map(|draft| (at, draft)));
        }
        drafts
    }

    fn card_files(&self) -> impl Iterator<Item = &'s ContentFile<'s>> + use<'s> {
        let is_card_file = |source: &&ContentFile| {
            source.file != EDITION_FILE && !source.file.starts_with(SCENARIOS)
        };
        self.sources.iter().filter(is_card_file)
    }

    fn unknown_lists(&mut self) {
        for source in self.card_files() {
            for (key, at) in source.keys().filter(|(key, _)| !LISTS.contains(key)) {
                let name = key.to_string();
                self.problems
                    .push(at.problem(ProblemKind::UnknownList { name }));
            }
        }
    }

    fn list<T: DeserializeOwned>(
        &mut self,
        key: &'static str,
        noun: Noun,
        id: &'static str,
    ) -> Placed<'s, T> {
        let mut list = Vec::new();
        for at in self.card_files().flat_map(|source| source.entries(key)) {
            self.name(at, noun, id);
            list.extend(self.read(at).map(|card| (at, card)));
        }
        list
    }

    fn read<T: DeserializeOwned>(&mut self, at: At) -> Option<T> {
        match at.read() {
            Ok(value) => Some(value),
            Err(problem) => {
                self.problems.extend(problem);
                None
            }
        }
    }

    fn name(&mut self, at: At, noun: Noun, key: &'static str) {
        let Some(id) = at.text(key) else {
            return;
        };
        if id.trim().is_empty() {
            let what = DraftText::Name;
            self.problem(at.key(key), ProblemKind::EmptyText { what });
        }
        if !self.names.insert((noun, id.to_string())) {
            let id = id.to_string();
            self.problem(at.key(key), ProblemKind::DuplicateId { noun, id });
        }
    }

    fn problem(&mut self, at: At, kind: ProblemKind) {
        self.problems.push(at.problem(kind));
    }

    /// Problems of a scenario, but not that it names a card which is there and cannot be read.
    fn take(&mut self, problems: Vec<Problem>) {
        let names = &self.names;
        let news = problems.into_iter().filter(|problem| match &problem.kind {
            ProblemKind::UnknownName { noun, name } => !names.contains(&(*noun, name.clone())),
            _ => true,
        });
        self.problems.extend(news);
    }

    fn known(&mut self, at: At, noun: Noun, name: &str) {
        if !self.names.contains(&(noun, name.to_string())) {
            let name = name.to_string();
            self.problem(at, ProblemKind::UnknownName { noun, name });
        }
    }

    fn all_known(&mut self, at: At, noun: Noun, names: &[String]) {
        for (n, name) in names.iter().enumerate() {
            self.known(at.nth(n), noun, name);
        }
    }

    fn check_actions(&mut self, at: At, actions: &[ActionRef]) {
        for (n, action) in actions.iter().enumerate() {
            self.check_action(at.nth(n), action);
        }
    }

    fn check_action(&mut self, at: At, action: &ActionRef) {
        if let ActionRef::Common(name) = action {
            self.known(at, Noun::Action, name);
        }
    }

    fn check_character(&mut self, at: At, card: &CharacterCard) {
        self.known(at.key("class"), Noun::Character, &card.class);
        self.check_actions(at.key("actions"), &card.actions);
        self.check_growth(
            at.key("becomes"),
            Noun::Character,
            card.level,
            &card.becomes,
        );
        for (n, ability) in card.abilities.iter().enumerate() {
            if let Some(Power::StartsWith(item)) = &ability.power {
                self.known(at.key("abilities").nth(n), Noun::Item, item);
            }
        }
    }

    fn check_skill(&mut self, at: At, card: &SkillCard) {
        let faces = at.key("faces");
        let (wanted, found) = (6, card.faces.len());
        if wanted != found {
            self.problem(faces, ProblemKind::WrongFaces { wanted, found });
        }
        self.all_known(faces, Noun::Action, &card.faces);
        self.check_growth(at.key("becomes"), Noun::Skill, card.level, &card.becomes);
    }

    /// Rulebook, Level Up: an amateur card names two pro cards, and those are the end.
    fn check_growth(&mut self, at: At, noun: Noun, level: CardLevel, becomes: &[String]) {
        let wanted = match level {
            CardLevel::Amateur => 2,
            CardLevel::Pro => 0,
        };
        let found = becomes.len();
        if wanted != found {
            self.problem(at, ProblemKind::WrongGrowth { wanted, found });
        }
        self.all_known(at, noun, becomes);
    }

    fn check_npc_side(&mut self, at: At, side: &NpcSide) {
        self.check_actions(at.key("actions"), &side.actions);
        if let Some(six) = &side.six {
            self.check_action(at.key("six"), six);
        }
    }

    fn check_tracks(&mut self, tracks: &[(At, NoiseTrack)]) {
        for (n, (at, track)) in tracks.iter().enumerate() {
            let rising = track.alerts.is_sorted_by(|a, b| a < b);
            let below = track.alerts.iter().all(|&slot| slot < track.last);
            if !rising || !below {
                self.problem(at.key("alerts"), ProblemKind::TrackOrder);
            }
            if tracks[..n].iter().any(|(_, t)| t.players == track.players) {
                let players = track.players;
                self.problem(at.key("players"), ProblemKind::DuplicateTrack { players });
            }
        }
    }
}

/// The track with numbers for the codes of its cards; nothing if one is missing, which was reported.
fn resolve(edition: &Edition, track: &AlertTrack) -> Option<Alerts> {
    let card = |code: &String| edition.card(code).map(|(index, _)| index as u8);
    let (slot, code) = &track.reinforcements;
    Some(Alerts {
        die: track.die,
        squares: track.squares.iter().map(card).collect::<Option<_>>()?,
        reinforcements_at: *slot,
        reinforcements: card(code)?,
    })
}

fn values<T>(placed: Placed<T>) -> Vec<T> {
    placed.into_iter().map(|(_, value)| value).collect()
}
