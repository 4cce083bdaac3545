//! A scenario with its story, rules, bag, deck and map.

use super::cards::act;
use super::map;
use super::page::Page;
use crate::scenarios::{difficulty, entrances};
use crew::content::scenario::{Bag, NpcPart, Reward, Safe};
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
    page.line("Objective", &draft.objective);
    page.list("Reward", reward(edition, &draft.reward));
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
    if !draft.rules.is_empty() {
        page.heading("Special rules");
    }
    for rule in &draft.rules {
        page.entry(&rule.name, &rule.text);
    }
    page.drawing(&map::draw(scenario));
    page.heading("Legend");
    for (code, meaning) in map::legend(scenario) {
        page.entry(code, meaning);
    }
    page
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
    parts.push(format!("{} ideas", part.ideas));
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
