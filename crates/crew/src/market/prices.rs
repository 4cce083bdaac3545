//! What planning costs the team, for whoever shows it before it is paid.

use crate::command::Command;
use crate::content::cards::FixerPower;
use crate::position::Position;

impl Position<'_> {
    /// What a command of planning takes from the team's cash, in thousands.
    pub fn cash_price(self, command: &Command) -> u8 {
        let of = |power, count| self.price(power, count);
        match *command {
            Command::Buy { item, .. } => {
                let item = self.h.edition.items.get(usize::from(item));
                item.map_or(0, |item| self.item_price(item.price))
            }
            Command::PayReveal { .. } => self.reveal_price(),
            Command::BuyIdea { .. } => self.idea_price(),
            Command::PayThin => of(FixerPower::PaidReveals, 1),
            Command::BribeGuards { guards, dogs } => of(FixerPower::GuardsForBlanks, guards + dogs),
            Command::AddBlanks { blanks } => of(FixerPower::BlanksInBag, blanks),
            Command::AddIdeas { ideas } => of(FixerPower::IdeasInBag, ideas.saturating_sub(1)),
            Command::SwapLocks => of(FixerPower::LocksForBlanks, 1),
            Command::OnCall { blanks } => of(FixerPower::BlanksOnCall, blanks),
            Command::DisableCameras => of(FixerPower::CamerasDisabled, 1),
            Command::BuyIdeaTokens { tokens } => of(FixerPower::IdeaTokens, tokens),
            Command::BuyEvents { events } => of(FixerPower::MastermindEvents, events),
            Command::Bet { cash } => cash,
            Command::Divert { tokens } => tokens,
            _ => 0,
        }
    }
}

impl FixerPower {
    /// Whether the fixer helps once in a heist; the others help as often as they are asked.
    pub fn helps_once(self) -> bool {
        !matches!(
            self,
            FixerPower::Teamwork
                | FixerPower::Discount
                | FixerPower::PaidReveals
                | FixerPower::IdeasForLocks
                | FixerPower::BetterSales
                | FixerPower::IdeasInBag
        )
    }
}
