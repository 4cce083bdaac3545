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
