//! Options that change the set-up or the end of a turn. The others stand with the rule they change.

use crate::kit::{card, table_with, tokens};
use rivals::{Colour, Command, Event, Phase, Refusal, Rivals, Setup};
use table::{FastDealer, Game, Seat};

fn heat(players: u8, change: impl FnOnce(&mut rivals::Rules)) -> ([Colour; 5], [u8; 5]) {
    let mut setup = Setup::new(players);
    change(&mut setup.rules);
    let game = Rivals::new(setup).expect("a good setup");
    let state = game.start(&mut FastDealer::new(1), &mut ());
    (game.heat, state.public.heat)
}

// covers: option:heat-by-chart, ruling:25
#[test]
fn heat_by_the_chart_goes_as_far_as_the_supply() {
    assert_eq!(heat(2, |rules| rules.heat_by_chart = true).1, [2; 5]);
    // Nine orange tokens: three in the bag, four and then only two on the track. Purple and blue suffice.
    assert_eq!(
        heat(4, |rules| rules.heat_by_chart = true).1,
        [4, 2, 4, 4, 4]
    );
}

// covers: option:older-heat-track
#[test]
fn an_older_heat_track() {
    use Colour::{Orange, Purple, Red};
    let (colours, counts) = heat(3, |rules| rules.older_heat_track = true);
    assert_eq!(colours, [Orange, Orange, Red, Red, Purple]);
    assert_eq!(counts, [2; 5]);
}

// covers: option:obstacles-per-job
#[test]
fn jobs_of_five_end_after_the_fifth() {
    let mut table = table_with(2, |rules| rules.obstacles_per_job = 5)
        .top("A5")
        .will_draw("yellow+1 yellow+1");
    table.faces("A5");
    assert_eq!(table.job("A"), None);
    assert_eq!(
        table.game.score(&table.state.public, table::Seat(0)).bonus,
        1
    );
}

// covers: option:training-montage
#[test]
fn training_is_never_used_up_and_pays_nothing() {
    let mut table =
        table_with(2, |rules| rules.training_montage = true).will_draw("yellow+1 yellow+1");
    assert_eq!(table.game.jobs().count(), 5);
    table.faces("T1");
    assert_eq!(table.obstacles(0), [""; 0]);
    assert_eq!(table.state.public.waiting[0], tokens("green"));
    assert_eq!(table.job("T"), Some("T1"));
}

// covers: option:training-montage
#[test]
fn a_failed_training_stays() {
    let mut table = table_with(2, |rules| rules.training_montage = true)
        .skills(0, [0; 3])
        .will_draw("yellow+1 yellow+1");
    table.faces_by("T1", 2);
    assert_eq!(table.job("T"), Some("T1"));
}

// covers: option:discard-before-drawing, ruling:18
#[test]
fn discarding_first_only_by_the_option() {
    let mut table = table_with(2, |rules| rules.discard_before_drawing = true)
        .hand(0, &["side-step", "long-game"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").nobody_else_helps().resolves();
    assert_eq!(table.state.public.phase, Phase::Prepare);
    let discard = |id| Command::Discard { card: card(id) };
    table.refuses(1, discard("side-step"), Refusal::NotYourTurn);
    table.refuses(0, discard("bite-hard"), Refusal::NotInYourHand);
    table.does(0, discard("long-game"));
    assert_eq!(table.discarded(), ["long-game"]);
    table.does(0, Command::Draw);
    assert_eq!(table.state.public.hands[0], 5);
    assert_eq!(table.luck.cards_drawn, 4);
}

/// Who showed an assist has not stood idle, even if it was lost.
// covers: option:idle-helpers-draw, ruling:17
#[test]
fn a_lost_assist_is_not_idleness() {
    let mut table = table_with(2, |rules| rules.idle_helpers_draw = true)
        .hand(0, &["side-step"])
        .hand(1, &["long-game"])
        .will_draw("yellow+1 yellow+1");
    table.faces("B1").helps(1, "long-game");
    table.saw(Event::Lost {
        seat: Seat(1),
        card: card("long-game"),
    });
    assert_eq!(table.state.public.hands[1], 0);
}

/// On photographs of the card its number is covered; usually it is read as none.
// covers: option:go-big-adds-one, card:go-big-or-go-home
#[test]
fn the_covered_number_of_go_big_or_go_home() {
    let mut table = table_with(2, |rules| rules.go_big_adds_one = true)
        .hand(0, &["side-step"])
        .hand(1, &["go-big-or-go-home"])
        .pawn(1, "B")
        .will_draw("yellow+1 yellow+1 orange-1");
    table.faces("B1").helps(1, "go-big-or-go-home");
    assert_eq!(table.state.public.test.number, 1);
    assert_eq!(table.state.public.test_tokens().len(), 3);
}
