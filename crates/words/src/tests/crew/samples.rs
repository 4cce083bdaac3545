//! One of each value, at least. The lists are exhaustive: a new variant does not compile until it is in here.

use board::Space;
use bots::crew::{Hint, Why};
use crew::content::codes::Letter;
use crew::content::effect::Chit;
use crew::content::problems::{
    Counted, DraftText, ForeignPiece, Noun, Problem, ProblemKind, ProblemPlace, RuleOrGoal,
    TextPosition,
};
use crew::setup::{SetupAmount, SetupProblem};
use crew::state::{AlertCause, End, Prompt};
use crew::{ActionId, CardSlot, Command, Event, Gift, Piece, Refusal, TunnelId, Upgrade, Who};
use table::{Seat, UndoRefusal};

pub const KARMA: Who = Who(1);
pub const TINY: Who = Who(0);
pub const HERE: Space = Space(20);
pub const THERE: Space = Space(21);
/// The first item card of the box.
pub const PICKS: Piece = Piece(0);

/// A list with every variant, and a match that knows them all.
macro_rules! every {
    ($list:ident: $type:ty = $of:ident { $($variant:ident $({ $($field:ident: $value:expr),* })?,)* }) => {
        fn $list() -> Vec<$type> {
            fn _all_of_them(value: &$type) {
                match value {
                    $($of::$variant { .. } => {})*
                }
            }
            vec![$($of::$variant $({ $($field: $value),* })?),*]
        }
    };
}

pub(crate) use every;

every!(every_refusal: Refusal = Refusal {
    HeistIsOver,
    WrongPhase,
    QuestionOpen,
    NoQuestion,
    NotYourQuestion,
    NotAnAnswer,
    NoSuchSeat,
    NoSuchCharacter,
    NotYourCharacter,
    OutOfTheHeist,
    NoSuchSpace,
    NotOnTheBoard,
    NoSuchThing,
    AlreadyReady,
    NoTokensLeft,
    AlreadyPlanned,
    NotPlanned,
    NotATile,
    NotAStart,
    PlacedInside,
    StartIsFull { limit: 2 },
    AlreadyThere,
    ChooseAStart,
    NpcNeedsAStart,
    NoFixer,
    FixerUsed,
    NotEnoughCash { need: 2, have: 2 },
    NotInStock,
    NotOurs,
    ShopClosed,
    BagHasNot,
    NotUnknown,
    StillUnknown,
    NoGuardThere,
    TunnelsUsed,
    TunnelBlocked,
    NoLootForIt,
    NotBeside,
    NoTokenToPlace,
    NobodyStartsInside,
    OverLimit { most: 2 },
    NothingToChange,
    WrongPosition,
    NotCommitted,
    AlreadyCommitted,
    NoSuchAction,
    NotHeld,
    UsedUp,
    NotEnoughIdeas { need: 2, have: 2 },
    NeedsLiveCamera,
    NeedsKeycard,
    NeedsDocuments,
    NeedsExternalSide,
    NeedsTarget,
    NoneLeft,
    NotAdjacent,
    NotPlannedByYou,
    Locked,
    RemoteLocked,
    DoorClosed,
    HeldByGuard,
    Imprisoned,
    NothingToUnlock,
    NothingToSubdue,
    NothingToDisable,
    CannotSubdue,
    BagEmpty,
    BagNotEmpty,
    NoSafeHere,
    NoTools,
    NobodyWithTorch,
    NoSuchAbility,
    AlreadyActive,
    AcrossNoGap,
    OutOfReach,
    ThrowBlocked,
    OtherTarget,
    NotOutdoors,
    SameCharacter,
    NotThere,
    NothingToTake,
    NoServerHere,
    NothingToOpen,
    NoHostageHere,
    NoIdeaHere,
    NoLogsHere,
    NotTogether,
    NpcMustAct,
    AlreadyCalled,
    LookAtTheDie,
    OtherIsRunning { who: KARMA },
    RunIsOver,
    AlreadyRolled,
    NotAtAGoal,
    ExitFull,
    NoPath,
    PathTooLong,
    NotRunning,
    NotEnoughMoves,
    RunToBeFinished,
    PathFixed,
    NothingAtStake,
    IdeasFirst,
    NotBusted,
    Busted,
    NoBetterCard,
    CardTaken,
    ChooseCards,
    UnderSensor,
    NoTwin,
    OuterRingFirst,
    NpcLeftAlone,
    WrongFace,
    NoIdeasForNpc,
});

every!(every_setup_problem: SetupProblem = SetupProblem {
    UnknownEdition { name: "Heist 3000".into() },
    UnknownScenario { name: "The Long Nap".into() },
    BadScenario { problem: problem_of(ProblemKind::NoWayOut) },
    CrewSize { count: 5 },
    UnknownCharacter { name: "Nobody".into() },
    UnknownPrebuilt { name: "Nobody".into() },
    UnknownSkill { name: "Napping".into() },
    SkillCount { member: "Karma".into(), count: 1 },
    SameSkillTwice { member: "Karma".into(), skill: "Hurry".into() },
    SameClass { first: "Tiny".into(), second: "Karma".into(), class: "Thug".into() },
    TooManyCopies { skill: "Hurry".into(), count: 3 },
    UnknownFixer { name: "Nobody".into() },
    FixerTwice { name: "Fence".into() },
    UnknownItem { name: "Crowbar".into() },
    TooManyItems { name: "Radio".into(), copies: 1 },
    InJail { member: "Karma".into() },
    UnknownHideout { member: "Karma".into(), number: 7 },
    OverLimit { what: SetupAmount::Cash, most: 99 },
    TooManyPieces { count: 40, most: 31 },
    NoSeries { edition: "Master Heist".into() },
    Missing { character: "Smuggler".into() },
    NotBrought { chit: Chit::Jewel },
    SharedSkillCards { skill: "Hurry".into(), count: 3 },
});

every!(every_problem_kind: ProblemKind = ProblemKind {
    Syntax { message: "expected a quote".into() },
    Shape { message: "unknown field".into() },
    MissingFile { name: "edition.toml" },
    UnknownList { name: "gadget".into() },
    UnknownName { noun: Noun::Item, name: "crowbar".into() },
    DuplicateId { noun: Noun::Skill, id: "hurry".into() },
    DuplicateTrack { players: 3 },
    WrongFaces { wanted: 6, found: 5 },
    WrongGrowth { wanted: 2, found: 1 },
    TooMany { what: Counted::Rows, most: 14, found: 15 },
    TextTooLong { what: DraftText::Name, most: 80, found: 81 },
    EmptyText { what: DraftText::Location },
    TrackOrder,
    NpcSpecialMissing,
    EmptyMap,
    UnknownTile { code: "XX".into() },
    TileOfOtherEdition { code: "BE".into(), piece: ForeignPiece::DiscoveryBeacon },
    TooLittleArt { wanted: 3, found: 1 },
    TooLittleCash { wanted: 9, found: 4 },
    UnevenRow { wanted: 6, found: 5 },
    EntranceTouchesNoTile,
    NoWayIn,
    NoWayOut,
    TooFewStarts { room: 2, need: 4 },
    TunnelTouchesNoTile,
    MoreTunnelsThanCells { tunnels: 3, cells: 2 },
    UnusedTunnels,
    GateMissing { letter: 'B' },
    SecondGate { letter: 'A' },
    SecondKennel,
    SecondSafe,
    SafeHexWithoutSafe,
    SafeWithoutHex,
    SafeWithoutCracks,
    ItemHexes { items: 2, hexes: 1 },
    PlaceWithoutNpc,
    NpcWithoutPlace,
    SecondNpcPlace,
    NeedsNpc { by: RuleOrGoal::Rule("ambush") },
    NeedsStoryHex { by: RuleOrGoal::Rule("hideouts") },
    RemoteLockWithoutServer { letter: Letter::X },
    DoorWithoutKeycard,
    UnreachedTile,
    BagTooSmall { unknown: 3, bag: 1 },
    NoGoal,
    NotLoot { chit: Chit::Guard },
    GoalImpossible { chit: Chit::Jewel, wanted: 3, found: 1 },
    EmptyDeck,
    BadRange { range: "8-1".into() },
    NoFinalCrisis,
    EarlyFinalCrisis { card: "Z1".into() },
});

/// On line 21 of a file, in the cell B2 of its map.
pub fn problem_of(kind: ProblemKind) -> Problem {
    let place = ProblemPlace {
        file: "scenario.toml".into(),
        field: "map".into(),
        position: Some(TextPosition {
            line: 21,
            column: 8,
        }),
        cell: Some(board::Cell { row: 1, col: 1 }),
    };
    Problem { place, kind }
}

every!(every_prompt: Prompt = Prompt {
    RevealNext,
    Replace { space: HERE, chit: Chit::Guard },
    DogJumps { from: HERE },
    WhichTiles { chit: Chit::Guard, left: 2 },
    IdeaForNoise { who: KARMA },
    Consolation,
    Whisper,
    LateTransfer { left: 2 },
    MoreIdeas { who: KARMA, to: TINY, left: 2 },
    Fumble { who: KARMA, piece: PICKS },
    Prey,
    DogRuns,
    Replan { seat: 0, tokens: 2 },
    Troubled,
    IdeaOrNoise { who: KARMA, noise: 2 },
    LockIdea,
    TooMany { space: HERE },
    SecurityRoll,
    HoldGate { who: KARMA, space: HERE },
    Guide,
});

every!(every_command: Command = Command {
    Ready,
    Plan { space: HERE },
    Unplan { space: HERE },
    Start { who: KARMA, space: HERE },
    Tunnel { tunnel: TunnelId(0) },
    BuyIdea { who: KARMA },
    AddBlanks { blanks: 2 },
    AddIdeas { ideas: 3 },
    Buy { item: 0, who: KARMA },
    Sell { piece: PICKS },
    Pack { piece: PICKS, who: KARMA },
    SellJewel,
    Consult { piece: PICKS, space: HERE },
    ConsultThin { piece: PICKS },
    BribeGuards { guards: 2, dogs: 2 },
    Bet { cash: 3 },
    PayReveal { space: HERE },
    PayThin,
    SwapLocks,
    OnCall { blanks: 2 },
    AddCash,
    DisableCameras,
    Divert { tokens: 2 },
    BuyIdeaTokens { tokens: 2 },
    PlaceIdea { space: HERE },
    BuyEvents { events: 2 },
    InsertEvent { card: 0, above: 0 },
    InsideMan { who: KARMA, space: HERE, dog: false },
    UseIdeas { left: false },
    Commit { who: KARMA, action: ActionId(1), face: 0, aim: crew::Aim::NONE },
    Move { who: KARMA, to: THERE },
    Unlock { who: KARMA, space: HERE },
    Subdue { who: KARMA, space: HERE, dog: false },
    Disable { who: KARMA, space: HERE },
    Think { who: KARMA },
    Reveal { who: KARMA, space: HERE },
    Thin { who: KARMA },
    Realize { who: KARMA },
    Pocket { who: KARMA },
    Crack { who: KARMA },
    Lend { who: KARMA },
    Grant { who: KARMA, to: TINY, gift: Gift::Subdue },
    Rewire { who: KARMA, space: HERE },
    Toss { who: KARMA, piece: PICKS, space: HERE },
    Flick { who: KARMA, piece: PICKS, space: HERE },
    PickOn { who: KARMA },
    SlipPast { who: KARMA },
    ReachOut { who: KARMA },
    Dart { who: KARMA },
    Inspire { who: KARMA, to: TINY },
    WalkThrough { who: KARMA, to: TINY },
    BreakOut { who: KARMA, aim: crew::Aim(1) },
    Vent { who: KARMA, space: HERE },
    ChangePlans { who: KARMA },
    Reposition { from: HERE, to: THERE },
    Shift { from: HERE, to: THERE },
    GiveIdea { who: KARMA, to: TINY },
    Codes { who: KARMA, space: HERE },
    Teamwork { who: KARMA, to: TINY },
    OpenRemote { who: KARMA, letter: 0 },
    OpenDoor { who: KARMA, space: HERE },
    TakeHostage { who: KARMA },
    TakeIdea { who: KARMA },
    CheckLogs { who: KARMA },
    Take { who: KARMA, piece: PICKS, from: HERE },
    Drop { who: KARMA, piece: PICKS, to: THERE },
    Hand { who: KARMA, to: TINY, piece: PICKS },
    Hush { on: false },
    CallEscape,
    Nudge { who: KARMA, up: true },
    Choose { space: HERE },
    Pick { who: KARMA },
    Accept,
    Decline,
    Dash { who: KARMA, to: THERE },
    Declare { who: KARMA, to: THERE },
    Redraw { who: KARMA },
    LastDitch { who: KARMA, ideas: 2 },
    Run { who: KARMA },
    Stay { who: KARMA },
    PickLock { who: KARMA, space: HERE },
    Pinch { who: KARMA, to: TINY },
    LevelUp { part: CardSlot(0), choice: Upgrade(1) },
    Recruit { part: CardSlot(0), card: 0 },
});

every!(every_event: Event = Event {
    HeistBegan,
    RoundBegan { round: 2 },
    Rolled { who: KARMA, face: 0 },
    SeatReady { seat: 0 },
    Planned { seat: 0, space: HERE },
    Unplanned { seat: 0, space: HERE },
    Placed { who: KARMA, space: HERE },
    TunnelOpened { space: HERE },
    Bought { piece: PICKS, price: 2 },
    Sold { piece: PICKS, price: 2 },
    JewelSold { price: 2 },
    Packed { piece: PICKS, who: KARMA },
    Paid { price: 2 },
    BetPlaced { cash: 3 },
    BagSwapped { chit: Chit::Guard, count: 2 },
    BagFilled { chit: Chit::Guard, count: 2 },
    BagUpgraded { chit: Chit::Guard },
    BlanksOnCall { blanks: 2 },
    CashAdded { space: HERE, cash: 3 },
    CamerasBribed,
    Diverted { tokens: 2 },
    IdeaTokenPlaced { space: HERE },
    EventInserted { card: 0, above: 0 },
    Committed { who: KARMA, action: ActionId(1), face: 0 },
    Moved { who: KARMA, from: HERE, to: THERE },
    Unlocked { who: KARMA, space: HERE },
    Subdued { who: KARMA, space: HERE, dog: false },
    Disabled { who: KARMA, space: HERE },
    Cracked { who: KARMA, cracks: 2 },
    SafeOpened { space: HERE },
    Granted { who: KARMA, to: TINY },
    Revealed { space: HERE, chit: Chit::Guard },
    Replaced { who: KARMA, space: HERE },
    Thinned { chit: Chit::Guard },
    IdeaGained { who: KARMA, ideas: 2 },
    IdeaSpent { who: KARMA, ideas: 2 },
    IdeaLost { who: KARMA },
    Spared { who: KARMA, piece: PICKS },
    Noise { who: Some(KARMA), slot: 2 },
    Hushed { left: 2 },
    Silent { who: KARMA },
    Alert { cause: AlertCause::Noise, card: Some(0) },
    CrisisQueued { card: 0 },
    EventActive { card: 0, recalled: false },
    CrisisStruck { card: 0 },
    ChitAdded { space: HERE, chit: Chit::Guard },
    ChitRemoved { space: HERE, chit: Chit::Guard },
    Restored { space: HERE, chit: Chit::Guard },
    Pocketed { who: KARMA, cash: 3 },
    Took { who: KARMA, piece: PICKS, cash: 3, from: HERE },
    Dropped { who: KARMA, piece: PICKS, cash: 3, to: THERE },
    Handed { who: KARMA, to: TINY, piece: PICKS, cash: 3 },
    Secured { who: KARMA, piece: PICKS, cash: 3 },
    LootLost { piece: PICKS, cash: 3 },
    ItemSpent { piece: PICKS },
    SlippedPast { who: KARMA },
    ReachedOut { who: KARMA },
    Vented { who: KARMA, space: HERE },
    PlansChanged { who: KARMA },
    Footage { who: KARMA },
    Whistled { who: KARMA },
    RemoteOpened { letter: 0 },
    DoorOpened { space: HERE },
    TowerRemoved { space: HERE },
    ReinforcementsArrived { space: HERE },
    DogMoved { from: HERE, to: THERE },
    SecurityRolled { face: 3 },
    Nudged { who: KARMA, face: 4 },
    NoiseLowered { who: KARMA, slot: 2 },
    HalfHandled { who: KARMA, space: HERE, chit: Chit::Guard },
    GateHeld { who: KARMA, space: HERE },
    CutOff { who: KARMA },
    BeaconReached { who: KARMA, space: HERE },
    IdeasFound { space: HERE, ideas: 3 },
    LevelledUp { seat: 0, part: CardSlot(0), choice: Upgrade(1) },
    Recruited { seat: 0, part: CardSlot(0), card: 0 },
    GateClosed { space: HERE },
    NpcActive { ideas: 2 },
    NpcMoved { from: HERE, to: THERE },
    EscortMoved { from: HERE, to: THERE },
    NpcLost,
    Panicked,
    EscapeCalled { seat: 0 },
    EscapeBegan,
    ExitBreached { space: HERE, tile: THERE },
    PathDeclared { who: KARMA, to: THERE },
    LastDitch { who: KARMA, roll: 2, ideas: 2, needed: 3 },
    Stopped { who: KARMA },
    ReachedExit { who: KARMA, space: HERE },
    Busted { who: KARMA },
    Hidden { who: KARMA },
    Ended { end: End::Success },
});

every!(undo_refusals_of_each_kind: UndoRefusal<Refusal> = UndoRefusal {
    NothingToUndo,
    LuckWasAsked,
    OthersBuiltOnIt { seat: Seat(1), refusal: Refusal::Locked },
    LuckWouldBeAsked { seat: Seat(1) },
});

every!(every_why: Why = Why {
    Route { to: THERE },
    StartFor { to: THERE },
    Prepare,
    Fetch { piece: PICKS, space: THERE },
    Carry { to: THERE },
    HandOver { to: TINY },
    Server { letter: 1, space: THERE },
    Door { space: THERE },
    Safe { space: THERE },
    Free { space: THERE },
    Go { space: THERE },
    Guard { space: THERE },
    Lock { space: THERE },
    Camera { space: THERE },
    Scout { space: THERE },
    Think,
    Quiet,
    Help { who: TINY },
    LeastHarm,
    CallEscape,
    GetOut { space: THERE },
    Stay,
    Done,
    Whim,
});

every!(every_chit: Chit = Chit {
    Guard,
    Camera,
    Lock,
    Dog,
    Jewel,
    Documents,
    Keycard,
    Usb,
    Blank,
    TwoGuards,
    TwoCameras,
    TwoLocks,
    TwoIdeas,
    ThreeIdeas,
    Apple,
    Strawberry,
    Grapes,
    House,
    Church,
    Lighthouse,
    FakeApple,
    FakeStrawberry,
    FakeGrapes,
    FakeHouse,
    FakeChurch,
    FakeLighthouse,
    PaintingI,
    PaintingJ,
    PaintingK,
});

pub fn chits() -> Vec<Chit> {
    every_chit()
}

pub fn whys() -> Vec<Why> {
    every_why()
}

/// Advice to do this, for that.
pub fn hint(command: Command, why: Why) -> Hint {
    let unlock = Command::Unlock {
        who: KARMA,
        space: HERE,
    };
    Hint {
        command,
        then: match command {
            Command::Commit { .. } => vec![unlock],
            _ => Vec::new(),
        },
        path: Vec::new(),
        marks: Vec::new(),
        chance: 0.5,
        why,
        cost: 0,
        plan: Vec::new(),
    }
}

/// Plans to take over: for the second seat, and for two.
pub fn plans() -> [Hint; 2] {
    let step = Command::Plan { space: HERE };
    [vec![Seat(1)], vec![Seat(0), Seat(1)]].map(|seats| Hint {
        marks: vec![HERE],
        plan: seats.into_iter().map(|seat| (seat, step)).collect(),
        ..hint(step, Why::Route { to: HERE })
    })
}

pub fn refusals() -> Vec<Refusal> {
    every_refusal()
}

pub fn undo_refusals() -> Vec<UndoRefusal<Refusal>> {
    undo_refusals_of_each_kind()
}

pub fn setup_problems() -> Vec<SetupProblem> {
    let mut problems = every_setup_problem();
    let over = |&what| SetupProblem::OverLimit { what, most: 12 };
    problems.extend(SetupAmount::ALL.iter().map(over));
    problems
}

/// Every problem of content, and the ones that are said in several ways.
pub fn problems() -> Vec<Problem> {
    let mut kinds = every_problem_kind();
    let name = || "nobody".to_owned();
    for &noun in Noun::ALL {
        kinds.push(ProblemKind::UnknownName { noun, name: name() });
        kinds.push(ProblemKind::DuplicateId { noun, id: name() });
    }
    for &what in Counted::ALL {
        let (most, found) = (20, 21);
        kinds.push(ProblemKind::TooMany { what, most, found });
    }
    for &what in DraftText::ALL {
        let (most, found) = (80, 81);
        kinds.push(ProblemKind::TextTooLong { what, most, found });
        kinds.push(ProblemKind::EmptyText { what });
    }
    for &piece in ForeignPiece::ALL {
        let code = name();
        kinds.push(ProblemKind::TileOfOtherEdition { code, piece });
    }
    let by = RuleOrGoal::Goal("npc-escapes");
    kinds.extend([
        ProblemKind::NeedsNpc { by },
        ProblemKind::NeedsStoryHex { by },
    ]);
    kinds.into_iter().map(problem_of).collect()
}

pub fn prompts() -> Vec<Prompt> {
    let mut prompts = every_prompt();
    prompts.push(Prompt::Fumble {
        who: KARMA,
        piece: Piece::CASH,
    });
    prompts
}

/// Every command, and the ones that are said in several ways.
pub fn commands() -> Vec<Command> {
    let commit = |face, aim| Command::Commit {
        who: KARMA,
        action: ActionId(1),
        face,
        aim: crew::Aim(aim),
    };
    let grant = |gift| Command::Grant {
        who: KARMA,
        to: TINY,
        gift,
    };
    let mut commands = every_command();
    commands.extend([
        commit(5, 0),
        grant(Gift::Disable),
        grant(Gift::Unlock),
        Command::Subdue {
            who: KARMA,
            space: HERE,
            dog: true,
        },
        Command::BribeGuards { guards: 0, dogs: 1 },
        Command::UseIdeas { left: true },
        Command::Hush { on: true },
        Command::OpenRemote {
            who: KARMA,
            letter: 1,
        },
        Command::OpenRemote {
            who: KARMA,
            letter: 2,
        },
        Command::Nudge {
            who: KARMA,
            up: false,
        },
        Command::Take {
            who: KARMA,
            piece: Piece::CASH,
            from: HERE,
        },
        Command::LastDitch {
            who: KARMA,
            ideas: 0,
        },
    ]);
    for part in CardSlot::ALL {
        commands.push(Command::Recruit { part, card: 1 });
        commands.extend(Upgrade::ALL.map(|choice| Command::LevelUp { part, choice }));
    }
    commands
}

/// Every event, and the ones that are said in several ways.
pub fn events() -> Vec<Event> {
    let alert = |cause| Event::Alert { cause, card: None };
    let mut events = every_event();
    for part in CardSlot::ALL {
        let seat = 0;
        events.push(Event::Recruited {
            seat,
            part,
            card: 1,
        });
        events.extend(Upgrade::ALL.map(|choice| Event::LevelledUp { seat, part, choice }));
    }
    events.extend([
        alert(AlertCause::Noise),
        alert(AlertCause::Camera),
        alert(AlertCause::Action),
        alert(AlertCause::Event),
        Event::Noise { who: None, slot: 4 },
        Event::Subdued {
            who: KARMA,
            space: HERE,
            dog: true,
        },
        Event::Took {
            who: KARMA,
            piece: Piece::CASH,
            cash: 3,
            from: HERE,
        },
        Event::EventActive {
            card: 0,
            recalled: true,
        },
        Event::NpcActive { ideas: 0 },
        Event::LastDitch {
            who: KARMA,
            roll: 3,
            ideas: 0,
            needed: 3,
        },
        Event::Ended { end: End::Failure },
    ]);
    events
}
