//! The host's choice how long events stay on the stage.

use super::App;
use super::places::{TablePath, sorry};
use super::unreadable::sorry_at;
use super::visitor::{Reader, Visitor};
use crate::table::{Ask, Sorry};
use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Wish {
    /// `yes` waits for a nod, anything else some seconds.
    #[serde(default)]
    nods: String,
}

pub async fn choose(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    visitor: Visitor,
    Form(wish): Form<Wish>,
) -> Response {
    let (key, wanted) = (visitor.key(), wish.nods == "yes");
    let done = app.tables.answer(id, |answer| Ask::Nods {
        key,
        wanted,
        answer,
    });
    match done.await {
        Ok(_) => Redirect::to(&format!("/t/{id}/seats")).into_response(),
        Err(why @ Sorry::NotHost) => sorry(lang, why),
        Err(why) => sorry_at(lang, id, why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::TableId;
    use crate::key::Key;
    use crate::testing::{app, fresh_file, heist, open};
    use axum::http::StatusCode;
    use words::Language;

    async fn wish(app: &App, id: TableId, who: Visitor, nods: &str) -> StatusCode {
        let nods = nods.to_owned();
        let lang = Reader(Language::english());
        let answer = choose(
            lang,
            State(app.clone()),
            TablePath(id),
            who,
            Form(Wish { nods }),
        );
        answer.await.status()
    }

    async fn waits_for_nods(app: &App, id: TableId) -> bool {
        let looked = app.tables.look(id, |_, presence| presence.company.nods);
        looked.await.unwrap()
    }

    #[tokio::test]
    async fn the_host_chooses_and_the_choice_stays() {
        let file = fresh_file();
        let (host, guest) = (Visitor(Key::new().unwrap()), Visitor(Key::new().unwrap()));
        let (first, _) = app(&file).await;
        let id = open(&first, host, heist()).await;
        assert!(!waits_for_nods(&first, id).await, "some seconds by default");
        assert_eq!(wish(&first, id, guest, "yes").await, StatusCode::FORBIDDEN);
        assert!(!waits_for_nods(&first, id).await);
        assert_eq!(wish(&first, id, host, "yes").await, StatusCode::SEE_OTHER);
        assert!(waits_for_nods(&first, id).await);
        first.tables.close().await;
        // Another server reads it from the log.
        let (later, _) = app(&file).await;
        assert!(waits_for_nods(&later, id).await);
        assert_eq!(wish(&later, id, host, "no").await, StatusCode::SEE_OTHER);
        assert!(!waits_for_nods(&later, id).await);
    }
}
