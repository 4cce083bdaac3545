//! Proofs by random play: what can be pressed is what is legal, and nobody is shown what they may not know.

use super::*;
use ::rivals::{Card, Commit, Event, Phase, Rules, Setup, State};
use bots::Level;
use std::collections::BTreeSet;
use table::{Dealer, FastDealer, Game, Seats, Session};

/// A game in which chance chooses the options.
fn any_game(luck: &mut FastDealer) -> Rivals {
    let setup = Setup {
        rules: Rules::turned(luck.below(1 << 16) as u16),
        think_seconds: (luck.roll(2) == 1).then_some(30),
        ..Setup::new(1 + luck.roll(3))
    };
    Rivals::new(setup).expect("a good setup")
}

type Play = Session<Rivals>;

/// Plays a game at random and shows every step of it.
fn play(seed: u64, mut look: impl FnMut(&Play, &[Event])) {
    let mut luck = FastDealer::new(seed);
    let game = any_game(&mut luck);
    let mut play = Session::new(game, &mut luck).expect("luck never fails");
    look(&play, &[]);
    while !play.over() {
        let mut all = Vec::new();
        for seat in play.state().public.seats() {
            let mut legal = Vec::new();
            game.legal(play.state(), seat, &mut legal);
            all.extend(legal.into_iter().map(|command| (seat, command)));
        }
        let (seat, command) = all[usize::from(luck.roll(all.len() as u8)) - 1];
        let mut events: Vec<Event> = Vec::new();
        play.act(seat, command, &mut luck, &mut events)
            .expect("a legal command");
        look(&play, &events);
    }
}

fn moment<'a>(game: &'a Rivals, public: &'a Public, company: &'a Company) -> Moment<'a> {
    Moment {
        lang: words::Language::english(),
        game,
        public,
        company,
        table: "t",
    }
}

fn undo(play: &Play, seat: Seat) -> Undo {
    play.can_undo(seat).map(|undone| undone.command)
}

fn panel(game: &Rivals, view: &SeatView, undo: &Undo, company: &Company) -> String {
    let mut parts = Vec::new();
    of_seat(&moment(game, &view.public, company), view, undo, &mut parts);
    parts.into_iter().map(|part| part.html).collect()
}

/// The commands of the buttons in some HTML, told apart by whether they are quiet.
fn buttons(html: &str) -> (Vec<Command>, Vec<Command>) {
    let (mut live, mut quiet) = (Vec::new(), Vec::new());
    for part in html.split(" data-do=\"").skip(1) {
        let (json, rest) = part.split_once('"').expect("a closed attribute");
        let json = json.replace("&quot;", "\"");
        let tag = rest.split('>').next().unwrap_or_default();
        let command = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{json}: {e}"));
        match tag.contains("aria-disabled") {
            true => quiet.push(command),
            false => live.push(command),
        }
    }
    (live, quiet)
}

fn named(commands: &[Command]) -> BTreeSet<String> {
    commands
        .iter()
        .map(|command| format!("{command:?}"))
        .collect()
}

#[test]
fn every_legal_command_has_its_place_and_nothing_else_has() {
    let mut phases = BTreeSet::new();
    // Ten games as a whole; of others only the phases that were not seen yet, some of which are rare.
    for seed in 0..200 {
        play(seed, |play, _| {
            let (game, state) = (play.game(), play.state());
            let new = phases.insert(::rivals::view::phase(state.public.phase));
            if seed >= 10 && !new {
                return;
            }
            for seat in state.public.seats() {
                let mut legal = Vec::new();
                game.legal(state, seat, &mut legal);
                let view = state.view(seat);
                let html = panel(game, &view, &undo(play, seat), &Company::default());
                let (live, quiet) = buttons(&html);
                assert_eq!(named(&live), named(&legal), "{seat:?}");
                for command in quiet {
                    assert!(!legal.contains(&command), "{command:?} is legal and quiet");
                }
            }
        });
    }
    assert_eq!(phases.len(), 9, "a phase was never seen: {phases:?}");
}

/// The values of an attribute.
fn values<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    let start = format!(" {attribute}=\"");
    let parts = html.split(start.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

/// What a button names as its place lies on the table, so that it can be pressed there too.
#[test]
fn what_is_meant_on_the_table_lies_there() {
    let mut seen = 0;
    for seed in 100..104 {
        play(seed, |play, _| {
            let (game, state) = (play.game(), play.state());
            let company = Company::default();
            let mut parts = Vec::new();
            shared(&moment(game, &state.public, &company), &mut parts);
            let table: String = parts.into_iter().map(|part| part.html).collect();
            let table: BTreeSet<&str> = values(&table, "data-at").into_iter().collect();
            for seat in state.public.seats() {
                let html = panel(game, &state.view(seat), &undo(play, seat), &company);
                for places in values(&html, "data-at") {
                    seen += 1;
                    let mut places = places.split(' ');
                    assert!(
                        places.all(|place| table.contains(place)),
                        "nothing lies there"
                    );
                }
            }
        });
    }
    assert!(seen > 200, "{seen} places");
}

/// What is hidden from a seat is dealt anew: the page it gets stays the same, byte for byte.
#[test]
fn a_page_tells_nothing_of_what_is_hidden() {
    let mut luck = FastDealer::new(5);
    for seed in 200..206 {
        play(seed, |play, _| {
            let (game, state) = (play.game(), play.state());
            // A page is large, and one step in five is enough to look at.
            if play.steps().len() % 5 != 0 {
                return;
            }
            for seat in state.public.seats() {
                let other = state.view(seat).imagine(&mut luck);
                assert_eq!(
                    page_of(game, state, Seats::of(seat)),
                    page_of(game, &other, Seats::of(seat))
                );
            }
            let other = state.view(Seat(0)).imagine(&mut luck);
            assert_eq!(
                page_of(game, state, Seats::EMPTY),
                page_of(game, &other, Seats::EMPTY)
            );
        });
    }
}

/// The page for whoever holds these seats.
fn page_of(game: &Rivals, state: &State, held: Seats) -> String {
    let own: Vec<Own> = ::rivals::view::held(state, held)
        .into_iter()
        .map(|view| Own {
            view,
            undo: Err(UndoRefusal::NothingToUndo),
        })
        .collect();
    let company = Company::default();
    page(&TablePage {
        moment: moment(game, &state.public, &company),
        n: 7,
        own: &own,
        log: &[],
        waited: 0,
        link: "http://localhost/t/77777",
        host: false,
    })
}

#[test]
fn the_page_is_made_of_its_fragments() {
    play(300, |play, _| {
        let (game, state) = (play.game(), play.state());
        let company = Company::default();
        let now = moment(game, &state.public, &company);
        let whole = page_of(game, state, Seats::all(2));
        let mut parts = vec![
            people(&now),
            gathering(&now),
            crate::again::successor(now.lang, now.company),
            bots(&now),
        ];
        shared(&now, &mut parts);
        let none = Err(UndoRefusal::NothingToUndo);
        for view in ::rivals::view::held(state, Seats::all(2)) {
            of_seat(&now, &view, &none, &mut parts);
        }
        for part in &parts {
            assert!(
                part.html.contains(&format!(" id=\"{}\"", part.id)),
                "{}",
                part.id
            );
            assert!(whole.contains(&part.html), "{} is not in the page", part.id);
        }
        let ids = values(&whole, "id");
        let once: BTreeSet<&&str> = ids.iter().collect();
        assert_eq!(once.len(), ids.len(), "an id stands twice");
        assert!(!whole.contains(" style="), "a style attribute");
    });
}

/// The line of one event by itself.
fn log_line(game: &Rivals, public: &Public, event: &Event, held: Seats) -> Option<String> {
    let line = log_lines(Language::english(), game, public, &[(1, *event)], held).pop();
    line.map(|line| line.html())
}

/// Lines of the log tell a drawn card to its owner alone, and not even to the owner who shares a screen.
#[test]
fn the_log_tells_drawn_cards_to_their_owner_alone() {
    let mut drawn = 0;
    for seed in 400..410 {
        play(seed, |play, events| {
            let public = &play.state().public;
            for event in events {
                let line = |held| log_line(play.game(), public, event, held);
                let Event::Drew {
                    seat,
                    card: Some(card),
                } = *event
                else {
                    assert_eq!(line(Seats::EMPTY), line(Seats::from([0])), "{event:?}");
                    continue;
                };
                drawn += 1;
                let name =
                    maud::html! { (say::card_name(Language::english(), card)) }.into_string();
                let tells = |held| line(held).is_some_and(|line| line.contains(&name));
                assert!(tells(Seats::of(seat)));
                let others = Seats::all(4)
                    .subsets()
                    .filter(|held| *held != Seats::of(seat));
                assert!(others.into_iter().all(|held| !tells(held)), "{event:?}");
            }
        });
    }
    assert!(drawn > 100, "{drawn} cards");
}

/// What one step brought is told in few lines, and they are the same whatever cards the others drew.
#[test]
fn what_belongs_together_is_one_line_and_stays_secret() {
    let (mut lines, mut events_told) = (0, 0);
    for seed in 420..426 {
        play(seed, |play, events| {
            let public = &play.state().public;
            let told = |events: &[Event], held| {
                let events: Vec<(u32, Event)> = events.iter().map(|event| (1, *event)).collect();
                log_lines(Language::english(), play.game(), public, &events, held)
            };
            for seat in public.seats() {
                let otherwise: Vec<Event> = events
                    .iter()
                    .map(|event| match *event {
                        Event::Drew {
                            seat: drew,
                            card: Some(card),
                        } if drew != seat => Event::Drew {
                            seat: drew,
                            card: Card::all().find(|other| *other != card),
                        },
                        event => event,
                    })
                    .collect();
                let held = Seats::of(seat);
                assert_eq!(told(events, held), told(&otherwise, held));
            }
            let each = events
                .iter()
                .filter_map(|event| log_line(play.game(), public, event, Seats::EMPTY));
            events_told += each.count();
            lines += told(events, Seats::EMPTY).len();
        });
    }
    assert!(lines * 10 < events_told * 9, "{lines} of {events_told}");
}

/// Taking back a secret decision does not tell what it was.
#[test]
fn a_decision_taken_back_stays_secret() {
    let mut taken = 0;
    for seed in 500..510 {
        play(seed, |play, _| {
            let (game, state) = (play.game(), play.state());
            for seat in state.public.seats() {
                let Ok(command @ (Command::Help { .. } | Command::Decline)) = undo(play, seat)
                else {
                    continue;
                };
                taken += 1;
                let said = undid_line(Language::english(), game, &state.public, 3, seat, &command);
                let nothing = undid_line(
                    Language::english(),
                    game,
                    &state.public,
                    3,
                    seat,
                    &Command::Decline,
                );
                assert_eq!(said, nothing);
                // Its owner sees it, and the button takes it back.
                let html = panel(
                    game,
                    &state.view(seat),
                    &undo(play, seat),
                    &Company::default(),
                );
                let chosen = matches!(state.hidden.commits[usize::from(seat.0)], Commit::Card(_));
                assert_eq!(html.contains("chosen-sign"), chosen);
            }
        });
    }
    assert!(taken > 20, "{taken} decisions");
}

/// While a bot plays a seat, the seat offers nothing but to take it back.
#[test]
fn a_seat_that_a_bot_plays_offers_nothing() {
    let company = Company {
        bots: [Some(Level::Search); 4],
        ..Company::default()
    };
    play(600, |play, _| {
        for seat in play.state().public.seats() {
            let view = play.state().view(seat);
            let html = panel(play.game(), &view, &undo(play, seat), &company);
            assert_eq!(buttons(&html), (Vec::new(), Vec::new()));
            assert!(html.contains("take-back"));
        }
    });
}

/// The chance beside a choice is the exact one, in whole percents; only what is certain is 0 or 100.
#[test]
fn chances_are_told_as_they_are() {
    assert_eq!(markup::percent(0.0), 0);
    assert_eq!(markup::percent(0.001), 1);
    assert_eq!(markup::percent(0.434), 43);
    assert_eq!(markup::percent(0.9999), 99);
    assert_eq!(markup::percent(1.0), 100);
    let mut told = 0;
    play(700, |play, _| {
        let (game, state) = (play.game(), play.state());
        if state.public.phase != Phase::Choose {
            return;
        }
        let view = state.view(state.public.active);
        let html = panel(game, &view, &undo(play, view.seat), &Company::default());
        for button in html.split("<button ").filter(|b| b.contains("take-on")) {
            let button = button.split("</button>").next().unwrap_or_default();
            let (live, _) = buttons(&format!("<button {button}"));
            let chance = game.chance_after(&view, live[0]).expect("a chance");
            let words = format!("<b>{}%</b>", markup::percent(chance));
            assert!(button.contains(&words), "{words} not in {button}");
            told += 1;
        }
    });
    assert!(told > 20, "{told} chances");
}

/// Looking back shows the hands it is looked at with and no others, and offers nothing.
/// Every part of a bar begins where the one before it ends, and the longest bar fills its place. Nothing is left to take back.
#[test]
fn the_end_shows_what_points_are_made_of() {
    for seed in 0..20 {
        play(seed, |play, _| {
            let (game, state) = (play.game(), play.state());
            let Some(outcome) = game.outcome(&state.public) else {
                return;
            };
            let company = Company::default();
            let html = ending::ending(&moment(game, &state.public, &company)).html;
            let mut bars: Vec<u8> = Vec::new();
            for bar in html.split("<svg viewBox=\"0 0 ").skip(1) {
                let Some((wide, bar)) = bar.split_once(" 1\" preserve") else {
                    continue;
                };
                let bar = bar.split("</svg>").next().expect("a bar");
                let number = |text: &str| text.parse::<u8>().expect("a number");
                let starts = values(bar, "x").into_iter().map(number);
                let mut end = 0;
                for (start, points) in starts.zip(values(bar, "width").into_iter().map(number)) {
                    assert_eq!(start, end);
                    end += points;
                }
                assert!(end <= number(wide));
                bars.push(end);
            }
            let players = usize::from(state.public.players);
            let mut points: Vec<u8> = outcome.scores[..players]
                .iter()
                .map(|score| score.points())
                .collect();
            points.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(bars, points);
            assert!(html.contains(&format!(" 0 {} 1\"", points[0].max(1))));
            for seat in state.public.seats() {
                let panel = panel(game, &state.view(seat), &undo(play, seat), &company);
                assert!(!panel.contains("data-undo"));
            }
        });
    }
}

#[test]
fn a_replay_shows_the_hands_of_its_eyes() {
    play(800, |play, _| {
        let (game, state) = (play.game(), play.state());
        let company = Company::default();
        for held in [Seats::EMPTY, Seats::from([1]), Seats::all(4)] {
            let own = ::rivals::view::held(state, held);
            let page = replay_page(&ReplayPage {
                moment: moment(game, &state.public, &company),
                own: &own,
                step: 1,
                steps: 2,
                log: &[],
                over: play.over(),
                open: false,
            });
            assert_eq!(page.matches("class=\"shown-hand").count(), own.len());
            let hands = page.split("class=\"shown-hand").skip(1);
            let hands = hands.map(|hand| hand.split("</section>").next().unwrap_or_default());
            let cards = hands.map(|hand| hand.matches("class=\"named ").count());
            let held = own.iter().map(|view| usize::from(view.hand.len()));
            assert!(cards.eq(held), "a hand is not shown as it was");
            assert_eq!(buttons(&page), (Vec::new(), Vec::new()));
            assert_eq!(page.contains("/record"), play.over());
        }
    });
}

/// Who plays whom stands on the sheets, at the test and in the result, and the result says what its numbers count.
#[test]
fn people_are_named_beside_whom_they_play() {
    let mut company = Company::default();
    company.seats[1] = Some(Person {
        name: "Ann <b>".to_owned(),
        colour: art::Colour::Mint,
        online: true,
    });
    let named = "<span class=\"person\">Ann &lt;b&gt;</span>";
    let mut seen = BTreeSet::new();
    play(400, |play, _| {
        let now = moment(play.game(), &play.state().public, &company);
        let mut parts = Vec::new();
        shared(&now, &mut parts);
        for part in parts {
            if part.html.contains(named) {
                seen.insert(part.id.to_string());
            }
            if part.id == "ending" && part.html.contains("<table") {
                assert!(part.html.contains(" obstacle"), "what the number counts");
                assert!(!part.html.contains(" / "));
            }
            if part.id.starts_with('m') {
                assert!(part.html.contains("class=\"portrait\""), "{}", part.id);
            }
        }
    });
    for part in ["m1", "test", "ending"] {
        assert!(seen.contains(part), "nobody is named in {part}: {seen:?}");
    }
}

/// A line of the log has the name of the person whose doing it is.
#[test]
fn the_log_names_people() {
    let mut named = BTreeSet::new();
    play(300, |play, events| {
        let public = &play.state().public;
        let happened: Vec<(u32, Event)> = events.iter().map(|event| (1, *event)).collect();
        let english = Language::english();
        for line in log_lines(english, play.game(), public, &happened, Seats::EMPTY) {
            let html = line.html_by(|seat| Some(["Ann", "Bob", "Cy", "Di"][usize::from(seat.0)]));
            if let Some(by) = line.by {
                let name = ["Ann", "Bob", "Cy", "Di"][usize::from(by.0)];
                assert!(html.contains(&format!("<span class=\"person\">{name}</span>")));
                assert!(
                    line.text.contains(say::who(english, public, by)),
                    "{}",
                    line.text
                );
                named.insert(name);
            } else {
                assert!(!html.contains("class=\"person\""));
            }
            assert!(!line.html().contains("class=\"person\""), "nobody sits");
        }
    });
    assert!(named.len() > 1, "{named:?}");
}

/// Cards have the colours of the table wherever they are shown: the class decides.
#[test]
fn cards_are_of_the_same_kind_everywhere() {
    let page = cards::cards_page(Language::english());
    for card in ::rivals::Card::all() {
        let place = page.split(&format!(" id=\"card-{}\"", card.id())).nth(1);
        let face = place.and_then(|place| place.split("class=\"face ").nth(1));
        let class = face.and_then(|face| face.split('"').next());
        assert_eq!(class, Some(markup::kind(card)), "{}", card.id());
    }
}
