//! An escort that walks on every round and whose guards must all go down at once.

use super::Script;
use crate::crew::effort::EffortMap;
use crate::crew::errands::Task;
use board::{Side, Space, SpaceSet};
use crew::state::CREW;
use crew::{Position, Status, Who};

/// Effort a character covers in a round, about.
const A_ROUND: u16 = 12;

impl<'h> Script<'h> {
    /// Gets everybody to where the escort will be, and says when to strike. True while there is somebody to wait for.
    pub(super) fn ambush(
        &mut self,
        scene: Position<'_>,
        reach: &[EffortMap; CREW],
        free: &mut u8,
    ) -> bool {
        let s = scene.s;
        self.memory.escort = SpaceSet::EMPTY;
        self.memory.strike = false;
        let waiting = s.member(Who::NPC).status == Status::Idle;
        if !self.heist.special.ambush || !waiting {
            return false;
        }
        let up: [Space; 8] = std::array::from_fn(|i| {
            if s.escort.down & 1 << i != 0 {
                Space::NONE
            } else {
                s.escort.at[i]
            }
        });
        let standing = up.iter().filter(|&&space| space != Space::NONE).count() as u32;
        self.memory.escort = up
            .iter()
            .copied()
            .filter(|&space| space != Space::NONE)
            .collect();
        self.memory.strike = s.escort.ambushed != 0 || self.could_strike(scene) >= standing;
        if self.memory.strike {
            for who in scene.players() {
                if *free & 1 << who.0 != 0 {
                    let here = SpaceSet::of(s.member(who).at);
                    self.send(scene, who, Task::Ambush, here);
                    *free &= !(1 << who.0);
                }
            }
            return true;
        }
        // The first round in which enough of us can be there.
        let mut spots = SpaceSet::EMPTY;
        for rounds in 0..8u16 {
            let Some(there) = self.beside_escort(scene, &up, rounds) else {
                break;
            };
            spots = there;
            let can = scene
                .players()
                .filter(|who| reach[who.index()].least(there) <= rounds * A_ROUND)
                .count();
            if can >= 3 {
                break;
            }
        }
        for who in scene.players().collect::<SmallCrew>().iter() {
            if *free & 1 << who.0 != 0
                && reach[who.index()].least(spots) != crate::crew::effort::FAR
            {
                self.send(scene, who, Task::Ambush, spots);
                *free &= !(1 << who.0);
            }
        }
        true
    }

    /// Tiles from which the most of the escort can be reached after so many rounds; none once it is gone.
    fn beside_escort(&self, scene: Position<'_>, up: &[Space; 8], rounds: u16) -> Option<SpaceSet> {
        let board = self.heist.board();
        let mut tiles = SpaceSet::EMPTY;
        let mut van = scene.s.member(Who::NPC).at;
        for _ in 0..rounds {
            van = board.beside(van, Side::Right)?;
        }
        if self.heist.scenario.story.contains(van) {
            return None;
        }
        for &space in up.iter().filter(|&&space| space != Space::NONE) {
            let mut at = space;
            for _ in 0..rounds {
                at = board.beside(at, Side::Right).unwrap_or(at);
            }
            tiles.insert(at);
        }
        let around = |space: Space| (scene.near(space) | SpaceSet::of(space)) & tiles;
        let open = (scene.s.present & board.tiles()) - tiles - scene.shut();
        let most = open.iter().map(|space| around(space).len()).max()?;
        Some(
            open.iter()
                .filter(|&space| around(space).len() == most)
                .collect(),
        )
    }

    /// Guards of the escort the crew could subdue in this round from where they are.
    fn could_strike(&self, scene: Position<'_>) -> u32 {
        let s = scene.s;
        let mut count = 0;
        for who in scene.players() {
            let member = s.member(who);
            let near = scene.near(member.at) | SpaceSet::of(member.at);
            if !near.intersects(self.memory.escort)
                || scene.cannot_subdue(who)
                || self.heist.role(who).better_ways
            {
                continue;
            }
            if member.committed {
                count += u32::from(member.pool.subdues);
                continue;
            }
            let offers = self.brief.offers[who.index()].iter();
            let most = offers
                .filter(|offer| {
                    let turned = if offer.act.face > 0 {
                        crew::action::turns(member.die, offer.act.face)
                    } else {
                        0
                    };
                    offer.act.pay + turned <= member.ideas
                })
                .map(|offer| offer.act.pool.subdues)
                .max()
                .unwrap_or(0);
            count += u32::from(most);
        }
        count
    }
}

/// The player characters, for walking over them while assignments change.
struct SmallCrew([Option<Who>; 4]);

impl SmallCrew {
    fn iter(&self) -> impl Iterator<Item = Who> {
        self.0.iter().flatten().copied()
    }
}

impl FromIterator<Who> for SmallCrew {
    fn from_iter<I: IntoIterator<Item = Who>>(people: I) -> SmallCrew {
        let mut crew = SmallCrew([None; 4]);
        for (place, who) in crew.0.iter_mut().zip(people) {
            *place = Some(who);
        }
        crew
    }
}
