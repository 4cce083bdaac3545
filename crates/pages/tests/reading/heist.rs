//! HEIST to read: the rules with every option, and every card there is.

use super::{text, values};
use pages::rivals::cards::cards_page;
use pages::rivals::rules::rules_page;
use rivals::{Card, Colour, Identity, Job, Obstacle, Rules, Secret, content};
use serde_json::Value;
use std::collections::BTreeSet;
use words::Language;
use words::rivals as say;

/// The rules with one field otherwise than usual.
fn turned(field: &str) -> Rules {
    let mut rules = serde_json::to_value(Rules::default()).expect("rules can be written");
    rules[field] = match &rules[field] {
        Value::Bool(usual) => Value::Bool(!usual),
        Value::Number(_) => Value::from(5),
        other => panic!("{field}: {other}"),
    };
    serde_json::from_value(rules).expect("rules can be read")
}

#[test]
fn every_option_is_named_with_what_it_changes() {
    let said = text(&rules_page(Language::english(), &Rules::default(), ""));
    for field in say::RULES {
        assert!(
            said.contains(&say::rule_name(Language::english(), field)),
            "{field}"
        );
        assert!(
            said.contains(&say::rule_text(Language::english(), field)),
            "{field}"
        );
    }
    let on = said.matches("usually on").count();
    let off = said.matches("usually off").count();
    // Pawns are the only option that is on; the timer is one more that is off.
    assert_eq!((on, off), (1, say::RULES.len() - 1));
    assert!(said.contains("usually 7"));
}

/// The list of options is not enough: what is told about the game follows them.
#[test]
fn every_option_changes_what_is_told() {
    let usual = rules_page(Language::english(), &Rules::default(), "");
    let mut pages = BTreeSet::from([usual.clone()]);
    for field in say::RULES {
        let page = rules_page(Language::english(), &turned(field), "");
        assert!(pages.insert(page), "{field} changes nothing");
    }
}

#[test]
fn the_rules_tell_how_the_table_is_laid_for_every_number_of_players() {
    let said = text(&rules_page(Language::english(), &Rules::default(), ""));
    for players in 2..=4 {
        let bag = say::tokens(Language::english(), &content().bag.of(players));
        assert!(said.contains(&format!("{players} {bag}")), "{players}");
    }
    for count in [
        "7 identities",
        "28 obstacles",
        "15 secrets",
        "44 assists",
        "34 tricks",
    ] {
        assert!(said.contains(count), "{count}");
    }
}

/// The steps of a turn and of both lists are all there, in their order.
#[test]
fn the_steps_are_told_in_their_order() {
    let page = rules_page(Language::english(), &Rules::default(), "");
    for (anchor, count) in [("turn", 6), ("success", 5), ("failure", 6), ("round", 3)] {
        let part = page
            .split(&format!("<section id=\"{anchor}\">"))
            .nth(1)
            .and_then(|part| part.split("</section>").next())
            .expect("a part");
        assert_eq!(part.matches("<li>").count(), count, "{anchor}");
    }
    let said = text(&page);
    let steps = [
        "Choose an obstacle.",
        "Get help.",
        "Draw tokens.",
        "Play tricks.",
        "Resolve.",
        "Prepare.",
    ];
    let places: Vec<_> = steps.iter().map(|step| said.find(step)).collect();
    assert!(places.iter().all(Option::is_some), "{places:?}");
    assert!(places.is_sorted(), "{places:?}");
}

/// The example is added up from the cards: what is told is what the rules would say.
#[test]
fn the_example_fails_first_and_succeeds_then() {
    let said = text(&rules_page(Language::english(), &Rules::default(), ""));
    let told = said.split("The total is ").nth(1).expect("the example");
    let mut numbers = told.split(|sign: char| !sign.is_ascii_digit());
    let mut next = || -> i16 {
        let found = numbers.find(|part| !part.is_empty()).expect("a number");
        found.parse().expect("a number")
    };
    let (first, target, then) = (next(), next(), next());
    assert!(first < target && target <= then, "{first} {target} {then}");
}

/// Everything that stands on the cards.
fn printed() -> Vec<String> {
    let mut all = Vec::new();
    let content = content();
    let en = Language::english();
    for identity in Identity::all() {
        all.push(content.identities[identity.index()].name.clone());
        all.push(say::identity_flavour(en, identity).to_owned());
    }
    for job in Job::all() {
        all.push(content.jobs[job.index()].name.clone());
        all.push(say::job_flavour(en, job).to_owned());
    }
    for obstacle in Obstacle::all() {
        let card = &content.obstacles[obstacle.index()];
        all.extend([
            card.name.clone(),
            say::ways(Language::english(), &card.ways),
        ]);
        all.extend(say::obstacle_lines(Language::english(), obstacle));
    }
    for secret in Secret::all() {
        all.push(content.secrets[secret.index()].name.clone());
        all.push(say::secret_flavour(en, secret).to_owned());
        all.push(say::secret_text_for_all(
            Language::english(),
            &Rules::default(),
            secret,
        ));
    }
    for card in Card::all() {
        all.push(say::card_name(Language::english(), card).to_owned());
        all.extend(say::card_text(Language::english(), &Rules::default(), card));
        all.extend(say::card_upgrade(Language::english(), card));
        all.extend(say::card_cheese(Language::english(), card));
    }
    all.extend(Colour::ALL.map(say::colour_values));
    all
}

#[test]
fn the_cards_show_all_that_is_printed() {
    let shown = text(&cards_page(Language::english()));
    for words in printed() {
        assert!(shown.contains(&words), "{words}");
    }
}

#[test]
fn every_card_has_its_place() {
    let page = cards_page(Language::english());
    let ids: BTreeSet<&str> = values(&page, "id").into_iter().collect();
    let wanted = Identity::all().map(|card| format!("identity-{}", card.id()));
    let wanted = wanted
        .chain(Job::all().map(|job| format!("job-{}", job.id())))
        .chain(Obstacle::all().map(|card| format!("obstacle-{}", card.id())))
        .chain(Secret::all().map(|card| format!("secret-{}", card.id())))
        .chain(Card::all().map(|card| format!("card-{}", card.id())))
        .chain(
            Colour::ALL
                .map(|colour| format!("token-{}", say::colour_name(Language::english(), colour))),
        );
    for id in wanted.chain(["heat-track".to_owned()]) {
        assert!(ids.contains(id.as_str()), "{id}");
    }
    // Copies are counted: 44 assists and 34 tricks, though there are fewer kinds.
    for (shelf, count) in [("assists", 44), ("tricks", 34), ("tokens", 50)] {
        let part = page
            .split(&format!("id=\"{shelf}\""))
            .nth(1)
            .expect("a shelf");
        let tally = part.split("class=\"tally\">").nth(1).expect("a tally");
        assert!(tally.starts_with(&format!("{count}<")), "{shelf}");
    }
}

/// A card whose text an option changes tells both.
#[test]
fn cards_tell_what_options_make_of_them() {
    let shown = text(&cards_page(Language::english()));
    for (field, id) in [
        ("sabotage-hits-the-tester", "light-sabotage"),
        ("means-only-after-failure", "justified-means"),
        ("go-big-adds-one", "go-big-or-go-home"),
        ("pawns", "lone-wolf"),
    ] {
        let card = Card::named(id).expect("a card");
        let other = say::card_text(Language::english(), &turned(field), card).join(" ");
        assert!(shown.contains(&other), "{field}: {other}");
        assert!(
            shown.contains(&say::rule_name(Language::english(), field)),
            "{field}"
        );
    }
    // Pawns are usual: what is otherwise holds without them.
    let wolf = "Without the option “Pawns”: +2 if nobody helps.";
    assert!(shown.contains(wolf), "{wolf}");
    for (field, id) in [
        ("milder-half-full", "half-full"),
        ("stricter-master-thief", "master-thief"),
        ("obstacles-per-job", "closer"),
    ] {
        let secret = Secret::named(id).expect("a secret");
        let other = say::secret_text_for_all(Language::english(), &turned(field), secret);
        assert!(shown.contains(&other), "{field}: {other}");
    }
}
