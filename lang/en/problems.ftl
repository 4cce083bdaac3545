## What is wrong with a scenario or another content file

# Where it is: a cell of the map by its label, else a field of the file by its path.
problem-at = { $place }: { $problem }
# The same in a list about files.
problem-in-file = { $file }: { $problem }
problem-in-text = { $file }:{ $line }:{ $column }: { $problem }
problem-warning = Warning: { $problem }

# The message is that of the program that reads the file, in English.
problem-syntax = This isn't TOML: { $message }
problem-shape = This entry can't be read: { $message }
problem-missing-file = The edition has no file "{ $name }".
problem-unknown-list = "{ $name }" isn't a kind of card.

problem-unknown-name-action = There is no action called "{ $name }".
problem-unknown-name-character = There is no character called "{ $name }".
problem-unknown-name-skill = There is no skill called "{ $name }".
problem-unknown-name-item = There is no item called "{ $name }".
problem-unknown-name-npc = There is no NPC called "{ $name }".
problem-unknown-name-fixer = There is no fixer called "{ $name }".
problem-unknown-name-prebuilt = There is no pre-built character called "{ $name }".
problem-unknown-name-card = There is no event or crisis card with the code "{ $name }".
problem-unknown-name-achievement = There is no achievement called "{ $name }".
problem-unknown-name-scenario = There is no scenario called "{ $name }".
problem-unknown-name-track = There is no noise track for "{ $name }".

problem-duplicate-id-action = Another action is already called "{ $id }".
problem-duplicate-id-character = Another character already has the id "{ $id }".
problem-duplicate-id-skill = Another skill already has the id "{ $id }".
problem-duplicate-id-item = Another item already has the id "{ $id }".
problem-duplicate-id-npc = Another NPC already has the id "{ $id }".
problem-duplicate-id-fixer = Another fixer already has the id "{ $id }".
problem-duplicate-id-prebuilt = Another pre-built character is already called "{ $id }".
problem-duplicate-id-card = Another event or crisis card already has the code "{ $id }".
problem-duplicate-id-achievement = Another achievement already has the id "{ $id }".
problem-duplicate-id-scenario = Another scenario already has the id "{ $id }".
problem-duplicate-id-track = Another noise track is already for "{ $id }".
problem-duplicate-track = Another noise track is already for { $players } players.

problem-wrong-faces = A skill has { $wanted } faces. This one has { $found }.
problem-wrong-growth =
    { $wanted ->
        [0] A professional card becomes nothing more, but this one names { $found }.
       *[other] An amateur card names { $wanted } cards it can become. This one names { $found }.
    }
problem-track-order = Alert slots must rise and stay below the last slot.

## Too much of something

problem-too-many-rows = The map has { $found } rows. At most { $most } fit.
problem-too-many-columns = The map has { $found } columns. At most { $most } fit.
problem-too-many-tiles = The map has { $found } tiles. At most { $most } fit.
problem-too-many-entrances = The map has { $found } entrances. At most { $most } are possible.
problem-too-many-tunnels = { $found } tunnels may be added. At most { $most } are possible.
problem-too-many-tunnel-ways = There are { $found } ways to dig a tunnel. At most { $most } are possible: take away some tunnel spaces (T).
problem-too-many-rules = There are { $found } rules. At most { $most } are possible.
problem-too-many-held-chits = A guard holds { $found } kinds of chits. At most { $most } are possible.
problem-too-many-goals = There are { $found } goals. At most { $most } are possible.
problem-too-many-items = There are { $found } items. At most { $most } are possible.
problem-too-many-bonuses = There are { $found } bonuses. At most { $most } are possible.
problem-too-many-notes = There are { $found } notes. At most { $most } are possible.
problem-too-many-characters = { $found } characters are named. At most { $most } are possible.
problem-too-many-paintings = There are { $found } paintings. At most { $most } are possible.
problem-too-many-bag-chits = The bag holds { $found } chits. At most { $most } fit.
problem-too-many-safe-chits = The safe holds { $found } chits. At most { $most } fit.
problem-too-many-safe-items = The safe holds { $found } items. At most { $most } fit.
problem-too-many-safe-cash = The safe holds ${ $found }k. At most ${ $most }k fit.
problem-too-many-icons = The special action has { $found } icons. At most { $most } are possible.
problem-too-many-special-reach = The special action costs or reaches { $found }. At most { $most } is possible.
problem-too-many-logs = The logs give { $found } at once. At most { $most } is possible.
problem-too-many-escorts = { $found } guards walk with the target. At most { $most } can.
problem-too-many-deck-cards = The deck has { $found } cards. At most { $most } are possible.
problem-too-many-crises = The deck has { $found } crises. At most { $most } are possible.

problem-empty-text-id = The id is empty.
problem-empty-text-name = The name is empty.
problem-empty-text-npc-name = The NPC's name is empty.
problem-empty-text-special-name = The special action's name is empty.
problem-empty-text-location = The location is empty.
problem-empty-text-objective = The objective is empty. Say what the crew has to do.
problem-empty-text-story = The story is empty.
problem-empty-text-rule-name = The rule's name is empty.
problem-empty-text-rule-text = The rule's text is empty.
problem-empty-text-note = This note is empty.
problem-empty-text-bonus-text = The bonus's text is empty.
problem-empty-text-deck = The deck is empty.

problem-text-too-long-id = The id has { $found } letters. At most { $most } fit.
problem-text-too-long-name = The name has { $found } letters. At most { $most } fit.
problem-text-too-long-npc-name = The NPC's name has { $found } letters. At most { $most } fit.
problem-text-too-long-special-name = The special action's name has { $found } letters. At most { $most } fit.
problem-text-too-long-location = The location has { $found } letters. At most { $most } fit.
problem-text-too-long-objective = The objective has { $found } letters. At most { $most } fit.
problem-text-too-long-story = The story has { $found } letters. At most { $most } fit.
problem-text-too-long-rule-name = The rule's name has { $found } letters. At most { $most } fit.
problem-text-too-long-rule-text = The rule's text has { $found } letters. At most { $most } fit.
problem-text-too-long-note = This note has { $found } letters. At most { $most } fit.
problem-text-too-long-bonus-text = The bonus's text has { $found } letters. At most { $most } fit.
problem-text-too-long-deck = The deck is written in { $found } letters. At most { $most } fit.

## The map

problem-empty-map = The map has no tile.
problem-unknown-tile = "{ $code }" isn't a tile code.
problem-tile-of-other-edition-discovery-beacon = "{ $code }" is a discovery beacon. This edition has none.
problem-uneven-row = This row has { $found } cells, the first row { $wanted }. Make them equally long.
problem-entrance-touches-no-tile = This entrance touches no tile.
problem-no-way-in = Nobody can get in: there is no entrance, and nobody starts inside.
problem-no-way-out = Nobody can get out: there is no exit, and no hideout to end in.
problem-too-few-starts =
    Only { $room ->
        [one] one character finds
       *[other] { $room } characters find
    } room to start, but { $need } have to. Add entrances or raise the limit.
problem-tunnel-touches-no-tile = This tunnel space touches no tile.
problem-more-tunnels-than-cells =
    { $tunnels ->
        [one] One tunnel
       *[other] { $tunnels } tunnels
    } may be added, but the map has { $cells ->
        [0] no tunnel space
        [one] one tunnel space
       *[other] { $cells } tunnel spaces
    } (T).
problem-unused-tunnels = The map has tunnel spaces (T), but no tunnel may be added.
problem-gate-missing = Lockdown gate { $letter } is missing. Gates close in order, starting with A.
problem-second-gate = This is a second lockdown gate { $letter }.
problem-second-kennel = This is a second kennel. A map has one at most.
problem-second-safe = This is a second safe. A map has one at most.
problem-safe-hex-without-safe = There is a safe here, but the scenario doesn't say what is in it.
problem-safe-without-hex = There is a safe, but the map has no hex for it (S).
problem-safe-without-cracks = A safe takes at least one crack.
problem-item-hexes =
    { $items ->
        [0] No item is
        [one] One item is
       *[other] { $items } items are
    } named, but the map has { $hexes ->
        [0] no item hex
        [one] one item hex
       *[other] { $hexes } item hexes
    } (I).
problem-place-without-npc = A white figure is here, but the scenario has neither an NPC nor the rule "break-in".
problem-npc-without-place = The NPC has no hex on the map (MW, RXM or RYM).
problem-second-npc-place = The NPC already has another hex.
problem-npc-special-missing = This NPC has a special action. The scenario must say which.
problem-needs-npc-rule = The rule "{ $by }" needs an NPC.
problem-needs-npc-goal = The goal "{ $by }" needs an NPC.
problem-needs-story-hex-rule = The rule "{ $by }" needs a story hex (*) on the map.
problem-needs-story-hex-goal = The goal "{ $by }" needs a story hex (*) on the map.
problem-remote-lock-without-server = Nothing opens this remote lock. Add a server { $letter }.
problem-door-without-keycard = Nothing opens this door. Put a keycard on the map, in the bag or in the safe.
problem-unreached-tile = No way leads here from the first tile.

## Goals, bag and deck

problem-bag-too-small =
    The bag holds { $bag ->
        [0] no chit
        [one] one chit
       *[other] { $bag } chits
    }, too few for { $unknown } security tiles (SC).
problem-no-goal = There is no goal.
problem-not-loot = { $chit } can't be carried out. Only loot can.
problem-goal-impossible =
    The goal asks for { $chit }, but there { $found ->
        [0] is none
        [one] is only one
       *[other] are only { $found }
    } on the map, in the bag and in the safe.
problem-too-little-art =
    The objective asks for { $wanted ->
        [one] one painting
       *[other] { $wanted } paintings
    }, but the map has { $found ->
        [0] none
       *[other] only { $found }
    }.
problem-too-little-cash = The objective asks for ${ $wanted }k, but there is only ${ $found }k.
problem-empty-deck = The deck is empty.
problem-bad-range = "{ $range }" isn't a card or a range of cards such as 1-8.
problem-no-final-crisis = The last card of the deck must be one that sounds the alarm.
problem-early-final-crisis = { $card } sounds the alarm, so it must be the last card of the deck.
