//! A scenario with its story, rules, bag, deck and map.

use super::cards::act;
use super::map;
use super::page::Page;
use crate::scenarios::entrances;
use crate::terms::{chit, icon, money};
use crew::content::cards::Icon;
use crew::content::scenario::{Bag, CrewCard, Help, NpcPart, Reward, Safe, ScenarioDraft};
use crew::content::{Edition, Scenario};
use crew::suggested::Strength;
use lab::terms::strength;
use words::Language;
use words::crew::{cards, job};

pub fn page(lang: Language, edition: &Edition, scenario: &Scenario) -> Page {
    let draft = &scenario.draft;
    let difficulty = strength(lang, Strength::of(draft.difficulty));
    let says = job(lang, edition, draft);
    let kind = [("difficulty", &*difficulty), ("location", says.location())];
    let kind = lang.say_with("show-kind-scenario", &kind);
    let mut page = Page::new(lang, says.name(), kind);
    if !says.story().is_empty() {
        page.say(says.story());
    }
    tell_chapter(lang, &mut page, edition, scenario);
    page.line("show-objective", says.objective());
    page.list("show-reward", reward(lang, edition, &draft.reward));
    page.list("show-bonus", says.bonuses());
    tell_preparations(lang, &mut page, edition, draft);
    tell_map(lang, &mut page, scenario);
    if let Some(safe) = &draft.safe {
        page.list("show-safe", contents(lang, edition, safe));
    }
    let item = |id: &String| item_name(lang, edition, id);
    page.list("show-items", draft.items.iter().map(item));
    if let Some(part) = &draft.npc {
        page.list("show-npc", npc(lang, edition, draft, part));
    }
    page.list("show-bag", bag(lang, &draft.bag));
    let count = scenario.deck.len().to_string();
    page.list_of(
        lang.say_with("show-deck", &[("count", &count)]),
        scenario.deck.iter().map(|&card| {
            let card = &edition.cards[card as usize];
            format!("{} {}", card.code, cards::name(lang, edition, card))
        }),
    );
    if edition.alert.is_some() {
        let track = lang.say_with("show-track", &[("edition", &edition.id)]);
        page.line("show-events", track);
    }
    for note in says.notes() {
        page.line("show-note", note);
    }
    if !draft.rules.is_empty() {
        page.heading(lang.say("show-rules"));
    }
    for (name, text) in says.rules() {
        page.entry(name, text);
    }
    page.drawing(&map::draw(scenario));
    page.heading(lang.say("show-legend"));
    for (code, meaning) in map::legend(lang, edition, scenario) {
        page.entry(code, meaning);
    }
    page
}

fn tell_map(lang: Language, page: &mut Page, scenario: &Scenario) {
    let draft = &scenario.draft;
    let most = |key: &str, most: u8| lang.say_with(key, &[("most", &*most.to_string())]);
    let size = [
        ("tiles", &*scenario.board.tile_count().to_string()),
        ("unknown", &scenario.unknown.len().to_string()),
        ("entrances", &entrances(lang, scenario.board.exit_count())),
    ];
    page.line("show-map", lang.say_with("show-map-size", &size));
    if draft.entrance_limit > 0 {
        page.line("show-start", most("show-start-limit", draft.entrance_limit));
    }
    if draft.exit_limit > 0 {
        page.line("show-exits", most("show-exit-limit", draft.exit_limit));
    }
    if draft.tunnels > 0 {
        page.line("show-tunnels", most("show-tunnels-limit", draft.tunnels));
    }
}

fn tell_chapter(lang: Language, page: &mut Page, edition: &Edition, scenario: &Scenario) {
    if let Some(chapter) = &scenario.draft.chapter {
        let mut stories = edition.campaigns.iter();
        let story = stories.find(|story| story.id == chapter.of);
        let story = story.map_or(chapter.of.as_str(), |story| {
            cards::name(lang, edition, story)
        });
        let chapter = [("number", &*chapter.number.to_string()), ("story", story)];
        page.line("show-story", lang.say_with("show-story-chapter", &chapter));
    }
    let edition = format!("{} {}", cards::edition_name(lang, edition), edition.version);
    page.line("show-edition", edition);
}

/// What a team brings, by the scenario's own page.
fn tell_preparations(lang: Language, page: &mut Page, edition: &Edition, draft: &ScenarioDraft) {
    let character = |id: &String| match edition.character(id) {
        Some((_, card)) => cards::name(lang, edition, card).to_owned(),
        None => id.clone(),
    };
    page.list("show-needs", draft.requires.iter().map(character));
    let loot = draft.loot.iter().map(|&loot| chit(lang, loot, 1));
    page.list("show-brought", loot);
    if draft.cash > 0 {
        page.line("show-cash", money(lang, draft.cash));
    }
    if let Some(help) = draft.help {
        page.line("show-help", describe_help(lang, help));
    }
    let members = |crew: &[CrewCard]| {
        crew.iter()
            .map(|card| member(lang, edition, card))
            .collect::<Vec<_>>()
    };
    page.list("show-crew", members(&draft.crew));
    if let Some(alone) = &draft.challenge {
        page.line("show-challenge", money(lang, alone.cash));
        page.list("show-challenge-crew", members(&alone.crew));
    }
}

fn describe_help(lang: Language, help: Help) -> String {
    let parts = [(Icon::Reveal, help.reveals), (Icon::Idea, help.ideas)];
    let some = parts.into_iter().filter(|(_, count)| *count > 0);
    let parts = lang.list(some.map(|(kind, count)| icon(lang, kind, usize::from(count))));
    if help.if_freed {
        lang.say_with("show-help-freed", &[("help", &parts)])
    } else {
        parts
    }
}

fn member(lang: Language, edition: &Edition, card: &CrewCard) -> String {
    let character = edition.character(&card.character);
    let name = character.map_or(card.character.as_str(), |(_, card)| {
        cards::name(lang, edition, card)
    });
    let skill = |id: &String| match edition.skill(id) {
        Some((_, card)) => cards::name(lang, edition, card).to_owned(),
        None => id.clone(),
    };
    let skills = lang.list(card.skills.iter().map(skill));
    lang.say_with("show-member", &[("who", name), ("skills", &skills)])
}

fn item_name(lang: Language, edition: &Edition, id: &str) -> String {
    match edition.item(id) {
        Some((_, card)) => cards::name(lang, edition, card).to_owned(),
        None => id.to_owned(),
    }
}

fn reward(lang: Language, edition: &Edition, reward: &Reward) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some((_, card)) = reward.fixer.as_ref().and_then(|id| edition.fixer(id)) {
        parts.push(lang.say_with(
            "show-reward-fixer",
            &[("fixer", cards::name(lang, edition, card))],
        ));
    }
    if reward.cash > 0 {
        parts.push(money(lang, reward.cash));
    }
    if reward.handed_over > 0 {
        let cash = reward.handed_over.to_string();
        parts.push(lang.say_with("show-reward-handed", &[("cash", &cash)]));
    }
    if reward.frees {
        parts.push(lang.say("scenario-frees"));
    }
    parts
}

fn contents(lang: Language, edition: &Edition, safe: &Safe) -> Vec<String> {
    let cracks = safe.cracks.to_string();
    let mut parts = vec![lang.say_with("show-cracks", &[("count", &cracks)])];
    parts.extend(safe.chits.iter().map(|&loot| chit(lang, loot, 1)));
    parts.extend(safe.items.iter().map(|id| item_name(lang, edition, id)));
    if safe.cash > 0 {
        parts.push(money(lang, safe.cash));
    }
    parts
}

fn npc(lang: Language, edition: &Edition, draft: &ScenarioDraft, part: &NpcPart) -> Vec<String> {
    let card = edition.npc(&part.card);
    let card = card.map_or(part.card.as_str(), |(_, card)| {
        cards::name(lang, edition, card)
    });
    let mut parts = match job(lang, edition, draft).npc() {
        Some(name) => {
            let card = card.to_lowercase();
            vec![
                name.to_owned(),
                lang.say_with("show-npc-card", &[("card", &card)]),
            ]
        }
        None => vec![card.to_owned()],
    };
    if part.ideas > 0 {
        parts.push(icon(lang, Icon::Idea, usize::from(part.ideas)));
    }
    parts.extend(part.special.iter().map(|special| {
        let action = [
            ("name", cards::name(lang, edition, special)),
            ("act", &act(lang, special)),
        ];
        lang.say_with("show-npc-action", &action)
    }));
    parts
}

fn bag(lang: Language, bag: &Bag) -> Vec<String> {
    let some = bag.counts().into_iter().filter(|(_, count)| *count > 0);
    some.map(|(kind, count)| chit(lang, kind, usize::from(count)))
        .collect()
}
