//! The people at a table: who holds which seat, under which name and colour.

use art::Colour;
use bots::Level;
use serde::{Deserialize, Serialize};
use table::Seat;
use words::Language;

/// Most letters of a person's name.
pub const NAME_LENGTH: usize = 24;

/// Letters of something said at a table.
pub const SAID_LENGTH: usize = 500;

/// Somebody who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Person {
    pub name: String,
    pub colour: Colour,
    pub online: bool,
}

/// Everybody at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Company {
    /// Seats past the number of players stay empty.
    pub seats: [Option<Person>; 4],
    /// The bot that plays a seat, whether somebody holds the seat or not.
    #[serde(default)]
    pub bots: [Option<Level>; 4],
    /// Bots wait for people to go first.
    #[serde(default)]
    pub waiting: bool,
    /// Events stay on the stage until somebody nods. Programs see no stage.
    #[serde(default, skip_serializing)]
    pub nods: bool,
    /// The name of whoever set the table up.
    pub host: Option<String>,
    /// People who look on without a seat.
    pub watchers: usize,
    /// Where everybody goes on, once somebody played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub again: Option<Successor>,
}

/// The table where the people of another go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Successor {
    pub table: String,
    /// Of whoever opened it.
    pub name: String,
}

impl Company {
    /// The colour of each seat that is played, by people or by bots.
    pub fn colours(&self) -> [Option<Colour>; 4] {
        with_bots(self.taken_colours(), self.bots.map(|bot| bot.is_some()))
    }

    /// The colours people took.
    fn taken_colours(&self) -> [Option<Colour>; 4] {
        [0, 1, 2, 3].map(|seat| self.seats[seat].as_ref().map(|person| person.colour))
    }

    /// The bot that plays a seat now.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots.get(usize::from(seat.0)).copied().flatten()
    }

    /// Whether a seat waits for somebody: nobody holds it, and no bot plays it.
    pub fn is_open(&self, seat: Seat) -> bool {
        let held = self
            .seats
            .get(usize::from(seat.0))
            .is_some_and(Option::is_some);
        !held && self.bot(seat).is_none()
    }

    /// Colours that nobody has yet.
    pub fn free_colours(&self) -> impl Iterator<Item = Colour> {
        let taken = self.taken_colours();
        let free = move |colour: &Colour| !taken.contains(&Some(*colour));
        Colour::ALL.into_iter().filter(free)
    }
}

/// Colours for seats that only bots play: those that nobody took, each seat's own if it is free.
pub fn with_bots(taken: [Option<Colour>; 4], bots: [bool; 4]) -> [Option<Colour>; 4] {
    let mut colours = taken;
    let alone = |seat: &usize| bots[*seat] && taken[*seat].is_none();
    for seat in (0..4).filter(alone) {
        let own = Colour::ALL[seat];
        if !taken.contains(&Some(own)) {
            colours[seat] = Some(own);
        }
    }
    for seat in (0..4).filter(alone) {
        if colours[seat].is_none() {
            let mut free = Colour::ALL.into_iter();
            colours[seat] = free.find(|colour| !colours.contains(&Some(*colour)));
        }
    }
    colours
}

/// What a colour is called; also the name of a person who gave none.
pub fn colour_name(lang: Language, colour: Colour) -> &'static str {
    match colour {
        Colour::Rose => lang.fixed("colour-rose"),
        Colour::Mint => lang.fixed("colour-mint"),
        Colour::Sky => lang.fixed("colour-sky"),
        Colour::Violet => lang.fixed("colour-violet"),
    }
}

/// A colour by its word in forms.
pub fn read_colour(word: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.word() == word)
}

/// A person's name as typed, cleaned: one line, no blanks around it. Without any, the colour's name will do.
/// The error is a sentence for whoever typed it.
pub fn read_name(lang: Language, typed: &str, colour: Colour) -> Result<String, String> {
    let name = clean(typed);
    if name.is_empty() {
        return Ok(colour_name(lang, colour).to_owned());
    }
    if name.chars().count() > NAME_LENGTH {
        let most = NAME_LENGTH.to_string();
        return Err(lang.say_with("name-too-long", &[("most", &most)]));
    }
    Ok(name)
}

/// A text as typed, on one line: no blanks around it, no letters that cannot be seen.
pub fn clean(typed: &str) -> String {
    let seen = |c: &char| !c.is_control() && !is_invisible(*c);
    let words = typed.split_whitespace();
    let words = words.map(|word| word.chars().filter(seen).collect::<String>());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Letters that are not seen but turn the direction of what follows or hide a name's likeness to another.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_clean_line() {
        assert_eq!(
            read_name(Language::english(), "  Ann \n Bo\u{202e}b ", Colour::Sky),
            Ok("Ann Bob".to_owned())
        );
        assert!(
            read_name(
                Language::english(),
                &"x".repeat(NAME_LENGTH + 1),
                Colour::Sky
            )
            .is_err()
        );
    }

    #[test]
    fn who_gives_no_name_goes_by_the_colour() {
        assert_eq!(
            read_name(Language::english(), " \u{200b} ", Colour::Rose),
            Ok("Rose".to_owned())
        );
    }

    #[test]
    fn bots_wear_what_nobody_took_and_give_it_up() {
        let mut company = Company::default();
        company.seats[0] = Some(Person {
            name: "Ann".to_owned(),
            colour: Colour::Sky,
            online: true,
        });
        company.bots = [None, Some(Level::Search), Some(Level::Random), None];
        let colours = [Some(Colour::Sky), Some(Colour::Mint), Some(Colour::Rose)];
        assert_eq!(company.colours()[..3], colours);
        assert_eq!(company.colours()[3], None);
        let free: Vec<Colour> = company.free_colours().collect();
        assert_eq!(free, [Colour::Rose, Colour::Mint, Colour::Violet]);
    }

    #[test]
    fn colours_of_others_are_not_free() {
        let mut company = Company::default();
        company.seats[1] = Some(Person {
            name: "Ann".to_owned(),
            colour: Colour::Mint,
            online: true,
        });
        let free: Vec<Colour> = company.free_colours().collect();
        assert_eq!(free, [Colour::Rose, Colour::Sky, Colour::Violet]);
    }
}
