//! Where ideas come from and where they go.

use super::matchup::MatchupSection;
use crate::crew::measure::IdeaCounts;
use crate::report::figure::Figure;
use crate::report::plot::{
    Axis, Key, Lines, PlotLine, Point, Shape, Stack, Stacks, decimal, plain, whole_percent,
};
use crate::report::value::{Mean, each};
use crate::share::Share;
use maud::Markup;
use words::Language;

fn thinkers<'t>(
    lang: Language,
    section: &'t MatchupSection,
) -> impl Iterator<Item = (usize, String, &'t IdeaCounts)> {
    section.everybody().filter_map(move |(who, _)| {
        let thoughts = section.summary.ideas.members.get(who)?;
        (thoughts.heists > 0).then(|| (who, section.name(lang, who), thoughts))
    })
}

/// Spent, lost and left, by character.
pub fn where_they_go(lang: Language, section: &MatchupSection) -> Markup {
    let key = |name: &str, colour| Key {
        name: lang.say(name),
        colour,
        shape: Shape::Block,
    };
    let parts = |thoughts: &IdeaCounts| {
        let left = Mean::of(&thoughts.left).map_or(0.0, |mean| mean.mean);
        vec![
            each(thoughts.spent, thoughts.heists),
            each(thoughts.lost, thoughts.heists),
            left,
        ]
    };
    let most = thinkers(lang, section).map(|(_, _, thoughts)| parts(thoughts).iter().sum());
    let rows = thinkers(lang, section).map(|(_, name, thoughts)| {
        let gained = each(thoughts.gained, thoughts.heists);
        Stack {
            name,
            parts: parts(thoughts),
            says: lang.say_with("report-gained", &[("ideas", &decimal(gained))]),
            more: String::new(),
        }
    });
    let picture = Stacks {
        keys: vec![
            key("report-ideas-spent", "idea"),
            key("report-ideas-lost", "alarm"),
            key("report-ideas-left", "safe"),
        ],
        axis: Axis::up_to(most.fold(0.0, f64::max)),
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
    let numbers = thinkers(lang, section).map(|(_, name, thoughts)| {
        let mut row = vec![
            name.to_owned(),
            decimal(each(thoughts.gained, thoughts.heists)),
        ];
        row.extend(parts(thoughts).into_iter().map(decimal));
        row
    });
    Figure {
        title: lang.say("report-ideas"),
        note: lang.say_with("report-ideas-note", &[("of", &section.of_heists(lang))]),
        picture: picture.draw(),
        numbers: [head.map(|key| lang.say(key)).to_vec()]
            .into_iter()
            .chain(numbers)
            .collect(),
        ..Figure::default()
    }
    .draw(lang)
}

/// How many heists ended with so many ideas.
pub fn left(lang: Language, section: &MatchupSection) -> Markup {
    let most = thinkers(lang, section).map(|(_, _, thoughts)| thoughts.left.counts().len());
    let most = most.max().unwrap_or(0);
    let point = |thoughts: &IdeaCounts, ideas: usize| {
        let times = thoughts.left.counts().get(ideas).copied().unwrap_or(0);
        let share = Share::new(times, thoughts.left.total());
        let (low, high) = share.interval();
        share.value().map(|mean| Point { mean, low, high })
    };
    let lines = thinkers(lang, section).map(|(who, _, thoughts)| PlotLine {
        key: section.key(lang, who),
        points: (0..most).map(|ideas| point(thoughts, ideas)).collect(),
    });
    let picture = Lines {
        lines: lines.collect(),
        names: (0..most).map(|ideas| ideas.to_string()).collect(),
        along: lang.say("report-ideas-along"),
        tick: whole_percent,
        label: lang.say("report-ideas-end"),
    };
    Figure {
        title: lang.say("report-ideas-end"),
        note: lang.say_with("report-share-note", &[("of", &section.of_heists(lang))]),
        picture: picture.draw(),
        ..Figure::default()
    }
    .draw(lang)
}
