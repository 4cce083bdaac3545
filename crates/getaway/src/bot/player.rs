//! A bot at the table: hears what happens, thinks, and says what it does.

use super::client::{Client, seats};
use super::mind::{Mind, Plan};
use super::options::Options;
use super::socket::Socket;
use super::tell;
use super::trouble::Trouble;
use serde_json::Value;
use server::wire::ClientMessage;
use std::io::Write;
use std::time::{Duration, Instant};
use table::Seat;
use words::Language;

/// How long to listen when there is nothing to do.
const LISTEN: Duration = Duration::from_secs(30);
/// How long to keep still after a refusal; twice as long after each more while nothing happens, up to so many.
const REFUSED: Duration = Duration::from_millis(200);
const DOUBLINGS: u32 = 7;
/// How long to do nothing at all when the server finds us too fast.
const TOO_FAST: Duration = Duration::from_secs(1);

pub struct Player<M> {
    client: Client,
    mind: M,
    seat: Seat,
    pace: Duration,
    patience: Duration,
    /// The number of the table that the mind is at, once it was told.
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

impl<M: Mind> Player<M> {
    pub fn new(client: Client, mind: M, seat: Seat, options: &Options) -> Player<M> {
        Player {
            client,
            mind,
            seat,
            pace: options.pace,
            patience: options.patience,
            n: None,
            asked: None,
            next_id: 1,
            refusals: 0,
            due: Instant::now(),
            others: Instant::now(),
        }
    }

    pub fn client(&self) -> &Client {
        &self.client
    }

    pub fn mind(&self) -> &M {
        &self.mind
    }

    /// Plays over this connection until the game ends or the connection does.
    pub fn play(
        &mut self,
        lang: Language,
        socket: &mut Socket,
        out: &mut impl Write,
    ) -> Result<(), Trouble> {
        // A new connection begins by showing everything. What was on its way before may have arrived or not.
        (self.n, self.asked) = (None, None);
        while !self.mind.over() {
            let ready = self.n.is_some() && self.asked.is_none();
            if ready
                && Instant::now() >= self.due
                && let Some(plan) = self.think(lang)?
            {
                self.act(lang, plan, socket, out)?;
            }
            if let Some(message) = socket.receive(self.rest())? {
                self.take(lang, &message, socket, out)?;
            }
        }
        Ok(())
    }

    /// What to do now, if anything.
    fn think(&mut self, lang: Language) -> Result<Option<Plan>, Trouble> {
        let waits = self.others.elapsed() < self.patience;
        let polite = waits && self.mind.others_choose(self.seat);
        self.mind.next(lang, self.seat, polite)
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
        lang: Language,
        plan: Plan,
        socket: &mut Socket,
        out: &mut impl Write,
    ) -> Result<(), Trouble> {
        let Plan {
            command,
            why,
            aloud,
        } = plan;
        let who = self.mind.who(lang, self.seat);
        let says = [("who", &*who), ("what", &why)];
        tell(out, &lang.say_with("mate-says", &says))?;
        if aloud {
            socket.send(&ClientMessage::Say {
                id: None,
                text: why,
            })?;
        }
        let (id, seat) = (self.next_id, self.seat);
        socket.send(&ClientMessage::Do {
            id: Some(id),
            seat,
            command,
            follow: false,
        })?;
        (self.asked, self.next_id) = (Some(id), id + 1);
        self.due = Instant::now() + self.pace;
        Ok(())
    }

    /// Makes sense of a message.
    fn take(
        &mut self,
        lang: Language,
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
            return self.refused(lang, error, out);
        }
        let Some(n) = message["n"].as_u64() else {
            return Ok(());
        };
        if message["full"] == true {
            if !seats(message).contains(&self.seat) {
                return Err(Trouble::SeatLost { seat: self.seat.0 });
            }
            self.mind.see(&self.client, message)?;
            self.n = Some(n);
            self.others = Instant::now();
        } else if self.n.is_some() {
            let next = message["after"].as_u64() == self.n;
            self.n = (next && self.follow(message)?).then_some(n);
            if self.n.is_none() {
                // Something was missed.
                socket.send(&ClientMessage::Sync { id: None })?;
            }
        }
        if self.refusals > 0 {
            // What was not possible may be so now.
            self.refusals = 0;
            self.due = self.due.min(Instant::now() + self.pace);
        }
        Ok(())
    }

    /// Follows what was done at the table.
    fn follow(&mut self, message: &Value) -> Result<bool, Trouble> {
        let mut steps = message["steps"].as_array().into_iter().flatten();
        if steps.any(|step| step["did"]["seat"] != self.seat.0) {
            self.others = Instant::now();
        }
        self.mind.follow(&self.client, message)
    }

    /// Somebody was faster, or we were too fast: keep still for a moment, and think again.
    fn refused(
        &mut self,
        lang: Language,
        error: &Value,
        out: &mut impl Write,
    ) -> Result<(), Trouble> {
        match error["kind"].as_str() {
            Some("not-your-seat") => return Err(Trouble::SeatLost { seat: self.seat.0 }),
            Some("slow-down") => std::thread::sleep(TOO_FAST),
            _ => {}
        }
        self.due = Instant::now() + REFUSED * (1 << self.refusals.min(DOUBLINGS));
        self.refusals += 1;
        let why = error["text"].as_str().unwrap_or_default();
        tell(out, &lang.say_with("mate-refused", &[("why", why)]))
    }
}
