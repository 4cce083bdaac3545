## Records: what is wrong with one

record-line = line { $line }: { $why }
record-empty = the record is empty
record-not-a-record = this is not a record: it does not begin with "getaway":"record"
record-too-new = the record has format { $format }, which this version does not read yet
record-long-line = the line is too long
record-too-many-steps = the record has too many steps
record-other-ruleset = the record was played by ruleset { $found }, which this version does not know
record-other-game = the record is of the game "{ $game }"
record-setup-differs = the record is of the game "{ $game }", but its setup says "{ $setup }"
record-refused = the rules refuse this: { $why }
record-luck = the recorded luck does not fit: { $why }
record-undone-luck = this is marked undone, but it asked for luck, which cannot be taken back

## Luck that does not fit what is asked for

luck-no-roll-left = a die with { $sides } sides is to be rolled, but no roll is left
luck-no-draw-left = a piece is to be drawn, but no draw is left
luck-out-of-range = a { $rolled } cannot be rolled with a die of { $sides } sides
luck-not-in-bag = a piece of kind { $kind } cannot be drawn: the bag holds none
luck-draw-for-roll = a die is to be rolled, but the next answer is a draw of kind { $kind }
luck-roll-for-draw = a piece is to be drawn, but the next answer is a roll of { $rolled }
luck-left-over = nobody asked for the last { $answers } of the answers
