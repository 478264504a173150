-- The trail is only ever added to: an entry that is written is neither changed nor removed, by whatever program.
CREATE FUNCTION "trail_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- Emptying the whole database, people and all, is another thing: that one says so.
	IF TG_OP = 'TRUNCATE' AND current_setting('homecare.emptying', true) = 'on' THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'The trail is append-only: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "trail_entries_kept" BEFORE UPDATE OR DELETE ON "trail_entries" FOR EACH ROW EXECUTE FUNCTION "trail_is_append_only"();
--> statement-breakpoint
CREATE TRIGGER "trail_entries_not_emptied" BEFORE TRUNCATE ON "trail_entries" FOR EACH STATEMENT EXECUTE FUNCTION "trail_is_append_only"();
