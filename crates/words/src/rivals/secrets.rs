//! What a secret wants.

use super::names::{colour_name, colours, skill_name};
use crate::Language;
use crate::language::Argument;
use ::rivals::content::{ByPlayers, Wants, content};
use ::rivals::{Rivals, Rules, Secret};
use fluent_bundle::FluentValue;

/// What must be true at the end of this game.
pub fn secret_text(lang: Language, game: &Rivals, secret: Secret) -> String {
    tell(lang, game.rules(), Some(game.setup.players), secret)
}

/// What must be true at the end, whatever the number of players.
pub fn secret_text_for_all(lang: Language, rules: &Rules, secret: Secret) -> String {
    tell(lang, rules, None, secret)
}

fn tell(lang: Language, rules: &Rules, players: Option<u8>, secret: Secret) -> String {
    let Some(card) = content().secrets.get(secret.index()) else {
        return String::new();
    };
    let of = |numbers: ByPlayers| number(lang, numbers, players);
    let same = |number: u8| of([number; 3]);
    let (key, arguments): (&str, Vec<Argument>) = match card.wants {
        Wants::Highest(highest) => ("rivals-wants-highest", {
            let mut arguments = of(rules.ahead(&highest));
            arguments.push(("skill".into(), skill_name(lang, highest.skill).into()));
            arguments
        }),
        Wants::BagMore(more) => ("rivals-wants-bag-more", {
            let mut arguments = of(more.by);
            let these = colours(lang, more.these, "rivals-and");
            let than = colours(lang, rules.compared(&more), "rivals-and");
            arguments.push(("these".into(), these.into()));
            arguments.push(("than".into(), than.into()));
            arguments
        }),
        Wants::BagAtMost(most) => ("rivals-wants-bag-at-most", {
            let mut arguments = of(most.count);
            arguments.push(("colour".into(), colour_name(lang, most.colour).into()));
            arguments
        }),
        Wants::BagAtLeast(least) => ("rivals-wants-bag-at-least", {
            let mut arguments = of(least.count);
            arguments.push(("colour".into(), colour_name(lang, least.colour).into()));
            arguments
        }),
        Wants::EachSkill(least) => ("rivals-wants-each-skill", same(least)),
        Wants::ScoredAssists(least) => ("rivals-wants-scored-assists", of(least)),
        Wants::ObstaclesAtMost(most) => ("rivals-wants-obstacles-at-most", of(most)),
        Wants::DifferentJobs(least) => ("rivals-wants-different-jobs", of(least)),
        Wants::OneJob(least) => ("rivals-wants-one-job", of(least)),
        Wants::FailureUpgrades(least) => ("rivals-wants-failure-upgrades", same(least)),
        Wants::CompletedJob(most_left) => {
            ("rivals-wants-completed-job", of(rules.most_left(most_left)))
        }
    };
    lang.sentence(key, arguments)
}

/// `count` to choose the form of a word by, `number` to be read: "5", or "3, 5 or 6 (2, 3 or 4 players)".
fn number(lang: Language, numbers: ByPlayers, players: Option<u8>) -> Vec<Argument> {
    let [two, three, four] = numbers;
    let alike = two == three && three == four;
    let count = match players {
        Some(players) => numbers[usize::from(players.clamp(2, 4) - 2)],
        // Whatever is said of nothing at all must not be said of some.
        None => two.max(three).max(four),
    };
    let told = if players.is_some() || alike {
        count.to_string()
    } else {
        let each: [(&str, FluentValue); 3] = [
            ("two", two.into()),
            ("three", three.into()),
            ("four", four.into()),
        ];
        lang.text("rivals-wants-by-players", each)
    };
    vec![
        ("count".into(), count.into()),
        ("number".into(), told.into()),
    ]
}
