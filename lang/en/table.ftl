## The table: facts and cards

phase-plan = Planning
phase-action = Action
phase-event = Event
phase-crises = Crisis
phase-escape = Escape
phase-level-up = Between heists
phase-over = The end

facts-round = Round { $round }
facts-footage = Cameras looped
facts-whistle = Dogs stay put
facts-escape-called = Escape is next
facts-standings = Who is done

standing-out = not in play
standing-busy = still acting
standing-asked = has a question to answer
standing-done = done
standing-called = wants to escape

noise-alert-in =
    { $steps ->
        [one] The next noise raises an alert.
       *[other] { $steps } more noise until an alert.
    }
noise-alert-next = The next noise raises an alert and discards “{ $card }”.
noise-alert-next-empty = The next noise raises an alert.
noise-every = Every noise from here raises an alert.
noise-hushed = The diversion covers the next { $left } noise.
noise-hush-saved = Diversion ready: { $left } noise.

deck-title = Event and crises
deck-active = Event
deck-recalled = The last event, again
deck-none = No event yet. One strikes when everyone is done.
deck-queue = Crises coming
deck-left =
    { $count ->
        [0] The deck is empty
        [one] Deck: last card
       *[other] Deck: { $count } cards left
    }

sheet-ideas = Ideas
sheet-die = Die
sheet-tokens = Plan tokens left
sheet-hands = In hand
sheet-slipping = slips past
sheet-reaching = reaches out
sheet-stopped = stopped
fate-idle = Not with you yet
fate-busted = Busted
fate-escaped = Got away
fate-hidden = Lying low

team-title = The team
team-cash = Team cash
team-fixers = Fixers
team-bet = Bet: ${ $cash }k
team-blanks = On call: { $count }
team-secured = Out safely
team-lost = Lost
team-stash = At home
team-safe = Safe: { $done } of { $all } cracks
bag-title = Security bag

people-title = Who sits where
people-host = host
people-away = away
people-free = Open seat
people-seats = Seats and link
people-watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }

## The table: what a seat can do

guide-other-answers = { $who } has a question to answer.
guide-others-answer = Waiting for the others to answer.
guide-plan-start = Where do you start? Press a lit entrance, or drag from it over your rooms.
guide-plan-tokens =
    { $tokens ->
        [one] 1 plan token left. Press a room you want to enter, or drag your route there.
       *[other] { $tokens } plan tokens left. Press rooms, or drag your route over them.
    }
guide-plan-full = All tokens placed. Press one to take it back, or press Ready.
guide-plan-ready = You're ready. The others are still planning.
guide-choose-action = You rolled a { $face }. Choose your action.
guide-use-pool = Use what's left: press a lit room or a button. Then press Done.
guide-say-done = Nothing left to do. Press Done.
guide-nothing-here = Nothing you have left works from here. Press Done.
guide-done = You're done. The others are still acting.
guide-out = You're out of this heist. Watch the others get away.
guide-npc = You're out, but you still decide with the team.
guide-escape = Get out! Press a room to run with ideas, or plan a path and roll.
guide-declared = Plan your path to an exit, then roll.
guide-run = Run while your moves last.
guide-way-out = You made it out. Press Done, or go back in for more.
guide-stopped = You were stopped. Your crew can still take what you carry.
guide-other-runs = { $who } is running.
guide-over = The heist is over.

here-plan = Plan here
here-unplan = Take the token back
here-start = Start here
here-consult = Scout with the floor plans
here-pay-reveal = Scout this room
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
here-declare = Add to route
goals-title = Objective
goal-progress =
    { $what }: { $done } of { $of }{ $held ->
        [0] {""}
       *[other] , { $held } in hand
    }
goal-art = Paintings out
goal-swap = Paintings swapped
goal-cash = Cash out, in thousands
goal-npc = Out with you
goal-anyone = Somebody out
goal-everyone = Everybody out
stage-none = No effect this time.
here-way-out = Run for the exit
here-run = Keep running
here-take = Pick up
here-drop = Put down
here-several = Several options
press-use-the-button = Use the button for that.

action-towards = Toward the { $side }
action-as-it-lies = Use the die as rolled
action-turned =
    Turn the die to { $face } ({ $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    })

answer-take-idea = Take the idea, make 1 noise
answer-lose-idea = Lose 1 idea
answer-make-noise = Make noise
answer-give-more = Give another
answer-keep-chit = Nobody: keep the chit
answer-pass = Pass
answer-dog-stays = The dog stays
answer-no-token = Keep the plan as it is
answer-nobody = Nobody

market-shop = Shop
market-goods = Your things
market-sell = Sell for ${ $price }k
market-for = { $what }: ${ $price }k

way-there = You're at an exit.
way-none = No way out from here.
way-sure =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } to the exit. Your { $ideas ->
        [one] idea covers
       *[other] { $ideas } ideas cover
    } it.
way-any-roll =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } to the exit. With { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    }, any roll will do.
way-hopeless =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } to the exit. With { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    }, no roll is high enough.
way-odds =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } to the exit. With { $ideas ->
        [0] no ideas
        [one] 1 idea
       *[other] { $ideas } ideas
    }, { $faces } of 6 rolls get you there.
run-last-ditch =
    Roll { $ideas ->
        [0] with no ideas
        [one] with 1 idea
       *[other] with { $ideas } ideas
    }: { $faces } in 6
run-out = Run to { $to }
run-plan-out = Plan the run to { $to }: { $faces } in 6
run-on = Keep running
run-stay = Stay here
run-redraw = New path

finish-undo = Undo
finish-undo-what = Undo: { $what }
finish-ready = Ready
finish-done = Done
finish-call-escape = Call Escape
finish-call-last = You are the last to call it. Escape starts for everyone when this round ends.
finish-call-all =
    Escape starts when everyone calls it in the same round. { $count ->
        [0] Nobody has called it yet.
       *[other] Called so far: { $names }.
    } A call lapses when the round ends.
finish-stop = Stop here
finish-leaves = leaves { $what }
finish-leave = You'd leave { $what }. Done anyway?
finish-leave-yes = Yes, I'm done
finish-keep-on = Keep going
finish-give-up = { $who } isn't out yet and gets busted if you stop here.
finish-give-up-yes = Give up
leave-loot = the loot you came for
leave-tokens =
    { $count ->
        [one] 1 plan token
       *[other] { $count } plan tokens
    }

## The table: log and page

log-undid = { $who } undoes: { $what }
log-sat = { $name } plays { $who }.
log-left = { $name } leaves { $who }'s seat.

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
table-follow-why = Switch to the character who has to act
table-watching = You are watching.
table-take-seat = Take a seat
table-tabs = What to see
table-lost = Connection lost. Reconnecting…
table-older = The server restarted from an earlier moment. The latest moves you saw are lost.
table-twice = You pressed that a moment ago. Press again to confirm.
tab-you = You
tab-watch = Watch
tab-crew = Crew
tab-deck = Deck
tab-log = Log
tool-point = Point at a room for everyone
tool-fit = Show the whole board
tool-sound = Sounds
tool-help = Help

help-title = How this table works
tool-take = Take by itself
tool-take-why = Take the ideas of your action, and the loot you came for, without a press
help-lit = What you can do is lit. Press it on the board, or use its button.
help-dark = Press anything else and the table tells you why not.
help-pointing = Shift-press a room to point it out to everyone. Long-press one to read about it, and to point it out.
help-zoom = Zoom with the wheel or two fingers. Drag to move the board.
help-log = Press a log line to see where it happened. Rest on an icon or card to read what it does.
help-keys = Keys
help-key-arrows = Arrows
help-key-enter = Enter
help-arrows = walk over the board
help-enter = press the room
help-numbers = choose an action or button
help-undo = undo
help-ready = ready, done
help-seat = next of your characters
help-point = point at the room
help-fit = show the whole board
help-help = this help
help-rules = How to play, with pictures
help-close = Close

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-next = One step forward
replay-last = To the end
replay-step = Step
replay-link = Link to this moment
replay-linked = Copied
replay-table = Back to the table

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
