//! The pictures of the rules: small boards, a choice of actions, the tracks. All drawn from the real thing.

use crate::crew::cards::{
    action_line, face_character, face_event, face_fixer, face_item, face_skill,
};
use board::Space;
use crew::content::cards::{ActionCard, ActionRef, NoiseTrack, Prebuilt};
use crew::content::edition::{Alerts, Edition};
use crew::content::effect::{Chit, Effect};
use crew::content::scenario::{Bag, Difficulty, Goal, Reward, ScenarioDraft};
use crew::rules::NoiseEnd;
use crew::{CrewChoice, Heist, ScenarioChoice, Setup, State, Who};
use maud::{Markup, PreEscaped, html};
use words::Language;
use words::crew::cards::name;

/// Two characters at the door, and all kinds of things before them.
const OVERVIEW: &str = "
GP   EM   SC   JW   GP
  E2   GU   CM   LO   GP
GP   EM   SC   $2   E5
";
/// The short way to an exit is locked; the other one leads past a guard and a camera.
const RUN: &str = "
EM   LO   E5   GP
  GU   CM   E5   GP
";
/// A jewel in two rings, and the two panels.
const RINGS: &str = "
SX   EM   RY+RX+JW
  SY   EM   E6
";
/// How far the alert bar has come in the picture of its track.
const ALERTS: u8 = 6;
/// The face that is rolled in the picture of a choice.
const FACE: usize = 2;

/// A small building to teach with.
fn example(edition: &Edition, map: &str) -> Option<Heist> {
    let draft = ScenarioDraft {
        id: "example".to_owned(),
        name: "example".to_owned(),
        location: "example".to_owned(),
        difficulty: Difficulty::Amateur,
        story: String::new(),
        objective: "example".to_owned(),
        goals: vec![Goal::AnyoneEscapes],
        reward: Reward::default(),
        chapter: None,
        notes: Vec::new(),
        bonus: Vec::new(),
        requires: Vec::new(),
        wants: Vec::new(),
        crew: Vec::new(),
        cash: 0,
        help: None,
        challenge: None,
        loot: Vec::new(),
        exit_limit: 0,
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
        // Any deck will do; an alert track needs none.
        deck: edition.scenarios.first()?.draft.deck.clone(),
        map: map.to_owned(),
    };
    let pupils = pupils(edition).into_iter();
    let setup = Setup {
        edition: edition.id.clone(),
        scenario: ScenarioChoice::Inline(Box::new(draft)),
        crew: pupils
            .map(|pupil| CrewChoice::Prebuilt(pupil.name.clone()))
            .collect(),
        ..Setup::default()
    };
    Heist::new(setup).ok()
}

/// Three ready-made characters who can be in one crew: no class twice, and no skill three times.
fn pupils(edition: &Edition) -> Vec<&Prebuilt> {
    let mut chosen: Vec<&Prebuilt> = Vec::new();
    for pupil in &edition.prebuilts {
        let same_class = chosen
            .iter()
            .any(|other| other.character == pupil.character);
        let held = |skill: &String| {
            chosen
                .iter()
                .filter(|other| other.skills.contains(skill))
                .count()
        };
        let copies_left = pupil.skills.iter().all(|skill| held(skill) < 2);
        if chosen.len() < 3 && !same_class && copies_left {
            chosen.push(pupil);
        }
    }
    chosen
}

/// A board as it stands, with some of the characters on it and something drawn over it.
fn map(
    lang: Language,
    heist: &Heist,
    state: &State,
    crew: &[Who],
    about: &str,
    over: Markup,
) -> Markup {
    let [x, y, width, height] = art::crew::frame(heist);
    let seats = [None; 4];
    let cell = |space: Space| {
        let drawn = art::crew::cell(lang, heist, state, space, &seats);
        only_seen(drawn, &format!("c{}", space.0))
    };
    let pawn = |who: Who| {
        only_seen(
            art::crew::pawn(lang, heist, state, who, &seats),
            &format!("p{}", who.0),
        )
    };
    html! {
        svg class="map" role="img" aria-label=(about) viewBox={ (x) " " (y) " " (width) " " (height) } {
            @for space in state.present.iter() { (cell(space)) }
            (over)
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

fn figure(picture: Markup, words: &str) -> Markup {
    html! { figure class="figure" { (picture) figcaption { (words) } } }
}

/// What lies on the table.
pub fn overview(lang: Language, edition: &Edition) -> Markup {
    let Some(heist) = example(edition, OVERVIEW) else {
        return html! {};
    };
    let mut state = heist.opening().clone();
    let exit = (state.present - heist.board().tiles()).iter().next();
    for who in [Who(0), Who(1)] {
        state.crew[who.index()].at = exit.unwrap_or(Space::NONE);
    }
    let picture = map(
        lang,
        &heist,
        &state,
        &[Who(0), Who(1)],
        lang.fixed("rules-picture-table"),
        html! {},
    );
    figure(picture, lang.fixed("rules-picture-table-words"))
}

/// A jewel in a ring within a ring.
pub fn rings(lang: Language, edition: &Edition) -> Markup {
    let Some(heist) = example(edition, RINGS) else {
        return html! {};
    };
    let picture = map(
        lang,
        &heist,
        heist.opening(),
        &[],
        lang.fixed("rules-picture-rings"),
        html! {},
    );
    figure(picture, lang.fixed("rules-picture-rings-words"))
}

/// A way out with the cost of its steps and its exact odds.
pub fn run(lang: Language, edition: &Edition) -> Markup {
    let Some(heist) = example(edition, RUN) else {
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
    let name = words::crew::who(lang, &heist, Who(0));
    let moves = odds.moves.unwrap_or_default();
    let need = moves.saturating_sub(odds.ideas);
    let percent = (odds.chance() * 100.0).round();
    let words = lang.say_with(
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
    let way = way(&heist, &state, Who(0), &odds.path);
    let picture = map(
        lang,
        &heist,
        &state,
        &[Who(0)],
        lang.fixed("rules-picture-run"),
        way,
    );
    figure(picture, &words)
}

/// The steps of a way, each with its cost where it crosses to the next room.
fn way(heist: &Heist, state: &State, who: Who, path: &[Space]) -> Markup {
    let scene = crew::Position::new(heist, state);
    let spaces: Vec<Space> = [state.member(who).at]
        .into_iter()
        .chain(path.iter().copied())
        .collect();
    // Below the middle, so that it does not cross out the chits.
    let foot = |space: Space| art::crew::centre(heist, state, space).map(|(x, y)| (x, y + 21.0));
    let steps = spaces.windows(2).filter_map(|step| {
        let cost = scene.step_cost(who, step[0], step[1]);
        Some((foot(step[0])?, foot(step[1])?, cost))
    });
    let steps: Vec<_> = steps.collect();
    html! {
        g class="way" {
            @for ((x1, y1), (x2, y2), _) in &steps { line x1=(x1) y1=(y1) x2=(x2) y2=(y2) {} }
            @for ((x1, y1), (x2, y2), cost) in &steps {
                @let (x, y) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
                circle cx=(x) cy=(y) r="9" {}
                text x=(x) y=(y) dy=".35em" text-anchor="middle" { (cost) }
            }
        }
    }
}

/// What a character can choose from after rolling a two.
pub fn choice(lang: Language, edition: &Edition) -> Markup {
    let Some(pupil) = edition.prebuilts.first() else {
        return html! {};
    };
    let own = edition.character(&pupil.character);
    let own = own.iter().flat_map(|(_, card)| &card.actions);
    let own: Vec<&ActionCard> = own.filter_map(|action| card(edition, action)).collect();
    let skills = pupil.skills.iter();
    let skills: Vec<_> = skills.filter_map(|id| edition.skill(id)).collect();
    let on = |face: usize| {
        let names = skills
            .iter()
            .filter_map(move |(_, skill)| skill.faces.get(face - 1));
        let cards = names.filter_map(|name| edition.action(name));
        cards.map(|(_, card)| card).collect::<Vec<_>>()
    };
    let free = (own.len() + on(FACE).len()).to_string();
    let words = lang.say_with(
        "rules-picture-choice",
        &[("name", name(lang, edition, pupil)), ("count", &free)],
    );
    let picture = html! {
        div class="choose" {
            (column(lang, edition, html! { (lang.fixed("rules-picture-own")) }, &own))
            (column(lang, edition, html! { (art::die(FACE as u8)) (lang.fixed("rules-picture-die")) }, &on(FACE)))
            (column(lang, edition, html! { (art::die(1)) (art::icon("idea")) (lang.fixed("rules-picture-idea")) }, &on(1)))
            (column(lang, edition, html! { (art::die(3)) (art::icon("idea")) (lang.fixed("rules-picture-idea")) }, &on(3)))
        }
    };
    figure(picture, &words)
}

fn column(lang: Language, edition: &Edition, title: Markup, cards: &[&ActionCard]) -> Markup {
    html! {
        div {
            p class="choose-title" { (title) }
            ul class="acts" { @for card in cards { li { (action_line(lang, edition, card)) } } }
        }
    }
}

/// The action that is meant.
pub fn card<'a>(edition: &'a Edition, action: &'a ActionRef) -> Option<&'a ActionCard> {
    match action {
        ActionRef::Common(name) => edition.action(name).map(|(_, card)| card),
        ActionRef::Special(card) => Some(card),
    }
}

/// The noise tracks; one picture if they are the same.
pub fn tracks(lang: Language, edition: &Edition) -> Markup {
    let tracks: Vec<&NoiseTrack> = [4, 3]
        .into_iter()
        .filter_map(|n| edition.track(n))
        .collect();
    let same = tracks
        .windows(2)
        .all(|pair| (&pair[0].alerts, pair[0].last) == (&pair[1].alerts, pair[1].last));
    let shown = if same { 1 } else { tracks.len() };
    let ends = edition.rules.noise_end == NoiseEnd::Escape;
    html! {
        @for track in &tracks[..shown.min(tracks.len())] {
            @let about = if same {
                lang.fixed("rules-picture-track-both").to_owned()
            } else {
                lang.say_with("rules-picture-track", &[("players", &track.players.to_string())])
            };
            figure class="figure" {
                ol class="track" role="img" aria-label=(about) {
                    @for slot in 0..=track.last {
                        @let alert = track.alerts.contains(&slot) || slot == track.last;
                        li class=[alert.then_some("alert")] {
                            @if ends && slot == track.last { (art::icon("siren")) }
                            @else if alert { (art::icon("alert")) }
                            @else { (slot) }
                        }
                    }
                }
                figcaption { (about) @if ends { " " (lang.fixed("rules-picture-track-end")) } }
            }
        }
    }
}

/// The alert track after a few alerts: the bar, and what the die can reach from there.
pub fn alert_track(lang: Language, edition: &Edition, track: &Alerts) -> Markup {
    let ahead = |square: u8| square > ALERTS && square <= ALERTS + track.die;
    let last = track.squares.len() as u8;
    let words = lang.say_with(
        "rules-picture-alerts-words",
        &[
            ("alerts", &ALERTS.to_string()),
            ("next", &(ALERTS + 1).to_string()),
            ("die", &track.die.to_string()),
            ("far", &(ALERTS + track.die).to_string()),
            ("radio", &track.reinforcements_at.to_string()),
            ("after", &(track.reinforcements_at + 1).to_string()),
        ],
    );
    let picture = html! {
        ol class="alert-track" role="img" aria-label=(lang.fixed("rules-picture-alerts")) {
            @for square in 1..=last {
                @let card = &edition.cards[usize::from(track.squares[usize::from(square) - 1])];
                @if square == ALERTS + 1 { li class="bar" {} }
                @if square == track.reinforcements_at + 1 { li class="radio" { (art::icon("radio")) } }
                li class={ "square" @if ahead(square) { " ahead" } @if square == last { " alarm" } } title=(name(lang, edition, card)) {
                    @if square == last { (art::icon("siren")) } @else { (square) }
                    @if ahead(square) { span class="reach" { (square - ALERTS) } }
                }
            }
        }
    };
    figure(picture, &words)
}

/// Paintings with their fakes.
pub fn twins(lang: Language, art: &[Chit]) -> Markup {
    let pairs = art.iter().filter_map(|chit| Some((*chit, chit.twin()?)));
    let picture = html! {
        ul class="twins" {
            @for (original, fake) in pairs {
                li {
                    (art::icon(crate::crew::chit::icon(original).0)) " "
                    (art::icon(crate::crew::chit::icon(fake).0))
                    span { (lang.say(&format!("name-{}", original.word()))) }
                }
            }
        }
    };
    figure(picture, lang.fixed("rules-picture-twins"))
}

/// Cards side by side.
fn cards(faces: Markup) -> Markup {
    html! { div class="face-grid in-text" { (faces) } }
}

/// An event, a crisis, and the end of a deck.
pub fn events(lang: Language, edition: &Edition) -> Markup {
    let alarms = |index: &usize| edition.cards[*index].effects.contains(&Effect::SoundAlarm);
    let event = (0..edition.events).nth(3);
    let crisis = (edition.events..edition.cards.len()).find(|index| !alarms(index));
    let alarm = (0..edition.cards.len()).find(alarms);
    let shown = [event, crisis, alarm].into_iter().flatten();
    cards(html! { @for index in shown { (face_event(lang, edition, index)) } })
}

/// Two of the three cards of a character.
pub fn character(lang: Language, edition: &Edition) -> Markup {
    let Some(pupil) = edition.prebuilts.first() else {
        return html! {};
    };
    let character = edition.character(&pupil.character);
    let skill = edition.skill(&pupil.skills[0]);
    cards(html! {
        @if let Some((_, card)) = character { (face_character(lang, edition, card)) }
        @if let Some((_, card)) = skill { (face_skill(lang, edition, card)) }
    })
}

/// A fixer and an item.
pub fn helpers(lang: Language, edition: &Edition) -> Markup {
    cards(html! {
        @if let Some(card) = edition.fixers.first() { (face_fixer(lang, edition, card)) }
        @if let Some(card) = edition.items.first() { (face_item(lang, edition, card)) }
    })
}
