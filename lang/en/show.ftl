## getaway show and getaway scenarios: cards and jobs in the terminal

show-line = { $name }: { $text }
show-money = ${ $cash }k
show-edition = Edition
show-other-editions = In other editions

# How far somebody has come, and what a job asks for
strength-amateur = amateur
strength-semi-pro = semi-pro
strength-pro = pro

# Kinds of cards, after their name
show-kind-character = { $level } character
show-kind-prebuilt = a ready-made { $character }
show-kind-npc = non-player character
show-kind-skill = { $level } skill
show-kind-action = action
show-kind-item = item
show-kind-fixer = fixer
show-kind-event = event
show-kind-crisis = crisis
show-kind-square = square { $square } of the alert track
show-kind-achievement = achievement
show-kind-scenario = { $difficulty } scenario, { $location }
show-kind-edition = everything you can show

# What an edition holds
show-stories = Stories
show-scenarios = Scenarios
show-characters = Characters
show-prebuilts = Pre-built
show-skills = Skills
show-items = Items
show-fixers = Fixers
show-npcs = Non-player characters
show-actions = Actions
show-squares = Squares of the alert track
show-events = Events
show-crises = Crises
show-achievements = Achievements

# Cards
show-tokens = Planning tokens
show-ideas = Ideas
show-abilities = Abilities
show-grows = Grows into
show-grown = Grown from
show-lacks = Lacks
show-calm = { $name } (calm)
show-panicked = { $name } (panicked)
show-special = Special
show-special-text = the action of the scenario
show-on-six = On a six, { $action }
show-price = Price
show-copies = Copies
show-shop = In the shop
show-shop-always = from the start
show-shop-found = once a heist has found it
show-item-action = Action, { $action }
show-found = Found in
show-aliases = Also called
show-known = Known from the start.
show-won = Won in
show-decks = In the deck of

# What an action does
act-nothing = nothing
act-pays =
    { $count ->
        [one] costs 1 idea
       *[other] costs { $count } ideas
    }
act-face = on a { $face }
act-face-or = { $before } or { $face }
act-needs-camera = needs a live camera on an adjacent tile
act-needs-keycard = needs a keycard in hand
act-needs-documents = needs documents in hand
act-needs-outdoors = works on an entrance only
act-breach = opens an exit on an outer side of the tile, and Escape begins
act-loop-footage = cameras do nothing in this Action and Event phase
act-rewire = disables up to { $count } live cameras on or beside you and subdues the guards with them
act-grant = gives somebody { $count } subdues, disables or unlocks
act-toss-loot = tosses loot up to { $range } tiles in a straight line
act-kill-pixels = disables every known camera on { $range } hexes in a straight line, one noise for each hex hit
act-flashbang = subdues all guards on or beside you until the Event phase ends
act-blow-whistle = no dog chases for the rest of the Action phase
act-tweak-plan = everybody may shift one planning token to a neighboring hex
act-flick-keycard = throws a keycard along a straight free line
act-study-schematics = puts ${ $cash }k on the kennel and on each reinforcements hex, once per heist
act-inspire =
    { $count ->
        [one] gives another player an idea
       *[other] gives another player { $count } ideas
    }
act-tunnel = takes you to the space of another player

# A scenario
show-story = Story
show-story-chapter = chapter { $number } of { $story }
show-objective = Objective
show-reward = Reward
show-reward-fixer = the fixer { $fixer }
show-reward-handed = ${ $cash }k of what you bring out goes to the client
show-bonus = Bonus
show-needs = Needs
show-brought = Brought along
show-cash = Cash
show-help = Free in planning
show-help-freed = { $help }, if the prisoner from the earlier chapter was freed
show-crew = Crew
show-member = { $who } ({ $skills })
show-challenge = As a standalone challenge
show-challenge-crew = Crew of the challenge
show-map = Map
show-map-size = { $tiles } tiles, { $unknown } of them unknown, { $entrances }
show-entrances =
    { $count ->
        [one] 1 entrance
       *[other] { $count } entrances
    }
show-start = Start
show-start-limit = at most { $most } characters on an entrance
show-exits = Exits
show-exit-limit =
    { $most ->
        [one] one character each
       *[other] { $most } characters each
    }
show-tunnels = Tunnels
show-tunnels-limit = up to { $most }
show-safe = Safe
show-cracks =
    { $count ->
        [one] 1 crack
       *[other] { $count } cracks
    }
show-npc = Non-player character
show-npc-card = a { $card }
show-npc-action = action { $name } ({ $act })
show-bag = Bag
show-deck = Deck, { $count } cards from the top
show-track = the alert track (getaway show { $edition })
show-note = Note
show-rules = Special rules
show-legend = Legend

# The legend of a map
legend-blank = blank
legend-arrow = arrow
legend-nothing = nothing
legend-entrance = an entrance of the tile it points at
legend-tunnel = you can dig an entrance here in planning
legend-and = { $before } and { $next }
legend-unknown = unknown security
legend-server = server for remote locks { $letter }
legend-panel = { $color } control panel
legend-remote-lock = remote lock { $letter }
legend-ring = { $color } ring of sensors
legend-gate = lockdown gate { $letter }
legend-watchtower = watchtower
legend-reinforcements = reinforcements
legend-door = keycard door
legend-kennel = kennel
legend-safe = safe
legend-item = item
legend-story = marked by the scenario
legend-figure = somebody: see the special rules
legend-start = where everybody starts
legend-start-seat = where the character of seat { $seat } starts

## The list of scenarios

list-size = { $tiles } tiles, { $unknown } unknown, { $entrances }
list-job = { $name }: { $objective }
list-chapter = Chapter { $number }, { $name }: { $objective }
list-alone = { $job } Also a standalone challenge.
list-series = In a series: { $steps }
list-or = { $before } or { $next }
list-then = { $before }, then { $next }

## Names that nothing bears

unknown-name =
    { $kind ->
        [scenario] no scenario is called "{ $name }" (getaway scenarios lists them)
        [edition] no edition is called "{ $name }" (there are { $all })
        [prebuilt] no pre-built character is called "{ $name }" (getaway show lists every name)
       *[any] nothing is called "{ $name }" (getaway show lists every name)
    }
unknown-name-near =
    { $kind ->
        [scenario] no scenario
        [edition] no edition
        [prebuilt] no pre-built character
       *[any] nothing
    } is called "{ $name }". Did you mean { $near }?
