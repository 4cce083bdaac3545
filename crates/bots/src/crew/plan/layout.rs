//! A sketch on the table: purchases, starts and tokens as commands.

use super::{Planner, Sketch};
use crate::crew::brief::{Brief, bits};
use crate::crew::effort::{EffortMap, FAR, STEP, StepCosts};
use crate::crew::script::{Script, ScriptMemory};
use board::{Space, SpaceSet};
use crew::state::Place;
use crew::{Command, Heist, Piece, Position, State, Status, Who};
use table::{FastDealer, Game, Seat, Seats};

impl Planner<'_> {
    /// Plans like the sketch in a state of one's own.
    pub(super) fn carry_out(&self, sketch: &Sketch, state: &mut State, luck: &mut FastDealer) {
        let Some(one) = self.mine.iter().next() else {
            return;
        };
        for &(seat, command) in &sketch.market {
            let _ = self.heist.apply(state, seat, command, luck, &mut ());
            self.settle(state, luck);
        }
        for &tunnel in &sketch.tunnels {
            let command = Command::Tunnel { tunnel };
            let _ = self.heist.apply(state, one, command, luck, &mut ());
        }
        self.place(sketch, state, luck, &mut Vec::new());
    }

    /// Answers questions that come up in planning.
    pub(super) fn settle(&self, state: &mut State, luck: &mut FastDealer) {
        while state.prompt().is_some() {
            let mut script =
                Script::new(self.heist, self.brief, self.style, ScriptMemory::default());
            let Some(answer) = script.next(state, Seats::all(self.heist.players)) else {
                break;
            };
            let done = self
                .heist
                .apply(state, answer.seat, answer.command, luck, &mut ());
            if done.is_err() {
                break;
            }
        }
    }

    /// Starts, tokens and whatever bought things are to be laid out.
    pub(super) fn place(
        &self,
        sketch: &Sketch,
        state: &mut State,
        luck: &mut FastDealer,
        steps: &mut Vec<(Seat, Command)>,
    ) {
        let Some(one) = self.mine.iter().next() else {
            return;
        };
        let mut layout = Layout {
            heist: self.heist,
            state,
            luck,
            steps,
        };
        self.place_bought(sketch, one, &mut layout);
        self.pack(sketch, one, &mut layout);
        self.start_npc(sketch, one, &mut layout);
        for seat in self.seats.iter() {
            if seat.0 < self.heist.players {
                self.start(sketch, seat, &mut layout);
                self.place_tokens(sketch, seat, &mut layout);
            }
        }
    }

    /// Events and ideas that were bought.
    fn place_bought(&self, sketch: &Sketch, one: Seat, layout: &mut Layout<'_>) {
        // Bought events buy time: in the middle of the deck.
        if layout.state.team.events_left > 0 {
            for card in 0..self.heist.edition.cards.len() as u8 {
                let above = layout.state.events.len / 2;
                let for_sale = self.heist.edition.cards[card as usize].for_sale;
                if layout.state.team.events_left > 0 && for_sale {
                    layout.try_it(one, Command::InsertEvent { card, above });
                }
            }
        }
        // Idea tokens lie where people go.
        if layout.state.team.idea_tokens_left > 0 {
            for space in self.path(layout.state, Who(one.0), sketch) {
                if layout.state.team.idea_tokens_left == 0 {
                    break;
                }
                layout.try_it(one, Command::PlaceIdea { space });
            }
        }
    }

    fn start_npc(&self, sketch: &Sketch, one: Seat, layout: &mut Layout<'_>) {
        let who = Who::NPC;
        let npc = layout.state.member(who);
        if npc.status != Status::Active || npc.at != Space::NONE {
            return;
        }
        let wanted = sketch.starts[who.index()];
        let others = self.starts[who.index()].iter().copied();
        layout.start_anywhere(one, who, [wanted].into_iter().chain(others));
    }

    fn start(&self, sketch: &Sketch, seat: Seat, layout: &mut Layout<'_>) {
        let who = Who(seat.0);
        let wanted = sketch.starts[who.index()];
        if layout.state.member(who).at != wanted
            && !layout.try_it(seat, Command::Start { who, space: wanted })
            && layout.state.member(who).at == Space::NONE
        {
            let scenario = &self.heist.scenario;
            let outside = layout.state.present - self.heist.board().tiles();
            let everywhere = outside | scenario.inside | scenario.story;
            let likely = self.starts[who.index()].iter().copied();
            layout.start_anywhere(seat, who, likely.chain(everywhere));
        }
    }

    /// The tokens of a player: along the tour, then what the sketch wants besides, then the rest.
    fn place_tokens(&self, sketch: &Sketch, seat: Seat, layout: &mut Layout<'_>) {
        let who = Who(seat.0);
        for space in self.path(layout.state, who, sketch) {
            let member = layout.state.member(who);
            if member.tokens == 0 {
                break;
            }
            if !member.planned.contains(space) {
                layout.try_it(seat, Command::Plan { space });
            }
        }
        for &space in &sketch.extras[who.index()] {
            let member = layout.state.member(who);
            let near = Position::new(self.heist, layout.state).near_all(member.planned);
            if member.tokens > 0 && near.contains(space) && !member.planned.contains(space) {
                layout.try_it(seat, Command::Plan { space });
            }
        }
        // No token stays in the pocket: tiles beside the way.
        while layout.state.member(who).tokens > 0 {
            let Some(space) = layout.beside_the_way(who) else {
                break;
            };
            if !layout.try_it(seat, Command::Plan { space }) {
                break;
            }
        }
    }

    /// The tiles of a tour, in the order of walking, and home again.
    pub(super) fn path(&self, state: &State, who: Who, sketch: &Sketch) -> Vec<Space> {
        let scene = Position::new(self.heist, state);
        let costs = planning_costs(scene, self.brief, who);
        let tiles = self.heist.board().tiles() & state.present;
        let mut path = Vec::new();
        let mut here = state.member(who).at;
        let mut planned = SpaceSet::EMPTY;
        let walk =
            |from: Space, to: SpaceSet, planned: &mut SpaceSet, path: &mut Vec<Space>| -> Space {
                let mut costs = costs.clone();
                for space in *planned {
                    // Tokens that are there already cost nothing more.
                    costs.enter[space.index()] =
                        costs.enter[space.index()].saturating_sub(STEP - 2).max(1);
                }
                let effort_map = EffortMap::toward(scene, &costs, to, state.present);
                let mut here = from;
                for _ in 0..40 {
                    if to.contains(here) || effort_map.at(here) == FAR {
                        break;
                    }
                    let next = scene
                        .near(here)
                        .iter()
                        .filter(|&next| effort_map.at(next) < effort_map.at(here))
                        .min_by_key(|&next| {
                            effort_map.at(next) + u16::from(costs.enter[next.index()])
                        });
                    let Some(next) = next else { break };
                    if tiles.contains(next) && !planned.contains(next) {
                        planned.insert(next);
                        path.push(next);
                    }
                    here = next;
                }
                here
            };
        for &site in &sketch.tours[who.index().min(3)] {
            here = walk(here, SpaceSet::of(site), &mut planned, &mut path);
        }
        let goals = match sketch.exits[who.index().min(3)] {
            Space::NONE => self.heist.goals(state),
            exit => SpaceSet::of(exit),
        };
        walk(here, goals, &mut planned, &mut path);
        path
    }

    /// Whoever comes by where a painting is to hang takes it along.
    fn pack(&self, sketch: &Sketch, seat: Seat, layout: &mut Layout<'_>) {
        let comes_by = |home: Space| {
            let mut tours = sketch.tours.iter();
            tours.position(|tour| tour.contains(&home))
        };
        for exchange in &self.brief.exchanges {
            let stashed = |piece: &usize| layout.state.pieces[*piece] == Place::STASH;
            let ours = bits(exchange.twins).find(stashed);
            let (Some(piece), Some(who)) = (ours, comes_by(exchange.home)) else {
                continue;
            };
            let (piece, who) = (Piece(piece as u8), Who(who as u8));
            layout.try_it(seat, Command::Pack { piece, who });
        }
    }
}

/// A table in planning, with the commands that were done so far.
struct Layout<'a> {
    heist: &'a Heist,
    state: &'a mut State,
    luck: &'a mut FastDealer,
    steps: &'a mut Vec<(Seat, Command)>,
}

impl Layout<'_> {
    /// Does it if the rules allow it.
    fn try_it(&mut self, seat: Seat, command: Command) -> bool {
        let done = self
            .heist
            .apply(self.state, seat, command, self.luck, &mut ())
            .is_ok();
        if done {
            self.steps.push((seat, command));
        }
        done
    }

    /// Starts on the first of these spaces that will do.
    fn start_anywhere(&mut self, seat: Seat, who: Who, spaces: impl Iterator<Item = Space>) {
        for space in spaces {
            if self.try_it(seat, Command::Start { who, space }) {
                return;
            }
        }
    }

    /// A tile with as many planned ones around it as there is.
    fn beside_the_way(&self, who: Who) -> Option<Space> {
        let member = self.state.member(who);
        let planned = member.planned;
        let scene = Position::new(self.heist, self.state);
        let around = scene.near_all(planned | SpaceSet::of(member.at));
        let beside = (around & self.heist.board().tiles() & self.state.present) - planned;
        beside
            .iter()
            .max_by_key(|&space| (scene.near(space) & planned).len())
    }
}

/// In planning everything that is shut counts as opened by then.
pub fn planning_costs(scene: Position<'_>, brief: &Brief, who: Who) -> StepCosts {
    crate::crew::script::step_costs(scene, brief, who, 2)
}
