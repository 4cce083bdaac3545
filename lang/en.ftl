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

# How a list goes on.
list = { $before }, { $next }
