## The end of a heist as a scene

ending-next-job = Next job: { $job }
ending-retry = Try it again
ending-share = Share
ending-shared = Link copied
ending-share-won = We pulled off { $job }.
ending-share-lost = { $job } got the better of us.
ending-empty-hands = Empty-handed
ending-inside = Still inside
ending-won-cards = What you won
ending-achievement = Achievement
ending-fixer = Fixer
ending-compare = Who did what
ending-measure = Measure
ending-moves = Moves
ending-member-noise = Noise
ending-member-reveals = Reveals
ending-ideas-spent = Ideas used
ending-all-numbers = Every number

# Worked out after the end. Shown while bots are at it.
hindsight-title = Your chance, round by round
hindsight-working = Bots are playing it through again.
hindsight-crowded = Bots are busy at other tables. Yours comes up soon.
hindsight-failed = Nobody could work out the chances of this one.
hindsight-turned = The moment it turned.
hindsight-swing = { $before }% to { $after }%.
hindsight-luck = Nothing loud. It just went that way.
hindsight-no-turn = No single moment decided it.
hindsight-table = As a table
hindsight-when = When
hindsight-chance = Chance
hindsight-end = The end
hindsight-planning = Planning
hindsight-round = Round { $round }
hindsight-escape = Escape
hindsight-spoken = The crew's chance of success: { $start }% at the start, { $lowest }% at its lowest ({ $when }), { $end }% at the end.
