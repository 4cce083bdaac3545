## The lobby: a table that waits for people

lobby-title = Waiting for your crew
lobby-title-guest = Pick a seat
lobby-invite = Send your friends this link. They take an open seat or watch.
lobby-open =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
lobby-bot = Bot
lobby-bot-for = Let a bot play { $character }
lobby-look = Look around first
share-link = Share
share-code = Or scan this with a phone.

## Playing again with the same people

again-button = Play again
again-opened = { $name } opened a new table for everyone.
again-soon = You're off there in 10 seconds.
again-go = Go now
again-stay = Stay here
log-patience = Bots wait { $seconds } seconds for people, then move on.
log-again = { $name } opens a new table for everyone.
sorry-not-over = The game isn't over yet. Finish it, then play again.
