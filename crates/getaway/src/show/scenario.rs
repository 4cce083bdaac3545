//! A scenario with its story, rules, bag, deck and map.

use super::cards::act;
use super::map;
use super::page::Page;
use crate::scenarios::{difficulty, entrances};
use crew::content::scenario::{Bag, CrewCard, Help, NpcPart, Reward, Safe, ScenarioDraft};
use crew::content::{Edition, Scenario};

pub fn page(edition: &Edition, scenario: &Scenario) -> Page {
    let draft = &scenario.draft;
    let mut page = Page::new(
        &draft.name,
        format!(
            "{} scenario, {}",
            difficulty(draft.difficulty),
            draft.location
        ),
    );
    if !draft.story.is_empty() {
        page.say(&draft.story);
    }
    tell_chapter(&mut page, edition, scenario);
    page.line("Objective", &draft.objective);
    page.list("Reward", reward(edition, &draft.reward));
    page.list("Bonus", draft.bonus.iter().map(|bonus| &bonus.text));
    tell_preparations(&mut page, edition, draft);
    page.line(
        "Map",
        format!(
            "{} tiles, {} of them unknown, {}",
            scenario.board.tile_count(),
            scenario.unknown.len(),
            entrances(scenario.board.exit_count()),
        ),
    );
    match draft.entrance_limit {
        0 => {}
        most => page.line("Start", format!("at most {most} characters on an entrance")),
    }
    match draft.exit_limit {
        0 => {}
        1 => page.line("Exits", "one character each"),
        most => page.line("Exits", format!("{most} characters each")),
    }
    if draft.tunnels > 0 {
        page.line("Tunnels", format!("up to {}", draft.tunnels));
    }
    if let Some(safe) = &draft.safe {
        page.line("Safe", describe_safe(edition, safe));
    }
    let item = |id: &String| item_name(edition, id);
    page.list("Items", draft.items.iter().map(item));
    if let Some(part) = &draft.npc {
        page.line("Non-player character", npc(edition, part));
    }
    page.list("Bag", bag(&draft.bag));
    page.list(
        format!("Deck, {} cards from the top", scenario.deck.len()),
        scenario.deck.iter().map(|&card| {
            let card = &edition.cards[card as usize];
            format!("{} {}", card.code, card.name)
        }),
    );
    if edition.alert.is_some() {
        page.line(
            "Events",
            format!("the alert track (getaway show {})", edition.id),
        );
    }
    for note in &draft.notes {
        page.line("Note", note);
    }
    if !draft.rules.is_empty() {
        page.heading("Special rules");
    }
    for rule in &draft.rules {
        page.entry(&rule.name, &rule.text);
    }
    page.drawing(&map::draw(scenario));
    page.heading("Legend");
    for (code, meaning) in map::legend(edition, scenario) {
        page.entry(code, meaning);
    }
    page
}

fn tell_chapter(page: &mut Page, edition: &Edition, scenario: &Scenario) {
    if let Some(chapter) = &scenario.draft.chapter {
        let mut stories = edition.campaigns.iter();
        let story = stories.find(|story| story.id == chapter.of);
        let story = story.map_or(&chapter.of, |story| &story.name);
        page.line("Story", format!("chapter {} of {story}", chapter.number));
    }
    page.line("Edition", format!("{} {}", edition.name, edition.version));
}

/// What a team brings, by the scenario's own page.
fn tell_preparations(page: &mut Page, edition: &Edition, draft: &ScenarioDraft) {
    let character = |id: &String| match edition.character(id) {
        Some((_, card)) => card.name.clone(),
        None => id.clone(),
    };
    page.list("Needs", draft.requires.iter().map(character));
    let loot = draft.loot.iter().map(|&chit| map::chit(chit));
    page.list("Brought along", loot);
    if draft.cash > 0 {
        page.line("Cash", format!("${}k", draft.cash));
    }
    if let Some(help) = draft.help {
        page.line("For nothing in planning", describe_help(help));
    }
    let members = |crew: &[CrewCard]| {
        crew.iter()
            .map(|card| member(edition, card))
            .collect::<Vec<_>>()
    };
    page.list("Crew", members(&draft.crew));
    if let Some(alone) = &draft.challenge {
        page.line("As a challenge on its own", format!("${}k", alone.cash));
        page.list("Crew of the challenge", members(&alone.crew));
    }
}

fn describe_help(help: Help) -> String {
    let count = |count: u8, word: &str| match count {
        0 => None,
        1 => Some(format!("1 {word}")),
        many => Some(format!("{many} {word}s")),
    };
    let parts = [count(help.reveals, "reveal"), count(help.ideas, "idea")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let when = if help.if_freed {
        ", if the prisoner of the chapter before was freed"
    } else {
        ""
    };
    parts.join(" and ") + when
}

fn member(edition: &Edition, card: &CrewCard) -> String {
    let character = edition.character(&card.character);
    let name = character.map_or(&card.character, |(_, card)| &card.name);
    let skill = |id: &String| match edition.skill(id) {
        Some((_, card)) => card.name.clone(),
        None => id.clone(),
    };
    let [first, second] = card.skills.each_ref().map(skill);
    format!("{name} ({first}, {second})")
}

fn item_name(edition: &Edition, id: &str) -> String {
    match edition.item(id) {
        Some((_, card)) => card.name.clone(),
        None => id.to_owned(),
    }
}

fn reward(edition: &Edition, reward: &Reward) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some((_, card)) = reward.fixer.as_ref().and_then(|id| edition.fixer(id)) {
        parts.push(format!("the fixer {}", card.name));
    }
    if reward.cash > 0 {
        parts.push(format!("${}k", reward.cash));
    }
    if reward.handed_over > 0 {
        parts.push(format!(
            "${}k of what was brought out goes to the client",
            reward.handed_over
        ));
    }
    if reward.frees {
        parts.push("everyone who gets out is free again".to_owned());
    }
    parts
}

fn describe_safe(edition: &Edition, safe: &Safe) -> String {
    let mut parts = vec![format!("{} cracks", safe.cracks)];
    parts.extend(safe.chits.iter().map(|&chit| map::chit(chit).to_owned()));
    parts.extend(safe.items.iter().map(|id| item_name(edition, id)));
    if safe.cash > 0 {
        parts.push(format!("${}k", safe.cash));
    }
    parts.join(", ")
}

fn npc(edition: &Edition, part: &NpcPart) -> String {
    let card = edition.npc(&part.card);
    let card = card.map_or(part.card.as_str(), |(_, card)| card.name.as_str());
    let mut parts = match &part.name {
        Some(name) => vec![name.clone(), format!("a {}", card.to_lowercase())],
        None => vec![card.to_owned()],
    };
    if part.ideas > 0 {
        parts.push(format!("{} ideas", part.ideas));
    }
    parts.extend(
        part.special
            .iter()
            .map(|special| format!("action {} ({})", special.name, act(special))),
    );
    parts.join(", ")
}

fn bag(bag: &Bag) -> Vec<String> {
    let some = bag.counts().into_iter().filter(|(_, count)| *count > 0);
    some.map(|(chit, count)| format!("{} x{count}", map::chit(chit)))
        .collect()
}
