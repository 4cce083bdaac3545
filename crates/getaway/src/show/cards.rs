//! Skills, items, fixers, actions, events and achievements.

use super::page::Page;
use crate::terms::{icon, level, money};
use crew::content::Edition;
use crew::content::cards::{
    AchievementCard, ActionCard, EventCard, FixerCard, ItemCard, Need, SkillCard, SpecialAction,
};
use words::Language;
use words::crew::cards::{action_called, name, tale, text};
use words::crew::job;

fn need(need: Need) -> &'static str {
    match need {
        Need::AdjacentLiveCamera => "act-needs-camera",
        Need::HoldsKeycard => "act-needs-keycard",
        Need::HoldsDocuments => "act-needs-documents",
        Need::Outdoors => "act-needs-outdoors",
    }
}

fn deed(lang: Language, deed: SpecialAction) -> String {
    let with = |key, name, number: u8| lang.say_with(key, &[(name, &*number.to_string())]);
    match deed {
        SpecialAction::Breach => lang.say("act-breach"),
        SpecialAction::LoopFootage => lang.say("act-loop-footage"),
        SpecialAction::Rewire(cameras) => with("act-rewire", "count", cameras),
        SpecialAction::Grant(count) => with("act-grant", "count", count),
        SpecialAction::TossLoot(range) => with("act-toss-loot", "range", range),
        SpecialAction::KillPixels(range) => with("act-kill-pixels", "range", range),
        SpecialAction::Flashbang => lang.say("act-flashbang"),
        SpecialAction::BlowWhistle => lang.say("act-blow-whistle"),
        SpecialAction::TweakPlan => lang.say("act-tweak-plan"),
        SpecialAction::FlickKeycard => lang.say("act-flick-keycard"),
        SpecialAction::StudySchematics(cash) => with("act-study-schematics", "cash", cash),
        SpecialAction::Inspire(ideas) => with("act-inspire", "count", ideas),
        SpecialAction::Tunnel => lang.say("act-tunnel"),
    }
}

/// What an action is, in a line.
pub fn act(lang: Language, card: &ActionCard) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut icons = card.icons.as_slice();
    while let [first, ..] = icons {
        let same = icons.iter().take_while(|icon| *icon == first).count();
        parts.push(icon(lang, *first, same));
        icons = &icons[same..];
    }
    parts.extend(card.does.map(|does| deed(lang, does)));
    if card.pay > 0 {
        parts.push(lang.say_with("act-pays", &[("count", &*card.pay.to_string())]));
    }
    parts.extend(card.needs.map(|needed| lang.say(need(needed))));
    parts.extend(faces(lang, &card.faces));
    if parts.is_empty() {
        lang.say("act-nothing")
    } else {
        lang.list(parts.into_iter())
    }
}

/// What the die has to show, if that matters.
fn faces(lang: Language, faces: &[u8]) -> Option<String> {
    let mut faces = faces.iter().map(u8::to_string);
    let first = lang.say_with("act-face", &[("face", &faces.next()?)]);
    Some(faces.fold(first, |before, face| {
        lang.say_with("act-face-or", &[("before", &before), ("face", &face)])
    }))
}

/// The faces of a skill by name.
pub fn face_line(lang: Language, edition: &Edition, card: &SkillCard) -> String {
    let faces = (1..).zip(&card.faces);
    lang.list(faces.map(|(n, name)| format!("{n} {}", action_called(lang, edition, name))))
}

pub fn skill(lang: Language, edition: &Edition, card: &SkillCard) -> Page {
    let level = level(lang, card.level);
    let kind = lang.say_with("show-kind-skill", &[("level", &level)]);
    let mut page = Page::new(lang, name(lang, edition, card), kind);
    for (face, action) in (1..).zip(&card.faces) {
        let icons = edition.action(action).map(|(_, card)| act(lang, card));
        let action = action_called(lang, edition, action);
        page.entry(format!("{face} {action}"), icons.unwrap_or_default());
    }
    let lacking = edition.lacks(card).into_iter();
    page.list("show-lacks", lacking.map(|lacks| icon(lang, lacks, 1)));
    let better = card.becomes.iter().filter_map(|id| edition.skill(id));
    page.list(
        "show-grows",
        better.map(|(_, card)| name(lang, edition, card)),
    );
    let from = edition
        .skills
        .iter()
        .filter(|amateur| amateur.becomes.contains(&card.id));
    page.list(
        "show-grown",
        from.map(|amateur| name(lang, edition, amateur)),
    );
    page
}

pub fn action(lang: Language, edition: &Edition, card: &ActionCard) -> Page {
    let mut page = Page::new(
        lang,
        name(lang, edition, card),
        lang.say("show-kind-action"),
    );
    page.say(act(lang, card));
    page
}

pub fn item(lang: Language, edition: &Edition, card: &ItemCard) -> Page {
    let mut page = Page::new(lang, name(lang, edition, card), lang.say("show-kind-item"));
    page.line("show-price", money(lang, card.price));
    page.line("show-copies", card.copies);
    let sold = if card.shop {
        "show-shop-always"
    } else {
        "show-shop-found"
    };
    page.line("show-shop", lang.say(sold));
    if let Some(action) = &card.action {
        let called = name(lang, edition, action);
        let title = lang.say_with("show-item-action", &[("action", called)]);
        page.line_of(title, act(lang, action));
    }
    for ability in &card.abilities {
        page.line_of(name(lang, edition, ability), text(lang, edition, ability));
    }
    let found = edition.scenarios.iter().filter(|scenario| {
        let safe = scenario.draft.safe.iter().flat_map(|safe| &safe.items);
        let mut items = scenario.draft.items.iter().chain(safe);
        items.any(|item| *item == card.id)
    });
    page.list(
        "show-found",
        found.map(|scenario| job(lang, edition, &scenario.draft).name()),
    );
    page
}

pub fn fixer(lang: Language, edition: &Edition, card: &FixerCard) -> Page {
    let mut page = Page::new(lang, name(lang, edition, card), lang.say("show-kind-fixer"));
    page.list("show-aliases", &card.aliases);
    for ability in &card.abilities {
        page.line_of(name(lang, edition, ability), text(lang, edition, ability));
    }
    let prices = card.prices.iter();
    page.list("show-price", prices.map(|price| money(lang, *price)));
    let won = |id: &String| match edition.scenario(id) {
        Some((_, scenario)) => job(lang, edition, &scenario.draft).name().to_owned(),
        None => id.clone(),
    };
    match &card.unlocked_by[..] {
        [] => page.say(lang.say("show-known")),
        scenarios => page.list("show-won", scenarios.iter().map(won)),
    }
    page
}

pub fn event(lang: Language, edition: &Edition, index: usize, card: &EventCard) -> Page {
    let square = edition.alert.as_ref().and_then(|track| {
        let mut squares = track.squares.iter();
        squares.position(|&square| usize::from(square) == index)
    });
    let kind = match square {
        _ if edition.is_crisis(index) => lang.say("show-kind-crisis"),
        Some(n) => {
            let square = (n + 1).to_string();
            lang.say_with("show-kind-square", &[("square", &square)])
        }
        None => lang.say("show-kind-event"),
    };
    let title = format!("{} {}", card.code, name(lang, edition, card));
    let mut page = Page::new(lang, title, kind);
    page.say(text(lang, edition, card));
    page.say(tale(lang, edition, card));
    let decks = edition
        .scenarios
        .iter()
        .filter(|scenario| scenario.deck.contains(&(index as u8)));
    page.list(
        "show-decks",
        decks.map(|scenario| job(lang, edition, &scenario.draft).name()),
    );
    page
}

pub fn achievement(lang: Language, edition: &Edition, card: &AchievementCard) -> Page {
    let mut page = Page::new(
        lang,
        name(lang, edition, card),
        lang.say("show-kind-achievement"),
    );
    page.say(text(lang, edition, card));
    page
}
