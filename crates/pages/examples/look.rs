//! Writes the table as plain files at several moments of a heist, to look at it without a server:
//! `cargo run -p pages --example look -- FOLDER [EDITION [SCENARIO]]`. Without a scenario it is the edition's series, or
//! its first job.

use art::Colour;
use board::{Space, SpaceSet};
use bots::Level;
use bots::crew::{Advice, Hint, Why};
use crew::content::scenario::{Goal, ScenarioDraft};
use crew::content::{Edition, Scenario, edition as edition_of};
use crew::state::Prompt;
use crew::suggested::{self, Strength};
use crew::{Command, Heist, Phase, Position, ScenarioChoice, Setup, State, Upgrade, Who};
use pages::company::{Company, Person};
use pages::crew::tabletop::{
    Moment, Play, ReplayPage, Story, TablePage, chance_bar, hints as hints_panel, log_line, page,
    replay_page, timeline,
};
use std::path::Path;
use std::sync::Arc;
use std::{env, fs, io};
use table::{FastDealer, Game, Seat, Session};
use words::Language;

fn main() -> io::Result<()> {
    let mut words = env::args().skip(1);
    let folder = words.next().unwrap_or_else(|| "look".to_owned());
    let edition = words.next().unwrap_or_else(|| "master-heist".to_owned());
    let edition = edition_of(&edition).ok_or_else(|| io::Error::other("no such edition"))?;
    let scenario = words.next();
    let folder = Path::new(&folder);
    fs::create_dir_all(folder.join("assets"))?;
    for asset in pages::assets::ALL {
        fs::write(folder.join("assets").join(asset.name), asset.bytes)?;
    }
    let heist = Arc::new(heist(edition, scenario.as_deref()));
    let mut wanted = moments();
    for seed in 0..400 {
        walk(&heist, seed, |play, log, story| {
            let found = wanted.iter().position(|(_, is_it)| is_it(play));
            let Some(found) = found else { return Ok(()) };
            let (name, _) = wanted.remove(found);
            write(folder, name, play, log, story)
        })?;
        if wanted.is_empty() {
            break;
        }
    }
    for (name, _) in wanted {
        println!("no moment for {name}");
    }
    Ok(())
}

type Wanted = (&'static str, fn(&Play) -> bool);

/// The moments to look at, each with how to know it.
fn moments() -> Vec<Wanted> {
    vec![
        ("planning", |play| {
            play.state().phase == Phase::Plan && play.steps().len() == 14
        }),
        ("action", |play| {
            let crew = &play.state().crew;
            is_acting(play) && !crew[0].committed && crew[2].committed
        }),
        ("committed", |play| {
            let moves = legal(play, Seat(0));
            let moves = moves.iter().filter(|c| matches!(c, Command::Move { .. }));
            is_acting(play) && play.state().crew[0].pool.moves > 0 && moves.count() > 1
        }),
        ("question", |play| {
            let state = play.state();
            let event = matches!(state.phase, Phase::Event | Phase::Crises);
            event && state.questions.asked > 0 && !legal(play, Seat(0)).is_empty()
        }),
        ("escape", |play| {
            let state = play.state();
            let inside = play.game().board().is_tile(state.crew[0].at);
            state.phase == Phase::Escape && state.run.path_len == 0 && inside
        }),
        ("run", |play| {
            let state = play.state();
            state.run.path_len > 2 && state.run.runner == Some(Who(0))
        }),
        ("die", |play| {
            let asked = play.state().prompt() == Some(Prompt::SecurityRoll);
            asked && !legal(play, Seat(0)).is_empty()
        }),
        ("level-up", |play| {
            let state = play.state();
            state.phase == Phase::LevelUp && state.crew[0].status != crew::Status::Busted
        }),
        ("recruit", |play| {
            let state = play.state();
            state.phase == Phase::LevelUp && state.crew[0].status == crew::Status::Busted
        }),
        ("ending", |play| play.over()),
    ]
}

fn is_acting(play: &Play) -> bool {
    let state = play.state();
    state.phase == Phase::Action && state.round >= 3 && state.questions.asked == 0
}

fn legal(play: &Play, seat: Seat) -> Vec<Command> {
    let mut legal = Vec::new();
    play.game().legal(play.state(), seat, &mut legal);
    legal
}

fn heist(edition: &Edition, scenario: Option<&str>) -> Heist {
    let named = scenario.and_then(|id| edition.scenario(id));
    let stages = edition.series.iter().filter_map(|stage| stage.first());
    let stages = stages.filter_map(|id| edition.scenario(id));
    let stages: Vec<&Scenario> = stages.map(|(_, job)| job).collect();
    let setup = match named.map(|(_, job)| job).or(edition.scenarios.first()) {
        // An objective that is met by chance, to come to the next heist.
        _ if named.is_none() && !stages.is_empty() => {
            let easy = ScenarioDraft {
                goals: vec![Goal::AnyoneEscapes],
                ..stages[0].draft.clone()
            };
            let series = suggested::series(edition, &stages, 4);
            series.map(|setup| Setup {
                scenario: ScenarioChoice::Inline(Box::new(easy)),
                ..setup
            })
        }
        job => job.map(|job| {
            let strength = Strength::of(job.draft.difficulty);
            suggested::campaign(edition, job, 4, strength)
        }),
    };
    let setup = setup.unwrap_or_else(|| panic!("{} has no jobs", edition.id));
    let cash = setup.cash.max(Some(4));
    Heist::new(Setup { cash, ..setup }).unwrap_or_else(|problems| panic!("{problems}"))
}

fn company() -> Company {
    let person = |name: &str, colour, online| {
        Some(Person {
            name: name.to_owned(),
            colour,
            online,
        })
    };
    Company {
        seats: [
            person("Ann", Colour::Rose, true),
            person("Ben", Colour::Mint, true),
            person("Cleo", Colour::Sky, false),
            person("Dan", Colour::Violet, true),
        ],
        bots: Default::default(),
        nods: false,
        waiting: false,
        host: Some("Ann".to_owned()),
        watchers: 1,
        again: None,
    }
}

/// Plays with a little sense and shows every moment.
fn walk(
    heist: &Arc<Heist>,
    seed: u64,
    mut look: impl FnMut(&Play, &[String], &Story) -> io::Result<()>,
) -> io::Result<()> {
    let mut luck = FastDealer::new(seed);
    let mut pick = FastDealer::new(!seed);
    let mut play = Session::new(heist.clone(), &mut luck).map_err(io::Error::other)?;
    let mut log = Vec::new();
    for _ in 0..4000 {
        if play.over() {
            break;
        }
        let heist = play.game().clone();
        let heist = &heist;
        let seat = Seat(pick.below(heist.players.into()) as u8);
        let mut legal = legal(&play, seat);
        let best = legal
            .iter()
            .map(|command| worth(heist, play.state(), seat, command))
            .max();
        legal.retain(|command| Some(worth(heist, play.state(), seat, command)) == best);
        if legal.is_empty() || best < Some(0) {
            continue;
        }
        let command = legal[pick.below(legal.len() as u32) as usize];
        let mut events = Vec::new();
        play.act(seat, command, &mut luck, &mut events)
            .map_err(|error| io::Error::other(error.to_string()))?;
        let step = play.steps().len();
        let line = |event| log_line(Language::english(), heist, step as u32, event).html();
        log.extend(events.iter().map(line));
        if step == 12 {
            log.push(pages::log::said(
                "Ben",
                Some(Colour::Mint),
                "I take the back door, you the front?",
            ));
        }
        look(&play, &log, &Story::of(&play))?;
    }
    Ok(())
}

/// How much a command looks like what a person would do.
fn worth(heist: &Heist, state: &State, seat: Seat, command: &Command) -> i32 {
    let own = &state.crew[usize::from(seat.0)];
    let near = |space| Position::new(heist, state).near(space);
    match *command {
        Command::Tunnel { .. } => 10,
        Command::Start { who, .. } if state.member(who).at == Space::NONE => 9,
        Command::Plan { space } => {
            let way = own.planned | SpaceSet::of(own.at);
            if near(space).intersects(way) { 6 } else { -1 }
        }
        Command::Commit {
            action, face: 0, ..
        } => {
            let act = heist.act(Who(seat.0), action);
            4 + act.map_or(0, |act| i32::from(act.pool.moves))
        }
        Command::Subdue { .. } | Command::Unlock { .. } | Command::Disable { .. } => 9,
        Command::Take { .. } => 9,
        // Inwards, where it is new.
        Command::Move { to, .. } if heist.board().is_tile(to) => 7,
        Command::Reveal { .. } | Command::Think { .. } => 6,
        Command::Choose { .. } | Command::Pick { .. } | Command::Decline => 5,
        Command::Accept => 4,
        Command::Declare { .. } if state.run.runner.is_none_or(|who| who.0 == seat.0) => 3,
        Command::LastDitch { .. } | Command::Run { .. } => 7,
        Command::Dash { .. } => 1,
        Command::CallEscape if state.round >= 7 => 10,
        Command::Ready if matches!(state.phase, Phase::Escape | Phase::LevelUp) => 2,
        Command::Recruit { .. } | Command::LevelUp { .. } if pick_cards(state, seat) => 3,
        Command::Ready => 0,
        _ => -1,
    }
}

/// Between heists everybody takes some cards and is ready then.
fn pick_cards(state: &State, seat: Seat) -> bool {
    let seat = usize::from(seat.0);
    state.levels.better[seat] == [Upgrade::KEEP; 3]
        && state.levels.recruits[seat].contains(&u8::MAX)
}

/// The page with made-up hints open, as the script would show them.
fn with_hints(page: String, moment: &Moment) -> String {
    let (heist, state) = (moment.heist, moment.state);
    let mut legal = Vec::new();
    heist.legal(state, Seat(0), &mut legal);
    let from = state.crew[0].at;
    let near = |space| Position::new(heist, state).near(space);
    let step = near(from).iter().last().unwrap_or(from);
    let next = near(step).iter().last().unwrap_or(step);
    let hint = |n: usize, command: &Command| Hint {
        command: *command,
        then: legal.iter().copied().take(2).collect(),
        path: [from, step, next][..3 - n].to_vec(),
        marks: near(next).iter().take(n + 1).collect(),
        chance: 0.62 - 0.2 * n as f64,
        why: Why::Go { space: next },
        cost: 0,
        plan: Vec::new(),
    };
    let commits = legal.iter();
    let commits = commits.filter(|command| matches!(command, Command::Commit { .. }));
    let hints = commits.take(3).enumerate();
    let advice = Advice {
        chance: 0.43,
        hints: hints.map(|(n, command)| hint(n, command)).collect(),
    };
    let panel = hints_panel(moment, Seat(0), &advice);
    let drawings = panel
        .split_once("<g class=\"trail")
        .and_then(|(_, rest)| rest.rsplit_once("</svg>"))
        .map_or_else(String::new, |(drawn, _)| {
            format!("<g class=\"on trail{drawn}")
        });
    let bar = chance_bar(Language::english(), 0.43);
    page.replace("<g id=\"trails\">", &format!("<g id=\"trails\">{drawings}"))
        .replace("<div id=\"gauge\" class=\"gauge\" hidden></div>", &bar)
        .replace(
            "<div id=\"hints\" class=\"hints\" hidden",
            &format!("<div class=\"hints\">{panel}</div><div id=\"hints\" hidden"),
        )
}

fn write(folder: &Path, name: &str, play: &Play, log: &[String], story: &Story) -> io::Result<()> {
    let company = company();
    let moment = Moment {
        lang: Language::english(),
        heist: play.game(),
        state: play.state(),
        company: &company,
        story,
        table: "abcdefghijkl",
    };
    let save = |name: &str, html: String| {
        // Without a number the page does not look for its table.
        let files = format!("/assets/{}/", pages::assets::version());
        let html = html.replace(&files, "assets/").replace(" data-n=\"1\"", "");
        let path = folder.join(format!("{name}.html"));
        println!("{} {} bytes", path.display(), html.len());
        fs::write(path, html)
    };
    let table = TablePage {
        moment,
        play,
        n: 1,
        mine: &[Seat(0)],
        log,
        link: "http://localhost:7474/t/77777",
        host: true,
    };
    save(name, page(&table))?;
    if name == "action" {
        let mut helped = company.clone();
        helped.bots[1] = Some(Level::Search);
        helped.bots[2] = Some(Level::Scripted);
        helped.seats[2] = None;
        helped.waiting = true;
        let mut handed = helped.clone();
        handed.bots[0] = Some(Level::Search);
        let at = |company| Moment { company, ..moment };
        let html = page(&TablePage {
            moment: at(&helped),
            ..table
        });
        save("hints", with_hints(html, &at(&helped)))?;
        let html = page(&TablePage {
            moment: at(&handed),
            ..table
        });
        save("handed-over", html)?;
    }
    if name == "committed" {
        let mine = [Seat(0), Seat(1), Seat(2), Seat(3)];
        save(
            "solo",
            page(&TablePage {
                mine: &mine,
                ..table
            }),
        )?;
        save("watching", page(&TablePage { mine: &[], ..table }))?;
        let steps = play.steps().len();
        let replay = ReplayPage {
            moment,
            leg: 0,
            step: steps,
            steps,
            timeline: &timeline(Language::english(), play),
            log,
            origin: "",
        };
        save("replay", replay_page(&replay))?;
    }
    Ok(())
}
