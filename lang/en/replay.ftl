## The replay

replay-round-back = One round back
replay-round-next = One round forward
replay-speed = Speed
replay-by = Play
replay-by-step = every step
replay-by-mark = the highlights
replay-by-round = round by round
replay-highlights = Rounds and highlights
replay-key-space = Space
replay-key-home-end = Home, End
replay-keys-step = one step back or forward
replay-keys-mark = next highlight, the one before
replay-keys-round = next round, the one before
replay-keys-speed = faster, slower
replay-keys-ends = to the beginning, to the end

# What a mark on the time line says
mark-bust = Bust
mark-alarm = Alarm
mark-gate = Gate
mark-crisis = Crisis
mark-lost = Loot lost
mark-loot = Loot
mark-out = Out
mark-alert = Alert

# What a link shows when it is pasted into a chat
card-moment = { $stage }. { $what }
card-invited = Your seat is free: { $objective }
card-picture = The board at this moment
