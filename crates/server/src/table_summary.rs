//! What lists tell of a table. It is kept beside the table's log and written with it, so that no list reads a log.

use crate::hosted_game::GameName;
use crate::key::KeyHash;
use bots::Level;
use pages::mine::{Character, MyGame, Stand};
use serde::{Deserialize, Serialize};

/// A table as lists show it. Names are those of cards and scenarios, not sentences: every reader has a language of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TableSummary {
    /// None if the log does not even tell that.
    pub game: Option<GameName>,
    /// The id of the edition.
    pub edition: String,
    /// The id of the scenario, or the name of one brought along. It is also the key of the picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// What the table is called if edition or scenario are not known to whoever reads this.
    pub title: String,
    /// The rules it is played by.
    pub ruleset: u32,
    /// Phase, round and outcome; none if the log does not tell.
    pub stand: Option<Stand>,
    pub seats: Vec<SeatSummary>,
}

/// Who plays a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatSummary {
    pub character: Character,
    /// The person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Their devices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keys: Vec<KeyHash>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<Level>,
}

impl TableSummary {
    /// All that is known of a table is what it is called.
    pub fn titled(title: impl Into<String>) -> TableSummary {
        TableSummary {
            title: title.into(),
            ..TableSummary::default()
        }
    }

    pub fn is_over(&self) -> bool {
        self.stand.is_some_and(Stand::is_over)
    }

    /// What is played, as pages know it.
    pub fn my_game(&self) -> MyGame {
        let edition = crew::content::edition(&self.edition);
        match (self.game, edition, &self.scenario) {
            (Some(GameName::Rivals), ..) => MyGame::Rivals,
            (Some(GameName::Crew), Some(edition), Some(scenario)) => MyGame::Crew {
                edition,
                scenario: scenario.clone(),
            },
            _ => MyGame::Unknown {
                title: self.title.clone(),
            },
        }
    }

    /// The characters of whoever has this key.
    pub fn characters_of(&self, key: &KeyHash) -> Vec<Character> {
        let mine = self.seats.iter().filter(|seat| seat.keys.contains(key));
        mine.map(|seat| seat.character.clone()).collect()
    }

    /// The names of the others, each once.
    pub fn others(&self, key: &KeyHash) -> Vec<String> {
        let mut names = Vec::new();
        let others = self.seats.iter().filter(|seat| !seat.keys.contains(key));
        for name in others.filter_map(|seat| seat.name.as_ref()) {
            if !names.contains(name) {
                names.push(name.clone());
            }
        }
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Key;
    use words::Language;

    fn seat(card: &str, name: &str, keys: &[KeyHash]) -> SeatSummary {
        SeatSummary {
            character: Character {
                card: card.to_owned(),
                called: None,
            },
            name: Some(name.to_owned()),
            keys: keys.to_vec(),
            bot: None,
        }
    }

    #[test]
    fn a_list_tells_my_characters_and_the_names_of_the_others() {
        let [me, phone, ann] = [(); 3].map(|()| Key::new().unwrap().hash());
        let summary = TableSummary {
            seats: vec![
                seat("thug", "Bo", &[me, phone]),
                seat("lookout", "Ann", &[ann]),
                seat("hacker", "Ann", &[ann]),
            ],
            ..TableSummary::titled("A job")
        };
        let cards = |key| {
            let mine = summary.characters_of(key).into_iter();
            mine.map(|who| who.card).collect::<Vec<_>>()
        };
        assert_eq!(cards(&phone), ["thug"]);
        assert_eq!(cards(&ann), ["lookout", "hacker"]);
        assert_eq!(summary.others(&me), ["Ann"]);
        assert_eq!(summary.others(&ann), ["Bo"]);
    }

    #[test]
    fn what_a_newer_version_adds_does_no_harm() {
        let text = r#"{"game":"crew","edition":"x","title":"A","ruleset":1,"stand":"planning","seats":[],"new":1}"#;
        let summary: TableSummary = serde_json::from_str(text).unwrap();
        assert_eq!(summary.stand, Some(Stand::Planning));
        assert_eq!(summary.my_game().title(Language::english()), "A");
    }
}
