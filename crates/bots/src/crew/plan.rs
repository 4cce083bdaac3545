//! Planning: routes that fit together, tried out in imagined heists.

mod estimate;
mod help;
mod layout;
mod sites;
mod sketch;

use crate::crew::brief::Brief;
use crate::crew::rollout::play_out;
use crate::crew::script::{Script, ScriptMemory, room};
use crate::crew::style::Style;
use board::Space;
use crew::state::CREW;
use crew::{Command, Heist, Phase, Position, State, Who};
pub use help::more_help;
use sites::{SiteGroup, groups};
use sketch::Sketch;
use table::{FastDealer, Game, Seat, Seats};

/// What a crew does in planning.
#[derive(Clone, Debug)]
pub struct CrewPlan {
    sketch: Sketch,
    /// Of the imagined heists that began like this, how many were won, from 0 to 1.
    pub chance: f64,
}

impl CrewPlan {
    /// Where a character is bound for, if anywhere.
    pub fn bound_for(&self, who: Who) -> Option<Space> {
        self.sketch.tours.get(who.index())?.last().copied()
    }

    /// What money is spent on, and the tunnels: some of it shows what is on the map, so it comes first.
    pub fn purchases(&self, lead: Seat) -> Vec<(Seat, Command)> {
        let tunnels = self.sketch.tunnels.iter();
        let tunnels = tunnels.map(|&tunnel| (lead, Command::Tunnel { tunnel }));
        self.sketch.market.iter().copied().chain(tunnels).collect()
    }
}

/// Plans that are improved apart from each other before they are compared.
const FAMILIES: u32 = 3;
/// Sketches looked at for each one that is tried out: at the beginning, and when changing a good one.
const FIRST_LOOKS: usize = 16;
const LOOKS: usize = 4;

/// Works out plans for one heist.
pub struct Planner<'a> {
    heist: &'a Heist,
    brief: &'a Brief,
    state: &'a State,
    style: Style,
    /// The seats that still plan, and those whose plan is asked for: the others are only imagined.
    seats: Seats,
    mine: Seats,
    /// Places to go to, and how many of each group are enough.
    groups: Vec<SiteGroup>,
    sites: Vec<Space>,
    starts: [Vec<Space>; CREW],
    market: Vec<(Seat, Command)>,
    /// Characters a way out takes; 0 for any number.
    room: u8,
    luck: FastDealer,
}

impl<'a> Planner<'a> {
    pub fn new(
        heist: &'a Heist,
        brief: &'a Brief,
        state: &'a State,
        mine: Seats,
        style: Style,
        seed: u64,
    ) -> Planner<'a> {
        let undecided = Seats::all(heist.players) - state.ready;
        let mut planner = Planner {
            heist,
            brief,
            state,
            style,
            seats: mine | undecided,
            mine,
            groups: Vec::new(),
            sites: Vec::new(),
            starts: Default::default(),
            market: Vec::new(),
            room: room(Position::new(heist, state)),
            luck: FastDealer::new(seed),
        };
        planner.groups = groups(heist, brief, state);
        let all = planner.groups.iter().flat_map(|group| group.sites.iter());
        planner.sites = all.copied().collect();
        planner.look_around();
        planner
    }

    /// The best plan found in about so many imagined heists.
    pub fn best(mut self, heists: u32, mut go_on: impl FnMut() -> bool) -> CrewPlan {
        // Several families grow up apart, so that not all follow the first good idea; then the best of all go on.
        let mut pool: Vec<Sketch> = Vec::new();
        for _ in 0..FAMILIES {
            let first = (heists / 200).clamp(8, 64);
            let mut family: Vec<Sketch> = (0..first)
                .map(|_| self.promising(FIRST_LOOKS, |planner| planner.sketch()))
                .collect();
            let mut left = heists / 6;
            self.halve(&mut family, &mut left, &mut go_on);
            self.evolve(&mut family, left, &mut go_on);
            pool.append(&mut family);
        }
        pool.retain(|sketch| sketch.tries > 0);
        sort(&mut pool);
        pool.truncate(6);
        if pool.is_empty() {
            let sketch = self.sketch();
            pool.push(sketch);
        }
        self.evolve(&mut pool, heists / 2, &mut go_on);
        let best = pool[0].clone();
        CrewPlan {
            chance: f64::from(best.wins) / f64::from(best.tries.max(1)),
            sketch: best,
        }
    }

    /// Starts and tokens of a plan as commands, as the table now is.
    pub fn lay_out(&self, plan: &CrewPlan) -> Vec<(Seat, Command)> {
        let mut steps = Vec::new();
        let mut state = self.state.clone();
        let mut luck = self.luck.clone();
        self.place(&plan.sketch, &mut state, &mut luck, &mut steps);
        steps.retain(|(seat, _)| self.mine.contains(*seat));
        steps
    }

    /// Many ways to begin, a few heists each; the better half goes on with twice as many.
    fn halve(&mut self, pool: &mut Vec<Sketch>, left: &mut u32, go_on: &mut impl FnMut() -> bool) {
        let mut each = 4;
        while pool.len() > 5 && *left > 0 && go_on() {
            for sketch in pool.iter_mut() {
                self.try_out(sketch, each);
                *left = left.saturating_sub(each);
            }
            sort(pool);
            pool.truncate(pool.len() / 2);
            each *= 2;
        }
    }

    /// Small changes of the best; what turns out better takes the place of the worst.
    fn evolve(&mut self, pool: &mut [Sketch], heists: u32, go_on: &mut impl FnMut() -> bool) {
        let mut left = heists;
        while left > 0 && go_on() {
            let parent = self.luck.below(pool.len().min(4) as u32) as usize;
            let parent = pool[parent].clone();
            let mut child = self.promising(LOOKS, |planner| {
                let mut child = parent.clone();
                planner.change(&mut child);
                child
            });
            for tries in [8u32, 16, 32, 64] {
                self.try_out(&mut child, tries);
                left = left.saturating_sub(tries);
                // Not worth more heists.
                let margin = 0.54 / f64::from(child.tries).sqrt();
                if child.mean() + margin < pool[pool.len().min(4) - 1].mean() {
                    break;
                }
            }
            let worst = pool.len() - 1;
            if child.tries >= 56 && child.mean() > pool[worst].mean() {
                pool[worst] = child;
            }
            sort(pool);
            // The leaders are tried again and again, so that luck does not keep them in front.
            let top = self.luck.below(pool.len().min(3) as u32) as usize;
            let mut leader = pool[top].clone();
            self.try_out(&mut leader, 16);
            left = left.saturating_sub(16);
            pool[top] = leader;
            sort(pool);
        }
    }

    /// Where people may begin, and what money can buy.
    fn look_around(&mut self) {
        let mut legal = Vec::new();
        for seat in self.seats.iter() {
            let ours = self.mine.contains(seat);
            legal.clear();
            self.heist.legal(self.state, seat, &mut legal);
            for &command in &legal {
                match command {
                    Command::Start { who, space } => {
                        let known = &mut self.starts[who.index()];
                        if !known.contains(&space) {
                            known.push(space);
                        }
                    }
                    // What is to hang somewhere goes to whoever comes by.
                    Command::Pack { piece, .. } if self.brief.twins & 1 << piece.0 != 0 => {}
                    Command::Buy { .. }
                    | Command::Pack { .. }
                    | Command::BribeGuards { .. }
                    | Command::SwapLocks
                    | Command::OnCall { .. }
                    | Command::DisableCameras
                    | Command::Divert { .. }
                    | Command::BuyIdeaTokens { .. }
                    | Command::BuyEvents { .. }
                    | Command::PayReveal { .. }
                    | Command::BuyIdea { .. }
                    | Command::AddBlanks { .. }
                    | Command::AddIdeas { .. }
                    | Command::InsideMan { .. }
                    | Command::UseIdeas { .. }
                        if ours =>
                    {
                        self.market.push((seat, command));
                    }
                    _ => {}
                }
            }
        }
        for who in 0..CREW {
            let at = self.state.crew[who].at;
            if at != Space::NONE && !self.starts[who].contains(&at) {
                self.starts[who].push(at);
            }
            // Whoever is in jail begins there: that is what a breakout is about.
            let inside = self.heist.scenario.inside;
            if self.heist.special.break_in && self.heist.role(Who(who as u8)).busted {
                self.starts[who].retain(|space| inside.contains(*space));
            }
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.luck.below(bound as u32) as usize
    }

    /// Plays the sketch so many times.
    fn try_out(&mut self, sketch: &mut Sketch, times: u32) {
        for _ in 0..times {
            let mut state = self.state.clone();
            let mut luck = self.luck.clone();
            self.carry_out(sketch, &mut state, &mut luck);
            self.spend_the_rest(&mut state, &mut luck);
            for seat in 0..self.heist.players {
                let _ =
                    self.heist
                        .apply(&mut state, Seat(seat), Command::Ready, &mut luck, &mut ());
            }
            sketch.tries += 1;
            if state.phase != Phase::Plan || state.prompt().is_some() {
                let mut script =
                    Script::new(self.heist, self.brief, self.style, ScriptMemory::default());
                let ending = play_out(&mut script, &mut state, &mut luck);
                sketch.wins += u32::from(ending.won);
                sketch.value += f64::from(ending.value);
            }
            self.luck = luck;
        }
    }
}

fn sort(pool: &mut [Sketch]) {
    pool.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}
