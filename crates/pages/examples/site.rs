//! Writes the pages around the table into a folder, to be looked at without a server:
//! `cargo run -p pages --example site -- FOLDER`.

use crew::Heist;
use crew::content::{Edition, editions, master_heist};
use crew::state::End;
use pages::Colour;
use pages::by_name;
use pages::company::{Company, Person};
use pages::crew::new::{NewTable, SetupWay};
use pages::crew::{cards, new, rules};
use pages::mine::{Character, MyGame, MyTable, Stand};
use pages::new_table::Mine;
use pages::seats::SeatsPage;
use pages::{assets, home, message, mine, seats};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use table::Seats;
use words::Language;

fn main() -> io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "site".into());
    let folder = PathBuf::from(folder);
    let edition = master_heist();
    write_files(&folder)?;
    let show = |name: &str, page: String| {
        let files = format!("\"/assets/{}/", assets::version());
        let page = page.replace(&files, "\"assets/");
        let page = page.replace(".svg?light=1", "-light.svg");
        fs::write(folder.join(name), page.replace("\"/map/", "\"map/"))
    };

    let tables = my_tables();
    show("home.html", home::home(words::Language::english(), &[]))?;
    show(
        "home-again.html",
        home::home(words::Language::english(), &tables),
    )?;
    show(
        "mine.html",
        mine::mine_page(words::Language::english(), &tables),
    )?;
    show(
        "mine-none.html",
        mine::mine_page(words::Language::english(), &[]),
    )?;
    show(
        "join.html",
        home::join_page(
            words::Language::english(),
            &Language::english().say("message-not-found-why"),
        ),
    )?;
    show(
        "not-found.html",
        message::not_found(words::Language::english()),
    )?;
    show(
        "new-editions.html",
        by_name::new_table(words::Language::english(), &[]),
    )?;
    for edition in editions() {
        let id = &edition.id;
        let by_link = |fields: &[(&str, &str)]| {
            let pairs = fields.iter();
            let pairs: Vec<_> = pairs
                .map(|(field, text)| ((*field).to_owned(), (*text).to_owned()))
                .collect();
            by_name::new_table(words::Language::english(), &pairs)
        };
        show(
            &format!("rules-{id}.html"),
            rules::rules_page(words::Language::english(), edition, ""),
        )?;
        show(
            &format!("cards-{id}.html"),
            cards::cards_page(words::Language::english(), edition),
        )?;
        show(&format!("jobs-{id}.html"), by_link(&[("edition", id)]))?;
        for scenario in &edition.scenarios {
            let job = scenario.draft.id.as_str();
            let asked = [("edition", id.as_str()), ("scenario", job)];
            show(&format!("new-{id}-{job}.html"), by_link(&asked))?;
            for way in [SetupWay::Alone, SetupWay::Series] {
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

    let heist = &rivals::content().id;
    for (kind, page) in [
        (
            "rules",
            by_name::rules(words::Language::english(), heist, ""),
        ),
        ("cards", by_name::cards(words::Language::english(), heist)),
    ] {
        show(&format!("{kind}-{heist}.html"), page.unwrap_or_default())?;
    }

    let first = new::recommended(edition, "the-inclusion-job", 4);
    let prison = new::recommended(edition, "county-the-river", 3);
    let wrong = with_mistakes(first.clone());
    let problems = wrong
        .heist(words::Language::english())
        .err()
        .unwrap_or_default();
    show(
        "new.html",
        new::new_table(words::Language::english(), &first, &[]),
    )?;
    show(
        "new-jail.html",
        new::new_table(words::Language::english(), &prison, &[]),
    )?;
    show(
        "new-wrong.html",
        new::new_table(words::Language::english(), &wrong, &problems),
    )?;

    let heist = first
        .heist(words::Language::english())
        .map_err(|why| io::Error::other(why.join(" ")))?;
    let company = company();
    let page = |mine: Seats, host: bool, company: &Company, problem: Option<&str>| {
        seats::seats_page(&seats_of(&heist, company, mine, host, problem))
    };
    let taken = words::Language::english().say_with("name-too-long", &[("most", "24")]);
    show("seats.html", page(Seats::from([0]), true, &company, None))?;
    show(
        "seats-guest.html",
        page(Seats::EMPTY, false, &company, Some(&taken)),
    )?;
    show(
        "seats-empty.html",
        page(Seats::EMPTY, true, &Company::default(), None),
    )?;
    let key = "https://getaway.example/t/k7m2xq/take/f3a09b1c5d7e2f4a6b8c0d1e2f3a4b5c";
    show("key.html", seats::key_page(words::Language::english(), key))?;
    show(
        "take.html",
        seats::take_page(words::Language::english(), "k7m2xq"),
    )?;

    show("new-heist.html", by_game("heist"))?;
    for (name, page) in heist::tables(&company) {
        show(&format!("heist-{name}.html"), page)?;
    }
    Ok(())
}

fn by_game(game: &str) -> String {
    by_name::new_table(
        words::Language::english(),
        &[("game".to_owned(), game.to_owned())],
    )
}

/// Tables of HEIST in every phase, played at random.
mod heist {
    use pages::company::Company;
    use pages::rivals::{Moment, Own, ReplayPage, TablePage, log_lines, page, replay_page};
    use rivals::{Event, Phase, Rivals, Setup, view};
    use std::collections::BTreeMap;
    use table::{Dealer, FastDealer, Game, Seat, Seats, Session};

    /// The page of whoever is asked, each time a phase is seen late in a game.
    pub fn tables(company: &Company) -> BTreeMap<String, String> {
        let mut pages = BTreeMap::new();
        for seed in 0..12 {
            play(seed, company, &mut pages);
        }
        pages
    }

    fn play(seed: u64, company: &Company, pages: &mut BTreeMap<String, String>) {
        let mut luck = FastDealer::new(seed);
        let setup = Setup {
            think_seconds: Some(60),
            ..Setup::new(if seed == 3 { 3 } else { 4 })
        };
        let Ok(game) = Rivals::new(setup) else { return };
        let Ok(mut play) = Session::new(game, &mut luck) else {
            return;
        };
        let mut log = Vec::new();
        loop {
            let public = play.state().public;
            let asked = view::waits_for(&public).next().unwrap_or(Seat(0));
            let name = match public.phase {
                Phase::Tricks if public.test.tricks.is_empty() => "tricks-first",
                phase => view::phase(phase),
            };
            let held = Seats::of(asked);
            let early = public.round < 2 + (seed % 3) as u8 && public.phase != Phase::Over;
            if !early && !pages.contains_key(name) {
                pages.insert(name.to_owned(), table(&play, held, company, &log));
                if public.phase == Phase::Help {
                    let all = table(&play, Seats::all(4), company, &log);
                    pages.insert("shared".to_owned(), all);
                    pages.insert(
                        "watch".to_owned(),
                        table(&play, Seats::EMPTY, company, &log),
                    );
                    pages.insert("replay".to_owned(), replay(&play, company, &log));
                }
            }
            let mut legal = Vec::new();
            game.legal(play.state(), asked, &mut legal);
            if legal.is_empty() {
                return;
            }
            let choice = legal[usize::from(luck.roll(legal.len() as u8)) - 1];
            let mut events: Vec<Event> = Vec::new();
            if play.act(asked, choice, &mut luck, &mut events).is_err() {
                return;
            }
            let public = &play.state().public;
            let events: Vec<(u32, Event)> = events.into_iter().map(|event| (1, event)).collect();
            let lines = log_lines(
                words::Language::english(),
                &game,
                public,
                &events,
                Seats::EMPTY,
            );
            log.extend(lines.iter().map(|line| line.html()));
        }
    }

    fn table(play: &Session<Rivals>, held: Seats, company: &Company, log: &[String]) -> String {
        let own = view::held(play.state(), held).into_iter().map(|view| Own {
            undo: play.can_undo(view.seat).map(|undone| undone.command),
            view,
        });
        let own: Vec<Own> = own.collect();
        let page = page(&TablePage {
            moment: moment(play, company),
            n: 1,
            own: &own,
            log,
            waited: 12_000,
            link: "http://localhost:7474/t/77777",
            host: true,
        });
        // There is nobody to talk with.
        page.replace(" data-n=\"1\"", "")
    }

    fn replay(play: &Session<Rivals>, company: &Company, log: &[String]) -> String {
        let own = view::held(play.state(), Seats::all(4));
        replay_page(&ReplayPage {
            moment: moment(play, company),
            own: &own,
            step: 20,
            steps: 40,
            log,
            over: true,
            open: true,
        })
    }

    fn moment<'a>(play: &'a Session<Rivals>, company: &'a Company) -> Moment<'a> {
        Moment {
            lang: words::Language::english(),
            game: play.game(),
            public: &play.state().public,
            company,
            table: "k7m2xq",
        }
    }
}

fn write_files(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder.join("assets"))?;
    for asset in assets::ALL {
        fs::write(folder.join("assets").join(asset.name), asset.bytes)?;
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
        if let Ok(heist) = new::recommended(edition, id, 4).heist(words::Language::english()) {
            let dark = art::crew::picture(words::Language::english(), &heist, art::Theme::Dark);
            let light = art::crew::picture(words::Language::english(), &heist, art::Theme::Light);
            fs::write(maps.join(format!("{id}.svg")), dark)?;
            fs::write(maps.join(format!("{id}-light.svg")), light)?;
        }
    }
    Ok(())
}

fn called(name: &str) -> Character {
    Character {
        called: Some(name.to_owned()),
        ..Character::default()
    }
}

fn my_tables() -> Vec<MyTable> {
    let table = |scenario: &str, stand, characters: &[&str], others: &[&str]| MyTable {
        id: "k7m2xq".to_owned(),
        game: MyGame::Crew {
            edition: master_heist(),
            scenario: scenario.to_owned(),
        },
        stand: Some(stand),
        characters: characters.iter().map(|&name| called(name)).collect(),
        others: others.iter().map(|&name| name.to_owned()).collect(),
        changed: Some(std::time::Duration::from_secs(5 * 3600)),
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
        nods: false,
        waiting: false,
        host: Some("Ann".to_owned()),
        watchers: 2,
        again: None,
    }
}

fn seats_of<'a>(
    heist: &'a Heist,
    company: &'a Company,
    mine: Seats,
    host: bool,
    problem: Option<&str>,
) -> SeatsPage<'a> {
    SeatsPage {
        lang: words::Language::english(),
        id: "k7m2xq",
        link: "https://getaway.example/t/k7m2xq",
        game: heist,
        company,
        mine,
        hidden: Seats::EMPTY,
        host,
        problem: problem.map(str::to_owned),
    }
}
