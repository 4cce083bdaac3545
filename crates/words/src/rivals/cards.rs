//! What stands on a card, made from what the rules do with it, so that the two cannot differ.

use super::names::{a_token, colours, signed, skill_name};
use crate::Language;

use ::rivals::content::{
    Amount, Assist, Consequence, Extreme, Look, ResourceCard, ResourceKind, Trick, Way, content,
};
use ::rivals::{Card, Obstacle, Rules};
use fluent_bundle::FluentValue;

type Argument = (&'static str, FluentValue<'static>);

/// "Assist" or "Trick".
pub fn card_kind(lang: Language, card: Card) -> &'static str {
    match data(card).map(|card| &card.does) {
        Some(ResourceKind::Assist(_)) => lang.fixed("rivals-assist"),
        Some(ResourceKind::Trick(_)) => lang.fixed("rivals-trick"),
        None => lang.fixed("name-card"),
    }
}

fn data(card: Card) -> Option<&'static ResourceCard> {
    content().cards.get(card.index())
}

/// The number in the corner of a card, if it has one: "+2".
pub fn card_number(rules: &Rules, card: Card) -> Option<String> {
    let number = rules.number(data(card)?);
    (number != 0).then(|| signed(number.into()))
}

/// What a card does when it is played, sentence by sentence.
pub fn card_text(lang: Language, rules: &Rules, card: Card) -> Vec<String> {
    let mut lines = Lines(Vec::new());
    match data(card).map(|card| (card, &card.does)) {
        Some((card, ResourceKind::Assist(assist))) => {
            assist_lines(lang, rules, rules.number(card), assist, &mut lines);
        }
        Some((card, ResourceKind::Trick(trick))) => {
            trick_lines(lang, rules, card.number, trick, &mut lines)
        }
        None => {}
    }
    lines.0
}

struct Lines(Vec<String>);

impl Lines {
    fn add(&mut self, lang: Language, key: &str, arguments: impl IntoIterator<Item = Argument>) {
        self.0.push(lang.sentence(key, arguments));
    }

    fn add_if(&mut self, lang: Language, holds: bool, key: &str) {
        if holds {
            self.0.push(lang.say(key));
        }
    }

    fn count(&mut self, lang: Language, count: u8, key: &str) {
        if count > 0 {
            self.add(lang, key, [("count", count.into())]);
        }
    }
}

fn assist_lines(lang: Language, rules: &Rules, number: i8, assist: &Assist, lines: &mut Lines) {
    if number != 0 {
        lines.add(
            lang,
            "rivals-does-number",
            [("number", signed(number.into()).into())],
        );
    }
    if let Some(skill) = assist.lend {
        lines.add(
            lang,
            "rivals-does-lend",
            [("skill", skill_name(lang, skill).into())],
        );
    }
    if let Some(colour) = assist.bag {
        let late = assist.means && rules.means_only_after_failure;
        let key = if late {
            "rivals-does-bag-after-failure"
        } else {
            "rivals-does-bag"
        };
        lines.add(lang, key, [("token", a_token(lang, colour).into())]);
    }
    if let Some(colour) = assist.next {
        let other = assist.sabotage && rules.sabotage_hits_the_tester;
        let key = if other {
            "rivals-does-next-of-tester"
        } else {
            "rivals-does-next"
        };
        lines.add(lang, key, [("token", a_token(lang, colour).into())]);
    }
    lines.count(lang, assist.extra, "rivals-does-extra");
    if let Some(look) = assist.look {
        lines.0.push(look_line(lang, look));
    }
    lines.count(lang, assist.tester_draws, "rivals-does-tester-draws");
    lines.count(lang, assist.helper_draws, "rivals-does-helper-draws");
}

fn look_line(lang: Language, look: Look) -> String {
    let only = if look.only == 0 { "any" } else { "these" };
    lang.sentence(
        "rivals-does-look",
        [
            ("count", look.tokens.into()),
            ("only", only.into()),
            ("colours", colours(lang, look.only, "rivals-or").into()),
            ("must", look.must_remove.to_string().into()),
        ],
    )
}

fn trick_lines(lang: Language, rules: &Rules, number: i8, trick: &Trick, lines: &mut Lines) {
    if number != 0 {
        let number = ("number", signed(number.into()).into());
        match (trick.only, trick.alone) {
            (Some(skill), _) => {
                lines.add(
                    lang,
                    "rivals-does-number-for",
                    [number, ("skill", skill_name(lang, skill).into())],
                );
            }
            (None, true) if rules.pawns => lines.add(lang, "rivals-does-number-alone", [number]),
            (None, true) => lines.add(lang, "rivals-does-number-unhelped", [number]),
            (None, false) => lines.add(lang, "rivals-does-number", [number]),
        }
    }
    match trick.flip {
        Some(Amount::One) => lines.add_if(lang, true, "rivals-does-flip-one"),
        Some(Amount::All) => lines.add_if(lang, true, "rivals-does-flip-all"),
        None => {}
    }
    match trick.put_back {
        Some(Amount::One) => lines.add_if(lang, true, "rivals-does-put-back-one"),
        Some(Amount::All) => lines.add_if(lang, true, "rivals-does-put-back-all"),
        None => {}
    }
    lines.add_if(lang, trick.grab, "rivals-does-grab");
    let draw = if trick.double {
        "rivals-does-draw-double"
    } else {
        "rivals-does-draw"
    };
    lines.count(lang, trick.draw, draw);
    lines.add_if(lang, trick.give_up, "rivals-does-give-up");
}

/// What the bottom of a card teaches, and when; nothing for most cards.
pub fn card_upgrade(lang: Language, card: Card) -> Option<String> {
    let card = data(card)?;
    let key = match card.does {
        ResourceKind::Assist(_) => "rivals-upgrade-assist",
        ResourceKind::Trick(_) => "rivals-upgrade-trick",
    };
    Some(lang.sentence(key, [("skill", skill_name(lang, card.upgrade?).into())]))
}

/// What a card pays, and when; nothing for some cards.
pub fn card_cheese(lang: Language, card: Card) -> Option<String> {
    let card = data(card)?;
    let key = match card.does {
        ResourceKind::Assist(_) => "rivals-cheese-assist",
        ResourceKind::Trick(_) => "rivals-cheese-trick",
    };
    (card.cheese > 0).then(|| lang.sentence(key, [("count", card.cheese.into())]))
}

/// One way to pass a test: "Agility + Charm 4".
pub fn way(lang: Language, way: &Way) -> String {
    let mut skills = way.skills().map(|each| skill_name(lang, each));
    let first = skills.next().unwrap_or_default().to_owned();
    let skills = skills.fold(first, |before, next| {
        let sum = [("before", before.into()), ("next", next.into())];
        lang.text("rivals-plus", sum)
    });
    let target = way.target.to_string();
    lang.text(
        "rivals-way",
        [("skills", skills.into()), ("target", target.into())],
    )
}

/// All ways to pass a test: "Dexterity 3 or Charm 5".
pub fn ways(lang: Language, ways: &[Way]) -> String {
    let mut each = ways.iter().map(|each| way(lang, each));
    let first = each.next().unwrap_or_default();
    each.fold(first, |before, last| {
        lang.text(
            "rivals-or",
            [("before", before.into()), ("last", last.into())],
        )
    })
}

/// What an obstacle says besides its test and its cheese: more tokens, success, failure, that it stays.
pub fn obstacle_lines(lang: Language, obstacle: Obstacle) -> Vec<String> {
    let Some(card) = content().obstacles.get(obstacle.index()) else {
        return Vec::new();
    };
    let endless = content().jobs[usize::from(card.job)].endless;
    let mut lines = Lines(Vec::new());
    lines.count(lang, card.extra, "rivals-does-extra");
    consequence(lang, &card.success, "rivals-on-success", &mut lines);
    consequence(lang, &card.failure, "rivals-on-failure", &mut lines);
    lines.add_if(lang, card.mandatory && !endless, "rivals-mandatory");
    lines.add_if(lang, endless, "rivals-endless");
    lines.0
}

fn consequence(lang: Language, does: &Consequence, key: &str, lines: &mut Lines) {
    let mut parts = Vec::new();
    let mut add =
        |key, arguments: &[Argument]| parts.push(lang.text(key, arguments.iter().cloned()));
    // What is removed goes first: it may be what comes back for the next test.
    match does.remove {
        Some(Extreme::Highest) => add("rivals-then-remove-highest", &[]),
        None => {}
    }
    if let Some(colour) = does.bag {
        add(
            "rivals-then-bag",
            &[("token", a_token(lang, colour).into())],
        );
    }
    if let Some(colour) = does.next {
        add(
            "rivals-then-next",
            &[("token", a_token(lang, colour).into())],
        );
    }
    if does.others_draw > 0 {
        add(
            "rivals-then-others-draw",
            &[("count", does.others_draw.into())],
        );
    }
    let mut parts = parts.into_iter();
    if let Some(first) = parts.next() {
        let what = parts.fold(first, |before, next| {
            lang.text(
                "rivals-then",
                [("before", before.into()), ("next", next.into())],
            )
        });
        lines.add(lang, key, [("what", what.into())]);
    }
}
