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
table-older = The server has an earlier moment of this table than you have seen: the latest moves are lost.
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
