//! Who leaves where, if a way out takes only so many.

use board::{Space, SpaceSet};
use crew::state::CREW;
use crew::{Position, Who};

/// Somebody without a way, dearer than any way.
const NEVER: u32 = 10_000;
/// Ways out looked at for each character.
const CHOICES: usize = 4;

/// Characters a way out takes; 0 for any number.
pub fn limit(scene: Position<'_>) -> u8 {
    let special = &scene.h.special;
    if special.hideouts > 0 {
        special.hideouts
    } else {
        special.exit_limit
    }
}

/// For each character the way out that is best for the crew as a whole, by what each way costs whom (none: no way). Only
/// where room is scarce; otherwise everything is open to everyone.
pub fn allot(scene: Position<'_>, cost: impl Fn(Who, Space) -> Option<u32>) -> [SpaceSet; CREW] {
    let goals = scene.h.goals(scene.s);
    let mut allotted = [goals; CREW];
    let limit = limit(scene);
    if limit == 0 {
        return allotted;
    }
    let mut search = ExitSearch {
        people: [(Who(0), [(Space::NONE, NEVER); CHOICES]); CREW],
        count: 0,
        limit,
        least: u32::MAX,
        best: [Space::NONE; CREW],
        now: [Space::NONE; CREW],
    };
    let counted = |who: Who| who != Who::NPC || !scene.h.special.npc_shares_exit;
    for who in scene.characters().filter(|&who| counted(who)) {
        let mut choices = [(Space::NONE, NEVER); CHOICES];
        for goal in goals {
            let Some(cost) = cost(who, goal) else {
                continue;
            };
            let mut new = (goal, cost.min(NEVER));
            for known in &mut choices {
                if new.1 < known.1 {
                    std::mem::swap(known, &mut new);
                }
            }
        }
        search.people[search.count] = (who, choices);
        search.count += 1;
    }
    search.go_on(0, 0);
    for (place, (who, _)) in search.people[..search.count].iter().enumerate() {
        if search.best[place] != Space::NONE {
            allotted[who.index()] = SpaceSet::of(search.best[place]);
        }
    }
    allotted
}

/// Looks at every way to share the exits out.
struct ExitSearch {
    people: [(Who, [(Space, u32); CHOICES]); CREW],
    count: usize,
    limit: u8,
    least: u32,
    best: [Space; CREW],
    now: [Space; CREW],
}

impl ExitSearch {
    fn go_on(&mut self, place: usize, cost: u32) {
        if cost >= self.least {
            return;
        }
        if place == self.count {
            self.least = cost;
            self.best = self.now;
            return;
        }
        let (_, choices) = self.people[place];
        for (goal, more) in choices.into_iter().filter(|(goal, _)| *goal != Space::NONE) {
            let taken = self.now[..place].iter().filter(|&&other| other == goal);
            if taken.count() < usize::from(self.limit) {
                self.now[place] = goal;
                self.go_on(place + 1, cost + more);
            }
        }
        // Left behind, if nothing else fits.
        self.now[place] = Space::NONE;
        self.go_on(place + 1, cost + NEVER);
    }
}
