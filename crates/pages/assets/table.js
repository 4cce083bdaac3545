// The playing table.
