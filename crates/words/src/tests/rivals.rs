//! Every value of HEIST has its sentence, and the sentence is about it.

use super::crew::samples::every;
use super::{en, watch};
use crate::rivals::*;
use ::rivals::command::TrickTarget;
use ::rivals::content::{Wants, content};
use ::rivals::{
    Card, Cards, Colour, Command, Event, Identity, Job, Obstacle, Phase, Public, Refusal, Rivals,
    Rules, Secret, Setup, SetupProblem, Skill, Source, State, Token, Tokens,
};
use std::collections::BTreeSet;
use table::{FastDealer, Game, Seat, Seats, UndoRefusal};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);
const ASSIST: Card = Card(3);
const TRICK: Card = Card(17);
const OBSTACLE: Obstacle = Obstacle(1);
const TOKEN: Token = Token {
    colour: Colour::Red,
    face: 1,
    doubled: false,
};

every!(every_refusal: Refusal = Refusal {
    GameIsOver,
    NoSuchSeat,
    NotYourTurn,
    NotNow,
    YourOwnTest,
    AlreadyDecided,
    NoSuchJob,
    JobIsDone,
    NoSuchWay,
    NotInYourHand,
    NotAnAssist,
    NotATrick,
    TokenNeeded,
    NoTokenNeeded,
    NoSuchToken,
    NotThisColour,
    OneMustGo,
    TeachesNothing,
    NotPlayed,
});

every!(every_command: Command = Command {
    Face { job: Job(0), way: 0 },
    Help { card: ASSIST },
    Decline,
    Pay { card: TRICK },
    Remove { colour: Colour::Orange },
    Keep,
    Play { card: TRICK, on: None },
    Resolve,
    Learn { card: TRICK, from: Source::Hand },
    Skip,
    Discard { card: TRICK },
    Draw,
});

every!(every_event: Event = Event {
    Became { seat: ME, identity: Identity(0) },
    Began { starter: ME },
    RoundBegan { round: 2 },
    Faced { seat: ME, obstacle: OBSTACLE, way: 1 },
    Decided { seat: ME },
    Revealed { seat: ME, card: Some(ASSIST) },
    Paid { seat: ME, card: ASSIST, job: Job(2) },
    Lost { seat: ME, card: ASSIST },
    Helped { seat: ME, card: ASSIST, number: -2 },
    Bagged { colour: Colour::Orange },
    Waits { seat: ME, colour: Colour::Green },
    Lacking { colour: Colour::Blue },
    Looked { seat: ME, tokens: Tokens([0, 0, 2, 1, 0, 0]) },
    Removed { seat: ME, colour: Colour::Orange },
    Kept { seat: ME },
    Drawn { seat: ME, token: TOKEN },
    Joined { seat: ME, token: TOKEN },
    Refilled,
    BagEmpty,
    Played { seat: ME, card: TRICK, number: 0 },
    Flipped { seat: ME, token: TOKEN },
    PutBack { seat: ME, token: TOKEN },
    Grabbed { seat: ME, from: YOU, token: TOKEN },
    Passed { seat: ME, obstacle: OBSTACLE, total: 6, target: 5 },
    Failed { seat: ME, obstacle: OBSTACLE, total: -2, target: 5, gave_up: false },
    Abandoned { obstacle: OBSTACLE },
    Stays { obstacle: OBSTACLE },
    Completed { job: Job(1) },
    Scored { seat: ME, card: ASSIST },
    Learned { seat: ME, card: TRICK, skill: Skill::Charm, from: Some(Source::Hand) },
    Discarded { seat: ME, card: TRICK },
    Drew { seat: ME, card: None },
    Reshuffled,
    NoCards { seat: ME },
    Heated { colour: Colour::Red, count: 2 },
    RoundEnded { round: 3 },
    SecretShown { seat: ME, secret: Secret(3), met: true },
    Finished { points: [9, 12, 7, 0], winners: Seats::from([1]) },
});

/// Commands, and those that are said in several ways.
fn commands() -> Vec<Command> {
    let on = |before| Command::Play {
        card: TRICK,
        on: Some(TrickTarget {
            before,
            token: TOKEN,
        }),
    };
    let mut commands = every_command();
    commands.extend([
        on(ME),
        on(YOU),
        Command::Face {
            job: Job(4),
            way: 0,
        },
        Command::Learn {
            card: TRICK,
            from: Source::Played,
        },
    ]);
    commands
}

/// Events, and those that are said in several ways.
fn all_events() -> Vec<Event> {
    let seat = ME;
    let number = 0;
    let named = |id| Card::named(id).expect("a card of the box");
    let mut events = every_event();
    events.extend([
        Event::Revealed { seat, card: None },
        Event::Helped {
            seat,
            card: named("many-paws"),
            number,
        },
        Event::Played {
            seat,
            card: named("lone-wolf"),
            number,
        },
        Event::Played {
            seat,
            card: named("lone-wolf"),
            number: 2,
        },
        Event::Looked {
            seat,
            tokens: Tokens::default(),
        },
        Event::Grabbed {
            seat,
            from: seat,
            token: Token {
                doubled: true,
                ..TOKEN
            },
        },
        Event::Failed {
            seat,
            obstacle: OBSTACLE,
            total: 1,
            target: 3,
            gave_up: true,
        },
        Event::Learned {
            seat,
            card: ASSIST,
            skill: Skill::Agility,
            from: None,
        },
        Event::Drew {
            seat,
            card: Some(ASSIST),
        },
        Event::SecretShown {
            seat,
            secret: Secret(3),
            met: false,
        },
        Event::Finished {
            points: [12, 12, 7, 0],
            winners: Seats::from([0, 1]),
        },
    ]);
    for colour in Colour::ALL {
        events.push(Event::Bagged { colour });
        events.push(Event::Lacking { colour });
    }
    events
}

fn problems() -> [SetupProblem; 3] {
    let all = [
        SetupProblem::Players(5),
        SetupProblem::Obstacles(6),
        SetupProblem::Timer(2),
    ];
    // A new problem does not compile until it is in the list.
    for problem in &all {
        match problem {
            SetupProblem::Players(_) | SetupProblem::Obstacles(_) | SetupProblem::Timer(_) => {}
        }
    }
    all
}

/// As the rulebook has it, and with every option turned.
fn games() -> Vec<Rivals> {
    let games = [Rules::default(), Rules::turned(u16::MAX)].map(|rules| {
        (2..=4).map(move |players| {
            let setup = Setup {
                rules,
                ..Setup::new(players)
            };
            Rivals::new(setup).expect("a good setup")
        })
    });
    games.into_iter().flatten().collect()
}

fn start(game: &Rivals) -> State {
    game.start(&mut FastDealer::new(6), &mut ())
}

/// A game for three in which the first seat is testing.
fn table() -> (Rivals, State) {
    let game = Rivals::new(Setup::new(3)).expect("a good setup");
    let mut state = start(&game);
    state.public.active = ME;
    (game, state)
}

/// Moments of a game: one in every phase.
fn moments(game: &Rivals) -> Vec<State> {
    let mut state = start(game);
    state.public.test.job = Some(Job(0));
    state.public.test.obstacle = game.top(&state.public, Job(0));
    let helper = |id| {
        let mut state = state;
        let seat = state
            .public
            .after(state.public.active)
            .next()
            .expect("another");
        state.public.test.assists[usize::from(seat.0)] = Card::named(id);
        let seen = Tokens([0, 0, 1, 1, 0, 0]);
        state.public.phase = Phase::Look { seat, seen };
        state
    };
    let seat = state
        .public
        .after(state.public.active)
        .next()
        .expect("another");
    let mut moments = vec![helper("scout-ahead"), helper("clear-the-way")];
    for phase in [
        Phase::Choose,
        Phase::Help,
        Phase::Pay { seat },
        Phase::Tricks,
        Phase::Tie,
        Phase::Learn,
        Phase::Prepare,
        Phase::Over,
    ] {
        let mut state = state;
        state.public.phase = phase;
        moments.push(state);
        // One of several helpers has decided.
        if state.public.players > 2 {
            state.public.test.decided = Seats::of(seat);
            moments.push(state);
        }
    }
    moments
}

/// Everything that can be said at a table, with what it is about.
fn said_at(game: &Rivals) -> Vec<(String, String)> {
    let mut state = start(game);
    let public = &mut state.public;
    let mut said = Vec::new();
    for value in commands() {
        said.push((format!("{value:?}"), command(en(), game, public, &value)));
    }
    public.phase = Phase::Tie;
    let colour = Colour::Orange;
    let remove = Command::Remove { colour };
    said.push((format!("{remove:?}"), command(en(), game, public, &remove)));
    for value in all_events() {
        let told = event(en(), game, public, &value);
        let told = told.unwrap_or_else(|| panic!("{value:?} says nothing"));
        said.push((format!("{value:?}"), told));
    }
    for moment in moments(game) {
        let about = format!("{:?}", moment.public.phase);
        said.push((about.clone(), phase(en(), game, &moment.public, None)));
        for seat in moment.public.seats() {
            let view = moment.view(seat);
            said.push((
                about.clone(),
                phase(en(), game, &moment.public, Some(&view)),
            ));
        }
    }
    for secret in Secret::all() {
        said.push((format!("{secret:?}"), secret_text(en(), game, secret)));
        let for_all = secret_text_for_all(en(), game.rules(), secret);
        said.push((format!("{secret:?}"), for_all));
    }
    for card in Card::all() {
        let lines = card_text(en(), game.rules(), card).into_iter();
        let lines = lines
            .chain(card_upgrade(en(), card))
            .chain(card_cheese(en(), card));
        said.extend(lines.map(|line| (format!("{card:?}"), line)));
    }
    said.extend(the_end(game));
    said
}

fn the_end(game: &Rivals) -> Vec<(String, String)> {
    let mut state = start(game);
    let public = &mut state.public;
    public.obstacles[0] = 0b11;
    public.obstacles[1] = 0b100;
    public.gone[0] = 7;
    public.scored[0] = Cards::from_iter([ASSIST]);
    public.secrets = Some(state.hidden.secrets);
    let lines = outcome(en(), game, public);
    let lines = lines.into_iter().map(|line| ("the end".to_owned(), line));
    lines.collect()
}

/// Everything that is not about one table.
fn said_anywhere() -> Vec<(String, String)> {
    let (_, state) = table();
    let mut said = Vec::new();
    for value in every_refusal() {
        said.push((format!("{value:?}"), refusal(en(), &value)));
    }
    let seat = YOU;
    for value in [
        UndoRefusal::NothingToUndo,
        UndoRefusal::LuckWasAsked,
        UndoRefusal::OthersBuiltOnIt {
            seat,
            refusal: Refusal::NotNow,
        },
        UndoRefusal::LuckWouldBeAsked { seat },
    ] {
        let told = undo_refusal(en(), &state.public, &value);
        said.push((format!("{value:?}"), told));
    }
    for value in problems() {
        said.push((format!("{value:?}"), setup_problem(en(), &value)));
    }
    for rule in RULES {
        said.push((rule.to_owned(), rule_name(en(), rule)));
        said.push((rule.to_owned(), rule_text(en(), rule)));
    }
    for obstacle in Obstacle::all() {
        let lines = obstacle_lines(en(), obstacle).into_iter();
        let ways = ways(en(), &content().obstacles[obstacle.index()].ways);
        said.extend(lines.map(|line| (obstacle.id().to_owned(), line)));
        said.push((obstacle.id().to_owned(), ways));
    }
    for card in Card::all() {
        said.push((card.id().to_owned(), card_kind(en(), card).to_owned()));
    }
    said
}

fn everything() -> Vec<(String, String)> {
    let tables = games();
    let tables = tables.iter().flat_map(said_at);
    tables.chain(said_anywhere()).collect()
}

/// For the list of keys that somebody says.
pub fn say_everything() {
    everything();
    // Names are kept once they were looked up.
    names::Printed::new(en());
    for card in Identity::all() {
        identity_flavour(en(), card);
    }
    for card in Job::all() {
        job_flavour(en(), card);
    }
    for card in Secret::all() {
        secret_flavour(en(), card);
    }
}

/// Programs and people read the same names in English, and people their own elsewhere.
#[test]
fn every_card_has_its_name_in_the_language_files() {
    let content = ::rivals::content();
    let pseudo = crate::Language::pseudo();
    let check = |wire: &str, name: fn(crate::Language, u8) -> &'static str, number: usize| {
        assert_eq!(name(en(), number as u8), wire);
        let other = name(pseudo, number as u8);
        assert!(
            other.starts_with('⟦'),
            "{wire} is {other} in every language"
        );
    };
    check(&content.name, |lang, _| game_name(lang), 0);
    for (n, card) in content.identities.iter().enumerate() {
        check(&card.name, |lang, n| identity_name(lang, Identity(n)), n);
        assert!(!identity_flavour(en(), Identity(n as u8)).is_empty());
    }
    for (n, card) in content.jobs.iter().enumerate() {
        check(&card.name, |lang, n| job_name(lang, Job(n)), n);
        assert!(!job_flavour(en(), Job(n as u8)).is_empty());
    }
    for (n, card) in content.obstacles.iter().enumerate() {
        check(&card.name, |lang, n| obstacle_name(lang, Obstacle(n)), n);
    }
    for (n, card) in content.secrets.iter().enumerate() {
        check(&card.name, |lang, n| secret_name(lang, Secret(n)), n);
        assert!(!secret_flavour(en(), Secret(n as u8)).is_empty());
    }
    for (n, card) in content.cards.iter().enumerate() {
        check(&card.name, |lang, n| card_name(lang, Card(n)), n);
    }
}

#[test]
fn every_value_has_a_whole_sentence() {
    watch::begin();
    let said = everything();
    let faults = watch::end().faults;
    assert!(faults.is_empty(), "{faults:#?}");
    for (what, sentence) in said {
        assert!(!sentence.trim().is_empty(), "{what} says nothing");
        assert!(!sentence.contains(['{', '}']), "{what}: {sentence}");
        assert!(!sentence.contains("  "), "{what}: {sentence}");
        assert!(!sentence.contains("rivals-"), "{what}: {sentence}");
        let small = sentence.chars().next().is_some_and(char::is_lowercase);
        assert!(!small, "{what}: {sentence}");
    }
}

/// The name of whoever and whatever an event is about stands in its line.
#[test]
fn a_line_names_whom_and_what_it_is_about() {
    let (game, state) = table();
    let public = &state.public;
    for value in all_events() {
        let line = event(en(), &game, public, &value).expect("a line");
        let what = format!("{value:?}");
        let names = |name: &str| assert!(line.contains(name), "{what}: {line}");
        let number = |of: &str| -> Option<u8> {
            let rest = what.split(of).nth(1)?;
            rest.split(')').next()?.parse().ok()
        };
        // Before the identities are known a seat has a number only.
        let became = matches!(value, Event::Became { .. });
        if let Some(seat) = number("Seat(").filter(|_| !became) {
            names(who(en(), public, Seat(seat)));
        }
        number("Card(")
            .into_iter()
            .for_each(|n| names(&card_told(en(), Card(n))));
        number("Obstacle(")
            .into_iter()
            .for_each(|n| names(obstacle_name(en(), Obstacle(n))));
        number("Secret(")
            .into_iter()
            .for_each(|n| names(secret_name(en(), Secret(n))));
        number("Job(")
            .into_iter()
            .for_each(|n| names(job_name(en(), Job(n))));
        if let Event::Bagged { colour } | Event::Waits { colour, .. } = value {
            names(colour_name(en(), colour));
        }
    }
}

#[test]
fn every_option_has_its_words() {
    let written = serde_json::to_value(Rules::default()).expect("rules can be written");
    let fields = written.as_object().expect("fields");
    let fields: BTreeSet<&str> = fields.keys().map(String::as_str).collect();
    assert_eq!(fields, BTreeSet::from(RULES));
    let names: BTreeSet<String> = RULES
        .into_iter()
        .map(|each| rule_name(en(), each))
        .collect();
    assert_eq!(names.len(), RULES.len(), "two options have one name");
}

/// What stands on a card changes with the rules that are about it, and only then.
#[test]
fn an_option_about_a_card_changes_its_text() {
    let usual = Rules::default();
    let differs = |rules: Rules| -> Vec<&str> {
        let cards = Card::all();
        let cards =
            cards.filter(|&card| card_text(en(), &rules, card) != card_text(en(), &usual, card));
        cards.map(Card::id).collect()
    };
    let sabotage_hits_the_tester = true;
    let means_only_after_failure = true;
    assert_eq!(
        differs(Rules {
            sabotage_hits_the_tester,
            ..usual
        }),
        ["light-sabotage"]
    );
    assert_eq!(
        differs(Rules {
            means_only_after_failure,
            ..usual
        }),
        ["justified-means"]
    );
    assert_eq!(
        differs(Rules {
            pawns: false,
            ..usual
        }),
        ["lone-wolf"]
    );
}

#[test]
fn a_card_says_what_it_does() {
    let rules = Rules::default();
    let says = |id: &str| card_text(en(), &rules, Card::named(id).expect("a card")).join(" ");
    assert_eq!(
        says("long-game"),
        "−2 to the total. A blue token goes from the supply into the bag."
    );
    assert_eq!(
        says("scout-ahead"),
        "Draw 2 tokens from the bag and show them. One of your choice goes to the supply; the rest goes back into the bag."
    );
    // Numbers of cards of our own design may change; the words follow.
    let steady = Card::named("steady-paws").expect("a card");
    let number = card_number(&rules, steady).expect("a number");
    let wanted = format!("{number} if the test asks for Dexterity.");
    assert_eq!(says("steady-paws"), wanted);
    let clear = says("clear-the-way");
    let wanted = "One that is orange or red may go to the supply; the rest goes back into the bag.";
    assert!(clear.ends_with(wanted), "{clear}");
    let learn = Card::named("watch-and-learn-charm").expect("a card");
    assert_eq!(
        card_upgrade(en(), learn).as_deref(),
        Some("If the test is passed: added to your identity, +1 Charm.")
    );
    assert_eq!(card_cheese(en(), learn), None);
}

#[test]
fn an_obstacle_says_how_it_is_passed() {
    let of = |id: &str| Obstacle::named(id).expect("an obstacle");
    let told = |id: &str| ways(en(), &content().obstacles[of(id).index()].ways);
    assert_eq!(told("A1"), "Agility + Charm 4");
    assert_eq!(told("A2"), "Dexterity 3 or Charm 5");
    assert_eq!(
        obstacle_lines(en(), of("A1")),
        ["Success: a blue token goes into the bag."]
    );
    assert_eq!(
        obstacle_lines(en(), of("D2")),
        [
            "Failure: the highest token of the test goes to the supply, and a green token waits for your next test.",
            "Mandatory: it stays until somebody passes it.",
        ]
    );
}

/// Every card does something, pays something or teaches something, and no line of a card is left out.
#[test]
fn no_card_is_blank() {
    for card in Card::all() {
        assert!(
            !card_text(en(), &Rules::default(), card).is_empty(),
            "{card:?}"
        );
        let good_for = card_upgrade(en(), card).or_else(|| card_cheese(en(), card));
        let grabs = card.id() == "smash-and-grab";
        assert!(good_for.is_some() || grabs, "{card:?}");
    }
}

#[test]
fn a_secret_counts_for_the_players_there_are() {
    for secret in Secret::all() {
        let (colour, numbers) = match content().secrets[secret.index()].wants {
            Wants::BagAtMost(most) => (most.colour, most.count),
            Wants::BagAtLeast(least) => (least.colour, least.count),
            _ => continue,
        };
        let colour = colour_name(en(), colour);
        for (players, number) in (2..).zip(numbers) {
            let game = Rivals::new(Setup::new(players)).expect("a good setup");
            let told = secret_text(en(), &game, secret);
            assert!(told.contains(&format!(" {number} {colour}")), "{told}");
        }
        let told = secret_text_for_all(en(), &Rules::default(), secret);
        let [two, three, four] = numbers;
        let alike = two == three && three == four;
        assert_eq!(told.contains("with 2, 3 or 4 players"), !alike, "{told}");
    }
}

#[test]
fn what_is_drawn_at_once_is_one_line() {
    let (game, state) = table();
    let public = &state.public;
    let name = who(en(), public, ME);
    let seat = ME;
    let drew = |card| Event::Drew { seat, card };
    let token = |colour, face| Token {
        colour,
        face,
        doubled: false,
    };
    let drawn = |colour, face| Event::Drawn {
        seat,
        token: token(colour, face),
    };
    assert_eq!(
        events(en(), &game, public, &[drew(None), drew(None), drew(None)]),
        [format!("{name} draws 3 cards.")]
    );
    let happened = [
        drawn(Colour::Red, 1),
        drawn(Colour::Yellow, 0),
        drew(Some(ASSIST)),
        drew(Some(TRICK)),
    ];
    let (assist, trick) = (card_name(en(), ASSIST), card_name(en(), TRICK));
    assert_eq!(
        events(en(), &game, public, &happened),
        [
            format!("{name} draws yellow +1 and red −4."),
            format!("{name} draws {assist} and {trick}."),
        ]
    );
    let idle = |seat| Event::Revealed { seat, card: None };
    let helps = Event::Revealed {
        seat: Seat(2),
        card: Some(ASSIST),
    };
    let [you, other] = [YOU, Seat(2)].map(|seat| who(en(), public, seat));
    assert_eq!(
        events(
            en(),
            &game,
            public,
            &[idle(YOU), idle(Seat(2)), idle(ME), helps]
        ),
        [
            format!("{you}, {other} and {name} do not help."),
            format!("{other} helps with {assist}."),
        ]
    );
    // An assist whose number is nothing is told by what it does.
    let card = Card::named("it-could-work").expect("a card");
    let helped = Event::Helped {
        seat,
        card,
        number: 0,
    };
    assert_eq!(event(en(), &game, public, &helped), None);
}

/// As many points as somebody else, and yet the only winner: the line says by what.
#[test]
fn a_tie_that_obstacles_broke_is_told() {
    let (game, state) = table();
    let public = &state.public;
    let [me, you] = [ME, YOU].map(|seat| who(en(), public, seat));
    let told = |points, winners| event(en(), &game, public, &Event::Finished { points, winners });
    for (points, winners, line) in [
        (
            [7, 6, 2, 0],
            Seats::of(ME),
            format!("{me} wins with 7 points."),
        ),
        (
            [7, 7, 2, 0],
            Seats::of(ME),
            format!("{me} wins with 7 points and the most obstacles."),
        ),
        (
            [7, 7, 2, 0],
            Seats::from_iter([ME, YOU]),
            format!("{me} and {you} share the victory with 7 points each."),
        ),
    ] {
        assert_eq!(told(points, winners), Some(line));
    }
}

/// Who is asked and who waits read different sentences, and no name of a card stands in either.
#[test]
fn each_side_is_told_what_it_can_do() {
    let (game, mut state) = table();
    state.public.test.job = Some(Job(0));
    state.public.test.obstacle = game.top(&state.public, Job(0));
    state.public.phase = Phase::Help;
    state.public.test.decided = Seats::of(YOU);
    let told = |seat: Option<u8>| {
        let view = seat.map(|seat| state.view(Seat(seat)));
        phase(en(), &game, &state.public, view.as_ref())
    };
    let [me, other] = [ME, Seat(2)].map(|seat| who(en(), &state.public, seat));
    assert_eq!(
        told(Some(0)),
        format!("Will anybody help you? {other} still decides in secret.")
    );
    assert_eq!(
        told(Some(1)),
        format!("You have decided. Waiting for {other}.")
    );
    assert_eq!(
        told(Some(2)),
        format!("Help {me} with an assist, or not. All decisions are shown at the same time.")
    );
    assert_eq!(
        told(None),
        format!("Will anybody help {me}? {other} still decides in secret.")
    );
}

/// A bot or a stranger may name anything.
#[test]
fn odd_numbers_are_put_into_words_too() {
    let (game, state) = table();
    let public: &Public = &state.public;
    for n in 0..=u8::MAX {
        let (card, job) = (Card(n), Job(n));
        let on = Some(TrickTarget {
            before: Seat(n),
            token: Token { face: n, ..TOKEN },
        });
        for value in [
            Command::Face { job, way: n },
            Command::Face {
                job: Job(0),
                way: n,
            },
            Command::Help { card },
            Command::Play { card, on },
            Command::Learn {
                card,
                from: Source::Hand,
            },
        ] {
            assert!(!command(en(), &game, public, &value).is_empty());
        }
        obstacle_lines(en(), Obstacle(n));
        card_text(en(), game.rules(), card);
        secret_text(en(), &game, Secret(n));
        assert!(!who(en(), public, Seat(n)).is_empty());
        assert!(!identity_name(en(), Identity(n)).is_empty());
    }
}

/// Every step of whole games can be told to everybody who may see it.
#[test]
fn whole_games_can_be_told() {
    for game in games() {
        let mut luck = FastDealer::new(9);
        let mut happened = Vec::new();
        let mut state = game.start(&mut luck, &mut happened);
        watch::begin();
        while !game.over(&state) {
            let seat = ::rivals::view::waits_for(&state.public)
                .next()
                .expect("somebody");
            let mut legal = Vec::new();
            game.legal(&state, seat, &mut legal);
            let at = usize::from(table::Dealer::roll(&mut luck, legal.len() as u8)) - 1;
            command(en(), &game, &state.public, &legal[at]);
            phase(en(), &game, &state.public, Some(&state.view(seat)));
            game.apply(&mut state, seat, legal[at], &mut luck, &mut happened)
                .expect("it was legal");
        }
        for held in [0, 1, 2].map(Seats::all) {
            let seen: Vec<Event> = happened.iter().map(|event| event.seen_by(held)).collect();
            assert!(!events(en(), &game, &state.public, &seen).is_empty());
        }
        assert_eq!(
            outcome(en(), &game, &state.public).len(),
            usize::from(game.setup.players) + 1
        );
        let faults = watch::end().faults;
        assert!(faults.is_empty(), "{faults:#?}");
    }
}
