//! The sheet with shop and fixers.

use super::heists::{Step, company, job_count, play};
use super::*;
use crew::content::cards::FixerPower;
use crew::{Phase, Position};
use table::{FastDealer, Game};

/// Looks at every moment of planning in which something can be bought.
fn shopping(mut look: impl FnMut(&Step, &[Command])) {
    for seed in 0..2 * job_count() {
        play(seed, |step| {
            if step.after.phase != Phase::Plan || step.after.prompt().is_some() {
                return;
            }
            let mut legal = Vec::new();
            step.heist.legal(step.after, step.seat, &mut legal);
            look(step, &legal);
        });
    }
}

fn panel(step: &Step, legal: &[Command]) -> String {
    let company = company();
    let moment = Moment {
        lang: words::Language::english(),
        heist: step.heist,
        state: step.after,
        company: &company,
        story: &Story::default(),
        table: "t",
    };
    you::you(&moment, step.play, step.seat, legal).html
}

#[test]
fn a_price_is_what_is_paid() {
    let mut paid = 0;
    shopping(|step, legal| {
        for command in legal {
            let price = Position::new(step.heist, step.after).cash_price(command);
            let mut state = step.after.clone();
            let mut luck = FastDealer::new(1);
            let done = step
                .heist
                .apply(&mut state, step.seat, *command, &mut luck, &mut ());
            assert_eq!(done, Ok(()));
            let spent = step.after.team.cash.saturating_sub(state.team.cash);
            assert_eq!(spent, price, "{command:?}");
            paid += usize::from(price > 0);
        }
    });
    assert!(paid > 500, "{paid} prices prove little");
}

#[test]
fn the_sheet_says_what_cash_is_left_and_shows_one_of_several_numbers() {
    let mut bets = 0;
    shopping(|step, legal| {
        let is_bet = |command: &&Command| matches!(command, Command::Bet { .. });
        if legal.iter().filter(is_bet).count() < 2 {
            return;
        }
        let html = panel(step, legal);
        assert!(html.contains(&format!("${}k left", step.after.team.cash)));
        let choices = html.split("<span class=\"choice\"").skip(1);
        let (hidden, shown): (Vec<_>, Vec<_>) = choices
            .filter(|choice| choice.contains("\"do\":\"bet\"") || choice.contains("Bet $"))
            .partition(|choice| choice.starts_with(" hidden"));
        assert_eq!(shown.len(), 1, "one bet is in sight");
        assert_eq!(hidden.len() + 1, legal.iter().filter(is_bet).count());
        bets += 1;
    });
    assert!(bets > 3, "{bets} sheets prove little");
}

#[test]
fn only_a_fixer_who_helps_once_is_struck_out() {
    let (mut once, mut again) = (0, 0);
    shopping(|step, _| {
        let company = company();
        let moment = Moment {
            lang: words::Language::english(),
            heist: step.heist,
            state: step.after,
            company: &company,
            story: &Story::default(),
            table: "t",
        };
        let used = |card: &&crew::content::cards::FixerCard| {
            step.heist.has_fixer(card.power) && step.after.team.fixers_used.contains(card.power)
        };
        let used: Vec<FixerPower> = step
            .heist
            .edition
            .fixers
            .iter()
            .filter(used)
            .map(|card| card.power)
            .collect();
        let struck = team::team(&moment)
            .html
            .matches("<li class=\"used\"")
            .count();
        let (gone, open): (Vec<_>, Vec<_>) = used.into_iter().partition(|power| power.helps_once());
        assert_eq!(struck, gone.len());
        once += gone.len();
        again += open.len();
    });
    assert!(once > 10 && again > 10, "{once}, {again}");
}
