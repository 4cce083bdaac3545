//! Tables that wake up, fall over, or cannot be read.

use super::*;
use crate::key::Key;
use crate::store::Store;
use crate::table::SeatAct;
use crate::testing::{app, change, fresh_file, heist, open};
use crate::web::{App, Visitor};
use pages::unreadable::Left;
use serde_json::json;
use std::path::Path;
use table::{FastDealer, Seat};
use words::Language;

fn somebody() -> Visitor {
    Visitor(Key::new().unwrap())
}

fn rivals() -> Rivals {
    Rivals::new(::rivals::Setup::new(2)).unwrap()
}

/// Breaks one row of a table's log.
async fn break_row(file: &Path, id: TableId, n: u64) {
    let row = format!("id = {} AND n = {n}", id.number());
    change(
        file,
        &format!("UPDATE entries SET entry = '{{\"entry' WHERE {row}"),
    )
    .await;
}

/// Says that a table was played by rules that nobody knows.
async fn age(file: &Path, id: TableId) {
    let aged = "json_set(entry, '$.ruleset', 0)";
    let row = format!("id = {} AND n = 0", id.number());
    change(
        file,
        &format!("UPDATE entries SET entry = {aged} WHERE {row}"),
    )
    .await;
}

/// Everybody sits down who is needed.
async fn seated<G: HostedGame>(app: &App, me: Visitor, game: G) -> TableId {
    let players = game.seats();
    let id = open(app, me, game).await;
    for seat in 0..players {
        let sat = app.tables.answer(id, |answer| Ask::Sit {
            key: me.key(),
            seat: Seat(seat),
            name: format!("Player {seat}"),
            colour: art::Colour::ALL[usize::from(seat)],
            answer,
        });
        sat.await.unwrap();
    }
    id
}

/// Plays at random; false if there is nothing to do.
async fn play_on(app: &App, id: TableId, me: Visitor, luck: &mut FastDealer) -> bool {
    let key = me.key();
    let offers = app.tables.look(id, move |table, _| {
        let legal = (0..4).map(|seat| (seat, table.legal_of(Seat(seat), Some(&key))));
        let mut offers = Vec::new();
        for (seat, legal) in legal.filter_map(|(seat, legal)| Some((seat, legal.ok()?))) {
            let legal: serde_json::Value = serde_json::from_str(legal.get()).unwrap();
            let commands = legal["commands"].as_array().cloned().unwrap_or_default();
            offers.extend(commands.into_iter().map(|command| (Seat(seat), command)));
        }
        offers
    });
    let offers = offers.await.unwrap();
    if offers.is_empty() {
        return false;
    }
    let (seat, command) = offers[luck.below(offers.len() as u32) as usize].clone();
    let command = serde_json::value::to_raw_value(&command).unwrap();
    let act = SeatAct::Do { seat, command };
    let done = app.tables.answer(id, |answer| Ask::Act {
        lang: Language::english(),
        key,
        act,
        answer,
    });
    done.await.unwrap();
    true
}

async fn lists_are_told_what_the_log_tells<G: HostedGame>(game: G, most: usize) {
    let file = fresh_file();
    let (app, store) = app(&file).await;
    let me = somebody();
    let id = seated(&app, me, game).await;
    let mut luck = FastDealer::new(7);
    let mut told = Vec::new();
    for _ in 0..most {
        let table = app
            .tables
            .look(id, |table, _| table.summary())
            .await
            .unwrap();
        let listed = store.listed(id).await.unwrap().unwrap();
        assert_eq!(listed.over, table.is_over());
        assert_eq!(listed.summary.as_ref(), Some(&table));
        if !told.contains(&table.stand) {
            told.push(table.stand);
        }
        if !play_on(&app, id, me, &mut luck).await {
            break;
        }
    }
    assert!(told.len() > 2, "{told:?}");
    assert_eq!(
        app.tables.read(id).await.unwrap().unwrap().summary().stand,
        *told.last().unwrap()
    );
}

#[tokio::test]
async fn lists_are_told_what_the_log_tells_at_every_step() {
    lists_are_told_what_the_log_tells(heist(), 400).await;
    lists_are_told_what_the_log_tells(rivals(), 400).await;
}

#[tokio::test]
async fn a_table_that_panics_wakes_up_again_when_it_is_asked() {
    let (app, _) = app(&fresh_file()).await;
    let id = open(&app, somebody(), heist()).await;
    for _ in 0..3 {
        let fallen = app
            .tables
            .look(id, |_, _| -> u8 { panic!("the table falls over") });
        assert!(matches!(fallen.await, Err(Sorry::OurMistake)));
        let title = app.tables.look(id, |table, _| table.summary().title);
        assert_eq!(title.await.unwrap(), "The Inclusion Job");
    }
}

#[tokio::test]
async fn a_table_with_a_broken_row_is_not_asleep_for_ever() {
    let file = fresh_file();
    let (app, store) = app(&file).await;
    let me = somebody();
    let id = seated(&app, me, heist()).await;
    let log = store.load(id).await.unwrap().unwrap();
    break_row(&file, id, 2).await;
    // Awake it has all it needs; when its task ends it finds out.
    let fallen = app
        .tables
        .look(id, |_, _| -> u8 { panic!("the table falls over") });
    let why = fallen.await.unwrap_err();
    assert!(
        matches!(&why, Sorry::Unreadable(BadLog::Unreadable { n: 2, .. })),
        "{why:?}"
    );
    assert_eq!(why.kind(), "broken-log");
    assert!(
        why.sentence(Language::english()).contains("Line 3"),
        "{}",
        why.sentence(Language::english())
    );
    let left = app.tables.unreadable(id).await.unwrap().unwrap();
    assert_eq!(left.left(), Left::Log);
    assert_eq!(left.rows().unwrap().text.lines().count(), log.len());
    assert_eq!(left.summary.seats[3].name.as_deref(), Some("Player 3"));
    // Whoever mends the row has the table back.
    let mended = log[2].replace('\'', "''");
    let row = format!("id = {} AND n = 2", id.number());
    change(
        &file,
        &format!("UPDATE entries SET entry = '{mended}' WHERE {row}"),
    )
    .await;
    assert!(
        app.tables
            .look(id, |table, _| table.summary())
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn a_table_of_other_rules_keeps_its_record() {
    let file = fresh_file();
    let (app, _) = app(&file).await;
    let me = somebody();
    let id = seated(&app, me, heist()).await;
    let mut luck = FastDealer::new(3);
    for _ in 0..12 {
        play_on(&app, id, me, &mut luck).await;
    }
    let record = app
        .tables
        .look(id, |table, _| table.record())
        .await
        .unwrap();
    let steps = record
        .unwrap()
        .text
        .lines()
        .skip(1)
        .map(str::to_owned)
        .collect::<Vec<_>>();
    let aged = reopened(&file, id).await;
    let why = aged.tables.look(id, |_, _| ()).await.unwrap_err();
    assert_eq!(why.kind(), "other-ruleset");
    let left = aged.tables.unreadable(id).await.unwrap().unwrap();
    assert_eq!(left.left(), Left::Record);
    let kept = left.record().unwrap().text;
    let value = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap();
    let kept: Vec<_> = kept.lines().map(value).collect();
    assert_eq!(
        (&kept[0]["ruleset"], &kept[0]["game"]),
        (&json!(0), &json!("master-heist"))
    );
    let steps: Vec<_> = steps.iter().map(|line| value(line)).collect();
    assert_eq!(kept[1..], steps);
}

/// The same database, the table aged, under another server.
async fn reopened(file: &Path, id: TableId) -> App {
    age(file, id).await;
    app(file).await.0
}

#[tokio::test]
async fn hidden_hands_stay_hidden_until_the_game_is_known_to_be_over() {
    let file = fresh_file();
    let (app, store) = app(&file).await;
    let me = somebody();
    let id = seated(&app, me, rivals()).await;
    let aged = reopened(&file, id).await;
    let left = aged.tables.unreadable(id).await.unwrap().unwrap();
    assert_eq!(left.left(), Left::Hidden);
    assert!(matches!(left.record(), Err(Sorry::Hidden)));
    assert!(matches!(left.rows(), Err(Sorry::Hidden)));
    // Also if nothing is known but the rows, and if even the first of them is broken.
    crate::testing::forget_summaries(&file).await;
    let left = aged.tables.unreadable(id).await.unwrap().unwrap();
    assert_eq!(left.left(), Left::Hidden);
    break_row(&file, id, 0).await;
    let left = aged.tables.unreadable(id).await.unwrap().unwrap();
    assert_eq!((left.summary.game, left.left()), (None, Left::Hidden));
    // A game that was played to its end has nothing to hide.
    let over = seated(&app, me, rivals()).await;
    let mut luck = FastDealer::new(5);
    while play_on(&app, over, me, &mut luck).await {}
    assert!(store.listed(over).await.unwrap().unwrap().over);
    let aged = reopened(&file, over).await;
    let left = aged.tables.unreadable(over).await.unwrap().unwrap();
    assert_eq!(left.left(), Left::Record);
}

#[tokio::test]
async fn a_table_that_is_not_there_is_not_there() {
    let (app, _) = app(&fresh_file()).await;
    let id = TableId::new().unwrap();
    let nothing = app.tables.look(id, |_, _| ()).await;
    assert!(matches!(nothing, Err(Sorry::NoSuchTable)));
    assert!(app.tables.unreadable(id).await.unwrap().is_none());
}
