//! The tables a person sat at.

use crate::frame::{At, Head, frame};
use crew::content::edition::Edition;
use crew::state::End;
use crew::{Phase, State};
use maud::{Markup, html};
use rivals::Public;
use words::Language;

/// How far a heist has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

    /// The chip that says it.
    fn chip(self, lang: Language) -> Markup {
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
}

/// A table somebody sat at.
#[derive(Clone, Debug)]
pub struct MyTable {
    pub id: String,
    pub game: MyGame,
    pub stand: Stand,
    /// The names of the characters that are mine; none for a spectator.
    pub characters: Vec<String>,
    /// The names of the others at the table.
    pub others: Vec<String>,
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
    let characters = table.characters.join(", ");
    let others = table.others.join(", ");
    html! {
        li class="panel" {
            (picture(lang, &table.game))
            div {
                a class="cover" href={ "/t/" (table.id) } { (name(&table.game)) }
                @if let MyGame::Crew { edition, .. } = table.game { p class="over" { (edition.name) } }
                p class="quiet" {
                    @if characters.is_empty() {
                        (lang.fixed("mine-watching"))
                    } @else {
                        (lang.say_with("mine-characters", &[("names", &characters)]))
                    }
                    @if !others.is_empty() {
                        " " (lang.say_with("mine-others", &[("names", &others)]))
                    }
                }
            }
            (table.stand.chip(lang))
        }
    }
}

fn name(game: &MyGame) -> &str {
    match game {
        MyGame::Crew { edition, scenario } => {
            let known = edition.scenario(scenario);
            known.map_or(scenario.as_str(), |(_, known)| &known.draft.name)
        }
        MyGame::Rivals => &rivals::content().name,
    }
}

fn picture(lang: Language, game: &MyGame) -> Markup {
    let MyGame::Crew { edition, scenario } = game else {
        return html! {};
    };
    let known = edition.scenario(scenario);
    html! {
        @if let Some((_, scenario)) = known { (crate::crew::cards::board_picture(lang, edition, scenario, false)) }
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
