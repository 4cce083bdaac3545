# The jobs of Masters of the Heist.

## Special rules

masters-of-the-heist-rule-breakout =
    .text = Each exit lets only one character out. Any number may start at one entrance.
masters-of-the-heist-rule-break-in-to-break-out =
    .text = Busted characters must start in the cells, everybody else at an entrance.
masters-of-the-heist-rule-watchtower =
    .text = On crisis S2 each tower puts a guard on every hex with a character in its straight lines; a gap ends the line. A character standing on a tower takes it down instead.
masters-of-the-heist-rule-reinforcements =
    .text = Crisis S1 revives the security around each reinforcements point and turns the point into two guards.
masters-of-the-heist-rule-moving-target =
    .text = Between two rounds the prisoner and all escort guards still standing walk a hex to the right. If she gets to the van, she is lost.
masters-of-the-heist-rule-ambush-required =
    .text = The prisoner is free as soon as all four escort guards are subdued in the same round. If only some of them are, crisis S1 comes at once in that Event phase.
masters-of-the-heist-rule-all-or-nobody =
    .text = If anyone stays behind, the whole crew is busted.
masters-of-the-heist-rule-pressure-sensors =
    .text = A ring keeps everyone out, and unlocking does not help. Reach the control panel of its color and you may take every ring of that color away. In Escape rings stop nobody, but loot in a ring stays there.
masters-of-the-heist-rule-prisoner =
    .text = The prisoner sits in a yellow ring and takes no part until it is removed. From then on the team plays this character too.
masters-of-the-heist-rule-watchtowers =
    .text = { masters-of-the-heist-rule-watchtower.text }

## Jobs

masters-of-the-heist-scenario-county-the-bricks = County Jail: The Bricks
    .story = The oldest wing of the county jail: thick walls, four doors, a guard at each.
    .objective = Get everyone out, each through an exit of their own.
    .note-1 = The picture puts seven guards into the bag. An older table has five guards and two dogs, and the picture could not show dogs; we follow the picture.
    .note-2 = Three cells are drawn, but four characters may sit in jail. Cells can be shared.
    .note-3 = The printed deck goes on to cards 26 and 27, which this edition does not have. It ends with 25, the alarm.
    .note-4 = Nobody can answer the call of crisis S1 on this map: without a reinforcements point the card does nothing.
    .note-5 = One stored copy of the map has a dog on the tile at the upper right where the pictures show an unknown tile. We follow the pictures.

masters-of-the-heist-scenario-the-blind-justice-job =
    .story = A guard would like to know what the court knows about him. Better still, the court should forget it.
    .objective = The documents lie in the yellow ring. Bring them outdoors.
    .note-1 = The printed deck never sounds the alarm, so card 25 was put at its end.
    .rule-lockdown-gates = Gates close in the order of their letters, the rest when Escape begins. A closing gate takes its hex and all on it away, and busts whoever stands there. Gate A is the way to the west entrance: once it is closed, nobody gets in or out there.

masters-of-the-heist-scenario-the-inclusion-job =
    .story = The jewelers of this street agree on their prices. One of them has stopped agreeing.
    .objective = Three jewels lie in this shop. Bring all of them outdoors.
    .note-1 = The booklet never got as far as this heist's event deck. We play the one of the next release, with the cards of this edition; where that names the card for two gates a second time, we took its twin G6.

masters-of-the-heist-scenario-the-safehouse-rescue =
    .story = An old master is moved from one hiding place to the next. Between the two lies a garage.
    .note-1 = The page does not say when in a round the escort walks. We move it between the rounds: the first round begins with everybody in place, and the seventh would find her in the van.
    .note-2 = It also leaves open whether a prisoner who is free already may run in Escape. She may; she only cannot be freed then.

masters-of-the-heist-scenario-the-startup-job =
    .story = They share everything at this company, except the one folder behind the keycard door.
    .objective = Fetch the documents from behind the keycard door and bring them outdoors.
    .note-1 = The page of this heist calls it an amateur's job, the booklet's table a semi-pro one. We follow the page.
    .note-2 = The page promises a Tech Support Guy, who has no card. The table names Visage, so you win Visage.
    .note-3 = The printed deck never sounds the alarm, so card 25 was put at its end. It also needs a third Watchtower Sweep, one more than the box holds.
    .note-4 = This rulebook shows keycards without explaining them. We play them the way the editions after it do.

masters-of-the-heist-scenario-the-exhibition-job = The Exhibition Job
    .location = { master-heist-scenario-the-greedy-prisoner.location }
    .story = Somebody is kept in a cellar full of art, and would trade the view for daylight.
    .objective = Get the prisoner to an exit, and bring at least two of the six paintings outdoors.
    .note-1 = The table in print puts 6 locks and 9 cameras into the bag, the picture 9 locks and 6 cameras. We follow the table.
    .note-2 = { masters-of-the-heist-scenario-county-the-bricks.note-3 }
    .note-3 = Nothing on this map can let the hounds of crisis S6 loose, so the card does nothing here.
    .note-4 = The page promises the Curator, who has no card in this edition. The booklet's table names the Unscrupulous Jeweler, whom you win.
