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
use crew::content::problems::{Noun, Problem};
use crew::content::scenario::{Goal, ScenarioDraft, ScenarioRule, SpecialRule};
use crew::content::{
    Edition, ProblemKind, Scenario, check_scenario, editions, load_edition, load_scenario,
    master_heist,
};
use proptest::prelude::{prop_assert, proptest};

#[test]
fn the_whole_edition_loads() {
    if let Err(problems) = load_edition(MASTER_HEIST) {
        panic!("{problems}");
    }
}

#[test]
fn the_box_is_complete() {
    let edition = master_heist();
    let of_level = |level| {
        let characters = edition.characters.iter();
        characters.filter(|card| card.level == level).count()
    };
    assert_eq!(of_level(Level::Amateur), 8);
    assert_eq!(of_level(Level::Pro), 16);
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

#[track_caller]
fn assert_problems(problems: &[Problem], wanted: &[&str]) {
    let found: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(found, wanted);
}

#[test]
fn every_syntax_error_of_a_file_is_reported() {
    let files = [HEAD, ("syntax.toml", include_str!("broken/syntax.toml"))];
    let problems = load_edition(&files).unwrap_err().0;
    assert_problems(
        &problems,
        &[
            r#"syntax.toml:2: this is not TOML: invalid basic string, expected `"`"#,
            "syntax.toml:7: this is not TOML: missing comma between array elements, expected `,`",
            "syntax.toml:14: this is not TOML: string values must be quoted, expected literal string",
        ],
    );
}

#[test]
fn every_bad_entry_is_reported_on_its_line() {
    let head = format!("{}\nrenames = {{ A5 = 'A4' }}", HEAD.1);
    let cards = include_str!("broken/cards.toml");
    let files = [(HEAD.0, head.as_str()), ("cards.toml", cards)];
    let problems = load_edition(&files).unwrap_err().0;
    assert_problems(
        &problems,
        &[
            r#"edition.toml:6: there is no event or crisis card "A4""#,
            "cards.toml:9: this entry cannot be read: invalid value: integer `-1`, expected u8",
            "cards.toml:15: there must be 6 faces, not 5",
            r#"cards.toml:15: there is no action "Stroll""#,
            r#"cards.toml:18: there are two of the skill "five-faces""#,
            r#"cards.toml:26: there is no character "thugs""#,
            r#"cards.toml:32: there is no action "Punch""#,
            "cards.toml:34: there must be 2 cards to grow into, not 1",
            r#"cards.toml:36: there is no item "crowbar""#,
            "cards.toml:39: this entry cannot be read: missing field `name`",
            r#"cards.toml:50: there is no action "Run""#,
            r#"cards.toml:51: there is no action "Hide""#,
            r#"cards.toml:58: there is no scenario "the-first-job""#,
            r#"cards.toml:62: there is no character "thief""#,
            r#"cards.toml:63: there is no skill "wing-it""#,
            "cards.toml:67: the alert slots must rise and stay below the last slot",
            r#"cards.toml:71: there are two of the noise track "for 3 players""#,
            "cards.toml:72: the alert slots must rise and stay below the last slot",
            r#"cards.toml:80: there are two of the event or crisis card "1""#,
            r#"cards.toml:82: this entry cannot be read: invalid type: string "two", expected u8"#,
            r#"cards.toml:84: "gadget" is not a kind of card"#,
        ],
    );
}

#[test]
fn an_edition_needs_a_file_about_itself() {
    let problems = load_edition(&MASTER_HEIST[1..]).unwrap_err().0;
    assert_problems(
        &problems,
        &["edition.toml: the edition has no file edition.toml"],
    );
}

#[test]
fn everything_wrong_with_a_scenario_is_reported_at_its_cell() {
    let text = include_str!("broken/scenario.toml");
    let problems = load_scenario("scenario.toml", text, master_heist());
    assert_problems(
        &problems.unwrap_err().0,
        &[
            "scenario.toml:3: the location is empty",
            "scenario.toml:7: the goal asks for 3 jewels, more than the 1 on the map, in the bag and in the safe",
            "scenario.toml:8: guards cannot be carried",
            "scenario.toml:9: the goal npc-escapes needs an NPC",
            "scenario.toml:10: the goal hold-in-hideout needs a story hex (*) on the map",
            r#"scenario.toml:12: there is no fixer "nobody""#,
            "scenario.toml:13: the tunnels that may be added are 3, the tunnel spaces (T) on the map 2",
            "scenario.toml:14: the items named here are 2, the item hexes (I) on the map 1",
            r#"scenario.toml:14: there is no item "crowbar""#,
            "scenario.toml:15: there is a safe, but no safe hex (S) on the map",
            "scenario.toml:15: a safe needs at least one crack",
            "scenario.toml:15: cameras cannot be carried",
            r#"scenario.toml:15: there is no item "crowbar""#,
            "scenario.toml:16: warning: the chits in the bag are 1, too few for 3 security tiles (SC)",
            r#"scenario.toml:17: "8-1" is not a range of cards such as 1-8"#,
            r#"scenario.toml:17: "" is not a range of cards such as 1-8"#,
            r#"scenario.toml:17: there is no event or crisis card "Q7""#,
            "scenario.toml:17: Z1 sounds the alarm, so it must be the last card of the deck",
            "scenario.toml:19: lockdown gate B is missing: gates close in order, beginning with A",
            "scenario.toml:19: lockdown gate C is missing: gates close in order, beginning with A",
            "scenario.toml:20: row 1, column 1: this entrance touches no tile",
            r#"scenario.toml:21: row 2, column 2: "XX" is not a tile code"#,
            "scenario.toml:21: row 2, column 6: this tunnel space is beside no tile",
            "scenario.toml:22: row 3, column 3: this is a second lockdown gate A",
            r#"scenario.toml:22: row 3, column 5: "BE" is a discovery beacon, which this edition does not have"#,
            "scenario.toml:23: row 4, column 2: this is a second kennel",
            "scenario.toml:23: row 4, column 3: nothing opens this door: there is no keycard on the map, in the bag or in the safe",
            "scenario.toml:23: row 4, column 4: nothing opens this remote lock: there is no server X",
            "scenario.toml:23: row 4, column 5: nothing opens this remote lock: there is no server Y",
            "scenario.toml:23: row 4, column 5: here stands a white figure, but the scenario has neither an NPC for it nor the rule break-in",
            "scenario.toml:24: row 5, column 6: the length of this row is 5, but that of the first row is 6",
            "scenario.toml:25: warning: row 6, column 6: no way leads from the first tile to this one",
            "scenario.toml:26: row 7, column 1: this entrance touches no tile",
            "scenario.toml:29: the rule meal-ticket needs an NPC",
            "scenario.toml:34: the rule hideouts needs a story hex (*) on the map",
        ],
    );
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
            "my job: the last card of the deck must be one that sounds the alarm",
            "my job: row 1, column 2: \"XX\" is not a tile code",
        ],
    );
    assert_eq!(problems[1].line, 0);
    assert_eq!(problems[1].cell, Some((0, 1)));
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
        &[
            "x.toml:3: this entry cannot be read: unknown variant `insane`, expected one of `amateur`, `semi-pro`, `pro`",
        ],
    );
}

#[test]
fn an_island_is_odd_but_allowed() {
    let scenario = checked(|draft| draft.map = "E2 SC GP JW".to_string()).unwrap();
    assert_problems(
        &scenario.warnings,
        &["my job: warning: row 1, column 4: no way leads from the first tile to this one"],
    );
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
    assert_eq!(problems[0].file, "items.toml");
}

#[test]
fn the_cipher_opens_remote_locks_without_a_server() {
    let locked = |draft: &mut ScenarioDraft| draft.map = "E2 RYJ RX".to_string();
    assert_eq!(
        refused(locked),
        [
            ProblemKind::RemoteLockWithoutServer(Letter::Y),
            ProblemKind::RemoteLockWithoutServer(Letter::X),
        ]
    );
    let cipher = |draft: &mut ScenarioDraft| {
        draft.map = "E2 RYJ EM".to_string();
        draft.rules.push(rule(ScenarioRule::CrackCipher));
    };
    assert_eq!(
        refused(cipher),
        [ProblemKind::NeedsNpc("the rule crack-cipher")]
    );
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
            too_many("rows", 14, 15),
            too_many("columns", 14, 15),
            too_long("name", 80),
            too_long("objective", 2000),
            too_many("chits in the bag", 100, 255),
            too_many("cards in the deck", 80, 97),
            too_many("tiles", 64, 182),
            too_many("entrances", 12, 14),
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
    let missing = |name: &str| ProblemKind::UnknownName {
        kind: Noun::Character,
        name: name.to_string(),
    };
    assert_eq!(refused(stranger), [missing("nobody"), missing("somebody")]);
}

#[test]
fn a_crew_of_four_must_find_room_to_start() {
    let limit = |limit| checked(move |draft| draft.entrance_limit = limit);
    assert!(limit(0).is_ok() && limit(4).is_ok());
    assert_problems(
        &limit(2).unwrap_err(),
        &["my job: there is room for 2 characters to start, but 4 must find a place"],
    );
}

#[test]
fn a_deck_has_no_more_crises_than_the_queue_holds() {
    let deck =
        |crises: usize| checked(move |draft| draft.deck = format!("1,{}Z1", "C5,".repeat(crises)));
    assert!(deck(19).is_ok());
    assert_problems(
        &deck(20).unwrap_err(),
        &["my job: 21 crises in the deck are too many, 20 is the most"],
    );
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
