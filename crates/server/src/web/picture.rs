//! The picture of a moment, for chats that show what a link leads to.

use super::places::{TablePath, sorry};
use super::visitor::Reader;
use super::{App, missing};
use crate::table::Sorry;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use words::Language;

/// Chats ask once; a moment that is taken back is soon forgotten.
const A_WHILE: &str = "public, max-age=3600";

/// `/t/{id}/picture/12.png`: the table after so many steps. A game with hidden hands has none.
pub async fn picture(
    Reader(lang): Reader,
    State(app): State<App>,
    TablePath(id): TablePath,
    Path((_, name)): Path<(String, String)>,
) -> Response {
    let step = name
        .strip_suffix(".png")
        .and_then(|step| step.parse::<usize>().ok());
    let Some(step) = step else {
        return missing(Reader(lang)).await;
    };
    let drawing = app.tables.look(id, move |table, presence| {
        // Whoever the picture is for, it is drawn once.
        table.drawing(Language::english(), &presence.company, &id, step)
    });
    let drawing = match drawing.await {
        Ok(Some(drawing)) => drawing,
        Ok(None) => return missing(Reader(lang)).await,
        Err(why) => return sorry(lang, why),
    };
    match app.tables.pictures.png(drawing).await {
        Ok(png) => {
            let headers = [
                (header::CONTENT_TYPE, "image/png"),
                (header::CACHE_CONTROL, A_WHILE),
            ];
            (headers, png).into_response()
        }
        Err(error) => {
            tracing::warn!(table = %id, %error, "no picture");
            let mut refusal = sorry(lang, Sorry::OurMistake);
            *refusal.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
            refusal
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Key;
    use crate::testing::{app, fresh_file, heist, open};
    use crate::web::Visitor;
    use ::rivals::Rivals;
    use axum::body::to_bytes;

    async fn ask(app: &App, id: crate::id::TableId, name: &str) -> Response {
        picture(
            Reader(Language::english()),
            State(app.clone()),
            TablePath(id),
            Path((id.to_string(), name.to_owned())),
        )
        .await
    }

    #[tokio::test]
    async fn a_moment_of_a_heist_is_a_picture() {
        let (app, _) = app(&fresh_file()).await;
        let id = open(&app, Visitor(Key::new().unwrap()), heist()).await;
        let answer = ask(&app, id, "0.png").await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()[header::CONTENT_TYPE], "image/png");
        let png = to_bytes(answer.into_body(), 1 << 20).await.unwrap();
        assert!(png.starts_with(b"\x89PNG"), "no PNG");
        // Steps that are not there yet show how far it has come.
        assert_eq!(ask(&app, id, "99999.png").await.status(), StatusCode::OK);
        for name in ["0.svg", "png", "-1.png", "x.png", "0"] {
            let answer = ask(&app, id, name).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{name}");
        }
    }

    #[tokio::test]
    async fn hidden_hands_have_no_picture() {
        let (app, _) = app(&fresh_file()).await;
        let rivals = Rivals::new(::rivals::Setup::new(2)).unwrap();
        let id = open(&app, Visitor(Key::new().unwrap()), rivals).await;
        assert_eq!(ask(&app, id, "0.png").await.status(), StatusCode::NOT_FOUND);
    }
}
