## Pages: scenarios and cards

difficulty-amateur = Amateur
difficulty-semi-pro = Semi-pro
difficulty-pro = Pro

scenario-picture = Floor plan of { $name }
scenario-bag = In the security bag
scenario-objective = Objective:
scenario-rules =
    { $count ->
        [one] One special rule
       *[other] { $count } special rules
    }
scenario-reward = Success brings
scenario-handed = ${ $cash }k of what you bring out goes to the client.
scenario-chapter = chapter { $number }
scenario-cash = The team begins with ${ $cash }k.
scenario-help = While planning you have { $reveals } free reveals and { $ideas } free ideas.
scenario-help-freed = If the prisoner of an earlier chapter was freed, you have { $reveals } free reveals and { $ideas } free ideas while planning.
scenario-loot = The team brings { $things }.
scenario-safe =
    { $cracks ->
        [one] The safe takes one crack.
       *[other] The safe takes { $cracks } cracks.
    }
scenario-deck = Deck: { $deck }
scenario-npc = You meet:
scenario-requires = Must be there:
scenario-crew = A crew for it
scenario-challenge = Standalone
scenario-challenge-freed = The prisoner from the earlier chapter was freed.
scenario-notes = Notes
scenario-frees = everyone who gets out is free again
scenario-play = Play

cards-title = The cards
cards-lead = All { $count } cards and jobs of { $edition }, to look up.
cards-filter = Search the cards
cards-kinds = Kinds of cards
cards-none = No card matches.
cards-characters = Characters
cards-characters-about = One of each class can be on a heist. Their own actions work whatever the die shows.
cards-skills = Skills
cards-skills-about = Everyone has two. The die picks which of the six actions you're offered.
cards-items = Items
cards-items-about = Bought in the shop while planning, or found on the job.
cards-items-about-shop = Bought in the shop while planning.
cards-actions = Actions
cards-actions-about = What the icons of each action are, and whose action it is.
cards-prebuilts = Ready-made characters
cards-prebuilts-about = A character card with two skills that go well with it.
cards-chits = Chits and pieces
cards-chits-about = What can be in a room, and what is built into the map.
cards-stories = Stories
cards-stories-about = Jobs told as chapters, one after the other.
cards-squares = Squares of the alert track
cards-squares-about = The security die picks one of those ahead of the bar every round.
cards-reinforcements = Reinforcements
cards-reinforcements-about = They come once, when the bar has passed the radio.
cards-fixers = Fixers
cards-fixers-about = Helpers behind the scenes. A heist won can bring a new one.
cards-events = Events
cards-events-about = One strikes every round. An alert discards the next one and brings the end closer.
cards-crises = Crises
cards-crises-about = They wait in the deck, can't be discarded, and strike the round they come up.
cards-npcs = Non-player characters
cards-npcs-about = They move with you, each with a card of their own. Panic flips it.
cards-npcs-about-calm = They move with you once they're free.
cards-scenarios = Jobs
cards-scenarios-about = Where to go and what to bring back.
cards-achievements = Achievements
cards-achievements-about = Things to be proud of.

card-amateur = amateur
card-pro = pro
card-character = Character, { $level }
card-character-pro = { $class }, { $level }
card-skill = Skill, { $level }
card-memory = planning tokens
card-ideas = ideas
card-price = price
card-copies = copies
card-special = special
card-special-why = The text below says what it does.
card-lacks = Lacks
card-lacks-nothing = Lacks nothing
card-grows = Grows into
card-item-shop = Item, in the shop
card-item-found = Item, found on the job
card-fixer = Fixer
card-fixer-known = Known from the start.
card-fixer-won = Won by
card-event = Event { $code }
card-crisis = Crisis { $code }
card-square = Square { $code }
card-reinforcements = From slot { $slot } of the alert bar
card-many =
    { $count ->
       *[other] { $count } copies
    }
card-story = Story
card-painting-why = Loot. What it is worth stands with the job.
card-painting-twin-why = Loot. Its twin is { $twin }.
card-fake-why = Looks like { $twin }, but does not count as a painting. It is there to be swapped.
card-for-sale = { $fixer } sells it for the deck.
card-npc = Non-player character
card-npc-special = And the special action of the job.
card-joins-at-once = Joins you from the start.
card-joins-freed = Joins you once nothing holds them.
card-joins-taken = Joins you once a character in the same room takes them.
card-achievement = Achievement
card-achievement-campaign = Achievement of a campaign
