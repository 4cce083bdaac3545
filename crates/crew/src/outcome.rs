//! How a heist went: the objective, the people, the loot, the rewards and the numbers.

use crate::command::{Piece, Who};
use crate::content::cards::{Feat, FixerCard};
use crate::content::effect::Chit;
use crate::content::scenario::{BonusFor, Haul};
use crate::heist::{Heist, PieceKind};
use crate::market::Fixers;
use crate::position::Position;
use crate::rules::GoalLoot;
use crate::state::*;
use serde::{Deserialize, Serialize};

/// The result of a finished heist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Outcome {
    pub success: bool,
    pub rounds: u8,
    /// Noise slots used, and noise bought off or beyond the track counted by character.
    pub noise: u8,
    pub alerts: u16,
    pub count: Count,
    pub members: Vec<MemberOutcome>,
    /// Cash brought out in this heist, in thousands.
    pub cash_out: u8,
    /// Team cash after rewards and bets.
    pub team_cash: u8,
    pub jewels: u8,
    pub documents: u8,
    /// Paintings brought out, one entry each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub art: Vec<Chit>,
    /// Part of the reward that was earned beyond the objective, in thousands.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bonus: u8,
    #[serde(default, skip_serializing_if = "is_false")]
    pub npc_freed: bool,
    /// Ids of the items the team owns afterwards, one entry a card.
    pub items: Vec<String>,
    /// Ids of items found or lost here that the shop sells from now on.
    pub discovered: Vec<String>,
    /// Id of the fixer won.
    pub fixer: Option<String>,
    pub reward_cash: u8,
    /// Ids of the fixers whose abilities were used.
    pub fixers_used: Vec<String>,
    /// What the bookie took or paid.
    pub bet: i16,
    /// Ids.
    pub achievements: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MemberOutcome {
    pub who: Who,
    pub name: String,
    pub status: Status,
    /// Whether the character is in jail from now on.
    pub busted: bool,
    /// Which hideout they ended in, counted from the left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hideout: Option<u8>,
    pub ideas_left: u8,
    pub tally: MemberCount,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl Heist {
    /// The result, once the heist is over.
    pub fn outcome(&self, state: &State) -> Option<Outcome> {
        if !matches!(state.phase, Phase::LevelUp | Phase::Over) {
            return None;
        }
        let position = Position::new(self, state);
        let success = state.end == End::Success;
        let reward = &self.scenario.draft.reward;
        let members: Vec<_> = (0..CREW as u8)
            .map(Who)
            .filter(|&who| state.member(who).status != Status::Absent)
            .map(|who| self.member_outcome(state, who))
            .collect();
        let carried: u16 = state
            .crew
            .iter()
            .filter(|member| matches!(member.status, Status::Escaped | Status::Hidden))
            .map(|member| u16::from(member.cash))
            .sum();
        let everyone_out =
            (0..self.players).all(|seat| state.crew[seat as usize].status == Status::Escaped);
        let npc_caught = state.crew[Who::NPC.index()].status == Status::Busted;
        let won = success && everyone_out && !(npc_caught && self.rules.bets_include_npcs);
        let bet = match (state.team.bet, won) {
            (0, _) => 0,
            (bet, true) => i16::from(bet),
            (bet, false) => -i16::from(bet),
        };
        let bonus = if success { self.bonus(state) } else { 0 };
        let reward_cash = if success {
            reward.cash.saturating_add(bonus)
        } else {
            0
        };
        let given = if success { reward.handed_over } else { 0 };
        let returned = if bet > 0 { 2 * bet as u16 } else { 0 };
        let team_cash = u16::from(state.team.cash) + carried + u16::from(reward_cash) + returned;
        let team_cash = team_cash.saturating_sub(u16::from(given));
        let handed_over = |chit: Chit| match self.rules.goal_loot {
            GoalLoot::HandedOver if success => self.goal_loot(chit),
            _ => 0,
        };
        let kept = |chit: Chit| {
            let loot = position.count_loot(chit, false) + self.hidden_loot(state, chit);
            loot.saturating_sub(handed_over(chit))
        };
        Some(Outcome {
            success,
            rounds: state.round,
            noise: state.noise,
            alerts: state.count.alerts_by_noise
                + state.count.alerts_by_cameras
                + state.count.alerts_by_actions
                + state.count.alerts_by_events,
            count: state.count,
            cash_out: state.team.cash_out.saturating_add(carried.min(255) as u8),
            team_cash: team_cash.min(255) as u8,
            jewels: state.team.jewels.saturating_add(kept(Chit::Jewel)),
            documents: kept(Chit::Documents),
            art: self.art_brought_out(state),
            bonus,
            npc_freed: state.feats.npc_freed,
            items: self.items_after(state),
            discovered: self.discovered_after(state),
            fixer: if success { reward.fixer.clone() } else { None },
            reward_cash,
            fixers_used: self.fixer_ids(state.team.fixers_used),
            bet,
            achievements: self.achievements(state),
            members,
        })
    }

    /// What success brings beyond the objective, in thousands.
    fn bonus(&self, state: &State) -> u8 {
        let position = Position::new(self, state);
        let count = |haul: Haul| match haul {
            Haul::Chit(chit) => position.count_loot(chit, false),
            Haul::Art => position.count_art(false),
            Haul::Swaps => position.swaps(true),
        };
        let earned = self.scenario.draft.bonus.iter().map(|bonus| {
            let times = match &bonus.feat {
                BonusFor::All(chits) => u8::from(
                    chits
                        .iter()
                        .all(|&chit| position.count_loot(chit, false) > 0),
                ),
                BonusFor::Count { of, count: wanted } => u8::from(count(*of) >= *wanted),
                BonusFor::Each { of, beyond } => count(*of).saturating_sub(*beyond),
            };
            times.saturating_mul(bonus.cash)
        });
        earned.fold(0, u8::saturating_add)
    }

    fn art_brought_out(&self, state: &State) -> Vec<Chit> {
        let position = Position::new(self, state);
        let kinds = self.pieces.iter().filter_map(|kind| match kind {
            PieceKind::Loot(chit) if chit.is_art() => Some(*chit),
            _ => None,
        });
        let mut kinds: Vec<Chit> = kinds.collect();
        kinds.sort();
        kinds.dedup();
        let each = |chit: Chit| {
            let count = position.count_loot(chit, false);
            std::iter::repeat_n(chit, count as usize)
        };
        kinds.into_iter().flat_map(each).collect()
    }

    /// Loot of this kind in the hands of those who hid: no use for the objective, but the team's.
    fn hidden_loot(&self, state: &State, chit: Chit) -> u8 {
        let hidden = |place: &Place| {
            let holder = place.holder();
            holder.is_some_and(|who| state.member(who).status == Status::Hidden)
        };
        let loot = self.pieces.iter().zip(&state.pieces);
        loot.filter(|(kind, place)| **kind == PieceKind::Loot(chit) && hidden(place))
            .count() as u8
    }

    fn member_outcome(&self, state: &State, who: Who) -> MemberOutcome {
        let member = state.member(who);
        let name = self
            .names
            .get(who.index())
            .cloned()
            .unwrap_or_else(|| self.npc_name());
        // A breakout frees those who get out, and only those.
        let freed = member.status == Status::Escaped && self.scenario.draft.reward.frees;
        let was_busted = self.role(who).busted && !freed;
        let hideout = self
            .scenario
            .story
            .iter()
            .position(|space| space == member.at);
        MemberOutcome {
            who,
            name,
            status: member.status,
            busted: member.status == Status::Busted || was_busted,
            hideout: hideout
                .filter(|_| self.special.hideouts > 0 && member.status == Status::Escaped)
                .map(|n| n as u8),
            ideas_left: member.ideas,
            tally: member.tally,
        }
    }

    /// The name of the NPC in this story, or the one on its card.
    pub fn npc_name(&self) -> String {
        let part = self.scenario.draft.npc.as_ref();
        let story = part.and_then(|part| part.name.clone());
        let printed = part
            .and_then(|part| self.edition.npc(&part.card))
            .map(|(_, card)| card.name.clone());
        story.or(printed).unwrap_or_default()
    }

    /// Items in hand of those who got away, and what stayed at home. A copied plan is thrown away.
    fn items_after(&self, state: &State) -> Vec<String> {
        let mut items = Vec::new();
        for (i, kind) in self.pieces.iter().enumerate() {
            let PieceKind::Item(item) = kind else {
                continue;
            };
            let place = state.pieces[i];
            let kept = match place.holder() {
                Some(who) => matches!(state.member(who).status, Status::Escaped | Status::Hidden),
                None => place == Place::STASH || place == Place::SECURED,
            };
            // What a character brought along stays theirs, whoever carried it out.
            let brought = self.opening.pieces[i].holder().is_some();
            let thrown_away =
                self.rules.plans_are_thrown_away && self.items[*item as usize].extra_tokens > 0;
            if kept && !brought && !thrown_away {
                items.push(self.edition.items[*item as usize].id.clone());
            }
        }
        items
    }

    /// Scenario items that were used up or lost join the shop.
    fn discovered_after(&self, state: &State) -> Vec<String> {
        let mut found: Vec<String> = self.setup.discovered.clone();
        for (i, kind) in self.pieces.iter().enumerate() {
            let PieceKind::Item(item) = kind else {
                continue;
            };
            let card = &self.edition.items[*item as usize];
            let opening = self.opening.pieces[i];
            let was_out = !matches!(opening, Place::SHOP | Place::BOX);
            let spent = state.pieces[i] == Place::SHOP && was_out;
            // Left behind after somebody had it, or gone with its holder.
            let place = state.pieces[i];
            let left = place.space().is_some() && place != opening;
            let lost = (left || place == Place::LOST) && self.rules.lost_items_return_to_shop;
            // What a character brings along was never found.
            let found_here = opening.holder().is_none() && !card.shop;
            if (spent || lost) && found_here && !found.contains(&card.id) {
                found.push(card.id.clone());
            }
        }
        found
    }

    fn achievements(&self, state: &State) -> Vec<String> {
        let earned = |feat: &Feat| self.earned(state, feat);
        self.edition
            .achievements
            .iter()
            .filter(|card| earned(&card.feat))
            .map(|card| card.id.clone())
            .collect()
    }

    fn fixer_ids(&self, fixers: Fixers) -> Vec<String> {
        let used = self
            .edition
            .fixers
            .iter()
            .filter(|card| fixers.contains(card.power));
        used.map(|card| card.id.clone()).collect()
    }

    /// Fixers used in this heist and in the part before.
    fn used_fixers(&self, state: &State) -> Fixers {
        let before = self
            .setup
            .fixers_before
            .iter()
            .filter_map(|name| self.edition.fixer(name));
        let mut used = state.team.fixers_used;
        before.for_each(|(_, card)| used.insert(card.power));
        used
    }

    /// Whether one heist earned it.
    fn earned(&self, state: &State, feat: &Feat) -> bool {
        let success = state.end == End::Success;
        let crew = &state.crew[..self.players as usize];
        let won = |scenario: &str| success && self.scenario.draft.id == scenario;
        match feat {
            Feat::WinOnFumes(count) => {
                success && crew.iter().filter(|member| member.ideas == 0).count() >= *count as usize
            }
            Feat::WinWithBusted => {
                success && crew.iter().any(|member| member.status == Status::Busted)
            }
            Feat::OfCourse => crew.iter().enumerate().any(|(i, member)| {
                state.feats.of_course.contains(Who(i as u8)) && member.status == Status::Busted
            }),
            Feat::AllInside => state.feats.all_inside,
            Feat::BeginWithCash(cash) => state.feats.rich_start >= *cash,
            Feat::SilentRound => state.count.silent_rounds > 0,
            Feat::NoEventImpact => !state.feats.event_impact,
            Feat::FixersUsed(count) => state.team.fixers_used.len() >= u32::from(*count),
            Feat::Win(scenario) => won(scenario),
            Feat::WinWith { scenario, fixer } => {
                let card = self.edition.fixer(fixer).map(|(_, card)| card);
                let used = |card: &FixerCard| self.used_fixers(state).contains(card.power);
                won(scenario) && card.is_some_and(used)
            }
            Feat::Campaign => false,
        }
    }

    /// The printed name of a piece.
    pub fn piece_name(&self, piece: Piece) -> Option<&str> {
        match self.piece(piece)? {
            PieceKind::Item(item) => Some(&self.edition.items[item as usize].name),
            PieceKind::Loot(_) => None,
        }
    }
}
