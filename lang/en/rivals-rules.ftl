## HEIST: why not

rivals-refusal-game-is-over = The game is over.
rivals-refusal-no-such-seat = Nobody sits there.
rivals-refusal-not-your-turn = It is not your turn.
rivals-refusal-not-now = The table waits for something else.
rivals-refusal-your-own-test = Nobody helps with their own test.
rivals-refusal-already-decided = You have decided already.
rivals-refusal-no-such-job = There is no such job on the table.
rivals-refusal-job-is-done = Nothing is left of that job.
rivals-refusal-no-such-way = The obstacle cannot be passed that way.
rivals-refusal-not-in-your-hand = You do not have that card.
rivals-refusal-not-an-assist = Only assists help others. Tricks are for your own tests.
rivals-refusal-not-a-trick = That is not a trick. Assists are for the tests of others.
rivals-refusal-token-needed = Choose the token that this trick is for.
rivals-refusal-no-token-needed = This trick is not for one token.
rivals-refusal-no-such-token = There is no such token within reach.
rivals-refusal-not-this-colour = A token of this color cannot go.
rivals-refusal-one-must-go = One of these tokens has to go.
rivals-refusal-teaches-nothing = This card has no skill at its bottom.
rivals-refusal-not-played = You did not play that trick in this test.
rivals-undo-luck-was-asked = Cards or tokens were drawn or assists shown since, and what was seen cannot be unseen.
rivals-undo-luck-would-be-asked = { $who } has built on it. Without it, cards or tokens would have been drawn.

## HEIST: setting up

rivals-setup-players = HEIST is for two to four players, not for { $count }.
rivals-setup-obstacles = A job has five or seven obstacles, not { $count }.
rivals-setup-timer = The timer can be set to 5 to { $most } seconds, not to { $seconds }.
rivals-rule-obstacles-per-job = Obstacles of a job
rivals-rule-obstacles-per-job-why = Seven, or only the first five: then jobs are completed more often, and the secret The Closer wants a job of which nothing is left.
rivals-rule-pawns = Pawns
rivals-rule-pawns-why = A helper whose pawn is not at the job of the test discards a card to come over. Without pawns everybody helps from where they are.
rivals-rule-idle-helpers-draw = A card for who does not help
rivals-rule-idle-helpers-draw-why = Who helps with nothing and has fewer than five cards draws one.
rivals-rule-discard-before-drawing = Discard before drawing
rivals-rule-discard-before-drawing-why = At the end of your turn you may discard any number of cards before you draw up to five.
rivals-rule-starter-rotates = The first player changes
rivals-rule-starter-rotates-why = Every round begins with the next player, clockwise.
rivals-rule-one-bonus-a-job = One bonus for each job
rivals-rule-one-bonus-a-job-why = A completed job pays one point to everybody who has passed an obstacle of it, and not one for each obstacle.
rivals-rule-training-montage = Training Montage
rivals-rule-training-montage-why = A fifth job with one obstacle that is never used up. It pays no cheese; who passes it gets a green token for the next test.
rivals-rule-heat-by-chart = More heat
rivals-rule-heat-by-chart-why = Two tokens on each space of the heat track for two and three players, four for four players, as far as the supply goes.
rivals-rule-older-heat-track = The older heat track
rivals-rule-older-heat-track-why = Orange, orange, red, red and purple: no blue tokens come in at the end.
rivals-rule-milder-half-full = An easier Half Full
rivals-rule-milder-half-full-why = The secret Half Full compares with the orange tokens only.
rivals-rule-stricter-master-thief = A stricter Master Thief
rivals-rule-stricter-master-thief-why = The secret Master Thief wants more agility than everybody else has. As printed, a tie is enough.
rivals-rule-sabotage-hits-the-tester = Light Sabotage hits the other
rivals-rule-sabotage-hits-the-tester-why = The orange token of Light Sabotage waits for the next test of whoever is testing, and not of the helper.
rivals-rule-means-only-after-failure = Justified Means only when it goes wrong
rivals-rule-means-only-after-failure-why = Justified Means puts its red token into the bag only if the test fails.
rivals-rule-go-big-adds-one = Go Big or Go Home adds 1
rivals-rule-go-big-adds-one-why = The card also adds 1 to the total. Its number is covered on the photographs that are left of it, so usually it has none.

## HEIST: names

rivals-agility = Agility
rivals-charm = Charm
rivals-dexterity = Dexterity
rivals-blue = blue
rivals-green = green
rivals-yellow = yellow
rivals-orange = orange
rivals-red = red
rivals-purple = purple
rivals-a-blue = a blue token
rivals-a-green = a green token
rivals-a-yellow = a yellow token
rivals-a-orange = an orange token
rivals-a-red = a red token
rivals-a-purple = a purple token
rivals-token = { $colour } { $value }
rivals-token-doubled = { $colour } { $value } twice
rivals-tokens = { $count } { $colour }
rivals-no-tokens = nothing
rivals-and = { $before } and { $last }
rivals-or = { $before } or { $last }
rivals-plus = { $before } + { $next }
rivals-way = { $skills } { $target }

## HEIST: what stands on cards

rivals-assist = Assist
rivals-trick = Trick
rivals-does-number = { $number } to the total.
rivals-does-number-for = { $number } if the test asks for { $skill }.
rivals-does-number-alone = { $number } if no other pawn is at this job.
rivals-does-number-unhelped = { $number } if nobody helps.
rivals-does-lend = If the test asks for { $skill }, your own { $skill } counts too.
rivals-does-bag = { $token } goes from the supply into the bag.
rivals-does-bag-after-failure = If the test fails, { $token } goes from the supply into the bag.
rivals-does-next = { $token } waits for your own next test.
rivals-does-next-of-tester = { $token } waits for the next test of whoever is testing now.
rivals-does-extra =
    { $count ->
        [one] One token more is drawn for this test.
       *[other] { $count } tokens more are drawn for this test.
    }
rivals-does-look =
    Draw { $count } tokens from the bag and show them. { $only ->
        [any] One of your choice
       *[these] One that is { $colours }
    } { $must ->
        [true] goes
       *[false] may go
    } to the supply; the rest goes back into the bag.
rivals-does-tester-draws =
    { $count ->
        [one] Whoever is testing draws a card.
       *[other] Whoever is testing draws { $count } cards.
    }
rivals-does-helper-draws =
    { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
rivals-does-flip-one = Turn over one token of your test.
rivals-does-flip-all = Turn over all tokens of your test.
rivals-does-put-back-one = Put one token of your test back into the bag.
rivals-does-put-back-all = Put all tokens of your test back into the bag and draw as many again.
rivals-does-grab = Take a token that lies in front of anybody: it waits for your own next test. One of this test no longer counts in it.
rivals-does-draw =
    { $count ->
        [one] Draw one token more.
       *[other] Draw { $count } tokens more.
    }
rivals-does-draw-double =
    { $count ->
        [one] Draw one token more. It counts twice.
       *[other] Draw { $count } tokens more. They count twice.
    }
rivals-does-give-up = The test fails at once, and its tokens go to the supply.
rivals-upgrade-assist = If the test is passed: added to your identity, +1 { $skill }.
rivals-upgrade-trick = After a failure: may be added to your identity, +1 { $skill }.
rivals-cheese-assist = If the test is passed: { $count } cheese for you.
rivals-cheese-trick = If the test fails: { $count } cheese for you.
rivals-on-success = Success: { $what }.
rivals-on-failure = Failure: { $what }.
rivals-then = { $before }, and { $next }
rivals-then-bag = { $token } goes into the bag
rivals-then-next = { $token } waits for your next test
rivals-then-remove-highest = the highest token of the test goes to the supply
rivals-then-others-draw =
    { $count ->
        [one] everybody else draws a card
       *[other] everybody else draws { $count } cards
    }
rivals-mandatory = Mandatory: it stays until somebody passes it.
rivals-endless = It is never used up, and nobody scores it.
rivals-wants-by-players = { $two }, { $three } or { $four } (with 2, 3 or 4 players)
rivals-wants-highest =
    { $count ->
        [0] Nobody has more { $skill } than you.
       *[other] You have at least { $number } more { $skill } than anybody else.
    }
rivals-wants-bag-more =
    { $count ->
        [0] In the end the bag holds at least as many { $these } tokens as { $than } ones.
       *[other] In the end the bag holds at least { $number } more { $these } tokens than { $than } ones.
    }
rivals-wants-bag-at-most =
    In the end the bag holds at most { $number } { $colour } { $count ->
        [one] token
       *[other] tokens
    }.
rivals-wants-bag-at-least =
    In the end the bag holds at least { $number } { $colour } { $count ->
        [one] token
       *[other] tokens
    }.
rivals-wants-each-skill = Each of your skills is { $number } or more.
rivals-wants-scored-assists =
    At least { $number } { $count ->
        [one] assist lies
       *[other] assists lie
    } in your score pile.
rivals-wants-obstacles-at-most =
    { $count ->
        [0] No obstacle lies in your score pile.
        [one] At most { $number } obstacle lies in your score pile.
       *[other] At most { $number } obstacles lie in your score pile.
    }
rivals-wants-different-jobs =
    Your obstacles come from at least { $number } { $count ->
        [one] job
       *[other] different jobs
    }.
rivals-wants-one-job = At least { $number } of your obstacles belong to the same job.
rivals-wants-failure-upgrades =
    At least { $number } { $count ->
        [one] trick has
       *[other] tricks have
    } been added to your identity.
rivals-wants-completed-job =
    { $count ->
        [0] One of your obstacles belongs to a completed job.
       *[other] One of your obstacles belongs to a job with at most { $number } left to pass.
    }
