//! Whether the parts of a scenario fit together; everything that does not is reported.

use board::{Board, BoardFault, Cell, EXTRA_EXITS, MAX_EXITS, MAX_TILES};

use super::cards::{ActionCard, SpecialAction};
use super::codes::{Letter, Piece};
use super::drawing::Drawing;
use super::edition::Edition;
use super::effect::{Chit, Effect};
use super::map::{Scenario, has_rule, lay_out};
use super::problems::{Counted, DraftText, Noun, Problem, ProblemKind, RuleOrGoal, Severity};
use super::scenario::{Bag, Goal, ScenarioDraft, ScenarioRule};
use super::source::At;

/// Names have at most this many letters.
pub const MAX_NAME: usize = 80;
/// Other texts have at most this many letters.
pub const MAX_TEXT: usize = 2000;
/// A bag has at most this many chits.
pub const MAX_BAG: usize = 100;
/// Rules, goals and other lists have at most this many entries.
pub const MAX_LIST: usize = 20;
/// A suggested crew has at most this many characters.
pub const MAX_CREW: usize = 4;
/// Tunnels open spare exits, and one of those is kept for a breach.
pub const MAX_TUNNELS: usize = EXTRA_EXITS - 1;
/// Most ways to put an entrance into a tunnel cell.
pub const MAX_TUNNEL_WAYS: usize = 32;
/// Most cash in a safe, in thousands.
pub const MAX_CASH: usize = 50;
/// Most of anything a special action or rule gives at once.
pub const MAX_GIFT: usize = 9;
/// Most crises in a deck: the queue holds them all.
pub const MAX_CRISES: usize = 20;
/// Most guards that walk with a moving target.
pub const MAX_ESCORTS: usize = 8;

/// Where the texts of a scenario are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Texts {
    /// In the draft: somebody brings it along.
    Own,
    /// In the language files, by id: it is in the box.
    ById,
}

/// Checks a draft that stands at this place.
pub(super) fn check(
    at: At,
    draft: ScenarioDraft,
    texts: Texts,
    edition: &Edition,
) -> Result<Scenario, Vec<Problem>> {
    let mut problems = Vec::new();
    let drawing = Drawing::read(at.key("map"), &draft.map, &mut problems);
    let mut check = Check {
        at,
        draft: &draft,
        edition,
        drawing: &drawing,
        problems,
    };
    check.names();
    // A scenario of the box that was changed goes by the words it has there.
    let in_the_box = || {
        edition
            .scenarios
            .iter()
            .any(|known| known.draft.id == draft.id)
    };
    if texts == Texts::Own && !(draft.is_without_texts() && in_the_box()) {
        check.texts();
    }
    check.sizes();
    check.ways();
    check.tunnels();
    check.gates();
    check.locks();
    check.safe();
    check.npc();
    check.rules();
    check.goals();
    check.bag();
    let items = check.items();
    let deck = check.deck();
    let board = check.board();

    let mut problems = check.problems;
    problems.sort_by_key(|problem| (problem.place.line(), problem.place.cell));
    let refused = problems.iter().any(|p| p.severity() == Severity::Error);
    let Some(board) = board.filter(|_| !refused) else {
        return Err(problems);
    };
    Ok(lay_out(draft, &drawing, board, items, deck, problems))
}

/// A draft under examination.
struct Check<'c> {
    at: At<'c>,
    draft: &'c ScenarioDraft,
    edition: &'c Edition,
    drawing: &'c Drawing<'c>,
    problems: Vec<Problem>,
}

impl Check<'_> {
    fn problem(&mut self, key: &'static str, kind: ProblemKind) {
        self.problems.push(self.at.key(key).problem(kind));
    }

    fn problem_at_cells(
        &mut self,
        cells: impl IntoIterator<Item = Cell>,
        kind: impl Fn() -> ProblemKind,
    ) {
        let problems = cells
            .into_iter()
            .map(|cell| self.drawing.problem(cell, kind()));
        self.problems.extend(problems);
    }

    fn names(&mut self) {
        let (at, draft) = (self.at, self.draft);
        self.text(at.key("id"), DraftText::Id, &draft.id, MAX_NAME);
        self.text(at.key("name"), DraftText::Name, &draft.name, MAX_NAME);
        if let Some(npc) = &draft.npc {
            let at = at.key("npc");
            if let Some(name) = &npc.name {
                self.text(at.key("name"), DraftText::NpcName, name, MAX_NAME);
            }
            if let Some(special) = &npc.special {
                let at = at.key("special");
                self.text(at, DraftText::SpecialName, &special.name, MAX_NAME);
            }
        }
    }

    fn texts(&mut self) {
        let (at, draft) = (self.at, self.draft);
        self.text(
            at.key("location"),
            DraftText::Location,
            &draft.location,
            MAX_NAME,
        );
        self.text(
            at.key("objective"),
            DraftText::Objective,
            &draft.objective,
            MAX_TEXT,
        );
        self.length(at.key("story"), DraftText::Story, &draft.story, MAX_TEXT);
        for (n, rule) in draft.rules.iter().enumerate().take(MAX_LIST) {
            let at = at.key("rules").nth(n);
            self.text(at.key("name"), DraftText::RuleName, &rule.name, MAX_NAME);
            self.text(at.key("text"), DraftText::RuleText, &rule.text, MAX_TEXT);
        }
        for (n, note) in draft.notes.iter().enumerate().take(MAX_LIST) {
            self.text(at.key("notes").nth(n), DraftText::Note, note, MAX_TEXT);
        }
        for (n, bonus) in draft.bonus.iter().enumerate().take(MAX_LIST) {
            let at = at.key("bonus").nth(n);
            self.text(at.key("text"), DraftText::BonusText, &bonus.text, MAX_TEXT);
        }
    }

    fn text(&mut self, at: At, what: DraftText, text: &str, most: usize) {
        if text.trim().is_empty() {
            self.problems
                .push(at.problem(ProblemKind::EmptyText { what }));
        }
        self.length(at, what, text, most);
    }

    fn length(&mut self, at: At, what: DraftText, text: &str, most: usize) {
        let found = text.chars().count();
        if found > most {
            let kind = ProblemKind::TextTooLong { what, most, found };
            self.problems.push(at.problem(kind));
        }
    }

    fn sizes(&mut self) {
        let draft = self.draft;
        let safe = draft.safe.as_ref();
        let special = draft.npc.as_ref().and_then(|npc| npc.special.as_ref());
        let held = draft.rules.iter().filter_map(|rule| match &rule.rule {
            Some(ScenarioRule::HeldByGuard(chits)) => Some(chits.len()),
            _ => None,
        });
        for (key, what, most, found) in [
            ("rules", Counted::Rules, MAX_LIST, draft.rules.len()),
            (
                "rules",
                Counted::HeldChits,
                MAX_LIST,
                held.max().unwrap_or(0),
            ),
            ("goals", Counted::Goals, MAX_LIST, draft.goals.len()),
            ("items", Counted::Items, MAX_LIST, draft.items.len()),
            ("bonus", Counted::Bonuses, MAX_LIST, draft.bonus.len()),
            ("notes", Counted::Notes, MAX_LIST, draft.notes.len()),
            ("crew", Counted::Characters, MAX_CREW, draft.crew.len()),
            ("loot", Counted::Paintings, MAX_LIST, draft.loot.len()),
            (
                "requires",
                Counted::Characters,
                MAX_CREW,
                draft.requires.len(),
            ),
            ("wants", Counted::Characters, MAX_CREW, draft.wants.len()),
            (
                "challenge",
                Counted::Characters,
                MAX_CREW,
                draft.challenge.as_ref().map_or(0, |c| c.crew.len()),
            ),
            (
                "safe",
                Counted::SafeChits,
                MAX_LIST,
                safe.map_or(0, |s| s.chits.len()),
            ),
            (
                "safe",
                Counted::SafeItems,
                MAX_LIST,
                safe.map_or(0, |s| s.items.len()),
            ),
            (
                "npc",
                Counted::Icons,
                MAX_LIST,
                special.map_or(0, |action| action.icons.len()),
            ),
            (
                "tunnels",
                Counted::Tunnels,
                MAX_TUNNELS,
                usize::from(draft.tunnels),
            ),
            ("bag", Counted::BagChits, MAX_BAG, bag_size(&draft.bag)),
            (
                "safe",
                Counted::SafeCash,
                MAX_CASH,
                safe.map_or(0, |s| usize::from(s.cash)),
            ),
            (
                "npc",
                Counted::SpecialReach,
                MAX_GIFT,
                special.map_or(0, |action| usize::from(deed_size(action))),
            ),
            (
                "rules",
                Counted::Logs,
                MAX_GIFT,
                draft
                    .rules
                    .iter()
                    .map(|rule| logs_size(rule.rule.as_ref()))
                    .max()
                    .unwrap_or(0)
                    .into(),
            ),
        ] {
            self.at_most(key, what, most, found);
        }
    }

    fn at_most(&mut self, key: &'static str, what: Counted, most: usize, found: usize) {
        if found > most {
            self.problem(key, ProblemKind::TooMany { what, most, found });
        }
    }

    fn board(&mut self) -> Option<Board> {
        let tiles = self.drawing.tiles.iter().copied();
        let error = match Board::new(tiles, &self.drawing.exits) {
            Ok(board) => return Some(board),
            Err(error) => error,
        };
        for fault in error.faults {
            let too_many = |what, most, found| ProblemKind::TooMany { what, most, found };
            match fault {
                BoardFault::TooManyTiles(found) => {
                    self.problem("map", too_many(Counted::Tiles, MAX_TILES, found));
                }
                BoardFault::TooManyExits(found) => {
                    self.problem("map", too_many(Counted::Entrances, MAX_EXITS, found));
                }
                BoardFault::ExitTouchesNoTile(exit) => {
                    self.problem_at_cells([exit.cell], || ProblemKind::EntranceTouchesNoTile);
                }
                // A drawing has one thing in each of its cells, and no more cells than a board.
                BoardFault::TileOffMap(_)
                | BoardFault::ExitOffMap(_)
                | BoardFault::DuplicateTile(_)
                | BoardFault::ExitOnTile(_)
                | BoardFault::DuplicateExit(_) => unreachable!("{fault:?}"),
            }
        }
        None
    }

    /// Ways in, out and about.
    fn ways(&mut self) {
        let rule = |is_it: fn(&ScenarioRule) -> bool| has_rule(self.draft, is_it);
        let outdoors = !self.drawing.exits.is_empty()
            || self.draft.tunnels > 0 && !self.drawing.tunnels.is_empty();
        let inside = rule(|r| *r == ScenarioRule::StartInHideouts)
            || rule(|r| *r == ScenarioRule::StartInside)
            || rule(|r| *r == ScenarioRule::BreakIn)
                && !self.drawing.cells(Piece::Figure).is_empty();
        let hideouts = rule(|r| matches!(r, ScenarioRule::Hideouts(_)));
        if !outdoors && !inside {
            self.problem("map", ProblemKind::NoWayIn);
        } else if !outdoors && !hideouts {
            self.problem("map", ProblemKind::NoWayOut);
        }
        self.room_to_start();
        self.problem_at_cells(self.drawing.islands(), || ProblemKind::UnreachedTile);
    }

    /// A crew of four, and an NPC that begins outside, must find a place.
    fn room_to_start(&mut self) {
        let draft = self.draft;
        let dug = usize::from(draft.tunnels).min(self.drawing.tunnels.len());
        let exits = self.drawing.exits.len() + dug;
        let npc = usize::from(draft.npc.as_ref().is_some_and(|npc| npc.starts_outside));
        let hidden = has_rule(draft, |rule| *rule == ScenarioRule::StartInHideouts);
        if has_rule(draft, |rule| *rule == ScenarioRule::StartInside) {
            let alone = !self.drawing.cells(Piece::Start(0)).is_empty();
            let each = (1..=4).filter(|&n| !self.drawing.cells(Piece::Start(n)).is_empty());
            let room = if alone { 4 } else { each.count() };
            if room < 4 {
                self.problem("map", ProblemKind::TooFewStarts { room, need: 4 });
            }
            return;
        }
        let limit = usize::from(draft.entrance_limit);
        let (places, each, need) = match hidden {
            true => (self.drawing.cells(Piece::Story).len(), 2, 4),
            false => (exits, limit, 4 + npc),
        };
        let room = places * each;
        if each > 0 && places > 0 && room < need {
            self.problem("map", ProblemKind::TooFewStarts { room, need });
        }
    }

    fn tunnels(&mut self) {
        let drawing = self.drawing;
        let cells = drawing.tunnels.len();
        let tunnels = self.draft.tunnels;
        if usize::from(tunnels) > cells {
            self.problem(
                "tunnels",
                ProblemKind::MoreTunnelsThanCells { tunnels, cells },
            );
        } else if tunnels == 0 && cells > 0 {
            self.problem_at_cells(drawing.tunnels.first().copied(), || {
                ProblemKind::UnusedTunnels
            });
        }
        let ways = drawing
            .tunnels
            .iter()
            .map(|&cell| drawing.sides_with_tile(cell).count())
            .sum();
        self.at_most("map", Counted::TunnelWays, MAX_TUNNEL_WAYS, ways);
        let beside_nothing = |cell: &Cell| drawing.sides_with_tile(*cell).next().is_none();
        let stray = drawing.tunnels.iter().copied().filter(beside_nothing);
        self.problem_at_cells(stray, || ProblemKind::TunnelTouchesNoTile);
    }

    fn gates(&mut self) {
        let cells = [0, 1, 2, 3, 4].map(|n| self.drawing.cells(Piece::Gate(n)));
        let last = cells.iter().rposition(|cells| !cells.is_empty());
        for (letter, cells) in ('A'..).zip(&cells).take(last.map_or(0, |last| last + 1)) {
            if cells.is_empty() {
                self.problem("map", ProblemKind::GateMissing { letter });
            }
            let others = cells.iter().copied().skip(1);
            self.problem_at_cells(others, || ProblemKind::SecondGate { letter });
        }
        let kennels = self.drawing.cells(Piece::Kennel).into_iter().skip(1);
        self.problem_at_cells(kennels, || ProblemKind::SecondKennel);
    }

    /// Remote locks and keycard doors, and what opens them.
    fn locks(&mut self) {
        for letter in Letter::ALL {
            let cipher = letter == Letter::Y
                && has_rule(self.draft, |rule| *rule == ScenarioRule::CrackCipher);
            if !cipher && self.drawing.cells(Piece::Server(letter)).is_empty() {
                let locks = self.drawing.cells(Piece::RemoteLock(letter));
                self.problem_at_cells(locks, || ProblemKind::RemoteLockWithoutServer { letter });
            }
        }
        if self.supply(Chit::Keycard) == 0 {
            let doors = self.drawing.cells(Piece::Door);
            self.problem_at_cells(doors, || ProblemKind::DoorWithoutKeycard);
        }
    }

    /// How many of these are on the map, in the bag and in the safe.
    fn supply(&self, chit: Chit) -> usize {
        let safe = self.draft.safe.iter().flat_map(|safe| &safe.chits);
        self.drawing.cells(Piece::Chit(chit)).len()
            + usize::from(in_bag(&self.draft.bag, chit))
            + safe.filter(|&&inside| inside == chit).count()
    }

    fn safe(&mut self) {
        let hexes = self.drawing.cells(Piece::Safe);
        self.problem_at_cells(hexes.iter().copied().skip(1), || ProblemKind::SecondSafe);
        let Some(safe) = &self.draft.safe else {
            let first = hexes.first().copied();
            return self.problem_at_cells(first, || ProblemKind::SafeHexWithoutSafe);
        };
        if hexes.is_empty() {
            self.problem("safe", ProblemKind::SafeWithoutHex);
        }
        if safe.cracks == 0 {
            self.problem("safe", ProblemKind::SafeWithoutCracks);
        }
        let at = self.at.key("safe");
        for &chit in safe
            .chits
            .iter()
            .take(MAX_LIST)
            .filter(|chit| !chit.is_loot())
        {
            let kind = ProblemKind::NotLoot { chit };
            self.problems.push(at.key("chits").problem(kind));
        }
        for (n, item) in safe.items.iter().enumerate().take(MAX_LIST) {
            self.item(at.key("items").nth(n), item);
        }
    }

    fn items(&mut self) -> Vec<usize> {
        let items = &self.draft.items;
        let hexes = self.drawing.cells(Piece::Item).len();
        if items.len() != hexes {
            let items = items.len();
            self.problem("items", ProblemKind::ItemHexes { items, hexes });
        }
        let at = self.at.key("items");
        let known = items.iter().enumerate().take(MAX_LIST);
        known
            .filter_map(|(n, item)| self.item(at.nth(n), item))
            .collect()
    }

    fn item(&mut self, at: At, id: &str) -> Option<usize> {
        let index = self.edition.items.iter().position(|item| item.id == id);
        if index.is_none() {
            self.unknown(at, Noun::Item, id);
        }
        index
    }

    fn unknown(&mut self, at: At, noun: Noun, name: &str) {
        let name = name.chars().take(MAX_NAME).collect();
        let kind = ProblemKind::UnknownName { noun, name };
        self.problems.push(at.problem(kind));
    }

    fn npc(&mut self) {
        let break_in = has_rule(self.draft, |rule| *rule == ScenarioRule::BreakIn);
        let figures = match break_in {
            true => Vec::new(),
            false => self.drawing.cells(Piece::Figure),
        };
        let npc = self.draft.npc.as_ref();
        match npc {
            Some(npc) if !npc.starts_outside => {
                if figures.is_empty() {
                    self.problem("npc", ProblemKind::NpcWithoutPlace);
                }
                let others = figures.into_iter().skip(1);
                self.problem_at_cells(others, || ProblemKind::SecondNpcPlace);
            }
            _ => self.problem_at_cells(figures, || ProblemKind::PlaceWithoutNpc),
        }
        let Some(npc) = npc else {
            return;
        };
        match self.edition.npcs.iter().find(|card| card.id == npc.card) {
            None => self.unknown(self.at.key("npc").key("card"), Noun::Npc, &npc.card),
            Some(card) => {
                let has_special = card.calm.special || card.panicked.special;
                if has_special && npc.special.is_none() {
                    self.problem("npc", ProblemKind::NpcSpecialMissing);
                }
            }
        }
    }

    /// Rules that speak of things the scenario must have; the reward's fixer.
    fn rules(&mut self) {
        if has_rule(self.draft, |rule| {
            matches!(rule, ScenarioRule::MovingTarget | ScenarioRule::Ambush)
        }) {
            let guards = self
                .drawing
                .pick(|piece| (piece == Piece::Chit(Chit::Guard)).then_some(()));
            let guards = guards.count();
            self.at_most("map", Counted::Escorts, MAX_ESCORTS, guards);
        }
        use ScenarioRule::*;

        let no_npc = self.draft.npc.is_none();
        let no_story = self.drawing.cells(Piece::Story).is_empty();
        for (n, rule) in self.draft.rules.iter().enumerate().take(MAX_LIST) {
            let needs_npc = match rule.rule {
                Some(MovingTarget) => Some(RuleOrGoal::Rule("moving-target")),
                Some(Ambush) => Some(RuleOrGoal::Rule("ambush")),
                Some(NoFreeingInEscape) => Some(RuleOrGoal::Rule("no-freeing-in-escape")),
                Some(CrackCipher) => Some(RuleOrGoal::Rule("crack-cipher")),
                Some(MealTicket) => Some(RuleOrGoal::Rule("meal-ticket")),
                Some(TrustedMayor) => Some(RuleOrGoal::Rule("trusted-mayor")),
                _ => None,
            };
            let needs_story = match rule.rule {
                Some(BeaconExit) => Some(RuleOrGoal::Rule("beacon-exit")),
                Some(Hideouts(_)) => Some(RuleOrGoal::Rule("hideouts")),
                Some(StartInHideouts) => Some(RuleOrGoal::Rule("start-in-hideouts")),
                Some(CheckLogs { .. }) => Some(RuleOrGoal::Rule("check-logs")),
                _ => None,
            };
            let missing = [
                needs_npc
                    .filter(|_| no_npc)
                    .map(|by| ProblemKind::NeedsNpc { by }),
                needs_story
                    .filter(|_| no_story)
                    .map(|by| ProblemKind::NeedsStoryHex { by }),
            ];
            let at = self.at.key("rules").nth(n);
            let problems = missing.into_iter().flatten().map(|kind| at.problem(kind));
            self.problems.extend(problems);
        }
        self.people();
        if let Some(fixer) = &self.draft.reward.fixer
            && !self.edition.fixers.iter().any(|card| card.id == *fixer)
        {
            self.unknown(self.at.key("reward").key("fixer"), Noun::Fixer, fixer);
        }
    }

    /// The characters and skills the scenario names.
    fn people(&mut self) {
        let (at, draft) = (self.at, self.draft);
        for (n, id) in draft.requires.iter().enumerate().take(MAX_CREW) {
            self.character(at.key("requires").nth(n), id);
        }
        for (n, id) in draft.wants.iter().enumerate().take(MAX_CREW) {
            self.character(at.key("wants").nth(n), id);
        }
        let alone = draft.challenge.iter().flat_map(|challenge| &challenge.crew);
        let alone = alone
            .enumerate()
            .map(|(n, card)| (at.key("challenge").key("crew").nth(n), card));
        let crew = draft.crew.iter().enumerate();
        let crew = crew.map(|(n, card)| (at.key("crew").nth(n), card));
        for (at, card) in crew.chain(alone).take(2 * MAX_CREW) {
            self.character(at.key("character"), &card.character);
            for skill in &card.skills {
                if !self.edition.skills.iter().any(|card| card.id == *skill) {
                    self.unknown(at.key("skills"), Noun::Skill, skill);
                }
            }
        }
    }

    fn character(&mut self, at: At, id: &str) {
        if !self.edition.characters.iter().any(|card| card.id == id) {
            self.unknown(at, Noun::Character, id);
        }
    }

    fn goals(&mut self) {
        if self.draft.goals.is_empty() {
            self.problem("goals", ProblemKind::NoGoal);
        }
        let no_npc = self.draft.npc.is_none();
        let no_story = self.drawing.cells(Piece::Story).is_empty();
        for (n, goal) in self.draft.goals.iter().enumerate().take(MAX_LIST) {
            let loot = |chit: Chit, wanted: u8| {
                let found = self.supply(chit);
                if !chit.is_loot() {
                    Some(ProblemKind::NotLoot { chit })
                } else if usize::from(wanted) > found {
                    Some(ProblemKind::GoalImpossible {
                        chit,
                        wanted,
                        found,
                    })
                } else {
                    None
                }
            };
            let kind = match *goal {
                Goal::Secure { chit, count } => loot(chit, count),
                Goal::HoldInHideout(_) if no_story => Some(ProblemKind::NeedsStoryHex {
                    by: RuleOrGoal::Goal("hold-in-hideout"),
                }),
                Goal::HoldInHideout(chit) => loot(chit, 1),
                Goal::NpcEscapes if no_npc => Some(ProblemKind::NeedsNpc {
                    by: RuleOrGoal::Goal("npc-escapes"),
                }),
                Goal::NpcEscapes | Goal::AnyoneEscapes | Goal::EveryoneEscapes => None,
                Goal::SecureArt(count) => {
                    let art = self.drawing.pick(|piece| match piece {
                        Piece::Chit(chit) => chit.is_art().then_some(()),
                        _ => None,
                    });
                    let found = art.count();
                    (usize::from(count) > found).then_some(ProblemKind::TooLittleArt {
                        wanted: count,
                        found,
                    })
                }
                Goal::Swap { count, .. } => {
                    let hung = self.drawing.pick(|piece| match piece {
                        Piece::Chit(chit) => chit.twin().map(|_| ()),
                        _ => None,
                    });
                    let found = hung.count();
                    (usize::from(count) > found).then_some(ProblemKind::TooLittleArt {
                        wanted: count,
                        found,
                    })
                }
                Goal::SecureCash(wanted) => {
                    let cash = self.drawing.pick(|piece| match piece {
                        Piece::Cash(cash) => Some(usize::from(cash)),
                        _ => None,
                    });
                    let in_safe = self.draft.safe.as_ref().map_or(0, |safe| safe.cash);
                    let found: usize = cash.map(|(_, cash)| cash).sum();
                    let found = found + usize::from(in_safe);
                    (usize::from(wanted) > found)
                        .then_some(ProblemKind::TooLittleCash { wanted, found })
                }
            };
            let at = self.at.key("goals").nth(n);
            self.problems.extend(kind.map(|kind| at.problem(kind)));
        }
    }

    fn bag(&mut self) {
        let unknown = self.drawing.cells(Piece::Unknown).len();
        let bag = bag_size(&self.draft.bag);
        if bag < unknown {
            self.problem("bag", ProblemKind::BagTooSmall { unknown, bag });
        }
    }

    fn deck(&mut self) -> Vec<u8> {
        let at = self.at.key("deck");
        if self.draft.deck.len() > MAX_TEXT {
            self.length(at, DraftText::Deck, &self.draft.deck, MAX_TEXT);
            return Vec::new();
        }
        if self.edition.alert.is_some() && self.draft.deck.trim().is_empty() {
            return Vec::new();
        }
        let (deck, mut kinds) = self.edition.read_deck(&self.draft.deck);
        let sounds_alarm = |index: &u8| {
            let card = &self.edition.cards[usize::from(*index)];
            card.effects.contains(&Effect::SoundAlarm)
        };
        if let Some((last, before)) = deck.split_last() {
            if last.is_some_and(|last| !sounds_alarm(&last)) {
                kinds.push(ProblemKind::NoFinalCrisis);
            }
            let early = before.iter().flatten().filter(|card| sounds_alarm(card));
            kinds.extend(early.map(|&index| {
                let card = &self.edition.cards[usize::from(index)];
                ProblemKind::EarlyFinalCrisis {
                    card: card.code.clone(),
                }
            }));
        }
        let crises = deck
            .iter()
            .flatten()
            .filter(|&&card| self.edition.is_crisis(usize::from(card)))
            .count();
        self.at_most("deck", Counted::Crises, MAX_CRISES, crises);
        let problems = kinds.into_iter().map(|kind| at.problem(kind));
        self.problems.extend(problems);
        deck.into_iter().flatten().collect()
    }
}

/// The number a special action works with: its price or its reach, whichever is larger.
fn deed_size(action: &ActionCard) -> u8 {
    let reach = match action.does {
        Some(
            SpecialAction::Rewire(n)
            | SpecialAction::Grant(n)
            | SpecialAction::TossLoot(n)
            | SpecialAction::KillPixels(n)
            | SpecialAction::Inspire(n)
            | SpecialAction::StudySchematics(n),
        ) => n,
        _ => 0,
    };
    reach.max(action.pay)
}

fn logs_size(rule: Option<&ScenarioRule>) -> u8 {
    match rule {
        Some(ScenarioRule::CheckLogs { reveals, cash }) => (*reveals).max(*cash),
        _ => 0,
    }
}

fn in_bag(bag: &Bag, chit: Chit) -> u8 {
    let found = bag.counts().into_iter().find(|(kind, _)| *kind == chit);
    found.map_or(0, |(_, count)| count)
}

fn bag_size(bag: &Bag) -> usize {
    bag.counts()
        .into_iter()
        .map(|(_, count)| usize::from(count))
        .sum()
}
