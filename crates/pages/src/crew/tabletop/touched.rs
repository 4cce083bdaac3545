//! Which fragments a command changed. It is read off the events and the command, never by comparing whole states.

use board::{Space, SpaceSet};
use crew::content::cards::SpecialAction;
use crew::state::{CREW, Prompt};
use crew::{Characters, Command, Event, Heist, Phase, State, Who};
use table::Seat;

/// The shared fragments that are out of date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touched {
    pub cells: SpaceSet,
    /// Crew sheets.
    pub crew: Characters,
    pub pawns: bool,
    pub facts: bool,
    pub noise: bool,
    pub event: bool,
    pub deck: bool,
    pub team: bool,
    pub bag: bool,
    pub ways: bool,
    pub routes: bool,
    /// What plans lack, or what the end of the round would bring.
    pub outlook: bool,
    pub ending: bool,
}

impl Default for Touched {
    fn default() -> Touched {
        Touched::NOTHING
    }
}

impl Touched {
    pub const NOTHING: Touched = Touched {
        cells: SpaceSet::EMPTY,
        crew: Characters::EMPTY,
        pawns: false,
        facts: false,
        noise: false,
        event: false,
        deck: false,
        team: false,
        bag: false,
        ways: false,
        routes: false,
        outlook: false,
        ending: false,
    };

    /// For a page that is sent whole, after an undo, and when seats or colours changed.
    pub fn everything() -> Touched {
        Touched {
            cells: !SpaceSet::EMPTY,
            crew: Characters::ALL,
            pawns: true,
            facts: true,
            noise: true,
            event: true,
            deck: true,
            team: true,
            bag: true,
            ways: true,
            routes: true,
            outlook: true,
            ending: true,
        }
    }

    /// Adds what a command changed that was done.
    pub fn add(
        &mut self,
        heist: &Heist,
        before: &State,
        after: &State,
        seat: Seat,
        command: &Command,
        events: &[Event],
    ) {
        self.add_command(heist, before, seat, command);
        for event in events {
            self.add_event(heist, before, event);
        }
        self.add_turn(heist, before, after);
    }

    fn sheet(&mut self, who: Who) {
        self.crew.insert(who);
    }

    fn cell(&mut self, space: Space) {
        self.cells.insert(space);
    }

    /// Some things a command changes are told by no event, for everybody saw the command.
    fn add_command(&mut self, heist: &Heist, before: &State, seat: Seat, command: &Command) {
        self.sheet(Who(seat.0));
        // The chit waited for the answer.
        if let Some(Prompt::Replace { space, .. }) = before.prompt() {
            self.cell(space);
        }
        match *command {
            Command::Commit { who, action, .. } => {
                self.sheet(who);
                let act = (who.index() < CREW).then(|| heist.act(who, action));
                let does = act.flatten().and_then(|act| act.does);
                if does == Some(SpecialAction::TweakPlan) {
                    self.crew = Characters::ALL;
                }
            }
            Command::Grant { who, to, .. } | Command::Hand { who, to, .. } => {
                self.sheet(who);
                self.sheet(to);
            }
            Command::TakeIdea { who } => {
                self.sheet(who);
                if let Some(member) = before.crew.get(who.index()) {
                    self.cell(member.at);
                }
            }
            Command::Hush { .. } => self.noise = true,
            Command::Move { who, .. }
            | Command::Unlock { who, .. }
            | Command::Subdue { who, .. }
            | Command::Disable { who, .. }
            | Command::Think { who }
            | Command::Reveal { who, .. }
            | Command::Thin { who }
            | Command::Realize { who }
            | Command::Pocket { who }
            | Command::Crack { who }
            | Command::Lend { who }
            | Command::Rewire { who, .. }
            | Command::Toss { who, .. }
            | Command::Flick { who, .. }
            | Command::PickOn { who }
            | Command::SlipPast { who }
            | Command::ReachOut { who }
            | Command::Vent { who, .. }
            | Command::ChangePlans { who }
            | Command::Codes { who, .. }
            | Command::CheckLogs { who }
            | Command::Take { who, .. }
            | Command::Drop { who, .. }
            | Command::Dash { who, .. }
            | Command::Declare { who, .. }
            | Command::Redraw { who }
            | Command::LastDitch { who, .. }
            | Command::Run { who }
            | Command::Stay { who }
            | Command::PickLock { who, .. }
            | Command::Dart { who }
            | Command::BreakOut { who, .. }
            | Command::Nudge { who, .. }
            | Command::Pinch { who, .. } => self.sheet(who),
            Command::Inspire { who, to } | Command::WalkThrough { who, to } => {
                self.sheet(who);
                self.sheet(to);
            }
            // What costs nothing is told by no price.
            Command::BuyIdea { .. } | Command::PayReveal { .. } => self.team = true,
            Command::BuyIdeaTokens { .. } | Command::BuyEvents { .. } => self.team = true,
            _ => {}
        }
    }

    fn add_event(&mut self, heist: &Heist, before: &State, event: &Event) {
        match *event {
            Event::HeistBegan | Event::RoundBegan { .. } => {
                self.crew = Characters::ALL;
                self.facts = true;
                self.deck = true;
                self.event = true;
            }
            Event::Rolled { who, .. }
            | Event::Committed { who, .. }
            | Event::IdeaGained { who, .. }
            | Event::IdeaSpent { who, .. }
            | Event::IdeaLost { who }
            | Event::Silent { who }
            | Event::SlippedPast { who }
            | Event::ReachedOut { who }
            | Event::PlansChanged { who }
            | Event::PathDeclared { who, .. }
            | Event::LastDitch { who, .. } => self.sheet(who),
            Event::Stopped { who } => {
                self.sheet(who);
                self.pawns = true;
            }
            Event::SeatReady { seat } => {
                self.sheet(Who(seat));
                self.facts = true;
                self.ending |= before.phase == Phase::LevelUp;
            }
            Event::Planned { seat, space } | Event::Unplanned { seat, space } => {
                self.sheet(Who(seat));
                self.cell(space);
            }
            Event::Placed { who, .. } => {
                self.sheet(who);
                self.pawns = true;
            }
            // Exits that come to share a cell make room for each other.
            Event::TunnelOpened { .. } | Event::ExitBreached { .. } => {
                self.cells |= heist.board().printed_exits() | heist.board().spare_exits();
                self.pawns = true;
            }
            Event::Bought { .. }
            | Event::Sold { .. }
            | Event::Packed { .. }
            | Event::ItemSpent { .. } => {
                // The card may have been in anybody's hands.
                self.crew = Characters::ALL;
                self.team = true;
            }
            Event::JewelSold { .. }
            | Event::Paid { .. }
            | Event::BetPlaced { .. }
            | Event::BlanksOnCall { .. } => self.team = true,
            Event::BagSwapped { .. } | Event::BagFilled { .. } | Event::BagUpgraded { .. } => {
                self.bag = true;
            }
            Event::CashAdded { space, .. }
            | Event::ChitAdded { space, .. }
            | Event::ChitRemoved { space, .. }
            | Event::Restored { space, .. }
            | Event::DoorOpened { space }
            | Event::TowerRemoved { space }
            | Event::ReinforcementsArrived { space } => self.cell(space),
            // Every camera found before the price was paid.
            Event::CamerasBribed => {
                self.cells |= heist.scenario.unknown;
                self.team = true;
            }
            Event::Diverted { .. } | Event::Noise { .. } | Event::Hushed { .. } => {
                self.noise = true;
            }
            Event::IdeaTokenPlaced { space } => {
                self.cell(space);
                self.team = true;
            }
            Event::EventInserted { .. } => {
                self.deck = true;
                self.noise = true;
                self.team = true;
            }
            Event::Moved { who, .. } | Event::ReachedExit { who, .. } => {
                self.sheet(who);
                self.pawns = true;
            }
            Event::Unlocked { who, space }
            | Event::Subdued { who, space, .. }
            | Event::Disabled { who, space } => {
                self.sheet(who);
                self.cell(space);
            }
            Event::Cracked { who, .. } => {
                self.sheet(who);
                self.cells |= heist.scenario.safe.map_or(SpaceSet::EMPTY, SpaceSet::of);
                self.team = true;
            }
            Event::SafeOpened { space } => {
                self.cell(space);
                self.team = true;
            }
            Event::Granted { who, to } => {
                self.sheet(who);
                self.sheet(to);
            }
            Event::Revealed { space, .. } => {
                self.cell(space);
                self.bag = true;
            }
            Event::Replaced { who, space } => {
                self.sheet(who);
                self.cell(space);
                self.bag = true;
                self.team = true;
            }
            Event::Thinned { .. } => {
                self.bag = true;
                self.team = true;
            }
            Event::Spared { who, .. } => {
                self.sheet(who);
                self.team = true;
            }
            Event::Alert { .. } | Event::CrisisQueued { .. } | Event::EventActive { .. } => {
                self.deck = true;
                self.event = true;
                self.noise = true;
                self.facts = true;
            }
            Event::CrisisStruck { .. } => {
                self.event = true;
                self.facts = true;
            }
            Event::Pocketed { who, .. } => self.sheet(who),
            Event::Took { who, from, .. } => {
                self.sheet(who);
                self.cell(from);
            }
            Event::Dropped { who, to, .. } => {
                self.sheet(who);
                self.cell(to);
            }
            Event::Handed { who, to, .. } => {
                self.sheet(who);
                self.sheet(to);
            }
            Event::Secured { who, .. } => {
                self.sheet(who);
                self.team = true;
            }
            Event::LootLost { .. } => {
                self.crew = Characters::ALL;
                self.team = true;
            }
            Event::Vented { who, space } => {
                self.sheet(who);
                self.cell(space);
            }
            Event::Footage { who } | Event::Whistled { who } => {
                self.sheet(who);
                self.facts = true;
            }
            Event::RemoteOpened { letter } => {
                let locks = before.remote.get(usize::from(letter));
                self.cells |= locks.copied().unwrap_or_default();
            }
            Event::DogMoved { from, to } | Event::EscortMoved { from, to } => {
                self.cell(from);
                self.cell(to);
            }
            Event::SecurityRolled { .. } | Event::Nudged { .. } => {
                self.event = true;
                self.deck = true;
                self.facts = true;
            }
            Event::NoiseLowered { who, .. } => {
                self.sheet(who);
                self.noise = true;
            }
            Event::HalfHandled { who, space, .. } | Event::GateHeld { who, space } => {
                self.sheet(who);
                self.cell(space);
            }
            Event::BeaconReached { who, space } => {
                self.sheet(who);
                self.cell(space);
                self.pawns = true;
            }
            Event::IdeasFound { space, .. } => self.cell(space),
            Event::CutOff { who } => self.sheet(who),
            Event::LevelledUp { seat, .. } | Event::Recruited { seat, .. } => {
                self.sheet(Who(seat));
                self.ending = true;
            }
            Event::GateClosed { space } => {
                // Its hex goes, and the walls of its neighbours close.
                self.cell(space);
                self.cells |= heist.board().near(space);
                self.crew = Characters::ALL;
                self.pawns = true;
                self.team = true;
            }
            Event::NpcMoved { .. } | Event::Panicked | Event::NpcLost => {
                self.sheet(Who::NPC);
                self.pawns = true;
            }
            Event::NpcActive { .. } => {
                self.sheet(Who::NPC);
                self.pawns = true;
                self.facts = true;
            }
            Event::EscapeCalled { .. } => {
                self.facts = true;
                self.crew = Characters::ALL;
            }
            Event::EscapeBegan => {
                self.facts = true;
                self.team = true;
                self.event = true;
                self.ways = true;
            }
            Event::Busted { who } | Event::Hidden { who } => {
                self.sheet(who);
                self.pawns = true;
                self.facts = true;
            }
            Event::Ended { .. } => *self = Touched::everything(),
        }
    }

    /// What follows when the phase, the question or the seats that are done changed: no event tells of that.
    fn add_turn(&mut self, heist: &Heist, before: &State, after: &State) {
        let asked = before.prompt() != after.prompt()
            || before.questions.passed != after.questions.passed
            || before.let_out != after.let_out;
        let ready = before.ready != after.ready || before.escape_calls != after.escape_calls;
        let phase = before.phase != after.phase || before.round != after.round;
        self.facts |= asked || ready || phase || before.escape_called != after.escape_called;
        if ready {
            self.crew = Characters::ALL;
        }
        if phase {
            self.crew = Characters::ALL;
            self.event = true;
            self.team = true;
            self.ways = true;
            self.pawns = true;
        }
        self.event |= before.events.queued != after.events.queued
            || before.events.active != after.events.active;
        // The alert track shows what it is at.
        let track = |s: &State| {
            (
                s.security.bar,
                s.security.die,
                s.security.reinforced,
                s.events.active,
                s.phase,
            )
        };
        self.deck |= heist.edition.alert.is_some() && track(before) != track(after);
        self.team |= before.team.fixers_used != after.team.fixers_used;
        // Flashbangs lose their force without a word.
        self.cells |=
            (before.flashbangs - after.flashbangs) | (after.flashbangs - before.flashbangs);
        if after.phase == Phase::Escape {
            self.ways = true;
        }
        self.routes |= before.phase == Phase::Plan;
        // Pawns show what they carry.
        let carried = |state: &State| state.crew.each_ref().map(|m| (m.held, m.cash > 0));
        self.pawns |= carried(before) != carried(after);
        let open = |phase| matches!(phase, Phase::Plan | Phase::Action);
        self.outlook |= open(before.phase) || open(after.phase);
        self.facts |= heist.progress(before).ne(heist.progress(after));
    }
}
