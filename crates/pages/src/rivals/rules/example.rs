//! A test to read along, added up from real cards and tokens.

use crate::rivals::cards::{face_card, face_identity, face_obstacle};
use crate::rivals::markup::skill_icon;
use crate::rule_reference::RuleChapter;
use maud::{Markup, html};
use rivals::{Card, Colour, Identity, Obstacle, Token, content};
use words::Language;
use words::rivals as say;

/// Who tests what, who helps, what is drawn.
const TESTER: &str = "safe-cracker";
const OBSTACLE: &str = "B2";
const ASSIST: &str = "watch-and-learn-charm";
const TRICK: &str = "sleight-of-hand";
const DRAWN: [(Colour, u8); 2] = [(Colour::Yellow, 0), (Colour::Purple, 1)];

/// Who tests, and what.
pub fn who_and_what() -> Option<(Identity, Obstacle)> {
    Some((Identity::named(TESTER)?, Obstacle::named(OBSTACLE)?))
}

/// What helps: an assist and a trick.
pub fn help() -> Option<(Card, Card)> {
    Some((Card::named(ASSIST)?, Card::named(TRICK)?))
}

pub fn test(lang: Language) -> RuleChapter {
    let says = picture(lang).unwrap_or_else(|| html! {});
    RuleChapter::new(lang, "example", "rivals-rules-example", says)
}

fn picture(lang: Language) -> Option<Markup> {
    let (tester, obstacle) = who_and_what()?;
    let (assist, trick) = help()?;
    let way = content().obstacles[obstacle.index()].ways.first()?;
    let own = way.score(content().identities[tester.index()].skills());
    let number = content().cards[assist.index()].number;
    let tokens = DRAWN.map(|(colour, face)| Token {
        colour,
        face,
        doubled: false,
    });
    let [kept, turned] = tokens;
    let after = [kept, turned.flipped()];
    let sum = |tokens: [Token; 2]| {
        let tokens = tokens.map(|token| i16::from(token.value()));
        own + i16::from(number) + tokens[0] + tokens[1]
    };
    let [first, then] = [sum(tokens), sum(after)].map(|sum| sum.to_string());
    let target = way.target.to_string();
    let told = lang.say_with(
        "rivals-rules-example-told",
        &[
            ("who", say::identity_name(lang, tester)),
            ("obstacle", say::obstacle_name(lang, obstacle)),
            ("way", &say::way(lang, way)),
            ("own", &own.to_string()),
            ("assist", say::card_name(lang, assist)),
            ("trick", say::card_name(lang, trick)),
            ("token", say::colour_name(lang, turned.colour)),
            ("first", &first),
            ("then", &then),
            ("target", &target),
        ],
    );
    let line = |tokens: [Token; 2], total: &str| {
        html! {
            p class="sum" {
                @for skill in way.skills() { (skill_icon(skill)) }
                b { (own) }
                @for token in tokens { " " (art::rivals::token(lang, token.colour, token.face, token.doubled)) }
                " " b { (say::signed(number.into())) } " = " b { (total) }
            }
        }
    };
    Some(html! {
        p { (told) }
        div class="in-text face-grid pairs" {
            (face_identity(lang, tester))
            (face_obstacle(lang, obstacle))
            (face_card(lang, assist))
            (face_card(lang, trick))
        }
        figure class="figure" {
            (line(tokens, &first))
            (line(after, &then))
            figcaption { (lang.fixed("rivals-rules-example-caption")) }
        }
    })
}
