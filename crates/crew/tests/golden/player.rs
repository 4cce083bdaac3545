//! A player who does anything allowed, from a fixed seed.

use super::drawing::draw;
use super::story::Story;
use board::{Distances, Space, SpaceSet};
use crew::content::master_heist;
use crew::content::scenario::ScenarioRule;
use crew::state::{CREW, Place};
use crew::suggested::{self, Strength};
use crew::*;
use table::{FastDealer, Game, Seat};

/// Commands a heist may take before something must be wrong.
const PATIENCE: usize = 5_000;

/// A heist being played at random.
pub struct Player {
    heist: Heist,
    state: State,
    luck: FastDealer,
    choices: FastDealer,
    /// Where each character has been.
    visited: [SpaceSet; CREW],
}

impl Player {
    pub fn new(setup: Setup, luck: u64, choices: u64) -> Player {
        let heist = Heist::new(setup).unwrap_or_else(|problems| panic!("{problems}"));
        Player {
            state: heist.opening().clone(),
            heist,
            luck: FastDealer::new(luck),
            choices: FastDealer::new(choices),
            visited: [SpaceSet::EMPTY; CREW],
        }
    }

    /// Plays to the end and tells it.
    pub fn play(mut self) -> String {
        let mut story = Story::new(&self.heist, &self.state);
        story.say(&draw(&self.heist, &self.state));
        for seat in 0..self.heist.players {
            self.plan(seat, &mut story);
        }
        let mut commands = 0;
        while self.state.phase != Phase::Over {
            commands += 1;
            assert!(commands < PATIENCE, "this heist does not end");
            let (seat, command) = self.choose();
            self.give(seat, command, &mut story);
        }
        story.say("");
        story.say(&draw(&self.heist, &self.state));
        story.finish(&self.heist, &self.state)
    }

    fn give(&mut self, seat: u8, command: Command, story: &mut Story) {
        let mut events: Vec<Event> = Vec::new();
        self.heist
            .apply(
                &mut self.state,
                Seat(seat),
                command,
                &mut self.luck,
                &mut events,
            )
            .unwrap_or_else(|refusal| panic!("{command:?} is listed but refused: {refusal:?}"));
        for who in 0..CREW {
            self.visited[who].insert(self.state.crew[who].at);
        }
        story.turn(&self.heist, &self.state, &events);
    }

    fn legal(&self, seat: u8) -> Vec<Command> {
        let mut legal = Vec::new();
        self.heist.legal(&self.state, Seat(seat), &mut legal);
        legal
    }

    fn pick(&mut self, list: &[Command]) -> Option<Command> {
        let bound = list.len() as u32;
        (bound > 0).then(|| list[self.choices.below(bound) as usize])
    }

    /// Digs a tunnel, takes a start, walks with the tokens from there, takes all the help there is, and is done.
    fn plan(&mut self, seat: u8, story: &mut Story) {
        let tunnels = |command: &Command| matches!(command, Command::Tunnel { .. });
        let starts = |command: &Command| matches!(command, Command::Start { .. });
        loop {
            let mut list = self.legal(seat);
            list.retain(tunnels);
            let Some(command) = self.pick(&list) else {
                break;
            };
            self.give(seat, command, story);
        }
        for who in [Who(seat), Who::NPC] {
            if self.state.member(who).at == Space::NONE {
                let mut list = self.legal(seat);
                list.retain(|command| {
                    starts(command) && matches!(command, Command::Start { who: w, .. } if *w == who)
                });
                if let Some(command) = self.pick(&list) {
                    self.give(seat, command, story);
                }
            }
        }
        let mut last = self.state.crew[seat as usize].at;
        loop {
            let planned = self.state.crew[seat as usize].planned;
            let beside = |from: SpaceSet| -> Vec<Command> {
                let near = Position::new(&self.heist, &self.state).near_all(from);
                let beside = |command: &Command| matches!(command, Command::Plan { space } if near.contains(*space));
                self.legal(seat).into_iter().filter(beside).collect()
            };
            let mut list = beside(SpaceSet::of(last));
            if list.is_empty() {
                list = beside(planned);
            }
            let Some(command) = self.pick(&list) else {
                break;
            };
            if let Command::Plan { space } = command {
                last = space;
            }
            self.give(seat, command, story);
        }
        loop {
            let mut list = self.legal(seat);
            list.retain(|command| self.is_help(command));
            let Some(command) = self.pick(&list) else {
                break;
            };
            self.give(seat, command, story);
        }
        self.give(seat, Command::Ready, story);
    }

    /// What planning gives or sells without any fixer, and what the team has not packed yet.
    fn is_help(&self, command: &Command) -> bool {
        match command {
            Command::PayReveal { .. } | Command::BuyIdea { .. } => true,
            Command::Pack { piece, .. } => self.state.pieces[piece.index()] == Place::STASH,
            _ => false,
        }
    }

    /// Something to do: uniformly at random among what is not plainly pointless.
    fn choose(&mut self) -> (u8, Command) {
        let mut all = Vec::new();
        for seat in 0..self.heist.players {
            let mut list = self.legal(seat);
            if self.state.prompt().is_none() {
                match self.state.phase {
                    Phase::Action => self.busy(&mut list),
                    Phase::Escape => self.running(&mut list),
                    _ => {}
                }
            }
            all.extend(list.into_iter().map(|command| (seat, command)));
        }
        assert!(
            !all.is_empty(),
            "nobody can do anything: {:?}",
            self.state.prompt()
        );
        all[self.choices.below(all.len() as u32) as usize]
    }

    /// The Action phase: nobody calls Escape, drops things, phones too often, or walks in circles while there is
    /// something new; what lies there is taken, and what can be opened is opened.
    fn busy(&mut self, list: &mut Vec<Command>) {
        let new = |command: &Command| match command {
            Command::Move { who, to } => !self.visited[who.index()].contains(*to),
            _ => false,
        };
        let news = list.iter().any(new);
        list.retain(|command| match command {
            Command::CallEscape | Command::Drop { .. } => false,
            // A hole in the wall is for those who have been around.
            Command::BreakOut { .. } => self.state.round > 5,
            Command::Hand { to, .. } => *to == Who::NPC,
            Command::Move { .. } => !news || new(command),
            _ => true,
        });
        if self.choices.below(4) > 0 {
            list.retain(|command| !matches!(command, Command::Teamwork { .. }));
        }
        if list.iter().any(is_opportunity) {
            list.retain(is_opportunity);
        }
        if list.len() > 1 && self.choices.below(3) > 0 {
            list.retain(|command| *command != Command::Ready);
        }
    }

    /// Escape: towards the goal, with all ideas, and done only when nothing is left to try.
    fn running(&self, list: &mut Vec<Command>) {
        let scene = Position::new(&self.heist, &self.state);
        let hideouts = self.has_rule(|rule| matches!(rule, ScenarioRule::Hideouts(_)));
        let goals = if hideouts {
            self.heist.scenario.story
        } else {
            scene.exits()
        };
        let open = self.state.present - scene.shut();
        let left = Distances::from(|space| scene.near(space), goals, open);
        let closer = |who: Who, to: Space| {
            let path = &self.state.run.path[..self.state.run.path_len as usize];
            let from = path.last().copied().unwrap_or(self.state.member(who).at);
            match (left.get(to), left.get(from)) {
                (Some(to), Some(from)) => to < from,
                (to, _) => to.is_some(),
            }
        };
        let best = |who: Who| {
            let ideas = list.iter().filter_map(move |command| match command {
                Command::LastDitch { who: w, ideas } if *w == who => Some(*ideas),
                _ => None,
            });
            ideas.max()
        };
        let rolls: Vec<_> = (0..CREW as u8).map(|who| best(Who(who))).collect();
        list.retain(|command| match command {
            Command::Dash { who, to } | Command::Declare { who, to } => closer(*who, *to),
            Command::LastDitch { who, ideas } => rolls[who.index()] == Some(*ideas),
            Command::Redraw { .. } | Command::Drop { .. } | Command::Hand { .. } => false,
            _ => true,
        });
        let gives_up = |command: &Command| matches!(command, Command::Ready | Command::Stay { .. });
        if !list.iter().all(gives_up) {
            list.retain(|command| !gives_up(command));
        }
    }

    fn has_rule(&self, is_it: impl Fn(&ScenarioRule) -> bool) -> bool {
        let rules = &self.heist.scenario.draft.rules;
        rules
            .iter()
            .any(|rule| rule.rule.as_ref().is_some_and(&is_it))
    }
}

/// Something nobody would leave.
fn is_opportunity(command: &Command) -> bool {
    matches!(
        command,
        Command::Take { .. }
            | Command::Crack { .. }
            | Command::OpenRemote { .. }
            | Command::OpenDoor { .. }
            | Command::TakeHostage { .. }
            | Command::CheckLogs { .. }
    )
}

/// What we would bring to a scenario of another edition: three or four, by turns.
pub fn suggested_crew(edition: &str, id: &str) -> Setup {
    let edition = crew::content::edition(edition).expect("an edition");
    let (number, scenario) = edition.scenario(id).expect("a scenario of the booklet");
    let strength = Strength::of(scenario.draft.difficulty);
    suggested::evening(edition, scenario, 3 + number % 2, strength)
}

/// A crew of the newest edition for each scenario: three or four, of other classes and skills every time.
pub fn mixed_crew(id: &str) -> Setup {
    let edition = master_heist();
    let (number, scenario) = edition.scenario(id).expect("a scenario of the booklet");
    let break_in = scenario
        .draft
        .rules
        .iter()
        .any(|rule| rule.rule == Some(ScenarioRule::BreakIn));
    let players = 3 + number % 2;
    let classes = edition.characters.len() / 3;
    let member = |seat: usize| {
        let class = (number + 3 * seat) % classes;
        let character = &edition.characters[3 * class + (number + seat) % 3];
        let skill = |n: usize| {
            edition.skills[(4 * number + 2 * seat + n) % edition.skills.len()]
                .id
                .clone()
        };
        CrewChoice::Built(CrewMember {
            name: None,
            prebuilt: None,
            character: character.id.clone(),
            skills: vec![skill(0), skill(1)],
            busted: break_in && seat > 0,
            hideout: (id == "the-final-score-part-2").then_some(seat as u8 % 2),
            ideas_left: None,
        })
    };
    Setup {
        edition: edition.id.clone(),
        scenario: ScenarioChoice::Known(id.into()),
        crew: (0..players).map(member).collect(),
        fixers: vec!["old-friend".into()],
        ..Setup::default()
    }
}
