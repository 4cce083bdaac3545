//! The table as everybody sees it, for programs and pages: plain values with names instead of bit sets and indices.
//!
//! The view is an allow-list. The game hides nothing but the order of the bag, and that is never stored, so every seat
//! sees the same; what differs is the legal commands. Empty parts are left out of the JSON.

use crate::command::{ActionId, Command, Piece, Who};
use crate::content::cards::FixerPower;
use crate::content::codes::Letter;
use crate::content::effect::Chit;
use crate::heist::{Heist, PieceKind};
use crate::odds::EscapeOdds;
use crate::position::Position;
use crate::state::{
    CREW, Count, End, Member, PIECES, Phase, Place, Pool, Prompt, State, Status, Tally, Token,
};
use board::{Side, Space, SpaceSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Game, Seat};

/// Everything on and around the board at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// Edition id.
    pub edition: String,
    /// Scenario id.
    pub scenario: String,
    pub phase: Phase,
    pub round: u8,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// Seats that are done with the phase.
    pub ready: Vec<Seat>,
    /// Seats that want Escape at the end of this round.
    pub escape_calls: Vec<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<PromptView>,
    /// Every tile on the board and every open exit.
    pub cells: Vec<CellView>,
    pub crew: Vec<MemberView>,
    pub noise: NoiseView,
    pub deck: DeckView,
    /// The alert track, where it takes the place of the deck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alert: Option<AlertView>,
    /// How many chits of each kind are in the bag.
    pub bag: BTreeMap<Chit, u8>,
    pub team: TeamView,
    pub fixers: Vec<FixerView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub safe: Option<SafeView>,
    /// In Escape, while somebody is on the run or has declared a path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub escape: Option<RunView>,
    /// In Escape: the best way out of each character still in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub odds: Vec<EscapeOdds>,
    pub count: Count,
}

/// The question on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PromptView {
    #[serde(flatten)]
    pub prompt: Prompt,
    /// Seats that can answer.
    pub seats: Vec<Seat>,
    /// Spaces to choose from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<Space>,
    /// Characters to pick from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub characters: Vec<Who>,
}

/// What a space is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CellKind {
    Tile,
    Exit,
}

/// A tile or an open exit and all that lies on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CellView {
    pub space: Space,
    pub kind: CellKind,
    /// From 0; an exit breached beside the edge of the map may lie just outside it.
    pub row: i8,
    pub col: i8,
    /// For an exit the tile it touches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Space>,
    /// For an exit the direction from its cell towards the tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// A tile with a side to the outside.
    #[serde(default, skip_serializing_if = "is_false")]
    pub external: bool,
    /// Nobody knows yet what guards it.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unknown: bool,
    #[serde(default, skip_serializing_if = "TokensView::is_empty")]
    pub tokens: TokensView,
    /// Cash on the floor, in thousands.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cash: u8,
    /// Items and loot on the floor.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<PieceView>,
    /// Letters of the remote locks or rings, the outermost first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remote_locks: Vec<LetterView>,
    /// Letters of the remote locks that open here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub servers: Vec<LetterView>,
    /// A keycard door that is closed.
    #[serde(default, skip_serializing_if = "is_false")]
    pub door: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub watchtower: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub reinforcements: bool,
    /// The letter of a lockdown gate that is still open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gate: Option<char>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub kennel: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub safe: bool,
    /// Marked by the scenario.
    #[serde(default, skip_serializing_if = "is_false")]
    pub story: bool,
    /// Busted characters may start here.
    #[serde(default, skip_serializing_if = "is_false")]
    pub start_inside: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub idea_token: bool,
    /// Ideas for whoever comes first.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ideas: u8,
    /// A chit here must be handled twice.
    #[serde(default, skip_serializing_if = "is_false")]
    pub tough: bool,
    /// Guards subdued by a flashbang wake here when the Event phase ends.
    #[serde(default, skip_serializing_if = "is_false")]
    pub flashbang: bool,
    /// Escorts among the guards.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub escorts: u8,
}

/// Security chits on a space, by the side that is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct TokensView {
    #[serde(skip_serializing_if = "is_zero")]
    pub guard: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub subdued_guard: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub dog: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub subdued_dog: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub camera: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub disabled_camera: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub lock: u8,
    #[serde(skip_serializing_if = "is_zero")]
    pub open_lock: u8,
}

/// Which servers open which remote locks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LetterView {
    X,
    Y,
    Z,
}

/// A piece: an item card by its id, or a kind of loot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PieceView {
    pub piece: Piece,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loot: Option<Chit>,
}

/// A character of the heist.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MemberView {
    pub who: Who,
    /// The seat that plays them; a non-player character belongs to all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    pub name: String,
    /// Ids of the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub npc: Option<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub panicked: bool,
    pub status: Status,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Space>,
    pub ideas: u8,
    /// In hand, in thousands.
    pub cash: u8,
    pub pieces: Vec<PieceView>,
    /// The face of the die, once it was rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// The round's action, once it was taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub committed: Option<CommittedView>,
    /// Spaces with a planning token of this character.
    pub planned: SpaceSet,
    /// Planning tokens not on the board.
    pub tokens: u8,
    /// Between heists: the cards they go on with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<NextView>,
    /// Once-per-heist abilities that are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<OnceView>,
    /// May leave guarded tiles for the rest of the phase.
    #[serde(default, skip_serializing_if = "is_false")]
    pub slipping: bool,
    /// Reaches loot on adjacent tiles for the rest of the phase.
    #[serde(default, skip_serializing_if = "is_false")]
    pub reaching: bool,
    /// The tile across a gap that counts as adjacent for the next sub-action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vent: Option<Space>,
    /// Planning tokens that may be shifted.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub shifts: u8,
    /// In Escape: the die was rolled.
    #[serde(default, skip_serializing_if = "is_false")]
    pub rolled: bool,
    /// In Escape: the run is over.
    #[serde(default, skip_serializing_if = "is_false")]
    pub stopped: bool,
    pub tally: Tally,
}

/// The action a character took, and what is left of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CommittedView {
    pub action: ActionId,
    pub name: String,
    /// Sub-actions not used yet; those at zero are left out.
    pub pool: BTreeMap<String, u8>,
}

/// The cards of a player in the next heist by id, as far as they are chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct NextView {
    pub character: Option<String>,
    pub skills: [Option<String>; 2],
}

impl NextView {
    fn new(heist: &Heist, state: &State, who: Who) -> Option<NextView> {
        let choosing = state.phase == Phase::LevelUp && who != Who::NPC;
        choosing.then(|| {
            let (character, skills) = heist.cards_after(state, Seat(who.0));
            NextView {
                character: character.map(|card| card.id.clone()),
                skills: skills.map(|skill| skill.map(|card| card.id.clone())),
            }
        })
    }
}

/// Abilities that work once per heist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnceView {
    ChangePlans,
    Codes,
    Pinch,
    Misdirect,
}

/// The noise track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct NoiseView {
    pub slot: u8,
    /// Slots ahead whose entry raises an alert.
    pub alerts: Vec<u8>,
    /// The last slot: every further noise raises an alert.
    pub last: u8,
    /// Noise that is bought off.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hush: u8,
}

/// The alert track with its bar and the security die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AlertView {
    /// The slot of the bar: the number of squares behind it.
    pub bar: u8,
    /// Codes of the events on the squares, the first one first.
    pub squares: Vec<String>,
    /// The security die as it lies, once it was rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub die: Option<u8>,
    /// Faces of the security die.
    pub faces: u8,
    /// The slot at which reinforcements come, and whether they have.
    pub reinforcements: u8,
    pub reinforced: bool,
}

/// The event deck, which lies face up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct DeckView {
    /// Codes from the top.
    pub cards: Vec<String>,
    /// The event being played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub active: Option<String>,
    /// Crises to come, in order.
    pub queue: Vec<String>,
    pub discarded: u8,
}

/// What belongs to all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TeamView {
    /// In thousands.
    pub cash: u8,
    pub jewels: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub bet: u8,
    /// Cash brought out in this heist.
    pub cash_out: u8,
    /// Owned and left at home.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stash: Vec<PieceView>,
    /// For sale.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shop: Vec<PieceView>,
    /// Brought out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub secured: Vec<PieceView>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lost: Vec<PieceView>,
    /// Blanks the consultant has on call.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub blanks: u8,
    /// Bought in planning and not placed yet.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub idea_tokens: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub events: u8,
    /// Help that costs nothing in planning.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub free_reveals: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub free_ideas: u8,
}

/// A fixer who helps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FixerView {
    pub id: String,
    pub used: bool,
}

/// The safe of the scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SafeView {
    pub space: Space,
    pub needed: u8,
    pub done: u8,
    pub open: bool,
    /// In thousands, while it is closed.
    pub cash: u8,
    pub pieces: Vec<PieceView>,
}

/// A run in Escape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RunView {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runner: Option<Who>,
    /// The declared steps that are still ahead.
    pub path: Vec<Space>,
    pub moves_left: u8,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl View {
    pub fn new(heist: &Heist, state: &State) -> View {
        let escaping = state.phase == Phase::Escape;
        View {
            edition: heist.edition.id.clone(),
            scenario: heist.scenario.draft.id.clone(),
            phase: state.phase,
            round: state.round,
            end: (state.phase == Phase::Over).then_some(state.end),
            ready: state.ready.iter().collect(),
            escape_calls: state.escape_calls.iter().collect(),
            prompt: PromptView::new(heist, state),
            cells: state
                .present
                .iter()
                .map(|space| CellView::new(heist, state, space))
                .collect(),
            crew: (0..CREW as u8)
                .map(Who)
                .filter(|&who| state.member(who).status != Status::Absent)
                .map(|who| MemberView::new(heist, state, who))
                .collect(),
            noise: NoiseView::new(heist, state),
            deck: DeckView::new(heist, state),
            alert: AlertView::new(heist, state),
            bag: bag(state),
            team: TeamView::new(heist, state),
            fixers: fixers(heist, state),
            safe: SafeView::new(heist, state),
            escape: escaping.then(|| RunView::new(state)).flatten(),
            odds: if escaping {
                heist.escape_odds(state)
            } else {
                Vec::new()
            },
            count: state.count,
        }
    }
}

impl PromptView {
    /// The question on top, if one waits. Who may answer what is read off the legal commands.
    pub fn new(heist: &Heist, state: &State) -> Option<PromptView> {
        let prompt = state.prompt()?;
        let mut seats = Vec::new();
        let mut spaces = SpaceSet::EMPTY;
        let mut characters = Vec::new();
        let mut answers = Vec::new();
        for seat in (0..heist.players).map(Seat) {
            answers.clear();
            heist.legal(state, seat, &mut answers);
            if !answers.is_empty() {
                seats.push(seat);
            }
            for answer in &answers {
                match *answer {
                    Command::Choose { space } => spaces.insert(space),
                    Command::Pick { who } if !characters.contains(&who) => characters.push(who),
                    _ => {}
                }
            }
        }
        Some(PromptView {
            prompt,
            seats,
            spaces: spaces.iter().collect(),
            characters,
        })
    }
}

impl CellView {
    fn new(heist: &Heist, state: &State, space: Space) -> CellView {
        let board = heist.board();
        let scenario = &heist.scenario;
        let cell = state.cell(board, space);
        let is_tile = board.is_tile(space);
        let exit = (!is_tile).then(|| Position::new(heist, state).near(space).first());
        let gates = Position::new(heist, state).open_gates();
        let mut remote: Vec<LetterView> = [LetterView::X, LetterView::Y, LetterView::Z]
            .into_iter()
            .zip(state.remote)
            .filter(|(_, on)| on.contains(space))
            .map(|(letter, _)| letter)
            .collect();
        if let Some((_, outer, _)) = scenario.nested.iter().find(|(at, ..)| *at == space) {
            remote.sort_by_key(|letter| *letter != outer.into());
        }
        let servers = scenario.servers.iter().filter(|(at, _)| *at == space);
        let escorts = state.escort.at.iter().filter(|&&at| at == space);
        CellView {
            space,
            kind: if is_tile {
                CellKind::Tile
            } else {
                CellKind::Exit
            },
            row: cell.row,
            col: cell.col,
            tile: exit.flatten(),
            side: exit
                .flatten()
                .and_then(|tile| board.cell(tile))
                .and_then(|tile| {
                    Side::ALL
                        .into_iter()
                        .find(|&side| cell.beside(side) == tile)
                }),
            external: state.external.contains(space),
            unknown: state.unknown.contains(space),
            tokens: TokensView::new(state, space),
            cash: state.cash_on[space.index()],
            pieces: pieces_at(heist, state, Place::on(space)),
            remote_locks: remote,
            servers: servers.map(|(_, letter)| letter.into()).collect(),
            door: state.doors.contains(space),
            watchtower: state.towers.contains(space),
            reinforcements: state.reinforcements.contains(space),
            gate: gates
                .filter(|(_, at)| *at == space)
                .map(|(n, _)| char::from(b'a' + n))
                .next(),
            kennel: heist.kennel == Some(space),
            safe: scenario.safe == Some(space),
            story: scenario.story.contains(space),
            start_inside: scenario.inside.contains(space) || scenario.starts.contains(&space),
            ideas: bag_ideas(state, space),
            tough: state.tough.contains(&space),
            idea_token: state.idea_tokens.contains(space),
            flashbang: state.flashbangs.contains(space),
            escorts: escorts.count() as u8,
        }
    }
}

impl TokensView {
    fn new(state: &State, space: Space) -> TokensView {
        let count = |token| state.tokens.count(token, space);
        TokensView {
            guard: count(Token::Guard),
            subdued_guard: count(Token::SubduedGuard),
            dog: count(Token::Dog),
            subdued_dog: count(Token::SubduedDog),
            camera: count(Token::Camera),
            disabled_camera: count(Token::DisabledCamera),
            lock: count(Token::Lock),
            open_lock: count(Token::OpenLock),
        }
    }

    fn is_empty(&self) -> bool {
        *self == TokensView::default()
    }
}

impl From<&Letter> for LetterView {
    fn from(letter: &Letter) -> LetterView {
        match letter {
            Letter::X => LetterView::X,
            Letter::Y => LetterView::Y,
            Letter::Z => LetterView::Z,
        }
    }
}

impl PieceView {
    /// None for cash and numbers that are not pieces.
    fn new(heist: &Heist, piece: Piece) -> Option<PieceView> {
        let (item, loot) = match heist.piece(piece)? {
            PieceKind::Item(item) => (Some(heist.edition.items[item as usize].id.clone()), None),
            PieceKind::Loot(chit) => (None, Some(chit)),
        };
        Some(PieceView { piece, item, loot })
    }
}

fn pieces_at(heist: &Heist, state: &State, place: Place) -> Vec<PieceView> {
    (0..PIECES as u8)
        .map(Piece)
        .filter(|piece| state.pieces[piece.index()] == place)
        .filter_map(|piece| PieceView::new(heist, piece))
        .collect()
}

impl MemberView {
    fn new(heist: &Heist, state: &State, who: Who) -> MemberView {
        let member = state.member(who);
        let cards = heist.member_cards(who);
        let part = heist.scenario.draft.npc.as_ref();
        let part = part.filter(|_| who == Who::NPC);
        let npc = part.and_then(|part| heist.edition.npc(&part.card));
        let name = match heist.names.get(who.index()) {
            Some(name) => name.clone(),
            None => part
                .and_then(|part| part.name.clone())
                .or(npc.map(|(_, card)| card.name.clone()))
                .unwrap_or_default(),
        };
        MemberView {
            who,
            seat: (who != Who::NPC).then_some(Seat(who.0)),
            name,
            character: cards
                .as_ref()
                .and_then(|cards| heist.edition.character(&cards.character))
                .map(|(_, card)| card.id.clone()),
            skills: cards
                .iter()
                .flat_map(|cards| &cards.skills)
                .filter_map(|skill| heist.edition.skill(skill))
                .map(|(_, card)| card.id.clone())
                .collect(),
            npc: npc.map(|(_, card)| card.id.clone()),
            panicked: who == Who::NPC && state.npc_panicked,
            status: member.status,
            at: known(member.at),
            ideas: member.ideas,
            cash: member.cash,
            pieces: Position::new(heist, state)
                .held(member)
                .filter_map(|piece| PieceView::new(heist, piece))
                .collect(),
            die: (member.die > 0).then_some(member.die),
            committed: member
                .committed
                .then(|| CommittedView::new(heist, who, member)),
            planned: member.planned,
            tokens: member.tokens,
            next: NextView::new(heist, state, who),
            used: [
                (member.replanned, OnceView::ChangePlans),
                (member.coded, OnceView::Codes),
                (
                    member.misdirected && heist.role(who).misdirect_once,
                    OnceView::Misdirect,
                ),
                (
                    member.pinched && heist.role(who).pinch_once,
                    OnceView::Pinch,
                ),
            ]
            .into_iter()
            .filter(|(used, _)| *used)
            .map(|(_, ability)| ability)
            .collect(),
            slipping: member.slipping,
            reaching: member.reaching,
            vent: known(member.vent),
            shifts: member.shifts,
            rolled: member.rolled,
            stopped: member.stopped,
            tally: member.tally,
        }
    }
}

fn known(space: Space) -> Option<Space> {
    (space != Space::NONE).then_some(space)
}

impl CommittedView {
    fn new(heist: &Heist, who: Who, member: &Member) -> CommittedView {
        let name = heist.action_name(who, member.action).unwrap_or_default();
        CommittedView {
            action: member.action,
            name: name.to_owned(),
            pool: pool(member.pool),
        }
    }
}

fn pool(pool: Pool) -> BTreeMap<String, u8> {
    // Named one by one, so that a new kind of sub-action is not forgotten here.
    let Pool {
        moves,
        unlocks,
        subdues,
        disables,
        ideas,
        reveals,
        loot,
        rewires,
        grants,
        toss,
        flick,
        granted_unlocks,
        inspire,
    } = pool;
    [
        ("moves", moves),
        ("unlocks", unlocks),
        ("subdues", subdues),
        ("disables", disables),
        ("ideas", ideas),
        ("reveals", reveals),
        ("loot", loot),
        ("rewires", rewires),
        ("grants", grants),
        ("toss", toss),
        ("flick", flick),
        ("granted-unlocks", granted_unlocks),
        ("inspire", inspire),
    ]
    .into_iter()
    .filter(|(_, left)| *left > 0)
    .map(|(kind, left)| (kind.to_owned(), left))
    .collect()
}

impl NoiseView {
    fn new(heist: &Heist, state: &State) -> NoiseView {
        let ahead = state.noise.saturating_add(1)..=heist.noise_last;
        NoiseView {
            slot: state.noise,
            alerts: ahead
                .filter(|slot| heist.noise_alerts & 1 << slot != 0)
                .collect(),
            last: heist.noise_last,
            hush: state.team.hush,
        }
    }
}

impl AlertView {
    fn new(heist: &Heist, state: &State) -> Option<AlertView> {
        let track = heist.edition.alert.as_ref()?;
        let code = |card: &u8| heist.edition.cards[*card as usize].code.clone();
        Some(AlertView {
            bar: state.security.bar,
            squares: track.squares.iter().map(code).collect(),
            die: (state.security.die > 0).then_some(state.security.die),
            faces: track.die,
            reinforcements: track.reinforcements_at,
            reinforced: state.security.reinforced,
        })
    }
}

fn bag_ideas(state: &State, space: Space) -> u8 {
    let tokens = state.bag_ideas.iter().zip([2, 3]);
    tokens
        .filter(|(at, _)| **at == space)
        .map(|(_, ideas)| ideas)
        .sum()
}

impl DeckView {
    fn new(heist: &Heist, state: &State) -> DeckView {
        let code = |card: &u8| heist.edition.cards[*card as usize].code.clone();
        let left = &state.events.cards[state.events.top as usize..state.events.len as usize];
        let queue = &state.events.queue[..state.events.queued as usize];
        let active = (state.events.active != u8::MAX).then_some(state.events.active);
        let all = heist.scenario.deck.len() + state.team.events_in as usize;
        // A recalled event stays on the pile.
        let apart = queue.len() + usize::from(active.is_some() && !state.events.recalled);
        DeckView {
            cards: left.iter().map(code).collect(),
            active: active.as_ref().map(code),
            queue: queue.iter().map(code).collect(),
            discarded: all.saturating_sub(left.len() + apart) as u8,
        }
    }
}

fn bag(state: &State) -> BTreeMap<Chit, u8> {
    let counts = Chit::BAG.map(|chit| (chit, state.in_bag(chit)));
    counts.into_iter().filter(|(_, count)| *count > 0).collect()
}

impl TeamView {
    fn new(heist: &Heist, state: &State) -> TeamView {
        TeamView {
            cash: state.team.cash,
            jewels: state.team.jewels,
            bet: state.team.bet,
            cash_out: state.team.cash_out,
            stash: pieces_at(heist, state, Place::STASH),
            shop: pieces_at(heist, state, Place::SHOP),
            secured: pieces_at(heist, state, Place::SECURED),
            lost: pieces_at(heist, state, Place::LOST),
            blanks: state.team.blanks,
            idea_tokens: state.team.idea_tokens_left,
            events: state.team.events_left,
            free_reveals: state.team.free_reveals,
            free_ideas: state.team.free_ideas,
        }
    }
}

fn fixers(heist: &Heist, state: &State) -> Vec<FixerView> {
    let used = |power: FixerPower| state.team.fixers_used & 1 << power as u32 != 0;
    heist
        .edition
        .fixers
        .iter()
        .filter(|card| heist.has_fixer(card.power))
        .map(|card| FixerView {
            id: card.id.clone(),
            used: used(card.power),
        })
        .collect()
}

impl SafeView {
    fn new(heist: &Heist, state: &State) -> Option<SafeView> {
        let safe = heist.scenario.draft.safe.as_ref()?;
        Some(SafeView {
            space: heist.scenario.safe?,
            needed: safe.cracks,
            done: state.cracks,
            open: state.safe_open,
            cash: if state.safe_open { 0 } else { safe.cash },
            pieces: pieces_at(heist, state, Place::SAFE),
        })
    }
}

impl RunView {
    fn new(state: &State) -> Option<RunView> {
        let ahead = state.run.path_at.min(state.run.path_len) as usize..state.run.path_len as usize;
        let run = RunView {
            runner: state.run.runner,
            path: state.run.path[ahead].to_vec(),
            moves_left: state.run.moves_left,
        };
        (run.runner.is_some() || !run.path.is_empty()).then_some(run)
    }
}
