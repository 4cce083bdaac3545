//! How a game will end, told between two turns without playing it. The numbers are those of 1,500 games of scripted players
//! for each number of players: what they had gained in the end, by what they had at the beginning of every turn.

use super::Sight;
use super::hand_value;
use super::prospects::Prospects;
use super::secret::{self, Change};
use rivals::content::content;
use rivals::state::SEATS;
use rivals::{Cards, Colour, Rivals, State, Tokens};
use table::Seat;

/// Points that a test to come brings by itself, and a test of somebody else, for two, three and four players.
const OWN: [f32; 3] = [1.29, 1.39, 1.5];
const OTHERS: [f32; 3] = [0.52, 0.39, 0.32];
/// Points for each own test to come and each skill, the best one first.
const SKILLS: [f32; 3] = [0.06, 0.0, 0.0];
/// Points for each own test to come, if tokens in the bag are worth one more.
const BAG: f32 = 0.35;
/// Points for one more in the next test by tokens that wait.
const WAITING: f32 = 0.28;
/// Points for what tricks in the hand can do, up to so much of it, and for those with cheese.
const TRICKS: f32 = 0.1;
const MOST_TRICKS: f32 = 4.0;
const CHEESE: f32 = 0.36;
/// An assist without cheese in the hand stands where one with cheese could be.
const LEARNING: f32 = -0.14;
/// What secrets pay, on the mean, and how far that is off.
const SECRET: f32 = 1.5;
const SECRET_SPREAD: f32 = 1.9;
/// How far points are off in the end, by own tests to come.
const SPREAD: [f32; 6] = [0.65, 1.5, 2.1, 2.55, 2.95, 3.3];

/// The chance that a seat wins, told between two turns.
pub fn victory(game: &Rivals, state: &State, seat: Seat) -> f32 {
    let mut ends = [0.0; SEATS];
    let mut spread = 0.0;
    for one in state.public.seats() {
        let sight = Sight::imagined(game, state, one);
        let to_come = Prospects::at_turn(&sight);
        let secret = if one == seat {
            let card = &content().secrets[sight.secret.index()];
            let chance = secret::chance(&sight, &to_come, Change::Nothing);
            spread = SPREAD[usize::from(to_come.own.min(5))];
            f32::from(card.cheese) * chance
        } else {
            SECRET
        };
        ends[usize::from(one.0)] = points(&sight, &to_come) + secret;
    }
    // The larger of several uncertain numbers, by the logistic distribution of the same spread.
    let even = 0.78 * (spread * spread + SECRET_SPREAD * SECRET_SPREAD).sqrt();
    let mine = ends[usize::from(seat.0)];
    let others = state.public.after(seat);
    let others: f32 = others
        .map(|other| ((ends[usize::from(other.0)] - mine) / even).exp())
        .sum();
    1.0 / (1.0 + others)
}

/// The points of a seat in the end, without its secret.
fn points(sight: &Sight, to_come: &Prospects) -> f32 {
    let public = sight.public;
    let players = usize::from(public.players - 2);
    let own = f32::from(to_come.own);
    let mut skills = public.skills[sight.at()];
    skills.sort_unstable_by(|a, b| b.cmp(a));
    let skilled: f32 = SKILLS
        .iter()
        .zip(skills)
        .map(|(worth, skill)| worth * f32::from(skill))
        .sum();
    let mut sum = f32::from(sight.game.score(public, sight.seat).points());
    sum += own * (OWN[players] + skilled + BAG * mean(&public.bag));
    sum += f32::from(to_come.others) * OTHERS[players];
    if to_come.own > 0 {
        let waiting = &public.waiting[sight.at()];
        sum += WAITING * mean(waiting) * f32::from(waiting.len());
        sum += hand(sight.hand, to_come);
    }
    sum
}

fn hand(hand: &Cards, to_come: &Prospects) -> f32 {
    let (mut turns, mut others) = (0.0, 0.0);
    for card in hand.each() {
        let data = &content().cards[card.index()];
        let count = f32::from(hand.count(card));
        match data.as_trick() {
            Some(trick) => {
                turns += count * hand_value::turns(trick, data.number);
                others += count * CHEESE * f32::from(data.cheese);
            }
            None if data.cheese == 0 && to_come.others > 0 => others += count * LEARNING,
            None => {}
        }
    }
    TRICKS * f32::min(turns, MOST_TRICKS) + others
}

/// What a token is worth, on the mean.
fn mean(tokens: &Tokens) -> f32 {
    let value = |colour: Colour| {
        let [up, down] = colour.faces();
        0.5 * f32::from(up + down) * f32::from(tokens.count(colour))
    };
    let all: f32 = tokens.each().map(value).sum();
    all / f32::from(tokens.len().max(1))
}
