//! Coming to a table.

use super::{Server, Window};
use serde_json::json;

/// The page that sets up the scenario newcomers begin with.
pub const INCLUSION_JOB: &str = "/new?edition=master-heist&scenario=the-inclusion-job";

/// From home to a table in two presses: with friends, start. Gives the link for friends.
pub async fn open_with_friends(window: &Window, server: &Server) -> String {
    window.open(&server.at("/")).await;
    window.press(".hero .with-friends").await;
    window
        .wait_for("label:has(> input[name=mine][value=first]:checked)")
        .await;
    window.press(".new-start button").await;
    seated(window).await;
    put_lobby_away(window).await;
    window.address().await
}

/// Looks at the table while it waits for people.
pub async fn put_lobby_away(window: &Window) {
    window
        .js("document.querySelector('[data-close=lobby]').click()", &[])
        .await;
    window.wait_without("#lobby").await;
}

/// A table of one's own, with all seats.
pub async fn alone(window: &Window, server: &Server) -> String {
    window.open(&server.at(INCLUSION_JOB)).await;
    window
        .press("label:has(> input[name=mine][value=all])")
        .await;
    window.press(".new-start button").await;
    seated(window).await;
    window.address().await
}

/// A table of one's own, with search bots in the other seats.
pub async fn with_bots(window: &Window, server: &Server) -> String {
    window.open(&server.at(INCLUSION_JOB)).await;
    window
        .press("label:has(> input[name=mine][value=bots])")
        .await;
    window.press(".new-start button").await;
    seated(window).await;
    window.address().await
}

/// A table of HEIST for so many players; `mine` says who plays them, as the form does.
pub async fn open_heist(window: &Window, server: &Server, players: u8, mine: &str) -> String {
    window.open(&server.at("/new?game=heist")).await;
    window
        .press(&format!("label:has(> input[name=mine][value={mine}])"))
        .await;
    window
        .press(&format!(
            "label:has(> input[name=players][value='{players}'])"
        ))
        .await;
    window.press(".new-start button").await;
    seated(window).await;
    put_lobby_away(window).await;
    window.address().await
}

/// Opens the link and takes a seat under a name and a colour.
pub async fn sit_down(window: &Window, link: &str, seat: u8, name: &str, colour: &str) {
    window.open(link).await;
    window.press_by_script("a[href$='/seats']").await;
    let form = format!("form.claim:has(input[name=seat][value='{seat}'])");
    window
        .type_into(&format!("{form} input[name=name]"), name)
        .await;
    window
        .press(&format!("{form} .colour-choice.{colour}"))
        .await;
    window.press(&format!("{form} button")).await;
    seated(window).await;
    put_lobby_away(window).await;
}

/// Waits until the table knows that this person is here: then it hears what is pressed.
pub async fn seated(window: &Window) {
    let here = "
        const mine = document.getElementById('table')?.dataset.mine;
        const people = document.querySelectorAll('#people li');
        return Boolean(mine) && mine.split(',').every((seat) => people[seat] && !people[seat].querySelector('.away'))";
    window
        .until("the own seat to be online", here, &[json!(null)])
        .await;
}
