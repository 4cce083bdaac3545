## Bots: what one is about to do, said by the one who does it

deed-ready = I'm done here
deed-plan = Planning { $space }
deed-unplan = Taking my token back from { $space }
deed-start = Starting at { $space }
deed-tunnel = Digging the tunnel at { $cell } toward { $tile }
deed-buy-idea = Getting an idea for { $who }
deed-add-blanks =
    Paying for { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } in the bag
deed-add-ideas = Paying for a token with { $ideas } ideas in the bag
deed-buy = Buying { $item } for { $who }
deed-sell = Selling { $piece }
deed-pack = Giving { $piece } to { $who }
deed-sell-jewel = Selling a jewel
deed-consult = Scouting { $space } with { $piece }
deed-consult-thin = Using { $piece } to take a chit out of the bag
deed-bribe-guards =
    Paying { $guards ->
        [0] no guard
        [one] 1 guard
       *[other] { $guards } guards
    } and { $dogs ->
        [0] no dog
        [one] 1 dog
       *[other] { $dogs } dogs
    } to stay away
deed-bet = Betting ${ $cash }k on us
deed-pay-reveal = Scouting { $space }
deed-pay-thin = Paying to take a chit out of the bag
deed-swap-locks = Swapping two locks in the bag for blanks
deed-on-call =
    Putting { $blanks ->
        [one] 1 blank
       *[other] { $blanks } blanks
    } on call
deed-add-cash =
    { $jewels ->
        [true] Adding $1k to every room with cash or jewels
       *[false] Adding $1k to every room with cash
    }
deed-disable-cameras = Having cameras found in planning switched off
deed-divert = Putting ${ $tokens }k on the noise track
deed-buy-idea-tokens =
    Getting { $tokens ->
        [one] 1 idea token
       *[other] { $tokens } idea tokens
    } for the board
deed-place-idea = Putting an idea token on { $space }
deed-buy-events =
    Buying { $events ->
        [one] 1 mastermind event
       *[other] { $events } mastermind events
    }
deed-insert-event = Putting “{ $card }” into the deck as card { $position }
deed-inside-man =
    Taking the place of the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }
deed-use-ideas =
    { $left ->
        [true] Starting with the ideas left from part one
       *[false] Starting with the printed ideas
    }

deed-commit = Taking { $action }
deed-commit-turned = Taking { $action }, die turned to { $face }
deed-commit-aimed = Taking { $action } toward the { $side }
deed-commit-to = Taking { $action } to { $mate }
deed-move = Moving to { $to }
deed-unlock = Picking the lock at { $space }
deed-subdue =
    Taking down the { $dog ->
        [true] dog
       *[false] guard
    } at { $space }
deed-disable = Killing the camera at { $space }
deed-think = Taking an idea
deed-reveal = Checking { $space }
deed-thin = Taking a chit out of the bag
deed-realize = Turning a reveal into an idea
deed-pocket = Pocketing $1k
deed-crack = Working on the safe
deed-lend = Lending an unlock to the safe
deed-grant =
    Letting { $mate } { $gift ->
        [subdue] subdue
        [disable] disable
       *[unlock] unlock
    }
deed-rewire = Rewiring the camera at { $space }
deed-toss = Tossing { $piece } to { $space }
deed-flick = Flicking { $piece } to { $space }
deed-pick-on = Paying 1 idea and 1 noise for a move
deed-slip-past =
    Paying { $each ->
        [true] 1 idea a guard
       *[false] 1 idea
    } and slip past them
deed-reach-out = Paying 1 idea to reach for loot next door
deed-dart = Paying 1 idea for a move
deed-inspire = Inspiring { $mate }
deed-walk-through =
    Telling { $mate } how to unlock, for { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }
deed-break-out =
    Breaking through the wall to the { $side }, for { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }
deed-vent = Using the vent to { $space }
deed-change-plans =
    Changing the plan for { $ideas ->
        [one] 1 idea
       *[other] { $ideas } ideas
    }{ $noise ->
        [0] {""}
       *[other] {" "}and { $noise } noise
    }
deed-reposition = Moving a plan token from { $from } to { $to }
deed-shift = Shifting a plan token from { $from } to { $to }
deed-give-idea = Giving { $mate } an idea
deed-codes = Using the codes at the camera at { $space }
deed-teamwork =
    { $help-out ->
        [true] Helping out: 2 of my ideas, 1 for { $mate }
       *[false] Giving up 2 ideas so { $mate } gets 1
    }
deed-open-remote =
    { $barriers ->
        [rings] Removing the { $letter } sensors
       *[remote-locks] Opening the remote locks { $letter }
    }
deed-open-door = Opening the door at { $space }
deed-take-hostage = Taking { $npc } hostage
deed-take-idea = Taking the idea token
deed-check-logs = Reading the logs
deed-take = Taking { $piece } from { $from }
deed-drop = Putting { $piece } down at { $to }
deed-hand = Handing { $piece } to { $mate }
deed-hush =
    { $on ->
        [true] Using the diversion for the next noise
       *[false] Saving the diversion for later
    }
deed-call-escape = Calling Escape

deed-choose = { $space } it is
deed-pick = { $who } it is
deed-accept = Yes
deed-decline = No
deed-nudge =
    Turning the security die { $up ->
        [true] up by one for 3 ideas
       *[false] down by one for 3 ideas
    }

deed-dash = Running to { $to }
deed-declare = Heading for { $to }
deed-redraw = Looking for another way
deed-last-ditch =
    Rolling for it { $ideas ->
        [0] with no ideas
        [one] with 1 idea
       *[other] with { $ideas } ideas
    }
deed-run = Still running
deed-stay = Staying put
deed-pick-lock = Picking the lock at { $space } for 1 idea
deed-pinch = Giving up 2 ideas so { $mate } gets 1

deed-level-up =
    { $choice ->
        [0] Keeping { $own }
       *[other] Taking { $better } instead of { $own }
    }
deed-recruit =
    { $part ->
        [0] Continuing as { $card }
        [one] Taking { $card } as my first skill
       *[other] Taking { $card } as my second skill
    }

## Bots: what one that joins a table from outside tells in its terminal

mate-name = { $who } (bot)
mate-name-short = Bot
mate-sat = I'm in seat { $seat }, playing { $who }.
mate-key = To come back later: --key { $key }
mate-lost = Lost the table: { $why }. Reconnecting.
mate-back = I'm back.
mate-refused = Refused: { $why }

## Bots: and why
#
#   $deed     what it does, from above, or what { $npc } does, from the buttons
#   $place    [done] the deed is all of it, [named] the deed names the place of the reason, [here] the doer is there,
#             [away] none of these
#   $ideas    what the doer has

why-route =
    { $place ->
        [named] { $deed }: that's our way in.
       *[away] { $deed }: on our way to { $to }.
    }
why-start-for =
    { $place ->
        [named] { $deed }: that's where I'm needed.
       *[away] { $deed }: on my way to { $to }.
    }
why-prepare = { $deed }: it helps us inside.
why-fetch =
    { $place ->
        [done] { $deed }: we need it.
        [here] { $deed }: { $piece } is right here.
        [named] { $deed }: { $piece } is there.
       *[away] { $deed } for { $piece } at { $space }.
    }
why-carry =
    { $place ->
        [here] { $deed }: the loot is where it belongs.
        [named] { $deed }: the loot goes there.
       *[away] { $deed } to get the loot to { $to }.
    }
why-hand-over =
    { $place ->
        [done] { $deed }: { $mate } takes it from here.
       *[away] { $deed } to hand something to { $mate }.
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
        [named] { $deed }: that's the door we need.
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
        [here] { $deed }: a good place to be.
        [named] { $deed }: a good place to be.
       *[away] { $deed } to get to { $space }.
    }
why-guard =
    { $place ->
        [here] { $deed }: we have company.
        [named] { $deed }: in our way.
       *[away] { $deed }: company at { $space }.
    }
why-lock =
    { $place ->
        [here] { $deed }: there's a lock here.
        [named] { $deed }: it's in our way.
       *[away] { $deed } for the lock at { $space }.
    }
why-camera =
    { $place ->
        [here] { $deed }: there's a camera here.
        [named] { $deed }: it would see us.
       *[away] { $deed } for the camera at { $space }.
    }
why-scout =
    { $place ->
        [here] { $deed }: let's see what's here.
        [named] { $deed }: we should know what's there.
       *[away] { $deed } to see what's at { $space }.
    }
why-think =
    { $ideas ->
        [0] { $deed }: I'm out of ideas.
        [one] { $deed }: one idea isn't enough.
       *[other] { $deed }: they'll help us later.
    }
why-quiet = { $deed }: anything else is too loud.
why-help = { $deed } to help { $who }.
why-least-harm = { $deed }. Least risky.
why-call-escape = { $deed }: it won't get better.
why-get-out =
    { $place ->
        [here] { $deed }: the exit is right here.
        [named] { $deed }: that's the way out.
       *[away] { $deed } to get out at { $space }.
    }
why-stay = { $deed } so the others can finish.
why-done = { $deed }.
why-whim = { $deed }: I flipped a coin.

## Bots and hints at the table

bot = Bot
bot-random = random
bot-scripted = scripted
bot-search = search
bot-random-about = Random bot: presses anything legal
bot-scripted-about = Scripted bot: quick, plays by rules of thumb
bot-search-about = Search bot: strong, tries plans before it acts
new-bots = Me and bots
new-bots-why = You take the first seat, search bots play the rest.
new-player = Played by
new-player-above = As above
new-player-me = Me
new-player-open = Open seat
seats-bot-level = Which bot
seats-bot-in = Let a bot play
seats-bot-out = Take the bot away
seats-bot-back = Take my seat back
log-bot = A { $level } bot now plays { $who }.
log-no-bot = No bot plays { $who } anymore.
aids-hint = Hint
aids-bot = Let a bot play
aids-bot-which = Who plays your seat? Take it back any time.
aids-bot-plays = A { $level } bot plays { $who } for you.
aids-take-back = Take my seat back
bots-wait = The bots are waiting for you.
bots-go = Bots, go ahead
hints-title = Hints for { $who }
hints-thinking = Thinking…
hints-now = Chance of success now: { $chance }
hints-none = Nothing to decide right now.
hints-close = Close the hints
hints-chance = Chance of success after it: { $chance }
hints-do = Do it
hints-do-number = Do option { $number }: { $why }
help-hint = get a hint
tool-gauge = Chance of success
tool-gauge-why = Show the crew's chance of success beside the map
gauge-chance = Chance of success: { $chance }
