//! Pages in the language that nobody speaks: a plain letter there did not come through a language.

use crew::Heist;
use crew::content::editions;
use crew::suggested::{Strength, evening};
use pages::company::Company;
use pages::crew::tabletop::{self, Moment, Story, TablePage};
use pages::rivals::Own;
use pages::seats::{self, SeatsPage};
use pages::{by_name, home, message, mine};
use rivals::Rivals;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{FastDealer, Game, Seat, Seats, Session};
use words::Language;

/// Attributes that people read or hear.
const READ: [&str; 7] = [
    "aria-label=\"",
    "aria-valuetext=\"",
    "title=\"",
    "placeholder=\"",
    "alt=\"",
    "data-done=\"",
    "data-lost=\"",
];

/// Every text of a page that somebody reads or hears.
fn texts(page: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut rest = page;
    while let Some(open) = rest.find('<') {
        texts.push(plain(&rest[..open]));
        let end = rest[open..].find('>').map_or(rest.len(), |at| open + at);
        let tag = &rest[open..end];
        for name in READ {
            let value = tag
                .split(name)
                .nth(1)
                .and_then(|rest| rest.split('"').next());
            texts.extend(value.map(plain));
        }
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    texts.retain(|text| !text.is_empty());
    texts
}

fn plain(text: &str) -> String {
    let text = text.replace("&lt;", "<").replace("&gt;", ">");
    let text = text
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Words of a text that are in plain letters: two or more of them, so that labels such as X or C5 do not count.
fn plain_words(text: &str) -> Vec<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphabetic());
    words.filter(|word| word.len() > 1).collect()
}

/// An address, and a language that stands in its own words.
const ALLOWED: [&str; 4] = ["https", "getaway", "example", "English"];

fn check(name: &str, page: &str, faults: &mut BTreeSet<String>) {
    for text in texts(page) {
        let words = plain_words(&text);
        let strange = words.iter().any(|word| !ALLOWED.contains(word));
        if strange {
            faults.insert(format!("{name}: {words:?} in {text:?}"));
        }
    }
}

fn heist(edition: usize) -> Heist {
    let edition = editions()[edition];
    let setup = evening(edition, &edition.scenarios[0], 4, Strength::Amateur);
    Heist::new(setup).expect("a suggested crew can play")
}

/// The page of a heist at some moments of a random game.
fn tables(lang: Language, edition: usize) -> Vec<String> {
    let company = Company::default();
    let mut luck = FastDealer::new(7);
    let mut play = Session::new(Arc::new(heist(edition)), &mut luck).expect("it begins");
    let mut pages = Vec::new();
    let mut legal = Vec::new();
    for step in 0..400 {
        if step % 40 == 0 || play.over() {
            let story = Story::of(&play);
            let moment = Moment {
                lang,
                heist: play.game(),
                state: play.state(),
                company: &company,
                story: &story,
                table: "77777",
            };
            pages.push(tabletop::page(&TablePage {
                moment,
                play: &play,
                n: 1,
                mine: &[Seat(0), Seat(1), Seat(2), Seat(3)],
                log: &[],
                link: "http://127.0.0.1:7474/t/77777",
                host: true,
            }));
        }
        if play.over() {
            break;
        }
        legal.clear();
        let seat = Seat(luck.below(4) as u8);
        play.game().legal(play.state(), seat, &mut legal);
        if !legal.is_empty() {
            let command = legal[luck.below(legal.len() as u32) as usize];
            let mut events = Vec::new();
            play.act(seat, command, &mut luck, &mut events)
                .expect("it is legal");
        }
    }
    pages
}

/// The page of a game of HEIST at some moments of a random game, with all hands in sight.
fn rivals_tables(lang: Language) -> Vec<String> {
    let company = Company::default();
    let mut luck = FastDealer::new(7);
    let game = Rivals::new(rivals::Setup::new(3)).expect("three can play");
    let mut play = Session::new(Arc::new(game), &mut luck).expect("it begins");
    let mut pages = Vec::new();
    let mut legal = Vec::new();
    for step in 0..600 {
        if step % 25 == 0 || play.over() {
            let views = rivals::view::held(play.state(), Seats::all(3));
            let own: Vec<Own> = (0..3)
                .map(Seat)
                .zip(views)
                .map(|(seat, view)| Own {
                    view,
                    undo: play.can_undo(seat).map(|undone| undone.command),
                })
                .collect();
            pages.push(pages::rivals::page(&pages::rivals::TablePage {
                moment: pages::rivals::Moment {
                    lang,
                    game: play.game(),
                    public: &play.state().public,
                    company: &company,
                    table: "77777",
                },
                n: 1,
                own: &own,
                log: &[],
                waited: 0,
                link: "http://127.0.0.1:7474/t/77777",
                host: true,
            }));
        }
        if play.over() {
            break;
        }
        legal.clear();
        let seat = Seat(luck.below(3) as u8);
        play.game().legal(play.state(), seat, &mut legal);
        if !legal.is_empty() {
            let command = legal[luck.below(legal.len() as u32) as usize];
            play.act(seat, command, &mut luck, &mut Vec::new())
                .expect("it is legal");
        }
    }
    pages
}

fn every_page(lang: Language) -> Vec<(String, String)> {
    let heist = heist(0);
    let company = Company::default();
    let seats = SeatsPage {
        lang,
        id: "77777",
        link: "https://getaway.example/",
        game: &heist,
        company: &company,
        mine: Seats::from([0]),
        hidden: Seats::EMPTY,
        host: true,
        problem: None,
    };
    let mut all = vec![
        ("home".to_owned(), home::home(lang, &[])),
        ("mine".to_owned(), mine::mine_page(lang, &[])),
        ("join".to_owned(), home::join_page(lang, "")),
        ("message".to_owned(), message::not_found(lang)),
        ("seats".to_owned(), seats::seats_page(&seats)),
        ("editions".to_owned(), by_name::new_table(lang, &[])),
    ];
    let ids = editions().map(|edition| edition.id.clone());
    for (n, id) in ids.iter().enumerate() {
        let pair = vec![("edition".to_owned(), id.clone())];
        all.push((format!("jobs of {id}"), by_name::new_table(lang, &pair)));
        for page in tables(lang, n) {
            all.push((format!("table of {id}"), page));
        }
    }
    let names = ids.iter().map(String::as_str).chain(["HEIST"]);
    for (id, name) in ids.iter().chain([&rivals::content().id]).zip(names) {
        let rules = [
            by_name::primer(lang, id),
            by_name::rules(lang, id, ""),
            by_name::rules(lang, id, "?"),
        ];
        for page in rules {
            all.push((format!("rules of {name}"), page.expect("a game")));
        }
        all.push((
            format!("cards of {name}"),
            by_name::cards(lang, id).expect("a game"),
        ));
    }
    for page in rivals_tables(lang) {
        all.push(("table of HEIST".to_owned(), page));
    }
    let heist = vec![("game".to_owned(), "heist".to_owned())];
    all.push(("form of HEIST".to_owned(), by_name::new_table(lang, &heist)));
    all
}

#[test]
fn every_word_of_a_page_comes_through_the_language() {
    let mut faults = BTreeSet::new();
    for (name, page) in every_page(Language::pseudo()) {
        check(&name, &page, &mut faults);
    }
    assert!(faults.is_empty(), "{} texts: {faults:#?}", faults.len());
}

/// The same check finds the words of every page in English.
#[test]
fn words_that_come_around_the_language_are_found() {
    for (name, page) in every_page(Language::english()) {
        let mut faults = BTreeSet::new();
        check(&name, &page, &mut faults);
        assert!(!faults.is_empty(), "{name}: nothing is found");
    }
}
