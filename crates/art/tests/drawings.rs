//! What is drawn is whole: every icon is there, every picture can be read, and everything has its name.

use art::Theme;
use board::{Side, Space};
use crew::state::{Place, Token};
use crew::{CrewChoice, CrewMember, Heist, ScenarioChoice, Setup, State, Status, Who};
use roxmltree::Document;
use std::collections::BTreeSet;

/// Three of the ready-made crew and somebody with an odd name.
fn heist_with(scenario: &str, name: &str) -> Heist {
    let mut crew = ["Tiny", "Karma", "Locket"]
        .map(|name| CrewChoice::Prebuilt(name.into()))
        .to_vec();
    crew.push(CrewChoice::Built(CrewMember {
        name: Some(name.into()),
        prebuilt: None,
        character: "script-kiddie".into(),
        skills: vec!["hurry".into(), "blast".into()],
        busted: false,
        hideout: None,
        ideas_left: None,
    }));
    Heist::new(Setup {
        edition: "master-heist".into(),
        scenario: ScenarioChoice::Known(scenario.into()),
        crew,
        fixers: Vec::new(),
        fixers_before: Vec::new(),
        cash: 0,
        items: Vec::new(),
        discovered: Vec::new(),
        jewels: 0,
        rules: Default::default(),
    })
    .expect("a setup that can be played")
}

fn heist(scenario: &str) -> Heist {
    heist_with(scenario, "Null")
}

fn heists() -> impl Iterator<Item = Heist> {
    let scenarios = &crew::content::master_heist().scenarios;
    scenarios.iter().map(|scenario| heist(&scenario.draft.id))
}

/// A page with the sheet, the board and the pawns, and nothing else.
fn page(heist: &Heist, state: &State) -> String {
    let seats = [None; 4];
    let board = art::board(heist, state, &seats).0;
    let pawns: String = (0..5)
        .map(|who| art::pawn(heist, state, Who(who), &seats).0)
        .collect();
    let sheet = art::symbols();
    format!(r#"<page>{sheet}<svg xmlns="http://www.w3.org/2000/svg">{board}{pawns}</svg></page>"#)
}

fn ids(document: &Document) -> BTreeSet<String> {
    let ids = document
        .descendants()
        .filter_map(|node| node.attribute("id"));
    let mut once = BTreeSet::new();
    for id in ids {
        assert!(once.insert(id.to_owned()), "{id} is there twice");
    }
    once
}

/// Whatever is used by its name is there once.
fn check_links(document: &Document) {
    let ids = ids(document);
    for node in document.descendants() {
        let link = node.attribute("href").map(|link| &link[1..]);
        let fill = node.attribute("fill").and_then(|fill| {
            fill.strip_prefix("url(#")
                .and_then(|fill| fill.strip_suffix(')'))
        });
        for name in link.into_iter().chain(fill) {
            assert!(ids.contains(name), "{name} is not drawn anywhere");
        }
    }
}

#[test]
fn every_icon_the_table_needs_is_on_the_sheet() {
    let wanted = "move unlock subdue disable idea reveal loot noise alert crack \
        guard subdued-guard dog subdued-dog camera disabled-camera lock open-lock blank unknown \
        jewel documents keycard usb cash item server-x server-y remote-x remote-y door watchtower \
        reinforcements gate kennel safe story start entrance idea-token flashbang \
        pawn-rose pawn-mint pawn-sky pawn-violet npc die-1 die-2 die-3 die-4 die-5 die-6 \
        undo ready escape chat point sound mute sun moon help log deck bag crew replay play pause \
        first last next back link close menu eye plan run hand drop take";
    let names: BTreeSet<&str> = art::names().collect();
    assert_eq!(names.len(), art::names().count(), "a name is there twice");
    let sheet = Document::parse(art::symbols()).expect("XML");
    let ids = ids(&sheet);
    for name in wanted.split_whitespace().chain(names) {
        assert!(ids.contains(&format!("i-{name}")), "{name}");
        assert!(art::icon(name).0.contains(&format!("\"#i-{name}\"")));
    }
    for face in 1..=6 {
        assert!(art::die(face).0.contains(&format!("die-{face}")));
    }
}

#[test]
fn every_scenario_has_a_picture_that_names_each_tile() {
    for heist in heists() {
        for theme in [Theme::Dark, Theme::Light] {
            let svg = art::picture(&heist, theme);
            assert!(!svg.contains("var("), "a colour is missing");
            let document = Document::parse(&svg).expect("XML");
            check_links(&document);
            let titles: Vec<&str> = document
                .descendants()
                .filter(|node| node.has_tag_name("title"))
                .filter_map(|node| node.text())
                .collect();
            assert_eq!(titles[0], heist.scenario.draft.name);
            for space in heist.board().tiles() | heist.board().printed_exits() {
                let name = art::cell_name(&heist, heist.opening(), space);
                assert!(titles.contains(&name.as_str()), "{name}");
            }
        }
    }
}

#[test]
fn every_board_has_a_button_for_each_space() {
    for heist in heists() {
        let svg = page(&heist, heist.opening());
        let document = Document::parse(&svg).expect("XML");
        check_links(&document);
        let ids = ids(&document);
        for n in 0..heist.board().space_count() {
            assert!(ids.contains(&format!("c{n}")));
        }
        let buttons = || {
            document
                .descendants()
                .filter(|node| node.attribute("role") == Some("button"))
        };
        let board = heist.board();
        assert_eq!(buttons().count(), board.tile_count() + board.exit_count());
        let names: BTreeSet<_> = buttons().map(|node| node.attribute("aria-label")).collect();
        assert_eq!(names.len(), buttons().count(), "two have one name");
    }
}

#[test]
fn everything_fits_into_the_frame() {
    for heist in heists() {
        let [left, top, width, height] = art::frame(&heist);
        for space in heist.board().tiles() | heist.board().printed_exits() {
            let (x, y) = art::centre(&heist, heist.opening(), space).expect("it is on the board");
            assert!(x - 34.7 >= left && x + 34.7 <= left + width);
            assert!(y - art::HEX >= top && y + art::HEX <= top + height);
        }
    }
}

/// A state with every kind of thing somewhere, heaps, a breach and a closed gate.
fn crowded(heist: &Heist) -> State {
    let mut state = heist.opening().clone();
    let tiles: Vec<Space> = heist.board().tiles().iter().collect();
    for (n, &tile) in tiles.iter().enumerate() {
        for token in Token::ALL {
            if n % 3 != token as usize % 3 {
                state.tokens.add(token, tile);
            }
        }
    }
    for (n, place) in state
        .pieces
        .iter_mut()
        .enumerate()
        .take(heist.pieces().len())
    {
        *place = Place::on(tiles[n % 4]);
        state.loot.insert(tiles[n % 4]);
    }
    state.cash_on[tiles[0].index()] = u8::MAX;
    state.loot.insert(tiles[0]);
    state.idea_tokens.insert(tiles[1]);
    state.flashbangs.insert(tiles[1]);
    state.escorts[0] = tiles[0];
    state.escorts[1] = tiles[0];
    state.escorts_down = 2;
    for member in &mut state.crew {
        member.status = Status::Active;
        member.at = tiles[2];
        member.planned = heist.board().tiles();
    }
    let last = tiles[tiles.len() - 1];
    let beside = heist
        .board()
        .cell(last)
        .expect("a tile")
        .beside(Side::Right);
    state.spare[0] = last;
    state.spare_cell[0] = beside;
    state.spares = 1;
    state.present.insert(heist.board().spare_exit(0));
    state.present.remove(tiles[3]);
    state
}

#[test]
fn a_crowded_board_is_drawn_whole() {
    for heist in heists() {
        let svg = page(&heist, &crowded(&heist));
        let document = Document::parse(&svg).expect("XML");
        check_links(&document);
    }
}

#[test]
fn whatever_people_are_called_the_drawing_stays_whole() {
    let heist = heist_with("the-black-box", r#"<b onclick="x()">&'"#);
    let mut state = crowded(&heist);
    state.crew[3].planned = heist.board().tiles();
    let svg = page(&heist, &state);
    let document = Document::parse(&svg).expect("XML");
    assert!(!document.descendants().any(|node| node.has_tag_name("b")));
    let pawn = document
        .descendants()
        .find(|node| node.attribute("id") == Some("p3"));
    let name = pawn.and_then(|pawn| pawn.attribute("aria-label"));
    assert_eq!(name, Some(r#"<b onclick="x()">&'"#));
}

#[test]
fn a_space_is_named_by_place_and_what_is_on_it() {
    let heist = heist("the-black-box");
    let mut state = heist.opening().clone();
    let at = |row, col| {
        let cell = board::Cell { row, col };
        heist.board().tile_at(cell).expect("a tile")
    };
    let name = |state: &State, space| art::cell_name(&heist, state, space);
    assert_eq!(name(&state, at(0, 2)), "Row 1, column 3: guard, keycard");
    assert_eq!(name(&state, at(7, 1)), "Row 8, column 2: $3k");
    assert_eq!(name(&state, at(6, 4)), "Row 7, column 5");
    assert_eq!(
        name(&state, at(3, 7)),
        "Row 4, column 8: safe with 0 of 3 cracks"
    );
    state.tokens.add(Token::Guard, at(0, 2));
    state.crew[0].planned.insert(at(0, 2));
    state.crew[1].planned.insert(at(0, 2));
    assert_eq!(
        name(&state, at(0, 2)),
        "Row 1, column 3: 2 guards, keycard, planned by Tiny, Karma"
    );
    state.present.remove(at(6, 4));
    assert_eq!(name(&state, at(6, 4)), "Row 7, column 5: closed off");
    let exit = heist.board().printed_exits().first().expect("an exit");
    assert_eq!(name(&state, exit), "Entrance at row 8, column 6");
}

#[test]
fn a_closed_gate_shows_bars_and_nothing_of_what_was_there() {
    let heist = heist("the-inclusion-job");
    let gate = heist.scenario.gates[0];
    let mut state = heist.opening().clone();
    state.present.remove(gate);
    state.gates_closed = 1;
    let svg = art::cell(&heist, &state, gate, &[None; 4]).0;
    assert!(svg.contains("cell closed") && !svg.contains("gate-a"));
}

#[test]
fn exits_that_share_a_cell_do_not_lie_on_each_other() {
    let heist = heist("the-black-box");
    let board = heist.board();
    let printed = board.printed_exits().first().expect("an exit");
    let exit = board.exit(printed).expect("a printed exit");
    let other = Side::ALL
        .into_iter()
        .filter(|&side| side != exit.side)
        .find_map(|side| board.tile_at(exit.cell.beside(side)));
    let mut state = heist.opening().clone();
    let spare = board.spare_exit(0);
    assert_eq!(art::centre(&heist, &state, spare), None);
    // Even the same door can be broken open a second time.
    for tile in other.into_iter().chain(board.tile_at(exit.tile())) {
        state.spares = 1;
        state.spare[0] = tile;
        state.spare_cell[0] = exit.cell;
        state.present.insert(spare);
        let a = art::centre(&heist, &state, printed).expect("open");
        let b = art::centre(&heist, &state, spare).expect("open");
        assert!((a.0 - b.0).hypot(a.1 - b.1) >= 16.0, "{a:?} {b:?}");
    }
}

#[test]
fn who_is_busted_or_absent_has_no_pawn() {
    let heist = heist("the-black-box");
    let tile = heist.board().tiles().first().expect("a tile");
    let mut state = heist.opening().clone();
    let pawn = |state: &State| art::pawn(&heist, state, Who(0), &[None; 4]).0;
    assert_eq!(pawn(&state), r#"<g id="p0" class="pawn"></g>"#);
    state.crew[0].at = tile;
    assert!(pawn(&state).contains("t-pawn-rose"));
    state.crew[0].status = Status::Busted;
    assert_eq!(pawn(&state), r#"<g id="p0" class="pawn"></g>"#);
}
