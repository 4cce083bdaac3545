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
rivals-table-passed =
    { $count ->
        [one] from 1 obstacle
       *[other] from { $count } obstacles
    }
rivals-table-again = New game
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
