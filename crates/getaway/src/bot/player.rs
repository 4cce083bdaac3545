//! A bot at the table: hears what happens, thinks, and says what it does.

use super::client::{Client, seats};
use super::heist::{Done, OwnHeist};
use super::options::Options;
use super::socket::Socket;
use super::tell;
use super::trouble::Trouble;
use bots::{Bot, Budget, Level, Move, Patience, Seats};
use crew::{Command, Phase, Scene, Who};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::Write;
use std::time::{Duration, Instant};
use table::Seat;
use words::say_with;

/// How long to listen when there is nothing to do.
const LISTEN: Duration = Duration::from_secs(30);
/// How long to keep still after a refusal; twice as long after each more while nothing happens, up to so many.
const REFUSED: Duration = Duration::from_millis(200);
const DOUBLINGS: u32 = 7;
/// How long to do nothing at all when the server finds us too fast.
const TOO_FAST: Duration = Duration::from_secs(1);

pub struct Player {
    client: Client,
    heist: OwnHeist,
    seat: Seat,
    bot: Bot,
    /// The bot knows the heist that is followed by so many.
    following: usize,
    level: Level,
    budget: Budget,
    pace: Duration,
    patience: Duration,
    /// The number of the table that the heist is at, once it was told.
    n: Option<u64>,
    /// The number of the command that is not answered yet, and of the one after it.
    asked: Option<u64>,
    next_id: u64,
    /// Refusals since anything happened.
    refusals: u32,
    /// Not to act before.
    due: Instant,
    /// When somebody else last did something.
    others: Instant,
}

impl Player {
    pub fn new(
        client: Client,
        heist: OwnHeist,
        seat: Seat,
        options: &Options,
    ) -> Result<Player, Trouble> {
        let (level, budget) = (options.level, Budget::Time(options.think));
        Ok(Player {
            client,
            following: heist.following(),
            heist,
            seat,
            bot: Bot::new(level, budget, seed()?),
            level,
            budget,
            pace: options.pace,
            patience: options.patience,
            n: None,
            asked: None,
            next_id: 1,
            refusals: 0,
            due: Instant::now(),
            others: Instant::now(),
        })
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    pub fn heist(&self) -> &OwnHeist {
        &self.heist
    }

    /// Plays over this connection until the heist ends or the connection does.
    pub fn play(&mut self, socket: &mut Socket, out: &mut impl Write) -> Result<(), Trouble> {
        // A new connection begins by showing everything. What was on its way before may have arrived or not.
        (self.n, self.asked) = (None, None);
        while !self.heist.over() {
            let ready = self.n.is_some() && self.asked.is_none();
            self.learn()?;
            if ready
                && Instant::now() >= self.due
                && let Some(next) = self.think()
            {
                self.act(next, socket, out)?;
            }
            if let Some(message) = socket.hear(self.rest())? {
                self.take(&message, socket, out)?;
            }
        }
        Ok(())
    }

    /// The next heist of a series is another one: what the bot had in mind is over.
    fn learn(&mut self) -> Result<(), Trouble> {
        let following = self.heist.following();
        if std::mem::replace(&mut self.following, following) != following {
            self.bot = Bot::new(self.level, self.budget, seed()?);
        }
        Ok(())
    }

    /// What to do now, if anything.
    fn think(&mut self) -> Option<Move> {
        let polite = self.others_choose() && self.others.elapsed() < self.patience;
        let patience = if polite { Patience::Wait } else { Patience::Go };
        let (heist, state) = (self.heist.game(), self.heist.state());
        let next = self.bot.next(heist, state, Seats::one(self.seat), patience);
        // Nobody is run away from who still chooses.
        let alone = !heist.rules.escape_needs_everyone;
        next.filter(|next| !(polite && alone && next.command == Command::CallEscape))
    }

    /// Whether somebody else has yet to make up their mind.
    fn others_choose(&self) -> bool {
        let (heist, state) = (self.heist.game(), self.heist.state());
        let chooses = |seat: Seat| match state.phase {
            Phase::Plan | Phase::LevelUp => true,
            Phase::Action => {
                let takes_part = Scene::new(heist, state).takes_part(seat).is_ok();
                takes_part && !state.crew[usize::from(seat.0)].committed
            }
            _ => false,
        };
        let mut others = (0..heist.players)
            .map(Seat)
            .filter(|&seat| seat != self.seat);
        others.any(|seat| chooses(seat) && state.ready & 1 << seat.0 == 0)
    }

    /// How long to listen before there is something to think about again.
    fn rest(&self) -> Duration {
        let now = Instant::now();
        let polite = self.others + self.patience;
        let times = [self.due, polite].into_iter().filter(|&time| time > now);
        let first = times.min().filter(|_| self.asked.is_none());
        first.map_or(LISTEN, |time| time - now)
    }

    fn act(
        &mut self,
        next: Move,
        socket: &mut Socket,
        out: &mut impl Write,
    ) -> Result<(), Trouble> {
        let (heist, state) = (self.heist.game(), self.heist.state());
        let Move { seat, command, why } = next;
        let why = words::why(heist, state, seat, command, &why);
        tell(out, &format!("{}: {why}", words::who(heist, Who(seat.0))))?;
        if matches!(command, Command::Commit { .. } | Command::CallEscape) {
            // The crew wants to know of the big decisions.
            socket.say(&json!({ "op": "say", "text": why }))?;
        }
        let id = self.next_id;
        socket.say(&json!({ "op": "do", "id": id, "seat": seat, "command": command }))?;
        (self.asked, self.next_id) = (Some(id), id + 1);
        self.due = Instant::now() + self.pace;
        Ok(())
    }

    /// Makes sense of a message.
    fn take(
        &mut self,
        message: &Value,
        socket: &mut Socket,
        out: &mut impl Write,
    ) -> Result<(), Trouble> {
        if message.get("closing").is_some() {
            return Err(socket.closing());
        }
        let re = message["re"].as_u64();
        if re.is_some() && re == self.asked {
            self.asked = None;
        }
        if let Some(error) = message.get("error") {
            return self.refused(error, out);
        }
        let Some(n) = message["n"].as_u64() else {
            return Ok(());
        };
        if message["full"] == true {
            if !seats(message).contains(&self.seat) {
                return Err(Trouble::SeatLost { seat: self.seat.0 });
            }
            // It shows how things are. How they came to be is in the record.
            self.heist = OwnHeist::read(&self.client.record()?)?;
            self.n = Some(n);
            self.others = Instant::now();
        } else if self.n.is_some() {
            let next = message["after"].as_u64() == self.n;
            self.n = (next && self.follow(message)).then_some(n);
            if self.n.is_none() {
                // Something was missed.
                socket.say(&json!({ "op": "sync" }))?;
            }
        }
        if self.refusals > 0 {
            // What was not possible may be so now.
            self.refusals = 0;
            self.due = self.due.min(Instant::now() + self.pace);
        }
        Ok(())
    }

    /// Does what was done at the table.
    fn follow(&mut self, message: &Value) -> bool {
        let steps = message["steps"].as_array().into_iter().flatten();
        for step in steps {
            let Ok(done) = Done::deserialize(step) else {
                return false;
            };
            if done.did.seat != self.seat {
                self.others = Instant::now();
            }
            if !self.heist.follow(&done) {
                return false;
            }
        }
        true
    }

    /// Somebody was faster, or we were too fast: keep still for a moment, and think again.
    fn refused(&mut self, error: &Value, out: &mut impl Write) -> Result<(), Trouble> {
        match error["kind"].as_str() {
            Some("not-your-seat") => return Err(Trouble::SeatLost { seat: self.seat.0 }),
            Some("slow-down") => std::thread::sleep(TOO_FAST),
            _ => {}
        }
        self.due = Instant::now() + REFUSED * (1 << self.refusals.min(DOUBLINGS));
        self.refusals += 1;
        let why = error["text"].as_str().unwrap_or_default();
        tell(out, &say_with("mate-refused", &[("why", why)]))
    }
}

/// Luck of the bot's own.
fn seed() -> Result<u64, Trouble> {
    let mut seed = [0; 8];
    getrandom::fill(&mut seed)?;
    Ok(u64::from_le_bytes(seed))
}
