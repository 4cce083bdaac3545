//! The table as it is laid out before planning.

use crate::characters::Characters;
use crate::command::{Piece, Who};
use crate::content::cards::Joins;
use crate::content::effect::Chit;
use crate::gates::Gates;
use crate::heist::{Heist, PieceKind};
use crate::state::*;
use crate::tunnels::Tunnels;
use board::{Space, SpaceSet};
use table::Seats;

/// A state with nothing in it.
pub(crate) fn blank() -> State {
    State {
        phase: Phase::Plan,
        round: 0,
        ready: Seats::EMPTY,
        crew: Default::default(),
        npc_panicked: false,
        tokens: Tokens::default(),
        cash_on: [0; SPACES],
        pieces: [Place::BOX; PIECES],
        unknown: SpaceSet::EMPTY,
        due: SpaceSet::EMPTY,
        present: SpaceSet::EMPTY,
        external: SpaceSet::EMPTY,
        remote: [SpaceSet::EMPTY; 3],
        doors: SpaceSet::EMPTY,
        towers: SpaceSet::EMPTY,
        reinforcements: SpaceSet::EMPTY,
        idea_tokens: SpaceSet::EMPTY,
        loot: SpaceSet::EMPTY,
        gates_shut: Gates::EMPTY,
        gates_held: Gates::EMPTY,
        cracks: 0,
        safe_open: false,
        spare_exits: SpareExits::default(),
        tunnels: Tunnels::EMPTY,
        bag: [0; Chit::BAG.len()],
        bag_ideas: [Space::NONE; 2],
        tough: [Space::NONE; 3],
        softened: 0,
        noise: 0,
        security: Security::default(),
        events: EventDeck::default(),
        team: Team::default(),
        footage: false,
        whistle: false,
        flashbanged: [Dazed::NONE; SPACES],
        flashbangs: SpaceSet::EMPTY,
        items_used: 0,
        repositions: 0,
        replanner: Who(0),
        gifts: 0,
        logs_checked: false,
        schematics_studied: false,
        escort: Escort::default(),
        escape_calls: Seats::EMPTY,
        escape_called: false,
        dogs_held: SpaceSet::EMPTY,
        hunt: Hunt::NONE,
        questions: Questions::default(),
        run: Run::default(),
        doomed: false,
        let_out: Characters::EMPTY,
        end: End::Failure,
        levels: LevelUps::default(),
        feats: Feats::default(),
        count: Count::default(),
    }
}

/// The state a heist begins with.
pub(crate) fn opening(heist: &Heist) -> State {
    let scenario = &heist.scenario;
    let board = &scenario.board;
    let mut state = blank();
    state.present = board.tiles() | board.printed_exits();
    state.external = board.external_tiles(state.present);
    state.unknown = scenario.unknown;
    state.team.cash = heist.setup.cash.unwrap_or(0);
    state.team.jewels = heist.setup.jewels;

    for (chit, count) in scenario.draft.bag.counts() {
        state.bag[chit as usize] = count;
    }

    lay_out_pieces(heist, &mut state);
    for &(space, cash) in &scenario.cash {
        state.cash_on[space.index()] += cash;
        state.loot.insert(space);
    }
    for &(space, letter) in &scenario.remote_locks {
        state.remote[letter.index()].insert(space);
    }
    state.doors = scenario.doors;
    state.towers = scenario.watchtowers;
    state.reinforcements = scenario.reinforcements;
    for (slot, &card) in scenario.deck.iter().enumerate() {
        state.events.cards[slot] = card;
    }
    state.events.len = scenario.deck.len() as u8;

    for seat in 0..heist.players {
        let role = heist.role(Who(seat));
        let member = &mut state.crew[seat as usize];
        member.status = Status::Active;
        member.ideas = role.ideas;
        if heist.special.fresh_ideas {
            member.ideas = member.ideas.max(role.ideas_left.unwrap_or(0));
        }
        member.tokens = role.memory;
        if heist.special.start_in_hideouts
            && let Some(hideout) = role.hideout
        {
            member.at = hideout;
        }
        if heist.special.start_inside {
            member.at = scenario.starts[seat as usize];
        }
    }
    if let Some(help) = scenario.draft.help
        && (heist.setup.freed || !help.if_freed)
    {
        state.team.free_reveals = help.reveals;
        state.team.free_ideas = help.ideas;
    }
    if let Some(part) = &scenario.draft.npc {
        let npc = &mut state.crew[Who::NPC.index()];
        npc.ideas = part.ideas;
        npc.at = scenario.npc_at.unwrap_or(Space::NONE);
        npc.status = if heist.special.npc_joins == Joins::AtTheStart {
            Status::Active
        } else {
            Status::Idle
        };
    }
    if heist.special.ambush || heist.special.moving_target {
        let guards = scenario
            .chits
            .iter()
            .filter(|(_, chit)| *chit == Chit::Guard)
            .map(|(space, _)| *space);
        for (slot, space) in state.escort.at.iter_mut().zip(guards) {
            *slot = space;
        }
    }
    state
}

fn lay_out_pieces(heist: &Heist, state: &mut State) {
    let edition = heist.edition;
    let scenario = &heist.scenario;
    let take = |state: &mut State, kind: PieceKind, to: Place| {
        let free = (0..heist.pieces.len()).find(|&i| {
            heist.pieces[i] == kind && matches!(state.pieces[i], Place::BOX | Place::SHOP)
        });
        if let Some(i) = free {
            state.pieces[i] = to;
            if let Some(who) = to.holder() {
                state.crew[who.index()].held |= 1 << i;
            }
            if let Some(space) = to.space() {
                state.loot.insert(space);
            }
        }
        free.map(|i| Piece(i as u8))
    };
    for &(space, chit) in &scenario.chits {
        match chit {
            Chit::Guard => state.tokens.add(Token::Guard, space),
            Chit::Camera => state.tokens.add(Token::Camera, space),
            Chit::Lock => state.tokens.add(Token::Lock, space),
            Chit::Dog => state.tokens.add(Token::Dog, space),
            _ => {
                take(state, PieceKind::Loot(chit), Place::on(space));
            }
        }
    }
    for &chit in &heist.setup.loot {
        take(state, PieceKind::Loot(chit), Place::STASH);
    }
    // The team's own cards first: what is theirs does not lie about to be found.
    for name in &heist.setup.items {
        if let Some((index, _)) = edition.item(name) {
            take(state, PieceKind::Item(index as u8), Place::STASH);
        }
    }
    if let Some(safe) = &scenario.draft.safe {
        for &chit in &safe.chits {
            take(state, PieceKind::Loot(chit), Place::SAFE);
        }
        for item in &safe.items {
            if let Some((index, _)) = edition.item(item) {
                take(state, PieceKind::Item(index as u8), Place::SAFE);
            }
        }
    }
    for chit in scenario.draft.bag.loot() {
        take(state, PieceKind::Loot(chit), Place::BAG);
    }
    for &(space, item) in &scenario.items {
        take(state, PieceKind::Item(item as u8), Place::on(space));
    }
    if heist.rules.starting_items {
        for seat in 0..heist.players {
            if let Some(item) = heist.role(Who(seat)).starts_with {
                take(state, PieceKind::Item(item as u8), Place::with(Who(seat)));
            }
        }
    }
    let discovered = |index: usize| {
        heist
            .setup
            .discovered
            .iter()
            .any(|name| edition.item(name).is_some_and(|(found, _)| found == index))
    };
    for (i, kind) in heist.pieces.iter().enumerate() {
        if let PieceKind::Item(item) = kind
            && state.pieces[i] == Place::BOX
            && (edition.items[*item as usize].shop || discovered(*item as usize))
        {
            state.pieces[i] = Place::SHOP;
        }
    }
}
