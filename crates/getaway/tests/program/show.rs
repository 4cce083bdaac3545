use crate::kit::{complaint, run, said};
use crew::content::{Edition, editions};

fn shown(name: &str) -> String {
    let output = run(&["show", name]);
    said(&output).to_owned()
}

/// The page of `name` says all of this.
fn says(name: &str, parts: &[&str]) {
    let page = shown(name);
    // Where lines break does not matter.
    let flat = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in parts {
        assert!(flat.contains(part), "{part:?} is not in:\n{page}");
    }
}

#[test]
fn a_character_with_actions_abilities_and_growth() {
    says(
        "thug",
        &[
            "Thug: amateur character",
            "Planning tokens: 7",
            "Walk: noise, move",
            "ADRENALINE",
            "Grows into: Bruiser, Operative",
        ],
    );
    says("Bruiser", &["pro character", "Grown from: Thug"]);
}

#[test]
fn a_skill_with_six_faces_and_what_it_lacks() {
    says(
        "hurry",
        &[
            "1 Run: 2 noise, 2 moves",
            "6 Examine: 3 ideas, noise",
            "Lacks: disable, subdue",
            "Grows into: Ninja, Prowl",
        ],
    );
}

#[test]
fn an_event_and_a_crisis_by_code_or_name() {
    says("1", &["1 Hidden Cameras: event", "In the deck of: "]);
    says("hidden cameras", &["1 Hidden Cameras: event"]);
    says("c1", &["C1 Reinforcements: crisis"]);
}

#[test]
fn things_and_people() {
    says(
        "cheap-picks",
        &["Price: $4k", "Rake: 2 unlocks", "BREAKABLE"],
    );
    says("lucky-penny", &["once a heist has found it", "Found in: "]);
    says(
        "fence",
        &[
            "fixer",
            "Also called: Pawn Shop Owner",
            "Won in: The Inclusion Job",
        ],
    );
    says("Old Friend", &["Known from the start."]);
    says(
        "hostage",
        &["(calm)", "(panicked)", "SQUIRRELY", "On a six, Pause"],
    );
    says("Tiny", &["a ready-made Thug", "Wing It: 1 Discover"]);
    says("Pause", &["action", "idea"]);
    says("on-fumes", &["achievement"]);
}

#[test]
fn a_name_may_be_several_words() {
    let output = run(&["show", "The", "Black", "Box"]);
    assert!(said(&output).starts_with("The Black Box: pro scenario"));
}

#[test]
fn a_scenario_in_full() {
    says(
        "the-black-box",
        &[
            "Objective: ",
            "Reward: the fixer The Architect",
            "Safe: 3 cracks, Safecracking Tools, $5k",
            "Bag: 4 guards",
            "Deck, 30 cards from the top: 1 Hidden Cameras",
            "Special rules",
            "KCL: keycard door",
        ],
    );
}

#[test]
fn every_map_shows_every_space_and_explains_every_code() {
    let scenarios =
        editions().map(|edition| edition.scenarios.iter().map(move |job| (edition, job)));
    for (edition, scenario) in scenarios.into_iter().flatten() {
        let page = shown(&format!("{}/{}", edition.id, scenario.draft.id));
        let (map, legend) = page.split_once("\nLegend\n").expect("a legend");
        let (_, map) = map.rsplit_once("\n\n").expect("a map");
        let spaces = scenario.board.tile_count() + scenario.board.exit_count();
        for space in 0..spaces {
            assert!(map.contains(&space.to_string()), "{space}:\n{page}");
        }
        for code in scenario.draft.map.split_whitespace() {
            let known = match code {
                "GP" => continue,
                "EM" => "blank",
                "E1" | "E2" | "E3" | "E4" | "E5" | "E6" => "arrow",
                code => code,
            };
            assert!(legend.contains(&format!("  {known}: ")), "{known}:\n{page}");
        }
    }
}

#[test]
fn odd_rows_of_a_map_lie_half_a_hex_to_the_right() {
    let page = shown("the-black-box");
    let column = |hex: &str| page.lines().find_map(|line| line.find(hex)).expect(hex);
    // Row 1 has GKC in column 3; row 2 begins with the kennel in column 2.
    assert_eq!(column("| GKC |"), column("| DK  |") + 3);
}

#[test]
fn every_card_can_be_shown() {
    for edition in editions() {
        every_card_of(edition);
    }
}

fn every_card_of(edition: &Edition) {
    let codes = edition.cards.iter().map(|card| &card.code);
    let ids = (edition.characters.iter().map(|card| &card.id))
        .chain(edition.skills.iter().map(|card| &card.id))
        .chain(edition.items.iter().map(|card| &card.id))
        .chain(edition.fixers.iter().map(|card| &card.id))
        .chain(edition.npcs.iter().map(|card| &card.id))
        .chain(edition.prebuilts.iter().map(|card| &card.name))
        .chain(edition.actions.iter().map(|card| &card.name))
        .chain(codes);
    for id in ids {
        let name = format!("{}/{id}", edition.id);
        assert!(shown(&name).lines().count() > 1, "{name}");
    }
}

#[test]
fn a_name_is_looked_for_in_the_edition_that_is_said() {
    let of = |arguments: &[&str]| said(&run(arguments)).to_owned();
    let newest = of(&["show", "the-inclusion-job"]);
    assert!(newest.contains("Edition: Master Heist 24.0"));
    assert!(newest.contains("In other editions: masters-of-the-heist/the-inclusion-job"));
    let older = of(&["show", "masters-of-the-heist/The Inclusion Job"]);
    assert!(older.contains("Edition: Masters of the Heist 17.1"));
    assert!(!older.contains("In other editions"));
    let asked = [
        "show",
        "the-inclusion-job",
        "--edition",
        "masters-of-the-heist",
    ];
    assert_eq!(of(&asked), older);
    // Only one edition has it, so no edition need be said.
    let fence = of(&["show", "the-fence"]);
    assert!(fence.contains("Story: chapter 1 of The Venetian Swap"));
    let output = run(&["show", "thug", "--edition", "chess"]);
    assert!(complaint(&output).contains("no edition is called \"chess\""));
}

#[test]
fn an_edition_is_shown_by_its_name() {
    says(
        "your-last-heist",
        &[
            "Your Last Heist 2016: everything you can show",
            "Stories: The Fall Guys, The Venetian Swap, The Smugglers",
            "Squares of the alert track: 1 Outta My Way!",
            // The last chapter of the first story is called like the box.
            "Story: chapter 3 of The Fall Guys",
        ],
    );
    says(
        "your-last-heist/8",
        &["8 Suspicious Guards / Caught in a Reflection: square 8 of the alert track"],
    );
}

#[test]
fn rings_are_told_by_colour_and_drawn_around_what_they_hold() {
    let page = shown("your-last-heist-draft/the-vault");
    for part in [
        "RZ+RX+JW: purple ring of sensors and yellow ring of sensors and a jewel",
        "SY: cyan control panel",
        "\\RZX/",
    ] {
        assert!(page.contains(part), "{part}:\n{page}");
    }
    says("the-dark-horse-job", &["remote lock Y"]);
}

#[test]
fn without_a_name_all_names_are_listed() {
    let page = shown("");
    for name in [
        "The Black Box",
        "Bruiser",
        "Tiny",
        "Fence",
        "C1 Reinforcements",
    ] {
        let flat = page.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(name), "{name}");
    }
}

#[test]
fn an_unknown_name_brings_the_nearest() {
    let output = run(&["show", "bruser"]);
    assert!(complaint(&output).contains("Did you mean Bruiser"));
    let output = run(&["show", "black box"]);
    assert!(complaint(&output).contains("The Black Box"));
    let output = run(&["show", "qqqqqq"]);
    assert!(complaint(&output).contains("nothing is called \"qqqqqq\""));
}
