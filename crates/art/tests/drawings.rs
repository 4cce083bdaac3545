//! What is drawn is whole: every icon is there, every picture can be read, and everything has its name.

use art::Theme;
use board::{Side, Space};
use crew::content::cards::Barriers;
use crew::state::{Phase, Place, Token};
use crew::suggested::{self, Strength};
use crew::{CrewChoice, CrewMember, Heist, ScenarioChoice, Setup, State, Status, Who};
use roxmltree::Document;
use std::collections::BTreeSet;
use words::Language;

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
        cash: None,
        items: Vec::new(),
        discovered: Vec::new(),
        jewels: 0,
        loot: Vec::new(),
        freed: false,
        then: Vec::new(),
        rules: Default::default(),
    })
    .expect("a setup that can be played")
}

fn heist(scenario: &str) -> Heist {
    heist_with(scenario, "Null")
}

/// Every scenario of every edition, with the crew we would bring.
fn heists() -> impl Iterator<Item = Heist> {
    let scenarios = crew::content::editions()
        .into_iter()
        .flat_map(|edition| edition.scenarios.iter().map(move |job| (edition, job)));
    scenarios.map(|(edition, job)| {
        let strength = Strength::of(job.draft.difficulty);
        let setup = suggested::evening(edition, job, 4, strength);
        Heist::new(setup).unwrap_or_else(|why| panic!("{}: {why}", job.draft.id))
    })
}

/// The first heist of any edition that is as wanted.
fn heist_where(wanted: impl Fn(&Heist) -> bool) -> Heist {
    heists()
        .find(|heist| wanted(heist))
        .expect("there is such a heist")
}

/// A page with the sheet, the board and the pawns, and nothing else.
fn page(heist: &Heist, state: &State) -> String {
    let seats = [None; 4];
    let board = art::crew::board(Language::english(), heist, state, &seats).0;
    let pawns: String = (0..5)
        .map(|who| art::crew::pawn(Language::english(), heist, state, Who(who), &seats).0)
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
        jewel documents keycard usb cash item server-x server-y server-z remote-x remote-y remote-z \
        panel-x panel-y panel-z ring-x ring-y ring-z door watchtower siren radio radio-off \
        reinforcements gate gate-e kennel safe story start start-rose start-mint start-sky start-violet \
        entrance idea-token two-ideas three-ideas flashbang security security-1 security-4 \
        apple strawberry grapes house church lighthouse painting-i painting-j painting-k \
        fake-apple fake-strawberry fake-grapes fake-house fake-church fake-lighthouse \
        pawn-rose pawn-mint pawn-sky pawn-violet npc die-1 die-2 die-3 die-4 die-5 die-6 \
        undo ready escape chat point sound mute sun moon help log deck bag crew replay play pause \
        first last next back link close menu eye plan run hand drop take \
        agility charm dexterity cheese heat assist trick secret obstacle identity mandatory wait flip crown flag";
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
    for face in 1..=4 {
        let die = art::crew::security_die(face).0;
        assert!(die.contains(&format!("#i-security-{face}\"")));
    }
}

#[test]
fn every_scenario_has_a_picture_that_names_each_tile() {
    for heist in heists() {
        for theme in [Theme::Dark, Theme::Light] {
            let svg = art::crew::picture(Language::english(), &heist, theme);
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
                let name =
                    art::crew::cell_name(Language::english(), &heist, heist.opening(), space);
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
        let [left, top, width, height] = art::crew::frame(&heist);
        for space in heist.board().tiles() | heist.board().printed_exits() {
            let (x, y) =
                art::crew::centre(&heist, heist.opening(), space).expect("it is on the board");
            assert!(x - 34.7 >= left && x + 34.7 <= left + width);
            assert!(y - art::crew::HEX >= top && y + art::crew::HEX <= top + height);
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
    state.bag_ideas = [tiles[1], tiles[2]];
    state.tough = [tiles[1], tiles[2], tiles[0]];
    state.softened = 4;
    state.escort.at[0] = tiles[0];
    state.escort.at[1] = tiles[0];
    state.escort.down = 2;
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
    state.spare_exits.tiles[0] = last;
    state.spare_exits.cells[0] = beside;
    state.spare_exits.count = 1;
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
    let name =
        |state: &State, space| art::crew::cell_name(Language::english(), &heist, state, space);
    assert_eq!(name(&state, at(0, 2)), "C1: guard, keycard");
    assert_eq!(name(&state, at(7, 1)), "B8: $3k");
    assert_eq!(name(&state, at(6, 4)), "E7");
    assert_eq!(name(&state, at(3, 7)), "H4: safe with 0 of 3 cracks");
    state.tokens.add(Token::Guard, at(0, 2));
    state.crew[0].planned.insert(at(0, 2));
    state.crew[1].planned.insert(at(0, 2));
    assert_eq!(
        name(&state, at(0, 2)),
        "C1: 2 guards, keycard, planned by Tiny, Karma"
    );
    state.present.remove(at(6, 4));
    assert_eq!(name(&state, at(6, 4)), "E7: closed off");
    let exit = heist.board().printed_exits().first().expect("an exit");
    assert_eq!(name(&state, exit), "Entrance F8");
}

#[test]
fn a_closed_gate_shows_bars_and_nothing_of_what_was_there() {
    let heist = heist("the-inclusion-job");
    let gate = heist.scenario.gates[0];
    let mut state = heist.opening().clone();
    state.present.remove(gate);
    state.gates_shut.insert(crew::GateId(0));
    let svg = art::crew::cell(Language::english(), &heist, &state, gate, &[None; 4]).0;
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
    assert_eq!(art::crew::centre(&heist, &state, spare), None);
    // Even the same door can be broken open a second time.
    for tile in other.into_iter().chain(board.tile_at(exit.tile())) {
        state.spare_exits.count = 1;
        state.spare_exits.tiles[0] = tile;
        state.spare_exits.cells[0] = exit.cell;
        state.present.insert(spare);
        let a = art::crew::centre(&heist, &state, printed).expect("open");
        let b = art::crew::centre(&heist, &state, spare).expect("open");
        assert!((a.0 - b.0).hypot(a.1 - b.1) >= 16.0, "{a:?} {b:?}");
    }
}

#[test]
fn who_is_busted_or_absent_has_no_pawn() {
    let heist = heist("the-black-box");
    let tile = heist.board().tiles().first().expect("a tile");
    let mut state = heist.opening().clone();
    let pawn =
        |state: &State| art::crew::pawn(Language::english(), &heist, state, Who(0), &[None; 4]).0;
    assert_eq!(pawn(&state), r#"<g id="p0" class="pawn"></g>"#);
    state.crew[0].at = tile;
    assert!(pawn(&state).contains("t-pawn-rose"));
    state.crew[0].status = Status::Busted;
    assert_eq!(pawn(&state), r#"<g id="p0" class="pawn"></g>"#);
}

/// The uses of a drawing in a space, in the order in which they are drawn.
fn drawings(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).expect("XML");
    let links = document
        .descendants()
        .filter_map(|node| node.attribute("href"));
    links.map(|link| link[1..].to_owned()).collect()
}

#[test]
fn rings_lie_in_each_other_and_the_outermost_is_the_widest() {
    let heist = heist_where(|heist| !heist.scenario.nested.is_empty());
    let (space, outer, inner) = heist.scenario.nested[0];
    let mut state = heist.opening().clone();
    let rings = |state: &State| -> Vec<String> {
        let svg = art::crew::cell(Language::english(), &heist, state, space, &[None; 4]).0;
        let drawn = drawings(&svg).into_iter();
        drawn.filter(|name| name.starts_with("t-ring")).collect()
    };
    let drawing = |letter: crew::content::codes::Letter, inside: &str| {
        format!("t-ring-{}{inside}", format!("{letter:?}").to_lowercase())
    };
    assert_eq!(rings(&state), [drawing(outer, ""), drawing(inner, "-1")]);
    let colour = |letter: crew::content::codes::Letter| {
        words::crew::ring(Language::english(), &heist, letter.index() as u8)
    };
    let name = art::crew::cell_name(Language::english(), &heist, &state, space);
    let said = format!(
        "{} sensor ring, {} sensor ring inside",
        colour(outer),
        colour(inner)
    );
    assert!(name.contains(&said), "{name}");
    // Once the outer one is gone, the inner one takes its place.
    state.remote[outer.index()].remove(space);
    assert_eq!(rings(&state), [drawing(inner, "")]);
    let name = art::crew::cell_name(Language::english(), &heist, &state, space);
    assert!(!name.contains("inside"), "{name}");
}

/// Whoever cannot tell the colours apart finds a letter or a pattern on each.
#[test]
fn no_two_rings_differ_by_their_colour_alone() {
    let sheet = Document::parse(art::symbols()).expect("XML");
    let of = |id: &str| {
        let drawing = sheet
            .descendants()
            .find(|node| node.attribute("id") == Some(id))
            .expect("a drawing");
        let lines = drawing.descendants().filter_map(|node| {
            let d = node.attribute("d")?.to_owned();
            Some((d, node.attribute("stroke-dasharray").map(str::to_owned)))
        });
        lines.collect::<Vec<_>>()
    };
    for kind in ["t-ring-", "i-panel-", "i-ring-"] {
        let [x, y, z] = ["x", "y", "z"].map(|letter| of(&format!("{kind}{letter}")));
        assert!(x != y && y != z && x != z, "{kind}");
    }
}

#[test]
fn a_panel_or_a_server_stands_where_sensors_or_locks_are_opened() {
    for heist in heists() {
        for (space, letter) in &heist.scenario.servers {
            let svg = art::crew::cell(
                Language::english(),
                &heist,
                heist.opening(),
                *space,
                &[None; 4],
            )
            .0;
            let word = match heist.edition.barriers {
                Barriers::RemoteLocks => "server",
                Barriers::Rings => "panel",
            };
            let icon = format!("i-{word}-{letter:?}").to_lowercase();
            assert!(drawings(&svg).contains(&icon), "{icon}");
            let name = art::crew::cell_name(Language::english(), &heist, heist.opening(), *space);
            assert!(name.contains(word), "{name}");
        }
    }
}

#[test]
fn a_painting_and_its_fake_are_told_apart() {
    let heist = heist_where(|heist| heist.scenario.draft.loot.iter().any(|chit| chit.is_fake()));
    let tile = heist.board().tiles().first().expect("a tile");
    let brought = (heist.pieces().iter())
        .position(|kind| matches!(kind, crew::heist::PieceKind::Loot(chit) if chit.is_fake()));
    let mut state = heist.opening().clone();
    state.pieces[brought.expect("a fake")] = Place::on(tile);
    state.loot.insert(tile);
    let svg = art::crew::cell(Language::english(), &heist, &state, tile, &[None; 4]).0;
    let fake = drawings(&svg)
        .into_iter()
        .find(|name| name.starts_with("t-fake-"));
    let fake = fake.expect("a drawing of the fake");
    let name = art::crew::cell_name(Language::english(), &heist, &state, tile);
    let subject = fake.trim_start_matches("t-fake-");
    assert!(name.contains(&format!("fake {subject} painting")), "{name}");
}

#[test]
fn a_chit_that_takes_two_is_drawn_and_named_so() {
    let heist = heist("the-inclusion-job");
    let tile = heist.board().tiles().first().expect("a tile");
    let mut state = heist.opening().clone();
    state.unknown.remove(tile);
    state.tokens.add(Token::Camera, tile);
    let drawn = |state: &State| {
        drawings(&art::crew::cell(Language::english(), &heist, state, tile, &[None; 4]).0)
    };
    assert!(drawn(&state).contains(&"t-camera".to_owned()));
    state.tough[1] = tile;
    assert!(drawn(&state).contains(&"t-tough-camera".to_owned()));
    assert!(!drawn(&state).contains(&"t-camera".to_owned()));
    state.softened = 1 << 1;
    assert!(drawn(&state).contains(&"t-soft-camera".to_owned()));
    let name = art::crew::cell_name(Language::english(), &heist, &state, tile);
    assert!(name.contains("camera to be disabled once more"), "{name}");
}

#[test]
fn places_where_people_begin_inside_are_marked() {
    let heist = heist_where(|heist| {
        let starts: BTreeSet<_> = heist.scenario.starts.iter().collect();
        starts.len() == 4
    });
    let place = heist.scenario.starts[1];
    let seats = [None, Some(art::Colour::Violet), None, None];
    let svg = art::crew::cell(Language::english(), &heist, heist.opening(), place, &seats).0;
    assert!(drawings(&svg).contains(&"i-start-violet".to_owned()));
    let name = art::crew::cell_name(Language::english(), &heist, heist.opening(), place);
    let start = format!(
        "start of {}",
        words::crew::who(Language::english(), &heist, Who(1))
    );
    assert!(name.contains(&start), "{name}");
}

/// The squares of a track by their class.
fn squares(svg: &str) -> Vec<String> {
    let document = Document::parse(svg).expect("XML");
    let classes = document
        .descendants()
        .filter_map(|node| node.attribute("class"));
    let squares = classes.filter(|class| class.starts_with("square"));
    squares.map(str::to_owned).collect()
}

#[test]
fn the_alert_track_shows_what_the_die_can_hit() {
    let heist = heist_where(|heist| heist.edition.alert.is_some());
    let track = heist.edition.alert.as_ref().expect("it has one");
    let mut state = heist.opening().clone();
    state.security.bar = 7;
    let svg = art::crew::alert_track(Language::english(), &heist, &state).0;
    check_links(&Document::parse(&format!("<page>{}{svg}</page>", art::symbols())).expect("XML"));
    let now = squares(&svg);
    assert_eq!(now.len(), track.squares.len());
    let ahead: Vec<usize> = (0..now.len())
        .filter(|&n| now[n] == "square ahead")
        .collect();
    assert_eq!(ahead, [7, 8, 9, 10]);
    assert!(now[..7].iter().all(|class| class == "square past"));
    // The last square takes every roll beyond it.
    state.security.bar = track.last();
    let now = squares(&art::crew::alert_track(Language::english(), &heist, &state).0);
    let ahead: Vec<_> = now
        .iter()
        .filter(|class| *class == "square ahead")
        .collect();
    assert_eq!(ahead.len(), 1);
    assert_eq!(now.last().map(String::as_str), Some("square ahead"));
    state.security.bar = 7;
    state.phase = Phase::Event;
    state.events.active = track.square(7, 2).1;
    let now = squares(&art::crew::alert_track(Language::english(), &heist, &state).0);
    assert_eq!(now[8], "square hit");
}

#[test]
fn the_alert_track_can_be_heard() {
    let heist = heist_where(|heist| heist.edition.alert.is_some());
    let mut state = heist.opening().clone();
    let label = |state: &State| {
        let svg = art::crew::alert_track(Language::english(), &heist, state).0;
        let document = Document::parse(&svg).expect("XML");
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"));
        root.attribute("aria-label").expect("a name").to_owned()
    };
    state.security.bar = 7;
    let said = label(&state);
    assert!(said.contains("before square 8"), "{said}");
    let name = |n: usize| {
        let track = heist.edition.alert.as_ref().expect("it has one");
        let card = &heist.edition.cards[usize::from(track.squares[n])];
        words::crew::cards::name(Language::english(), heist.edition, card)
    };
    for n in 7..11 {
        assert!(said.contains(&format!("{}, {}", n + 1, name(n))), "{said}");
    }
    assert!(!said.contains("The die shows"), "{said}");
    state.security.die = 3;
    state.security.reinforced = true;
    let said = label(&state);
    assert!(said.contains("The die shows 3."), "{said}");
    assert!(said.contains("Reinforcements have come."), "{said}");
}

#[test]
fn an_edition_with_a_deck_has_no_alert_track() {
    let heist = heist("the-black-box");
    assert_eq!(
        art::crew::alert_track(Language::english(), &heist, heist.opening()).0,
        ""
    );
}

/// Whoever was caught stands behind bars, and nothing needs a font or a page.
#[test]
fn a_moment_is_a_picture_of_its_own() {
    for heist in heists().step_by(7) {
        let mut state = heist.opening().clone();
        let size = [1200, 630];
        let draw = |state: &State| {
            let english = Language::english();
            art::crew::moment_picture(english, &heist, state, &[None; 4], Theme::Dark, size)
        };
        let svg = draw(&state);
        let document = Document::parse(&svg).expect("XML");
        check_links(&document);
        assert!(!svg.contains("var(--") && !svg.contains("<text"));
        let faces = svg.matches("class=\"portrait").count();
        assert_eq!(faces, usize::from(heist.players));
        let rose = r##"class="portrait" viewBox="0 0 64 72" color="#FF7B93""##;
        assert_eq!(svg.matches(rose).count(), 1, "one wears rose");
        assert_eq!(svg.matches("class=\"bars\"").count(), 0);
        state.crew[1].status = Status::Busted;
        assert_eq!(draw(&state).matches("class=\"bars\"").count(), 1);
    }
}
