//! What happened, in plain technical words: a line for each thing done, with what followed from it.

use super::drawing::place;
use board::{Space, SpaceSet};
use crew::heist::PieceKind;
use crew::state::CREW;
use crew::*;

/// The text of a heist as it grows.
pub struct Story {
    text: Vec<String>,
    names: Vec<String>,
    planning: bool,
    /// The next thing told begins a line.
    fresh: bool,
    /// Ideas paid for what is told next.
    price: Option<(Who, u8)>,
    /// Where the alert bar is after what was told.
    bar: u8,
}

impl Story {
    pub fn new(heist: &Heist, state: &State) -> Story {
        let draft = &heist.scenario.draft;
        let mut names: Vec<String> = (0..heist.players)
            .map(|seat| {
                let cards = heist.member_cards(Who(seat)).expect("a seat in play");
                let card = heist.edition.character(&cards.character);
                card.expect("a character of the box").1.name.clone()
            })
            .collect();
        names.resize(CREW, String::new());
        if let Some(npc) = &draft.npc {
            names[Who::NPC.index()] = npc.name.clone().unwrap_or_else(|| npc.card.clone());
        }
        let mut story = Story {
            text: Vec::new(),
            names,
            planning: true,
            fresh: true,
            price: None,
            bar: 0,
        };
        story.say(&draft.name);
        for seat in 0..heist.players {
            let cards = heist.member_cards(Who(seat)).expect("a seat in play");
            let ideas = state.crew[seat as usize].ideas;
            let name = &story.names[seat as usize];
            story.text.push(format!(
                "{seat} {name} ({}), ideas {ideas}",
                cards.skills.join(", ")
            ));
        }
        story
    }

    pub fn say(&mut self, text: &str) {
        self.text.extend(text.split('\n').map(str::to_string));
        self.fresh = false;
    }

    /// Adds to the line of what caused it.
    fn and(&mut self, text: &str) {
        match self.text.last_mut() {
            Some(line) if !self.fresh => {
                line.push_str("; ");
                line.push_str(text);
            }
            _ => self.say(text),
        }
    }

    /// Somebody does something: whatever follows belongs to it.
    pub fn turn(&mut self, heist: &Heist, state: &State, events: &[Event]) {
        self.fresh = true;
        for &event in events {
            if let Event::IdeaSpent { who, ideas } = event {
                self.pay();
                self.price = Some((who, ideas));
                continue;
            }
            let deed = matches!(
                event,
                Event::Committed { .. }
                    | Event::Moved { .. }
                    | Event::LastDitch { .. }
                    | Event::SlippedPast { .. }
                    | Event::ReachedOut { .. }
                    | Event::Unlocked { .. }
            );
            if !deed {
                self.pay();
            }
            self.tell(heist, state, event);
            self.pay();
        }
        self.pay();
    }

    fn pay(&mut self) {
        if let Some((who, ideas)) = self.price.take() {
            let text = format!("{} -{ideas} idea", self.name(who));
            self.and(&text);
        }
    }

    fn name(&self, who: Who) -> &str {
        &self.names[who.index()]
    }

    fn tell(&mut self, heist: &Heist, state: &State, event: Event) {
        let at = |space: Space| place(heist, state, space);
        let code = |card: u8| heist.edition.cards[card as usize].code.clone();
        let piece = |piece: Piece, cash: u8| match heist.piece(piece) {
            Some(PieceKind::Item(item)) => heist.edition.items[item as usize].name.clone(),
            Some(PieceKind::Loot(chit)) => format!("{chit:?}").to_lowercase(),
            None => format!("${cash}k"),
        };
        let chit = |chit: crew::content::effect::Chit| format!("{chit:?}").to_lowercase();
        match event {
            // Planning is told by its result.
            Event::Planned { seat, space } if !self.planning => {
                let name = self.name(Who(seat)).to_string();
                self.and(&format!("{name} plans {}", at(space)));
            }
            Event::Planned { .. } => {}
            Event::SeatReady { seat } if self.planning => self.plan(heist, state, seat),
            Event::SeatReady { .. } => {}
            Event::TunnelOpened { space } => self.say(&format!("tunnel: {}", at(space))),
            Event::Placed { .. } => {}
            Event::HeistBegan => {
                self.planning = false;
                self.say("planning is over");
            }

            Event::RoundBegan { round } => {
                self.say("");
                self.say(&format!("ROUND {round}"));
            }
            Event::Rolled { who, face } => {
                let name = self.name(who).to_string();
                self.and(&format!("{name} rolls {face}"));
            }
            Event::Committed { who, action, face } => {
                let action = heist.action_name(who, action).unwrap_or("?");
                let line = format!("{}: {action} on {face}", self.name(who));
                self.say(&line);
            }
            Event::EventActive { card: c, recalled } => {
                let again = if recalled { " (again)" } else { "" };
                self.say(&format!("EVENT {}{again}", code(c)));
            }
            Event::CrisisStruck { card: c } => self.say(&format!("CRISIS {}", code(c))),
            Event::EscapeBegan => {
                self.say("");
                self.say("ESCAPE");
            }
            Event::Ended { end } => self.say(&format!("END: {end:?}").to_lowercase()),

            Event::Moved { who, from, to } => {
                let line = format!("{} moves {} > {}", self.name(who), at(from), at(to));
                self.say(&line);
            }
            Event::Unlocked { who, space } => self.did(who, "unlocks", &at(space)),
            Event::Subdued { who, space, dog } => {
                let whom = if dog {
                    "subdues a dog at"
                } else {
                    "subdues a guard at"
                };
                self.did(who, whom, &at(space));
            }
            Event::Disabled { who, space } => self.did(who, "disables a camera at", &at(space)),
            Event::Cracked { who, cracks } => {
                self.did(who, "cracks the safe by", &cracks.to_string())
            }
            Event::Took {
                who,
                piece: p,
                cash,
                from,
            } => {
                self.did(who, "takes", &format!("{} at {}", piece(p, cash), at(from)));
            }
            Event::Dropped {
                who,
                piece: p,
                cash,
                to,
            } => {
                self.did(who, "leaves", &format!("{} at {}", piece(p, cash), at(to)));
            }
            Event::Handed {
                who,
                to,
                piece: p,
                cash,
            } => {
                let text = format!("{} to {}", piece(p, cash), self.name(to));
                self.did(who, "hands", &text);
            }
            Event::Pocketed { who, cash } => self.did(who, "pockets", &format!("${cash}k")),
            Event::Granted { who, to } => {
                let to = self.name(to).to_string();
                self.did(who, "lends a sub-action to", &to);
            }
            Event::SlippedPast { who } => self.did(who, "slips past guards", ""),
            Event::ReachedOut { who } => self.did(who, "reaches out", ""),
            Event::Vented { who, space } => self.did(who, "crawls through the vent to", &at(space)),
            Event::PlansChanged { who } => self.did(who, "changes plans", ""),
            Event::Footage { who } => self.did(who, "loops the footage", ""),
            Event::Whistled { who } => self.did(who, "whistles", ""),
            Event::ExitBreached { tile, .. } => self.and(&format!("an exit at {}", at(tile))),
            Event::PathDeclared { who, to } => self.did(who, "will run to", &at(to)),
            Event::LastDitch {
                who, roll, ideas, ..
            } => {
                self.did(who, "rolls", &format!("{roll} with {ideas} ideas"));
            }
            Event::IdeaGained { who, ideas } => {
                let name = self.name(who).to_string();
                self.and(&format!("{name} +{ideas} idea"));
            }
            Event::IdeaSpent { .. } => {}
            Event::IdeaLost { who } => {
                let name = self.name(who).to_string();
                self.and(&format!("{name} loses an idea"));
            }

            Event::Noise { slot, .. } => self.and(&format!("noise {slot}")),
            Event::Alert { cause, card } => {
                let cause = format!("{cause:?}").to_lowercase();
                if let Some(track) = &heist.edition.alert {
                    self.bar = (self.bar + 1).min(track.last());
                    return self.and(&format!("alert by {cause}"));
                }
                let gone = card.map_or("nothing".into(), code);
                self.and(&format!("alert by {cause} ({gone} gone)"));
            }
            Event::SecurityRolled { face } => {
                self.say(&format!("SECURITY {face} with the bar in {}", self.bar));
            }
            Event::Nudged { who, face } => self.did(who, "turns the die to", &face.to_string()),
            Event::NoiseLowered { slot, .. } => self.and(&format!("noise back to {slot}")),
            Event::HalfHandled { space, chit: c, .. } => {
                self.and(&format!("half a {} {}", chit(c), at(space)));
            }
            Event::IdeasFound { space, ideas } => {
                self.and(&format!("{ideas} ideas lie at {}", at(space)));
            }
            Event::Paid { price } => self.and(&format!("${price}k paid")),
            Event::CrisisQueued { card } => self.and(&format!("{} queued", code(card))),
            Event::Revealed { space, chit: c } => {
                self.and(&format!("{} is {}", at(space), chit(c)))
            }
            Event::ChitAdded { space, chit: c } => self.and(&format!("+{} {}", chit(c), at(space))),
            Event::ChitRemoved { space, chit: c } => {
                self.and(&format!("-{} {}", chit(c), at(space)))
            }
            Event::Restored { space, chit: c } => {
                self.and(&format!("{} {} active again", chit(c), at(space)));
            }
            Event::BagFilled { chit: c, count } => {
                self.and(&format!("+{count} {} in the bag", chit(c)))
            }
            Event::BagUpgraded { chit: c } => self.and(&format!("a double {} in the bag", chit(c))),
            Event::Thinned { chit: c } => self.and(&format!("{} leaves the bag", chit(c))),
            Event::DogMoved { from, to } => self.and(&format!("dog {} > {}", at(from), at(to))),
            Event::NpcMoved { from, to } => {
                let name = self.name(Who::NPC).to_string();
                self.and(&format!("{name} walks {} > {}", at(from), at(to)));
            }
            Event::EscortMoved { from, to } => {
                self.and(&format!("escort {} > {}", at(from), at(to)));
            }
            Event::GateClosed { space } => self.and(&format!("gate {} closes", at(space))),
            Event::Secured { piece: p, cash, .. } => {
                self.and(&format!("{} is safe", piece(p, cash)))
            }
            Event::LootLost { piece: p, cash } => self.and(&format!("{} is lost", piece(p, cash))),
            Event::ItemSpent { piece: p } => self.and(&format!("{} is used up", piece(p, 0))),
            Event::RemoteOpened { letter } => {
                self.and(&format!(
                    "remote locks {} open",
                    ["X", "Y", "Z"][letter as usize]
                ));
            }
            Event::NpcActive { .. } => {
                let name = self.name(Who::NPC).to_string();
                self.and(&format!("{name} joins"));
            }
            Event::Busted { who } => {
                let name = self.name(who).to_string();
                self.and(&format!("{name} is busted"));
            }
            other => {
                let json = serde_json::to_value(other).expect("events are plain data");
                let what = json["what"].as_str().unwrap_or("?").replace('-', " ");
                let space = json.get("space").and_then(|space| space.as_u64());
                let who = json.get("who").and_then(|who| who.as_u64());
                let mut text = what;
                if let Some(who) = who {
                    text += &format!(" {}", self.name(Who(who as u8)));
                }
                if let Some(space) = space {
                    text += &format!(" {}", at(Space(space as u8)));
                }
                self.and(&text);
            }
        }
    }

    fn did(&mut self, who: Who, verb: &str, what: &str) {
        let line = format!("{} {verb} {what}", self.name(who));
        self.say(line.trim_end());
    }

    /// A seat's plan, once it is final.
    fn plan(&mut self, heist: &Heist, state: &State, seat: u8) {
        let member = &state.crew[seat as usize];
        let list = |set: SpaceSet| {
            let places = set.iter().map(|space| place(heist, state, space));
            places.collect::<Vec<_>>().join(" ")
        };
        let start = place(heist, state, member.at);
        let line = format!(
            "{} starts {start}, plans {}",
            self.name(Who(seat)),
            list(member.planned)
        );
        self.say(&line);
    }

    /// The end of the story: how it went.
    pub fn finish(mut self, heist: &Heist, state: &State) -> String {
        let outcome = heist.outcome(state).expect("the heist is over");
        let verdict = if outcome.success {
            "success"
        } else {
            "failure"
        };
        self.say(&format!(
            "{verdict} after {} rounds, {} noise, {} alerts, {} reveals",
            outcome.rounds, outcome.noise, outcome.alerts, outcome.count.reveals
        ));
        self.say(&format!(
            "team ${}k (${}k brought out, ${}k reward), jewels {}, documents {}, items [{}], fixer {}",
            outcome.team_cash,
            outcome.cash_out,
            outcome.reward_cash,
            outcome.jewels,
            outcome.documents,
            outcome.items.join(", "),
            outcome.fixer.as_deref().unwrap_or("none"),
        ));
        if !outcome.art.is_empty() || outcome.bonus > 0 {
            let art: Vec<String> = outcome.art.iter().map(|chit| format!("{chit:?}")).collect();
            let line = format!("art [{}], bonus ${}k", art.join(", "), outcome.bonus);
            self.say(&line.to_lowercase());
        }
        for member in &outcome.members {
            let tally = member.tally;
            let name = self.name(member.who);
            let line = format!(
                "{name}: {:?}, ideas {} (+{} -{} lost {}), noise {}, moves {}, reveals {}",
                member.status,
                member.ideas_left,
                tally.ideas_gained,
                tally.ideas_spent,
                tally.ideas_lost,
                tally.noise,
                tally.moves,
                tally.reveals
            );
            self.say(&line.to_lowercase());
        }
        self.say(&format!(
            "achievements: {}",
            outcome.achievements.join(", ")
        ));
        self.text.join("\n")
    }
}
