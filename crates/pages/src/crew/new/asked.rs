//! What somebody asks for in the form for a new table, kept as typed so that it can be shown again.

use super::way::SetupWay;
use crate::company::{read_colour, read_name};
use crate::new_table::{Mine, Player, colours_from};
use art::Colour;
use bots::Level;
use crew::content::edition::{Edition, edition};
use crew::content::effect::Chit;
use crew::content::master_heist;
use crew::{CrewChoice, CrewMember, Heist, ScenarioChoice, Setup};
use table::{Seat, Seats};
use words::Language;
use words::crew::{cards, setup_problem};

/// The word for a character put together card by card.
pub const BUILT: &str = "built";
/// What can be brought along from an earlier chapter.
pub const PAINTINGS: [Chit; 12] = [
    Chit::Apple,
    Chit::Strawberry,
    Chit::Grapes,
    Chit::House,
    Chit::Church,
    Chit::Lighthouse,
    Chit::FakeApple,
    Chit::FakeStrawberry,
    Chit::FakeGrapes,
    Chit::FakeHouse,
    Chit::FakeChurch,
    Chit::FakeLighthouse,
];
/// A form holds at most this much of any one field; the rest is cut off, it could not be right anyway.
const FIELD_LENGTH: usize = 200;

/// A filled-in form for a new table, with all its mistakes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewTable {
    pub edition: String,
    pub scenario: String,
    pub way: SetupWay,
    /// Ids of the scenarios that follow in the same sitting.
    pub then: Vec<String>,
    /// 3 or 4, as typed.
    pub seats: String,
    pub crew: [AskedMember; 4],
    /// Ids of fixers.
    pub fixers: Vec<String>,
    pub cash: String,
    pub jewels: String,
    /// Ids of items and how many, as typed.
    pub items: Vec<(String, String)>,
    /// Paintings the team brings, by their words.
    pub loot: Vec<String>,
    /// The prisoner of the chapter before was freed.
    pub freed: bool,
    /// The name of whoever fills in the form.
    pub name: String,
    pub colour: String,
    pub mine: Mine,
    /// Bots do not wait for people for long.
    pub impatient: bool,
}

/// One seat's character as asked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AskedMember {
    /// The name of a pre-built character, or [`BUILT`].
    pub crew: String,
    /// A name of one's own for the character.
    pub called: String,
    pub character: String,
    pub skill_a: String,
    pub skill_b: String,
    /// In jail: starts inside.
    pub busted: bool,
    /// Who plays it: a word of [`Player`], or nothing for what [`Mine`] says.
    pub player: String,
}

/// Reads a form. Unknown fields are left out; of a field that comes twice the last one counts.
pub fn read(pairs: &[(String, String)]) -> NewTable {
    let mut asked = NewTable {
        edition: master_heist().id.clone(),
        ..NewTable::default()
    };
    for (field, typed) in pairs {
        let text = || typed.chars().take(FIELD_LENGTH).collect::<String>();
        match field.as_str() {
            "edition" => asked.edition = text(),
            "scenario" => asked.scenario = text(),
            "seats" => asked.seats = text(),
            "fixer" if asked.fixers.len() < 64 => asked.fixers.push(text()),
            "way" => asked.way = SetupWay::read(typed),
            "then" if asked.then.len() < 8 => asked.then.push(text()),
            "loot" if asked.loot.len() < 64 => asked.loot.push(text()),
            "freed" => asked.freed = true,
            "impatient" => asked.impatient = true,
            "cash" => asked.cash = text(),
            "jewels" => asked.jewels = text(),
            "name" => asked.name = text(),
            "colour" => asked.colour = text(),
            "mine" => asked.mine = Mine::read(typed).unwrap_or_default(),
            field => {
                if let Some(item) = field.strip_prefix("item-") {
                    asked.set_item(item, text());
                } else if let Some((what, member)) = asked.member_field(field) {
                    match what {
                        "crew" => member.crew = text(),
                        "called" => member.called = text(),
                        "character" => member.character = text(),
                        "skill-a" => member.skill_a = text(),
                        "skill-b" => member.skill_b = text(),
                        "busted" => member.busted = true,
                        "player" => member.player = text(),
                        _ => {}
                    }
                }
            }
        }
    }
    asked
}

impl NewTable {
    fn set_item(&mut self, item: &str, count: String) {
        if let Some((_, known)) = self.items.iter_mut().find(|(id, _)| id == item) {
            *known = count;
        } else if self.items.len() < 64 {
            self.items.push((item.to_owned(), count));
        }
    }

    /// `skill-a-2` is the field `skill-a` of the third member.
    fn member_field<'f>(&mut self, field: &'f str) -> Option<(&'f str, &mut AskedMember)> {
        let (what, number) = field.rsplit_once('-')?;
        let number: usize = number.parse().ok()?;
        Some((what, self.crew.get_mut(number)?))
    }

    /// How many of an item, as typed.
    pub fn count_of(&self, item: &str) -> &str {
        let found = self.items.iter().find(|(id, _)| id == item);
        found.map_or("0", |(_, count)| count.as_str())
    }

    /// The number of seats. What is not a number is the usual one; what is one is left to the rules to judge.
    pub fn seat_count(&self) -> usize {
        self.seats.trim().parse().unwrap_or(4)
    }

    /// The edition asked for.
    pub fn edition(&self) -> Option<&'static Edition> {
        edition(&self.edition)
    }

    /// The setup that is asked for. Numbers that are none count as nothing; [`NewTable::problems`] names them.
    pub fn setup(&self) -> Setup {
        let seats = self.seat_count().min(self.crew.len());
        let items = self.items.iter().flat_map(|(item, count)| {
            let count = number(count).unwrap_or(0);
            std::iter::repeat_n(item.clone(), usize::from(count))
        });
        Setup {
            edition: self.edition.clone(),
            scenario: ScenarioChoice::Known(self.scenario.clone()),
            crew: self.crew[..seats].iter().map(AskedMember::choice).collect(),
            fixers: self.fixers.clone(),
            fixers_before: Vec::new(),
            cash: (!self.cash.trim().is_empty()).then(|| number(&self.cash).unwrap_or(0)),
            items: items.collect(),
            discovered: Vec::new(),
            jewels: number(&self.jewels).unwrap_or(0),
            loot: self.loot.iter().filter_map(|word| painting(word)).collect(),
            freed: self.freed,
            then: self.then.clone(),
            rules: Default::default(),
        }
    }

    /// The heist that is asked for, or every reason against it as a sentence.
    pub fn heist(&self, lang: Language) -> Result<Heist, Vec<String>> {
        let mut problems = self.problems(lang);
        match Heist::new(self.setup()) {
            Ok(heist) if problems.is_empty() => Ok(heist),
            Ok(_) => Err(problems),
            Err(against) => {
                problems.extend(against.0.iter().map(|each| setup_problem(lang, each)));
                Err(problems)
            }
        }
    }

    /// What is wrong with the form itself, as sentences: numbers that are none, a name that is too long.
    pub fn problems(&self, lang: Language) -> Vec<String> {
        let mut problems = Vec::new();
        if !matches!(self.seats.trim(), "3" | "4") {
            problems.push(lang.fixed("new-bad-seats").to_owned());
        }
        let item_name = |id: &str| {
            let edition = self.edition();
            let known = edition.and_then(|edition| Some((edition, edition.item(id)?.1)));
            known
                .map_or(id, |(edition, card)| cards::name(lang, edition, card))
                .to_owned()
        };
        let items = self.items.iter();
        let items = items.map(|(id, count)| (item_name(id), count));
        let cash = (lang.fixed("new-cash").to_owned(), &self.cash);
        let jewels = (lang.fixed("new-jewels").to_owned(), &self.jewels);
        for (what, typed) in [cash, jewels].into_iter().chain(items) {
            if number(typed).is_none() {
                problems
                    .push(lang.say_with("new-bad-number", &[("what", &what), ("typed", typed)]));
            }
        }
        problems.extend(self.person(lang).err());
        problems
    }

    /// The name and colour of whoever asks.
    pub fn person(&self, lang: Language) -> Result<(String, Colour), String> {
        let colour = self.first_colour();
        read_name(lang, &self.name, colour).map(|name| (name, colour))
    }

    fn first_colour(&self) -> Colour {
        read_colour(&self.colour).unwrap_or(Colour::Rose)
    }

    /// The colour of each seat: the asked one first, the others after it.
    pub fn colours(&self) -> [Colour; 4] {
        colours_from(self.first_colour())
    }

    /// The seats that whoever asks takes at once.
    pub fn held(&self) -> Seats {
        let mine = |seat: &usize| self.player(*seat) == Player::Me;
        let seats = 0..self.seat_count().min(self.crew.len());
        seats.filter(mine).map(|seat| Seat(seat as u8)).collect()
    }

    /// The seats that bots play from the start.
    pub fn bots(&self) -> [Option<Level>; 4] {
        let seats = self.seat_count();
        std::array::from_fn(|seat| match self.player(seat) {
            Player::Bot(level) if seat < seats => Some(level),
            _ => None,
        })
    }

    fn player(&self, seat: usize) -> Player {
        let told = self.crew.get(seat).and_then(AskedMember::player);
        told.unwrap_or_else(|| self.mine.player(seat))
    }
}

impl AskedMember {
    /// Who plays it, if that was told for it alone.
    pub fn player(&self) -> Option<Player> {
        Player::read(&self.player)
    }

    fn choice(&self) -> CrewChoice {
        let called = self.called.trim();
        let built = self.crew == BUILT;
        if !built && called.is_empty() && !self.busted {
            return CrewChoice::Prebuilt(self.crew.clone());
        }
        let skills = [&self.skill_a, &self.skill_b].into_iter();
        let skills = skills.filter(|skill| !skill.is_empty()).cloned();
        let (prebuilt, character, skills) = if built {
            (None, self.character.clone(), skills.collect())
        } else {
            (Some(self.crew.clone()), String::new(), Vec::new())
        };
        CrewChoice::Built(CrewMember {
            name: (!called.is_empty()).then(|| called.to_owned()),
            prebuilt,
            character,
            skills,
            busted: self.busted,
            hideout: None,
            ideas_left: None,
        })
    }
}

/// A painting by its word.
fn painting(word: &str) -> Option<Chit> {
    let mut paintings = PAINTINGS.into_iter();
    paintings.find(|chit| chit.word() == word)
}

/// A small number as typed; nothing typed is none of it.
fn number(typed: &str) -> Option<u8> {
    match typed.trim() {
        "" => Some(0),
        typed => typed.parse().ok(),
    }
}

#[cfg(test)]
mod player_tests {
    use super::{NewTable, read};
    use crate::new_table::Mine;
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
    fn a_table_is_impatient_if_the_host_ticks_it() {
        assert!(!asked(&[("seats", "3")]).impatient);
        assert!(asked(&[("seats", "3"), ("impatient", "on")]).impatient);
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
