//! What can be read without a table: how to play, and the cards.

use super::missing;
use super::visitor::Reader;
use ::rivals::Rules;
use axum::extract::Path;
use axum::response::{Html, IntoResponse, Response};
use crew::content::{Edition, edition, editions};
use pages::crew::{cards, rules};
use pages::rivals;
use words::Language;

pub async fn rules(Reader(lang): Reader) -> Html<String> {
    Html(rules::rules_page(lang, newest()))
}

pub async fn rules_of(Reader(lang): Reader, Path(name): Path<String>) -> Response {
    if name == ::rivals::content().id {
        return Html(rivals::rules::rules_page(lang, &Rules::default())).into_response();
    }
    of_edition(lang, &name, rules::rules_page).await
}

pub async fn cards(Reader(lang): Reader) -> Html<String> {
    Html(cards::cards_page(lang, newest()))
}

pub async fn cards_of(Reader(lang): Reader, Path(name): Path<String>) -> Response {
    if name == ::rivals::content().id {
        return Html(rivals::cards::cards_page(lang)).into_response();
    }
    of_edition(lang, &name, cards::cards_page).await
}

/// The edition that is meant where none is named.
fn newest() -> &'static Edition {
    editions()[0]
}

async fn of_edition(
    lang: Language,
    name: &str,
    page: fn(Language, &Edition) -> String,
) -> Response {
    match edition(name) {
        Some(edition) => Html(page(lang, edition)).into_response(),
        None => missing(Reader(lang)).await,
    }
}
