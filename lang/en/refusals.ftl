## Why not: an answer to a move that the rules refuse

refusal-heist-is-over = The heist is over.
refusal-wrong-phase = You can't do that in this phase.
refusal-question-open = Answer the open question first.
refusal-no-question = There's no question to answer right now.
refusal-not-your-question = That question is for another player.
refusal-not-an-answer = Pick one of the highlighted options.
refusal-no-such-seat = This table has no such seat.
refusal-no-such-character = This heist has no such character.
refusal-not-your-character = That isn't your character.
refusal-out-of-the-heist = That character is out of the heist.
refusal-no-such-space = This map has no such place.
refusal-not-on-the-board = That room is gone from the board.
refusal-no-such-thing = This heist has no such thing.
refusal-already-ready = You already pressed Done.

# Planning

refusal-no-tokens-left = No plan tokens left. Take one back first.
refusal-already-planned = You already have a plan token there.
refusal-not-planned = You have no plan token there.
refusal-not-a-tile = That isn't a room. Choose one inside the building.
refusal-not-a-start = Nobody can start there. Choose a starting place.
refusal-placed-inside = This character takes a guard's place and starts there.
refusal-start-is-full =
    That place is full: room for { $limit ->
        [one] one character
       *[other] { $limit } characters
    }. Choose another.
refusal-already-there = It's there already.
refusal-choose-a-start = First choose where your character starts.
refusal-npc-needs-a-start = First choose where { $npc } starts.
refusal-no-fixer = You have no fixer who can do that.
refusal-fixer-used = That fixer has already helped on this heist.
refusal-not-enough-cash = That costs ${ $need }k. The team has ${ $have }k.
refusal-not-in-stock = The shop is out of those.
refusal-not-ours = The team doesn't own that.
refusal-shop-closed = The shop is closed for this heist.
refusal-bag-has-not = The bag doesn't have that many.
refusal-not-unknown = Nothing left to reveal there.
refusal-still-unknown = Some rooms are still unknown. Reveal one of those instead.
refusal-no-guard-there = Nobody like that is on duty there.
refusal-tunnels-used = All tunnels of this job are open already.
refusal-tunnel-blocked = That tunnel already has its entrance.
refusal-no-loot-for-it = There's no cash or jewel on the board to add to.
refusal-not-beside = Idea tokens go side by side. Choose a room next to another one.
refusal-no-token-to-place = You have none of those left to place.
refusal-nobody-starts-inside = That only helps when somebody starts inside.
refusal-over-limit = Choose between 1 and { $most }.
refusal-nothing-to-change = That would change nothing.
refusal-wrong-position = It has to go above the last card of the deck.

# Action

refusal-not-committed = Choose an action first.
refusal-already-committed = This character already chose an action this round.
refusal-no-such-action = This character can't take that action now.
refusal-not-held = This character isn't holding that.
refusal-used-up = That works once a heist, and it's been used.
refusal-not-enough-ideas =
    That takes { $need ->
        [one] 1 idea
       *[other] { $need } ideas
    }. You have { $have ->
        [0] none
       *[other] { $have }
    }.
refusal-needs-live-camera = That needs a live camera, next to you or in the room you name.
refusal-needs-keycard = You need a keycard for that.
refusal-needs-documents = You need the documents in hand for that.
refusal-needs-external-side = Only an outer wall can be breached. Stand in an outer room and choose a side that faces outside.
refusal-needs-target = There's nothing to use that on.
refusal-none-left = You have none of those left right now.
refusal-not-adjacent = Too far away. It has to be next door.
refusal-not-planned-by-you = You have no plan token there. Move to a room you planned.
refusal-locked = It's locked. Unlock it first.
refusal-remote-locked =
    { $barriers ->
        [rings] A pressure sensor guards it. Remove the sensor from its control panel.
       *[remote-locks] A remote lock keeps it shut. Open it from its server.
    }
refusal-door-closed = That's a keycard door. Open it with a keycard first.
refusal-held-by-guard = A guard or dog is in the way. Subdue them first.
refusal-imprisoned =
    { $barriers ->
        [rings] A pressure sensor surrounds you. Somebody has to remove it from its control panel first.
       *[remote-locks] You're behind a remote lock. Somebody has to open it from its server first.
    }
refusal-nothing-to-unlock = No closed lock there.
refusal-nothing-to-subdue = Nobody like that to subdue there.
refusal-nothing-to-disable = No live camera there.
refusal-cannot-subdue = This character can't subdue anyone.
refusal-bag-empty = The bag is empty.
refusal-bag-not-empty = The bag still has chits in it.
refusal-no-safe-here = No closed safe here.
refusal-no-tools = You need a safecracking tool in hand.
refusal-nobody-with-torch = Nobody else at the safe holds a tool that could use your unlock.
refusal-no-such-ability = This character doesn't have that ability.
refusal-already-active = That's already in effect.
refusal-across-no-gap = A vent leads straight across exactly one gap, into the room behind it.
refusal-out-of-reach = That is out of reach.
refusal-throw-blocked = Something is in the way. A throw needs a clear straight line.
refusal-other-target = Everything you toss in one action lands in the same room.
refusal-not-outdoors = That only works outdoors, at an entrance.
refusal-same-character = It has to be somebody else.
refusal-not-there = It isn't there.
refusal-nothing-to-take = Nothing like that to take there.
refusal-no-server-here =
    { $barriers ->
        [rings] The control panel for those sensors isn't here, or this character can't work it.
       *[remote-locks] The server for those locks isn't here, or this character can't work it.
    }
refusal-nothing-to-open = Nothing to open there.
refusal-no-hostage-here = Nobody to take hostage here.
refusal-no-idea-here = No idea token here.
refusal-no-logs-here = You can only read the logs where they're kept, with the USB key in hand.
refusal-not-together = Those two are too far apart for that.
refusal-npc-must-act = { $npc } hasn't acted yet. Choose an action for them first.
refusal-already-called = Escape has already been called.
refusal-look-at-the-die = You can't turn the die like that for this action.

# Escape

refusal-other-is-running = { $who } is running. Let them finish first.
refusal-run-is-over = This character's run is over.
refusal-already-rolled = The die is rolled. Follow your path, or stay.
refusal-not-at-a-goal = The path has to end at an exit with room for you.
refusal-exit-full = That exit is taken. Choose another.
refusal-no-path = Plan a path first.
refusal-path-too-long = That path is too long.
refusal-not-running = This character isn't running right now.
refusal-not-enough-moves = Not enough moves left for that step.
refusal-run-to-be-finished = Somebody is still running. Let them finish first.
refusal-path-fixed = You've started a path. Roll for it, or draw a new one.
refusal-nothing-at-stake = Those ideas pay for the whole path. Run it without the die.
refusal-ideas-first = Put all your ideas into the path before you roll for the rest.

# Between heists

refusal-not-busted = Your character wasn't busted and stays with the crew.
refusal-busted = Your character was busted. Choose a new one with two skills.
refusal-no-better-card = That card can't get any better.
refusal-card-taken = Somebody else has that card, or no copy is left.
refusal-choose-cards = Choose a new character and two skills first.

# Other editions

refusal-under-sensor = A pressure sensor rings it. Remove the sensor from its control panel first.
refusal-no-twin = You need its twin to leave behind before you take it.
refusal-outer-ring-first = Another sensor surrounds each of those. Remove the outer ones first.
refusal-npc-left-alone = Don't leave { $npc } alone: they have to end in a room with one of you.
refusal-wrong-face = The die has to show another number for that action.
refusal-no-ideas-for-npc = { $npc } can't hold ideas.

## Why not: an answer to a move that cannot be taken back

undo-nothing-to-undo = Nothing to undo.
undo-luck-was-asked = Can't undo: something new was revealed.
undo-others-built-on-it = Can't undo: { $who }'s move depends on it. “{ $why }”
undo-luck-would-be-asked = Can't undo: { $who }'s move depends on it.
