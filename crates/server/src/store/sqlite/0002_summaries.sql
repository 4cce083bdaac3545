-- What lists show of a table (TableSummary, JSON) stands beside its log. Tables from before have none until one is made.
ALTER TABLE tables ADD COLUMN summary TEXT;
CREATE INDEX tables_without_summary ON tables (number) WHERE summary IS NULL;
-- When an entry was written, in seconds since 1970; not known of older ones.
ALTER TABLE entries ADD COLUMN at INTEGER;
