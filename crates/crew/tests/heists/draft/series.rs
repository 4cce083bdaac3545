//! Standard mode: three heists in one session and one record, with better cards between them.

use super::*;
use crew::content::effect::Chit;
use crew::content::scenario::Goal;
use std::sync::Arc;
use table::{
    ActError, Game, Header, Seat, Session, UndoRefusal, UndoneStep, read_record, write_record,
};

/// Three heists in one sitting: a small one with a painting right behind the door, then two boards of the draft.
pub struct Evening {
    pub session: Session<Arc<Heist>>,
    pub dealer: ScriptedDealer,
}

pub const CREW: [&str; 4] = ["thug", "burglar", "angry-locksmith", "script-kiddie"];
pub const SKILLS: [[&str; 2]; 4] = [
    ["hurry", "smash-n-grab"],
    ["wing-it", "bypass"],
    ["hit-n-run", "yank-wires"],
    ["bypass", "hurry"],
];

pub fn evening(crew: [&str; 4], skills: [[&str; 2]; 4]) -> Evening {
    let mut stage = stage("E2 AI EM")
        .goals(&[Goal::SecureArt(1)])
        .crew(crew)
        .cash(2);
    for (who, skills) in skills.into_iter().enumerate() {
        stage = stage.skills(who, skills);
    }
    stage.setup.then = vec!["the-museum".into(), "the-vault".into()];
    let heist = Arc::new(stage.plan().heist);
    let mut dealer = ScriptedDealer::default();
    let session = Session::new(heist, &mut dealer).expect("nothing is rolled before planning");
    Evening { session, dealer }
}

impl Evening {
    pub fn act(&mut self, seat: u8, command: Command) -> Result<(), ActError<Refusal>> {
        self.session
            .act(Seat(seat), command, &mut self.dealer, &mut ())
    }

    pub fn give(&mut self, seat: u8, command: Command) {
        if let Err(error) = self.act(seat, command) {
            panic!("{command:?}: {error}");
        }
    }

    pub fn refused(&mut self, seat: u8, command: Command) -> Refusal {
        match self.act(seat, command) {
            Err(ActError::Refused(refusal)) => refusal,
            other => panic!("{command:?} should have been refused: {other:?}"),
        }
    }

    pub fn everybody(&mut self, command: Command) {
        for seat in 0..4 {
            self.give(seat, command);
        }
    }

    pub fn undo(&mut self, seat: u8) -> Result<UndoneStep<Command>, UndoRefusal<Refusal>> {
        self.session.undo(Seat(seat))
    }

    pub fn state(&self) -> &State {
        self.session.state()
    }

    pub fn scenario(&self) -> &str {
        &self.session.game().scenario.draft.id
    }

    /// The first heist up to its first Action phase: everybody at the door, with a plan for what is behind it.
    pub fn begin(&mut self) {
        let (door, room) = self.places();
        for seat in 0..4 {
            let (who, space) = (Who(seat), door);
            self.give(seat, Command::Start { who, space });
            self.give(seat, Command::Plan { space: room });
        }
        self.dealer.add_rolls([1; 4]);
        self.everybody(Command::Ready);
    }

    pub fn places(&self) -> (board::Space, board::Space) {
        let board = self.session.game().board();
        let door = board.printed_exits().first().expect("the entrance");
        let room = board.tiles().first().expect("the room");
        (door, room)
    }

    /// The burglar slips in, takes the painting if it is wanted, and gets out again; somebody may be left inside.
    pub fn play(&mut self, take: bool, left_inside: Option<u8>) {
        self.begin();
        let (door, room) = self.places();
        self.give(1, Command::Dart { who: Who(1) });
        let burglar = Who(1);
        self.give(
            1,
            Command::Move {
                who: burglar,
                to: room,
            },
        );
        if take {
            let (piece, from) = (Piece(0), room);
            let command = Command::Take {
                who: burglar,
                piece,
                from,
            };
            self.give(1, command);
        }
        if let Some(seat) = left_inside {
            let commit = Command::Commit {
                who: Who(seat),
                action: ActionId(0),
                face: 0,
                aim: crew::Aim::NONE,
            };
            self.give(seat, commit);
            let (who, to) = (Who(seat), room);
            self.give(seat, Command::Move { who, to });
        }
        self.give(0, Command::CallEscape);
        self.give(
            1,
            Command::Dash {
                who: burglar,
                to: door,
            },
        );
        self.everybody(Command::Ready);
    }

    /// The cards the players have in the present heist.
    pub fn characters(&self) -> Vec<String> {
        let crew = self.session.game().setup.crew.iter();
        let name = |choice: &CrewChoice| match choice {
            CrewChoice::Built(member) => member.character.clone(),
            CrewChoice::Prebuilt(name) => name.clone(),
        };
        crew.map(name).collect()
    }

    pub fn skills(&self, seat: usize) -> Vec<String> {
        match &self.session.game().setup.crew[seat] {
            CrewChoice::Built(member) => member.skills.clone(),
            CrewChoice::Prebuilt(_) => panic!("written out"),
        }
    }
}

/// The number of a card in the box.
pub fn character(id: &str) -> u8 {
    let edition = crew::content::edition(EDITION).expect("the edition");
    edition.character(id).expect("a character").0 as u8
}

pub fn skill(id: &str) -> u8 {
    let edition = crew::content::edition(EDITION).expect("the edition");
    edition.skill(id).expect("a skill").0 as u8
}

pub fn level_up(part: u8, choice: u8) -> Command {
    Command::LevelUp {
        part: CardSlot(part),
        choice: Upgrade(choice),
    }
}

pub fn recruit(part: u8, card: u8) -> Command {
    Command::Recruit {
        part: CardSlot(part),
        card,
    }
}

/// A first heist that was won, with everybody out.
pub fn won() -> Evening {
    let mut evening = evening(CREW, SKILLS);
    evening.play(true, None);
    evening
}

// covers: your-last-heist-draft/rule:standard-mode, your-last-heist-draft/rule:level-up
#[test]
fn after_a_success_players_level_up_and_the_next_board_is_planned() {
    let mut evening = won();
    assert_eq!(evening.state().phase, Phase::LevelUp);
    let outcome = evening.session.game().outcome(evening.state());
    assert!(outcome.expect("the first heist is judged").success);
    evening.give(0, level_up(0, 1));
    evening.give(0, level_up(1, 2));
    evening.give(0, level_up(2, 1));
    evening.give(1, level_up(0, 2));
    assert!(!evening.session.over());
    evening.everybody(Command::Ready);
    assert_eq!(evening.scenario(), "the-museum");
    assert_eq!(evening.state().phase, Phase::Plan);
    assert_eq!(
        evening.characters(),
        ["bruiser", "grease-man", "angry-locksmith", "script-kiddie"]
    );
    // Nobody must take a better card.
    assert_eq!(evening.skills(0), ["prowl", "steal"]);
    assert_eq!(evening.skills(1), ["wing-it", "bypass"]);
}

// covers: your-last-heist-draft/rule:standard-mode, your-last-heist-draft/rule:the-plan
#[test]
fn team_loot_is_carried_into_the_next_plan() {
    let mut evening = evening(CREW, SKILLS);
    evening.give(0, Command::BuyIdea { who: Who(0) });
    evening.play(true, None);
    evening.everybody(Command::Ready);
    assert_eq!(evening.state().team.cash, 1);
    evening.give(3, Command::BuyIdea { who: Who(2) });
    assert_eq!(evening.state().team.cash, 0);
}

// covers: your-last-heist-draft/rule:standard-mode, your-last-heist-draft/rule:busted
#[test]
fn a_missed_objective_ends_the_evening() {
    let mut evening = evening(CREW, SKILLS);
    evening.play(false, None);
    assert_eq!(evening.state().phase, Phase::Over);
    assert!(evening.session.over());
    assert_eq!(evening.scenario(), "test");
    assert_eq!(evening.refused(0, level_up(0, 1)), Refusal::HeistIsOver);
}

// covers: your-last-heist-draft/rule:standard-mode
#[test]
fn nothing_of_the_heist_before_is_taken_back() {
    let mut evening = won();
    evening.give(0, level_up(0, 1));
    evening.everybody(Command::Ready);
    for seat in 0..4 {
        assert_eq!(evening.undo(seat), Err(UndoRefusal::LuckWasAsked));
    }
    let space = evening.session.game().board().tiles().first();
    let space = space.expect("a tile");
    evening.give(0, Command::Plan { space });
    assert!(evening.undo(0).is_ok());
    assert_eq!(evening.undo(0), Err(UndoRefusal::LuckWasAsked));
    assert_eq!(evening.scenario(), "the-museum");
}

// covers: your-last-heist-draft/rule:standard-mode
#[test]
fn one_record_tells_the_whole_evening() {
    let mut evening = evening(CREW, SKILLS);
    evening.play(true, Some(2));
    evening.give(0, level_up(0, 2));
    evening.give(3, level_up(0, 1));
    evening.undo(3).expect("nobody built on it");
    evening.give(2, recruit(0, character("street-urchin")));
    evening.give(2, recruit(1, skill("hit-n-run")));
    evening.give(2, recruit(2, skill("yank-wires")));
    evening.everybody(Command::Ready);
    let space = evening.session.game().board().tiles().first();
    let space = space.expect("a tile");
    evening.give(1, Command::Plan { space });

    let session = &evening.session;
    let first = session.first_game();
    let header = Header {
        game: first.edition.id.clone(),
        ruleset: first.edition.ruleset,
        setup: first.setup.clone(),
        start: session.start_answers().to_vec(),
    };
    let text = write_record(&header, session.steps()).expect("short enough");
    let (header, steps) = read_record::<Setup, Command>(&text).expect("just written");
    let heist = Arc::new(Heist::new(header.setup).expect("it was played"));
    let again = Session::replay(heist, header.start, steps).expect("it was played");
    assert_eq!(again.state(), session.state());
    assert_eq!(again.game().setup, session.game().setup);
    assert_eq!(again.game().scenario.draft.id, "the-museum");
    assert_eq!(again.first_game().scenario.draft.id, "test");
}

/// Who goes by their card goes by the better card; a name of one's own stays.
// covers: your-last-heist-draft/rule:standard-mode
#[test]
fn a_better_card_gives_a_new_name_to_whoever_has_none_of_their_own() {
    let mut stage = stage("E2 AI EM").goals(&[Goal::SecureArt(1)]);
    stage.setup.crew = ["Street Urchin", "Angry Locksmith", "Thug"]
        .map(|name| CrewChoice::Prebuilt(name.into()))
        .to_vec();
    if let CrewChoice::Prebuilt(name) = stage.setup.crew[1].clone() {
        stage.setup.crew[1] = CrewChoice::Built(CrewMember {
            name: Some("Marge".into()),
            prebuilt: Some(name),
            character: String::new(),
            skills: Vec::new(),
            busted: false,
            hideout: None,
            ideas_left: None,
        });
    }
    stage.setup.then = vec!["the-museum".into()];
    let mut table = win(stage.plan().heist, &[(Chit::PaintingI, 0)]);
    assert_eq!(table.heist.names, ["Street Urchin", "Marge", "Thug"]);
    table.seat(0, level_up(0, 1));
    table.seat(1, level_up(0, 1));
    let next = go_on(&mut table);
    let better = &next.member_cards(Who(0)).expect("somebody").character;
    let (_, better) = next.edition.character(better).expect("a card");
    assert_ne!(better.name, "Street Urchin");
    assert_eq!(next.names, [better.name.as_str(), "Marge", "Thug"]);
}

/// Plays a heist so that the first character walks out with what it asks for.
fn win(heist: Heist, loot: &[(Chit, usize)]) -> Table {
    let mut table = Table {
        state: heist.opening().clone(),
        heist,
        dealer: ScriptedDealer::default(),
        events: Vec::new(),
    };
    walk_out(&mut table, loot);
    table
}

/// Everybody is content with their cards.
fn go_on(table: &mut Table) -> Heist {
    assert_eq!(table.state.phase, Phase::LevelUp);
    for seat in 0..3 {
        table.seat(seat, Command::Ready);
    }
    table.heist.next(&table.state).expect("another heist")
}

// covers: your-last-heist-draft/rule:standard-mode, your-last-heist-draft/rule:the-legacy
// covers: your-last-heist-draft/scenario:the-chateau, your-last-heist-draft/scenario:the-museum
// covers: your-last-heist-draft/scenario:the-vault
#[test]
fn three_boards_of_rising_level_make_an_evening() {
    let edition = crew::content::edition(EDITION).expect("the edition");
    let series: Vec<Vec<&str>> = edition
        .series
        .iter()
        .map(|boards| boards.iter().map(String::as_str).collect())
        .collect();
    assert_eq!(
        series,
        [
            vec!["the-chateau"],
            vec!["the-gallery", "the-museum"],
            vec!["the-vault"]
        ]
    );
    let crew = stage("E2 EM").setup.crew;
    let first = Heist::new(Setup {
        edition: EDITION.into(),
        scenario: ScenarioChoice::Known("the-chateau".into()),
        then: vec!["the-museum".into(), "the-vault".into()],
        crew,
        ..Setup::default()
    });
    let paintings = [
        (Chit::PaintingK, 0),
        (Chit::PaintingK, 1),
        (Chit::PaintingK, 2),
    ];
    let mut table = win(first.expect("a fitting setup"), &paintings);
    let second = go_on(&mut table);
    assert_eq!(second.setup.cash, Some(6));
    let mut table = win(second, &[(Chit::Jewel, 0), (Chit::Jewel, 1)]);
    let third = go_on(&mut table);
    assert_eq!(third.scenario.draft.id, "the-vault");
    assert_eq!(third.setup.cash, Some(6 + 6));
    // After the last heist there is nothing to level up for.
    let table = win(third, &[(Chit::Jewel, 0)]);
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(table.outcome().team_cash, 12);
    assert!(table.heist.next(&table.state).is_none());
}
