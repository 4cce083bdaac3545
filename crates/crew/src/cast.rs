//! The cast of a heist: cards compiled into what each character and item can do.

use crate::content::cards::{
    ActionCard, ActionRef, CharacterCard, Icon, ItemPower, Need, NpcPower, NpcSide, Power,
    SpecialAction,
};
use crate::content::edition::Edition;
use crate::content::map::Scenario;
use crate::content::scenario::NpcPart;
use crate::heist::ITEM_ACTIONS;
use crate::setup::CrewMember;
use crate::state::Pool;
use board::Space;

/// Slots of actions on one card: 8 on the card, 6 faces on each skill.
pub const SLOTS: usize = ITEM_ACTIONS as usize;

/// An action compiled: what goes into the pool and what must be paid.
#[derive(Clone, Copy, Debug, Default)]
pub struct Act {
    pub exists: bool,
    pub pool: Pool,
    pub noise: u8,
    pub alerts: u8,
    pub pay: u8,
    pub needs: Option<Need>,
    pub does: Option<SpecialAction>,
    /// The die must show this face (0: any).
    pub face: u8,
    /// The die must show one of these faces, a bit each (0: any).
    pub faces: u8,
}

impl Act {
    fn new(card: &ActionCard, face: u8) -> Act {
        let mut act = Act {
            exists: true,
            pay: card.pay,
            needs: card.needs,
            does: card.does,
            face,
            faces: card
                .faces
                .iter()
                .filter(|face| (1..=6).contains(*face))
                .fold(0, |set, face| set | 1 << face),
            ..Act::default()
        };
        for icon in &card.icons {
            match icon {
                Icon::Move => act.pool.moves += 1,
                Icon::Unlock => act.pool.unlocks += 1,
                Icon::Subdue => act.pool.subdues += 1,
                Icon::Disable => act.pool.disables += 1,
                Icon::Idea => act.pool.ideas += 1,
                Icon::Reveal => act.pool.reveals += 1,
                Icon::Loot => act.pool.loot += 1,
                Icon::Noise => act.noise += 1,
                Icon::Alert => act.alerts += 1,
            }
        }
        match card.does {
            Some(SpecialAction::Rewire(cameras)) => act.pool.rewires = cameras,
            Some(SpecialAction::Grant(count)) => act.pool.grants = count,
            Some(SpecialAction::TossLoot(range)) => act.pool.toss = range,
            Some(SpecialAction::FlickKeycard) => act.pool.flick = 1,
            Some(SpecialAction::Inspire(ideas)) => act.pool.inspire = ideas,
            _ => {}
        }
        act
    }
}

/// What a character can do, compiled from cards.
#[derive(Clone, Debug)]
pub struct Role {
    pub acts: [Act; SLOTS],
    pub memory: u8,
    pub ideas: u8,
    pub busted: bool,
    pub hideout: Option<Space>,
    pub ideas_left: Option<u8>,
    pub starts_with: Option<usize>,
    pub efficient_picker: bool,
    pub pick_under_pressure: bool,
    pub adrenaline: bool,
    pub anger_therapy: bool,
    pub pressure_points: bool,
    pub better_ways: bool,
    pub replan_tokens: u8,
    pub replan_gifts: u8,
    pub replan_ideas: u8,
    pub replan_noise: u8,
    pub replan_every_round: bool,
    pub pays_guards: bool,
    pub picker: bool,
    /// Ideas for letting somebody unlock, for a breach besides the action, for holding a gate; 0 if not able to.
    pub walks_through: u8,
    pub breach_for: u8,
    pub holds_gates: u8,
    /// Actions that unlock more once reinforcements came, a bit each.
    pub brings_it_on: u32,
    pub meets_reinforcements: u8,
    pub reports_in: u8,
    pub inspires: u8,
    pub paid_moves: u8,
    pub early_warning: bool,
    pub misdirect: bool,
    pub misdirect_once: bool,
    /// Noise for beginning inside.
    pub trusted: u8,
    /// Has any of the abilities that few editions know: one look instead of many.
    pub rare: bool,
    /// Ideas the codes cost.
    pub codes: Option<u8>,
    pub knows_a_way: bool,
    pub everyone_knows: bool,
    pub pinch: bool,
    pub pinch_once: bool,
    pub reach: bool,
    pub reach_drop: bool,
    /// Noise and alerts of a vent crawl.
    pub vent: u8,
    pub vent_alerts: u8,
    // Non-player characters; the second of each pair is the panicked side.
    pub cannot_subdue: [bool; 2],
    pub squirrely: [u8; 2],
    pub plotting: [u8; 2],
    pub talkative: [bool; 2],
    pub stays_close: [bool; 2],
    /// Rolls a die each round.
    pub rolls: bool,
}

impl Default for Role {
    fn default() -> Self {
        Role {
            acts: [Act::default(); SLOTS],
            memory: 0,
            ideas: 0,
            busted: false,
            hideout: None,
            ideas_left: None,
            starts_with: None,
            efficient_picker: false,
            pick_under_pressure: false,
            adrenaline: false,
            anger_therapy: false,
            pressure_points: false,
            better_ways: false,
            replan_tokens: 0,
            replan_gifts: 0,
            replan_ideas: 0,
            replan_noise: 0,
            replan_every_round: false,
            pays_guards: false,
            picker: false,
            walks_through: 0,
            breach_for: 0,
            holds_gates: 0,
            brings_it_on: 0,
            meets_reinforcements: 0,
            reports_in: 0,
            inspires: 0,
            paid_moves: 0,
            early_warning: false,
            misdirect: false,
            misdirect_once: false,
            trusted: 0,
            rare: false,
            codes: None,
            knows_a_way: false,
            everyone_knows: false,
            pinch: false,
            pinch_once: false,
            reach: false,
            reach_drop: false,
            vent: 0,
            vent_alerts: 0,
            cannot_subdue: [false; 2],
            squirrely: [0; 2],
            plotting: [0; 2],
            talkative: [false; 2],
            stays_close: [false; 2],
            rolls: true,
        }
    }
}

/// Where the panicked side of a non-player card begins among its actions.
pub const PANICKED: u8 = 4;
/// The action on a six, calm and panicked.
pub const ON_SIX: u8 = 8;

/// What an item does, compiled.
#[derive(Clone, Copy, Debug, Default)]
pub struct ItemRole {
    pub price: u8,
    pub act: Option<Act>,
    pub breaks_up_to: u8,
    pub perfection: bool,
    pub once: bool,
    pub single_use: bool,
    pub extra_tokens: u8,
    pub shared_fate: bool,
    pub floorplans: bool,
    pub lucky_penny: bool,
    /// Cracks for two unlocks; 0 if it does not crack.
    pub cracks: u8,
    pub silent: bool,
    pub shared_unlocks: bool,
    pub camouflage: bool,
}

pub fn ref_name(action: &ActionRef) -> &str {
    match action {
        ActionRef::Common(name) => name,
        ActionRef::Special(card) => &card.name,
    }
}

fn action_card<'a>(edition: &'a Edition, action: &'a ActionRef) -> &'a ActionCard {
    match action {
        ActionRef::Common(name) => {
            edition
                .action(name)
                .expect("content is checked: actions exist")
                .1
        }
        ActionRef::Special(card) => card,
    }
}

/// What the cards of a member let them do. A card that does not exist lets them do nothing.
pub fn compile_role(edition: &Edition, member: &CrewMember, scenario: Option<&Scenario>) -> Role {
    let hideout = scenario.zip(member.hideout);
    let mut role = Role {
        busted: member.busted,
        ideas_left: member.ideas_left,
        hideout: hideout.and_then(|(scenario, number)| scenario.hideout(number)),
        ..Role::default()
    };
    let character = edition.character(&member.character).map(|(_, card)| card);
    if let Some(card) = character {
        play_character(edition, &mut role, card);
    }
    let stronger = character.and_then(stronger_action);
    for (n, name) in member.skills.iter().enumerate().take(2) {
        let Some((_, skill)) = edition.skill(name) else {
            continue;
        };
        for (face, action) in skill.faces.iter().enumerate() {
            let (_, card) = edition
                .action(action)
                .expect("content is checked: actions exist");
            let slot = 8 + 6 * n + face;
            role.acts[slot] = Act::new(card, face as u8 + 1);
            role.brings_it_on |= u32::from(stronger == Some(action.as_str())) << slot;
        }
    }
    role
}

/// What stands on a character card.
fn play_character(edition: &Edition, role: &mut Role, card: &CharacterCard) {
    role.memory = card.memory;
    role.ideas = card.ideas;
    let stronger = stronger_action(card);
    for (slot, action) in card.actions.iter().enumerate().take(8) {
        role.acts[slot] = Act::new(action_card(edition, action), 0);
        role.brings_it_on |= u32::from(stronger == Some(ref_name(action))) << slot;
    }
    for ability in &card.abilities {
        if let Some(power) = &ability.power {
            give_power(edition, role, power);
        }
    }
    role.rare = role.walks_through > 0
        || role.breach_for > 0
        || role.inspires > 0
        || role.paid_moves > 0
        || role.pays_guards
        || role.early_warning
        || role.acts.iter().any(|act| act.pool.inspire > 0);
}

/// The action that unlocks more once reinforcements came.
fn stronger_action(card: &CharacterCard) -> Option<&str> {
    card.abilities
        .iter()
        .find_map(|ability| match &ability.power {
            Some(Power::BringsItOn(action)) => Some(action.as_str()),
            _ => None,
        })
}

fn give_power(edition: &Edition, role: &mut Role, power: &Power) {
    match power {
        Power::EfficientPicker => role.efficient_picker = true,
        Power::PickUnderPressure => role.pick_under_pressure = true,
        Power::StartsWith(item) => role.starts_with = edition.item(item).map(|(index, _)| index),
        Power::Adrenaline => role.adrenaline = true,
        Power::AngerTherapy => role.anger_therapy = true,
        Power::PressurePoints => role.pressure_points = true,
        Power::BetterWays => {
            role.better_ways = true;
            role.cannot_subdue = [true; 2];
        }
        Power::Replan {
            tokens,
            gifts,
            ideas,
            noise,
            every_round,
        } => {
            role.replan_tokens = *tokens;
            role.replan_gifts = *gifts;
            role.replan_ideas = *ideas;
            role.replan_noise = *noise;
            role.replan_every_round = *every_round;
        }
        Power::PaysGuards => {
            role.pays_guards = true;
            role.cannot_subdue = [true; 2];
        }
        Power::Picker => role.picker = true,
        Power::WalksThrough(ideas) => role.walks_through = *ideas,
        Power::BreachFor(ideas) => role.breach_for = *ideas,
        // See stronger_action.
        Power::BringsItOn(_) => {}
        Power::MeetsReinforcements(ideas) => role.meets_reinforcements = *ideas,
        Power::ReportsIn(slots) => role.reports_in = *slots,
        Power::Inspires(ideas) => role.inspires = *ideas,
        Power::PaidMoves(moves) => role.paid_moves = *moves,
        Power::EarlyWarning => role.early_warning = true,
        Power::Misdirect { once } => {
            role.misdirect = true;
            role.misdirect_once = *once;
        }
        Power::HoldsGates(ideas) => role.holds_gates = *ideas,
        Power::Trusted(noise) => role.trusted = *noise,
        Power::Codes(ideas) => role.codes = Some(*ideas),
        Power::KnowsAWay { everyone } => {
            role.knows_a_way = true;
            role.everyone_knows = *everyone;
        }
        Power::Pinch { once } => {
            role.pinch = true;
            role.pinch_once = *once;
        }
        Power::Reach { drop } => {
            role.reach = true;
            role.reach_drop = *drop;
        }
        Power::VentCrawl { noise, alerts } => {
            role.vent = *noise;
            role.vent_alerts = *alerts;
        }
    }
}

pub fn compile_npc(edition: &Edition, part: &NpcPart) -> Role {
    let (_, card) = edition
        .npc(&part.card)
        .expect("content is checked: npc cards exist");
    let mut role = Role {
        ideas: part.ideas,
        ..Role::default()
    };
    let mut side = |side: &NpcSide, first: u8, six: u8, panicked: usize| {
        for (slot, action) in side.actions.iter().enumerate().take(PANICKED as usize) {
            role.acts[first as usize + slot] = Act::new(action_card(edition, action), 0);
        }
        if let Some(special) = &part.special {
            let slot = first as usize + side.actions.len().min(PANICKED as usize - 1);
            role.acts[slot] = Act::new(special, 0);
        }
        role.rolls = false;
        if let Some(action) = &side.six {
            role.rolls = true;
            role.acts[six as usize] = Act::new(action_card(edition, action), 6);
        }
        for ability in &side.abilities {
            match ability.power {
                Some(NpcPower::CannotSubdue) => role.cannot_subdue[panicked] = true,
                Some(NpcPower::Squirrely(noise)) => role.squirrely[panicked] = noise,
                Some(NpcPower::PlottingEscape(ideas)) => role.plotting[panicked] = ideas,
                Some(NpcPower::Talkative) => role.talkative[panicked] = true,
                Some(NpcPower::StaysClose) => role.stays_close[panicked] = true,
                None => {}
            }
        }
    };
    side(&card.calm, 0, ON_SIX, 0);
    side(&card.panicked, PANICKED, ON_SIX + 1, 1);
    role
}

pub fn compile_items(edition: &Edition) -> Vec<ItemRole> {
    edition
        .items
        .iter()
        .map(|card| {
            let mut role = ItemRole {
                price: card.price,
                act: card.action.as_ref().map(|action| Act::new(action, 0)),
                ..ItemRole::default()
            };
            for power in card.abilities.iter().filter_map(|ability| ability.power) {
                match power {
                    ItemPower::BreaksUpTo(face) => role.breaks_up_to = face,
                    ItemPower::Perfection => role.perfection = true,
                    ItemPower::OncePerHeist => role.once = true,
                    ItemPower::SingleUse => role.single_use = true,
                    ItemPower::ExtraTokens(tokens) => role.extra_tokens = tokens,
                    ItemPower::SharedFate => role.shared_fate = true,
                    ItemPower::Floorplans => role.floorplans = true,
                    ItemPower::LuckyPenny => role.lucky_penny = true,
                    ItemPower::Cracks(two) => role.cracks = two,
                    ItemPower::SilentCracking => role.silent = true,
                    ItemPower::SharedUnlocks => role.shared_unlocks = true,
                    ItemPower::Camouflage => role.camouflage = true,
                }
            }
            role
        })
        .collect()
}
