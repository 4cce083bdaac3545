# English.
#
# Every sentence of the interface is here; the names and texts of cards and scenarios come with the content.
# A refusal, question, command or event looks up its own name, and each of its fields is an argument:
#
#   $who $seat    the name of a character            $mate        the character that `to` points at
#   $to $space $from $tile    a place (place-...)    $npc         the non-player character, always there
#   $piece        what is carried (thing-...); cash with its amount
#   $chit         one or more chits (chit-...), as many as $count says
#   $item         a card of the shop (thing-item)    $card $card-text    an event or crisis card
#   $action       an action with its icons           $action-name    its name only
#   $side         a side of a hex (side-...)         $cell        where a tunnel is
#   $position     a place in the deck, from 1        $square      a square of the alert track, from 1
#   $letter       X, Y or Z, or the colour of a ring (ring-...)    $panel    what opens them (panel-...)
#   $own $better  a card of the seat and the one it grows into, where the seat is known
#   $barriers     [rings] or [remote-locks], always there: what tiles are barred by in this edition
#   $security     [track] or [deck], always there: where its events come from
#
# All else is a number, `true` or `false`, or a word to choose by. Money is in thousands.
# Where a field may be empty, the sentence without it ends in -no-<field>.


## Why not: an answer to a move that the rules refuse

refusal-heist-is-over = The heist is over.
refusal-wrong-phase = That is not possible in this part of the heist.
refusal-question-open = Please answer the open question first.
refusal-no-question = There is no question to answer right now.
refusal-not-your-question = That question is for another player.
refusal-not-an-answer = That is not one of the answers. Please choose one of those on offer.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-character = There is no such character in this heist.
refusal-not-your-character = You do not command that character here.
refusal-out-of-the-heist = That character is not in play.
refusal-no-such-space = There is no such place on this map.
refusal-not-on-the-board = That tile is not on the board any more.
refusal-no-such-thing = There is no such thing in this heist.
refusal-already-ready = You already said that you are done.

# Planning

refusal-no-tokens-left = No planning token is free. Take one back from the board first.
refusal-already-planned = You already have a planning token there.
refusal-not-planned = You have no planning token there.
refusal-not-a-tile = That is not a tile. Choose one of the hexes inside.
refusal-not-a-start = Nobody can start there. Choose one of the starting places.
refusal-placed-inside = This character takes a guard's place and starts there.
refusal-start-is-full =
    That place is full: it takes { $limit ->
        [one] one character
       *[other] { $limit } characters
    }. Choose another.
refusal-already-there = It is there already.
refusal-choose-a-start = Choose where your character starts first.
refusal-npc-needs-a-start = { $npc } has no starting place yet. Choose one first.
refusal-no-fixer = No fixer who could do that is with you on this heist.
refusal-fixer-used = That fixer has already helped you on this heist.
refusal-not-enough-cash = That costs ${ $need }k, and the team has ${ $have }k.
refusal-not-in-stock = The shop has none of those left.
refusal-not-ours = The team has no such thing to sell, pack or use.
refusal-shop-closed = The shop is closed for this heist.
refusal-bag-has-not = The security bag does not hold that many of those.
refusal-not-unknown = There is nothing unknown to reveal there.
refusal-still-unknown = Some tiles are still unknown. Reveal one of those instead.
refusal-no-guard-there = There is nobody like that on duty there.
refusal-tunnels-used = You have opened as many tunnels as this heist has.
refusal-tunnel-blocked = That tunnel already has its entrance.
refusal-no-loot-for-it = No cash or jewels lie on the board to add to.
refusal-not-beside = Idea tokens lie together. Choose a tile next to another one.
refusal-no-token-to-place = You have none of those left to place.
refusal-nobody-starts-inside = That helps only when somebody starts inside.
refusal-over-limit = Choose between 1 and { $most }.
refusal-nothing-to-change = That would change nothing.
refusal-wrong-position = It has to go above the last card of the deck.

# Action

refusal-not-committed = Choose an action for this round first.
refusal-already-committed = This character has already chosen an action this round.
refusal-no-such-action = This character does not have that action now.
refusal-not-held = That is not in this character's hands.
refusal-used-up = That works once in a heist, and it has been used.
refusal-not-enough-ideas =
    You need { $need ->
        [one] 1 idea
       *[other] { $need } ideas
    } for that and have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-needs-live-camera = That needs a live camera, next to you or on the tile you name.
refusal-needs-keycard = You need a keycard for that.
refusal-needs-documents = You need to hold the documents for that.
refusal-needs-external-side = Only an outer wall can be breached. Stand on an outer tile and choose a side that faces outside.
refusal-needs-target = There is nobody and nothing to use that on.
refusal-none-left = You have none of those to use right now.
refusal-not-adjacent = That is too far away. It has to be right next door.
refusal-not-planned-by-you = You have no planning token there. Move to a tile that you planned.
refusal-locked = It is locked. Unlock it first.
refusal-remote-locked =
    { $barriers ->
        [rings] A pressure sensor guards it. Remove the sensor from its control panel.
       *[remote-locks] A remote lock keeps it shut. Open it from its server.
    }
refusal-door-closed = That is a keycard door. Open it with a keycard first.
refusal-held-by-guard = A guard or dog is in the way. Subdue them first.
refusal-imprisoned =
    { $barriers ->
        [rings] A pressure sensor surrounds you. Somebody has to remove it from its control panel first.
       *[remote-locks] You are behind a remote lock. Somebody has to open it from its server first.
    }
refusal-nothing-to-unlock = There is no closed lock there.
refusal-nothing-to-subdue = There is nobody like that to subdue there.
refusal-nothing-to-disable = There is no live camera there.
refusal-cannot-subdue = This character cannot subdue anyone.
refusal-bag-empty = The security bag is empty.
refusal-bag-not-empty = The security bag still has chits in it.
refusal-no-safe-here = There is no closed safe here.
refusal-no-tools = You need a tool in hand that can crack a safe.
refusal-nobody-with-torch = Nobody else at the safe holds a tool that could use your unlock.
refusal-no-such-ability = This character does not have that ability.
refusal-already-active = That is already in effect.
refusal-across-no-gap = A vent leads straight across exactly one gap, onto the tile behind it.
refusal-out-of-reach = That is out of reach.
refusal-throw-blocked = Something is in the way. The throw needs a free straight line.
refusal-other-target = All you toss in one action lands on the same tile.
refusal-not-outdoors = That works only outdoors, at an entrance.
refusal-same-character = It has to be somebody else.
refusal-not-there = It is not there.
refusal-nothing-to-take = There is nothing like that to take there.
refusal-no-server-here =
    { $barriers ->
        [rings] The control panel for those sensors is not here, or it does not obey this character.
       *[remote-locks] The server for those locks is not here, or it does not obey this character.
    }
refusal-nothing-to-open = There is nothing to open there.
refusal-no-hostage-here = There is nobody to take hostage here.
refusal-no-idea-here = There is no idea token here.
refusal-no-logs-here = The logs can be read only where they are kept, with the USB key in hand.
refusal-not-together = Those two are too far apart for that.
refusal-npc-must-act = { $npc } has not acted yet. Choose an action for them first.
refusal-already-called = Escape has already been called.
refusal-look-at-the-die = The die cannot be turned like that for this action.

# Escape

refusal-other-is-running = { $who } is running. Let them finish first.
refusal-run-is-over = This character's run is over.
refusal-already-rolled = The die is rolled. Follow the path you declared, or stay.
refusal-not-at-a-goal = The path has to end at a way out with room for you.
refusal-exit-full = That exit is taken. Choose another way out.
refusal-no-path = Declare a path first.
refusal-path-too-long = That path is too long.
refusal-not-running = This character is not running right now.
refusal-not-enough-moves = There are not enough moves left for that step.
refusal-run-to-be-finished = Somebody is still running. That run has to end first.
refusal-path-fixed = You have begun to declare a path. Roll for it, or draw a new one.
refusal-nothing-at-stake = That many ideas pay for the whole path. Run it without the die.
refusal-ideas-first = Put all your ideas into the path before you roll for the rest.

# Between heists

refusal-not-busted = Your character was not busted and stays in the crew.
refusal-busted = Your character was busted. Choose a new one with two skills instead.
refusal-no-better-card = That card does not grow into anything better.
refusal-card-taken = Somebody else has that card, or there is no copy of it left.
refusal-choose-cards = Choose a new character and two skills first.

# Other editions

refusal-under-sensor = A pressure sensor rings it. Remove the sensor from its control panel first.
refusal-no-twin = Without its twin to leave behind it must not be taken.
refusal-outer-ring-first = Another sensor lies around each of those. Remove the outer ones first.
refusal-npc-left-alone = { $npc } must not be left alone and has to end on the tile of one of you.
refusal-wrong-face = The die has to show another number for that action.
refusal-no-ideas-for-npc = { $npc } cannot hold ideas.


## Why not: an answer to a move that cannot be taken back

undo-nothing-to-undo = You have nothing to take back.
undo-luck-was-asked = Dice were rolled or chits drawn since, and what was seen cannot be unseen.
undo-others-built-on-it = { $who } has built on it. Without it, { $who } would have heard: “{ $why }”
undo-luck-would-be-asked = { $who } has built on it. Without it, dice would have been rolled or chits drawn.


## Questions

prompt-reveal-next = Several tiles are to be revealed. Which one is next?
prompt-replace = { $space } would get { $chit }. Who pays 1 idea and makes 1 noise to turn it into a blank?
prompt-dog-jumps = The dog at { $from } jumps. Onto which tile?
prompt-which-tiles =
    Which tile gets { $chit }? { $left ->
        [one] One tile is left to choose.
       *[other] { $left } tiles are left to choose.
    }
prompt-idea-for-noise = { $who } may get 1 idea for 1 noise. Take it?
prompt-consolation = A guard woke up. You may give somebody 1 idea for 1 noise. Who gets it?
prompt-whisper = You may give ideas to characters on your tile or next to it, for 1 noise each. Who gives one?
prompt-late-transfer =
    One character may give another { $left ->
        [one] an idea
       *[other] { $left } ideas
    }. Who gives?
prompt-more-ideas = Does { $who } give { $mate } another idea?
prompt-fumble = { $who } fumbles { $piece }. Where does it fall?
prompt-prey = Whom does the dog run for?
prompt-dog-runs = Where does the dog run next?
prompt-replan =
    A gate closed, and { $seat } has { $tokens ->
        [one] a planning token
       *[other] { $tokens } planning tokens
    } to place again. Where?
prompt-troubled = Whom does { $npc } trouble?
prompt-idea-or-noise = { $who } has to choose: lose 1 idea (yes), or make { $noise } noise (no)?
prompt-lock-idea = You found a lock. Who gets the idea for it?
prompt-too-many = Too many characters are at { $space }. Who gets away?
prompt-security-roll = The security die is rolled. Does anybody pay 3 ideas to turn it by one?
prompt-hold-gate =
    Does { $who } keep the gate at { $space } open for { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }?
prompt-guide = Somebody outside can guide a character inside: 1 idea for 1 noise. Who gets it?


## Why a table cannot be set up. Here every field is an argument as it is written.

setup-unknown-edition = There is no edition called "{ $name }".
setup-unknown-scenario = There is no scenario called "{ $name }".
setup-bad-scenario = The scenario cannot be played: { $why }.
setup-crew-size =
    A crew has 3 or 4 characters, and this one has { $count ->
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
setup-same-class = { $first } and { $second } are both of the class { $class }. A heist takes one of each class.
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
setup-over-limit = Too much: { $what } may be at most { $most }.
setup-too-many-pieces = The scenario has { $count } items and pieces of loot. At most { $most } fit on the table.
setup-missing = This scenario cannot do without this character: { $character }.
setup-not-brought = Only paintings and their fakes can be brought along, not { $chit }.
setup-shared-skill-cards = { $count } characters want a professional form of { $skill }, but the two forms share two cards.


## Commands: what a button says

command-ready = Done

# Planning

command-plan = Put a planning token on { $space }
command-unplan = Take the planning token back from { $space }
command-start = { $who } starts at { $space }
command-tunnel = Open the tunnel at { $cell } towards { $tile }
command-buy-idea = Get an idea for { $who }
command-add-blanks =
    Pay for { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } in the bag
command-add-ideas = Pay for a token with { $ideas } ideas in the bag
command-buy = Buy { $item } for { $who }
command-sell = Sell { $piece }
command-pack = { $who } brings { $piece }
command-sell-jewel = Sell a jewel
command-consult = Use { $piece } to reveal { $space }
command-consult-thin = Use { $piece } to take a chit out of the bag
command-bribe-guards =
    Pay { $guards ->
        [0] no guard
        [one] 1 guard
       *[other] { $guards } guards
    } and { $dogs ->
        [0] no dog
        [one] 1 dog
       *[other] { $dogs } dogs
    } to stay away
command-bet = Bet ${ $cash }k on this heist
command-pay-reveal = Have { $space } revealed
command-pay-thin = Pay to take a chit out of the bag
command-swap-locks = Pay to swap two locks in the bag for blanks
command-on-call =
    Put { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } on call
command-add-cash =
    { $jewels ->
        [true] Add $1k to every hex with cash or jewels
       *[false] Add $1k to every hex with cash
    }
command-disable-cameras = Pay to have cameras found in planning switched off
command-divert = Put ${ $tokens }k on the noise track
command-buy-idea-tokens =
    Get { $tokens ->
        [one] 1 idea token
       *[other] { $tokens } idea tokens
    } for the board
command-place-idea = Put an idea token on { $space }
command-buy-events =
    Buy { $events ->
        [one] 1 mastermind event
       *[other] { $events } mastermind events
    }
command-insert-event = Put “{ $card }” into the deck as card { $position }
command-inside-man =
    { $who } takes the place of the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }
command-use-ideas =
    { $left ->
        [true] Begin with the ideas left from the part before
       *[false] Begin with the printed ideas
    }

# Action

command-commit = { $who }: { $action }
command-commit-turned = { $who }: { $action }, die turned to { $face }
command-commit-aimed = { $who }: { $action }, towards the { $side }
command-commit-to = { $who }: { $action }, to { $mate }
command-move = { $who } moves to { $to }
command-unlock = { $who } unlocks { $space }
command-subdue =
    { $who } subdues the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }
command-disable = { $who } disables the camera at { $space }
command-think = { $who } takes an idea
command-reveal = { $who } reveals { $space }
command-thin = { $who } takes a chit out of the bag
command-realize = { $who } turns a reveal into an idea
command-pocket = { $who } pockets $1k
command-crack = { $who } works on the safe
command-lend = { $who } lends an unlock for the safe
command-grant =
    { $who } lets { $mate } { $gift ->
        [subdue] subdue
        [disable] disable
       *[unlock] unlock
    }
command-rewire = { $who } rewires the camera at { $space }
command-toss = { $who } tosses { $piece } to { $space }
command-flick = { $who } flicks { $piece } to { $space }
command-pick-on = { $who } buys a move (1 idea, 1 noise)
command-slip-past =
    { $who } slips past the guards { $each ->
        [true] (1 idea for each)
       *[false] (1 idea)
    }
command-reach-out = { $who } reaches for loot next door (1 idea)
command-dart = { $who } buys a move (1 idea)
command-inspire = { $who } inspires { $mate }
command-walk-through =
    { $who } tells { $mate } how to unlock ({ $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    })
command-break-out =
    { $who } breaks through the wall to the { $side } ({ $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    })
command-vent = { $who } uses the vent to { $space }
command-change-plans =
    { $who } changes the plan ({ $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }{ $noise ->
        [0] {""}
       *[other] {", "}{ $noise } noise
    })
command-reposition = Move a planning token from { $from } to { $to }
command-shift = Shift a planning token from { $from } to { $to }
command-give-idea = { $who } gives { $mate } an idea
command-codes = { $who } uses the codes at the camera at { $space }
command-teamwork = { $who } gives up 2 ideas, { $mate } gets 1
command-open-remote =
    { $barriers ->
        [rings] { $who } removes the { $letter } sensors
       *[remote-locks] { $who } opens the remote locks { $letter }
    }
command-open-door = { $who } opens the door at { $space }
command-take-hostage = { $who } takes { $npc } hostage
command-take-idea = { $who } takes the idea token
command-check-logs = { $who } reads the logs
command-take = { $who } takes { $piece } from { $from }
command-drop = { $who } puts { $piece } down at { $to }
command-hand = { $who } hands { $piece } to { $mate }
command-hush =
    { $on ->
        [true] Use the diversion for the next noise
       *[false] Save the diversion for later
    }
command-call-escape = Call Escape

# Answers

command-choose = Choose { $space }
command-pick = Choose { $who }
command-accept = Yes
command-decline = No
command-nudge =
    { $who } turns the security die { $up ->
        [true] up by one (3 ideas)
       *[false] down by one (3 ideas)
    }

# Escape

command-dash = { $who } pays ideas to run to { $to }
command-declare = { $who } plans to run on to { $to }
command-redraw = { $who } draws a new path
command-last-ditch =
    { $who } rolls for the path { $ideas ->
        [0] without ideas
        [one] with 1 idea
       *[other] with { $ideas } ideas
    }
command-run = { $who } runs on
command-stay = { $who } stays put
command-pick-lock = { $who } picks the lock at { $space } (1 idea)
command-pinch = { $who } gives up 2 ideas, { $mate } gets 1

# Between heists. A card whose seat is not known goes by what it is for.

command-level-up =
    { $choice ->
        [0] Keep { $own }
       *[other] Take { $better } instead of { $own }
    }
command-level-up-unseated =
    { $choice ->
        [0] Keep
        [one] Take the first better card for
       *[other] Take the second better card for
    } { $part ->
        [0] the character
        [one] the first skill
       *[other] the second skill
    }
command-recruit =
    { $part ->
        [0] Go on as { $card }
        [one] Take { $card } as the first skill
       *[other] Take { $card } as the second skill
    }


## Bots: what one is about to do, said by the one who does it

deed-ready = I am done
deed-plan = I put a planning token on { $space }
deed-unplan = I take my planning token back from { $space }
deed-start = I start at { $space }
deed-tunnel = I open the tunnel at { $cell } towards { $tile }
deed-buy-idea = I get an idea for { $who }
deed-add-blanks =
    I pay for { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } in the bag
deed-add-ideas = I pay for a token with { $ideas } ideas in the bag
deed-buy = I buy { $item } for { $who }
deed-sell = I sell { $piece }
deed-pack = I give { $piece } to { $who }
deed-sell-jewel = I sell a jewel
deed-consult = I use { $piece } to reveal { $space }
deed-consult-thin = I use { $piece } to take a chit out of the bag
deed-bribe-guards =
    I pay { $guards ->
        [0] no guard
        [one] 1 guard
       *[other] { $guards } guards
    } and { $dogs ->
        [0] no dog
        [one] 1 dog
       *[other] { $dogs } dogs
    } to stay away
deed-bet = I bet ${ $cash }k on us
deed-pay-reveal = I have { $space } revealed
deed-pay-thin = I pay to take a chit out of the bag
deed-swap-locks = I pay to swap two locks in the bag for blanks
deed-on-call =
    I put { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } on call
deed-add-cash =
    { $jewels ->
        [true] I add $1k to every hex with cash or jewels
       *[false] I add $1k to every hex with cash
    }
deed-disable-cameras = I pay to have cameras found in planning switched off
deed-divert = I put ${ $tokens }k on the noise track
deed-buy-idea-tokens =
    I get { $tokens ->
        [one] 1 idea token
       *[other] { $tokens } idea tokens
    } for the board
deed-place-idea = I put an idea token on { $space }
deed-buy-events =
    I buy { $events ->
        [one] 1 mastermind event
       *[other] { $events } mastermind events
    }
deed-insert-event = I put “{ $card }” into the deck as card { $position }
deed-inside-man =
    I take the place of the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }
deed-use-ideas =
    { $left ->
        [true] I begin with the ideas left from the part before
       *[false] I begin with the printed ideas
    }

deed-commit = I take { $action }
deed-commit-turned = I take { $action } and turn the die to { $face }
deed-commit-aimed = I take { $action } towards the { $side }
deed-commit-to = I take { $action } to get to { $mate }
deed-move = I move to { $to }
deed-unlock = I unlock { $space }
deed-subdue =
    I subdue the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }
deed-disable = I disable the camera at { $space }
deed-think = I take an idea
deed-reveal = I look at { $space }
deed-thin = I take a chit out of the bag
deed-realize = I turn a reveal into an idea
deed-pocket = I pocket $1k
deed-crack = I work on the safe
deed-lend = I lend an unlock for the safe
deed-grant =
    I let { $mate } { $gift ->
        [subdue] subdue
        [disable] disable
       *[unlock] unlock
    }
deed-rewire = I rewire the camera at { $space }
deed-toss = I toss { $piece } to { $space }
deed-flick = I flick { $piece } to { $space }
deed-pick-on = I pay 1 idea and 1 noise for a move
deed-slip-past =
    I pay { $each ->
        [true] 1 idea a guard
       *[false] 1 idea
    } and slip past them
deed-reach-out = I pay 1 idea and reach for loot next door
deed-dart = I pay 1 idea for a move
deed-inspire = I inspire { $mate }
deed-walk-through =
    I tell { $mate } how to unlock, for { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }
deed-break-out =
    I break through the wall to the { $side }, for { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }
deed-vent = I use the vent to { $space }
deed-change-plans =
    I change the plan for { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }{ $noise ->
        [0] {""}
       *[other] {" "}and { $noise } noise
    }
deed-reposition = I move a planning token from { $from } to { $to }
deed-shift = I shift a planning token from { $from } to { $to }
deed-give-idea = I give { $mate } an idea
deed-codes = I use the codes at the camera at { $space }
deed-teamwork = I give up 2 ideas and { $mate } gets 1
deed-open-remote =
    { $barriers ->
        [rings] I remove the { $letter } sensors
       *[remote-locks] I open the remote locks { $letter }
    }
deed-open-door = I open the door at { $space }
deed-take-hostage = I take { $npc } hostage
deed-take-idea = I take the idea token
deed-check-logs = I read the logs
deed-take = I take { $piece } from { $from }
deed-drop = I put { $piece } down at { $to }
deed-hand = I hand { $piece } to { $mate }
deed-hush =
    { $on ->
        [true] I use the diversion for the next noise
       *[false] I save the diversion for later
    }
deed-call-escape = I call Escape

deed-choose = I choose { $space }
deed-pick = I choose { $who }
deed-accept = I say yes
deed-decline = I say no
deed-nudge =
    I turn the security die { $up ->
        [true] up by one for 3 ideas
       *[false] down by one for 3 ideas
    }

deed-dash = I pay ideas to run to { $to }
deed-declare = I plan to run on to { $to }
deed-redraw = I look for a new way
deed-last-ditch =
    I roll for my way { $ideas ->
        [0] without ideas
        [one] with 1 idea
       *[other] with { $ideas } ideas
    }
deed-run = I run on
deed-stay = I stay put
deed-pick-lock = I pick the lock at { $space } for 1 idea
deed-pinch = I give up 2 ideas and { $mate } gets 1

deed-level-up =
    { $choice ->
        [0] I keep { $own }
       *[other] I take { $better } instead of { $own }
    }
deed-recruit =
    { $part ->
        [0] I go on as { $card }
        [one] I take { $card } as my first skill
       *[other] I take { $card } as my second skill
    }


## Bots: what one that joins a table from outside tells in its terminal

mate-name = { $who } (bot)
mate-name-short = Bot
mate-sat = I sit at seat { $seat } and play { $who }.
mate-key = To come back later: --key { $key }
mate-lost = I lost the table: { $why }. I try to come back.
mate-back = I am back.
mate-refused = That could not be done: { $why }


## Bots: and why
#
#   $deed     what it does, from above, or what { $npc } does, from the buttons
#   $place    [done] the deed is all of it, [named] the deed names the place of the reason, [here] the doer is there,
#             [away] none of these
#   $ideas    what the doer has

why-route =
    { $place ->
        [named] { $deed }: our way goes there.
       *[away] { $deed }: it is on our way to { $to }.
    }
why-start-for =
    { $place ->
        [named] { $deed }: that is where I am needed.
       *[away] { $deed }: it is on my way to { $to }.
    }
why-prepare = { $deed }: it will help us inside.
why-fetch =
    { $place ->
        [done] { $deed }: we need it.
        [here] { $deed }: { $piece } is right here.
        [named] { $deed }: { $piece } is there.
       *[away] { $deed } to get { $piece } at { $space }.
    }
why-carry =
    { $place ->
        [here] { $deed }: the loot is where it should be.
        [named] { $deed }: the loot has to go there.
       *[away] { $deed } to bring the loot to { $to }.
    }
why-hand-over =
    { $place ->
        [done] { $deed }: { $mate } brings it on from here.
       *[away] { $deed } to pass something on to { $mate }.
    }
why-server =
    { $place ->
        [here] { $deed }: { $panel } is right here.
        [named] { $deed }: { $panel } is there.
       *[away] { $deed } to get to { $panel } at { $space }.
    }
why-door =
    { $place ->
        [here] { $deed }: the door is right here.
        [named] { $deed }: it is the door we have to open.
       *[away] { $deed } to get to the door at { $space }.
    }
why-safe =
    { $place ->
        [here] { $deed }: the safe is right here.
        [named] { $deed }: the safe is there.
       *[away] { $deed } for the safe at { $space }.
    }
why-free =
    { $place ->
        [here] { $deed }: { $npc } is right here.
        [named] { $deed }: { $npc } is there.
       *[away] { $deed } to get to { $npc } at { $space }.
    }
why-go =
    { $place ->
        [here] { $deed }: this is a good place.
        [named] { $deed }: it is a good place to be.
       *[away] { $deed } to get to { $space }.
    }
why-guard =
    { $place ->
        [here] { $deed }: we have company here.
        [named] { $deed }: nobody shall stand in our way.
       *[away] { $deed } because of the company at { $space }.
    }
why-lock =
    { $place ->
        [here] { $deed }: there is a lock here.
        [named] { $deed }: the lock is in our way.
       *[away] { $deed } for the lock at { $space }.
    }
why-camera =
    { $place ->
        [here] { $deed }: there is a camera here.
        [named] { $deed }: the camera would see us.
       *[away] { $deed } for the camera at { $space }.
    }
why-scout =
    { $place ->
        [here] { $deed }: let us see what is here.
        [named] { $deed }: we should know what is there.
       *[away] { $deed } to see what is at { $space }.
    }
why-think =
    { $ideas ->
        [0] { $deed }: there is not one idea left.
        [one] { $deed }: one idea is not enough.
       *[other] { $deed }: more ideas will help us later.
    }
why-quiet = { $deed }: anything else would be too loud.
why-help = { $deed } to help { $who }.
why-least-harm = { $deed }: that hurts least.
why-call-escape = { $deed }: it will not get better.
why-get-out =
    { $place ->
        [here] { $deed }: the way out is right here.
        [named] { $deed }: that is the way out.
       *[away] { $deed } to get out by { $space }.
    }
why-stay = { $deed }, so that the others can finish.
why-done = { $deed }: there is nothing more for me to do now.
why-whim = { $deed }: I rolled a die over it.


## Events: a line of the story

event-heist-began = The heist begins.
event-round-began = Round { $round }.
event-rolled = { $who } rolls a { $face }.
event-seat-ready = { $seat } is done.

# Planning

event-planned = { $seat } plans { $space }.
event-unplanned = { $seat } takes a planning token back from { $space }.
event-placed = { $who } starts at { $space }.
event-tunnel-opened = A tunnel is open: { $space }.
event-bought = The team buys { $piece } for ${ $price }k.
event-sold = The team sells { $piece } for ${ $price }k.
event-jewel-sold = The team sells a jewel for ${ $price }k.
event-packed = { $who } brings { $piece }.
event-paid = The team pays ${ $price }k.
event-bet-placed = The team bets ${ $cash }k on success.
event-bag-swapped = Swapped for blanks in the bag: { $chit }.
event-bag-filled = Added to the bag: { $chit }.
event-bag-upgraded = In the bag, { $chit } becomes a double one.
event-blanks-on-call =
    { $blanks ->
        [one] 1 blank is
       *[other] { $blanks } blanks are
    } on call.
event-cash-added = ${ $cash }k more at { $space }.
event-cameras-bribed = Cameras found in planning will be off.
event-diverted = A diversion is ready: it takes { $tokens } noise.
event-idea-token-placed = An idea waits at { $space }.
event-event-inserted = “{ $card }” goes into the deck as card { $position }.

# Action

event-committed = { $who }: { $action-name }.
event-moved = { $who } moves from { $from } to { $to }.
event-unlocked = { $who } unlocks { $space }.
event-subdued =
    { $who } subdues the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }.
event-disabled = { $who } disables the camera at { $space }.
event-half-handled = { $who } is halfway done at { $space }: { $chit } that takes two.
event-cracked =
    { $who } makes { $cracks ->
        [one] a crack
       *[other] { $cracks } cracks
    } in the safe.
event-safe-opened = The safe at { $space } is open.
event-granted = { $who } helps { $mate }.
event-revealed = { $space } is revealed: { $chit }.
event-ideas-found = At { $space } { $ideas } ideas wait for whoever comes first.
event-replaced = { $who } has it swapped: { $space } gets a blank.
event-thinned = Out of the bag for good: { $chit }.
event-idea-gained =
    { $who } gets { $ideas ->
        [one] an idea
       *[other] { $ideas } ideas
    }.
event-idea-spent =
    { $who } spends { $ideas ->
        [one] an idea
       *[other] { $ideas } ideas
    }.
event-idea-lost = { $who } loses an idea.
event-spared = { $who } gives up { $piece } and loses no idea.
event-noise = { $who } makes noise. The marker is at { $slot }.
event-noise-no-who = There is noise. The marker is at { $slot }.
event-hushed = The diversion covers a noise. It has { $left } left.
event-silent = { $who } makes no noise after all.
event-noise-lowered = { $who } calms things down. The noise marker goes back to { $slot }.
event-alert =
    Alert { $cause ->
        [noise] by noise
        [camera] by a camera
        [action] by an action
       *[event] by an event
    }: “{ $card }” is discarded.
event-alert-no-card =
    Alert { $cause ->
        [noise] by noise
        [camera] by a camera
        [action] by an action
       *[event] by an event
    }: { $security ->
        [track] the alert bar moves on.
       *[deck] no event is left to discard.
    }
event-pocketed = { $who } pockets ${ $cash }k.
event-took = { $who } takes { $piece } from { $from }.
event-dropped = { $who } puts { $piece } down at { $to }.
event-handed = { $who } hands { $piece } to { $mate }.
event-secured = { $who } brings { $piece } to safety.
event-loot-lost = Lost: { $piece }.
event-item-spent = Used up: { $piece }.
event-slipped-past = { $who } slips past the guards.
event-reached-out = { $who } reaches for loot next door.
event-vented = { $who } crawls through the vent towards { $space }.
event-plans-changed = { $who } changes the plan.
event-footage = { $who } loops the footage: cameras do no harm this round.
event-whistled = { $who } blows the whistle: no dog chases this round.
event-remote-opened =
    { $barriers ->
        [rings] The { $letter } sensors within reach of their panel are gone.
       *[remote-locks] The remote locks { $letter } are open.
    }
event-door-opened = The door at { $space } is open.
event-beacon-reached = { $who } reaches the beacon at { $space }: there is the way out.

# Events and crises

event-crisis-queued =
    { $security ->
        [track] The alert bar has reached the radio: “{ $card }”.
       *[deck] Crisis ahead: “{ $card }”.
    }
event-security-rolled = The security die shows a { $face }.
event-nudged = { $who } misleads security: the die shows a { $face } now.
event-event-active =
    { $security ->
        [track] Square { $square }
       *[deck] { $recalled ->
            [true] The last event again
           *[false] Event
        }
    }: “{ $card }”. { $card-text }
event-crisis-struck = Crisis: “{ $card }”. { $card-text }
event-chit-added = { $space } gets { $chit }.
event-chit-removed = { $space } loses { $chit }.
event-restored = Active again at { $space }: { $chit }.
event-tower-removed = The watchtower at { $space } is taken out.
event-reinforcements-arrived = Reinforcements arrive at { $space }.
event-dog-moved = The dog runs from { $from } to { $to }.
event-gate-closed = The gate at { $space } closes.
event-gate-held = { $who } keeps the gate at { $space } open.
event-cut-off = No way leads { $who } out any more.
event-npc-active =
    { $npc } is with you{ $ideas ->
        [0] {""}
        [one] {" "}and brings 1 idea
       *[other] {" "}and brings { $ideas } ideas
    }.
event-npc-moved = { $npc } walks from { $from } to { $to }.
event-escort-moved = An escort walks from { $from } to { $to }.
event-npc-lost = { $npc } is lost.
event-panicked = { $npc } panics.

# Escape

event-escape-called = { $seat } calls for Escape.
event-escape-began = The alarm sounds. Escape begins!
event-exit-breached = A breach opens at { $tile }.
event-path-declared = { $who } plans to run to { $to }.
event-last-ditch =
    { $who } rolls a { $roll } for the last ditch{ $ideas ->
        [0] {""}
        [one] {" "}and adds 1 idea
       *[other] {" "}and adds { $ideas } ideas
    }.
event-stopped = { $who } stops here.
event-reached-exit = { $who } reaches { $space }.
event-busted = { $who } is busted.
event-hidden = { $who } lies low and is not found.
event-ended =
    { $end ->
        [success] The heist is a success!
       *[failure] The heist has failed.
    }

# Between heists

event-levelled-up =
    { $choice ->
        [0] { $seat } keeps { $own }.
       *[other] { $seat } takes { $better } instead of { $own }.
    }
event-recruited =
    { $part ->
        [0] A new face instead of { $seat }: { $card }.
       *[other] The new face instead of { $seat } takes { $card }.
    }


## The end

outcome-success = The heist is a success!
outcome-failure = The heist has failed.
outcome-escaped =
    { $who } got away with { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    } left.
outcome-busted = { $who } was busted.
outcome-hidden = { $who } lay low and was not caught.
outcome-idle = { $who } was left behind.
outcome-active = { $who } is still on the way.
outcome-npc-freed = You freed { $npc }.
outcome-absent = { $who } was not there.
outcome-still-busted = { $who } still counts as busted.
outcome-numbers =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, noise { $noise }, { $alerts ->
        [0] no alerts
        [one] 1 alert
       *[other] { $alerts } alerts
    }.
outcome-cash-out = Brought out: ${ $cash }k.
outcome-reward-cash = Reward: ${ $cash }k.
outcome-bonus = Of this for more than the objective: ${ $cash }k.
outcome-bet-won = The bet is won: ${ $cash }k on top.
outcome-bet-lost = The bet is lost: ${ $cash }k.
outcome-team-cash = The team has ${ $cash }k.
outcome-jewels =
    The team has { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }.
outcome-documents = Documents brought out: { $count }.
outcome-art = Brought out: { $names }.
outcome-items = The team owns: { $names }.
outcome-discovered = The shop now sells: { $names }.
outcome-fixer = A new fixer: { $name }.
outcome-achievement = Achievement: { $name }. { $text }


## Places, as they stand inside a sentence

place-tile = row { $row }, column { $column }
place-entrance = the entrance at row { $row }, column { $column }
place-tunnel = the tunnel entrance
place-tunnel-number = tunnel entrance { $number }
place-breach = the breach
place-breach-number = breach { $number }
place-nowhere = nowhere

side-upper-right = upper right
side-right = right
side-lower-right = lower right
side-lower-left = lower left
side-left = left
side-upper-left = upper left


## Characters and things

# A non-player character that the scenario gives no name of their own.
who-npc = the { $name }
who-nobody = somebody

# Names alone.
name-cash = cash
name-jewel = jewel
name-documents = documents
name-keycard = keycard
name-usb = USB key
name-apple = apple painting
name-strawberry = strawberry painting
name-grapes = grapes painting
name-house = house painting
name-church = church painting
name-lighthouse = lighthouse painting
name-fake-apple = fake apple painting
name-fake-strawberry = fake strawberry painting
name-fake-grapes = fake grapes painting
name-fake-house = fake house painting
name-fake-church = fake church painting
name-fake-lighthouse = fake lighthouse painting
name-painting-i = painting I
name-painting-j = painting J
name-painting-k = painting K
name-card = a card
name-unknown = thing
name-action = an action

# Inside a sentence.
thing-item = the { $name }
thing-cash = ${ $cash }k
thing-all-cash = the cash
thing-jewel = a jewel
thing-documents = the documents
thing-keycard = a keycard
thing-usb = a USB key
thing-apple = the apple painting
thing-strawberry = the strawberry painting
thing-grapes = the grapes painting
thing-house = the house painting
thing-church = the church painting
thing-lighthouse = the lighthouse painting
thing-fake-apple = the fake apple painting
thing-fake-strawberry = the fake strawberry painting
thing-fake-grapes = the fake grapes painting
thing-fake-house = the fake house painting
thing-fake-church = the fake church painting
thing-fake-lighthouse = the fake lighthouse painting
thing-painting-i = a painting I
thing-painting-j = a painting J
thing-painting-k = a painting K
thing-unknown = something

chit-guard =
    { $count ->
        [one] a guard
       *[other] { $count } guards
    }
chit-camera =
    { $count ->
        [one] a camera
       *[other] { $count } cameras
    }
chit-lock =
    { $count ->
        [one] a lock
       *[other] { $count } locks
    }
chit-dog =
    { $count ->
        [one] a dog
       *[other] { $count } dogs
    }
chit-jewel =
    { $count ->
        [one] a jewel
       *[other] { $count } jewels
    }
chit-documents =
    { $count ->
        [one] documents
       *[other] { $count } documents
    }
chit-keycard =
    { $count ->
        [one] a keycard
       *[other] { $count } keycards
    }
chit-usb =
    { $count ->
        [one] a USB key
       *[other] { $count } USB keys
    }
chit-blank =
    { $count ->
        [one] a blank
       *[other] { $count } blanks
    }
chit-two-guards =
    { $count ->
        [one] a double guard
       *[other] { $count } double guards
    }
chit-two-cameras =
    { $count ->
        [one] a double camera
       *[other] { $count } double cameras
    }
chit-two-locks =
    { $count ->
        [one] a double lock
       *[other] { $count } double locks
    }
chit-apple =
    { $count ->
        [one] an apple painting
       *[other] { $count } apple paintings
    }
chit-fake-apple =
    { $count ->
        [one] a fake apple painting
       *[other] { $count } fake apple paintings
    }
chit-strawberry =
    { $count ->
        [one] a strawberry painting
       *[other] { $count } strawberry paintings
    }
chit-fake-strawberry =
    { $count ->
        [one] a fake strawberry painting
       *[other] { $count } fake strawberry paintings
    }
chit-grapes =
    { $count ->
        [one] a grapes painting
       *[other] { $count } grapes paintings
    }
chit-fake-grapes =
    { $count ->
        [one] a fake grapes painting
       *[other] { $count } fake grapes paintings
    }
chit-house =
    { $count ->
        [one] a house painting
       *[other] { $count } house paintings
    }
chit-fake-house =
    { $count ->
        [one] a fake house painting
       *[other] { $count } fake house paintings
    }
chit-church =
    { $count ->
        [one] a church painting
       *[other] { $count } church paintings
    }
chit-fake-church =
    { $count ->
        [one] a fake church painting
       *[other] { $count } fake church paintings
    }
chit-lighthouse =
    { $count ->
        [one] a lighthouse painting
       *[other] { $count } lighthouse paintings
    }
chit-fake-lighthouse =
    { $count ->
        [one] a fake lighthouse painting
       *[other] { $count } fake lighthouse paintings
    }
chit-painting-i =
    { $count ->
        [one] a painting I
       *[other] { $count } paintings I
    }
chit-painting-j =
    { $count ->
        [one] a painting J
       *[other] { $count } paintings J
    }
chit-painting-k =
    { $count ->
        [one] a painting K
       *[other] { $count } paintings K
    }
chit-two-ideas =
    { $count ->
        [one] a token with 2 ideas
       *[other] { $count } tokens with 2 ideas
    }
chit-three-ideas =
    { $count ->
        [one] a token with 3 ideas
       *[other] { $count } tokens with 3 ideas
    }

# Rings of pressure sensors, and what opens what bars a tile.
ring-x = yellow
ring-y = cyan
ring-z = purple
panel-server = server { $letter }
panel-control = the { $letter } control panel


## Actions: a name and what it gives and takes

action-icons = { $name } ({ $icons })
# A skill: the die has to show the face.
action-face = { $name } on a { $face }

icon-pay =
    { $count ->
        [one] pay 1 idea
       *[other] pay { $count } ideas
    }
icon-idea =
    { $count ->
        [one] idea
       *[other] { $count } ideas
    }
icon-reveal =
    { $count ->
        [one] reveal
       *[other] { $count } reveals
    }
icon-unlock =
    { $count ->
        [one] unlock
       *[other] { $count } unlocks
    }
icon-subdue =
    { $count ->
        [one] subdue
       *[other] { $count } subdues
    }
icon-disable =
    { $count ->
        [one] disable
       *[other] { $count } disables
    }
icon-loot =
    { $count ->
        [one] loot
       *[other] { $count } loot
    }
icon-move =
    { $count ->
        [one] move
       *[other] { $count } moves
    }
icon-noise =
    { $count ->
        [one] noise
       *[other] { $count } noise
    }
icon-alert =
    { $count ->
        [one] alert
       *[other] { $count } alerts
    }

# Something to give to another character.
icon-gift =
    { $count ->
        [one] one to give away
       *[other] { $count } to give away
    }

# How a list goes on.
list = { $before }, { $next }


## Pages: around every page

frame-name = Getaway
frame-skip = Skip to the page
frame-navigation = Pages
frame-home = Home
frame-rules = How to play
frame-cards = Cards
frame-about = Getaway is a table for heist games. All words and pictures here are our own; the games are by their designers.

theme-title = Colours:
theme-auto = Auto
theme-light = Light
theme-dark = Dark

colour-rose = Rose
colour-mint = Mint
colour-sky = Sky
colour-violet = Violet

name-too-long = A name has at most { $most } letters. Please choose a shorter one.

copy-link = Copy link
copy-done = Copied

message-home = Go to the home page
message-not-found = There is nothing here
message-not-found-why = The address leads nowhere. Perhaps a letter of the link got lost on the way.


## Pages: taking seats

seats-title = Who plays whom?
seats-to-the-table = To the table
seats-share-free = Send this link to your friends. Whoever opens it can take a free seat or watch.
seats-share-watch = All seats are taken. Whoever opens this link can watch.
seats-your-name = Your name
seats-colour = Your colour
seats-sit = Play { $character }
seats-you = you
seats-host = host
seats-online = at the table
seats-away = away
seats-leave = Leave { $character }
seats-remove = Free the seat of { $name }
seats-other-device = Play on another device
seats-other-device-why = You get a private link that brings your seats along.

key-title = Your private link
key-why = Open this link on your other device to play your seats there.
key-secret = Keep it to yourself: whoever has it can play in your place.

take-title = Take your seats along
take-why = This private link brings the seats of a player to this device.
take-button = Take these seats on this device
take-only-look = Only look at the table


## Pages: a new table

new-bad-seats = A table has 3 or 4 seats. Please choose one of these.
new-bad-number = { $what }: “{ $typed }” is not a number between 0 and 99.
new-cash = Cash
new-jewels = Jewels
new-title = New table: { $scenario }
new-other-job = Choose another job
new-problems = This table cannot be set up yet
new-how = How do you want to play?
new-alone = Alone
new-alone-why = You play all seats on this screen.
new-friends = With friends
new-friends-why = You take the first seat and get a link for the others.
new-watch = Just set it up
new-watch-why = Nobody sits yet. Everyone takes a seat by the link.
new-seats = Characters
new-name = Your name
new-name-none = optional
new-start = Start the heist
new-crew = The crew
new-crew-about = This crew can do a bit of everything. Swap anyone you like; each class can be there once.
new-strength = Fill in:
new-advised = fits this job
new-amateurs = Amateurs
new-semi-pros = Semi-pros
new-pros = Professionals
new-character-number = Character { $number }
new-prebuilts = Pre-built
new-built = Built card by card
new-called = Name, if you like
new-character = Character card
new-skill-a = First skill
new-skill-b = Second skill
new-abilities = What they can do
new-busted = In jail: may start inside
new-show-cards = Show these cards
new-brings = What the team brings
new-brings-about = Fixers, cash and items for this one heist
new-cash-unit = in $1k
new-fixers = Fixers
new-items = Items the team owns
new-item-price = ${ $price }k


## Pages: home and my tables

home-over = A cooperative heist for 3 or 4 characters
home-title = One plan. One night. Everybody out.
home-sentence = Plan your way through a guarded building, act together, and be out before the alarm closes the doors.
home-play-now = Play now
home-play-now-why = A first job with a good crew, alone or with friends. No account, nothing to install.
home-learn-button = How to play
home-cards-button = Browse the cards
home-jobs = Choose a job
home-join = Join a table
home-join-about = Somebody sent you a link? Open it, or paste it here.
home-join-field = Link or code of the table
home-join-button = Join
home-record = Open a record
home-record-about = You kept a heist as a file? Watch it again, or play on where it stopped.
home-record-field = The file of the heist
home-record-button = Open
home-learn = A heist in four steps
home-step-plan = Plan: put tokens on the rooms you mean to walk through.
home-step-act = Act: roll a die each, choose one action each, and move together.
home-step-event = Hold on: every noise brings the alarm closer, and every round brings an event.
home-step-escape = Escape: when the bell rings, run for the exits with what you carry.

unreadable-played = { $name } played { $character }.
unreadable-nobody = Nobody
unreadable-record = Download the record
unreadable-record-about = The version of Getaway that played this game can open its record.
unreadable-log = Download the log
unreadable-log-about = With its log broken there is no record. You can keep the log as it is.
unreadable-hidden = The game was not over, and its log shows hidden hands. So nobody gets it.

mine-title = My tables
mine-none = You have not sat at a table yet.
mine-start-one = Start one
mine-planning = Planning
mine-round = Round { $round }
mine-escape = Escape
mine-success = Success
mine-failure = Failed
mine-won = Over
mine-watching = You watch.
mine-characters = You play { $names }.
mine-others = With { $names }.
mine-changed-now = Last move within the hour.
mine-changed-hours =
    Last move { $hours ->
        [one] an hour
       *[other] { $hours } hours
    } ago.
mine-changed-days = Last move { $days } days ago.


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
scenario-help = While planning you have { $reveals } reveals and { $ideas } ideas for nothing.
scenario-help-freed = If the prisoner of an earlier chapter was freed, you have { $reveals } reveals and { $ideas } ideas for nothing while planning.
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
scenario-challenge = Played on its own
scenario-challenge-freed = The prisoner of the earlier chapter was freed.
scenario-notes = Notes
scenario-frees = everyone who got out is free again
scenario-play = Play

cards-title = The cards
cards-lead = All { $count } cards and jobs of { $edition }, to look up.
cards-filter = Find a card by a word on it
cards-kinds = Kinds of cards
cards-none = No card has that on it.
cards-characters = Characters
cards-characters-about = One of each class can be on a heist. Their own actions work whatever the die shows.
cards-skills = Skills
cards-skills-about = Everyone has two. The die says which of the six actions is on offer.
cards-items = Items
cards-items-about = Bought in the shop while planning, or found on the job.
cards-items-about-shop = Bought in the shop while planning.
cards-actions = Actions
cards-actions-about = What the icons of each action are, and whose action it is.
cards-prebuilts = Ready-made characters
cards-prebuilts-about = A character card with two skills that go well with it.
cards-chits = Chits and pieces
cards-chits-about = What can lie on a tile, and what is built into the map.
cards-stories = Stories
cards-stories-about = Jobs told as chapters, one after the other.
cards-squares = Squares of the alert track
cards-squares-about = The security die picks one of those ahead of the bar every round.
cards-reinforcements = Reinforcements
cards-reinforcements-about = They come once, when the bar has passed the radio.
cards-fixers = Fixers
cards-fixers-about = Helpers behind the scenes. A heist won can bring a new one.
cards-events = Events
cards-events-about = One happens every round. An alert throws the next one away, and so brings the end closer.
cards-crises = Crises
cards-crises-about = They wait in the deck, cannot be thrown away, and strike in the round they come up.
cards-npcs = Non-player characters
cards-npcs-about = They move along with you, each with their own card. A panic turns it over.
cards-npcs-about-calm = They move along with you once they are free.
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
card-joins-at-once = Comes along from the start.
card-joins-freed = Comes along once nothing holds them any more.
card-joins-taken = Comes along once a player character on the same tile takes them.
card-achievement = Achievement
card-achievement-campaign = Achievement of a campaign


## Pages: how to play

editions-switch = Editions
rules-title = How to play
rules-lead = Everything you need to play { $edition }, for people who have never seen the box. You do not have to remember it: the table shows what you can do, and says why when you cannot.
rules-contents = On this page
rules-play = Choose a job

rules-goal = The goal
rules-goal-together = You are one crew, and you win or lose together.
rules-goal-objective = Every job names its objective: carry something out, bring somebody home, or simply get away. Whether you met it is judged at the very end, when everyone has reached an exit or was caught.
rules-goal-course = First you plan, all together. Then come rounds: everyone rolls, everyone acts, and the building answers. Sooner or later Escape begins, and everybody runs for a way out.
rules-goal-busted = Whoever is caught is busted: out of the heist, and what they carry is lost. The others can still win, unless the job asks for everyone.

rules-table = What lies on the table
rules-table-map = The map is a building seen from above. Every hex is a room, called a tile. Tiles that share a side are next to each other; your own tile is not next to you.
rules-table-doors = The doors at the edge are the entrances, and the same doors are the exits. Each touches one tile. Whoever stands in a door is outdoors; everybody else is indoors.
rules-table-unknown = A shield means that nobody knows yet what security is there.
rules-table-bag = It comes out of a bag: you know how many chits of each kind the job puts into it, but not where they will turn up. Chits that lie open from the start do not come from the bag.
rules-table-supply = All other chits are the supply.
rules-table-deck = The event deck lies face up, in the order of the job. You may leaf through it whenever you like, and you should: it is no secret what is going to happen.
rules-table-track = The alert track has { $squares } squares, with a bar in front of the first. It shows what security can do next.
rules-table-noise = A track counts the noise you make. There is one for three characters and one for four.
rules-table-noise-same = A track counts the noise you make. It is the same for three characters and for four.
rules-table-gap = A gap is a place of one hex between tiles where there is no tile.
rules-table-external = A side of a tile is an outer side if the empty place behind it is open to the outside of the building. A hole closed in by tiles is not.
rules-table-laid = The table lays all of this out for you.
rules-table-specific = What a card or a job says goes before what is said here.

rules-crew = The crew
rules-crew-size = A crew has three or four characters. That need not be three or four people: one person can play several.
rules-crew-cards = Each character is three cards, a character card and two skills.
rules-crew-memory = Planning tokens.
rules-crew-memory-why = As many tiles the character can plan to walk on.
rules-crew-ideas = Ideas.
rules-crew-ideas-why = What the character begins every heist with. Ideas turn the die, pay for abilities, and are moves in Escape. Nothing in the game is more precious.
rules-crew-actions = Own actions.
rules-crew-actions-same = { $least } of them. They can be chosen whatever the die shows.
rules-crew-actions-some = From { $least } to { $most } of them. They can be chosen whatever the die shows.
rules-crew-ability = Abilities.
rules-crew-ability-why = What only this character can do, and sometimes what they cannot do. An ability that belongs to one of the actions on the card needs that action; all others come on top of the action. Some work only once in a heist.
rules-crew-skills = Skills.
rules-crew-skills-why = One action for each face of the die. Every skill says what none of its six actions has.
rules-crew-class = Each class can be in a heist once.
rules-crew-class-grows = Each class can be in a heist once: an amateur and the two professionals it can become are one class.
rules-crew-copies = There are two copies of each skill, and nobody has the same skill twice.
rules-crew-copies-both = There are two copies of each skill, and one character may have both.
rules-crew-copies-shared = The two professional skills that one amateur skill can become share their cards: there are two of them in all.
rules-crew-advice = See to it that somebody can unlock, somebody can subdue and somebody can disable.
rules-crew-prebuilt = For a quick start there are ready-made characters among the cards.
rules-crew-prebuilt-copies = A crew of ready-made characters may have more copies of a skill.
rules-crew-suggested = Some jobs suggest a crew. You may bring another.
rules-crew-required = A few jobs ask for a certain character, who has to be there.

rules-planning = Planning
rules-planning-together = Everybody plans at the same time, and may change everything until all are ready.
rules-planning-tokens = Put your planning tokens on the tiles you mean to walk on, one on each. Until Escape you can only step onto tiles you planned yourself; entrances need no token.
rules-planning-again = A token is not used up, so you may come back as often as you like. Several characters may plan the same tile, and unknown or locked tiles can be planned too.
rules-planning-fixed = Once the heist has begun, the tokens stay where they are.
rules-planning-fixed-ability = Once the heist has begun, the tokens stay where they are, unless an ability moves them.
rules-planning-start = Choose the entrance where you start. Any number of you may start at the same one.
rules-planning-start-two = Choose the entrance where you start. At most two of you may start at the same one, unless the job says otherwise.
rules-planning-start-inside = Some jobs begin indoors: then you start on the marked tiles. To come back to such a tile later you need a token there.
rules-planning-jail = In a breakout, characters who are in jail may begin on the marked tiles inside.
rules-planning-jail-must = In a breakout, characters who are in jail begin on the marked tiles inside; everybody else begins at an entrance.
rules-planning-tunnels = Where the map has tunnel spaces, you may add entrances there, as many as the job says, but only one in each gap.
rules-planning-help = Team cash buys help, as much as you can pay for. ${ $price }k is a reveal, for any unknown tile and at once. ${ $price }k is an idea for any character.
rules-planning-help-free = A few jobs give you some of this help for nothing.
rules-planning-helpers = This is also the time for fixers and for the shop. More about them below.
rules-planning-loot = If the team brings paintings along, decide now who carries which.
rules-planning-end = When all are ready, the unknown tiles next to a character are revealed, and the first round begins.
rules-planning-advice = Plan a second way if you can. The lock nobody expected is usually on the first one.

rules-round = A round
rules-round-steps = Round follows round until Escape. Each has four steps.
rules-round-roll = Roll.
rules-round-roll-1 = Every character rolls one six-sided die.
rules-round-choose = Choose.
rules-round-choose-1 = Everyone takes one action: one of their own, whatever the die shows, or what one of their skills offers for the number on the die.
rules-round-choose-items = Everyone takes one action: one of their own, whatever the die shows; or what one of their skills offers for the number on the die; or the action of an item in hand.
rules-round-turn = First you may pay ideas to turn the die, one idea for each step up or down. 6 and 1 are neighbours.
rules-round-turn-late = Ideas that an action brings come too late to turn the die to it.
rules-round-pass = You may also pass: no action, and no noise.
rules-round-no-pass = Nobody may pass. If nothing is of use, take what does the least harm.
rules-round-act = Act.
rules-round-act-1 = Use the icons of your action one by one, in any order, before, between and after those of the others.
rules-round-act-2 = You may leave icons unused, but noise and alert always happen.
rules-round-answer = Hold your breath.
rules-round-answer-deck = When everyone is done, the top event of the deck happens, and then the crises that are waiting.
rules-round-answer-track = When everyone is done, the security die is rolled, and one of the squares ahead of the bar happens. After that, reinforcements may come.
rules-round-together = You do not take turns. Acting together is the heart of the game: one subdues the guard, the next walks past, the third opens the lock ahead.
rules-round-example = An example: you have three moves, and after the first of them a lock turns up on your way. Your action stands. But a friend near that lock has not chosen yet, takes an action with a move and an unlock, steps up to it and opens it. You go on with your other two moves, and both of you pay the noise on your actions.
rules-round-outdoors = Whoever is outdoors is still part of the heist: rolls, acts, and may go back in.
rules-round-help-out = Outdoors you can also help out: pay two ideas, and somebody else gets one. That comes on top of your action, as often as you can pay.
rules-round-say = Everybody has the last word on their own character.

rules-icons = What the icons do
rules-icons-row = An action is a name and a row of icons. Each icon is one thing to do, once.

rules-security = Security
rules-security-reveal = As soon as a character stands next to an unknown tile, a chit is drawn for it from the bag. That happens after every single step, before anything else is done. The reveal icon does the same for any tile of the map.
rules-security-active = What is revealed is active.
rules-security-order-team = If several tiles are revealed at once, you choose the order.
rules-security-order-map = If several tiles are revealed at once, they are taken in the order of the map.
rules-security-empty = If the bag is empty, the tile is empty too.
rules-security-reach = You subdue and disable on your own tile or next to it. You unlock only next to it, never on your own tile.
rules-security-stack = Chits on one tile add up: two locks take two unlocks, two guards two subdues.
rules-security-doubles = A double chit is two chits.
rules-security-doubles-tough = A double chit is one chit that takes its icon twice in the same round; with one it is as it was when the round is over.
rules-security-handled = What you have dealt with stays where it is and does no harm, but events and crises can bring it back.
rules-security-handled-track = What you have dealt with stays where it is and does no harm, but squares of the alert track can bring it back.
rules-security-supply = New chits come from the supply, not out of the bag.
rules-security-supply-ends = The supply is what the box holds: when a kind is used up, no more of it comes.
rules-security-replaced = A guard that is put on the tile of a character takes the place of a security chit there.
rules-security-dogs = Dogs count as guards wherever guards are meant; how they jump is told below.

rules-noise = Noise
rules-noise-marker = Every noise moves the marker one slot along the noise track.
rules-noise-forward = It never goes back.
rules-noise-back = Only an ability can take it back; alerts that were raised stay.
rules-noise-alert = Slots with a triangle raise an alert as soon as the marker gets there. With four characters the first of them is slot { $slot }.
rules-noise-end = In the last slot the marker stays, and from then on every noise raises an alert.
rules-noise-end-arrival = Getting to the last slot raises an alert too. There the marker stays, and from then on every noise raises an alert.
rules-noise-end-escape = Getting to the last slot makes this round the last one: it is played to its end, with its event and its crises, and then Escape begins.
rules-noise-sources = Most actions are noisy, and the more they do the louder they are. Look for quiet ones when there is time.

rules-alerts = Alerts and the security die
rules-alerts-bar = Every alert moves the bar one slot along the alert track. Nothing happens at once: the bar only tells which squares can come next.
rules-alerts-stops = It never goes back, and it stops before the last square.
rules-alerts-roll = When everyone has acted, the security die is rolled. It has { $die } faces. Count as many squares on from the bar: that square happens.
rules-alerts-past = A roll that goes past the last square hits the last square.
rules-alerts-after = The roll does not move the bar. Alerts that the square raises do, but no second square follows, and the same square can be hit again in another round.
rules-alerts-turned = Some abilities turn the die by one before it counts; { $die } and 1 are neighbours.
rules-alerts-squares = What each square does
rules-alerts-square = Square
rules-alerts-freed = People you freed count as characters.
rules-alerts-outdoors = Whoever is outdoors counts too, next to the tile their door touches.
rules-alerts-nobody = While the square is carried out nobody acts.
rules-alerts-radio = The radio stands between squares { $radio } and { $after }. The first time that the bar is there or further on when a square has been carried out, reinforcements come, once in a heist. When Escape has begun they come no more.

rules-events = Alerts, events and crises
rules-events-alert = An alert throws away the top event of the deck.
rules-events-time = That does not hurt at once, but it costs you time: every round takes one event anyway.
rules-events-active = In the Event phase the event on top is lifted off the deck and happens.
rules-events-read = Read it beforehand: most events look at where you stand and what is around you, and can be dodged. Sometimes it pays to raise an alert and be rid of one.
rules-events-below = If the event itself raises alerts, they throw away the cards below it; it is carried out to its end.
rules-events-crises = Between the events lie crises. Whenever a crisis comes to the top, it goes to a queue at once.
rules-events-queue = The queue strikes after this round's event, in its order, and what comes up meanwhile joins it.
rules-events-all = Alerts throw away events, never crises; so they only bring the next crisis closer.
rules-events-alarm-crisis = The last card is the alarm. It is a crisis too: when it strikes, Escape begins.
rules-events-alarm-event = The last card is the alarm, an event: when its turn comes, Escape begins.
rules-events-alarm-thrown = The same happens when an alert throws it away.
rules-events-alarm-forgotten = Escape begins at once then, and crises that still wait are forgotten.
rules-events-empty = If the events run out before that, the last one happens again.
rules-events-empty-alarm = A deck that has run out sounds the alarm as well.
rules-events-nobody = In the Event phase nobody acts and nobody uses abilities, unless a card says so. Targets are those the card finds when it begins.
rules-events-list = The crises
rules-events-browse =
    { $count ->
       *[other] All { $count } events are among the cards.
    }

rules-pieces = Special pieces
rules-pieces-jobs = Not every job has all of them. The table shows the rules of your job, too.
rules-pieces-list = All pieces in short
rules-gates-room = A gate is a tile like any other, until it closes.
rules-gates-gone = Then the tile is gone for the rest of the heist, with everything on it, and whoever stands there is busted.
rules-gates-cut-off = Whoever has no way left to any exit is busted too; guards and locks do not count as in the way, only missing tiles do.
rules-gates-order = Gates close in the order of their letters.
rules-gates-named = The squares name the gates they close. What a square does when its gate is closed already stands there too.
rules-gates-escape = All that are still open close when Escape begins, before anyone runs.
rules-gates-held = Only an ability can hold one open.
rules-gates-tokens = Planning tokens on it are lost.
rules-gates-tokens-return = Planning tokens that lay on it may be put on other tiles at once.
rules-gates-gap = What is left is a gap. An entrance that touched the tile leads nowhere any more.
rules-rings = Pressure sensors and control panels
rules-rings-what = A pressure sensor is a ring around a tile, in a colour that its letter tells too.
rules-rings-bar = Nobody can enter a tile with a ring, and no unlock helps. What lies inside cannot be taken.
rules-rings-loot = Loot inside a ring cannot be taken. The tile itself can be entered and left, so you may go there and wait.
rules-rings-inside = Whoever begins on such a tile cannot move, unlock, subdue or disable. Ideas, reveals and loot icons work, and noise and alerts count as always.
rules-rings-panel = Each colour has its control panel. While somebody stands on it, all rings of its colour on the whole map may be taken away, at any moment and for nothing.
rules-rings-nested = But a ring can only go if no other ring lies around it. So the outermost colour comes first, and then somebody has to be on the panel of the next.
rules-rings-escape-hold = In Escape rings bar the way as before.
rules-rings-escape-loot = In Escape rings stop nobody, but loot inside a ring still cannot be taken.
rules-rings-escape-nothing = In Escape rings do nothing any more: you can cross such tiles and take what lies there.
rules-rings-escape-panels = Control panels work in Escape too, for whoever comes by.
rules-rings-escape-no-panels = Control panels have no use in Escape.
rules-remote = Remote locks and servers
rules-remote-bar = Nobody can enter a tile with a remote lock, and no unlock helps.
rules-remote-inside = Whoever begins on such a tile cannot move, unlock, subdue or disable. Ideas, reveals and loot icons work, and noise and alerts count as always.
rules-remote-loot = What lies under it cannot be taken.
rules-remote-server = While somebody stands on the server with its letter, all remote locks of that letter may be opened at once, for nothing and for good.
rules-remote-escape = In Escape remote locks bar the way as before.
rules-remote-escape-servers = Servers still work for whoever comes by.
rules-doors-open = Nobody can enter until it is open, and no unlock helps. A character next to it who holds a keycard may open it, for nothing and for good. The card is not used up.
rules-doors-escape = That works in Escape too, for one more move.
rules-reinforcements = A tile like any other, until its crisis strikes. Then handled security on the tiles around becomes active again, empty tiles around get a guard, and the token itself turns into two guards.
rules-watchtower = A tile like any other, until its crisis strikes. Then every tile with a character in a straight line from it gets a guard.
rules-watchtower-gaps = It sees over gaps.
rules-watchtower-no-gaps = A gap ends the line.
rules-watchtower-down = A character who stands on it at that moment takes it out of the game instead. In Escape it does nothing.
rules-dogs = Dogs
rules-dogs-jump = When a dog that is awake comes to be next to a character, it jumps onto that character's tile; if it was drawn for an unknown tile, a blank stays behind there.
rules-dogs-company = A dog that shares its tile with a character stays where it is, and no dog ever goes outdoors.
rules-dogs-doubt = If it could jump in several ways, the crew chooses.
rules-dogs-shaken = Whoever slips away from a dog and is two tiles off when the movement is over is rid of it.
rules-dogs-follow = Whoever slips away from a dog is followed after the first step.
rules-dogs-kennel = Cards let dogs out of the kennel; without one on the map nothing comes.
rules-dogs-no-kennel = Cards put them where they say.
rules-safe = It opens after as many cracks as the job says, in one round or over several. Some items turn unlocks into cracks, for whoever is on its tile. What is inside is then loot.
rules-story = What it is for is told by the rules of the job.
rules-story-beacon = In one job it is a beacon: whoever reaches it first opens an exit on that very tile and starts Escape, or ends the run there if Escape has begun already.
rules-story-hideouts = In one job it is a place to hide in Escape instead of an exit.

rules-loot = Loot
rules-loot-handling = Handling loot is free. As often as you like, in the rounds and in Escape, pick it up on your tile, put it down, or hand it to somebody on the same tile.
rules-loot-limit = You can carry as much as you like.
rules-loot-guard = A guard on the tile does not keep you from taking it.
rules-loot-safe = Loot is safe the moment its carrier is outdoors, whatever happens later.
rules-loot-lost = What is still inside at the end, or in the hands of somebody who is busted, is lost.
rules-loot-cash = All the cash in one place is one piece, however much it is. What comes out belongs to the team.
rules-loot-tools = Keys, cards and tools stay in hand outdoors, because you still need them.
rules-art = Paintings
rules-art-carried = Paintings are loot like jewels. The job says how many it wants.
rules-art-bonus = Some jobs pay more for certain paintings together.
rules-art-letters = They go by letters; paintings with the same letter belong together.
rules-art-fakes = Every painting has a fake that looks like it. A fake is carried like a painting, but it does not count as one.
rules-art-swap = To swap them, put one down where the other hangs, and take the other. Some jobs want fakes left for the originals, and one wants it the other way round. Where only swaps are allowed, you cannot take a painting whose twin the team did not bring.

rules-people = People you meet
rules-people-white = Some jobs have a non-player character, a white figure with a card.
rules-people-guide = A guide is with you from the start.
rules-people-hostage = A hostage comes along once a player character on the same tile takes them.
rules-people-prisoner = A prisoner is free as soon as nothing holds them: no remote lock, no door, no guard on their tile.
rules-people-prisoner-rings = A prisoner is free as soon as there is no ring left on their tile.
rules-people-absent = Until they come along, they do nothing and nothing is done to them.
rules-people-character = Then they are a character like you, and the crew decides for them. They need no planning tokens. They reveal tiles, events count them, they can carry loot, and abilities that lend somebody an icon can lend it to them.
rules-people-roll = They roll a die of their own. Two actions of the card can always be chosen, and a third one on a six; if they come along during a round, they roll at once.
rules-people-crawl = They roll no die and have one action each round, { $action }: one move, without noise.
rules-people-rest = They need not use it.
rules-people-must = They cannot pass either.
rules-people-ideas = They can have ideas, and turn their die with them.
rules-people-no-ideas = They never have ideas.
rules-people-panic = A crisis can turn their card over, to what they do in a panic.
rules-people-escape = In Escape they run as you do, with a roll of their own.
rules-people-too-late = Whoever was not freed by then stays a prisoner.

rules-escape = Escape
rules-escape-begins = What starts it:
rules-escape-alarm-track = The alarm, the last square of the alert track. Escape begins at once.
rules-escape-alarm-event = The alarm, the last card of the deck. Escape begins at once, in whatever phase it comes up.
rules-escape-alarm-crisis = The alarm, the last crisis of the deck.
rules-escape-noise = The last slot of the noise track, when the round is over.
rules-escape-breach = A character who breaks through an outer wall. That makes a new exit, which anyone can use.
rules-escape-beacon = The beacon of a job.
rules-escape-call-all = You yourselves: when every player has called Escape.
rules-escape-call-one = You yourselves: any player may call Escape while you act.
rules-escape-at-once-track = It begins at once, without a security roll.
rules-escape-at-once-deck = It begins at once, without an event.
rules-escape-after-round = You still finish the round with its event, and then you run.
rules-escape-then = Then it goes like this:
rules-escape-gates = Gates.
rules-escape-gates-1 = All gates that are still open close, and whoever stands on one is busted.
rules-escape-reveal = Reveals.
rules-escape-reveal-1 = All that is unknown is revealed, and active.
rules-escape-reveal-dogs = Dogs that turn up now still jump.
rules-escape-reveal-no-dogs = Dogs that turn up now stay where they are.
rules-escape-path = Paths.
rules-escape-path-1 = The characters run one after the other, in the order you like. Choose a path to an exit and count its moves.
rules-escape-path-2 = It need not be the shortest.
rules-escape-ideas = Ideas.
rules-escape-ideas-1 = Every idea pays for one move. If ideas are enough, you are out without any luck.
rules-escape-roll = The last ditch.
rules-escape-roll-1 = If they are not, there is one roll of the die for each character: it gives as many moves as it shows.
rules-escape-roll-some = The path and the ideas you spend are fixed before you roll.
rules-escape-roll-all = The path is fixed before you roll, and all your ideas go first: nobody rolls and keeps ideas.
rules-escape-short = Falling short.
rules-escape-short-at-once = If the ideas and the roll together do not pay for the whole path, the character is busted on the spot, with all they carry.
rules-escape-short-busted = Whoever still does not get out is busted on the spot, with all they carry. What they put down on the way can be fetched by those who run later.
rules-escape-short-stopped = Whoever still does not get out stops on the way. Until the last one has run, others can come by and take the loot; then whoever is left inside is busted.
rules-escape-costs = What a path costs
rules-cost-step = for each step, also the one onto the exit
rules-cost-guard = for each active guard on a tile you leave, also where you start
rules-cost-guard-dog = for each active guard or dog on a tile you leave, also where you start
rules-cost-door = for each keycard door you open
rules-escape-ignored = Planning tokens and cameras do not count any more.
rules-escape-locks = Locked tiles cannot be entered, and nothing unlocks them now; leaving one is possible.
rules-escape-locks-card = Locked tiles cannot be entered, unless a card says otherwise; leaving one is possible.
rules-escape-rings = Rings stop nobody.
rules-escape-remote = Remote locks stop you as before.
rules-escape-dogs = Dogs do not jump at whoever runs past.
rules-escape-loot = Loot on the way may be picked up and put down.
rules-escape-again = Whoever is out is safe, and may go back in with ideas that are left, but has to come out again.
rules-escape-exits = Exits have room for everyone, but some jobs let only so many through each.
rules-escape-hideouts = In one job you run for hideouts inside, not for exits.
rules-escape-abilities = Abilities that cost noise or alerts do not work in Escape; those that cost only ideas do.
rules-escape-no-help = Helping out from outdoors is over.

rules-result = Winning and losing
rules-result-won = When nobody runs any more, the heist is over, and the objective is judged.
rules-result-busted-ones = If it is met, you have won, however many of you were busted.
rules-result-lost = If not, you have lost.
rules-result-cash = Cash and other loot that got out belong to the team.
rules-result-reward = Some jobs pay for success.
rules-result-bonus = Some pay for more than their objective asks for.
rules-result-ideas = Ideas that are left are lost.
rules-result-busted = Whoever is busted is out of the heist.
rules-result-jail = In later heists a busted character sits in jail, until a breakout gets them out.
rules-result-recruit = For the next heist of a series the player takes a new amateur with two amateur skills, of those that are free.
rules-result-recruit-story = For the next chapter the player takes a free amateur with two amateur skills, but not the amateur of a professional in the crew.
rules-result-achievements = Some heists earn achievements. They change nothing, but they are nice to have.

rules-growing = From heist to heist
rules-growing-cards = Amateurs grow: each amateur character and each amateur skill can become one of two professional cards, which stand on it.
rules-growing-end = Professional cards do not grow any further.
rules-growing-levels = After every heist, won or lost, every player goes up one level, to four at most.
rules-growing-order = At level two one skill becomes professional, at level three the character, and at level four the other skill.
rules-growing-player = For the next heist you may take any character up to your level, old or new.
rules-growing-favour = A heist won brings the fixer it promises.
rules-growing-kept = Cash and fixers stay with the team even if all of you are busted, and what came out is kept even if the heist was lost.
rules-growing-new = A new team has amateur cards and no cash, unless the job says otherwise.
rules-growing-table = When you set up a table, you say how far the team has come: which cards it has, how much cash, and what it brings along.
rules-series-what =
    { $count ->
       *[other] { $count } heists can be played in one sitting, as a series:
    }
rules-series-or = or
rules-series-level = After a heist that was won, everyone who was not busted may take a better card for the character and for both skills.
rules-series-busted = Whoever was busted begins anew with amateur cards.
rules-series-carried = Cash is carried over, and after the last heist it is your score.
rules-series-lost = A heist that is lost ends the series.
rules-stories-what = Jobs are chapters of stories. Each chapter is a heist, and what happens in one can matter in the next.
rules-stories-after = What a success brings stands with the chapter: whose character is promoted and whose skills are refined, that is, become professional cards, and what that costs. Whoever was busted gets nothing of it.
rules-stories-carried = Team cash and paintings go on to the next chapter. So does what became of people you met.
rules-stories-lost = A chapter that is lost ends the story, but you may try it again with what you had.
rules-challenges = Chapters on their own
rules-challenges-what =
    { $count ->
        [one] One chapter comes with a crew and cash, so that it can be played without the rest of its story:
       *[other] { $count } chapters come with a crew and cash, so that each can be played without the rest of its story:
    }

rules-helpers = Fixers and items
rules-helpers-fixers = Fixers help from outside, most of them while you plan.
rules-helpers-won = One is known from the start, and jobs well done bring others.
rules-helpers-all = You may use all of them that you have; at a single table you choose who is with you.
rules-helpers-shop = Items are bought in the shop while planning, with team cash, and given to a character.
rules-helpers-found = Others are found on the job; once found, the shop sells them too.
rules-helpers-sold = The shop takes items back for half their price, rounded down.
rules-helpers-faces = Some of their actions work only while the die shows certain numbers.
rules-helpers-items = An item in hand is like a small card of one's own: some offer an action, some simply work. They change hands like loot.

rules-undo = Taking back
rules-undo-1 = You can take back your latest step as long as no die was rolled and no chit was drawn since, and as long as what others did after it still works.
rules-undo-2 = What was seen cannot be unseen. If it cannot be taken back, the table tells you why.

rules-picture-table = A small map: an entrance with two characters, a guard, a camera, a lock, two unknown tiles, a jewel and cash.
rules-picture-table-words = Two characters at an entrance. Ahead of them a guard, behind that a camera and a locked tile. Two tiles are unknown. A jewel and some cash wait at the far end.
rules-picture-own = Any face
rules-picture-die = Rolled
rules-picture-idea = 1 idea
rules-picture-choice = { $name } rolled a 2 and can choose any of { $count } actions: the own ones and one of each skill. For one idea the die becomes a 1 or a 3.
rules-picture-track = The noise track for { $players } characters. Triangles raise an alert.
rules-picture-track-end = The last slot starts Escape.
rules-picture-track-both = The noise track for three and for four characters. Triangles raise an alert.
rules-picture-alerts = The alert track with the bar after six squares
rules-picture-alerts-words = After { $alerts } alerts the bar lies in front of square { $next }. A 1 on the security die hits square { $next }, a { $die } hits square { $far }. The radio, between squares { $radio } and { $after }, calls the reinforcements. The last square is the alarm.
rules-picture-rings = A jewel inside two rings, and two control panels
rules-picture-rings-words = The jewel lies in two rings. The outer one is cyan, so somebody goes to the cyan control panel first. Only then can whoever is on the yellow panel take the inner ring away, and the jewel is free.
rules-picture-run = A character with two ways to an exit: one is locked, one leads past a guard and a camera
rules-picture-run-words =
    The short way is locked. By the other one { $name } needs { $moves } moves: 1 onto the guard's tile, 2 off it again, 1 onto the exit. The camera does not matter. With { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    } the die has to bring { $need } or more. That is { $faces } faces out of 6: { $percent } %.
rules-picture-twins = Originals and their fakes

gloss-move = Move
gloss-move-why = Go to a tile next to you that you planned, or to an entrance. Not onto a locked tile, and not while an active guard shares your tile.
gloss-unlock = Unlock
gloss-unlock-why = Open one lock on a tile next to you.
gloss-subdue = Subdue
gloss-subdue-why = Put one guard out of action, on your tile or next to it.
gloss-subdue-dogs-why = Put one guard or dog out of action, on your tile or next to it.
gloss-disable = Disable
gloss-disable-why = Switch off one live camera, on your tile or next to it.
gloss-idea = Idea
gloss-idea-why = Get an idea. Ideas turn the die, pay for abilities, and are moves in Escape.
gloss-reveal = Reveal
gloss-reveal-why = See what is on any unknown tile of the map.
gloss-reveal-thin-why = See what is on any unknown tile of the map. When none is left, take a chit at random out of the bag instead.
gloss-loot = Loot
gloss-loot-why = Put $1k into your pocket, wherever you are. It still has to be carried out.
gloss-crack = Crack
gloss-crack-why = One step towards opening a safe. The right tool turns unlocks into cracks, for whoever is on the tile of the safe.
gloss-noise = Noise
gloss-noise-why = The noise marker goes on by one slot. Cannot be left out.
gloss-alert = Alert
gloss-alert-deck-why = The top event of the deck is thrown away. Cannot be left out.
gloss-alert-track-why = The bar on the alert track goes on by one slot. Cannot be left out.

gloss-unknown = Unknown
gloss-unknown-why = A chit from the bag is drawn for this tile as soon as somebody stands next to it or reveals it.
gloss-guard = Guard
gloss-guard-why = You can come in, but not leave before every guard on the tile is subdued. In Escape each costs one more move.
gloss-subdued = Subdued guard
gloss-subdued-why = Does no harm until something wakes them up.
gloss-dog = Dog
gloss-dog-why = A guard that jumps onto a character who comes next to it, unless it already has company. It never goes outdoors.
gloss-dog-shaken-why = A guard that jumps onto a character who comes next to it, unless it already has company. It never goes outdoors, and whoever gets two tiles away is rid of it.
gloss-subdued-dog = Subdued dog
gloss-subdued-dog-why = Sleeps until something wakes it up.
gloss-camera = Camera
gloss-camera-why = Raises an alert each time somebody enters its tile. You may stay there.
gloss-disabled = Disabled camera
gloss-disabled-why = Sees nothing, until something switches it on again.
gloss-disabled-each-why = Sees nothing. If it comes back on, it raises an alert for each character on its tile.
gloss-disabled-once-why = Sees nothing. If it comes back on while somebody is on its tile, it raises an alert.
gloss-lock = Lock
gloss-lock-why = Nobody can enter. Leaving is always possible.
gloss-open-lock = Open lock
gloss-open-lock-why = No hindrance, until something closes it again.
gloss-blank = Blank
gloss-blank-why = Good luck: there is nothing here.

gloss-jewel = Jewel
gloss-jewel-why = Often what you came for.
gloss-documents = Documents
gloss-documents-why = Somebody wants to read these.
gloss-cash = Cash
gloss-cash-why = In thousands. Brought out, it belongs to the team.
gloss-keycard = Keycard
gloss-keycard-why = Opens keycard doors and is not used up. Drawn from the bag, it comes with a guard.
gloss-usb = USB key
gloss-usb-why = What it opens is told by the job. Drawn from the bag, it comes with a guard.
gloss-item = Item
gloss-item-why = A card from the shop that somebody carries and uses.
gloss-item-found-why = A card that somebody can take and use.

gloss-entrance = Entrance
gloss-entrance-why = Where you begin and where you get out. Whoever is here is outdoors, and the loot in their hands is safe.
gloss-plan = Planning token
gloss-plan-why = Its owner may move onto this tile.
gloss-door = Keycard door
gloss-door-why = Closed until somebody next to it holds a keycard and opens it. That is free; in Escape it costs one move.
gloss-remote = Remote lock
gloss-remote-why = Nobody can enter, and no unlock helps. It opens from the server with the same letter.
gloss-server = Server
gloss-server-why = Whoever stands here may open all remote locks with its letter.
gloss-ring = Pressure sensor
gloss-ring-why = A ring that nobody can enter, and no unlock helps. It comes off from the control panel of its colour, the outermost ring first.
gloss-ring-loot-why = Loot inside a ring cannot be taken. It comes off from the control panel of its colour, the outermost ring first.
gloss-panel = Control panel
gloss-panel-why = Whoever stands here may take away all rings of its colour that have no other ring around them.
gloss-gate = Lockdown gate
gloss-gate-why = A tile like any other until it closes. Then it is gone with all that is on it, and whoever stands there is busted. Gates close in the order of their letters, and the rest when Escape begins.
gloss-gate-cut-why = A tile like any other until it closes. Then it is gone with all that is on it. Whoever stands there is busted, and whoever has no way left to an exit. What is still open closes when Escape begins.
gloss-watchtower = Watchtower
gloss-watchtower-why = When its crisis strikes, every character in a straight line from it gets a guard. Whoever stands on it takes it out instead.
gloss-reinforcements = Reinforcements
gloss-reinforcements-why = When their crisis strikes, the security around wakes up, empty tiles around get a guard, and two guards come here.
gloss-reinforcements-track-why = When the bar has passed the radio, guards come here and around. Until then it is a tile like any other.
gloss-kennel = Kennel
gloss-kennel-why = Dogs come out of it when a card says so. Otherwise it is a tile like any other.
gloss-safe = Safe
gloss-safe-why = Opens after as many cracks as the job says. The contents are then loot.
gloss-tunnel = Tunnel
gloss-tunnel-why = While planning you may put an entrance here, if the job allows one more.
gloss-story = Special place
gloss-story-why = The rules of the job say what it is for.
gloss-start = Inside start
gloss-start-why = Characters who are in jail begin here.
gloss-start-all-why = Where the crew begins.
gloss-npc = Non-player character
gloss-npc-why = The crew decides for them once they come along.
gloss-idea-token = Idea on the map
gloss-idea-token-why = The first character who stands here and wants it gets one idea.
gloss-idea-chit = Ideas in the bag
gloss-idea-chit-why = The tile is empty otherwise. The first character who comes here takes the ideas.
gloss-flashbang = Flashbang
gloss-flashbang-why = Guards and dogs around are out of action until the event phase is over.


## The server: why something is not done

sorry-title = Not this time
sorry-no-such-table = There is no such table here. Check the link, or open a new one.
sorry-no-such-seat = There is nobody in that seat, or no such seat at this table.
sorry-not-your-seat = That seat is not yours.
sorry-bot-plays = A bot plays this seat for you. Take it back first.
sorry-unknown-bot = There is no such bot. Choose random, scripted or search.
sorry-one-hint = A hint is on its way already.
sorry-no-hint = No hint was found in time. Ask again in a moment.
sorry-no-hints = There are no hints in this game.
sorry-no-map = This game has no map to press or point at.
sorry-hidden = Hands are hidden until the game is over. The record is here for everybody after that.
sorry-seat-taken = Somebody has taken that seat already.
sorry-colour-taken = Somebody at this table has that colour already. Choose another.
sorry-not-host = Only whoever opened the table can do that.
sorry-barred = The host has asked you not to sit at this table. You are welcome to watch.
sorry-hidden-hand = You have seen another hand at this table, so this seat is not for you until the game is over. Somebody new can take it, or the host can let a bot play it. A seat that you held before is open to you.
sorry-bad-link = This private link is not good any more. Make a new one on the device that has the seat.
sorry-too-many-viewers = { $most } people watch this table already, and there is no room for more.
sorry-too-long = That is too long. { $most } letters are enough.
sorry-empty = There is nothing in it to say.
sorry-table-full = So much has happened at this table that nothing more fits into its book. Open a new one.
sorry-not-kept = It could not be written down, so it did not happen. Please try again.
sorry-unclear = The table did not understand that.
sorry-slow-down = That is too fast. Wait a moment, then go on.
sorry-origin = This came from a page somewhere else, so nothing was done.
sorry-other-ruleset = This table was played by other rules (ruleset { $ruleset }), which this version does not play.
sorry-broken-log = Line { $line } of this table's log is broken, so the table cannot be played on.
sorry-log-panics = The rules stumble over this table's log, so the table cannot be played on. That is our mistake.
sorry-our-mistake = Something went wrong on our side. The table is safe; please try again.
sorry-many-tables = You have opened many tables lately. Wait a while before the next one.
sorry-many-connections = { $most } connections come from your address already. Close some pages first.
sorry-hall-full = Every table here is in use. Please come back later.
sorry-too-large = That is more than can be sent at once.
sorry-no-link = That is no link to a table. Paste the whole link, or the twelve letters at its end.
sorry-no-record = Choose a record file first.
sorry-bad-record = This record cannot be opened: { $why }
somebody-watching = A spectator


## The table: facts and cards

phase-plan = Planning
phase-action = Action
phase-event = Event
phase-crises = Crisis
phase-escape = Escape
phase-level-up = Between heists
phase-over = The end

facts-round = Round { $round }
facts-footage = Cameras are looped
facts-whistle = Dogs stay put
facts-escape-called = Escape follows
facts-standings = Who is done

standing-out = not in play
standing-busy = still busy
standing-asked = has to answer
standing-done = done
standing-called = calls for Escape

noise-alert-in =
    { $steps ->
        [one] The next noise raises an alert.
       *[other] Alert in { $steps } noise.
    }
noise-alert-next = The next noise raises an alert and discards “{ $card }”.
noise-alert-next-empty = The next noise raises an alert.
noise-every = Every further noise raises an alert.
noise-hushed = The diversion covers the next { $left } noise.
noise-hush-saved = A diversion for { $left } noise is at hand.

deck-title = Event and crises
deck-active = Event
deck-recalled = The last event again
deck-none = No event yet. One comes when everybody is done.
deck-queue = Crises ahead
deck-left =
    { $count ->
        [0] The deck is empty
        [one] Deck: the last card
       *[other] Deck: { $count } cards to come
    }

sheet-ideas = Ideas
sheet-die = Die
sheet-tokens = Planning tokens left
sheet-hands = In hand
sheet-slipping = slips past
sheet-reaching = reaches out
sheet-stopped = stopped
fate-idle = Not with you yet
fate-busted = Busted
fate-escaped = Got away
fate-hidden = Lies low

team-title = The team
team-cash = Team cash
team-fixers = Fixers
team-bet = Bet: ${ $cash }k
team-blanks = On call: { $count }
team-secured = Brought out
team-lost = Lost
team-stash = At home
team-safe = Safe: { $done } of { $all } cracks
bag-title = Security bag

people-title = Who sits where
people-host = host
people-away = away
people-free = Free seat
people-seats = Seats and link
people-watchers =
    { $count ->
        [one] 1 watches
       *[other] { $count } watch
    }


## The table: what a seat can do

guide-other-answers = { $who } has a question to answer.
guide-others-answer = The others have a question to answer.
guide-plan-start = Choose where you start: press a lit entrance.
guide-plan-tokens =
    { $tokens ->
        [one] One planning token is left. Press a hex you want to enter.
       *[other] { $tokens } planning tokens are left. Press the hexes you want to enter.
    }
guide-plan-full = All your tokens lie. Press one to take it back, or say that you are ready.
guide-plan-ready = You are ready. The others still plan.
guide-choose-action = You rolled a { $face }. Choose your action for this round.
guide-use-pool = Use what is left: press a lit hex or a button. Then say that you are done.
guide-say-done = Nothing is left to use. Say that you are done.
guide-nothing-here = Nothing you have left works from here. Say that you are done.
guide-done = You are done. The others still act.
guide-out = You are out of this heist. Watch the others get away.
guide-npc = You are out, but the team still decides together.
guide-escape = Get out! Press a hex to run with ideas, or plan a path to roll for.
guide-declared = Plan on to a way out, then roll for it.
guide-run = Run while your moves last.
guide-way-out = You made it to a way out. Say that you are done, or go back in for more.
guide-stopped = You were stopped. Others may still take what you carry.
guide-other-runs = { $who } is running.
guide-over = The heist is over.

here-plan = Plan here
here-unplan = Take the token back
here-start = Start here
here-consult = Reveal with floor plans
here-pay-reveal = Pay to reveal
here-place-idea = Put an idea token here
here-inside-man = Take the guard's place
here-move = Move here
here-unlock = Unlock
here-subdue-guard = Subdue the guard
here-subdue-dog = Subdue the dog
here-disable = Disable the camera
here-rewire = Rewire the camera
here-reveal = Reveal
here-throw = Throw here
here-vent = Use the vent
here-codes = Use the codes
here-open-door = Open the door
here-shift = Move a token here
here-choose = Choose this
here-dash = Run here with ideas
here-declare = Plan the path over this
here-run = Run on
here-take = Take what lies here
here-drop = Put something down here
here-several = Several choices
press-use-the-button = There is a button for that.

action-towards = Towards the { $side }
action-as-it-lies = With the die as it lies
action-turned =
    Turn the die to { $face } ({ $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    })

answer-take-idea = Take the idea, make 1 noise
answer-lose-idea = Lose 1 idea
answer-make-noise = Make noise
answer-give-more = Give another
answer-keep-chit = Nobody: the chit stays
answer-pass = Pass
answer-dog-stays = The dog stays
answer-no-token = No more tokens
answer-nobody = Nobody

market-shop = Shop
market-goods = What you own
market-sell = Sell for ${ $price }k
market-for = { $what }: ${ $price }k

way-there = You are at a way out.
way-none = There is no way out from here.
way-sure =
    Your way out takes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, and your { $ideas ->
        [one] idea is
       *[other] { $ideas } ideas are
    } enough.
way-any-roll =
    Your way out takes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. With { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    } any roll is enough.
way-hopeless =
    Your way out takes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. With { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    } no roll is high enough.
way-odds =
    Your way out takes { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }. With { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    } and the die it works on { $faces } of 6 faces.
run-last-ditch =
    Roll { $ideas ->
        [0] without ideas
        [one] with 1 idea
       *[other] with { $ideas } ideas
    }: { $faces } of 6
run-on = Run on
run-stay = Stay here
run-redraw = New path

finish-undo = Undo
finish-undo-what = Undo: { $what }
finish-ready = Ready
finish-done = Done
finish-call-escape = Call Escape


## The table: log and page

log-undid = { $who } takes it back: { $what }
log-sat = { $name } plays { $who }.
log-left = { $name } leaves the seat of { $who }.

table-home = Home
table-you = What you can do
table-crew = Crew
table-cards = Cards
table-board = The board
table-log = Log and chat
table-say = Say something
table-send = Send
table-seats = Your characters
table-follow = Follow
table-follow-why = Switch to whoever has to act
table-watching = You are watching.
table-take-seat = Take a seat
table-tabs = What to see
table-lost = The connection is lost. Trying again…
table-twice = You were done a moment ago. Press once more if this is done too.
tab-you = You
tab-watch = Watch
tab-crew = Crew
tab-deck = Deck
tab-log = Log
tool-point = Point at a hex for all to see
tool-fit = Show the whole board
tool-sound = Sounds
tool-help = Help

help-title = How this table works
help-lit = What you can do is lit. Press it, on the board or on a button.
help-dark = Press anything else, and the table says why it is not possible.
help-pointing = Hold Shift and press a hex, or press it long, to point at it for all to see.
help-zoom = Zoom with the wheel or two fingers, drag to move the board.
help-log = Press a line of the log to see where it happened. Rest on an icon or card to read what it does.
help-keys = Keys
help-key-arrows = Arrows
help-key-enter = Enter
help-arrows = walk over the board
help-enter = press the hex
help-numbers = choose an action or button
help-undo = undo
help-ready = ready, done
help-seat = next of your characters
help-point = point at the hex
help-fit = show the whole board
help-help = this help
help-rules = How to play, with pictures
help-close = Close

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-link = Link to this moment
replay-linked = Copied
replay-table = To the table


## The table: the end

ending-replay = Watch the replay
ending-record = Download the record
ending-again = New heist
ending-look = Look at the board
ending-picture = Round by round
ending-noise = noise
ending-alerts = alerts
ending-reveals = reveals
ending-picture-spoken = { $rounds } stages: noise { $noise }, alerts { $alerts }, reveals { $reveals }.
stage-planning = Plan
stage-escape = Out

## The board: what a space is called, place first, then what is on it

cell-tile = Row { $row }, column { $column }
cell-exit = Entrance at row { $row }, column { $column }
cell-closed = closed off
cell-planned = planned by
cell-unknown = unknown
cell-remote-x = remote lock X
cell-remote-y = remote lock Y
cell-door = keycard door
cell-escort =
    { $count ->
        [one] escort
       *[other] { $count } escorts
    }
cell-guard =
    { $count ->
        [one] guard
       *[other] { $count } guards
    }
cell-dog =
    { $count ->
        [one] dog
       *[other] { $count } dogs
    }
cell-camera =
    { $count ->
        [one] camera
       *[other] { $count } cameras
    }
cell-lock =
    { $count ->
        [one] lock
       *[other] { $count } locks
    }
# In thousands.
cell-cash = ${ $count }k
cell-jewel =
    { $count ->
        [one] jewel
       *[other] { $count } jewels
    }
cell-documents = documents
cell-keycard =
    { $count ->
        [one] keycard
       *[other] { $count } keycards
    }
cell-usb =
    { $count ->
        [one] USB key
       *[other] { $count } USB keys
    }
cell-item =
    { $count ->
        [one] item
       *[other] { $count } items
    }
cell-idea-token = idea token
cell-flashbang = flashbang
cell-subdued-escort =
    { $count ->
        [one] subdued escort
       *[other] { $count } subdued escorts
    }
cell-subdued-guard =
    { $count ->
        [one] subdued guard
       *[other] { $count } subdued guards
    }
cell-subdued-dog =
    { $count ->
        [one] subdued dog
       *[other] { $count } subdued dogs
    }
cell-disabled-camera =
    { $count ->
        [one] disabled camera
       *[other] { $count } disabled cameras
    }
cell-open-lock =
    { $count ->
        [one] open lock
       *[other] { $count } open locks
    }
cell-server-x = server X
cell-server-y = server Y
cell-watchtower = watchtower
cell-reinforcements = reinforcements point
cell-gate-a = gate A
cell-gate-b = gate B
cell-gate-c = gate C
cell-gate-d = gate D
cell-kennel = kennel
cell-safe = safe with { $done } of { $needed } cracks
cell-open-safe = open safe
cell-story = marked place
cell-start = start inside
cell-start-of = start of { $who }
cell-remote-z = remote lock Z
cell-server-z = server Z
cell-gate-e = gate E
# Pressure sensors, the outermost first.
cell-ring = { $ring } sensor ring
cell-ring-inside = { $ring } sensor ring inside
cell-panel-x = yellow control panel
cell-panel-y = cyan control panel
cell-panel-z = purple control panel
cell-tough-guard = guard to be subdued twice
cell-tough-camera = camera to be disabled twice
cell-tough-lock = lock to be opened twice
cell-soft-guard = guard to be subdued once more
cell-soft-camera = camera to be disabled once more
cell-soft-lock = lock to be opened once more
cell-two-ideas = token with 2 ideas
cell-three-ideas = token with 3 ideas

## The alert track

track-label = Alert track. The bar is before square { $square }. The security die can hit: { $ahead }.
track-square = { $square }, { $card }
track-square-title = { $square }: { $card }. { $text }
track-die = The die shows { $face }.
track-radio = Reinforcements come when the bar has passed square { $square }.
track-reinforced = Reinforcements have come.

## Bots and hints at the table

bot = Bot
bot-random = random
bot-scripted = scripted
bot-search = search
bot-random-about = Random bot: presses anything that is allowed
bot-scripted-about = Scripted bot: quick, goes by rules of thumb
bot-search-about = Search bot: strong, tries plans out before it acts
new-bots = Me and bots
new-bots-why = You take the first seat, search bots play the others.
new-player = Played by
new-player-above = As above
new-player-me = Me
new-player-open = Whoever comes
seats-bot-level = Which bot
seats-bot-in = Let a bot play
seats-bot-out = Take the bot away
seats-bot-back = Take my seat back
log-bot = A { $level } bot plays { $who } now.
log-no-bot = No bot plays { $who } any more.
aids-hint = Hint: what could I do?
aids-bot = Let a bot play
aids-bot-which = Who shall play your seat? You can take it back at any moment.
aids-bot-plays = A { $level } bot plays { $who } for you.
aids-take-back = Take my seat back
bots-wait = The bots let you go first.
bots-go = Bots, go ahead
hints-title = Hints for { $who }
hints-thinking = Thinking…
hints-now = Chance of success now: { $percent } %
hints-none = Nothing to decide right now.
hints-close = Close the hints
hints-then = Then: { $what }.
hints-and-then = , then{" "}
hints-chance = Chance of success after it: { $percent } %
hints-do = Do it
hints-do-number = Do option { $number }: { $why }
help-hint = hint: what could I do?
tool-gauge = Chance of success
tool-gauge-why = Show the crew’s chance of success beside the map
gauge-chance = Chance of success: { $percent } %


## The lab: the report of a run

report-over = Report of the lab
report-title = Many heists
report-not-all = Only the first { $most } jobs are told in full; the overview has all of them.
report-incomplete = Stopped early: { $played } of { $planned } heists were played.
report-fact-bot = Bot
report-fact-think = Thinks
report-think-heists = { $count } imagined heists a decision
report-fact-heists = Heists
report-fact-seed = Seed
report-of-heists = of { $count } heists
report-surety = { $range }, n = { $n }
report-numbers = Numbers
report-interval = 95 % interval
report-all = All
report-heists = Heists
report-round = Round
report-rounds = Rounds
report-who = Who
report-won = Won
report-lost-word = Lost
report-nobody = Nobody’s
report-of-all = { $share } of all
report-reading-interval = Intervals
report-reading-interval-more = The thin lines, and the numbers written “a to b”, hold the true number with 95 % confidence: Wilson’s interval for shares, Newcombe’s for differences of shares, the normal one for means. Where two intervals lie apart, the difference is hardly an accident.
report-reading-mean = Numbers a heist
report-reading-mean-more = Unless it says otherwise a number is a mean over the heists that were played to their end. Numbers by round are means over the heists that came to that round.

# What a report is divided into

report-overview = Overview
report-part-result = Won and lost
report-part-board = On the board
report-part-noise = Noise and alerts
report-part-cards = Events and crises
report-part-escape = Escape
report-part-means = Ideas and loot
report-part-people = What each character did

# Headline numbers

report-sum-won = Won
report-sum-rounds = Rounds
report-sum-alerts = Alerts
report-sum-escaped = Got away
report-sum-of = of { $count } characters
report-sum-cash = Cash out

# Overview

report-wins = Heists won
report-wins-note = Share of heists won, with its 95 % interval and n.
report-lengths = Rounds
report-lengths-note = Mean number of rounds a heist, with its 95 % interval.
report-brought-characters = What each character did for the result
report-brought-skills = What each skill did for the result
report-brought-note = Win rate of crews with it less that of crews without it, in percentage points, with the 95 % interval. Grey where it could be an accident.
report-with-without = { $with } with it (n = { $n }), { $without } without

# Won and lost

report-lost = How heists ended
report-lost-note = Share { $of }, with its 95 % interval. A lost heist counts under what came closest to success and still failed.
loss-carrier-busted = Busted with what was wanted
loss-carrier-hid = Hid with what was wanted
loss-left-behind = In hand once, then left behind
loss-shut-away = A gate closed over it
loss-not-taken = Seen, but not taken
loss-safe-shut = The safe stayed shut
loss-never-found = Never found
loss-npc-not-freed = { $npc } was not freed in time
loss-npc-led-away = { $npc } was led away
loss-npc-busted = { $npc } was busted on the way
loss-nobody-out = Nobody got out
loss-somebody-in = Somebody did not get out
loss-cash-missing = Too little cash got out
loss-shared-fate = Busted with the copied plan
report-alarm = How Escape began
report-alarm-note = Win rate after each beginning, with its 95 % interval; the dashed line is the rate of all heists.
report-alarm-often = in { $share } of heists; { $surety }
alarm-called = The crew called it
alarm-breached = A wall was breached
alarm-card = A card set off the alarm
alarm-noise = It got too loud
alarm-never = It never began
fault-endless =
    { $count ->
        [one] One heist
       *[other] { $count } heists
    } went on without end and broke off. This is an error in the game or the bot; those heists are left out below.
fault-bot-stuck =
    { $count ->
        [one] One heist
       *[other] { $count } heists
    } broke off because the bot knew nothing to do. This is an error in the bot; those heists are left out below.
fault-bot-refused =
    { $count ->
        [one] One heist
       *[other] { $count } heists
    } broke off because the bot tried something illegal. This is an error in the bot; those heists are left out below.
report-length = How long heists took
report-length-note = Share { $of } by number of rounds.
report-length-says = { $rounds } rounds: { $won } won, { $lost } lost
report-by-length = Win rate by length
report-by-length-note = Share won of the heists that took so many rounds; the band is the 95 % interval.

# On the board

report-visits = Visits
report-visits-note = How often a heist sees somebody begin or arrive there.
report-stalled = Time lost
report-stalled-note = Rounds a heist in which somebody ended there without having moved; { $guard } of them with a guard or dog on the tile, { $lock } beside a lock.
report-busts = Busts
report-busts-note = Characters busted there, a heist.

# Noise and alerts

report-noise = Noise by round
report-noise-note = Mean noise of the round by who made it; the thin line is the 95 % interval of the whole.
report-noise-says = Round { $round }: { $noise } noise (n = { $heists })
report-noise-person = Noise by character
report-mean-note = Mean { $of }.
report-noise-person-note = Mean { $of }; { $hushed } a heist were bought off.
report-alerts = Alerts by cause
report-alerts-note = Mean alerts of the round. Beside each cause stands its mean over the whole heist, { $of }.
report-alerts-says = Round { $round }: { $alerts } alerts (n = { $heists })
report-alert-count = Alerts in a heist
report-alerts-along = Alerts
report-share-note = Share { $of }.
report-count-says = { $number }: { $heists } heists
alert-noise = Noise
alert-camera = Cameras
alert-action = Actions
alert-event = Events

# Events and crises

report-card = Card
report-struck = Struck
report-discarded = Thrown away
report-card-won = Won when struck
report-cost = What it did each time
report-card-compared = { $by } percentage points against heists without it ({ $low } to { $high })
report-events = Events
report-events-note = Struck and thrown away by an alert: share { $of }. All else is the mean each time it struck, until the next card or round. Point at a card for its text.
report-crises = Crises
report-crises-note = Share { $of } in which it struck; all else is the mean each time. Point at a card for its text.
cost-alerts = Alerts
cost-noise = Noise
cost-guards = Guards
cost-dogs = Dogs
cost-cameras = Cameras
cost-locks = Locks
cost-restored = Back at work
cost-ideas-lost = Ideas lost
cost-ideas-gained = Ideas gained
cost-gates = Gates shut
cost-busts = Busts

# Escape

report-ends = How it ended for each
report-ends-note = Share { $of }; the number is that of those who got away.
report-escaped = Got away
report-hidden = Hid
report-busted = Busted
report-not-in-play = Not in play
report-chances = The chance to get out, and what came of it
report-chances-note = Of those in play when Escape began: the dot is the share that got out, with its 95 % interval; the diamond is the mean chance they had at that moment.
report-expected = { $share } expected, n = { $n }
report-moves = Planned moves
report-moves-note = Escape moves of the best way when Escape began, locks included: share of runs, with its 95 % interval.
report-moves-along = Escape moves
report-moves-mean = Mean moves
report-ideas-mean = Mean ideas in hand
report-no-way = No way out
report-dice = What the die had to show
report-dice-note = Share of runs by the face they needed beyond their ideas when Escape began, and how often the last ditch was rolled.
report-needs-none = No die
report-needs-low = 1 or 2
report-needs-middle = 3 or 4
report-needs-high = 5 or 6
report-needs-more = More, or no way
report-rolls = { $n } rolls
report-rolled-out = { $share } got out

# Ideas and loot

report-ideas = Ideas
report-ideas-note = Where ideas went, mean { $of }; those left are what is in hand at the end.
report-gained = { $ideas } gained
report-ideas-gained = Gained
report-ideas-spent = Spent
report-ideas-lost = Lost
report-ideas-left = Left
report-ideas-end = Ideas left at the end
report-ideas-along = Ideas
report-cash = Cash brought out
report-cash-note = Share { $of }; rewards aside.
report-cash-along = Thousands
report-cash-says = ${ $cash }k: { $won } won, { $lost } lost
report-loot = What a heist brings
report-loot-note = Means with their 95 % intervals.
report-cash-won = Cash when won ($k)
report-cash-lost = Cash when lost ($k)
report-jewels = Jewels
report-documents = Documents

# What each character did

report-actions-note = { $cards }. Times chosen a heist, and the win rate of heists in which it was.
report-won-with = { $share } won
report-no-player = Nobody’s character


## The lab: two settings, crews, difficulty

compare-over = Comparison of the lab
compare-title = { $a } against { $b }
compare-against = { $a } against { $b }
compare-clear = { $better } wins more often, by { $least } to { $most } percentage points.
compare-unclear = Neither is clearly better.
compare-method = Both played the same seeds. The interval of the difference is Newcombe’s for paired shares (1998, method 10), with 95 % confidence.
compare-broken =
    { $count ->
        [one] One heist
       *[other] { $count } heists
    } broke off, which is an error in the game or the bot. They are left out.
compare-difference = Difference
compare-difference-note = Win rate of the second setting less that of the first, in percentage points. Grey where it could be an accident.
compare-range = { $low } to { $high }, n = { $n } pairs
compare-pairs = Same luck, both settings
compare-pairs-note = Share of the seeds; the number is of those that ended differently.
compare-both = Both won
compare-only = Only { $who }
compare-neither = Neither won
compare-differ = differ
crews-over = Crews of the lab
crews-title = Crews for { $scenario }
crews-fact-tried = Crews tried
crews-method = Many crews played a little; the better half and the worse half went on with twice as much, again and again. What is shown are fresh heists that had no part in choosing.
crews-strong = The strongest
crews-weak = The weakest
crews-note = Share of heists won, with its 95 % interval; the dashed line is the mean of all crews tried, { $share }.
rate-about = Difficulty is on one scale with the strength of crews: a crew wins half of the heists of a scenario as difficult as it is strong, and each step of 1 multiplies the odds by 2.7; 0 is the mean of the crews. ± is half of the 95 % interval. The label that fits is that of the crew which comes nearest to the rate at which crews win jobs of their own label ({ $usual }); bold where it is clearly not the printed one, with a question mark where it is too close to say. Bot: { $bot }; { $players } players; { $heists } heists of each crew at each scenario; seed { $seed }.

## Editions, series and the alert track at the table

choose-edition = Choose an edition
choose-edition-about = One game in four boxes: its newest form, and how it came to be. The building, the dice and the getaway are the same; what brings security down on you is not.
choose-this = Choose
choose-other-edition = Other editions
choose-jobs-count =
    { $count ->
        [one] 1 job
       *[other] { $count } jobs
    }
choose-alone = On its own
choose-alone-about = Chapters that can be played without their story, with the crew and the cash their pages bring for that.
choose-series = Several heists in one sitting
choose-series-name =
    { $count ->
        [one] Standard mode: one heist
        [3] Standard mode: three heists
       *[other] Standard mode: { $count } heists
    }
choose-series-about = After each heist that succeeds you take better cards, whoever was busted sends somebody new, and the same table goes on.
choose-or = or
tale-chapter = { $story }, chapter { $number }
tale-bonus = Pays more:
tale-notes = Notes on this job
new-stage = Heist { $number }
new-alone-instead = Play this chapter on its own
new-story-instead = Play it as a chapter of its story
new-crew-printed = This is the crew its page suggests. Swap anyone you like; each class can be there once.
new-requires = { $character } must be in the crew.
new-cash-help = In planning cash buys reveals and ideas, ${ $price }k each.
new-paintings = Paintings from earlier chapters
new-freed = The prisoner of the chapter before is free
new-freed-why = He helps in planning: { $reveals } reveals and { $ideas } ideas for nothing.
mine-level-up = Between heists
alert-title = Alert bar: slot { $slot }
alert-ahead = What the security die can pick
alert-square = Square { $square }
alert-reinforcements =
    { $left ->
        [one] Reinforcements after 1 more alert
       *[other] Reinforcements after { $left } more alerts
    }
alert-reinforcing = Reinforcements come
alert-reinforced = Reinforcements were here
noise-bar-next = The next noise moves the alert bar on.
noise-bar-in =
    { $steps ->
        [one] The next noise moves the alert bar on.
       *[other] The alert bar moves on in { $steps } noise.
    }
noise-bar-every = Every further noise moves the alert bar on.
noise-escape-in =
    { $steps ->
        [one] The next noise starts Escape when the round is over.
       *[other] { $steps } noise left until Escape.
    }
noise-escape = Too loud: Escape begins when the round is over.
tab-alert = Alert
facts-then =
    { $count ->
        [one] 1 more heist follows
       *[other] { $count } more heists follow
    }
team-free-reveals =
    { $count ->
        [one] 1 free reveal
       *[other] { $count } free reveals
    }
team-free-ideas =
    { $count ->
        [one] 1 free idea
       *[other] { $count } free ideas
    }
guide-choose-or-pass = You rolled a { $face }. Choose your action for this round, or pass.
guide-level-up = Well done. Take better cards for the next heist, then say that you are ready.
guide-level-ready = You are ready for the next heist. The others still choose.
guide-recruit = Your character sits in jail. Choose somebody new: a character and two skills.
finish-pass = Pass
finish-next-heist = On to the next heist
finish-call-now = Once you call, Escape begins at once for everyone: nobody acts any more this round, and everything unknown is revealed.
finish-call-yes = Yes, everybody out now
finish-call-no = Not yet
answer-leave-die = Leave the die as it lies
answer-turn-die = Turn it (3 ideas)
answer-hold-gate = Keep it open
answer-let-gate-close = Let it close
action-to-mate = To { $who }
market-help = Help for cash
market-reveal = Press an unknown tile to have it revealed.
market-idea = An idea, for whom?
market-price = ${ $price }k
market-free =
    { $count ->
        [one] free, once
       *[other] free, { $count } times
    }
market-no-cash = The team has no cash left for reveals and ideas.
level-character = Character
level-first-skill = First skill
level-second-skill = Second skill
level-keep = Keep this one
level-take = Take this one
level-chosen = Goes with you
ending-next = Next: { $scenario }.
ending-cards = Cards for the next heist
ending-nobody-yet = Nobody yet
ending-bonus = ${ $cash }k on top
ending-freed = The prisoner is free
log-next = The next heist: { $scenario }
job-then = Afterwards:


## HEIST: why not

rivals-refusal-game-is-over = The game is over.
rivals-refusal-no-such-seat = Nobody sits there.
rivals-refusal-not-your-turn = It is not your turn.
rivals-refusal-not-now = The table waits for something else.
rivals-refusal-your-own-test = Nobody helps with their own test.
rivals-refusal-already-decided = You have decided already.
rivals-refusal-no-such-job = There is no such job on the table.
rivals-refusal-job-is-done = Nothing is left of that job.
rivals-refusal-no-such-way = The obstacle cannot be passed that way.
rivals-refusal-not-in-your-hand = You do not have that card.
rivals-refusal-not-an-assist = Only assists help others. Tricks are for your own tests.
rivals-refusal-not-a-trick = That is not a trick. Assists are for the tests of others.
rivals-refusal-token-needed = Choose the token that this trick is for.
rivals-refusal-no-token-needed = This trick is not for one token.
rivals-refusal-no-such-token = There is no such token within reach.
rivals-refusal-not-this-colour = A token of this colour cannot go.
rivals-refusal-one-must-go = One of these tokens has to go.
rivals-refusal-teaches-nothing = This card has no skill at its bottom.
rivals-refusal-not-played = You did not play that trick in this test.
rivals-undo-luck-was-asked = Cards or tokens were drawn or assists shown since, and what was seen cannot be unseen.
rivals-undo-luck-would-be-asked = { $who } has built on it. Without it, cards or tokens would have been drawn.


## HEIST: setting up

rivals-setup-players = HEIST is for two to four players, not for { $count }.
rivals-setup-obstacles = A job has five or seven obstacles, not { $count }.
rivals-setup-timer = The timer can be set to 5 to { $most } seconds, not to { $seconds }.
rivals-rule-obstacles-per-job = Obstacles of a job
rivals-rule-obstacles-per-job-why = Seven, or only the first five: then jobs are completed more often, and the secret The Closer wants a job of which nothing is left.
rivals-rule-pawns = Pawns
rivals-rule-pawns-why = A helper whose pawn is not at the job of the test discards a card to come over. Without pawns everybody helps from where they are.
rivals-rule-idle-helpers-draw = A card for who does not help
rivals-rule-idle-helpers-draw-why = Who helps with nothing and has fewer than five cards draws one.
rivals-rule-discard-before-drawing = Discard before drawing
rivals-rule-discard-before-drawing-why = At the end of your turn you may discard any number of cards before you draw up to five.
rivals-rule-starter-rotates = The first player changes
rivals-rule-starter-rotates-why = Every round begins with the next player, clockwise.
rivals-rule-one-bonus-a-job = One bonus for each job
rivals-rule-one-bonus-a-job-why = A completed job pays one point to everybody who has passed an obstacle of it, and not one for each obstacle.
rivals-rule-training-montage = Training Montage
rivals-rule-training-montage-why = A fifth job with one obstacle that is never used up. It pays no cheese; who passes it gets a green token for the next test.
rivals-rule-heat-by-chart = More heat
rivals-rule-heat-by-chart-why = Two tokens on each space of the heat track for two and three players, four for four players, as far as the supply goes.
rivals-rule-older-heat-track = The older heat track
rivals-rule-older-heat-track-why = Orange, orange, red, red and purple: no blue tokens come in at the end.
rivals-rule-milder-half-full = An easier Half Full
rivals-rule-milder-half-full-why = The secret Half Full compares with the orange tokens only.
rivals-rule-stricter-master-thief = A stricter Master Thief
rivals-rule-stricter-master-thief-why = The secret Master Thief wants more agility than everybody else has. As printed, a tie is enough.
rivals-rule-sabotage-hits-the-tester = Light Sabotage hits the other
rivals-rule-sabotage-hits-the-tester-why = The orange token of Light Sabotage waits for the next test of whoever is testing, and not of the helper.
rivals-rule-means-only-after-failure = Justified Means only when it goes wrong
rivals-rule-means-only-after-failure-why = Justified Means puts its red token into the bag only if the test fails.
rivals-rule-go-big-adds-one = Go Big or Go Home adds 1
rivals-rule-go-big-adds-one-why = The card also adds 1 to the total. Its number is covered on the photographs that are left of it, so usually it has none.


## HEIST: names

rivals-agility = Agility
rivals-charm = Charm
rivals-dexterity = Dexterity
rivals-blue = blue
rivals-green = green
rivals-yellow = yellow
rivals-orange = orange
rivals-red = red
rivals-purple = purple
rivals-a-blue = a blue token
rivals-a-green = a green token
rivals-a-yellow = a yellow token
rivals-a-orange = an orange token
rivals-a-red = a red token
rivals-a-purple = a purple token
rivals-token = { $colour } { $value }
rivals-token-doubled = { $colour } { $value } twice
rivals-tokens = { $count } { $colour }
rivals-no-tokens = nothing
rivals-and = { $before } and { $last }
rivals-or = { $before } or { $last }
rivals-plus = { $before } + { $next }
rivals-way = { $skills } { $target }


## HEIST: what stands on cards

rivals-assist = Assist
rivals-trick = Trick
rivals-does-number = { $number } to the total.
rivals-does-number-for = { $number } if the test asks for { $skill }.
rivals-does-number-alone = { $number } if no other pawn is at this job.
rivals-does-number-unhelped = { $number } if nobody helps.
rivals-does-lend = If the test asks for { $skill }, your own { $skill } counts too.
rivals-does-bag = { $token } goes from the supply into the bag.
rivals-does-bag-after-failure = If the test fails, { $token } goes from the supply into the bag.
rivals-does-next = { $token } waits for your own next test.
rivals-does-next-of-tester = { $token } waits for the next test of whoever is testing now.
rivals-does-extra =
    { $count ->
        [one] One token more is drawn for this test.
       *[other] { $count } tokens more are drawn for this test.
    }
rivals-does-look =
    Draw { $count } tokens from the bag and show them. { $only ->
        [any] One of your choice
       *[these] One that is { $colours }
    } { $must ->
        [true] goes
       *[false] may go
    } to the supply; the rest goes back into the bag.
rivals-does-tester-draws =
    { $count ->
        [one] Whoever is testing draws a card.
       *[other] Whoever is testing draws { $count } cards.
    }
rivals-does-helper-draws =
    { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
rivals-does-flip-one = Turn over one token of your test.
rivals-does-flip-all = Turn over all tokens of your test.
rivals-does-put-back-one = Put one token of your test back into the bag.
rivals-does-put-back-all = Put all tokens of your test back into the bag and draw as many again.
rivals-does-grab = Take a token that lies in front of anybody: it waits for your own next test. One of this test no longer counts in it.
rivals-does-draw =
    { $count ->
        [one] Draw one token more.
       *[other] Draw { $count } tokens more.
    }
rivals-does-draw-double =
    { $count ->
        [one] Draw one token more. It counts twice.
       *[other] Draw { $count } tokens more. They count twice.
    }
rivals-does-give-up = The test fails at once, and its tokens go to the supply.
rivals-upgrade-assist = If the test is passed: added to your identity, +1 { $skill }.
rivals-upgrade-trick = After a failure: may be added to your identity, +1 { $skill }.
rivals-cheese-assist = If the test is passed: { $count } cheese for you.
rivals-cheese-trick = If the test fails: { $count } cheese for you.
rivals-on-success = Success: { $what }.
rivals-on-failure = Failure: { $what }.
rivals-then = { $before }, and { $next }
rivals-then-bag = { $token } goes into the bag
rivals-then-next = { $token } waits for your next test
rivals-then-remove-highest = the highest token of the test goes to the supply
rivals-then-others-draw =
    { $count ->
        [one] everybody else draws a card
       *[other] everybody else draws { $count } cards
    }
rivals-mandatory = Mandatory: it stays until somebody passes it.
rivals-endless = It is never used up, and nobody scores it.
rivals-wants-by-players = { $two }, { $three } or { $four } (with 2, 3 or 4 players)
rivals-wants-highest =
    { $count ->
        [0] Nobody has more { $skill } than you.
       *[other] You have at least { $number } more { $skill } than anybody else.
    }
rivals-wants-bag-more =
    { $count ->
        [0] In the end the bag holds at least as many { $these } tokens as { $than } ones.
       *[other] In the end the bag holds at least { $number } more { $these } tokens than { $than } ones.
    }
rivals-wants-bag-at-most =
    In the end the bag holds at most { $number } { $colour } { $count ->
        [one] token
       *[other] tokens
    }.
rivals-wants-bag-at-least =
    In the end the bag holds at least { $number } { $colour } { $count ->
        [one] token
       *[other] tokens
    }.
rivals-wants-each-skill = Each of your skills is { $number } or more.
rivals-wants-scored-assists =
    At least { $number } { $count ->
        [one] assist lies
       *[other] assists lie
    } in your score pile.
rivals-wants-obstacles-at-most =
    { $count ->
        [0] No obstacle lies in your score pile.
        [one] At most { $number } obstacle lies in your score pile.
       *[other] At most { $number } obstacles lie in your score pile.
    }
rivals-wants-different-jobs =
    Your obstacles come from at least { $number } { $count ->
        [one] job
       *[other] different jobs
    }.
rivals-wants-one-job = At least { $number } of your obstacles belong to the same job.
rivals-wants-failure-upgrades =
    At least { $number } { $count ->
        [one] trick has
       *[other] tricks have
    } been added to your identity.
rivals-wants-completed-job =
    { $count ->
        [0] One of your obstacles belongs to a completed job.
       *[other] One of your obstacles belongs to a job with at most { $number } left to pass.
    }


## HEIST: what a button says

rivals-command-face = Take on { $obstacle } with { $way }
rivals-command-face-none = Take on { $job }
rivals-command-help = Help with { $card }
rivals-command-decline = Do not help
rivals-command-pay = Discard { $card } to come over
rivals-command-remove = Send { $token } to the supply
rivals-command-remove-highest = The { $colour } one goes to the supply
rivals-command-keep = Put all of them back
rivals-command-play = Play { $card }
rivals-command-play-on = Play { $card } on { $token }
rivals-command-play-on-other = Play { $card } on { $token } of { $who }
rivals-command-resolve = No more tricks
rivals-command-learn-played = Add { $card }, which you played: +1 { $skill }
rivals-command-learn-hand = Add { $card } from your hand: +1 { $skill }
rivals-command-skip = Add none
rivals-command-discard = Discard { $card }
rivals-command-draw = Draw cards


## HEIST: what the table waits for

rivals-phase-choose = { $waiting } chooses an obstacle.
rivals-phase-choose-mine = Your turn: choose an obstacle to take on.
rivals-phase-help =
    Will anybody help { $active }? { $count ->
        [one] { $waiting } still decides
       *[other] { $waiting } still decide
    } in secret.
rivals-phase-help-mine = Help { $active } with an assist, or not. All decisions are shown at the same time.
rivals-phase-help-for-me =
    Will anybody help you? { $count ->
        [one] { $waiting } still decides
       *[other] { $waiting } still decide
    } in secret.
rivals-phase-help-decided = You have decided. Waiting for { $waiting }.
rivals-phase-pay = { $waiting } discards a card to come over to { $job }.
rivals-phase-pay-mine = Your pawn is not at { $job }. Discard a card to come over.
rivals-phase-look = { $waiting } looks at tokens from the bag.
rivals-phase-look-mine = You may send one token that your card names to the supply, or put all of them back.
rivals-phase-look-must-mine = One of these tokens goes to the supply. Choose which.
rivals-phase-tricks = { $waiting } may play tricks: { $total } against { $target }.
rivals-phase-tricks-mine = You have { $total } against { $target }. Play tricks, or leave it at that.
rivals-phase-tie = { $waiting } chooses which of the highest tokens goes to the supply.
rivals-phase-tie-mine = Several tokens are the highest. Choose which goes to the supply.
rivals-phase-learn = { $waiting } may add a trick to the identity.
rivals-phase-learn-mine = You failed, and may learn from it: add one trick to your identity.
rivals-phase-prepare = { $waiting } may discard cards before drawing.
rivals-phase-prepare-mine = Discard what you do not want, then draw up to { $hand } cards.
rivals-phase-over = The game is over.


## HEIST: lines of the story

rivals-event-became = Seat { $number } is { $identity }.
rivals-event-began = { $who } goes first.
rivals-event-round-began = Round { $round } begins.
rivals-event-faced = { $who } takes on { $obstacle } with { $way }.
rivals-event-decided = { $who } has decided about helping.
rivals-event-revealed = { $who } helps with { $card }.
rivals-event-idle =
    { $count ->
        [one] { $who } does not help.
       *[other] { $who } do not help.
    }
rivals-event-paid = { $who } discards { $card } and comes over to { $job }.
rivals-event-lost = { $who } has no card to come over with: { $card } is lost.
rivals-event-helped = { $card } of { $who } counts { $number }.
rivals-event-helped-in-vain = { $card } of { $who } counts nothing in this test.
rivals-event-bagged = { $token } goes into the bag.
rivals-event-waits = { $token } waits for the next test of { $who }.
rivals-event-lacking = The supply has no { $colour } token left.
rivals-event-looked = { $who } draws from the bag to look: { $tokens }.
rivals-event-removed = { $who } sends { $token } to the supply.
rivals-event-kept = { $who } puts all of it back.
rivals-event-drawn = { $who } draws { $tokens }.
rivals-event-joined = { $who } adds what has waited: { $tokens }.
rivals-event-refilled = The bag was empty: tokens of earlier tests go back into it.
rivals-event-bag-empty = There is no token left to draw.
rivals-event-played = { $who } plays { $card }.
rivals-event-played-number = { $who } plays { $card }: { $number }.
rivals-event-played-in-vain = { $who } plays { $card }, which counts nothing in this test.
rivals-event-flipped = { $who } turns over what is { $tokens } now.
rivals-event-put-back = { $who } puts { $tokens } back into the bag.
rivals-event-grabbed = { $who } takes { $token } from in front of { $from }: it waits for the next test.
rivals-event-grabbed-own = { $who } takes { $token } out of the test: it waits for the next one.
rivals-event-passed = { $who } passes { $obstacle }: { $total } against { $target }.
rivals-event-failed = { $who } fails at { $obstacle }: { $total } against { $target }.
rivals-event-gave-up = { $who } gives up at { $obstacle }.
rivals-event-abandoned = { $obstacle } leaves the game.
rivals-event-stays = { $obstacle } stays on its job.
rivals-event-completed = { $job } is completed.
rivals-event-scored = { $who } scores { $card }: { $count } cheese.
rivals-event-learned = { $who } adds { $card } to the identity: +1 { $skill }.
rivals-event-learned-hand = { $who } adds { $card } from the hand to the identity: +1 { $skill }.
rivals-event-discarded = { $who } discards { $card }.
rivals-event-drew =
    { $count ->
        [one] { $who } draws a card.
       *[other] { $who } draws { $count } cards.
    }
rivals-event-drew-seen = { $who } draws { $cards }.
rivals-event-reshuffled = The discard pile is shuffled and becomes the deck.
rivals-event-no-cards = There is no card left for { $who } to draw.
rivals-event-heated =
    Heat: { $count } { $colour } { $count ->
        [one] token goes
       *[other] tokens go
    } into the bag.
rivals-event-round-ended = Round { $round } is over: all tokens in front of players return to the bag.
rivals-event-secret-met = { $who } has met the secret { $secret }: { $wanted }
rivals-event-secret-missed = { $who } has not met the secret { $secret }: { $wanted }


## HEIST: the end

rivals-end-winner =
    { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
rivals-end-winner-by-obstacles =
    { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    } and the most obstacles.
rivals-end-winners =
    { $who } share the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
rivals-end-points =
    { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $from })
rivals-end-obstacles =
    { $points } for { $count ->
        [0] no obstacle
        [one] 1 obstacle
       *[other] { $count } obstacles
    }
rivals-end-cards = { $points } for assists and tricks
rivals-end-bonus = { $points } for completed jobs
rivals-end-secret = { $points } for { $secret }


## HEIST: the table

rivals-over = Cards for rivals
rivals-about = Mice with clever paws, and only so much cheese: face obstacles, help your rivals or seem to, and keep your secret to the end.
rivals-table-round = Round { $round } of 5
rivals-table-over = The end
rivals-table-waits = Who still decides
rivals-table-waits-for = The table waits for { $who }.
rivals-table-heat = Heat
rivals-table-heat-why = At the end of each round the tokens of its space go into the bag.
rivals-table-heat-space =
    Round { $round }: { $count ->
        [0] nothing left
        [one] 1 { $colour } token
       *[other] { $count } { $colour } tokens
    }
rivals-table-timer = Time to think, for whoever decides. Nothing happens when it is over.
rivals-table-players = The players
rivals-table-jobs = The jobs
rivals-table-active = The test is here
rivals-table-completed = Completed
rivals-table-left =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }
rivals-table-left-why = Obstacles of this job that are left
rivals-table-pawns = Pawns at this job
rivals-table-next = What comes next
rivals-table-test = The test
rivals-table-test-of = { $who } takes on { $obstacle }
rivals-table-skill = Skill
rivals-table-number = What cards add
rivals-table-total = Together
rivals-table-against = against
rivals-table-as-it-is = chance as it stands
rivals-table-draws =
    { $count ->
        [one] 1 token is to be drawn
       *[other] { $count } tokens are to be drawn
    }
rivals-table-waiting = Waits for the next test
rivals-table-looks = { $who } has drawn
rivals-table-thinking = thinks
rivals-table-decided = has decided
rivals-table-pays = chooses a card to pay with
rivals-table-no-help = does not help
rivals-table-tricks = Tricks:
rivals-table-chance = The chance to pass, if nothing more is played
rivals-table-chance-of = The chance to pass is { $percent } percent.
rivals-table-chance-best = The chance to pass is { $percent } percent at best.
rivals-table-bag = The bag
rivals-table-bag-count =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
rivals-table-bag-colour = { $colour } { $values }: { $count } in the bag, { $supply } in the supply
rivals-table-piles = Deck and discard pile
rivals-table-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
rivals-table-discard = { $count } discarded
rivals-table-starter = first
rivals-table-starter-why = Began this round
rivals-table-hand-size =
    { $count ->
        [one] 1 card in the hand
       *[other] { $count } cards in the hand
    }
rivals-table-front = Tokens of the last test:
rivals-table-added = Added to the identity:
rivals-table-score-pile = Score pile ({ $count })
rivals-table-cheese = { $count } cheese
rivals-table-cheese-why = A point at the end of the game.
rivals-table-hand = The hand
rivals-table-no-cards = No cards in the hand.
rivals-table-chosen = your choice, face down
rivals-table-aim = choose a token
rivals-table-which-token = { $card }: on which token?
rivals-table-secret = The secret
rivals-table-secret-met = Met, as things stand.
rivals-table-secret-not = Not met yet.
rivals-table-secret-was-met = Met.
rivals-table-secret-was-not = Not met.
rivals-table-show = I am { $who }: show my cards
rivals-table-undid-decision = { $who } thinks again about helping.
rivals-table-tab-hand = Hand
rivals-table-tab-players = Players
rivals-table-tab-bag = Bag
rivals-table-player = Player
rivals-table-obstacles = Obstacles
rivals-table-cards = Cards
rivals-table-bonus = Jobs
rivals-table-points = Points
rivals-table-replay-open = Replay with all cards
rivals-table-record = The record
rivals-table-again = Play again
rivals-table-look = Look at the table
rivals-table-open = Everybody's cards
rivals-table-own-eyes = Only what I saw
rivals-table-help-lit = What you can play is lit. Press a card to play it; if it needs a token, press the token then.
rivals-table-help-chance = The bar beside a choice is the exact chance to pass the test after it, from what you know.
rivals-table-help-shared = When several players share this screen, cards stay hidden until their owner asks for them.
rivals-table-help-log = The log tells everything that happened. Cards that others hold it never tells.
rivals-table-help-numbers = Play what is lit, from left to right
rivals-table-help-arrows = Go from card to card
rivals-table-help-enter = Press
rivals-table-help-ready = Help with nothing, no more tricks, draw
rivals-table-help-show = Show or hide your cards on a shared screen


## HEIST: a new table

rivals-lobby-title = Or against each other
rivals-lobby-about = Another game of thieves, with hidden hands and a bag of luck.
rivals-lobby-players = 2 to 4 players
rivals-lobby-more = Five rounds of tests. Everybody else may help in secret, and all cards are turned over at the same time. Whoever has the most cheese in the end wins.
rivals-lobby-bots = Against bots
rivals-lobby-bots-why = You take the first seat, search bots play the others.
rivals-lobby-friends-why = You take the first seat and get a link for the others. Everybody sees only their own cards.
rivals-lobby-one-screen = On one screen
rivals-lobby-one-screen-why = All seats are yours. Cards stay hidden until you say who looks.
rivals-lobby-count = Players
rivals-lobby-seat = Seat { $number }
rivals-lobby-timer = Time to think
rivals-lobby-timer-why = A clock that everybody sees. It is only a reminder: nothing happens when it runs out.
rivals-lobby-no-timer = As long as it takes
rivals-lobby-seconds = { $seconds } seconds
rivals-lobby-options = Rules
rivals-lobby-options-why = As our rulings have them, unless you choose otherwise.


## HEIST: how to play

rivals-version = Rulebook of October 2022
rivals-rules-about = Some cards of this early version could not be read any more, or are known only from another version. Those are our own or set by play, made of the same effects.
rivals-rules-play = Open a table
rivals-rules-goal-rivals = You are mice who cannot do a job alone, and who do not share the loot.
rivals-rules-goal-jobs = A job is a pile of obstacles. On your turn you take the top one of any job on, and the others decide whether they help.
rivals-rules-goal-paid = What you pass pays you in cheese. Who helped is paid too, or learns something. A failure teaches. And everybody has a secret that pays once more if it comes true.
rivals-rules-goal-end = After five rounds the most cheese wins.
rivals-rules-pieces = What is in the box
rivals-rules-tokens = Tokens decide how a test goes. A token has two faces, and chance decides which one lies up.
rivals-rules-tokens-supply = The supply is what is left over: whatever lies neither in the bag, nor on the track, nor with anybody.
rivals-rules-identities = { $count } identities.
rivals-rules-identities-why = Who you are, and what you are good at.
rivals-rules-jobs = { $count } jobs.
rivals-rules-jobs-why = Where the obstacles lie.
rivals-rules-obstacles = { $count } obstacles.
rivals-rules-obstacles-why = A test with a target, the cheese it pays, and perhaps what happens after a success or a failure.
rivals-rules-secrets = { $count } secrets.
rivals-rules-secrets-why = Something that must be true at the end, and what it pays.
rivals-rules-assists = { $count } assists.
rivals-rules-assists-why = For the tests of others. Many pay cheese or teach a skill if the test is passed.
rivals-rules-tricks = { $count } tricks.
rivals-rules-tricks-why = For your own tests. Many teach a skill, and a few pay cheese, if the test fails.
rivals-rules-open = Identities and all that was added to them, score piles, tokens, the heat track and the discard pile are open to everybody. So is what is in the bag, though nobody knows what comes out of it next.
rivals-rules-hidden = Only hands and secrets are hidden.
rivals-rules-browse = Look at all the cards

rivals-rules-setup = Setting up
rivals-rules-setup-players = Two to four of you can play.
rivals-rules-setup-identity = Identities.
rivals-rules-setup-identity-how = Everybody is dealt one, face up. The others stay in the box.
rivals-rules-setup-secret = Secrets.
rivals-rules-setup-secret-how = Everybody is dealt one that only they may look at. The others stay in the box.
rivals-rules-setup-jobs = Jobs.
rivals-rules-setup-jobs-how = On each of the four lie { $obstacles } of its obstacles, number 1 on top.
rivals-rules-setup-jobs-montage = A fifth job beside them, the Training Montage, is never used up.
rivals-rules-setup-bag = The bag.
rivals-rules-setup-bag-how = It begins with a yellow, a red and a purple token, and with two yellow and one orange more for every player after the first.
rivals-rules-setup-heat = The heat track.
rivals-rules-setup-heat-how = Each of its five spaces gets tokens of its colour. They come into the bag round by round.
rivals-rules-setup-deck = The deck.
rivals-rules-setup-deck-how = Assists and tricks are shuffled together, and everybody is dealt { $hand } of them.
rivals-rules-setup-first = The first player.
rivals-rules-setup-first-how = Chance decides.
rivals-rules-setup-pawns = The pawns stand at no job yet.
rivals-rules-players = Players
rivals-rules-in-bag = In the bag
rivals-rules-on-heat = On the spaces of the heat track
rivals-rules-each = { $count } each
rivals-rules-heat = The heat track

rivals-rules-skills = Skills
rivals-rules-skills-three = There are three: agility, charm and dexterity.
rivals-rules-skills-score = Your score in a skill is the number of its icons on your identity and on the cards that were added to it.
rivals-rules-skills-assist = An assist with a skill at its bottom is added to your identity when the test you helped with is passed.
rivals-rules-skills-trick = A trick with a skill at its bottom may be added to your identity when you fail.
rivals-rules-skills-later = What was added counts from the next test on, and for secrets at the end.

rivals-rules-turn = Your turn
rivals-rules-turn-steps = A turn is one test. It has six steps.
rivals-rules-choose = Choose an obstacle.
rivals-rules-choose-top = Any job will do on which an obstacle is left: you take on the one on top. You cannot pass.
rivals-rules-choose-ways = If there is an “or”, choose your way now, before you know who helps.
rivals-rules-choose-sum = Skills joined by a plus are added up.
rivals-rules-choose-pawn = Your pawn goes to the job for nothing.
rivals-rules-help = Get help.
rivals-rules-help-secret = Every other player picks one assist in secret, or nothing. All are shown at the same time.
rivals-rules-help-pay = A helper whose pawn is not at the job then has to discard a card, and the pawn comes over. Who is there already helps for nothing.
rivals-rules-help-lost = Who has no card left to discard loses the assist, and the pawn stays where it is.
rivals-rules-help-free = Everybody may help, wherever the test is.
rivals-rules-help-order = The assists are done clockwise from your left, and stay on the table until the test is over.
rivals-rules-help-idle = Who helps with nothing and has fewer than { $hand } cards draws one.
rivals-rules-draw = Draw tokens.
rivals-rules-draw-two = Two from the bag, and as many more as the obstacle and assists say.
rivals-rules-draw-waiting = Tokens that wait for your next test join them. All fall on a random face.
rivals-rules-tricks-step = Play tricks.
rivals-rules-tricks-how = Only you may, as many as you like, one after the other. Each does at once what it says.
rivals-rules-resolve = Resolve.
rivals-rules-resolve-sum = Add up your skill, the tokens, and the numbers on assists and tricks. You succeed if the total is the target or more.
rivals-rules-resolve-stay = For the rest of the round the tokens lie where they are.
rivals-rules-prepare = Prepare.
rivals-rules-prepare-draw = Draw until you have { $hand } cards.
rivals-rules-prepare-discard = Discard as many cards as you like, then draw until you have { $hand }.
rivals-rules-prepare-others = Nobody else draws now: who helps a lot has few cards until their own turn.
rivals-rules-example = A test to read along
rivals-rules-example-told = { $who } takes on { $obstacle }, which asks for { $way }, and brings { $own }. Somebody helps with { $assist }. The total is { $first } against { $target }: not enough. So { $who } plays { $trick } and turns the { $token } token over. Now it is { $then }.
rivals-rules-example-caption = Skill, tokens and assist; above as drawn, below after the trick.

rivals-rules-success = After a success
rivals-rules-success-effect = What the obstacle says about success happens.
rivals-rules-success-obstacle = The obstacle goes to your score pile.
rivals-rules-success-cheese = Assists with cheese go to the score piles of the helpers.
rivals-rules-success-skill = Assists with a skill at the bottom are added to the helpers’ identities, +1 each. Any other assist is discarded.
rivals-rules-success-tricks = Your tricks are discarded. Those with cheese pay nothing.
rivals-rules-failure = After a failure
rivals-rules-failure-effect = What the obstacle says about failure happens.
rivals-rules-failure-obstacle = The obstacle leaves the game, and nobody scores it. A mandatory one stays where it is and waits for whoever comes next.
rivals-rules-failure-assists = Assists are discarded.
rivals-rules-failure-cheese = Tricks with cheese that you played go to your score pile.
rivals-rules-failure-learn = You may add one trick with a skill at its bottom to your identity, +1 in that skill: one you played in this test, or one from your hand.
rivals-rules-failure-rest = Your other tricks are discarded.

rivals-rules-round = The end of a round
rivals-rules-round-turns = Turns go clockwise. When everybody has had one, the round is over.
rivals-rules-round-heat = The tokens on this round’s space of the heat track go into the bag.
rivals-rules-round-back = All tokens that lie in front of players return to the bag. Tokens that wait for a next test keep waiting.
rivals-rules-round-same = The next round begins with the same player.
rivals-rules-round-rotates = The next round begins with the next player, clockwise.
rivals-rules-round-last = After the fifth round the game is over.
rivals-rules-scoring = Who wins
rivals-rules-scoring-bag = The bag is emptied for all to see.
rivals-rules-scoring-secret = Secrets are shown. One that has come true goes to the score pile.
rivals-rules-scoring-cheese = Each cheese in your score pile is a point.
rivals-rules-scoring-bonus = Each of your obstacles that belongs to a completed job is a point more.
rivals-rules-scoring-bonus-once = Each completed job of which you have an obstacle is a point more.
rivals-rules-scoring-winner = The most points win. Among equals it is who has more obstacles, and if these are equal too you share the victory.
rivals-rules-scoring-completed = A job is completed when nothing is left of it, whether its last obstacle was passed or left the game.
rivals-rules-scoring-montage = The Training Montage is never completed.

rivals-rules-ask = Questions that come up
rivals-rules-ask-tokens = Tokens
rivals-rules-ask-supply = If the supply has no token of a colour, that part of a card does nothing; the rest of it still counts.
rivals-rules-ask-removed = A token that is removed goes to the supply, and may come back from there.
rivals-rules-ask-next = “Your next test” on an assist is the helper’s; on a trick or an obstacle it is the next one of whoever is testing.
rivals-rules-ask-waiting = A waiting token lies on the identity and not in the bag. After its test it goes into the bag with the others. One that never joins a test does not count as in the bag at the end.
rivals-rules-ask-bag = If the bag runs out in a test, the tokens in front of the other players go back into it. If it is still empty, no more are drawn.
rivals-rules-ask-highest = The highest token is the one with the highest face up. Among equals whoever is testing chooses.
rivals-rules-ask-grab = Smash & Grab reaches every token that lies in front of anybody. An earlier test does not change by it. The token falls on a new face when it joins.
rivals-rules-ask-cards = Cards
rivals-rules-ask-deck = If the deck runs out, the discard pile is shuffled and becomes the deck. If there is none either, nobody draws.
rivals-rules-ask-hand = You may have more than { $hand } cards through effects, and none at all. Nothing has to be discarded.
rivals-rules-ask-lend = An assist that lends a skill adds the helper’s score if the chosen way asks for that skill, and nothing if it does not. A trick whose number is for one skill looks at the chosen way too.
rivals-rules-ask-numbers = All numbers are added, the negative ones too. An assist may well be meant to hurt.
rivals-rules-ask-vain = A trick that finds no token may be played all the same, and does nothing.
rivals-rules-ask-give-up = Never Again ends the test at once: no more tricks. The tokens of the test go to the supply and not back into the bag.
rivals-rules-ask-alone = Lone Wolf asks for pawns, not for help: whose pawn stands at the job is in the way, whether or not they help.
rivals-rules-ask-unhelped = Lone Wolf counts if nobody helps with this test.
rivals-rules-ask-ties = If a secret says that nobody has more of a skill than you, a tie is enough. If it names a number, you must be that far ahead of each other player.
rivals-rules-ask-card = { $card } can be played in two ways. Here it says: { $text }

rivals-rules-options = Options
rivals-rules-options-about = Whoever opens a table may change these. What is said above is what holds unless somebody does.
rivals-rules-option-on = usually on
rivals-rules-option-off = usually off
rivals-rules-option-is = usually { $value }
rivals-rules-timer = Timer
rivals-rules-timer-why = Shows how long the present decision takes. Nothing happens when the time is over.
rivals-rules-table = At this table
rivals-rules-table-odds = Since { $game } is played with an open bag, the table counts for you: it shows the exact chance of a test, and what each of your choices would make of it.
rivals-rules-table-undo = You can take back your latest decision until a card or a token was drawn or the assists were shown.
rivals-rules-table-screen = Several players can share a screen: hands stay covered until somebody asks for their own.
rivals-rules-table-replay = While a game runs, its replay shows only what you may know. When it is over, everybody may look at all of it.


## HEIST: the cards

rivals-cards-lead = All { $cards } cards of { $game } and its { $tokens } tokens, to look up.
rivals-cards-identities = Identities
rivals-cards-identities-about = Who you are. Each is in the box once.
rivals-cards-secrets = Secrets
rivals-cards-secrets-about = What pays once more at the end. Where three numbers stand, they are for two, three and four players. Tokens of two colours are counted together.
rivals-cards-assists = Assists
rivals-cards-assists-about = Cards for the tests of others. “You” is whoever plays the card.
rivals-cards-tricks = Tricks
rivals-cards-tricks-about = Cards for your own test, after the tokens were drawn.
rivals-cards-tokens = Tokens
rivals-cards-tokens-about = Both faces of each are as likely.
rivals-cards-heat = Heat track
rivals-cards-heat-about = What comes into the bag at the end of each round.
rivals-card-identity = Identity
rivals-card-obstacle = { $number } · { $job }
rivals-card-secret = Secret
rivals-card-track = Heat track
rivals-card-only-seven = Only with seven obstacles of a job.
rivals-card-with-option = With the option “{ $option }”
rivals-card-without-option = Without the option “{ $option }”
rivals-card-with-five = With five obstacles of a job
rivals-card-copies =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
rivals-card-token =
    { $values }, { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
rivals-card-blue = Blue
rivals-card-green = Green
rivals-card-yellow = Yellow
rivals-card-orange = Orange
rivals-card-red = Red
rivals-card-purple = Purple

## HEIST: the report of the lab
rivals-report-title = HEIST: { $games } games of { $players }
rivals-report-who = Bots, seat by seat: { $bots }. Seed { $seed }.
rivals-report-identities = Who wins
rivals-report-identities-more = How many times its fair share each identity wins; a victory that is shared counts in parts. The whisker is the 95 % interval, the dashed line what is still fair among equal players. What lies beyond is hollow and has a mark.
rivals-report-places = Who begins
rivals-report-places-more = The same by place in the order of the first round.
rivals-report-secrets = Secrets
rivals-report-secrets-more = How often each was met of the times it was dealt. It should be between the lines.
rivals-report-assists = Assists
rivals-report-tricks = Tricks
rivals-report-cards-more = Of all who held the card in a game, how many put it to use: played it in a test, or learned from it.
rivals-report-points = Points
rivals-report-points-more = Each bar is a number of points; the lighter part are those who did not win.
rivals-report-numbers = { $tests } of the tests were passed, { $jobs } of the jobs completed; { $shared } of the games were shared. { $mean } points on average, { $best } for whoever won.
