//! A table read back from its entries is the table that wrote them.

use super::*;
use crate::entry::game_of;
use crate::hosted_game::GameName;
use crate::key::Key;
use crew::{CrewChoice, Heist, ScenarioChoice, Setup};
use table::FastDealer;
use words::Language;

fn setup(scenario: &str) -> Setup {
    let crew = ["Tiny", "Karma", "Iceheart", "Null"];
    Setup {
        edition: "master-heist".into(),
        scenario: ScenarioChoice::Known(scenario.into()),
        crew: crew.map(|name| CrewChoice::Prebuilt(name.into())).to_vec(),
        fixers: Vec::new(),
        fixers_before: Vec::new(),
        cash: Some(5),
        items: Vec::new(),
        discovered: Vec::new(),
        jewels: 0,
        loot: Vec::new(),
        freed: false,
        then: Vec::new(),
        rules: Default::default(),
    }
}

fn game(setup: Setup, ruleset: u32) -> Result<Arc<Heist>, BadLog> {
    Heist::by_ruleset(setup, ruleset).map(Arc::new)
}

fn heist(setup: Setup) -> Result<Arc<Heist>, String> {
    let heist = Heist::new(setup)
        .map_err(|problems| words::crew::setup_problems(Language::english(), &problems))?;
    Ok(Arc::new(heist))
}

fn key() -> KeyHash {
    Key::new().unwrap().hash()
}

/// A table and the log it leaves.
struct Kept {
    table: TableState<Heist>,
    entries: Vec<String>,
    change: Change<Heist>,
}

impl Kept {
    fn open(host: KeyHash) -> Kept {
        let setup = setup("the-inclusion-job");
        let heist = heist(setup.clone()).unwrap();
        let opened: EntryOf<Heist> = Entry::Opened {
            game: Default::default(),
            setup: Box::new(setup),
            ruleset: heist.edition.ruleset,
            start: Vec::new(),
            host,
        };
        Kept {
            table: TableState::open(heist, &[], host).unwrap(),
            entries: vec![serde_json::to_string(&opened).unwrap()],
            change: Change::default(),
        }
    }

    fn keep(&mut self, entry: &EntryOf<Heist>) {
        self.entries.push(serde_json::to_string(entry).unwrap());
    }

    fn note(&mut self, entry: EntryOf<Heist>) {
        self.table.note(&entry, &mut self.change);
        self.keep(&entry);
    }

    fn sit(&mut self, seat: u8, key: KeyHash) {
        self.note(Entry::Sat {
            seat: Seat(seat),
            name: format!("Player {seat}"),
            colour: Colour::ALL[usize::from(seat)],
            key,
        });
    }

    /// Reads the log and compares what it tells with what we have.
    fn same_again(&self) -> TableState<Heist> {
        let again = TableState::read(&self.entries, game).unwrap();
        assert_eq!(again.n, self.table.n);
        assert_eq!(again.n, self.entries.len() as u64);
        assert_eq!(again.session.state(), self.table.session.state());
        assert_eq!(again.session.steps(), self.table.session.steps());
        assert_eq!(again.story, self.table.story);
        let lines = |table: &TableState<Heist>| format!("{:?}", table.lines);
        assert_eq!(lines(&again), lines(&self.table));
        let seats = |table: &TableState<Heist>| {
            format!("{:?} {:?} {:?}", table.seats, table.host, table.bots)
        };
        assert_eq!(seats(&again), seats(&self.table));
        assert_eq!(again.holders, self.table.holders);
        again
    }
}

#[test]
fn the_log_tells_the_whole_heist_with_what_was_taken_back() {
    for seed in 0..20 {
        let mut kept = Kept::open(key());
        let mut dealer = FastDealer::new(seed);
        for turn in 0..400 {
            let seat = Seat(dealer.roll(4) - 1);
            let mut legal = Vec::new();
            let state = kept.table.session.state();
            kept.table.game().legal(state, seat, &mut legal);
            if turn % 7 == 3
                && let Ok(entry) = kept.table.undo(seat, &mut kept.change)
            {
                kept.keep(&entry);
                continue;
            }
            let Some(pick) = legal.len().checked_sub(1) else {
                continue;
            };
            let pick = usize::from(dealer.roll(250)) * 7 % (pick + 1);
            let done = kept
                .table
                .act(seat, legal[pick], &mut dealer, &mut kept.change);
            kept.keep(&done.unwrap());
        }
        kept.same_again();
    }
}

#[test]
fn a_seat_belongs_to_whoever_sat_down_until_they_leave() {
    let (host, ann, bob) = (key(), key(), key());
    let mut kept = Kept::open(host);
    kept.sit(0, ann);
    kept.sit(2, ann);
    kept.sit(1, bob);
    assert_eq!(kept.table.held(&ann), Seats::from([0, 2]));
    assert_eq!(kept.table.held(&bob), Seats::from([1]));
    assert_eq!(kept.table.held(&host), Seats::EMPTY);
    assert!(kept.table.hosts(&host) && !kept.table.hosts(&ann));
    kept.note(Entry::Left {
        seat: Seat(1),
        barred: true,
    });
    assert_eq!(kept.table.held(&bob), Seats::EMPTY);
    let again = kept.same_again();
    assert!(again.is_barred(&bob) && !again.is_barred(&ann));
    assert!(!again.holds(&ann, Seat(200)));
}

#[test]
fn a_bot_plays_a_seat_until_it_is_taken_back_or_somebody_sits_down() {
    let ann = key();
    let mut kept = Kept::open(key());
    let bot = |seat, level| Entry::Bot {
        seat: Seat(seat),
        level,
    };
    kept.sit(0, ann);
    kept.note(bot(0, Some(Level::Search)));
    kept.note(bot(1, Some(Level::Random)));
    kept.note(bot(2, Some(Level::Random)));
    kept.note(bot(200, Some(Level::Random)));
    assert_eq!(kept.table.bot_seats(), Seats::all(3));
    assert_eq!(kept.table.bots_of(Level::Random), Seats::from([1, 2]));
    assert!(kept.table.holds(&ann, Seat(0)), "the seat stays hers");
    assert_eq!(kept.table.legal(Seat(0)), [], "but the bot plays");
    assert!(!kept.table.legal(Seat(3)).is_empty());
    kept.note(bot(0, None));
    kept.sit(1, ann);
    kept.note(Entry::Said {
        name: "Iceheart".to_owned(),
        seat: Some(Seat(2)),
        text: "I wait.".to_owned(),
        bot: true,
    });
    let again = kept.same_again();
    assert_eq!(again.bot_seats(), Seats::from([2]));
    assert!(!again.legal(Seat(0)).is_empty());
}

#[test]
fn what_was_said_before_there_were_bots_is_still_read() {
    let mut kept = Kept::open(key());
    let said = r#"{"entry":"said","name":"Ann","seat":0,"text":"Hello"}"#;
    kept.entries.push(said.to_owned());
    let table = TableState::read(&kept.entries, game).unwrap();
    assert!(matches!(table.lines[0], StoryLine::Said { bot: false, .. }));
}

#[test]
fn a_private_link_brings_everything_its_owner_holds() {
    let (ann, phone, stranger, link) = (key(), key(), key(), key());
    let mut kept = Kept::open(ann);
    kept.sit(0, ann);
    kept.sit(3, ann);
    kept.note(Entry::Lent { owner: ann, link });
    kept.note(Entry::Came { link, key: phone });
    kept.note(Entry::Came {
        link: stranger,
        key: stranger,
    });
    let again = kept.same_again();
    assert_eq!(again.held(&phone), Seats::from([0, 3]));
    assert!(again.hosts(&phone));
    assert_eq!(again.held(&stranger), Seats::EMPTY);
    assert!(again.knows_link(&link) && !again.knows_link(&stranger));
}

#[test]
fn a_broken_log_is_named_not_guessed_at() {
    let mut kept = Kept::open(key());
    kept.sit(0, key());
    let read = |entries: &[String]| TableState::read(entries, game).map(|_| ()).unwrap_err();
    assert!(matches!(read(&[]), BadLog::NoBeginning));
    assert!(matches!(read(&kept.entries[1..]), BadLog::NoBeginning));
    let mut cut = kept.entries.clone();
    cut[1].truncate(20);
    assert!(matches!(read(&cut), BadLog::Unreadable { n: 1, .. }));
    let mut cheat = kept.entries.clone();
    let command = crew::Command::Accept;
    let did: EntryOf<Heist> = Entry::Did {
        seat: Seat(0),
        command,
        luck: Vec::new(),
    };
    cheat.push(serde_json::to_string(&did).unwrap());
    assert!(matches!(read(&cheat), BadLog::Unfit { n: 2, .. }));
    let mut old = kept.entries.clone();
    let mut opened: EntryOf<Heist> = serde_json::from_str(&old[0]).unwrap();
    let Entry::Opened { ruleset, .. } = &mut opened else {
        panic!("{opened:?}");
    };
    *ruleset = 0;
    old[0] = serde_json::to_string(&opened).unwrap();
    assert_eq!(read(&old), BadLog::OtherRuleset { ruleset: 0 });
}

/// Logs from before there was a choice of games are read, and are still written byte for byte.
#[test]
fn a_table_of_the_first_game_does_not_say_which() {
    let kept = Kept::open(key());
    assert!(kept.entries[0].starts_with(r#"{"entry":"opened","setup":{"#));
    assert_eq!(game_of(&kept.entries[0]).unwrap(), GameName::Crew);
    let unknown = r#"{"entry":"opened","game":"chess"}"#;
    assert!(game_of(unknown).is_err());
}
