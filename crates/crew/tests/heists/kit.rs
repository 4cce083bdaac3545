//! How a test draws a board, seats a crew, rigs the dice and looks.

use board::{Cell, Space};
use crew::content::effect::Chit;
use crew::content::scenario::{
    Bag, Difficulty, Goal, NpcPart, Reward, Safe, ScenarioDraft, ScenarioRule, SpecialRule,
};
use crew::heist::PieceKind;
use crew::state::{Place, Prompt, Token};
use crew::*;
use table::{ActError, ScriptedDealer, Seat, Session};

/// A heist to be laid out: draw the map, then change what the test needs.
#[derive(Clone)]
pub struct Stage {
    pub draft: ScenarioDraft,
    pub setup: Setup,
}

/// Draws a board in the community's tile codes. Three quiet characters, an event deck that does nothing, an empty bag
/// padded with blanks.
pub fn stage(map: &str) -> Stage {
    stage_of("master-heist", map)
}

/// The same for another edition.
pub fn stage_of(edition: &str, map: &str) -> Stage {
    let unknown = map.split_whitespace().filter(|code| *code == "SC").count() as u8;
    let draft = ScenarioDraft {
        id: "test".into(),
        name: "Test".into(),
        location: "Nowhere".into(),
        difficulty: Difficulty::Amateur,
        story: String::new(),
        objective: "Get out.".into(),
        goals: vec![Goal::AnyoneEscapes],
        reward: Reward::default(),
        entrance_limit: 0,
        bag: Bag {
            blanks: unknown,
            ..Bag::default()
        },
        deck: quiet_deck(edition).into(),
        map: map.into(),
        ..ScenarioDraft::default()
    };
    let setup = Setup {
        edition: edition.into(),
        ..Setup::default()
    };
    Stage { draft, setup }.crew(["thug", "burglar", "lookout"])
}

/// Events that do nothing, then the alarm; nothing where a die picks the event.
fn quiet_deck(edition: &str) -> &'static str {
    let edition = crew::content::edition(edition).expect("an edition");
    match edition.card("Z1") {
        _ if edition.alert.is_some() => "",
        Some(_) => "M1,M1,M1,M1,M1,M1,M1,M1,Z1",
        None => "M1,M1,M1,M1,M1,M1,M1,M1,25",
    }
}

/// A scenario of the booklet instead of a drawn board.
pub fn scenario(id: &str) -> Stage {
    scenario_of("master-heist", id)
}

/// The same of another edition.
pub fn scenario_of(edition: &str, id: &str) -> Stage {
    let (_, scenario) = crew::content::edition(edition)
        .expect("an edition")
        .scenario(id)
        .expect("a scenario of the booklet");
    let mut stage = stage_of(edition, "E2 EM");
    stage.draft = scenario.draft.clone();
    stage
}

impl Stage {
    /// Characters by id, each with two skills that no test minds (all different where it can be).
    pub fn crew<const N: usize>(mut self, characters: [&str; N]) -> Stage {
        const SKILLS: [[&str; 2]; 4] = [
            ["hurry", "smash-n-grab"],
            ["wing-it", "bypass"],
            ["hit-n-run", "yank-wires"],
            ["linger", "hurry"],
        ];
        let edition = crew::content::edition(&self.setup.edition).expect("an edition");
        let known = |skill: &&str| match edition.skill(skill) {
            Some(_) => skill.to_string(),
            // Only the newest edition has it.
            None => "smash-n-grab".to_string(),
        };
        self.setup.crew = characters
            .iter()
            .zip(SKILLS)
            .map(|(character, skills)| {
                CrewChoice::Built(CrewMember {
                    name: None,
                    prebuilt: None,
                    character: character.to_string(),
                    skills: skills.iter().map(known).collect(),
                    busted: false,
                    hideout: None,
                    ideas_left: None,
                })
            })
            .collect();
        self
    }

    /// Other skills for one character.
    pub fn skills(mut self, who: usize, skills: [&str; 2]) -> Stage {
        self.member(who).skills = skills.iter().map(ToString::to_string).collect();
        self
    }

    pub fn member(&mut self, who: usize) -> &mut CrewMember {
        match &mut self.setup.crew[who] {
            CrewChoice::Built(member) => member,
            CrewChoice::Prebuilt(_) => panic!("the kit writes every member out"),
        }
    }

    pub fn deck(mut self, deck: &str) -> Stage {
        self.draft.deck = deck.into();
        self
    }

    pub fn bag(mut self, bag: Bag) -> Stage {
        self.draft.bag = bag;
        self
    }

    pub fn goals(mut self, goals: &[Goal]) -> Stage {
        self.draft.goals = goals.to_vec();
        self
    }

    pub fn rule(mut self, rule: ScenarioRule) -> Stage {
        self.draft.rules.push(SpecialRule {
            id: String::new(),
            name: "Rule".into(),
            text: "A rule.".into(),
            rule: Some(rule),
        });
        self
    }

    pub fn npc(mut self, card: &str, ideas: u8) -> Stage {
        self.draft.npc = Some(NpcPart {
            card: card.into(),
            name: None,
            ideas,
            special: None,
            starts_outside: false,
        });
        self
    }

    /// A guide whose special action is to pause.
    pub fn guide(self, ideas: u8) -> Stage {
        let mut stage = self.npc("guide", ideas);
        let pause = crew::content::master_heist()
            .action("Pause")
            .map(|(_, action)| action.clone());
        stage.draft.npc.as_mut().expect("just added").special = pause;
        stage
    }

    pub fn safe(mut self, safe: Safe) -> Stage {
        self.draft.safe = Some(safe);
        self
    }

    pub fn items(mut self, items: &[&str]) -> Stage {
        self.draft.items = items.iter().map(ToString::to_string).collect();
        self
    }

    pub fn fixers(mut self, fixers: &[&str]) -> Stage {
        self.setup.fixers = fixers.iter().map(ToString::to_string).collect();
        self
    }

    pub fn cash(mut self, cash: u8) -> Stage {
        self.setup.cash = Some(cash);
        self
    }

    /// Item cards the team owns, and those the shop sells besides its own.
    pub fn owns(mut self, items: &[&str]) -> Stage {
        self.setup.items = items.iter().map(ToString::to_string).collect();
        self
    }

    pub fn discovered(mut self, items: &[&str]) -> Stage {
        self.setup.discovered = items.iter().map(ToString::to_string).collect();
        self
    }

    pub fn rules(mut self, change: impl Fn(&mut Rules)) -> Stage {
        let edition = crew::content::edition(&self.setup.edition).expect("an edition");
        let mut rules = edition.rules.clone().with(&self.setup.rules);
        change(&mut rules);
        self.setup.rules = RuleChanges::between(&edition.rules, &rules);
        self
    }

    /// Lays the table out; planning begins.
    pub fn plan(mut self) -> Table {
        self.setup.scenario = ScenarioChoice::Inline(Box::new(self.draft));
        let heist = match Heist::new(self.setup) {
            Ok(heist) => heist,
            Err(problems) => panic!("{problems}"),
        };
        let state = heist.opening().clone();
        Table {
            heist,
            state,
            dealer: ScriptedDealer::default(),
            events: Vec::new(),
        }
    }

    /// Lays the table out and goes straight to the first Action phase: everybody stands where the list says, has
    /// planned every tile, and rolled these faces (an NPC that is active rolls last).
    pub fn act<const N: usize>(self, places: [(i8, i8); N], faces: &[u8]) -> Table {
        let mut table = self.plan();
        table.begin(places, faces);
        table
    }
}

/// A table in play with rigged luck.
pub struct Table {
    pub heist: Heist,
    pub state: State,
    pub dealer: ScriptedDealer,
    pub events: Vec<Event>,
}

impl Table {
    /// The space at a row and column of the map: a tile or an entrance.
    pub fn at(&self, row: i8, col: i8) -> Space {
        let cell = Cell { row, col };
        let board = self.heist.board();
        if let Some(tile) = board.tile_at(cell) {
            return tile;
        }
        board
            .printed_exits()
            .iter()
            .find(|&exit| board.cell(exit) == Some(cell))
            .unwrap_or_else(|| panic!("nothing at row {row}, column {col}"))
    }

    /// Gives a command for a seat; it must be accepted, listed, and find its luck scripted.
    pub fn seat(&mut self, seat: u8, command: Command) {
        use table::Game;
        use table::dealer::Faulty;
        let mut legal = Vec::new();
        self.heist.legal(&self.state, Seat(seat), &mut legal);
        if let Err(refusal) = self.heist.apply(
            &mut self.state,
            Seat(seat),
            command,
            &mut self.dealer,
            &mut self.events,
        ) {
            panic!("{command:?} was refused: {refusal:?}");
        }
        assert!(legal.contains(&command), "{command:?} was not listed");
        if let Some(fault) = self.dealer.fault() {
            panic!("{command:?}: {fault}");
        }
    }

    /// Gives a command whose `who` says the seat (the NPC's are given by seat 0).
    pub fn ok(&mut self, command: Command) {
        self.seat(seat_of(command), command);
    }

    /// The reason a command is refused; the state must not change.
    pub fn refused(&mut self, command: Command) -> Refusal {
        self.seat_refused(seat_of(command), command)
    }

    pub fn seat_refused(&mut self, seat: u8, command: Command) -> Refusal {
        use table::Game;
        let before = self.state.clone();
        let answer = self.heist.apply(
            &mut self.state,
            Seat(seat),
            command,
            &mut self.dealer,
            &mut self.events,
        );
        assert_eq!(before, self.state, "a refused command changed the state");
        answer.expect_err("this command should have been refused")
    }

    /// Commits a character to an action by its printed name.
    pub fn commit(&mut self, who: u8, name: &str) {
        let command = self
            .find_commit(who, name)
            .unwrap_or_else(|| panic!("{name} is not on offer: {:?}", self.offers(who)));
        self.ok(command);
    }

    /// The command that commits to an action of this name, if it is on offer.
    pub fn find_commit(&self, who: u8, name: &str) -> Option<Command> {
        self.legal(seat_of_who(who))
            .into_iter()
            .find(|command| match command {
                Command::Commit { who: w, action, .. } => {
                    *w == Who(who) && self.heist.action_name(*w, *action) == Some(name)
                }
                _ => false,
            })
    }

    /// The names of the actions on offer, each once.
    pub fn offers(&self, who: u8) -> Vec<String> {
        let mut names = Vec::new();
        for command in self.legal(seat_of_who(who)) {
            if let Command::Commit { who: w, action, .. } = command
                && w == Who(who)
            {
                let name = self.heist.action_name(w, action).unwrap_or("?").to_string();
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        names
    }

    pub fn legal(&self, seat: u8) -> Vec<Command> {
        use table::Game;
        let mut legal = Vec::new();
        self.heist.legal(&self.state, Seat(seat), &mut legal);
        legal
    }

    /// Everybody who has not committed takes a cheap default action, then all are done; the events of this call are
    /// what the Event phase (and the next roll) brought. Dice of the next round are rigged to 1 unless given before.
    pub fn end_round(&mut self) {
        let active = |state: &State| {
            (0..5u8)
                .filter(|&who| state.crew[who as usize].status == Status::Active)
                .collect::<Vec<_>>()
        };
        for who in active(&self.state) {
            if !self.state.crew[who as usize].committed {
                let quietest = self
                    .legal(seat_of_who(who))
                    .into_iter()
                    .find(|command| matches!(command, Command::Commit { who: w, .. } if *w == Who(who)))
                    .expect("somebody can always act");
                self.ok(quietest);
            }
        }
        while self.dealer.rolls_left() < 5 {
            self.dealer.add_rolls([1]);
        }
        self.events.clear();
        for who in active(&self.state) {
            if who < 4 && self.state.phase == Phase::Action {
                self.seat(who, Command::Ready);
            }
        }
    }

    /// Goes to Escape at once: everyone calls it, the round is ended.
    pub fn escape(&mut self) {
        for seat in 0..self.heist.players {
            if self.state.crew[seat as usize].status == Status::Active {
                self.seat(seat, Command::CallEscape);
            }
        }
        self.end_round();
        assert_eq!(self.state.phase, Phase::Escape, "{:?}", self.state.prompt());
    }

    /// Everyone is done with Escape.
    pub fn finish(&mut self) {
        for seat in 0..self.heist.players {
            if self.state.phase == Phase::Escape
                && self.state.crew[seat as usize].status == Status::Active
                && !self.state.ready.contains(Seat(seat))
            {
                self.seat(seat, Command::Ready);
            }
        }
        assert_eq!(self.state.phase, Phase::Over, "{:?}", self.state.prompt());
    }

    /// Ends planning: everybody stands where the list says, has planned every tile, and rolls these faces.
    pub fn begin<const N: usize>(&mut self, places: [(i8, i8); N], faces: &[u8]) {
        let tiles = self.heist.board().tiles();
        for (who, (row, col)) in places.into_iter().enumerate() {
            self.state.crew[who].at = self.at(row, col);
            self.state.crew[who].planned = tiles;
        }
        self.dealer.add_rolls(faces.iter().copied());
        for seat in 0..self.heist.players {
            self.seat(seat, Command::Ready);
        }
    }

    /// The command that buys an item for a character.
    pub fn buy(&self, id: &str, who: u8) -> Command {
        let (index, _) = self.heist.edition.item(id).expect("an item of the box");
        Command::Buy {
            item: index as u8,
            who: Who(who),
        }
    }

    /// How the heist went.
    pub fn outcome(&self) -> crew::outcome::Outcome {
        self.heist.outcome(&self.state).expect("the heist is over")
    }

    pub fn prompt(&self) -> Option<Prompt> {
        self.state.prompt()
    }

    pub fn ideas(&self, who: u8) -> u8 {
        self.state.crew[who as usize].ideas
    }

    pub fn set_ideas(&mut self, who: u8, ideas: u8) {
        self.state.crew[who as usize].ideas = ideas;
    }

    /// Puts a character somewhere without any rule taking notice.
    pub fn teleport(&mut self, who: u8, row: i8, col: i8) {
        self.state.crew[who as usize].at = self.at(row, col);
    }

    /// How many chits of this side lie there.
    pub fn count(&self, token: Token, row: i8, col: i8) -> u8 {
        self.state.tokens.count(token, self.at(row, col))
    }

    /// Puts a chit there.
    pub fn add(&mut self, token: Token, row: i8, col: i8) {
        let space = self.at(row, col);
        self.state.tokens.add(token, space);
    }

    /// Alerts raised so far, by any cause.
    pub fn alerts(&self) -> u16 {
        let count = &self.state.count;
        count.alerts_by_noise
            + count.alerts_by_cameras
            + count.alerts_by_actions
            + count.alerts_by_events
    }

    /// Codes of the cards still in the deck, top first.
    pub fn deck(&self) -> Vec<&str> {
        let cards = &self.state.events.cards
            [self.state.events.top as usize..self.state.events.len as usize];
        cards
            .iter()
            .map(|&card| self.heist.edition.cards[card as usize].code.as_str())
            .collect()
    }

    /// Codes of the queued crises.
    pub fn queue(&self) -> Vec<&str> {
        let cards = &self.state.events.queue[..self.state.events.queued as usize];
        cards
            .iter()
            .map(|&card| self.heist.edition.cards[card as usize].code.as_str())
            .collect()
    }

    /// The n-th piece of an item, by item id.
    pub fn item(&self, id: &str, nth: usize) -> Piece {
        let (index, _) = self.heist.edition.item(id).expect("an item of the box");
        self.find_piece(PieceKind::Item(index as u8), nth)
    }

    /// The n-th piece of a loot chit.
    pub fn loot(&self, chit: Chit, nth: usize) -> Piece {
        self.find_piece(PieceKind::Loot(chit), nth)
    }

    fn find_piece(&self, kind: PieceKind, nth: usize) -> Piece {
        (0..31)
            .map(Piece)
            .filter(|&piece| self.heist.piece(piece) == Some(kind))
            .nth(nth)
            .expect("such a piece")
    }

    pub fn place(&self, piece: Piece) -> Place {
        self.state.pieces[piece.index()]
    }

    /// Puts a piece into a hand.
    pub fn give(&mut self, piece: Piece, who: u8) {
        self.state.pieces[piece.index()] = Place::with(Who(who));
        self.state.crew[who as usize].held |= 1 << piece.0;
    }

    /// Codes of the events and crises that were carried out, in order.
    pub fn played(&self) -> Vec<&str> {
        let card = |event: &Event| match *event {
            Event::EventActive { card, .. } | Event::CrisisStruck { card } => Some(card),
            _ => None,
        };
        let cards = self.events.iter().filter_map(card);
        cards
            .map(|card| self.heist.edition.cards[card as usize].code.as_str())
            .collect()
    }

    /// Whether this was told.
    pub fn told(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}

/// The first character cracks the safe.
pub const CRACK: Command = Command::Crack { who: Who(0) };

/// These gates, the first of them 0.
pub fn gates(numbers: impl IntoIterator<Item = u8>) -> Gates {
    numbers.into_iter().map(GateId).collect()
}

/// Digs an entrance, by its number on the map.
pub fn dig(tunnel: u8) -> Command {
    Command::Tunnel {
        tunnel: TunnelId(tunnel),
    }
}

/// The way to dig an entrance in this cell towards this tile.
pub fn tunnel(table: &Table, cell: (i8, i8), tile: (i8, i8)) -> Command {
    let tile = table.at(tile.0, tile.1);
    let cell = Cell {
        row: cell.0,
        col: cell.1,
    };
    let mut tunnels = table.heist.scenario.tunnels.iter();
    let found = tunnels.position(|way| way.cell == cell && way.tile == tile);
    dig(found.expect("a tunnel space beside this tile") as u8)
}

/// Picks a piece up where the character stands.
pub fn take(table: &mut Table, who: u8, piece: Piece) {
    let from = table.state.crew[who as usize].at;
    table.ok(Command::Take {
        who: Who(who),
        piece,
        from,
    });
}

/// Everybody has these ideas.
pub fn set_ideas<const N: usize>(table: &mut Table, ideas: [u8; N]) {
    for (who, ideas) in (0..).zip(ideas) {
        table.set_ideas(who, ideas);
    }
}

/// Printed icons in words ("subdue noise noise move"): what they put into the pool, noises, alerts.
pub fn icons(words: &str) -> (crew::state::Pool, u8, u8) {
    let mut pool = crew::state::Pool::default();
    let (mut noise, mut alerts) = (0, 0);
    for word in words.split_whitespace() {
        *match word {
            "move" => &mut pool.moves,
            "unlock" => &mut pool.unlocks,
            "subdue" => &mut pool.subdues,
            "disable" => &mut pool.disables,
            "idea" => &mut pool.ideas,
            "reveal" => &mut pool.reveals,
            "loot" => &mut pool.loot,
            "rewire" => &mut pool.rewires,
            "grant" => &mut pool.grants,
            "toss" => &mut pool.toss,
            "noise" => &mut noise,
            "alert" => &mut alerts,
            other => panic!("{other} is no icon"),
        } += 1;
    }
    (pool, noise, alerts)
}

fn seat_of_who(who: u8) -> u8 {
    if who < 4 { who } else { 0 }
}

/// The seat a command is given by: that of its `who`.
fn seat_of(command: Command) -> u8 {
    let json = serde_json::to_value(command).expect("commands are plain data");
    json.get("who")
        .and_then(|who| who.as_u64())
        .map_or(0, |who| seat_of_who(who as u8))
}

/// A session of the same heist with its own luck, for undo.
pub fn session(heist: Heist, dealer: &mut ScriptedDealer) -> Session<Heist> {
    Session::new(heist, dealer).expect("nothing is rolled before planning")
}

/// Gives a command in a session; it must be accepted.
pub fn give(session: &mut Session<Heist>, dealer: &mut ScriptedDealer, seat: u8, command: Command) {
    match session.act(Seat(seat), command, dealer, &mut ()) {
        Ok(()) => {}
        Err(ActError::Refused(refusal)) => panic!("{command:?} was refused: {refusal:?}"),
        Err(ActError::Dealer(fault)) => panic!("{command:?}: {fault}"),
    }
}
