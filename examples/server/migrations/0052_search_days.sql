-- The days of a row's week as numbers by themselves: of an array, the database unpacks all of it for each day that it reads. The index has
-- what is always there first, and what may be missing last.
ALTER TABLE "search_rows"
  ADD COLUMN "sunday" integer GENERATED ALWAYS AS (week[1]) STORED,
  ADD COLUMN "monday" integer GENERATED ALWAYS AS (week[2]) STORED,
  ADD COLUMN "tuesday" integer GENERATED ALWAYS AS (week[3]) STORED,
  ADD COLUMN "wednesday" integer GENERATED ALWAYS AS (week[4]) STORED,
  ADD COLUMN "thursday" integer GENERATED ALWAYS AS (week[5]) STORED,
  ADD COLUMN "friday" integer GENERATED ALWAYS AS (week[6]) STORED,
  ADD COLUMN "saturday" integer GENERATED ALWAYS AS (week[7]) STORED;--> statement-breakpoint
DROP INDEX "search_rows_cell";--> statement-breakpoint
CREATE INDEX "search_rows_cell" ON "search_rows" ("cell") INCLUDE ("id", "x", "y", "z", "conditions", "home_support", "spoken_languages",
  "provider_types", "schedule", "desired_wage", "reviews_count", "vetted_until", "found_since", "booked_until", "week_from", "week_until",
  "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "stars", "reply_hours", "gender");
--> statement-breakpoint
-- A search that cannot trust its index reads the rows behind it too: they are tidied up after a hundredth of them was written, not a fifth.
ALTER TABLE "search_rows" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
--> statement-breakpoint
-- To plan what a row of the search has to be takes some ten times as long as to read it, and with each change of a caregiver's it was
-- planned anew, for the people given.
ALTER FUNCTION "keep_search_rows"(int[]) SET plan_cache_mode = force_generic_plan;
