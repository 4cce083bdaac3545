//! What the button for a command says.

use super::cards::way;
use super::names::{
    a_token, card_name, card_told, colour_name, job_name, obstacle_name, skill_name, token, who,
};
use crate::language::{say, sentence};
use ::rivals::content::content;
use ::rivals::state::Phase;
use ::rivals::{Card, Command, Public, Rivals, Source};

/// What the button for a command says.
pub fn command(game: &Rivals, public: &Public, command: &Command) -> String {
    let of = |key: &str, card: Card| sentence(key, [("card", card_told(card).into())]);
    match *command {
        Command::Face { job, way: number } => {
            let obstacle = game.top(public, job);
            let ways = obstacle.map(|obstacle| &content().obstacles[obstacle.index()].ways);
            let wanted = ways.and_then(|ways| ways.get(usize::from(number)));
            match (obstacle, wanted) {
                (Some(obstacle), Some(wanted)) => sentence(
                    "rivals-command-face",
                    [
                        ("obstacle", obstacle_name(obstacle).into()),
                        ("way", way(wanted).into()),
                    ],
                ),
                _ => sentence("rivals-command-face-none", [("job", job_name(job).into())]),
            }
        }
        Command::Help { card } => of("rivals-command-help", card),
        Command::Decline => say("rivals-command-decline"),
        Command::Pay { card } => of("rivals-command-pay", card),
        Command::Remove { colour } if public.phase == Phase::Tie => sentence(
            "rivals-command-remove-highest",
            [("colour", colour_name(colour).into())],
        ),
        Command::Remove { colour } => {
            sentence("rivals-command-remove", [("token", a_token(colour).into())])
        }
        Command::Keep => say("rivals-command-keep"),
        Command::Play { card, on: None } => of("rivals-command-play", card),
        Command::Play { card, on: Some(on) } => {
            let key = if on.before == public.active {
                "rivals-command-play-on"
            } else {
                "rivals-command-play-on-other"
            };
            sentence(
                key,
                [
                    ("card", card_name(card).into()),
                    ("token", token(on.token).into()),
                    ("who", who(public, on.before).into()),
                ],
            )
        }
        Command::Resolve => say("rivals-command-resolve"),
        Command::Learn { card, from } => {
            let known = content().cards.get(card.index());
            let skill = known.and_then(|card| card.upgrade);
            let key = match from {
                Source::Played => "rivals-command-learn-played",
                Source::Hand => "rivals-command-learn-hand",
            };
            let skill = skill.map(skill_name).unwrap_or_default();
            sentence(
                key,
                [("card", card_name(card).into()), ("skill", skill.into())],
            )
        }
        Command::Skip => say("rivals-command-skip"),
        Command::Discard { card } => of("rivals-command-discard", card),
        Command::Draw => say("rivals-command-draw"),
    }
}
