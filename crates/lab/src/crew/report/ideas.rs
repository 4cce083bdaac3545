//! Where ideas come from and where they go.

use super::matchup::Told;
use crate::crew::measure::Thoughts;
use crate::report::figure::Figure;
use crate::report::plot::{
    Key, Line, Lines, Point, Scale, Shape, Stack, Stacks, decimal, plain, whole_percent,
};
use crate::report::value::{Mean, each};
use crate::share::Rate;
use maud::Markup;
use words::{say, say_with};

fn thinkers<'t>(told: &'t Told) -> impl Iterator<Item = (usize, &'t str, &'t Thoughts)> {
    told.everybody().filter_map(|(who, person)| {
        let thoughts = told.summary.ideas.members.get(who)?;
        (thoughts.heists > 0).then_some((who, person.name.as_str(), thoughts))
    })
}

/// Spent, lost and left, by character.
pub fn where_they_go(told: &Told) -> Markup {
    let key = |name: &str, colour| Key {
        name: say(name),
        colour,
        shape: Shape::Block,
    };
    let parts = |thoughts: &Thoughts| {
        let left = Mean::of(&thoughts.left).map_or(0.0, |mean| mean.mean);
        vec![
            each(thoughts.spent, thoughts.heists),
            each(thoughts.lost, thoughts.heists),
            left,
        ]
    };
    let most = thinkers(told).map(|(_, _, thoughts)| parts(thoughts).iter().sum());
    let rows = thinkers(told).map(|(_, name, thoughts)| {
        let gained = each(thoughts.gained, thoughts.heists);
        Stack {
            name: name.to_owned(),
            parts: parts(thoughts),
            says: say_with("report-gained", &[("ideas", &decimal(gained))]),
            more: String::new(),
        }
    });
    let picture = Stacks {
        keys: vec![
            key("report-ideas-spent", "idea"),
            key("report-ideas-lost", "alarm"),
            key("report-ideas-left", "safe"),
        ],
        scale: Scale::up_to(most.fold(0.0, f64::max)),
        rows: rows.collect(),
        tick: plain,
    };
    let head = [
        "report-who",
        "report-ideas-gained",
        "report-ideas-spent",
        "report-ideas-lost",
        "report-ideas-left",
    ];
    let numbers = thinkers(told).map(|(_, name, thoughts)| {
        let mut row = vec![
            name.to_owned(),
            decimal(each(thoughts.gained, thoughts.heists)),
        ];
        row.extend(parts(thoughts).into_iter().map(decimal));
        row
    });
    Figure {
        title: say("report-ideas"),
        note: say_with("report-ideas-note", &[("of", &told.of_heists())]),
        picture: picture.draw(),
        numbers: [head.map(say).to_vec()]
            .into_iter()
            .chain(numbers)
            .collect(),
        ..Figure::default()
    }
    .draw()
}

/// How many heists ended with so many ideas.
pub fn left(told: &Told) -> Markup {
    let most = thinkers(told).map(|(_, _, thoughts)| thoughts.left.counts().len());
    let most = most.max().unwrap_or(0);
    let point = |thoughts: &Thoughts, ideas: usize| {
        let times = thoughts.left.counts().get(ideas).copied().unwrap_or(0);
        let rate = Rate::new(times, thoughts.left.total());
        let (low, high) = rate.interval();
        rate.share().map(|mean| Point { mean, low, high })
    };
    let lines = thinkers(told).map(|(who, _, thoughts)| Line {
        key: told.key(who),
        points: (0..most).map(|ideas| point(thoughts, ideas)).collect(),
    });
    let picture = Lines {
        lines: lines.collect(),
        names: (0..most).map(|ideas| ideas.to_string()).collect(),
        along: say("report-ideas-along"),
        tick: whole_percent,
        label: say("report-ideas-end"),
    };
    Figure {
        title: say("report-ideas-end"),
        note: say_with("report-share-note", &[("of", &told.of_heists())]),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw()
}
