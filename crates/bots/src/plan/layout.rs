//! A sketch on the table: purchases, starts and tokens as commands.

use super::{Planner, Sketch};
use crate::brief::{Brief, bits};
use crate::field::{FAR, Field, STEP, Toll};
use crate::script::{Mind, Script};
use board::{Space, SpaceSet};
use crew::state::Place;
use crew::{Command, Piece, Position, State, Status, Who};
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
            let mut script = Script::new(self.heist, self.brief, self.style, Mind::default());
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
        let heist = self.heist;
        let mut try_it = |state: &mut State, seat: Seat, command: Command| -> bool {
            let done = heist.apply(state, seat, command, luck, &mut ()).is_ok();
            if done {
                steps.push((seat, command));
            }
            done
        };
        let Some(one) = self.mine.iter().next() else {
            return;
        };
        // Bought events buy time: in the middle of the deck.
        if state.team.events_left > 0 {
            for card in 0..heist.edition.cards.len() as u8 {
                let above = state.events.len / 2;
                if state.team.events_left > 0 && heist.edition.cards[card as usize].for_sale {
                    try_it(state, one, Command::InsertEvent { card, above });
                }
            }
        }
        // Idea tokens lie where people go.
        if state.team.idea_tokens_left > 0 {
            let path = self.path(state, Who(one.0), sketch);
            for space in path {
                if state.team.idea_tokens_left == 0 {
                    break;
                }
                try_it(state, one, Command::PlaceIdea { space });
            }
        }
        self.pack(sketch, state, one, &mut try_it);
        let npc = Who::NPC;
        if state.member(npc).status == Status::Active && state.member(npc).at == Space::NONE {
            let wanted = sketch.starts[npc.index()];
            if !try_it(
                state,
                one,
                Command::Start {
                    who: npc,
                    space: wanted,
                },
            ) {
                for &space in &self.starts[npc.index()] {
                    if try_it(state, one, Command::Start { who: npc, space }) {
                        break;
                    }
                }
            }
        }
        for seat in self.seats.iter() {
            if seat.0 >= heist.players {
                continue;
            }
            let who = Who(seat.0);
            let wanted = sketch.starts[who.index()];
            if state.member(who).at != wanted
                && !try_it(state, seat, Command::Start { who, space: wanted })
                && state.member(who).at == Space::NONE
            {
                let everywhere = (state.present - heist.board().tiles())
                    | heist.scenario.inside
                    | heist.scenario.story;
                for space in self.starts[who.index()].iter().copied().chain(everywhere) {
                    if try_it(state, seat, Command::Start { who, space }) {
                        break;
                    }
                }
            }
            for space in self.path(state, who, sketch) {
                if state.member(who).tokens == 0 {
                    break;
                }
                if !state.member(who).planned.contains(space) {
                    try_it(state, seat, Command::Plan { space });
                }
            }
            for &space in &sketch.extras[who.index()] {
                let near = Position::new(heist, state).near_all(state.member(who).planned);
                if state.member(who).tokens > 0
                    && near.contains(space)
                    && !state.member(who).planned.contains(space)
                {
                    try_it(state, seat, Command::Plan { space });
                }
            }
            // No token stays in the pocket: tiles beside the way.
            while state.member(who).tokens > 0 {
                let planned = state.member(who).planned;
                let scene = Position::new(heist, state);
                let beside = (scene.near_all(planned | SpaceSet::of(state.member(who).at))
                    & heist.board().tiles()
                    & state.present)
                    - planned;
                let most = beside
                    .iter()
                    .max_by_key(|&space| (scene.near(space) & planned).len());
                let Some(space) = most else { break };
                if !try_it(state, seat, Command::Plan { space }) {
                    break;
                }
            }
        }
    }

    /// The tiles of a tour, in the order of walking, and home again.
    pub(super) fn path(&self, state: &State, who: Who, sketch: &Sketch) -> Vec<Space> {
        let scene = Position::new(self.heist, state);
        let toll = planning_toll(scene, self.brief, who);
        let tiles = self.heist.board().tiles() & state.present;
        let mut path = Vec::new();
        let mut here = state.member(who).at;
        let mut planned = SpaceSet::EMPTY;
        let walk =
            |from: Space, to: SpaceSet, planned: &mut SpaceSet, path: &mut Vec<Space>| -> Space {
                let mut toll = toll.clone();
                for space in *planned {
                    // Tokens that are there already cost nothing more.
                    toll.enter[space.index()] =
                        toll.enter[space.index()].saturating_sub(STEP - 2).max(1);
                }
                let field = Field::toward(scene, &toll, to, state.present);
                let mut here = from;
                for _ in 0..40 {
                    if to.contains(here) || field.at(here) == FAR {
                        break;
                    }
                    let next = scene
                        .near(here)
                        .iter()
                        .filter(|&next| field.at(next) < field.at(here))
                        .min_by_key(|&next| field.at(next) + u16::from(toll.enter[next.index()]));
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
    fn pack(
        &self,
        sketch: &Sketch,
        state: &mut State,
        seat: Seat,
        try_it: &mut impl FnMut(&mut State, Seat, Command) -> bool,
    ) {
        let comes_by = |home: Space| {
            let mut tours = sketch.tours.iter();
            tours.position(|tour| tour.contains(&home))
        };
        for exchange in &self.brief.exchanges {
            let ours = bits(exchange.twins).find(|&piece| state.pieces[piece] == Place::STASH);
            let (Some(piece), Some(who)) = (ours, comes_by(exchange.home)) else {
                continue;
            };
            let (piece, who) = (Piece(piece as u8), Who(who as u8));
            try_it(state, seat, Command::Pack { piece, who });
        }
    }
}

/// In planning everything that is shut counts as opened by then.
pub fn planning_toll(scene: Position<'_>, brief: &Brief, who: Who) -> Toll {
    crate::script::toll(scene, brief, who, 2)
}
