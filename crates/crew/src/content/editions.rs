//! The content files of each edition, the scenarios in the booklet's order.

macro_rules! content {
    ($folder:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../content/", $folder, "/", $name)))),*]
    };
}

pub const MASTER_HEIST: &[(&str, &str)] = content!["master-heist":
    "edition.toml",
    "actions.toml",
    "characters.toml",
    "skills.toml",
    "items.toml",
    "npcs.toml",
    "fixers.toml",
    "crews.toml",
    "noise.toml",
    "achievements.toml",
    "events.toml",
    "crises.toml",
    "scenarios/the-inclusion-job.toml",
    "scenarios/the-startup-job.toml",
    "scenarios/the-dark-horse-job.toml",
    "scenarios/the-greedy-prisoner.toml",
    "scenarios/the-blind-justice-job.toml",
    "scenarios/the-melee-job.toml",
    "scenarios/the-side-channel.toml",
    "scenarios/the-hospitality-job.toml",
    "scenarios/the-proving-grounds.toml",
    "scenarios/the-safehouse-rescue.toml",
    "scenarios/the-black-box.toml",
    "scenarios/the-marathon-job.toml",
    "scenarios/county-the-bricks.toml",
    "scenarios/county-the-river.toml",
    "scenarios/county-the-hole.toml",
    "scenarios/the-final-score-part-1.toml",
    "scenarios/the-final-score-part-2.toml",
];

pub const MASTERS_OF_THE_HEIST: &[(&str, &str)] = content!["masters-of-the-heist":
    "edition.toml",
    "actions.toml",
    "characters.toml",
    "skills.toml",
    "items.toml",
    "npcs.toml",
    "fixers.toml",
    "crews.toml",
    "noise.toml",
    "events.toml",
    "crises.toml",
    "scenarios/the-inclusion-job.toml",
    "scenarios/the-startup-job.toml",
    "scenarios/the-exhibition-job.toml",
    "scenarios/the-blind-justice-job.toml",
    "scenarios/the-safehouse-rescue.toml",
    "scenarios/county-the-bricks.toml",
];

pub const YOUR_LAST_HEIST: &[(&str, &str)] = content!["your-last-heist":
    "edition.toml",
    "actions.toml",
    "characters.toml",
    "skills.toml",
    "npcs.toml",
    "crews.toml",
    "noise.toml",
    "events.toml",
    "crises.toml",
    "scenarios/the-smuggler-tip.toml",
    "scenarios/the-warehouse-job.toml",
    "scenarios/your-last-heist.toml",
    "scenarios/the-fence.toml",
    "scenarios/the-gallery-job.toml",
    "scenarios/the-provenance.toml",
    "scenarios/the-collector.toml",
    "scenarios/the-long-swap.toml",
    "scenarios/the-redemption-job.toml",
    "scenarios/the-demolitions-guy.toml",
    "scenarios/the-jeweler.toml",
    "scenarios/the-backdoor-job.toml",
    "scenarios/the-forum-job.toml",
];

pub const YOUR_LAST_HEIST_DRAFT: &[(&str, &str)] = content!["your-last-heist-draft":
    "edition.toml",
    "actions.toml",
    "characters.toml",
    "skills.toml",
    "crews.toml",
    "noise.toml",
    "events.toml",
    "crises.toml",
    "scenarios/the-chateau.toml",
    "scenarios/the-gallery.toml",
    "scenarios/the-museum.toml",
    "scenarios/the-vault.toml",
];

/// The cards of Master Heist that a first job needs, and the job.
pub const TRAINING: &[(&str, &str)] = &[
    (
        "edition.toml",
        include_str!("../../content/training/edition.toml"),
    ),
    (
        "actions.toml",
        include_str!("../../content/master-heist/actions.toml"),
    ),
    (
        "characters.toml",
        include_str!("../../content/master-heist/characters.toml"),
    ),
    (
        "skills.toml",
        include_str!("../../content/master-heist/skills.toml"),
    ),
    (
        "items.toml",
        include_str!("../../content/master-heist/items.toml"),
    ),
    (
        "crews.toml",
        include_str!("../../content/master-heist/crews.toml"),
    ),
    (
        "noise.toml",
        include_str!("../../content/master-heist/noise.toml"),
    ),
    (
        "events.toml",
        include_str!("../../content/master-heist/events.toml"),
    ),
    (
        "crises.toml",
        include_str!("../../content/master-heist/crises.toml"),
    ),
    (
        "scenarios/the-pawnshop.toml",
        include_str!("../../content/training/scenarios/the-pawnshop.toml"),
    ),
];

/// The same with the cards of Your Last Heist, whose alerts move a bar.
pub const TRAINING_ALERTS: &[(&str, &str)] = &[
    (
        "edition.toml",
        include_str!("../../content/training-alerts/edition.toml"),
    ),
    (
        "actions.toml",
        include_str!("../../content/your-last-heist/actions.toml"),
    ),
    (
        "characters.toml",
        include_str!("../../content/your-last-heist/characters.toml"),
    ),
    (
        "skills.toml",
        include_str!("../../content/your-last-heist/skills.toml"),
    ),
    (
        "crews.toml",
        include_str!("../../content/your-last-heist/crews.toml"),
    ),
    (
        "noise.toml",
        include_str!("../../content/your-last-heist/noise.toml"),
    ),
    (
        "events.toml",
        include_str!("../../content/your-last-heist/events.toml"),
    ),
    (
        "crises.toml",
        include_str!("../../content/your-last-heist/crises.toml"),
    ),
    (
        "scenarios/the-corner-store.toml",
        include_str!("../../content/training-alerts/scenarios/the-corner-store.toml"),
    ),
];
