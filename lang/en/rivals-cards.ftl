## HEIST: a new table

rivals-lobby-title = Or against each other
rivals-lobby-about = Another game of thieves, with hidden hands and a bag of luck.
rivals-lobby-players = 2 to 4 players
rivals-lobby-more = Five rounds of tests. Everybody else may help in secret, and all cards are turned over at the same time. Whoever has the most cheese in the end wins.
rivals-lobby-bots = Against bots
rivals-lobby-bots-why = You take the first seat, search bots play the others.
rivals-lobby-friends-why = You take the first seat and get a link for the others. Everybody sees only their own cards.
rivals-lobby-one-screen = On one screen
rivals-lobby-one-screen-why = All seats are yours. Cards stay hidden until you say who looks.
rivals-lobby-count = Players
rivals-lobby-seats = Choose seat by seat
rivals-lobby-seats-why = You, a friend or a bot
rivals-lobby-seat = Seat { $number }
rivals-lobby-timer = Time to think
rivals-lobby-timer-why = A clock that everybody sees. It is only a reminder: nothing happens when it runs out.
rivals-lobby-no-timer = As long as it takes
rivals-lobby-seconds = { $seconds } seconds
rivals-lobby-options-why = A clock, and every ruling you may turn

## HEIST: the cards

rivals-cards-lead = All { $cards } cards of { $game } and its { $tokens } tokens, to look up.
rivals-cards-identities = Identities
rivals-cards-identities-about = Who you are. Each is in the box once.
rivals-cards-secrets = Secrets
rivals-cards-secrets-about = What pays once more at the end. Where three numbers stand, they are for two, three and four players. Tokens of two colors are counted together.
rivals-cards-assists = Assists
rivals-cards-assists-about = Cards for the tests of others. “You” is whoever plays the card.
rivals-cards-tricks = Tricks
rivals-cards-tricks-about = Cards for your own test, after the tokens were drawn.
rivals-cards-tokens = Tokens
rivals-cards-tokens-about = Both faces of each are as likely.
rivals-cards-heat = Heat track
rivals-cards-heat-about = What comes into the bag at the end of each round.
rivals-card-identity = Identity
rivals-card-obstacle = { $number } · { $job }
rivals-card-secret = Secret
rivals-card-track = Heat track
rivals-card-only-seven = Only with seven obstacles of a job.
rivals-card-with-option = With the option “{ $option }”
rivals-card-without-option = Without the option “{ $option }”
rivals-card-with-five = With five obstacles of a job
rivals-card-copies =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
rivals-card-token =
    { $values }, { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
rivals-card-blue = Blue
rivals-card-green = Green
rivals-card-yellow = Yellow
rivals-card-orange = Orange
rivals-card-red = Red
rivals-card-purple = Purple
