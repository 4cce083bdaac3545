//! Ways to plan: made at random, and changed a little.

use super::Planner;
use board::{Space, SpaceSet};
use crew::state::CREW;
use crew::{Command, Position, TunnelId, Who};
use table::Seat;

/// One way to plan, before it is written out as commands.
#[derive(Clone, Debug)]
pub struct Sketch {
    pub market: Vec<(Seat, Command)>,
    pub tunnels: Vec<TunnelId>,
    pub starts: [Space; CREW],
    /// The places each character wants to visit, in order.
    pub tours: [Vec<Space>; 4],
    /// Tiles that get a token if any is left.
    pub extras: [Vec<Space>; 4],
    /// Where each leaves, if room is scarce; anywhere otherwise.
    pub exits: [Space; 4],
    pub tries: u32,
    pub wins: u32,
    pub value: f64,
}

impl Sketch {
    pub fn mean(&self) -> f64 {
        self.value / f64::from(self.tries.max(1))
    }
}

impl Planner<'_> {
    /// A plan at random, of the sensible ones.
    pub(super) fn sketch(&mut self) -> Sketch {
        let mut sketch = Sketch {
            market: Vec::new(),
            tunnels: Vec::new(),
            starts: [Space::NONE; CREW],
            tours: Default::default(),
            extras: Default::default(),
            exits: [Space::NONE; 4],
            tries: 0,
            wins: 0,
            value: 0.0,
        };
        let tunnels = self.heist.scenario.draft.tunnels;
        for _ in 0..tunnels {
            let count = self.heist.scenario.tunnels.len();
            if count > 0 {
                sketch.tunnels.push(TunnelId(self.below(count) as u8));
            }
        }
        let players = self.heist.players as usize;
        // Places are dealt out like cards, so that everybody has something to do.
        let mut sites = Vec::new();
        for group in 0..self.groups.len() {
            let mut choice = self.groups[group].sites.clone();
            let spare = usize::from(self.below(4) == 0);
            let enough = self.groups[group].enough + spare;
            while choice.len() > enough {
                let pick = self.below(choice.len());
                choice.swap_remove(pick);
            }
            sites.append(&mut choice);
        }
        let mut turn = self.below(players);
        while !sites.is_empty() {
            let pick = self.below(sites.len());
            let site = sites.swap_remove(pick);
            sketch.tours[turn % players].push(site);
            turn += if self.below(5) == 0 { 2 } else { 1 };
        }
        for who in 0..players {
            if sketch.tours[who].is_empty() && !self.sites.is_empty() {
                let pick = self.below(self.sites.len());
                sketch.tours[who].push(self.sites[pick]);
            }
        }
        self.new_starts(&mut sketch);
        for who in 0..players {
            self.order_tour(&mut sketch, who);
            self.new_extras(&mut sketch, who);
        }
        for _ in 0..self.below(3) {
            let (who, other) = (self.below(players), self.below(players));
            self.meet(&mut sketch, who, other);
        }
        for who in 0..players {
            self.new_exit(&mut sketch, who);
        }
        for _ in 0..6 {
            self.shop(&mut sketch);
        }
        sketch
    }

    /// A way out at random with room left for somebody.
    pub(super) fn new_exit(&mut self, sketch: &mut Sketch, who: usize) {
        let limit = usize::from(self.room);
        if limit == 0 {
            return;
        }
        sketch.exits[who] = Space::NONE;
        let goals = self.heist.goals(self.state).iter();
        let taken = |goal: &Space| sketch.exits.iter().filter(|exit| *exit == goal).count();
        let open: Vec<Space> = goals.filter(|goal| taken(goal) < limit).collect();
        if !open.is_empty() {
            sketch.exits[who] = open[self.below(open.len())];
        }
    }

    pub(super) fn new_starts(&mut self, sketch: &mut Sketch) {
        for who in 0..CREW {
            self.new_start(sketch, who);
        }
    }

    /// A start at random, or the one nearest to the first place of the tour.
    pub(super) fn new_start(&mut self, sketch: &mut Sketch, who: usize) {
        let spares = if who < 4 {
            self.tunnel_exits(sketch)
        } else {
            0
        };
        let board = self.heist.board();
        let mut choices = self.starts[who].clone();
        if !choices.is_empty() {
            choices.extend((0..spares).map(|spare| board.spare_exit(spare)));
        }
        if choices.is_empty() {
            return;
        }
        let first = sketch.tours.get(who).and_then(|tour| tour.first()).copied();
        let pick = self.below(choices.len());
        sketch.starts[who] = choices[pick];
        if let Some(site) = first
            && self.below(4) > 0
        {
            let steps = Position::new(self.heist, self.state).distances(SpaceSet::of(site));
            let tile = |start: Space| {
                let spare = (0..spares).find(|&spare| board.spare_exit(spare) == start);
                match spare {
                    Some(spare) => {
                        let tunnel = sketch.tunnels[spare].index();
                        self.heist.scenario.tunnels[tunnel].tile
                    }
                    None => start,
                }
            };
            let nearest = choices
                .iter()
                .copied()
                .min_by_key(|&start| steps.get(tile(start)).unwrap_or(u8::MAX));
            sketch.starts[who] = nearest.unwrap_or(sketch.starts[who]);
        }
    }

    /// A tile where one hands over to the other.
    pub(super) fn meet(&mut self, sketch: &mut Sketch, who: usize, other: usize) {
        let tiles: Vec<Space> = self.heist.board().tiles().iter().collect();
        let from_tour = sketch.tours[who].first().copied();
        let tile = match from_tour {
            Some(site) if self.below(2) == 0 => site,
            _ => tiles[self.below(tiles.len())],
        };
        for one in [who, other] {
            if !sketch.tours[one].contains(&tile) {
                let at = self.below(sketch.tours[one].len() + 1);
                sketch.tours[one].insert(at, tile);
            }
        }
    }

    pub(super) fn tunnel_exits(&self, sketch: &Sketch) -> usize {
        if self.heist.special.break_in || self.heist.special.start_in_hideouts {
            0
        } else {
            sketch.tunnels.len().min(board::EXTRA_EXITS)
        }
    }

    /// A visit order that does not zigzag: the nearest place first, mostly.
    pub(super) fn order_tour(&mut self, sketch: &mut Sketch, who: usize) {
        if self.below(4) == 0 {
            return;
        }
        let scene = Position::new(self.heist, self.state);
        let mut here = SpaceSet::of(sketch.starts[who]);
        let mut rest = std::mem::take(&mut sketch.tours[who]);
        while !rest.is_empty() {
            let distances = scene.distances(here);
            let nearest = (0..rest.len())
                .min_by_key(|&i| distances.get(rest[i]).unwrap_or(u8::MAX))
                .unwrap_or(0);
            let site = rest.remove(nearest);
            here = SpaceSet::of(site);
            sketch.tours[who].push(site);
        }
    }

    pub(super) fn new_extras(&mut self, sketch: &mut Sketch, who: usize) {
        let tiles: Vec<Space> = self.heist.board().tiles().iter().collect();
        sketch.extras[who].clear();
        for _ in 0..6 {
            let tile = tiles[self.below(tiles.len())];
            sketch.extras[who].push(tile);
        }
    }

    pub(super) fn shop(&mut self, sketch: &mut Sketch) {
        if self.market.is_empty() || self.below(3) == 0 {
            return;
        }
        let pick = self.below(self.market.len());
        let step = self.market[pick];
        let again = matches!(step.1, Command::BuyIdea { .. });
        if again || !sketch.market.contains(&step) {
            sketch.market.push(step);
        }
    }

    /// A small change.
    pub(super) fn change(&mut self, sketch: &mut Sketch) {
        (sketch.tries, sketch.wins, sketch.value) = (0, 0, 0.0);
        let players = self.heist.players as usize;
        let times = 1 + self.below(2);
        for _ in 0..times {
            let who = self.below(players);
            let other = self.below(players);
            match self.below(19) {
                14..=16 => self.meet(sketch, who, other),
                17 => self.new_exit(sketch, who),
                18 => sketch.exits.swap(who, other),
                0 | 1 => self.new_start(sketch, who),
                2 | 3 => {
                    if !sketch.tours[who].is_empty() {
                        let pick = self.below(sketch.tours[who].len());
                        let site = sketch.tours[who].remove(pick);
                        let at = self.below(sketch.tours[other].len() + 1);
                        sketch.tours[other].insert(at, site);
                    }
                }
                4 => {
                    if !self.sites.is_empty() {
                        let pick = self.below(self.sites.len());
                        let site = self.sites[pick];
                        let at = self.below(sketch.tours[who].len() + 1);
                        if !sketch.tours[who].contains(&site) {
                            sketch.tours[who].insert(at, site);
                        }
                    }
                }
                5 => {
                    if !sketch.tours[who].is_empty() {
                        let pick = self.below(sketch.tours[who].len());
                        sketch.tours[who].remove(pick);
                    }
                }
                6 => {
                    let length = sketch.tours[who].len();
                    if length > 1 {
                        let (a, b) = (self.below(length), self.below(length));
                        sketch.tours[who].swap(a, b);
                    }
                }
                7 => self.new_extras(sketch, who),
                8 | 9 => {
                    // A tile beside the way, for when something stands in it.
                    let tiles: Vec<Space> = self.heist.board().tiles().iter().collect();
                    let tile = tiles[self.below(tiles.len())];
                    sketch.extras[who].insert(0, tile);
                    sketch.extras[who].truncate(8);
                }
                10 => {
                    if !sketch.extras[who].is_empty() {
                        let pick = self.below(sketch.extras[who].len());
                        sketch.extras[who].remove(pick);
                    }
                }
                11 => {
                    // Two people swap everything but their cards.
                    sketch.tours.swap(who, other);
                    sketch.extras.swap(who, other);
                    let start = sketch.starts[other];
                    if self.starts[who].contains(&start) {
                        sketch.starts.swap(who, other);
                    }
                }
                12 => {
                    if self.market.is_empty() || self.below(2) == 0 && !sketch.market.is_empty() {
                        if !sketch.market.is_empty() {
                            let pick = self.below(sketch.market.len());
                            sketch.market.remove(pick);
                        }
                    } else {
                        self.shop(sketch);
                    }
                }
                _ => {
                    let count = self.heist.scenario.tunnels.len();
                    if !sketch.tunnels.is_empty() {
                        let pick = self.below(sketch.tunnels.len());
                        sketch.tunnels[pick] = TunnelId(self.below(count) as u8);
                    } else if !self.starts[Who::NPC.index()].is_empty() {
                        let pick = self.below(self.starts[Who::NPC.index()].len());
                        sketch.starts[Who::NPC.index()] = self.starts[Who::NPC.index()][pick];
                    }
                }
            }
        }
    }
}
