//! The characters: what their cards print, the actions everybody takes, and every ability of the twenty-four.

mod actions;
mod burglars;
mod cards;
mod fighters;
mod hackers;
mod locksmiths;
mod lookouts;
mod pickpockets;
mod sub_actions;
mod technicians;
mod urchins;

use crate::kit::*;
use crew::content::cards::{ActionCard, Icon};
use crew::content::master_heist;
use crew::*;

/// A board with this character in seat 0 and two companions of other classes.
fn with(map: &str, character: &str) -> Stage {
    let class = |id: &str| {
        &master_heist()
            .character(id)
            .expect("a character of the box")
            .1
            .class
    };
    let mut others = ["thug", "lookout", "burglar"]
        .into_iter()
        .filter(|id| class(id) != class(character));
    let mut companion = || {
        others
            .next()
            .expect("three companions, at most one of the class")
    };
    stage(map).crew([character, companion(), companion()])
}

/// A Guide walks along, with a special action that only makes noise.
fn guided(mut stage: Stage) -> Stage {
    stage = stage.npc("guide", 0);
    let part = stage.draft.npc.as_mut().expect("the guide");
    part.special = Some(ActionCard {
        name: "Sing".into(),
        icons: vec![Icon::Noise],
        pay: 0,
        needs: None,
        does: None,
        ..ActionCard::default()
    });
    stage
}

const FIRST: Who = Who(0);
const SECOND: Who = Who(1);
const THIRD: Who = Who(2);

fn pool(table: &Table, who: Who) -> crew::state::Pool {
    table.state.member(who).pool
}

/// Ends the round with everybody acting as quietly as they can.
fn quiet_round(table: &mut Table) {
    for who in (0..3).map(Who) {
        let noise = |command: &Command| match command {
            Command::Commit { who: w, action, .. } if *w == who => {
                table.heist.act(who, *action).map(|act| act.noise)
            }
            _ => None,
        };
        let offers = table.legal(who.0).into_iter();
        let quietest = offers
            .filter(|command| noise(command).is_some())
            .min_by_key(noise);
        if let Some(command) = quietest {
            table.ok(command);
        }
    }
    table.end_round();
}

fn die(table: &Table, who: Who) -> u8 {
    table.state.member(who).die
}
