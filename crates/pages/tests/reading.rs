//! The pages to read, how to play and the cards: whole and true for every game.

#[path = "reading/heist.rs"]
mod heist;

use crew::Rules;
use crew::content::cards::Barriers;
use crew::content::edition::Edition;
use crew::content::effect::{Chit, Effect};
use crew::content::{edition, editions};
use pages::crew::cards::cards_page;
use pages::crew::rules::{glossary, rules_page};
use std::collections::BTreeSet;
use words::Language;
use words::crew::{cards, job};

/// The ids of all games.
fn games() -> Vec<&'static str> {
    let editions = editions().into_iter().map(|edition| edition.id.as_str());
    editions.chain(["heist"]).collect()
}

/// Both pages of a game, as they are found by its id.
fn pages_of(id: &str) -> [(String, String); 2] {
    let rules = pages::by_name::rules(Language::english(), id, "").expect("a game");
    let cards = pages::by_name::cards(Language::english(), id).expect("a game");
    [
        (format!("rules of {id}"), rules),
        (format!("cards of {id}"), cards),
    ]
}

/// The values of an attribute in a page.
fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let start = format!(" {attribute}=\"");
    let parts = page.split(&start).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

/// What can be read in the main part of a page, without its tags and in one line.
fn text(page: &str) -> String {
    let main = page.split("<main").nth(1).expect("a main part");
    let main = main.split("</main>").next().expect("its end");
    let mut text = String::new();
    for part in main.split('<') {
        text.push(' ');
        text.push_str(part.split_once('>').map_or("", |(_, words)| words));
    }
    unescaped(&text)
}

fn unescaped(text: &str) -> String {
    let plain = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&amp;", "&"),
    ];
    let text = plain.iter().fold(text.to_owned(), |text, (code, sign)| {
        text.replace(code, sign)
    });
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words of a text, in small letters.
fn words_of(text: &str) -> BTreeSet<String> {
    text.split(|sign: char| !sign.is_alphanumeric())
        .map(str::to_lowercase)
        .collect()
}

#[test]
fn every_game_has_both_pages_with_their_headings_in_order() {
    for id in games() {
        for (name, page) in pages_of(id) {
            assert_eq!(page.matches("<h1").count(), 1, "{name}: one title");
            let mut before = 0;
            for heading in page.split("<h").skip(1) {
                let level = heading.chars().next().and_then(|sign| sign.to_digit(10));
                let Some(level) = level else { continue };
                assert!(level <= before + 1, "{name}: h{level} after h{before}");
                before = level;
            }
        }
    }
}

#[test]
fn ids_are_there_once_and_every_link_leads_somewhere() {
    let cards: Vec<_> = games()
        .into_iter()
        .map(|id| {
            (
                id,
                pages::by_name::cards(Language::english(), id).expect("a game"),
            )
        })
        .collect();
    for shown in games() {
        for (name, page) in pages_of(shown) {
            let ids = values(&page, "id");
            let once: BTreeSet<&str> = ids.iter().copied().collect();
            for id in &once {
                let times = ids.iter().filter(|other| *other == id).count();
                assert_eq!(times, 1, "{name}: {id}");
            }
            for link in values(&page, "href") {
                let link = unescaped(link);
                if let Some(anchor) = link.strip_prefix('#') {
                    assert!(once.contains(anchor), "{name}: nothing is called {anchor}");
                } else if let Some(rest) = link.strip_prefix("/cards/") {
                    let (id, anchor) = rest.split_once('#').unwrap_or((rest, "main"));
                    let there = cards.iter().find(|(game, _)| *game == id);
                    let (_, there) = there.expect("a game");
                    let found = values(there, "id").contains(&anchor);
                    assert!(found, "{name}: no card {link}");
                } else if let Some(id) = link.strip_prefix("/how-to-play/") {
                    assert!(games().contains(&id), "{name}: {link}");
                } else if let Some(asked) = link.strip_prefix("/new?edition=") {
                    let job = asked.split_once("&scenario=").expect("a scenario").1;
                    let shown = edition(shown).expect("an edition");
                    assert!(shown.scenario(job).is_some(), "{name}: {link}");
                }
            }
        }
    }
}

/// What is read first takes two minutes: four steps with pictures, who is who, and the way to all the rules.
#[test]
fn every_game_can_be_learned_in_two_minutes() {
    for id in games() {
        let page = pages::by_name::primer(Language::english(), id).expect("a game");
        let steps = page.split("class=\"primer-words\"").skip(1);
        assert_eq!(steps.clone().count(), 4, "{id}");
        for step in steps {
            let picture = step.split("class=\"primer-picture\"").nth(1);
            assert!(
                picture.is_some_and(|picture| picture.contains("<svg")),
                "{id}"
            );
        }
        let cast = page.split("class=\"primer-cast\"").nth(1).expect("a cast");
        let cast = cast.split("</ul>").next().unwrap_or_default();
        assert!(cast.matches("<li>").count() >= 5, "{id}");
        assert_eq!(cast.matches("<li>").count(), cast.matches("<svg").count());
        let steps = page.matches("class=\"primer-words\"");
        assert_eq!(steps.count(), 4);
        // What is said, without what stands on cards and pictures.
        let says: String = page
            .split("<div class=\"primer-words\">")
            .skip(1)
            .filter_map(|step| step.split("</div>").next())
            .collect();
        let said = text(&format!("<main>{says}{cast}</main>"));
        let count = said.split_whitespace().count();
        assert!((200..350).contains(&count), "{id}: {count} words");
        assert!(page.contains(&format!("href=\"/how-to-play/{id}/rules\"")));
        assert_eq!(page.matches("<h1").count(), 1);
    }
    assert_eq!(pages::by_name::primer(Language::english(), "chess"), None);
}

/// Searching works without a script too: chapters that have nothing of it are hidden, and how many are left is said.
#[test]
fn the_rules_can_be_searched() {
    let search = |id: &str, words: &str| {
        let page = pages::by_name::rules(Language::english(), id, words).expect("a game");
        let body = page.split("class=\"rules-body\"").nth(1).expect("chapters");
        let chapters = body.split("<section ").skip(1);
        let chapters = chapters.filter_map(|chapter| chapter.split('>').next());
        let tags: Vec<&str> = chapters.filter(|tag| tag.starts_with("id=")).collect();
        let hidden = tags.iter().filter(|tag| tag.contains("hidden")).count();
        (page.clone(), tags.len() - hidden, hidden)
    };
    for (id, rare) in [("master-heist", "kennel"), ("heist", "montage")] {
        let (page, all, none) = search(id, "");
        assert!(all > 8 && none == 0, "{id}: {all} and {none}");
        assert!(!page.contains("Found:</p>"));
        let (page, found, hidden) = search(id, rare);
        assert!(
            found > 0 && hidden > 0,
            "{id}: {found} of {}",
            found + hidden
        );
        assert_eq!(found + hidden, all);
        assert!(page.contains(&format!("Found: {found}")), "{id}");
        assert_eq!(search(id, &rare.to_uppercase()).1, found);
        let (page, found, _) = search(id, "<script> xyzzy");
        assert_eq!(found, 0);
        assert!(!page.contains("value=\"<script>"));
        assert!(page.contains("Nothing in the rules about that."));
    }
}

/// Both pages lead to those of every other game, and say which one is shown.
#[test]
fn one_can_switch_to_every_game() {
    for shown in games() {
        for ((name, page), address) in pages_of(shown).iter().zip(["/how-to-play", "/cards"]) {
            for other in games() {
                let link = format!("href=\"{address}/{other}\"");
                assert!(page.contains(&link), "{name}: {link}");
            }
            let here = format!("href=\"{address}/{shown}\" aria-current=\"page\"");
            assert!(page.contains(&here), "{name}");
            let marked = page.split("edition-switch").nth(1).expect("a switch");
            let marked = marked.split("</nav>").next().expect("its end");
            assert_eq!(marked.matches("aria-current").count(), 1, "{name}");
        }
    }
    assert_eq!(
        pages::by_name::rules(Language::english(), "no-such-game", ""),
        None
    );
    assert_eq!(
        pages::by_name::cards(Language::english(), "no-such-game"),
        None
    );
}

/// Everything that stands on the cards of an edition.
fn printed(edition: &Edition) -> Vec<&str> {
    let lang = Language::english();
    let mut all: Vec<&str> = Vec::new();
    for card in &edition.characters {
        all.push(cards::name(lang, edition, card));
        for ability in &card.abilities {
            all.extend([
                cards::name(lang, edition, ability),
                cards::text(lang, edition, ability),
            ]);
        }
    }
    for card in &edition.skills {
        all.push(cards::name(lang, edition, card));
        let faces = card.faces.iter();
        all.extend(faces.map(|name| cards::action_called(lang, edition, name)));
    }
    let actions = edition.actions.iter();
    all.extend(actions.map(|card| cards::name(lang, edition, card)));
    for card in &edition.cards {
        all.extend([
            cards::name(lang, edition, card),
            cards::text(lang, edition, card),
            cards::tale(lang, edition, card),
        ]);
    }
    for card in &edition.items {
        all.push(cards::name(lang, edition, card));
        let abilities = card.abilities.iter();
        all.extend(abilities.map(|ability| cards::text(lang, edition, ability)));
    }
    for card in &edition.fixers {
        all.push(cards::name(lang, edition, card));
        let abilities = card.abilities.iter();
        all.extend(abilities.map(|ability| cards::text(lang, edition, ability)));
    }
    for card in &edition.npcs {
        all.push(cards::name(lang, edition, card));
        all.extend([false, true].map(|side| cards::npc_side(lang, edition, card, side)));
    }
    let prebuilts = edition.prebuilts.iter();
    all.extend(prebuilts.map(|card| cards::name(lang, edition, card)));
    for card in &edition.achievements {
        all.extend([
            cards::name(lang, edition, card),
            cards::text(lang, edition, card),
        ]);
    }
    for card in &edition.campaigns {
        all.extend([
            cards::name(lang, edition, card),
            cards::text(lang, edition, card),
        ]);
    }
    for draft in edition.scenarios.iter().map(|scenario| &scenario.draft) {
        let job = job(lang, edition, draft);
        all.extend([job.name(), job.location(), job.story(), job.objective()]);
        all.extend(job.notes());
        all.extend(job.bonuses());
        all.extend(
            job.rules()
                .into_iter()
                .flat_map(|(name, text)| [name, text]),
        );
    }
    all
}

#[test]
fn the_cards_show_all_that_is_printed() {
    for edition in editions() {
        let shown = text(&cards_page(Language::english(), edition));
        for words in printed(edition) {
            let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(shown.contains(&words), "{}: {words}", edition.id);
        }
    }
}

/// What a page says when an edition has a thing, and must not say when it has not.
fn things(edition: &Edition) -> Vec<(bool, &'static [&'static str])> {
    let chit = |wanted: &dyn Fn(Chit) -> bool| {
        edition.scenarios.iter().any(|scenario| {
            let on_map = scenario.chits.iter().map(|(_, chit)| *chit);
            let in_bag = scenario.draft.bag.counts().into_iter();
            let in_bag = in_bag.filter(|(_, count)| *count > 0).map(|(chit, _)| chit);
            let inside = scenario
                .draft
                .safe
                .iter()
                .flat_map(|safe| safe.chits.clone());
            let brought = scenario.draft.loot.iter().copied();
            let mut all = on_map.chain(in_bag).chain(inside).chain(brought);
            all.any(wanted)
        })
    };
    let effect = |wanted: &dyn Fn(&Effect) -> bool| {
        let mut effects = edition.cards.iter().flat_map(|card| &card.effects);
        effects.any(wanted)
    };
    let dogs = chit(&|chit| chit == Chit::Dog)
        || effect(&|effect| matches!(effect, Effect::DogsAtKennel(_) | Effect::ReleaseDogs { .. }));
    let on_map = |has: &dyn Fn(&crew::content::Scenario) -> bool| edition.scenarios.iter().any(has);
    let rings = edition.barriers == Barriers::Rings;
    vec![
        (!edition.fixers.is_empty(), &["fixer", "fixers"]),
        (!edition.items.is_empty(), &["shop", "item", "items"]),
        (!edition.npcs.is_empty(), &["prisoner"]),
        (
            edition.alert.is_some(),
            &["track", "square", "squares", "radio"][1..],
        ),
        (edition.alert.is_none(), &["deck", "crisis", "crises"]),
        (
            rings,
            &["ring", "rings", "panel", "panels", "sensor", "sensors"],
        ),
        (!rings, &["server", "servers", "remote"]),
        (dogs, &["dog", "dogs"]),
        (
            on_map(&|job| !job.watchtowers.is_empty()),
            &["watchtower", "watchtowers"],
        ),
        (on_map(&|job| !job.gates.is_empty()), &["gate", "gates"]),
        (
            on_map(&|job| !job.doors.is_empty()),
            &["keycard", "keycards"],
        ),
        (on_map(&|job| job.draft.tunnels > 0), &["tunnel"]),
        (chit(&Chit::is_art), &["painting", "paintings"]),
        (chit(&Chit::is_fake), &["fake", "fakes", "originals"]),
        (chit(&|chit| chit == Chit::Usb), &["usb"]),
        (chit(&|chit| chit == Chit::Documents), &["documents"]),
        (!edition.series.is_empty(), &["series"]),
        (
            !edition.campaigns.is_empty(),
            &["story", "stories", "chapter"][1..],
        ),
        (
            !edition.achievements.is_empty(),
            &["achievement", "achievements"],
        ),
    ]
}

#[test]
fn the_rules_tell_of_everything_an_edition_has_and_of_nothing_it_lacks() {
    for edition in editions() {
        // Cards may speak of what only another edition has on its maps.
        let cards = edition.cards.iter();
        let quoted = cards.map(|card| cards::text(Language::english(), edition, card));
        let own = quoted.fold(
            text(&rules_page(Language::english(), edition, "")),
            |said, card| said.replace(card, ""),
        );
        let said = words_of(&own);
        for (has, names) in things(edition) {
            if has {
                let told = names.iter().any(|name| said.contains(*name));
                assert!(told, "{}: nothing about {names:?}", edition.id);
            } else {
                for name in names {
                    assert!(!said.contains(*name), "{}: says {name}", edition.id);
                }
            }
        }
    }
}

#[test]
fn the_cards_have_no_shelf_for_what_an_edition_lacks() {
    for edition in editions() {
        let page = cards_page(Language::english(), edition);
        let ids: BTreeSet<&str> = values(&page, "id").into_iter().collect();
        for (has, shelf) in [
            (!edition.fixers.is_empty(), "fixers"),
            (!edition.items.is_empty(), "items"),
            (!edition.npcs.is_empty(), "npcs"),
            (!edition.achievements.is_empty(), "achievements"),
            (!edition.campaigns.is_empty(), "stories"),
            (true, "characters"),
            (true, "skills"),
            (true, "actions"),
            (true, "chits"),
            (true, "events"),
            (true, "scenarios"),
        ] {
            assert_eq!(ids.contains(shelf), has, "{}: {shelf}", edition.id);
        }
    }
}

/// What every square and every crisis does can be read without looking for its card.
#[test]
fn the_rules_say_what_every_square_and_every_crisis_does() {
    for edition in editions() {
        let said = text(&rules_page(Language::english(), edition, ""));
        let from = if edition.alert.is_some() {
            0
        } else {
            edition.events
        };
        for card in &edition.cards[from..] {
            let name = cards::name(Language::english(), edition, card);
            let text = cards::text(Language::english(), edition, card);
            assert!(said.contains(name), "{}: {name}", edition.id);
            assert!(said.contains(text), "{}: {}", edition.id, card.code);
        }
    }
}

/// Rules that stand on the cards they are about, or that change nothing beside another rule of the same edition.
const ON_CARDS: [&str; 13] = [
    "events-guard-entrances",
    "fumble-onto-one-hex",
    "fumble-into-barriers",
    "ways-need-an-empty-bag",
    "picker-once-an-action",
    "rewire-reaches-own-tile",
    "toss-onto-closed-tiles",
    "flashbang-subdues",
    "anger-before-reveals",
    "vent-lasts-the-action",
    // Escape that begins at once waits for nobody.
    "escape-waits-for-actions",
    "plans-are-thrown-away",
    "bets-include-npcs",
];

/// Whatever an edition plays otherwise than Master Heist is told: with the other ruling the page reads otherwise.
#[test]
fn every_ruling_of_an_edition_is_told() {
    let usual = serde_json::to_value(Rules::default()).expect("rules can be written");
    let mut untold = Vec::new();
    for edition in editions() {
        let page = rules_page(Language::english(), edition, "");
        let own = serde_json::to_value(&edition.rules).expect("rules can be written");
        for (name, value) in own.as_object().expect("fields") {
            let moot = name == "npcs-have-ideas" && edition.npcs.is_empty();
            if usual[name] == *value || ON_CARDS.contains(&name.as_str()) || moot {
                continue;
            }
            let mut changed = own.clone();
            changed[name] = usual[name].clone();
            let rules = serde_json::from_value(changed).expect("rules can be read");
            let other = Edition {
                rules,
                ..edition.clone()
            };
            if page == rules_page(Language::english(), &other, "") {
                untold.push(format!("{}: {name}", edition.id));
            }
        }
    }
    assert!(untold.is_empty(), "{untold:#?}");
}

#[test]
fn no_sentence_is_missing_from_the_language_file() {
    let families = [
        "rules-",
        "gloss-",
        "cards-",
        "card-",
        "scenario-",
        "chit-",
        "tale-",
        "rivals-",
    ];
    for id in games() {
        for (name, page) in pages_of(id) {
            for word in text(&page).split(' ') {
                let key = families.iter().any(|family| word.starts_with(family));
                assert!(!key, "{name}: {word}");
            }
        }
    }
}

#[test]
fn the_pictures_are_drawn_for_every_edition() {
    for edition in editions() {
        let page = rules_page(Language::english(), edition, "");
        let maps = 2 + usize::from(edition.barriers == Barriers::Rings);
        assert_eq!(
            page.matches("class=\"map\"").count(),
            maps,
            "{}",
            edition.id
        );
        let tracks = usize::from(edition.alert.is_some());
        let shown = page.matches("class=\"alert-track\"").count();
        assert_eq!(shown, tracks, "{}", edition.id);
        assert!(page.contains("4 faces out of 6: 67%"), "{}", edition.id);
    }
}

#[test]
fn every_icon_of_the_glossary_is_drawn() {
    for edition in editions() {
        for entry in glossary(edition) {
            let symbol = format!("id=\"i-{}\"", entry.icon);
            assert!(art::symbols().contains(&symbol), "{}", entry.icon);
            assert_ne!(
                entry.name(Language::english()),
                entry.why(Language::english())
            );
        }
    }
}
