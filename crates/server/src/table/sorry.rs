//! Why a table does not do what it is asked.

use crate::hosted_game::Reason;
use crate::table_state::BadLog;
use crate::wire::{ErrorBody, ServerMessage};
use board::Space;
use serde_json::Value;
use words::Language;

/// Why something is not done.
#[derive(Clone, Debug)]
pub enum Sorry {
    NoSuchTable,
    /// There is one, but its log makes no game any more.
    Unreadable(BadLog),
    /// The table failed while it was asked. It wakes up again when it is asked once more.
    OurMistake,
    /// A command that is none of this game.
    Unclear(String),
    /// By the rules.
    Refused(Reason),
    NoUndo(Reason),
    NotYourSeat,
    /// A bot plays for the holder.
    BotPlays,
    /// One hint after the other.
    OneHint,
    /// No hint was found in time.
    NoHint,
    /// This game has no hints.
    NoHints,
    /// This game has no map.
    NoMap,
    /// The record would tell what is hidden as long as the game goes on.
    Hidden,
    /// The record could not be written.
    NoRecord(String),
    /// Nobody plays again before the game is over.
    NotOver,
    /// What was played here cannot be set up any more, for this reason.
    NotAgain(String),
    /// The server has no room for another table.
    NoTableFree,
    NoSuchSeat,
    SeatTaken,
    ColourTaken,
    NotHost,
    Barred,
    /// The seat's hand is not for whoever has seen another.
    HiddenHand,
    BadLink,
    TooManyViewers(usize),
    TooLong(usize),
    Empty,
    /// So much happened at this table that nothing more is taken.
    Full,
    /// Too many messages in a short time.
    TooFast,
    /// The database failed, and nothing was done.
    NotKept,
}

impl Sorry {
    /// For people.
    pub fn sentence(&self, lang: Language) -> String {
        let say = |key| lang.say(key);
        let most = |key, most: usize| lang.say_with(key, &[("most", &most.to_string())]);
        match self {
            Sorry::NoSuchTable => say("sorry-no-such-table"),
            Sorry::Unreadable(why) => unreadable(lang, why),
            Sorry::OurMistake => say("sorry-our-mistake"),
            Sorry::Unclear(_) => say("sorry-unclear"),
            Sorry::Refused(reason) | Sorry::NoUndo(reason) => reason.text.clone(),
            Sorry::NoRecord(sentence) | Sorry::NotAgain(sentence) => sentence.clone(),
            Sorry::NotYourSeat => say("sorry-not-your-seat"),
            Sorry::BotPlays => say("sorry-bot-plays"),
            Sorry::OneHint => say("sorry-one-hint"),
            Sorry::NoHint => say("sorry-no-hint"),
            Sorry::NoHints => say("sorry-no-hints"),
            Sorry::NoMap => say("sorry-no-map"),
            Sorry::Hidden => say("sorry-hidden"),
            Sorry::NotOver => say("sorry-not-over"),
            Sorry::NoTableFree => say("sorry-hall-full"),
            Sorry::NoSuchSeat => say("sorry-no-such-seat"),
            Sorry::SeatTaken => say("sorry-seat-taken"),
            Sorry::ColourTaken => say("sorry-colour-taken"),
            Sorry::NotHost => say("sorry-not-host"),
            Sorry::Barred => say("sorry-barred"),
            Sorry::HiddenHand => say("sorry-hidden-hand"),
            Sorry::BadLink => say("sorry-bad-link"),
            Sorry::TooManyViewers(count) => most("sorry-too-many-viewers", *count),
            Sorry::TooLong(count) => most("sorry-too-long", *count),
            Sorry::Empty => say("sorry-empty"),
            Sorry::Full => say("sorry-table-full"),
            Sorry::TooFast => say("sorry-slow-down"),
            Sorry::NotKept => say("sorry-not-kept"),
        }
    }

    /// For programs.
    pub fn kind(&self) -> &'static str {
        match self {
            Sorry::NoSuchTable => "no-such-table",
            Sorry::Unreadable(BadLog::OtherRuleset { .. }) => "other-ruleset",
            Sorry::Unreadable(_) => "broken-log",
            Sorry::OurMistake => "our-mistake",
            Sorry::Unclear(_) => "bad-request",
            Sorry::Refused(_) => "refused",
            Sorry::NoUndo(_) => "undo",
            Sorry::NotYourSeat => "not-your-seat",
            Sorry::BotPlays => "bot-plays",
            Sorry::OneHint => "slow-down",
            Sorry::NoHint => "no-hint",
            Sorry::NoHints => "no-hints",
            Sorry::NoMap => "no-map",
            Sorry::Hidden => "hidden",
            Sorry::NoRecord(_) | Sorry::NotAgain(_) => "not-possible",
            Sorry::NotOver => "not-over",
            Sorry::NoTableFree => "not-opened",
            Sorry::NoSuchSeat => "no-such-seat",
            Sorry::SeatTaken => "seat-taken",
            Sorry::ColourTaken => "colour-taken",
            Sorry::NotHost => "not-host",
            Sorry::Barred => "barred",
            Sorry::HiddenHand => "hidden-hand",
            Sorry::BadLink => "bad-link",
            Sorry::TooManyViewers(_) => "too-many-viewers",
            Sorry::TooLong(_) => "too-long",
            Sorry::Empty => "empty",
            Sorry::Full => "full",
            Sorry::TooFast => "slow-down",
            Sorry::NotKept => "not-kept",
        }
    }

    /// The typed reason, where there is one.
    pub fn reason(&self) -> Option<&Value> {
        match self {
            Sorry::Refused(reason) | Sorry::NoUndo(reason) => Some(&reason.reason),
            _ => None,
        }
    }

    /// As the answer to a message of a connection, with the space that it was about.
    pub fn message(&self, lang: Language, re: Option<u64>, at: Option<Space>) -> ServerMessage<'_> {
        let sentence = self.sentence(lang);
        let detail = match self {
            Sorry::Unclear(why) => Some(why.as_str()),
            _ => None,
        };
        ServerMessage::Refused {
            re,
            why: sentence.clone().into(),
            error: Some(ErrorBody {
                kind: self.kind(),
                text: sentence.into(),
                detail,
                reason: self.reason(),
            }),
            at,
        }
    }
}

/// Why a log makes no game any more. Lines are counted from 1.
fn unreadable(lang: Language, why: &BadLog) -> String {
    let with = |key, name, number: u64| lang.say_with(key, &[(name, &number.to_string())]);
    match why {
        BadLog::OtherRuleset { ruleset } => {
            with("sorry-other-ruleset", "ruleset", (*ruleset).into())
        }
        BadLog::NoBeginning => with("sorry-broken-log", "line", 1),
        BadLog::Unreadable { n, .. } | BadLog::Unfit { n, .. } => {
            with("sorry-broken-log", "line", n + 1)
        }
        BadLog::Panicked => lang.say("sorry-log-panics"),
    }
}
