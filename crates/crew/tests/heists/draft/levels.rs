//! Between two heists: better cards for those who got away, new people for those who were busted.

use super::series::*;
use super::*;

// covers: your-last-heist-draft/rule:level-up
#[test]
fn the_new_card_counts_from_the_next_plan_on() {
    let mut evening = won();
    evening.give(0, level_up(0, 1));
    evening.everybody(Command::Ready);
    let bruiser = &evening.state().crew[0];
    assert_eq!((bruiser.tokens, bruiser.ideas), (9, 4));
    // Ideas are dealt anew: the burglar had spent both.
    assert_eq!(evening.state().crew[1].ideas, 2);
}

// covers: your-last-heist-draft/rule:level-up
#[test]
fn a_choice_may_be_changed_or_given_up_until_one_is_done() {
    let mut evening = won();
    evening.give(0, level_up(0, 1));
    evening.give(0, level_up(0, 2));
    assert_eq!(evening.refused(0, level_up(0, 2)), Refusal::NothingToChange);
    evening.give(0, level_up(0, 0));
    evening.give(0, Command::Ready);
    assert_eq!(evening.refused(0, level_up(0, 1)), Refusal::AlreadyReady);
    for seat in 1..4 {
        evening.give(seat, Command::Ready);
    }
    assert_eq!(evening.characters()[0], "thug");
}

// covers: your-last-heist-draft/rule:level-up
#[test]
fn cards_of_level_two_do_not_grow() {
    let crew = ["bruiser", "burglar", "angry-locksmith", "script-kiddie"];
    let mut skills = SKILLS;
    skills[0] = ["ninja", "smash-n-grab"];
    let mut evening = evening(crew, skills);
    evening.play(true, None);
    for choice in [1, 2] {
        assert_eq!(
            evening.refused(0, level_up(0, choice)),
            Refusal::NoBetterCard
        );
        assert_eq!(
            evening.refused(0, level_up(1, choice)),
            Refusal::NoBetterCard
        );
    }
    evening.give(0, level_up(2, 1));
}

// covers: your-last-heist-draft/rule:level-up, your-last-heist-draft/rule:skills
#[test]
fn two_copies_of_a_skill_are_all_there_are() {
    let mut skills = SKILLS;
    skills[1] = ["ninja", "bypass"];
    skills[2] = ["ninja", "yank-wires"];
    let mut evening = evening(CREW, skills);
    evening.play(true, None);
    assert_eq!(evening.refused(0, level_up(1, 1)), Refusal::CardTaken);
    evening.give(0, level_up(1, 2));
}

// covers: your-last-heist-draft/rule:busted, your-last-heist-draft/rule:level-up
#[test]
fn a_busted_player_does_not_level_up_but_takes_a_new_beginner() {
    let mut evening = evening(CREW, SKILLS);
    evening.play(true, Some(2));
    assert_eq!(evening.state().phase, Phase::LevelUp);
    assert_eq!(evening.state().crew[2].status, Status::Busted);
    assert_eq!(evening.refused(2, level_up(0, 1)), Refusal::Busted);
    assert_eq!(evening.refused(2, Command::Ready), Refusal::ChooseCards);
    evening.give(2, recruit(0, character("lookout")));
    evening.give(2, recruit(1, skill("hit-n-run")));
    assert_eq!(evening.refused(2, Command::Ready), Refusal::ChooseCards);
    evening.give(2, recruit(2, skill("yank-wires")));
    evening.everybody(Command::Ready);
    assert_eq!(evening.characters()[2], "lookout");
    assert_eq!(evening.skills(2), ["hit-n-run", "yank-wires"]);
    assert_eq!(evening.state().crew[2].status, Status::Active);
}

// covers: your-last-heist-draft/rule:busted
#[test]
fn recruits_are_beginners_whose_cards_are_free() {
    let mut evening = evening(CREW, SKILLS);
    evening.play(true, Some(2));
    let mut refused = |part, card| evening.refused(2, recruit(part, card));
    assert_eq!(refused(0, character("watchman")), Refusal::NoSuchThing);
    assert_eq!(refused(1, skill("ninja")), Refusal::NoSuchThing);
    assert_eq!(refused(0, character("burglar")), Refusal::CardTaken);
    // Two others have it.
    assert_eq!(refused(1, skill("hurry")), Refusal::CardTaken);
    assert_eq!(evening.refused(0, recruit(0, 0)), Refusal::NotBusted);
    // The old card is theirs to take up again.
    evening.give(2, recruit(0, character("angry-locksmith")));
}

// covers: your-last-heist-draft/rule:level-up
#[test]
fn choices_between_heists_are_taken_back_like_any_other() {
    let mut evening = won();
    evening.give(0, level_up(0, 1));
    evening.give(1, level_up(0, 1));
    let undone = evening.undo(0).expect("nobody built on it");
    assert_eq!(undone.command, level_up(0, 1));
    assert_eq!(evening.state().levels.better[0], [Upgrade::KEEP; 3]);
}
