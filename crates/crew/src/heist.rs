//! A heist that can be played: the checked setup, compiled into numbers.

use crate::command::{ActionId, Piece, Who};
use crate::content::cards::{
    ActionCard, ActionRef, Deed, FixerPower, Icon, ItemPower, Need, NpcPower, NpcSide, Power,
};
use crate::content::edition::Edition;
use crate::content::effect::{Chit, Effect};
use crate::content::map::{Scenario, check_scenario};
use crate::content::scenario::{Goal, ScenarioRule};
use crate::rules::Rules;
use crate::setup::{CrewChoice, CrewMember, ScenarioChoice, Setup, SetupProblem, SetupProblems};
use crate::state::{Pool, State};
use board::{Board, Space, SpaceSet};

/// Most of any number a setup may bring.
const MOST: u8 = 99;
/// The first action id of items.
pub const ITEM_ACTIONS: u8 = 20;
/// Slots of actions on one card: 8 on the card, 6 faces on each skill.
const SLOTS: usize = ITEM_ACTIONS as usize;

/// A heist ready to be played.
#[derive(Debug)]
pub struct Heist {
    pub edition: &'static Edition,
    pub scenario: Scenario,
    pub setup: Setup,
    pub rules: Rules,
    pub players: u8,
    pub names: Vec<String>,
    pub(crate) cast: [Role; crate::state::CREW],
    pub(crate) pieces: Vec<PieceKind>,
    pub(crate) items: Vec<ItemRole>,
    pub(crate) noise_alerts: u64,
    pub(crate) noise_last: u8,
    /// For each card of the edition whether it is a crisis.
    pub(crate) crisis: Vec<bool>,
    pub(crate) fixers: u16,
    pub(crate) special: Special,
    pub(crate) kennel: Option<Space>,
    pub(crate) opening: State,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// Index of the item card.
    Item(u8),
    Loot(Chit),
}

/// An action compiled: what goes into the pool and what must be paid.
#[derive(Clone, Copy, Debug, Default)]
pub struct Act {
    pub exists: bool,
    pub pool: Pool,
    pub noise: u8,
    pub alerts: u8,
    pub pay: u8,
    pub needs: Option<Need>,
    pub does: Option<Deed>,
    /// The die must show this face (0: any).
    pub face: u8,
}

impl Act {
    fn new(card: &ActionCard, face: u8) -> Act {
        let mut act = Act {
            exists: true,
            pay: card.pay,
            needs: card.needs,
            does: card.does,
            face,
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
            Some(Deed::Rewire(cameras)) => act.pool.rewires = cameras,
            Some(Deed::Grant(count)) => act.pool.grants = count,
            Some(Deed::TossLoot(range)) => act.pool.toss = range,
            Some(Deed::FlickKeycard) => act.pool.flick = 1,
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
    /// Ideas the codes cost.
    pub codes: Option<u8>,
    pub knows_a_way: bool,
    pub everyone_knows: bool,
    pub pinch: bool,
    pub pinch_once: bool,
    pub reach: bool,
    pub reach_drop: bool,
    /// Noise of a vent crawl.
    pub vent: u8,
    // Non-player characters; the second of each pair is the panicked side.
    pub cannot_subdue: [bool; 2],
    pub squirrely: [u8; 2],
    pub plotting: [u8; 2],
    pub talkative: [bool; 2],
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
            codes: None,
            knows_a_way: false,
            everyone_knows: false,
            pinch: false,
            pinch_once: false,
            reach: false,
            reach_drop: false,
            vent: 0,
            cannot_subdue: [false; 2],
            squirrely: [0; 2],
            plotting: [0; 2],
            talkative: [false; 2],
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

/// The special rules of the scenario, compiled.
#[derive(Clone, Copy, Debug, Default)]
pub struct Special {
    pub held_by_guard: u16,
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
}

impl Heist {
    /// Checks a setup and compiles it, or gives every reason against it.
    pub fn new(setup: Setup) -> Result<Heist, SetupProblems> {
        let mut problems = Vec::new();
        let Some(edition) = crate::content::edition::edition(&setup.edition) else {
            return Err(SetupProblems(vec![SetupProblem::UnknownEdition {
                name: setup.edition,
            }]));
        };
        let scenario = match &setup.scenario {
            ScenarioChoice::Known(id) => match edition.scenario(id) {
                Some((_, scenario)) => Some(scenario.clone()),
                None => {
                    problems.push(SetupProblem::UnknownScenario { name: id.clone() });
                    None
                }
            },
            ScenarioChoice::Inline(draft) => {
                match check_scenario("scenario", (**draft).clone(), edition) {
                    Ok(scenario) => Some(scenario),
                    Err(why) => {
                        problems.extend(why.0.iter().map(|problem| SetupProblem::BadScenario {
                            why: problem.to_string(),
                        }));
                        None
                    }
                }
            }
        };
        for (what, value) in [("cash", setup.cash), ("jewels", setup.jewels)] {
            if value > MOST {
                problems.push(SetupProblem::OverLimit {
                    what,
                    most: u32::from(MOST),
                });
            }
        }
        let crew = compile_crew(edition, &setup, scenario.as_ref(), &mut problems);
        let fixers = compile_fixers(edition, &setup, &mut problems);
        check_items(edition, &setup, &mut problems);
        let Some(scenario) = scenario else {
            return Err(SetupProblems(problems));
        };
        let pieces = list_pieces(edition, &scenario);
        let most = crate::state::PIECES - 1;
        if pieces.len() > most {
            problems.push(SetupProblem::TooManyPieces {
                count: pieces.len(),
                most,
            });
        }
        if !problems.is_empty() {
            return Err(SetupProblems(problems));
        }

        let players = setup.crew.len() as u8;
        let mut cast: [Role; 5] = Default::default();
        let mut names = Vec::new();
        for (i, (role, name)) in crew.into_iter().enumerate() {
            cast[i] = role;
            names.push(name);
        }
        if let Some(npc) = &scenario.draft.npc {
            cast[Who::NPC.index()] = compile_npc(edition, npc);
        }
        let track = edition
            .tracks
            .iter()
            .find(|track| track.players == players)
            .expect("content has a track for 3 and for 4 players");
        let special = compile_special(&scenario);
        let kennel = scenario
            .kennel
            .or_else(|| stand_in_kennel(&scenario, &setup.rules));
        let mut heist = Heist {
            edition,
            rules: setup.rules.clone(),
            players,
            names,
            cast,
            pieces,
            items: compile_items(edition),
            noise_alerts: track.alerts.iter().fold(0, |set, &slot| set | 1 << slot),
            noise_last: track.last,
            crisis: (0..edition.cards.len())
                .map(|card| edition.is_crisis(card))
                .collect(),
            fixers,
            special,
            kennel,
            scenario,
            setup,
            opening: crate::opening::blank(),
        };
        heist.opening = crate::opening::opening(&heist);
        Ok(heist)
    }

    #[inline]
    pub fn board(&self) -> &Board {
        &self.scenario.board
    }

    /// The state before the first command.
    pub fn opening(&self) -> &State {
        &self.opening
    }

    #[inline]
    pub fn has_fixer(&self, power: FixerPower) -> bool {
        self.fixers & 1 << power as u16 != 0
    }

    #[inline]
    pub fn role(&self, who: Who) -> &Role {
        &self.cast[who.index()]
    }

    /// What a piece is; none for cash and numbers that are not pieces.
    #[inline]
    pub fn piece(&self, piece: Piece) -> Option<PieceKind> {
        self.pieces.get(piece.index()).copied()
    }

    /// The item rules of a piece, if it is an item card.
    #[inline]
    pub fn item(&self, piece: Piece) -> Option<&ItemRole> {
        match self.piece(piece)? {
            PieceKind::Item(item) => Some(&self.items[item as usize]),
            PieceKind::Loot(_) => None,
        }
    }

    /// The action behind an id, for this character.
    #[inline]
    pub fn act(&self, who: Who, action: ActionId) -> Option<&Act> {
        let index = action.0 as usize;
        if index < SLOTS {
            Some(&self.cast[who.index()].acts[index]).filter(|act| act.exists)
        } else {
            self.item(Piece(action.0 - ITEM_ACTIONS))?.act.as_ref()
        }
    }

    /// The printed name of an action.
    pub fn action_name(&self, who: Who, action: ActionId) -> Option<&str> {
        let index = action.0 as usize;
        if index >= SLOTS {
            let PieceKind::Item(item) = self.piece(Piece(action.0 - ITEM_ACTIONS))? else {
                return None;
            };
            return self.edition.items[item as usize]
                .action
                .as_ref()
                .map(|action| action.name.as_str());
        }
        self.act(who, action)?;
        if who == Who::NPC {
            let part = self.scenario.draft.npc.as_ref()?;
            let (_, card) = self.edition.npc(&part.card)?;
            let side = |panicked: bool| if panicked { &card.panicked } else { &card.calm };
            return match action.0 {
                slot @ 0..=7 => {
                    let side = side(slot >= PANICKED);
                    let slot = (slot % PANICKED) as usize;
                    match side.actions.get(slot) {
                        Some(action) => Some(ref_name(action)),
                        None => part.special.as_ref().map(|action| action.name.as_str()),
                    }
                }
                slot => Some(ref_name(&side(slot > ON_SIX).six)),
            };
        }
        let member = self.member_cards(who)?;
        if index < 8 {
            let (_, card) = self.edition.character(&member.character)?;
            return card.actions.get(index).map(ref_name);
        }
        let (_, skill) = self.edition.skill(member.skills.get((index - 8) / 6)?)?;
        skill.faces.get((index - 8) % 6).map(String::as_str)
    }

    /// The cards of a player character, written out.
    pub fn member_cards(&self, who: Who) -> Option<CrewMember> {
        self.setup
            .crew
            .get(who.index())
            .map(|choice| resolve(self.edition, choice).unwrap_or_else(|m| m))
    }

    #[inline]
    pub(crate) fn guard_comes_with(&self, chit: Chit) -> bool {
        matches!(chit, Chit::Keycard | Chit::Usb)
            || self.special.held_by_guard & 1 << chit as u16 != 0
    }

    #[inline]
    pub(crate) fn is_goal_loot(&self, chit: Chit) -> bool {
        self.scenario.draft.goals.iter().any(
            |goal| matches!(goal, Goal::Secure { chit: c, .. } | Goal::HoldInHideout(c) if *c == chit),
        )
    }

    /// Where Escape leads: exits, or the hideouts.
    #[inline]
    pub(crate) fn goals(&self, state: &State) -> SpaceSet {
        if self.special.hideouts > 0 {
            self.scenario.story & state.present
        } else {
            state.present - self.board().tiles()
        }
    }

    /// Effects of a card of the deck.
    #[inline]
    pub(crate) fn effects(&self, card: u8) -> &'static [Effect] {
        &self.edition.cards[card as usize].effects
    }
}

fn ref_name(action: &ActionRef) -> &str {
    match action {
        ActionRef::Common(name) => name,
        ActionRef::Special(card) => &card.name,
    }
}

/// The member written out with cards; an unknown pre-built comes back as it was written.
fn resolve(edition: &Edition, choice: &CrewChoice) -> Result<CrewMember, CrewMember> {
    let mut member = match choice {
        CrewChoice::Prebuilt(name) => CrewMember {
            name: None,
            prebuilt: Some(name.clone()),
            character: String::new(),
            skills: Vec::new(),
            busted: false,
            hideout: None,
            ideas_left: None,
        },
        CrewChoice::Built(member) => member.clone(),
    };
    let Some(wanted) = member.prebuilt.take() else {
        return Ok(member);
    };
    let Some((_, prebuilt)) = edition.prebuilt(&wanted) else {
        member.prebuilt = Some(wanted);
        return Err(member);
    };
    member.name.get_or_insert_with(|| prebuilt.name.clone());
    member.character = prebuilt.character.clone();
    member.skills = prebuilt.skills.to_vec();
    Ok(member)
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

fn compile_crew(
    edition: &'static Edition,
    setup: &Setup,
    scenario: Option<&Scenario>,
    problems: &mut Vec<SetupProblem>,
) -> Vec<(Role, String)> {
    if !(3..=4).contains(&setup.crew.len()) {
        problems.push(SetupProblem::CrewSize {
            count: setup.crew.len(),
        });
    }
    let mut crew = Vec::new();
    let mut classes: Vec<(String, String)> = Vec::new();
    let mut skill_use: Vec<(String, usize)> = Vec::new();
    for choice in setup.crew.iter().take(crate::state::CREW) {
        let member = match resolve(edition, choice) {
            Ok(member) => member,
            Err(member) => {
                problems.push(SetupProblem::UnknownPrebuilt {
                    name: member.prebuilt.unwrap_or_default(),
                });
                continue;
            }
        };
        let mut role = Role {
            busted: member.busted,
            ideas_left: member.ideas_left,
            ..Role::default()
        };
        let label = member
            .name
            .clone()
            .unwrap_or_else(|| member.character.clone());
        if label.chars().count() > 80 {
            problems.push(SetupProblem::OverLimit {
                what: "the length of a name",
                most: 80,
            });
        }
        match edition.character(&member.character) {
            None => problems.push(SetupProblem::UnknownCharacter {
                name: member.character.clone(),
            }),
            Some((_, card)) => {
                if let Some((_, first)) = classes.iter().find(|(class, _)| *class == card.class) {
                    problems.push(SetupProblem::SameClass {
                        first: first.clone(),
                        second: card.name.clone(),
                        class: card.class.clone(),
                    });
                }
                classes.push((card.class.clone(), card.name.clone()));
                role.memory = card.memory;
                role.ideas = card.ideas;
                for (slot, action) in card.actions.iter().enumerate().take(8) {
                    role.acts[slot] = Act::new(action_card(edition, action), 0);
                }
                for ability in &card.abilities {
                    if let Some(power) = &ability.power {
                        give_power(edition, &mut role, power);
                    }
                }
            }
        }
        if member.skills.len() != 2 {
            problems.push(SetupProblem::SkillCount {
                member: label.clone(),
                count: member.skills.len(),
            });
        }
        if let [first, second] = &member.skills[..]
            && let (Some((a, card)), Some((b, _))) = (edition.skill(first), edition.skill(second))
            && a == b
            && !setup.rules.same_skill_twice
        {
            problems.push(SetupProblem::SameSkillTwice {
                member: label.clone(),
                skill: card.name.clone(),
            });
        }
        for (n, name) in member.skills.iter().enumerate().take(2) {
            let Some((_, skill)) = edition.skill(name) else {
                problems.push(SetupProblem::UnknownSkill { name: name.clone() });
                continue;
            };
            match skill_use.iter_mut().find(|(id, _)| *id == skill.name) {
                Some((_, count)) => *count += 1,
                None => skill_use.push((skill.name.clone(), 1)),
            }
            for (face, action) in skill.faces.iter().enumerate() {
                let (_, card) = edition
                    .action(action)
                    .expect("content is checked: actions exist");
                role.acts[8 + 6 * n + face] = Act::new(card, face as u8 + 1);
            }
        }
        if let (Some(number), Some(scenario)) = (member.hideout, scenario) {
            role.hideout = scenario.story.iter().nth(number as usize);
            if role.hideout.is_none() {
                problems.push(SetupProblem::UnknownHideout {
                    member: label.clone(),
                    number,
                });
            }
        }
        if member.ideas_left.is_some_and(|ideas| ideas > MOST) {
            problems.push(SetupProblem::OverLimit {
                what: "the ideas left",
                most: u32::from(MOST),
            });
        }
        crew.push((role, label));
    }
    for (skill, count) in skill_use {
        if count > 2 {
            problems.push(SetupProblem::TooManyCopies { skill, count });
        }
    }
    crew
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
        Power::Replan { tokens, gifts } => {
            role.replan_tokens = *tokens;
            role.replan_gifts = *gifts;
        }
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
        Power::VentCrawl(noise) => role.vent = *noise,
    }
}

fn compile_npc(edition: &Edition, part: &crate::content::scenario::NpcPart) -> Role {
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
        role.acts[six as usize] = Act::new(action_card(edition, &side.six), 6);
        for ability in &side.abilities {
            match ability.power {
                Some(NpcPower::CannotSubdue) => role.cannot_subdue[panicked] = true,
                Some(NpcPower::Squirrely(noise)) => role.squirrely[panicked] = noise,
                Some(NpcPower::PlottingEscape(ideas)) => role.plotting[panicked] = ideas,
                Some(NpcPower::Talkative) => role.talkative[panicked] = true,
                None => {}
            }
        }
    };
    side(&card.calm, 0, ON_SIX, 0);
    side(&card.panicked, PANICKED, ON_SIX + 1, 1);
    role
}

fn compile_fixers(edition: &Edition, setup: &Setup, problems: &mut Vec<SetupProblem>) -> u16 {
    let mut fixers = 0;
    for name in &setup.fixers {
        match edition.fixer(name) {
            None => problems.push(SetupProblem::UnknownFixer { name: name.clone() }),
            Some((_, card)) => {
                let bit = 1 << card.power as u16;
                if fixers & bit != 0 {
                    problems.push(SetupProblem::FixerTwice {
                        name: card.name.clone(),
                    });
                }
                fixers |= bit;
            }
        }
    }
    fixers
}

fn check_items(edition: &Edition, setup: &Setup, problems: &mut Vec<SetupProblem>) {
    let mut counts = vec![0u8; edition.items.len()];
    for name in setup.items.iter().take(64) {
        match edition.item(name) {
            None => problems.push(SetupProblem::UnknownItem { name: name.clone() }),
            Some((index, card)) => {
                counts[index] += 1;
                if counts[index] == card.copies + 1 {
                    problems.push(SetupProblem::TooManyItems {
                        name: card.name.clone(),
                        copies: card.copies,
                    });
                }
            }
        }
    }
    if setup.items.len() > 64 || setup.discovered.len() > 64 {
        problems.push(SetupProblem::OverLimit {
            what: "the number of items",
            most: 64,
        });
    }
    for name in setup.discovered.iter().take(64) {
        if edition.item(name).is_none() {
            problems.push(SetupProblem::UnknownItem { name: name.clone() });
        }
    }
}

/// Every piece of the heist: all item cards, then the loot chits of map, bag and safe.
fn list_pieces(edition: &Edition, scenario: &Scenario) -> Vec<PieceKind> {
    let mut pieces = Vec::new();
    for (index, item) in edition.items.iter().enumerate() {
        pieces.extend((0..item.copies).map(|_| PieceKind::Item(index as u8)));
    }
    let loot = |chit: &Chit| {
        matches!(
            chit,
            Chit::Jewel | Chit::Documents | Chit::Keycard | Chit::Usb
        )
    };
    let on_map = scenario.chits.iter().map(|(_, chit)| *chit);
    let in_safe = scenario
        .draft
        .safe
        .iter()
        .flat_map(|safe| safe.chits.iter().copied());
    let bag = &scenario.draft.bag;
    let in_bag = [
        (Chit::Jewel, bag.jewels),
        (Chit::Documents, bag.documents),
        (Chit::Keycard, bag.keycards),
        (Chit::Usb, bag.usb),
    ];
    let in_bag = in_bag
        .into_iter()
        .flat_map(|(chit, count)| (0..count).map(move |_| chit));
    pieces.extend(
        on_map
            .chain(in_safe)
            .chain(in_bag)
            .filter(loot)
            .map(PieceKind::Loot),
    );
    pieces
}

fn compile_items(edition: &Edition) -> Vec<ItemRole> {
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

fn compile_special(scenario: &Scenario) -> Special {
    let mut special = Special::default();
    for rule in scenario
        .draft
        .rules
        .iter()
        .filter_map(|rule| rule.rule.as_ref())
    {
        match rule {
            ScenarioRule::HeldByGuard(chits) => {
                special.held_by_guard = chits.iter().fold(0, |set, &chit| set | 1 << chit as u16);
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
        }
    }
    special
}

/// A map without a kennel: by house rule the hex with two dogs.
fn stand_in_kennel(scenario: &Scenario, rules: &Rules) -> Option<Space> {
    if !rules.dog_pair_is_kennel {
        return None;
    }
    let dogs = |space: Space| {
        scenario
            .chits
            .iter()
            .filter(|(at, chit)| *at == space && *chit == Chit::Dog)
            .count()
    };
    scenario
        .board
        .tiles()
        .iter()
        .find(|&space| dogs(space) >= 2)
}
