//! The content of the box: all of it loads, all of it is there, and what is wrong is found.

mod content {
    mod boxes;
}

use std::collections::BTreeSet;

use board::{Cell, Side};
use crew::content::cards::*;
use crew::content::codes::Letter;
use crew::content::editions::MASTER_HEIST;
use crew::content::effect::*;
use crew::content::problems::{
    Counted, DraftText, ForeignPiece, Noun, Problem, RuleOrGoal, Severity, TextPosition,
};
use crew::content::scenario::{Goal, ScenarioDraft, ScenarioRule, SpecialRule};
use crew::content::{
    Edition, ProblemKind, Scenario, check_scenario, editions, load_edition, load_scenario,
    master_heist,
};
use proptest::prelude::{prop_assert, proptest};

#[test]
fn the_whole_edition_loads() {
    if let Err(problems) = load_edition(MASTER_HEIST) {
        panic!("{problems:#?}");
    }
}

#[test]
fn the_box_is_complete() {
    let edition = master_heist();
    let of_level = |level| {
        let characters = edition.characters.iter();
        characters.filter(|card| card.level == level).count()
    };
    assert_eq!(of_level(CardLevel::Amateur), 8);
    assert_eq!(of_level(CardLevel::Pro), 16);
    assert_eq!(edition.skills.len(), 21);
    assert_eq!(edition.items.len(), 12);
    assert_eq!(edition.items.iter().map(|card| card.copies).sum::<u8>(), 15);
    assert_eq!(edition.npcs.len(), 3);
    assert_eq!(edition.fixers.len(), 15);
    assert_eq!(edition.prebuilts.len(), 16);
    assert_eq!(edition.tracks.len(), 2);

    let (events, crises) = edition.cards.split_at(edition.events);
    assert_eq!(events.iter().map(|card| card.copies).sum::<u8>(), 41);
    assert_eq!(crises.len(), 8);
    assert_eq!(crises.iter().map(|card| card.copies).sum::<u8>(), 12);
}

#[test]
fn the_scenarios_come_in_the_order_of_the_booklet() {
    let scenarios = master_heist().scenarios.iter();
    let ids: Vec<&str> = scenarios.map(|s| s.draft.id.as_str()).collect();
    assert_eq!(
        ids,
        [
            "the-inclusion-job",
            "the-startup-job",
            "the-dark-horse-job",
            "the-greedy-prisoner",
            "the-blind-justice-job",
            "the-melee-job",
            "the-side-channel",
            "the-hospitality-job",
            "the-proving-grounds",
            "the-safehouse-rescue",
            "the-black-box",
            "the-marathon-job",
            "county-the-bricks",
            "county-the-river",
            "county-the-hole",
            "the-final-score-part-1",
            "the-final-score-part-2",
        ]
    );
}

#[test]
fn every_printed_map_has_the_tiles_of_the_box() {
    for scenario in &master_heist().scenarios {
        let name = &scenario.draft.name;
        let tiles = scenario.board.tile_count();
        // The Track is the one map that leaves a tile in the box.
        let wanted = if scenario.draft.id == "the-dark-horse-job" {
            31
        } else {
            32
        };
        assert_eq!(tiles, wanted, "{name}");
    }
}

#[test]
fn rewards_and_fixers_agree() {
    let edition = master_heist();
    for scenario in &edition.scenarios {
        if let Some(id) = &scenario.draft.reward.fixer {
            let (_, fixer) = edition.fixer(id).unwrap();
            assert!(fixer.unlocked_by.contains(&scenario.draft.id), "{id}");
        }
    }
    for fixer in &edition.fixers {
        for id in &fixer.unlocked_by {
            let (_, scenario) = edition.scenario(id).unwrap();
            let reward = scenario.draft.reward.fixer.as_ref();
            assert_eq!(reward, Some(&fixer.id), "{id}");
        }
    }
}

#[test]
fn every_fixer_can_do_something() {
    for edition in editions() {
        for card in &edition.fixers {
            assert!(!card.abilities.is_empty(), "{}", card.name);
        }
    }
}

#[test]
fn cards_are_found_by_id_and_by_printed_name() {
    let edition = master_heist();
    let (index, thug) = edition.character("thug").unwrap();
    assert_eq!(edition.characters[index].id, thug.id);
    assert_eq!(edition.character("THUG").unwrap().0, index);
    assert_eq!(
        edition.skill("smash 'n' grab").unwrap().1.id,
        "smash-n-grab"
    );
    assert_eq!(edition.item("Cheap Picks").unwrap().1.id, "cheap-picks");
    assert_eq!(edition.fixer("pawn shop owner").unwrap().1.id, "fence");
    assert!(edition.npc("Nobody").is_none());
}

#[test]
fn decks_are_written_in_ranges() {
    let edition = master_heist();
    let codes = |deck: &str| -> Vec<&str> {
        let cards = edition.expand_deck(deck).unwrap();
        let card = |index: u8| edition.cards[usize::from(index)].code.as_str();
        cards.into_iter().map(card).collect()
    };
    assert_eq!(codes("1-3, G1,C3"), ["1", "2", "3", "G1", "C3"]);
    assert_eq!(codes("G2-G4"), ["G2", "G3", "G4"]);
    // Codes that no card bears any more.
    assert_eq!(codes("A5,C7"), ["A4", "C6"]);
    assert!(edition.is_crisis(edition.card("C7").unwrap().0));
    assert!(!edition.is_crisis(edition.card("24").unwrap().0));
}

#[test]
fn a_skill_lacks_what_no_face_has() {
    let edition = master_heist();
    for skill in &edition.skills {
        let lacks = edition.lacks(skill);
        for face in &skill.faces {
            let (_, action) = edition.action(face).unwrap();
            assert!(!action.icons.iter().any(|icon| lacks.contains(icon)));
        }
    }
    let (_, skill) = edition.skill("smash-n-grab").unwrap();
    assert_eq!(edition.lacks(skill), [Icon::Unlock]);
}

#[test]
fn the_pieces_of_a_map_lie_on_their_tiles() {
    let (_, job) = master_heist().scenario("The Dark Horse Job").unwrap();
    let at = |row, col| job.board.tile_at(Cell { row, col }).unwrap();
    assert_eq!(job.board.exit_count(), 3);
    assert_eq!(job.unknown.len(), 14);
    assert_eq!(job.servers, [(at(0, 5), Letter::X), (at(3, 5), Letter::Y)]);
    assert_eq!(
        job.remote_locks,
        [(at(0, 8), Letter::Y), (at(3, 4), Letter::X)]
    );
    assert_eq!(job.cash, [(at(0, 3), 3), (at(5, 5), 3)]);
    let on = |tile| -> Vec<Chit> {
        let chits = job.chits.iter().filter(|(space, _)| *space == tile);
        chits.map(|(_, chit)| *chit).collect()
    };
    assert_eq!(on(at(0, 8)), [Chit::Documents]);
    assert_eq!(on(at(1, 8)), [Chit::Dog, Chit::Dog]);
    assert_eq!(on(at(0, 7)), [Chit::Camera, Chit::Lock]);
    let picks = master_heist().item("cheap-picks").unwrap().0;
    assert_eq!(job.items, [(at(3, 2), picks)]);
}

#[test]
fn gates_close_in_the_order_of_their_letters() {
    let (_, job) = master_heist().scenario("the-inclusion-job").unwrap();
    let cells: Vec<Cell> = job
        .gates
        .iter()
        .filter_map(|g| job.board.cell(*g))
        .collect();
    let cell = |row, col| Cell { row, col };
    assert_eq!(cells, [cell(2, 6), cell(3, 4), cell(1, 4), cell(3, 2)]);
}

#[test]
fn an_entrance_fits_into_a_tunnel_space_in_several_ways() {
    let (_, job) = master_heist().scenario("the-side-channel").unwrap();
    let cell = Cell { row: 0, col: 5 };
    let ways = job.tunnels.iter().filter(|tunnel| tunnel.cell == cell);
    let sides: Vec<Side> = ways.map(|tunnel| tunnel.side).collect();
    assert_eq!(sides, [Side::LowerRight, Side::LowerLeft]);
    assert_eq!(job.tunnels.len(), 9);
}

#[test]
fn white_figures_are_the_npc_or_places_to_start_inside() {
    let edition = master_heist();
    let (_, prisoner) = edition.scenario("the-greedy-prisoner").unwrap();
    let cell = Cell { row: 1, col: 4 };
    assert_eq!(prisoner.npc_at, prisoner.board.tile_at(cell));
    assert!(prisoner.inside.is_empty());

    let (_, river) = edition.scenario("county-the-river").unwrap();
    assert_eq!(river.npc_at, None);
    assert_eq!(river.inside.len(), 5);

    let (_, melee) = edition.scenario("the-melee-job").unwrap();
    assert_eq!(melee.npc_at, None);
}

// Every word of the vocabularies is used.

/// Gives every variant its word. A new variant has to be added here, and used by some card.
macro_rules! vocabulary {
    ($type:ident: $($variant:ident),+ $(,)?) => {
        impl Word for $type {
            const ALL: &[&str] = &[$(stringify!($variant)),+];

            // Braces match variants with and without fields.
            fn word(&self) -> &'static str {
                match self {
                    $($type::$variant { .. } => stringify!($variant)),+
                }
            }
        }
    };
}

trait Word {
    const ALL: &[&str];
    fn word(&self) -> &'static str;
}

vocabulary!(Icon: Move, Unlock, Subdue, Disable, Idea, Reveal, Loot, Noise, Alert);
vocabulary!(Need: AdjacentLiveCamera, HoldsKeycard, HoldsDocuments, Outdoors);
vocabulary!(
    SpecialAction: Breach, LoopFootage, Rewire, Grant, TossLoot, KillPixels, Flashbang, BlowWhistle,
    TweakPlan, FlickKeycard, StudySchematics, Inspire, Tunnel,
);
vocabulary!(
    Power: EfficientPicker, PickUnderPressure, StartsWith, Adrenaline, AngerTherapy,
    PressurePoints, BetterWays, Replan, Codes, KnowsAWay, Pinch, Reach, VentCrawl, PaysGuards,
    Picker, WalksThrough, BreachFor, BringsItOn, MeetsReinforcements, ReportsIn, Inspires, PaidMoves,
    EarlyWarning, Misdirect, HoldsGates, Trusted,
);
vocabulary!(
    ItemPower: BreaksUpTo, Perfection, OncePerHeist, SingleUse, ExtraTokens, SharedFate,
    Floorplans, LuckyPenny, Cracks, SilentCracking, SharedUnlocks, Camouflage,
);
vocabulary!(
    FixerPower: Teamwork, Discount, GuardsForBlanks, DoubleOrNothing, PaidReveals, IdeasForLocks,
    LocksForBlanks, BlanksOnCall, CashForLoot, BetterSales, CamerasDisabled, NoiseTokens,
    IdeaTokens, MastermindEvents, InsideMan, BlanksInBag, IdeasInBag, CashForCash,
);
vocabulary!(NpcPower: CannotSubdue, Squirrely, PlottingEscape, Talkative, StaysClose);
vocabulary!(Joins: AtTheStart, WhenFreed, WhenTaken);
vocabulary!(
    Feat: WinOnFumes, WinWithBusted, OfCourse, AllInside, BeginWithCash, SilentRound,
    NoEventImpact, FixersUsed, Win, WinWith, Campaign,
);
vocabulary!(
    Effect: AlertIf, AlertForEach, FillBag, UpgradeBag, Add, Restore, LoseIdea, GainIdeas,
    IdeaForNoise, ConsolationForNoise, Whisper, LateTransfer, FumbleLoot, ReleaseDogs, CloseGates,
    Sweep, Reinforce, Panic, SoundAlarm, Alerts, Noise, AddTo, AddForLoot, CamerasBecomeGuards,
    GuideSomebody, DogsAtKennel, CloseGate, TurnNpcs,
);
vocabulary!(When: BesideLiveCamera, BesideGuard, OnExternalTile);
vocabulary!(
    Each: CrowdedEntrance, CharacterBesideLiveCamera, CrowdedHex, LiveCameraBesideCharacter,
    CharacterBesideGuard, GuardBesideCharacter, CharacterOnSubduedGuard, CharacterOnDisabledCamera,
    DisabledCamera,
);
vocabulary!(
    Tiles: GuardBesideCharacter, LiveCameraBesideCharacter, LockBesideCharacter,
    CharacterBesideLiveCamera, LiveCameraBesideSubduedGuard, WithCharacter, BesideCharacter,
    DisabledCameraBesideAnother, WithLoot, NextGate, CharacterAndGuard, Everywhere,
);
vocabulary!(
    Targets: Overwhelmed, Alone, OnGuard, OnSubduedGuard, PlannedTheUnknown, GuardedUnseen,
    IndoorsShortOfIdeas, IndoorsObjectiveDone, OverwhelmedAround, BesideLiveCamera, BesideGuard,
);
vocabulary!(Prey: Nearest, Loot, FewestIdeas, NearestDifferent);
vocabulary!(
    ScenarioRule: HeldByGuard, Breakout, BreakIn, Hideouts, StartInHideouts, MovingTarget, Ambush,
    NoFreeingInEscape, CrackCipher, CheckLogs, NoOldFriend, RadioSilence, Whispers, FreshIdeas,
    MealTicket, TrustedMayor, StartInside, BeaconExit, SwapsOnly, AllOrNobody,
);
vocabulary!(
    Goal: Secure, NpcEscapes, AnyoneEscapes, HoldInHideout, SecureArt, SecureCash, EveryoneEscapes,
    Swap,
);

#[track_caller]
fn assert_all_used<W: Word>(used: impl IntoIterator<Item = W>) {
    let used: BTreeSet<&str> = used.into_iter().map(|word| word.word()).collect();
    let unused: Vec<&&str> = W::ALL
        .iter()
        .filter(|word| !used.contains(**word))
        .collect();
    assert!(unused.is_empty(), "no card uses {unused:?}");
}

fn all_actions(edition: &Edition) -> Vec<&ActionCard> {
    let sides = edition
        .npcs
        .iter()
        .flat_map(|card| [&card.calm, &card.panicked]);
    let of_npcs = sides.flat_map(|side| side.actions.iter().chain(&side.six));
    let of_characters = edition.characters.iter().flat_map(|card| &card.actions);
    let special = of_npcs
        .chain(of_characters)
        .filter_map(|action| match action {
            ActionRef::Special(action) => Some(action),
            ActionRef::Common(_) => None,
        });
    let of_items = edition.items.iter().filter_map(|card| card.action.as_ref());
    let parts = edition
        .scenarios
        .iter()
        .filter_map(|s| s.draft.npc.as_ref());
    let of_scenarios = parts.filter_map(|npc| npc.special.as_ref());
    let actions = edition.actions.iter().chain(special);
    actions.chain(of_items).chain(of_scenarios).collect()
}

#[test]
fn every_word_about_actions_is_used() {
    let actions: Vec<&ActionCard> = editions().into_iter().flat_map(all_actions).collect();
    assert_all_used(actions.iter().flat_map(|action| action.icons.clone()));
    assert_all_used(actions.iter().filter_map(|action| action.needs));
    assert_all_used(actions.iter().filter_map(|action| action.does));
}

#[test]
fn every_power_is_used() {
    let all = || editions().into_iter();
    let of_characters = all().flat_map(|edition| &edition.characters);
    let of_characters = of_characters.flat_map(|card| &card.abilities);
    assert_all_used(of_characters.filter_map(|ability| ability.power.clone()));
    let of_items = all().flat_map(|edition| &edition.items);
    let of_items = of_items.flat_map(|card| &card.abilities);
    assert_all_used(of_items.filter_map(|ability| ability.power));
    let npcs = || all().flat_map(|edition| &edition.npcs);
    let sides = npcs().flat_map(|card| [&card.calm, &card.panicked]);
    let of_npcs = sides.flat_map(|side| &side.abilities);
    assert_all_used(of_npcs.filter_map(|ability| ability.power));
    let fixers = all().flat_map(|edition| &edition.fixers);
    assert_all_used(fixers.map(|card| card.power));
    let achievements = all().flat_map(|edition| &edition.achievements);
    assert_all_used(achievements.map(|card| card.feat.clone()));
    assert_all_used(npcs().map(|card| card.joins));
}

#[test]
fn every_word_about_effects_is_used() {
    let cards = editions().into_iter().flat_map(|edition| &edition.cards);
    let effects: Vec<Effect> = cards.flat_map(|card| card.effects.clone()).collect();
    assert_all_used(effects.clone());
    assert_all_used(effects.iter().filter_map(|effect| match *effect {
        Effect::AlertIf { when, .. } => Some(when),
        _ => None,
    }));
    assert_all_used(effects.iter().filter_map(|effect| match *effect {
        Effect::AlertForEach { each, .. } => Some(each),
        _ => None,
    }));
    assert_all_used(effects.iter().filter_map(|effect| match *effect {
        Effect::Add { on, .. } | Effect::Restore { on, .. } => Some(on),
        _ => None,
    }));
    assert_all_used(effects.iter().filter_map(|effect| match *effect {
        Effect::LoseIdea(who)
        | Effect::GainIdeas { who, .. }
        | Effect::AddTo { who, .. }
        | Effect::IdeaForNoise(who) => Some(who),
        _ => None,
    }));
    assert_all_used(effects.iter().filter_map(|effect| match *effect {
        Effect::ReleaseDogs { toward, .. } => Some(toward),
        _ => None,
    }));
}

#[test]
fn every_rule_and_goal_is_used() {
    let scenarios = || {
        let scenarios = editions()
            .into_iter()
            .flat_map(|edition| &edition.scenarios);
        scenarios.map(|scenario| &scenario.draft)
    };
    let rules = scenarios().flat_map(|draft| &draft.rules);
    assert_all_used(rules.filter_map(|rule| rule.rule.clone()));
    assert_all_used(scenarios().flat_map(|draft| draft.goals.clone()));
}

// What is wrong is found, all of it.

const HEAD: (&str, &str) = (
    "edition.toml",
    "id = 'e'\nname = 'E'\nversion = '1'\nyear = 2024\nruleset = 1",
);

/// Each problem with its line, and the cell or the field it is about.
#[track_caller]
fn assert_problems(problems: &[Problem], wanted: &[(u32, &str, ProblemKind)]) {
    let at = |problem: &Problem| match problem.place.cell {
        Some(cell) => cell.label(),
        None => problem.place.field.clone(),
    };
    let found: Vec<(u32, String, ProblemKind)> = problems
        .iter()
        .map(|problem| {
            let line = problem.place.line().unwrap_or(0);
            (line, at(problem), problem.kind.clone())
        })
        .collect();
    let wanted: Vec<(u32, String, ProblemKind)> = wanted
        .iter()
        .map(|(line, at, kind)| (*line, at.to_string(), kind.clone()))
        .collect();
    assert_eq!(found, wanted);
}

fn syntax(message: &str) -> ProblemKind {
    let message = message.to_string();
    ProblemKind::Syntax { message }
}

fn shape(message: &str) -> ProblemKind {
    let message = message.to_string();
    ProblemKind::Shape { message }
}

fn unknown(noun: Noun, name: &str) -> ProblemKind {
    let name = name.to_string();
    ProblemKind::UnknownName { noun, name }
}

fn twice(noun: Noun, id: &str) -> ProblemKind {
    let id = id.to_string();
    ProblemKind::DuplicateId { noun, id }
}

#[test]
fn every_syntax_error_of_a_file_is_reported() {
    let files = [HEAD, ("syntax.toml", include_str!("broken/syntax.toml"))];
    let problems = load_edition(&files).unwrap_err().0;
    assert_problems(
        &problems,
        &[
            (2, "", syntax("invalid basic string, expected `\"`")),
            (
                7,
                "",
                syntax("missing comma between array elements, expected `,`"),
            ),
            (
                14,
                "",
                syntax("string values must be quoted, expected literal string"),
            ),
        ],
    );
    assert!(
        problems
            .iter()
            .all(|problem| problem.place.file == "syntax.toml")
    );
}

#[test]
fn every_bad_entry_is_reported_on_its_line() {
    let head = format!("{}\nrenames = {{ A5 = 'A4' }}", HEAD.1);
    let cards = include_str!("broken/cards.toml");
    let files = [(HEAD.0, head.as_str()), ("cards.toml", cards)];
    let problems = load_edition(&files).unwrap_err().0;
    let (wanted, found) = (6, 5);
    let (amateur, one) = (2, 1);
    assert_problems(
        &problems,
        &[
            (6, "renames", unknown(Noun::Card, "A4")),
            (
                9,
                "action[1]",
                shape("invalid value: integer `-1`, expected u8"),
            ),
            (
                15,
                "skill[0].faces",
                ProblemKind::WrongFaces { wanted, found },
            ),
            (15, "skill[0].faces[2]", unknown(Noun::Action, "Stroll")),
            (18, "skill[1].id", twice(Noun::Skill, "five-faces")),
            (26, "character[0].class", unknown(Noun::Character, "thugs")),
            (
                32,
                "character[0].actions[1]",
                unknown(Noun::Action, "Punch"),
            ),
            (
                34,
                "character[0].becomes",
                ProblemKind::WrongGrowth {
                    wanted: amateur,
                    found: one,
                },
            ),
            (
                36,
                "character[0].abilities[0]",
                unknown(Noun::Item, "crowbar"),
            ),
            (39, "character[1]", shape("missing field `name`")),
            (50, "npc[0].calm.six", unknown(Noun::Action, "Run")),
            (
                51,
                "npc[0].panicked.actions[0]",
                unknown(Noun::Action, "Hide"),
            ),
            (
                58,
                "fixer[0].unlocked-by[0]",
                unknown(Noun::Scenario, "the-first-job"),
            ),
            (
                62,
                "prebuilt[0].character",
                unknown(Noun::Character, "thief"),
            ),
            (63, "prebuilt[0].skills[1]", unknown(Noun::Skill, "wing-it")),
            (67, "track[0].alerts", ProblemKind::TrackOrder),
            (
                71,
                "track[1].players",
                ProblemKind::DuplicateTrack { players: 3 },
            ),
            (72, "track[1].alerts", ProblemKind::TrackOrder),
            (80, "crisis[0].code", twice(Noun::Card, "1")),
            (
                82,
                "crisis[0]",
                shape("invalid type: string \"two\", expected u8"),
            ),
            (
                84,
                "gadget",
                ProblemKind::UnknownList {
                    name: "gadget".to_string(),
                },
            ),
        ],
    );
}

#[test]
fn an_edition_needs_a_file_about_itself() {
    let problems = load_edition(&MASTER_HEIST[1..]).unwrap_err().0;
    let name = "edition.toml";
    assert_problems(&problems, &[(0, "", ProblemKind::MissingFile { name })]);
    assert_eq!(problems[0].place.file, name);
}

#[test]
fn everything_wrong_with_a_scenario_is_reported_at_its_cell() {
    use ProblemKind::*;
    let text = include_str!("broken/scenario.toml");
    let problems = load_scenario("scenario.toml", text, master_heist())
        .unwrap_err()
        .0;
    let range = |range: &str| BadRange {
        range: range.to_string(),
    };
    let code = |code: &str| code.to_string();
    let goal = RuleOrGoal::Goal;
    let rule = RuleOrGoal::Rule;
    #[rustfmt::skip]
    assert_problems(
        &problems,
        &[
            (3, "location", EmptyText { what: DraftText::Location }),
            (7, "goals[0]", GoalImpossible { chit: Chit::Jewel, wanted: 3, found: 1 }),
            (8, "goals[1]", NotLoot { chit: Chit::Guard }),
            (9, "goals[2]", NeedsNpc { by: goal("npc-escapes") }),
            (10, "goals[3]", NeedsStoryHex { by: goal("hold-in-hideout") }),
            (12, "reward.fixer", unknown(Noun::Fixer, "nobody")),
            (13, "tunnels", MoreTunnelsThanCells { tunnels: 3, cells: 2 }),
            (14, "items", ItemHexes { items: 2, hexes: 1 }),
            (14, "items[0]", unknown(Noun::Item, "crowbar")),
            (15, "safe", SafeWithoutHex),
            (15, "safe", SafeWithoutCracks),
            (15, "safe.chits", NotLoot { chit: Chit::Camera }),
            (15, "safe.items[0]", unknown(Noun::Item, "crowbar")),
            (16, "bag", BagTooSmall { unknown: 3, bag: 1 }),
            (17, "deck", range("8-1")),
            (17, "deck", range("")),
            (17, "deck", unknown(Noun::Card, "Q7")),
            (17, "deck", EarlyFinalCrisis { card: code("Z1") }),
            (19, "map", GateMissing { letter: 'B' }),
            (19, "map", GateMissing { letter: 'C' }),
            (20, "A1", EntranceTouchesNoTile),
            (21, "B2", UnknownTile { code: code("XX") }),
            (21, "F2", TunnelTouchesNoTile),
            (22, "C3", SecondGate { letter: 'A' }),
            (22, "E3", TileOfOtherEdition { code: code("BE"), piece: ForeignPiece::DiscoveryBeacon }),
            (23, "B4", SecondKennel),
            (23, "C4", DoorWithoutKeycard),
            (23, "D4", RemoteLockWithoutServer { letter: Letter::X }),
            (23, "E4", RemoteLockWithoutServer { letter: Letter::Y }),
            (23, "E4", PlaceWithoutNpc),
            (24, "F5", UnevenRow { wanted: 6, found: 5 }),
            (25, "F6", UnreachedTile),
            (26, "A7", EntranceTouchesNoTile),
            (29, "rules[0]", NeedsNpc { by: rule("meal-ticket") }),
            (34, "rules[1]", NeedsStoryHex { by: rule("hideouts") }),
        ],
    );
    let warnings = problems
        .iter()
        .filter(|problem| problem.severity() == Severity::Warning);
    assert_eq!(warnings.count(), 2);
    // Every cell is found in its line, and the end of the row that is too short.
    for problem in problems
        .iter()
        .filter(|problem| problem.place.cell.is_some())
    {
        let TextPosition { line, column } = problem.place.position.unwrap();
        let row = text.lines().nth(line as usize - 1).unwrap();
        let rest = &row[column as usize - 1..];
        let col = problem.place.cell.unwrap().col as usize;
        let found = row.split_whitespace().nth(col);
        assert_eq!(rest.split_whitespace().next(), found, "{problem:?}");
    }
}

/// What an editor of scenarios is told: the cell, by number and by label, and the place in the text.
#[test]
fn programs_read_a_problem_as_json() {
    let draft = "id = 'x'\nname = 'X'\nlocation = 'x'\ndifficulty = 'pro'\nobjective = 'x'\n\
                 goals = ['anyone-escapes']\nbag = {}\ndeck = '1,Z1'\nentrance-limit = 0\nmap = 'E2 ÖÖ QQ'";
    let problems = load_scenario("x.toml", draft, master_heist()).unwrap_err();
    let json = serde_json::to_value(&problems).unwrap();
    let at = |column: u32, col: u8, label: &str| {
        serde_json::json!({
            "file": "x.toml",
            "field": "map",
            "line": 10,
            "column": column,
            "cell": { "row": 0, "col": col, "label": label },
        })
    };
    let unknown = |code: &str, place| serde_json::json!({ "kind": "unknown-tile", "code": code, "severity": "error", "place": place });
    let wanted = [
        unknown("ÖÖ", at(11, 1, "B1")),
        unknown("QQ", at(14, 2, "C1")),
    ];
    assert_eq!(json, serde_json::json!(wanted));
}

#[test]
fn a_scenario_that_is_no_text_has_no_lines() {
    let mut draft = plain_job();
    draft.map = draft.map.replace("SC", "XX");
    draft.deck = "1-3".to_string();
    let problems = check_scenario("my job", draft, master_heist())
        .unwrap_err()
        .0;
    assert_problems(
        &problems,
        &[
            (0, "deck", ProblemKind::NoFinalCrisis),
            (
                0,
                "B1",
                ProblemKind::UnknownTile {
                    code: "XX".to_string(),
                },
            ),
        ],
    );
    assert_eq!(problems[1].place.file, "my job");
    assert_eq!(problems[1].place.position, None);
    assert_eq!(problems[1].place.cell, Some(Cell { row: 0, col: 1 }));
}

#[test]
fn a_scenario_may_come_as_json() {
    let json = serde_json::to_string(&plain_job()).unwrap();
    let draft: ScenarioDraft = serde_json::from_str(&json).unwrap();
    let scenario = check_scenario("my job", draft, master_heist()).unwrap();
    assert_eq!(scenario.board.tile_count(), 2);
}

#[test]
fn an_entry_that_cannot_be_read_is_reported_on_its_line() {
    let text = "id = 'x'\nname = 'X'\ndifficulty = 'insane'";
    let problems = load_scenario("x.toml", text, master_heist()).unwrap_err().0;
    assert_problems(
        &problems,
        &[(
            3,
            "",
            shape("unknown variant `insane`, expected one of `amateur`, `semi-pro`, `pro`"),
        )],
    );
    let at = TextPosition {
        line: 3,
        column: 14,
    };
    assert_eq!(problems[0].place.position, Some(at));
}

#[test]
fn an_island_is_odd_but_allowed() {
    let scenario = checked(|draft| draft.map = "E2 SC GP JW".to_string()).unwrap();
    assert_problems(&scenario.warnings, &[(0, "D1", ProblemKind::UnreachedTile)]);
    assert_eq!(scenario.warnings[0].severity(), Severity::Warning);
}

#[test]
fn a_job_needs_a_way_in_and_out() {
    assert_eq!(
        refused(|draft| draft.map = "SC JW".to_string()),
        [ProblemKind::NoWayIn]
    );
    let inside = |draft: &mut ScenarioDraft| {
        draft.map = "MW JW".to_string();
        draft.rules.push(rule(ScenarioRule::BreakIn));
    };
    assert_eq!(refused(inside), [ProblemKind::NoWayOut]);
}

#[test]
fn the_npc_and_its_hex_belong_together() {
    assert_eq!(
        refused(|draft| draft.map = "E2 JW MW".to_string()),
        [ProblemKind::PlaceWithoutNpc]
    );
    let npc = |card: &str| {
        let json = serde_json::json!({ "card": card });
        Some(serde_json::from_value(json).unwrap())
    };
    assert_eq!(
        refused(|draft| draft.npc = npc("prisoner")),
        [ProblemKind::NpcWithoutPlace]
    );
    let twice = |draft: &mut ScenarioDraft| {
        draft.npc = npc("prisoner");
        draft.map = "E2 JW MW MW".to_string();
    };
    assert_eq!(refused(twice), [ProblemKind::SecondNpcPlace]);
    let without_special = |draft: &mut ScenarioDraft| {
        draft.npc = npc("guide");
        draft.map = "E2 JW MW".to_string();
    };
    assert_eq!(refused(without_special), [ProblemKind::NpcSpecialMissing]);
}

#[test]
fn the_safe_and_its_hex_belong_together() {
    let map = |map: &'static str| move |draft: &mut ScenarioDraft| draft.map = map.to_string();
    assert_eq!(
        refused(map("E2 JW S S")),
        [ProblemKind::SafeHexWithoutSafe, ProblemKind::SecondSafe,]
    );
    let safe = |draft: &mut ScenarioDraft| {
        let json = serde_json::json!({ "cracks": 3, "cash": 5 });
        draft.safe = Some(serde_json::from_value(json).unwrap());
    };
    assert_eq!(refused(safe), [ProblemKind::SafeWithoutHex]);
}

#[test]
fn a_card_that_cannot_be_read_is_not_held_against_those_who_name_it() {
    let mut files = MASTER_HEIST.to_vec();
    let items = files
        .iter_mut()
        .find(|(name, _)| *name == "items.toml")
        .unwrap();
    let text = items.1.replacen("copies = 2", "copies = -2", 1);
    items.1 = &text;
    let problems = load_edition(&files).unwrap_err().0;
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert_eq!(problems[0].place.file, "items.toml");
}

#[test]
fn the_cipher_opens_remote_locks_without_a_server() {
    let locked = |draft: &mut ScenarioDraft| draft.map = "E2 RYJ RX".to_string();
    assert_eq!(
        refused(locked),
        [
            ProblemKind::RemoteLockWithoutServer { letter: Letter::Y },
            ProblemKind::RemoteLockWithoutServer { letter: Letter::X },
        ]
    );
    let cipher = |draft: &mut ScenarioDraft| {
        draft.map = "E2 RYJ EM".to_string();
        draft.rules.push(rule(ScenarioRule::CrackCipher));
    };
    let by = RuleOrGoal::Rule("crack-cipher");
    assert_eq!(refused(cipher), [ProblemKind::NeedsNpc { by }]);
}

#[test]
fn a_scenario_has_limits() {
    let large = |draft: &mut ScenarioDraft| {
        draft.name = "x".repeat(81);
        draft.objective = "x".repeat(2001);
        draft.deck = format!("{}Z1", "1-24,".repeat(4));
        draft.map = format!("E2 JW {}\n", "EM ".repeat(13)).repeat(15);
        draft.bag.guards = 255;
    };
    let too_long = |what, most| ProblemKind::TextTooLong {
        what,
        most,
        found: most + 1,
    };
    let too_many = |what, most, found| ProblemKind::TooMany { what, most, found };
    assert_eq!(
        refused(large),
        [
            too_many(Counted::Rows, 14, 15),
            too_many(Counted::Columns, 14, 15),
            too_long(DraftText::Name, 80),
            too_long(DraftText::Objective, 2000),
            too_many(Counted::BagChits, 100, 255),
            too_many(Counted::DeckCards, 80, 97),
            too_many(Counted::Tiles, 64, 182),
            too_many(Counted::Entrances, 12, 14),
        ]
    );
}

proptest! {
    #[test]
    fn no_scenario_is_too_strange_to_be_checked(
        map in "(((GP|EM|SC|E[0-7]|T|G[A-D2]|R[XY][JM]?|S|MW|I|DK|KCL|\\*|.{1,3}) ){0,16}\n){0,16}",
        deck in "([1-9A-Z0-]{0,4},){0,6}.{0,9}",
        tunnels: u8,
    ) {
        let strange = |draft: &mut ScenarioDraft| {
            draft.map = map.clone();
            draft.deck = deck.clone();
            draft.tunnels = tunnels;
        };
        if let Ok(scenario) = checked(strange) {
            prop_assert!(scenario.board.tile_count() > 0);
        }
    }
}

#[test]
fn whoever_a_scenario_asks_for_is_in_the_box() {
    let stranger = |draft: &mut ScenarioDraft| {
        draft.requires = vec!["nobody".to_string()];
        draft.wants = vec!["street-urchin".to_string(), "somebody".to_string()];
    };
    let missing = |name: &str| unknown(Noun::Character, name);
    assert_eq!(refused(stranger), [missing("nobody"), missing("somebody")]);
}

#[test]
fn a_crew_of_four_must_find_room_to_start() {
    let limit = |limit| checked(move |draft| draft.entrance_limit = limit);
    assert!(limit(0).is_ok() && limit(4).is_ok());
    let full = ProblemKind::TooFewStarts { room: 2, need: 4 };
    assert_problems(&limit(2).unwrap_err(), &[(0, "map", full)]);
}

#[test]
fn a_deck_has_no_more_crises_than_the_queue_holds() {
    let deck =
        |crises: usize| checked(move |draft| draft.deck = format!("1,{}Z1", "C5,".repeat(crises)));
    assert!(deck(19).is_ok());
    let crises = ProblemKind::TooMany {
        what: Counted::Crises,
        most: 20,
        found: 21,
    };
    assert_problems(&deck(20).unwrap_err(), &[(0, "deck", crises)]);
}

/// A job with nothing wrong.
fn plain_job() -> ScenarioDraft {
    let json = serde_json::json!({
        "id": "my-job",
        "name": "My Job",
        "location": "Here",
        "difficulty": "amateur",
        "objective": "Bring out the jewel.",
        "goals": [{ "secure": { "chit": "jewel", "count": 1 } }],
        "bag": { "guards": 1 },
        "deck": "1-3,Z1",
        "map": "E2 SC JW",
        "entrance-limit": 0,
    });
    serde_json::from_value(json).unwrap()
}

fn rule(rule: ScenarioRule) -> SpecialRule {
    SpecialRule {
        id: String::new(),
        name: "Rule".to_string(),
        text: "A rule.".to_string(),
        rule: Some(rule),
    }
}

fn checked(change: impl Fn(&mut ScenarioDraft)) -> Result<Scenario, Vec<Problem>> {
    let mut draft = plain_job();
    change(&mut draft);
    check_scenario("my job", draft, master_heist()).map_err(|problems| problems.0)
}

#[track_caller]
fn refused(change: impl Fn(&mut ScenarioDraft)) -> Vec<ProblemKind> {
    let problems = checked(change).expect_err("this job should be refused");
    problems.into_iter().map(|problem| problem.kind).collect()
}
