//! Writes the pages around the table into a folder, to be looked at without a server:
//! `cargo run -p pages --example gallery -- FOLDER`.

use crew::Heist;
use crew::content::{Edition, editions, master_heist};
use crew::state::End;
use pages::Colour;
use pages::company::{Company, Person};
use pages::mine::{MyTable, Stand};
use pages::new::{Mine, NewTable, Way};
use pages::seats::SeatsPage;
use pages::{assets, cards, home, message, mine, new, rules, seats};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "gallery".into());
    let folder = PathBuf::from(folder);
    let edition = master_heist();
    write_files(&folder)?;
    let show = |name: &str, page: String| {
        let page = page.replace("\"/assets/", "\"assets/");
        let page = page.replace(&format!("?v={}", assets::version()), "");
        let page = page.replace(".svg?light=1", "-light.svg");
        fs::write(folder.join(name), page.replace("\"/map/", "\"map/"))
    };

    let tables = my_tables();
    show("home.html", home::home(&[]))?;
    show("home-again.html", home::home(&tables))?;
    show("mine.html", mine::mine_page(&tables))?;
    show("mine-none.html", mine::mine_page(&[]))?;
    show(
        "join.html",
        home::join_page(&words::say("message-not-found-why")),
    )?;
    show("not-found.html", message::not_found())?;
    show("new-editions.html", new::by_link(&[]))?;
    for edition in editions() {
        let id = &edition.id;
        let by_link = |fields: &[(&str, &str)]| {
            let pairs = fields.iter();
            let pairs: Vec<_> = pairs
                .map(|(field, text)| ((*field).to_owned(), (*text).to_owned()))
                .collect();
            new::by_link(&pairs)
        };
        show(&format!("rules-{id}.html"), rules::rules_page(edition))?;
        show(&format!("cards-{id}.html"), cards::cards_page(edition))?;
        show(&format!("jobs-{id}.html"), by_link(&[("edition", id)]))?;
        for scenario in &edition.scenarios {
            let job = scenario.draft.id.as_str();
            let asked = [("edition", id.as_str()), ("scenario", job)];
            show(&format!("new-{id}-{job}.html"), by_link(&asked))?;
            for way in [Way::Alone, Way::Series] {
                if way.of(edition, scenario) == way {
                    let asked = [asked[0], asked[1], ("way", way.word())];
                    show(
                        &format!("new-{id}-{}-{job}.html", way.word()),
                        by_link(&asked),
                    )?;
                }
            }
        }
    }

    let first = new::recommended(edition, "the-inclusion-job", 4);
    let prison = new::recommended(edition, "county-the-river", 3);
    let wrong = with_mistakes(first.clone());
    let problems = wrong.heist().err().unwrap_or_default();
    show("new.html", new::new_table(&first, &[]))?;
    show("new-jail.html", new::new_table(&prison, &[]))?;
    show("new-wrong.html", new::new_table(&wrong, &problems))?;

    let heist = first
        .heist()
        .map_err(|why| io::Error::other(why.join(" ")))?;
    let company = company();
    let page = |mine: u8, host: bool, company: &Company, problem: Option<&str>| {
        seats::seats_page(&seats_of(&heist, company, mine, host, problem))
    };
    let taken = words::say_with("name-too-long", &[("most", "24")]);
    show("seats.html", page(0b0001, true, &company, None))?;
    show("seats-guest.html", page(0, false, &company, Some(&taken)))?;
    show("seats-empty.html", page(0, true, &Company::default(), None))?;
    let key = "https://getaway.example/t/k7m2xq/take/f3a09b1c5d7e2f4a6b8c0d1e2f3a4b5c";
    show("key.html", seats::key_page(key))?;
    show("take.html", seats::take_page("k7m2xq"))
}

fn write_files(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::ALL {
        fs::write(folder.join("assets").join(asset.name), asset.text)?;
    }
    editions()
        .into_iter()
        .try_for_each(|edition| write_maps(folder, edition))
}

fn write_maps(folder: &Path, edition: &Edition) -> io::Result<()> {
    let maps = folder.join("map").join(&edition.id);
    fs::create_dir_all(&maps)?;
    for scenario in &edition.scenarios {
        let id = &scenario.draft.id;
        if let Ok(heist) = new::recommended(edition, id, 4).heist() {
            let dark = art::picture(&heist, art::Theme::Dark);
            let light = art::picture(&heist, art::Theme::Light);
            fs::write(maps.join(format!("{id}.svg")), dark)?;
            fs::write(maps.join(format!("{id}-light.svg")), light)?;
        }
    }
    Ok(())
}

fn my_tables() -> Vec<MyTable> {
    let table = |scenario: &str, stand, characters: &[&str], others: &[&str]| MyTable {
        id: "k7m2xq".to_owned(),
        edition: master_heist(),
        scenario: scenario.to_owned(),
        stand,
        characters: characters.iter().map(|&name| name.to_owned()).collect(),
        others: others.iter().map(|&name| name.to_owned()).collect(),
    };
    let all = ["Tiny", "Karma", "F-Stop", "Clutch"];
    vec![
        table(
            "the-inclusion-job",
            Stand::Round(4),
            &["Karma"],
            &["Ann", "Bo"],
        ),
        table("the-melee-job", Stand::Planning, &all, &[]),
        table("county-the-river", Stand::Escape, &[], &["Ann"]),
        table("the-startup-job", Stand::Over(End::Success), &all, &[]),
        table(
            "the-black-box",
            Stand::Over(End::Failure),
            &["Tiny"],
            &["Cleo"],
        ),
    ]
}

fn with_mistakes(asked: NewTable) -> NewTable {
    let mut asked = NewTable {
        cash: "a lot".to_owned(),
        mine: Mine::First,
        name: "Ann <b>the boss</b>".to_owned(),
        ..asked
    };
    asked.crew[2].crew = "built".to_owned();
    asked.crew[2].character = "bruiser".to_owned();
    asked
}

fn company() -> Company {
    let person = |name: &str, colour, online| {
        Some(Person {
            name: name.to_owned(),
            colour,
            online,
        })
    };
    Company {
        seats: [
            person("Ann", Colour::Rose, true),
            person("Bo", Colour::Sky, false),
            None,
            None,
        ],
        bots: Default::default(),
        waiting: false,
        host: Some("Ann".to_owned()),
        watchers: 2,
    }
}

fn seats_of<'a>(
    heist: &'a Heist,
    company: &'a Company,
    mine: u8,
    host: bool,
    problem: Option<&str>,
) -> SeatsPage<'a> {
    SeatsPage {
        id: "k7m2xq",
        link: "https://getaway.example/t/k7m2xq",
        heist,
        company,
        mine,
        host,
        problem: problem.map(str::to_owned),
    }
}
