//! Named choices: every point the rulebook leaves open, with the default reading.
//!
//! A point is a field here when another reading can be played. What a scenario decides (where a guide begins, which loot
//! a guard holds) is in the scenario's file.

use serde::{Deserialize, Serialize};

/// What counts as an empty tile when reinforcements arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EmptyTile {
    /// Known, without any security chit, active or handled.
    NoChits,
    /// Nothing at all: no chits, characters, loot or tokens either.
    Bare,
}

/// What the objective's loot is worth after a success.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoalLoot {
    Kept,
    /// The client gets as much as the objective asks for; what is beyond that is kept.
    HandedOver,
}

/// Which noises the bought diversion takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Diversion {
    /// The first ones.
    First,
    /// Those the team likes: a switch turns it on and off.
    Chosen,
}

/// The rulings in force. Each field is one open point; the default is the documented reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Rules {
    // The round
    /// Tiles beside the starting places are revealed when planning ends; otherwise once the character has moved.
    pub start_tiles_are_revealed: bool,
    /// Ideas on an action may pay for turning the die to it.
    pub action_ideas_pay_for_it: bool,
    /// The team picks the order when several tiles are revealed at once; otherwise map order.
    pub team_orders_reveals: bool,
    /// Flashbanged guards wake before the scenario moves anyone at the end of the Event phase.
    pub flashbang_wakes_first: bool,
    /// After Escape was called everyone still finishes the round's action.
    pub escape_waits_for_actions: bool,
    /// Escape is called when every seat in play has called it; otherwise one is enough.
    pub escape_needs_everyone: bool,
    /// A breach starts Escape at once, without an Event phase.
    pub breach_skips_event_phase: bool,

    // Events and noise
    /// A crisis right under the active event happens this round, not the next.
    pub crisis_under_active_event_now: bool,
    /// Crises uncovered by crises happen in the same phase.
    pub late_crises_same_phase: bool,
    /// Arriving on the last noise slot already raises an alert.
    pub last_noise_slot_alerts_on_arrival: bool,
    /// Events put guards on entrances too when a character there sees a live camera.
    pub events_guard_entrances: bool,
    /// "A guard" without a word means subdued ones too (events 20 and A4).
    pub subdued_guards_frighten: bool,
    /// Item cards fall too when loot is fumbled.
    pub fumble_drops_items: bool,
    /// Fumbled loot may fall on locked and closed tiles.
    pub fumble_onto_closed_tiles: bool,
    /// Ideas one character may hand over through event 24.
    pub late_transfer_ideas: u8,
    pub diversion: Diversion,

    // Security
    /// Subdue and disable reach onto locked and remote-locked tiles.
    pub work_on_locked_tiles: bool,
    /// Non-player characters that are not active yet reveal tiles beside them.
    pub idle_npc_reveals: bool,
    /// With an empty bag an unknown tile turns out blank; otherwise it stays unknown.
    pub empty_bag_means_blank: bool,
    /// Loot may be taken from under an active guard.
    pub loot_under_guard: bool,
    /// The consultant's blank also spares the guard that comes with a chit.
    pub consultant_before_effects: bool,
    /// The chit the consultant replaced goes back into the bag.
    pub consultant_returns_chit: bool,
    /// What "empty" means for reinforcements.
    pub empty_tile: EmptyTile,
    /// The watchtower sees over gaps.
    pub watchtower_sees_over_gaps: bool,
    /// Two towers seeing one hex add one guard.
    pub sweep_once_a_hex: bool,
    /// The supply of chits has an end: what the box holds.
    pub supply_is_limited: bool,

    // Dogs
    /// Dogs run over locked tiles and doors.
    pub dogs_ignore_locks: bool,
    /// A dog that wakes up chases at once.
    pub waking_dogs_chase: bool,
    /// Dogs jump on characters who pass them in Escape.
    pub dogs_chase_in_escape: bool,
    /// A map without a kennel lets dogs appear where two dogs lie at the start.
    pub dog_pair_is_kennel: bool,

    // Moving and modules
    /// A start hex inside needs no planning token to come back to.
    pub start_hex_counts_as_planned: bool,
    /// Non-player characters open remote locks from servers.
    pub npc_uses_servers: bool,
    /// Servers work in Escape.
    pub servers_work_in_escape: bool,
    /// Loot under a remote lock is out of reach.
    pub remote_lock_covers_loot: bool,
    /// Unlocks given by another character may crack a safe.
    pub granted_unlocks_crack: bool,
    /// Item cards, keycards and USB keys stay in hand outdoors.
    pub tools_stay_in_hand: bool,
    /// The loot icon works outdoors.
    pub loot_icon_outdoors: bool,
    /// Characters that bring an item begin with it.
    pub starting_items: bool,
    /// The logs can be read once per heist; otherwise once a round.
    pub logs_once: bool,
    /// A subdued escort stays behind, and all must be subdued in one round; otherwise at the same time is enough.
    pub ambush_in_one_round: bool,

    // Characters
    /// Sub-actions may be given to a non-player character.
    pub grants_reach_npcs: bool,
    /// Unlock icons on an item's action count for EFFICIENT PICKER.
    pub picker_counts_items: bool,
    /// The codes show all live cameras at once instead of one.
    pub codes_cover_all_cameras: bool,
    /// Reaching characters take any loot; otherwise item cards only.
    pub reach_takes_any_loot: bool,
    /// Guards subdued by ANGER THERAPY give ideas.
    pub anger_gives_ideas: bool,
    /// Repositioned tokens may be anybody's; otherwise only those of the character who replans.
    pub replan_moves_anyones_tokens: bool,
    /// KILL PIXELS is as loud as the hexes it crosses; otherwise as the hexes it hits.
    pub laser_noise_for_every_hex: bool,
    /// KILL PIXELS reaches over gaps.
    pub laser_shoots_over_gaps: bool,
    /// A tile across a vent stays adjacent for the rest of the action; otherwise for one sub-action.
    pub vent_lasts_the_action: bool,
    /// ANGER THERAPY strikes before the last tiles are revealed.
    pub anger_before_reveals: bool,
    /// A camouflaged character keeps the loot in hand.
    pub camouflage_keeps_loot: bool,
    /// Busted characters can only be brought to a breakout.
    pub busted_only_break_out: bool,
    /// A character may have two copies of one skill.
    pub same_skill_twice: bool,

    // Afterwards
    pub goal_loot: GoalLoot,
    /// An item found on a job and lost again can be bought later.
    pub lost_items_return_to_shop: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Rules {
            start_tiles_are_revealed: true,
            action_ideas_pay_for_it: false,
            team_orders_reveals: true,
            flashbang_wakes_first: true,
            escape_waits_for_actions: true,
            escape_needs_everyone: true,
            breach_skips_event_phase: true,
            crisis_under_active_event_now: true,
            late_crises_same_phase: true,
            last_noise_slot_alerts_on_arrival: false,
            events_guard_entrances: true,
            subdued_guards_frighten: false,
            fumble_drops_items: true,
            fumble_onto_closed_tiles: true,
            late_transfer_ideas: 1,
            diversion: Diversion::First,
            work_on_locked_tiles: true,
            idle_npc_reveals: false,
            empty_bag_means_blank: true,
            loot_under_guard: true,
            consultant_before_effects: true,
            consultant_returns_chit: false,
            empty_tile: EmptyTile::NoChits,
            watchtower_sees_over_gaps: true,
            sweep_once_a_hex: true,
            supply_is_limited: false,
            dogs_ignore_locks: true,
            waking_dogs_chase: true,
            dogs_chase_in_escape: false,
            dog_pair_is_kennel: false,
            start_hex_counts_as_planned: false,
            npc_uses_servers: true,
            servers_work_in_escape: true,
            remote_lock_covers_loot: true,
            granted_unlocks_crack: true,
            tools_stay_in_hand: true,
            loot_icon_outdoors: true,
            starting_items: true,
            logs_once: true,
            ambush_in_one_round: true,
            grants_reach_npcs: true,
            picker_counts_items: true,
            codes_cover_all_cameras: false,
            reach_takes_any_loot: true,
            anger_gives_ideas: true,
            replan_moves_anyones_tokens: true,
            laser_noise_for_every_hex: false,
            laser_shoots_over_gaps: true,
            vent_lasts_the_action: false,
            anger_before_reveals: false,
            camouflage_keeps_loot: true,
            busted_only_break_out: true,
            same_skill_twice: false,
            goal_loot: GoalLoot::Kept,
            lost_items_return_to_shop: true,
        }
    }
}
