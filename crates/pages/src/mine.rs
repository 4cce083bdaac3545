//! The tables a person sat at.

use crate::frame::{At, Head, frame};
use crew::content::edition::Edition;
use crew::state::End;
use crew::{Phase, State};
use maud::{Markup, html};
use rivals::Public;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use words::Language;
use words::crew::cards;

/// How far a heist has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stand {
    Planning,
    Round(u8),
    Escape,
    /// Between two heists of a series.
    LevelUp,
    Over(End),
    /// A game of rivals ended: somebody won.
    Won,
}

impl Stand {
    pub fn of(state: &State) -> Stand {
        match state.phase {
            Phase::Plan => Stand::Planning,
            Phase::Alarm | Phase::Escape | Phase::Reckoning => Stand::Escape,
            Phase::LevelUp => Stand::LevelUp,
            Phase::Over => Stand::Over(state.end),
            Phase::Begin
            | Phase::Action
            | Phase::EndAction
            | Phase::Event
            | Phase::Crises
            | Phase::EndEvent => Stand::Round(state.round.max(1)),
        }
    }

    /// How far a game of HEIST has come.
    pub fn of_rivals(public: &Public) -> Stand {
        match public.phase {
            rivals::Phase::Over => Stand::Won,
            _ => Stand::Round(public.round),
        }
    }

    pub fn is_over(self) -> bool {
        matches!(self, Stand::Over(_) | Stand::Won)
    }

    /// The chip that says it.
    pub fn chip(self, lang: Language) -> Markup {
        let (class, word) = match self {
            Stand::Planning => ("chip now", lang.fixed("mine-planning").to_owned()),
            Stand::Round(round) => {
                let round = round.to_string();
                (
                    "chip now",
                    lang.say_with("mine-round", &[("round", &round)]),
                )
            }
            Stand::Escape => ("chip alarm", lang.fixed("mine-escape").to_owned()),
            Stand::LevelUp => ("chip safe", lang.fixed("mine-level-up").to_owned()),
            Stand::Over(End::Success) => ("chip safe", lang.fixed("mine-success").to_owned()),
            Stand::Over(End::Failure) => ("chip", lang.fixed("mine-failure").to_owned()),
            Stand::Won => ("chip", lang.fixed("mine-won").to_owned()),
        };
        html! { span class=(class) { (word) } }
    }
}

/// What is played at a table.
#[derive(Clone, Debug)]
pub enum MyGame {
    Crew {
        edition: &'static Edition,
        /// The id of the scenario; for one brought along, its name.
        scenario: String,
    },
    Rivals,
    /// All that is known is what the table was called.
    Unknown {
        title: String,
    },
}

impl MyGame {
    /// What a list calls it.
    pub fn title(&self, lang: Language) -> &str {
        match self {
            MyGame::Crew { edition, scenario } => {
                let known = edition.scenario(scenario);
                known.map_or(scenario.as_str(), |(_, known)| {
                    words::crew::job(lang, edition, &known.draft).name()
                })
            }
            MyGame::Rivals => words::rivals::game_name(lang),
            MyGame::Unknown { title } => title,
        }
    }

    /// The printed name of the edition, where that is not the title.
    pub fn edition(&self, lang: Language) -> Option<&str> {
        match self {
            MyGame::Crew { edition, .. } => Some(cards::edition_name(lang, edition)),
            MyGame::Rivals | MyGame::Unknown { .. } => None,
        }
    }

    /// The board, if there is one that we know.
    pub fn picture(&self, lang: Language) -> Markup {
        let MyGame::Crew { edition, scenario } = self else {
            return html! {};
        };
        let known = edition.scenario(scenario);
        html! {
            @if let Some((_, scenario)) = known { (crate::crew::cards::board_picture(lang, edition, scenario, false)) }
        }
    }

    /// The name a character goes by.
    pub fn name_of<'a>(&self, lang: Language, character: &'a Character) -> &'a str {
        let card = character.card.as_str();
        let printed = || match self {
            MyGame::Crew { edition, .. } => {
                Some(cards::name(lang, edition, edition.character(card)?.1))
            }
            MyGame::Rivals => {
                let known = rivals::Identity::all().find(|known| known.id() == card)?;
                Some(words::rivals::identity_name(lang, known))
            }
            MyGame::Unknown { .. } => None,
        };
        let called = character.called.as_deref().map(|name| match self {
            MyGame::Crew { edition, .. } => cards::person(lang, edition, name),
            _ => name,
        });
        called.or_else(printed).unwrap_or(card)
    }
}

/// Who is played on a seat: a card, by its id, and the name it was given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Character {
    pub card: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
}

/// A table somebody sat at.
#[derive(Clone, Debug)]
pub struct MyTable {
    pub id: String,
    pub game: MyGame,
    /// None if that is not known yet.
    pub stand: Option<Stand>,
    /// The characters that are mine; none for a spectator.
    pub characters: Vec<Character>,
    /// The names of the others at the table.
    pub others: Vec<String>,
    /// How long ago something happened there.
    pub changed: Option<Duration>,
}

/// My tables under their heading, the newest first as given. Nothing if there are none.
pub fn mine(lang: Language, tables: &[MyTable]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section class="mine" aria-labelledby="mine-title" {
                h2 id="mine-title" { (lang.fixed("mine-title")) }
                (list(lang, tables))
            }
        }
    }
}

fn list(lang: Language, tables: &[MyTable]) -> Markup {
    html! {
        ul class="table-list" { @for table in tables { (one(lang, table)) } }
    }
}

fn one(lang: Language, table: &MyTable) -> Markup {
    let game = &table.game;
    let names = table.characters.iter().map(|who| game.name_of(lang, who));
    let characters = names.collect::<Vec<_>>().join(", ");
    let others = table.others.join(", ");
    // Of a table from long ago there may be nothing but its name yet.
    let known = table.stand.is_some() || !characters.is_empty() || !others.is_empty();
    html! {
        li class="panel" {
            (game.picture(lang))
            div {
                a class="cover" href={ "/t/" (table.id) } { (game.title(lang)) }
                @if let Some(edition) = game.edition(lang) { p class="over" { (edition) } }
                @if known {
                    p class="quiet" {
                        @if characters.is_empty() {
                            (lang.fixed("mine-watching"))
                        } @else {
                            (lang.say_with("mine-characters", &[("names", &characters)]))
                        }
                        @if !others.is_empty() {
                            " " (lang.say_with("mine-others", &[("names", &others)]))
                        }
                        @if let Some(changed) = table.changed { " " (ago(lang, changed)) }
                    }
                }
            }
            @if let Some(stand) = table.stand { (stand.chip(lang)) }
        }
    }
}

/// When something happened last, as precisely as anybody wants to know.
fn ago(lang: Language, since: Duration) -> String {
    let hours = since.as_secs() / 3600;
    match hours {
        0 => lang.fixed("mine-changed-now").to_owned(),
        1..48 => lang.say_with("mine-changed-hours", &[("hours", &hours.to_string())]),
        _ => lang.say_with("mine-changed-days", &[("days", &(hours / 24).to_string())]),
    }
}

/// My tables as a page of its own.
pub fn mine_page(lang: Language, tables: &[MyTable]) -> String {
    frame(
        lang,
        lang.fixed("mine-title"),
        Head::at(At::Elsewhere),
        html! {
            div class="page narrow" {
                h1 { (lang.fixed("mine-title")) }
                @if tables.is_empty() {
                    p class="lead" { (lang.fixed("mine-none")) }
                    p { a class="button primary" href="/" { (lang.fixed("mine-start-one")) } }
                } @else {
                    (list(lang, tables))
                }
            }
        },
    )
}
