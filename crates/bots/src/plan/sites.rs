//! Where somebody has to go.

use crate::brief::Brief;
use board::Space;
use crew::content::cards::Joins;
use crew::{Heist, Position, State, Who};

/// Places of one kind, of which some are enough.
#[derive(Clone, Debug)]
pub struct Group {
    pub sites: Vec<Space>,
    pub enough: usize,
}

/// The places somebody may have to go to.
pub fn groups(heist: &Heist, brief: &Brief, state: &State) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut add = |sites: Vec<Space>, enough: usize| {
        let mut sites: Vec<Space> = sites
            .into_iter()
            .filter(|&space| heist.board().is_tile(space))
            .collect();
        sites.dedup();
        let enough = enough.min(sites.len());
        if enough > 0 {
            groups.push(Group { sites, enough });
        }
    };
    let lying = |mask: u32| -> Vec<Space> {
        let pieces = (0..heist.pieces().len()).filter(|piece| mask & 1 << piece != 0);
        pieces
            .filter_map(|piece| state.pieces[piece].space())
            .collect()
    };
    let hidden = |mask: u32| {
        (0..heist.pieces().len())
            .any(|piece| mask & 1 << piece != 0 && state.pieces[piece] == crew::state::Place::SAFE)
    };
    for want in &brief.wants {
        add(lying(want.pieces), usize::from(want.count));
    }
    if brief.exchanges_wanted > 0 {
        let homes = brief.exchanges.iter().map(|exchange| exchange.home);
        add(homes.collect(), usize::from(brief.exchanges_wanted));
        let twins = lying(brief.twins);
        let all = twins.len();
        add(twins, all);
    }
    if brief.cash_wanted > 0 {
        let cash = |space: &Space| state.cash_on[space.index()];
        let mut piles: Vec<Space> = state.loot.iter().filter(|space| cash(space) > 0).collect();
        piles.sort_by_key(|space| std::cmp::Reverse(cash(space)));
        // As many of the biggest piles as it takes.
        let mut sum = 0;
        let enough = piles.iter().take_while(|space| {
            let short = sum < brief.cash_wanted;
            sum += cash(space);
            short
        });
        let enough = enough.count();
        add(piles, enough);
    }
    let doors_matter = !state.doors.is_empty();
    if doors_matter {
        add(lying(brief.keycards), 1);
        add(state.doors.iter().collect(), 1);
    }
    if heist.special.crack_cipher {
        add(lying(brief.usb), 1);
    }
    for letter in 0..3 {
        if brief.letters & 1 << letter != 0 && !state.remote[letter].is_empty() {
            add(brief.servers[letter].iter().collect(), 1);
        }
    }
    let safe_matters = hidden(brief.prize) || doors_matter && hidden(brief.keycards);
    if safe_matters {
        add(heist.scenario.safe.into_iter().collect(), 1);
        let held = state
            .crew
            .iter()
            .any(|member| member.held & brief.tools != 0);
        if !held {
            add(lying(brief.tools), 1);
        }
    }
    let npc = state.member(Who::NPC);
    if brief.npc_must_escape && npc.at != Space::NONE {
        if heist.special.moving_target {
            // Where the escort will come by.
            let mut at = npc.at;
            let mut route = Vec::new();
            for round in 0..6 {
                at = heist.board().beside(at, board::Side::Right).unwrap_or(at);
                if round >= 2 {
                    route.push(at);
                }
            }
            add(route, 4);
        } else if heist.special.npc_joins == Joins::WhenTaken {
            add(vec![npc.at], 1);
        } else {
            let scene = Position::new(heist, state);
            add(scene.near(npc.at).iter().collect(), 1);
        }
    }
    if groups.is_empty() && !brief.everyone_escapes {
        // Something hides under the unknown tiles.
        let unknown: Vec<Space> = state.unknown.iter().collect();
        let enough = unknown.len().div_ceil(3);
        groups.push(Group {
            sites: unknown,
            enough,
        });
    }
    groups
}
