//! What can be read without a table: how to play, and the cards.

use super::missing;
use ::rivals::Rules;
use axum::extract::Path;
use axum::response::{Html, IntoResponse, Response};
use crew::content::{Edition, edition, editions};
use pages::crew::{cards, rules};
use pages::rivals;

pub async fn rules() -> Html<String> {
    Html(rules::rules_page(newest()))
}

pub async fn rules_of(Path(name): Path<String>) -> Response {
    if name == ::rivals::content().id {
        return Html(rivals::rules::rules_page(&Rules::default())).into_response();
    }
    of_edition(&name, rules::rules_page).await
}

pub async fn cards() -> Html<String> {
    Html(cards::cards_page(newest()))
}

pub async fn cards_of(Path(name): Path<String>) -> Response {
    if name == ::rivals::content().id {
        return Html(rivals::cards::cards_page()).into_response();
    }
    of_edition(&name, cards::cards_page).await
}

/// The edition that is meant where none is named.
fn newest() -> &'static Edition {
    editions()[0]
}

async fn of_edition(name: &str, page: fn(&Edition) -> String) -> Response {
    match edition(name) {
        Some(edition) => Html(page(edition)).into_response(),
        None => missing().await,
    }
}
