//! The chances of a game that is over, looked back at. The page asks again while they are worked out.

use super::App;
use super::places::{TablePath, sorry};
use super::visitor::Reader;
use crate::any_table::{AnyTable, Presence};
use crate::hindsight::Hindsight;
use crate::id::TableId;
use crate::table_registry::TableRegistry;
use axum::Json;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use words::Language;

#[derive(Deserialize)]
pub struct Of {
    /// The game of the series, counted from 0; the latest by default.
    leg: Option<usize>,
}

/// What the page is told.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Told {
    /// Ask again: so much of it is done, from 0 to 1, and in words.
    Later {
        done: f64,
        words: String,
    },
    Html {
        html: String,
    },
}

pub async fn chances(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Query(of): Query<Of>,
) -> Response {
    let tables = app.tables.clone();
    let told = app.tables.look(id, move |table, presence| {
        tell(lang, &tables, table, presence, id, of.leg)
    });
    match told.await {
        Ok(Some(told)) => Json(told).into_response(),
        Ok(None) => super::missing(Reader(lang)).await,
        Err(why) => sorry(lang, why),
    }
}

/// What can be told by now; the estimates begin if nobody asked before. None of a game that is not over, or that has no chance
/// of success.
pub fn tell(
    lang: Language,
    tables: &Arc<TableRegistry>,
    table: &dyn AnyTable,
    presence: &Presence,
    id: TableId,
    leg: Option<usize>,
) -> Option<Told> {
    let game = table.finished(&id, leg)?;
    let hindsight = match tables.hindsights.get(&game) {
        Some(known) => known,
        None => {
            let estimates = table.estimates(game.leg);
            if estimates.is_empty() {
                return None;
            }
            tables.look_back(game, estimates)
        }
    };
    let failed = || Told::Html {
        html: pages::crew::tabletop::hindsight::failed(lang),
    };
    Some(match hindsight {
        Hindsight::UnderWay { done, of } => Told::Later {
            done: done as f64 / of.max(1) as f64,
            words: lang.say("hindsight-working"),
        },
        Hindsight::Crowded => Told::Later {
            done: 0.0,
            words: lang.say("hindsight-crowded"),
        },
        Hindsight::Failed => failed(),
        Hindsight::Known(chances) => {
            let html = table.hindsight(lang, &presence.company, &id, game.leg, &chances);
            html.map_or_else(failed, |html| Told::Html { html })
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::Entry;
    use crate::hosted_game::Play;
    use crate::key::Key;
    use crate::table_registry::start;
    use crate::testing::{app, fresh_file, heist};
    use crate::web::Visitor;
    use ::rivals::Rivals;
    use crew::Heist;
    use table::{FastDealer, Game, Seat};

    /// The table of a game that bots or luck played up to some step.
    async fn table(app: &App, play: Play<Heist>) -> TableId {
        let steps = play.steps().to_vec();
        let me = Visitor(Key::new().unwrap());
        let brought = vec![Entry::Brought { steps }];
        app.tables.open(play, me.key(), brought).await.unwrap()
    }

    fn played() -> Play<Heist> {
        let mut play = start(heist()).unwrap();
        let mut luck = FastDealer::new(5);
        let mut bot = bots::crew::Bot::new(bots::Level::Scripted, bots::Budget::Heists(4), 5);
        while !play.over() {
            let seats = table::Seats::all(4);
            let next = bot.next(play.game(), play.state(), seats, bots::Patience::Go);
            let next = next.unwrap();
            play.act(next.seat, next.command, &mut luck, &mut Vec::new())
                .unwrap();
        }
        play
    }

    async fn ask(app: &App, id: TableId, leg: Option<usize>) -> Option<Told> {
        let tables = app.tables.clone();
        let lang = Language::english();
        let told = app.tables.look(id, move |table, presence| {
            tell(lang, &tables, table, presence, id, leg)
        });
        told.await.unwrap()
    }

    /// Asks until it is there.
    async fn wait(app: &App, id: TableId) -> (String, usize) {
        let mut questions = 0;
        loop {
            questions += 1;
            match ask(app, id, None).await.expect("the game is over") {
                Told::Html { html } => return (html, questions),
                Told::Later { done, .. } => assert!((0.0..=1.0).contains(&done)),
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }

    #[tokio::test]
    async fn chances_are_worked_out_once_and_come_out_the_same_on_another_server() {
        let play = played();
        let steps = play.steps().len();
        let (one, _) = app(&fresh_file()).await;
        let (other, _) = app(&fresh_file()).await;
        let id = table(&one, play.clone()).await;
        let (html, questions) = wait(&one, id).await;
        assert!(questions > 1, "nobody waits for estimates at once");
        assert!(html.contains("class=\"skyline\"") && html.contains("<table>"));
        // Asked again, it is there.
        assert_eq!(wait(&one, id).await, (html.clone(), 1));
        let again = table(&other, play).await;
        let (same, _) = wait(&other, again).await;
        assert_eq!(same.replace(again.as_str(), id.as_str()), html);
        let game = crate::hindsight::FinishedGame {
            table: id,
            leg: 0,
            steps,
        };
        let Some(Hindsight::Known(chances)) = one.tables.hindsights.get(&game) else {
            panic!("it is kept");
        };
        let last = *chances.last().unwrap();
        assert!(last == 0.0 || last == 1.0, "by then it is known");
    }

    #[tokio::test]
    async fn a_game_that_goes_on_or_is_of_rivals_has_no_chances() {
        let (app, _) = app(&fresh_file()).await;
        let id = table(&app, start(heist()).unwrap()).await;
        assert_eq!(ask(&app, id, None).await, None);
        assert_eq!(ask(&app, id, Some(3)).await, None);
        let rivals = Rivals::new(::rivals::Setup::new(2)).unwrap();
        let mut play = start(rivals).unwrap();
        let mut luck = FastDealer::new(7);
        while !play.over() {
            let seat = Seat(luck.below(2) as u8);
            let mut legal = Vec::new();
            play.game().legal(play.state(), seat, &mut legal);
            if !legal.is_empty() {
                let command = legal[luck.below(legal.len() as u32) as usize];
                play.act(seat, command, &mut luck, &mut Vec::new()).unwrap();
            }
        }
        let brought = Entry::Brought {
            steps: play.steps().to_vec(),
        };
        let me = Visitor(Key::new().unwrap());
        let id = app.tables.open(play, me.key(), vec![brought]).await;
        assert_eq!(ask(&app, id.unwrap(), None).await, None);
    }
}
