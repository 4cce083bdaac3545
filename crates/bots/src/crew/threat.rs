//! What the cards that may come next would cost whoever stands where.

use board::{Space, SpaceSet};
use crew::content::effect::{Chit, Each, Effect, Targets, Tiles, When};
use crew::state::Token;
use crew::{Heist, Position, State, Who};

/// A certain alert; what is likely counts in parts of it.
pub const ALERT: i32 = 4;
/// Being taken away with a gate, in alerts.
const BUSTED: i32 = 12;
/// A guard that appears or wakes on the own tile, in alerts.
const HELD: i32 = 1;

/// What a card costs for each thing that is so, in alerts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct CardThreat {
    camera_beside: i32,
    guard_beside: i32,
    seen: i32,
    near_guard: i32,
    crowded_tile: i32,
    crowded_exit: i32,
    on_subdued: i32,
    on_disabled: i32,
    on_edge: i32,
    next_gate: i32,
}

/// The cards of an edition, read for what they cost.
#[derive(Debug)]
pub struct Threats {
    cards: Vec<CardThreat>,
}

impl Threats {
    pub fn new(heist: &Heist) -> Threats {
        let cards = heist.edition.cards.iter();
        Threats {
            cards: cards.map(|card| read(&card.effects)).collect(),
        }
    }

    /// What may come next: with an alert track each square ahead of the bar, with a deck the card on top. In parts of
    /// [`ALERT`].
    fn ahead(&self, heist: &Heist, s: &State) -> CardThreat {
        let mut sum = CardThreat::default();
        if let Some(track) = &heist.edition.alert {
            let faces = i32::from(track.die.max(1));
            for face in 1..=track.die {
                let (_, card) = track.square(s.security.bar, face);
                sum.add(&self.cards[card as usize], ALERT);
            }
            sum.scale(faces);
        } else {
            let rest = &s.events.cards[s.events.top as usize..s.events.len as usize];
            let next = rest
                .iter()
                .find(|&&card| !heist.edition.is_crisis(card as usize));
            if let Some(&card) = next {
                sum.add(&self.cards[card as usize], ALERT);
            }
        }
        sum
    }

    /// What it would cost to be on a space when the round ends, in parts of [`ALERT`]. Guards of `down` are dealt with.
    pub fn cost(&self, scene: Position<'_>, who: Who, at: Space, down: SpaceSet) -> i32 {
        let s = scene.s;
        let threat = self.ahead(scene.h, s);
        if threat == CardThreat::default() {
            return 0;
        }
        let near = scene.near(at);
        let mut cost = 0;
        let count = |token: Token, on: SpaceSet| {
            let spaces = (near & on).iter();
            spaces
                .map(|space| i32::from(s.tokens.count(token, space)))
                .sum::<i32>()
        };
        if threat.camera_beside + threat.seen > 0 {
            let cameras = count(Token::Camera, scene.watching());
            cost += threat.camera_beside * cameras + if cameras > 0 { threat.seen } else { 0 };
        }
        if threat.guard_beside + threat.near_guard > 0 {
            let up = s.tokens.guarded() - down;
            let guards = count(Token::Guard, up) + count(Token::Dog, up);
            cost += threat.guard_beside * guards + if guards > 0 { threat.near_guard } else { 0 };
        }
        if threat.crowded_tile + threat.crowded_exit > 0 {
            let mut others = scene.characters().filter(|&other| other != who);
            if others.any(|other| s.member(other).at == at) {
                cost += if scene.is_tile(at) {
                    threat.crowded_tile
                } else {
                    threat.crowded_exit
                };
            }
        }
        if threat.on_subdued > 0 {
            let subdued = i32::from(s.tokens.count(Token::SubduedGuard, at))
                + i32::from(down.contains(at)) * i32::from(s.tokens.count(Token::Guard, at));
            cost += threat.on_subdued * subdued.min(1);
        }
        if threat.on_disabled > 0 && s.tokens.count(Token::DisabledCamera, at) > 0 {
            cost += threat.on_disabled;
        }
        if threat.on_edge > 0 && s.external.contains(at) {
            cost += threat.on_edge;
        }
        if threat.next_gate > 0
            && scene
                .open_gates()
                .next()
                .is_some_and(|(_, gate)| gate == at)
        {
            cost += threat.next_gate;
        }
        cost
    }
}

impl CardThreat {
    fn add(&mut self, other: &CardThreat, times: i32) {
        self.each(other, |mine, theirs| *mine += times * theirs);
    }

    fn scale(&mut self, by: i32) {
        self.each(&CardThreat::default(), |mine, _| {
            *mine = (*mine + by - 1) / by
        });
    }

    fn each(&mut self, other: &CardThreat, mut change: impl FnMut(&mut i32, i32)) {
        change(&mut self.camera_beside, other.camera_beside);
        change(&mut self.guard_beside, other.guard_beside);
        change(&mut self.seen, other.seen);
        change(&mut self.near_guard, other.near_guard);
        change(&mut self.crowded_tile, other.crowded_tile);
        change(&mut self.crowded_exit, other.crowded_exit);
        change(&mut self.on_subdued, other.on_subdued);
        change(&mut self.on_disabled, other.on_disabled);
        change(&mut self.on_edge, other.on_edge);
        change(&mut self.next_gate, other.next_gate);
    }
}

/// A card's effects as far as they depend on where somebody stands.
fn read(effects: &[Effect]) -> CardThreat {
    let mut threat = CardThreat::default();
    for effect in effects {
        match *effect {
            Effect::AlertForEach { alerts, each, .. } => {
                let alerts = i32::from(alerts);
                match each {
                    Each::CrowdedEntrance => threat.crowded_exit += alerts,
                    Each::CrowdedHex => threat.crowded_tile += alerts,
                    Each::CharacterBesideLiveCamera => threat.seen += alerts,
                    Each::LiveCameraBesideCharacter => threat.camera_beside += alerts,
                    Each::CharacterBesideGuard => threat.near_guard += alerts,
                    Each::GuardBesideCharacter => threat.guard_beside += alerts,
                    Each::CharacterOnSubduedGuard => threat.on_subdued += alerts,
                    Each::CharacterOnDisabledCamera => threat.on_disabled += alerts,
                    Each::DisabledCamera => {}
                }
            }
            Effect::AlertIf { alerts, when } => match when {
                When::BesideLiveCamera => threat.seen += i32::from(alerts),
                When::BesideGuard => threat.near_guard += i32::from(alerts),
                When::OnExternalTile => threat.on_edge += i32::from(alerts),
            },
            Effect::AddTo {
                chit: Chit::Guard,
                who: Targets::BesideLiveCamera,
            }
            | Effect::Add {
                chit: Chit::Guard,
                on: Tiles::CharacterBesideLiveCamera,
                ..
            } => threat.seen += HELD,
            Effect::Restore {
                chit: Chit::Guard,
                on: Tiles::WithCharacter,
            } => threat.on_subdued += HELD,
            Effect::Restore {
                chit: Chit::Camera, ..
            } => threat.on_disabled += 1,
            Effect::CloseGates(_) | Effect::CloseGate { .. } => threat.next_gate += BUSTED,
            _ => {}
        }
    }
    threat
}

/// What a card would do to the table as it is: alerts, and more for what cannot be made good.
pub fn harm(scene: Position<'_>, card: u8) -> i32 {
    let s = scene.s;
    let tokens = &s.tokens;
    let mut harm = 0;
    for effect in scene.h.effects(card) {
        harm += match *effect {
            Effect::Alerts(alerts) => i32::from(alerts),
            Effect::AlertIf { alerts, when } if scene.holds(when) => i32::from(alerts),
            Effect::AlertForEach { alerts, each, max } => {
                let all = i32::from(alerts) * i32::from(scene.how_often(each));
                if max > 0 {
                    all.min(i32::from(max))
                } else {
                    all
                }
            }
            Effect::Restore {
                chit: Chit::Guard,
                on,
            } => (scene.tiles(on) & tokens.on(Token::SubduedGuard)).len() as i32,
            Effect::Restore {
                chit: Chit::Lock,
                on,
            } => 2 * (scene.tiles(on) & tokens.on(Token::OpenLock)).len() as i32,
            Effect::Restore { .. } => tokens.on(Token::DisabledCamera).len() as i32 / 2,
            Effect::AddTo { who, .. } => scene
                .characters()
                .filter(|&one| scene.is_meant(one, who))
                .count() as i32,
            Effect::Add { on, .. } => scene.tiles(on).len() as i32,
            Effect::CamerasBecomeGuards { live } => {
                let cameras = if live {
                    tokens.on(Token::Camera)
                } else {
                    tokens.on(Token::DisabledCamera)
                };
                cameras.len() as i32
            }
            Effect::CloseGates(count) => {
                let gates = scene.open_gates().take(count.max(1).into());
                gates.map(|(_, gate)| lost_with(scene, gate)).sum()
            }
            Effect::CloseGate { gate, otherwise } => {
                let open = scene.open_gates().find(|(number, _)| *number == gate);
                open.map_or(i32::from(otherwise), |(_, gate)| lost_with(scene, gate))
            }
            Effect::SoundAlarm if scene.objective_in_hand() => 2,
            Effect::SoundAlarm => 30,
            _ => 0,
        };
    }
    harm
}

/// What closing a gate takes away: a way, and whoever stands there.
fn lost_with(scene: Position<'_>, gate: Space) -> i32 {
    let there = scene
        .characters()
        .filter(|&who| scene.s.member(who).at == gate);
    2 + BUSTED * there.count() as i32
}
