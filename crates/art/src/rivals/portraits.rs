//! The faces of mice, and of the dogs that watch for them.

use crate::portrait;
use ::rivals::Identity;
use maud::Markup;

/// The face of an identity, in the same frame and by the same rules as [`crate::crew::portrait`].
pub fn portrait(identity: Identity) -> Markup {
    portrait::of_mouse(identity.id())
}

/// The face of a guard, who is a dog too.
pub fn guard_portrait() -> Markup {
    portrait::of_dog_guard()
}

/// The face of a watchdog.
pub fn dog_portrait() -> Markup {
    portrait::of_watchdog()
}
