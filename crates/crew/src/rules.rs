//! Named choices: how editions differ, and every point a rulebook leaves open, with the default reading.
//!
//! A point is a field here when another reading can be played. What a scenario decides (where a guide begins, which loot
//! a guard holds) is in the scenario's file. The defaults are those of Master Heist; the file of another edition names
//! what it plays otherwise, and a setup may change anything again.

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

/// What the last slot of the noise track does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoiseEnd {
    /// The marker stays, and every further noise raises an alert.
    Alerts,
    /// Escape begins when the round is over.
    Escape,
}

/// The alerts of a camera that is powered back on under somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CameraAlerts {
    EachCharacter,
    EachCamera,
    Never,
}

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident: $kind:ty = $default:expr,)*) => {
        /// The rulings in force. Each field is one point; the default is Master Heist's documented reading.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
        pub struct Rules {
            $($(#[$doc])* pub $name: $kind,)*
        }

        impl Default for Rules {
            fn default() -> Self {
                Rules { $($name: $default,)* }
            }
        }

        /// What somebody plays otherwise than their edition says.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
        pub struct RuleChanges {
            $(#[serde(skip_serializing_if = "Option::is_none")] pub $name: Option<$kind>,)*
        }

        impl Rules {
            pub fn with(mut self, changes: &RuleChanges) -> Rules {
                $(if let Some(value) = changes.$name {
                    self.$name = value;
                })*
                self
            }
        }

        impl RuleChanges {
            /// What turns the first into the second.
            pub fn between(from: &Rules, to: &Rules) -> RuleChanges {
                RuleChanges { $($name: (from.$name != to.$name).then_some(to.$name),)* }
            }
        }
    };
}

rules! {
    // The round
    /// A character may go without an action.
    passing: bool = false,
    /// Tiles beside the starting places are revealed when planning ends; otherwise once the character has moved.
    start_tiles_are_revealed: bool = true,
    /// Ideas on an action may pay for turning the die to it.
    action_ideas_pay_for_it: bool = false,
    /// The team picks the order when several tiles are revealed at once; otherwise map order.
    team_orders_reveals: bool = true,
    /// Flashbanged guards wake before the scenario moves anyone at the end of the Event phase.
    flashbang_wakes_first: bool = true,
    /// Escape begins the moment it is called; otherwise when the round is over.
    escape_at_once: bool = false,
    /// After Escape was called everyone still finishes the round's action.
    escape_waits_for_actions: bool = true,
    /// Escape is called when every seat in play has called it; otherwise one is enough.
    escape_needs_everyone: bool = true,
    /// A breach starts Escape at once, without an Event phase.
    breach_skips_event_phase: bool = true,
    /// Outdoors two ideas give one to another character, without any fixer.
    help_out: bool = false,
    /// What a reveal or an idea costs in planning without any fixer, in thousands; 0 if they are not for sale.
    price_of_help: u8 = 0,

    // Events and noise
    /// A crisis right under the active event happens this round, not the next.
    crisis_under_active_event_now: bool = true,
    /// Crises uncovered by crises happen in the same phase.
    late_crises_same_phase: bool = true,
    /// A card that sounds the alarm does so as soon as it leaves the deck, in any phase.
    alarm_when_discarded: bool = false,
    /// An exhausted deck sounds the alarm; otherwise the last event comes again.
    empty_deck_alarms: bool = false,
    noise_end: NoiseEnd = NoiseEnd::Alerts,
    /// Arriving on the last noise slot already raises an alert.
    last_noise_slot_alerts_on_arrival: bool = false,
    /// Events put guards on entrances too when a character there sees a live camera.
    events_guard_entrances: bool = true,
    /// "A guard" without a word means subdued ones too (events 20 and A4).
    subdued_guards_frighten: bool = false,
    /// Item cards fall too when loot is fumbled.
    fumble_drops_items: bool = true,
    /// Fumbled loot may fall on locked and closed tiles.
    fumble_onto_closed_tiles: bool = true,
    /// Fumbled loot may fall behind closed doors, remote locks and sensors.
    fumble_into_barriers: bool = true,
    /// All that one character fumbles falls on one hex.
    fumble_onto_one_hex: bool = false,
    /// Ideas one character may hand over through event 24.
    late_transfer_ideas: u8 = 1,
    diversion: Diversion = Diversion::First,

    // Security
    /// Subdue and disable reach onto locked and remote-locked tiles.
    work_on_locked_tiles: bool = true,
    /// Non-player characters that are not active yet reveal tiles beside them.
    idle_npc_reveals: bool = false,
    /// With an empty bag an unknown tile turns out blank; otherwise it stays unknown.
    empty_bag_means_blank: bool = true,
    /// With nothing unknown left a reveal takes a chit out of the bag.
    reveals_thin_the_bag: bool = true,
    /// Loot may be taken from under an active guard.
    loot_under_guard: bool = true,
    /// The consultant's blank also spares the guard that comes with a chit.
    consultant_before_effects: bool = true,
    /// The chit the consultant replaced goes back into the bag.
    consultant_returns_chit: bool = false,
    /// What "empty" means for reinforcements.
    empty_tile: EmptyTile = EmptyTile::NoChits,
    cameras_back_on: CameraAlerts = CameraAlerts::EachCharacter,
    /// A guard put on a character's tile takes the place of a security chit there.
    new_guards_replace_chits: bool = false,
    /// A double chit is two chits; otherwise it is one that is handled twice in one round.
    doubles_are_two_chits: bool = true,
    /// The watchtower sees over gaps.
    watchtower_sees_over_gaps: bool = true,
    /// Two towers seeing one hex add one guard.
    sweep_once_a_hex: bool = true,
    /// The supply of chits has an end: what the box holds (`Edition::supply`).
    supply_is_limited: bool = false,

    // Dogs
    /// Dogs run over locked tiles and doors.
    dogs_ignore_locks: bool = true,
    /// A dog that wakes up chases at once.
    waking_dogs_chase: bool = true,
    /// Dogs that turn up when Escape begins jump.
    alarm_dogs_jump: bool = true,
    /// Dogs jump on characters who pass them in Escape.
    dogs_chase_in_escape: bool = false,
    /// Who slips away from a dog is rid of it after the whole movement; otherwise it follows the first step.
    dogs_can_be_shaken: bool = true,
    /// A dog that is being shaken off goes for nobody before that movement is over; otherwise it goes for others at once.
    shaken_dogs_wait: bool = true,
    /// A map without a kennel lets dogs appear where two dogs lie at the start.
    dog_pair_is_kennel: bool = false,

    // Moving and modules
    /// A start hex inside needs no planning token to come back to.
    start_hex_counts_as_planned: bool = false,
    /// Planning tokens on a closed gate may be placed again.
    gate_tokens_return: bool = true,
    /// Whoever can no longer reach any exit because of a closed gate is busted.
    cut_off_is_busted: bool = false,
    /// Only the outermost of several rings on a tile can be removed.
    rings_are_nested: bool = false,
    /// Nobody enters or leaves a tile with a remote lock or a sensor; otherwise only loot is held.
    rings_bar_entry: bool = true,
    /// They do so in Escape as well.
    rings_hold_in_escape: bool = true,
    /// Loot under them is out of reach in Escape as well.
    rings_cover_loot_in_escape: bool = true,
    /// A prisoner is free as soon as no remote lock or sensor is left; otherwise guards and doors hold them too.
    only_rings_hold_prisoners: bool = false,
    /// Non-player characters open remote locks from servers.
    npc_uses_servers: bool = true,
    /// Servers work in Escape.
    servers_work_in_escape: bool = true,
    /// Loot under a remote lock is out of reach.
    remote_lock_covers_loot: bool = true,
    /// Unlocks given by another character may crack a safe.
    granted_unlocks_crack: bool = true,
    /// Item cards, keycards and USB keys stay in hand outdoors.
    tools_stay_in_hand: bool = true,
    /// The loot icon works outdoors.
    loot_icon_outdoors: bool = true,
    /// The shop buys items back.
    items_can_be_sold: bool = true,
    /// Characters that bring an item begin with it.
    starting_items: bool = true,
    /// The logs can be read once per heist; otherwise once a round.
    logs_once: bool = true,
    /// A subdued escort stays behind, and all must be subdued in one round; otherwise at the same time is enough.
    ambush_in_one_round: bool = true,
    /// Nobody rolls in Escape before their ideas are used up; otherwise they may keep some.
    roll_after_all_ideas: bool = false,
    /// A roll that falls short of the path ends the run where it began; otherwise it goes as far as it can.
    short_rolls_bust: bool = false,
    /// A runner who falls short is busted at once; otherwise what they carry can still be saved.
    failed_runners_are_busted: bool = false,

    // Characters
    /// Sub-actions may be given to a non-player character.
    grants_reach_npcs: bool = true,
    /// Non-player characters can hold ideas.
    npcs_have_ideas: bool = true,
    /// EFFICIENT PICKER buys one move an action; otherwise one for each unlock icon.
    picker_once_an_action: bool = false,
    /// Unlock icons on an item's action count for EFFICIENT PICKER.
    picker_counts_items: bool = true,
    /// The codes show all live cameras at once instead of one.
    codes_cover_all_cameras: bool = false,
    /// Reaching characters take any loot; otherwise item cards only.
    reach_takes_any_loot: bool = true,
    /// Guards subdued by ANGER THERAPY give ideas.
    anger_gives_ideas: bool = true,
    /// Repositioned tokens may be anybody's; otherwise only those of the character who replans.
    replan_moves_anyones_tokens: bool = true,
    /// KILL PIXELS is as loud as the hexes it crosses; otherwise as the hexes it hits.
    laser_noise_for_every_hex: bool = false,
    /// KILL PIXELS reaches over gaps.
    laser_shoots_over_gaps: bool = true,
    /// REWIRE reaches cameras on the own tile; otherwise adjacent ones only.
    rewire_reaches_own_tile: bool = true,
    /// Tossed loot may land on a closed tile.
    toss_onto_closed_tiles: bool = true,
    /// A flashbang is as many subdues, for good; otherwise the guards wake at the end of the Event phase.
    flashbang_subdues: bool = false,
    /// A tile across a vent stays adjacent for the rest of the action; otherwise for one sub-action.
    vent_lasts_the_action: bool = false,
    /// Ways are known once the bag is empty; otherwise once nothing on the board is unknown.
    ways_need_an_empty_bag: bool = true,
    /// ANGER THERAPY strikes before the last tiles are revealed.
    anger_before_reveals: bool = false,
    /// A camouflaged character keeps the loot in hand.
    camouflage_keeps_loot: bool = true,
    /// Busted characters can only be brought to a breakout.
    busted_only_break_out: bool = true,
    /// Busted characters begin a breakout inside; otherwise they may begin at an entrance too.
    busted_start_inside: bool = false,
    /// A character may have two copies of one skill.
    same_skill_twice: bool = false,
    /// Pre-built characters keep their skills whatever the others have.
    prebuilts_waive_copies: bool = false,
    /// The two professional forms of a skill share cards: two of them in all.
    pro_skills_share_cards: bool = false,

    // Afterwards
    /// Any scenarios can be played one after the other; otherwise only those of an edition with a series.
    series_everywhere: bool = false,
    /// A busted non-player character loses the bet as well.
    bets_include_npcs: bool = false,
    goal_loot: GoalLoot = GoalLoot::Kept,
    /// A copy of the master plan is thrown away after the heist.
    plans_are_thrown_away: bool = true,
    /// An item found on a job and lost again can be bought later.
    lost_items_return_to_shop: bool = true,
}
