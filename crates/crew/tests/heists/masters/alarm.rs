//! What starts Escape: Sound the Alarm (25), an empty deck, too much noise, the team.

use super::*;

fn escaping(table: &Table) -> bool {
    table.state.phase == Phase::Escape
}

// covers: masters-of-the-heist/event:25, masters-of-the-heist/rule:sound-the-alarm
#[test]
fn the_alarm_as_active_event_starts_escape() {
    let mut table = board("E2 EM EM").deck("25").act([(0, 1); 3], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["25"]);
    assert!(escaping(&table));
    assert!(table.told(Event::EscapeBegan));
}

// covers: masters-of-the-heist/event:25, masters-of-the-heist/rule:sound-the-alarm, masters-of-the-heist/option:alarm-when-discarded
#[test]
fn the_alarm_discarded_in_the_action_phase_cuts_the_round_short() {
    let mut table = board("E2 EM CM").deck("25").act([(0, 1); 3], &[1; 3]);
    table.commit(0, "Walk");
    table.events.clear();
    // The camera discards the alarm; the others have not acted.
    go(&mut table, 0, 0, 2);
    assert!(escaping(&table));
    assert_eq!(table.played(), Vec::<&str>::new());
    let commit = Command::Commit {
        who: SECOND,
        action: ActionId(0),
        face: 0,
        aim: crew::Aim::NONE,
    };
    assert_eq!(table.refused(commit), Refusal::WrongPhase);
}

// covers: masters-of-the-heist/event:25, masters-of-the-heist/option:alarm-when-discarded, masters-of-the-heist/rule:noise
#[test]
fn noise_can_discard_the_alarm() {
    let mut table = board("E2 EM EM").deck("25").act([(0, 1); 3], &[1; 3]);
    table.commit(0, "Punch");
    table.commit(1, "Walk");
    assert!(!escaping(&table));
    table.commit(2, "Walk");
    assert!(escaping(&table));
    // What was left of the actions is gone.
    assert_eq!(pool(&table, FIRST), Pool::default());
}

// covers: masters-of-the-heist/event:25, masters-of-the-heist/rule:crises, masters-of-the-heist/rule:sound-the-alarm
#[test]
fn the_alarm_discarded_by_an_event_leaves_the_crises_unplayed() {
    let mut table = board("E2 EM CM RE EM")
        .deck("S1,3,25")
        .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
    table.end_round();
    assert_eq!(table.played(), ["3"]);
    assert!(escaping(&table));
    assert!(table.queue().is_empty());
    assert_eq!(table.state.tokens.active_guards(), 0);
}

// covers: masters-of-the-heist/event:25, masters-of-the-heist/rule:sound-the-alarm
#[test]
fn the_alarm_discarded_by_a_crisis_leaves_the_rest_unplayed() {
    let mut table = board("E2 EM EM RE EM")
        .deck("M1,S1,S5,25")
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.add(Token::DisabledCamera, 0, 2);
    table.end_round();
    assert_eq!(table.played(), ["M1", "S1"]);
    assert!(escaping(&table));
}

// covers: masters-of-the-heist/event:25, masters-of-the-heist/rule:sound-the-alarm
#[test]
fn an_alarm_that_sounds_leaves_no_question_open() {
    let mut table = board("E2 EM EM")
        .deck("12,25")
        .act([(0, 2), (0, 2), (0, 0)], &[1; 3]);
    table.add(Token::SubduedGuard, 0, 2);
    table.end_round();
    // The fourth noise reaches an alert slot: that is the alarm, and nobody else is asked.
    table.seat(0, Command::Accept);
    assert_eq!(table.prompt(), None);
    assert!(escaping(&table));
}

// covers: masters-of-the-heist/rule:sound-the-alarm, masters-of-the-heist/option:empty-deck-alarms
#[test]
fn an_empty_deck_sounds_the_alarm_in_the_event_phase() {
    let mut table = board("E2 EM EM").deck("M1,25").act([(0, 1); 3], &[1; 3]);
    // Nothing but the last card was left, and it is gone.
    table.state.events.top = table.state.events.len;
    table.end_round();
    assert_eq!(table.played(), Vec::<&str>::new());
    assert!(escaping(&table));
}

// covers: masters-of-the-heist/rule:raise-alert, masters-of-the-heist/option:empty-deck-alarms
#[test]
fn an_alert_with_an_empty_deck_sounds_the_alarm() {
    let mut table = board("E2 EM CM").deck("M1,25").act([(0, 1); 3], &[1; 3]);
    table.state.events.top = table.state.events.len;
    table.commit(0, "Walk");
    go(&mut table, 0, 0, 2);
    assert!(escaping(&table));
}

/// The noise marker on the slot before the last.
fn loud() -> Table {
    let mut table = night("E2 EM EM", "4,S5,7").act([(0, 1); 3], &[1; 3]);
    table.state.noise = 42;
    table
}

// covers: masters-of-the-heist/rule:noise, masters-of-the-heist/option:noise-end
#[test]
fn the_last_noise_slot_starts_escape_when_the_round_is_over() {
    let mut table = loud();
    table.commit(0, "Walk");
    assert_eq!((table.state.noise, table.alerts()), (43, 0));
    assert_eq!(table.state.phase, Phase::Action);
    table.end_round();
    // The event and the crisis still came.
    assert_eq!(table.played(), ["4", "S5"]);
    assert!(escaping(&table));
}

// covers: masters-of-the-heist/rule:noise, masters-of-the-heist/option:noise-end
#[test]
fn noise_beyond_the_last_slot_does_nothing() {
    let mut table = loud();
    table.commit(0, "Punch");
    table.commit(1, "Walk");
    assert_eq!((table.state.noise, table.alerts()), (43, 0));
}

// covers: masters-of-the-heist/rule:noise, masters-of-the-heist/option:noise-end, masters-of-the-heist/event:17
#[test]
fn noise_in_the_event_phase_can_end_the_track_too() {
    // The slots before the last are alerts: three cards are gone when the event comes.
    let mut table = night("E2 EM EM", "M1,M1,M1,17").act([(0, 1); 3], &[1; 3]);
    table.state.noise = 39;
    table.end_round();
    set_ideas(&mut table, [1, 0, 0]);
    assert_eq!(table.state.noise, 42);
    let (who, to) = (FIRST, SECOND);
    table.ok(Command::GiveIdea { who, to });
    assert_eq!(table.state.noise, 43);
    for seat in 0..3 {
        if table.prompt().is_some() {
            table.seat(seat, Command::Decline);
        }
    }
    assert!(escaping(&table));
}

// covers: masters-of-the-heist/rule:escape-any-time, masters-of-the-heist/option:escape-at-once, masters-of-the-heist/option:escape-waits-for-actions
#[test]
fn the_team_may_run_at_once_in_the_middle_of_its_actions() {
    let mut table = night("E2 EM EM EM", "5,S5").act([(0, 1); 3], &[1; 3]);
    table.commit(0, "Punch");
    go(&mut table, 0, 0, 2);
    table.events.clear();
    call_escape(&mut table);
    assert!(escaping(&table));
    assert_eq!(table.played(), Vec::<&str>::new());
}

// covers: masters-of-the-heist/rule:escape-any-time
#[test]
fn escape_is_the_whole_teams_choice() {
    let mut table = night("E2 EM EM EM", "5").act([(0, 1); 3], &[1; 3]);
    table.seat(0, Command::CallEscape);
    table.seat(1, Command::CallEscape);
    assert_eq!(table.state.phase, Phase::Action);
    table.seat(2, Command::CallEscape);
    assert!(escaping(&table));
}

// covers: masters-of-the-heist/rule:escape-any-time, masters-of-the-heist/rule:no-actions
#[test]
fn nobody_calls_escape_in_the_event_phase() {
    let mut table = night("E2 EM EM", "24").act([(0, 0), (0, 1), (0, 1)], &[1; 3]);
    table.end_round();
    assert_eq!(
        table.seat_refused(0, Command::CallEscape),
        Refusal::QuestionOpen
    );
}
