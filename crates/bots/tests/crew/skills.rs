//! Things a bot has to know how to do, looked at in heists it plays.

use crate::kit::{heist, play, scenarios, suggested};
use bots::crew::{Bot, Notebook};
use bots::{Budget, Level, Patience};
use crew::state::{End, Place, Prompt};
use crew::{Command, Heist, Phase, Position, State};
use std::sync::Arc;
use table::{FastDealer, Game, Seats};

/// What scripted bots did in some heists, and how these ended.
fn played(heist: &Heist, heists: u64) -> Vec<(Vec<Command>, State)> {
    let notebook = Arc::new(Notebook::default());
    let one = |number: u64| {
        let bot = Bot::new(Level::Scripted, Budget::Heists(40), number);
        let (commands, state) = play(heist, bot.with_notebook(notebook.clone()), number + 90);
        let commands = commands.into_iter().map(|(_, command)| command);
        (commands.collect(), state)
    };
    (0..heists).map(one).collect()
}

fn wins(heist: &Heist, heists: u64) -> usize {
    let played = played(heist, heists);
    let won = played.iter().filter(|(_, end)| end.end == End::Success);
    won.count()
}

#[test]
fn paintings_are_exchanged() {
    let collector = heist("your-last-heist", "the-collector");
    let mut hung = 0;
    for (commands, end) in played(&collector, 20) {
        let drops = |command: &&Command| matches!(command, Command::Drop { .. });
        hung += commands.iter().filter(drops).count();
        if end.end == End::Success {
            assert!(Position::new(&collector, &end).swaps(true) >= 3);
        }
    }
    assert!(hung > 40, "{hung} paintings hung");
    assert!(wins(&collector, 20) >= 12);
    assert!(wins(&heist("your-last-heist", "the-redemption-job"), 20) >= 12);
}

#[test]
fn rings_within_rings_are_opened_from_outside() {
    let vault = heist("your-last-heist-draft", "the-vault");
    let letters = |commands: &[Command]| {
        let opened = commands.iter().filter_map(|command| match command {
            Command::OpenRemote { letter, .. } => Some(*letter),
            _ => None,
        });
        opened.collect::<Vec<u8>>()
    };
    let (mut won, mut twice) = (0, 0);
    for (commands, end) in played(&vault, 20) {
        let mut used = letters(&commands);
        used.sort();
        used.dedup();
        twice += usize::from(used.len() >= 2);
        won += usize::from(end.end == End::Success);
    }
    assert!(won >= 12, "{won} of 20");
    assert!(
        twice >= 12,
        "no jewel lies in one ring alone: {twice} of 20"
    );
}

#[test]
fn everyone_gets_an_exit_of_their_own() {
    let bricks = heist("masters-of-the-heist", "county-the-bricks");
    assert!(wins(&bricks, 20) >= 12);
}

/// Free reveals and ideas are never left over, and neither is cash that buys nothing else.
#[test]
fn help_in_planning_is_taken() {
    let mut offered = 0;
    for heist in suggested() {
        let opening = heist.opening();
        let priced = heist.rules.price_of_help > 0 && heist.edition.items.is_empty();
        let helped = opening.team.free_reveals + opening.team.free_ideas > 0;
        if !(helped || priced && opening.team.cash > 0) {
            continue;
        }
        offered += 1;
        let mut bot = Bot::new(Level::Scripted, Budget::Heists(2), 1);
        let mut luck = FastDealer::new(1);
        let mut state = opening.clone();
        while state.phase == Phase::Plan {
            let next = bot.next(&heist, &state, Seats::all(4), Patience::Go);
            let next = next.expect("planning goes on");
            let done = heist.apply(&mut state, next.seat, next.command, &mut luck, &mut ());
            done.expect("bots play legal commands");
        }
        let id = &heist.scenario.draft.id;
        assert_eq!(
            (state.team.free_reveals, state.team.free_ideas),
            (0, 0),
            "{id}"
        );
        assert!(!priced || state.team.cash == 0, "{id}: {}", state.team.cash);
    }
    assert!(offered >= 5, "{offered} scenarios prove little");
}

/// The security die is turned now and then, and never onto something worse by mistake: only if asked for it.
#[test]
fn nobody_is_asked_without_an_answer() {
    let mut asked = 0;
    for (edition, scenario) in scenarios().filter(|(edition, _)| edition.alert.is_some()) {
        let lookout = edition.prebuilts.iter().find(|one| {
            let card = edition.character(&one.character);
            card.is_some_and(|(_, card)| card.class == "lookout")
        });
        let mut people = crew::suggested::people(edition, scenario, 4);
        if let Some(lookout) = lookout
            && !people.iter().any(|one| one.name == lookout.name)
        {
            people[3] = lookout;
        }
        let strength = crew::suggested::Strength::Pro;
        let setup = crew::suggested::campaign_with(edition, scenario, &people, strength);
        let Ok(heist) = Heist::new(setup) else {
            continue;
        };
        let mut bot = Bot::new(Level::Scripted, Budget::Heists(2), 1);
        let mut luck = FastDealer::new(7);
        let mut state = heist.opening().clone();
        while state.phase != Phase::Over {
            let next = bot.next(&heist, &state, Seats::all(4), Patience::Go);
            let next = next.expect("something to do");
            if state.prompt() == Some(Prompt::SecurityRoll) {
                asked += 1;
                assert!(matches!(
                    next.command,
                    Command::Nudge { .. } | Command::Decline
                ));
            }
            let done = heist.apply(&mut state, next.seat, next.command, &mut luck, &mut ());
            done.expect("bots play legal commands");
        }
    }
    assert!(asked > 5, "asked {asked} times");
}

/// What was hung stays where it hangs.
#[test]
fn nobody_takes_down_what_was_hung() {
    let collector = heist("your-last-heist", "the-collector");
    for (commands, _) in played(&collector, 10) {
        let mut hung: Vec<crew::Piece> = Vec::new();
        for command in commands {
            match command {
                Command::Drop { piece, .. } => hung.push(piece),
                Command::Take { piece, .. } => assert!(!hung.contains(&piece), "{piece:?}"),
                _ => {}
            }
        }
    }
    let brought = collector.opening().pieces.iter();
    assert!(brought.filter(|place| **place == Place::STASH).count() >= 3);
}
