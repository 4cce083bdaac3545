//! A heist that can be played: the checked setup, compiled into numbers.

use crate::cast::{
    Act, ItemRole, ON_SIX, PANICKED, Role, SLOTS, compile_items, compile_npc, ref_name,
};
use crate::command::{ActionId, Command, Piece, Who};
use crate::content::cards::FixerPower;
use crate::content::edition::{EarlierRuleset, Edition, edition};
use crate::content::effect::{Chit, Effect};
use crate::content::map::{Scenario, check_scenario};
use crate::content::problems::Severity;
use crate::content::scenario::Goal;
use crate::market::Fixers;
use crate::roster::{compile_crew, resolve};
use crate::rules::Rules;
use crate::setup::{
    CrewMember, RulesetError, ScenarioChoice, Setup, SetupAmount, SetupProblem, SetupProblems,
};
use crate::special_rules::{SpecialRules, compile_special};
use crate::state::{Place, State, Token};
use board::{Board, Space, SpaceSet};

/// Most paintings a team may bring, and most heists in a row.
const MOST_LOOT: usize = 12;
/// Most of any number a setup may bring.
pub(crate) const MOST: u8 = 99;
/// The first action id of items.
pub const ITEM_ACTIONS: u8 = 20;

/// A heist ready to be played.
#[derive(Debug)]
pub struct Heist {
    pub edition: &'static Edition,
    pub scenario: Scenario,
    pub setup: Setup,
    pub rules: Rules,
    /// The ruleset it is played by: that of the edition, or an earlier one for an old record.
    pub ruleset: u32,
    pub players: u8,
    pub names: Vec<String>,
    pub(crate) cast: [Role; crate::state::CREW],
    pub(crate) pieces: Vec<PieceKind>,
    pub(crate) items: Vec<ItemRole>,
    /// Slots of the noise track that raise an alert, a bit each.
    pub noise_alerts: u64,
    pub noise_last: u8,
    /// For each card of the edition whether it is a crisis.
    pub(crate) crisis: Vec<bool>,
    /// A plan command for each tile, in the order of their numbers.
    pub(crate) plan_all: Vec<Command>,
    pub(crate) fixers: Fixers,
    /// Something can be bought, sold or packed in planning.
    pub(crate) trades: bool,
    pub special: SpecialRules,
    pub(crate) kennel: Option<Space>,
    /// Paintings the team brought, a bit for each piece.
    pub(crate) brought: u32,
    /// Tiles with nothing on them at the start.
    pub(crate) blank: SpaceSet,
    /// There are remote locks or sensors.
    pub(crate) rings: bool,
    /// Whether each character may begin at entrances, and where inside.
    pub(crate) starts: [(bool, SpaceSet); crate::state::CREW],
    pub(crate) opening: State,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// Index of the item card.
    Item(u8),
    Loot(Chit),
}

impl Heist {
    /// Checks a setup and compiles it, or gives every reason against it.
    pub fn new(setup: Setup) -> Result<Heist, SetupProblems> {
        Heist::compile(setup, None)
    }

    /// The same by the rules of a ruleset, perhaps an earlier one: for tables and records that began under it.
    pub fn of_ruleset(setup: Setup, ruleset: u32) -> Result<Heist, RulesetError> {
        let edition = edition(&setup.edition);
        let Some(edition) = edition.filter(|edition| edition.ruleset != ruleset) else {
            return Ok(Heist::new(setup)?);
        };
        let earlier = edition.earlier.iter();
        let earlier = earlier
            .into_iter()
            .find(|earlier| earlier.ruleset == ruleset)
            .ok_or(RulesetError::Unknown { found: ruleset })?;
        Ok(Heist::compile(setup, Some(earlier))?)
    }

    fn compile(mut setup: Setup, earlier: Option<&EarlierRuleset>) -> Result<Heist, SetupProblems> {
        let mut problems = Vec::new();
        let Some(edition) = edition(&setup.edition) else {
            return Err(SetupProblems(vec![SetupProblem::UnknownEdition {
                name: setup.edition,
            }]));
        };
        let scenario = chosen_scenario(edition, &setup.scenario, &mut problems);
        let starts_with = scenario.as_ref().map_or(0, |scenario| scenario.draft.cash);
        let cash = *setup.cash.get_or_insert(starts_with);
        let mut rules = edition.rules.clone();
        if let Some(earlier) = earlier {
            rules = rules.with(&earlier.rules);
        }
        let rules = rules.with(&setup.rules);
        check_amounts(&setup, cash, &mut problems);
        check_series(edition, &setup, &rules, &mut problems);
        let crew = compile_crew(edition, &setup, &rules, scenario.as_ref(), &mut problems);
        let fixers = compile_fixers(edition, &setup, &mut problems);
        check_items(edition, &setup, &mut problems);
        let Some(scenario) = scenario else {
            return Err(SetupProblems(problems));
        };
        let pieces = list_pieces(edition, &scenario, &setup.loot);
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
        let special = compile_special(edition, &scenario);
        let kennel = scenario
            .kennel
            .or_else(|| stand_in_kennel(&scenario, &rules));
        let mut heist = Heist {
            edition,
            rules,
            ruleset: earlier.map_or(edition.ruleset, |earlier| earlier.ruleset),
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
            plan_all: scenario
                .board
                .tiles()
                .iter()
                .map(|space| Command::Plan { space })
                .collect(),
            fixers,
            trades: cash > 0
                || setup.jewels > 0
                || !setup.items.is_empty()
                || !setup.loot.is_empty()
                || scenario.draft.help.is_some()
                || !fixers.is_empty(),
            special,
            kennel,
            brought: 0,
            blank: SpaceSet::EMPTY,
            rings: !scenario.remote_locks.is_empty(),
            starts: Default::default(),
            scenario,
            setup,
            opening: crate::opening::blank(),
        };
        heist.opening = crate::opening::opening(&heist);
        heist.brought = brought_paintings(&heist);
        heist.blank = blank_tiles(&heist);
        heist.starts = std::array::from_fn(|who| heist.start_places(Who(who as u8)));
        Ok(heist)
    }

    /// Whether a character may begin at entrances, and where inside.
    fn start_places(&self, who: Who) -> (bool, SpaceSet) {
        let (special, scenario, role) = (&self.special, &self.scenario, self.role(who));
        if who == Who::NPC {
            let npc = scenario.draft.npc.as_ref();
            return (npc.is_some_and(|npc| npc.starts_outside), SpaceSet::EMPTY);
        }
        if special.start_in_hideouts {
            return (false, role.hideout.map_or(scenario.story, SpaceSet::of));
        }
        if special.start_inside {
            return (false, SpaceSet::of(scenario.starts[who.index()]));
        }
        if special.break_in && role.busted {
            return (!self.rules.busted_start_inside, scenario.inside);
        }
        if role.trusted > 0 {
            return (true, self.blank);
        }
        (true, SpaceSet::EMPTY)
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
        self.fixers.contains(power)
    }

    #[inline]
    pub fn role(&self, who: Who) -> &Role {
        &self.cast[who.index()]
    }

    /// Everything that can be carried in this heist, cash aside.
    pub fn pieces(&self) -> &[PieceKind] {
        &self.pieces
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
                slot => side(slot > ON_SIX).six.as_ref().map(ref_name),
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
            || self.special.held_by_guard & 1 << chit as u32 != 0
    }

    #[inline]
    pub(crate) fn is_goal_loot(&self, chit: Chit) -> bool {
        self.scenario.draft.goals.iter().any(|goal| match goal {
            Goal::Secure { chit: c, .. } | Goal::HoldInHideout(c) => *c == chit,
            Goal::SecureArt(_) => chit.is_art(),
            Goal::Swap { .. } => chit.twin().is_some(),
            _ => false,
        })
    }

    /// How many pieces of this kind the objective asks for.
    pub fn goal_loot(&self, chit: Chit) -> u8 {
        let wanted = self.scenario.draft.goals.iter().map(|goal| match goal {
            Goal::Secure { chit: c, count } if *c == chit => *count,
            Goal::HoldInHideout(c) if *c == chit => 1,
            _ => 0,
        });
        wanted.max().unwrap_or(0)
    }

    /// Where Escape leads: exits, or the hideouts.
    #[inline]
    pub fn goals(&self, state: &State) -> SpaceSet {
        if self.special.hideouts > 0 {
            self.scenario.story & state.present
        } else if self.special.beacon_exit && state.escaping() {
            state.present - (self.board().tiles() - self.scenario.story)
        } else {
            state.present - self.board().tiles()
        }
    }

    /// Effects of a card of the deck.
    #[inline]
    pub fn effects(&self, card: u8) -> &'static [Effect] {
        &self.edition.cards[card as usize].effects
    }
}

/// The scenario of the edition, or the one that is written out in the setup.
fn chosen_scenario(
    edition: &'static Edition,
    choice: &ScenarioChoice,
    problems: &mut Vec<SetupProblem>,
) -> Option<Scenario> {
    match choice {
        ScenarioChoice::Known(id) => {
            let found = edition.scenario(id).map(|(_, scenario)| scenario.clone());
            if found.is_none() {
                problems.push(SetupProblem::UnknownScenario { name: id.clone() });
            }
            found
        }
        ScenarioChoice::Inline(draft) => {
            match check_scenario("scenario", (**draft).clone(), edition) {
                Ok(scenario) => Some(scenario),
                Err(why) => {
                    let errors = why
                        .0
                        .into_iter()
                        .filter(|problem| problem.severity() == Severity::Error);
                    problems.extend(errors.map(|problem| SetupProblem::BadScenario { problem }));
                    None
                }
            }
        }
    }
}

/// Cash, jewels and paintings the team brings.
fn check_amounts(setup: &Setup, cash: u8, problems: &mut Vec<SetupProblem>) {
    let amounts = [
        (SetupAmount::Cash, cash),
        (SetupAmount::Jewels, setup.jewels),
    ];
    for (what, value) in amounts {
        if value > MOST {
            problems.push(SetupProblem::OverLimit {
                what,
                most: u32::from(MOST),
            });
        }
    }
    for &chit in &setup.loot {
        if chit.twin().is_none() {
            problems.push(SetupProblem::NotBrought { chit });
        }
    }
    let numbers = [
        (SetupAmount::Paintings, setup.loot.len()),
        (SetupAmount::HeistsToFollow, setup.then.len()),
    ];
    for (what, number) in numbers {
        if number > MOST_LOOT {
            problems.push(SetupProblem::OverLimit {
                what,
                most: MOST_LOOT as u32,
            });
        }
    }
}

/// The heists that are to follow at the same table.
fn check_series(edition: &Edition, setup: &Setup, rules: &Rules, problems: &mut Vec<SetupProblem>) {
    if !setup.then.is_empty() && edition.series.is_empty() && !rules.series_everywhere {
        problems.push(SetupProblem::NoSeries {
            edition: edition.name.clone(),
        });
    }
    for name in setup.then.iter().take(MOST_LOOT) {
        if edition.scenario(name).is_none() {
            problems.push(SetupProblem::UnknownScenario { name: name.clone() });
        }
    }
}

fn compile_fixers(edition: &Edition, setup: &Setup, problems: &mut Vec<SetupProblem>) -> Fixers {
    let mut fixers = Fixers::EMPTY;
    for name in &setup.fixers {
        match edition.fixer(name) {
            None => problems.push(SetupProblem::UnknownFixer { name: name.clone() }),
            Some((_, card)) => {
                if fixers.contains(card.power) {
                    problems.push(SetupProblem::FixerTwice {
                        name: card.name.clone(),
                    });
                }
                fixers.insert(card.power);
            }
        }
    }
    for name in &setup.fixers_before {
        if edition.fixer(name).is_none() {
            problems.push(SetupProblem::UnknownFixer { name: name.clone() });
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
            what: SetupAmount::Items,
            most: 64,
        });
    }
    for name in setup.discovered.iter().take(64) {
        if edition.item(name).is_none() {
            problems.push(SetupProblem::UnknownItem { name: name.clone() });
        }
    }
}

/// Paintings in the stash, a bit for each piece.
fn brought_paintings(heist: &Heist) -> u32 {
    let stash = heist.opening.pieces.iter().enumerate();
    stash
        .filter(|(i, place)| {
            **place == Place::STASH && matches!(heist.pieces.get(*i), Some(PieceKind::Loot(_)))
        })
        .fold(0, |set, (i, _)| set | 1 << i)
}

/// Tiles with nothing on them before anybody came.
fn blank_tiles(heist: &Heist) -> SpaceSet {
    let (scenario, opening) = (&heist.scenario, &heist.opening);
    let mut used = opening.unknown | opening.loot | opening.reinforcements | opening.towers;
    used |= opening.doors | scenario.story;
    for token in Token::ALL {
        used |= opening.tokens.on(token);
    }
    for rings in opening.remote {
        used |= rings;
    }
    let machines = scenario.servers.iter().map(|(space, _)| *space);
    let others = machines
        .chain(scenario.gates.iter().copied())
        .chain(scenario.safe)
        .chain(scenario.kennel);
    let others: SpaceSet = others.collect();
    scenario.board.tiles() - used - others
}

/// Every piece of the heist: all item cards, then the loot chits of map, bag and safe, last what the team brings.
fn list_pieces(edition: &Edition, scenario: &Scenario, brought: &[Chit]) -> Vec<PieceKind> {
    let mut pieces = Vec::new();
    for (index, item) in edition.items.iter().enumerate() {
        pieces.extend((0..item.copies).map(|_| PieceKind::Item(index as u8)));
    }
    let on_map = scenario.chits.iter().map(|(_, chit)| *chit);
    let in_safe = scenario
        .draft
        .safe
        .iter()
        .flat_map(|safe| safe.chits.iter().copied());
    let loot = on_map.chain(in_safe).filter(|chit| chit.is_loot());
    pieces.extend(loot.chain(scenario.draft.bag.loot()).map(PieceKind::Loot));
    pieces.extend(brought.iter().map(|&chit| PieceKind::Loot(chit)));
    pieces
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
