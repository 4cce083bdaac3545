//! Street Urchin, Grifter and Mastermind.

use super::*;

const MOVERS: [&str; 3] = ["street-urchin", "grifter", "mastermind"];
const SLIP: Command = Command::SlipPast { who: FIRST };

// covers: your-last-heist/ability:street-urchin/there-are-better-ways, your-last-heist/ability:grifter/there-are-better-ways, your-last-heist/ability:mastermind/there-are-better-ways
#[test]
fn they_never_subdue() {
    for character in MOVERS {
        let mut table = with("E2 EM GU", character)
            .skills(0, ["hit-n-run", "hurry"])
            .act([(0, 1), (0, 0), (0, 0)], &[1; 3]);
        // They may take the action; its subdue is of no use.
        table.commit(0, "Hit");
        assert_eq!(
            table.refused(subdue(&table, 0, 0, 2)),
            Refusal::CannotSubdue
        );
    }
}

// covers: your-last-heist/ability:street-urchin/there-are-better-ways, your-last-heist/ability:grifter/there-are-better-ways, your-last-heist/ability:mastermind/there-are-better-ways
#[test]
fn one_idea_leads_past_any_number_of_guards_for_the_rest_of_the_round() {
    for character in MOVERS {
        let mut table = with("E2 EM G2 GU EM", character)
            .skills(0, ["hurry", "yank-wires"])
            .act([(0, 2), (0, 0), (0, 0)], &[5, 1, 1]);
        table.set_ideas(0, 2);
        table.commit(0, "Sprint");
        assert_eq!(blocked(&mut table, 0, 0, 3), Refusal::HeldByGuard);
        table.ok(SLIP);
        step(&mut table, 0, 0, 3);
        step(&mut table, 0, 0, 4);
        assert_eq!(table.ideas(0), 1, "{character}");
        // The guards are still up, and next round they hold again.
        assert_eq!(table.count(Token::Guard, 0, 2), 2);
        step(&mut table, 0, 0, 3);
        pass(&mut table, 1);
        table.commit(0, "Run");
        assert_eq!(blocked(&mut table, 0, 0, 4), Refusal::HeldByGuard);
    }
}

// covers: your-last-heist/ability:street-urchin/there-are-better-ways
#[test]
fn slipping_past_needs_an_idea_and_the_talent() {
    let mut table = with("E2 GU EM", "street-urchin").act([(0, 1), (0, 1), (0, 0)], &[1; 3]);
    table.set_ideas(0, 0);
    assert_eq!(
        table.refused(SLIP),
        Refusal::NotEnoughIdeas { need: 1, have: 0 }
    );
    assert_eq!(
        table.refused(Command::SlipPast { who: SECOND }),
        Refusal::NoSuchAbility
    );
}

// covers: your-last-heist/ability:street-urchin/there-are-better-ways, your-last-heist/ability:grifter/there-are-better-ways, your-last-heist/ability:mastermind/there-are-better-ways, your-last-heist/rule:escape-phase
#[test]
fn in_escape_guards_cost_them_nothing_extra() {
    for character in MOVERS {
        let mut table = alarm(
            with("E2 G2 EM", character),
            [(0, 1), (0, 0), (0, 0)],
            [1, 0, 0],
        );
        table.ok(dash(&table, 0, 0, 0));
        assert_eq!(table.ideas(0), 0, "{character}");
    }
}

// covers: your-last-heist/ability:mastermind/inspire
#[test]
fn inspire_gives_two_ideas_to_one_player_for_a_noise() {
    for to in [FIRST, SECOND, THIRD] {
        let mut table = with("E2 EM", "mastermind").act([(0, 0); 3], &[1; 3]);
        set_ideas(&mut table, [0, 0, 0]);
        table.commit(0, "Inspire");
        assert_eq!(table.state.noise, 1);
        table.ok(Command::Inspire { who: FIRST, to });
        let ideas = [FIRST, SECOND, THIRD].map(|who| if who == to { 2 } else { 0 });
        assert_eq!([0, 1, 2].map(|who| table.ideas(who)), ideas);
        let more = Command::Inspire { who: FIRST, to };
        assert_eq!(table.refused(more), Refusal::NoneLeft);
    }
}

// covers: your-last-heist/ability:mastermind/inspire
#[test]
fn inspire_is_the_action_of_the_round_and_not_for_prisoners() {
    let mut table = with("E2 EM SX RX+MW", "mastermind")
        .npc("prisoner", 0)
        .act([(0, 2), (0, 0), (0, 0)], &[1; 3]);
    table.ok(panel(0, 0));
    let early = Command::Inspire {
        who: FIRST,
        to: SECOND,
    };
    assert_eq!(table.refused(early), Refusal::NoneLeft);
    table.commit(0, "Inspire");
    let npc = Command::Inspire {
        who: FIRST,
        to: NPC,
    };
    assert_eq!(table.refused(npc), Refusal::NoSuchCharacter);
    assert_eq!(table.find_commit(0, "Run"), None);
}
