//! The pages around the table: safe for a strict content security policy, whole, and kind to whoever mistypes.

use bots::Level;
use crew::content::master_heist;
use pages::Colour;
use pages::company::{Company, Person};
use pages::new::{self, Mine, NewTable};
use pages::seats::SeatsPage;
use pages::{cards, home, message, mine, rules, seats};
use std::collections::BTreeSet;

/// Every page, with a name for messages.
fn all() -> Vec<(&'static str, String)> {
    let edition = master_heist();
    let asked = new::recommended(edition, "county-the-river", 4);
    let heist = asked.heist().expect("a recommended crew can play");
    let mut company = Company {
        host: Some("Ann".to_owned()),
        ..Company::default()
    };
    company.seats[0] = Some(Person {
        name: "<b>Ann</b>".to_owned(),
        colour: Colour::Rose,
        online: true,
    });
    company.bots = [None, Some(Level::Search), None, None];
    let table = SeatsPage {
        id: "k7m2xq",
        link: "https://getaway.example/t/k7m2xq",
        heist: &heist,
        company: &company,
        mine: 1,
        host: true,
        problem: Some("<i>no</i>".to_owned()),
    };
    vec![
        ("home", home::home(edition, &[])),
        ("join", home::join_page("why")),
        ("mine", mine::mine_page(edition, &[])),
        ("new", new::new_table(&asked, &["<u>why</u>".to_owned()])),
        ("seats", seats::seats_page(&table)),
        ("key", seats::key_page("https://getaway.example/k")),
        ("take", seats::take_page("k7m2xq")),
        ("cards", cards::cards_page(edition)),
        ("rules", rules::rules_page(edition)),
        ("message", message::not_found()),
    ]
}

/// The values of an attribute in a page.
fn values<'p>(page: &'p str, attribute: &str) -> impl Iterator<Item = &'p str> {
    let start = format!(" {attribute}=\"");
    let parts: Vec<&str> = page.split(&start).skip(1).collect();
    parts.into_iter().filter_map(|part| part.split('"').next())
}

#[test]
fn no_page_has_scripts_or_styles_of_its_own() {
    for (name, page) in all() {
        assert!(!page.contains(" style="), "{name}: a style attribute");
        assert!(!page.contains("<style"), "{name}: a style element");
        assert!(!page.contains("javascript:"), "{name}: a script address");
        for script in page.split("<script").skip(1) {
            let inside = script.split_once('>').map(|(_, rest)| rest);
            let empty = inside.is_some_and(|rest| rest.starts_with("</script>"));
            assert!(empty, "{name}: a script in the page");
        }
        for handler in [" onclick=", " onload=", " onerror=", " onchange="] {
            assert!(!page.contains(handler), "{name}: {handler}");
        }
    }
}

#[test]
fn whatever_people_type_is_escaped() {
    for (name, page) in all() {
        for typed in ["<b>Ann", "<i>no", "<u>why"] {
            assert!(!page.contains(typed), "{name}: {typed}");
        }
    }
}

#[test]
fn ids_are_there_once_and_links_within_a_page_lead_somewhere() {
    for (name, page) in all() {
        let mut ids = BTreeSet::new();
        for id in values(&page, "id") {
            assert!(ids.insert(id), "{name}: {id} is there twice");
        }
        let links = values(&page, "href").filter_map(|link| link.strip_prefix('#'));
        for link in links {
            assert!(ids.contains(link), "{name}: nothing is called {link}");
        }
        assert_eq!(page.matches("<h1").count(), 1, "{name}: one title");
    }
}

/// The host sets bots into free seats and takes them out; everybody hands over only their own.
#[test]
fn bots_are_set_by_whoever_may() {
    let asked = new::recommended(master_heist(), "the-inclusion-job", 4);
    let heist = asked.heist().expect("a recommended crew can play");
    let person = |name: &str, colour| {
        Some(Person {
            name: name.to_owned(),
            colour,
            online: true,
        })
    };
    let company = Company {
        seats: [
            person("Ann", Colour::Rose),
            person("Bob", Colour::Sky),
            None,
            None,
        ],
        bots: [None, Some(Level::Search), Some(Level::Random), None],
        ..Company::default()
    };
    let page = |mine, host| {
        seats::seats_page(&SeatsPage {
            id: "k7m2xq",
            link: "https://getaway.example/t/k7m2xq",
            heist: &heist,
            company: &company,
            mine,
            host,
            problem: None,
        })
    };
    let forms = |page: &str| page.matches("/t/k7m2xq/bot\"").count();
    assert_eq!(forms(&page(0, false)), 0, "who only looks");
    assert_eq!(forms(&page(0b0010, false)), 1, "Bob takes his seat back");
    assert_eq!(forms(&page(0b0001, true)), 3, "the host: own and free ones");
    let look = page(0, false);
    assert_eq!(
        look.matches("class=\"claim\"").count(),
        2,
        "free, or a bot's"
    );
    assert_eq!(look.matches("class=\"bot-badge\"").count(), 2);
}

#[test]
fn every_link_to_a_card_finds_it() {
    let edition = master_heist();
    let page = cards::cards_page(edition);
    let ids: BTreeSet<&str> = values(&page, "id").collect();
    for link in values(&page, "href") {
        if let Some(card) = link.strip_prefix("/cards#") {
            assert!(ids.contains(card), "there is no card {card}");
        }
    }
    let cards = edition.characters.len() + edition.skills.len() + edition.items.len();
    assert!(page.matches("<article").count() > cards);
}

#[test]
fn every_icon_of_the_glossary_is_drawn() {
    for entry in rules::glossary() {
        let symbol = format!("id=\"i-{}\"", entry.icon);
        assert!(art::symbols().contains(&symbol), "{}", entry.icon);
        assert_ne!(entry.name(), entry.why());
    }
    assert!(rules::explain("remote-y").is_some());
}

#[test]
fn the_rules_show_their_boards_with_the_exact_odds() {
    let page = rules::rules_page(master_heist());
    assert_eq!(page.matches("class=\"map\"").count(), 2);
    assert!(page.contains("4 faces out of 6: 67 %"));
}

fn pairs(typed: &[(&str, &str)]) -> Vec<(String, String)> {
    let pairs = typed.iter();
    pairs
        .map(|(field, text)| ((*field).to_owned(), (*text).to_owned()))
        .collect()
}

#[test]
fn a_form_is_read_field_by_field() {
    let asked = new::read(&pairs(&[
        ("scenario", "the-inclusion-job"),
        ("seats", "3"),
        ("crew-0", "Tiny"),
        ("crew-1", "built"),
        ("called-1", "Ann"),
        ("character-1", "safecracker"),
        ("skill-a-1", "hurry"),
        ("skill-b-1", "linger"),
        ("crew-2", "F-Stop"),
        ("crew-3", "nobody at all"),
        ("fixer", "old-friend"),
        ("fixer", "fence"),
        ("cash", "7"),
        ("item-cheap-picks", "2"),
        ("item-radio", ""),
        ("colour", "sky"),
        ("mine", "first"),
        ("name", "Ann"),
        ("crew-9", "ignored"),
    ]));
    let heist = asked.heist().expect("this can be played");
    assert_eq!(heist.names, ["Tiny", "Ann", "F-Stop"]);
    assert_eq!(heist.setup.cash, 7);
    assert_eq!(heist.setup.items, ["cheap-picks", "cheap-picks"]);
    assert_eq!(heist.setup.fixers, ["old-friend", "fence"]);
    assert_eq!(asked.person(), Ok(("Ann".to_owned(), Colour::Sky)));
    assert_eq!(asked.held(), 0b001);
    let mut colours = asked.colours().to_vec();
    assert_eq!(colours[0], Colour::Sky);
    colours.sort_unstable();
    colours.dedup();
    assert_eq!(colours.len(), 4);
}

#[test]
fn every_mistake_is_told_and_the_form_comes_back_as_typed() {
    let asked = new::read(&pairs(&[
        ("scenario", "the-inclusion-job"),
        ("seats", "7"),
        ("crew-0", "Tiny"),
        ("crew-1", "Jitters"),
        ("crew-2", "Somebody"),
        ("crew-3", "Clutch"),
        ("cash", "a lot"),
        ("name", &"x".repeat(60)),
        ("fixer", "nobody"),
    ]));
    let problems = asked.heist().expect_err("nothing of this can be played");
    assert_eq!(problems.len(), 6, "{problems:#?}");
    let page = new::new_table(&asked, &problems);
    for typed in ["Somebody", "a lot", "Jitters"] {
        assert!(page.contains(typed), "{typed} is kept");
    }
}

#[test]
fn a_link_to_a_scenario_fills_in_a_crew_that_fits() {
    let amateur = new::asked_by_link(&pairs(&[("scenario", "the-startup-job")]));
    assert_eq!(amateur.crew[0].crew, "Iceheart");
    assert_eq!(amateur.mine, Mine::All);
    assert!(amateur.heist().is_ok());
    let pro = new::asked_by_link(&pairs(&[("scenario", "the-black-box"), ("seats", "3")]));
    assert_eq!(pro.crew[0].character, "grifter");
    assert_eq!(pro.heist().map(|heist| heist.players).ok(), Some(3));
    let nowhere = new::asked_by_link(&pairs(&[("scenario", "the moon")]));
    assert!(nowhere.heist().is_ok(), "the first job will do");
}

#[test]
fn a_table_set_up_by_nobody_holds_no_seats() {
    let held = |mine| {
        let asked = NewTable {
            seats: "3".to_owned(),
            mine,
            ..NewTable::default()
        };
        asked.held()
    };
    assert_eq!(held(Mine::All), 0b111);
    assert_eq!(held(Mine::First), 0b001);
    assert_eq!(held(Mine::Bots), 0b001);
    assert_eq!(held(Mine::None), 0);
}
