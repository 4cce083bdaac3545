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
#   $position     a place in the deck, from 1        $letter      X or Y
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
refusal-remote-locked = A remote lock keeps it shut. Open it from its server.
refusal-door-closed = That is a keycard door. Open it with a keycard first.
refusal-held-by-guard = A guard or dog is in the way. Subdue them first.
refusal-imprisoned = You are behind a remote lock. Somebody has to open it from its server first.
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
refusal-no-server-here = The server for those locks is not here.
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


## Commands: what a button says

command-ready = Done

# Planning

command-plan = Put a planning token on { $space }
command-unplan = Take the planning token back from { $space }
command-start = { $who } starts at { $space }
command-tunnel = Open the tunnel at { $cell } towards { $tile }
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
command-pay-reveal = Pay to reveal { $space }
command-pay-thin = Pay to take a chit out of the bag
command-swap-locks = Pay to swap two locks in the bag for blanks
command-on-call =
    Put { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } on call
command-add-cash = Add $1k to every hex with cash or jewels
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
command-slip-past = { $who } slips past the guards (1 idea)
command-reach-out = { $who } reaches for loot next door (1 idea)
command-vent = { $who } uses the vent to { $space }
command-change-plans = { $who } changes the plan (2 ideas, 1 noise)
command-reposition = Move a planning token from { $from } to { $to }
command-shift = Shift a planning token from { $from } to { $to }
command-give-idea = { $who } gives { $mate } an idea
command-codes = { $who } uses the codes at the camera at { $space }
command-teamwork = { $who } gives up 2 ideas, { $mate } gets 1
command-open-remote = { $who } opens the remote locks { $letter }
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


## Bots: what one is about to do, said by the one who does it

deed-ready = I am done
deed-plan = I put a planning token on { $space }
deed-unplan = I take my planning token back from { $space }
deed-start = I start at { $space }
deed-tunnel = I open the tunnel at { $cell } towards { $tile }
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
deed-pay-reveal = I pay to reveal { $space }
deed-pay-thin = I pay to take a chit out of the bag
deed-swap-locks = I pay to swap two locks in the bag for blanks
deed-on-call =
    I put { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } on call
deed-add-cash = I add $1k to every hex with cash or jewels
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
deed-slip-past = I pay 1 idea and slip past the guards
deed-reach-out = I pay 1 idea and reach for loot next door
deed-vent = I use the vent to { $space }
deed-change-plans = I change the plan for 2 ideas and 1 noise
deed-reposition = I move a planning token from { $from } to { $to }
deed-shift = I shift a planning token from { $from } to { $to }
deed-give-idea = I give { $mate } an idea
deed-codes = I use the codes at the camera at { $space }
deed-teamwork = I give up 2 ideas and { $mate } gets 1
deed-open-remote = I open the remote locks { $letter }
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
        [here] { $deed }: server { $letter } is right here.
        [named] { $deed }: server { $letter } is there.
       *[away] { $deed } to get to server { $letter } at { $space }.
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
event-cracked =
    { $who } makes { $cracks ->
        [one] a crack
       *[other] { $cracks } cracks
    } in the safe.
event-safe-opened = The safe at { $space } is open.
event-granted = { $who } helps { $mate }.
event-revealed = { $space } is revealed: { $chit }.
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
    }: no event is left to discard.
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
event-remote-opened = The remote locks { $letter } are open.
event-door-opened = The door at { $space } is open.

# Events and crises

event-crisis-queued = Crisis ahead: “{ $card }”.
event-event-active =
    { $recalled ->
        [true] The last event again
       *[false] Event
    }: “{ $card }”. { $card-text }
event-crisis-struck = Crisis: “{ $card }”. { $card-text }
event-chit-added = { $space } gets { $chit }.
event-chit-removed = { $space } loses { $chit }.
event-restored = Active again at { $space }: { $chit }.
event-tower-removed = The watchtower at { $space } is taken out.
event-reinforcements-arrived = Reinforcements arrive at { $space }.
event-dog-moved = The dog runs from { $from } to { $to }.
event-gate-closed = The gate at { $space } closes.
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
outcome-bet-won = The bet is won: ${ $cash }k on top.
outcome-bet-lost = The bet is lost: ${ $cash }k.
outcome-team-cash = The team has ${ $cash }k.
outcome-jewels =
    The team has { $count ->
        [one] 1 jewel
       *[other] { $count } jewels
    }.
outcome-documents = Documents brought out: { $count }.
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
frame-about = Getaway is a table for cooperative heist games. All words and pictures here are our own; the games are by their designers.

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
home-jobs-about = { $count } jobs in River City. Start with an easy one; the crew is filled in for you.
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

mine-title = My tables
mine-none = You have not sat at a table yet.
mine-start-one = Start one
mine-planning = Planning
mine-round = Round { $round }
mine-escape = Escape
mine-success = Success
mine-failure = Failed
mine-watching = You watch.
mine-characters = You play { $names }.
mine-others = With { $names }.


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
cards-fixers = Fixers
cards-fixers-about = Helpers behind the scenes. A heist won brings a new one.
cards-events = Events
cards-events-about = One happens every round. An alert throws the next one away, and so brings the end closer.
cards-crises = Crises
cards-crises-about = They wait in the deck, cannot be thrown away, and strike in the round they come up.
cards-npcs = Non-player characters
cards-npcs-about = They move along with you, each with their own card. A panic turns it over.
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
card-for-sale = { $fixer } sells it for the deck.
card-npc = Non-player character
card-npc-special = And the special action of the job.
card-joins-at-once = Comes along from the start.
card-joins-freed = Comes along once nothing holds them any more.
card-joins-taken = Comes along once a player character on the same tile takes them.
card-achievement = Achievement
card-achievement-campaign = Achievement of a campaign


## Pages: how to play

rules-title = How to play
rules-lead = Everything you need for a first heist in { $edition }, in ten minutes. You do not have to remember it: the table shows what you can do, and says why when you cannot.
rules-contents = On this page
rules-play = Choose a job

rules-goal = The goal
rules-goal-1 = You are one crew, and you win or lose together. Every job names an objective: carry the jewels out, bring a prisoner home, find the documents. It is judged at the very end, when everyone has reached an exit or was busted.
rules-goal-2 = Busted means caught: that character is out of the heist, and what they carry is lost. The others can still win.

rules-table = What lies on the table
rules-table-1 = The map is a building seen from above. Every hex is a room, and rooms that share a side are neighbours. The doors at the edge are the entrances, and later the exits. Whoever stands there is outdoors; everybody else is indoors.
rules-table-2 = Some rooms hide their security under a shield. What is there comes out of a bag: you know what is in the bag, but not where it will turn up. The event deck lies open, and you may leaf through it whenever you like.
rules-table-3 = Your character is three cards: a character with actions of its own, and two skills with one action for each face of the die. The character card also says how many planning tokens you have and how many ideas you begin with. Ideas are the most precious thing in the game.

rules-planning = Planning
rules-planning-1 = Everybody plans at the same time. Put your planning tokens on the rooms you mean to walk through: until Escape you can only step into rooms that you planned. One token is enough for any number of visits, and several characters may plan the same room. Entrances need no token.
rules-planning-2 = Choose where you start. Two characters can begin at each entrance, unless the job says otherwise. This is also the time for fixers and for the shop.
rules-planning-3 = When all are done, the unknown rooms next to a character are revealed, and the first round begins. Plan a second way if you can: the lock nobody expected is usually on the first one.

rules-round = A round
rules-round-1 = Round follows round until Escape. Each has four steps.
rules-round-roll = Roll.
rules-round-roll-1 = Every character rolls one die.
rules-round-choose = Choose.
rules-round-choose-1 = Every character takes exactly one action: one of their own, whatever the die shows; or what one of their skills offers for the number on the die; or the action of an item in hand. First you may pay ideas to turn the die, one idea for each step up or down. From 6 the next step up is 1.
rules-round-act = Act.
rules-round-act-1 = Use the icons of your action one by one, in any order, before, between and after those of the others. You may leave icons unused, but noise and alert always happen.
rules-round-event = Hold your breath.
rules-round-event-1 = When everyone is done, the top event of the deck happens, and then the crises that are waiting.
rules-round-2 = Acting together is the heart of the game: one subdues the guard, the next walks past, the third opens the lock ahead.
rules-round-3 = Handling loot is free. As often as you like, pick it up in your room, put it down, or hand it to somebody in the same room.

rules-security = Security
rules-security-1 = As soon as a character stands next to an unknown room, a chit is drawn for it. That happens after every single step, before anything else. What is revealed is active.
rules-security-2 = What you have dealt with stays where it is: a subdued guard, a disabled camera, an open lock. It does no harm, but events and crises can bring it back.
rules-security-3 = Chits add up: two locks take two unlocks. You subdue and disable in your own room or next door. You unlock next door only.

rules-noise = Noise and alerts
rules-noise-1 = Every noise moves the marker one slot along the noise track, and it never goes back. Slots with a triangle raise an alert. With four characters the first of them is slot { $slot }. In the last slot the marker stays, and from then on every noise is an alert.
rules-noise-2 = An alert throws away the top event of the deck. That does not hurt at once, but it costs you time: there is one event for each round you have.
rules-noise-3 = Cameras, a few actions and some events raise alerts too.

rules-events = Events and crises
rules-events-1 = The event on top of the deck happens at the end of the round. Read it beforehand: most events look at where you stand and what is around you, and can be dodged.
rules-events-2 = Between the events lie crises. Whenever a crisis comes to the top, it goes to the queue at once, and it strikes after this round's event. Alerts throw away events, never crises; so they bring the next crisis closer.
rules-events-3 = The last card is the alarm: Escape begins. You can also leave earlier. When every player has called Escape, you finish the round with its event, and then you run.

rules-escape = Escape
rules-escape-1 = First the gates that are still open close, and all that is unknown is revealed. Then the characters run for an exit, one after the other, in the order you like. Choose a path and count its moves:
rules-cost-step = for each step, also the one onto the exit
rules-cost-guard = for each active guard or dog in a room you leave, also where you start
rules-cost-door = for each keycard door you open
rules-escape-2 = Locked rooms are closed to you, unless a card says otherwise. Cameras and planning tokens do not count any more. Every idea pays for one move. If ideas are not enough, there is one roll of the die, the last ditch: it gives as many moves as it shows. You fix the path and the ideas before you roll.
rules-escape-3 = Whoever falls short stops on the way. Until the last one has run, others can still come by and take the loot; then whoever is left inside is busted. And whoever is out may go back in with ideas that are left, but has to come out again.

rules-loot = Loot
rules-loot-1 = Jewels, documents and cash are safe the moment their carrier is outdoors, whatever happens later. All cash in one place is one piece, and what comes out belongs to the team.
rules-loot-2 = Keycards, USB keys and items are loot too, but stay in hand, because you still need them.

rules-pieces = Special pieces and people
rules-pieces-1 = Jobs bring pieces of their own: doors for keycards, remote locks with their servers, gates that close for good, watchtowers, kennels, safes. The table shows the rules of your job, and the glossary below explains each piece.
rules-pieces-2 = Some jobs have a guide, a prisoner or a hostage. Once they come along they roll, act and escape as you do, and the crew decides for them. They need no planning tokens.

rules-crew = The crew
rules-crew-1 = A crew has three or four characters. Each class can be there once, and the box has two copies of each skill. See to it that somebody can unlock, somebody can subdue, somebody can disable; every skill says what it lacks.
rules-crew-2 = Amateurs grow. Each character and each skill has two professional cards it can become. A recommended crew is as strong as its job asks for.

rules-helpers = Fixers and items
rules-helpers-1 = Fixers help from outside, most of them while you plan. In a campaign a job well done brings a new one; at a single table you choose who is with you.
rules-helpers-2 = Items are bought in the shop while planning, or found on the job. Some offer an action of their own, and some work by being in hand.

rules-undo = Taking back
rules-undo-1 = You can take back your latest step as long as no die was rolled and no chit was drawn since, and as long as what others did after it still works. What was seen cannot be unseen. If it cannot be taken back, the table tells you why.

rules-picture-table = A small map: an entrance with two characters, a guard, a camera, a lock, two unknown rooms, a jewel and cash.
rules-picture-table-words = Two characters at an entrance. Ahead of them a guard, behind that a camera and a locked room. Two rooms are unknown. A jewel and some cash wait at the far end.
rules-picture-own = Any face
rules-picture-die = Rolled
rules-picture-idea = 1 idea
rules-picture-choice = { $name } rolled a 2 and can choose any of the first four actions. For one idea the die becomes a 1 or a 3.
rules-picture-track = The noise track for four characters
rules-picture-track-words = The track for four characters. At first there is room; later every other noise is an alert.
rules-picture-run = A character, a room with a guard, an empty room and an exit in a row
rules-picture-run-words =
    { $name } needs { $moves } moves: 1 into the guard's room, 2 out of it, 1 onto the exit. With { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    } the die has to bring { $need } or more. That is { $faces } faces out of 6: { $percent } %.

rules-glossary = Every icon and piece
rules-glossary-actions = On actions
rules-glossary-security = Security
rules-glossary-loot = Loot
rules-glossary-pieces = On the map

gloss-move = Move
gloss-move-why = Go to a room next door that you planned, or to an entrance next door.
gloss-unlock = Unlock
gloss-unlock-why = Open one lock in a room next door.
gloss-subdue = Subdue
gloss-subdue-why = Put one guard or dog out of action, in your room or next door.
gloss-disable = Disable
gloss-disable-why = Switch off one live camera, in your room or next door.
gloss-idea = Idea
gloss-idea-why = Get an idea. Ideas turn the die, pay for abilities, and are moves in Escape.
gloss-reveal = Reveal
gloss-reveal-why = See what is in any unknown room of the map. When none is left, take a chit at random out of the bag instead.
gloss-loot = Loot
gloss-loot-why = Put $1k into your pocket, wherever you are.
gloss-crack = Crack
gloss-crack-why = One step towards opening a safe. The right tool turns unlocks into cracks, for whoever is in the room of the safe.
gloss-noise = Noise
gloss-noise-why = The noise marker goes on by one slot. Cannot be left out.
gloss-alert = Alert
gloss-alert-why = The top event of the deck is thrown away. Cannot be left out.

gloss-unknown = Unknown
gloss-unknown-why = A chit from the bag is drawn for this room as soon as somebody stands next door or reveals it.
gloss-guard = Guard
gloss-guard-why = You can come in, but not leave before every guard in the room is subdued. In Escape each costs one more move.
gloss-subdued = Subdued guard
gloss-subdued-why = Does no harm until something wakes them up.
gloss-dog = Dog
gloss-dog-why = A guard that jumps onto a character who comes next to it, unless it already has company. It never goes outdoors.
gloss-subdued-dog = Subdued dog
gloss-subdued-dog-why = Sleeps until something wakes it up.
gloss-camera = Camera
gloss-camera-why = Raises an alert each time somebody enters its room.
gloss-disabled = Disabled camera
gloss-disabled-why = Sees nothing. If it comes back on, it raises an alert for each character in its room.
gloss-lock = Lock
gloss-lock-why = Nobody can enter. Leaving is always possible.
gloss-open-lock = Open lock
gloss-open-lock-why = No hindrance, until something closes it again.
gloss-blank = Blank
gloss-blank-why = Good luck: there is nothing here.

gloss-jewel = Jewel
gloss-jewel-why = Often what you came for. The team keeps the jewels it brings out.
gloss-documents = Documents
gloss-documents-why = Somebody wants to read these.
gloss-cash = Cash
gloss-cash-why = In thousands. Brought out, it belongs to the team.
gloss-keycard = Keycard
gloss-keycard-why = Opens keycard doors and is not used up. Drawn from the bag, it comes with a guard.
gloss-usb = USB key
gloss-usb-why = What it opens is told by the job. Drawn from the bag, it comes with a guard.
gloss-item = Item
gloss-item-why = A card that somebody can take and use.

gloss-entrance = Entrance
gloss-entrance-why = Where you begin and where you get out. Whoever is here is outdoors, and the loot in their hands is safe.
gloss-plan = Planning token
gloss-plan-why = Its owner may move into this room.
gloss-door = Keycard door
gloss-door-why = Closed until somebody next door holds a keycard and opens it. That is free; in Escape it costs one move.
gloss-remote = Remote lock
gloss-remote-why = Nobody can enter, and no unlock helps. It opens from the server with the same letter.
gloss-server = Server
gloss-server-why = Whoever stands here may open all remote locks with its letter.
gloss-gate = Lockdown gate
gloss-gate-why = An ordinary room until it closes. Then the room and all in it are gone, and whoever stands there is busted. Gates close in the order of their letters, and the rest when Escape begins.
gloss-watchtower = Watchtower
gloss-watchtower-why = When its crisis strikes, every character in a straight line from it gets a guard. Whoever stands on it takes it out instead.
gloss-reinforcements = Reinforcements
gloss-reinforcements-why = When their crisis strikes, the security around wakes up, empty rooms around get a guard, and two guards come here.
gloss-kennel = Kennel
gloss-kennel-why = Dogs come out of it when a card says so. Otherwise it is a room like any other.
gloss-safe = Safe
gloss-safe-why = Opens after as many cracks as the job says. The contents are then loot.
gloss-story = Special place
gloss-story-why = The rules of the job say what it is for.
gloss-start = Inside start
gloss-start-why = Characters who are in jail may begin here.
gloss-npc = Non-player character
gloss-npc-why = Guide, prisoner or hostage. The crew decides for them once they come along.
gloss-idea-token = Idea on the map
gloss-idea-token-why = The first character who stands here and wants it gets one idea.
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
sorry-seat-taken = Somebody has taken that seat already.
sorry-colour-taken = Somebody at this table has that colour already. Choose another.
sorry-not-host = Only whoever opened the table can do that.
sorry-barred = The host has asked you not to sit at this table. You are welcome to watch.
sorry-bad-link = This private link is not good any more. Make a new one on the device that has the seat.
sorry-too-many-viewers = { $most } people watch this table already, and there is no room for more.
sorry-too-long = That is too long. { $most } letters are enough.
sorry-empty = There is nothing in it to say.
sorry-table-full = So much has happened at this table that nothing more fits into its book. Open a new one.
sorry-not-kept = It could not be written down, so it did not happen. Please try again.
sorry-unclear = The table did not understand that.
sorry-slow-down = That is too fast. Wait a moment, then go on.
sorry-origin = This came from a page somewhere else, so nothing was done.
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
new-player-above = As chosen above
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
loss-shared-fate = Busted with the copied plan
report-alarm = How Escape began
report-alarm-note = Win rate after each beginning, with its 95 % interval; the dashed line is the rate of all heists.
report-alarm-often = in { $share } of heists; { $surety }
alarm-called = The crew called it
alarm-breached = A wall was breached
alarm-card = A card set off the alarm
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
