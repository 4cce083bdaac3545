//! The law of hidden hands: two games that differ only in what somebody cannot know send them the same bytes, by socket, as
//! pages, to programs and when they look back. Games are played at random, then the luck of the others is exchanged.

use super::page_update::{LogNews, Parts, Sent, latest_lines};
use super::program_update::{LegalKnown, LegalLists, StepNews};
use crate::entry::Entry;
use crate::hosted_game::{HostedGame, Page, Which, audience};
use crate::id::TableId;
use crate::key::Key;
use crate::replay::PastMoment;
use crate::table_state::{Change, TableState};
use crate::wire::{PageUpdate, ProgramTable, ProgramUpdate, ServerMessage};
use pages::company::Company;
use rivals::{Command, Event, Public, Rivals, SeatView, Setup, State, content};
use std::sync::Arc;
use std::time::Duration;
use table::{FastDealer, Game, Luck, RecordedDealer, Seat, Seats, Tap};
use words::Language;

/// A game that goes on, with the luck it had.
#[derive(Clone)]
struct PlayedGame {
    start: Vec<Luck>,
    steps: Vec<(Seat, Command, Vec<Luck>)>,
}

impl PlayedGame {
    /// A game of so many steps, or to its end.
    fn random(game: &Rivals, steps: usize, luck: &mut FastDealer) -> PlayedGame {
        let mut choice = FastDealer::new(luck.below(u32::MAX).into());
        let mut tap = Tap::new(luck);
        let mut state = game.start(&mut tap, &mut ());
        let mut told = PlayedGame {
            start: tap.take(),
            steps: Vec::new(),
        };
        while !game.over(&state) && told.steps.len() < steps {
            let mut legal = Vec::new();
            for seat in state.public.seats() {
                let mut own = Vec::new();
                game.legal(&state, seat, &mut own);
                legal.extend(own.into_iter().map(|command| (seat, command)));
            }
            let (seat, command) = legal[choice.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, command, &mut tap, &mut ())
                .expect("it is legal");
            told.steps.push((seat, command, tap.take()));
        }
        told
    }

    /// How things were at each step and what had happened, if such a game can be.
    fn states(&self, game: &Rivals) -> Option<Vec<(State, Vec<Event>)>> {
        let mut luck = RecordedDealer::new(&self.start);
        let mut events = Vec::new();
        let mut state = game.start(&mut luck, &mut events);
        luck.verdict().ok()?;
        let mut states = vec![(state, events)];
        for (seat, command, answers) in &self.steps {
            let mut luck = RecordedDealer::new(answers);
            let mut events = Vec::new();
            game.apply(&mut state, *seat, *command, &mut luck, &mut events)
                .ok()?;
            luck.verdict().ok()?;
            states.push((state, events));
        }
        Some(states)
    }

    /// What a piece of luck was, counted through the whole game.
    fn answer(&mut self, at: usize) -> &mut Luck {
        let later = self.steps.iter_mut().flat_map(|(_, _, answers)| answers);
        let mut all = self.start.iter_mut().chain(later);
        all.nth(at).expect("as many answers")
    }

    fn answers(&self) -> usize {
        let later = self.steps.iter().map(|(_, _, answers)| answers.len());
        self.start.len() + later.sum::<usize>()
    }

    /// Something of it is otherwise: two cards exchanged, another card or secret drawn, another decision about helping.
    fn changed(&self, luck: &mut FastDealer) -> PlayedGame {
        let mut other = self.clone();
        let all = other.answers() as u32;
        let (one, two) = (luck.below(all) as usize, luck.below(all) as usize);
        match luck.below(3) {
            0 => {
                let first = *other.answer(one);
                *other.answer(one) = std::mem::replace(other.answer(two), first);
            }
            1 => *other.answer(one) = Luck::Draw(luck.below(29) as u8),
            _ => {
                if let Some((_, command, _)) = other.steps.last_mut() {
                    let card = rivals::Card(luck.below(content().cards.len() as u32) as u8);
                    *command = match *command {
                        Command::Help { .. } => Command::Decline,
                        Command::Decline => Command::Help { card },
                        command => command,
                    };
                }
            }
        }
        other
    }
}

/// What somebody knows at each step: what all know, the own cards, and what happened but for the cards that others drew.
fn known(
    states: &[(State, Vec<Event>)],
    seat: Option<Seat>,
) -> Vec<(Public, Option<SeatView>, Vec<Event>)> {
    let heard = |event: &Event| match *event {
        Event::Drew { seat: drew, .. } if Some(drew) != seat => Event::Drew {
            seat: drew,
            card: None,
        },
        event => event,
    };
    let known = |(state, events): &(State, Vec<Event>)| {
        let own = seat.map(|seat| state.view(seat));
        (state.public, own, events.iter().map(heard).collect())
    };
    states.iter().map(known).collect()
}

/// Everything that whoever holds these seats is sent, or may ask for, while the game is played.
fn sent(
    game: &Arc<Rivals>,
    told: &PlayedGame,
    held: Seats,
    id: &TableId,
    host: &Key,
) -> Vec<String> {
    let mut table: TableState<Rivals> =
        TableState::open(game.clone(), &told.start, host.hash()).expect("it opens");
    for seat in (0..table.players()).map(Seat) {
        let sat = Entry::Sat {
            seat,
            name: format!("Player {}", seat.0),
            colour: art::Colour::ALL[usize::from(seat.0)],
            key: host.hash(),
        };
        table.note(&sat, &mut Change::default());
    }
    let (lang, company) = (Language::english(), Company::default());
    let mut known = Sent::default();
    let mut legal = LegalKnown::default();
    let mut texts = Vec::new();
    let audience = audience::<Rivals>(held);
    for (number, (seat, command, answers)) in told.steps.iter().enumerate() {
        let mut change = Change::default();
        let (after, line) = (table.n, table.lines.len());
        let mut luck = RecordedDealer::new(answers);
        table
            .act(*seat, *command, &mut luck, &mut change)
            .expect("it was legal");
        let moment = table.snapshot(lang, id, &company, Duration::ZERO);
        let parts = Parts::changed(&moment, change.touched, held, &mut known);
        let log = LogNews::since(lang, &table, line, audience);
        let cues = change.events.iter();
        let cues: Vec<_> = cues.filter_map(|(_, event)| Rivals::cue(event)).collect();
        let page = |after, parts: &Parts, log: &LogNews| {
            let update = PageUpdate {
                n: table.n,
                after,
                full: after.is_none(),
                parts: parts.of(held),
                unlog: log.unlog,
                log: &log.log,
                played: true,
                cues: &cues,
                waited: Some(0),
            };
            ServerMessage::Page(update).text().to_string()
        };
        texts.push(page(Some(after), &parts, &log));
        let lists = LegalLists::since(&mut legal, &table, held, number % 2 == 0);
        let steps = StepNews::new(&table, &change, line, audience);
        let update = ProgramUpdate {
            n: table.n,
            after,
            steps: &steps.steps,
            said: steps.said.as_deref(),
            over: table.session.over(),
            legal: lists.by_seat(held),
            re: None,
        };
        texts.push(ServerMessage::Update(update).text().to_string());
        if number % 8 == 0 || number + 1 == told.steps.len() {
            let whole = Parts::whole(&moment, held);
            texts.push(page(None, &whole, &LogNews::latest(lang, &table, audience)));
            let view = game.view(table.session.state(), held).view;
            let lists = LegalLists::of(&table, held);
            let shown = ProgramTable {
                n: table.n,
                full: true,
                view: &view,
                company: &company,
                seats: held.iter().collect(),
                over: table.session.over(),
                legal: lists.by_seat(held),
                re: None,
            };
            texts.push(ServerMessage::Table(shown).text().to_string());
            let log = latest_lines(lang, &table, audience);
            texts.push(Rivals::page(
                &moment,
                Page::Table {
                    held,
                    host: false,
                    link: "http://localhost/t/table",
                    log: &log,
                },
            ));
            // Everything is asked for while it is not to be had.
            let open = !table.session.over();
            let past =
                PastMoment::new(&table, Some(number / 2), held, open, lang).expect("a moment");
            let then = past.snapshot(id, &company);
            let timeline = Rivals::timeline(lang, &table.session);
            texts.push(Rivals::page(&then, past.page(&timeline, "")));
            assert_eq!(Rivals::drawing(&then), None, "hands would be seen");
            let mut parts = Vec::new();
            let eyes = past.eyes;
            Rivals::fragments(&then, Which::Past { eyes }, &mut parts);
            texts.extend(parts.into_iter().map(|part| part.html));
        }
    }
    texts
}

#[test]
fn what_somebody_cannot_know_changes_nothing_they_are_sent() {
    let (id, host) = (TableId::new().expect("an id"), Key::new().expect("a key"));
    let mut luck = FastDealer::new(20_221_014);
    let (mut hands, mut secrets, mut commits) = (0, 0, 0);
    for round in 0..24 {
        let mut setup = Setup::new(2 + round % 3);
        setup.rules.pawns = round % 4 != 3;
        setup.rules.idle_helpers_draw = round % 5 == 0;
        setup.rules.discard_before_drawing = round % 5 == 1;
        let game = Arc::new(Rivals::new(setup).expect("a good setup"));
        let told = PlayedGame::random(&game, 20 + 5 * usize::from(round), &mut luck);
        let states = told.states(&game).expect("it was played");
        let seat = (round % 4 < setup.players).then_some(Seat(round % 4));
        let mine = known(&states, seat);
        // Changes that leave what is known as it is are gathered.
        let mut other = told.clone();
        for _ in 0..1_500 {
            let tried = other.changed(&mut luck);
            let possible = tried.states(&game);
            if possible.is_some_and(|states| known(&states, seat) == mine) {
                other = tried;
            }
        }
        let others = other.states(&game).expect("it can be played");
        let (end, otherwise) = (
            states.last().expect("an end"),
            others.last().expect("an end"),
        );
        let (end, otherwise) = (end.0.hidden, otherwise.0.hidden);
        hands += u32::from(end.hands != otherwise.hands);
        secrets += u32::from(end.secrets != otherwise.secrets);
        commits += u32::from(end.commits != otherwise.commits);
        let held = seat.map_or(Seats::EMPTY, Seats::of);
        let one = sent(&game, &told, held, &id, &host);
        let two = sent(&game, &other, held, &id, &host);
        for (one, two) in one.iter().zip(&two) {
            let same = one.bytes().zip(two.bytes()).take_while(|(a, b)| a == b);
            let around = |text: &str| {
                let from = same.clone().count().saturating_sub(200);
                String::from_utf8_lossy(&text.as_bytes()[from..text.len().min(from + 400)])
                    .into_owned()
            };
            assert!(
                one == two,
                "{seat:?} is sent\n{}\nor\n{}",
                around(one),
                around(two)
            );
        }
        assert_eq!(one.len(), two.len());
    }
    assert!(hands > 15, "hands differed in {hands} games");
    assert!(secrets > 15, "secrets differed in {secrets} games");
    assert!(commits > 0, "decisions differed in {commits} games");
}
