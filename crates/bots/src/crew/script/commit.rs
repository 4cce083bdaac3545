//! Choosing the round's action.

use super::Script;
use super::assignments::downhill;
use super::walk::Walk;
use crate::crew::effort::FAR;
use crate::crew::errands::Task;
use crate::crew::moves::Move;
use crate::crew::threat;
use crate::crew::why::Why;
use board::{Side, Space, SpaceSet};
use crew::action::turns;
use crew::cast::Act;
use crew::content::cards::SpecialAction;
use crew::heist::ITEM_ACTIONS;
use crew::state::Token;
use crew::{ActionId, Aim, Command, Piece, Position, State, Who};
use table::{Game, Seat};

/// An action somebody can take now, and what the script thinks of it.
#[derive(Clone, Copy, Debug)]
pub struct ActionChoice {
    pub action: ActionId,
    pub face: u8,
    pub aim: Aim,
    pub worth: i32,
}

impl<'h> Script<'h> {
    pub(super) fn commit(&mut self, s: &State, seat: Seat, who: Who) -> Option<Move> {
        let mut best: Option<ActionChoice> = None;
        self.choices(s, seat, who, |choice| {
            if best.is_none_or(|known| choice.worth > known.worth) {
                best = Some(choice);
            }
        });
        let choice = best?;
        if self.heist.rules.passing && choice.worth < self.pass_worth(s, who) {
            return None;
        }
        Some(Move {
            seat,
            command: Command::Commit {
                who,
                action: choice.action,
                face: choice.face,
                aim: choice.aim,
            },
            why: self.reason(s, who, choice.action),
        })
    }

    /// What it is worth to do nothing: nothing, less what may happen here.
    fn pass_worth(&self, s: &State, who: Who) -> i32 {
        let scene = Position::new(self.heist, s);
        let at = s.member(who).at;
        -self.exposure(scene, who, at, SpaceSet::EMPTY)
    }

    /// What the next event may cost for being there.
    fn exposure(&self, scene: Position<'_>, who: Who, at: Space, down: SpaceSet) -> i32 {
        self.brief.threats.cost(scene, who, at, down) * self.style.alert / threat::ALERT
    }

    /// Every action the character can take now with what it is worth.
    pub fn choices(&self, s: &State, seat: Seat, who: Who, mut each: impl FnMut(ActionChoice)) {
        let scene = Position::new(self.heist, s);
        let member = s.member(who);
        let mut consider = |action: ActionId, act: &Act, aim: Aim| {
            let (face, turned) = if act.face > 0 {
                (0, turns(member.die, act.face))
            } else if act.faces != 0 {
                cheapest_face(member.die, act.faces)
            } else {
                (0, 0)
            };
            let own = if self.heist.rules.action_ideas_pay_for_it {
                act.pool.ideas
            } else {
                0
            };
            if act.pay + turned > member.ideas + own {
                return;
            }
            let command = Command::Commit {
                who,
                action,
                face,
                aim,
            };
            if self.heist.check(s, seat, command).is_err() {
                return;
            }
            each(ActionChoice {
                action,
                face,
                aim,
                worth: self.worth(scene, who, act, turned, aim),
            });
        };
        for offer in &self.brief.offers[who.index()] {
            match offer.act.does {
                Some(SpecialAction::Breach) => {
                    Side::ALL
                        .map(Aim::at_side)
                        .into_iter()
                        .for_each(|aim| consider(offer.action, &offer.act, aim));
                }
                Some(SpecialAction::Tunnel) => {
                    (0..self.heist.players)
                        .for_each(|mate| consider(offer.action, &offer.act, Aim::at(Who(mate))));
                }
                _ => consider(offer.action, &offer.act, Aim::NONE),
            }
        }
        if member.held != 0 {
            for piece in scene.held(member) {
                let action = ActionId(ITEM_ACTIONS + piece.0);
                if let Some(act) = self.heist.item(piece).and_then(|item| item.act.as_ref()) {
                    match act.does {
                        Some(SpecialAction::KillPixels(_)) => {
                            Side::ALL
                                .map(Aim::at_side)
                                .into_iter()
                                .for_each(|aim| consider(action, act, aim));
                        }
                        _ => consider(action, act, Aim::NONE),
                    }
                }
            }
        }
    }

    /// What an action brings: the way it gets the character ahead, less what it costs.
    fn worth(&self, scene: Position<'_>, who: Who, act: &Act, turned: u8, aim: Aim) -> i32 {
        let s = scene.s;
        let style = &self.style;
        let mut walk = Walk::new(self, scene, who, act, turned);
        walk.go(act);
        let Walk {
            at,
            down,
            alerts,
            mut pool,
            ..
        } = walk;
        let idea = self.idea_worth(s, who);
        let mut gain = walk.gain * style.drive / 8;
        gain += self.strike_worth(scene, who, act);
        gain += self.help(scene, who, at, &mut pool);
        if pool.grants > 0 {
            gain += self.grant_worth(scene, who);
        }
        gain += self.reveal_worth(scene, who, pool.reveals);
        gain += i32::from(pool.ideas) * idea + i32::from(pool.loot) * style.cash;
        gain -= i32::from(act.pay + turned) * idea;
        gain -= i32::from(act.noise) * style.noise + alerts * style.alert;
        gain -= self.exposure(scene, who, at, down);
        gain + self.special_worth(scene, who, act, aim)
    }

    /// What it is worth to take down guards of the escort, when the time has come.
    fn strike_worth(&self, scene: Position<'_>, who: Who, act: &Act) -> i32 {
        let task = self.memory.assignments[who.index()].task;
        if !self.memory.strike || task != Task::Ambush {
            return 0;
        }
        let here = scene.s.member(who).at;
        let near = scene.near(here) | SpaceSet::of(here);
        let in_reach: u8 = (near & self.memory.escort)
            .iter()
            .map(|space| scene.s.tokens.count(Token::Guard, space))
            .sum();
        i32::from(act.pool.subdues.min(in_reach)) * 40
    }

    /// What it is worth to look at so many tiles.
    fn reveal_worth(&self, scene: Position<'_>, who: Who, reveals: u8) -> i32 {
        let s = scene.s;
        let each = if !s.unknown.is_empty() && s.bag_size() > 0 {
            let mut assignments = self.memory.assignments.iter();
            let looking = assignments.any(|assignment| assignment.task == Task::Look);
            self.style.reveal * if looking { 4 } else { 1 }
        } else if scene.knows_a_way(who) && s.bag_size() == 0 {
            self.idea_worth(s, who)
        } else {
            0
        };
        i32::from(reveals) * each
    }

    /// What the special thing is worth that an action does.
    fn special_worth(&self, scene: Position<'_>, who: Who, act: &Act, aim: Aim) -> i32 {
        match act.does {
            Some(SpecialAction::Breach) if self.breach_will_do(scene, who) => 100,
            Some(SpecialAction::Tunnel) => self.tunnel_worth(scene, who, aim.who()),
            Some(SpecialAction::Inspire(ideas)) => {
                let worth = scene.players().map(|who| self.idea_worth(scene.s, who));
                i32::from(ideas) * worth.max().unwrap_or(0)
            }
            // Left to those who think ahead.
            Some(
                SpecialAction::Breach
                | SpecialAction::LoopFootage
                | SpecialAction::Flashbang
                | SpecialAction::KillPixels(_)
                | SpecialAction::TossLoot(_)
                | SpecialAction::StudySchematics(_)
                | SpecialAction::FlickKeycard,
            ) => -12,
            Some(SpecialAction::BlowWhistle | SpecialAction::TweakPlan) => -2,
            _ => 0,
        }
    }

    /// What is saved by coming up where somebody else is.
    fn tunnel_worth(&self, scene: Position<'_>, who: Who, to: Who) -> i32 {
        let s = scene.s;
        let assignment = &self.memory.assignments[who.index()];
        let (here, there) = (
            assignment.effort_map.at(s.member(who).at),
            assignment.effort_map.at(s.member(to).at),
        );
        match (here, there) {
            _ if matches!(assignment.task, Task::Leave | Task::Rest) => -12,
            (_, FAR) => -12,
            (FAR, _) => 24,
            (here, there) => i32::from(here) - i32::from(there),
        }
    }

    /// Whether the way out is what this heist now hangs on.
    pub(super) fn urgent(&self, s: &State, who: Who) -> bool {
        self.brief.carries(s, who) || self.brief.anyone_escapes || s.member(who).cash > 0
    }

    /// Sub-actions left over for the sake of others.
    fn help(&self, scene: Position<'_>, who: Who, at: Space, pool: &mut crew::state::Pool) -> i32 {
        if pool.unlocks + pool.subdues + pool.disables == 0 {
            return 0;
        }
        let s = scene.s;
        let routes = self.routes_of_others(s, who);
        let around = scene.near(at) | SpaceSet::of(at);
        let mut gain = 0;
        if pool.unlocks > 0 {
            let locks = (around & routes & s.tokens.on(Token::Lock))
                .len()
                .min(u32::from(pool.unlocks));
            gain += locks as i32 * 12;
        }
        if pool.subdues > 0 {
            let guards = (around & routes & s.tokens.guarded())
                .len()
                .min(u32::from(pool.subdues));
            gain += guards as i32 * 9;
            if self.heist.role(who).adrenaline {
                let any = (around & s.tokens.guarded())
                    .len()
                    .min(u32::from(pool.subdues));
                gain += any as i32 * self.style.idea;
            }
        }
        if pool.disables > 0 {
            let cameras = (around & routes & scene.watching())
                .len()
                .min(u32::from(pool.disables));
            gain += cameras as i32 * 4;
            let near = (around & scene.watching())
                .len()
                .min(u32::from(pool.disables));
            gain += near as i32;
        }
        gain * self.style.help / 8
    }

    /// What a sub-action given to another would be worth.
    fn grant_worth(&self, scene: Position<'_>, who: Who) -> i32 {
        let mut best = 0;
        for other in scene.characters().filter(|&other| other != who) {
            if let Some((_, worth)) = self.gift_for(scene, other) {
                best = best.max(worth);
            }
        }
        best
    }

    /// What this character could use from somebody else, and what it is worth.
    pub(super) fn gift_for(&self, scene: Position<'_>, other: Who) -> Option<(crew::Gift, i32)> {
        let s = scene.s;
        let member = s.member(other);
        if member.committed && member.pool.moves == 0 {
            return None;
        }
        let assignment = &self.memory.assignments[other.index()];
        let handicap = self.brief.handicaps[other.index()];
        if assignment.at.is_empty() || assignment.effort_map.at(member.at) == FAR {
            return None;
        }
        if s.tokens.guards(member.at) > 0 && !scene.cannot_subdue(other) && member.pool.subdues == 0
        {
            return Some((crew::Gift::Subdue, i32::from(handicap.guard) + 4));
        }
        let next = downhill(scene, assignment, member.at)?;
        if s.tokens.on(Token::Lock).contains(next) && member.pool.unlocks == 0 {
            return Some((crew::Gift::Unlock, i32::from(handicap.lock) + 4));
        }
        None
    }

    /// The reason for an action, for people.
    pub fn reason(&self, s: &State, who: Who, action: ActionId) -> Why {
        let assignment = &self.memory.assignments[who.index()];
        let act = self.heist.act(who, action).copied().unwrap_or_default();
        let pool = act.pool;
        let there = assignment.at.first().unwrap_or(Space::NONE);
        let moves = pool.moves + pool.unlocks + pool.subdues + pool.disables;
        if moves == 0 && pool.ideas > 0 {
            return Why::Think;
        }
        if moves == 0 && pool.reveals > 0 {
            return match s.unknown.first() {
                Some(space) => Why::Scout { space },
                None => Why::Think,
            };
        }
        self.aim(s, who).unwrap_or(match there {
            Space::NONE if act.noise == 0 => Why::Quiet,
            Space::NONE => Why::Done,
            space => Why::Go { space },
        })
    }

    /// What the character's assignment is good for.
    pub(super) fn aim(&self, s: &State, who: Who) -> Option<Why> {
        let assignment = &self.memory.assignments[who.index()];
        let space = assignment
            .at
            .iter()
            .min_by_key(|&space| assignment.costs.enter[space.index()])
            .filter(|_| assignment.effort_map.at(s.member(who).at) != FAR)?;
        Some(match assignment.task {
            Task::Rest => return None,
            Task::Leave => {
                let goal = assignment
                    .route
                    .iter()
                    .find(|space| assignment.at.contains(*space))
                    .unwrap_or(space);
                if self.brief.loaded(s.member(who)) || s.member(who).cash > 0 {
                    Why::Carry { to: goal }
                } else {
                    Why::GetOut { space: goal }
                }
            }
            Task::Fetch(piece) | Task::Hang(piece) => Why::Fetch { piece, space },
            Task::Cash(space) => Why::Fetch {
                piece: Piece::CASH,
                space,
            },
            Task::Server(letter) => Why::Server { letter, space },
            Task::Door => Why::Door { space },
            Task::Safe => Why::Safe { space },
            Task::Free => Why::Free { space },
            Task::Look => Why::Scout { space },
            Task::Meet(to) => Why::HandOver { to },
            Task::Wait(space) => Why::Go { space },
            Task::Ambush => Why::Free { space },
        })
    }
}

/// The face of a set (a bit each) that takes the fewest ideas to turn a die to, as a command names it, and the ideas.
fn cheapest_face(die: u8, faces: u8) -> (u8, u8) {
    let shown = (1..=6).filter(|face| faces & 1 << face != 0);
    let best = shown.min_by_key(|&face| turns(die, face)).unwrap_or(die);
    (if best == die { 0 } else { best }, turns(die, best))
}
