//! Skills, items, fixers, actions, events and achievements.

use super::page::Page;
use crew::content::Edition;
use crew::content::cards::{
    AchievementCard, ActionCard, EventCard, FixerCard, Icon, ItemCard, Level, Need, SkillCard,
    SpecialAction,
};

pub fn level(level: Level) -> &'static str {
    match level {
        Level::Amateur => "amateur",
        Level::Pro => "pro",
    }
}

pub fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Move => "move",
        Icon::Unlock => "unlock",
        Icon::Subdue => "subdue",
        Icon::Disable => "disable",
        Icon::Idea => "idea",
        Icon::Reveal => "reveal",
        Icon::Loot => "loot",
        Icon::Noise => "noise",
        Icon::Alert => "alert",
    }
}

fn need(need: Need) -> &'static str {
    match need {
        Need::AdjacentLiveCamera => "needs a live camera on an adjacent tile",
        Need::HoldsKeycard => "needs a keycard in hand",
        Need::HoldsDocuments => "needs documents in hand",
        Need::Outdoors => "works on an entrance only",
    }
}

fn deed(deed: SpecialAction) -> String {
    match deed {
        SpecialAction::Breach => {
            "opens an exit on an outer side of the tile, and Escape begins".to_owned()
        }
        SpecialAction::LoopFootage => {
            "cameras do nothing in this Action and Event phase".to_owned()
        }
        SpecialAction::Rewire(cameras) => format!(
            "disables up to {cameras} live cameras on or beside you and subdues the guards with them"
        ),
        SpecialAction::Grant(count) => {
            format!("gives somebody {count} subdues, disables or unlocks")
        }
        SpecialAction::TossLoot(range) => {
            format!("tosses loot up to {range} tiles in a straight line")
        }
        SpecialAction::KillPixels(range) => format!(
            "disables every known camera on {range} hexes in a straight line, one noise for each hex hit"
        ),
        SpecialAction::Flashbang => {
            "subdues all guards on or beside you until the Event phase ends".to_owned()
        }
        SpecialAction::BlowWhistle => "no dog chases for the rest of the Action phase".to_owned(),
        SpecialAction::TweakPlan => {
            "everybody may shift one planning token to a neighbouring hex".to_owned()
        }
        SpecialAction::FlickKeycard => "throws a keycard along a straight free line".to_owned(),
        SpecialAction::StudySchematics(cash) => {
            format!("puts ${cash}k on the kennel and on each reinforcements hex, once per heist")
        }
        SpecialAction::Inspire(1) => "gives another player an idea".to_owned(),
        SpecialAction::Inspire(ideas) => format!("gives another player {ideas} ideas"),
        SpecialAction::Tunnel => "takes you to the space of another player".to_owned(),
    }
}

/// What an action is, in a line.
pub fn act(card: &ActionCard) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut icons = card.icons.as_slice();
    while let [first, ..] = icons {
        let same = icons.iter().take_while(|icon| *icon == first).count();
        let name = icon(*first);
        parts.push(match same {
            1 => name.to_owned(),
            count => format!("{name} x{count}"),
        });
        icons = &icons[same..];
    }
    parts.extend(card.does.map(deed));
    if card.pay > 0 {
        let ideas = if card.pay == 1 { "idea" } else { "ideas" };
        parts.push(format!("costs {} {ideas}", card.pay));
    }
    parts.extend(card.needs.map(|needed| need(needed).to_owned()));
    if !card.faces.is_empty() {
        let faces: Vec<String> = card.faces.iter().map(u8::to_string).collect();
        parts.push(format!("on a {}", faces.join(" or ")));
    }
    if parts.is_empty() {
        "nothing".to_owned()
    } else {
        parts.join(", ")
    }
}

/// The faces of a skill by name.
pub fn face_line(card: &SkillCard) -> String {
    let faces = (1..).zip(&card.faces);
    let faces: Vec<String> = faces.map(|(n, name)| format!("{n} {name}")).collect();
    faces.join(", ")
}

pub fn skill(edition: &Edition, card: &SkillCard) -> Page {
    let mut page = Page::new(&card.name, format!("{} skill", level(card.level)));
    for (face, name) in (1..).zip(&card.faces) {
        let icons = edition.action(name).map(|(_, card)| act(card));
        page.entry(format!("{face} {name}"), icons.unwrap_or_default());
    }
    page.list("Lacks", edition.lacks(card).into_iter().map(icon));
    let name = |id: &String| match edition.skill(id) {
        Some((_, card)) => card.name.clone(),
        None => id.clone(),
    };
    page.list("Grows into", card.becomes.iter().map(name));
    let from = edition
        .skills
        .iter()
        .filter(|amateur| amateur.becomes.contains(&card.id));
    page.list("Grown from", from.map(|amateur| &amateur.name));
    page
}

pub fn action(card: &ActionCard) -> Page {
    let mut page = Page::new(&card.name, "action");
    page.say(act(card));
    page
}

pub fn item(edition: &Edition, card: &ItemCard) -> Page {
    let mut page = Page::new(&card.name, "item");
    page.line("Price", format!("${}k", card.price));
    page.line("Copies", card.copies);
    let sold = if card.shop {
        "from the start"
    } else {
        "once it was found in a heist"
    };
    page.line("In the shop", sold);
    if let Some(action) = &card.action {
        page.line(format!("Action, {}", action.name), act(action));
    }
    for ability in &card.abilities {
        page.line(&ability.name, &ability.text);
    }
    let found = edition.scenarios.iter().filter(|scenario| {
        let safe = scenario.draft.safe.iter().flat_map(|safe| &safe.items);
        let mut items = scenario.draft.items.iter().chain(safe);
        items.any(|item| *item == card.id)
    });
    page.list("Found in", found.map(|scenario| &scenario.draft.name));
    page
}

pub fn fixer(edition: &Edition, card: &FixerCard) -> Page {
    let mut page = Page::new(&card.name, "fixer");
    page.list("Also called", &card.aliases);
    for ability in &card.abilities {
        page.line(&ability.name, &ability.text);
    }
    page.list(
        "Price",
        card.prices.iter().map(|price| format!("${price}k")),
    );
    let name = |id: &String| match edition.scenario(id) {
        Some((_, scenario)) => scenario.draft.name.clone(),
        None => id.clone(),
    };
    match &card.unlocked_by[..] {
        [] => page.say("Known from the start."),
        scenarios => page.list("Won in", scenarios.iter().map(name)),
    }
    page
}

pub fn event(edition: &Edition, index: usize, card: &EventCard) -> Page {
    let square = edition.alert.as_ref().and_then(|track| {
        let mut squares = track.squares.iter();
        squares.position(|&square| usize::from(square) == index)
    });
    let kind = match square {
        _ if edition.is_crisis(index) => "crisis".to_owned(),
        Some(n) => format!("square {} of the alert track", n + 1),
        None => "event".to_owned(),
    };
    let mut page = Page::new(format!("{} {}", card.code, card.name), kind);
    page.say(&card.text);
    page.say(&card.story);
    let decks = edition
        .scenarios
        .iter()
        .filter(|scenario| scenario.deck.contains(&(index as u8)));
    page.list("In the deck of", decks.map(|scenario| &scenario.draft.name));
    page
}

pub fn achievement(card: &AchievementCard) -> Page {
    let mut page = Page::new(&card.name, "achievement");
    page.say(&card.text);
    page
}
