//! What a card is worth in the hand, in points.

use super::marginal_values::{MarginalValues, POINT};
use super::prospects::Prospects;
use rivals::content::{Amount, Assist, ResourceKind, Trick, content};
use rivals::{Card, Colour};

/// A card that is not known yet.
pub const FRESH: f32 = 0.3;

/// What a card in the hand is worth as long as it is there.
pub fn keeping(card: Card, to_come: &Prospects, values: &MarginalValues) -> f32 {
    let data = &content().cards[card.index()];
    match &data.does {
        ResourceKind::Assist(_) if to_come.others == 0 => 0.0,
        ResourceKind::Assist(assist) => {
            let pays = reward(card, values) * 0.5;
            (pays + 0.1 * f32::from(data.number.max(0)) + f32::from(assist.helper_draws) * 0.1)
                .max(0.05)
        }
        ResourceKind::Trick(_) if to_come.own == 0 => 0.0,
        ResourceKind::Trick(trick) => {
            let lesson = data
                .upgrade
                .map_or(0.0, |skill| values.skill[skill.index()] + values.lesson);
            turns(trick, data.number) * POINT * 0.6 + f32::from(data.cheese) * 0.35 + lesson * 0.25
        }
    }
}

/// What a played assist brings its player if the test is passed.
pub fn reward(card: Card, values: &MarginalValues) -> f32 {
    let data = &content().cards[card.index()];
    match (data.cheese, data.upgrade) {
        (0, Some(skill)) => values.skill[skill.index()],
        (0, None) => 0.0,
        (cheese, _) => f32::from(cheese) + values.assist,
    }
}

/// What a trick can add to a test that goes badly, roughly, in points of its total.
pub fn turns(trick: &Trick, number: i8) -> f32 {
    let flips = match trick.flip {
        Some(Amount::One) => 2.0,
        Some(Amount::All) => 1.5,
        None => 0.0,
    };
    let puts_back = match trick.put_back {
        Some(Amount::One) => 1.8,
        Some(Amount::All) => 1.5,
        None => 0.0,
    };
    let draws = if trick.draw == 0 {
        0.0
    } else if trick.double {
        0.8
    } else {
        0.5
    };
    let grabs = if trick.grab { 1.2 } else { 0.0 };
    let alone = if trick.alone || trick.only.is_some() {
        0.6
    } else {
        1.0
    };
    flips + puts_back + draws + grabs + alone * f32::from(number)
}

/// What a token is worth that waits for an own test.
pub fn waiting(colour: Colour, to_come: &Prospects) -> f32 {
    if to_come.own == 0 {
        return 0.0;
    }
    let [up, down] = colour.faces();
    POINT * 0.5 * f32::from(up + down)
}

/// What an assist does besides its number and its reward, for its player; `tester` is what a point of the tester costs.
pub fn aside(
    assist: &Assist,
    sabotages: bool,
    tester: f32,
    to_come: &Prospects,
    values: &MarginalValues,
) -> f32 {
    let bag = assist.bag.map_or(0.0, |colour| values.bag[colour.index()]);
    let next = assist.next.map_or(0.0, |colour| {
        if sabotages {
            -tester * waiting(colour, &Prospects { own: 1, ..*to_come })
        } else {
            waiting(colour, to_come)
        }
    });
    let draws = f32::from(assist.helper_draws) - tester * f32::from(assist.tester_draws);
    bag + next + FRESH * draws
}
