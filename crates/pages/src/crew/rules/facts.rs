//! What an edition has, read off its cards, its scenarios and its rules. The words follow from this, never from its name.

use crew::content::cards::{ActionRef, FixerPower, Icon, ItemPower, Joins, Power, SpecialAction};
use crew::content::edition::Edition;
use crew::content::effect::{Chit, Effect, When};
use crew::content::map::Scenario;
use crew::content::scenario::ScenarioRule;
use std::collections::BTreeSet;

pub struct Facts<'e> {
    pub edition: &'e Edition,
    /// Every chit that can lie on a map or in a bag.
    chits: BTreeSet<Chit>,
}

impl<'e> Facts<'e> {
    pub fn of(edition: &'e Edition) -> Facts<'e> {
        let mut chits = BTreeSet::from([Chit::Guard, Chit::Camera, Chit::Lock]);
        for scenario in &edition.scenarios {
            let draft = &scenario.draft;
            chits.extend(scenario.chits.iter().map(|(_, chit)| *chit));
            let bag = draft.bag.counts().into_iter();
            chits.extend(bag.filter(|(_, count)| *count > 0).map(|(chit, _)| chit));
            chits.extend(draft.safe.iter().flat_map(|safe| &safe.chits));
            chits.extend(&draft.loot);
        }
        for effect in edition.cards.iter().flat_map(|card| &card.effects) {
            match *effect {
                Effect::FillBag { chit, .. } | Effect::Add { chit, .. } => {
                    chits.insert(chit);
                }
                Effect::ReleaseDogs { .. } | Effect::DogsAtKennel(_) => {
                    chits.insert(Chit::Dog);
                }
                Effect::UpgradeBag(Chit::Guard) => {
                    chits.insert(Chit::TwoGuards);
                }
                Effect::UpgradeBag(Chit::Camera) => {
                    chits.insert(Chit::TwoCameras);
                }
                Effect::UpgradeBag(Chit::Lock) => {
                    chits.insert(Chit::TwoLocks);
                }
                _ => {}
            }
        }
        for fixer in &edition.fixers {
            match fixer.power {
                FixerPower::GuardsForBlanks
                | FixerPower::LocksForBlanks
                | FixerPower::BlanksOnCall
                | FixerPower::BlanksInBag => {
                    chits.insert(Chit::Blank);
                }
                FixerPower::IdeasInBag => chits.extend([Chit::TwoIdeas, Chit::ThreeIdeas]),
                _ => {}
            }
        }
        // A dog leaves a blank behind.
        if chits.contains(&Chit::Dog) {
            chits.insert(Chit::Blank);
        }
        Facts { edition, chits }
    }

    /// Whether a chit of this kind exists.
    pub fn chit(&self, chit: Chit) -> bool {
        self.chits.contains(&chit)
    }

    /// The chits there are, in the order of their kinds.
    pub fn chits(&self) -> impl Iterator<Item = Chit> + '_ {
        self.chits.iter().copied()
    }

    pub fn scenario(&self, is_it: impl Fn(&Scenario) -> bool) -> bool {
        self.edition.scenarios.iter().any(is_it)
    }

    pub fn rule(&self, is_it: impl Fn(&ScenarioRule) -> bool) -> bool {
        let rules = |scenario: &'e Scenario| scenario.draft.rules.iter();
        let mut rules = self.edition.scenarios.iter().flat_map(rules);
        rules.any(|rule| rule.rule.as_ref().is_some_and(&is_it))
    }

    pub fn effect(&self, is_it: impl Fn(&Effect) -> bool) -> bool {
        let mut effects = self.edition.cards.iter().flat_map(|card| &card.effects);
        effects.any(is_it)
    }

    pub fn power(&self, is_it: impl Fn(&Power) -> bool) -> bool {
        let characters = self.edition.characters.iter();
        let mut abilities = characters.flat_map(|card| &card.abilities);
        abilities.any(|ability| ability.power.as_ref().is_some_and(&is_it))
    }

    /// Whether a character has an action of their own like this.
    fn deed(&self, is_it: impl Fn(&SpecialAction) -> bool) -> bool {
        let characters = self.edition.characters.iter();
        let mut actions = characters.flat_map(|card| &card.actions);
        actions.any(|action| match action {
            ActionRef::Special(card) => card.does.as_ref().is_some_and(&is_it),
            ActionRef::Common(_) => false,
        })
    }

    fn fixer(&self, power: FixerPower) -> bool {
        self.edition.fixers.iter().any(|card| card.power == power)
    }

    /// Alerts move a bar, and a die picks the event.
    pub fn track(&self) -> bool {
        self.edition.alert.is_some()
    }

    pub fn gates(&self) -> bool {
        self.scenario(|scenario| !scenario.gates.is_empty())
    }

    /// Events name the gate they close.
    pub fn named_gates(&self) -> bool {
        self.effect(|effect| matches!(effect, Effect::CloseGate { .. }))
    }

    pub fn holds_gates(&self) -> bool {
        self.power(|power| matches!(power, Power::HoldsGates(_)))
    }

    /// Remote locks or pressure sensors.
    pub fn barriers(&self) -> bool {
        self.scenario(|scenario| !scenario.remote_locks.is_empty())
    }

    pub fn dogs(&self) -> bool {
        self.chit(Chit::Dog)
    }

    pub fn kennel(&self) -> bool {
        self.scenario(|scenario| scenario.kennel.is_some())
    }

    pub fn watchtower(&self) -> bool {
        self.scenario(|scenario| !scenario.watchtowers.is_empty())
    }

    pub fn reinforcements(&self) -> bool {
        self.scenario(|scenario| !scenario.reinforcements.is_empty())
    }

    pub fn doors(&self) -> bool {
        self.scenario(|scenario| !scenario.doors.is_empty())
    }

    pub fn safe(&self) -> bool {
        self.scenario(|scenario| scenario.safe.is_some())
    }

    pub fn story(&self) -> bool {
        self.scenario(|scenario| !scenario.story.is_empty())
    }

    /// Places for those who are in jail.
    pub fn jail(&self) -> bool {
        self.rule(|rule| *rule == ScenarioRule::BreakIn)
    }

    /// The whole crew begins inside.
    pub fn starts_inside(&self) -> bool {
        self.scenario(|scenario| !scenario.starts.is_empty())
    }

    pub fn tunnels(&self) -> bool {
        self.scenario(|scenario| scenario.draft.tunnels > 0)
    }

    /// Some jobs let only so many characters begin at one entrance.
    pub fn crowded_entrances(&self) -> bool {
        self.scenario(|scenario| scenario.draft.entrance_limit > 0)
    }

    pub fn exit_limits(&self) -> bool {
        self.scenario(|scenario| scenario.draft.exit_limit > 0)
            || self.rule(|rule| matches!(rule, ScenarioRule::Breakout { .. }))
    }

    pub fn hideouts(&self) -> bool {
        self.rule(|rule| matches!(rule, ScenarioRule::Hideouts(_)))
    }

    pub fn beacon(&self) -> bool {
        self.rule(|rule| *rule == ScenarioRule::BeaconExit)
    }

    /// An ability makes an exit where there was none.
    pub fn breach(&self) -> bool {
        self.deed(|deed| *deed == SpecialAction::Breach)
            || self.power(|power| matches!(power, Power::BreachFor(_)))
    }

    /// Somebody asks whether a side of a tile leads out of the building.
    pub fn external(&self) -> bool {
        let asks = |effect: &Effect| {
            matches!(
                effect,
                Effect::AlertIf {
                    when: When::OnExternalTile,
                    ..
                }
            )
        };
        self.breach() || self.effect(asks)
    }

    /// An ability crosses gaps.
    pub fn crawls(&self) -> bool {
        self.power(|power| matches!(power, Power::VentCrawl { .. }))
    }

    pub fn noise_goes_back(&self) -> bool {
        self.power(|power| matches!(power, Power::ReportsIn(_)))
    }

    pub fn turns_security_die(&self) -> bool {
        self.power(|power| matches!(power, Power::Misdirect { .. }))
    }

    pub fn picks_in_escape(&self) -> bool {
        self.power(|power| *power == Power::PickUnderPressure)
    }

    pub fn replans(&self) -> bool {
        self.power(|power| matches!(power, Power::Replan { .. }))
            || self.deed(|deed| *deed == SpecialAction::TweakPlan)
    }

    pub fn doubles(&self) -> bool {
        self.chits()
            .any(|chit| matches!(chit, Chit::TwoGuards | Chit::TwoCameras | Chit::TwoLocks))
    }

    pub fn art(&self) -> bool {
        self.chits().any(Chit::is_art)
    }

    pub fn fakes(&self) -> bool {
        self.chits().any(Chit::is_fake)
    }

    /// The team brings loot from an earlier heist.
    pub fn brings_loot(&self) -> bool {
        self.scenario(|scenario| !scenario.draft.loot.is_empty())
    }

    /// Items lie on maps or in safes.
    pub fn found_items(&self) -> bool {
        self.scenario(|scenario| {
            let safe = scenario.draft.safe.as_ref();
            !scenario.items.is_empty() || safe.is_some_and(|safe| !safe.items.is_empty())
        })
    }

    pub fn shop(&self) -> bool {
        self.edition.items.iter().any(|item| item.shop)
    }

    /// Guards that a flashbang stops for a while.
    pub fn flashbangs(&self) -> bool {
        let bangs = |deed: &SpecialAction| *deed == SpecialAction::Flashbang;
        let items = self.edition.items.iter();
        let mut actions = items.filter_map(|item| item.action.as_ref());
        !self.edition.rules.flashbang_subdues
            && actions.any(|action| action.does.as_ref().is_some_and(bangs))
    }

    /// Idea tokens on the map, put there by a fixer.
    pub fn idea_tokens(&self) -> bool {
        self.fixer(FixerPower::IdeaTokens)
    }

    pub fn idea_chits(&self) -> bool {
        self.chit(Chit::TwoIdeas)
    }

    /// Items crack safes.
    pub fn cracks(&self) -> bool {
        let items = self.edition.items.iter();
        let mut abilities = items.flat_map(|item| &item.abilities);
        self.safe() && abilities.any(|ability| matches!(ability.power, Some(ItemPower::Cracks(_))))
    }

    /// A common action has this icon.
    pub fn icon(&self, icon: Icon) -> bool {
        self.edition
            .actions
            .iter()
            .any(|action| action.icons.contains(&icon))
    }

    pub fn npcs(&self) -> bool {
        !self.edition.npcs.is_empty()
    }

    pub fn npc_joins(&self, joins: Joins) -> bool {
        self.edition.npcs.iter().any(|npc| npc.joins == joins)
    }

    pub fn npcs_roll(&self) -> bool {
        let mut npcs = self.edition.npcs.iter();
        npcs.any(|npc| npc.calm.six.is_some() || npc.panicked.six.is_some())
    }

    pub fn panics(&self) -> bool {
        self.effect(|effect| matches!(effect, Effect::Panic | Effect::TurnNpcs))
    }

    /// The alarm is one of the events, not a crisis.
    pub fn alarm_is_event(&self) -> bool {
        let alarms = |effects: &[Effect]| effects.contains(&Effect::SoundAlarm);
        let events = &self.edition.cards[..self.edition.events];
        events.iter().any(|card| alarms(&card.effects))
    }
}
