//! HEIST. Nobody is told the others' luck, so there is no copy to follow: the bot goes by what the table shows its seat.

use super::client::Client;
use super::mind::{Mind, Plan, seed};
use super::options::Options;
use super::sight::Sight;
use super::trouble::Trouble;
use bots::{Budget, Level};
use rivals::{Phase, content};
use serde_json::{Value, json};
use table::{FastDealer, Seat};
use words::Language;

pub struct OwnSight {
    sight: Sight,
    luck: FastDealer,
    level: Level,
    budget: Budget,
}

/// Whether a table plays HEIST, as it shows itself.
pub fn is_played(table: &Value) -> bool {
    table["view"]["game"] == content().id
}

impl OwnSight {
    pub fn new(table: &Value, options: &Options) -> Result<OwnSight, Trouble> {
        Ok(OwnSight {
            sight: read(table)?,
            luck: FastDealer::new(seed()?),
            level: options.level,
            budget: Budget::Time(options.think),
        })
    }
}

fn read(table: &Value) -> Result<Sight, Trouble> {
    Sight::read(&table["view"]).map_err(Trouble::Unclear)
}

impl Mind for OwnSight {
    fn over(&self) -> bool {
        self.sight.public.phase == Phase::Over
    }

    fn players(&self) -> u8 {
        self.sight.public.players
    }

    fn who(&self, lang: Language, seat: Seat) -> String {
        words::rivals::who(lang, &self.sight.public, seat).to_owned()
    }

    fn see(&mut self, _client: &Client, message: &Value) -> Result<(), Trouble> {
        self.sight = read(message)?;
        Ok(())
    }

    /// Looks again if anything was done.
    fn follow(&mut self, client: &Client, message: &Value) -> Result<bool, Trouble> {
        let steps = message["steps"].as_array();
        if steps.is_some_and(|steps| !steps.is_empty()) {
            self.sight = read(&client.table()?)?;
        }
        Ok(true)
    }

    /// Everybody decides when it is their turn, or unseen.
    fn others_choose(&self, _seat: Seat) -> bool {
        false
    }

    fn next(&mut self, lang: Language, seat: Seat, _polite: bool) -> Result<Option<Plan>, Trouble> {
        let Sight { game, public, .. } = &self.sight;
        let Some(view) = self.sight.of(seat) else {
            return Ok(None);
        };
        let next = bots::rivals::next(game, &view, self.level, self.budget, &mut self.luck);
        Ok(next.map(|command| Plan {
            command: json!(command),
            why: words::rivals::command(lang, game, public, &command),
            // What it has in mind is a secret.
            aloud: false,
        }))
    }

    fn outcome(&self, lang: Language) -> Vec<String> {
        words::rivals::outcome(lang, &self.sight.game, &self.sight.public)
    }
}
