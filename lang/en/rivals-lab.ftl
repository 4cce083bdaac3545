## HEIST: the report of the lab
rivals-report-title = HEIST: { $games } games of { $players }
rivals-report-who = Bots, seat by seat: { $bots }. Seed { $seed }.
rivals-report-identities = Who wins
rivals-report-identities-more = How many times its fair share each identity wins; a victory that is shared counts in parts. The whisker is the 95% interval, the dashed line what is still fair among equal players. What lies beyond is hollow and has a mark.
rivals-report-places = Who begins
rivals-report-places-more = The same by place in the order of the first round.
rivals-report-secrets = Secrets
rivals-report-secrets-more = How often each was met of the times it was dealt. It should be between the lines.
rivals-report-assists = Assists
rivals-report-tricks = Tricks
rivals-report-cards-more = Of all who held the card in a game, how many put it to use: played it in a test, or learned from it.
rivals-report-points = Points
rivals-report-points-more = Each bar is a number of points; the lighter part are those who did not win.
rivals-report-numbers = { $tests } of the tests were passed, { $jobs } of the jobs completed; { $shared } of the games were shared. { $mean } points on average, { $best } for whoever won.
rivals-fault-endless =
    { $count ->
        [one] One game
       *[other] { $count } games
    } went on without end and broke off. This is an error in the game or the bot; those games are left out below.
rivals-fault-bot-stuck =
    { $count ->
        [one] One game
       *[other] { $count } games
    } broke off because the bot knew nothing to do. This is an error in the bot; those games are left out below.
rivals-fault-bot-refused =
    { $count ->
        [one] One game
       *[other] { $count } games
    } broke off because the bot tried something illegal. This is an error in the bot; those games are left out below.
