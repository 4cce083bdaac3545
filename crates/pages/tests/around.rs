//! The pages around the table: safe for a strict content security policy, whole, and kind to whoever mistypes.

use bots::Level;
use crew::content::effect::Chit;
use crew::content::{editions, master_heist};
use pages::Colour;
use pages::by_name;
use pages::company::{Company, Person};
use pages::crew::new::{self, NewTable};
use pages::crew::{cards, rules};
use pages::mine::{Character, MyGame, MyTable, Stand};
use pages::new_table::Mine;
use pages::seats::SeatsPage;
use pages::unreadable::{Left, Played, Unreadable, unreadable_page};
use pages::{home, message, mine, seats};
use std::collections::BTreeSet;
use table::Seats;
use words::Language;
use words::crew::cards as said_on;

/// Every page, with a name for messages.
fn all() -> Vec<(&'static str, String)> {
    let edition = master_heist();
    let asked = new::recommended(edition, "county-the-river", 4);
    let heist = asked
        .heist(Language::english())
        .expect("a recommended crew can play");
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
        lang: Language::english(),
        id: "k7m2xq",
        link: "https://getaway.example/t/k7m2xq",
        game: &heist,
        company: &company,
        mine: Seats::from([0]),
        hidden: Seats::EMPTY,
        host: true,
        problem: Some("<i>no</i>".to_owned()),
    };
    let mut all = vec![
        ("home", home::home(Language::english(), &[])),
        ("join", home::join_page(Language::english(), "why")),
        ("mine", mine::mine_page(Language::english(), &[])),
        ("editions", by_name::new_table(Language::english(), &[])),
        (
            "new",
            new::new_table(Language::english(), &asked, &["<u>why</u>".to_owned()]),
        ),
        ("seats", seats::seats_page(&table)),
        (
            "key",
            seats::key_page(Language::english(), "https://getaway.example/k"),
        ),
        ("take", seats::take_page(Language::english(), "k7m2xq")),
        ("cards", cards::cards_page(Language::english(), edition)),
        ("rules", rules::rules_page(Language::english(), edition, "")),
        ("message", message::not_found(Language::english())),
        ("unreadable", lost(Left::Record)),
        ("unreadable", lost(Left::Log)),
        ("unreadable", lost(Left::Hidden)),
        (
            "heist",
            by_name::new_table(Language::english(), &pairs(&[("game", "heist")])),
        ),
    ];
    for edition in editions() {
        all.push((
            "jobs",
            by_name::new_table(Language::english(), &pairs(&[("edition", &edition.id)])),
        ));
        for job in &edition.scenarios {
            for way in ["usual", "alone", "series"] {
                let asked = pairs(&[
                    ("edition", &edition.id),
                    ("scenario", &job.draft.id),
                    ("way", way),
                ]);
                all.push(("form", by_name::new_table(Language::english(), &asked)));
            }
        }
    }
    all
}

/// The page of a table that cannot be played any more.
fn lost(left: Left) -> String {
    let character = |name: &str| Character {
        card: "thug".to_owned(),
        called: Some(name.to_owned()),
    };
    let seats = [
        Played {
            character: character("<b>Tiny</b>"),
            name: Some("<i>Ann</i>".to_owned()),
            bot: None,
        },
        Played {
            character: character("Karma"),
            name: None,
            bot: Some(Level::Search),
        },
    ];
    unreadable_page(
        Language::english(),
        &Unreadable {
            id: "k7m2xq",
            game: &MyGame::Crew {
                edition: editions()[0],
                scenario: "the-inclusion-job".to_owned(),
            },
            stand: Some(Stand::Round(2)),
            seats: &seats,
            why: "<u>why</u>",
            left,
        },
    )
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
    let heist = asked
        .heist(Language::english())
        .expect("a recommended crew can play");
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
            lang: Language::english(),
            id: "k7m2xq",
            link: "https://getaway.example/t/k7m2xq",
            game: &heist,
            company: &company,
            mine,
            hidden: Seats::EMPTY,
            host,
            problem: None,
        })
    };
    let forms = |page: &str| page.matches("/t/k7m2xq/bot\"").count();
    assert_eq!(forms(&page(Seats::EMPTY, false)), 0, "who only looks");
    assert_eq!(
        forms(&page(Seats::from([1]), false)),
        1,
        "Bob takes his seat back"
    );
    assert_eq!(
        forms(&page(Seats::from([0]), true)),
        3,
        "the host: own and free ones"
    );
    let look = page(Seats::EMPTY, false);
    assert_eq!(
        look.matches("class=\"claim\"").count(),
        2,
        "free, or a bot's"
    );
    assert_eq!(look.matches("class=\"bot-badge\"").count(), 2);
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
    let heist = asked
        .heist(Language::english())
        .expect("this can be played");
    assert_eq!(heist.names, ["Tiny", "Ann", "F-Stop"]);
    assert_eq!(heist.setup.cash, Some(7));
    assert_eq!(heist.setup.items, ["cheap-picks", "cheap-picks"]);
    assert_eq!(heist.setup.fixers, ["old-friend", "fence"]);
    assert_eq!(
        asked.person(Language::english()),
        Ok(("Ann".to_owned(), Colour::Sky))
    );
    assert_eq!(asked.held(), Seats::from([0]));
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
    let problems = asked
        .heist(Language::english())
        .expect_err("nothing of this can be played");
    assert_eq!(problems.len(), 6, "{problems:#?}");
    let page = new::new_table(Language::english(), &asked, &problems);
    for typed in ["Somebody", "a lot", "Jitters"] {
        assert!(page.contains(typed), "{typed} is kept");
    }
}

#[test]
fn a_link_to_a_scenario_fills_in_a_crew_that_fits() {
    let amateur = new::asked_by_link(&pairs(&[("scenario", "the-startup-job")]));
    assert_eq!(amateur.crew[0].crew, "Iceheart");
    assert_eq!(amateur.mine, Mine::Bots);
    assert!(amateur.heist(Language::english()).is_ok());
    let pro = new::asked_by_link(&pairs(&[("scenario", "the-black-box"), ("seats", "3")]));
    assert_eq!(pro.crew[0].character, "grifter");
    assert_eq!(
        pro.heist(Language::english())
            .map(|heist| heist.players)
            .ok(),
        Some(3)
    );
    let nowhere = new::asked_by_link(&pairs(&[("scenario", "the moon")]));
    assert!(
        nowhere.heist(Language::english()).is_ok(),
        "the first job will do"
    );
}

/// The edition comes first, then the job: every edition and every job can be reached by links.
#[test]
fn the_way_to_a_table_leads_by_edition_and_job() {
    let first = by_name::new_table(Language::english(), &[]);
    for edition in editions() {
        let jobs = format!("/new?edition={}", edition.id);
        assert!(first.contains(&format!("href=\"{jobs}\"")), "{jobs}");
        let lang = Language::english();
        let about = said_on::edition_about(lang, edition);
        for said in [said_on::edition_name(lang, edition), about] {
            assert!(!said.is_empty() && first.contains(said), "{said}");
        }
        let page = by_name::new_table(Language::english(), &pairs(&[("edition", &edition.id)]));
        for job in &edition.scenarios {
            let link = format!("{jobs}&amp;scenario={}\"", job.draft.id);
            assert!(page.contains(&link), "{link}");
        }
        for story in &edition.campaigns {
            let text = said_on::text(lang, edition, story);
            assert!(page.contains(text), "{}", story.id);
        }
        let series = page.matches("&amp;way=series").count();
        assert_eq!(series, usize::from(!edition.series.is_empty()));
        let alone = edition.scenarios.iter();
        let alone = alone.filter(|job| job.draft.challenge.is_some()).count();
        assert_eq!(page.matches("&amp;way=alone").count(), alone);
    }
    let nowhere = by_name::new_table(Language::english(), &pairs(&[("edition", "monopoly")]));
    assert_eq!(nowhere, first, "what is no edition asks for one");
}

/// A form shows what its edition and its job have, and nothing else.
#[test]
fn a_form_asks_for_what_the_edition_has() {
    for edition in editions() {
        for job in &edition.scenarios {
            let id = &job.draft.id;
            let asked = pairs(&[("edition", &edition.id), ("scenario", id)]);
            let page = by_name::new_table(Language::english(), &asked);
            let has = |field: &str| page.contains(&format!(" name=\"{field}\""));
            let fixers = !edition.fixers.is_empty();
            assert_eq!(has("fixer"), fixers, "{id}");
            assert_eq!(page.contains(" name=\"item-"), !edition.items.is_empty());
            assert_eq!(has("loot"), !job.draft.loot.is_empty(), "{id}");
            let freed = job.draft.help.is_some_and(|help| help.if_freed);
            assert_eq!(has("freed"), freed, "{id}");
            let buys = edition.rules.price_of_help > 0 || fixers;
            assert_eq!(has("cash"), buys, "{id}");
            let says = words::crew::job(Language::english(), edition, &job.draft);
            for note in says.notes() {
                let note = note.replace('&', "&amp;").replace('"', "&quot;");
                assert!(page.contains(&note), "{id}: {note}");
            }
            for bonus in says.bonuses() {
                assert!(page.contains(bonus), "{id}: {bonus}");
            }
        }
    }
}

#[test]
fn a_form_for_a_series_with_paintings_and_a_free_prisoner_is_read() {
    let asked = new::read(&pairs(&[
        ("edition", "your-last-heist-draft"),
        ("way", "series"),
        ("scenario", "the-chateau"),
        ("then", "the-museum"),
        ("then", "the-vault"),
        ("loot", "fake-apple"),
        ("loot", "guard"),
        ("freed", "on"),
    ]));
    let setup = asked.setup();
    assert_eq!(setup.then, ["the-museum", "the-vault"]);
    assert_eq!(setup.loot, [Chit::FakeApple], "guards stay at home");
    assert!(setup.freed);
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
    assert_eq!(held(Mine::All), Seats::all(3));
    assert_eq!(held(Mine::First), Seats::from([0]));
    assert_eq!(held(Mine::Bots), Seats::from([0]));
    assert_eq!(held(Mine::None), Seats::EMPTY);
}

#[test]
fn a_list_tells_what_is_known_of_a_table_and_no_more() {
    let listed = |stand, others: &[&str]| {
        mine::mine_page(
            Language::english(),
            &[MyTable {
                id: "k7m2xq".to_owned(),
                game: MyGame::Unknown {
                    title: "An old job".to_owned(),
                },
                stand,
                characters: Vec::new(),
                others: others.iter().map(|&name| name.to_owned()).collect(),
                changed: Some(std::time::Duration::from_secs(3 * 24 * 3600)),
            }],
        )
    };
    let title = listed(None, &[]);
    assert!(title.contains("An old job"));
    assert!(!title.contains("You watch") && !title.contains("days ago"));
    let people = listed(None, &["Ann"]);
    assert!(people.contains("With Ann.") && !people.contains("class=\"chip"));
    let all = listed(Some(Stand::Round(3)), &["Ann"]);
    assert!(all.contains("Round 3") && all.contains("Last move 3 days ago."));
}
