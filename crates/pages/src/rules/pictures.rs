//! The pictures of the rules: small boards, a choice of actions, the noise track. All drawn from the real thing.

use super::glossary::explain;
use crate::cards::{action_line, face_character, face_event, face_fixer, face_item, face_skill};
use board::Space;
use crew::content::cards::{ActionCard, ActionRef};
use crew::content::edition::Edition;
use crew::content::scenario::{Bag, Difficulty, Goal, Reward, ScenarioDraft};
use crew::{CrewChoice, Heist, Rules, ScenarioChoice, Setup, State, Who};
use maud::{Markup, PreEscaped, html};
use words::{fixed, say_with};

/// Two characters at the door, and all kinds of things before them.
const OVERVIEW: &str = "
GP   EM   SC   JW   GP
  E2   GU   CM   LO   GP
GP   EM   SC   $2   E5
";
/// A guard between a character and the exit.
const RUN: &str = "EM GU EM E5";

/// A small building to teach with.
fn lesson(edition: &Edition, map: &str) -> Option<Heist> {
    let draft = ScenarioDraft {
        id: "lesson".to_owned(),
        name: "lesson".to_owned(),
        location: "lesson".to_owned(),
        difficulty: Difficulty::Amateur,
        story: String::new(),
        objective: "lesson".to_owned(),
        goals: vec![Goal::AnyoneEscapes],
        reward: Reward::default(),
        entrance_limit: 0,
        tunnels: 0,
        safe: None,
        items: Vec::new(),
        npc: None,
        rules: Vec::new(),
        bag: Bag {
            blanks: 2,
            ..Bag::default()
        },
        deck: "1,Z1".to_owned(),
        map: map.to_owned(),
    };
    let crew = ["Karma", "Tiny", "F-Stop"];
    let setup = Setup {
        edition: edition.id.clone(),
        scenario: ScenarioChoice::Inline(Box::new(draft)),
        crew: crew
            .map(|name| CrewChoice::Prebuilt(name.to_owned()))
            .into(),
        fixers: Vec::new(),
        fixers_before: Vec::new(),
        cash: 0,
        items: Vec::new(),
        discovered: Vec::new(),
        jewels: 0,
        rules: Rules::default(),
    };
    Heist::new(setup).ok()
}

/// A board as it stands, with some of the characters on it.
fn map(heist: &Heist, state: &State, crew: &[Who], about: &str) -> Markup {
    let [x, y, width, height] = art::frame(heist);
    let seats = [None; 4];
    let cell = |space: Space| {
        let drawn = art::cell(heist, state, space, &seats);
        only_seen(drawn, &format!("c{}", space.0))
    };
    let pawn = |who: Who| only_seen(art::pawn(heist, state, who, &seats), &format!("p{}", who.0));
    html! {
        svg class="map" role="img" aria-label=(about) viewBox={ (x) " " (y) " " (width) " " (height) } {
            @for space in state.present.iter() { (cell(space)) }
            @for who in crew { (pawn(*who)) }
        }
    }
}

/// A piece of the table as a picture: it cannot be pressed, and its id stays free for the next picture.
fn only_seen(drawn: Markup, id: &str) -> Markup {
    let drawn = drawn.into_string();
    let drawn = drawn.replacen(&format!(r#" id="{id}""#), "", 1);
    PreEscaped(drawn.replacen(r#" role="button" tabindex="-1""#, "", 1))
}

/// What lies on the table.
pub fn overview(edition: &Edition) -> Markup {
    let Some(heist) = lesson(edition, OVERVIEW) else {
        return html! {};
    };
    let mut state = heist.opening().clone();
    let exit = (state.present - heist.board().tiles()).iter().next();
    for who in [Who(0), Who(1)] {
        state.crew[who.index()].at = exit.unwrap_or(Space::NONE);
    }
    html! {
        figure class="figure" {
            (map(&heist, &state, &[Who(0), Who(1)], fixed("rules-picture-table")))
            figcaption { (fixed("rules-picture-table-words")) }
        }
    }
}

/// A way out with its exact odds.
pub fn run(edition: &Edition) -> Markup {
    let Some(heist) = lesson(edition, RUN) else {
        return html! {};
    };
    let mut state = heist.opening().clone();
    let runner = &mut state.crew[0];
    runner.at = heist.board().tiles().iter().next().unwrap_or(Space::NONE);
    runner.ideas = 1;
    let odds = heist.escape_odds(&state);
    let Some(odds) = odds.iter().find(|odds| odds.who == Who(0)) else {
        return html! {};
    };
    let name = words::who(&heist, Who(0));
    let moves = odds.moves.unwrap_or_default();
    let need = moves.saturating_sub(odds.ideas);
    let percent = (odds.chance() * 100.0).round();
    let words = say_with(
        "rules-picture-run-words",
        &[
            ("name", &name),
            ("moves", &moves.to_string()),
            ("ideas", &odds.ideas.to_string()),
            ("need", &need.to_string()),
            ("faces", &odds.faces.to_string()),
            ("percent", &percent.to_string()),
        ],
    );
    html! {
        figure class="figure" {
            (map(&heist, &state, &[Who(0)], fixed("rules-picture-run")))
            figcaption { (words) }
        }
    }
}

/// What a character can choose from after rolling a two.
pub fn choice(edition: &Edition) -> Markup {
    const FACE: usize = 2;
    let Some((_, prebuilt)) = edition.prebuilt("Karma") else {
        return html! {};
    };
    let own = edition.character(&prebuilt.character);
    let own = own.iter().flat_map(|(_, card)| &card.actions);
    let own: Vec<&ActionCard> = own.filter_map(|action| card(edition, action)).collect();
    let skills = prebuilt.skills.iter();
    let skills: Vec<_> = skills.filter_map(|id| edition.skill(id)).collect();
    let on = |face: usize| {
        let names = skills
            .iter()
            .filter_map(move |(_, skill)| skill.faces.get(face - 1));
        let cards = names.filter_map(|name| edition.action(name));
        cards.map(|(_, card)| card).collect::<Vec<_>>()
    };
    html! {
        figure class="figure" {
            div class="choose" {
                (column(html! { (fixed("rules-picture-own")) }, &own))
                (column(html! { (art::die(FACE as u8)) (fixed("rules-picture-die")) }, &on(FACE)))
                (column(html! { (art::die(1)) (art::icon("idea")) (fixed("rules-picture-idea")) }, &on(1)))
                (column(html! { (art::die(3)) (art::icon("idea")) (fixed("rules-picture-idea")) }, &on(3)))
            }
            figcaption { (say_with("rules-picture-choice", &[("name", &prebuilt.name)])) }
        }
    }
}

fn column(title: Markup, cards: &[&ActionCard]) -> Markup {
    html! {
        div {
            p class="choose-title" { (title) }
            ul class="acts" { @for card in cards { li { (action_line(card)) } } }
        }
    }
}

fn card<'a>(edition: &'a Edition, action: &'a ActionRef) -> Option<&'a ActionCard> {
    match action {
        ActionRef::Common(name) => edition.action(name).map(|(_, card)| card),
        ActionRef::Special(card) => Some(card),
    }
}

/// The noise track for four characters.
pub fn track(edition: &Edition) -> Markup {
    let Some(track) = edition.track(4) else {
        return html! {};
    };
    html! {
        figure class="figure" {
            ol class="track" role="img" aria-label=(fixed("rules-picture-track")) {
                @for slot in 0..=track.last {
                    @let alert = track.alerts.contains(&slot) || slot == track.last;
                    li class=[alert.then_some("alert")] {
                        @if alert { (art::icon("alert")) } @else { (slot) }
                    }
                }
            }
            figcaption { (fixed("rules-picture-track-words")) }
        }
    }
}

/// The four kinds of security.
pub fn security() -> Markup {
    let kinds = ["guard", "dog", "camera", "lock"].into_iter();
    let kinds = kinds.filter_map(explain);
    html! {
        figure class="figure" {
            ul class="chits" {
                @for entry in kinds {
                    li { (art::icon(entry.icon)) b { (entry.name()) } span { (entry.why()) } }
                }
            }
        }
    }
}

/// Cards side by side.
fn cards(faces: Markup) -> Markup {
    html! { div class="face-grid in-text" { (faces) } }
}

/// An event, a crisis, and the end of a deck.
pub fn events(edition: &Edition) -> Markup {
    let codes = ["4", "C1", "Z1"].into_iter();
    let found = codes.filter_map(|code| edition.card(code));
    cards(html! { @for (index, _) in found { (face_event(edition, index)) } })
}

/// Two of the three cards of a character.
pub fn character(edition: &Edition) -> Markup {
    let Some((_, prebuilt)) = edition.prebuilt("Karma") else {
        return html! {};
    };
    let character = edition.character(&prebuilt.character);
    let skill = edition.skill(&prebuilt.skills[0]);
    cards(html! {
        @if let Some((_, card)) = character { (face_character(edition, card)) }
        @if let Some((_, card)) = skill { (face_skill(edition, card)) }
    })
}

/// A fixer and an item.
pub fn helpers(edition: &Edition) -> Markup {
    let fixer = edition.fixer("old-friend");
    let item = edition.item("cheap-picks");
    cards(html! {
        @if let Some((_, card)) = fixer { (face_fixer(edition, card)) }
        @if let Some((_, card)) = item { (face_item(card)) }
    })
}
