//! How a database comes to its present shape: numbered steps, each done once, in order.
//!
//! The steps are SQL of one kind of database and stand in its folder; the numbers and what they mean are the same for all.

use super::StoreError;

/// One step: what leads from the version before to this one.
#[derive(Clone, Copy, Debug)]
pub struct Migration {
    /// The version of the database once this is done. The first is 1, and none is left out.
    pub version: u32,
    pub sql: &'static str,
}

/// What is still to be done to a database of this version; 0 is an empty one. One that is newer than all we know is refused.
pub fn pending(all: &[Migration], version: u32) -> Result<&[Migration], StoreError> {
    let known = all.last().map_or(0, |last| last.version);
    if version > known {
        return Err(StoreError::TooNew {
            found: version,
            known,
        });
    }
    let done = all.partition_point(|step| step.version <= version);
    Ok(&all[done..])
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Migration; 2] = [
        Migration {
            version: 1,
            sql: "first",
        },
        Migration {
            version: 2,
            sql: "second",
        },
    ];

    #[test]
    fn only_what_is_not_done_yet_is_to_be_done() {
        let rest = |version| {
            let steps = pending(&ALL, version).unwrap().iter();
            steps.map(|step| step.sql).collect::<Vec<_>>()
        };
        assert_eq!(rest(0), ["first", "second"]);
        assert_eq!(rest(1), ["second"]);
        assert_eq!(rest(2), [""; 0]);
    }

    #[test]
    fn a_newer_database_is_refused() {
        let refused = pending(&ALL, 3).unwrap_err();
        assert!(matches!(refused, StoreError::TooNew { found: 3, known: 2 }));
    }
}
