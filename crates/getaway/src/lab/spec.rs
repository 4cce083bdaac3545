//! What one side of a comparison changes: `bot=search,think=400`.

use super::matchups::StrengthWord;
use bots::Level;
use clap::ValueEnum;
use lab::Think;
use std::str::FromStr;
use words::Language;

/// No setting takes more letters.
const MOST_LETTERS: usize = 500;
const KEYS: &str = "bot, think, crew, players, strength or scenario";

/// Changes to the common options; what is not named stays.
#[derive(Clone, Debug, Default)]
pub struct Spec {
    /// As it was written.
    text: String,
    pub bot: Option<Level>,
    pub think: Option<Think>,
    /// Names joined by `+`.
    pub crew: Option<String>,
    pub players: Option<u8>,
    pub strength: Option<StrengthWord>,
    pub scenario: Option<String>,
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let text = text.trim();
        if text.chars().count() > MOST_LETTERS {
            return Err(format!("a setting has at most {MOST_LETTERS} letters"));
        }
        let mut spec = Spec {
            text: text.to_owned(),
            ..Spec::default()
        };
        let mut seen: Vec<&str> = Vec::new();
        if text == "-" {
            return Ok(spec);
        }
        for part in text.split(',').map(str::trim) {
            let Some((key, value)) = part.split_once('=') else {
                return Err(format!(
                    "\"{part}\" sets nothing: write key=value, with {KEYS}, or - alone"
                ));
            };
            let (key, value) = (key.trim(), value.trim());
            if seen.contains(&key) {
                return Err(format!("{key} is set twice"));
            }
            seen.push(key);
            spec.set(key, value)?;
        }
        Ok(spec)
    }
}

impl Spec {
    /// As it was written.
    pub fn told(&self, lang: Language) -> String {
        match self.text.as_str() {
            "-" => lang.say("pairs-as-it-is"),
            text => text.to_owned(),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "bot" => self.bot = Some(value.parse::<Level>().map_err(|why| why.to_string())?),
            "think" => self.think = Some(value.parse::<Think>().map_err(|why| why.to_string())?),
            "crew" if value.eq_ignore_ascii_case("all") => {
                return Err("a setting has one crew: name its people, joined by +".to_owned());
            }
            "crew" => self.crew = Some(value.to_owned()),
            "scenario" => self.scenario = Some(value.to_owned()),
            "players" => {
                let players = value
                    .parse()
                    .ok()
                    .filter(|players| (3..=4).contains(players));
                let sentence = || format!("{value} cannot play: 3 or 4 can");
                self.players = Some(players.ok_or_else(sentence)?);
            }
            "strength" => {
                let word = StrengthWord::from_str(value, true);
                let sentence =
                    || format!("there is no strength \"{value}\": amateur, semi-pro or pro");
                self.strength = Some(word.map_err(|_| sentence())?);
            }
            _ => return Err(format!("\"{key}\" cannot be set: only {KEYS}")),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_read() {
        let spec: Spec = "bot=search, think=400,crew=Tiny+Karma+F-Stop"
            .parse()
            .unwrap();
        assert_eq!(spec.bot, Some(Level::Search));
        assert_eq!(spec.think, Some("400".parse().unwrap()));
        assert_eq!(spec.crew.as_deref(), Some("Tiny+Karma+F-Stop"));
        assert!(spec.scenario.is_none() && spec.players.is_none());
        let nothing: Spec = "-".parse().unwrap();
        assert!(nothing.bot.is_none());
        assert_eq!(nothing.told(Language::english()), "as it is");
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for text in [
            "",
            "search",
            "bot=clever",
            "bot=random,bot=search",
            "seed=4",
            "players=5",
            "players=x",
            "strength=mighty",
            "think=soon",
            "crew=all",
            "bot=random,",
        ] {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
        assert!("scenario=x".repeat(200).parse::<Spec>().is_err());
    }
}
