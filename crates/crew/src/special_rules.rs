//! The special rules of a scenario, compiled.

use crate::content::cards::Joins;
use crate::content::edition::Edition;
use crate::content::map::Scenario;
use crate::content::scenario::ScenarioRule;

/// The special rules of the scenario, compiled.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpecialRules {
    pub held_by_guard: u32,
    /// Player characters an exit may take in Escape; 0 for any number.
    pub exit_limit: u8,
    pub npc_shares_exit: bool,
    pub break_in: bool,
    /// Characters a hideout takes; 0 if exits are the goal.
    pub hideouts: u8,
    pub start_in_hideouts: bool,
    pub moving_target: bool,
    pub ambush: bool,
    pub no_freeing_in_escape: bool,
    pub crack_cipher: bool,
    pub logs: Option<(u8, u8)>,
    pub no_old_friend: bool,
    pub radio_silence: bool,
    pub whispers: bool,
    pub fresh_ideas: bool,
    pub meal_ticket: bool,
    pub trusted_mayor: bool,
    pub start_inside: bool,
    pub beacon_exit: bool,
    pub swaps_only: bool,
    pub all_or_nobody: bool,
    /// When the NPC begins to act.
    pub npc_joins: Joins,
}

pub fn compile_special(edition: &Edition, scenario: &Scenario) -> SpecialRules {
    let npc = scenario
        .draft
        .npc
        .as_ref()
        .and_then(|part| edition.npc(&part.card));
    let mut special = SpecialRules {
        npc_joins: npc.map_or(Joins::default(), |(_, card)| card.joins),
        exit_limit: scenario.draft.exit_limit,
        ..SpecialRules::default()
    };
    for rule in scenario
        .draft
        .rules
        .iter()
        .filter_map(|rule| rule.rule.as_ref())
    {
        match rule {
            ScenarioRule::HeldByGuard(chits) => {
                special.held_by_guard = chits.iter().fold(0, |set, &chit| set | 1 << chit as u32);
            }
            ScenarioRule::Breakout { npc_may_share } => {
                special.exit_limit = 1;
                special.npc_shares_exit = *npc_may_share;
            }
            ScenarioRule::BreakIn => special.break_in = true,
            ScenarioRule::Hideouts(limit) => special.hideouts = *limit,
            ScenarioRule::StartInHideouts => special.start_in_hideouts = true,
            ScenarioRule::MovingTarget => special.moving_target = true,
            ScenarioRule::Ambush => special.ambush = true,
            ScenarioRule::NoFreeingInEscape => special.no_freeing_in_escape = true,
            ScenarioRule::CrackCipher => special.crack_cipher = true,
            ScenarioRule::CheckLogs { reveals, cash } => special.logs = Some((*reveals, *cash)),
            ScenarioRule::NoOldFriend => special.no_old_friend = true,
            ScenarioRule::RadioSilence => special.radio_silence = true,
            ScenarioRule::Whispers => special.whispers = true,
            ScenarioRule::FreshIdeas => special.fresh_ideas = true,
            ScenarioRule::MealTicket => special.meal_ticket = true,
            ScenarioRule::TrustedMayor => special.trusted_mayor = true,
            ScenarioRule::StartInside => special.start_inside = true,
            ScenarioRule::BeaconExit => special.beacon_exit = true,
            ScenarioRule::SwapsOnly => special.swaps_only = true,
            ScenarioRule::AllOrNobody => special.all_or_nobody = true,
        }
    }
    special
}
