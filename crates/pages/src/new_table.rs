//! What the forms for a new table share: who plays a seat from the start, what is wrong, the button.

use crate::bot;
use art::Colour;
use bots::Level;
use maud::{Markup, html};
use words::Language;

/// Seconds that bots of an impatient table wait for people.
pub const IMPATIENT: u32 = 20;

/// Who plays the seats that are not told one by one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mine {
    /// Plays alone, with all seats.
    #[default]
    All,
    /// Takes the first seat, and good bots take the others.
    Bots,
    /// Plays with friends, and takes the first seat.
    First,
    /// Looks on, or takes a seat later.
    None,
}

impl Mine {
    pub const ALL: [Mine; 4] = [Mine::All, Mine::Bots, Mine::First, Mine::None];

    /// What is meant by a word of a form.
    pub fn read(word: &str) -> Option<Mine> {
        Mine::ALL.into_iter().find(|mine| mine.word() == word)
    }

    /// The word for it in forms.
    pub fn word(self) -> &'static str {
        match self {
            Mine::All => "all",
            Mine::Bots => "bots",
            Mine::First => "first",
            Mine::None => "none",
        }
    }

    /// Who plays a seat that was not told by itself.
    pub fn player(self, seat: usize) -> Player {
        match (self, seat) {
            (Mine::All, _) | (Mine::Bots | Mine::First, 0) => Player::Me,
            (Mine::Bots, _) => Player::Bot(Level::Search),
            (Mine::First | Mine::None, _) => Player::Open,
        }
    }
}

/// Who plays one seat from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Whoever sets up the table.
    Me,
    /// Whoever sits down first.
    Open,
    Bot(Level),
}

impl Player {
    pub const ALL: [Player; 5] = [
        Player::Me,
        Player::Open,
        Player::Bot(Level::Search),
        Player::Bot(Level::Scripted),
        Player::Bot(Level::Random),
    ];

    /// Who is meant by a word of a form.
    pub fn read(word: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.word() == word)
    }

    /// The word for it in forms.
    pub fn word(self) -> &'static str {
        match self {
            Player::Me => "me",
            Player::Open => "open",
            Player::Bot(level) => level.word(),
        }
    }
}

/// Who plays the character. Unless told here, it goes by the choice above, and the script says what that means.
pub fn player(lang: Language, seat: usize, told: Option<Player>) -> Markup {
    let goes = |mine: Mine| short(lang, mine.player(seat));
    html! {
        label class="field player" {
            span { (lang.fixed("new-player")) }
            select name={ "player-" (seat) } data-player
                data-all=(goes(Mine::All)) data-bots=(goes(Mine::Bots))
                data-first=(goes(Mine::First)) data-none=(goes(Mine::None)) {
                option value="" selected[told.is_none()] { (lang.fixed("new-player-above")) }
                @for player in Player::ALL {
                    option value=(player.word()) selected[told == Some(player)] { (name(lang, player)) }
                }
            }
        }
    }
}

fn short(lang: Language, player: Player) -> String {
    match player {
        Player::Bot(level) => format!("{} · {}", lang.fixed("bot"), bot::name(lang, level)),
        _ => name(lang, player).to_owned(),
    }
}

fn name(lang: Language, player: Player) -> &'static str {
    match player {
        Player::Me => lang.fixed("new-player-me"),
        Player::Open => lang.fixed("new-player-open"),
        Player::Bot(level) => bot::described(lang, level),
    }
}

/// A colour for each seat: this one first, the others after it.
pub fn colours_from(first: Colour) -> [Colour; 4] {
    let mut colours = [first; 4];
    let others = Colour::ALL.into_iter().filter(|colour| *colour != first);
    for (seat, colour) in colours[1..].iter_mut().zip(others) {
        *seat = colour;
    }
    colours
}

/// What is wrong with a form.
pub fn against(lang: Language, problems: &[String]) -> Markup {
    html! {
        @if !problems.is_empty() {
            section class="problem" role="alert" {
                h2 { (art::icon("alert")) " " (lang.fixed("new-problems")) }
                ul { @for problem in problems { li { (problem) } } }
            }
        }
    }
}

/// The button that opens the table.
pub fn start(lang: Language) -> Markup {
    html! {
        div class="new-start" {
            button class="button primary large" type="submit" { (art::icon("play")) (lang.fixed("new-start")) }
        }
    }
}
