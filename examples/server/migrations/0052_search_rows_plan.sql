-- To plan what a row of the search has to be takes some ten times as long as to read it, and with each change of a caregiver's it was
-- planned anew, for the people given.
ALTER FUNCTION "keep_search_rows"(int[]) SET plan_cache_mode = force_generic_plan;
