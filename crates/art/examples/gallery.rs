//! Writes every icon and every board as HTML into a folder, to look at.

use art::Theme;
use board::Space;
use crew::content::edition::Edition;
use crew::content::editions;
use crew::content::map::Scenario;
use crew::state::{Phase, Place, Token};
use crew::suggested::{self, Strength};
use crew::{Heist, State, Status, Who};
use rivals::{Card, Colour, Identity, Job, Obstacle, Rules, Secret};
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};
use words::Language;

fn main() -> std::io::Result<()> {
    let folder = env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.expect("a folder to write into");
    fs::create_dir_all(&folder)?;
    for (theme, word) in [(Theme::Dark, "dark"), (Theme::Light, "light")] {
        fs::write(folder.join(format!("icons-{word}.html")), icons(theme))?;
        fs::write(folder.join(format!("tracks-{word}.html")), tracks(theme))?;
        fs::write(folder.join(format!("rivals-{word}.html")), rivals(theme))?;
        fs::write(folder.join(format!("faces-{word}.html")), faces(theme))?;
        for edition in editions() {
            let id = &edition.id;
            fs::write(
                folder.join(format!("scene-{id}-{word}.html")),
                scene(theme, &heists(edition)[0]),
            )?;
            for heist in heists(edition) {
                let name = format!("{id}-{}-{word}.svg", heist.scenario.draft.id);
                fs::write(
                    folder.join(name),
                    art::crew::picture(Language::english(), &heist, theme),
                )?;
            }
        }
    }
    Ok(())
}

/// Every scenario of an edition, with the crew we would bring.
fn heists(edition: &Edition) -> Vec<Heist> {
    let heist = |job: &Scenario| {
        let strength = Strength::of(job.draft.difficulty);
        let setup = suggested::evening(edition, job, 4, strength);
        Heist::new(setup).expect("a setup that can be played")
    };
    edition.scenarios.iter().map(heist).collect()
}

/// The alert track on its way, as wide as a phone and as wide as it comes.
fn tracks(theme: Theme) -> String {
    let mut page = String::from(
        "<!doctype html><style>body{margin:0;padding:12px;background:var(--ground);color:var(--text)}svg.alert-track{display:block;width:366px;margin-bottom:16px}svg.alert-track:last-of-type{width:720px}</style>",
    );
    page += art::symbols();
    for edition in editions().into_iter().filter(|e| e.alert.is_some()) {
        let heist = &heists(edition)[0];
        let mut state = heist.opening().clone();
        page += &art::crew::alert_track(Language::english(), heist, &state).0;
        for (bar, die) in [(4, 2), (7, 1), (13, 4), (18, 3), (20, 1)] {
            state.security.bar = bar;
            state.security.die = die;
            state.security.reinforced = bar > 13;
            page += &art::crew::alert_track(Language::english(), heist, &state).0;
        }
        let track = edition.alert.as_ref().expect("it has one");
        state.security.bar = 7;
        state.phase = Phase::Event;
        state.events.active = track.square(7, 1).1;
        page += &art::crew::alert_track(Language::english(), heist, &state).0;
    }
    theme.paint(&page)
}

fn icons(theme: Theme) -> String {
    let mut page = String::from(
        r#"<!doctype html><style>body{background:var(--ground);color:var(--text);font:11px sans-serif;margin:12px}
.all{display:grid;grid-template-columns:repeat(12,1fr);gap:8px}.all div{text-align:center}
.big{width:64px;height:64px}.mid{width:24px;height:24px}.small{width:16px;height:16px}</style>"#,
    );
    page += art::symbols();
    page += r#"<div class="all">"#;
    for name in art::names() {
        let _ = write!(page, "<div>");
        for size in ["big", "mid", "small"] {
            let _ = write!(
                page,
                r##"<svg class="{size}" viewBox="0 0 24 24"><use href="#i-{name}"/></svg>"##
            );
        }
        let _ = write!(page, "<br>{name}</div>");
    }
    page += "</div>";
    theme.paint(&page)
}

/// Everybody's face, as large as on a card, on a sheet and in a list; the first crew also in the colours of seats.
fn faces(theme: Theme) -> String {
    let mut page = String::from(
        r#"<!doctype html><style>body{background:var(--ground);color:var(--text);font:11px sans-serif;margin:12px}
.all{display:grid;grid-template-columns:repeat(6,1fr);gap:8px;margin-bottom:20px}.all div{text-align:center}
.portrait{width:142px;height:160px}.mid .portrait{width:50px;height:56px}.small .portrait{width:25px;height:28px}</style>"#,
    );
    let mut shelf = |title: &str, faces: Vec<(String, String)>| {
        let _ = write!(page, r#"<h2>{title}</h2><div class="all">"#);
        for (name, svg) in faces {
            let _ = write!(
                page,
                r#"<div>{svg}<span class="mid">{svg}</span><span class="small">{svg}</span><br>{name}</div>"#
            );
        }
        page += "</div>";
    };
    for edition in editions() {
        let id = edition.id.as_str();
        let characters = edition.characters.iter();
        let mut faces: Vec<(String, String)> = characters
            .map(|card| (card.name.clone(), art::crew::portrait(id, &card.id).0))
            .collect();
        for npc in &edition.npcs {
            let calm = art::crew::portrait(id, &npc.id).0;
            let panicked = art::crew::panicked_portrait(id, &npc.id).0;
            faces.push((npc.id.clone(), calm));
            faces.push((format!("{}, panicked", npc.id), panicked));
        }
        shelf(&edition.name, faces);
    }
    let watch = [
        ("guard", art::crew::guard_portrait()),
        ("tough guard", art::crew::tough_guard_portrait()),
        ("escort", art::crew::escort_portrait()),
        ("dog", art::crew::dog_portrait()),
        ("HEIST: guard", art::rivals::guard_portrait()),
        ("HEIST: dog", art::rivals::dog_portrait()),
        ("anybody", art::crew::portrait("", "")),
    ];
    let watch = watch.map(|(name, face)| (name.to_owned(), face.0));
    let mice = Identity::all().map(|who| (who.id().to_owned(), art::rivals::portrait(who).0));
    shelf("HEIST, and the watch", mice.chain(watch).collect());
    let seats = ["rose", "mint", "sky", "violet"]
        .into_iter()
        .zip(editions()[0].characters.iter());
    let seats = seats.map(|(seat, card)| {
        let face = art::crew::portrait(&editions()[0].id, &card.id).0;
        let (before, rest) = face.split_once("color=\"var(--").expect("a colour");
        let (_, after) = rest.split_once(')').expect("its end");
        (
            seat.to_owned(),
            format!("{before}color=\"var(--{seat}){after}"),
        )
    });
    shelf("In the colours of seats", seats.collect());
    theme.paint(&page)
}

/// Every token and every picture of a card of HEIST.
fn rivals(theme: Theme) -> String {
    let mut page = String::from(
        r#"<!doctype html><style>body{background:var(--ground);color:var(--text);font:11px sans-serif;margin:12px}
.all{display:grid;grid-template-columns:repeat(8,1fr);gap:8px;margin-bottom:16px}.all div{text-align:center}</style>"#,
    );
    page += art::symbols();
    let mut shelf = |pictures: Vec<(&str, String)>| {
        page += r#"<div class="all">"#;
        for (name, svg) in pictures {
            let _ = write!(page, "<div>{svg}<br>{name}</div>");
        }
        page += "</div>";
    };
    let tokens = Colour::ALL.into_iter().flat_map(|colour| {
        let name = words::rivals::colour_name(Language::english(), colour);
        let faces = [(0, false), (1, false), (1, true)];
        let faces = faces.map(|(face, doubled)| {
            art::rivals::token(Language::english(), colour, face, doubled).0
        });
        let chip = art::rivals::chip(colour).0;
        faces.into_iter().chain([chip]).map(move |svg| (name, svg))
    });
    shelf(tokens.collect());
    shelf(
        Job::all()
            .map(|card| (card.id(), art::rivals::job(card).0))
            .collect(),
    );
    shelf(
        Card::all()
            .map(|card| (card.id(), art::rivals::card(&Rules::default(), card).0))
            .collect(),
    );
    shelf(
        Secret::all()
            .map(|card| (card.id(), art::rivals::secret(card).0))
            .collect(),
    );
    shelf(
        Obstacle::all()
            .map(|card| (card.id(), art::rivals::obstacle(card).0))
            .collect(),
    );
    shelf(vec![("bag", art::rivals::bag(17).0)]);
    theme.paint(&page)
}

/// A busy board: every chit in both states, heaps, plans and up to five pawns on a tile.
fn scene(theme: Theme, heist: &Heist) -> String {
    let mut state = heist.opening().clone();
    busy(heist, &mut state);
    let seats = [None; 4];
    let [x, y, width, height] = art::crew::frame(heist);
    let mut page = String::from(
        "<!doctype html><style>body{margin:0;background:var(--ground)}svg{display:block;width:100vw;height:100vh}</style>",
    );
    page += art::symbols();
    let _ = write!(page, r#"<svg viewBox="{x} {y} {width} {height}">"#);
    page += &art::crew::board(Language::english(), heist, &state, &seats).0;
    for (count, tile) in [(1, 2), (2, 7), (3, 5), (4, 9), (5, 12)] {
        for member in &mut state.crew {
            member.at = Space::NONE;
        }
        for who in 0..count {
            state.crew[who].at = Space(tile);
        }
        for who in 0..5 {
            page += &art::crew::pawn(Language::english(), heist, &state, Who(who), &seats).0;
        }
    }
    page += "</svg>";
    theme.paint(&page)
}

fn busy(heist: &Heist, state: &mut State) {
    let tiles: Vec<Space> = heist.board().tiles().iter().collect();
    for (n, &tile) in tiles.iter().enumerate().skip(1).take(18) {
        state.unknown.remove(tile);
        for (m, token) in Token::ALL.into_iter().enumerate() {
            let some = match n {
                1..=8 => m == n - 1,
                9..=14 => m >= n - 9 && m < n - 6,
                15 => m < 4,
                16 => m < 6,
                17 => m != 1,
                _ => true,
            };
            if some {
                state.tokens.add(token, tile);
            }
        }
    }
    state.tokens.add(Token::Guard, tiles[17]);
    for (piece, at) in state
        .pieces
        .iter_mut()
        .zip([19, 19, 20, 21, 21, 22, 22, 22, 22, 18])
    {
        *piece = Place::on(tiles[at]);
        state.loot.insert(tiles[at]);
    }
    state.cash_on[tiles[20].index()] = 12;
    state.idea_tokens.insert(tiles[23]);
    state.flashbangs.insert(tiles[1]);
    state.remote[0].insert(tiles[24]);
    state.bag_ideas = [tiles[24], tiles[25]];
    state.tough = [tiles[1], tiles[5], tiles[7]];
    state.softened = 4;
    state.cracks = 2;
    for (who, member) in state.crew.iter_mut().enumerate() {
        member.planned = tiles.iter().skip(who * 3).step_by(2).copied().collect();
        member.status = Status::Active;
    }
    state.spare_exits.tiles[0] = tiles[0];
    state.spare_exits.cells[0] = heist
        .board()
        .cell(tiles[0])
        .unwrap()
        .beside(board::Side::UpperRight);
    state.spare_exits.count = 1;
    state.present.insert(heist.board().spare_exit(0));
    state.present.remove(tiles[tiles.len() - 1]);
}
