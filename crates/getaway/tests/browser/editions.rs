//! Every edition: chosen first, then a job, then a whole heist by a person among bots; and a series to its second heist.

use crate::kit::{BLINK, Browser, Kind, Player, Server, Window, seated};
use crate::pages::look_over;
use serde_json::json;

const QUICK: &[&str] = &["--pace", "0", "--think", "30ms"];

/// From home to a table in four presses: the edition, the job, with bots, start.
async fn choose(window: &Window, server: &Server, edition: &str, job: &str) {
    window.open(&server.at("/")).await;
    window.wear("dark").await;
    window
        .press(&format!(".editions a[href='/new?edition={edition}']"))
        .await;
    window.wait_for(".choose-job").await;
    window.press(&format!(".choose-job a[href='{job}']")).await;
    window
        .press("label:has(> input[name=mine][value=bots])")
        .await;
    window.press(".new-start button").await;
    seated(window).await;
}

/// Plays until the heist is over, or another one follows.
async fn to_the_end(player: &mut Player<'_>) {
    for _ in 0..4000 {
        if matches!(player.phase().await.as_str(), "over" | "level-up") {
            return;
        }
        if !player.act().await {
            tokio::time::sleep(BLINK).await;
        }
    }
    panic!("the heist does not end");
}

/// A whole heist of an edition: its table has a track or a deck, never both, and the end is told.
async fn whole_heist(edition: &str, job: &str, has_track: bool, album: &'static str) {
    let server = Server::with(QUICK);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    choose(&window, &server, edition, job).await;
    assert_eq!(window.count("#deck svg.alert-track").await > 0, has_track);
    assert_eq!(window.count("#deck .strip").await > 0, !has_track);
    let mut player = Player::new(&window, 3)
        .among_bots()
        .leaves_in_round(3)
        .with_album(album);
    to_the_end(&mut player).await;
    window.wait_for("#ending").await;
    assert!(window.count("#ending .fates li").await >= 4);
    window.screenshot(&format!("ending-{album}")).await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_heist_of_masters_of_the_heist() {
    let job = "/new?edition=masters-of-the-heist&scenario=the-inclusion-job";
    whole_heist(
        "masters-of-the-heist",
        job,
        false,
        "masters-of-the-heist-1280-dark",
    )
    .await;
}

#[tokio::test]
async fn a_heist_of_your_last_heist() {
    let job = "/new?edition=your-last-heist&scenario=the-smuggler-tip";
    whole_heist("your-last-heist", job, true, "your-last-heist-1280-dark").await;
}

#[tokio::test]
async fn a_heist_of_the_draft() {
    let job = "/new?edition=your-last-heist-draft&scenario=the-chateau&way=series";
    whole_heist(
        "your-last-heist-draft",
        job,
        true,
        "your-last-heist-draft-1280-dark",
    )
    .await;
}

/// A series whose first job is won by whoever stands on an exit, with three bots who let people go first. Gives the
/// link of the table.
async fn easy_series(window: &Window, server: &Server) -> String {
    let easy = json!({
        "id": "easy", "name": "The Easy Job", "location": "A yard", "difficulty": "amateur",
        "objective": "Somebody gets away.", "goals": ["anyone-escapes"], "entrance-limit": 0,
        "bag": { "guards": 1, "blanks": 1 },
        "map": "E2 EM SC SC E5",
    });
    let setup = json!({
        "edition": "your-last-heist-draft", "scenario": easy,
        "crew": ["Street Urchin", "Angry Locksmith", "Thug", "Lookout"],
        "then": ["the-gallery", "the-vault"],
        "bots": [null, "scripted", "scripted", "scripted"],
    });
    window.open(&server.at("/")).await;
    let open = "return fetch('/api/tables', {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: arguments[0],
    }).then((answer) => answer.json())";
    let opened = window.js(open, &[json!(setup.to_string())]).await;
    opened["link"].as_str().expect("a link").to_owned()
}

#[tokio::test]
async fn a_series_of_the_draft_goes_on_at_the_same_table() {
    let server = Server::with(&["--pace", "0", "--think", "30ms", "--patience", "120s"]);
    let browser = Browser::start().await;
    let window = browser.window(Kind::Desk).await;
    let link = easy_series(&window, &server).await;
    // Bots stir the page of the table while somebody looks, so Ann sits down by the list of seats.
    window.open(&format!("{link}/seats")).await;
    window
        .press("form.claim:has(input[name=seat][value='0']) button")
        .await;
    seated(&window).await;
    let mut player = Player::new(&window, 4)
        .among_bots()
        .with_album("series-1280-light");
    // Ann begins at an exit, waits for the others there, and calls at once what cannot be taken back.
    while player.phase().await == "plan" {
        if !player.act_in("plan").await {
            tokio::time::sleep(BLINK).await;
        }
    }
    window
        .press_by_script("#you0 [data-does='call-escape']")
        .await;
    window.wait_for("#menu [data-do]").await;
    window.screenshot("confirm-escape-1280-light").await;
    window.press_by_script("#menu [data-do]").await;
    window.wait_for("#facts[data-phase=escape]").await;
    window.wait_for("#you0 .ready").await;
    // The bots run when Ann is out. Who presses twice is ready once: the second press would be for the next phase.
    let twice = "for (const _ of [1, 2]) document.querySelector('#you0 .ready').click()";
    window.js(twice, &[]).await;
    window
        .wait_for_text("#toast", "Press again to confirm")
        .await;
    window.wait_for("#ending.between").await;
    assert_eq!(window.count(".standings li.done").await, 0);
    assert_eq!(window.count("#you0 .level").await, 3);
    assert!(window.count("#you0 .level-card.chosen").await >= 3);
    let card = "#you0 .part-0 .level-card:not(.chosen) .take";
    window.press(card).await;
    window
        .wait_for("#you0 .part-0 .level-card:nth-child(2).chosen")
        .await;
    while player.phase().await == "level-up" && player.wanted().await.is_some() {
        player.act_in("level-up").await;
    }
    window.wait_for_text(".objective", "The Gallery").await;
    seated(&window).await;
    assert!(window.address().await.starts_with(&link));
    assert_eq!(player.phase().await, "plan");
    window
        .wait_for_text("#log", "The next heist: The Gallery")
        .await;
    assert!(player.act().await, "there is something to plan");
    window.screenshot("second-heist-1280-light").await;

    // The replay goes from one heist to the other.
    window.open(&format!("{link}/replay")).await;
    window.wait_for_text(".objective", "The Easy Job").await;
    window.press("[data-go=last]").await;
    window.wait_for_text(".objective", "The Gallery").await;
    window.press("[data-go=first]").await;
    window.wait_for_text(".objective", "The Easy Job").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

/// The pages on the way to a table open well, wide and narrow, light and dark.
#[tokio::test]
async fn the_way_to_a_table_of_any_edition() {
    const PAGES: [(&str, &str); 7] = [
        ("editions", "/new"),
        ("jobs-your-last-heist", "/new?edition=your-last-heist"),
        (
            "jobs-your-last-heist-draft",
            "/new?edition=your-last-heist-draft",
        ),
        (
            "new-table-your-last-heist",
            "/new?edition=your-last-heist&scenario=your-last-heist&way=alone",
        ),
        (
            "new-table-paintings",
            "/new?edition=your-last-heist&scenario=the-collector",
        ),
        (
            "new-table-masters-of-the-heist",
            "/new?edition=masters-of-the-heist&scenario=the-exhibition-job",
        ),
        (
            "new-table-series",
            "/new?edition=your-last-heist-draft&scenario=the-chateau&way=series",
        ),
    ];
    let server = Server::start();
    let browser = Browser::start().await;
    for (kind, size) in [(Kind::Desk, "1280"), (Kind::Phone, "390")] {
        let window = browser.window(kind).await;
        for (name, path) in PAGES {
            window.open(&server.at(path)).await;
            for theme in ["dark", "light"] {
                window.wear(theme).await;
                look_over(&window, name).await;
                window.screenshot(&format!("{name}-{size}-{theme}")).await;
            }
        }
    }
}
