//! The cards as the files in `content/` write them, read once. Their `name` is what programs read; what people read is in
//! the language files, by id.

use crate::cards::{Card, Cards, KINDS, Skill};
use crate::tokens::{Colour, Tokens};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Everything in the box.
pub struct Content {
    pub id: String,
    pub name: String,
    pub ruleset: u32,
    /// Cards that a hand is filled up to.
    pub hand: u8,
    /// All tokens there are.
    pub tokens: Tokens,
    /// The two values of each colour.
    pub faces: [[i8; 2]; 6],
    pub bag: Bag,
    pub heat: Heat,
    pub identities: Vec<IdentityCard>,
    pub jobs: Vec<JobCard>,
    /// Job by job, in the order they are faced.
    pub obstacles: Vec<ObstacleCard>,
    pub secrets: Vec<SecretCard>,
    /// Assists, then tricks.
    pub cards: Vec<ResourceCard>,
    /// Which cards are assists, as bits.
    pub assists: u32,
    pub tricks: u32,
    /// Cards that pay something.
    pub cheesy: u32,
    /// Cards that can be added to an identity.
    pub upgrades: u32,
    /// The deck before anything is dealt.
    pub deck: Cards,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bag {
    base: BTreeMap<Colour, u8>,
    each_further_player: BTreeMap<Colour, u8>,
}

impl Bag {
    /// The bag at the beginning.
    pub fn of(&self, players: u8) -> Tokens {
        let mut bag = Tokens::default();
        for (&colour, &count) in &self.base {
            bag.add(colour, count);
        }
        for (&colour, &count) in &self.each_further_player {
            bag.add(colour, count * (players - 1));
        }
        bag
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heat {
    pub printed: [Colour; ROUNDS],
    pub older: [Colour; ROUNDS],
    /// Tokens of a space, by the number of players.
    pub by_words: BTreeMap<String, u8>,
    pub by_chart: BTreeMap<String, u8>,
}

/// Spaces of the heat track.
pub const ROUNDS: usize = 5;

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IdentityCard {
    pub id: String,
    pub name: String,
    #[serde(default)]
    agility: u8,
    #[serde(default)]
    charm: u8,
    #[serde(default)]
    dexterity: u8,
}

impl IdentityCard {
    #[inline]
    pub fn skills(&self) -> [u8; 3] {
        [self.agility, self.charm, self.dexterity]
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct JobCard {
    #[serde(rename = "letter")]
    pub id: String,
    pub name: String,
    /// Its one obstacle is never used up.
    #[serde(default)]
    pub endless: bool,
    /// Where its obstacles begin, and how many there are.
    #[serde(skip)]
    pub first: u8,
    #[serde(skip)]
    pub len: u8,
}

/// One way to pass a test: the skills that are added up, and the number to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Way {
    #[serde(default)]
    agility: bool,
    #[serde(default)]
    charm: bool,
    #[serde(default)]
    dexterity: bool,
    pub target: i8,
}

impl Way {
    #[inline]
    pub fn tests(&self, skill: Skill) -> bool {
        match skill {
            Skill::Agility => self.agility,
            Skill::Charm => self.charm,
            Skill::Dexterity => self.dexterity,
        }
    }

    pub fn skills(self) -> impl Iterator<Item = Skill> {
        Skill::ALL
            .into_iter()
            .filter(move |&skill| self.tests(skill))
    }

    /// What somebody with these scores brings to it.
    #[inline]
    pub fn score(&self, skills: [u8; 3]) -> i16 {
        let [agility, charm, dexterity] = skills.map(i16::from);
        agility * i16::from(self.agility)
            + charm * i16::from(self.charm)
            + dexterity * i16::from(self.dexterity)
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObstacleCard {
    pub id: String,
    pub name: String,
    pub ways: Vec<Way>,
    pub cheese: u8,
    /// Failed, it stays.
    #[serde(default)]
    pub mandatory: bool,
    /// More tokens to draw.
    #[serde(default)]
    pub extra: u8,
    #[serde(default)]
    pub success: Consequence,
    #[serde(default)]
    pub failure: Consequence,
    /// The number of its job.
    #[serde(skip)]
    pub job: u8,
}

/// What an obstacle does when it was passed, or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Consequence {
    /// A token of this colour goes from the supply into the bag.
    pub bag: Option<Colour>,
    /// A token of this colour waits for the next test of whoever took this one.
    pub next: Option<Colour>,
    /// A token of the test goes to the supply.
    pub remove: Option<Extreme>,
    /// Cards that everybody else draws.
    pub others_draw: u8,
}

impl Consequence {
    pub fn is_nothing(&self) -> bool {
        *self == Consequence::default()
    }
}

/// Which token of a test, by the face that lies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extreme {
    Highest,
}

/// An assist or a trick.
#[derive(Clone, Debug)]
pub struct ResourceCard {
    pub id: String,
    pub name: String,
    pub copies: u8,
    /// Added to the total.
    pub number: i8,
    /// The skill it adds to an identity: of its player after a success, if it is an assist; after a failure, if it is a trick.
    pub upgrade: Option<Skill>,
    pub cheese: u8,
    pub does: ResourceKind,
}

#[derive(Clone, Debug)]
pub enum ResourceKind {
    Assist(Assist),
    Trick(Trick),
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Assist {
    id: String,
    name: String,
    copies: u8,
    number: i8,
    upgrade: Option<Skill>,
    cheese: u8,
    /// The helper's own score counts too, if the test asks for that skill.
    pub lend: Option<Skill>,
    /// A token of this colour goes from the supply into the bag.
    pub bag: Option<Colour>,
    /// A token of this colour waits for the helper's next test.
    pub next: Option<Colour>,
    /// More tokens to draw.
    pub extra: u8,
    /// Tokens that the helper looks at.
    pub look: Option<Look>,
    pub tester_draws: u8,
    pub helper_draws: u8,
    /// The rule `sabotage_hits_the_tester` is about this card.
    pub sabotage: bool,
    /// The rule `means_only_after_failure` is about this card.
    pub means: bool,
    /// Added to the number by the rule `go_big_adds_one`.
    pub covered: i8,
}

/// Tokens are drawn from the bag for all to see; one may or must leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    pub tokens: u8,
    #[serde(default)]
    pub must_remove: bool,
    /// Only these colours can leave; none named: any.
    #[serde(default, deserialize_with = "colours")]
    pub only: u8,
}

impl Look {
    #[inline]
    pub fn takes(&self, colour: Colour) -> bool {
        self.only == 0 || self.only & 1 << colour.index() != 0
    }
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Trick {
    id: String,
    name: String,
    copies: u8,
    number: i8,
    upgrade: Option<Skill>,
    cheese: u8,
    pub flip: Option<Amount>,
    /// Tokens to draw.
    pub draw: u8,
    /// What is drawn counts twice.
    pub double: bool,
    /// One goes back into the bag, or all, and as many are drawn.
    pub put_back: Option<Amount>,
    /// A token lying in front of anybody waits for the own next test.
    pub grab: bool,
    /// The test fails and its tokens go to the supply.
    pub give_up: bool,
    /// The number counts only if the test asks for this.
    pub only: Option<Skill>,
    /// The number counts only if nobody else is at this job.
    pub alone: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Amount {
    One,
    All,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecretCard {
    pub id: String,
    pub name: String,
    pub wants: Wants,
    pub cheese: u8,
}

/// Three numbers, for two, three and four players.
pub type ByPlayers = [u8; 3];

/// When a secret is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wants {
    /// The own skill against that of everybody else.
    Highest(Highest),
    /// More of these in the emptied bag than of those.
    BagMore(BagMore),
    BagAtMost(InBag),
    BagAtLeast(InBag),
    /// All three own skills.
    EachSkill(u8),
    /// Assists in the own pile.
    ScoredAssists(ByPlayers),
    ObstaclesAtMost(ByPlayers),
    /// Jobs that own obstacles come from.
    DifferentJobs(ByPlayers),
    /// Own obstacles of the same job.
    OneJob(ByPlayers),
    /// Tricks added to the own identity.
    FailureUpgrades(u8),
    /// An own obstacle of a job of which no more than so many are left: nothing, if it must be completed.
    CompletedJob(ByPlayers),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Highest {
    pub skill: Skill,
    /// By how much: as high is enough if by nothing.
    #[serde(default)]
    pub by: ByPlayers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BagMore {
    #[serde(deserialize_with = "colours")]
    pub these: u8,
    #[serde(deserialize_with = "colours")]
    pub than: u8,
    /// What it is compared with by the rule `milder_half_full`.
    #[serde(default, deserialize_with = "colours")]
    pub milder: u8,
    pub by: ByPlayers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InBag {
    pub colour: Colour,
    pub count: ByPlayers,
}

/// A list of colours, as bits.
fn colours<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    let list = Vec::<Colour>::deserialize(from)?;
    Ok(list
        .iter()
        .fold(0, |bits, colour| bits | 1 << colour.index()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameFile {
    id: String,
    name: String,
    ruleset: u32,
    hand: u8,
    tokens: Vec<TokenLine>,
    bag: Bag,
    heat: Heat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenLine {
    colour: Colour,
    faces: [i8; 2],
    count: u8,
}

#[derive(Deserialize)]
struct Identities {
    identity: Vec<IdentityCard>,
}

#[derive(Deserialize)]
struct Jobs {
    job: Vec<JobCard>,
    obstacle: Vec<ObstacleCard>,
}

#[derive(Deserialize)]
struct Assists {
    assist: Vec<Assist>,
}

#[derive(Deserialize)]
struct Tricks {
    trick: Vec<Trick>,
}

#[derive(Deserialize)]
struct Secrets {
    secret: Vec<SecretCard>,
}

/// The content of the box.
#[inline]
pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| match read() {
        Ok(content) => content,
        // The files are compiled in, and a test reads them.
        Err(error) => panic!("the cards of HEIST cannot be read: {error}"),
    })
}

fn read() -> Result<Content, toml::de::Error> {
    let game: GameFile = toml::from_str(include_str!("../content/game.toml"))?;
    let Identities { identity } = toml::from_str(include_str!("../content/identities.toml"))?;
    let Jobs { mut job, obstacle } = toml::from_str(include_str!("../content/jobs.toml"))?;
    let Assists { assist } = toml::from_str(include_str!("../content/assists.toml"))?;
    let Tricks { trick } = toml::from_str(include_str!("../content/tricks.toml"))?;
    let Secrets { secret } = toml::from_str(include_str!("../content/secrets.toml"))?;

    let mut tokens = Tokens::default();
    let mut faces = [[0; 2]; 6];
    for line in game.tokens {
        tokens.add(line.colour, line.count);
        faces[line.colour.index()] = line.faces;
    }
    let mut obstacles = Vec::new();
    for (number, job) in (0..).zip(&mut job) {
        job.first = obstacles.len() as u8;
        let own = obstacle.iter().filter(|card| card.id.starts_with(&job.id));
        obstacles.extend(own.cloned().map(|card| ObstacleCard {
            job: number,
            ..card
        }));
        job.len = obstacles.len() as u8 - job.first;
    }
    let assists = assist.into_iter().map(ResourceCard::assist);
    let cards: Vec<ResourceCard> = assists
        .chain(trick.into_iter().map(ResourceCard::trick))
        .collect();
    debug_assert!(cards.len() <= KINDS, "more kinds of cards than bits");
    let bits = |wanted: fn(&ResourceCard) -> bool| {
        let found = (0..).zip(&cards).filter(|(_, card)| wanted(card));
        found.fold(0, |bits, (at, _)| bits | 1_u32 << at)
    };
    let deck = (0..).zip(&cards);
    let deck = deck.flat_map(|(at, card)| std::iter::repeat_n(Card(at), usize::from(card.copies)));
    Ok(Content {
        id: game.id,
        name: game.name,
        ruleset: game.ruleset,
        hand: game.hand,
        tokens,
        faces,
        bag: game.bag,
        heat: game.heat,
        identities: identity,
        jobs: job,
        obstacles,
        secrets: secret,
        assists: bits(|card| matches!(card.does, ResourceKind::Assist(_))),
        tricks: bits(|card| matches!(card.does, ResourceKind::Trick(_))),
        cheesy: bits(|card| card.cheese > 0),
        upgrades: bits(|card| card.upgrade.is_some()),
        deck: deck.collect(),
        cards,
    })
}

impl ResourceCard {
    fn assist(mut card: Assist) -> ResourceCard {
        ResourceCard {
            id: std::mem::take(&mut card.id),
            name: std::mem::take(&mut card.name),
            copies: card.copies,
            number: card.number,
            upgrade: card.upgrade,
            cheese: card.cheese,
            does: ResourceKind::Assist(card),
        }
    }

    fn trick(mut card: Trick) -> ResourceCard {
        ResourceCard {
            id: std::mem::take(&mut card.id),
            name: std::mem::take(&mut card.name),
            copies: card.copies,
            number: card.number,
            upgrade: card.upgrade,
            cheese: card.cheese,
            does: ResourceKind::Trick(card),
        }
    }

    #[inline]
    pub fn as_assist(&self) -> Option<&Assist> {
        match &self.does {
            ResourceKind::Assist(assist) => Some(assist),
            ResourceKind::Trick(_) => None,
        }
    }

    #[inline]
    pub fn as_trick(&self) -> Option<&Trick> {
        match &self.does {
            ResourceKind::Trick(trick) => Some(trick),
            ResourceKind::Assist(_) => None,
        }
    }
}
