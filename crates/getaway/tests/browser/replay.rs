//! After a heist: step by step, by link, and as a file that comes back.

use crate::kit::{Browser, Kind, Player, Server, Window, alone, seated};
use fantoccini::key::Key;
use serde_json::json;

#[tokio::test]
async fn replay_and_record() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    window.open(&server.at("/")).await;
    window.wear("dark").await;
    let table = alone(&window, &server).await;
    Player::new(&window, 8).play_until("over").await;
    window.press("#ending a[href$='/replay']").await;

    let steps = last_step(&window).await;
    assert!(steps > 10, "a heist has more than {steps} steps");
    // It begins at the beginning.
    stands_at(&window, 0).await;
    assert_eq!(window.count(".pawn[data-space]").await, 0);
    for step in 1..=3 {
        window.press("[data-go=next]").await;
        stands_at(&window, step).await;
        assert!(window.count("[data-told] li").await > 0);
    }
    window.press("[data-go=back]").await;
    stands_at(&window, 2).await;
    window.press("[data-go=last]").await;
    stands_at(&window, steps).await;
    window.wait_for("#ending").await;

    let middle = steps / 2;
    let friend = browser.window(Kind::Phone).await;
    friend.open(&format!("{table}/replay#step={middle}")).await;
    stands_at(&friend, middle).await;
    friend.screenshot("replay-390-light").await;
    window.open(&format!("{table}/replay#step={middle}")).await;
    stands_at(&window, middle).await;
    window.screenshot("replay-1280-dark").await;

    let record = download(&window, &table).await;
    let file = server.file("heist.jsonl");
    std::fs::write(&file, &record).expect("the record is kept");
    friend.open(&server.at("/")).await;
    friend
        .choose_file("form[action='/records'] input[type=file]", &file)
        .await;
    friend.press("form[action='/records'] button").await;
    stands_at(&friend, 0).await;
    let again = friend.address().await;
    assert!(again.ends_with("/replay"), "{again}");
    let again = again
        .split("/replay")
        .next()
        .expect("an address")
        .to_owned();
    assert_ne!(again, table);
    assert_eq!(download(&friend, &again).await, record);
}

/// A heist that is not over can be watched as far as it goes, and played on from the table.
#[tokio::test]
async fn a_running_heist_can_be_looked_back_on() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    let table = alone(&window, &server).await;
    let mut player = Player::new(&window, 9);
    for _ in 0..3 {
        player.act().await;
    }
    window.open(&format!("{table}/replay")).await;
    stands_at(&window, 0).await;
    window.press("[data-go=last]").await;
    stands_at(&window, 3).await;
    window
        .press(&format!(
            ".steps a[href$='{}']",
            table.rsplit_once("/t/").expect("a table").1
        ))
        .await;
    seated(&window).await;
    assert!(player.act().await);
}

/// By rounds, by highlights, by keys; a moment has an address of its own, which brings a picture along.
#[tokio::test]
async fn a_replay_goes_by_rounds_highlights_and_keys() {
    let server = Server::start();
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    let table = alone(&window, &server).await;
    Player::new(&window, 8).play_until("over").await;
    window.open(&format!("{table}/replay")).await;
    let steps = last_step(&window).await;
    stands_at(&window, 0).await;
    let rounds = stops(&window, "round").await;
    let marks = stops(&window, "mark").await;
    assert!(
        rounds.len() >= 2 && !marks.is_empty(),
        "{rounds:?} {marks:?}"
    );
    window.press("[data-go=round-next]").await;
    stands_at(&window, rounds[1]).await;
    window.press("[data-go=round-back]").await;
    stands_at(&window, 0).await;
    window.key(']').await;
    stands_at(&window, rounds[1]).await;
    window.key(Key::Left).await;
    stands_at(&window, rounds[1] - 1).await;
    window.key(Key::Home).await;
    stands_at(&window, 0).await;
    window.key('n').await;
    stands_at(&window, marks[0]).await;
    window.wait_for(".highlights [aria-current=step]").await;
    window.screenshot("replay-highlight-1280-light").await;
    window.key(Key::End).await;
    stands_at(&window, steps).await;

    let last = marks[marks.len() - 1];
    window
        .press_by_script(&format!(".highlights [data-mark][data-at='{last}']"))
        .await;
    stands_at(&window, last).await;
    assert!(window.address().await.ends_with(&format!("?step={last}")));
    // Whoever gets the link sees that moment, and a chat its picture.
    let friend = browser.window(Kind::Phone).await;
    friend.open(&window.address().await).await;
    stands_at(&friend, last).await;
    friend.screenshot("replay-moment-390-light").await;
    let kind = friend.js(PICTURE, &[]).await;
    assert_eq!(kind, json!(["image/png", 1200, 630]));

    // All of it by rounds, as quickly as it goes.
    window.key('+').await;
    window.key('+').await;
    window.press("[data-go=first]").await;
    stands_at(&window, 0).await;
    window
        .js("document.querySelector('[data-by]').value = 'round'", &[])
        .await;
    window.press("[data-go=play]").await;
    stands_at(&window, steps).await;
    window.wait_for("[data-go=play][aria-pressed=false]").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// The picture that the page names, as a chat would fetch it.
const PICTURE: &str = "
    const address = document.querySelector('meta[property=\"og:image\"]').content;
    return fetch(address).then((answer) => answer.blob())
        .then((blob) => createImageBitmap(blob).then((picture) => [blob.type, picture.width, picture.height]));
";

async fn stops(window: &Window, which: &str) -> Vec<u64> {
    let all = "return [...document.querySelectorAll(`.highlights [data-${arguments[0]}]`)].map((mark) => Number(mark.dataset.at))";
    let found = window.js(all, &[json!(which)]).await;
    serde_json::from_value(found).expect("numbers")
}

async fn last_step(window: &Window) -> u64 {
    let last = window
        .until(
            "the replay",
            "return document.querySelector('[data-slide]')?.max ?? null",
            &[],
        )
        .await;
    last.as_str()
        .and_then(|last| last.parse().ok())
        .expect("a number of steps")
}

async fn stands_at(window: &Window, step: u64) {
    let stands = "return document.querySelector('[data-slide]')?.value === String(arguments[0])
        && document.querySelector('[data-count]').textContent.startsWith(arguments[0] + ' / ')";
    window
        .until(&format!("step {step}"), stands, &[json!(step)])
        .await;
}

async fn download(window: &Window, table: &str) -> String {
    let fetched = "return fetch(arguments[0]).then((answer) => answer.text())";
    let record = window
        .js(fetched, &[json!(format!("{table}/record"))])
        .await;
    record.as_str().expect("a text").to_owned()
}
