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
