//! Tunnels: entrances opened in planning.

use crate::content::map::Tunnel;
use crate::event::Event;
use crate::position::Position;
use crate::position_mut::PositionMut;
use crate::refusal::Refusal;
use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug, Formatter};
use table::{Dealer, Witness};

/// One of the ways the map has to dig an entrance, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TunnelId(pub u8);

impl TunnelId {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of tunnels.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Tunnels(u32);

impl Tunnels {
    pub const EMPTY: Tunnels = Tunnels(0);

    #[inline]
    pub fn insert(&mut self, tunnel: TunnelId) {
        if u32::from(tunnel.0) < u32::BITS {
            self.0 |= 1 << tunnel.0;
        }
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tunnels in order.
    pub fn iter(self) -> impl Iterator<Item = TunnelId> {
        let dug = move |tunnel: &TunnelId| self.0 & 1 << tunnel.0 != 0;
        (0..u32::BITS as u8).map(TunnelId).filter(dug)
    }
}

impl Debug for Tunnels {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let numbers = self.iter().map(|tunnel| tunnel.0);
        f.debug_set().entries(numbers).finish()
    }
}

impl Position<'_> {
    pub fn check_tunnel(self, tunnel: TunnelId) -> Result<(), Refusal> {
        let scenario = &self.h.scenario;
        let ways = &scenario.tunnels;
        let wanted = ways.get(tunnel.index()).ok_or(Refusal::NoSuchThing)?;
        let dug = self.s.tunnels;
        self.have(
            dug.len() < u32::from(scenario.draft.tunnels),
            Refusal::TunnelsUsed,
        )?;
        let same_cell = |other: TunnelId| ways[other.index()].cell == wanted.cell;
        self.have(!dug.iter().any(same_cell), Refusal::TunnelBlocked)
    }
}

impl<D: Dealer, W: Witness<Event>> PositionMut<'_, D, W> {
    pub fn dig(&mut self, tunnel: TunnelId) {
        self.s.tunnels.insert(tunnel);
        let Tunnel { cell, tile, .. } = self.h.scenario.tunnels[tunnel.index()];
        let space = self.open_exit(cell, tile);
        self.tell(Event::TunnelOpened { space });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_each_tunnel_once_and_none_beyond_the_last() {
        let mut set = Tunnels::EMPTY;
        for n in [31, 4, 4, 32, 255] {
            set.insert(TunnelId(n));
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), [TunnelId(4), TunnelId(31)]);
        assert_eq!(set.len(), 2);
        assert_eq!(format!("{set:?}"), "{4, 31}");
        assert!(Tunnels::default().is_empty() && !set.is_empty());
    }
}
