//! What the button for a command says.

use super::cards::way;
use super::names::{
    a_token, card_name, card_told, colour_name, job_name, obstacle_name, skill_name, token, who,
};
use crate::Language;

use ::rivals::content::content;
use ::rivals::state::Phase;
use ::rivals::{Card, Command, Public, Rivals, Source};

/// What the button for a command says.
pub fn command(lang: Language, game: &Rivals, public: &Public, command: &Command) -> String {
    let of = |key: &str, card: Card| lang.sentence(key, [("card", card_told(lang, card).into())]);
    match *command {
        Command::Face { job, way: number } => {
            let obstacle = game.top(public, job);
            let ways = obstacle.map(|obstacle| &content().obstacles[obstacle.index()].ways);
            let wanted = ways.and_then(|ways| ways.get(usize::from(number)));
            match (obstacle, wanted) {
                (Some(obstacle), Some(wanted)) => lang.sentence(
                    "rivals-command-face",
                    [
                        ("obstacle", obstacle_name(lang, obstacle).into()),
                        ("way", way(lang, wanted).into()),
                    ],
                ),
                _ => lang.sentence(
                    "rivals-command-face-none",
                    [("job", job_name(lang, job).into())],
                ),
            }
        }
        Command::Help { card } => of("rivals-command-help", card),
        Command::Decline => lang.say("rivals-command-decline"),
        Command::Pay { card } => of("rivals-command-pay", card),
        Command::Remove { colour } if public.phase == Phase::Tie => lang.sentence(
            "rivals-command-remove-highest",
            [("colour", colour_name(lang, colour).into())],
        ),
        Command::Remove { colour } => lang.sentence(
            "rivals-command-remove",
            [("token", a_token(lang, colour).into())],
        ),
        Command::Keep => lang.say("rivals-command-keep"),
        Command::Play { card, on: None } => of("rivals-command-play", card),
        Command::Play { card, on: Some(on) } => {
            let key = if on.before == public.active {
                "rivals-command-play-on"
            } else {
                "rivals-command-play-on-other"
            };
            lang.sentence(
                key,
                [
                    ("card", card_name(lang, card).into()),
                    ("token", token(lang, on.token).into()),
                    ("who", who(lang, public, on.before).into()),
                ],
            )
        }
        Command::Resolve => lang.say("rivals-command-resolve"),
        Command::Learn { card, from } => {
            let known = content().cards.get(card.index());
            let skill = known.and_then(|card| card.upgrade);
            let key = match from {
                Source::Played => "rivals-command-learn-played",
                Source::Hand => "rivals-command-learn-hand",
            };
            let skill = skill.map(|each| skill_name(lang, each)).unwrap_or_default();
            lang.sentence(
                key,
                [
                    ("card", card_name(lang, card).into()),
                    ("skill", skill.into()),
                ],
            )
        }
        Command::Skip => lang.say("rivals-command-skip"),
        Command::Discard { card } => of("rivals-command-discard", card),
        Command::Draw => lang.say("rivals-command-draw"),
    }
}
