//! A picture for every card, put together from signs for what the card does.

use super::scenes::{HIGH, WIDE, scene};
use super::tokens::write_chip;
use crate::icon::PEN;
use crate::letter;
use ::rivals::content::{Amount, Assist, ResourceCard, ResourceKind, Trick, Wants, content};
use ::rivals::{Card, Colour, Obstacle, Rules, Secret, Skill};
use maud::{Markup, PreEscaped};

/// One sign of a picture.
#[derive(Clone, Copy)]
enum Sign {
    /// A token of some colour.
    Chip(Colour),
    /// Any token.
    Token,
    Number(i8),
    /// An icon of the sheet.
    Icon(&'static str),
    /// An icon that lies on something else.
    Plate(&'static str),
    /// Goes to.
    To,
    /// At least and at most.
    AtLeast,
    AtMost,
}

use Sign::{AtLeast, AtMost, Chip, Icon, Number, Plate, To, Token};

/// A sign and what is left between two.
const SIGN: f32 = 24.0;
const STEP: f32 = 28.0;

/// The picture of an assist or a trick. What it does is written beside it.
pub fn card(rules: &Rules, card: Card) -> Markup {
    let card = content().cards.get(card.index());
    let signs = card.map(|card| signs_of_card(rules, card));
    picture("", &signs.unwrap_or_default())
}

/// The picture of an obstacle: what it asks for, in front of where it is.
pub fn obstacle(obstacle: Obstacle) -> Markup {
    let Some(card) = content().obstacles.get(obstacle.index()) else {
        return picture("", &[]);
    };
    let place = &content().jobs[usize::from(card.job)];
    let asks = |skill: &Skill| card.ways.iter().any(|way| way.tests(*skill));
    let skills = Skill::ALL.into_iter().filter(asks);
    let signs: Vec<Sign> = skills.map(|skill| Plate(skill_icon(skill))).collect();
    let ground = format!(r#"<g opacity=".35" {PEN}>{}</g>"#, scene(&place.id));
    picture(&ground, &signs)
}

/// The picture of a secret. What it wants is written beside it.
pub fn secret(secret: Secret) -> Markup {
    let wants = content().secrets.get(secret.index());
    let signs = wants.map(|card| signs_of_secret(card.wants));
    picture("", &signs.unwrap_or_default())
}

fn skill_icon(skill: Skill) -> &'static str {
    match skill {
        Skill::Agility => "agility",
        Skill::Charm => "charm",
        Skill::Dexterity => "dexterity",
    }
}

fn signs_of_card(rules: &Rules, card: &ResourceCard) -> Vec<Sign> {
    let mut signs = Vec::new();
    let number = rules.number(card);
    if number != 0 {
        signs.push(Number(number));
    }
    match &card.does {
        ResourceKind::Assist(assist) => add_assist(assist, &mut signs),
        ResourceKind::Trick(trick) => add_trick(trick, &mut signs),
    }
    signs
}

fn add_assist(assist: &Assist, signs: &mut Vec<Sign>) {
    if let Some(skill) = assist.lend {
        signs.extend([Icon("assist"), Icon(skill_icon(skill))]);
    }
    if let Some(colour) = assist.bag {
        signs.extend([Chip(colour), To, Icon("bag")]);
    }
    if let Some(colour) = assist.next {
        signs.extend([Chip(colour), To, Icon("wait")]);
    }
    if assist.extra > 0 {
        signs.extend([Icon("bag"), To, Token]);
    }
    if let Some(look) = assist.look {
        signs.extend([Icon("bag"), Icon("eye")]);
        let only = Colour::ALL.into_iter();
        let only = only.filter(|&colour| look.only != 0 && look.takes(colour));
        signs.extend(only.map(Chip));
        if look.only == 0 {
            signs.push(Token);
        }
    }
    if assist.tester_draws + assist.helper_draws > 0 {
        signs.extend([Icon("deck"), To, Icon("hand")]);
    }
}

fn add_trick(trick: &Trick, signs: &mut Vec<Sign>) {
    if let Some(skill) = trick.only {
        signs.push(Icon(skill_icon(skill)));
    }
    if trick.alone {
        signs.push(Icon("npc"));
    }
    match trick.flip {
        Some(Amount::One) => signs.extend([Token, Icon("flip")]),
        Some(Amount::All) => signs.extend([Token, Token, Icon("flip")]),
        None => {}
    }
    match trick.put_back {
        Some(Amount::One) => signs.extend([Token, To, Icon("bag")]),
        Some(Amount::All) => signs.extend([Token, Token, To, Icon("bag")]),
        None => {}
    }
    if trick.grab {
        signs.extend([Icon("hand"), Token, To, Icon("wait")]);
    }
    if trick.draw > 0 {
        signs.extend([Icon("bag"), To, Token]);
    }
    if trick.double {
        signs.push(Token);
    }
    if trick.give_up {
        signs.extend([Icon("close"), Icon("cheese")]);
    }
}

fn signs_of_secret(wants: Wants) -> Vec<Sign> {
    let chips = |bits: u8| {
        let wanted = move |colour: &Colour| bits & 1 << colour.index() != 0;
        Colour::ALL.into_iter().filter(wanted).map(Chip)
    };
    match wants {
        Wants::Highest(highest) => vec![Icon("crown"), Icon(skill_icon(highest.skill))],
        Wants::BagMore(more) => {
            let mut signs: Vec<Sign> = chips(more.these).collect();
            signs.push(AtLeast);
            signs.extend(chips(more.than));
            signs
        }
        Wants::BagAtMost(most) => vec![Icon("bag"), AtMost, Chip(most.colour)],
        Wants::BagAtLeast(least) => vec![Icon("bag"), AtLeast, Chip(least.colour)],
        Wants::EachSkill(_) => Skill::ALL.map(|skill| Icon(skill_icon(skill))).to_vec(),
        Wants::ScoredAssists(_) => vec![AtLeast, Icon("assist"), Icon("cheese")],
        Wants::ObstaclesAtMost(_) => vec![AtMost, Icon("obstacle")],
        Wants::DifferentJobs(_) => vec![Icon("plan"), Icon("obstacle"), Icon("plan")],
        Wants::OneJob(_) => vec![Icon("plan"), Icon("obstacle"), Icon("obstacle")],
        Wants::FailureUpgrades(_) => vec![Icon("trick"), To, Icon("identity")],
        Wants::CompletedJob(_) => vec![Icon("flag"), Icon("obstacle")],
    }
}

/// Signs side by side in the middle, smaller where they are many.
fn picture(ground: &str, signs: &[Sign]) -> Markup {
    let mut svg = format!(
        r#"<svg class="heist-picture" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" aria-hidden="true">{ground}"#
    );
    let wide = signs.len() as f32 * STEP - (STEP - SIGN);
    let scale = (WIDE / (wide + STEP - SIGN)).min(1.3);
    let (left, top) = ((WIDE - wide * scale) / 2.0, (HIGH - SIGN * scale) / 2.0);
    svg += &format!(r#"<g transform="translate({left:.1} {top:.1})scale({scale:.2})">"#);
    for (n, sign) in signs.iter().enumerate() {
        svg += &format!(r#"<g transform="translate({} 0)">"#, n as f32 * STEP);
        write_sign(&mut svg, *sign);
        svg += "</g>";
    }
    svg += "</g></svg>";
    PreEscaped(svg)
}

/// A sign in a square of 24.
fn write_sign(out: &mut String, sign: Sign) {
    match sign {
        Chip(colour) => {
            *out += r#"<g transform="translate(12 12)scale(.6)">"#;
            write_chip(out, colour);
            *out += "</g>";
        }
        Token => {
            *out += &format!(
                r#"<g {PEN}><circle cx="12" cy="12" r="10" fill="currentColor" fill-opacity=".2"/><circle cx="12" cy="12" r="6.4" stroke-width="1" stroke-dasharray="2 2.2"/></g>"#
            );
        }
        Number(number) => write_number(out, number),
        Icon(name) => *out += &format!(r##"<use href="#i-{name}" width="24" height="24"/>"##),
        Plate(name) => {
            *out += &format!(
                r##"<circle cx="12" cy="12" r="13" fill="var(--panel)" stroke="var(--quiet)"/><use href="#i-{name}" x="3" y="3" width="18" height="18"/>"##
            );
        }
        To => *out += &format!(r#"<path {PEN} d="M3 12h17M14.5 6.5l5.5 5.5-5.5 5.5"/>"#),
        AtLeast => *out += &format!(r#"<path {PEN} d="M6 5l12 5-12 5M6 20l12-5"/>"#),
        AtMost => *out += &format!(r#"<path {PEN} d="M18 5 6 10l12 5M18 20 6 15"/>"#),
    }
}

/// In a circle, as it stands in the corner of the card.
fn write_number(out: &mut String, number: i8) {
    let (sign, paint) = if number < 0 {
        ('-', "alarm")
    } else {
        ('+', "safe")
    };
    let figure = char::from(b'0' + number.unsigned_abs() % 10);
    *out += &format!(
        r#"<g color="var(--{paint})" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="11" stroke-width="1.6" fill="currentColor" fill-opacity=".15"/>"#
    );
    for (x, which) in [(5.0, sign), (12.6, figure)] {
        let d = letter::path(which);
        *out += &format!(
            r#"<path transform="translate({x} 7)scale(1.6)" stroke-width="1.2" d="{d}"/>"#
        );
    }
    *out += "</g>";
}
