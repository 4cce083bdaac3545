## Why a table cannot be set up

setup-unknown-edition = There is no edition called "{ $name }".
setup-unknown-scenario = There is no scenario called "{ $name }".
# $why says where and what (problem-at).
setup-bad-scenario = The scenario can't be played. { $why }
setup-crew-size =
    A crew has 3 or 4 characters. This one has { $count ->
        [0] none
       *[other] { $count }
    }.
setup-unknown-character = There is no character called "{ $name }".
setup-unknown-prebuilt = There is no pre-built character called "{ $name }".
setup-unknown-skill = There is no skill called "{ $name }".
setup-skill-count =
    { $member } needs two skills and has { $count ->
        [0] none
       *[other] { $count }
    }.
setup-same-skill-twice = { $member } has { $skill } twice. Choose two different skills.
setup-same-class = { $first } and { $second } are both of the class { $class }. A crew takes one of each.
setup-too-many-copies = { $count } characters want { $skill }, but the box has two copies.
setup-unknown-fixer = There is no fixer called "{ $name }".
setup-fixer-twice = The fixer { $name } is named twice.
setup-unknown-item = There is no item called "{ $name }".
setup-too-many-items =
    The box has only { $copies ->
        [one] one copy
       *[other] { $copies } copies
    } of { $name }.
setup-in-jail = { $member } is in jail and can only be played in a breakout.
setup-unknown-hideout = { $member } cannot start in hideout number { $number }: there is none.
setup-over-limit-cash = The crew can bring at most ${ $most }k.
setup-over-limit-jewels = The crew can bring at most { $most } jewels.
setup-over-limit-paintings = The crew can bring at most { $most } paintings.
setup-over-limit-items = A setup can name at most { $most } items.
setup-over-limit-heists-to-follow = At most { $most } heists can follow.
setup-over-limit-name-length = A name can have at most { $most } letters.
setup-over-limit-ideas-left = A character can keep at most { $most } ideas.
setup-no-series = { $edition } has no series of heists. Play its scenarios one at a time.
setup-too-many-pieces = The scenario has { $count } items and pieces of loot. At most { $most } fit on the table.
setup-missing = This job needs { $character } in the crew.
setup-not-brought = Only paintings and their fakes can be brought along, not { $chit }.
setup-shared-skill-cards = { $count } characters want a professional form of { $skill }, but the two forms share two cards.
