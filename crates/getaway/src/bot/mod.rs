//! `getaway bot`: a bot that plays at a table over the network, as anybody's program can (docs/server-api.md).
//!
//! It is the example for whoever writes one. [`link`] reads where the table is, [`client`] asks the server for things,
//! [`socket`] hears what happens there, and [`player`] plays. What it knows of the game is its [`mind`]: [`heist`] keeps a
//! heist of its own in step with the table, [`rivals`] goes by what the table shows its seat.

mod client;
mod crew;
mod link;
mod mind;
mod options;
mod player;
mod rivals;
mod sight;
mod socket;
mod trouble;

use self::crew::OwnHeist;
use self::rivals::OwnSight;
use client::Client;
use mind::Mind;
use player::Player;
use socket::Socket;
use std::io::Write;
use std::time::{Duration, Instant};
use table::Seat;
use words::Language;

pub use options::Options;
pub use trouble::Trouble;

use art::Colour;
use pages::company::read_name;

/// How long a server may be away before the bot gives up.
const AWAY: Duration = Duration::from_secs(300);
/// Between two tries to reach it: at first, and at most.
const TRY_AGAIN: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(5)];

/// Sits down at the table and plays until the game ends.
pub fn join(lang: Language, options: &Options, out: &mut impl Write) -> Result<(), Trouble> {
    if let Some(name) = &options.name {
        read_name(lang, name, Colour::ALL[0]).map_err(Trouble::BadName)?;
    }
    let client = Client::new(lang, options.table.clone(), options.key);
    let table = client.table()?;
    if rivals::is_played(&table) {
        let mind = OwnSight::new(&table, options)?;
        return play(lang, client, mind, options, out);
    }
    let mind = OwnHeist::new(&client, options)?;
    play(lang, client, mind, options, out)
}

fn play(
    lang: Language,
    mut client: Client,
    mind: impl Mind,
    options: &Options,
    out: &mut impl Write,
) -> Result<(), Trouble> {
    if mind.over() {
        return tell_end(lang, &mind, out);
    }
    let seat = sit_down(lang, &mut client, &mind, options)?;
    let (who, number) = (mind.who(lang, seat), seat.0.to_string());
    tell(
        out,
        &lang.say_with("mate-sat", &[("who", &who), ("seat", &number)]),
    )?;
    // Whoever holds the key holds the seat: with it the bot can be started again.
    let key = client.key().map(|key| key.secret()).unwrap_or_default();
    tell(out, &lang.say_with("mate-key", &[("key", &key)]))?;

    let mut socket = client.connect()?;
    let mut player = Player::new(client, mind, seat, options);
    loop {
        match player.play(lang, &mut socket, out) {
            Ok(()) => return tell_end(lang, player.mind(), out),
            Err(trouble) if trouble.passes() => {
                let why = trouble.sentence(lang);
                tell(out, &lang.say_with("mate-lost", &[("why", &why)]))?;
                socket = come_back(player.client())?;
                tell(out, &lang.say("mate-back"))?;
            }
            Err(trouble) => return Err(trouble),
        }
    }
}

/// The seat asked for, or one that this key already holds, or the first that is free.
fn sit_down(
    lang: Language,
    client: &mut Client,
    mind: &impl Mind,
    options: &Options,
) -> Result<Seat, Trouble> {
    let company = client.company()?;
    let players = mind.players();
    let name = |seat: Seat| {
        options
            .name
            .clone()
            .unwrap_or_else(|| name(lang, mind, seat))
    };
    if let Some(seat) = options.seat.map(Seat) {
        if seat.0 >= players {
            let last = players - 1;
            return Err(Trouble::NoSuchSeat { seat: seat.0, last });
        }
        if !company.mine.contains(&seat) {
            client.sit(seat, &name(seat))?;
        }
        return Ok(seat);
    }
    if let Some(&seat) = company.mine.first() {
        return Ok(seat);
    }
    for seat in (0..players).map(Seat) {
        if !company.free.contains(&seat) {
            continue;
        }
        match client.sit(seat, &name(seat)) {
            // Somebody was faster.
            Err(Trouble::SeatTaken { .. }) => {}
            sat => return sat.map(|()| seat),
        }
    }
    Err(Trouble::NoFreeSeat)
}

/// What a bot is called if nobody gave it a name.
fn name(lang: Language, mind: &impl Mind, seat: Seat) -> String {
    let name = lang.say_with("mate-name", &[("who", &mind.who(lang, seat))]);
    let fits = name.chars().count() <= pages::company::NAME_LENGTH;
    if fits {
        name
    } else {
        lang.say("mate-name-short")
    }
}

/// Tries to reach the server again until it is back.
fn come_back(client: &Client) -> Result<Socket, Trouble> {
    let gone = Instant::now();
    let [mut pause, longest] = TRY_AGAIN;
    loop {
        std::thread::sleep(pause);
        match client.connect() {
            Err(trouble) if trouble.passes() && gone.elapsed() < AWAY => {
                pause = (pause * 2).min(longest);
            }
            connected => return connected,
        }
    }
}

fn tell_end(lang: Language, mind: &impl Mind, out: &mut impl Write) -> Result<(), Trouble> {
    mind.outcome(lang)
        .iter()
        .try_for_each(|line| tell(out, line))
}

/// One line, at once: somebody may be reading along.
fn tell(out: &mut impl Write, line: &str) -> Result<(), Trouble> {
    writeln!(out, "{line}").and_then(|()| out.flush())?;
    Ok(())
}
