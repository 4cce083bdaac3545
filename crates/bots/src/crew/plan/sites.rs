//! Where somebody has to go.

use crate::crew::brief::{Brief, bits};
use board::Space;
use crew::content::cards::Joins;
use crew::state::Place;
use crew::{Heist, Position, State, Who};

/// Places of one kind, of which some are enough.
#[derive(Clone, Debug)]
pub struct SiteGroup {
    pub sites: Vec<Space>,
    pub enough: usize,
}

/// The places somebody may have to go to.
pub fn groups(heist: &Heist, brief: &Brief, state: &State) -> Vec<SiteGroup> {
    let mut sites = Sites {
        heist,
        brief,
        state,
        groups: Vec::new(),
    };
    sites.prizes();
    sites.ways();
    sites.npc();
    if sites.groups.is_empty() && !brief.everyone_escapes {
        // Something hides under the unknown tiles.
        let unknown: Vec<Space> = state.unknown.iter().collect();
        let enough = unknown.len().div_ceil(3);
        sites.groups.push(SiteGroup {
            sites: unknown,
            enough,
        });
    }
    sites.groups
}

/// Gathers the groups.
struct Sites<'a> {
    heist: &'a Heist,
    brief: &'a Brief,
    state: &'a State,
    groups: Vec<SiteGroup>,
}

impl Sites<'_> {
    fn add(&mut self, sites: impl IntoIterator<Item = Space>, enough: usize) {
        let tiles = sites
            .into_iter()
            .filter(|&space| self.heist.board().is_tile(space));
        let mut sites: Vec<Space> = tiles.collect();
        sites.dedup();
        let enough = enough.min(sites.len());
        if enough > 0 {
            self.groups.push(SiteGroup { sites, enough });
        }
    }

    /// Where pieces of a set lie.
    fn lying(&self, mask: u32) -> Vec<Space> {
        let pieces = bits(mask).take_while(|&piece| piece < self.heist.pieces().len());
        pieces
            .filter_map(|piece| self.state.pieces[piece].space())
            .collect()
    }

    /// Whether a piece of a set is in the safe.
    fn in_safe(&self, mask: u32) -> bool {
        let mut pieces = bits(mask).take_while(|&piece| piece < self.heist.pieces().len());
        pieces.any(|piece| self.state.pieces[piece] == Place::SAFE)
    }

    /// Loot, paintings and cash that the objective is about.
    fn prizes(&mut self) {
        let brief = self.brief;
        for want in &brief.loot_goals {
            self.add(self.lying(want.pieces), usize::from(want.count));
        }
        if brief.exchanges_wanted > 0 {
            let homes = brief.exchanges.iter().map(|exchange| exchange.home);
            self.add(homes, usize::from(brief.exchanges_wanted));
            let twins = self.lying(brief.twins);
            let all = twins.len();
            self.add(twins, all);
        }
        if brief.cash_wanted > 0 {
            let state = self.state;
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
            self.add(piles, enough);
        }
    }

    /// What opens doors, remote locks and the safe.
    fn ways(&mut self) {
        let (brief, state) = (self.brief, self.state);
        let doors_matter = !state.doors.is_empty();
        if doors_matter {
            self.add(self.lying(brief.keycards), 1);
            self.add(state.doors, 1);
        }
        if self.heist.special.crack_cipher {
            self.add(self.lying(brief.usb), 1);
        }
        for letter in 0..3 {
            if brief.letters & 1 << letter != 0 && !state.remote[letter].is_empty() {
                self.add(brief.servers[letter], 1);
            }
        }
        let safe_matters =
            self.in_safe(brief.prize) || doors_matter && self.in_safe(brief.keycards);
        if safe_matters {
            self.add(self.heist.scenario.safe, 1);
            let mut crew = state.crew.iter();
            if !crew.any(|member| member.held & brief.tools != 0) {
                self.add(self.lying(brief.tools), 1);
            }
        }
    }

    /// Where somebody waits to be freed or taken, or will come by.
    fn npc(&mut self) {
        let (heist, state) = (self.heist, self.state);
        let npc = state.member(Who::NPC);
        if !self.brief.npc_must_escape || npc.at == Space::NONE {
            return;
        }
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
            self.add(route, 4);
        } else if heist.special.npc_joins == Joins::WhenTaken {
            self.add([npc.at], 1);
        } else {
            self.add(Position::new(heist, state).near(npc.at), 1);
        }
    }
}
