//! Who plays a seat from the start: oneself, whoever comes, or a bot.

use super::asked::Mine;
use crate::bot;
use bots::Level;
use maud::{Markup, html};
use words::Language;

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

#[cfg(test)]
mod tests {
    use crate::crew::new::{Mine, NewTable, read};
    use bots::Level;
    use table::Seats;

    fn asked(fields: &[(&str, &str)]) -> NewTable {
        let pairs = fields.iter();
        let pairs: Vec<_> = pairs
            .map(|(field, typed)| ((*field).to_owned(), (*typed).to_owned()))
            .collect();
        read(&pairs)
    }

    #[test]
    fn one_press_fills_the_other_seats_with_bots() {
        let table = asked(&[("seats", "3"), ("mine", "bots")]);
        assert_eq!(table.mine, Mine::Bots);
        assert_eq!(table.held(), Seats::from([0]));
        let search = Some(Level::Search);
        assert_eq!(table.bots(), [None, search, search, None]);
    }

    #[test]
    fn a_seat_told_by_itself_does_not_go_by_the_choice_above() {
        let table = asked(&[
            ("seats", "4"),
            ("mine", "all"),
            ("player-1", "random"),
            ("player-2", "open"),
            ("player-3", "a goose"),
        ]);
        assert_eq!(table.held(), Seats::from([0, 3]));
        assert_eq!(table.bots(), [None, Some(Level::Random), None, None]);
    }
}
