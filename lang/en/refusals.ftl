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
